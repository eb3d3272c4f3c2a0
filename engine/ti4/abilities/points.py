"""The points of this game: values that abilities change; see `engine.effects`.

So a card wins where it disagrees with a rule, and rule and card are both obeyed where they do not (TI-GOLDEN-01,
TI-GOLDEN-02, TI-GOLDEN-03); a "cannot" is a point of its own that no other card gives back (TI-GOLDEN-04).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from engine import effects

if TYPE_CHECKING:
    from engine.ti4.play import Game  # noqa: F401

V = TypeVar("V")
A = TypeVar("A")


class Point(effects.Point["Game", V, A]):
    """A value of a seat."""


class TablePoint(effects.TablePoint["Game", V]):
    """A value of the whole table."""


def hooked() -> set[str]:
    """The sources of all hooks."""
    points = (*Point.known.values(), *TablePoint.known.values())
    return {hook.source for point in points for hook in point.hooks}
