"""How likely each seat is to win, from what everybody sees of a position.

A game says which figures of a position matter (`engine/<game>/minds/prospects.py`). What they count for stands in
`minds/prospects.json` of its package, found by `python -m engine prospects` from games of computer players. Each figure
has two weights, one for the beginning of a game and one for its end. The seats' sums become chances by a softmax, of
which a share is given to all alike: what no figure tells.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from math import exp
from typing import Generic, NamedTuple, TypeVar

from engine.text import Json

V = TypeVar("V")
Figures = Mapping[str, int]
"""Figures of a seat by their names, in thousandths."""
THOUSAND = 1000
FILE = "minds/prospects.json"


@dataclass(frozen=True, slots=True)
class Standing:
    """A position in figures.

    Attributes:
        progress: how far the game has come, in thousandths.
        seats: the figures of each seat; None of a seat that cannot win any more.
    """

    progress: int
    seats: tuple[Figures | None, ...]


class Weight(NamedTuple):
    """What a figure counts for, in thousandths: when a game begins, and when it ends."""

    first: int
    last: int

    def at(self, progress: int) -> float:
        """What it counts for now."""
        return (self.first * (THOUSAND - progress) + self.last * progress) / THOUSAND / THOUSAND


Weights = Mapping[str, Weight]


class Prospects(Generic[V]):
    """What a game knows of its chances to win."""

    def __init__(self, package: str, standing: Callable[[V], Standing | None]) -> None:
        """For a package such as `engine.ti4`. `standing`: a public view in figures; None where nobody plays against
        anybody.
        """
        self._package, self.standing = package, standing

    @property
    def weights(self) -> Weights:
        """What the figures count for."""
        return self._read[0]

    @property
    def even(self) -> int:
        """Which share of the chances all have alike, in thousandths."""
        return self._read[1]

    @cached_property
    def _read(self) -> tuple[Weights, int]:
        found = json.loads(files(self._package).joinpath(FILE).read_text(encoding="utf-8"))
        return {name: Weight(*pair) for name, pair in found["weights"].items()}, int(found["even"])

    def chances(self, view: V) -> tuple[float, ...]:
        """The chance of each seat; empty where it cannot be told."""
        standing = self.standing(view)
        return () if standing is None else chances(standing, self.weights, self.even)


def chances(standing: Standing, weights: Weights, even: int = 0) -> tuple[float, ...]:
    """The chance of each seat by these weights, a share of it alike for all; 0 of seats that cannot win any more."""
    now = {name: weight.at(standing.progress) for name, weight in weights.items()}
    found = softmax([None if one is None else _sum(one, now) for one in standing.seats])
    return evened(found, [one is not None for one in standing.seats], even)


def evened(found: Sequence[float], alive: Sequence[bool], even: int) -> tuple[float, ...]:
    """Chances of which this share, in thousandths, is given to all alike who can still win."""
    given = even / THOUSAND
    return tuple(
        (1 - given) * chance + given / sum(alive) if lives else 0.0 for chance, lives in zip(found, alive, strict=True)
    )


def _sum(figures: Figures, weights: Mapping[str, float]) -> float:
    return sum(weights.get(name, 0) * figure for name, figure in figures.items()) / THOUSAND


def softmax(sums: Sequence[float | None]) -> tuple[float, ...]:
    """Shares that add up to 1, or to 0 where nobody has a sum."""
    known = [one for one in sums if one is not None]
    highest = max(known, default=0)
    raised = [0.0 if one is None else exp(one - highest) for one in sums]
    whole = sum(raised) or 1
    return tuple(one / whole for one in raised)


def written(weights: Weights, even: int, made: Mapping[str, Json]) -> str:
    """The file of these weights and of the share that all have alike, with what made them."""
    lines = [f"    {json.dumps(name)}: [{one.first}, {one.last}]" for name, one in weights.items()]
    head = f'{{\n  "made": {json.dumps(dict(made))},\n  "even": {even},\n  "weights": {{\n'
    return head + ",\n".join(lines) + "\n  }\n}\n"
