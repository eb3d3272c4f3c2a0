"""The turning points of a game that is over: decisions by which a chance to win changed most, dice averaged out.

What was done and what a computer player of the highest level would have done are both played on with the same dice
for a round or two. Those that seem to matter most by some dice are told by fifty others: what seems the most of many
seems so by its dice, too. What looks like a mistake then is played to the end of the game with further dice, as far as
there is time, and is none unless the wins bear it out. No decision is called a mistake that strong computer
players make as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import log

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
TOLD, LOOKED_AT, FALLS = 3, 24, 2
"""So many turning points are told, of so many stretches that are looked at closely; of them so many after which a
chance has fallen for each after which it has risen.
"""
FIRST, STEP, DICE = 2, 4, 50
"""With so many dice each is looked at first, so many more at a time, and with so many it is told."""
CLOSER = ((4, 12), (10, 5))
"""With so many dice so many of them are looked at again: those that seem the largest."""
FRESH = 100
"""The number of the first dice by which they are told: by these nothing was chosen."""
LEAST = 0.03
"""A smaller change of a chance is none."""
CLEAR = 0.05
"""By so much must the other choice be better to be called so."""
SURE = 2
"""So many errors wide must be what counts."""
PLAYED_OUT, ENOUGH, AFTER_ALL = 80, 10, 500
"""So many pairs of games at most are played to the end; fewer than so many tell nothing; and the number of their first
dice, by which nothing was weighed before.
"""
ODDS, WRONGLY, MISSED = 0.75, 0.05, 0.2
"""A sequential probability ratio test asks of the pairs that only one choice wins whether the other one wins so many of
them, or half. So often it may take half for so many, and so many for half.
"""
LOOKED, PLAYED = 0.6, 0.45
"""Looking for them ends when that share of the time is left, and reading chances when this one is."""
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
    """What came of pairs of games that were played to the end: the seat's share of the win with what was done, and with
    the other choice, by the same dice.
    """

    pairs: tuple[tuple[float, float], ...]

    @property
    def done(self) -> float:
        """How many the seat won with what was done."""
        return sum(done for done, _ in self.pairs)

    @property
    def other(self) -> float:
        """And with the other choice."""
        return sum(other for _, other in self.pairs)

    @property
    def gain(self) -> Mean:
        """By how much more often it won with that, pair by pair."""
        return mean([other - done for done, other in self.pairs])

    @property
    def wins_more(self) -> bool | None:
        """Whether the other choice wins more; None where the pairs do not tell it for sure. Wald's sequential test."""
        better, worse = (sum(sign * (other - done) > 0 for done, other in self.pairs) for sign in (1, -1))
        told = better * log(ODDS / HALF) + worse * log((1 - ODDS) / HALF)
        if told >= log((1 - MISSED) / WRONGLY):
            return True
        return False if told <= log(MISSED / (1 - WRONGLY)) else None

    @property
    def bears_out(self) -> bool:
        """Whether the other choice wins more for sure, or has won more as far as there was time."""
        return self.gain.chance > self.gain.error if self.wins_more is None else self.wins_more


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
        return self.clear and (self.ended is None or self.ended.bears_out)

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

    def __init__(self, rules: AnyRules, stretch: Stretch, other: Other | None, first: int = 0) -> None:
        """`first`: the number of the first dice."""
        self.rules, self.stretch, self.other, self._first = rules, stretch, other, first
        self.came, self.better = list[float](), list[float]()

    def afresh(self) -> Weighing:
        """The same, by dice by which it was not chosen."""
        return Weighing(self.rules, self.stretch, self.other, FRESH)

    @property
    def ways(self) -> tuple[Arm, Arm]:
        """What was done, and what strong computer players do."""
        seat, at = _decider(self.stretch), 0 if self.other is None else self.other.at
        return Arm.done(self.stretch, seat, at), Arm(self.stretch, seat, at)

    def upto(self, dice: int, left: Callable[[], float] = lambda: 1) -> None:
        """So many dice in all, a few at a time, as long as there is time; the first ones in any case."""
        done, other = self.ways
        while len(self.came) < dice and (not self.came or left() > 0):
            some = range(self._first + len(self.came), self._first + min(dice, len(self.came) + STEP))
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
    """The largest ones, the largest first; those first to be found in which strong computer players do something
    better. What ends the game is one only among these.

    Args:
        left: which share of the time there is still.
    """
    open = _looked_at(rules, course(rules, begun, answers), lambda: left() - LOOKED)
    for dice, kept in CLOSER:
        open = _largest(open, kept)
        for one in open:
            one.upto(dice, lambda: left() - LOOKED)
    best = [one.afresh() for one in _largest(open, TOLD)]
    for one in best:
        one.upto(DICE, lambda: left() - PLAYED)
    told = [_played_out(one, left, len(best) - at) for at, one in enumerate(best)]
    return tuple(sorted((one for one in told if one.size >= LEAST), key=lambda one: (not one.mistake, -one.size)))


def _looked_at(rules: AnyRules, stretches: Iterable[Stretch], left: Callable[[], float]) -> list[Weighing]:
    """Those in which strong computer players do something else, and those met on the way, by the first few dice."""
    found, others = list[Weighing](), 0
    for stretch in candidates(stretches):
        if others == LOOKED_AT or left() <= 0:
            break
        one = Weighing(rules, stretch, other_choice(rules, stretch))
        others += one.other is not None
        if one.other is not None or (len(stretch.given) < stretch.rest and len(found) - others < TOLD):
            one.upto(FIRST)
            found.append(one)
    return found


def _largest(every: Iterable[Weighing], most: int) -> list[Weighing]:
    points = [(one, one.point) for one in every]
    return [one for one, point in sorted(points, key=lambda each: (each[1].better <= 0, -each[1].size))[:most]]


def candidates(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Those in which somebody decided, those first after which the chance of who did has fallen most, and now and then
    one after which it has risen most.
    """
    decided = [one for one in stretches if one.seat is not None]
    rising = sorted(decided, key=lambda one: _of(one.later, one) - _of(one.before, one))
    ordered = list[Stretch]()
    while rising:
        ordered += [rising.pop(0) for _ in range(min(FALLS, len(rising)))]
        ordered += [rising.pop() for _ in rising[-1:]]
    return ordered


def _of(chances: Chances, stretch: Stretch) -> float:
    return chances[_decider(stretch)]


def _decider(stretch: Stretch) -> Seat:
    assert stretch.seat is not None
    return stretch.seat


def _played_out(one: Weighing, left: Callable[[], float], of: int) -> TurningPoint:
    """One that looks like a mistake, with what comes of it at the end of the game; the first of so many that share the
    time.
    """
    point, ended, ends = one.point, Ended(()), left() * (1 - 1 / of)
    for dice in range(AFTER_ALL, AFTER_ALL + PLAYED_OUT):
        if not point.clear or ended.wins_more is not None:
            break
        done, other = (Replay(one.rules, way, dice).won(lambda: left() - ends) for way in one.ways)
        if done is None or other is None:
            break
        ended = Ended((*ended.pairs, (done, other)))
    return replace(point, ended=ended) if len(ended.pairs) >= ENOUGH or ended.wins_more is not None else point


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
