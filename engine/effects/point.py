"""Points: values that abilities in force may change.

The rule that computes a value declares the point beside itself and calls it; a card hooks in:

    MOVE = Point[int, Moving]("move")
    value = MOVE(game, seat, printed, Moving(system, unit))

    @MOVE.hook("gravity_drive")
    def one_farther(game: Game, seat: Seat, value: int, about: Moving) -> int:
        return value + 1

`hook` changes the values of whoever has the source in force, `hook_others` those of everyone else; such a rule is told
the owner too. Where several apply, they do in the order of their sources' ids, those marked `last` after the others;
rules of one source in the order in which they were registered, and a rule that works for others once for each owner, in
the order of the index.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar, overload

from engine.ask import Seat
from engine.effects.in_force import ALL, G
from engine.effects.watched import CHANGES

V = TypeVar("V")
A = TypeVar("A")

Rule = Callable[[G, Seat, V, A], V]
"""`rule(game, seat, value, about)` gives the value back, changed or not."""

ForeignRule = Callable[[G, Seat, V, A, Seat], V]
"""`rule(game, seat, value, about, owner)`: `owner` has the source, the value is `seat`'s."""

TableRule = Callable[[G, Seat, V], V]
"""`rule(game, owner, value)` gives the value of the whole table back."""

Whose = Literal["own", "others", "all"]


@dataclass(frozen=True, slots=True)
class Hook:
    """A rule at a point, in force while its source is.

    Attributes:
        whose: the values it changes: those of whoever has the source, of everyone else, or of all.
        last: it applies after the others, so that nothing undoes it.
    """

    source: str
    rule: Callable[..., Any]
    whose: Whose = "own"
    last: bool = False


class Hooked(Generic[G]):
    """What points have in common: a name and hooks in order. A game derives its own points and knows them all."""

    known: ClassVar[dict[str, Hooked[Any]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.__module__ != __name__ and cls.known is Hooked.known:
            cls.known = {}

    def __init__(self, name: str) -> None:
        assert name not in self.known, f"{name} is declared twice"
        self.known[name] = self
        self.name = name
        self._hooks: tuple[Hook, ...] = ()
        self.sources: frozenset[str] = frozenset()

    @property
    def hooks(self) -> tuple[Hook, ...]:
        """All hooks, in the order in which they apply."""
        return self._hooks

    @hooks.setter
    def hooks(self, hooks: Iterable[Hook]) -> None:
        self._hooks = tuple(sorted(hooks, key=lambda hook: (hook.last, hook.source)))
        self.sources = frozenset(hook.source for hook in self._hooks)
        CHANGES.register()


class Point(Hooked[G], Generic[G, V, A]):
    """A value of a seat that abilities may change. `A`: what it is about, None where the seat says it all."""

    @overload
    def __call__(self: Point[G, V, None], game: G, seat: Seat, value: V) -> V: ...

    @overload
    def __call__(self, game: G, seat: Seat, value: V, about: A) -> V: ...

    def __call__(self, game: G, seat: Seat, value: V, about: Any = None) -> V:
        """The value after what is in force for a seat."""
        index = game.in_force
        memo = index.memo if index.seen == CHANGES.last else index.kept()
        rules = memo[self].get(seat)
        for rule in self._rules(game, seat) if rules is None else rules:
            value = rule(game, seat, value, about)
        return value

    def changes(self, game: G, seat: Seat, value: V, about: Any = None) -> list[tuple[str, V]]:
        """The sources in force that change the value, each with the value after it; the last one is that of a call."""
        found: list[tuple[str, V]] = []
        for hook in self._hooks:
            for rule in _of(game, hook, seat):
                before, value = value, rule(game, seat, value, about)
                found += [(hook.source, value)] if value != before else []
        return found

    def touches(self, game: G, seat: Seat) -> bool:
        """Whether anything in force may change the value for a seat. Spares asking for many values."""
        return bool(self._rules(game, seat))

    def hook(self, *sources: str, last: bool = False) -> Callable[[Rule[G, V, A]], Rule[G, V, A]]:
        """Registers a rule that changes the values of whoever has one of these sources in force."""

        def register(rule: Rule[G, V, A]) -> Rule[G, V, A]:
            self.hooks = (*self.hooks, *(Hook(source, rule, "own", last) for source in sources))
            return rule

        return register

    def hook_others(self, *sources: str, last: bool = False) -> Callable[[ForeignRule[G, V, A]], ForeignRule[G, V, A]]:
        """Registers a rule that changes the values of everyone but the source's owner."""

        def register(rule: ForeignRule[G, V, A]) -> ForeignRule[G, V, A]:
            self.hooks = (*self.hooks, *(Hook(source, rule, "others", last) for source in sources))
            return rule

        return register

    def _rules(self, game: G, seat: Seat) -> Sequence[Rule[G, V, A]]:
        """What is in force for a seat here, in order; kept while nothing changes."""
        index = game.in_force
        kept = (index.memo if index.seen == CHANGES.last else index.kept())[self]
        rules: Sequence[Rule[G, V, A]] | None = kept.get(seat)
        if rules is None:
            rules = kept[seat] = [rule for hook in self._hooks for rule in _of(game, hook, seat)]
        return rules


def _of(game: G, hook: Hook, seat: Seat) -> Iterator[Rule[Any, Any, Any]]:
    """The rule of a hook, for each owner for whom it works where that may be somebody else."""
    if hook.whose == "own":
        if game.in_force.has(seat, hook.source):
            yield hook.rule
        return
    for owner in game.in_force.owners():
        if owner != seat and game.in_force.has(owner, hook.source):
            yield _owned(hook.rule, owner)


def _owned(rule: Callable[..., Any], owner: Seat) -> Rule[Any, Any, Any]:
    return lambda game, seat, value, about: rule(game, seat, value, about, owner)


class TablePoint(Hooked[G], Generic[G, V]):
    """A value of the whole table. Each hook changes it once for each seat that has its source, with that seat."""

    def __call__(self, game: G, value: V) -> V:
        """The value after everything in force."""
        index = game.in_force
        kept = (index.memo if index.seen == CHANGES.last else index.kept())[self]
        found: Sequence[tuple[TableRule[G, V], Seat]] | None = kept.get(ALL)
        if found is None:
            found = kept[ALL] = list(self._found(game))
        for rule, owner in found:
            value = rule(game, owner, value)
        return value

    def _found(self, game: G) -> Iterator[tuple[TableRule[G, V], Seat]]:
        for hook in self._hooks:
            for owner in game.in_force.owners():
                if game.in_force.has(owner, hook.source):
                    yield hook.rule, owner

    def hook(self, *sources: str, last: bool = False) -> Callable[[TableRule[G, V]], TableRule[G, V]]:
        """Registers a rule that changes the value for each seat that has one of these sources in force."""

        def register(rule: TableRule[G, V]) -> TableRule[G, V]:
            self.hooks = (*self.hooks, *(Hook(source, rule, "all", last) for source in sources))
            return rule

        return register
