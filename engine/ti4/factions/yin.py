"""The Yin Brotherhood: it wins over the infantry of others and gives its own ships away for hits."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities import naming, sources
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY, UNIT
from engine.ti4.abilities.occasions import InSystem, WithPieces
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM
from engine.ti4.cards import choosing
from engine.ti4.combat import dice, hits
from engine.ti4.combat.dice import END_OF_COMBAT_ROUND, START_OF_GROUND_COMBAT, START_OF_SPACE_COMBAT, Combat, InCombat
from engine.ti4.combat.hits import AFTER_UNIT_DESTROYED, WHEN_UNIT_DESTROYED, Loss
from engine.ti4.economy import payment
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.production import AFTER_USE_PRODUCTION
from engine.ti4.galaxy import board, capacity, reinforcements, units
from engine.ti4.play import Game

PRICE = 2
OFFERED = ("cruiser", "destroyer")


# --- Indoctrination --------------------------------------------------------------------------------------------------


def _can_convert(game: Game, seat: Seat, moment: InCombat) -> bool:
    """An own ground combat against infantry, and the influence. TI-ABILITY-08"""
    combat = moment.combat
    if not isinstance(combat, Combat) or not combat.has(seat):
        return False
    there = units.count(game, combat.opponent(seat), "infantry", combat.place)
    able = choosing.placeable(game, seat, "infantry", combat.place)
    return there > 0 and able and payment.purse(game, seat, "influence") >= PRICE


@START_OF_GROUND_COMBAT.ability(FACTION, "indoctrination", who="any", when=_can_convert)
async def indoctrination(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """For 2 influence one infantry of the opponent is replaced by an own one. TI-ABILITY-07, TI-GROUNDCOMBAT-05"""
    combat = moment.combat
    assert isinstance(combat, Combat)
    await payment.pay(game, seat, PRICE, "influence", words.ability("indoctrination"))
    units.remove(game, combat.opponent(seat), "infantry", 1, combat.place)
    await reinforcements.put(game, seat, "infantry", 1, combat.place)
    other, planet = seat_name(combat.opponent(seat)), words.place(combat.place)
    game.say(T("ti4-indoctrinated", seat=seat_name(seat), other=other, planet=planet), where=[combat.system])


# --- ships given away ------------------------------------------------------------------------------------------------


def _sacrifices(game: Game, seat: Seat, moment: InCombat) -> list[Option]:
    """Own cruisers and destroyers in a space combat that still has ships of the opponent."""
    combat = moment.combat
    if not isinstance(combat, Combat) or combat.type != "space" or not combat.has(seat) or combat.withdrew is not None:
        return []
    if not dice.fighting(game, combat, combat.opponent(seat)):
        return []
    return [Option(slot.id, slot.text) for slot in hits.slots_of(game, seat, combat.system, OFFERED)]


async def _sacrifice(game: Game, seat: Seat, combat: Combat, slot: str, cause: str) -> None:
    type, hurt = hits.parse(game, seat, combat.system, slot)
    await hits.destroy(game, seat, type, 1, combat.system, cause=hits.Cause(None, cause, combat), damaged=int(hurt))


naming.QUESTIONS |= dict.fromkeys(("devotion", "impulse_core"), "ti4-ask-sacrifice")


@END_OF_COMBAT_ROUND.ability(FACTION, "devotion", who="any", targets=_sacrifices)
async def devotion(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """A cruiser or destroyer dies for one hit on a ship that this player picks. TI-ABILITY-07, TI-SUSTAIN-01"""
    await _sacrifice(game, seat, moment.combat, target, "devotion")
    await hits.snipe(game, moment.combat, seat, "devotion")


@START_OF_SPACE_COMBAT.ability(TECHNOLOGY, "impulse_core", who="any", targets=_sacrifices)
async def impulse_core(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """A cruiser or destroyer dies for one hit on a ship that is no fighter, if there is one. TI-ABILITY-07"""
    await _sacrifice(game, seat, moment.combat, target, "impulse_core")
    await hits.inflict(game, moment.combat, seat, 1, "impulse_core", pinned=1)


# --- the flagship ----------------------------------------------------------------------------------------------------


def _is_flagship(game: Game, seat: Seat, moment: Loss) -> bool:
    return moment.unit == "flagship"


@WHEN_UNIT_DESTROYED.ability(UNIT, "van_hauge", when=_is_flagship, mandatory=True)
async def van_hauge(game: Game, seat: Seat, moment: Loss, target: str) -> None:
    """All ships in its system are destroyed with it. TI-ABILITY-15, TI-ABILITY-19, TI-SUSTAIN-08"""
    system = moment.system
    game.say(T("ti4-van-hauge", seat=seat_name(seat), system=words.system(system)), where=[system])
    for other in game.fleets(system):
        for type, number in game.ships(other, system).items():
            if (other, type) != (seat, "flagship"):
                await _blast(game, seat, moment, other, type, number)


async def _blast(game: Game, seat: Seat, moment: Loss, other: Seat, type: str, number: int) -> None:
    system, combat = moment.system, moment.combat if isinstance(moment.combat, Combat) else None
    hurt = board.force_at(game.state, system, other).damaged.get(type, 0)
    by = seat if other != seat else None
    await hits.destroy(game, other, type, number, system, cause=hits.Cause(by, "van_hauge", combat), damaged=hurt)


def _outside_combat(game: Game, seat: Seat, moment: Loss) -> bool:
    return moment.unit == "flagship" and moment.combat is None


@AFTER_UNIT_DESTROYED.ability(UNIT, "van_hauge", when=_outside_combat, mandatory=True)
async def strand(game: Game, seat: Seat, moment: Loss, target: str) -> None:
    """Ground forces left without ships have no place; a combat sees to that when it ends. TI-CAPACITY-04"""
    system = moment.system
    for other in sorted(game.state.systems[system].space):
        await capacity.after_loss(game, other, system)


# --- Yin Spinner -----------------------------------------------------------------------------------------------------


def _cradles(game: Game, seat: Seat, system: str) -> list[str]:
    own = [planet for planet in board.planets_of(game.state, system) if game.state.planets[planet].owner == seat]
    return choosing.placeable_in(game, seat, "infantry", own)


def _has_cradle(game: Game, seat: Seat, moment: WithPieces) -> bool:
    return bool(_cradles(game, seat, moment.system))


@AFTER_USE_PRODUCTION.ability(TECHNOLOGY, "yin_spinner", when=_has_cradle, mandatory=True)
async def yin_spinner(game: Game, seat: Seat, moment: WithPieces, target: str) -> None:
    """Production brings 1 infantry more, to any own planet of the system. TI-ABILITY-05"""
    planets = _cradles(game, seat, moment.system)
    for planet in await choosing.one_planet(game, seat, planets, T("ti4-ask-yin-spinner", seat=seat_name(seat))):
        await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, planet)


# --- the promissory note ---------------------------------------------------------------------------------------------

sources.silences("greyfire_mutagen", technologies=True)


@AFTER_ACTIVATE_SYSTEM.ability(NOTE, "greyfire_mutagen", who="any")
async def greyfire_mutagen(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """In this tactical action the Brotherhood has no faction abilities and technologies. TI-PROMISSORY-04"""
    game.begin("greyfire_mutagen", int(target), "tactical_action")
