"""What everybody sees of a game now, made once for each position of its table: boards and pictures are told from it.

It is kept for a few tables only, those that were looked at last: a view of a game takes as much memory as its state.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from engine.table import Table

KEPT = 50
"""For so many tables it is kept what is seen."""


class _Seen(NamedTuple):
    """What is seen at a table from this safe point on, after so many answers, in this epoch."""

    safe: bytes
    answers: int
    epoch: int
    view: Any


_SEEN: WeakKeyDictionary[Table, _Seen] = WeakKeyDictionary()


def seen_by_all(table: Table) -> Any:
    """The view of the public now. It must not be changed; the table must `keep` its safe points."""
    known, answers, epoch = _SEEN.get(table), len(table.tail), table.state.epoch
    if known is None or known.safe is not table.safe_point or (known.answers, known.epoch) != (answers, epoch):
        if len(_SEEN) >= KEPT:
            _SEEN.clear()
        known = _SEEN[table] = _Seen(table.safe_point, answers, epoch, table.rules.view(table.state, None))
    return known.view
