"""A live table from what was saved, under today's rules."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

from bot.errors import GameUnreadable
from bot.store import Logged, Saved, Store
from engine.errors import BrokenSave
from engine.game import Rules
from engine.table import Given, Table

log = logging.getLogger(__name__)


class Rebuilt(NamedTuple):
    """A table, and the answers at the end of the log that the rules no longer accept."""

    table: Table
    lost: tuple[Logged, ...]


def given_of(logged: Logged) -> Given:
    """A row of the log as the engine takes it."""
    return Given(logged.seat, logged.verb, logged.value, logged.sealed, logged.epoch)


def rebuild(rules: Rules[Any], saved: Saved, store: Store) -> Rebuilt:
    """The table of a started game. When its last safe point cannot be read, an earlier one and a longer tail serve.

    Raises:
        GameUnreadable: no safe point can be read, or a newer version has written it.
    """
    while saved.safe is not None:
        if saved.safe.shape > rules.shape:
            raise GameUnreadable
        try:
            return _from(rules, saved)
        except Exception:  # whatever a rule or a reader of states may raise
            log.exception("game %d: safe point after answer %d is unreadable", saved.game.id, saved.safe.after)
            saved = store.load(saved.game.id, before=saved.safe.after)
    raise GameUnreadable


def _from(rules: Rules[Any], saved: Saved) -> Rebuilt:
    try:
        return Rebuilt(_table(rules, saved, saved.tail, saved.game.undone, saved.game.epoch), ())
    except BrokenSave as broken:
        if broken.at is None:
            raise
        kept, lost = saved.tail[: broken.at], saved.tail[broken.at :]
    log.warning("game %d: %d answers set aside from %d on", saved.game.id, len(lost), lost[0].seq)
    epoch = saved.game.epoch + any(answer.sealed for answer in lost)
    return Rebuilt(_table(rules, saved, kept, saved.game.undone + 1, epoch), lost)


def _table(rules: Rules[Any], saved: Saved, tail: tuple[Logged, ...], undone: int, epoch: int) -> Table:
    assert saved.safe is not None
    return Table.rebuild(rules, saved.safe.state, map(given_of, tail), undone=undone, epoch=epoch)


def rewound(rules: Rules[Any], saved: Saved, since: int, epoch: int, store: Store) -> Table:
    """The table as it was before the answer `since`, for undo. `saved` is loaded from before that.

    Raises:
        GameUnreadable: today's rules cannot go back there.
    """
    kept = tuple(answer for answer in saved.tail if answer.seq < since)
    while saved.safe is not None:
        try:
            return _table(rules, saved, kept, saved.game.undone + 1, epoch)
        except Exception:  # as above
            log.exception("game %d: cannot be rewound from answer %d", saved.game.id, saved.safe.after)
            saved = store.load(saved.game.id, before=saved.safe.after)
            kept = tuple(answer for answer in saved.tail if answer.seq < since)
    raise GameUnreadable
