"""How the rows of a prompt are put together: what is chosen first, and below it what helps and what passes."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.widgets.interactions import Button, Item
from bot.widgets.maker import BLUE, GREY, ROWS, Row

ACROSS = 5
"""So many buttons at most stand in a row."""


def is_button(item: Item) -> bool:
    """Whether it is a button: a list has a row of its own."""
    return isinstance(item, discord.ui.Button)


def with_more(rows: list[Row], more: Row) -> list[Row]:
    """Rows with further buttons: beside the last ones where there is room."""
    if rows and is_button(rows[-1][0]) and len(rows[-1]) + len(more) <= ACROSS:
        return [*rows[:-1], [*rows[-1], *more]]
    return [*rows, more] if more else rows


def with_below(rows: Sequence[Row], below: Sequence[Row]) -> tuple[Row, ...]:
    """Rows with others below them; where a message takes no more rows, at the end of buttons that leave room."""
    found = [*rows]
    for row in below:
        room = [at for at, one in enumerate(found) if len(one) + len(row) <= ACROSS and all(map(is_button, one))]
        if len(found) < ROWS:
            found.append(row)
        elif room:
            found[room[-1]] = [*found[room[-1]], *row]
    return tuple(found)


def put_first(rows: list[Row], last: Row, answer: Button) -> None:
    """Puts the way to the own prompt into the first row that has room, before what only ends or passes something."""
    beside = rows and is_button(rows[0][0]) and len(rows[0]) < ACROSS
    row = rows[0] if beside else last
    grey = [at for at, one in enumerate(row) if getattr(one, "style", GREY) is GREY]
    row.insert(0 if answer.style is BLUE else min(grey, default=len(row)), answer)
