"""A game in figures: points by round, luck with the dice, and how long its players thought. Only what is public.

Luck is counted in successes: dice that showed what their rule needed, against as many as were to be expected. Time is
from the question to the first answer of a person's command. An answer that only lets a chance to react pass counts for
nothing, whoever gave it, for standing orders are nobody else's business. Once a game is over, and before where
the table wants it, there is also how likely each seat was to win, round by round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from bot.clock import moment
from bot.live.rebuild import within_of
from bot.live.thinking import when_asked
from bot.store import AnswerRow, Store
from bot.wording import positions
from engine.chance import Thrown
from engine.game import AnyRules
from engine.prospects.course import chances_at
from engine.table import Table


@dataclass(slots=True)
class SeatFigures:
    """One seat.

    Attributes:
        points: at the end of each of `GameFigures.rounds`; `chances`: to win, in hundredths, where they are told.
        dice: that could succeed; `hits` of them did, where `expected` were to be expected.
        answers: given in its name, passes apart.
        waits: seconds that the table waited for each answer of its player.
    """

    points: list[int] = field(default_factory=list)
    chances: list[int] = field(default_factory=list)
    dice: int = 0
    hits: int = 0
    expected: float = 0.0
    answers: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def luck(self) -> float:
        """Successes more (or fewer) than expected."""
        return self.hits - self.expected

    @property
    def typical(self) -> float | None:
        """The wait that half of the others are shorter than."""
        return median(self.waits) if self.waits else None


@dataclass(frozen=True, slots=True)
class GameFigures:
    """All seats, and the rounds that have points or chances."""

    rounds: tuple[int, ...]
    seats: tuple[SeatFigures, ...]


def figures(rules: AnyRules, store: Store, game: int) -> GameFigures:
    """The figures of a game as it stands. Blocks; it plays the whole game once more."""
    seats = [SeatFigures() for _ in store.seats(game)]
    ends: dict[int, Sequence[int]] = {}
    chances: dict[int, Sequence[int]] = {}
    passes, row = set[int](), store.game(game)
    told = row.status == "over" or row.settings.chances
    for turn in positions.turns(rules, store, game):
        view = rules.view(turn.table.state, None)
        _score(ends, rules.round_of(view), rules.points(view))
        _score(chances, rules.round_of(view), _chances(turn.table) if told else ())
        _luck(seats, turn.thrown)
        passes |= turn.passes
    rounds = tuple(sorted(ends or chances))
    for seat, one in enumerate(seats):
        one.points = [ends[round][seat] for round in rounds if seat < len(ends.get(round, ()))]
        one.chances = [_at(chances, round)[seat] for round in rounds if chances]
    _answers(seats, store.log(game, retracted=True), passes)
    return GameFigures(rounds, tuple(seats))


def _at(chances: Mapping[int, Sequence[int]], round: int) -> Sequence[int]:
    """Those at the end of a round; of one in which they could not be told yet, the first ones."""
    return chances.get(round) or chances[min(chances)]


def _chances(table: Table) -> Sequence[int]:
    """How likely each seat is to win, in hundredths, by what everybody sees; nothing where it cannot be told."""
    return [round(100 * chance) for chance in chances_at(table)]


def _score(ends: dict[int, Sequence[int]], round: int, points: Sequence[int]) -> None:
    """What stands when a round begins was scored in the one before."""
    if not points:
        return
    if round not in ends and ends:
        ends[max(ends)] = points
    ends[round] = points


def _luck(seats: Sequence[SeatFigures], thrown: Iterable[Thrown]) -> None:
    for roll in thrown:
        if roll.seat is None or not roll.counts:
            continue
        one = seats[roll.seat]
        one.dice += len(roll.faces)
        one.hits += roll.hits
        one.expected += roll.expected


def _answers(seats: Sequence[SeatFigures], rows: Sequence[AnswerRow], passes: set[int]) -> None:
    opened = when_asked(rows)
    for row in rows:
        if row.retracted or row.verb is not None or row.seq in passes or not 0 <= row.seat < len(seats):
            continue
        if within_of(row):  # nobody may learn how many there were
            continue
        seats[row.seat].answers += 1
        asked = opened.get(row.question)
        if asked is not None and row.actor is not None and row.seq == row.command:
            seats[row.seat].waits.append((moment(row.at) - moment(asked)).total_seconds())
