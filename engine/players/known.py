"""What minds work out but once: of a view, of a board, of a play area. It must hang on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar, cast

K = TypeVar("K")
A = TypeVar("A", bound=Hashable)
X = TypeVar("X")
Known = dict[object, object]
"""What is known of one thing, by rule."""
_UNKNOWN = object()


class Once(Generic[K]):
    """Rules whose results are kept with what they are about."""

    def __init__(self, known: Callable[[K], Known]) -> None:
        """`known` finds where that is kept."""
        self._known = known

    def once(self, rule: Callable[[K], X]) -> Callable[[K], X]:
        """Works something out but once for each thing."""

        def kept(of: K) -> X:
            known = self._known(of)
            found = known.get(rule, _UNKNOWN)
            if found is _UNKNOWN:
                found = known[rule] = rule(of)
            return cast(X, found)

        return kept

    def once_each(self, rule: Callable[[K, A], X]) -> Callable[[K, A], X]:
        """Works something out but once for each thing and each place in it, or whatever else it hangs on."""

        def kept(of: K, each: A) -> X:
            known, key = self._known(of), (rule, each)
            found = known.get(key, _UNKNOWN)
            if found is _UNKNOWN:
                found = known[key] = rule(of, each)
            return cast(X, found)

        return kept


def _never(of: object, made: object) -> bool:
    return False


def latest(
    rule: Callable[[K], X],
    most: int,
    *,
    by: Callable[[K], object] | None = None,
    alike: Callable[[K, X], bool] = _never,
) -> Callable[[K], X]:
    """Keeps what a rule made last, for what is looked at again and again and is slow to compare.

    Args:
        most: so many results are kept.
        by: finds the object that tells whether it is the same thing, which is the very same object and not an equal
            one; None: the thing itself.
        alike: whether a result that is kept holds for another thing as well.
    """
    kept: list[tuple[object, X]] = []

    def found(of: K) -> X:
        thing = of if by is None else by(of)
        for seen, made in kept:
            if seen is thing:
                return made
        again = next((made for _, made in kept if alike(of, made)), None)
        made = rule(of) if again is None else again
        kept[most - 1 :] = []
        kept.insert(0, (thing, made))
        return made

    return found
