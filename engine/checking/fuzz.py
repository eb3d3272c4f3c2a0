"""Whole games by random legal answers, with or without the checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from random import Random

from engine.ask import Amount, PickOne, Shape
from engine.chance import stream
from engine.checking.checks import SAMPLED, Broken, RecordedTable, answerable, filled, invariants, same_after_rebuild
from engine.checking.minded import Pick, kinds_of, picking
from engine.checking.reach import Reach
from engine.correcting import ARBITER, CORRECT
from engine.ending import Result
from engine.errors import AnswerError, BrokenSave, IllegalAnswer
from engine.game import AnyRules
from engine.games import rules_of
from engine.log import ENDLESS, LoggedAnswer
from engine.saving.export import Failure, SavedGame, given, save
from engine.saving.replay import Proof, check_frame, check_result, check_told, illegal
from engine.table import Table

CUTS = 0.03
LOOKS = 20
RATE = 0.25
DRAWS = 200
"""How often options are drawn until they fit."""
ONE_DRAW = (PickOne.random, Amount.random)
"""Ways to draw an answer that draw once."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a game begins; `kinds`: which programs play it, nobody for chance; `edition`: today's below 0."""

    game: str
    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    kinds: tuple[str, ...] = ()
    edition: int = -1

    def saved(self, answers: list[LoggedAnswer]) -> SavedGame:
        """The game with these answers, as it will stand in its file."""
        edition = rules_of(self.game).edition if self.edition < 0 else self.edition
        return save(self.game, self.seats, self.seed, self.options, answers, edition)


@dataclass(frozen=True, slots=True)
class RandomGame:
    """A game played by chance: its answers (with the failure that ended it, if one did) and how it came out.

    `rolls` are dice and shuffles; `proof` is what replaying a file compared.
    """

    start: Start
    answers: list[LoggedAnswer]
    result: Result | None
    rounds: int
    rolls: int = 0
    proof: Proof = field(default_factory=Proof)
    failure: Failure | None = None

    @property
    def saved(self) -> SavedGame:
        """Its file, made when it is asked for."""
        saved = self.start.saved(self.answers)
        saved.failure = self.failure
        return saved


def play(
    start: Start, cuts: float = CUTS, limit: int = ENDLESS, *, keep: bool = False, quiet: bool = False
) -> RandomGame:
    """A whole game without checks; `keep` and `quiet` as of `Table`.

    Raises:
        Broken: a dead end, or no end within the limit.
        IllegalAnswer: the game cannot be started so.
        RuleBroke: a rule raised.
    """
    table = Table.new(rules_of(start.game), start.seats, start.seed, start.options, keep=keep, quiet=quiet)
    log = to_end(table, _chance(start, "play"), cuts, limit)
    return RandomGame(start, log, table.result, rounds(table.state))


def to_end(table: Table, chance: Random, cuts: float = CUTS, limit: int = ENDLESS) -> list[LoggedAnswer]:
    """Plays a table by chance until its game is over; the answers.

    Raises:
        Broken, RuleBroke: as `play`.
    """
    log: list[LoggedAnswer] = []
    while table.ask is not None:
        if len(log) >= limit:
            raise Broken("endless", f"{limit} answers")
        seat, verb, value = choose(table, chance, cuts)[:3]
        log.append(table.answer(seat, value, verb).given)
    return log


def choose(table: Table, chance: Random, cuts: float = CUTS) -> LoggedAnswer:
    """A random answer that will be taken."""
    try:
        cut = table.random_cut(chance, cuts)
        if cut is not None:
            return LoggedAnswer(*cut)
        seat, shape = table.random_seat(chance)
        _draw(shape, chance)
    except IndexError as error:
        raise Broken("dead-end", f"{table.question}: nothing to choose") from error
    return LoggedAnswer(seat, None, filled(shape, f"seat {seat}", chance))


def _draw(shape: Shape, chance: Random) -> None:
    """Draws for an answer that nobody gives, as ever, so that a seed goes on meaning the same game."""
    if type(shape).random in ONE_DRAW:
        chance.random()
    else:
        shape.random(chance)


def rounds(state: object) -> int:
    """How many rounds were begun, in games that count them."""
    return int(getattr(state, "round", 0))


def fuzz(
    start: Start,
    rate: float = RATE,
    cuts: float = CUTS,
    limit: int = ENDLESS,
    corrections: float = 0.0,
    reach: Reach | None = None,
) -> RandomGame:
    """A whole game with every check.

    After every answer: invariants, a question that can be answered, rebuilt equals live. After a share `rate` of the
    answers (of 0 to 1; at 0 nothing is rebuilt either): undo and redo, refusals, views that keep secrets. At a share
    `corrections` of the safe points an arbiter corrects something. `reach` notes what the game comes to.

    Raises:
        IllegalAnswer: the game cannot be started so.
    """
    rules, log = rules_of(start.game), list[LoggedAnswer]()
    pick = _pick(rules, start)

    def given(table: Table, moves: Random) -> LoggedAnswer:
        return _corrected(table, moves, corrections) or pick(table, moves, cuts)

    try:
        played = _opened(rules, start, reach)
        log = played.log
        _followed(played, start, given, rate, limit, reach)
    except Broken as broken:
        return _failed(start, log, broken)
    return RandomGame(start, log, played.table.result, rounds(played.table.state))


