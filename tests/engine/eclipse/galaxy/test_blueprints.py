"""Ship parts and the figures of blueprints."""

from __future__ import annotations

import pytest

from engine.eclipse.components import DAMAGE, PARTS, SHIPS, SPECIES, Blueprint
from engine.eclipse.galaxy import blueprints
from tests.engine.eclipse.positions import fit, fleet, galaxy, home

FIGURES = ("energy", "initiative", "move", "computer", "shield", "hull")


def plain(*parts: str, **printed: int) -> blueprints.Stats:
    """The figures of a ship with these parts and nothing printed but what is named."""
    card = Blueprint(0, **{"initiative": 0, "energy": 0, "computer": 0} | printed, slots={})
    return blueprints.total(card, parts)


@pytest.mark.rule("EC-PART-01", "EC-PART-02", "EC-PART-03", "EC-PART-04", "EC-PART-05", "EC-PART-06")
@pytest.mark.rule("EC-PART-07", "EC-PART-08", "EC-PART-09", "EC-PART-10", "EC-PART-11", "EC-PART-12")
@pytest.mark.rule("EC-PART-13", "EC-PART-14", "EC-PART-15", "EC-PART-16", "EC-PART-17", "EC-PART-18")
@pytest.mark.rule("EC-PART-19", "EC-PART-20", "EC-PART-21", "EC-PART-22", "EC-PART-23")
@pytest.mark.parametrize(
    ("part", "figures"),
    {
        "ion_cannon": {"energy": -1, "yellow": 1},
        "plasma_cannon": {"energy": -2, "orange": 1},
        "antimatter_cannon": {"energy": -4, "red": 1},
        "plasma_missile": {"orange": 2},
        "hull": {"hull": 1},
        "improved_hull": {"hull": 2},
        "nuclear_drive": {"energy": -1, "move": 1, "initiative": 1},
        "fusion_drive": {"energy": -2, "move": 2, "initiative": 2},
        "tachyon_drive": {"energy": -3, "move": 3, "initiative": 3},
        "electron_computer": {"computer": 1},
        "positron_computer": {"energy": -1, "computer": 2, "initiative": 1},
        "gluon_computer": {"energy": -2, "computer": 3, "initiative": 2},
        "nuclear_source": {"energy": 3},
        "fusion_source": {"energy": 6},
        "tachyon_source": {"energy": 9},
        "gauss_shield": {"shield": 1},
        "phase_shield": {"energy": -1, "shield": 2},
        "axion_computer": {"computer": 3},
        "hypergrid_source": {"energy": 11},
        "shard_hull": {"hull": 3},
        "ion_turret": {"energy": -1, "yellow": 2},
        "flux_shield": {"energy": -2, "shield": 3},
        "conformal_drive": {"energy": -2, "move": 4, "initiative": 2},
    }.items(),
)
def test_a_part_does_what_its_tile_says(part: str, figures: dict[str, int]) -> None:
    found = plain(part)
    shown = {name: getattr(found, name) for name in FIGURES if getattr(found, name)}
    assert shown | found.cannons | found.missiles == figures
    assert bool(found.missiles) == (part == "plasma_missile")


@pytest.mark.rule("EC-SHIP-10")
def test_damage_goes_by_the_colour_of_the_part() -> None:
    colours = {id: [DAMAGE[colour] for colour in part.dice] for id, part in PARTS.items() if part.dice}
    assert colours == {
        "ion_cannon": [1],
        "plasma_cannon": [2],
        "antimatter_cannon": [4],
        "plasma_missile": [2],
        "ion_turret": [1],
    }


@pytest.mark.rule("EC-SHIP-01", "EC-SHIP-03", "EC-SHIP-05")
def test_a_blueprint_for_each_of_the_four_types_with_printed_parts() -> None:
    game = galaxy()
    moves = {type: blueprints.stats(game, 0, type).move for type in SHIPS}
    assert moves == {"interceptor": 1, "cruiser": 1, "dreadnought": 1, "starbase": 0}
    assert blueprints.squares(game.player(0), "interceptor") == (
        ("left", None),
        ("centre_top", "ion_cannon"),
        ("centre_bottom", "nuclear_source"),
        ("right", "nuclear_drive"),
    )


@pytest.mark.rule("EC-SHIP-03", "EC-SHIP-04")
def test_a_new_part_is_in_every_ship_of_that_type_at_once() -> None:
    game = galaxy()
    fleet(game, 0, home(game, 0), cruiser=2)
    before = blueprints.stats(game, 0, "cruiser").hull
    fit(game, 0, "cruiser", left_bottom="improved_hull")
    assert blueprints.stats(game, 0, "cruiser").hull == before + 2
    assert blueprints.stats(game, 1, "cruiser").hull == before


