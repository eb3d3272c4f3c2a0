"""After a rollback over a seal nothing that was seen is still true: what is hidden from all is dealt anew."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.chance import ANEW, next_epoch
from engine.checking.checks import RecordedTable, deals_anew_unseen, same_after_rebuild, same_after_undo
from engine.checking.fuzz import choose, verify
from engine.game import AnyRules
from engine.games import register, rules_of
from engine.log import LoggedAnswer
from engine.saving.export import given, save
from engine.table import Table
from engine.text import Json
from tests.toy import ToyRules

DRAWS = 25
LAID = re.compile(r"\.systems\.\w+\.orders\[")
"""What its owner has laid face down, knows, and may not look at again while something lies on it."""
LOOKED_AFTER = {
    "toy": (0, 5, 11),
    "ti4": (0, 40, 160, 420),
    "eclipse": (0, 30, 120, 300),
    "forbidden_stars": (0, 60, 250),
    "space_empires": (0, 40, 200),
}
GAMES = [
    (game, seats)
    for game, seats in (
        *(("toy", 3), ("ti4", 3), ("ti4", 6), ("eclipse", 2), ("eclipse", 4)),
        *(("forbidden_stars", 3), ("space_empires", 2), ("space_empires", 3)),
    )
]


@pytest.fixture(autouse=True)
def with_the_toy() -> None:
    register(ToyRules())


def paths(value: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Every leaf of a dumped state, with where it stands."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from paths(part, f"{path}.{name}")
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from paths(part, f"{path}[{at}]")
    else:
        yield path, value


def moved(rules: AnyRules, before: Any, after: Any) -> set[str]:
    """The leaves in which two states differ."""
    one, other = (dict(paths(json.loads(rules.dump(state)))) for state in (before, after))
    return {path for path in {**one, **other} if (path in one, one.get(path)) != (path in other, other.get(path))} - {
        ".seed"
    }


def dealt_anew(rules: AnyRules, state: Any) -> set[str]:
    """What dealing anew changes; every stack keeps its size."""
    worlds = [anew(rules, state, luck) for luck in range(DRAWS)]
    sizes = [{path for path, _ in paths(json.loads(rules.dump(each)))} for each in (state, *worlds)]
    assert all(size == sizes[0] for size in sizes), "a stack has another size"
    return set[str]().union(*(moved(rules, state, world) for world in worlds))


def hidden_from_all(rules: AnyRules, state: Any, seats: int) -> set[str]:
    """What no seat can see, by the shuffling that the test of views uses."""
    unseen = [
        set[str]().union(*(moved(rules, state, rules.scramble(state, seat, Random(luck))) for luck in range(DRAWS)))
        for seat in (*range(seats), None)
    ]
    return set.intersection(*unseen)


def stack(path: str) -> str:
    """What a leaf lies in: a deck, whichever card of it."""
    return path.rpartition("[")[0] or path


def anew(rules: AnyRules, state: Any, luck: int) -> Any:
    copy = rules.load(rules.dump(state))
    rules.deal_anew(copy, Random(luck))
    return copy


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_everything_that_is_hidden_from_all_is_dealt_anew_and_nothing_else_of_a_seat(game: str, seats: int) -> None:
    rules, chance = rules_of(game), Random(f"{game}{seats}")
    table, answers = Table.new(rules, seats, f"anew {seats}", keep=True), 0
    for until in LOOKED_AFTER[game]:
        while answers < until and table.ask is not None:
            table.answer(*_by_place(choose(table, chance)))
            answers += 1
        dealt = dealt_anew(rules, table.state)
        hidden = {path for path in hidden_from_all(rules, table.state, seats) if not LAID.match(path)}
        assert hidden <= dealt
        assert {stack(path) for path in dealt if ".players" in path} <= {stack(path) for path in hidden}


def _by_place(one: LoggedAnswer) -> tuple[int, object, str | None]:
    return one.seat, one.value, one.verb


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_games_go_on_after_rollbacks_at_any_answer_and_replay_alike(game: str, seats: int) -> None:
    rules, chance, epoch = rules_of(game), Random(f"epochs {game}{seats}"), 0
    played = RecordedTable(rules, seats, f"epochs {seats}", {})
    while played.table.ask is not None and len(played.log) < 150:
        epoch = next_epoch(epoch) if chance.random() < 0.1 else epoch
        played.answer(choose(played.table, chance)._replace(epoch=epoch))
        rules.check(played.table.state)
        if chance.random() < 0.2:
            same_after_rebuild(played)
            same_after_undo(played, chance)
            deals_anew_unseen(played, chance)
    saved = save(game, seats, f"epochs {seats}", {}, played.log, played.table.state.edition)
    game_over = verify(saved)
    assert game_over.saved.failure is None and game_over.proof.epochs >= epoch - ANEW > 0
    again = Table.new(rules, seats, f"epochs {seats}", keep=True)
    for answer in saved.answers:
        again.fall_by(answer.epoch)
        again.answer(answer.seat, given(answer).value, answer.verb)
    assert rules.dump(again.state) == rules.dump(played.table.state)


def test_epochs_of_the_versions_before_deal_nothing_anew() -> None:
    table = Table.new(ToyRules(), 3, "seed")
    before = list(table.state.deck)
    table.fall_by(7)
    assert table.state.deck == before and next_epoch(7) == ANEW
    table.fall_by(ANEW)
    assert table.state.deck != before and sorted(table.state.deck) == sorted(before)


def test_a_correction_after_a_rollback_leaves_what_was_dealt_anew() -> None:
    table = Table.new(ToyRules(), 3, "seed", keep=True)
    table.fall_by(ANEW)
    dealt = list(table.state.deck)
    table.answer(-1, {"id": "points-0", "value": 3}, "correct")
    assert (table.state.deck, table.state.epoch) == (dealt, ANEW)


@pytest.mark.rule("TI-PUBLICOBJ-01")
def test_an_objective_seen_before_a_rollback_may_lie_in_the_box_after_it() -> None:
    rules = rules_of("ti4")
    table, chance = Table.new(rules, 3, "box"), Random("box")
    while not table.state.public:
        table.answer(*_by_place(choose(table, chance)))
    row = {id for luck in range(DRAWS) for id in anew(rules, table.state, luck).stage_1}
    assert len(row) > len(table.state.stage_1) and not row & set(table.state.public)


@pytest.mark.rule("EC-EXP-18")
def test_a_stack_made_from_its_discards_holds_the_same_sectors_after_a_rollback() -> None:
    rules = rules_of("eclipse")
    state = Table.new(rules, 2, "box").state
    outer = set(state.stacks["outer"])
    assert any(set(anew(rules, state, luck).stacks["outer"]) != outer for luck in range(DRAWS))
    state.recycled.append("outer")
    assert all(set(anew(rules, state, luck).stacks["outer"]) == outer for luck in range(DRAWS))
