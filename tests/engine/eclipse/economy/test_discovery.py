"""Discovery tiles."""

from __future__ import annotations

import pytest

from engine.ask import Ask, PickOne
from engine.eclipse.components import DISCOVERIES
from engine.eclipse.economy import discovery, discs
from engine.eclipse.galaxy import blueprints
from engine.eclipse.interface.make_view import see
from engine.eclipse.play import Game
from tests.engine.driving import Played
from tests.engine.eclipse.positions import fit, fleet, galaxy, kinds, lay, play, said, store

HERE = "206"


def board(tile: str, *species: str) -> Game:
    """A hex with that tile next to the starting hex of seat 0."""
    game = galaxy(*species)
    lay(game, HERE, (-1, -1)).discovery = tile
    return game


def take(game: Game, *answers: tuple[str, str], others: str = "random") -> Played:
    return play(discs.place(game, 0, HERE), *answers, others=others)


def options(ask: Ask | None) -> list[str]:
    assert ask is not None
    shape = ask.must[0]
    assert isinstance(shape, PickOne)
    return [option.id for option in shape.options]


@pytest.mark.rule("EC-DISCO-01", "EC-DISCO-02")
def test_the_first_disc_takes_the_tile_and_decides_at_once() -> None:
    game = board("science_5")
    open_ = take(game, others="stop").open
    assert options(open_) == ["use", "keep"] and open_ is not None and open_.kind == "discovery"
    assert game.sector(HERE).discovery is None and game.sealed


@pytest.mark.rule("EC-DISCO-03", "EC-PUB-03")
def test_only_the_taker_sees_the_front() -> None:
    game = board("money_8")
    open_ = take(game, others="stop").open
    assert open_ is not None
    assert "money_8" not in str(open_.about) and not open_.private
    assert "money_8" in str(open_.must[0]) and list(open_.must) == [0]
    assert see(game.state, 0).own.drawn_discovery == "money_8"  # type: ignore[union-attr]
    assert see(game.state, 1).own.drawn_discovery is None  # type: ignore[union-attr]


@pytest.mark.rule("EC-DISCO-03")
def test_a_kept_tile_stays_hidden() -> None:
    game = board("money_8")
    before = dict(game.player(0).storage)
    take(game, ("discovery", "keep"))
    assert game.player(0).kept == ["money_8"] and game.player(0).storage == before
    assert game.state.looking is None and "eclipse-used-front" not in said(game)
    assert see(game.state, 1).seats[0].kept == 1 and see(game.state, 0).own.kept == ("money_8",)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("tile", "resource", "number"),
    [
        pytest.param("money_8", "money", 8, marks=pytest.mark.rule("EC-DISCO-04")),
        pytest.param("science_5", "science", 5, marks=pytest.mark.rule("EC-DISCO-05")),
        pytest.param("materials_6", "materials", 6, marks=pytest.mark.rule("EC-DISCO-06")),
    ],
)
def test_resources_go_into_storage(tile: str, resource: str, number: int) -> None:
    game = board(tile)
    store(game, 0)
    take(game, ("discovery", "use"))
    assert game.player(0).storage == {"money": 0, "science": 0, "materials": 0} | {resource: number}
    assert game.player(0).kept == []


@pytest.mark.rule("EC-DISCO-07")
def test_the_cheapest_technology_that_is_lacking_is_free() -> None:
    game = board("ancient_technology")
    game.state.supply = {"starbase": 1, "fusion_source": 1, "orbital": 1}
    store(game, 0)
    take(game, ("discovery", "use"))
    assert game.player(0).technologies == ["starbase", "fusion_source"]
    assert game.state.supply == {"starbase": 1, "orbital": 1}


@pytest.mark.rule("EC-DISCO-08")
def test_among_equally_cheap_technologies_the_player_chooses() -> None:
    game = board("ancient_technology")
    game.state.supply = {"fusion_source": 1, "plasma_cannon": 1, "orbital": 1}
    assert discovery.cheapest(game, 0) == ["plasma_cannon", "fusion_source"]
    take(game, ("discovery", "use"), ("ancient_technology", "fusion_source"))
    assert "fusion_source" in game.player(0).technologies


