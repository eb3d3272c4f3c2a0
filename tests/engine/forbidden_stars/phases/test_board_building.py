"""The board as players build it. FS-MAP, FS-OBJSET, FS-STORMSET"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.components import FACTIONS, SYSTEMS
from engine.forbidden_stars.galaxy import areas, laying
from engine.forbidden_stars.phases import board_building, setup
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Options, System
from tests.engine.forbidden_stars.positions import kinds, play, there


def building(seats: int) -> Game:
    game = Game(setup.new_state(seats, "seed", Options(board="built")))
    for seat, faction in enumerate(list(FACTIONS)[:seats]):
        game.player(seat).faction = faction
        setup.equip(game, seat)
    board_building.deal(game)
    game.state.queue = list(range(seats)) * 3
    return game


@pytest.mark.rule("FS-MAP-01", "FS-MAP-02", "FS-MAP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_home_tile_and_two_others(seats: int) -> None:
    game = building(seats)
    tiles = [tile for player in game.state.players for tile in player.tiles]
    assert len(set(tiles)) == 3 * seats
    for player in game.state.players:
        assert player.tiles[0] == FACTIONS[player.faction].home
        assert all(SYSTEMS[f"{tile}A"].faction is None for tile in player.tiles[1:])


@pytest.mark.rule("FS-OBJSET-01", "FS-OBJSET-02")
def test_everybody_holds_two_tokens_of_each_opponent() -> None:
    assert building(4).player(1).given == {2: 2, 3: 2, 0: 2}


@pytest.mark.rule("FS-MAP-04", "FS-MAP-05", "FS-MAP-06", "FS-MAP-09", "FS-MAP-10")
def test_a_turn_lays_a_system_then_forces_then_tokens() -> None:
    game = building(2)
    rule = board_building.step(game)
    play(
        rule,
        ("lay", 0, "10B"),
        ("lay_turned", "1"),
        ("place_forces", "factory:10B-NW"),
        ("place_forces", "scout:10B-NW"),
        ("place_forces", "done"),
        ("place_objective", "10B-SE:1"),
        others="stop",
    )
    assert there(game, 0, "10B-NW") == {"scout": 1}
    assert game.area("10B-NW").structures[0].kind == "factory"
    assert game.area("10B-SE").objective == 1
    assert game.player(0).sheet["scout"] == 3
    assert game.state.queue[0] == 1


@pytest.mark.rule("FS-MAP-07", "FS-MAP-08")
def test_systems_are_laid_beside_others_within_the_size_of_the_board() -> None:
    game = building(2)
    assert board_building.places(game) == [(0, 0)]
    laying.lay(game, System("10A", 0, 0))
    assert set(board_building.places(game)) == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    laying.lay(game, System("12A", 1, 0))
    laying.lay(game, System("1A", 2, 0))
    assert set(board_building.places(game)) == {(x, y) for x in range(3) for y in (-1, 1)}


@pytest.mark.rule("FS-MAP-11", "FS-STRUCT-03", "FS-STRUCT-04")
def test_forces_do_not_exceed_capacities_and_worlds_hold_one_structure() -> None:
    game = building(2)
    laying.lay(game, System("10A", 0, 0))
    laying.put(game, 0, "scout", "10A-SW", 2)
    laying.put(game, 0, "factory", "10A-SW")
    assert board_building.rooms(game, 0, "10A", "scout") == ["10A-NE", "10A-SE"]
    assert board_building.rooms(game, 0, "10A", "factory") == ["10A-NE", "10A-SE"]
    assert board_building.rooms(game, 0, "10A", "strike_cruiser") == ["10A-NW"]


@pytest.mark.rule("FS-MAP-13")
def test_with_the_last_system_everything_is_placed() -> None:
    game = building(2)
    player = game.player(0)
    player.tiles = ["10"]
    played = play(board_building.step(game))
    assert not any(player.sheet.values())
    assert "place_forces" in kinds(played)


@pytest.mark.rule("FS-MAP-13")
def test_what_the_last_system_could_not_hold_is_placed_before() -> None:
    game = building(2)
    player = game.player(0)
    player.tiles, player.sheet = ["4"], {"scout": 4, "space_marine": 1, "strike_cruiser": 1, "factory": 1}
    assert not board_building.may_stop(game, 0)
    player.sheet["scout"] = 3
    assert board_building.may_stop(game, 0)
    player.sheet["scout"], player.sheet["space_marine"] = 4, 1
    assert board_building.sides(game, 0) == []


@pytest.mark.rule("FS-OBJSET-03", "FS-OBJSET-04", "FS-OBJSET-05", "FS-OBJSET-06", "FS-OBJSET-07")
def test_tokens_are_of_the_faction_of_which_most_are_held_and_differ_on_one_tile() -> None:
    game = building(3)
    laying.lay(game, System("10A", 0, 0))
    game.player(0).given = {1: 2, 2: 1}
    assert {token.seat for token in board_building.tokens(game, 0, "10A")} == {1}
    game.area("10A-NE").objective = 1
    game.player(0).given = {1: 1, 2: 1}
    assert [(t.area, t.seat) for t in board_building.tokens(game, 0, "10A")] == [("10A-SW", 2)]
    game.player(0).given = {1: 1, 2: 0}
    assert board_building.tokens(game, 0, "10A") == []
    game.player(0).given = {1: 0, 2: 0}
    assert board_building.tokens(game, 0, "10A") == []


@pytest.mark.rule("FS-STORMSET-01", "FS-STORMSET-02", "FS-STORM-01")
def test_each_player_places_one_storm_counterclockwise_from_the_last_system() -> None:
    game = building(3)
    while game.state.step == "board":
        play(board_building.step(game))
    assert game.state.queue == [2, 1, 0]
    while game.state.phase == "setup":
        play(board_building.place_storm(game))
    assert len({storm.edge for storm in game.state.storms}) == 3
    assert len(game.state.systems) == 9
    assert min(one.col for one in game.state.systems.values()) == 0


@pytest.mark.rule("FS-MAP-12")
def test_asset_tokens_stay_with_the_player() -> None:
    game = building(4)
    assert "reinforcement" not in game.player(game.seat_of("orks")).sheet


def test_everybody_has_a_world_after_building() -> None:
    game = building(4)
    while game.state.phase == "setup":
        play(setup.step(game))
    assert all(areas.settled(game, seat) for seat in game.seats())
