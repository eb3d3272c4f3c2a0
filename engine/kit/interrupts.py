"""What a seat may do while a question is open, by verb (deals, standing orders). A game's rooms register theirs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.ask import Answer, Seat, Shape
from engine.question import AnyQuestion

G = TypeVar("G")


@dataclass(frozen=True, slots=True)
class Interrupt(Generic[G]):
    """Something a seat may do meanwhile: its shape now (None: not now) and what it does."""

    shape: Callable[[G, Seat], Shape | None]
    do: Callable[[G, Seat, Answer], Awaitable[None]]


class Interrupts(Generic[G]):
    """The verbs of one game, by name."""

    def __init__(self) -> None:
        self._verbs: dict[str, Interrupt[G]] = {}

    def verb(
        self, verb: AnyQuestion, shape: Callable[[G, Seat], Shape | None]
    ) -> Callable[[Callable[[G, Seat, Answer], Awaitable[None]]], Callable[[G, Seat, Answer], Awaitable[None]]]:
        """Registers a verb with the shape it takes."""

        def register(do: Callable[[G, Seat, Answer], Awaitable[None]]) -> Callable[[G, Seat, Answer], Awaitable[None]]:
            self._verbs = dict(sorted({**self._verbs, verb.name: Interrupt(shape, do)}.items()))
            return do

        return register

    def may(self, game: G, seat: Seat, only: Collection[str] | None = None) -> Mapping[str, Shape]:
        """The verbs open to a seat now, by name; those of `only`, if given."""
        found: dict[str, Shape] = {}
        for name, verb in self._verbs.items():
            shape = verb.shape(game, seat) if only is None or name in only else None
            if shape is not None:
                found[name] = shape
        return found

    async def cut_in(self, game: G, seat: Seat, name: str, value: Answer) -> None:
        """Carries out a verb."""
        await self._verbs[name].do(game, seat, value)
