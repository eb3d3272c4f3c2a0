"""Paths of ground units. FS-PATH"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.galaxy import paths, units
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.positions import ready, station


@pytest.fixture
def game() -> Game:
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NE", scout=1)
    return game


@pytest.mark.rule("FS-PATH-01", "FS-PATH-05", "FS-PATH-06", "FS-PATH-11")
def test_adjacent_worlds_need_nothing_between_them_whatever_their_status(game: Game) -> None:
    station(game, 1, "10A-SE", cultist=1)
    assert paths.reachable_worlds(game, 0, "10A-NE", ["10A"]) == ["10A-SE"]


@pytest.mark.rule("FS-PATH-02", "FS-PATH-03", "FS-PATH-07", "FS-VOID-02")
def test_a_path_leads_over_friendly_worlds_and_voids_alone(game: Game) -> None:
    assert "5A-SW" not in paths.reachable_worlds(game, 0, "10A-NE", ["5A", "10A"])
    station(game, 0, "5A-NE", strike_cruiser=1)
    assert paths.reachable_worlds(game, 0, "10A-NE", ["5A"]) == ["5A-NW"]
    station(game, 0, "5A-SE", strike_cruiser=1)
    assert paths.reachable_worlds(game, 0, "10A-NE", ["5A"]) == ["5A-NW", "5A-SW"]


@pytest.mark.rule("FS-PATH-08")
def test_no_path_leads_through_a_contested_or_enemy_area(game: Game) -> None:
    station(game, 0, "10A-SE", scout=1)
    assert "10A-SW" in paths.reachable_worlds(game, 0, "10A-NE", ["10A"])
    station(game, 1, "10A-SE", cultist=1)
    assert "10A-SW" not in paths.reachable_worlds(game, 0, "10A-NE", ["10A"])


@pytest.mark.rule("FS-PATH-04")
def test_no_path_leads_through_a_third_system(game: Game) -> None:
    station(game, 0, "10A-NW", strike_cruiser=1)
    station(game, 0, "1A-SE", strike_cruiser=1)
    assert "3B-SW" not in paths.reachable_worlds(game, 0, "10A-NE", ["10A", "3B"])
    assert "3B-SW" in paths.reachable_worlds(game, 0, "10A-NE", ["10A", "1A", "3B"])


@pytest.mark.rule("FS-STORM-02", "FS-STORM-05")
def test_no_path_crosses_a_storm_but_by_an_ability() -> None:
    game = ready(2, empty=True, storms=("h0.1",))
    station(game, 0, "10A-NE", scout=1)
    station(game, 0, "5A-NE", strike_cruiser=1)
    assert paths.reachable_worlds(game, 0, "10A-NE", ["5A"]) == []
    assert paths.reachable_worlds(game, 0, "10A-NE", ["5A"], over_storms=True) == ["5A-NW"]


def test_a_lent_void_counts_as_friendly(game: Game) -> None:
    assert paths.reachable_worlds(game, 0, "10A-NE", ["5A"], lent="5A-NE") == ["5A-NW"]


@pytest.mark.rule("FS-SHIP-07", "FS-PATH-13")
def test_ships_stand_in_voids_and_ground_units_on_worlds() -> None:
    assert units.fits("strike_cruiser", "10A-NW") and not units.fits("strike_cruiser", "10A-NE")
    assert units.fits("scout", "10A-NE") and not units.fits("scout", "10A-NW")
