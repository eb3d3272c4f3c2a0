"""Advice speaks of the questions that people are asked, alike in worlds that differ in what is hidden."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from bot.asking.advise_command import advised as worded
from bot.locales import LANGUAGES, Say, read_once
from bot.widgets.maker import Maker
from bot.widgets.one_press import Called, at_one_press
from bot.widgets.presses import Move, PartialStore
from engine import games
from engine.ask import Form, Seat, Shape
from engine.checking.fuzz import choose
from engine.checking.twins import pair
from engine.errors import AnswerError
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.players.playing import Counsel, counsel
from engine.table import Table
from engine.text import Text, to_json


class Start(NamedTuple):
    """A game that is played by chance: its title, seed, seats and options, and for how many answers."""

    title: str
    seed: str
    seats: int
    options: dict[str, str]
    answers: int = 400


STARTS = {
    "ti4": Start("ti4", "m1", 3, {"opening": "midgame"}),
    "eclipse": Start("eclipse", "m3", 3, {"opening": "midgame"}),
    "forbidden_stars": Start("forbidden_stars", "m2", 2, {}),
    "space_empires": Start("space_empires", "m1", 2, {"opening": "midgame"}),
    "tiles": Start("ti4", "m1", 3, {"map": "tiles"}, 30),
    "slices": Start("ti4", "m1", 3, {"map": "slices", "factions": "draft", "redraw": "vote"}, 12),
    "trade goods bid": Start("ti4", "m1", 3, {"map": "slices", "factions": "draft", "places": "bid"}, 12),
    "species dealt": Start("eclipse", "m1", 3, {"species": "deal"}, 3),
    "species drafted": Start("eclipse", "m1", 3, {"species": "draft"}, 7),
    "money bid": Start("eclipse", "m1", 3, {"species": "draft", "places": "bid"}, 9),
    "board built": Start("forbidden_stars", "m1", 2, {"board": "built", "factions": "draft"}, 40),
    "materiel bid": Start("forbidden_stars", "m1", 2, {"factions": "draft", "places": "bid"}, 6),
    "homes drafted": Start("space_empires", "m1", 2, {"places": "draft"}, 3),
    "CP bid": Start("space_empires", "m1", 2, {"places": "bid"}, 4),
}
GAMES = ("ti4", "eclipse", "forbidden_stars", "space_empires")
ENOUGH = {"ti4": 45, "eclipse": 24, "forbidden_stars": 32, "space_empires": 16}
"""So many kinds of questions come in it."""
COMES = {
    "tiles": {"tile", "position"}, "slices": {"redraw", "draft"}, "trade goods bid": {"bid"},
    "species dealt": {"keep_species"}, "species drafted": {"draft"}, "money bid": {"bid"},
    "board built": {"lay", "lay_at", "lay_turned"}, "materiel bid": {"bid"},
    "homes drafted": {"draft"}, "CP bid": {"bid"},
}  # fmt: skip
"""These come in others."""


class Asked(NamedTuple):
    """A question of some kind: the safe point before it, the answers since, who is asked, and what is advised."""

    kind: str
    safe: bytes
    tail: tuple[LoggedAnswer, ...]
    seat: Seat
    told: Counsel
    shape: Shape


@cache
def asked(name: str) -> tuple[Asked, ...]:
    """The first question of each kind in a game."""
    title, seed, seats, options, answers = STARTS[name]
    table = Table.new(games.rules_of(title), seats, seed, options, keep=True)
    chance, found = Random(seed), dict[str, Asked]()
    for _ in range(answers):
        if table.ask is None:
            break
        seat = next(iter(table.ask.must))
        kind = table.ask.of(seat).kind
        if kind not in found and table.decides(seat) is not None and not table.idle(seat):
            told, shape = counsel(table, seat, "advice"), table.shape(seat)
            found[kind] = Asked(kind, table.safe_point, tuple(table.tail), seat, told, shape)
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    return tuple(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_mind_can_judge_advice_speaks_of(game: str) -> None:
    rules = games.rules_of(game)
    assert rules.mind is not None and rules.advice is not None
    assert set(rules.mind.knows()) == set(rules.advice.knows())


@pytest.mark.parametrize("name", STARTS)
def test_no_plan_is_a_bare_name_where_a_person_is_asked(name: str) -> None:
    every = asked(name)
    assert len(every) >= ENOUGH.get(name, 0) and {one.kind for one in every} >= COMES.get(name, set())
    assert [one.kind for one in every if not any(plan.points for plan in one.told.plans)] == []
    assert [one.told.fault for one in every if one.told.fault] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STARTS)
def test_each_kind_reads_in_both_languages_and_no_plan_is_told_twice(name: str, language: str) -> None:
    say = read_once().speaker(language)
    wrong = re.compile(r"-advice-|\{|\}|\.\.|\\#|\( |;\.|: ;|::")
    for one in asked(name):
        called = Called(one.shape, STARTS[name].title)
        lines = worded(one.told.plans, called, say)
        assert [line for line in lines if wrong.search(line) or len(line) > 900] == [], one.kind
        words = [called(plan.answer, say) for plan in one.told.plans]
        assert len(set(words)) == len(words), one.kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_named_as_its_button_or_by_the_fields_of_its_form(game: str, language: str) -> None:
    say = read_once().speaker(language, markdown=False)
    for one in asked(game):
        labels = {str(given): label for label, given in at_one_press(_maker(game, say), one.shape)}
        for plan in one.told.plans:
            named = Called(one.shape, game)(plan.answer, say)
            assert named == labels.get(str(plan.answer), named), one.kind
            assert str(plan.answer) in labels or not named.isdecimal(), one.kind
            if isinstance(one.shape, Form) and isinstance(plan.answer, dict):
                filled = [name for name, value in plan.answer.items() if value]
                assert [name for name in filled if say(Text(f"{game}-field-{name}")) not in named] == []


def _maker(game: str, say: Say) -> Maker:
    return Maker(0, "-", Move(), say, PartialStore(), game)


@pytest.mark.parametrize("name", STARTS)
def test_each_kind_is_advised_alike_in_twin_worlds(name: str) -> None:
    luck, compared, rules = Random(name), 0, games.rules_of(STARTS[name].title)
    for one in asked(name):
        twins = _twins(rules, one, luck)
        if twins is not None:
            compared += 1
            assert counsel(twins[0], one.seat, "twin") == counsel(twins[1], one.seat, "twin"), one.kind
    assert 2 * compared >= len(asked(name))


def _twins(rules: AnyRules, one: Asked, luck: Random) -> tuple[Table, Table] | None:
    """Two worlds in which the seat is asked the same and sees the same; None where they have come apart."""
    worlds = pair(rules, one.safe, one.seat, luck)
    try:
        for given in one.tail:
            for world in worlds.worlds:
                world.take(given.seat, given.verb, given.value)
    except AnswerError:
        return None
    first, second = (world.table for world in worlds.worlds)
    return (first, second) if _seen(first, one.seat) == _seen(second, one.seat) else None


def _seen(table: Table, seat: Seat) -> object:
    """What a seat sees, and what it is asked."""
    if table.ask is None or table.decides(seat) is None:
        return None
    ask, shape = table.ask.of(seat), table.shape(seat)
    ids = [one.id for one in (*getattr(shape, "options", ()), *getattr(shape, "slots", ()))]
    return table.rules.view_json(table.rules.view(table.state, seat)), ask.kind, to_json(ask.about), ids
