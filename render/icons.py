"""Small pictures to stand beside words: the emblem of each component that they name, and further signs of a game."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping

from PIL import Image

from engine import games
from engine.component import Component
from render import painter_of
from render.canvas import Sprite
from render.cardface import Artist

SIZE = 96
"""Pixels a side: beside a word they are shown at a quarter of it or half."""


def icons(game: str) -> Mapping[str, bytes]:
    """PNGs by the keys of the words that they stand beside; what looks alike is alike to the byte.

    Raises:
        NoPainter: no pictures of this game.
    """
    found, encoded = dict[str, bytes](), dict[int, bytes]()
    painter = painter_of(game)
    drawn = [*_drawn(painter.artist, games.rules_of(game).components()), *painter.signs(SIZE)]
    for key, sprite in drawn:
        if id(sprite) not in encoded:
            encoded[id(sprite)] = _png(sprite)
        found[key] = encoded[id(sprite)]
    return found


def _drawn(artist: Artist, components: Iterable[Component]) -> Iterator[tuple[str, Sprite]]:
    """A word that says something of a place, such as a system with its number, stands for many and has none."""
    emblems = dict[str, Sprite]()
    for component in components:
        if not component.name.params:
            if component.look not in emblems:
                emblems[component.look] = artist.emblem(component.look, SIZE)
            yield component.name.key, emblems[component.look]


def _png(sprite: Sprite) -> bytes:
    """In the middle of a square, as large as fits."""
    shown = sprite.crop(sprite.getbbox())
    shown.thumbnail((SIZE, SIZE), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    square.paste(shown, ((SIZE - shown.width) // 2, (SIZE - shown.height) // 2))
    packed = io.BytesIO()
    square.save(packed, "PNG")
    return packed.getvalue()
