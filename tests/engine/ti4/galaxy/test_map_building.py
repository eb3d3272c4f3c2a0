"""Building the board."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import IllegalAnswer
from engine.hexes import CENTRE, Hex, distance, neighbours
from engine.kit.draft import snake
from engine.table import Table
from engine.ti4.components import BOARDS, FACTIONS, POSITIONS, TILES
from engine.ti4.galaxy import map_building
from engine.ti4.rules import RULES
from engine.ti4.state import State
from tests.engine.ti4.positions import board, play


def laid(seats: int, seed: str = "a", map: str = "random") -> State:
    """A complete board."""
    table, chance = Table.new(RULES, seats, seed, {"map": map}), Random(3)
    while table.state.step in ("start", "factions", "board", "tiles"):
        seat, verb, value = table.random_answer(chance)
        table.answer(seat, value, verb)
    state: State = table.state
    return state


def building(seats: int) -> Table:
    """A table at the first tile to be laid."""
    return Table.new(RULES, seats, "a", {"map": "tiles"})


@pytest.mark.rule("TI-MAP-01", "TI-MAP-02", "TI-MAP-03", "TI-MAP-11", "TI-MAP-18")
@pytest.mark.parametrize(("seats", "tiles"), [(3, 28), (4, 37), (5, 37), (6, 37)])
def test_three_rings_around_mecatol_rex(seats: int, tiles: int) -> None:
    state = laid(seats)
    at = {system.tile: system.at for system in state.systems.values() if system.at is not None}
    assert len(at) == tiles and at[18] == CENTRE
    assert max(distance(Hex(*spot), CENTRE) for spot in at.values()) == 3
    homes = [at[FACTIONS[player.faction].board_tile] for player in state.players]
    assert homes == [POSITIONS[home.position] for home in BOARDS[seats].homes]


@pytest.mark.rule("TI-DOUBT-39")
@pytest.mark.rule("TI-MAP-04", "TI-MAP-05", "TI-MAP-06", "TI-MAP-07", "TI-MAP-08", "TI-MAP-09", "TI-HIDDEN-04")
@pytest.mark.parametrize(("seats", "blue", "red"), [(3, 6, 2), (4, 5, 3), (5, 4, 2), (6, 3, 2)])
def test_each_player_is_dealt_blue_and_red_tiles_facedown(seats: int, blue: int, red: int) -> None:
    table = building(seats)
    for player in table.state.players:
        backs = [TILES[tile].back for tile in player.tiles]
        assert (backs.count("blue"), backs.count("red"), len(backs)) == (blue, red, blue + red)
    assert RULES.view(table.state, 0).hand.tiles == tuple(table.state.players[0].tiles)
    assert RULES.view(table.state, None).hand is None


@pytest.mark.rule("TI-MAP-10")
def test_five_players_the_speaker_lays_a_red_tile_next_to_mecatol_rex() -> None:
    table = building(5)
    assert table.waiting() == [table.state.speaker] and table.ask.kind == "position"
    assert {option.id for option in table.shape(table.state.speaker).options} == set("123456")
    table.answer(table.state.speaker, "4")
    [tile] = [system.tile for system in table.state.systems.values() if system.at == (0, 1)]
    assert TILES[tile].back == "red"


@pytest.mark.rule("TI-MAP-12", "TI-MAP-13", "TI-MAP-14", "TI-CX-37", "TI-DOUBT-38")
def test_ti_cx_37_the_order_goes_back_and_forth() -> None:
    order = snake([0, 1, 2, 3], 8)
    assert order[:16] == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0] and len(order) == 32


@pytest.mark.rule("TI-MAP-12")
def test_the_speaker_lays_first_into_the_first_ring() -> None:
    table = building(4)
    speaker = table.state.speaker
    assert table.waiting() == [speaker]
    table.answer(speaker, table.shape(speaker).random(Random(1)))
    assert {int(option.id) for option in table.shape(speaker).options} <= set(range(1, 7))


@pytest.mark.rule("TI-MAP-15", "TI-CX-37")
def test_a_ring_must_be_complete_before_the_next() -> None:
    table, chance = building(4), Random(1)
    table.answer(table.waiting()[0], table.shape(table.waiting()[0]).random(chance))
    with pytest.raises(IllegalAnswer) as refusal:
        table.answer(table.waiting()[0], "8")
    assert refusal.value.rule == "TI-MAP-15"
    while _laid(table) < 7:
        table.answer(table.waiting()[0], table.shape(table.waiting()[0]).random(chance))
    rings = sorted(distance(Hex(*s.at), CENTRE) for s in table.state.systems.values() if TILES[s.tile].back != "green")
    assert rings == [0, 1, 1, 1, 1, 1, 1, 2]


def _laid(table: Table) -> int:
    """Tiles on the board besides Mecatol Rex and the homes."""
    return sum(TILES[s.tile].back != "green" and s.tile != 18 for s in table.state.systems.values())


def _clashes(state: State) -> list[str]:
    spots = {Hex(*s.at): TILES[s.tile] for s in state.systems.values() if s.at is not None}
    found = []
    for spot, tile in spots.items():
        for other in (spots[n] for n in neighbours(spot) if n in spots):
            if tile.anomaly and other.anomaly:
                found.append("anomaly")
            if set(tile.wormholes) & set(other.wormholes):
                found.append("wormhole")
    return found


def test_a_random_board_is_not_told_tile_by_tile() -> None:
    """Nobody chose anything: the picture says it all."""
    table, said = Table.new(RULES, 3, "a", {"map": "random", "factions": "choose"}), []
    for faction in ("sol", "hacan", "letnev"):
        said = [event.text.key for event in table.answer(table.waiting()[0], faction).events]
    assert "ti4-laid-tile" not in said and "ti4-board-ready" in said


@pytest.mark.rule("TI-MAP-16", "TI-MAP-17")
def test_random_boards_rarely_clash_and_only_when_forced() -> None:
    clashing = [seed for seed in map(str, range(20)) if _clashes(laid(6, seed))]
    assert len(clashing) < 15


@pytest.mark.rule("TI-MAP-16")
def test_an_anomaly_next_to_an_anomaly_is_refused() -> None:
    game = _two_tiles_left(own=[42, 30], first=43)
    rule = map_building.lay_tile(game)
    with pytest.raises(IllegalAnswer) as refusal:
        play(rule, ("tile", "42"), ("position", "2"))
    assert refusal.value.rule == "TI-MAP-16"


@pytest.mark.rule("TI-MAP-17")
def test_a_wormhole_next_to_the_same_wormhole_is_refused() -> None:
    game = _two_tiles_left(own=[39, 30], first=26)
    assert set(TILES[39].wormholes) & set(TILES[26].wormholes)
    with pytest.raises(IllegalAnswer) as refusal:
        play(map_building.lay_tile(game), ("tile", "39"), ("position", "2"))
    assert refusal.value.rule == "TI-MAP-17"


@pytest.mark.rule("TI-MAP-16", "TI-DOUBT-40")
def test_it_is_allowed_when_there_is_no_other_option() -> None:
    game = _two_tiles_left(own=[42], first=43, free=(2,))
    play(map_building.lay_tile(game))
    assert game.state.systems["42"].at == tuple(POSITIONS[2]) and game.learned is None, "a hidden tile is shown unasked"


def _two_tiles_left(own: list[int], first: int, free: tuple[int, ...] = (2, 3, 4, 5, 6)):  # type: ignore[no-untyped-def]
    """A board with tile `first` at place 1, seat 0 to lay one of `own` on one of the free places of ring 1."""
    game = board()
    game.state.systems = {}
    game.state.options.map = "tiles"
    map_building.lay(game.state, 18, 0)
    map_building.lay(game.state, first, 1)
    for place, filler in zip([p for p in (2, 3, 4, 5, 6) if p not in free], (19, 20, 21, 22), strict=False):
        map_building.lay(game.state, filler, place)
    game.player(0).tiles = own
    game.state.queue = [0, 1]
    return game


@pytest.mark.rule("TI-MAP-19", "TI-PLAYERS-06")
def test_close_positions_of_five_players_are_made_up_for() -> None:
    assert [player.trade_goods for player in laid(5).players] == [0, 2, 4, 2, 0]
    assert [player.trade_goods for player in laid(6).players] == [0] * 6


@pytest.mark.rule("TI-TILE-02", "TI-TILE-03", "TI-TILE-04", "TI-TILE-05")
def test_backs_of_tiles() -> None:
    assert all(tile.home_of for tile in TILES.values() if tile.back == "green" and tile.kind == "home")
    assert all(tile.planets for tile in TILES.values() if tile.back == "blue")
    assert not any(tile.planets for tile in TILES.values() if tile.back == "red")
    assert len([t for t in TILES.values() if t.back == "red"]) == 12
