"""How fast the rules are: answers a second of whole games played by chance, rebuilds, and the size of a saved state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from engine.chance import stream
from engine.checking.checks import Broken
from engine.checking.fuzz import CUTS, Start, choose
from engine.errors import IllegalAnswer
from engine.game import AnyRules
from engine.games import rules_of
from engine.log import ENDLESS, LoggedAnswer
from engine.measuring.match import Clock
from engine.table import Table
from engine.text import Json

EACH = 7
"""At every so many-th question a rebuild is measured."""
SECOND, MILLISECOND = 1_000_000_000, 1_000_000
Pace = tuple[int, int]
"""The answers of a game, and the nanoseconds that they took."""


def paces(starts: Mapping[int, Sequence[Start]], clock: Clock) -> dict[str, Json]:
    """Answers a second of these games, by their number of seats: over all games, and for each number in the median and
    in the worst one. Then the same games with every safe point dumped, as for players, and without an account.
    """
    plain = {seats: [_pace(start, clock) for start in some] for seats, some in starts.items()}
    every = [pace for some in plain.values() for pace in some]
    begun = [start for some in starts.values() for start in some]
    return {
        "games": len(every),
        "answers": sum(answers for answers, _ in every),
        "answers_per_second": _overall(every),
        "answers_per_second_by_seats": {str(seats): _of_each(some) for seats, some in plain.items()},
        "answers_per_second_kept": _overall([_pace(start, clock, keep=True) for start in begun]),
        "answers_per_second_quiet": _overall([_pace(start, clock, quiet=True) for start in begun]),
    }


def _of_each(some: Sequence[Pace]) -> dict[str, Json]:
    rates = [SECOND * answers / took for answers, took in some]
    return {"median": round(median(rates)), "worst": round(min(rates))}


def _overall(some: Sequence[Pace]) -> int:
    return round(SECOND * sum(answers for answers, _ in some) / sum(took for _, took in some))


def _pace(start: Start, clock: Clock, *, keep: bool = False, quiet: bool = False) -> Pace:
    """The pace of a whole game; keywords as for `played_on`."""
    began = clock()
    answers = played_on(start, keep=keep, quiet=quiet)
    return answers, clock() - began


def played_on(start: Start, *, keep: bool = False, quiet: bool = False) -> int:
    """Plays a whole game and keeps nothing of it; its answers. An answer is drawn once and judged by the table alone.

    Raises:
        Broken: no end within the limit.
    """
    table = Table.new(rules_of(start.game), start.seats, start.seed, start.options, keep=keep, quiet=quiet)
    chance, refused = stream(start.seed, 0, start.seats, "play"), 0
    for tried in range(ENDLESS):
        if table.ask is None:
            return tried - refused
        seat, verb, value = table.random_answer(chance, CUTS)
        try:
            table.answer(seat, value, verb)
        except IllegalAnswer:
            refused += 1
    raise Broken("endless", f"{ENDLESS} answers")


def rebuilds(start: Start, clock: Clock) -> dict[str, Json]:
    """How long rebuilds in one game take, how many answers they give again, and how large its safe points are."""
    rules, chance = rules_of(start.game), stream(start.seed, 0, 0, "bench")
    table = Table.new(rules, start.seats, start.seed, start.options, keep=True)
    safe, tail, times, tails, sizes = table.opening.safe, list[LoggedAnswer](), list[float](), list[int](), list[int]()
    while table.ask is not None and safe is not None:
        seat, verb, value = choose(table, chance)[:3]
        taken = table.answer(seat, value, verb)
        safe, tail = (safe, [*tail, taken.given]) if taken.safe is None else (taken.safe, [])
        if table.ask is not None and table.ask.number % EACH == 0:
            times.append(min(_rebuild(rules, safe, tail, clock) for _ in range(2)))
            tails.append(len(tail))
            sizes.append(len(safe))
    return {**_spread("rebuild_ms", times), **_spread("tail", tails), **_spread("dump_bytes", sizes)}


def _rebuild(rules: AnyRules, safe: bytes, tail: Sequence[LoggedAnswer], clock: Clock) -> float:
    """Milliseconds."""
    began = clock()
    Table.rebuild(rules, safe, tail)
    return (clock() - began) / MILLISECOND


def _spread(name: str, values: list[float] | list[int]) -> dict[str, Json]:
    some = values or [0]
    late = sorted(some)[len(some) * 99 // 100]
    return {f"{name}_median": round(median(some), 3), f"{name}_p99": round(late, 3), f"{name}_max": round(max(some), 3)}
