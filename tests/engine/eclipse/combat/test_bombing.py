"""Attacking population after the battles."""

from __future__ import annotations

import pytest

from engine.eclipse.combat import bombing
from engine.eclipse.galaxy import claims
from engine.eclipse.play import Game
from tests.engine.eclipse.battlefield import FIELD, field
from tests.engine.eclipse.positions import dice, fit, fleet, kinds, learn, play, said, settle

BOMB = ("bomb", "yes")


def colony(*species: str, **ships: int) -> Game:
    """Seat 1 has cubes on both squares of the field; seat 0 has ships there."""
    game = field(*species, owner=1)
    settle(game, FIELD, 0, "science")
    settle(game, FIELD, 1, "materials")
    fleet(game, 0, FIELD, **ships)
    return game


@pytest.mark.rule("EC-EX-10", "EC-BOMB-02", "EC-BOMB-03", "EC-BOMB-12")
def test_three_interceptors_with_computers_of_three_hit_with_six_and_three() -> None:
    game = colony(interceptor=3)
    game.sector(FIELD).orbital = game.sector(FIELD).orbital_cube = True
    fit(game, 0, "interceptor", left="gluon_computer")
    fit(game, 1, "interceptor", left="gauss_shield")
    dice(game, 6, 3, 2)
    play(bombing.attack_population(game, FIELD), BOMB, ("destroy_cubes", 0, ["0", "1"]))
    play(claims.drive_out(game, FIELD))
    sector = game.sector(FIELD)
    assert sector.cubes == [False, False] and sector.orbital_cube and sector.owner == 1


@pytest.mark.rule("EC-BOMB-04")
def test_each_point_of_damage_destroys_a_cube_of_the_attackers_choice() -> None:
    game = colony(cruiser=1)
    dice(game, 5)
    played = play(bombing.attack_population(game, FIELD), BOMB, ("destroy_cubes", 0, ["1"]))
    assert kinds(played) == ["bomb", "destroy_cubes"] and game.sector(FIELD).cubes == [True, False]


@pytest.mark.rule("EC-BOMB-04", "EC-DMG-01")
def test_an_orange_die_destroys_two() -> None:
    game = colony(cruiser=1)
    fit(game, 0, "cruiser", centre_top="plasma_cannon")
    dice(game, 6)
    assert kinds(play(bombing.attack_population(game, FIELD), BOMB)) == ["bomb"]
    assert game.sector(FIELD).cubes == [False, False]


@pytest.mark.rule("EC-BOMB-06", "EC-BOMB-09")
def test_cubes_go_to_the_graveyard_of_their_colour() -> None:
    game = colony(cruiser=1)
    fit(game, 0, "cruiser", centre_top="plasma_cannon")
    cubes, graveyard = dict(game.player(1).cubes), dict(game.player(1).graveyard)
    dice(game, 6)
    play(bombing.attack_population(game, FIELD), BOMB)
    assert game.player(1).cubes == cubes
    assert game.player(1).graveyard == {**graveyard, "science": 1, "materials": 1}


@pytest.mark.rule("EC-BOMB-07", "EC-BOMB-08", "EC-BOMB-11")
def test_of_grey_squares_and_orbitals_the_owner_chooses_the_graveyard() -> None:
    game = field()
    sector = game.sector("103")
    settle(game, "103", 1, "materials")
    sector.orbital = sector.orbital_cube = True
    fleet(game, 0, "103", cruiser=1)
    learn(game, 0, "neutron_bombs")
    played = play(bombing.attack_population(game, "103"), BOMB, ("cube_home", 1, "science"), ("cube_home", 1, "money"))
    assert kinds(played) == ["bomb", "cube_home", "cube_home"]
    assert game.player(1).graveyard["science"] == game.player(1).graveyard["money"] == 1
    assert sector.orbital and not sector.orbital_cube


@pytest.mark.rule("EC-BOMB-02")
def test_missiles_do_not_count_against_population() -> None:
    game = colony(interceptor=2)
    fit(game, 0, "interceptor", centre_top="plasma_missile")
    assert kinds(play(bombing.attack_population(game, FIELD), others="stop")) == []
    assert game.sector(FIELD).cubes == [True, True]


@pytest.mark.rule("EC-BOMB-05", "EC-TECH-01")
def test_neutron_bombs_need_no_roll() -> None:
    game = colony(interceptor=1)
    learn(game, 0, "neutron_bombs")
    rolls = game.state.rolls
    assert kinds(play(bombing.attack_population(game, FIELD), BOMB)) == ["bomb"]
    assert game.sector(FIELD).cubes == [False, False] and game.state.rolls == rolls


@pytest.mark.rule("EC-BOMB-13", "EC-SPECIES-23")
def test_population_of_planta_dies_by_itself() -> None:
    game = colony("terran_union", "planta", interceptor=1)
    fit(game, 0, "interceptor", centre_top="plasma_missile")
    assert kinds(play(bombing.attack_population(game, FIELD), others="stop")) == []
    assert game.sector(FIELD).cubes == [False, False]


@pytest.mark.rule("EC-BOMB-01", "EC-BATTLE-07")
def test_the_attacker_may_leave_the_population_alone() -> None:
    game = colony(interceptor=1)
    play(bombing.attack_population(game, FIELD), ("bomb", "no"), others="stop")
    assert game.sector(FIELD).cubes == [True, True] and said(game) == []


@pytest.mark.rule("EC-BOMB-14")
def test_not_while_enemy_ships_are_there() -> None:
    game = colony(interceptor=1)
    fleet(game, 1, FIELD, interceptor=1)
    assert kinds(play(bombing.attack_population(game, FIELD), others="stop")) == []


def test_population_of_a_partner_is_left_alone() -> None:
    game = colony(interceptor=1)
    game.player(0).ambassadors, game.player(1).ambassadors = [1], [0]
    assert bombing.conqueror(game, game.sector(FIELD)) is None
