"""Standing orders: chances to react (windows) that a seat lets pass in advance, and what it lays down by orders of its
game (`engine.game.StandingOrder`).

A seat gives them in private, by kind of window or for every kind: pass always, or pass unless it has something to use.
`TURN` passes everything until the seat is next asked for something else. The seat is asked as ever, so nobody can tell
that it has given orders; `bot.tables.standing_orders` answers for it after a while. What it has laid down comes before
passes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from bot.live.model import Live
from bot.live.plans import planned
from bot.settings import Pace
from bot.store import AnswerRow, Laid, OrderRow, Post, SeatRow
from bot.store.posts import NoticePost
from engine.ask import NOTHING, Answer, Ask, Seat, Together
from engine.questions.standing_order import StandingOrder
from engine.table import Table
from engine.text import Text

X = TypeVar("X")
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
    """What is answered, and in the log by whom: by nobody, or as it was laid down; `planned`: as a step of a plan."""

    answer: Answer
    actor: int | None = None
    planned: bool = False


def ordered(live: Live, due: Due) -> Ordered | None:
    """What is answered for this seat in a while: what it has laid down for its open question, the pass that it has
    ordered, the only answer that is left to it, what it has planned, or that it has nothing to decide. None for no
    order, and for stand-ins.
    """
    table = live.table
    if table is None or table.ask is None or live.game.standing != "running":
        return None
    if table.question_of(due.seat) != due.question or live.user_of(due.seat) is None:
        return None
    if due.seat in table.ask.must and table.ask.must[due.seat].nothing_to_decide:
        return Ordered(NOTHING)
    given = answer_by_orders(live, table, due.seat)
    step = planned(live, table, due.seat) if given is None else None
    return given if step is None else Ordered(step, LAID_DOWN, planned=True)


def is_by_hand(row: AnswerRow) -> bool:
    """Whether somebody gave this answer just then: no program, and no standing order."""
    return row.actor not in (None, LAID_DOWN)


def answer_by_orders(live: Live, table: Table, seat: Seat) -> Ordered | None:
    """What this seat's orders say of its open question; None where they say nothing."""
    laid, passed = table.by_order(seat, live.laid.get(seat, {})), table.lets_pass(seat)
    if laid is not None:
        return Ordered(laid, None if laid == passed else LAID_DOWN)
    mode = _mode(live, seat, table)
    if passed is not None and (mode == ALWAYS or (mode == IDLE and table.idle(seat))):
        return Ordered(passed)
    single = None if mode in _ASKED or live.game.settings.pace == "before" else only_answer(table, seat)
    return None if single is None else Ordered(single, LAID_DOWN)


def at_once(live: Live) -> tuple[Due, Ordered] | None:
    """The next answer that is ordered and need not wait, for its time would deceive nobody."""
    table = live.table
    if table is None or expired(live, table):
        return None
    for seat in live.owing():
        due = Due(live.game.id, table.question_of(seat), seat)
        given = ordered(live, due) if live.alone or passes_on(live, seat) else None
        if given is not None and not given.planned and deceives_nobody(live, seat, given):
            return due, given
    return None


def deceives_nobody(live: Live, seat: Seat, given: Ordered) -> bool:
    """Whether nobody could take this answer for one that was thought about: no other person plays here, or it passes
    on as this seat has just said.
    """
    return live.alone or (
        passes_on(live, seat) and live.table is not None and given.answer == live.table.lets_pass(seat)
    )


def passes_on(live: Live, seat: Seat) -> bool:
    """Whether this seat has said to pass until something else is asked, where everybody may know what it can choose.
    Which orders it has otherwise, nobody may know.
    """
    ask = None if live.table is None else live.table.ask
    return ask is not None and TURN in live.orders.get(seat, {}) and is_known(live, ask, seat)


def is_known(live: Live, ask: Ask, seat: Seat) -> bool:
    """Whether everybody may know what this seat can choose."""
    return not isinstance(ask, Together) and seat in ask.must and live.rules.is_open(ask, ask.must[seat])


def to_be_told(live: Live, table: Table) -> list[Seat]:
    """The seats that nobody calls in the channel, and that have something to use now."""
    asked = table.ask.must if table.ask else {}
    people = [seat for seat in asked if live.user_of(seat) is not None and is_spared(live, table, seat)]
    return [seat for seat in people if answer_by_orders(live, table, seat) is None]


def _mode(live: Live, seat: Seat, table: Table) -> str | None:
    """How the seat has ordered its open question to be met; None where nothing is left for it to decide."""
    ask, given = table.decides(seat), live.orders.get(seat, {})
    if ask is None:
        return None
    return ALWAYS if TURN in given else given.get(ask.kind) or given.get(EVERY)


