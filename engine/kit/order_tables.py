"""What a game lets seats lay down in advance, where each order is one of a few words: from a table of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from engine.ask import Ask, Option, PickOne, Seat
from engine.questions.standing_order import StandingOrder
from engine.text import Text

Table = Mapping[str, Sequence[str]]
"""What each order can say, by its name."""


def orders_of(game: str, table: Table, names: Iterable[str] | None = None) -> list[StandingOrder]:
    """The orders of a table, or those of these names; their words are `game-order-name` and `game-order-name-value`."""
    return [_order(game, name, tuple(table[name])) for name in (table if names is None else names)]


@cache
def _order(game: str, name: str, values: tuple[str, ...]) -> StandingOrder:
    start = f"{game}-order-{name}"
    return StandingOrder(name, Text(start), PickOne([Option(value, Text(f"{start}-{value}")) for value in values]))


def ids_of(ask: Ask, seat: Seat | None) -> list[str]:
    """The options from which this seat picks one; none for anything else that it is asked."""
    shape = ask.must.get(-1 if seat is None else seat)
    return [option.id for option in shape.options] if isinstance(shape, PickOne) else []
