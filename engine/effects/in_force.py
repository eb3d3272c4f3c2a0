"""What each seat has in force: which sources (an ability of its faction, a technology, a law, a card before it) work.

A game says which parts of its state decide that (`parts`, each `Watched`), and what a seat has (`sources`). The index
looks again when one of those parts has changed, and at no other time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from engine.ask import Seat
from engine.effects.watched import CHANGES, Watched
from engine.run import Core, Run

S = TypeVar("S", bound=Core)
ALL = -1
"""Stands for all seats, or for none, where something is kept for each."""


class InForce(ABC, Generic[S]):
    """The index of one game in play.

    Attributes:
        seen: the change after which it was looked up last.
        memo: what was looked up since, by who looked and the seat; to be read by `kept` or while `seen` is the last.
    """

    def __init__(self, state: S) -> None:
        self.state = state
        self.seen = CHANGES.last
        self.memo: dict[tuple[object, Seat], Any] = {}
        for part in self.parts():
            part.watch()

    @abstractmethod
    def parts(self) -> Iterable[Watched]:
        """What decides what is in force: `sources` reads no field but those that one of these parts decides by."""

    @abstractmethod
    def sources(self, seat: Seat) -> Iterable[str]:
        """The ids of what a seat has in force."""

    @abstractmethod
    def owners(self) -> Sequence[Seat]:
        """The seats that can have something in force, in seat order: so their abilities apply."""

    def kept(self) -> dict[tuple[object, Seat], Any]:
        """The memo as it holds now: after a change it is empty. Nothing else forgets."""
        if self.seen != CHANGES.last:
            self.memo, self.seen = {}, CHANGES.last
        return self.memo

    def held_by(self, seat: Seat) -> frozenset[str]:
        """What a seat has in force now."""
        kept = self.kept()
        held: frozenset[str] | None = kept.get((self, seat))
        if held is None:
            held = kept[self, seat] = frozenset(self.sources(seat))
        return held

    def everyone(self) -> Sequence[tuple[Seat, frozenset[str]]]:
        """What each seat has in force."""
        kept = self.kept()
        found: Sequence[tuple[Seat, frozenset[str]]] | None = kept.get((self, ALL))
        if found is None:
            found = kept[self, ALL] = [(seat, self.held_by(seat)) for seat in self.owners()]
        return found

    def has(self, seat: Seat, source: str) -> bool:
        """Whether a source works for a seat now."""
        return source in self.held_by(seat)

    def check(self) -> None:
        """Raises AssertionError when something changed and was not noticed."""
        for seat in self.owners():
            assert self.held_by(seat) == frozenset(self.sources(seat)), f"unnoticed change of seat {seat}"


class EffectsRun(Run[S]):
    """A game in play whose values abilities change. It keeps the state that its index was made for."""

    def __init__(self, in_force: InForce[S]) -> None:
        super().__init__(in_force.state)
        self.in_force = in_force

    def seats(self) -> list[Seat]:
        """The seats still in the game, in seat order. Games override it."""
        raise NotImplementedError


G = TypeVar("G", bound=EffectsRun[Any])
"""A game with effects."""
