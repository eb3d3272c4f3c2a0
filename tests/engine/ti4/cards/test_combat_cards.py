"""Action cards of combat, nested in its windows."""

from __future__ import annotations

import pytest

from engine.ti4.combat import ground_combat, space_cannon, space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.galaxy import ground, units
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold, opened
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, dice, fleet, kinds, learn, own, play, said, ships
from tests.engine.ti4.skies import activated, combat, row

ROUND = "start_of_combat_round"
MISS, HIT = 1, 10


def fight(game, battle, *answers, others="pass"):
    return play(space_combat.fight(game, battle), *answers, others=others)


def duel(sol: dict[str, int], hacan: dict[str, int], *results: int):
    """Sol attacks Hacan in system 46, which is empty but for the two fleets; 36 and 30 lie beside it."""
    game = row(36, 46, 30)
    battle = combat(game, "46", SOL, HACAN)
    fleet(game, SOL, "46", **sol)
    fleet(game, HACAN, "46", **hacan)
    dice(game, *results)
    return game, battle


# --- a round starts or ends ------------------------------------------------------------------------------------------


def test_emergency_repairs_set_damaged_ships_upright_when_a_round_starts_or_ends() -> None:
    game, battle = duel({"dreadnought": 2}, {"cruiser": 1}, MISS, MISS, HIT, HIT, HIT, MISS)
    hold(game, SOL, "emergency_repairs")
    fight(game, battle, ("sustain", SOL, "dreadnought"), ("end_of_combat_round", SOL, "card:emergency_repairs"))
    assert units.damaged(game, SOL, "dreadnought", "46") == 0 and ships(game, SOL, "46") == {"dreadnought": 2}


def test_emergency_repairs_wait_for_damage() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, HIT, MISS)
    hold(game, SOL, "emergency_repairs")
    assert "end_of_combat_round" not in kinds(fight(game, battle))


@pytest.mark.rule("TI-MODIFIER-02")
def test_fighter_prototype_adds_two_for_fighters_in_the_first_round_only() -> None:
    game, battle = duel({"fighter": 1}, {"cruiser": 2}, 7, MISS, MISS, 7, HIT)
    hold(game, SOL, "fighter_prototype")
    fight(game, battle, (ROUND, SOL, "card:fighter_prototype"))
    assert ships(game, HACAN, "46") == {"cruiser": 1}
    assert game.effect("fighter_prototype") is None


@pytest.mark.rule("TI-MODIFIER-01", "TI-MODIFIER-02")
def test_morale_boost_adds_one_for_a_round() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, 6, MISS)
    hold(game, SOL, "morale_boost")
    fight(game, battle, (ROUND, SOL, "card:morale_boost"))
    assert battle.winner == SOL and battle.round == 1


@pytest.mark.rule("TI-ACTIONCARD-05")
def test_a_second_morale_boost_adds_nothing_and_is_not_offered() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, HIT, MISS)
    hold(game, SOL, "morale_boost", "morale_boost")
    fight(game, battle, (ROUND, SOL, "card:morale_boost"))
    assert game.player(SOL).action_cards == ["morale_boost"]


def test_both_sides_can_boost_and_one_be_sabotaged() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, 6, 6)
    hold(game, SOL, "morale_boost")
    hold(game, HACAN, "morale_boost")
    hold(game, LETNEV, "sabotage")
    fight(
        game,
        battle,
        (ROUND, SOL, "card:morale_boost"),
        ("when_action_card_played", LETNEV, "card:sabotage"),
        (ROUND, HACAN, "pass"),
        (ROUND, HACAN, "card:morale_boost"),
    )
    assert battle.winner == HACAN
    assert game.state.action_discard == ["sabotage", "morale_boost", "morale_boost"]


@pytest.mark.rule("TI-OPPONENT-03")
def test_bystanders_have_no_part_in_it() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, HIT, MISS)
    hold(game, LETNEV, "morale_boost", "skilled_retreat", "emergency_repairs", "intercept", "shields_holding")
    assert fight(game, battle).asked == []


# --- leaving ---------------------------------------------------------------------------------------------------------


def test_skilled_retreat_ends_the_combat_in_a_draw() -> None:
    game, battle = duel({"carrier": 1, "fighter": 2, "infantry": 2}, {"cruiser": 1})
    hold(game, SOL, "skilled_retreat")
    hold(game, HACAN, "salvage")
    game.player(SOL).commodities = 2
    played = fight(game, battle, (ROUND, SOL, "card:skilled_retreat"), ("target", SOL, "36"))
    assert ships(game, SOL, "36") == {"carrier": 1, "fighter": 2} and units.count(game, SOL, "infantry", "36") == 2
    assert ships(game, SOL, "46") == {} and SOL in game.state.systems["36"].tokens
    assert battle.winner is None and "ti4-combat-draw" in said(game)
    assert "after_win_space_combat" not in kinds(played)


