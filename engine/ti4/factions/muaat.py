"""The Embers of Muaat: war suns from the start, fleets born from them, and ways through burning stars."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY, UNIT
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import OfSeat, WithPieces
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.cards import choosing
from engine.ti4.economy import notes, technology, tokens, trade_goods
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.production import AFTER_USE_PRODUCTION
from engine.ti4.galaxy import capacity, reinforcements, units
from engine.ti4.galaxy.board import anomaly
from engine.ti4.galaxy.routes import ENTERS, Entering
from engine.ti4.play import Game, Question

works("prototype_war_sun_1", "prototype_war_sun_2")
FORGED = {"fighter": 2, "destroyer": 1}


def _has_token(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return game.player(seat).strategy > 0


# --- abilities -------------------------------------------------------------------------------------------------------


def _forges(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.system_options(id for id in game.on_board(seat, "war_sun") if _castings(game, seat, id))


def _castings(game: Game, seat: Seat, system: str) -> list[str]:
    return [type for type, number in FORGED.items() if choosing.placeable(game, seat, type, system, number)]


STAR_FORGE = Question("star_forge", open=False)


@COMPONENT_ACTION.ability(FACTION, "star_forge", when=_has_token, targets=_forges)
async def star_forge(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A strategy token brings 2 fighters or a destroyer to an own war sun. TI-ABILITY-03, TI-ABILITY-07"""
    tokens.spend_strategy(game, seat)
    types = _castings(game, seat, target)
    options = [Option(type, T(f"ti4-units-{type}", n=FORGED[type])) for type in types]
    about = T("ti4-ask-star-forge", seat=seat_name(seat), system=words.system(target))
    await _place(game, seat, await game.pick(STAR_FORGE, seat, options, about, where=[target]), target)


async def _place(game: Game, seat: Seat, type: str, system: str) -> None:
    """What the fleet pool and the ships there have no room for is lost. TI-FLEETPOOL-03, TI-CAPACITY-04"""
    await reinforcements.place_from_reinforcements(game, seat, type, FORGED.get(type, 1), system)
    await capacity.enforce_fleet(game, seat, system)
    await capacity.enforce_capacity(game, seat, system)


@ENTERS.hook("gashlai_physiology")
def gashlai_physiology(game: Game, seat: Seat, value: bool, about: Entering) -> bool:
    """Own ships pass through supernovas. TI-SUPERNOVA-02, TI-ABILITY-16"""
    return value or (about.crossing and anomaly(about.system) == "supernova")


# --- the flagship ----------------------------------------------------------------------------------------------------


def _builds(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    here = game.on_board(seat, "flagship")
    return words.system_options(choosing.placeable_in(game, seat, "cruiser", here))


@COMPONENT_ACTION.ability(UNIT, "the_inferno", when=_has_token, targets=_builds)
async def the_inferno(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A strategy token brings a cruiser to the flagship. TI-ABILITY-03, TI-ABILITY-15"""
    tokens.spend_strategy(game, seat)
    await _place(game, seat, "cruiser", target)


# --- Magmus Reactor --------------------------------------------------------------------------------------------------


@ENTERS.hook("magmus_reactor")
def into_supernovas(game: Game, seat: Seat, value: bool, about: Entering) -> bool:
    """Own ships end their movement in supernovas. TI-SUPERNOVA-01"""
    return value or (not about.crossing and anomaly(about.system) == "supernova")


def _is_hot(game: Game, seat: Seat, moment: WithPieces) -> bool:
    """A war sun that was there before, anybody's, or a supernova next to the system."""
    system = moment.system
    suns = sum(units.count(game, other, "war_sun", system) for other in game.seats())
    near = any(anomaly(other) == "supernova" for other in game.near(seat)[system])
    return near or suns > moment.pieces.get("war_sun", 0)


@AFTER_USE_PRODUCTION.ability(TECHNOLOGY, "magmus_reactor", when=_is_hot, mandatory=True)
async def magmus_reactor(game: Game, seat: Seat, moment: WithPieces, target: str) -> None:
    """A trade good for each use of Production near a war sun or a supernova, too late to pay for it. TI-ABILITY-05"""
    await trade_goods.gain(game, seat, 1, words.technology("magmus_reactor"))


# --- the promissory note ---------------------------------------------------------------------------------------------

GAINED = "war_sun"


def _can_learn(game: Game, seat: Seat, moment: OfSeat) -> bool:
    """The whole text has to come to pass: Muaat has a fleet token, and the technology is still to be had."""
    issuer = notes.origin(game, "fires_of_the_gashlai")
    return issuer is not None and game.player(issuer).fleet > 0 and technology.in_deck(game, seat, GAINED)


@COMPONENT_ACTION.ability(NOTE, "fires_of_the_gashlai", when=_can_learn)
async def fires_of_the_gashlai(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Muaat loses a fleet token; the holder gains the War Sun technology. TI-ABILITY-03, TI-PROMISSORY-02"""
    issuer = int(target)
    tokens.add(game, issuer, "fleet", -1)
    game.say(T("ti4-token-lost", seat=seat_name(issuer), pool=words.pool("fleet")))
    await capacity.enforce_fleet_everywhere(game, issuer)
    technology.acquire(game, seat, GAINED)