@pytest.mark.rule("EC-DISCO-09")
def test_an_instant_technology_works_at_once() -> None:
    game = board("ancient_technology")
    game.state.supply = {"advanced_robotics": 1}
    before = game.player(0).discs
    take(game, ("discovery", "use"))
    assert game.player(0).discs == before - 1 + 1 and game.player(0).spare == 2


@pytest.mark.rule("EC-DISCO-10")
def test_a_cruiser_appears_on_the_hex() -> None:
    game = board("ancient_cruiser")
    take(game, ("discovery", "use"))
    assert game.sector(HERE).fleets == {0: {"cruiser": [0]}}


@pytest.mark.rule("EC-DISCO-10", "EC-COMP-24")
def test_without_an_unused_cruiser_nothing_happens() -> None:
    game = board("ancient_cruiser")
    fleet(game, 0, "221", cruiser=4)
    take(game, ("discovery", "use"))
    assert game.sector(HERE).fleets == {} and game.state.looking is None


@pytest.mark.rule("EC-DISCO-11", "EC-DISCO-14")
def test_an_ancient_part_goes_on_any_blueprint_in_place_of_a_tile() -> None:
    game = board("part_shard_hull")
    fit(game, 0, "cruiser", left_bottom="improved_hull")
    before = blueprints.stats(game, 0, "cruiser").hull
    take(game, ("discovery", "use"), ("ancient_part", "cruiser:left_bottom"))
    assert game.player(0).tiles["cruiser"] == {"left_bottom": "shard_hull"}
    assert blueprints.stats(game, 0, "cruiser").hull == before + 1
    blueprints.put(game.player(0), "cruiser", "left_bottom", "hull")
    assert game.player(0).kept_parts == [] and "shard_hull" not in blueprints.parts(game.player(0), "cruiser")


@pytest.mark.rule("EC-DISCO-12")
def test_an_ancient_part_may_be_kept_for_later() -> None:
    game = board("part_ion_turret")
    take(game, ("discovery", "use"), ("ancient_part", "beside"))
    assert game.player(0).kept_parts == ["ion_turret"] and game.player(0).tiles["interceptor"] == {}


@pytest.mark.rule("EC-DISCO-13")
def test_it_needs_no_technology_but_a_legal_blueprint() -> None:
    game = board("part_conformal_drive")
    spots = {(type, slot) for type, slot, _ in discovery.spots(game, 0, "conformal_drive")}
    assert ("interceptor", "right") in spots, "in place of the nuclear drive"
    assert ("interceptor", "centre_bottom") not in spots, "no energy without the source"
    assert not any(type == "starbase" for type, _ in spots), "starbases have no drive"
    assert ("interceptor", "left") not in spots, "energy 3 for a cannon and two drives is too little"


@pytest.mark.rule("EC-DISCO-15", "EC-EXP-14")
def test_a_guarded_tile_is_not_taken() -> None:
    game = board("money_8", "descendants_of_draco", "terran_federation")
    game.sector(HERE).ancients = [0]
    assert not discovery.free(game, HERE) and not discovery.free(game, "001")
    assert kinds(take(game)) == [] and game.sector(HERE).discovery == "money_8"
    game.sector(HERE).ancients = []
    play(discovery.found(game, 0, HERE), ("discovery", "keep"))
    assert game.player(0).kept == ["money_8"]


@pytest.mark.rule("EC-DISCO-17")
def test_used_tiles_do_not_come_back() -> None:
    game = board("money_8")
    before = list(game.state.discoveries)
    take(game, ("discovery", "use"))
    assert game.state.discoveries == before and game.player(0).kept == []


@pytest.mark.rule("EC-DISCO-02")
@pytest.mark.parametrize("tile", sorted(DISCOVERIES))
def test_every_front_does_something(tile: str) -> None:
    game = board(tile)
    store(game, 0)
    player = game.player(0)
    before = (dict(player.storage), list(player.technologies), str(player.tiles), list(player.kept_parts))
    take(game, ("discovery", "use"))
    after = (dict(player.storage), list(player.technologies), str(player.tiles), list(player.kept_parts))
    assert after != before or game.sector(HERE).fleets