def _followed(
    played: RecordedTable,
    start: Start,
    given: Callable[[Table, Random], LoggedAnswer],
    rate: float,
    limit: int,
    reach: Reach | None,
) -> None:
    """Plays to the end, and checks everything after every answer."""
    moves, luck = _chance(start, "play"), _chance(start, "checks")
    _inspect(played, luck, rate)
    while played.table.ask is not None:
        if len(played.log) >= limit:
            raise Broken("endless", f"{limit} answers")
        _answer(played, given(played.table, moves), reach)
        _inspect(played, luck, rate)


def _pick(rules: AnyRules, start: Start) -> Pick:
    """Who answers."""
    return picking(rules, start.kinds, start.seed) if start.kinds else choose


def _opened(rules: AnyRules, start: Start, reach: Reach | None) -> RecordedTable:
    """The table at its first question; somebody may watch what that takes."""
    with reach.watching() if reach else nullcontext():
        played = RecordedTable(rules, start.seats, start.seed, start.options)
    if reach:
        reach.hear(played.table.opening.events)
    return played


def _answer(played: RecordedTable, given: LoggedAnswer, reach: Reach | None) -> None:
    """The answer; somebody may watch what it comes to."""
    with reach.watching() if reach else nullcontext():
        outcome = played.answer(given)
    if reach:
        reach.hear(outcome.events)


def _corrected(table: Table, chance: Random, share: float) -> LoggedAnswer | None:
    """A random correction that will be taken, with this probability where one can be made."""
    if not share or chance.random() >= share:
        return None
    try:
        shape: Shape = table.shape(ARBITER, CORRECT)
        return LoggedAnswer(ARBITER, CORRECT, shape.check(shape.random(chance)))
    except (AnswerError, IndexError):
        return None


def verify(saved: SavedGame) -> RandomGame:
    """Replays a saved game under today's rules, with the invariants after every answer and all checks after the last.

    The checks draw secrets by chance, so they look several times.

    Raises:
        BrokenSave: an answer is not legal, the game cannot be started so any more, or what the file says of itself is
            not what replaying gives.
    """
    check_frame(saved)
    start = Start(saved.game, saved.seats, saved.seed, saved.options, edition=saved.edition)
    log, luck, proof = list[LoggedAnswer](), _chance(start, "checks"), Proof()
    try:
        played = _begun(start)
        log = played.log
        for at, answer in enumerate(saved.answers):
            kind = played.table.ask.kind if played.table.ask else "over"
            try:
                events = played.answer(given(answer)).events
            except AnswerError as error:
                raise illegal(at, answer, kind, error) from error
            check_told(at, answer, events, proof)
            invariants(played)
        check_result(saved, None if played.table.ask else played.table.result)
        for _ in range(LOOKS):
            _inspect(played, luck, 1.0)
    except Broken as broken:
        return _failed(start, log, broken)
    state = played.table.state
    return RandomGame(start, log, played.table.result, rounds(state), int(state.rolls), proof)


def _begun(start: Start) -> RecordedTable:
    try:
        return RecordedTable(rules_of(start.game), start.seats, start.seed, start.options, start.edition)
    except AnswerError as error:
        raise BrokenSave(f"no such game can be started any more: {error}") from error


def _inspect(played: RecordedTable, chance: Random, rate: float) -> None:
    invariants(played)
    answerable(played, chance)
    if rate:
        same_after_rebuild(played)
    if chance.random() < rate:
        for check in SAMPLED:
            check(played, chance)


def _failed(start: Start, log: list[LoggedAnswer], broken: Broken) -> RandomGame:
    return RandomGame(start, log, None, 0, failure=Failure(check=broken.check, at=len(log), detail=broken.detail))


def _chance(start: Start, purpose: str) -> Random:
    return stream(start.seed, 0, start.seats, purpose)


def starts(rules: AnyRules, seed: str, number: int, seats: int | None, options: Mapping[str, str]) -> list[Start]:
    """The games of one fuzzing: every number of seats in turn; options not given fall by chance, mostly the first, and
    what does not fit together or the number of seats is drawn again.
    """
    chance = stream(seed, 0, number, "starts")
    games = []
    for n in range(number):
        start = Start(rules.name, seats or rules.seats[n % len(rules.seats)], f"{seed}.{n}")
        games.append(_drawn(rules, start, options, chance))
    return games


def minded(rules: AnyRules, these: list[Start], share: float) -> list[Start]:
    """The same games, a share of them played by programs."""
    return [replace(one, kinds=kinds_of(rules, one.seats, one.seed, share)) for one in these]


def _drawn(rules: AnyRules, start: Start, given: Mapping[str, str], chance: Random) -> Start:
    for _ in range(DRAWS):
        drawn = {c.name: c.values[int(chance.random() ** 2 * len(c.values))] for c in rules.choices}
        drawn |= {trial.name: trial.values[int(chance.random() * len(trial.values))] for trial in rules.trials}
        start = replace(start, options={**drawn, **given})
        if _fits(rules, start):
            break
    return start


def _fits(rules: AnyRules, start: Start) -> bool:
    try:
        rules.new(start.seats, start.seed, start.options)
    except IllegalAnswer:
        return False
    return True
