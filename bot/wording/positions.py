"""Games as they were: the table after any answer, and a whole game turn by turn.

General, for pictures of the past, statistics, and choosing a point to go back to. All of it blocks (the database, then
the rules), so call it in a thread: `await asyncio.to_thread(past.table_after, rules, store, game, seq)`. Answers that
were taken back do not count; of one of them `table_after` gives the last valid answer before it. A table costs a safe
point and the answers since, at most about fifty; a whole game of a thousand answers a tenth of a second.

Each stretch of a game starts from the safe point that was kept before it. So mended rules, under which an old answer
would no longer stand, lose a few turns of the past at most; they cannot change what came after.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.live.rebuild import rewound
from bot.store import AnswerRow, SafePoint, Store
from engine.chance import Thrown
from engine.game import AnyRules
from engine.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened from one safe point to the next.

    Attributes:
        table: the game after it, to be read before the next turn is asked for.
        last: the seq of its last answer.
        rows: its answers; none for where the tale begins, and where it goes on behind a gap.
        thrown: the dice that fell in it.
        passes: the answers in it that only let a chance to react pass.
    """

    table: Table
    last: int
    rows: tuple[AnswerRow, ...] = ()
    thrown: tuple[Thrown, ...] = ()
    passes: frozenset[int] = frozenset()


def table_after(rules: AnyRules, store: Store, game: int, seq: int) -> Table:
    """The table as it was after this answer; 0 is the start. Nobody may play on it.

    Raises:
        NoGame
        GameUnreadable: today's rules cannot go back there.
    """
    saved = store.load(game, before=seq + 1, until=seq)
    return rewound(rules, saved, seq + 1, None, store)


def turns(rules: AnyRules, store: Store, game: int, since: int = 0) -> Iterator[Turn]:
    """The game from its start to now, turn by turn; without the turns that today's rules cannot follow.

    The last turn may still go on. `since`: only from a safe point at or before this answer.
    """
    points, gap = _points(store, game, since), True
    for after, until in zip(points, [*points[1:], None], strict=True):
        saved = store.load(game, before=after + 1, until=until)
        if saved.safe is None or saved.safe.after != after:  # thinned out meanwhile
            continue
        try:
            yield from _stretch(rules, saved.safe, saved.tail, begins=gap)
            gap = False
        except Exception:  # whatever a rule or a reader of states may raise
            log.warning("game %d: what happened after answer %d cannot be followed", game, after, exc_info=True)
            gap = True


def _points(store: Store, game: int, since: int) -> list[int]:
    points = store.safe_points(game)
    return points[max((at for at, after in enumerate(points) if after <= since), default=0) :]


def _stretch(rules: AnyRules, safe: SafePoint, tail: Sequence[AnswerRow], *, begins: bool) -> Iterator[Turn]:
    table = Table(rules, rules.load(safe.state), keep=True)
    if begins:
        yield Turn(table, safe.after)
    rows: list[AnswerRow] = []
    thrown: list[Thrown] = []
    passes: set[int] = set()
    for row in tail:
        passes |= {row.seq} if _only_passes(table, row) else set()
        table.fall_by(row.epoch)
        outcome = table.answer(row.seat, row.value, row.verb)
        rows.append(row)
        thrown += outcome.thrown
        if outcome.passed_safe_point or table.ask is None or row is tail[-1]:
            yield Turn(table, row.seq, tuple(rows), tuple(thrown), frozenset(passes))
            rows, thrown, passes = [], [], set()


def _only_passes(table: Table, row: AnswerRow) -> bool:
    """Whether an answer only lets a chance to react pass, by hand or by a standing order: nobody may tell which."""
    if table.ask is None or row.verb is not None or row.seat < 0:
        return False
    return table.lets_pass(row.seat) == row.value