@pytest.mark.rule("EC-SHIP-05", "EC-UPG-03")
def test_a_tile_hides_the_printed_part_until_it_is_gone() -> None:
    game = galaxy()
    player = game.player(0)
    assert blueprints.put(player, "interceptor", "centre_top", "plasma_missile") is None
    assert blueprints.stats(game, 0, "interceptor").cannons == {}
    assert blueprints.put(player, "interceptor", "centre_top", "hull") == "plasma_missile"
    assert blueprints.lift(player, "interceptor", "centre_top") == "hull"
    assert blueprints.stats(game, 0, "interceptor").cannons == {"yellow": 1}


@pytest.mark.rule("EC-SHIP-06")
def test_what_is_printed_beside_the_grid_always_works() -> None:
    game = galaxy("planta", "terran_union")
    everything = dict.fromkeys(blueprints.printed(game.player(0), "interceptor").slots, "hull")
    fit(game, 0, "interceptor", **everything)
    figures = blueprints.stats(game, 0, "interceptor")
    assert (figures.computer, figures.energy, figures.hull) == (1, 2, 3)


@pytest.mark.rule("EC-SHIP-07", "EC-SHIP-20", "EC-SHIP-14")
def test_two_fusion_drives_add_up() -> None:
    figures = plain("fusion_drive", "fusion_drive")
    assert (figures.move, figures.initiative, figures.energy) == (4, 4, -4)


@pytest.mark.rule("EC-SHIP-08", "EC-SHIP-09", "EC-EX-08")
def test_dice_by_colour_of_cannons_and_of_missiles() -> None:
    figures = plain("ion_cannon", "ion_cannon", "plasma_cannon", "plasma_cannon", "plasma_missile", "plasma_missile")
    assert figures.cannons == {"yellow": 2, "orange": 2}
    assert figures.missiles == {"orange": 4}


@pytest.mark.rule("EC-SHIP-11", "EC-SHIP-12", "EC-SHIP-13", "EC-SHIP-15")
def test_computers_shields_hulls_and_energy_add_up() -> None:
    figures = plain("gluon_computer", "electron_computer", "gauss_shield", "phase_shield", "hull", "improved_hull")
    assert (figures.computer, figures.shield, figures.hull, figures.energy) == (4, 3, 3, -3)
    assert plain("tachyon_source", "nuclear_source", "plasma_cannon").energy == 10


@pytest.mark.rule("EC-EX-07", "EC-SHIP-16")
def test_initiative_of_the_worked_example() -> None:
    interceptor = plain("gluon_computer", "fusion_drive", initiative=2)
    dreadnought = plain("nuclear_drive", "nuclear_drive", "nuclear_drive", initiative=0)
    assert (interceptor.initiative, dreadnought.initiative) == (6, 3)


@pytest.mark.rule("EC-SHIP-17")
def test_energy_use_may_not_exceed_the_supply() -> None:
    game = galaxy()
    fit(game, 0, "interceptor", centre_top="plasma_cannon")
    assert blueprints.legal(game.player(0), "interceptor")
    fit(game, 0, "interceptor", left="ion_cannon")
    refusal = blueprints.refusal(blueprints.stats(game, 0, "interceptor"), "interceptor")
    assert refusal is not None and refusal.rule == "EC-SHIP-17"


@pytest.mark.rule("EC-SHIP-18")
@pytest.mark.parametrize(("type", "square"), [("interceptor", "right"), ("cruiser", "right_bottom")])
def test_ships_that_move_need_a_drive(type: str, square: str) -> None:
    game = galaxy()
    fit(game, 0, type, **{square: "hull"})
    refusal = blueprints.refusal(blueprints.stats(game, 0, type), type)
    assert refusal is not None and refusal.rule == "EC-SHIP-18"


@pytest.mark.rule("EC-SHIP-19")
def test_starbases_may_not_have_one() -> None:
    game = galaxy()
    assert blueprints.legal(game.player(0), "starbase")
    fit(game, 0, "starbase", centre_bottom="nuclear_drive")
    refusal = blueprints.refusal(blueprints.stats(game, 0, "starbase"), "starbase")
    assert refusal is not None and refusal.rule == "EC-SHIP-19"


@pytest.mark.rule("EC-DISCO-13")
def test_an_ancient_part_fits_only_within_the_rules() -> None:
    game = galaxy()
    assert blueprints.fits(game, 0, "interceptor", "left", "shard_hull")
    assert not blueprints.fits(game, 0, "interceptor", "right", "shard_hull")
    assert not blueprints.fits(game, 0, "starbase", "right", "conformal_drive")
    assert not blueprints.fits(game, 0, "interceptor", "left", "flux_shield")


@pytest.mark.parametrize("species", SPECIES)
def test_every_printed_blueprint_obeys_the_rules(species: str) -> None:
    game = galaxy(species, "terran_union" if species != "terran_union" else "terran_republic")
    assert all(blueprints.legal(game.player(0), type) for type in SHIPS)
