"""A live table from what was saved, under today's rules."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.errors import GameUnreadable
from bot.logs import SELDOM
from bot.store import AnswerRow, Saved, Store
from engine.ask import Seat
from engine.chance import next_epoch
from engine.errors import BrokenSave
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.questions.question_id import QuestionId
from engine.table import Table

log = logging.getLogger(__name__)


class Rebuilt(NamedTuple):
    """A table, and the answers at the end of the log that the rules no longer accept."""

    table: Table
    lost: tuple[AnswerRow, ...]


def given_of(logged: AnswerRow) -> LoggedAnswer:
    """A row of the log as the engine takes it."""
    return LoggedAnswer(logged.seat, logged.verb, logged.value, logged.sealed, logged.epoch, within_of(logged))


def within_of(logged: AnswerRow) -> int:
    """As `LoggedAnswer.within`: its question says it."""
    asked = QuestionId.read(logged.question)
    return asked.within if asked else 0


def rebuild(rules: AnyRules, saved: Saved, store: Store) -> Rebuilt:
    """The table of a started game. When its last safe point cannot be read, an earlier one and a longer tail serve.

    Raises:
        GameUnreadable: no safe point can be read, or a newer version has written it.
    """
    while saved.safe is not None:
        if saved.safe.shape > rules.save_format:
            raise GameUnreadable
        try:
            return _from(rules, saved)
        except Exception:  # whatever a rule or a reader of states may raise
            number, after = saved.game.id, saved.safe.after
            log.exception("game %d: safe point after answer %d is unreadable", number, after, extra=SELDOM)
            saved = store.load(saved.game.id, before=saved.safe.after)
    raise GameUnreadable


def _from(rules: AnyRules, saved: Saved) -> Rebuilt:
    try:
        return Rebuilt(_table(rules, saved, saved.tail, saved.game.undone, saved.game.epoch), ())
    except BrokenSave as broken:
        if broken.at is None:
            raise
        kept, lost = saved.tail[: broken.at], saved.tail[broken.at :]
    log.warning("game %d: %d answers set aside from %d on", saved.game.id, len(lost), lost[0].seq)
    epoch = epoch_after(saved.game.epoch, lost)
    return Rebuilt(_table(rules, saved, kept, saved.game.undone + 1, epoch), lost)


def epoch_after(epoch: int, lost: Sequence[AnswerRow]) -> int:
    """What chance falls by once these answers are gone: over a seal by a new epoch."""
    return next_epoch(epoch) if any(answer.sealed or within_of(answer) for answer in lost) else epoch


def _table(rules: AnyRules, saved: Saved, tail: tuple[AnswerRow, ...], undone: int, epoch: int | None) -> Table:
    assert saved.safe is not None
    own = saved.game.own
    return Table.rebuild(rules, saved.safe.state, map(given_of, tail), undone=undone, epoch=epoch, own=own)


def without(rules: AnyRules, saved: Saved, gone: Sequence[AnswerRow], own: Mapping[Seat, int]) -> Table:
    """The table without these answers of one seat, which were given beside those of others.

    Args:
        own: how often each seat has taken back such answers, with this time.
    """
    assert saved.safe is not None
    left, kept = {answer.seq for answer in gone}, saved.game
    tail = [given_of(answer) for answer in saved.tail if answer.seq not in left]
    return Table.rebuild(rules, saved.safe.state, tail, undone=kept.undone, epoch=kept.epoch, own=own)


def rewound(rules: AnyRules, saved: Saved, since: int, epoch: int | None, store: Store) -> Table:
    """The table as it was before the answer `since`, for undo. `saved` is loaded from before that.

    `epoch`: what chance falls by from here on; None to look at the game as it was, with what lay hidden then.

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
