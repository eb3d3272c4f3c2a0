"""How long chances to react stay open in which nobody uses anything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from bot.clock import moment
from bot.store import AnswerRow
from engine.ask import Seat
from engine.game import AnyRules


def unused(log: Sequence[AnswerRow], rules: AnyRules, people: Collection[Seat]) -> Iterator[float]:
    """The seconds of each of them in which people were asked.

    Args:
        log: all answers of a game, from the first one on.
    """
    opened = None
    for _, rows in groupby(log, lambda row: row.question):
        given = list(rows)
        passed = all(row.verb is None and rules.only_passes(row.kind, row.value) for row in given)
        if passed and opened is not None and any(row.seat in people for row in given):
            yield (moment(given[-1].at) - opened).total_seconds()
        opened = moment(given[-1].at)
