"""What a seat may take back: its last decision, with what followed by itself, and else what stands between."""

from __future__ import annotations

from collections.abc import Sequence

from bot.live.answer_counts import Numbers
from bot.live.model import Live, LostAnswer
from bot.live.rebuild import given_of
from bot.live.standing_orders import is_by_hand
from bot.store import AnswerRow
from engine.ask import NOTHING, Seat
from engine.correcting import ARBITER
from engine.game import AnyRules
from engine.log import LoggedAnswer, free_undo, undoable
from engine.questions.question_id import QuestionId
from engine.text import T, Text, seat_name


def free_answers(log: Sequence[AnswerRow], seat: Seat, live: Live) -> list[AnswerRow]:
    """The answers of the end of the log that this seat may take back without asking, from a decision of its own on.

    Unsealed answers of programs and orders and passed windows of others do not bar the way; they go with it and are
    given anew. A pass counts the same whether its seat gave it by hand or by a standing order, else undo would tell
    which it was.
    """
    free = list(log[len(log) - _reach(log, seat, live.rules) :])
    own = decisions(free, seat, live)
    return free[own[0] :] if own else []


def decisions(rows: Sequence[AnswerRow], seat: Seat, live: Live) -> list[int]:
    """Where among these answers those stand by which taking back is counted for a seat: what it gave by hand.

    With other people at the table none of them may learn from it what was given by hand and what by an order: there
    both count alike, and a passed chance to react only where nothing else does.
    """
    own = [at for at, row in enumerate(rows) if row.seat == seat and (is_by_hand(row) or _as_by_hand(row, live))]
    more = [at for at in own if live.alone or not _only_passes(rows[at], live.rules)]
    return more or own


def _as_by_hand(row: AnswerRow, live: Live) -> bool:
    """Whether others could take this answer of an order for one that was given by hand."""
    return not live.alone and not row.player


def _only_passes(row: AnswerRow, rules: AnyRules) -> bool:
    return row.verb is None and rules.only_passes(row.kind, row.value)


def _reach(log: Sequence[AnswerRow], seat: Seat, rules: AnyRules) -> int:
    mine = [LoggedAnswer(seat if _yields(row, rules) else row.seat, row.verb, row.value, row.sealed) for row in log]
    return free_undo(mine, seat)


def _yields(row: AnswerRow, rules: AnyRules) -> bool:
    return row.actor is None or _only_passes(row, rules)


def is_barred(log: Sequence[AnswerRow], seat: Seat, rules: AnyRules) -> bool:
    """Whether something in this end of the log bars the way to what was answered before it."""
    return _reach(log, seat, rules) < len(log)


def barred_by(log: Sequence[AnswerRow], seat: Seat, live: Live, steps: int) -> tuple[Text, ...]:
    """What stands between now and this seat's last decision, or the one so many steps ago; each thing once."""
    own = decisions(log, seat, live)
    if not 0 < steps <= len(own):
        return ()
    rows = log[own[-steps] :]
    bars = [(row.seat, row.sealed) for row in rows if row.sealed or not (row.seat == seat or _yields(row, live.rules))]
    return tuple(_bar(*each) for each in dict.fromkeys(bars))


def _bar(seat: Seat, sealed: bool) -> Text:
    who = T("undo-moderator") if seat == ARBITER else seat_name(seat)
    return T("bot-bars-sealed" if sealed else "bot-bars-decided", seat=who)


def came_before(row: AnswerRow, question: str, undone: int) -> bool:
    """Whether this answer was given before that question was asked, and nothing has been taken back since then."""
    given, asked = QuestionId.read(row.question), QuestionId.read(question)
    if given is None or asked is None or asked.undone != undone or asked.number is None:
        return False
    return given.undone < undone or (given.number or 0) < asked.number


def own_answers(log: Sequence[AnswerRow], seat: Seat, within: int) -> list[AnswerRow]:
    """The answers that this seat may take back where it answers beside others, oldest first.

    Args:
        log: answers at the end of the game, all since the question was opened among them.
        within: `Table.within`.
    """
    found = [log[at] for at in undoable([given_of(row) for row in log], seat, within)]
    return [row for row in found if row.actor is not None or row.value != NOTHING]


def lost_of(rows: Sequence[AnswerRow], own: Sequence[int], numbers: Numbers, open: int) -> list[LostAnswer]:
    """What would be lost, without the answers themselves. Own ones beside others that go on are counted on.

    `own`: where the decisions stand by which steps are counted.
    """
    return [
        LostAnswer(
            row.seq, numbers.of(row.seq) + (at if open else 0), row.seat, row.kind, row.sealed, decided=at in own
        )
        for at, row in enumerate(rows)
    ]
