"""What a seat may do while a question is open, by verb. Rooms register their verbs here (deals, standing orders)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ask import Answer, Seat, Shape

if TYPE_CHECKING:
    from engine.ti4.play import Game

Offered = Callable[["Game", Seat], Shape | None]
Done = Callable[["Game", Seat, Answer], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Verb:
    """Something a seat may do meanwhile: its shape now (None: not now) and what it does."""

    shape: Offered
    do: Done


VERBS: dict[str, Verb] = {}


def verb(name: str, shape: Offered) -> Callable[[Done], Done]:
    """Registers a verb with the shape it takes."""

    def register(do: Done) -> Done:
        VERBS[name] = Verb(shape, do)
        return do

    return register


def may(game: Game, seat: Seat) -> Mapping[str, Shape]:
    """The verbs open to a seat now."""
    shapes = {name: verb.shape(game, seat) for name, verb in VERBS.items()}
    return {name: shape for name, shape in shapes.items() if shape is not None}


async def cut_in(game: Game, seat: Seat, name: str, value: Answer) -> None:
    """Carries out a verb."""
    await VERBS[name].do(game, seat, value)
