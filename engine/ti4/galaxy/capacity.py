"""Fleet pool and capacity: how many ships, fighters and ground forces a space area may hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.combat import hits
from engine.ti4.components import SHIPS
from engine.ti4.galaxy import units
from engine.ti4.galaxy.board import force_at, planets_of
from engine.ti4.phases import elimination
from engine.ti4.play import Game, Point, Question

HARBOUR = 3
"""Fighters that each space dock on a planet of the system spares the capacity."""

FIGHTERS_A_SLOT = {"fighter_2": 1, "hybrid_crystal_fighter_2": 2}
"""Fighter cards whose excess stays and uses the fleet pool instead: how many share one of its slots."""

NOTHING: Mapping[str, int] = MappingProxyType({})
CARGO = ("fighter", "infantry")
"""What ships transport; structures are never moved. TI-STRUCTURE-04"""
BIG_SHIPS = frozenset(SHIPS) - {"fighter"}

FLEET_LIMIT = Point[int, None]("fleet_limit")
"""Ships that may be in a system."""


# --- what there is ---------------------------------------------------------------------------------------------------


def fleet_limit(game: Game, seat: Seat) -> int:
    """Non-fighter ships allowed in each system. TI-FLEETPOOL-01, TI-FLEETPOOL-05"""
    return FLEET_LIMIT(game, seat, game.state.players[seat].fleet)


def capacity(game: Game, seat: Seat, system: str) -> int:
    """Fighters and ground forces that a seat's ships can hold there. TI-CAPACITY-01, TI-CAPACITY-02, TI-CAPACITY-03"""
    force = game.state.systems[system].space.get(seat)
    if force is None:
        return 0
    return sum([game.card(seat, type).capacity * number for type, number in force.units.items()])


def room(game: Game, seat: Seat, system: str) -> int:
    """How many more units a seat's ships can hold there. TI-CAPACITY-01"""
    fighters = max(0, units.count(game, seat, "fighter", system) - harboured(game, seat, system))
    return capacity(game, seat, system) - fighters - units.count(game, seat, "infantry", system)


def big_ships(game: Game, seat: Seat, system: str) -> int:
    """Ships that count against the fleet pool by themselves: all but fighters. TI-FLEETPOOL-02"""
    force = game.state.systems[system].space.get(seat)
    return sum([number for type, number in force.units.items() if type in BIG_SHIPS]) if force else 0


def free_slots(game: Game, seat: Seat, system: str) -> int:
    """Slots of the fleet pool there that no ship takes; excess fighters may. TI-FLEETPOOL-01, TI-FLEETPOOL-02"""
    return fleet_limit(game, seat) - big_ships(game, seat, system)


def beyond(game: Game, seat: Seat, system: str, coming: Iterable[tuple[str, int]]) -> int:
    """Ships too many for the fleet pool there, should these come too. TI-FLEETPOOL-01, TI-FLEETPOOL-02"""
    ships = sum([number for type, number in coming if type in BIG_SHIPS])
    return max(0, ships - free_slots(game, seat, system))


def harboured(game: Game, seat: Seat, system: str) -> int:
    """Fighters that do not count because space docks on planets of the system look after them."""
    docks = sum([units.count(game, seat, "space_dock", planet) for planet in planets_of(game.state, system)])
    return HARBOUR * docks


def excess_fighters(game: Game, seat: Seat, system: str) -> int:
    """Fighters beyond docks and capacity, once the ground forces in space have their places."""
    room = max(0, capacity(game, seat, system) - units.count(game, seat, "infantry", system))
    return max(0, units.count(game, seat, "fighter", system) - harboured(game, seat, system) - room)


def fighters_a_slot(game: Game, seat: Seat) -> int:
    """How many excess fighters of a seat share a slot of its fleet pool; 0 where they do not fly by themselves."""
    return FIGHTERS_A_SLOT.get(game.state.players[seat].units.get("fighter", ""), 0)


