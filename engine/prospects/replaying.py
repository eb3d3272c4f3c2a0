"""A decision played on with other dice: with what a seat did, or with what a computer player does. Both begin at the
question itself, where a table that tries it begins too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from engine.ask import Seat
from engine.chance import ANEW
from engine.errors import AnswerError, IllegalAnswer
from engine.game import AnyRules
from engine.log import ENDLESS
from engine.players.cut_ins import MOST_CUT_INS, first_cut_in
from engine.players.player import Player, player
from engine.prospects.course import Chances, Given, Stretch, chances_at
from engine.table import Table

LEVEL = "sharp"
"""Who plays whatever is not given, and shows what could have been done."""
AHEAD, LONGEST = 80, 400
"""So many answers of a replay at least, then up to where a round begins; and so many at most. Where fewer are played,
chances hardly tell who will win.
"""


@dataclass(frozen=True, slots=True)
class Arm:
    """One of two ways to play on: what the seat does, as far as that is given; then a computer player does.

    Attributes:
        at: how many answers of the stretch stand before it.
    """

    stretch: Stretch
    seat: Seat
    at: int
    script: tuple[Given, ...] = ()

    @classmethod
    def done(cls, stretch: Stretch, seat: Seat, at: int = 0) -> Arm:
        """What the seat did from there to the end of the stretch."""
        return cls(stretch, seat, at, tuple(one for one in stretch.given[at:] if one.answer.seat == seat))


@dataclass(frozen=True, slots=True)
class Mean:
    """The chance of a seat over replays, or by how much it rises: the mean, and how far that may be off."""

    chance: float
    error: float
    replays: int


def mean(chances: Sequence[float]) -> Mean:
    """Of at least one replay."""
    return Mean(fmean(chances), pstdev(chances) / len(chances) ** 0.5, len(chances))


class Replay:
    """One arm with the dice of one number."""

    def __init__(self, rules: AnyRules, arm: Arm, dice: int) -> None:
        self._arm, self._left = arm, list(arm.script)
        self.table = Table(rules, rules.load(arm.stretch.safe), quiet=True)
        for one in arm.stretch.given[: arm.at]:
            self.table.fall_by(one.answer.epoch)
            self.table.answer(one.answer.seat, one.answer.value, one.answer.verb)
        self.table.fall_by(max(ANEW, self.table.state.epoch + 1) + dice)
        seats = range(len(arm.stretch.before))
        self._seated: dict[Seat, Player] = {seat: player(rules.mind, LEVEL, f"replay {dice}") for seat in seats}

    def chance(self) -> float:
        """The chance of the seat once a decision had time to tell and a round begins, or at the end of the game: within
        a round one cannot tell who has only moved earlier from who stands better.
        """
        round = self.table.round()
        for given in range(LONGEST):
            if self.table.ask is None or (given >= AHEAD and self.table.round() != round):
                break
            round = self.table.round()
            self._answer()
        return self._told()

    def won(self, left: Callable[[], float]) -> float | None:
        """Its share of the win, once computer players have played the game to its end; None: there was no time."""
        for _ in range(ENDLESS):
            if self.table.ask is None:
                break
            if left() <= 0:
                return None
            self._answer()
        return self._told()

    def _told(self) -> float:
        told: Chances = chances_at(self.table)
        return told[self._arm.seat] if told else 0.0

    def go(self, laps: int, most: int = LONGEST) -> None:
        """Plays on until so many safe points were passed, or the game is over."""
        passed = 0
        for _ in range(most):
            if self.table.ask is None or passed >= laps:
                return
            passed += self._answer()

    def _answer(self) -> bool:
        """Whoever cuts in does, then one seat answers; whether that passed a safe point."""
        passed = self._cut_in()
        if self.table.ask is None:
            return passed
        seat = next(iter(self.table.ask.must))
        value = self._scripted(seat) if seat == self._arm.seat else None
        if value is None:
            value = self._seated[seat].decide(self.table, seat).answer
        return self.table.answer(seat, value).passed_safe_point or passed

    def _cut_in(self) -> bool:
        """What the seat did while a question waited, else what computer players do."""
        passed, given = False, self._left[0].answer if self._left else None
        if given is not None and given.verb is not None:
            self._left.pop(0)
            try:
                passed = self.table.answer(given.seat, given.value, given.verb).passed_safe_point
            except AnswerError:
                return False
        able = {seat: who for seat, who in self._seated.items() if seat != self._arm.seat or not self._left}
        for _ in range(MOST_CUT_INS):
            found = first_cut_in(self.table, able)
            if found is None:
                break
            passed |= self.table.answer(found[0], found[1].value, found[1].verb).passed_safe_point
        return passed

    def _scripted(self, seat: Seat) -> object | None:
        """The next given answer that fits the question; None where none does."""
        kind = self.table.ask.of(seat).kind if self.table.ask else ""
        at = next((at for at, one in enumerate(self._left) if one.kind == kind and one.answer.verb is None), None)
        if at is None:
            return None
        one = self._left[at]
        del self._left[: at + 1]
        try:
            return self.table.shape(seat).check(one.answer.value)
        except IllegalAnswer:
            self._left = []
            return None


def replayed(rules: AnyRules, arm: Arm, dice: range) -> list[float]:
    """The chances of the seat by these dice."""
    return [Replay(rules, arm, one).chance() for one in dice]
