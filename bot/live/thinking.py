"""How long the people of a table think, and for how long an answer that was ordered in advance waits so that it looks
like theirs.

A table counts how long somebody who had something to use took to let a chance pass, in steps that grow by an eighth
each; so a few numbers hold the pace of a night at one screen and of a game by post. A delay is drawn from the same
counts. Until there are enough of them, they are weighed with what people usually take.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import exp, log
from random import Random

from bot.live.values import Live
from engine.ask import Answer, Ask, Seat
from engine.table import Table

STEP = log(1.12)
STEPS = 96
"""From a second to half a day; who thinks longer counts as that long."""
USUAL, SPREAD, WEIGHT = log(40.0), 1.0, 8
"""Seconds that people usually take, as a logarithm, how far that spreads, and as how many counts it weighs."""
KEPT = 1000
"""Where there are more counts, all are halved: a table may change its pace."""
WINDOW = "*"
"""What counts for all chances to react; other kinds of questions count each for itself."""
Counts = Mapping[str, tuple[int, ...]]


def noted(counts: Counts, kind: str, seconds: float) -> dict[str, tuple[int, ...]]:
    """The counts with one more."""
    before = counts.get(kind) or (0,) * STEPS
    if sum(before) >= KEPT:
        before = tuple(count // 2 for count in before)
    at = step_of(seconds)
    return {**counts, kind: tuple(count + (place == at) for place, count in enumerate(before))}


def step_of(seconds: float) -> int:
    """The step in which so many seconds are counted."""
    return min(STEPS - 1, max(0, int(log(max(1.0, seconds)) / STEP)))


def drawn(counts: Counts, kind: str, chance: Random) -> float:
    """Seconds after which an answer looks like one of theirs."""
    weights = _weights(counts.get(kind) or (0,) * STEPS)
    upto = list(accumulate(weights))
    mark = chance.random() * upto[-1]
    step = next((at for at, reached in enumerate(upto) if mark < reached), STEPS - 1)
    return exp((step + chance.random()) * STEP)


def _weights(counts: Sequence[int]) -> list[float]:
    """What is known of this table and what is usual, which matters less the more is known."""
    usual = [exp(-((((at + 0.5) * STEP - USUAL) / SPREAD) ** 2) / 2) for at in range(STEPS)]
    share = WEIGHT / sum(usual)
    return [count + share * weight for count, weight in zip(counts, usual, strict=True)]


def named(live: Live, ask: Ask) -> str:
    """By what the thinking about a question is counted."""
    return ask.kind if live.rules.question(ask.kind).asked_if_forced else WINDOW


def thought_about(live: Live, table: Table, seat: Seat, answer: Answer) -> str:
    """What is counted when a seat gives this answer by hand; empty where its time tells nothing of an order's.

    That is so for a pass by somebody who had something to use, and for a choice where others have but one answer left.
    """
    ask = table.decides(seat)
    if ask is None or ask.must[seat].only() is not None:
        return ""
    if live.rules.question(ask.kind).asked_if_forced:
        return ask.kind
    return WINDOW if answer == table.lets_pass(seat) and not table.idle(seat) else ""
