"""The board in words, for those who do not see its picture: what a view shows, a few lines for each place.

A game makes it from a view (`Rules.board_text`), so it tells nothing that its reader does not see anyway. Which places
are whose, threatened or free is told from that here, alike for every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.ask import Seat
from engine.hexes import DIRECTIONS, Hex
from engine.text import T, Text

NORTH, NORTH_EAST, EAST, SOUTH_EAST = T("way-north"), T("way-north-east"), T("way-east"), T("way-south-east")
SOUTH, SOUTH_WEST, WEST, NORTH_WEST = T("way-south"), T("way-south-west"), T("way-west"), T("way-north-west")
SIXTHS = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
"""The ways of `engine.hexes.DIRECTIONS`."""
NOBODY = -1
"""Stands among `PlaceText.armed` for pieces that nobody plays."""


class Show(StrEnum):
    """Which places are listed."""

    MINE = "mine"
    THREATENED = "threatened"
    OTHERS = "others"
    FREE = "free"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Near:
    """A place next to another one.

    Attributes:
        way: where it lies from there.
        note: what there is to know about the way; `barred`: nobody goes that way.
    """

    way: Text
    id: str
    note: Text | None = None
    barred: bool = False


@dataclass(frozen=True, slots=True)
class PlaceText:
    """A place, and what lies and stands there.

    Attributes:
        owners: the seats whose it is, wholly or in part.
        armed: the seats whose pieces stand there.
        free: whether it could be somebody's and is nobody's.
    """

    id: str
    name: Text
    lines: tuple[Text, ...]
    near: tuple[Near, ...] = ()
    owners: tuple[Seat, ...] = ()
    armed: tuple[Seat, ...] = ()
    free: bool = False

    def of(self, seat: Seat) -> bool:
        """Whether something here is this seat's."""
        return seat in self.owners or seat in self.armed


@dataclass(frozen=True, slots=True)
class SeatText:
    """A seat: what counts most, in a line, and all that lies in front of it."""

    name: Text
    brief: Text
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class BoardText:
    """The whole board as its reader sees it; `table`: what belongs to no seat and to no place."""

    seats: tuple[SeatText, ...] = ()
    table: tuple[Text, ...] = ()
    places: tuple[PlaceText, ...] = ()

    def place(self, id: str) -> PlaceText | None:
        """The place of this id."""
        return next((place for place in self.places if place.id == id), None)

    def listed(self, show: Show, seat: Seat | None) -> list[PlaceText]:
        """The places of a list, in the order of the board; for nobody's seat nothing is its own."""
        if show is Show.ALL:
            return list(self.places)
        if show is Show.FREE:
            return [place for place in self.places if place.free]
        if show is Show.OTHERS:
            return [place for place in self.places if any(one != seat for one in (*place.owners, *place.armed))]
        own = [place for place in self.places if seat is not None and place.of(seat)]
        return own if show is Show.MINE else [place for place in own if self._threatened(place, seat)]

    def _threatened(self, place: PlaceText, seat: Seat | None) -> bool:
        """Whether pieces of others stand there, or a step away."""
        beside = [self.place(near.id) for near in place.near if not near.barred]
        return any(one != seat for there in (place, *beside) if there is not None for one in there.armed)


def near_hexes(at: tuple[int, int], there: Mapping[tuple[int, int], str]) -> tuple[Near, ...]:
    """The hexes around one, clockwise from north; `there`: the ids of all hexes, by their places."""
    found = ((way, there.get(Hex(*at) + step)) for way, step in zip(SIXTHS, DIRECTIONS, strict=True))
    return tuple(Near(way, id) for way, id in found if id is not None)


def without_none(*texts: Text | None) -> tuple[Text, ...]:
    """Those lines that there are."""
    return tuple(text for text in texts if text is not None)


def listing(key: str, things: Sequence[Text]) -> Text | None:
    """A line that lists things; none where there are none."""
    return Text(key, {"things": tuple(things)}) if things else None
