"""Parts of a state that decide what is in force, and the one place that notices when they change.

A player's sheet derives from `Watched` and names in `decides` the fields that decide. Whoever gives such a field a new
value, or changes its list or dict in place, is noticed; nobody has to say so, and nobody can forget to. A change in
one game makes every game look again, which costs little and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, ClassVar, ParamSpec, TypeVar

_NUMBERS = count(1)


class Changes:
    """The number of the last change; no two have the same. `registered` is the last that content made of itself."""

    __slots__ = ("last", "registered")

    def __init__(self) -> None:
        self.last = self.registered = 0

    def notice(self) -> None:
        """Something that decides has changed."""
        self.last = next(_NUMBERS)

    def register(self) -> None:
        """There are other hooks or abilities than before."""
        self.last = self.registered = next(_NUMBERS)


CHANGES = Changes()


P = ParamSpec("P")
X = TypeVar("X")


def _noticed(real: Callable[P, X]) -> Callable[P, X]:
    def change(*given: P.args, **named: P.kwargs) -> X:
        done = real(*given, **named)
        CHANGES.notice()
        return done

    return change


class _List(list[object]):
    """A list whose changes are noticed."""

    __slots__ = ()


class _Dict(dict[object, object]):
    """A dict whose changes are noticed."""

    __slots__ = ()


_BOTH = ("__setitem__", "__delitem__", "clear", "pop")
for _name in (*_BOTH, "__iadd__", "__imul__", "append", "extend", "insert", "remove", "reverse", "sort"):
    setattr(_List, _name, _noticed(getattr(list, _name)))
for _name in (*_BOTH, "__ior__", "popitem", "setdefault", "update"):
    setattr(_Dict, _name, _noticed(getattr(dict, _name)))


_set = object.__setattr__


class Watched:
    """Part of a state. A list or dict that is put into a deciding field is copied into one that is watched."""

    __slots__ = ()
    decides: ClassVar[frozenset[str]] = frozenset()

    def watch(self) -> None:
        """Watches fields that a file was read into; of those that are watched already nothing changes."""
        for name in sorted(self.decides):
            value = getattr(self, name)
            if type(value) in (list, dict):
                setattr(self, name, value)

    if not TYPE_CHECKING:

        def __setattr__(self, name, value):
            if name in self.decides:
                if type(value) is list:
                    value = _List(value)
                elif type(value) is dict:
                    value = _Dict(value)
                CHANGES.notice()
            _set(self, name, value)
