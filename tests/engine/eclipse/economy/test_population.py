"""Population cubes and tracks."""

from __future__ import annotations

import pytest

from engine.eclipse import words
from engine.eclipse.actions import influence
from engine.eclipse.components import PRODUCTION, SQUARES
from engine.eclipse.diplomacy import relations
from engine.eclipse.economy import colony_ships, discs, population
from engine.eclipse.phases import cleanup_phase
from engine.text import T, seat_name
from tests.engine.eclipse.positions import free_squares, galaxy, home, kinds, lay, learn, play, run_through, settle


@pytest.mark.rule("EC-POP-01")
def test_production_is_the_leftmost_uncovered_square() -> None:
    player = galaxy().player(0)
    player.cubes["money"] = 11
    assert population.production(player, "money") == 2
    player.cubes["money"] = 6
    assert population.production(player, "money") == 10
    player.cubes["money"] = 0
    assert population.production(player, "money") == 28


@pytest.mark.rule("EC-POP-02", "EC-POP-03")
def test_a_cube_leaves_and_returns_at_the_right_end() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    before = population.production(game.player(0), "money")
    population.put(game, 0, "201", "0", "money")
    assert before < population.production(game.player(0), "money") in PRODUCTION
    assert "0" not in free_squares(game, 0, "201")
    run_through(population.take(game, "201", "0", "cubes"))
    assert population.production(game.player(0), "money") == before


@pytest.mark.rule("EC-POP-04", "EC-POP-05")
def test_coloured_squares_take_their_colour_and_grey_ones_any() -> None:
    game = galaxy()
    lay(game, "106", (0, -1), owner=0)
    lay(game, "313", (0, -3), owner=0)
    assert population.kinds(game, 0, "106", "0") == ["science"]
    assert population.kinds(game, 0, "106", "1") == ["materials"]
    assert population.kinds(game, 0, "313", "0") == ["money", "science", "materials"]


@pytest.mark.parametrize(
    ("sector", "square", "resource", "technology"),
    [
        pytest.param("221", "1", "money", "advanced_economy", marks=pytest.mark.rule("EC-TECH-13")),
        pytest.param("221", "3", "science", "advanced_labs", marks=pytest.mark.rule("EC-TECH-21")),
        pytest.param("107", "2", "materials", "advanced_mining", marks=pytest.mark.rule("EC-TECH-05")),
    ],
)
@pytest.mark.rule("EC-POP-07")
def test_advanced_squares_need_their_technology(sector: str, square: str, resource: str, technology: str) -> None:
    game = galaxy()
    lay(game, "107", (0, -1), owner=0)
    others = {"advanced_economy", "advanced_labs", "advanced_mining"} - {technology}
    learn(game, 0, *sorted(others))
    assert square not in free_squares(game, 0, sector)
    learn(game, 0, technology)
    assert population.kinds(game, 0, sector, square) == [resource]


@pytest.mark.rule("EC-POP-08", "EC-STRUC-05", "EC-STRUC-04")
def test_an_orbital_takes_one_cube_of_money_or_science() -> None:
    game = galaxy()
    sector = lay(game, "207", (-1, -1), owner=0)
    assert free_squares(game, 0, "207") == []
    sector.orbital = True
    assert free_squares(game, 0, "207") == ["orbital"]
    assert free_squares(game, 1, "207") == []
    assert population.kinds(game, 0, "207", "orbital") == ["money", "science"]
    population.put(game, 0, "207", "orbital", "science")
    assert free_squares(game, 0, "207") == []


@pytest.mark.rule("EC-POP-06")
def test_a_cube_of_a_grey_square_goes_to_any_track() -> None:
    game = galaxy()
    lay(game, "313", (0, -3), owner=0)
    settle(game, "313", 0, "money")
    before = dict(game.player(0).cubes)
    play(discs.remove(game, "313"), ("cube_home", "materials"))
    assert game.player(0).cubes == {**before, "materials": before["materials"] + 1}


@pytest.mark.rule("EC-POP-09")
def test_a_cube_of_an_orbital_goes_to_money_or_science() -> None:
    game = galaxy()
    sector = lay(game, "207", (-1, -1), owner=0)
    sector.orbital = True
    population.put(game, 0, "207", "orbital", "science")
    open_ = play(discs.remove(game, "207"), others="stop").open
    assert open_ is not None
    assert [option.id for option in open_.must[0].options] == ["money", "science"]  # type: ignore[attr-defined]
    assert open_.about.params["square"] == T("eclipse-cube-orbital")


