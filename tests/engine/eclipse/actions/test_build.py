"""The Build action and reaction, and structures."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Ask
from engine.eclipse.actions import build
from engine.eclipse.components import FIGURES
from engine.eclipse.economy import discs
from engine.eclipse.galaxy import ships
from engine.eclipse.phases import action_phase, scoring
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from tests.engine.eclipse.positions import fleet, free_squares, galaxy, home, kinds, lay, learn, play, store

MECHANEMA = ("mechanema", "terran_union")
PRICES = {"interceptor": 3, "cruiser": 5, "dreadnought": 8, "starbase": 3, "orbital": 5, "monolith": 10}


def rich(*species: str) -> Game:
    """A game in which seat 0 can build whatever figures and technologies allow."""
    game = galaxy(*species)
    store(game, 0, materials=99)
    learn(game, 0, *({"starbase", "orbital", "monolith"} - set(game.player(0).technologies)))
    return game


def built(game: Game, *things: str, at: str | None = None, activations: int = 2) -> list[str]:
    """Builds these and is done; the questions that were put."""
    steps: list[Any] = [("build", thing) for thing in things]
    where = [("build_at", at)] * len(things) if at else []
    return kinds(play(build.act(game, 0, activations), *steps, *where, others="pass"))


def question(game: Game, *answers: Any) -> Ask:
    asked = play(build.act(game, 0, 2), *answers, others="stop").open
    assert asked is not None
    return asked


def refused(ask: Ask, value: str) -> str | None:
    with pytest.raises(IllegalAnswer) as error:
        ask.must[0].check(value)
    return error.value.rule


@pytest.mark.rule("EC-BUI-01", "EC-ACT-04")
def test_up_to_two_ships_or_structures_in_any_mix() -> None:
    game = rich()
    assert built(game, "orbital", "cruiser") == ["build", "build"]
    assert game.sector(home(game, 0)).orbital
    assert built(game, "done") == ["build"]


@pytest.mark.rule("EC-BUI-01", "EC-ACT-10", "EC-SPECIES-38")
def test_mechanema_build_three() -> None:
    game = rich(*MECHANEMA)
    assert built(game, *["cruiser"] * 3, activations=game.species(0).activations["build"]) == ["build"] * 3
    assert game.player(0).storage["materials"] == 99 - 3 * 4


@pytest.mark.rule("EC-BUI-02", "EC-TECH-17", "EC-REACT-04", "EC-REACT-07")
def test_nanorobots_add_one_to_an_action_but_not_to_a_reaction() -> None:
    game = rich()
    learn(game, 0, "nanorobots")
    assert built(game, *["interceptor"] * 3) == ["build"] * 3
    played = play(build.act(game, 0, 1, reaction=True), ("build", "interceptor"), others="stop")
    assert kinds(played) == ["build"] and played.open is None


@pytest.mark.rule("EC-BUI-03")
def test_things_may_go_to_different_sectors() -> None:
    game = rich()
    lay(game, "106", (0, -1), owner=0)
    steps = [("build", "cruiser"), ("build_at", "106"), ("build", "cruiser"), ("build_at", "221")]
    play(build.act(game, 0, 2), *steps)
    assert [ships.of(game.sector(id), 0).get("cruiser") for id in ("106", "221")] == [1, 1]


@pytest.mark.rule("EC-BUI-04", "EC-BUI-05", "EC-BUI-06", "EC-BUI-07", "EC-BUI-08", "EC-BUI-09")
@pytest.mark.rule("EC-BUI-10", "EC-RES-04")
@pytest.mark.parametrize(("thing", "price"), PRICES.items())
def test_prices(thing: str, price: int) -> None:
    game = rich()
    built(game, thing)
    assert game.player(0).storage["materials"] == 99 - price


@pytest.mark.rule("EC-BUI-11", "EC-SPECIES-38")
@pytest.mark.parametrize(("thing", "price"), list(zip(PRICES, (2, 4, 7, 2, 4, 8), strict=True)))
def test_mechanema_pays_less(thing: str, price: int) -> None:
    game = rich(*MECHANEMA)
    built(game, thing)
    assert game.player(0).storage["materials"] == 99 - price


@pytest.mark.rule("EC-BUI-04", "EC-RES-06")
def test_what_cannot_be_paid_in_full_cannot_be_built() -> None:
    game = rich()
    store(game, 0, materials=7)
    assert refused(question(game), "dreadnought") == "EC-BUI-04"
    store(game, 0, materials=7, science=2)
    assert built(game, "dreadnought") == ["build"]
    assert game.player(0).storage == {"money": 0, "science": 0, "materials": 0}


@pytest.mark.rule("EC-EX-04")
def test_a_cruiser_and_an_orbital_cost_ten() -> None:
    game = rich()
    store(game, 0, materials=10)
    built(game, "cruiser", "orbital")
    assert game.player(0).storage["materials"] == 0


@pytest.mark.rule("EC-BUI-12")
@pytest.mark.parametrize("type", FIGURES)
def test_no_more_ships_than_figures(type: str) -> None:
    game = rich()
    fleet(game, 0, "221", **{type: ships.left(game, 0, type)})
    assert refused(question(game), type) == "EC-BUI-12"


@pytest.mark.rule("EC-BUI-13")
def test_a_destroyed_ship_can_be_built_again() -> None:
    game = rich()
    fleet(game, 0, "221", dreadnought=2)
    ships.remove(game, 0, "dreadnought", "221")
    built(game, "dreadnought")
    assert ships.of(game.sector("221"), 0)["dreadnought"] == 2


@pytest.mark.rule("EC-BUI-14", "EC-STRUC-01", "EC-STRUC-02")
def test_one_orbital_and_one_monolith_on_a_sector() -> None:
    game = rich()
    built(game, "orbital", "monolith")
    sector = game.sector("221")
    assert sector.orbital and sector.monolith
    assert [refused(question(game), thing) for thing in ("orbital", "monolith")] == ["EC-BUI-14"] * 2
    lay(game, "106", (0, -1), owner=0)
    assert build.sites(game, 0, "orbital") == ["106"]


@pytest.mark.rule("EC-BUI-15", "EC-RESEARCH-12", "EC-TECH-02", "EC-TECH-20", "EC-TECH-22")
@pytest.mark.parametrize("thing", ["starbase", "orbital", "monolith"])
def test_some_things_need_the_technology_of_their_name(thing: str) -> None:
    game = galaxy("descendants_of_draco", "terran_union")
    store(game, 0, materials=20)
    assert refused(question(game), thing) == "EC-BUI-15"
    learn(game, 0, thing)
    assert thing in build.possible(game, 0)


@pytest.mark.rule("EC-BUI-16")
def test_several_starbases_on_one_sector() -> None:
    game = rich()
    built(game, "starbase", "starbase")
    assert ships.of(game.sector("221"), 0)["starbase"] == 2


@pytest.mark.rule("EC-BUI-17")
def test_enemy_ships_do_not_hinder_building() -> None:
    game = rich()
    fleet(game, 1, "221", cruiser=2)
    built(game, "starbase")
    assert game.sector("221").entered == [0, 1]


@pytest.mark.rule("EC-BUI-18")
def test_ships_without_a_disc_are_no_place_to_build() -> None:
    game = rich()
    lay(game, "106", (0, -1))
    lay(game, "310", (0, -3), owner=0)
    fleet(game, 0, "106", cruiser=1)
    assert refused(question(game, ("build", "cruiser")), "106") == "EC-BUI-18"


@pytest.mark.rule("EC-STRUC-04", "EC-STRUC-05", "EC-SCORE-05")
def test_a_structure_serves_whoever_controls_the_sector() -> None:
    game = rich()
    sector = lay(game, "207", (0, -1), owner=0)
    before = scoring.open_points(game, 1)
    built(game, "orbital", "monolith", at="207")
    assert free_squares(game, 0, "207") == ["orbital"]
    sector.owner = 1
    assert free_squares(game, 1, "207") == ["orbital"]
    assert scoring.open_points(game, 1) == before + 1 + 3


@pytest.mark.rule("EC-STRUC-03")
def test_a_structure_stays_when_its_owner_leaves() -> None:
    game = rich()
    sector = lay(game, "207", (0, -1), owner=0)
    built(game, "orbital", "monolith", at="207")
    play(discs.remove(game, "207"))
    assert (sector.owner, sector.orbital, sector.monolith) == (None, True, True)


@pytest.mark.rule("EC-REACT-04", "EC-REACT-06")
def test_a_build_reaction_builds_one_thing() -> None:
    game = rich()
    before = game.player(0).discs
    played = play(action_phase.react(game, 0, "build"), ("build", "cruiser"), others="stop")
    assert played.open is None
    assert game.player(0).discs == before - 1 and game.player(0).actions == {"reaction": 1}


@pytest.mark.rule("EC-BUI-04", "EC-TRADE-01")
def test_the_offer_says_what_must_be_traded_for() -> None:
    game = galaxy("terran_union", "terran_republic")
    store(game, 0, money=10, materials=3)
    played = play(build.act(game, 0, 1), others="stop")
    assert played.open is not None
    texts = {option.id: option.text for option in played.open.must[0].options}  # type: ignore[attr-defined]
    assert texts["interceptor"].key == "eclipse-build-option"
    assert texts["cruiser"].key == "eclipse-build-by-trade" and texts["cruiser"].params["missing"] == 2
