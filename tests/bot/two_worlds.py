"""A game played by chance to a safe point, and the same game with everything shuffled that somebody cannot see."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.live.changes import AppliedAnswer
from engine import games
from engine.ask import Seat
from engine.checking.checks import filled
from engine.errors import AnswerError
from engine.game import AnyRules
from engine.table import Table

SEED = "5eed" * 16
MOST_WORDS = 12


@dataclass(frozen=True)
class Position:
    """A game and how far it is played: to the first quiet safe point after so many answers, and of that phase."""

    game: str
    seats: int
    answers: int
    options: tuple[tuple[str, str], ...] = ()
    phase: str = ""

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), str(self.answers), *([self.phase] if self.phase else [])])


@dataclass(frozen=True)
class Reached:
    """A game that has been played to a safe point: the answers, and the dumps after them."""

    position: Position
    taken: tuple[AppliedAnswer, ...]
    safe: bytes

    @property
    def rules(self) -> AnyRules:
        """Its rules."""
        return games.rules_of(self.position.game)


@cache
def reached(position: Position) -> Reached:
    """Plays by chance until a safe point from which the rule comes to its question without showing anything hidden."""
    rules, chance = games.rules_of(position.game), Random(str(position))
    table, taken = Table.new(rules, position.seats, SEED, dict(position.options), keep=True), list[AppliedAnswer]()
    while table.ask is not None:
        seat, verb, _ = table.random_answer(chance, 0.05)
        kind, question = table.ask.of(seat).kind, table.question_of(seat)
        outcome = table.answer(seat, filled(table.shape(seat, verb), "leaks", chance), verb)
        taken.append(AppliedAnswer(kind, question, 0, outcome, 1))
        there = not position.phase or table.state.phase == position.phase
        if len(taken) >= position.answers and there and outcome.safe is not None and _quiet(rules, outcome.safe):
            return Reached(position, tuple(taken), outcome.safe)
    raise AssertionError(f"{position}: the game was over first")


def _quiet(rules: AnyRules, safe: bytes) -> bool:
    table = Table(rules, rules.load(safe))
    return table.ask is not None and not table.opening.given.sealed


def scrambled(at: Reached, viewer: Seat | None, luck: int) -> bytes:
    """The safe point with everything shuffled that the viewer cannot see."""
    rules = at.rules
    return rules.dump(rules.scramble(rules.load(at.safe), viewer, Random(f"{at.position}/{luck}")))


Answers = tuple[tuple[Seat, Any], ...]


def played_on(rules: AnyRules, safe: bytes, line: Answers) -> tuple[Table, list[AppliedAnswer]]:
    """The table after these answers."""
    table, taken = Table(rules, rules.load(safe), keep=True), list[AppliedAnswer]()
    for seat, value in line:
        assert table.ask is not None
        kind, question = table.ask.of(seat).kind, table.question_of(seat)
        taken.append(AppliedAnswer(kind, question, 0, table.answer(seat, value), 1))
    return table, taken


def shared_line(at: Reached, other: bytes, steps: int) -> Answers:
    """So many answers that can be given in both worlds, as long as no dice fall and nothing hidden is shown."""
    line: Answers = ()
    while len(line) < steps:
        fitting = (one for one in shared_answers(at, other, line, most=20) if not _shows(at, other, (*line, one)))
        found = next(fitting, None)
        if found is None:
            break
        line = (*line, found)
    return line


def _shows(at: Reached, other: bytes, line: Answers) -> bool:
    """Whether the last of these answers showed something, ended the game, or led the worlds apart."""
    (one, mine), (two, theirs) = (played_on(at.rules, safe, line) for safe in (at.safe, other))
    sealed = mine[-1].outcome.given.sealed or theirs[-1].outcome.given.sealed
    return sealed or one.ask is None or two.ask is None or one.waiting() != two.waiting()


def shared_answers(at: Reached, other: bytes, line: Answers, most: int = 4) -> list[tuple[Seat, Any]]:
    """Answers that those who are asked after this line can give in both worlds."""
    one, two = (played_on(at.rules, safe, line)[0] for safe in (at.safe, other))
    found: list[tuple[Seat, Any]] = []
    asked = [seat for seat in one.waiting() if one.decides(seat) and two.decides(seat)]
    for luck, seat in ((luck, seat) for luck in range(40) for seat in asked):
        value = one.shape(seat).random(Random(f"{len(line)}/{luck}"))
        try:
            two.shape(seat).check(value)
        except AnswerError:
            continue
        if (seat, value) not in found:
            found.append((seat, value))
    return found[:most]


def finished(table: Table, seats: Sequence[Seat]) -> list[AppliedAnswer]:
    """These seats answer all that they are asked beside others, by chance; what they have answered."""
    taken, chance = list[AppliedAnswer](), Random("beside")
    for seat in seats:
        while table.within and table.ask is not None and seat in table.ask.must:
            kind, question = table.ask.of(seat).kind, table.question_of(seat)
            value = table.ask.must[seat].random(chance)
            taken.append(AppliedAnswer(kind, question, 0, table.answer(seat, value), 1))
    return taken


def hidden_words(one: bytes, other: bytes) -> list[str]:
    """Words that stand in two dumps in different places: what a curious player would try as an answer."""
    parts = [re.findall(rb'"([a-zA-Z][\w:.-]+)"', dump) for dump in (one, other)]
    found = [word.decode() for a, b in zip(*parts, strict=False) if a != b for word in (a, b)]
    return list(dict.fromkeys(found))[:MOST_WORDS]
