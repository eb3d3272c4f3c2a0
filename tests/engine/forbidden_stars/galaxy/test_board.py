"""The board as a grid of areas. FS-SYSTEM, FS-ADJ"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.components import AREAS, SYSTEMS
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.galaxy.board import corner_of
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.positions import ready, station


@pytest.mark.rule("FS-SYSTEM-01", "FS-AREA-01", "FS-AREA-02", "FS-VOID-01", "FS-WORLD-01", "FS-WORLD-02")
@pytest.mark.parametrize("id", list(SYSTEMS))
def test_each_side_of_a_tile_has_four_areas_and_every_void_holds_three(id: str) -> None:
    printed = SYSTEMS[id].areas
    assert sorted(area.corner for area in printed) == ["NE", "NW", "SE", "SW"]
    for area in printed:
        assert (area.kind == "world") == (area.name is not None)
        assert area.capacity == 3 or area.kind == "world"
        assert area.capacity > 0 and (area.kind == "world" or not (area.materiel or area.assets or area.objective))


@pytest.mark.rule("FS-ADJ-01", "FS-ADJ-03")
def test_systems_are_adjacent_along_edges_not_at_corners() -> None:
    board = ready(2).board
    assert set(board.systems["10A"]) == {"1A", "5A"}
    assert board.between("10A", "5A") == "h0.1"
    assert board.between("10A", "3B") is None


@pytest.mark.rule("FS-ADJ-02", "FS-ADJ-04", "FS-ADJ-05")
def test_areas_are_adjacent_along_edges_within_and_across_systems() -> None:
    near = ready(2).board.near
    assert set(near["10A-NW"]) == {"10A-SW", "10A-NE", "1A-SE", "5A-SE"}
    assert "10A-SE" not in near["10A-NW"]
    assert "3B-SW" not in near["10A-NW"]


def test_a_quarter_turn_clockwise_brings_the_upper_left_area_to_the_right() -> None:
    game = ready(2)
    assert game.system("1A").turned == 1
    assert corner_of(game.system("1A"), "1A-NW") == "NE"
    assert game.board.at["1A-NW"] == (3, 0)


def test_areas_lie_where_their_systems_do() -> None:
    board = ready(4).board
    assert len(board.at) == len(board.areas) == 48
    assert all(AREAS[id].kind == "world" for worlds in board.worlds.values() for id in worlds)


@pytest.fixture
def game() -> Game:
    return ready(2, empty=True)


@pytest.mark.rule("FS-AREA-03", "FS-AREA-04", "FS-AREA-05", "FS-AREA-06", "FS-AREA-07", "FS-AREA-08")
def test_the_status_of_an_area_is_seen_from_a_seat(game: Game) -> None:
    game.area("1A-NE").objective = 0
    assert areas.status(game, 0, "1A-NE") == "uncontrolled"
    station(game, 1, "1A-NE", city=1)
    assert areas.status(game, 0, "1A-NE") == "enemy"
    assert areas.status(game, 1, "1A-NE") == "friendly"
    station(game, 0, "1A-NE", scout=1)
    assert areas.status(game, 0, "1A-NE") == areas.status(game, 1, "1A-NE") == "contested"