@pytest.mark.rule("TI-RIFT-03", "TI-DOUBT-63")
def test_a_skilled_retreat_out_of_a_rift_rolls_for_ships_and_for_fighters_without_a_place_aboard() -> None:
    game = row(36, 41, 30)
    battle = combat(game, "41", SOL, HACAN)
    fleet(game, SOL, "41", cruiser=1, carrier=1, fighter=7)
    fleet(game, HACAN, "41", cruiser=1)
    hold(game, SOL, "skilled_retreat")
    dice(game, 1, 9, 9)
    fight(game, battle, (ROUND, SOL, "card:skilled_retreat"), ("target", SOL, "36"))
    assert ships(game, SOL, "36") == {"cruiser": 1} and SOL not in game.state.systems["41"].space
    assert said(game).count("ti4-rift-roll") == 3 and game.state.systems["36"].tokens == [SOL]


def test_skilled_retreat_goes_nowhere_with_foreign_ships() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, HIT, MISS)
    hold(game, SOL, "skilled_retreat")
    fleet(game, LETNEV, "36", fighter=1)
    fleet(game, HACAN, "30", fighter=1)
    assert ROUND not in kinds(fight(game, battle))


def test_skilled_retreat_leaves_ground_forces_without_room_behind() -> None:
    game, battle = duel({"cruiser": 1, "infantry": 2}, {"cruiser": 1})
    hold(game, SOL, "skilled_retreat")
    fight(game, battle, (ROUND, SOL, "card:skilled_retreat"), ("target", SOL, "30"))
    assert units.count(game, SOL, "infantry", "30") == 0 and ships(game, SOL, "30") == {"cruiser": 1}


def test_intercept_calls_a_retreat_off_for_the_round() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, MISS, MISS, HIT, MISS)
    own(game, HACAN, "arnor")
    hold(game, SOL, "intercept")
    called_off = (("retreat", HACAN, "yes"), ("after_declare_retreat", SOL, "card:intercept"))
    fight(game, battle, *called_off, ("retreat", HACAN, "no"))
    assert (battle.winner, battle.round) == (SOL, 2)
    assert ships(game, HACAN, "36") == {} and "ti4-retreated" not in said(game)


# --- rolls and hits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-REROLL-01", "TI-REROLL-04")
def test_fire_team_rerolls_dice_of_a_ground_combat() -> None:
    game = board()
    own(game, HACAN, "quann")
    fleet(game, SOL, "quann", infantry=2)
    fleet(game, HACAN, "quann", infantry=2)
    hold(game, SOL, "fire_team")
    dice(game, MISS, MISS, HIT, HIT, MISS, MISS)
    rule = ground_combat.ground_combat(game, SOL, "quann")
    play(
        rule,
        ("after_combat_roll", SOL, "card:fire_team"),
        ("reroll", SOL, ["infantry:0", "infantry:1"]),
        others="pass",
    )
    assert ground.forces(game, HACAN, "quann") == 0 and ground.forces(game, SOL, "quann") == 2


def test_fire_team_is_for_ground_combat() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, HIT, MISS)
    hold(game, SOL, "fire_team")
    assert fight(game, battle).asked == []


def test_shields_holding_cancels_two_hits_once_a_roll() -> None:
    game, battle = duel({"cruiser": 3}, {"cruiser": 3}, HIT, HIT, HIT, HIT, HIT, HIT)
    hold(game, SOL, "shields_holding", "shields_holding")
    rule = space_combat.fight_round(game, battle)
    play(rule, ("before_assign_combat_hits", SOL, "card:shields_holding"), others="pass")
    assert ships(game, SOL, "46") == {"cruiser": 2} and ships(game, HACAN, "46") == {}


def test_direct_hit_destroys_a_ship_that_has_just_sustained_damage() -> None:
    game, battle = duel({"cruiser": 1}, {"dreadnought": 2}, HIT, MISS, MISS)
    hold(game, SOL, "direct_hit")
    rule = space_combat.fight_round(game, battle)
    answers = (("sustain", HACAN, "dreadnought"), ("after_sustain_damage", SOL, "card:direct_hit"))
    play(rule, *answers, others="pass")
    assert ships(game, HACAN, "46") == {"dreadnought": 1}
    assert units.damaged(game, HACAN, "dreadnought", "46") == 0


def test_one_direct_hit_for_each_ship_that_sustains() -> None:
    game, battle = duel({"cruiser": 2}, {"dreadnought": 2}, HIT, HIT, MISS, MISS)
    hold(game, SOL, "direct_hit", "direct_hit")
    answers = [("sustain", HACAN, "dreadnought"), ("after_sustain_damage", SOL, "card:direct_hit")] * 2
    play(space_combat.fight_round(game, battle), *answers, others="pass")
    assert ships(game, HACAN, "46") == {}


