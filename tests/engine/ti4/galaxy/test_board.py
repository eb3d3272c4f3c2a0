"""The board: tiles, adjacency, wormholes, anomalies; what units there are and what they can do."""

from __future__ import annotations

import pytest

from engine.ti4.components import FACTIONS, PLANETS, SHIPS, TILES, UNITS
from engine.ti4.galaxy import board, units
from tests.engine.ti4.positions import board as galaxy
from tests.engine.ti4.positions import fleet, learn, own
from tests.engine.ti4.skies import row


@pytest.mark.rule("TI-TILE-01", "TI-TILE-02", "TI-TILE-03", "TI-TILE-04", "TI-TILE-05")
def test_backs_tell_what_a_tile_is():
    backs = {back: [tile for tile in TILES.values() if tile.back == back] for back in ("green", "blue", "red")}
    assert sum(map(len, backs.values())) == len(TILES)
    homes = [tile.home_of for tile in backs["green"] if tile.home_of]
    assert sorted(homes) == sorted(FACTIONS)
    assert all(tile.planets for tile in backs["blue"])
    assert all(not tile.planets for tile in backs["red"])


@pytest.mark.rule("TI-TILE-06", "TI-TILE-07", "TI-SHIP-01")
def test_ships_are_in_space_and_ground_forces_and_structures_on_planets():
    game = galaxy(units_on_board=True)
    for planet in game.state.planets.values():
        for force in planet.ground.values():
            assert not set(force.units) & set(SHIPS)
    for system in game.state.systems.values():
        for force in system.space.values():
            assert set(force.units) <= set(SHIPS)
    assert {card.type for card in UNITS.values() if card.in_space} - {"space_dock"} == set(SHIPS)


@pytest.mark.rule("TI-BOARD-01", "TI-BOARD-02", "TI-EX-17", "TI-WORMHOLE-06")
def test_the_home_of_the_ghosts_is_on_the_board_though_it_touches_nothing():
    game = galaxy("creuss", "hacan", "letnev")
    assert game.state.systems["51"].at is None
    assert "51" in game.state.systems
    assert board.touching(game.state)["51"] == ()
    assert game.near(0)["51"] == ("17",)


@pytest.mark.rule("TI-ADJACENT-01", "TI-ADJACENT-03")
def test_systems_that_share_an_edge_are_adjacent():
    game = row(46, 19, 47)
    assert game.near()["19"] == ("46", "47")
    assert board.system_of(game.state, "wellon") == "19"
    assert "47" not in game.near()["46"]


@pytest.mark.rule("TI-ADJACENT-02", "TI-WORMHOLE-01", "TI-WORMHOLE-02", "TI-WORMHOLE-05")
@pytest.mark.parametrize(
    ("one", "other", "adjacent"), [(39, 26, True), (40, 25, True), (39, 40, False), (26, 25, False)]
)
def test_matching_wormholes_join_systems(one, other, adjacent):
    game = row(one, 46, 47, other)
    assert (str(other) in game.near()[str(one)]) == adjacent
    assert (str(one) in game.near()[str(other)]) == adjacent


@pytest.mark.rule("TI-WORMHOLE-04", "TI-NEIGHBOR-03")
def test_players_are_neighbors_through_wormholes():
    game = row(39, 46, 47, 48, 26)
    fleet(game, 0, "39", cruiser=1)
    own(game, 1, "lodor")
    assert board.neighbors(game.state, 0, game.near(0)) == [1]


@pytest.mark.rule("TI-ANOMALY-01", "TI-ANOMALY-02", "TI-ANOMALY-03")
def test_the_four_kinds_of_anomaly():
    kinds = {tile.anomaly for tile in TILES.values() if tile.anomaly}
    assert kinds == {"asteroid_field", "nebula", "supernova", "gravity_rift"}
    assert all((tile.kind == "anomaly") == bool(tile.anomaly) for tile in TILES.values())
    assert board.anomaly("41") == "gravity_rift"


