"""Hidden things of a deal that change places, so that a seat draws in it what it has drawn.

Nothing of this knows a game: where two readings of one seat part, the thing that stands in the one and the thing that
stands in the other change places among all that the seat cannot see. Every count stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, product
from random import Random
from typing import Any, Union

import pydantic_core

from engine.ask import Answer, Seat
from engine.game import AnyRules
from engine.text import Json

DEALS = 6
"""So many deals show what a seat cannot see."""
MANY = 20
"""No thing that is hidden is there so often."""
PARTS = "-:_. "
"""What may stand before the id of a thing in a longer name of it."""
Path = tuple[Union[str, int], ...]
Leaf = Union[str, int]


class Hidden:
    """The places of a state, as plain JSON, at which things lie that a seat cannot see."""

    def __init__(self, rules: AnyRules, state: bytes, seat: Seat, chance: Random) -> None:
        self.chance = chance
        deals = [rules.dump(rules.scramble(rules.load(state), seat, chance)) for _ in range(DEALS)]
        leaves = [_leaves(pydantic_core.from_json(dealt)) for dealt in (state, *deals)]
        alike = [path for path in leaves[0] if all(path in other for other in leaves)]
        self.places = [path for path in alike if path != ("seed",) and len({other[path] for other in leaves}) > 1]
        self.truly = {path: leaves[0][path] for path in self.places}

    def _lying(self, plain: Json) -> dict[Path, Leaf]:
        """What lies at the hidden places of a deal, as far as it has them."""
        leaves = _leaves(plain)
        return {path: leaves[path] for path in self.places if path in leaves}

    def swapped(self, dealt: bytes, wanted: Json, got: Json) -> bytes | None:
        """The deal with two things in each other's place, so that what was wanted may be read where it was not."""
        plain = pydantic_core.from_json(dealt)
        lying = self._lying(plain)
        for one, other in chain(_surplus(wanted, got), _partings(wanted, got)):
            swaps = _exchange(lying, one, other, self.chance)
            if swaps:
                for path, thing in swaps.items():
                    _at(plain, path[:-1])[path[-1]] = thing
                return pydantic_core.to_json(plain)
        return None

    def placed(self, dealt: bytes, answer: Answer) -> bytes | None:
        """The deal with a thing that was named in an answer where it truly lay, in place of what lies there."""
        plain = pydantic_core.from_json(dealt)
        lying = self._lying(plain)
        for name in _names(answer):
            id = _thing(name, [thing for thing in self.truly.values() if isinstance(thing, str)])
            for path in (path for path, thing in self.truly.items() if thing == id and lying.get(path, id) != id):
                others = [other for other, thing in lying.items() if thing == id and self.truly[other] != id]
                if others:
                    _at(plain, path[:-1])[path[-1]], _at(plain, others[0][:-1])[others[0][-1]] = id, lying[path]
                    return pydantic_core.to_json(plain)
        return None


def _names(answer: Answer) -> list[str]:
    """Whatever an answer names."""
    if isinstance(answer, dict):
        return [name for key, part in answer.items() for name in (key, *_names(part))]
    return [answer] if isinstance(answer, str) else list(answer) if isinstance(answer, list) else []


def _exchange(lying: Mapping[Path, Leaf], one: Leaf, other: Leaf, chance: Random) -> dict[Path, Leaf]:
    """What lies where afterwards; nothing where one of them does not lie anywhere. Numbers stay among their kind."""
    if isinstance(one, str) and isinstance(other, str):
        things = [thing for thing in lying.values() if isinstance(thing, str)]
        a, b = _thing(one, things), _thing(other, things)
        return _changed(lying, a, b, chance) if a and b and a != b else {}
    if isinstance(one, int) and isinstance(other, int):
        for kind in dict.fromkeys(_kind(path) for path in lying):
            those = {path: thing for path, thing in lying.items() if _kind(path) == kind}
            if kind and one in those.values() and other in those.values():
                return _changed(those, one, other, chance)
    return {}


def _changed(lying: Mapping[Path, Leaf], one: Leaf, other: Leaf, chance: Random) -> dict[Path, Leaf]:
    """Every copy changes places, or, where there are several, by chance one of each: nobody knows which was read."""
    ones, others = ([path for path, thing in lying.items() if thing == what] for what in (one, other))
    if max(len(ones), len(others)) > 1 and chance.random() * 2 < 1:
        ones, others = ([paths[int(chance.random() * len(paths))]] for paths in (ones, others) if paths)
    return {**dict.fromkeys(ones, other), **dict.fromkeys(others, one)}


def _thing(name: str, things: list[str]) -> str:
    """The thing that a name is of: its id, or a longer name that ends with it."""
    found = [id for id in things if name == id or (name.endswith(id) and name[-len(id) - 1] in PARTS)]
    return max(found, key=len, default="")


def _kind(path: Path) -> str:
    """The name of the list that it lies in; none for what lies in no list."""
    return next(str(part) for part in reversed(path) if isinstance(part, str)) if isinstance(path[-1], int) else ""


def _leaves(plain: Json, path: Path = ()) -> dict[Path, Leaf]:
    if isinstance(plain, dict):
        parts: Iterator[tuple[str | int, Json]] = iter(plain.items())
    elif isinstance(plain, list):
        parts = enumerate(plain)
    else:
        return {path: plain} if isinstance(plain, (str, int)) and not isinstance(plain, bool) else {}
    return {at: leaf for key, part in parts for at, leaf in _leaves(part, (*path, key)).items()}


def _at(plain: Any, path: Path) -> Any:
    for part in path:
        plain = plain[part]
    return plain


def _surplus(wanted: Json, got: Json) -> Iterator[tuple[Leaf, Leaf]]:
    """What the one reading names more often than the other, with what that names more often: hands of which alike cards
    are counted are built differently.
    """
    ours, theirs = Counter(_named(wanted)), Counter(_named(got))
    return product(ours - theirs, theirs - ours)


def _named(plain: Json) -> Iterator[str]:
    """All names in a reading; what stands with a number `n` is named so often."""
    if isinstance(plain, (list, tuple)):
        for part in plain:
            yield from _named(part)
    elif isinstance(plain, dict):
        number = plain.get("n")
        names = [name for part in plain.values() for name in _named(part)]
        yield from names * (min(number, MANY) if isinstance(number, int) else 1)
    elif isinstance(plain, str):
        yield plain


def _partings(one: Json, other: Json) -> Iterator[tuple[Leaf, Leaf]]:
    """Where two readings part, as far as they are built alike."""
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        for part, counterpart in zip(one, other, strict=False):
            yield from _partings(part, counterpart)
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if key in other:
                yield from _partings(one[key], other[key])
    elif isinstance(one, (str, int)) and isinstance(other, (str, int)) and one != other:
        yield one, other
