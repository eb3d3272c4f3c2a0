"""Colonies: how they are begun, how they grow, and what a hit does.

SE-COLONY-01, SE-COLONY-02, SE-COLONY-05, SE-CSHIP-01
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.components import COLONY_STEPS, HOME_CP, HOME_STEP, PLANETS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import presence, public_order, stranding, units
from engine.space_empires.phases import victory
from engine.space_empires.play import Game
from engine.space_empires.state import Colony, Owner, Unit
from engine.text import T, seat_name

COLONY_SHIP = "COLONY_SHIP"


def settlers(game: Game, seat: Seat) -> list[Unit]:
    """Colony ships with which a colony could begin where they are now: of those that are alike the first one.

    SE-PLANET-02, SE-COLONY-04, SE-COLONY-07, SE-CSHIP-03, D-74
    """
    alike: dict[object, list[Unit]] = {}
    for ship in public_order.by_name(game, [unit for unit in game.player(seat).units if unit.type == COLONY_SHIP]):
        if game.state.edition or can_settle(game, ship):
            alike.setdefault(_seen(game, ship), []).append(ship)
    able = [ships for ships in alike.values() if any(can_settle(game, ship) for ship in ships)]
    return [ships[0] if game.state.edition else _plainest(game, ships) for ships in able]


def _seen(game: Game, ship: Unit) -> object:
    """What everybody sees of a ship, as far as it matters: where it is, and whether it could still move."""
    moves = game.state.edition and game.state.step == "movement"
    return (ship.at, ship.moved, ship.extra, ship.halted, ship.chained) if moves else ship.at


def _plainest(game: Game, ships: Sequence[Unit]) -> Unit:
    """A ship that can do no more than another."""
    return min(ships, key=lambda ship: technology.level(game, ship, "terraforming"))


def can_settle(game: Game, ship: Unit) -> bool:
    """Whether this colony ship may begin a colony where it is.

    SE-TERRA-01, SE-TERRA-02, SE-PLANET-03, SE-PLANET-01, SE-COLONY-03, D-74
    """
    kind = game.terrain(ship.at)
    if kind not in PLANETS or game.colony(ship.at) is not None:
        return False
    if kind == "barren_planet" and not technology.level(game, ship, "terraforming"):
        return False
    return not presence.hindered(game, ship.at, ship.owner)


def settle(game: Game, ship: Unit) -> None:
    """The colony ship lies on the planet and is a colony from now on. SE-COLONY-04, SE-COLONY-05, SE-GEN-06"""
    seat, at = ship.owner, ship.at
    _change_places(game, ship)
    units.remove(game, ship)
    game.system(at).colony = Colony(seat)
    game.say(T("space_empires-settles", seat=seat_name(seat), hex=words.hex(at)), where=[at], weight=2)
    if game.terrain(at) == "barren_planet":
        technology.announce(game, seat, "terraforming", 1)


def _change_places(game: Game, ship: Unit) -> None:
    """The counter that leaves stands for the plainest ship that can settle: only its owner knows what each has. D-72"""
    alike = [
        one
        for one in game.at(ship.at, ship.owner)
        if one.type == COLONY_SHIP and _seen(game, one) == _seen(game, ship) and can_settle(game, one)
    ]
    plainest = _plainest(game, alike)
    ship.levels, plainest.levels = plainest.levels, ship.levels


def grown(colony: Colony) -> int:
    """The value after one step of growth. SE-GROW-01, SE-GROW-03, SE-HOME-04, SE-COLONY-06, SE-COLONY-08"""
    if colony.home:
        return min(HOME_CP, colony.value + HOME_STEP)
    return next((step for step in COLONY_STEPS if step > colony.value), colony.value)


def lowered(colony: Colony) -> int | None:
    """The value after one hit; None when it is destroyed. SE-BOMB-06, SE-BOMB-07, SE-BOMB-08, SE-BOMB-09"""
    if colony.home:
        return colony.value - HOME_STEP or None
    lower = [step for step in COLONY_STEPS if 0 < step < colony.value]
    return lower[-1] if lower else None


async def hit(game: Game, at: str, by: Owner) -> bool:
    """One hit on a colony by a side; whether it is destroyed. SE-BOMB-06, SE-BOMB-08"""
    colony = game.colony(at)
    assert colony is not None
    value = lowered(colony)
    if value is None:
        await destroy(game, at, by)
        return True
    colony.value = value
    game.say(T("space_empires-colony-hit", hex=words.hex(at), value=words.cp(value)), where=[at], weight=2)
    return False


async def destroy(game: Game, at: str, by: Owner) -> None:
    """A colony is destroyed, with what lies undelivered on it; the planet is as it was before.

    SE-COLONY-09, SE-MINERAL-11, SE-BOMB-06
    """
    system = game.system(at)
    colony, system.colony = system.colony, None
    assert colony is not None
    game.say(T("space_empires-colony-lost", hex=words.hex(at), side=words.side(colony.owner)), where=[at], weight=2)
    if colony.home and system.marker is not None:
        system.marker.type = "planet"
    await stranding.strand(game, at, colony.owner)
    await victory.colony_destroyed(game, at, colony, by)
