"""The turning points of a game that is over: decisions by which a chance to win changed most, dice averaged out.

What was done and what a computer player of the highest level would have done are both played on for a round or two,
with the same fifty dice. What looks like a mistake then is played to the end of the game with other dice, as far as
there is time, and is none unless the other choice wins more. No decision is called a mistake that strong computer
players make as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from engine.ask import Seat
from engine.core import Core
from engine.errors import IllegalAnswer
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.players.player import player
from engine.prospects.course import Chances, Stretch, course
from engine.prospects.replaying import Arm, Mean, Replay, mean, replayed
from engine.questions.in_words import in_words
from engine.table import Table
from engine.text import Text

STRONG = ("sharp", "keen")
"""Who must all do something else before a decision is called a mistake; the first one shows what."""
TOLD, LOOKED_AT = 3, 18
"""So many turning points are told, of so many stretches that are looked at closely."""
FIRST, STEP, DICE = 2, 5, 50
"""With so many dice each is looked at first, so many more at a time, and with so many it is told."""
LEAST = 0.03
"""A smaller change of a chance is none."""
CLEAR = 0.05
"""By so much must the other choice be better to be called so."""
SURE = 2
"""So many errors wide must be what counts."""
PLAYED_OUT, ENOUGH, AFTER_ALL = 40, 10, 500
"""So many pairs of games at most are played to the end, no more after so many of them if the answer is plain then; and
the number of their first dice, by which nothing was weighed before.
"""
HALF = 0.5


@dataclass(frozen=True, slots=True)
class Other:
    """What strong computer players answer otherwise: to the answer of this place in the stretch, in words."""

    at: int
    about: Text
    done: Text
    instead: Text


@dataclass(frozen=True, slots=True)
class Ended:
    """What came of so many pairs of games that were played to the end: how many the seat won with what was done and
    with the other choice, and by how much more often with that, pair by pair.
    """

    done: float
    other: float
    gain: Mean

    @property
    def plain(self) -> bool:
        """Whether more games would hardly change which was better."""
        return abs(self.gain.chance) > SURE * self.gain.error


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that changed a seat's chance to win.

    Attributes:
        after, until: how many answers stood before and after the stretch in which it was made.
        upto: how many stood when its question was asked; a table that tries it begins there.
        before, came: the seat's chance before, and in the mean after what it did.
        fell: the chance as the dice really fell.
        other: what strong computer players do otherwise; None where they do the same.
        instead: the chance in the mean after that.
        gain: by how much that is higher, dice by dice.
        ended: what came of games that were played to the end; None where there was no need or no time.
    """

    after: int
    until: int
    upto: int
    round: int
    seat: Seat
    before: float
    came: Mean
    fell: float
    other: Other | None = None
    instead: Mean | None = None
    gain: Mean | None = None
    ended: Ended | None = None

    @property
    def size(self) -> float:
        """By how much it mattered: against the other choice where there is one, else against what was before."""
        return abs((self.before if self.instead is None else self.instead.chance) - self.came.chance)

    @property
    def mistake(self) -> bool:
        """Whether what strong computer players do otherwise is better for sure, and wins more to the end."""
        return self.clear and (self.ended is None or self.ended.gain.chance > self.ended.gain.error)

    @property
    def clear(self) -> bool:
        """Whether it is better for sure, by the chances after a round or two."""
        return self.gain is not None and self.gain.chance > max(CLEAR, SURE * self.gain.error)

    @property
    def right(self) -> bool:
        """Whether what strong computer players do otherwise is worse for sure, by the chances after a round or two."""
        return self.gain is not None and -self.gain.chance > max(CLEAR, SURE * self.gain.error)

    @property
    def better(self) -> float:
        """How much higher the chance is with what strong computer players do otherwise."""
        return 0.0 if self.gain is None else self.gain.chance

    @property
    def surely(self) -> float:
        """How much higher it is at least, as far as the replays tell."""
        return 0.0 if self.gain is None else self.gain.chance - SURE * self.gain.error


def turning_points(
    rules: AnyRules, begun: Core, answers: Sequence[LoggedAnswer], left: Callable[[], float]
) -> tuple[TurningPoint, ...]:
    """The largest ones, the largest first; those first to be found in which strong computer players do something else.
    What ends the game is one only among these.

    Args:
        left: which share of the time there is still; half of it goes to looking for them.
    """
    found = [_weighed(rules, one, FIRST) for one in candidates(course(rules, begun, answers)) if left() > HALF]
    ends = len(answers)
    open = [one for one in found if one[1].instead is not None or one[0].after + len(one[0].given) < ends]
    best = sorted(open, key=lambda one: (one[1].instead is None, -one[1].size))[:TOLD]
    told = [_told(rules, stretch, left, len(best) - at) for at, (stretch, _) in enumerate(best)]
    return tuple(sorted((one for one in told if one.size >= LEAST), key=lambda one: -one.size))


