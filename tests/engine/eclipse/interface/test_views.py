"""What a seat may see, and what it may not."""

from __future__ import annotations

import json

import pytest

from engine.eclipse.rules import RULES
from engine.eclipse.state import Looking
from tests.engine.eclipse.positions import fleet, galaxy, lay


def words(view: object) -> str:
    """A view as JSON, to search in."""
    return json.dumps(RULES.view_json(view))  # type: ignore[arg-type]


@pytest.mark.rule("EC-PUB-01", "EC-PUB-07", "EC-SETUP-06")
def test_stacks_and_bags_are_counts() -> None:
    game = galaxy(seats=3)
    view = RULES.view(game.state, 0)
    assert view.stacks == (8, 11, 10) and view.bags == (96 - 14, 32, 20)
    hidden = game.state.stacks["inner"][-1]
    assert f'"{hidden}"' not in words(view)


@pytest.mark.rule("EC-PUB-02", "EC-REP-09")
def test_reputation_tiles_are_their_owners_alone() -> None:
    game = galaxy(seats=3)
    game.player(0).reputation = [1, 4]
    game.state.looking = Looking(0, [2, 3])
    mine, theirs, public = (RULES.view(game.state, seat) for seat in (0, 1, None))
    assert mine.own is not None and mine.own.reputation == (1, 4) and mine.own.drawn_reputation == (2, 3)
    assert theirs.own is not None and theirs.own.reputation == theirs.own.drawn_reputation == ()
    assert public.own is None and public.seats[0].reputation == 2


@pytest.mark.rule("EC-PUB-03", "EC-DISCO-03")
def test_fronts_of_kept_discovery_tiles_are_their_owners_alone() -> None:
    game = galaxy(seats=3)
    game.player(0).kept = ["part_flux_shield"]
    assert "part_flux_shield" in words(RULES.view(game.state, 0))
    assert "part_flux_shield" not in words(RULES.view(game.state, 1))
    assert RULES.view(game.state, 1).seats[0].kept == 1


@pytest.mark.rule("EC-PUB-01", "EC-DISCO-15")
def test_a_tile_on_the_map_shows_only_that_it_lies_there() -> None:
    game = galaxy(seats=2)
    game.sector("001").discovery = "part_flux_shield"
    view = RULES.view(game.state, 0)
    assert view.sectors[0].discovery and "part_flux_shield" not in words(view)


@pytest.mark.rule("EC-PUB-04", "EC-PUB-05")
def test_drawn_and_discarded_sectors_are_public() -> None:
    game = galaxy(seats=2)
    game.state.drawn, game.state.exploring = ["101"], (0, -1)
    game.state.discards["outer"] = ["301"]
    view = RULES.view(game.state, None)
    assert view.drawn == ("101",) and view.exploring == (0, -1) and view.discards == ("301",)


@pytest.mark.rule("EC-PUB-06", "EC-UPG-11")
def test_boards_are_public() -> None:
    game = galaxy(seats=2)
    lay(game, "101", (0, -1), owner=0)
    fleet(game, 0, "101", cruiser=2)
    seat = RULES.view(game.state, 1).seats[0]
    assert [(track.resource, track.stored) for track in seat.tracks] == [("money", 2), ("science", 3), ("materials", 3)]
    assert {blueprint.type: blueprint.left for blueprint in seat.blueprints}["cruiser"] == 2
    assert seat.sectors == 2 and seat.technologies == ("starbase",)


@pytest.mark.rule("EC-PUB-02")
def test_final_points_are_shown_only_at_the_end() -> None:
    game = galaxy(seats=2)
    assert RULES.view(game.state, 0).scores == ()
