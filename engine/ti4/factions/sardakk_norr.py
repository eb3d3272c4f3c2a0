"""Sardakk N'orr: fiercer in every combat, and dreadnoughts that take others with them."""

from __future__ import annotations

from engine.ask import Option, Seat, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import UNIT
from engine.ti4.abilities.implemented import works
from engine.ti4.cards.combat import DIRECT_HIT, combat_of, immune
from engine.ti4.combat import dice, hits
from engine.ti4.combat.dice import (
    COMBAT_HITS,
    COMBAT_ROLL,
    END_OF_COMBAT_ROUND,
    START_OF_GROUND_COMBAT,
    Combat,
    Fighting,
    InCombat,
    Scored,
)
from engine.ti4.components import SHIPS
from engine.ti4.economy.notes import NOTE
from engine.ti4.galaxy import units
from engine.ti4.play import Game, Question

works("exotrireme_1")
RAMMED = 2


# --- combat rolls ----------------------------------------------------------------------------------------------------


@COMBAT_ROLL.hook("unrelenting")
def unrelenting(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    """All combat rolls of this player have +1. TI-ABILITY-16, TI-MODIFIER-01"""
    return value + 1


@COMBAT_ROLL.hook("c_morran_norr")
def led_by_the_flagship(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    """Other ships of this player in the flagship's system have +1. TI-ABILITY-15, TI-MODIFIER-01"""
    led = about.unit in SHIPS and about.unit != "flagship" and units.count(game, seat, "flagship", about.combat.system)
    return value + 1 if led else value


@COMBAT_HITS.hook("valkyrie_particle_weave")
def valkyrie_particle_weave(game: Game, seat: Seat, value: int, about: Scored) -> int:
    """One more hit in each round of ground combat in which the opponent scored any. TI-GROUNDCOMBAT-03"""
    struck = about.combat.type == "ground" and about.scored.get(about.combat.opponent(seat), 0) > 0
    return value + 1 if struck else value


# --- Exotrireme II ---------------------------------------------------------------------------------------------------

DIRECT_HIT.hook("exotrireme_2")(immune)


def _can_ram(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = combat_of(moment, "space")
    if combat is None or not combat.has(seat) or combat.withdrew is not None:
        return False
    return units.count(game, seat, "dreadnought", combat.system) > 0 and bool(_prey(game, combat, seat))


def _prey(game: Game, combat: Combat, seat: Seat) -> dict[str, int]:
    return dice.fighting(game, combat, combat.opponent(seat))


RAM_AGAIN = Question("ram_again", open=False)


@END_OF_COMBAT_ROUND.ability(UNIT, "exotrireme_2", who="any", when=_can_ram)
async def exotrireme_2(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """A dreadnought is given up to destroy up to 2 ships of the opponent; then perhaps another one. TI-ABILITY-15"""
    combat = combat_of(moment)
    assert combat is not None
    await _ram(game, combat, seat)
    about = T("ti4-ask-ram-again", seat=seat_name(seat))
    while _can_ram(game, seat, moment) and await game.confirm(RAM_AGAIN, seat, about, where=[combat.system]):
        await _ram(game, combat, seat)


RAM_WITH = Question("ram_with", open=False)
RAM = Question("ram", open=False, interruptible=True)


async def _ram(game: Game, combat: Combat, seat: Seat) -> None:
    """Destroyed outright, both the dreadnought and what its owner picks; no Sustain Damage helps. TI-SUSTAIN-08"""
    own = [Option(slot.id, slot.text) for slot in hits.slots_of(game, seat, combat.system, ("dreadnought",))]
    slot = await game.pick(RAM_WITH, seat, own, T("ti4-ask-ram-with", seat=seat_name(seat)), where=[combat.system])
    await _destroy(game, combat, seat, slot, 1, seat)
    foe = combat.opponent(seat)
    slots = hits.targets(game, combat, foe, dice.types_of(game, combat, foe))
    if not slots:
        return
    most = min(RAMMED, sum(slot.most for slot in slots))
    about = T("ti4-ask-ram", seat=seat_name(seat), other=seat_name(foe), n=most)
    chosen = await game.spread(RAM, seat, Spread(slots, 1, most), about, where=[combat.system])
    for slot, number in chosen.items():
        await _destroy(game, combat, foe, slot, number, seat)


async def _destroy(game: Game, combat: Combat, owner: Seat, slot: str, number: int, by: Seat) -> None:
    type, hurt = hits.parse(game, owner, combat.system, slot)
    place, damaged, cause = hits.spot(combat.system, slot), number if hurt else 0, "exotrireme_2"
    await hits.destroy(game, owner, type, number, place, cause=hits.Cause(by, cause, combat), damaged=damaged)


# --- the promissory note ---------------------------------------------------------------------------------------------

WEAKENED = f"tekklar_legion{words.AGAINST}"


def _on_the_ground(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = combat_of(moment, "ground")
    return combat is not None and combat.has(seat)


@START_OF_GROUND_COMBAT.ability(NOTE, "tekklar_legion", who="any", when=_on_the_ground)
async def tekklar_legion(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """+1 for its holder in this ground combat, and -1 for Sardakk N'orr if that is the opponent. TI-PROMISSORY-04"""
    combat = combat_of(moment)
    assert combat is not None
    game.begin("tekklar_legion", seat, "combat")
    if combat.opponent(seat) == int(target):
        game.begin(WEAKENED, int(target), "combat")


@COMBAT_ROLL.hook("tekklar_legion")
def _strengthened(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    return value + 1


@COMBAT_ROLL.hook(WEAKENED)
def _weakened(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    return value - 1
