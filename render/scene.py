"""What every part of a picture needs: the canvas, the view, the words, and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from engine.text import Param, T, Text
from render.canvas import Canvas, printable
from render.colours import SeatColour, seat_colour

Say = Callable[[Text], str]
"""Says a text in the reader's language."""


class Coloured(Protocol):
    """A seat of a view."""

    @property
    def colour(self) -> str:
        """The name of its colour."""


class Seated(Protocol):
    """A view, as far as every game's views are alike."""

    @property
    def seats(self) -> Sequence[Coloured]:
        """The seats, in order."""

    @property
    def winners(self) -> Sequence[int]:
        """Who has won; nobody before the end."""


V = TypeVar("V", bound=Seated)


@dataclass(slots=True)
class Scene(Generic[V]):
    """A picture in the making and what it is made from; `game` begins the keys of its words."""

    game: str
    canvas: Canvas
    view: V
    words: Say
    names: Sequence[str]
    marks: frozenset[str] = field(default_factory=frozenset)

    def colour(self, seat: int) -> str:
        """The name of a seat's colour."""
        return self.view.seats[seat].colour

    def paint(self, seat: int) -> SeatColour:
        """A seat's colour."""
        return seat_colour(self.colour(seat))

    def name(self, seat: int) -> str:
        """A seat's player as far as the typeface can write the name, else the seat's colour."""
        name = printable(self.names[seat]) if seat < len(self.names) else ""
        return name or self.term("colour", self.colour(seat))

    def winners(self) -> str:
        """The names of those who have won."""
        return ", ".join(self.name(seat) for seat in self.view.winners)

    def stands_out(self, seat: int, turn: int | None) -> bool:
        """Whether a seat's box is marked: it is its turn; in the end, it has won."""
        return seat in self.view.winners if self.view.winners else seat == turn

    def say(self, key: str, **params: Param) -> str:
        """A text of the picture."""
        return self.words(T(f"{self.game}-picture-{key}", **params))

    def term(self, kind: str, id_: str) -> str:
        """The name of a component."""
        return self.words(Text(f"{self.game}-{kind}-{id_}"))
