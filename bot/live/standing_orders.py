"""Standing orders: chances to react (windows) that a seat lets pass in advance.

A seat gives them in private, by kind of window or for every kind: pass always, or pass unless it has something to use.
`TURN` passes everything until the seat is next asked for something else. The seat is asked as ever, so nobody can tell
that it has given orders; `bot.tables.standing_orders` passes for it after a while.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.live.values import Live
from bot.store import Order
from engine.ask import NOTHING, Answer, Ask, Nothing, Seat
from engine.table import Table

ALWAYS, IDLE, ASK = "always", "idle", "ask"
"""Modes: pass, pass unless there is something to use, be asked although every other kind is passed."""
EVERY, TURN = "*", "turn"
"""In place of a kind: all kinds; and all kinds until the seat is asked for something else."""


class Due(NamedTuple):
    """An answer to come."""

    game: int
    question: str
    seat: Seat


def ordered(live: Live, due: Due) -> Answer | None:
    """What is answered for this seat in a while: the pass that it has ordered of its open question, or that it has
    nothing to decide. None for no order, and for stand-ins.
    """
    table = live.table
    if table is None or table.ask is None or live.game.standing != "running":
        return None
    if table.question_of(due.seat) != due.question or live.user_of(due.seat) is None:
        return None
    if isinstance(table.ask.must.get(due.seat), Nothing):
        return NOTHING
    asked, answer = table.decides(due.seat), table.lets_pass(due.seat)
    return answer if asked is not None and answer is not None and _passes(live, due.seat, table, asked) else None


def _passes(live: Live, seat: Seat, table: Table, ask: Ask) -> bool:
    given = live.orders.get(seat, {})
    mode = ALWAYS if TURN in given else given.get(ask.kind) or given.get(EVERY)
    return mode == ALWAYS or (mode == IDLE and table.idle(seat))


def expired(live: Live, table: Table) -> list[Order]:
    """Drops `TURN` of every seat that is now asked for more than a reaction."""
    ask, ordered = table.ask, [seat for seat, given in live.orders.items() if TURN in given]
    if ask is None:
        return []
    over = [seat for seat in ordered if table.decides(seat) and table.lets_pass(seat) is None]
    return [Order(seat, TURN, None) for seat in over]
