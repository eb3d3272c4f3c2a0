"""What was drawn once and may be used again: boards, labels, signs of all games, within one bound on their memory.

    @kept
    def sign(name: str, size: int) -> Sprite: ...

What was used least recently goes first, whichever game it belongs to: a process that draws for a thousand tables holds
no more than one that draws for ten. Boards, which each table has its own of, take half of the room at most, so that the
signs that all tables share stay. Nobody may change what is kept.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from PIL import Image

MOST = 72 * 2**20
"""So many bytes of pictures are kept."""
LARGE = 2**20
"""A picture of more bytes is a board."""
DOT = 4
"""Bytes of a dot: Pillow spends four on colours with and without transparency."""
BESIDE = 512
"""Bytes of a picture beside its dots, about."""


class Pictured(Protocol):
    """What holds a picture, such as `render.canvas.Drawing`."""

    @property
    def image(self) -> Image.Image:
        """The picture."""


P = ParamSpec("P")
M = TypeVar("M", bound="Image.Image | Pictured")
Key = tuple[object, Hashable]


class Shelf:
    """Pictures by what they were made of, the latest used last.

    Attributes:
        most: so many bytes at most.
        weight: bytes by now.
        boards: those of them that boards take.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most, self.weight, self.boards = most, 0, 0
        self._lock = threading.Lock()
        self._made: OrderedDict[Key, Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._made)

    def find(self, key: Key) -> Any:
        """What is kept, or None."""
        with self._lock:
            made = self._made.get(key)
            if made is not None:
                self._made.move_to_end(key)
            return made

    def keep(self, key: Key, made: Any) -> None:
        """Keeps one more, and drops others for it."""
        with self._lock:
            self._drop(key)
            self._made[key] = made
            self._weigh(weight(made))
            while self.weight > self.most and len(self._made) > 1:
                self._drop(self._least_used())

    def clear(self, maker: object) -> None:
        """Drops all that this function made."""
        with self._lock:
            for key in [key for key in self._made if key[0] is maker]:
                self._drop(key)

    def clear_boards(self, room: str) -> None:
        """Drops the boards that functions of these modules made; `room` begins the modules' names."""
        with self._lock:
            boards = [key for key, made in self._made.items() if weight(made) > LARGE]
            for key in boards:
                if key[0].__module__.startswith(room):
                    self._drop(key)

    def _least_used(self) -> Key:
        """Of all; of the boards alone where they take too much."""
        crowded = self.boards > self.most / 2
        return next(key for key, made in self._made.items() if not crowded or weight(made) > LARGE)

    def _drop(self, key: Key) -> None:
        made = self._made.pop(key, None)
        if made is not None:
            self._weigh(weight(made), -1)

    def _weigh(self, bytes: int, sign: int = 1) -> None:
        self.weight += sign * bytes
        self.boards += sign * bytes if bytes > LARGE else 0


SHELF = Shelf()
"""The one of this process."""


class kept(Generic[P, M]):  # noqa: N801, a decorator
    """A function that draws, whose pictures are kept.

    Attributes:
        drawn: how many pictures it has drawn.
    """

    def __init__(self, draw: Callable[P, M]) -> None:
        self._draw, self.drawn = draw, 0
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **how: P.kwargs) -> M:
        key = (self, (args, *how.items()) if how else args)
        made: M | None = SHELF.find(key)
        if made is None:
            made = self._draw(*args, **how)
            self.drawn += 1
            SHELF.keep(key, made)
        return made

    def forget(self) -> None:
        """Drops its pictures."""
        SHELF.clear(self)


def weight(made: Image.Image | Pictured) -> int:
    """Bytes of a picture."""
    image = made if isinstance(made, Image.Image) else made.image
    return BESIDE + image.width * image.height * (1 if image.mode in ("L", "P") else DOT)
