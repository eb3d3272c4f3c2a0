"""Pictures: a view in, a picture out. A game called `x` has its painter in `render.x`, as `PAINTER`.

Reads views, never states, and says everything through `words`, so one painter serves every language.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from engine.text import T
from render.canvas import encode
from render.cardface import found
from render.painter import Painter
from render.scene import Say
from render.strip import with_strip

__all__ = ["NoPainter", "Painter", "Picture", "Say", "explain", "paint", "painter_of", "settle"]


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its alternative text and its size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


class NoPainter(LookupError):
    """There are no pictures of this game."""


def paint(
    game: str,
    view: object,
    *,
    words: Say,
    names: Sequence[str],
    marks: Sequence[str] = (),
    zoom: str | None = None,
    cards: Sequence[str] = (),
) -> Picture:
    """Draws what a view shows. Safe to call from several threads at once.

    Args:
        names: each seat's display name.
        marks: ids of the places where something just happened.
        zoom: id of a place, to see it and its neighbours large; or of whatever else the game's painter shows.
        cards: ids of components that everybody sees from now on; they stand below.

    Raises:
        NoPainter: no pictures of this game.
        KeyError: `zoom` names no place of this view, or one of the cards is none.
    """
    painter = painter_of(game)
    drawing = painter.draw(view, words=words, names=names, marks=marks, zoom=zoom)
    alt = painter.alt(view, words=words, names=names, zoom=zoom)
    if cards:
        shown = found(game, cards)
        drawing = with_strip(drawing, shown, painter.artist, words)
        alt = f"{alt} {words(T('cards-alt', cards=tuple(card.name for card in shown)))}"
    return Picture(encode(drawing), alt, *drawing.image.size)


def explain(game: str, words: Say) -> Picture:
    """A picture of what the signs on this game's pictures mean.

    Raises:
        NoPainter: no pictures of this game.
    """
    drawing = painter_of(game).legend(words)
    return Picture(encode(drawing), words(T(f"{game}-picture-legend")), *drawing.image.size)


@cache
def painter_of(game: str) -> Painter[Any]:
    """The painter of a game.

    Raises:
        NoPainter: there is none.
    """
    room = f"render.{game}"
    try:
        painter: Painter[Any] = import_module(room).PAINTER
    except ModuleNotFoundError as error:
        if error.name != room:
            raise
        raise NoPainter(game) from error
    return painter


def settle() -> None:
    """What has been read by now stays: no picture is held up while the collector looks through all of it."""
    gc.collect()
    gc.freeze()
