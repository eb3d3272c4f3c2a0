"""The figures of the box: stack sizes, tiles, boards and tracks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine import eclipse
from engine.eclipse.components import (
    AMBASSADORS,
    COLOURS,
    COST,
    CUBES,
    DISCOUNT,
    DISCOVERIES,
    FIGURES,
    PARTS,
    PRODUCTION,
    REPUTATION,
    RESOURCES,
    ROUNDS,
    SECTORS,
    SHIPS,
    SPARE_DISCS,
    SPECIES,
    STRUCTURES,
    TABLES,
    TECHNOLOGIES,
    TRACK_POINTS,
)
from engine.eclipse.economy import discs, population, storage
from engine.eclipse.galaxy import blueprints
from engine.eclipse.rules import RULES
from tests.engine.eclipse.positions import galaxy, run_through, store

ALIENS = ("eridani_empire", "hydran_progress", "planta", "descendants_of_draco", "mechanema", "orion_hegemony")
STANDARD = ("terran_directorate", "hydran_progress", "descendants_of_draco", "mechanema")


@pytest.mark.rule("EC-COMP-07", "EC-COMP-08", "EC-COMP-09", "EC-COMP-10", "EC-COMP-11")
def test_the_stacks_hold_the_printed_sectors() -> None:
    stacks = Counter(sector.stack for sector in SECTORS.values())
    assert stacks == {"inner": 8, "middle": 11, "outer": 18, "center": 1, "start": 12}
    assert [id for id in SECTORS if SECTORS[id].stack == "inner"] == [str(id) for id in range(101, 109)]
    assert [id for id in SECTORS if SECTORS[id].stack == "middle"] == [str(id) for id in range(201, 212)]
    assert [id for id in SECTORS if SECTORS[id].stack == "outer"] == [str(id) for id in range(301, 319)]
    assert [id for id in SECTORS if SECTORS[id].stack == "start"] == [str(id) for id in range(221, 233)]


@pytest.mark.rule("EC-MAP-01")
def test_a_sector_has_points_wormholes_and_squares() -> None:
    for sector in SECTORS.values():
        assert 1 <= sector.vp <= 4 and 1 <= len(sector.wormholes) <= 6
        assert all(square.rstrip("+") in (*RESOURCES, "any") for square in sector.squares)


@pytest.mark.rule("EC-COMP-13")
def test_96_technology_tiles_of_24_kinds_8_a_category() -> None:
    assert sum(tile.count for tile in TECHNOLOGIES.values()) == 96
    assert Counter(tile.category for tile in TECHNOLOGIES.values()) == {"military": 8, "grid": 8, "nano": 8}
    prices = [(2, 2, 5), (4, 3, 5), (6, 4, 5), (8, 5, 4), (10, 6, 4), (12, 6, 3), (14, 7, 3), (16, 8, 3)]
    for category in ("military", "grid", "nano"):
        tiles = [tile for tile in TECHNOLOGIES.values() if tile.category == category]
        assert [(tile.cost, tile.min_cost, tile.count) for tile in tiles] == prices


@pytest.mark.rule("EC-COMP-15", "EC-COMP-16", "EC-COMP-18")
def test_tiles_of_discovery_reputation_and_ancients() -> None:
    assert sum(tile.count for tile in DISCOVERIES.values()) == 21
    assert sum(REPUTATION.values()) == 32
    assert sum(sector.ancients for sector in SECTORS.values()) <= 21
    assert [id for id, sector in SECTORS.items() if sector.gcds] == ["001"]


@pytest.mark.rule("EC-COMP-01", "EC-COMP-02", "EC-COMP-12")
def test_two_to_six_players_on_six_two_sided_boards() -> None:
    assert RULES.seats == (2, 3, 4, 5, 6) and len(set(COLOURS)) == 6
    sides = Counter((species.colour, species.kind) for species in SPECIES.values())
    assert len(sides) == 12 and set(sides.values()) == {1}


@pytest.mark.rule("EC-COMP-03", "EC-COMP-04", "EC-COMP-05", "EC-COMP-06", "EC-COMP-26")
def test_what_a_player_owns() -> None:
    assert FIGURES == {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}
    assert CUBES == 33 and AMBASSADORS == 3
    assert len(COST) + SPARE_DISCS == 16
    assert tuple(FIGURES) == SHIPS and STRUCTURES == ("orbital", "monolith")


@pytest.mark.rule("EC-COMP-14", "EC-COMP-25")
def test_parts_never_run_out_and_the_ancient_ones_are_single() -> None:
    ordinary = [part for part in PARTS.values() if not part.ancient]
    assert len(ordinary) == 17 and sum(part.count for part in ordinary) == 154
    ancient = [id for id, part in PARTS.items() if part.ancient]
    assert sorted(tile.part for tile in DISCOVERIES.values() if tile.part) == sorted(ancient)


@pytest.mark.rule("EC-COMP-17")
def test_colony_ships_are_enough_for_all() -> None:
    ships = sorted((species.colony_ships for species in SPECIES.values()), reverse=True)
    assert sum(ships[:6]) <= 22


@pytest.mark.rule("EC-GOAL-01")
def test_nine_rounds() -> None:
    assert ROUNDS == 9


@pytest.mark.rule("EC-SETUP-22")
def test_the_tracks_as_printed() -> None:
    assert PRODUCTION == (28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2)
    assert COST == (30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0)
    assert DISCOUNT[:7] == (0, 1, 2, 3, 4, 6, 8) and TRACK_POINTS == (0, 0, 0, 0, 1, 2, 3, 5)


# --- species ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-SPECIES-01", "EC-SPECIES-02", "EC-SPECIES-03", "EC-ACT-05", "EC-SETUP-23")
def test_terrans_are_alike() -> None:
    terrans = [species for species in SPECIES.values() if species.kind == "terran"]
    assert [species.home for species in terrans] == ["221", "223", "225", "227", "229", "231"]
    for species in terrans:
        assert species.trade == 2 and species.colony_ships == 3 and species.technologies == ("starbase",)
        assert species.storage == {"money": 2, "science": 3, "materials": 3}
        assert list(species.activations.values()) == [1, 2, 1, 2, 2, 3]
        assert species.blueprints == terrans[0].blueprints


@pytest.mark.rule("EC-SPECIES-04", "EC-ACT-06", "EC-ACT-07", "EC-ACT-08", "EC-ACT-09", "EC-ACT-10", "EC-ACT-11")
def test_activations_of_the_aliens() -> None:
    expected = [[1, 2, 1, 2, 2, 2], [1, 2, 2, 2, 2, 2], [2, 2, 1, 2, 2, 2], [1, 2, 1, 2, 2, 2], [1, 2, 1, 3, 3, 2]]
    assert [list(SPECIES[id].activations.values()) for id in ALIENS] == [*expected, [1, 2, 1, 2, 2, 2]]


@pytest.mark.rule(
    "EC-SPECIES-09",
    "EC-SPECIES-15",
    "EC-SPECIES-19",
    "EC-SPECIES-27",
    "EC-SPECIES-35",
    "EC-SPECIES-40",
    "EC-TRADE-02",
)
def test_homes_and_trade_of_the_aliens() -> None:
    assert [SPECIES[id].home for id in ALIENS] == ["222", "224", "226", "228", "230", "232"]
    assert [SPECIES[id].trade for id in ALIENS] == [3, 3, 3, 3, 3, 4]


@pytest.mark.rule("EC-SPECIES-10", "EC-SPECIES-16", "EC-SPECIES-20", "EC-SPECIES-36", "EC-SPECIES-41")
def test_starting_technologies_of_the_aliens() -> None:
    assert sorted(SPECIES["eridani_empire"].technologies) == ["fusion_drive", "gauss_shield", "plasma_cannon"]
    assert SPECIES["hydran_progress"].technologies == ("advanced_labs",)
    assert SPECIES["planta"].technologies == ("starbase",)
    assert SPECIES["descendants_of_draco"].technologies == ()
    assert SPECIES["mechanema"].technologies == ("positron_computer",)
    assert sorted(SPECIES["orion_hegemony"].technologies) == ["gauss_shield", "neutron_bombs"]


@pytest.mark.rule(
    "EC-SPECIES-13",
    "EC-SPECIES-18",
    "EC-SPECIES-25",
    "EC-SPECIES-33",
    "EC-SPECIES-39",
    "EC-SPECIES-43",
)
def test_storage_of_the_aliens() -> None:
    stores = [(26, 2, 4), (2, 5, 2), (4, 4, 4), (2, 4, 3), (3, 3, 3), (3, 3, 5)]
    assert [tuple(SPECIES[id].storage.values()) for id in ALIENS] == stores


@pytest.mark.rule("EC-SPECIES-21")
def test_planta_has_four_colony_ships() -> None:
    assert [SPECIES[id].colony_ships for id in ALIENS] == [3, 3, 4, 3, 3, 3]


@pytest.mark.rule("EC-REP-02", "EC-REP-03", "EC-REP-04", "EC-REP-05")
def test_spaces_of_the_reputation_tracks() -> None:
    tracks = {id: Counter(SPECIES[id].track) for id in ("terran_union", *ALIENS)}
    assert tracks["terran_union"] == {"ambassador": 1, "both": 4}
    for id in ("eridani_empire", "descendants_of_draco", "mechanema"):
        assert tracks[id] == {"both": 4}
    for id in ("hydran_progress", "planta"):
        assert tracks[id] == {"ambassador": 1, "both": 3}
    assert tracks["orion_hegemony"] == {"both": 4, "reputation": 1}


@pytest.mark.rule("EC-SPECIES-05", "EC-SPECIES-06", "EC-SPECIES-07", "EC-SPECIES-08")
@pytest.mark.parametrize("id", STANDARD)
def test_standard_blueprints(id: str) -> None:
    prints = SPECIES[id].blueprints
    ion, hull, computer, drive, source = "ion_cannon", "hull", "electron_computer", "nuclear_drive", "nuclear_source"
    squares = {type: Counter(blueprint.slots.values()) for type, blueprint in prints.items()}
    assert squares["interceptor"] == Counter([ion, source, drive, None])
    assert squares["cruiser"] == Counter([ion, hull, computer, source, drive, None])
    assert squares["dreadnought"] == Counter([ion, ion, hull, hull, computer, source, drive, None])
    assert squares["starbase"] == Counter([ion, hull, hull, computer, None])
    assert [blueprint.initiative for blueprint in prints.values()] == [2, 1, 0, 4]
    assert [blueprint.energy for blueprint in prints.values()] == [0, 0, 0, 3]


@pytest.mark.rule("EC-SPECIES-14", "EC-SPECIES-26", "EC-SPECIES-44")
def test_blueprints_that_differ() -> None:
    eridani, planta, orion = (SPECIES[id].blueprints for id in ("eridani_empire", "planta", "orion_hegemony"))
    assert [blueprint.energy for blueprint in eridani.values()] == [0, 0, 1, 3]
    assert [len(blueprint.slots) for blueprint in planta.values()] == [3, 5, 7, 4]
    assert [(b.computer, b.energy, b.initiative) for b in planta.values()] == [(1, 2, 0)] * 3 + [(1, 5, 2)]
    assert [(b.energy, b.initiative) for b in orion.values()] == [(1, 3), (2, 2), (3, 1), (3, 5)]
    assert all("gauss_shield" in b.slots.values() and None not in b.slots.values() for b in orion.values())


@pytest.mark.rule("EC-SHIP-17", "EC-SHIP-18", "EC-SHIP-19")
@pytest.mark.parametrize("id", SPECIES)
def test_printed_blueprints_keep_their_own_rules(id: str) -> None:
    game = galaxy(id, "terran_alliance" if id != "terran_alliance" else "terran_union")
    for type in SHIPS:
        sums = blueprints.stats(game, 0, type)
        assert sums.energy >= 0 and (sums.move > 0) == (type != "starbase")


@pytest.mark.rule("EC-SETUP-02", "EC-SETUP-09", "EC-CLEAN-01", "EC-DIPL-01")
def test_what_depends_on_the_number_of_players() -> None:
    assert [table.technologies for table in TABLES.values()] == [12, 14, 16, 18, 20]
    assert [table.outer for table in TABLES.values()] == [5, 10, 14, 16, 18]
    assert [table.cleanup for table in TABLES.values()] == [4, 6, 7, 8, 9]
    assert [table.diplomacy for table in TABLES.values()] == [False, False, True, True, True]


@pytest.mark.rule("EC-COMP-19", "EC-COMP-22", "EC-COMP-23")
def test_nothing_else_of_the_box_limits_the_game() -> None:
    """Structures are unlimited as ruled; markers of one's own and blank tiles do not occur."""
    game = galaxy("terran_union", "terran_republic")
    assert set(game.player(0).storage) == set(RESOURCES)
    assert "blank" not in {*TECHNOLOGIES, *DISCOVERIES, *PARTS}


@pytest.mark.rule("EC-FAQ-01", "EC-FAQ-03")
def test_more_comes_from_population_and_discs_come_back() -> None:
    game = galaxy("terran_union", "terran_republic")
    player, home = game.player(0), SPECIES["terran_union"].home
    before = population.production(player, "money")
    player.cubes["money"] -= 1
    assert population.production(player, "money") > before
    run_through(discs.remove(game, home))
    assert player.discs == 13


@pytest.mark.rule("EC-FAQ-02")
def test_money_buys_neither_technologies_nor_ships_but_by_trade() -> None:
    game = galaxy("terran_union", "terran_republic")
    store(game, 0, money=5)
    assert storage.can_pay(game, 0, "science", 2) and not storage.can_pay(game, 0, "science", 3)
    assert storage.can_pay(game, 0, "materials", 2) and not storage.can_pay(game, 0, "materials", 3)


def test_every_ability_of_a_species_is_looked_up_by_a_rule() -> None:
    rooms = "".join(file.read_text(encoding="utf-8") for file in Path(eclipse.__file__).parent.rglob("*.py"))
    abilities = {ability for species in SPECIES.values() for ability in species.specials}
    assert [ability for ability in sorted(abilities) if f'"{ability}"' not in rooms] == []