def fleet_size(game: Game, seat: Seat, system: str) -> int:
    """Slots of the fleet pool in use there: ships, and excess fighters of a kind that flies by itself."""
    a_slot = fighters_a_slot(game, seat)
    flying = -(-excess_fighters(game, seat, system) // a_slot) if a_slot else 0
    return big_ships(game, seat, system) + flying


# --- fleet pool ------------------------------------------------------------------------------------------------------


LOSE_SHIPS = Question("lose_ships", open=True)


async def enforce_fleet(game: Game, seat: Seat, system: str) -> None:
    """Removes ships of the owner's choice beyond the fleet pool. They are not destroyed.

    TI-FLEETPOOL-01, TI-FLEETPOOL-02, TI-FLEETPOOL-03, TI-FLEETPOOL-04
    """
    while fleet_size(game, seat, system) > fleet_limit(game, seat):
        types = [type for type in SHIPS if type != "fighter" or _fighters_over(game, seat, system)]
        slots = hits.slots_of(game, seat, system, types)
        options = [Option(slot.id, slot.text) for slot in slots]
        about = T("ti4-ask-fleet-excess", seat=seat_name(seat), system=words.system(system), n=fleet_limit(game, seat))
        chosen = await game.pick(LOSE_SHIPS, seat, options, about, where=[system])
        remove(game, seat, system, {chosen: 1})
        await elimination.check_elimination(game)


def _fighters_over(game: Game, seat: Seat, system: str) -> bool:
    return fleet_size(game, seat, system) > big_ships(game, seat, system)


async def enforce_fleet_everywhere(game: Game, seat: Seat) -> None:
    """Checks every system against the fleet pool. TI-FLEETPOOL-03, TI-STATUSPHASE-11"""
    for system in [id for id, it in game.state.systems.items() if seat in it.space]:
        await enforce_fleet(game, seat, system)
        await enforce_capacity(game, seat, system)


# --- capacity --------------------------------------------------------------------------------------------------------


LOSE_CARGO = Question("lose_cargo", open=True)


async def enforce_capacity(game: Game, seat: Seat, system: str) -> None:
    """Destroys fighters and ground forces of the owner's choice beyond the capacity of the ships there.

    Those on planets do not count, and none belongs to a particular ship. Fighters that fly by themselves may stay
    while the fleet pool has room for them.
    TI-CAPACITY-04, TI-CAPACITY-05, TI-CAPACITY-07, TI-FIGHTERTOKEN-01, TI-INFANTRYTOKEN-01
    """
    if seat not in game.state.systems[system].space:
        return
    over, stranded = overload(game, seat, system)
    if stranded:
        await destroy(game, seat, system, {"infantry": stranded})
    number = over - stranded
    if number > 0:
        slots = [Slot(type, words.unit(type), units.count(game, seat, type, system)) for type in CARGO]
        about = T("ti4-ask-capacity-excess", seat=seat_name(seat), system=words.system(system), n=number)
        shape = Spread(slots, number, number, "TI-CAPACITY-04")
        await destroy(game, seat, system, await game.spread(LOSE_CARGO, seat, shape, about, where=[system]))


async def after_loss(game: Game, seat: Seat, system: str) -> None:
    """Capacity counts at once where a rule or a card took something away, but not while a space combat is under way
    there or about to follow. TI-CAPACITY-06, TI-DOUBT-29
    """
    if not contested(game, seat, system):
        await enforce_capacity(game, seat, system)


def contested(game: Game, seat: Seat, system: str) -> bool:
    """Whether ships of a seat have still to fight others there, or do: two fleets stay together no longer."""
    fleets = game.fleets(system)
    return system == game.state.active_system and seat in fleets and len(fleets) > 1


async def destroy(game: Game, seat: Seat, system: str, lost: dict[str, int]) -> None:
    """Cargo without a place is destroyed. TI-CAPACITY-04, TI-CAPACITY-06, TI-SPACECOMBAT-17"""
    for type, number in lost.items():
        await hits.destroy(game, seat, type, number, system, cause=hits.Cause(None, hits.UNCARRIED))


def overload(game: Game, seat: Seat, system: str, gone: Mapping[str, int] = NOTHING) -> tuple[int, int]:
    """How many units must go in all, and how many of them must be ground forces whatever the owner prefers; once the
    pieces of `gone` have left (those below zero have come).
    """
    there = force_at(game.state, system, seat).units
    here = {type: there.get(type, 0) - gone.get(type, 0) for type in {**there, **gone}} if gone else there
    fighters, infantry = here.get("fighter", 0), here.get("infantry", 0)
    if not fighters and not infantry:
        return 0, 0
    room = sum([game.card(seat, type).capacity * number for type, number in here.items()])
    stranded = max(0, infantry - room)
    spared = min(fighters, harboured(game, seat, system) + _slots_for_fighters(game, seat, here))
    return max(stranded, fighters + infantry - room - spared), stranded


def stranded(game: Game, seat: Seat, leaving: Mapping[str, Mapping[str, int]]) -> int:
    """Fighters and ground forces that would lack room in space areas that these pieces leave. TI-CAPACITY-04"""
    left = [place for place in leaving if place in game.state.systems]
    return sum([overload(game, seat, place, leaving[place])[0] for place in left])


def _slots_for_fighters(game: Game, seat: Seat, here: Mapping[str, int]) -> int:
    a_slot = fighters_a_slot(game, seat)
    ships = sum([number for type, number in here.items() if type in BIG_SHIPS])
    return a_slot * max(0, fleet_limit(game, seat) - ships) if a_slot else 0


def remove(game: Game, seat: Seat, system: str, lost: dict[str, int]) -> None:
    """Takes units out of a space area without destroying them, and says so. TI-FLEETPOOL-04"""
    for slot, number in lost.items():
        type, hurt = hits.parse(game, seat, system, slot)
        units.remove(game, seat, type, number, system, number if hurt else 0)
        game.say(
            T("ti4-removed", seat=seat_name(seat), units=words.units({type: number}), system=words.system(system)),
            where=[system],
        )
