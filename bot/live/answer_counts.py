"""Answers as they are counted: all that seats answered beside each other is one, whoever gave how many of them.

Nobody may learn how many steps others took there; nor, while it is open, whether anybody has taken one. So what has
been answered in an open one goes with the answer before it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from bot.errors import TooFewAnswers
from bot.live.model import Live, LostAnswer
from bot.live.rebuild import within_of
from bot.store import AnswerRow
from engine.ask import Seat
from engine.text import Json, Text

EVERYBODY: Seat = -2
Unit = list[AnswerRow]


def counted_answers(log: Sequence[AnswerRow], open: int) -> list[Unit]:
    """The answers, those given beside each other in one.

    Args:
        open: `Table.within` now.
    """
    found: list[Unit] = []
    for row in log:
        within = within_of(row)
        if found and within and within in (within_of(found[-1][-1]), open):
            found[-1].append(row)
        elif not within or within != open:
            found.append([row])
    return found


class Numbers:
    """What the answers of a game are called where people read it. The first is 1, and what seats answered beside each
    other counts once: a number tells nobody how much others did there.
    """

    def __init__(self, log: Sequence[AnswerRow], open: int) -> None:
        """Of the answers that count. `open`: as for `counted_answers`."""
        self._firsts = [unit[0].seq for unit in counted_answers(log, open)]
        self._open = next((row.seq for row in log if open and within_of(row) == open), None)

    def __len__(self) -> int:
        return len(self._firsts)

    def of(self, seq: int) -> int:
        """The number of an answer; of one given beside others that go on, the number that all of it will have."""
        if self._open is not None and seq >= self._open:
            return len(self) + 1
        return bisect_right(self._firsts, seq)


def last_units(log: Sequence[AnswerRow], count: int, open: int) -> list[Unit]:
    """The last of them. Raises TooFewAnswers."""
    found = counted_answers(log, open)
    if len(found) < count or count < 1:
        raise TooFewAnswers(len(found))
    return found[-count:]


def lost_units(found: Sequence[Unit], open: int, number: int, asked: dict[int, Text] | None = None) -> list[LostAnswer]:
    """What would be lost, without the answers themselves, and of those given beside each other without who gave them.

    Args:
        number: the number of the first of them.
        asked: what was asked, by the first answer of each.
    """
    lost = []
    for at, (first, *others) in enumerate(found):
        sealed = first.sealed or bool(others) or within_of(first) > 0 or (open > 0 and at == len(found) - 1)
        seat, kind = (EVERYBODY, "") if within_of(first) else (first.seat, first.kind)
        lost.append(LostAnswer(first.seq, number + at, seat, kind, sealed, (asked or {}).get(first.seq)))
    return lost


def within(live: Live) -> int:
    """As `Table.within`; 0 before the start."""
    return live.table.within if live.table else 0


def beside(live: Live) -> dict[str, Json]:
    """What marks a moderator's deed for a seat that answers beside others, so that nobody learns of it too soon."""
    return {"beside": live.game.question} if within(live) else {}
