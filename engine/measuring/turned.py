"""Whether turning points are told rightly: games are played on from the worst one, with what was done and without."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.ask import Seat
from engine.chance import stream
from engine.game import AnyRules
from engine.log import ENDLESS, LoggedAnswer
from engine.measuring.recorded import company
from engine.players.cut_ins import MOST_CUT_INS, first_cut_in
from engine.players.player import Player
from engine.prospects.course import course
from engine.prospects.replaying import Arm, Replay
from engine.prospects.turning import Ended, TurningPoint, turning_points
from engine.table import Table

OTHERS = 1000
"""The pairs have dice by which nothing was weighed before."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A game that was played on from its worst turning point.

    Attributes:
        point: None where it had no mistake.
        ended: how it ended then.
    """

    number: int
    point: TurningPoint | None = None
    ended: Ended = field(default_factory=lambda: Ended(()))


def turned(rules: AnyRules, number: int, pairs: int, left: Callable[[], float]) -> Turned:
    """The game of this number, played, looked at while there is time, and played on from its worst mistake, twice by
    each dice.
    """
    seats, answers = played(rules, number)
    seed = _seed(rules, number)
    found = turning_points(rules, rules.new(seats, seed, {}), answers, left)
    mistakes = [one for one in found if one.mistake]
    if not mistakes:
        return Turned(number)
    worst = max(mistakes, key=lambda one: (one.ended is not None, one.surely))
    stretch = next(one for one in course(rules, rules.new(seats, seed, {}), answers) if one.after == worst.after)
    at = worst.upto - worst.after
    done, other = Arm.done(stretch, worst.seat, at), Arm(stretch, worst.seat, at)
    dice = range(OTHERS, OTHERS + pairs)
    return Turned(number, worst, Ended(tuple((_won(rules, done, one), _won(rules, other, one)) for one in dice)))


def _won(rules: AnyRules, arm: Arm, dice: int) -> float:
    """The seat's share of the win, once strong computer players have played the game to its end."""
    return Replay(rules, arm, dice).won(lambda: 1) or 0.0


def _seed(rules: AnyRules, number: int) -> str:
    return f"turned-{rules.name}-{number}"


def played(rules: AnyRules, number: int) -> tuple[int, list[LoggedAnswer]]:
    """A game of computer players of mixed levels: how many sat there, and all answers."""
    seed = _seed(rules, number)
    seated = company(rules, seed, stream("turned", 0, number, rules.name))
    table, answers = Table.new(rules, len(seated), seed, {}, quiet=True), list[LoggedAnswer]()
    while table.ask is not None and len(answers) < ENDLESS:
        answers += _next(table, seated)
    return len(seated), answers


def _next(table: Table, seated: dict[Seat, Player]) -> list[LoggedAnswer]:
    """Whoever wants to cuts in, then one seat answers."""
    made = list[LoggedAnswer]()
    for _ in range(MOST_CUT_INS):
        found = first_cut_in(table, seated)
        if found is None:
            break
        made.append(table.answer(found[0], found[1].value, found[1].verb).given)
    if table.ask is None:
        return made
    seat = next(iter(table.ask.must))
    return [*made, table.answer(seat, seated[seat].decide(table, seat).answer).given]


def raised(every: Sequence[Turned]) -> dict[str, int | float | None]:
    """In how many games that had a mistake the other choice won more pairs, as many, or fewer; and in how many pairs it
    won alone, or what was done did.
    """
    had = [one.ended for one in every if one.point is not None]
    more, fewer = sum(one.other > one.done for one in had), sum(one.other < one.done for one in had)
    pairs = [pair for one in had for pair in one.pairs]
    better, worse = sum(other > done for done, other in pairs), sum(other < done for done, other in pairs)
    return {
        "games": len(every),
        "with_mistake": len(had),
        "raised": more,
        "alike": len(had) - more - fewer,
        "lowered": fewer,
        "share_raised": round(more / (more + fewer), 3) if more + fewer else None,
        "pairs": len(pairs),
        "pairs_better": better,
        "pairs_worse": worse,
        "share_of_differing": round(better / (better + worse), 3) if better + worse else None,
        "wins_done": round(sum(one.done for one in had), 2),
        "wins_other": round(sum(one.other for one in had), 2),
    }
