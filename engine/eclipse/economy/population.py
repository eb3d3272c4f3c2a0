"""Population cubes: tracks, squares of the map, and the ways between them.

A square of a sector is named `0`, `1`, ... in printed order, or `orbital`.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from engine.ask import Option, Seat
from engine.eclipse import words
from engine.eclipse.components import ADVANCED, PRODUCTION, RESOURCES, SECTORS, SQUARES, Resource, resource_of
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Player, Sector
from engine.text import T, Text, seat_name

ORBITAL, GREY = "orbital", "any"
NUMBERS = tuple(map(str, range(max(len(card.squares) for card in SECTORS.values()))))
ON_ORBITAL: tuple[Resource, ...] = ("money", "science")


def production(player: Player, resource: Resource) -> int:
    """What the leftmost uncovered square says; a full track says nothing. EC-POP-01, EC-POP-02, EC-POP-15"""
    cubes = player.cubes[resource]
    return PRODUCTION[cubes] if cubes < SQUARES else 0


# --- squares ---------------------------------------------------------------------------------------------------------


def squares(sector: Sector) -> list[str]:
    """The squares of a sector, the orbital last. EC-POP-08, EC-STRUC-05"""
    return [*NUMBERS[: len(sector.cubes)], *([ORBITAL] if sector.orbital else [])]


def filled(sector: Sector, square: str) -> bool:
    """Whether a cube lies on a square."""
    return sector.orbital_cube if square == ORBITAL else sector.cubes[int(square)]


def settled(sector: Sector) -> list[str]:
    """Squares with a cube."""
    return [square for square in squares(sector) if filled(sector, square)]


def printed(id: str, square: str) -> str:
    """What a square is: a resource, with `+` when advanced, or grey, or the orbital. EC-MAP-01"""
    return ORBITAL if square == ORBITAL else SECTORS[id].squares[int(square)]


@cache
def square_name(id: str, square: str) -> Text:
    """A population square of a sector by its colour; the orbital's counts like any other. EC-BOMB-11"""
    return Text(f"eclipse-cube-{printed(id, square).removesuffix('+')}")


@cache
def tracks(id: str, square: str) -> tuple[Resource, ...]:
    """The tracks that belong to a square. EC-POP-04, EC-POP-05, EC-POP-08, EC-MAP-01"""
    if square == ORBITAL:
        return ON_ORBITAL
    colour = printed(id, square).removesuffix("+")
    return tuple(resource for resource in RESOURCES if colour in (resource, GREY))


@cache
def advanced(id: str, square: str) -> bool:
    """Whether a square is printed with a star. EC-POP-07, EC-TECH-05, EC-TECH-13, EC-TECH-21"""
    return printed(id, square).endswith("+")


def kinds(game: Game, seat: Seat, id: str, square: str) -> list[Resource]:
    """Tracks from which a cube may come to a square: its own, with a cube left. EC-POP-07, EC-POP-11, EC-COMP-24"""
    player = game.player(seat)
    return [
        resource
        for resource, technology in _needs(id, square)
        if player.cubes[resource] and (technology is None or technology in player.technologies)
    ]


@cache
def _needs(id: str, square: str) -> list[tuple[Resource, str | None]]:
    """The tracks that belong to a square, each with the technology that it takes. EC-POP-07"""
    starred = advanced(id, square)
    return [(resource, ADVANCED[resource] if starred else None) for resource in tracks(id, square)]


def empty(sector: Sector) -> list[str]:
    """Squares without a cube, whoever built the orbital. EC-POP-03, EC-STRUC-04"""
    found = [square for square, cube in zip(NUMBERS, sector.cubes, strict=False) if not cube]
    return [*found, ORBITAL] if sector.orbital and not sector.orbital_cube else found


# --- from track to hex -----------------------------------------------------------------------------------------------


def put(game: Game, seat: Seat, id: str, square: str, resource: Resource) -> None:
    """The rightmost cube of a track goes to a square. EC-POP-02, EC-POP-03"""
    sector = game.sector(id)
    assert sector.owner == seat and not filled(sector, square)
    game.player(seat).cubes[resource] -= 1
    _mark(sector, square, True)


def _mark(sector: Sector, square: str, cube: bool) -> None:
    if square == ORBITAL:
        sector.orbital_cube = cube
    else:
        sector.cubes[int(square)] = cube


# --- from hex to track or graveyard ----------------------------------------------------------------------------------


def can_return(player: Player, resource: Resource) -> bool:
    """Whether a track has room for a cube. EC-POP-14"""
    return player.cubes[resource] < SQUARES


def homes(player: Player, wanted: tuple[Resource, ...]) -> list[Resource]:
    """Tracks a cube can return to: those it belongs to, and when they are full any other. EC-POP-14"""
    fits = [resource for resource in wanted if can_return(player, resource)]
    return fits or [resource for resource in RESOURCES if can_return(player, resource)]


CUBE_HOME = Question("cube_home", open=True)


async def come_home(game: Game, seat: Seat, cube: Text, wanted: tuple[Resource, ...] = RESOURCES) -> Resource:
    """A cube without a place returns to a track, the owner's choice where there is one. Returns the track.

    `cube` says which one it is.

    EC-POP-02, EC-POP-06, EC-POP-14
    """
    player = game.player(seat)
    about = T("eclipse-ask-cube-home", seat=seat_name(seat), cube=cube)
    resource = await _choose(game, seat, homes(player, wanted), about)
    player.cubes[resource] += 1
    return resource


async def leave(game: Game, seat: Seat, id: str) -> None:
    """All cubes of the owner return from a sector to the tracks; those of one colour first.

    EC-POP-06, EC-POP-09, EC-POP-12, EC-POP-14
    """
    sector = game.sector(id)
    for square in sorted(settled(sector), key=lambda square: len(tracks(id, square))):
        await take(game, id, square, "cubes")


async def take(game: Game, id: str, square: str, to: Literal["cubes", "graveyard"]) -> None:
    """A cube leaves its square for a track or for the graveyard; the owner chooses where the square leaves a choice.

    EC-POP-06, EC-POP-09, EC-BOMB-06, EC-BOMB-07, EC-BOMB-08
    """
    sector = game.sector(id)
    seat = sector.owner
    assert seat is not None and filled(sector, square)
    player, wanted = game.player(seat), tracks(id, square)
    fits = list(wanted) if to == "graveyard" else homes(player, wanted)
    about = T(
        f"eclipse-ask-cube-to-{to}", seat=seat_name(seat), sector=words.sector(id), square=square_name(id, square)
    )
    resource = await _choose(game, seat, fits, about, id)
    _mark(sector, square, False)
    cubes = player.cubes if to == "cubes" else player.graveyard
    cubes[resource] += 1


async def _choose(game: Game, seat: Seat, fits: list[Resource], about: Text, *where: str) -> Resource:
    options = [Option(resource, words.resource(resource)) for resource in fits]
    return resource_of(await game.pick(CUBE_HOME, seat, options, about, where=where))
