"""A game that is over, stretch by stretch from one safe point to the next: who decided, and how everybody's chances
stood before and after.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.ask import Seat
from engine.core import Core
from engine.ending import WON
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.table import Table

Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, and what kind of question it answered; `passed`: it only let a chance to react pass."""

    answer: LoggedAnswer
    kind: str
    passed: bool


@dataclass(frozen=True, slots=True)
class Stretch:
    """What happened from one safe point to the next.

    Attributes:
        after: how many answers stood before it, and `rest`: how many came from its beginning to the end of the game.
        safe: the state at its beginning.
        seat: who decided most in it; None where nobody decided anything.
        before, later: the chances at its beginning and at its end.
        drawn: dice fell in it, or something hidden was shown.
    """

    after: int
    rest: int
    safe: bytes
    round: int
    given: tuple[Given, ...]
    seat: Seat | None
    before: Chances
    later: Chances
    drawn: bool


def course(rules: AnyRules, begun: Core, answers: Sequence[LoggedAnswer]) -> Iterator[Stretch]:
    """All stretches of a game in which chances can be told, from the state before its first step."""
    table = Table(rules, begun, keep=True)
    safe, before, round, since = table.safe_point, chances_at(table), table.round(), 0
    held, drawn = list[Given](), False
    for at, one in enumerate(answers, 1):
        held.append(_given(table, one))
        table.fall_by(one.epoch)
        outcome = table.answer(one.seat, one.value, one.verb)
        drawn = drawn or bool(outcome.thrown) or outcome.given.sealed
        if outcome.passed_safe_point or table.ask is None:
            later = chances_at(table)
            if before and later:
                yield Stretch(
                    since, len(answers) - since, safe, round, tuple(held), _decider(held), before, later, drawn
                )
            safe, before, round, since = table.safe_point, later, table.round(), at
            held, drawn = [], False


def _given(table: Table, one: LoggedAnswer) -> Given:
    assert table.ask is not None
    kind = table.ask.of(one.seat).kind if one.seat >= 0 else ""
    passed = one.seat >= 0 and one.verb is None and table.lets_pass(one.seat) == one.value
    return Given(one, kind, passed)


def _decider(held: Sequence[Given]) -> Seat | None:
    counted = Counter(one.answer.seat for one in held if not one.passed and one.answer.seat >= 0)
    return max(counted, key=lambda seat: (counted[seat], -seat)) if counted else None


def chances_at(table: Table) -> Chances:
    """How likely each seat is to win, by what everybody sees; once the game is over, by how it ended."""
    rules, result = table.rules, table.result
    if rules.prospects is None:
        return ()
    view = rules.view(table.state, None)
    if result is None:
        return rules.prospects.chances(view)
    won = result.winners if result.table in (None, WON) else ()
    return tuple((seat in won) / max(1, len(won)) for seat in range(len(result.scores)))
