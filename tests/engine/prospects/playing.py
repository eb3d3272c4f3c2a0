"""Games by random legal answers, as their logs."""

from __future__ import annotations

from functools import cache
from random import Random

from engine import games
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.prospects.course import Stretch, course
from engine.table import Table


@cache
def stretches(game: str) -> tuple[Stretch, ...]:
    """Such a game, stretch by stretch."""
    rules, seats, seed, answers = random_game(game)
    return tuple(course(rules, rules.new(seats, seed, {}), answers))


@cache
def random_game(game: str, seed: str = "7") -> tuple[AnyRules, int, str, tuple[LoggedAnswer, ...]]:
    """The rules, the number of seats, the seed, and all answers."""
    rules, chance, answers = games.rules_of(game), Random(seed), list[LoggedAnswer]()
    seats = min(number for number in rules.seats if number > 1)
    table = Table.new(rules, seats, seed, {}, quiet=True)
    while table.ask is not None:
        seat, verb, value = table.random_answer(chance)
        answers.append(table.answer(seat, value, verb).given)
    return rules, seats, seed, tuple(answers)
