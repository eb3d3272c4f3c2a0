"""The Clan of Saar: nomads whose space docks fly."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.actions.invasion import AFTER_COMMIT_GROUND_FORCES, Landing
from engine.ti4.actions.tactical import CANNOT_ACTIVATE
from engine.ti4.components import FACTIONS, GROUND, UNIT_TYPES
from engine.ti4.economy import production, trade_goods
from engine.ti4.economy.batch import Batch
from engine.ti4.economy.notes import NOTE
from engine.ti4.galaxy import board, ground, reinforcements, units
from engine.ti4.galaxy.control import AFTER_GAIN_CONTROL_OF_PLANET, Taking
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.objectives import SCORES_FROM_HOME
from engine.ti4.phases.action_phase import START_OF_TURN
from engine.ti4.play import Game, Question

works("floating_factory_1", "floating_factory_2", "son_of_ragh")


# --- abilities -------------------------------------------------------------------------------------------------------


@AFTER_GAIN_CONTROL_OF_PLANET.ability(FACTION, "scavenge", mandatory=True)
async def scavenge(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """Each planet won brings a trade good. TI-ABILITY-05, TI-TRADEGOOD-03"""
    await trade_goods.gain(game, seat, 1, words.ability("scavenge"))


@SCORES_FROM_HOME.hook("nomadic")
def nomadic(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Public objectives are scored without the home planets. TI-PUBLICOBJ-04"""
    return False


# --- Chaos Mapping ---------------------------------------------------------------------------------------------------


@CANNOT_ACTIVATE.hook_others("chaos_mapping")
def hidden_in_the_rocks(game: Game, seat: Seat, value: bool, system: str, owner: Seat) -> bool:
    """Nobody else activates an asteroid field with ships of this player. TI-GOLDEN-04"""
    return value or (board.anomaly(system) == "asteroid_field" and bool(game.ships(owner, system)))


def _yards(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    """Systems with a unit that has Production, in which anything can be made."""
    found, haunts, stock = [], board.haunt(game.state, seat), reinforcements.Stock(game, seat)
    for system in game.state.systems:
        if system in haunts and production.producers(game, seat, system):
            batch = _one_unit(game, seat, system)
            if any(production.barred(game, seat, batch, type, 1, stock) is None for type in UNIT_TYPES):
                found.append(system)
    return words.system_options(found)


def _one_unit(game: Game, seat: Seat, system: str) -> Batch:
    places = production.producers(game, seat, system)
    troops = {place: production.value(game, seat, place, makes=GROUND[0]) for place in places}
    grounds = production.grounds(game, seat, system, troops)
    ships = production.blockade(game, seat, system)
    return Batch(system, 1, grounds, ships, ability=False, troops=sum(troops.values()))


@START_OF_TURN.ability(TECHNOLOGY, "chaos_mapping", targets=_yards)
async def chaos_mapping(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """As each of its turns starts the player makes 1 unit, which is paid for. TI-PRODUCTION-15"""
    await production.produce(game, seat, _one_unit(game, seat, target))


# --- the promissory note ---------------------------------------------------------------------------------------------


def _called(game: Game, seat: Seat, moment: Landing) -> bool:
    issuers = [player.seat for player in game.state.players if FACTIONS[player.faction].note == "raghs_call"]
    return any(_can_go(game, issuer, moment.planet) for issuer in issuers)


def _can_go(game: Game, issuer: Seat, planet: str) -> bool:
    return ground.forces(game, issuer, planet) > 0 and bool(_refuges(game, issuer, planet))


def _refuges(game: Game, issuer: Seat, planet: str) -> list[str]:
    others = (id for id in game.planets(issuer) if id != planet)
    return [id for id in others if MAY_PLACE(game, issuer, True, Placing(id, GROUND[0]))]


RAGHS_CALL = Question("raghs_call", open=False)


@AFTER_COMMIT_GROUND_FORCES.ability(NOTE, "raghs_call", when=_called)
async def raghs_call(game: Game, seat: Seat, moment: Landing, target: str) -> None:
    """All ground forces of the issuer leave the planet for another of theirs, so that nobody fights there."""
    issuer, planet = int(target), moment.planet
    assert planet is not None
    about = T("ti4-ask-raghs-call", seat=seat_name(seat), other=seat_name(issuer))
    refuge = await game.pick(RAGHS_CALL, seat, words.planet_options(_refuges(game, issuer, planet)), about)
    leaving = {type: number for type in GROUND if (number := units.count(game, issuer, type, planet))}
    for type, number in leaving.items():
        units.shift(game, issuer, type, number, planet, refuge, units.damaged(game, issuer, type, planet))
        await reinforcements.settle_groups(game, issuer, type)
    text = T("ti4-called-away", seat=seat_name(issuer), units=words.units(leaving), planet=words.planet(refuge))
    game.say(text, where=[game.state.planets[refuge].system])
