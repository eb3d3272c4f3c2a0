"""How long the people of a table think, and for how long an answer that was ordered in advance waits so that it looks
like theirs.

A table counts how long somebody who had something to use took to let a chance pass, in steps that grow by an eighth
each. A delay is drawn from the same counts. Until there are enough of them, they are weighed with what people usually
take.

People play a game by post in another way than at one screen, and a table may do both: so it counts for each tempo by
itself, and draws by the one of now. They sit together where each of them has answered within the last half hour, mostly
within a minute; whoever answers again and again is looked at only when it was another's turn in between, for by post
people give many answers when they look in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import exp, log
from random import Random
from statistics import median
from typing import NamedTuple

from bot.live.model import Live
from engine.ask import Answer, Ask, Seat
from engine.table import Table

STEP = log(1.12)
STEPS = 96
"""From a second to half a day; who thinks longer counts as that long."""
WEIGHT = 8
"""As how many counts it weighs what people usually take."""
KEPT = 1000
"""Where there are more counts, all are halved: a table may change its pace."""
WINDOW = "*"
"""What counts for all chances to react; other kinds of questions count each for itself."""
Counts = Mapping[str, tuple[int, ...]]
Lately = dict[int, tuple[tuple[int, int], ...]]
LATELY, FRESH, QUICK = 5, 30 * 60, 60
"""So many answers of each seat are looked at, if they are not older than so many seconds; and what is quick."""


class Tempo(NamedTuple):
    """How people play at a time.

    Attributes:
        mark: what distinguishes its counts.
        usual: the seconds that people usually take, as a logarithm, and `spread`: how far that spreads.
    """

    mark: str
    usual: float
    spread: float


BY_POST, SITTING = Tempo("", log(40.0), 1.0), Tempo("!", log(5.0), 0.5)


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


def drawn(counts: Counts, kind: str, chance: Random, tempo: Tempo = BY_POST) -> float:
    """Seconds after which an answer looks like one of theirs."""
    weights = _weights(counts.get(kind + tempo.mark) or (0,) * STEPS, tempo)
    upto = list(accumulate(weights))
    mark = chance.random() * upto[-1]
    step = next((at for at, reached in enumerate(upto) if mark < reached), STEPS - 1)
    return exp((step + chance.random()) * STEP)


def _weights(counts: Sequence[int], tempo: Tempo) -> list[float]:
    """What is known of this table and what is usual, which matters less the more is known."""
    usual = [exp(-((((at + 0.5) * STEP - tempo.usual) / tempo.spread) ** 2) / 2) for at in range(STEPS)]
    share = WEIGHT / sum(usual)
    return [count + share * weight for count, weight in zip(counts, usual, strict=True)]


def tempo_of(live: Live) -> Tempo:
    """How people played at this table when the open question was asked."""
    since, lately = live.opened.timestamp() - FRESH, live.game.settings.lately
    people = [row.seat for row in live.seats if row.user is not None]
    return SITTING if people and all(_is_here(lately.get(seat, ()), since) for seat in people) else BY_POST


def _is_here(answers: Sequence[tuple[int, int]], since: float) -> bool:
    """Whether somebody who has answered so sits at the table."""
    took = [seconds for at, seconds in answers if at >= since]
    return bool(took) and median(took) <= QUICK


def responded(lately: Mapping[int, tuple[tuple[int, int], ...]], seat: Seat, at: float, seconds: float) -> Lately:
    """How quickly the seats have answered, with one more answer."""
    return {**lately, seat: (*lately.get(seat, ()), (int(at), int(seconds)))[-LATELY:]}


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
