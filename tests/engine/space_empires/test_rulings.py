"""Rulings by chapter: positions in which several rules meet, played through the questions that players answer."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.space_empires.combat import aiming, battle, figures, firing, retreat
from engine.space_empires.economy import economic_phase, income, research
from engine.space_empires.galaxy import exploring, units
from engine.space_empires.phases import combat_phase, marching
from engine.space_empires.play import Game
from engine.space_empires.state import ALIENS, MACHINES, Marker, Unit
from tests.engine.space_empires.positions import (
    Played,
    alien,
    colony,
    dice,
    fight,
    learn,
    machine,
    mark,
    met,
    play,
    put,
    space,
    turn,
)


def go(game: Game, units: list[Unit], to: str, *more: Any) -> None:
    """Seat 0 moves these units of a hex to the next one."""
    answers = [("move_units", [unit.id for unit in units]), ("move_to", to), *more]
    assert play(marching.march_some(game, 0, units[0].at), *answers, others="stop").open is None


def stormed(game: Game, *answers: Any) -> None:
    """Seat 0 fights, fires and settles in the only hex where it can."""
    played = play(combat_phase.next_hex(game, 0), *answers, others="stop")
    assert played.open is None, played.open


def phase(game: Game, *answers: Any) -> Played:
    """An Economic Phase; whoever is not scripted buys nothing and bids nothing."""
    game.state.phase = "economy"
    return play(economic_phase.step(game), *answers, others="pass")


# --- 4 Movement ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MOVE-17", "SE-MOVE-18", "SE-MINERAL-10")
def test_what_has_no_arms_of_two_players_goes_down_with_its_cargo_and_the_ship_moves_on() -> None:
    game = space(3)
    turn(game, 3)
    put(game, 1, "DECOY", "F7", 3)
    put(game, 2, "MINER", "F7").cargo = Marker("minerals", 10)
    scout = put(game, 0, "SC", "F6", move=2)
    go(game, [scout], "F7")
    go(game, [scout], "F8")
    assert (game.player(1).units, game.player(2).units, scout.up) == ([], [], False)
    assert game.system("F7").marker is None


@pytest.mark.rule("SE-MOVE-15", "SE-EXPLORE-02")
def test_miner_and_decoy_go_into_the_unknown_with_a_scout_in_one_order() -> None:
    game = space()
    mark(game, "F7", "planet", known=False)
    party = [put(game, 0, type, "F6") for type in ("SC", "MINER", "DECOY")]
    go(game, party, "F7")
    assert {unit.at for unit in party} == {"F7"}


# --- 5 Combat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-FIRE-01", "SE-TACTICS-01")
def test_the_class_comes_before_tactics() -> None:
    game = space()
    put(game, 0, "DD", "F7")
    scout = put(game, 1, "SC", "F7", tactics=3)
    dice(game, 4)
    assert fight(game, ("fire", 0, scout.id)) == ["fire"]


@pytest.mark.rule("SE-TERRAIN-02", "SE-FIRE-04", "SE-TACTICS-01")
def test_in_asteroids_the_scout_with_tactics_fires_before_the_battleship() -> None:
    game = space()
    mark(game, "F7", "asteroids")
    ship, scout = put(game, 0, "BB", "F7"), put(game, 1, "SC", "F7", tactics=1)
    dice(game, 10, 1)
    assert fight(game, ("fire", 1, ship.id), ("fire", 0, scout.id)) == ["fire", "fire"]


@pytest.mark.rule("SE-COMBAT-10", "SE-COMBAT-09", "SE-FIRE-11")
def test_the_bonus_lasts_for_its_round_whatever_falls_in_it() -> None:
    """Four scouts against two: after the first loss the three still have it, and in the next round no more."""
    game = space()
    four, two = put(game, 0, "SC", "F7", 4), put(game, 1, "SC", "F7", 2)
    at = met(game)
    at.battle.round = 0
    dice(game, 1, 10, 5, 10, 10)
    fires = [*[("fire", 1, four.id)] * 2, *[("fire", 0, two.id)] * 3]
    play(battle._round(at), ("screen", 0, {}), *fires, others="stop")
    assert [shot.need for shot in at.battle.shots] == [3, 3, 4, 4, 4]
    assert (four.count, two.count, battle.bonus(at)) == (3, 2, None)


@pytest.mark.rule("SE-RETREAT-01", "SE-COMBAT-13")
def test_ships_that_have_fired_in_a_round_do_not_retreat_in_it() -> None:
    game = space()
    group = put(game, 0, "CA", "F7", 3)
    put(game, 1, "BB", "F7")
    at = met(game)
    at.battle.round, group.fired = 2, 2
    assert {option.id[-2:] for option in aiming.retreats(at, group, aiming.exits(at, group))} == {":1"}


@pytest.mark.rule("SE-COMBAT-16", "SE-RETREAT-04", "SE-DAMAGE-06", "SE-REVEAL-01")
def test_a_fleet_that_retreats_leaves_its_colony_ship_to_the_enemy() -> None:
    game = space()
    cruiser, enemy = put(game, 0, "CA", "F7"), put(game, 1, "CA", "F7")
    put(game, 0, "COLONY_SHIP", "F7")
    dice(game, 1, 10)
    fires = [("fire", 1, cruiser.id), ("fire", 0, enemy.id), ("fire", 1, "hold"), ("fire", 0, "retreat:E8:1")]
    fight(game, *fires)
    assert game.player(0).units == [cruiser] and (cruiser.at, cruiser.hits, cruiser.up) == ("E8", 0, True)


@pytest.mark.rule("SE-BOMB-01", "SE-BOMB-02", "SE-BOMB-06")
def test_who_destroyed_the_base_fires_at_the_colony_in_the_same_phase() -> None:
    """D-18, D-80"""
    game = space()
    colony(game, 1, "F7", 5)
    base, fleet = put(game, 1, "BASE", "F7"), put(game, 0, "DN", "F7", 4)
    dice(game, 10, 1, 1, 1, 1, 1, 1)
    battle = [("screen", 0, {}), ("fire", 1, fleet.id), *[("fire", 0, base.id)] * 3]
    stormed(game, *battle, ("bombard", 0, "yes"), ("bombard_with", 0, fleet.id))
    assert game.colony("F7") is None


@pytest.mark.rule("SE-BOMB-10", "SE-COLONY-03", "SE-COLONY-04")
def test_the_planet_is_settled_at_once_by_who_destroyed_its_colony() -> None:
    game = space()
    colony(game, 1, "F7", 1)
    ship = put(game, 0, "BB", "F7")
    put(game, 0, "COLONY_SHIP", "F7")
    dice(game, 5)
    shots = [("bombard", 0, "yes"), ("bombard_with", 0, ship.id)]
    stormed(game, ("battle", 0, "F7"), *shots, ("settle", 0, "yes"))
    made = game.colony("F7")
    assert made is not None and (made.owner, made.value) == (0, 0)


@pytest.mark.rule("SE-BOMB-08", "SE-GEN-02")
def test_a_home_world_stands_three_hits_and_falls_with_the_fourth() -> None:
    game = space()
    ships, last = put(game, 0, "DN", "L3", 3), put(game, 0, "SC", "L3")
    dice(game, 1, 1, 1)
    first = [("bombard_with", 0, ships.id), ("bombard_with", 0, "stop")]
    stormed(game, ("battle", 0, "L3"), ("bombard", 0, "yes"), *first)
    home = game.colony("L3")
    assert home is not None and (home.value, game.state.winners) == (5, [])
    game.state.fought = []
    dice(game, 1)
    stormed(game, ("battle", 0, "L3"), ("bombard", 0, "yes"), ("bombard_with", 0, last.id))
    assert game.state.winners == [0]


# --- 6 Exploration ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-LOST-03", "SE-NOVA-01")
def test_who_is_lost_in_space_and_finds_a_supernova_comes_back() -> None:
    """D-22"""
    game = space()
    mark(game, "F7", "lost_in_space", known=False)
    mark(game, "F8", "supernova", known=False)
    scout = put(game, 0, "SC", "F7")
    play(exploring.explore(game, 0, "F7"), ("shift", 1, "F8"), others="stop")
    assert scout.at == "F7" and game.terrain("F8") == "supernova"


@pytest.mark.rule("SE-LOST-03", "SE-LOST-05")
def test_who_is_lost_in_space_may_be_lost_again() -> None:
    game = space()
    for at in ("F7", "F8"):
        mark(game, at, "lost_in_space", known=False)
    scout = put(game, 0, "SC", "F7")
    play(exploring.explore(game, 0, "F7"), ("shift", 1, "F8"), ("shift", 1, "F9"), others="stop")
    assert scout.at == "F9" and game.system("F7").marker is game.system("F8").marker is None


@pytest.mark.rule("SE-BLACK-01", "SE-LOST-01")
def test_a_shift_into_a_black_hole_is_an_entry() -> None:
    """D-66"""
    game = space()
    mark(game, "F7", "lost_in_space", known=False)
    mark(game, "F8", "black_hole")
    scouts = put(game, 0, "SC", "F7", 2)
    dice(game, 7, 6)
    play(exploring.explore(game, 0, "F7"), ("shift", 1, "F8"), others="stop")
    assert (scouts.count, scouts.at) == (1, "F8")


# --- 7 Economic Phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-WRECK-02", "SE-TECH-02", "SE-INCOME-07")
def test_a_level_from_a_wreck_leaves_the_next_one_to_be_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-25"""
    game = space()
    colony(game, 0, "F6").goods = [Marker("space_wreck")]
    game.player(0).cp = 50
    monkeypatch.setattr(research, "roll", lambda *_: 3)
    phase(game, ("sheet", 0, {"research": ["attack"]}))
    assert game.player(0).technology["attack"] == 2 and game.player(0).cp == 50 + 25 - 30


