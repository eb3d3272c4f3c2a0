"""A table in memory after what other processes have answered at it: those answers alone are played, not all of them
since the safe point.
"""

from __future__ import annotations

from bot.clock import moment
from bot.live.model import Live
from bot.live.rebuild import given_of
from bot.live.recent import MOST as MOST_RECENT
from bot.live.standing_orders import keep_orders
from bot.store import GameRow, SafePoint, Saved
from engine.errors import BrokenSave
from engine.table import Table

MOST = 8
"""So many answers at most are played on the event loop; more are for a thread."""


def catch_up(live: Live, saved: Saved) -> bool:
    """Brings it to where the others have left it.

    False: more has happened than answers, or other rules have come to something else. This table must be dropped then.

    Args:
        saved: `Store.news` since the table was as it is.
    """
    table, before = live.table, live.game
    if table is None or saved.safe is None or not _only_answers(live, saved.safe, saved):
        return False
    try:
        table.replay(map(given_of, saved.tail), saved.game.epoch)
    except BrokenSave:
        return False
    if not _stands_so(table, saved.game) or not _at_same_safe_point(table, saved.safe, before.answers):
        return False
    live.game, live.seats = saved.game, saved.seats
    live.orders, live.laid, live.recent = {}, {}, (*live.recent, *saved.tail)[-MOST_RECENT:]
    keep_orders(live, saved.orders, saved.laid)
    if saved.game.question != before.question:
        live.opened = moment(saved.game.updated)
    return True


def _only_answers(live: Live, safe: SafePoint, saved: Saved) -> bool:
    """Whether nothing was taken back since, and our rules are those by which it was kept."""
    before, now = live.game, saved.game
    same = (before.undone, before.epoch, before.own) == (now.undone, now.epoch, now.own)
    return same and safe.shape == live.rules.save_format and len(saved.tail) == now.answers - before.answers <= MOST


def _stands_so(table: Table, game: GameRow) -> bool:
    asked = None if table.ask is None else table.question
    return (asked, tuple(table.waiting())) == (game.question, game.waiting)


def _at_same_safe_point(table: Table, safe: SafePoint, answers: int) -> bool:
    """Whether the last safe point after so many answers is as another process has kept it."""
    return safe.after <= answers or safe.state == table.safe_point