@pytest.mark.rule("EC-POP-06", "EC-DIPL-15", "EC-BOMB-09")
def test_a_cube_without_a_square_says_whence_it_comes() -> None:
    game = galaxy(seats=4)
    for holder, owner in ((0, 1), (1, 0)):
        game.player(holder).ambassadors.append(owner)
        game.player(owner).cubes["money"] -= 1
    asked = play(relations.end(game, 0, 1), others="stop").open
    assert asked is not None
    assert asked.about.params["cube"] == T("eclipse-cube-of-ambassador", holder=seat_name(0))
    game.player(2).cubes["money"], game.player(2).graveyard["money"] = SQUARES, 1
    asked = play(cleanup_phase.clean(game, 2), others="stop").open
    assert asked is not None
    assert asked.about.params["cube"] == T("eclipse-cube-of-graveyard", resource=words.resource("money"))


@pytest.mark.rule("EC-POP-10")
def test_cubes_reach_a_hex_by_colony_ship_only() -> None:
    game = galaxy()
    game.player(0).colony_ships = 1
    lay(game, "201", (-1, -1), owner=0)
    play(colony_ships.settle(game, 0), ("colony", "201:0:money"))
    assert game.sector("201").cubes == [True, False]
    assert colony_ships.targets(game, 0) == [] and "colony" not in game.may(0)


@pytest.mark.rule("EC-POP-11")
def test_an_empty_track_fills_no_square() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    game.player(0).cubes["money"] = 0
    assert free_squares(game, 0, "201") == ["1"]
    refusal = colony_ships.why_not(game, 0, "201:0:money")
    assert refusal is not None and refusal.rule == "EC-POP-11"


@pytest.mark.rule("EC-POP-12", "EC-DISC-04")
def test_all_cubes_return_with_the_disc() -> None:
    game = galaxy()
    before, discs_before = dict(game.player(0).cubes), game.player(0).discs
    lay(game, "201", (-1, -1), owner=0)
    settle(game, "201", 0, "money")
    settle(game, "201", 1, "materials")
    run_through(discs.remove(game, "201"))
    assert (game.sector("201").owner, game.sector("201").cubes) == (None, [False, False])
    assert (game.player(0).cubes, game.player(0).discs) == (before, discs_before)


@pytest.mark.rule("EC-POP-14")
def test_a_full_track_sends_the_cube_to_another() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    settle(game, "201", 0, "money")
    game.player(0).cubes["money"] = 12
    before = game.player(0).cubes["science"]
    played = play(discs.remove(game, "201"), ("cube_home", "science"))
    assert kinds(played) == ["cube_home"]
    assert game.player(0).cubes["money"] == 12 and game.player(0).cubes["science"] == before + 1


@pytest.mark.rule("EC-POP-14")
def test_a_choice_between_tracks_leaves_out_the_full_one() -> None:
    game = galaxy()
    lay(game, "313", (0, -3), owner=0)
    settle(game, "313", 0, "money")
    game.player(0).cubes["science"] = 12
    assert population.homes(game.player(0), population.tracks("313", "0")) == ["money", "materials"]


@pytest.mark.rule("EC-POP-15")
def test_a_full_track_produces_nothing() -> None:
    player = galaxy().player(0)
    player.cubes["science"] = 12
    assert population.production(player, "science") == 0


@pytest.mark.rule("EC-BOMB-07", "EC-BOMB-08")
def test_the_owner_chooses_the_graveyard_of_a_grey_cube() -> None:
    game = galaxy()
    lay(game, "313", (0, -3), owner=0)
    settle(game, "313", 0, "money")
    play(population.take(game, "313", "0", "graveyard"), ("cube_home", 0, "materials"))
    assert game.player(0).graveyard == {"money": 0, "science": 0, "materials": 1}


@pytest.mark.rule("EC-POP-13")
def test_cubes_stay_as_long_as_the_disc() -> None:
    game = galaxy()
    before = list(game.sector(home(game, 0)).cubes)
    play(influence.act(game, 0, 2), ("influence", "done"))
    assert game.sector(home(game, 0)).cubes == before
    play(influence.act(game, 0, 1), ("influence", home(game, 0)))
    assert game.sector(home(game, 0)).owner is None
    assert population.settled(game.sector(home(game, 0))) == []
