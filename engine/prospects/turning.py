"""The turning points of a game that is over: decisions by which a chance to win changed most, dice averaged out.

What was done and what a computer player of the highest level would have done are both played on for a round or two,
with the same fifty dice, near the end of the game to its end. What looks like a mistake a round later is played to the
end of the game with other dice, as far as there is time, and is none unless the other choice wins more. No decision is
called a mistake that strong computer players make as well.
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
from engine.prospects.replaying import Arm, Mean, Replay, mean, near_end, replayed
from engine.questions.in_words import in_words
from engine.table import Table
from engine.text import Text

STRONG = ("sharp", "keen")
"""Who must all do something else before a decision is called a mistake; the first one shows what."""
TOLD, LOOKED_AT = 3, 18
"""So many turning points are told, of so many stretches that are looked at closely."""
FIRST, STEP, DICE = 2, 4, 50
"""With so many dice each is looked at first, so many more at a time, and with so many it is told."""
CLOSER = ((6, 9), (14, 5))
"""With so many dice so many of them are looked at again: those that seem the largest."""
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
        """How much more the seat wins at least, or how much higher its chance is, as far as the replays tell."""
        gain = self.gain if self.ended is None else self.ended.gain
        return 0.0 if gain is None else gain.chance - SURE * gain.error


class Weighing:
    """A stretch and what was decided in it, replayed with more and more dice."""

    def __init__(self, rules: AnyRules, stretch: Stretch) -> None:
        self.rules, self.stretch, self.other = rules, stretch, other_choice(rules, stretch)
        self.came, self.better = list[float](), list[float]()

    @property
    def ways(self) -> tuple[Arm, Arm]:
        """What was done, and what strong computer players do."""
        seat, at = _decider(self.stretch), 0 if self.other is None else self.other.at
        return Arm.done(self.stretch, seat, at), Arm(self.stretch, seat, at)

    def upto(self, dice: int, left: Callable[[], float] = lambda: 1) -> None:
        """So many dice in all, a few at a time, as long as there is time; the first ones in any case."""
        done, other = self.ways
        while len(self.came) < dice and (not self.came or left() > 0):
            some = range(len(self.came), min(dice, len(self.came) + STEP))
            self.came += replayed(self.rules, done, some)
            self.better += [] if self.other is None else replayed(self.rules, other, some)

    @property
    def point(self) -> TurningPoint:
        """What the dice have told until now."""
        stretch, at = self.stretch, 0 if self.other is None else self.other.at
        point = TurningPoint(
            stretch.after,
            stretch.after + len(stretch.given),
            stretch.after + at,
            stretch.round,
            _decider(stretch),
            _of(stretch.before, stretch),
            mean(self.came),
            _of(stretch.later, stretch),
        )
        if self.other is None:
            return point
        gain = mean([then - now for then, now in zip(self.better, self.came, strict=True)])
        return replace(point, other=self.other, instead=mean(self.better), gain=gain)


def turning_points(
    rules: AnyRules, begun: Core, answers: Sequence[LoggedAnswer], left: Callable[[], float]
) -> tuple[TurningPoint, ...]:
    """The largest ones, the largest first; those first to be found in which strong computer players do something else.
    What ends the game is one only among these.

    Args:
        left: which share of the time there is still; half of it goes to looking for them.
    """
    found = list[Weighing]()
    for stretch in candidates(course(rules, begun, answers)):
        if left() > HALF:
            found.append(Weighing(rules, stretch))
            found[-1].upto(FIRST)
    open = [one for one in found if one.other is not None or len(one.stretch.given) < one.stretch.rest]
    for dice, kept in CLOSER:
        open = _largest(open, kept)
        for one in open:
            one.upto(dice, lambda: left() - HALF)
    best = _largest(open, TOLD)
    told = [_told(one, left, len(best) - at) for at, one in enumerate(best)]
    return tuple(sorted((one for one in told if one.size >= LEAST), key=lambda one: -one.size))


def _largest(every: Iterable[Weighing], most: int) -> list[Weighing]:
    points = [(one, one.point) for one in every]
    return [one for one, point in sorted(points, key=lambda each: (each[1].instead is None, -each[1].size))[:most]]


def _told(one: Weighing, left: Callable[[], float], of: int) -> TurningPoint:
    """The first of so many that are still to be told: half of its part of the time goes to weighing it."""
    now = left()
    ends = now - now / of
    half = ends if near_end(one.stretch) else (now + ends) * HALF
    one.upto(DICE, lambda: left() - half)
    return _played_out(one, lambda: left() - ends)


def candidates(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Those after which the chance of whoever decided has fallen most, and a third of them after which it has risen."""
    decided = [one for one in stretches if one.seat is not None]
    rising = sorted(decided, key=lambda one: _of(one.later, one) - _of(one.before, one))
    fallen = rising[: LOOKED_AT - LOOKED_AT // 3]
    return [*fallen, *rising[len(fallen) :][::-1][: LOOKED_AT // 3]]


def _of(chances: Chances, stretch: Stretch) -> float:
    return chances[_decider(stretch)]


def _decider(stretch: Stretch) -> Seat:
    assert stretch.seat is not None
    return stretch.seat


def _played_out(one: Weighing, left: Callable[[], float]) -> TurningPoint:
    """One that looks like a mistake, with what comes of it at the end of the game."""
    point, found = one.point, list[tuple[float, float]]()
    if not point.clear:
        return point
    if near_end(one.stretch):
        found = list(zip(one.came, one.better, strict=True))
        return replace(point, ended=_ended(found)) if len(found) >= ENOUGH else point
    for dice in range(AFTER_ALL, AFTER_ALL + PLAYED_OUT):
        done, other = (Replay(one.rules, way, dice).won(left) for way in one.ways)
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