def _told(rules: AnyRules, stretch: Stretch, left: Callable[[], float], of: int) -> TurningPoint:
    """The first of so many that are still to be told: half of its part of the time goes to weighing it."""
    now = left()
    ends = now - now / of
    point = _weighed(rules, stretch, DICE, lambda: left() - (now + ends) * HALF)[1]
    return _played_out(rules, stretch, point, lambda: left() - ends)


def candidates(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Those after which the chance of whoever decided has fallen most, and a third of them after which it has risen."""
    decided = [one for one in stretches if one.seat is not None]
    rising = sorted(decided, key=lambda one: _of(one.later, one) - _of(one.before, one))
    fallen = rising[: LOOKED_AT - LOOKED_AT // 3]
    return [*fallen, *rising[len(fallen) :][::-1][: LOOKED_AT // 3]]


def _of(chances: Chances, stretch: Stretch) -> float:
    assert stretch.seat is not None
    return chances[stretch.seat]


def _weighed(
    rules: AnyRules, stretch: Stretch, dice: int, left: Callable[[], float] = lambda: 1
) -> tuple[Stretch, TurningPoint]:
    """A stretch with what was decided in it, by so many dice as there is time for."""
    assert stretch.seat is not None
    seat, other = stretch.seat, other_choice(rules, stretch)
    at = 0 if other is None else other.at
    done, instead = Arm.done(stretch, seat, at), None if other is None else Arm(stretch, seat, at)
    came, better = list[float](), list[float]()
    for first in range(0, dice, STEP):
        if first and left() <= 0:
            break
        some = range(first, min(dice, first + STEP))
        came += replayed(rules, done, some)
        better += [] if instead is None else replayed(rules, instead, some)
    point = TurningPoint(
        stretch.after,
        stretch.after + len(stretch.given),
        stretch.after + at,
        stretch.round,
        seat,
        _of(stretch.before, stretch),
        mean(came),
        _of(stretch.later, stretch),
        other,
        mean(better) if better else None,
        mean([then - now for then, now in zip(better, came, strict=True)]) if better else None,
    )
    return stretch, point


def _played_out(rules: AnyRules, stretch: Stretch, point: TurningPoint, left: Callable[[], float]) -> TurningPoint:
    """One that looks like a mistake, with what comes of it at the end of the game."""
    if not point.clear:
        return point
    at, found = point.upto - point.after, list[tuple[float, float]]()
    ways = Arm.done(stretch, point.seat, at), Arm(stretch, point.seat, at)
    for dice in range(AFTER_ALL, AFTER_ALL + PLAYED_OUT):
        done, other = (Replay(rules, way, dice).won(left) for way in ways)
        if done is None or other is None or (len(found) >= ENOUGH and _ended(found).plain):
            break
        found.append((done, other))
    return replace(point, ended=_ended(found)) if len(found) >= ENOUGH else point


def _ended(pairs: Sequence[tuple[float, float]]) -> Ended:
    done, other = (sum(one) for one in zip(*pairs, strict=True))
    return Ended(done, other, mean([then - now for now, then in pairs]))


def other_choice(rules: AnyRules, stretch: Stretch) -> Other | None:
    """The first question of the one who decided to which all strong computer players give another answer, the same
    one or not; None where one of them does what was done.
    """
    table = Table(rules, rules.load(stretch.safe), quiet=True)
    strong = [player(rules.mind, level, "strong") for level in STRONG]
    for at, one in enumerate(stretch.given):
        given = one.answer
        if given.seat == stretch.seat and given.verb is None and not one.passed:
            decided = [who.decide(table, given.seat) for who in strong]
            if all(each.judged and each.answer != given.value for each in decided):
                return _other(table, at, given, decided[0].answer)
        table.fall_by(given.epoch)
        table.answer(given.seat, given.value, given.verb)
    return None


def _other(table: Table, at: int, given: LoggedAnswer, answer: object) -> Other | None:
    assert table.ask is not None
    shape = table.shape(given.seat)
    try:
        instead = in_words(shape, shape.check(answer))
    except IllegalAnswer:
        return None
    ask = table.ask.of(given.seat)
    return Other(at, ask.about, in_words(shape, given.value), instead)