@pytest.mark.rule("TI-GOLDEN-04")
def test_dreadnought_ii_cannot_be_destroyed_by_direct_hit() -> None:
    game, battle = duel({"cruiser": 1}, {"dreadnought": 2}, HIT, MISS, MISS)
    learn(game, HACAN, "dreadnought_2")
    hold(game, SOL, "direct_hit")
    played = play(space_combat.fight_round(game, battle), ("sustain", HACAN, "dreadnought"), others="pass")
    assert "after_sustain_damage" not in kinds(played) and ships(game, HACAN, "46") == {"dreadnought": 2}


def test_direct_hit_answers_space_cannon_fire_too_and_capacity_counts_at_once() -> None:
    game = row(19)
    fleet(game, SOL, "19", dreadnought=1, cruiser=1, infantry=1)
    fleet(game, HACAN, "wellon", pds=1)
    hold(game, HACAN, "direct_hit")
    game.state.active_system = "19"
    dice(game, HIT)
    play(
        space_cannon.offense(game, SOL, "19"),
        ("space_cannon", HACAN, "yes"),
        ("sustain", SOL, "dreadnought"),
        ("after_sustain_damage", HACAN, "card:direct_hit"),
    )
    assert game.state.systems["19"].space[SOL].units == {"cruiser": 1}


@pytest.mark.rule("TI-DOUBT-29", "TI-CAPACITY-06")
def test_cargo_of_a_ship_lost_to_direct_hit_waits_where_a_space_combat_follows_the_space_cannon() -> None:
    game = row(19)
    fleet(game, SOL, "19", dreadnought=1, cruiser=1, infantry=1)
    fleet(game, HACAN, "19", cruiser=1)
    fleet(game, HACAN, "wellon", pds=1)
    hold(game, HACAN, "direct_hit")
    activated(game, "19")
    dice(game, HIT)
    shot = ("space_cannon", HACAN, "yes"), ("sustain", SOL, "dreadnought")
    reply = ("after_sustain_damage", HACAN, "card:direct_hit")
    play(space_cannon.offense(game, SOL, "19"), *shot, reply, others="pass")
    assert game.state.systems["19"].space[SOL].units == {"cruiser": 1, "infantry": 1}
    dice(game, HIT, MISS)
    play(space_combat.space_combat_step(game, SOL, "19"), others="pass")
    assert game.state.systems["19"].space == {SOL: game.state.systems["19"].space[SOL]}
    assert game.state.systems["19"].space[SOL].units == {"cruiser": 1}


# --- losses and victories --------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SUSTAIN-08", "TI-TIMING-04")
def test_courageous_to_the_end_answers_a_lost_ship_with_two_dice() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1, "dreadnought": 1}, MISS, HIT, MISS, 7, 6)
    hold(game, SOL, "courageous_to_the_end")
    answers = (("after_unit_destroyed", SOL, "card:courageous_to_the_end"), ("losses", HACAN, {"dreadnought": 1}))
    fight(game, battle, *answers)
    assert ships(game, HACAN, "46") == {"cruiser": 1} and battle.winner == HACAN


def test_a_direct_hit_can_be_answered_courageously() -> None:
    game, battle = duel({"cruiser": 1}, {"dreadnought": 1}, HIT, MISS, 5, 5)
    hold(game, SOL, "direct_hit")
    hold(game, HACAN, "courageous_to_the_end")
    answers = (
        ("sustain", HACAN, "dreadnought"),
        ("after_sustain_damage", SOL, "card:direct_hit"),
        ("after_unit_destroyed", HACAN, "card:courageous_to_the_end"),
    )
    fight(game, battle, *answers)
    assert ships(game, SOL, "46") == ships(game, HACAN, "46") == {} and battle.winner is None


def test_courage_needs_a_space_combat() -> None:
    game = board()
    hold(game, SOL, "courageous_to_the_end")
    assert opened(game, Moment("after_unit_destroyed", actor=SOL, other=HACAN, unit="cruiser")).asked == []
    ground = Combat("ground", "25", SOL, HACAN, "quann")
    moment = Moment("after_unit_destroyed", actor=SOL, other=HACAN, unit="infantry", combat=ground)
    assert opened(game, moment).asked == []


@pytest.mark.rule("TI-COMMODITY-06")
def test_salvage_takes_the_losers_commodities_as_trade_goods() -> None:
    game, battle = duel({"cruiser": 1}, {"cruiser": 1}, HIT, MISS)
    game.player(HACAN).commodities = 4
    hold(game, SOL, "salvage")
    fight(game, battle, ("after_win_space_combat", SOL, "card:salvage"))
    assert (game.player(HACAN).commodities, game.player(SOL).trade_goods) == (0, 4)
