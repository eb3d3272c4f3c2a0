"""What an arbiter can set by hand in Eclipse, and what it takes along."""

from __future__ import annotations

import pytest

from engine.correcting import Correction, correction
from engine.eclipse.galaxy import blueprints, ships
from engine.eclipse.interface import invariants
from engine.eclipse.interface.corrections import corrections
from engine.eclipse.play import Game
from engine.text import T, seat_name
from tests.engine.eclipse.positions import galaxy


def found(game: Game, id: str) -> Correction:
    return correction(list(corrections(game.state)), id)


def put(game: Game, id: str, value: int) -> None:
    """Sets it, and looks whether the game can stand so."""
    one = found(game, id)
    assert one.low <= value <= one.high, (one.low, one.high)
    one.put(value)
    invariants.check(game.state)
    assert found(game, id).now == value


def own(game: Game, seat: int) -> str:
    """The starting hex of a seat."""
    return game.controlled(seat)[0].id


def test_storage() -> None:
    game = galaxy()
    put(game, "money-0", 42)
    assert game.player(0).storage["money"] == 42
    assert (found(game, "money-0").seat, found(game, "money-0").low, found(game, "money-0").high) == (0, 0, 99)


def test_cubes_in_the_graveyard_come_from_the_track() -> None:
    game = galaxy()
    cubes = game.player(0).cubes["science"]
    put(game, "graveyard-science-0", 2)
    assert game.player(0).cubes["science"] == cubes - 2
    put(game, "graveyard-science-0", 0)
    assert game.player(0).cubes["science"] == cubes


def test_a_cube_on_the_map_comes_from_its_track_and_returns_there() -> None:
    game = galaxy()
    settled = [one for one in corrections(game.state) if one.id.startswith("cube-") and one.seat == 0 and one.now]
    before = dict(game.player(0).cubes)
    put(game, settled[0].id, 0)
    assert sum(game.player(0).cubes.values()) == sum(before.values()) + 1
    put(game, settled[0].id, 1)
    assert game.player(0).cubes == before


def test_discs_on_actions_come_from_the_track() -> None:
    game = galaxy()
    discs = game.player(0).discs
    put(game, "discs-build-0", 3)
    assert game.player(0).discs == discs - 3 and game.player(0).actions == {"build": 3}
    put(game, "discs-build-0", 0)
    assert game.player(0).discs == discs and game.player(0).actions == {}


def test_ships_are_limited_by_their_figures() -> None:
    game = galaxy()
    sector = own(game, 0)
    put(game, f"ships-0-{sector}-dreadnought", 2)
    assert found(game, "ships-0-001-dreadnought").high == 0
    put(game, "ships-1-001-cruiser", 1)
    assert game.sector("001").entered == [1]
    put(game, "ships-1-001-cruiser", 0)
    assert game.sector("001").fleets == {}


def test_damaged_ships_are_the_first_to_go() -> None:
    game = galaxy()
    sector = own(game, 0)
    ships.add(game, 0, "cruiser", sector, damage=1)
    ships.add(game, 0, "cruiser", sector)
    put(game, f"ships-0-{sector}-cruiser", 1)
    assert game.sector(sector).fleets[0]["cruiser"] == [0]


def test_a_sector_changes_hands_with_disc_and_cubes() -> None:
    game = galaxy()
    sector, discs = own(game, 0), [player.discs for player in game.state.players]
    one = found(game, f"owner-{sector}")
    assert one.names == (T("nobody"), seat_name(0), seat_name(1)) and one.now == 1
    put(game, f"owner-{sector}", 2)
    assert game.sector(sector).owner == 1 and not any(game.sector(sector).cubes)
    assert [player.discs for player in game.state.players] == [discs[0] + 1, discs[1] - 1]


def test_technologies_come_from_the_supply_board() -> None:
    game = galaxy()
    id = next(one.id for one in corrections(game.state) if one.id.startswith("tech-0-") and not one.now)
    kind = id.removeprefix("tech-0-")
    tiles = game.state.supply[kind]
    put(game, id, 1)
    assert game.state.supply.get(kind, 0) == tiles - 1
    put(game, id, 0)
    assert game.state.supply[kind] == tiles


def test_a_technology_that_a_blueprint_needs_cannot_go() -> None:
    """The invariants refuse it, and the table says so."""
    game = galaxy()
    game.player(0).technologies.append("plasma_cannon")
    game.player(0).tiles["cruiser"][blueprints.squares(game.player(0), "cruiser")[0][0]] = "plasma_cannon"
    with pytest.raises(AssertionError, match="without a technology"):
        put(game, "tech-0-plasma_cannon", 0)


def test_ancients_structures_start_and_traitor() -> None:
    game = galaxy()
    put(game, "ancients-001", 2)
    put(game, "ancients-001", 0)
    sector = own(game, 1)
    put(game, f"orbital-{sector}", 1)
    put(game, f"monolith-{sector}", 1)
    put(game, "start", 1)
    put(game, "traitor", 2)
    assert (game.state.start, game.state.traitor) == (1, 1)
    put(game, "traitor", 0)
    assert game.state.traitor is None


def test_nothing_hidden_can_be_set_or_read() -> None:
    one, other = galaxy(), galaxy()
    other.state.bag.reverse()
    other.state.discoveries.reverse()
    other.player(1).reputation, other.player(1).kept = [4], []
    lists = [[(c.id, c.now, c.high) for c in corrections(game.state)] for game in (one, other)]
    assert lists[0] == lists[1]


def test_neither_before_the_galaxy_lies_nor_after_the_end() -> None:
    for phase in ("setup", "over"):
        game = galaxy()
        game.state.phase = phase  # type: ignore[assignment]
        assert list(corrections(game.state)) == []


def test_ids_are_short_and_different() -> None:
    ids = [one.id for one in corrections(galaxy(seats=4).state)]
    assert len(set(ids)) == len(ids) and max(map(len, ids)) <= 60
