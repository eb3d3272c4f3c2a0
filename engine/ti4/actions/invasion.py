"""Invasion: bombardment, landing, Space Cannon Defense, ground combat, and who controls the planets afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.ask import Refusal, Seat, Slot, Spread
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import InSystem, OnPlanet
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat import bombardment, ground_combat, space_cannon
from engine.ti4.components import GROUND
from engine.ti4.galaxy import capacity, control, custodians, ground, reinforcements, structures, units
from engine.ti4.galaxy.board import force_at, planets_of
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.interface import pending_steps
from engine.ti4.phases import elimination
from engine.ti4.play import Game, Point, Question

INFANTRY = "infantry"

LANDS = Point[tuple[str, ...], str]("lands")
"""Unit types that the seat may land in an invasion of a system."""


@dataclass(slots=True)
class Landing(OnPlanet):
    """Ground forces have landed on a planet of `other`: pieces by type, `amount` in all."""

    other: Seat | None
    amount: int
    pieces: dict[str, int]

    def number(self) -> int:
        return self.amount


START_OF_INVASION = Moment[InSystem]("start_of_invasion")
AFTER_COMMIT_GROUND_FORCES = Moment[Landing]("after_commit_ground_forces")
FIRST_SEAT_BOMBARDED = 3
"""The edition since which ships with nobody to land bombard the first seat, too."""


async def invade(game: Game, seat: Seat, system: str) -> None:
    """The Invasion step of a tactical action. TI-INVASION-01, TI-INVASION-02, TI-INVASION-07"""
    if not _can_invade(game, seat, system):
        return
    landed = await game.during(pending_steps.INVASION, _land(game, seat, system))
    if landed:
        await game.during(pending_steps.CANNONS, _defend(game, seat, landed))
        await _fight(game, seat, landed)
        await game.during(pending_steps.INVASION, _take(game, seat, landed))
    game.end("invasion")
    await elimination.check_elimination(game)


async def _land(game: Game, seat: Seat, system: str) -> list[str]:
    await START_OF_INVASION.open(game, InSystem(actor=seat, system=system))
    await bombardment.bombard(game, seat, system)
    return await commit(game, seat, system)


async def _take(game: Game, seat: Seat, landed: list[str]) -> None:
    for planet in landed:
        ground.take_off(game, seat, planet)
    await _establish_control(game, seat, landed)
    for type in capacity.CARGO:
        await reinforcements.settle_groups(game, seat, type)


def _can_invade(game: Game, seat: Seat, system: str) -> bool:
    """Whether there is anything to land or to bombard."""
    planets = planets_of(game.state, system)
    if not planets or seat not in game.state.systems[system].space:
        return False
    return _can_bombard(game, seat, system) or any(
        units.count(game, seat, type, system) for type in landing(game, seat, system)
    )


def _can_bombard(game: Game, seat: Seat, system: str) -> bool:
    """Whether the ships alone could, with nobody to land. TI-BOMBARD-01"""
    others = [ground.defender(game, seat, planet) for planet in planets_of(game.state, system)]
    least = 0 if game.state.edition >= FIRST_SEAT_BOMBARDED else 1
    defended = any(other is not None and other >= least for other in others)
    return defended and bool(bombardment.bombers(game, seat, system))


def has_use(game: Game, seat: Seat, system: str) -> bool:
    """Whether units in the space area could bombard or land, even if no ship comes. TI-INVASION-01, TI-CUSTODIANS-03"""
    if not _can_invade(game, seat, system):
        return False
    return _can_bombard(game, seat, system) or any(
        refusal(game, seat, planet) is None
        or (custodians.guards(game, planet) and custodians.refusal(game, seat) is None)
        for planet in planets_of(game.state, system)
    )


def landing(game: Game, seat: Seat, system: str) -> tuple[str, ...]:
    """The unit types of a space area that a seat can land: ground forces, and what fights like them."""
    return LANDS(game, seat, GROUND, system)


async def commit(game: Game, seat: Seat, system: str) -> list[str]:
    """Lands any number of ground forces of the space area on planets of the system. Returns the planets with them.

    TI-INVASION-04, TI-INVASION-05, TI-INVASION-06, TI-CUSTODIANS-04, TI-TRANSPORT-07
    """
    must = await custodians.offer(game, seat, system)
    landed: dict[str, dict[str, int]] = {}
    for type in landing(game, seat, system):
        chosen = await _choose_landings(game, seat, system, type, least=1 if must and type in GROUND else 0)
        for planet, number in chosen.items():
            landed.setdefault(planet, {})[type] = number
    for planet, pieces in landed.items():
        for type, number in pieces.items():
            units.shift(game, seat, type, number, system, planet)
    _tell_landed(game, seat, system, landed)
    for planet, pieces in landed.items():
        owner, number = game.state.planets[planet].owner, sum(pieces.values())
        await AFTER_COMMIT_GROUND_FORCES.open(game, Landing(seat, system, planet, owner, number, pieces))
    return [planet for planet in landed if ground.troops(game, seat, planet)]


def _tell_landed(game: Game, seat: Seat, system: str, landed: Mapping[str, Mapping[str, int]]) -> None:
    """In one sentence, on however many planets."""
    said = [{"units": words.units(pieces), "planet": words.place(planet)} for planet, pieces in landed.items()]
    if len(said) == 1:
        game.say(T("ti4-landed", seat=seat_name(seat), **said[0]), where=[system])
    elif said:
        landings = tuple(Text("ti4-landed-on", each) for each in said)
        game.say(T("ti4-landed-several", seat=seat_name(seat), landings=landings), where=[system])


LAND = Question("land", open=True, interruptible=True)
LAND_SHIPS = Question("land_ships", open=True, interruptible=True)


async def _choose_landings(game: Game, seat: Seat, system: str, type: str, least: int) -> dict[str, int]:
    aboard = units.count(game, seat, type, system)
    open_planets = [planet for planet in planets_of(game.state, system) if refusal(game, seat, planet) is None]
    if not aboard or not open_planets:
        return {}
    slots = [Slot(planet, words.planet(planet), aboard) for planet in open_planets]
    shape = Spread(slots, least, aboard, "TI-CUSTODIANS-04" if least else "TI-INVASION-04", _why(game, seat))
    pieces = words.units({type: aboard})
    ground = type in GROUND
    about = T("ti4-ask-land", seat=seat_name(seat), units=pieces)
    if not ground:
        about = T("ti4-ask-land-ships", seat=seat_name(seat), units=pieces)
    return await game.spread(LAND if ground else LAND_SHIPS, seat, shape, about, where=[system])


def refusal(game: Game, seat: Seat, planet: str) -> Refusal | None:
    """Why ground forces cannot land on a planet; None when they can. TI-CUSTODIANS-02"""
    if custodians.guards(game, planet):
        return custodians.refusal(game, seat) or Refusal("TI-CUSTODIANS-02", T("ti4-custodians-guard"))
    if not MAY_PLACE(game, seat, True, Placing(planet, INFANTRY)):
        return Refusal("TI-GOLDEN-02", T("ti4-no-units-there", planet=words.planet(planet)))
    return None


def _why(game: Game, seat: Seat) -> Callable[[str], Refusal | None]:
    return lambda planet: refusal(game, seat, planet) if planet in game.state.planets else None


async def _defend(game: Game, seat: Seat, landed: list[str]) -> None:
    """Space Cannon Defense on each planet in the active player's order. TI-INVASION-08, TI-INVASION-09"""
    armed = [planet for planet in landed if _has_cannon(game, seat, planet)]
    for planet in await _in_order(game, seat, armed, "ti4-ask-order-cannon"):
        if ground.troops(game, seat, planet):
            await space_cannon.space_cannon_defense(game, seat, planet)


