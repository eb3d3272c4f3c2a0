"""Forks of a table, and worlds that agree with what a seat has seen."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from engine.checking.fuzz import choose
from engine.checking.seen import seen
from engine.checking.worlds import worlds
from engine.correcting import ARBITER, CORRECT
from engine.game import Rules
from engine.games import rules_of
from engine.questions.question_json import public_json, seat_json
from engine.table import Table
from tests.fog import FogRules
from tests.toy import ToyRules


def played(rules: Rules, seats: int, answers: int, seed: str = "w", **options: str) -> Table:  # type: ignore[type-arg]
    """A game played by chance so far."""
    table, chance = Table.new(rules, seats, seed, options, keep=True), Random(seed)
    for _ in range(answers):
        if table.ask is None:
            break
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    return table


def stands(table: Table) -> object:
    own = [(table.question_of(n), seat_json(table.ask, n)) for n in range(3)]
    return table.rules.dump(table.state), table.question, public_json(table.ask), own


OPENING = {name: {"opening": "midgame"} for name in ("ti4", "eclipse", "space_empires")}


# --- forks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [FogRules(), ToyRules()], ids=["fog", "toy"])
@pytest.mark.parametrize("answers", range(0, 24, 2))
def test_a_fork_stands_where_its_table_stands_and_goes_its_own_way(rules: FogRules, answers: int) -> None:
    table = played(rules, 3, answers)
    before, fork = stands(table), table.fork()
    assert stands(fork) == before
    if fork.ask is not None:
        given = choose(fork, Random(1))
        fork.answer(given.seat, given.value, given.verb)
        assert stands(table) == before != stands(fork)
        table.answer(given.seat, given.value, given.verb)
        assert stands(table) == stands(fork) == stands(fork.fork().fork())


def test_a_fork_keeps_epochs_corrections_and_own_undo() -> None:
    table = Table.new(ToyRules(), 3, "s", keep=True)
    table.answer(ARBITER, {"id": "coins-1", "value": 9}, CORRECT)
    table.fall_by(3)
    table.answer(1, 9)
    table.fall_by(1004)
    assert stands(table.fork()) == stands(table) and table.fork().state.epoch == 1004
    fog = Table.rebuild(FogRules(), Table.new(FogRules(), 3, "s", keep=True).safe_point, [], undone=2, own={1: 5})
    assert fog.fork().question_of(1) == fog.question_of(1) == "2.1.5.1"


def test_a_quiet_table_makes_no_account_and_falls_the_same() -> None:
    loud = played(FogRules(), 3, 5)
    quiet = loud.fork(quiet=True)
    events = []
    while loud.ask is not None:
        given = choose(loud, Random(4))
        loud.answer(given.seat, given.value, given.verb)
        events += quiet.answer(given.seat, given.value, given.verb).events
    assert events == [] and quiet.result == loud.result
    assert quiet.rules.dump(quiet.state) == loud.rules.dump(loud.state)


# --- worlds ----------------------------------------------------------------------------------------------------------


def differs(one: Table, other: Table) -> bool:
    plain = [table.rules.dump(table.state).partition(b'"players"')[2] for table in (one, other)]
    return plain[0] != plain[1]


@pytest.mark.parametrize("answers", range(0, 40, 3))
def test_a_world_agrees_with_what_the_seat_has_seen_and_with_nothing_else(answers: int) -> None:
    table = played(FogRules(), 3, answers)
    if table.ask is None:
        return
    for seat in range(3):
        found = [*islice(worlds(table, seat, Random(answers)), 4)]
        assert len(found) == 4 and any(differs(table, world) for world in found)
        for world in found:
            assert [*seen(world, (), seat)] == [*seen(table, (), seat)]
            assert world.state.epoch < 0 and stands(world.fork()) == stands(world)


def test_what_others_have_answered_in_an_open_question_is_in_no_world() -> None:
    """So a program decides alike whatever they answered."""
    found = []
    for bids in ((1, 2), (4, 0)):
        table = Table.new(ToyRules(), 3, "s", keep=True)
        for seat, bid in enumerate(bids):
            table.answer(seat, bid)
        dealt = islice(worlds(table, 2, Random(9)), 5)
        found.append([[given.value for given in world.tail] for world in dealt])
    assert found[0] == found[1] and len({str(bids) for bids in found[0]}) > 1


def test_how_far_others_are_beside_the_seat_is_in_no_world() -> None:
    found = []
    for steps in ([], [(1, "warship"), (1, "warship"), (2, "done")]):
        table = Table.new(FogRules(), 3, "s", keep=True)
        for seat, value in [(0, "warship"), *steps]:
            table.answer(seat, value)
        found.append([stands(world) for world in islice(worlds(table, 0, Random(2)), 3)])
    assert found[0] == found[1] != []


REAL = [("ti4", 120, "1"), ("eclipse", 140, "3"), ("forbidden_stars", 200, "5"), ("space_empires", 200, "3")]
"""Real games, after how many answers worlds of them are looked for, and a seed of which enough is drawn."""


@pytest.mark.parametrize(("game", "answers"), [(game, answers) for game, answers, _ in REAL])
def test_worlds_of_the_real_games(game: str, answers: int) -> None:
    table = played(rules_of(game), 3, answers, **OPENING.get(game, {}))
    assert table.ask is not None
    seat = table.waiting()[0]
    found = [*islice(worlds(table, seat, Random(1)), 3)]
    assert len(found) == 3
    for world in found:
        assert [*seen(world, (), seat)] == [*seen(table, (), seat)]
        for _ in range(5):
            given = choose(world, Random(3))
            world.answer(given.seat, given.value, given.verb)
        assert stands(world.fork()) == stands(world)


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game, _, seed in REAL])
def test_worlds_are_found_also_where_something_was_drawn_or_played_since(game: str, seed: str) -> None:
    """There hardly any deal falls so by itself: things change places until it does."""
    table, chance = played(rules_of(game), 3, 60, seed, **OPENING.get(game, {})), Random(seed)
    looked = 0
    for _ in range(120):
        given = choose(table, chance)
        told = table.answer(given.seat, given.value, given.verb)
        if table.ask is None or not told.given.sealed or told.passed_safe_point:
            continue
        seat = table.waiting()[0]
        world = next(worlds(table, seat, chance), None)
        assert world is not None, f"{table.ask.kind} after {table.tail}"
        assert [*seen(world, (), seat)] == [*seen(table, (), seat)]
        looked += 1
    assert looked > 5