@pytest.mark.rule("SE-INCOME-02", "SE-MINERAL-06", "SE-INCOME-06")
def test_a_new_colony_yields_nothing_but_its_minerals_count() -> None:
    game = space()
    made = colony(game, 0, "F6", 0)
    made.goods = [Marker("minerals", 10)]
    phase(game)
    assert (game.player(0).cp, made.value, made.goods) == (20 + 10, 1, [])


@pytest.mark.rule("SE-UPGRADE-07", "SE-YARDTECH-01", "SE-PLACE-04")
def test_ship_yards_build_more_with_the_level_of_this_phase() -> None:
    game = space()
    put(game, 0, "SY", "A10", 2)
    game.player(0).cp = 60
    phase(game, ("sheet", 0, {"research": ["ship_yard"], "ships": {"SC:A10": 3}}))
    assert [unit.count for unit in game.player(0).units if unit.type == "SC"] == [3]


@pytest.mark.rule("SE-MAINT-03", "SE-BID-01")
def test_who_pays_all_income_for_maintenance_has_nothing_to_bid() -> None:
    game = space()
    put(game, 0, "DN", "F6", 6)
    put(game, 0, "DN", "F6", 2)
    with pytest.raises(IllegalAnswer):
        phase(game, ("sheet", 0, {"bid": 1}))


