"""Sardakk N'orr: fiercer in every combat, and dreadnoughts that take others with them."""

from __future__ import annotations

from typing import Any

from engine.ask import Option, Seat, Spread
from engine.text import T, seat_name
from engine.ti4 import dice, hits, units
from engine.ti4.cards.combat import combat_of, immune
from engine.ti4.components import SHIPS
from engine.ti4.dice import Combat
from engine.ti4.hooks import hook
from engine.ti4.implemented import works
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability

works("exotrireme_1")
RAMMED = 2


# --- combat rolls ----------------------------------------------------------------------------------------------------


@hook("unrelenting", "combat_roll")
def unrelenting(game: Game, seat: Seat, value: int, /, **_: Any) -> int:
    """All combat rolls of this player have +1. TI-ABILITY-16, TI-MODIFIER-01"""
    return value + 1


@hook("c_morran_norr", "combat_roll")
def led_by_the_flagship(game: Game, seat: Seat, value: int, /, *, combat: Combat, unit: str) -> int:
    """Other ships of this player in the flagship's system have +1. TI-ABILITY-15, TI-MODIFIER-01"""
    led = unit in SHIPS and unit != "flagship" and units.count(game, seat, "flagship", combat.system)
    return value + 1 if led else value


@hook("valkyrie_particle_weave", "combat_hits")
def valkyrie_particle_weave(game: Game, seat: Seat, value: int, /, *, combat: Combat, scored: dict[Seat, int]) -> int:
    """One more hit in each round of ground combat in which the opponent scored any. TI-GROUNDCOMBAT-03"""
    struck = combat.type == "ground" and scored.get(combat.opponent(seat), 0) > 0
    return value + 1 if struck else value


# --- Exotrireme II ---------------------------------------------------------------------------------------------------

hook("exotrireme_2", "direct_hit")(immune)


def _can_ram(game: Game, seat: Seat, moment: Moment) -> bool:
    combat = combat_of(moment, "space")
    if combat is None or not combat.has(seat) or combat.withdrew is not None:
        return False
    return units.count(game, seat, "dreadnought", combat.system) > 0 and bool(_prey(game, combat, seat))


def _prey(game: Game, combat: Combat, seat: Seat) -> dict[str, int]:
    return dice.fighting(game, combat, combat.opponent(seat))


@ability("unit", "exotrireme_2", "end_of_combat_round", who="any", when=_can_ram)
async def exotrireme_2(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """A dreadnought is given up to destroy up to 2 ships of the opponent; then perhaps another one. TI-ABILITY-15"""
    combat = combat_of(moment)
    assert combat is not None
    await _ram(game, combat, seat)
    about = T("ti4-ask-ram-again", seat=seat_name(seat))
    while _can_ram(game, seat, moment) and await game.confirm("ram_again", seat, about, where=[combat.system]):
        await _ram(game, combat, seat)


async def _ram(game: Game, combat: Combat, seat: Seat) -> None:
    """Destroyed outright, both the dreadnought and what its owner picks; no Sustain Damage helps. TI-SUSTAIN-08"""
    own = [Option(slot.id, slot.text) for slot in hits.slots_of(game, seat, combat.system, ("dreadnought",))]
    slot = await game.pick("ram_with", seat, own, T("ti4-ask-ram-with", seat=seat_name(seat)), where=[combat.system])
    await _destroy(game, combat, seat, slot, 1, seat)
    foe = combat.opponent(seat)
    slots = hits.targets(game, combat, foe, dice.types_of(game, combat, foe))
    if not slots:
        return
    most = min(RAMMED, sum(slot.most for slot in slots))
    about = T("ti4-ask-ram", seat=seat_name(seat), other=seat_name(foe), n=most)
    chosen = await game.spread("ram", seat, Spread(slots, 1, most), about, where=[combat.system], open=True)
    for slot, number in chosen.items():
        await _destroy(game, combat, foe, slot, number, seat)


async def _destroy(game: Game, combat: Combat, owner: Seat, slot: str, number: int, by: Seat) -> None:
    type, hurt = hits.parse(game, owner, combat.system, slot)
    place, damaged, cause = hits.spot(combat.system, slot), number if hurt else 0, "exotrireme_2"
    await hits.destroy(game, owner, type, number, place, by=by, cause=cause, damaged=damaged, combat=combat)


# --- the promissory note ---------------------------------------------------------------------------------------------

WEAKENED = "tekklar_legion_against"


def _on_the_ground(game: Game, seat: Seat, moment: Moment) -> bool:
    combat = combat_of(moment, "ground")
    return combat is not None and combat.has(seat)


@ability("note", "tekklar_legion", "start_of_ground_combat", who="any", when=_on_the_ground)
async def tekklar_legion(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """+1 for its holder in this ground combat, and -1 for Sardakk N'orr if that is the opponent. TI-PROMISSORY-04"""
    combat = combat_of(moment)
    assert combat is not None
    game.begin("tekklar_legion", seat, "combat")
    if combat.opponent(seat) == int(target):
        game.begin(WEAKENED, int(target), "combat")


@hook("tekklar_legion", "combat_roll")
def _strengthened(game: Game, seat: Seat, value: int, /, **_: Any) -> int:
    return value + 1


@hook(WEAKENED, "combat_roll")
def _weakened(game: Game, seat: Seat, value: int, /, **_: Any) -> int:
    return value - 1
