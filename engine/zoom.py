"""What a picture shows, as an id: its zoom. Each kind of zoom makes and reads its ids.

    SEAT, FOCUS = OfSeat("seat-"), OfPlaces("focus-")

    SEAT.of(2)                                   "seat-2"
    SEAT.read("seat-2")                          2
    FOCUS.of(Places(["18", "30"]))               "focus-18,30"
    FOCUS.read("focus-18,30@18>30").moves        [("18", "30")]

A game declares its kinds in `interface/zooms.py`: its questions, its list of places and its painter make and read zooms
through them alone. Zooms stand in buttons and in saved rows, so an id never changes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from engine.ask import Seat
from engine.digits import whole

A = TypeVar("A")
Move = tuple[str, str]
"""From a place to a place."""
_ARROWS, _TO = "@", ">"


class Zoom(ABC, Generic[A]):
    """A kind of zoom; `A` is what a picture of this kind is about. `prefix` begins its ids and no other kind's."""

    def __init__(self, prefix: str = "") -> None:
        self.prefix = prefix

    def of(self, about: A) -> str:
        """The zoom of this."""
        return self.prefix + self.text(about)

    def fits(self, zoom: str) -> bool:
        """Whether a zoom is of this kind."""
        return zoom.startswith(self.prefix)

    def read(self, zoom: str) -> A:
        """The inverse of `of`.

        Raises:
            KeyError: no zoom of this kind.
        """
        if not self.fits(zoom):
            raise KeyError(zoom)
        return self.parse(zoom.removeprefix(self.prefix))

    @abstractmethod
    def text(self, about: A) -> str:
        """What stands behind the prefix."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The inverse of `text`; raises KeyError."""


class Page(Zoom[None]):
    """A picture of which there is only one, such as what lies on the table."""

    @property
    def id(self) -> str:
        """Its zoom."""
        return self.prefix

    def fits(self, zoom: str) -> bool:
        return zoom == self.prefix

    def text(self, about: None) -> str:
        return ""

    def parse(self, text: str) -> None:
        return None


class OfPlace(Zoom[str]):
    """One place, by its id. Without a prefix it takes every id, so it comes last among the kinds of a game."""

    def text(self, about: str) -> str:
        return about

    def parse(self, text: str) -> str:
        return text


class OfSeat(Zoom[Seat]):
    """What belongs to a seat."""

    def text(self, about: Seat) -> str:
        return str(about)

    def parse(self, text: str) -> Seat:
        seat = whole(text)
        if seat is None:
            raise KeyError(text)
        return seat


class Places(NamedTuple):
    """Places in the order of their numbers on the picture, and moves between places as arrows."""

    ids: Sequence[str]
    moves: Sequence[Move] = ()


class OfPlaces(Zoom[Places]):
    """Several places; `between` separates their ids."""

    def __init__(self, prefix: str, between: str = ",") -> None:
        super().__init__(prefix)
        self.between = between

    def text(self, about: Places) -> str:
        return with_arrows(self.between.join(about.ids), about.moves)

    def parse(self, text: str) -> Places:
        ids, moves = arrows_of(text)
        return Places(ids.split(self.between), moves)


def with_arrows(zoom: str, moves: Sequence[Move]) -> str:
    """The zoom with an arrow for each of these moves."""
    return _ARROWS.join([zoom, *(f"{start}{_TO}{end}" for start, end in moves)])


def arrows_of(zoom: str) -> tuple[str, list[Move]]:
    """The zoom without its arrows, and these. Raises KeyError: what stands for an arrow is none."""
    places, *arrows = zoom.split(_ARROWS)
    moves = [arrow.partition(_TO) for arrow in arrows]
    if not all(between for _, between, _ in moves):
        raise KeyError(zoom)
    return places, [(start, end) for start, _, end in moves]