@pytest.mark.rule("SE-BID-02", "SE-TURN-05")
def test_the_others_follow_the_first_player_clockwise() -> None:
    game = space(4)
    phase(game, ("sheet", 2, {"bid": 1}), ("first_player", 2, "3"))
    assert game.state.order == [3, 0, 1, 2]


# --- 10 to 14 Advanced rules -----------------------------------------------------------------------------------------


@pytest.mark.rule("SE-WARP-05", "SE-PIPE-12", "SE-PIPE-13")
def test_trade_goes_through_warp_points() -> None:
    game = space(pipelines=True, warp_points=2)
    home = game.player(0).home
    near, far = game.beside(home)[0], game.beside("K9")[0]
    for at in (near, "K9"):
        mark(game, at, "warp_point", 1)
    colony(game, 0, far, 1)
    for at in (home, near, "K9", far):
        put(game, 0, "MS", at)
    assert income.of_pipelines(game, 0) == 1


@pytest.mark.rule("SE-BLACK-01", "SE-CARRIER-02")
def test_a_carrier_that_a_black_hole_takes_has_its_fighters_with_it() -> None:
    """D-44"""
    game = space(carriers=True)
    mark(game, "F7", "black_hole")
    carriers, fighters = put(game, 0, "CV", "F6", 2), put(game, 0, "F", "F6", 6, fighter=1)
    dice(game, 1, 10)
    go(game, [carriers, fighters], "F7", ("stranded", {fighters.id: 3}))
    assert (carriers.count, fighters.count) == (1, 3)


@pytest.mark.rule("SE-POINTDEF-02", "SE-FIGHTER-05")
def test_point_defense_fires_before_the_best_fighters() -> None:
    game = space(carriers=True)
    colony(game, 1, "F7")
    put(game, 0, "SC", "F7", point_defense=1)
    fighter = put(game, 1, "F", "F7", fighter=3)
    dice(game, 5)
    assert fight(game, ("fire", 0, fighter.id)) == ["fire"]


