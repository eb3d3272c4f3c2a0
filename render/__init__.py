"""Pictures: a view in, a picture out. A game called `x` has its painter in `render.x`, as `PAINTER`.

Reads views, never states, and says everything through `words`, so one painter serves every language.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Protocol

from engine.text import T, Text
from render.canvas import Drawing, Sprite, encode
from render.colours import Rgb

Words = Callable[[Text], str]


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alternative text and its size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


class Painter(Protocol):
    """What a game's painter can do; parameters as in `paint`."""

    def draw(
        self, view: object, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None
    ) -> Drawing:
        """The picture, not yet encoded. What is printed on a board is drawn once and kept."""

    def alt(self, view: object, *, words: Words, names: Sequence[str], zoom: str | None) -> str:
        """The picture in a sentence or two, for those who cannot see it."""

    def legend(self, words: Words) -> Drawing:
        """What the signs mean, as a picture."""

    def stage(self, view: object, like: object, *, words: Words, names: Sequence[str]) -> Drawing:
        """Only the board and where the game stands, for films: with the extent of the board of `like`."""

    def lively(self, view: object) -> float:
        """How much there is to see on it; the gallery chooses its turns by that."""

    def close_ups(self, view: object) -> Mapping[str, str]:
        """Zooms worth showing in the gallery, by name: `zoom` is the place where most stands."""

    def further(self, view: object) -> Sequence[str]:
        """Zooms of the pictures that belong to the first one: panels, sheets. The first one is the map alone."""

    def forget(self) -> None:
        """Drops the boards that were kept."""

    def tint(self, look: str) -> Rgb:
        """The colour of a card; `look` as in `engine.component`. A look unknown here is drawn all the same."""

    def emblem(self, look: str, size: int) -> Sprite:
        """The sign of a card, as wide and as high as `size` or a little less."""

    def fact_sign(self, name: str, size: int) -> Sprite | None:
        """A sign that stands for a component's figure; None for one unknown here."""

    def signs(self, size: int) -> Sequence[tuple[str, Sprite]]:
        """Signs that stand beside words of the game which name no component, with the keys of these words."""


class NoPainter(LookupError):
    """There are no pictures of this game."""


def paint(
    game: str, view: object, *, words: Words, names: Sequence[str], marks: Sequence[str] = (), zoom: str | None = None
) -> Picture:
    """Draws what a view shows. Safe to call from several threads at once.

    Args:
        names: each seat's display name.
        marks: ids of the places where something just happened.
        zoom: id of a place, to see it and its neighbours large; or of whatever else the game's painter shows.

    Raises:
        NoPainter: no pictures of this game.
        KeyError: `zoom` names no place of this view.
    """
    painter = painter_of(game)
    drawing = painter.draw(view, words=words, names=names, marks=marks, zoom=zoom)
    alt = painter.alt(view, words=words, names=names, zoom=zoom)
    return Picture(encode(drawing), alt, *drawing.image.size)


def explain(game: str, words: Words) -> Picture:
    """A picture of what the signs on this game's pictures mean.

    Raises:
        NoPainter: no pictures of this game.
    """
    drawing = painter_of(game).legend(words)
    return Picture(encode(drawing), words(T(f"{game}-picture-legend")), *drawing.image.size)


@cache
def painter_of(game: str) -> Painter:
    """The painter of a game.

    Raises:
        NoPainter: there is none.
    """
    room = f"render.{game}"
    try:
        painter: Painter = import_module(room).PAINTER
    except ModuleNotFoundError as error:
        if error.name != room:
            raise
        raise NoPainter(game) from error
    return painter


def settle() -> None:
    """What has been read by now stays: no picture is held up while the collector looks through all of it."""
    gc.collect()
    gc.freeze()
