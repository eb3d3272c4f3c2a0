"""Standing orders: chances to react (windows) that a seat lets pass in advance, and what it lays down by orders of its
game (`engine.game.StandingOrder`).

A seat gives them in private, by kind of window or for every kind: pass always, or pass unless it has something to use.
`TURN` passes everything until the seat is next asked for something else. The seat is asked as ever, so nobody can tell
that it has given orders; `bot.tables.standing_orders` answers for it after a while. What it has laid down comes before
passes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.live.values import Live
from bot.store import OrderRow
from engine.ask import NOTHING, Answer, Ask, Nothing, Seat
from engine.game import StandingOrder
from engine.table import Table

ALWAYS, IDLE, ASK = "always", "idle", "ask"
"""Modes: pass, pass unless there is something to use, be asked although every other kind is passed."""
EVERY, TURN = "*", "turn"
"""In place of a kind: all kinds; and all kinds until the seat is asked for something else."""
LAID_DOWN = 0
"""In place of the person who gave an answer: it was laid down. It bars undo as an answer by hand does."""


class Due(NamedTuple):
    """An answer to come."""

    game: int
    question: str
    seat: Seat


class Ordered(NamedTuple):
    """What is answered, and in the log by whom: by nobody, or as it was laid down."""

    answer: Answer
    actor: int | None = None


def ordered(live: Live, due: Due) -> Ordered | None:
    """What is answered for this seat in a while: what it has laid down for its open question, the pass that it has
    ordered, or that it has nothing to decide. None for no order, and for stand-ins.
    """
    table = live.table
    if table is None or table.ask is None or live.game.standing != "running":
        return None
    if table.question_of(due.seat) != due.question or live.user_of(due.seat) is None:
        return None
    if isinstance(table.ask.must.get(due.seat), Nothing):
        return Ordered(NOTHING)
    laid, passed = table.by_order(due.seat, live.laid.get(due.seat, {})), table.lets_pass(due.seat)
    if laid is not None:
        return Ordered(laid, None if laid == passed else LAID_DOWN)
    asked = table.decides(due.seat)
    passes = asked is not None and passed is not None and _passes(live, due.seat, table, asked)
    return Ordered(passed) if passes and passed is not None else None


def _passes(live: Live, seat: Seat, table: Table, ask: Ask) -> bool:
    given = live.orders.get(seat, {})
    mode = ALWAYS if TURN in given else given.get(ask.kind) or given.get(EVERY)
    return mode == ALWAYS or (mode == IDLE and table.idle(seat))


def offered(live: Live, seat: Seat) -> Sequence[StandingOrder]:
    """By which orders of its game this seat can lay something down; none before the start and after the end."""
    if live.table is None or live.table.ask is None:
        return ()
    return live.rules.orders(live.rules.view(live.table.state, seat))


def expired(live: Live, table: Table) -> list[OrderRow]:
    """Drops `TURN` of every seat that is now asked for more than a reaction."""
    ask, ordered = table.ask, [seat for seat, given in live.orders.items() if TURN in given]
    if ask is None:
        return []
    over = [seat for seat in ordered if table.decides(seat) and table.lets_pass(seat) is None]
    return [OrderRow(seat, TURN, None) for seat in over]
