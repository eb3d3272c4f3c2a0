"""The Clan of Saar: nomads whose space docks fly."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import board, control, production, reinforcements, trade_goods, units, words
from engine.ti4.components import FACTIONS, GROUND, UNIT_TYPES
from engine.ti4.hooks import hook
from engine.ti4.implemented import works
from engine.ti4.play import Game
from engine.ti4.production import Batch
from engine.ti4.windows import Moment, ability

works("floating_factory_1", "floating_factory_2", "son_of_ragh")


# --- abilities -------------------------------------------------------------------------------------------------------


@ability("faction", "scavenge", "after_gain_control_of_planet", mandatory=True)
async def scavenge(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Each planet won brings a trade good. TI-ABILITY-05, TI-TRADEGOOD-03"""
    await trade_goods.gain(game, seat, 1, words.ability("scavenge"))


@hook("nomadic", "scores_from_home")
def nomadic(game: Game, seat: Seat, value: bool, /) -> bool:
    """Public objectives are scored without the home planets. TI-PUBLICOBJ-04"""
    return False


# --- Chaos Mapping ---------------------------------------------------------------------------------------------------


@hook("chaos_mapping", "cannot_activate", whose="others")
def hidden_in_the_rocks(game: Game, seat: Seat, value: bool, /, *, owner: Seat, system: str) -> bool:
    """Nobody else activates an asteroid field with ships of this player. TI-GOLDEN-04"""
    return value or (board.anomaly(system) == "asteroid_field" and bool(game.ships(owner, system)))


def _yards(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    """Systems with a unit that has Production, in which anything can be made."""
    found = []
    for system in game.state.systems:
        if production.producers(game, seat, system):
            batch = _one_unit(game, seat, system)
            if any(production.refusal(game, seat, batch, type) is None for type in UNIT_TYPES):
                found.append(system)
    return words.system_options(found)


def _one_unit(game: Game, seat: Seat, system: str) -> Batch:
    places = production.producers(game, seat, system)
    troops = {place: production.value(game, seat, place, makes=GROUND[0]) for place in places}
    grounds = production.grounds(game, seat, system, troops)
    ships = production.blockade(game, seat, system)
    return Batch(system, 1, grounds, ships, ability=False, troops=sum(troops.values()))


@ability("tech", "chaos_mapping", "start_of_turn", targets=_yards)
async def chaos_mapping(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """As each of its turns starts the player makes 1 unit, which is paid for. TI-PRODUCTION-15"""
    await production.produce(game, seat, _one_unit(game, seat, target))


# --- the promissory note ---------------------------------------------------------------------------------------------


def _called(game: Game, seat: Seat, moment: Moment) -> bool:
    issuers = [player.seat for player in game.state.players if FACTIONS[player.faction].note == "raghs_call"]
    return any(_can_go(game, issuer, moment.planet or "") for issuer in issuers)


def _can_go(game: Game, issuer: Seat, planet: str) -> bool:
    return control.ground_forces(game, issuer, planet) > 0 and bool(_refuges(game, issuer, planet))


def _refuges(game: Game, issuer: Seat, planet: str) -> list[str]:
    others = (id for id in game.planets(issuer) if id != planet)
    return [id for id in others if game.fold("may_place", True, issuer, planet=id, unit=GROUND[0])]


@ability("note", "raghs_call", "after_commit_ground_forces", when=_called)
async def raghs_call(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """All ground forces of the issuer leave the planet for another of theirs, so that nobody fights there."""
    issuer, planet = int(target), moment.planet
    assert planet is not None
    about = T("ti4-ask-raghs-call", seat=seat_name(seat), other=seat_name(issuer))
    refuge = await game.pick("raghs_call", seat, words.planet_options(_refuges(game, issuer, planet)), about)
    leaving = {type: number for type in GROUND if (number := units.count(game, issuer, type, planet))}
    for type, number in leaving.items():
        units.shift(game, issuer, type, number, planet, refuge, units.damaged(game, issuer, type, planet))
        await reinforcements.settle_groups(game, issuer, type)
    text = T("ti4-called-away", seat=seat_name(issuer), units=words.units(leaving), planet=words.planet(refuge))
    game.say(text, where=[game.state.planets[refuge].system])
