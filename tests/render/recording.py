"""What is drawn on a picture, in order: words with how high they are, sprites, and what lies over what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

from render.canvas import Canvas, Letters, Sprite, label

SEEN = 128
"""From so much of 255 on a dot hides what is below it."""


class Put(NamedTuple):
    """A sprite with its upper left corner; of a word its text, and `mask` is its letters without their edge."""

    sprite: Sprite
    left: int
    top: int
    mask: Image.Image
    text: str = ""

    @property
    def box(self) -> tuple[int, int, int, int]:
        """From left, top to right, bottom."""
        return (self.left, self.top, self.left + self.mask.width, self.top + self.mask.height)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of what is drawn."""
        left, top, right, bottom = self.mask.getbbox() or (0, 0, 0, 0)
        return self.left + (left + right) / 2, self.top + (top + bottom) / 2

    @property
    def high(self) -> int:
        """How high what is drawn is."""
        _, top, _, bottom = self.mask.getbbox() or (0, 0, 0, 0)
        return bottom - top


@dataclass
class Recording:
    """What was drawn since the beginning, in order."""

    puts: list[Put] = field(default_factory=list)

    def words(self) -> Iterator[tuple[int, Put]]:
        """The words, with their places in the order."""
        return ((at, put) for at, put in enumerate(self.puts) if put.text)

    def hidden(self, at: int) -> float:
        """The share of what was drawn as the `at`th that lies below later sprites, letters' dark edges included."""
        put = self.puts[at]
        whole, left = _dots(put.mask), put.mask.copy()
        for other in self.puts[at + 1 :]:
            if other.sprite.mode == "RGBA" and _meet(put, other):
                over = Image.new("L", left.size)
                over.paste(_solid(other.sprite.getchannel("A")), (other.left - put.left, other.top - put.top))
                left = ImageChops.subtract(left, over)
        return 1 - _dots(left) / max(1, whole)


def _meet(one: Put, other: Put) -> bool:
    left, top, right, bottom = one.box
    return (
        other.left < right
        and other.left + other.sprite.width > left
        and other.top < bottom
        and other.top + other.sprite.height > top
    )


def _solid(alpha: Image.Image) -> Image.Image:
    return alpha.point(lambda dot: 255 if dot >= SEEN else 0)


def _dots(mask: Image.Image) -> int:
    return mask.histogram()[255]


@contextmanager
def recorded(monkeypatch: pytest.MonkeyPatch) -> Iterator[Recording]:
    """Records what canvases are told to draw."""
    found, put, texts = Recording(), Canvas.put, list[tuple[str, Sprite, int]]()

    def write(canvas: Canvas, text: str, x: float, y: float, letters: Letters, *, anchor: str = "mm") -> float:
        return narrow(canvas, text, x, y, inf, letters, anchor=anchor)

    def narrow(
        canvas: Canvas, text: str, x: float, y: float, width: float, letters: Letters, *, anchor: str = "mm"
    ) -> float:
        size, edge = round(letters.size), round(letters.edge)
        sprite, bare = (label(text, size, letters.fill, letters.weight, around) for around in (edge, 0))
        if sprite.width > width:
            sprite = sprite.resize((max(1, int(width)), sprite.height))
            bare = bare.resize((max(1, sprite.width - 2 * edge), bare.height))
        texts.append((text, bare, edge))
        canvas.put(sprite, x, y, anchor)
        texts.pop()
        return sprite.width

    def record(canvas: Canvas, sprite: Sprite, x: float, y: float, anchor: str = "mm") -> None:
        left = round(x - sprite.width * "lmr".index(anchor[0]) / 2)
        top = round(y - sprite.height * "tmb".index(anchor[1]) / 2)
        found.puts.append(_put(sprite, left, top, texts[-1] if texts else None))
        put(canvas, sprite, x, y, anchor)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "write", write)
        patch.setattr(Canvas, "write_narrow", narrow)
        patch.setattr(Canvas, "put", record)
        yield found


def _put(sprite: Sprite, left: int, top: int, word: tuple[str, Sprite, int] | None) -> Put:
    if word is None:
        mask = sprite.getchannel("A") if sprite.mode == "RGBA" else Image.new("L", sprite.size, 255)
        return Put(sprite, left, top, _solid(mask))
    text, bare, edge = word
    return Put(sprite, left + edge, top + edge, _solid(bare.getchannel("A")), text)
