"""What every part of a picture needs: the canvas, the view, the words, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.text import T, Text
from engine.ti4.view import View
from render import Words
from render.canvas import Canvas, printable
from render.colours import SEAT_COLOURS, Rgb


@dataclass(slots=True)
class Scene:
    """A picture in the making and what it is made from."""

    canvas: Canvas
    view: View
    words: Words
    names: Sequence[str]
    marks: frozenset[str] = field(default_factory=frozenset)

    def colour(self, seat: int) -> str:
        """The name of a seat's colour."""
        return self.view.seats[seat].colour

    def rgb(self, seat: int) -> Rgb:
        """A seat's colour."""
        return SEAT_COLOURS[self.colour(seat)].rgb

    def name(self, seat: int) -> str:
        """A seat's player as far as the typeface can write the name, else the seat's colour."""
        name = printable(self.names[seat]) if seat < len(self.names) else ""
        return name or self.term("colour", self.colour(seat))

    def say(self, key: str, **params: int | str | Text) -> str:
        """A text of the picture."""
        return self.words(T(f"ti4-picture-{key}", **params))

    def term(self, kind: str, id_: str) -> str:
        """The name of a component."""
        return self.words(T(f"ti4-{kind}-{id_}"))
