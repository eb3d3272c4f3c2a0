"""How long the people of a table think, and for how long an answer that was ordered or planned in advance waits so that
it looks like theirs.

A table counts how long somebody who had something to use took to let a chance pass, in steps that grow by an eighth
each. A delay is drawn from the same counts. Until there are enough of them, they are weighed with what people usually
take.

People play a game by post in another way than at one screen, and a table may do both: so it counts for each tempo by
itself, and draws by the one of now. They sit together where each of them has answered within the last half hour, mostly
within a minute; whoever answers again and again is looked at only when it was another's turn in between, for by post
people give many answers when they look in.

What is planned is a decision, and decisions take longer than letting a chance pass, some kinds longer than others. A
planned answer comes after such a time as answers of its kind took that were typed at this table by somebody who was
there, those of its own seat first. So a plan is quicker than its player by as much as its player would be away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from itertools import accumulate, pairwise
from math import exp, log
from random import Random
from statistics import median
from typing import NamedTuple

from bot.clock import moment
from bot.live.model import Live
from bot.live.rebuild import within_of
from bot.store import AnswerRow
from engine.ask import Answer, Ask, Seat
from engine.questions.question_id import QuestionId
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
DECIDING = Tempo("", log(60.0), 1.0)
"""A decision of somebody who is there, where none of its kind is known."""
THERE = 15 * 60
"""Whoever has not answered after so many seconds was somewhere else."""
LOOKED_AT, OWN = 400, 4
"""So many answers of the log tell what decisions take; as how many of others' one of the same seat counts."""


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
    return _one_of(_weights(counts.get(kind + tempo.mark) or (0,) * STEPS, tempo), chance)


def _one_of(weights: Sequence[float], chance: Random) -> float:
    """Seconds in one of the steps that weigh so much."""
    upto = list(accumulate(weights))
    mark = chance.random() * upto[-1]
    step = next((at for at, reached in enumerate(upto) if mark < reached), len(upto) - 1)
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


# --- decisions -------------------------------------------------------------------------------------------------------


class Typed(NamedTuple):
    """An answer that was given by hand, and how many seconds after its question."""

    seat: Seat
    seconds: float


def typed(rows: Sequence[AnswerRow], kind: str, seat: Seat, before: datetime) -> Iterator[Typed]:
    """The answers to this kind of question that were typed before that moment. What others answered beside each other
    nobody else may know, so only this seat's own are among them.
    """
    asked, own = when_asked(rows), dict[Seat, str]()
    for row in rows:
        since = max(asked.get(_public(row), ""), own.get(row.seat, "") if within_of(row) else "")
        own[row.seat] = row.at
        by_hand = row.actor and row.verb is None and row.kind == kind
        if by_hand and since and (row.seat == seat or not within_of(row)) and moment(row.at) < before:
            yield Typed(row.seat, (moment(row.at) - moment(since)).total_seconds())


def when_asked(rows: Sequence[AnswerRow]) -> Mapping[str, str]:
    """When each public question was asked: with the answer before the first one to it. Unknown for the very first."""
    found: dict[str, str] = {}
    for before, row in pairwise(rows):
        if _public(row) != _public(before):
            found.setdefault(_public(row), before.at)
    return found


def _public(row: AnswerRow) -> str:
    """The question that everybody knows: in which its seat was asked, where seats answer beside each other."""
    asked = QuestionId.read(row.question)
    return row.question if asked is None else str(asked._replace(own=0, step=0))


def as_typed(known: Sequence[Typed], seat: Seat, chance: Random, longest: float) -> float:
    """Seconds after which a planned answer of this seat comes: as one typed by somebody who is there, `longest` at
    most.
    """
    most, counts = min(longest, THERE), [0] * STEPS
    for one in known:
        counts[step_of(one.seconds)] += OWN if one.seat == seat else 1
    return _one_of(_weights(counts, DECIDING)[: max(1, step_of(most))], chance)
