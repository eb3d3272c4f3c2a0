"""Answers that may be lost, in words: whose, and what was asked. Never what was answered.

What is shown is the public sentence of the question, which everybody read in the channel when it was open.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.live.answer_counts import EVERYBODY, counted_answers, lost_units
from bot.live.model import LostAnswer
from bot.live.rebuild import rewound
from bot.locales import Say
from bot.store import AnswerRow, Saved, Store
from bot.widgets.explain import cut
from engine.correcting import ARBITER
from engine.game import AnyRules
from engine.table import Table
from engine.text import T, Text, seat_name

SHOWN, LONGEST = 10, 160

log = logging.getLogger(__name__)


def worded(
    rules: AnyRules, saved: Saved, rows: Sequence[AnswerRow], store: Store, open: int, number: int
) -> list[LostAnswer]:
    """These last answers with what was asked; `saved` is loaded from before them, and `number` is that of the first. It
    plays them once more: in a thread.

    What today's rules cannot follow stays without words.
    """
    asked: dict[int, Text] = {}
    try:
        table = rewound(rules, saved, rows[0].seq, None, store)
        for row in rows:
            asked[row.seq] = _asked(rules, table, row)
            table.fall_by(row.epoch)
            table.answer(row.seat, row.value, row.verb)
    except Exception:  # whatever a rule or a reader of states may raise
        log.warning("game %d: not all lost answers can be said in words", saved.game.id, exc_info=True)
    return lost_units(counted_answers(rows, open), open, number, asked)


def _asked(rules: AnyRules, table: Table, row: AnswerRow) -> Text:
    """A cut-in is only named where everybody may know of it."""
    if row.seat < 0:
        return T("undo-correction")
    if row.verb is None:
        return table.ask.about if table.ask else T("undo-besides")
    return Text(f"{rules.name}-verb-{row.verb}") if rules.question(row.verb).open else T("undo-besides")


def lost_lines(lost: Sequence[LostAnswer], say: Say) -> list[str]:
    """A line for each answer, the last ones where there are many."""
    more = [f"- {say(T('undo-more', n=len(lost) - SHOWN))}"] if len(lost) > SHOWN else []
    return [*more, *(f"- {cut(say(lost_text(answer)), LONGEST)}" for answer in lost[-SHOWN:])]


def lost_text(answer: LostAnswer) -> Text:
    """One answer that is lost."""
    who = {EVERYBODY: T("undo-everybody"), ARBITER: T("undo-moderator")}.get(answer.seat, seat_name(answer.seat))
    line = T("bot-lost-sealed" if answer.sealed else "bot-lost", seat=who, n=answer.number)
    return line if answer.about is None else T("undo-line", line=line, about=answer.about)
