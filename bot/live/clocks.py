"""The clocks of a table: how much time each seat has left, in place of one limit for every answer.

A seat's clock runs while everybody knows that the seat has to decide something. It does not while seats may only react,
or answer beside each other: what a clock had lost by then would tell who had something to think about. For such answers
every seat has as long as a clock begins with. Quiet hours and absences stop a clock, and so does a pause. Each time the
table comes back to a seat from others, that seat gets some more; taking answers back gives nobody more.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot import hours
from bot.clock import moment
from bot.live.model import Live
from bot.live.standing_orders import is_spared
from bot.settings import CLOCKS, TableSettings
from bot.store import Change, Waited
from engine.ask import Seat, Together

SECONDS = 60


def left(table: TableSettings, seat: Seat) -> timedelta:
    """What a seat has on its clock, without what has run off it since the table began to wait."""
    return timedelta(seconds=table.banks.get(seat, CLOCKS[table.clock].bank * SECONDS))


def time_for(waited: Waited) -> timedelta:
    """How long this person has for this answer, counted from when the table began to wait."""
    table, seat = waited.table, waited.wait.seat
    return left(table, seat) if seat in table.running else timedelta(minutes=table.longest)


def begun(waited: Waited) -> datetime:
    """When the table began to wait, without the time in which the bot was down."""
    return moment(waited.wait.since) + timedelta(seconds=waited.wait.spared)


def kept_clocks(
    settings: TableSettings, live: Live, change: Change, waited: Sequence[Waited], now: datetime
) -> TableSettings:
    """The table's clocks after this change; `waited`: whom the table waits for until then."""
    if not settings.clock or settings.clock != live.game.settings.clock:
        return _with(settings, {}, (), ())
    stays = {row.seat for row in change.seats or live.seats if row.user is not None and row in live.seats}
    banks = {seat: bank for seat, bank in settings.banks.items() if seat in stays}
    runs = _running(live, change)
    ended = () if change.retract else _stopped(settings, change, runs)
    for one in waited:
        if one.wait.seat in ended and one.wait.seat in stays:
            spent = hours.spent(one.person, begun(one), now, absent=settings.absent)
            _add(settings, banks, one.wait.seat, -spent)
    for seat, sign in _come_and_gone(settings, change, runs):
        _add(settings, banks, seat, sign * timedelta(minutes=CLOCKS[settings.clock].more))
    return _with(settings, banks, runs, runs or settings.turn)


def _with(
    settings: TableSettings, banks: dict[Seat, int], running: tuple[Seat, ...], turn: tuple[Seat, ...]
) -> TableSettings:
    return settings.model_copy(update={"banks": banks, "running": running, "turn": turn})


def _add(settings: TableSettings, banks: dict[Seat, int], seat: Seat, more: timedelta) -> None:
    rules = CLOCKS[settings.clock]
    bank = banks.get(seat, rules.bank * SECONDS) + round(more.total_seconds())
    banks[seat] = max(0, min(rules.most * SECONDS, bank))


def _running(live: Live, change: Change) -> tuple[Seat, ...]:
    """Whose clock runs from now on: who has to decide before everybody's eyes."""
    asked = change.asked[1] if change.asked is not None else live.game.waiting
    if (change.status or live.game.status) != "running":
        return ()
    people = [row.seat for row in change.seats or live.seats if row.user is not None and row.seat in asked]
    return tuple(seat for seat in people if decides_openly(live, seat))


def decides_openly(live: Live, seat: Seat) -> bool:
    """Whether everybody knows that this seat has to decide something, if it is asked at all."""
    table = live.table
    if table is None or table.ask is None or isinstance(table.ask, Together):
        return False
    return table.lets_pass(seat) is None and not is_spared(live, table, seat)


def _stopped(settings: TableSettings, change: Change, runs: Sequence[Seat]) -> set[Seat]:
    """Whose clock ran until now, and runs no more or from now on for another answer."""
    answered = {answer.seat for answer in change.answers}
    return {seat for seat in settings.running if seat not in runs or seat in answered}


def _come_and_gone(settings: TableSettings, change: Change, runs: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """The seats to which the table has come, and (-1) from which an answer that was taken back takes it away."""
    if change.retract is not None:
        return [(seat, -1) for seat in settings.running if seat not in runs]
    return [(seat, 1) for seat in runs if change.answers and seat not in settings.turn]
