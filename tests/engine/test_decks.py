"""Decks that may run out: one way to draw from them, and what becomes of each."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import Core
from engine.kit.decks import draw
from engine.run import Run

ENGINE = Path(__file__).parents[2] / "engine"
DECKS = {
    *("action_deck", "agenda_deck", "secret_deck", "deck", "events", "stack", "stacks", "discoveries", "tiles"),
    *("bag", "reputation", "alien_pool", "aside"),
}
"""How games call what is drawn from."""
SURE = {
    "eclipse/phases/midgame.py: stack": "it draws no more than there is, of which the last lies open",
}
"""Draws that cannot find the deck empty."""


def run() -> Run[Core]:
    return Run(Core("5eed", 0, 0, 0))


def test_cards_come_from_the_top_and_the_last_one_makes_no_new_deck_before_it_is_needed() -> None:
    deck, discards = ["low", "high"], ["old"]
    assert draw(run(), deck, 2, discards=discards, purpose="x") == ["high", "low"]
    assert (deck, discards) == ([], ["old"])


def test_a_deck_that_runs_out_is_made_anew_from_all_discards_in_the_middle_of_a_draw() -> None:
    deck, discards, told = ["last"], ["a", "b", "c"], list[str]()
    drawn = draw(run(), deck, 2, discards=discards, purpose="x", renewed=lambda: told.append("new"))
    assert drawn[0] == "last" and sorted([*drawn[1:], *deck]) == ["a", "b", "c"]
    assert (discards, told, len(drawn)) == ([], ["new"], 2)


@pytest.mark.parametrize("discards", [None, []])
def test_fewer_are_drawn_where_there_are_no_more(discards: list[str] | None) -> None:
    assert draw(run(), ["only"], 3, discards=discards, purpose="x") == ["only"]
    assert draw(run(), [], 3, discards=discards, purpose="x") == []


def test_discards_are_mixed_by_the_stream_of_their_purpose() -> None:
    orders = [draw(run(), [], 9, discards=[*"abcdefghi"], purpose=purpose) for purpose in ("x", "x", "y")]
    assert orders[0] == orders[1] != orders[2]


def popped(file: Path) -> Iterator[str]:
    """What a module takes the last thing off."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        call = node.func if isinstance(node, ast.Call) and not node.args else None
        if isinstance(call, ast.Attribute) and call.attr == "pop":
            yield named(call.value)


def named(node: ast.expr) -> str:
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def test_games_draw_from_decks_in_this_way_alone() -> None:
    """TI-LIMIT-06, EC-EXP-18: else a deck that has run out breaks a rule or brings too few cards."""
    files = [
        file
        for game in ("ti4", "eclipse", "forbidden_stars", "space_empires")
        for file in (ENGINE / game).rglob("*.py")
    ]
    found = {
        f"{file.relative_to(ENGINE).as_posix()}: {name}" for file in files for name in popped(file) if name in DECKS
    }
    assert found == set(SURE)
