"""Structures: PDS and space docks, how many a planet may hold, and what becomes of them without ground forces.

They stay where they were placed: nothing moves or transports them. TI-STRUCTURE-04

A structure whose card has a move value flies: it stands in the space area, and a blockade destroys it.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.ask import Refusal, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import OnPlanet
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat import hits
from engine.ti4.components import STRUCTURES
from engine.ti4.galaxy import ground, reinforcements, units
from engine.ti4.play import Game, Point

LIMITS = {"space_dock": 1, "pds": 2}
LIMIT_RULES = {"space_dock": "TI-STRUCTURE-05", "pds": "TI-STRUCTURE-06"}

WHEN_PLACE_SPACE_DOCK = Moment[OnPlanet]("when_place_space_dock")


class Placing(NamedTuple):
    """A unit of a type, or any (empty), on a planet. TI-STRUCTURE-01, TI-PDS-01"""

    planet: str
    unit: str


MAY_PLACE = Point[bool, Placing]("may_place")
"""Whether units of a type, or any (empty), may land, be produced or be placed on a planet."""
STRUCTURE_LIMIT = Point[int, Placing]("structure_limit")
"""Structures of a type on a planet."""


def refusal(game: Game, seat: Seat, type: str, planet: str) -> Refusal | None:
    """Why a structure cannot be placed on a planet; None when it can.

    TI-STRUCTURE-02, TI-STRUCTURE-05, TI-STRUCTURE-06, TI-CONSTRUCTION-02, TI-FACTION-01
    """
    if game.state.planets[planet].owner != seat:
        return Refusal("TI-CONSTRUCTION-02", T("ti4-not-your-planet", planet=words.planet(planet)))
    here = Placing(planet, type)
    if not MAY_PLACE(game, seat, True, here):
        return Refusal("TI-GOLDEN-02", T("ti4-no-units-there", planet=words.planet(planet)))
    if game.card(seat, type).in_space:
        return None
    limit = STRUCTURE_LIMIT(game, seat, LIMITS[type], here)
    if units.count(game, seat, type, planet) >= limit:
        return Refusal(LIMIT_RULES[type], T("ti4-structure-limit", planet=words.planet(planet), unit=words.unit(type)))
    return None


def can_place(game: Game, seat: Seat, type: str, planet: str) -> bool:
    """Whether a structure can be placed on a planet, with one to take. TI-CONSTRUCTION-09, TI-CONSTRUCTION-10"""
    return refusal(game, seat, type, planet) is None and reinforcements.obtainable(game, seat, type) > 0


def stand(game: Game, seat: Seat, type: str, planet: str) -> str:
    """Where a structure goes: the planet, or the space area around it when it flies. TI-STRUCTURE-02, TI-FACTION-01"""
    return game.state.planets[planet].system if game.card(seat, type).in_space else planet


async def place_structure(game: Game, seat: Seat, type: str, planet: str) -> bool:
    """Places a structure on a planet from reinforcements. Returns whether it was placed.

    TI-STRUCTURE-03, TI-CONSTRUCTION-09, TI-CONSTRUCTION-10, TI-FACTION-02
    """
    place = stand(game, seat, type, planet)
    placed = await reinforcements.place_from_reinforcements(game, seat, type, 1, place)
    if placed and type == "space_dock":
        system = game.state.planets[planet].system
        await WHEN_PLACE_SPACE_DOCK.open(game, OnPlanet(actor=seat, planet=planet, system=system))
        await destroy_blockaded(game, system)
    return placed > 0


async def raze(game: Game, planet: str, ruler: Seat) -> None:
    """Destroys the structures of everyone else on a planet that `ruler` now holds.

    TI-INVASION-13, TI-PDS-02, TI-SPACEDOCK-02, TI-DOUBT-44
    """
    for seat in sorted(game.state.planets[planet].ground):
        if seat != ruler and not ground.forces(game, seat, planet):
            for type in STRUCTURES:
                number = units.count(game, seat, type, planet)
                if number:
                    await hits.destroy(game, seat, type, number, planet, cause=hits.Cause(ruler, "conquest"))


async def abandon(game: Game, planet: str) -> None:
    """Destroys structures that stand among another player's ground forces without any of their own.

    TI-PDS-02, TI-SPACEDOCK-02
    """
    for ruler in sorted(game.state.planets[planet].ground):
        if ground.forces(game, ruler, planet):
            await raze(game, planet, ruler)


def blockaded(game: Game, seat: Seat, system: str) -> bool:
    """Whether a seat's Production in a system is blockaded: foreign ships and none of its own. TI-BLOCKADE-01"""
    fleets = game.fleets(system)
    return seat not in fleets and any(other != seat for other in fleets)


async def destroy_blockaded(game: Game, system: str) -> None:
    """Destroys the structures that fly in a system and are blockaded. TI-FACTION-02"""
    for seat in sorted(game.state.systems[system].space):
        flying = [type for type in STRUCTURES if units.count(game, seat, type, system)]
        for type in flying if flying and blockaded(game, seat, system) else ():
            number = units.count(game, seat, type, system)
            if number:
                game.say(T("ti4-blockade-destroys", seat=seat_name(seat), unit=words.unit(type)), where=[system])
                await hits.destroy(game, seat, type, number, system, cause=hits.Cause(None, "blockade"))
