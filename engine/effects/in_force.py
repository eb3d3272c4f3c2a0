"""What each seat has in force: which sources (an ability of its faction, a technology, a law, a card before it) work.

A game says which parts of its state decide that (`parts`, each `Watched`), and what a seat has (`sources`). The index
looks again when one of those parts has changed, and at no other time. Of what was looked up it then forgets what hangs
on a source that came or went, and keeps the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence, Set
from typing import Any, Generic, Protocol, TypeVar

from engine.ask import Seat
from engine.effects.watched import CHANGES, Watched
from engine.run import Core, Run

S = TypeVar("S", bound=Core)
ALL = -1
"""Stands for all seats, or for none, where something is kept for each."""
_NONE: frozenset[str] = frozenset()


class Looking(Protocol):
    """Who looks something up: what it finds hangs on nothing but which seats have these sources in force."""

    sources: frozenset[str]


class Memo(dict[Looking, dict[Seat, Any]]):
    """What was looked up, by who looked, then the seat."""

    def __missing__(self, who: Looking) -> dict[Seat, Any]:
        found = self[who] = {}
        return found

    def forget(self, sources: Set[str]) -> None:
        """Whatever hangs on one of these sources is looked up anew; the rest is kept."""
        for who in [who for who in self if not who.sources.isdisjoint(sources)]:
            del self[who]


class InForce(ABC, Generic[S]):
    """The index of one game in play.

    Attributes:
        seen: the change after which it looked last; before the first one -1.
        memo: what was looked up, by who looked, then the seat; to be read by `kept` or while `seen` is the last.
    """

    def __init__(self, state: S) -> None:
        self.state = state
        self.seen = self._registered = -1
        self.memo = Memo()
        self._owners: Sequence[Seat] = ()
        self._held: dict[Seat, frozenset[str]] = {}
        self._decided: dict[Seat, tuple[object, frozenset[str]]] = {}
        for part in self.parts():
            part.watch()

    @abstractmethod
    def parts(self) -> Iterable[Watched]:
        """What decides what is in force: `sources` reads no field but those that one of these parts decides by."""

    @abstractmethod
    def sources(self, seat: Seat) -> Iterable[str]:
        """The ids of what a seat has in force."""

    def deciding(self, seat: Seat) -> object:
        """A copy of all that `sources` reads for a seat: where it is as before, so is what the seat has. None where a
        game does not say it, and `sources` is read after every change.
        """
        return None

    @abstractmethod
    def owners(self) -> Sequence[Seat]:
        """The seats that can have something in force, in seat order: so their abilities apply."""

    def kept(self) -> Memo:
        """The memo as it holds now. Nothing else forgets."""
        if self.seen != CHANGES.last:
            self._look_again()
        return self.memo

    def _look_again(self) -> None:
        owners, before, registered = self.owners(), self._held, self._registered
        self.seen, self._registered = CHANGES.last, CHANGES.registered
        self._held = {seat: self._looked_up(seat) for seat in dict.fromkeys((*owners, *before))}
        if owners != self._owners or self._registered != registered:
            self._owners, self.memo = owners, Memo()
            return
        changed = set[str]()
        for seat, held in self._held.items():
            if held is not (then := before.get(seat, _NONE)):
                changed |= held ^ then
        if changed:
            self.memo.forget(changed)

    def _looked_up(self, seat: Seat) -> frozenset[str]:
        deciding = self.deciding(seat)
        before, held = self._decided.get(seat, (None, _NONE))
        if deciding is None or deciding != before:
            held = frozenset(self.sources(seat))
            self._decided[seat] = deciding, held
        return held

    def held_by(self, seat: Seat) -> frozenset[str]:
        """What a seat has in force now."""
        if self.seen != CHANGES.last:
            self._look_again()
        held = self._held.get(seat)
        if held is None:
            held = self._held[seat] = self._looked_up(seat)
        return held

    def everyone(self) -> Sequence[tuple[Seat, frozenset[str]]]:
        """What each seat has in force."""
        self.kept()
        return [(seat, self._held[seat]) for seat in self._owners]

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
