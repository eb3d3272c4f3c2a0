"""Seats whose time is up while all answer beside each other: a stand-in answers there, and nobody else hears of it.

Who has not finished may not be known before everybody has. Only then the stand-in takes the seat before all eyes, and
its person can take it back. Whoever takes an answer back before that, or gives one, is there again and keeps the seat.
"""

from __future__ import annotations

from bot.live.changes import notice
from bot.live.model import Live
from bot.locales.handles import handle
from bot.settings import TableSettings
from bot.store import Change, Post, SeatRow
from bot.store.posts import PromptPost
from engine.ask import Seat
from engine.text import Text


def with_silent_stand_in(live: Live, seat: Seat) -> TableSettings:
    """A stand-in answers for this seat as long as the open question stands."""
    assert live.game.question is not None
    settings = live.game.settings
    return settings.model_copy(update={"covered": {**settings.covered, seat: live.game.question}})


def without_silent_stand_in(settings: TableSettings, seat: Seat) -> TableSettings:
    """Its person is there again, if that was not so."""
    if seat not in settings.covered:
        return settings
    rest = {other: question for other, question in settings.covered.items() if other != seat}
    return settings.model_copy(update={"covered": rest})


def give_way(live: Live, change: Change, settings: TableSettings) -> TableSettings:
    """Stand-ins take the seats they answered for, with the change by which all have answered.

    Not where the game has gone back, or is over; nor on a seat that is somebody else's by now.
    """
    if not settings.covered:
        return settings
    question = change.asked[0] if change.asked else live.game.question
    stays = {row.seat for row in change.seats or live.seats if row.user and row.user == live.user_of(row.seat)}
    goes_on = change.retract is None and question is not None and change.status not in ("over", "ended")
    for seat in (seat for seat, asked in settings.covered.items() if goes_on and asked != question and seat in stays):
        change.seats, line = unseated(live, seat, change.seats)
        change.posts += [line, PromptPost(question)]
    kept = {seat: asked for seat, asked in settings.covered.items() if asked == question and seat in stays}
    return settings.model_copy(update={"covered": kept})


def unseated(
    live: Live, seat: Seat, rows: list[SeatRow] | None = None, *, key: str = "bot-late-unseated"
) -> tuple[list[SeatRow], Post]:
    """A stand-in on this seat, among these rows or those of now, and the line that says so."""
    before = next(row for row in live.seats if row.seat == seat)
    late = SeatRow(seat, None, "", was=before.user)
    line = notice(Text(key, {"name": handle(live.seats, live.rules, seat), "player": f"<@{before.user}>"}))
    return [late if row.seat == seat else row for row in rows or live.seats], line