@pytest.mark.rule("SE-CARRIER-03")
def test_carriers_are_open_to_fire_when_the_last_fighter_is_gone() -> None:
    game = space(carriers=True)
    carrier, fighter = put(game, 0, "CV", "F7"), put(game, 0, "F", "F7", fighter=1)
    ship, at = put(game, 1, "BB", "F7"), met(game)
    assert aiming.targets(at, ship) == [fighter]
    units.lose(game, fighter)
    assert aiming.targets(at, ship) == [carrier]


@pytest.mark.rule("SE-FIRE-03", "SE-RAIDER-08")
def test_a_base_fires_before_cloaked_raiders_of_equal_tactics() -> None:
    game = space(raiders=True)
    raider, base = put(game, 0, "R", "F7", cloaking=1), put(game, 1, "BASE", "F7")
    at = met(game)
    at.battle.cloaked = [0]
    dice(game, 1, 1)
    play(firing.fire_round(at), ("fire", 1, raider.id), ("fire", 0, base.id), others="stop")
    assert [(shot.side, shot.need) for shot in at.battle.shots] == [(1, 7), (0, 3)]


@pytest.mark.rule("SE-ALIEN-04", "SE-RETREAT-01", "SE-REVEAL-01")
def test_players_retreat_from_aliens_which_stay() -> None:
    game = space(aliens=True)
    one, scout = alien(game, "ALIEN_D"), put(game, 0, "SC", "F7")
    dice(game, 10, 10)
    fires = [("fire", 1, scout.id), ("fire", 0, one.id), ("fire", 1, "hold"), ("fire", 0, "retreat:E8:1")]
    fight(game, *fires, defender=ALIENS)
    assert scout.at == "E8" and game.state.aliens == [one] and one.up


# --- 15 to 17 Optional rules -----------------------------------------------------------------------------------------


@pytest.mark.rule("SE-OPT-02", "SE-ATTDEF-02")
def test_instant_upgrades_do_not_lift_the_limit_of_the_hull() -> None:
    game = space(instant_upgrades=True)
    scout, ship, enemy = put(game, 0, "SC", "F7"), put(game, 0, "BB", "F7"), put(game, 1, "SC", "F7")
    learn(game, 0, attack=3, defense=3)
    at = met(game)
    assert [figures.attack(at, one, enemy) for one in (scout, ship)] == [3 + 1, 5 + 3]
    assert [figures.defense(at, one) for one in (scout, ship)] == [1, 2 + 3]


@pytest.mark.rule("SE-WARP-06", "SE-RETREAT-05")
def test_a_retreat_may_lead_through_a_warp_point() -> None:
    game = space(warp_points=2)
    for at in ("F7", "A8"):
        mark(game, at, "warp_point", 1)
    assert "A8" in retreat.hexes(game, "F7", 0)


@pytest.mark.rule("SE-OPT-03", "SE-OPT-04")
@pytest.mark.parametrize(("roll", "at"), [(4, "F8"), (5, None)])
def test_a_slingshot_from_level_one_leads_past_the_black_hole_or_into_it(roll: int, at: str | None) -> None:
    game = space(slingshot=True)
    mark(game, "F7", "black_hole")
    scout = put(game, 0, "SC", "F6")
    dice(game, roll)
    go(game, [scout], "F7", ("slingshot", {scout.id: 1}))
    if at is not None:
        go(game, [scout], at)
    assert [unit.at for unit in game.player(0).units] == ([] if at is None else [at])


@pytest.mark.rule("SE-FIRE-14", "SE-DOOM-04")
def test_a_machine_fires_twice_and_a_one_always_hits_it() -> None:
    """D-12"""
    game = space(doomsday_machines=3)
    one, ships = machine(game), put(game, 0, "BB", "F7", 2)
    scout, at = put(game, 0, "SC", "F7"), met(game, 0, MACHINES)
    assert at.shown is not None and figures.need(at, scout, at.shown) == 1
    dice(game, 10, 10, 1, 1, 10)
    fires = [*[("fire", 0, "MACHINE1")] * 3, *[("fire", 1, ships.id)] * 2]
    play(firing.fire_round(at), *fires, others="stop")
    assert ships.hits == 2 and one.at == "F7"