def _has_cannon(game: Game, seat: Seat, planet: str) -> bool:
    """Whether another player's unit on the planet has Space Cannon. TI-INVASION-08"""
    others = [other for other in sorted(game.state.planets[planet].ground) if other != seat]
    return any(game.card(other, type).cannon for other in others for type in force_at(game.state, planet, other).units)


async def _fight(game: Game, seat: Seat, landed: list[str]) -> None:
    """Ground combats in the active player's order. TI-INVASION-10, TI-INVASION-11"""
    contested = [planet for planet in landed if _contested(game, seat, planet)]
    for planet in await _in_order(game, seat, contested, "ti4-ask-order-combats"):
        if _contested(game, seat, planet):
            await ground_combat.ground_combat(game, seat, planet)


def _contested(game: Game, seat: Seat, planet: str) -> bool:
    return ground.troops(game, seat, planet) > 0 and ground.defender(game, seat, planet) is not None


ORDER_PLANETS = Question("order_planets", open=True)


async def _in_order(game: Game, seat: Seat, planets: list[str], key: str) -> list[str]:
    about = Text(key, {"seat": seat_name(seat)})
    return await game.order(ORDER_PLANETS, seat, words.planet_options(planets), about)


async def _establish_control(game: Game, seat: Seat, landed: list[str]) -> None:
    """Planets with surviving landed forces are the active player's; elsewhere nothing changes.

    TI-INVASION-12, TI-INVASION-14, TI-CONTROL-07, TI-CONTROL-08, TI-DOUBT-45, TI-DOUBT-46
    """
    for planet in landed:
        if ground.forces(game, seat, planet):
            await control.gain_control(game, seat, planet)
            await structures.abandon(game, planet)