@pytest.mark.rule("TI-SHIP-01")
def test_the_kinds_of_ship_and_a_flagship_for_each_faction():
    assert set(SHIPS) == {"carrier", "cruiser", "dreadnought", "destroyer", "fighter", "war_sun", "flagship"}
    flagships = {card.id for card in UNITS.values() if card.type == "flagship"}
    assert flagships == {faction.flagship for faction in FACTIONS.values()}
    assert len(flagships) == len(FACTIONS)


@pytest.mark.rule("TI-SHIP-02", "TI-COMBATATTR-01")
def test_ships_have_cost_combat_move_and_capacity():
    carrier = UNITS["carrier_1"]
    assert (carrier.cost, carrier.combat.hits_on, carrier.move, carrier.capacity) == (3, 9, 1, 4)


@pytest.mark.rule("TI-ABILITY-17", "TI-ABILITY-18")
def test_the_six_unit_abilities_stand_on_the_cards_in_force():
    abilities = ("barrage", "bombardment", "shield", "production", "cannon", "sustain")
    for ability in abilities:
        assert any(getattr(card, ability) for card in UNITS.values()), ability
    game = row(46)
    assert game.card(0, "destroyer").barrage.hits_on == 9
    learn(game, 0, "destroyer_2")
    assert (game.card(0, "destroyer").barrage.hits_on, game.card(0, "destroyer").barrage.dice) == (6, 3)


@pytest.mark.rule("TI-ABILITY-19")
def test_this_planet_is_the_units_own():
    from engine.ti4.combat.space_cannon import guns_on_system

    game = row(27, 19)
    fleet(game, 1, "starpoint", pds=1)
    assert [gun.place for gun in guns_on_system(game, 1, "27")] == ["starpoint"]
    assert guns_on_system(game, 1, "19") == []


@pytest.mark.rule("TI-UPGRADE-01", "TI-UPGRADE-02", "TI-UPGRADE-03", "TI-UPGRADE-05", "TI-UPGRADE-06", "TI-EX-14")
def test_an_upgrade_covers_the_unit_of_its_name_for_all_units_of_the_type():
    game = row(46, 47)
    fleet(game, 0, "46", carrier=2)
    assert game.card(0, "cruiser").id == "cruiser_1"
    learn(game, 0, "cruiser_2")
    assert game.card(0, "cruiser").id == "cruiser_2"
    assert (game.card(0, "cruiser").combat.hits_on, game.card(0, "cruiser").capacity) == (6, 1)
    assert game.card(1, "cruiser").id == "cruiser_1"


def test_units_keep_their_damage_when_they_move():
    game = row(46, 47)
    fleet(game, 0, "46", dreadnought=2, damaged={"dreadnought": 1})
    units.shift(game, 0, "dreadnought", 1, "46", "47", damaged=1)
    assert units.damaged(game, 0, "dreadnought", "47") == 1
    assert units.damaged(game, 0, "dreadnought", "46") == 0


def test_every_planet_lies_on_the_tile_that_names_it():
    assert all(id in TILES[planet.tile].planets for id, planet in PLANETS.items())


def test_systems_are_offered_from_the_nearest_fleet_on():
    near = board.Neighbourhood({"a": ("b",), "b": ("a", "c"), "c": ("b",), "far": ()})
    assert board.nearest_first(near, ["c"], ["far", "a", "b", "c"]) == ["c", "b", "a", "far"]
    assert board.nearest_first(near, [], ["far", "a"]) == ["far", "a"]
    assert board.nearest_first(near, ["a", "c"], ["b", "far", "c", "a"]) == ["c", "a", "b", "far"]


def test_places_with_units_of_a_type_are_found_whoever_has_them():
    game = row(46, 47)
    fleet(game, 0, "46", dreadnought=2)
    fleet(game, 1, "46", dreadnought=1, carrier=1)
    fleet(game, 1, "47", carrier=1)
    assert board.places_with(game.state, "dreadnought") == ["46", "46"]
    assert board.places_with(game.state, "carrier") == ["46", "47"]
