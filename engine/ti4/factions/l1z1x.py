"""The L1Z1X Mindnet: what it conquers works on for it, and its dreadnoughts strike hard."""

from __future__ import annotations

from engine.ask import YES, Seat, either
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, ready_card
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.cards import combat as cards
from engine.ti4.cards.combat import DIRECT_HIT
from engine.ti4.combat import bombardment
from engine.ti4.combat.dice import END_OF_COMBAT_ROUND, PINS, Combat, Fighting, InCombat
from engine.ti4.components import STRUCTURES
from engine.ti4.economy import notes, tokens
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.technology import WAIVERS, Waiver
from engine.ti4.galaxy import reinforcements, structures, units
from engine.ti4.galaxy.control import WHEN_GAIN_CONTROL_OF_PLANET, Taking
from engine.ti4.galaxy.structures import MAY_PLACE, STRUCTURE_LIMIT, Placing
from engine.ti4.phases.action_phase import START_OF_TURN
from engine.ti4.play import Game, Question

works("super_dreadnought_1")

DIRECT_HIT.hook("super_dreadnought_2")(cards.immune)
WAIVER = 2
HEAVY = ("flagship", "dreadnought")


# --- abilities -------------------------------------------------------------------------------------------------------


def _foreign(game: Game, seat: Seat, planet: str) -> list[tuple[Seat, str, int]]:
    """Structures of others on a planet: whose, of what type, how many."""
    others = [other for other in sorted(game.state.planets[planet].ground) if other != seat]
    found = [(other, type, units.count(game, other, type, planet)) for other in others for type in STRUCTURES]
    return [(other, type, number) for other, type, number in found if number]


def _takeable(game: Game, seat: Seat, type: str, planet: str) -> bool:
    """Whether one more structure can stand there as the seat's own, with a piece to take."""
    if not MAY_PLACE(game, seat, True, Placing(planet, type)):
        return False
    limit = STRUCTURE_LIMIT(game, seat, structures.LIMITS[type], Placing(planet, type))
    return units.count(game, seat, type, planet) < limit and reinforcements.obtainable(game, seat, type) > 0


def _stand_there(game: Game, seat: Seat, moment: Taking) -> bool:
    planet = moment.planet
    return any(_takeable(game, seat, type, planet) for _, type, _ in _foreign(game, seat, planet))


@WHEN_GAIN_CONTROL_OF_PLANET.ability(FACTION, "assimilate", when=_stand_there, mandatory=True)
async def assimilate(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """PDS and space docks of others on a planet just taken are replaced by own ones. TI-ABILITY-05, TI-CONTROL-04"""
    planet = moment.planet
    for other, type, number in _foreign(game, seat, planet):
        for _ in range(number):
            if _takeable(game, seat, type, planet) and await _wanted(game, seat, type, planet):
                await _replace(game, seat, other, type, planet)


ASSIMILATE = Question("assimilate", open=False)


async def _wanted(game: Game, seat: Seat, type: str, planet: str) -> bool:
    """Nobody has to take a piece off the board for it. TI-REINFORCE-02"""
    if game.pieces_left(seat, type) > 0:
        return True
    about = T("ti4-ask-assimilate", seat=seat_name(seat), unit=words.unit(type), planet=words.planet(planet))
    shape = either(T("ti4-assimilate"), T("ti4-not-assimilate"))
    return await game.ask_one(ASSIMILATE, seat, shape, about) == YES


async def _replace(game: Game, seat: Seat, other: Seat, type: str, planet: str) -> None:
    """A replaced unit goes back to its owner; it is not destroyed."""
    units.remove(game, other, type, 1, planet)
    await reinforcements.put(game, seat, type, 1, planet)
    whose, what = seat_name(other), words.unit(type)
    text = T("ti4-assimilated", seat=seat_name(seat), other=whose, unit=what, planet=words.planet(planet))
    game.say(text, where=[game.state.planets[planet].system])


def _bombards(game: Game, seat: Seat, moment: InCombat) -> bool:
    """A ground combat that this player attacks in, with ships above that may fire. TI-FACTION-04"""
    combat = moment.combat
    if not isinstance(combat, Combat) or combat.type != "ground" or combat.attacker != seat:
        return False
    return bool(bombardment.bombers(game, seat, combat.system)) and not bombardment.refusal(game, seat, combat.place)


@END_OF_COMBAT_ROUND.ability(FACTION, "harrow", who="any", when=_bombards)
async def harrow(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """After a round of ground combat the ships bombard the planet again. TI-FACTION-03, TI-FACTION-04"""
    await bombardment.strike(game, seat, moment.system, moment.combat.place)


# --- the flagship ----------------------------------------------------------------------------------------------------


@PINS.hook("0_0_1")
def no_fighters(game: Game, seat: Seat, value: bool, about: Fighting) -> bool:
    """Hits of the flagship and of dreadnoughts that roll with it go to other ships than fighters. TI-ABILITY-15"""
    aboard = any(roll.seat == seat and roll.unit == "flagship" and roll.dice for roll in about.combat.rolls)
    return value or (about.combat.type == "space" and aboard and about.unit in HEAVY)


# --- Inheritance Systems ---------------------------------------------------------------------------------------------


@WAIVERS.hook("inheritance_systems")
def inheritance_systems(game: Game, seat: Seat, value: list[Waiver], technology: str) -> list[Waiver]:
    """Exhausted, for 2 resources more, it does away with all prerequisites. TI-TECH-16, TI-EXHAUST-04"""
    ready = ready_card(game, seat, "inheritance_systems")
    return [*value, ("inheritance_systems", WAIVER)] if ready else value


# --- the promissory note ---------------------------------------------------------------------------------------------


def _issuer_has_token(game: Game, seat: Seat, moment: OfSeat) -> bool:
    issuer = notes.origin(game, "cybernetic_enhancements")
    return issuer is not None and game.player(issuer).strategy > 0


@START_OF_TURN.ability(NOTE, "cybernetic_enhancements", when=_issuer_has_token)
async def cybernetic_enhancements(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """The Mindnet loses a strategy token; the holder gains one there. TI-PROMISSORY-04, TI-COMMANDTOKEN-04"""
    tokens.spend_strategy(game, int(target))
    game.say(T("ti4-token-lost", seat=seat_name(int(target)), pool=words.pool("strategy")))
    if game.reserve(seat) > 0:
        tokens.add(game, seat, "strategy", 1)
        game.say(T("ti4-gained-tokens", seat=seat_name(seat), pools=tokens.pool_words({"strategy": 1})))
