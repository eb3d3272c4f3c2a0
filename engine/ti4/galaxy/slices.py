"""Slices: the five tiles in front of a home, their places on the board, their values, and their texts.

As seen from the home towards the center: left, front, right, left equidistant, before the center.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.digits import whole
from engine.hexes import Hex
from engine.kit.maps import LONGEST, OWN, UnreadableMap
from engine.text import T
from engine.ti4.components import BOARDS, PLANETS, POSITIONS, TILES, Home
from engine.ti4.galaxy.map_text import HOME, MECATOL, NOTHING, Entry, Layout

SIZE = 5
LEFT, FRONT, RIGHT, EQUIDISTANT, CENTRE = range(SIZE)
INSIDE = ((0, 1), (0, 3), (1, 2), (1, 3), (1, 4), (3, 4))
"""Places within a slice that lie beside each other."""
ACROSS = ((0, 2), (3, 1), (3, 2), (3, 4), (4, 4))
"""A place of a slice, and one of the next slice clockwise, that lie beside each other."""
NORTHERN = (Hex(1, -3), Hex(0, -2), Hex(-1, -2), Hex(1, -2), Hex(0, -1))
"""The places of the slice whose home lies in the north."""
SIXTHS = {3: (1, 3, 5), 4: (1, 2, 4, 5), 5: (1, 2, 3, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
"""By seats, where homes lie: sixths of the board, clockwise from north."""
GOODS = {5: (0, 2, 4, 2, 0)}
"""What makes up for close homes, as in the setup. TI-PLAYERS-06"""
BLUE, RED = 3, 2
"""Tiles of each back in a slice that is drawn."""
DRAWN = "slices"
"""The value of the option `map` by which slices are drawn."""
PACKED = f"{OWN}/"
"""With this the value of the option begins that holds slices."""

Slice = tuple[int, ...]
_NUMBERS = {spot: at for at, spot in enumerate(POSITIONS)}
_ENTRIES = re.compile(r"[\s,;|]+")
_SPACES = frozenset(id for id, tile in TILES.items() if tile.back in ("blue", "red") and tile.kind != "mecatol_rex")


def tiles_of(back: str) -> list[int]:
    """The tiles of a back that can lie in slices."""
    return [id for id in TILES if id in _SPACES and TILES[id].back == back]


def are_drafted(chosen: str) -> bool:
    """Whether a table with this value of the option `map` plays on slices."""
    return chosen == DRAWN or chosen.startswith(PACKED)


# --- on the board ----------------------------------------------------------------------------------------------------


def homes_of(seats: int) -> tuple[Home, ...]:
    """The homes of a board of slices by the places at the table. TI-MAP-03"""
    goods = GOODS.get(seats, (0,) * seats)
    return tuple(Home(_at(Hex(0, -3), sixth), more) for sixth, more in zip(SIXTHS[seats], goods, strict=True))


def positions_of(seats: int, place: int) -> tuple[int, ...]:
    """Where the five tiles of a place at the table lie."""
    return tuple(_at(spot, SIXTHS[seats][place]) for spot in NORTHERN)


def left_open(seats: int) -> list[int]:
    """The spaces that no slice covers."""
    covered = {home.position for home in homes_of(seats)}
    covered |= {at for place in range(seats) for at in positions_of(seats, place)}
    return [at for at in range(1, len(POSITIONS)) if at not in covered and at not in BOARDS[seats].unused]


def _at(spot: Hex, sixth: int) -> int:
    return _NUMBERS[spot.turned(sixth)]


def laid_out(slices: Sequence[Slice], seats: int) -> Layout:
    """The map on which each seat has the slice of its number; what lies between them is left open."""
    at = {0: MECATOL, **{home.position: HOME for home in homes_of(seats)}}
    for place, tiles in enumerate(slices[:seats]):
        at |= {spot: Entry(tile) for spot, tile in zip(positions_of(seats, place), tiles, strict=True)}
    return tuple(at.get(position, NOTHING) for position in range(max(at) + 1))


# --- values ----------------------------------------------------------------------------------------------------------


class Worth(NamedTuple):
    """What planets give when each is used for the greater of its values only, in halves: one with equal values gives
    half of each.
    """

    resources: int
    influence: int

    @property
    def total(self) -> int:
        """Both together, in halves."""
        return self.resources + self.influence


def worth(tiles: Sequence[int]) -> Worth:
    """The optimal values of some tiles."""
    planets = [PLANETS[id] for tile in tiles for id in TILES[tile].planets]
    resources = sum(_counted(planet.resources, planet.influence) for planet in planets)
    influence = sum(_counted(planet.influence, planet.resources) for planet in planets)
    return Worth(resources, influence)


def _counted(value: int, other: int) -> int:
    return value * (1 + (value > other)) if value >= other else 0


def halves(number: int) -> str:
    """A number of halves as it is read: `4½`."""
    return f"{number // 2 or ''}½" if number % 2 else str(number // 2)


# --- texts -----------------------------------------------------------------------------------------------------------


def are_slices(text: str) -> bool:
    """Whether a text is of slices and not of a map: nothing but tiles for spaces, in fives."""
    words = text.strip()
    if words.startswith(OWN):
        return words.startswith(PACKED)
    numbers = [whole(word, 2) for word in _words(words)]
    return len(numbers) >= 2 * SIZE and len(numbers) % SIZE == 0 and all(number in _SPACES for number in numbers)


def read(text: str) -> list[Slice]:
    """The slices of a text: `a,b,c,d,e|...`, with `;`, or a line each.

    Raises:
        UnreadableMap: no slices stand in it.
    """
    words = text.strip()
    if len(words) > LONGEST or not words:
        raise UnreadableMap("no slices: the text is empty or too long", T("ti4-slices-none"))
    numbers = list(_numbers(words))
    if len(numbers) % SIZE:
        raise UnreadableMap(f"{len(numbers)} tiles are no slices of {SIZE}", T("ti4-slices-fives", n=len(numbers)))
    return [tuple(numbers[at : at + SIZE]) for at in range(0, len(numbers), SIZE)]


def _numbers(words: str) -> Iterator[int]:
    packed = words.removeprefix(PACKED)
    found = _words(words) if packed == words else [packed[at : at + 2] for at in range(0, len(packed), 2)]
    for at, word in enumerate(found, 1):
        number = whole(word, 2)
        if number not in _SPACES:
            raise UnreadableMap(f"entry {at} is no tile: {word[:30]!r}", T("ti4-map-entry", n=at, entry=word[:30]))
        assert number is not None
        yield number


def _words(words: str) -> list[str]:
    return [word for word in _ENTRIES.split(words) if word]


FORMS = {"slices": "|", "semicolons": ";", "lines": "\n"}
"""How slices are written, by what stands between them."""


def write(slices: Sequence[Slice], form: str = "slices") -> str:
    """Slices in one of `FORMS`."""
    return FORMS[form].join(",".join(map(str, tiles)) for tiles in slices)


def pack(slices: Sequence[Slice]) -> str:
    """Slices as the value of an option."""
    return PACKED + "".join(str(tile) for tiles in slices for tile in tiles)
