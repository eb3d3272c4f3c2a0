"""An answer against the live table: taken, refused without a trace, or the end of this table when a rule raises."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from bot.errors import NotRunning, Refused, RuleFailed, ScriptStopped
from bot.live.changes import AppliedAnswer
from bot.live.model import Live, ShorthandAnswer
from bot.live.standing_orders import at_once
from bot.live.thinking import thought_about
from engine.ask import Seat
from engine.errors import AnswerError, NotAsked, RuleBroke
from engine.table import Table
from engine.text import Text

log = logging.getLogger(__name__)

MOST_AT_ONCE = 40
"""So many ordered answers at most follow in one change."""


def running(live: Live) -> Table:
    """The table of a game that takes answers.

    Raises:
        NotRunning
    """
    if live.table is None or live.game.standing != "running":
        raise NotRunning(live.game.standing)
    return live.table


def apply_answer(
    live: Live, seat: Seat, step: ShorthandAnswer, question: str | None, actor: int | None
) -> AppliedAnswer:
    """One answer on the live table.

    Raises:
        AnswerError: refused; the table is as it was.
        RuleFailed: a rule raised; the table must be dropped.
    """
    table = running(live)
    kind, open_question, epoch = (
        (table.ask.of(seat).kind if table.ask else ""),
        table.question_of(seat),
        table.state.epoch,
    )
    shape = table.shape(seat, step.verb, question)
    if shape.nothing_to_decide and actor is not None:
        raise NotAsked
    value = step.value(shape) if callable(step.value) else step.value
    thought = "" if step.verb or not actor else thought_about(live, table, seat, shape.check(value))
    try:
        outcome = table.answer(seat, value, step.verb, question)
    except RuleBroke as error:
        log.exception("game %d: a rule raised after a %r of seat %d", live.game.id, kind, seat)
        raise RuleFailed from error
    return AppliedAnswer(kind, open_question, epoch, outcome, actor, thought=thought)


def follow_at_once(live: Live) -> list[AppliedAnswer]:
    """The answers that orders give now, for their time would deceive nobody; the live table has taken them.

    Raises:
        RuleFailed: the table must be dropped.
    """
    found: list[AppliedAnswer] = []
    while len(found) < MOST_AT_ONCE and (due := at_once(live)) is not None:
        (_, question, seat), (answer, actor, _) = due
        try:
            found.append(apply_answer(live, seat, ShorthandAnswer(None, answer), question, actor))
        except AnswerError:  # the seat is asked, as if nothing were ordered
            log.exception("game %d: an ordered answer was not taken", live.game.id)
            break
    return found


class Script(NamedTuple):
    """The answers of a script that were taken; `stopped`: why the rest was not, though these stand."""

    taken: list[AppliedAnswer]
    stopped: Text | None = None


def apply_answers(live: Live, seat: Seat, steps: Sequence[ShorthandAnswer], question: str | None, actor: int) -> Script:
    """Several answers, all or none. After an exception the table may have taken some of them and must be dropped.

    Where a die fell or something hidden was shown on the way, what led there stands whatever comes of the rest: else
    who adds an answer that cannot be would look ahead for nothing.

    Raises:
        ScriptStopped: a step does not fit what is asked.
        NotAsked: nor is this seat asked anything.
        AnswerError, RuleFailed
    """
    taken: list[AppliedAnswer] = []
    for at, step in enumerate(steps):
        try:
            taken += _taken(live, seat, step, at, None if taken else question, actor, begun=bool(taken))
        except RuleFailed:
            raise
        except Refused as refused:
            if not any(one.outcome.given.sealed for one in taken):
                raise
            return Script(taken, refused.why if isinstance(refused, ScriptStopped) else refused.text)
    if not taken:
        raise _nothing_fits(running(live), seat, 0)
    return Script(taken)


def _taken(
    live: Live, seat: Seat, step: ShorthandAnswer, at: int, question: str | None, actor: int, *, begun: bool
) -> list[AppliedAnswer]:
    """A step of a script; none where its question is not asked and it can be left out."""
    if _fits(running(live), seat, step):
        return [apply_answer(live, seat, step, question, actor)]
    if step.optional:
        return []
    raise ScriptStopped(at) if begun else _nothing_fits(running(live), seat, at)


def _nothing_fits(table: Table, seat: Seat, at: int) -> NotAsked | ScriptStopped:
    """Why not even the first answer could be given: not this seat's turn, or another question."""
    return ScriptStopped(at) if table.decides(seat) else NotAsked()


def _fits(table: Table, seat: Seat, step: ShorthandAnswer) -> bool:
    if step.verb is not None or step.kind is None:
        return True
    asked = table.decides(seat)
    return asked is not None and asked.kind == step.kind
