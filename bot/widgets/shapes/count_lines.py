"""How many of each, as lines of one list: a spread of which nothing need be taken stands so among the labelled fields
of a form, and lines that are picked add up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations

from bot.widgets.partial_answers import PAGE
from engine.ask import Option, Slot, Spread
from engine.digits import whole
from engine.text import T

COUNTS = ((1, 2, 3, 5, 10), (1, 2, 3, 5), (1, 2, 3), (1, 2), (1,))
"""How many a line can give of something: of these the most for which one list has room."""
_TIMES = "x"


def lines(shape: Spread) -> list[Option]:
    """The lines; none where one list does not hold them, or where something lies there or has to."""
    return [
        Option(_spelled(at, n), T("bot-slot", slot=slot.text, n=n))
        for at, slot in enumerate(shape.slots)
        for n in _counts(shape)
        if n <= slot.most
    ]


def covers(shape: Spread) -> bool:
    """Whether lines add up to all that can be taken."""
    counts = _counts(shape)
    return all(n in _sums(counts) for slot in shape.slots for n in range(min(slot.most, shape.high) + 1))


def laid(shape: Spread, picked: Sequence[str]) -> dict[str, int]:
    """What lines add up to.

    Raises:
        LookupError: there is no such line.
    """
    offered, total = {line.id for line in lines(shape)}, dict[str, int]()
    for line in picked:
        at, n = (whole(part, 3) for part in line.partition(_TIMES)[::2])
        if line not in offered or at is None or n is None:
            raise LookupError(line)
        slot = shape.slots[at].id
        total[slot] = total.get(slot, 0) + n
    return total


def spelled(shape: Spread, amounts: Mapping[str, int]) -> list[str] | None:
    """The fewest lines that add up to this; None where none do."""
    sums, found = _sums(_counts(shape)), list[str]()
    for at, slot in enumerate(shape.slots):
        way = sums.get(amounts.get(slot.id, 0))
        if way is None:
            return None
        found += [_spelled(at, n) for n in way]
    return found


def _counts(shape: Spread) -> tuple[int, ...]:
    if shape.low or shape.start:
        return ()
    return next((counts for counts in COUNTS if _number(shape.slots, counts) <= PAGE), ())


def _number(slots: Sequence[Slot], counts: Sequence[int]) -> int:
    return sum(n <= slot.most for slot in slots for n in counts)


@cache
def _sums(counts: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """What different counts can add up to, each with the fewest that do."""
    found: dict[int, tuple[int, ...]] = {}
    for number in range(len(counts) + 1):
        for some in combinations(counts, number):
            found.setdefault(sum(some), some)
    return found


def _spelled(at: int, n: int) -> str:
    return f"{at}{_TIMES}{n}"