def passes_idle(live: Live, seat: Seat) -> bool:
    """Whether this seat passes chances such as its open question already where it has nothing to use."""
    return live.table is not None and _mode(live, seat, live.table) in (ALWAYS, IDLE)


def passed_soon(live: Live, seat: Seat) -> bool:
    """Whether an order will pass the open question of this seat, or give the only answer that is left."""
    if live.table is None:
        return False
    passed, ordered = live.table.lets_pass(seat), answer_by_orders(live, live.table, seat)
    last = only_answer(live.table, seat) if passed is None else passed
    return last is not None and ordered is not None and ordered.answer == last


def only_answer(table: Table, seat: Seat) -> Answer | None:
    """The answer that alone is left to this seat, where others may not know that; None for any other question."""
    ask = table.decides(seat)
    shape = ask.must[seat] if ask and table.rules.question(ask.kind).asked_if_forced else None
    return None if shape is None else shape.only()


def by_default(table: Table, seat: Seat) -> bool:
    """Whether the order with which seats begin answers a seat's open question."""
    return (table.lets_pass(seat) is not None and table.idle(seat)) or only_answer(table, seat) is not None


def first_orders(live: Live, rows: Iterable[SeatRow]) -> list[OrderRow]:
    """The orders with which people on these seats begin: to pass unless there is something to use."""
    if live.game.settings.pace == "before" or not (live.rules.windows() or live.rules.asks_if_forced()):
        return []
    return [OrderRow(row.seat, EVERY, IDLE) for row in rows if row.user is not None]


def begin_with(rows: Iterable[SeatRow], pace: Pace) -> Post:
    """The line that tells with which orders everybody begins, and how soon they answer here."""
    alone = sum(row.user is not None for row in rows) == 1
    how = "alone" if alone else "even" if pace == "even" else "sooner"
    return NoticePost(Text(f"bot-orders-begin-{how}"), orders=True)


def is_spared(live: Live, table: Table, seat: Seat) -> bool:
    """Whether this person is not called when everybody is asked, for the question may well be answered by an order.

    What it hangs on everybody may know: that several are asked for nothing but a reaction, and with which order seats
    begin at this table; not what anybody holds. Who has something to use is told in private, or named where everybody
    knows it.
    """
    if table.ask is None or live.game.settings.pace == "before" or _mode(live, seat, table) in _ASKED:
        return False
    if live.alone or (is_known(live, table.ask, seat) and not table.idle(seat)):
        return False
    alone = len(table.ask.shown) < 2
    return table.lets_pass(seat) is not None or (live.rules.question(table.ask.kind).asked_if_forced and not alone)


_ASKED = (None, ASK)


def offered(live: Live, seat: Seat) -> Sequence[StandingOrder]:
    """By which orders of its game this seat can lay something down; none before the start and after the end."""
    if live.table is None or live.table.ask is None:
        return ()
    return live.rules.orders(live.rules.view(live.table.state, seat))


def laid_down(live: Live, seat: Seat) -> Mapping[str, Answer]:
    """What this seat has laid down, by the names of its orders; some of them the game itself keeps."""
    kept = {order.name: order.now for order in offered(live, seat) if order.now is not None}
    return {**live.laid.get(seat, {}), **kept}


def expired(live: Live, table: Table) -> list[OrderRow]:
    """Drops `TURN` of every seat that is now asked for more than a reaction."""
    ask, ordered = table.ask, [seat for seat, given in live.orders.items() if TURN in given]
    if ask is None:
        return []
    over = [seat for seat in ordered if table.decides(seat) and table.lets_pass(seat) is None]
    return [OrderRow(seat, TURN, None) for seat in over]


def dropped_with(live: Live, rows: Sequence[AnswerRow]) -> list[OrderRow]:
    """Drops `TURN` of every seat that takes back what it gave by hand: it wants to be asked again."""
    by_hand = sorted({row.seat for row in rows if is_by_hand(row)})
    return [OrderRow(seat, TURN, None) for seat in by_hand if TURN in live.orders.get(seat, {})]


def keep_orders(live: Live, orders: Sequence[OrderRow], laid: Sequence[Laid]) -> None:
    """Standing orders as they have been given or dropped."""
    for seat, kind, mode in orders:
        _keep(live.orders.setdefault(seat, {}), kind, mode)
    for seat, name, answer in laid:
        _keep(live.laid.setdefault(seat, {}), name, answer)


def _keep(of_seat: dict[str, X], name: str, given: X | None) -> None:
    if given is None:
        of_seat.pop(name, None)
    else:
        of_seat[name] = given
