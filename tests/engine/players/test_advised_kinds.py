"""Advice speaks of the questions that people are asked, alike in worlds that differ in what is hidden."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from bot.asking.advise_command import advised as worded
from bot.locales import read_once
from engine import games
from engine.ask import Seat
from engine.checking.fuzz import choose
from engine.checking.twins import pair
from engine.errors import AnswerError
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.players.playing import Counsel, counsel
from engine.table import Table
from engine.text import to_json

GAMES: dict[str, tuple[str, int, dict[str, str]]] = {
    "ti4": ("m1", 3, {"opening": "midgame"}),
    "eclipse": ("m3", 3, {"opening": "midgame"}),
    "forbidden_stars": ("m2", 2, {}),
    "space_empires": ("m1", 2, {"opening": "midgame"}),
}
"""By title the seed of a game that is played by chance, its seats and its options."""
ENOUGH = {"ti4": 45, "eclipse": 24, "forbidden_stars": 32, "space_empires": 16}
"""So many kinds of questions come in it."""
ANSWERS = 400


class Asked(NamedTuple):
    """A question of some kind: the safe point before it, the answers since, who is asked, and what is advised."""

    kind: str
    safe: bytes
    tail: tuple[LoggedAnswer, ...]
    seat: Seat
    told: Counsel


@cache
def asked(game: str) -> tuple[Asked, ...]:
    """The first question of each kind in a game."""
    rules, (seed, seats, options) = games.rules_of(game), GAMES[game]
    table, chance, found = Table.new(rules, seats, seed, options, keep=True), Random(seed), dict[str, Asked]()
    for _ in range(ANSWERS):
        if table.ask is None:
            break
        seat = next(iter(table.ask.must))
        kind = table.ask.of(seat).kind
        if kind not in found and table.decides(seat) is not None and not table.idle(seat):
            told = counsel(table, seat, "advice")
            found[kind] = Asked(kind, table.safe_point, tuple(table.tail), seat, told)
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    return tuple(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_plan_is_a_bare_name_where_a_person_is_asked(game: str) -> None:
    every = asked(game)
    bare = [one.kind for one in every if one.told.plans and not any(plan.points for plan in one.told.plans)]
    assert len(every) >= ENOUGH[game] and bare == []
    assert [one.told.fault for one in every if one.told.fault] == []


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_each_kind_reads_in_both_languages_and_no_plan_is_told_twice(game: str, language: str) -> None:
    say = read_once().speaker(language)
    wrong = re.compile(r"-advice-|\{|\}|\.\.|\\#|\( |;\.|: ;|::")
    for one in asked(game):
        lines = worded(one.told.plans, say)
        assert [line for line in lines if wrong.search(line) or len(line) > 900] == [], one.kind
        words = [str(plan.words) for plan in one.told.plans]
        assert len(set(words)) == len(words), one.kind


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_is_advised_alike_in_twin_worlds(game: str) -> None:
    luck, compared = Random(game), 0
    for one in asked(game):
        twins = _twins(games.rules_of(game), one, luck)
        if twins is not None:
            compared += 1
            assert counsel(twins[0], one.seat, "twin") == counsel(twins[1], one.seat, "twin"), one.kind
    assert 2 * compared >= len(asked(game))


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
