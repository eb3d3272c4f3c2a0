"""Warp storms: what they block and where symbols lead them. FS-STORM"""

from __future__ import annotations

import pytest

from engine.forbidden_stars import words
from engine.forbidden_stars.galaxy import storms
from engine.forbidden_stars.state import Storm
from engine.text import Text
from tests.engine.forbidden_stars.positions import ready


@pytest.mark.rule("FS-STORM-02", "FS-STORM-03", "FS-STORM-05")
def test_a_storm_parts_two_systems_that_stay_adjacent() -> None:
    game = ready(2, storms=("h0.1",))
    assert storms.parted(game, "10A", "5A")
    assert not storms.parted(game, "10A", "1A")
    assert "5A" in game.board.systems["10A"]
    assert game.board.crossed("10A-NE", "5A-NE") == game.board.crossed("10A-NW", "5A-SE") == "h0.1"


@pytest.mark.rule("FS-STORM-06", "FS-STORM-14")
@pytest.mark.parametrize(
    ("edge", "symbol", "ends"),
    [
        ("h0.1", "across", ["h0.0", "h0.2"]),
        ("h0.0", "across", ["h0.1"]),
        ("v1.1", "across", ["v0.1", "v2.1"]),
        ("h0.1", "sideways", ["h1.1"]),
        ("v1.1", "sideways", ["v1.0", "v1.2"]),
        ("h0.1", "tr_bl", ["v1.0", "v0.1"]),
        ("h0.1", "tl_br", ["v0.0", "v1.1"]),
        ("v1.1", "tr_bl", ["h0.1", "h1.2"]),
        ("v1.1", "tl_br", ["h1.1", "h0.2"]),
    ],
)
def test_each_symbol_shows_two_ways_and_none_off_the_board(edge: str, symbol: str, ends: list[str]) -> None:
    game = ready(2, storms=())
    assert storms.led_to(game, edge, symbol) == ends


def test_diagonals_may_stay_fixed_to_the_board() -> None:
    game = ready(2, storms=())
    game.state.options.storms = "board"
    assert storms.led_to(game, "v1.1", "tr_bl") == ["h1.1", "h0.2"]
    assert storms.led_to(game, "h0.1", "tr_bl") == ["v1.0", "v0.1"]


@pytest.mark.rule("FS-STORM-13", "FS-STORM-09", "FS-STORMSET-04")
def test_no_storm_comes_where_another_lies() -> None:
    game = ready(2, storms=("h0.1", "h0.0"))
    assert storms.led_to(game, "h0.1", "across") == ["h0.2"]
    assert "h0.1" not in storms.free(game)


@pytest.mark.rule("FS-STORM-04", "FS-STORMSET-03")
def test_every_edge_of_a_system_can_hold_a_storm_and_touching_edges_are_one() -> None:
    board = ready(2).board
    assert len(board.edges) == 17
    assert board.beside("h0.1") == ("10A", "5A") and board.beside("h0.0") == (None, "10A")


def test_an_edge_is_named_by_the_systems_beside_it() -> None:
    game = ready(2)
    assert storms.name(game, "h0.1").key == "forbidden_stars-edge"
    assert storms.name(game, "h0.0").key == "forbidden_stars-edge-n"
    assert storms.name(game, "v2.2").key == "forbidden_stars-edge-e"
    assert storms.places(game, "h0.1").key == "forbidden_stars-edge-between"
    assert storms.places(game, "h0.0") == Text("forbidden_stars-edge-n", {"system": words.system("10A")})


def test_storms_on_the_edges_of_a_system_are_counted() -> None:
    game = ready(2, storms=("h0.1", "v1.0", "h1.3"))
    assert storms.bordering(game, "10A") == 2
    game.state.storms.append(Storm("v0.0"))
    assert storms.bordering(game, "10A") == 3
