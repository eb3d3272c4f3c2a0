"""The Barony of Letnev."""

from __future__ import annotations

import pytest

from engine.ti4.combat import bombardment, hits
from engine.ti4.combat.dice import Combat, next_round, roll_side
from engine.ti4.combat.space_cannon import offense, space_cannon_defense
from engine.ti4.galaxy import capacity, units
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice, fleet, kinds, learn, play, said

LETNEV, FOE, OTHER = 0, 1, 2
REX = "18"


def battle(game: Game, attacker: int = LETNEV, defender: int = FOE) -> Combat:
    """A round of space combat that is about to start: three cruisers of each side."""
    for seat in (attacker, defender):
        fleet(game, seat, REX, cruiser=3)
    combat = Combat("space", REX, attacker, defender)
    next_round(combat)
    return combat


# --- Munitions Reserves ----------------------------------------------------------------------------------------------

BUY = ("start_of_combat_round", LETNEV, "faction:munitions_reserves")


def armed(goods: int = 2) -> tuple[Game, Combat]:
    game = table("letnev")
    game.player(LETNEV).trade_goods = goods
    return game, battle(game)


@pytest.mark.rule("TI-ABILITY-07", "TI-REROLL-01", "TI-TRADEGOOD-07")
def test_munitions_reserves_buy_rerolls_for_a_round() -> None:
    game, combat = armed(3)
    open_window(game, Moment.fought(combat, "start_of_combat_round"), BUY)
    assert game.player(LETNEV).trade_goods == 1 and "ti4-uses-ability" in said(game)
    dice(game, 1, 8, 2, 9, 3)
    play(roll_side(game, combat, LETNEV), ("reroll", LETNEV, ["cruiser:0", "cruiser:2"]))
    assert combat.rolls[0].dice == [9, 8, 3] and combat.hits[LETNEV] == 2


@pytest.mark.rule("TI-REROLL-02")
def test_the_reserves_reroll_own_dice_and_no_die_twice() -> None:
    game, combat = armed()
    open_window(game, Moment.fought(combat, "start_of_combat_round"), BUY)
    asked = play(roll_side(game, combat, LETNEV), ("reroll", LETNEV, ["cruiser:0"]), others="stop")
    assert kinds(asked) == ["reroll"]
    assert kinds(play(roll_side(game, combat, FOE))) == []


def test_the_reserves_last_one_round_only() -> None:
    game, combat = armed()
    open_window(game, Moment.fought(combat, "start_of_combat_round"), BUY)
    game.end("combat_round")
    assert kinds(play(roll_side(game, combat, LETNEV))) == []


@pytest.mark.rule("TI-ABILITY-08", "TI-OPPONENT-03", "TI-TIMING-09")
def test_the_reserves_need_two_trade_goods_and_an_own_space_combat() -> None:
    game, combat = armed()
    start = Moment.fought(combat, "start_of_combat_round")
    assert usable(game, LETNEV, start) == ["faction:munitions_reserves"] and usable(game, FOE, start) == []
    game.player(LETNEV).trade_goods = 1
    assert usable(game, LETNEV, start) == []
    game.player(LETNEV).trade_goods = 2
    assert usable(game, LETNEV, Moment.fought(Combat("space", REX, FOE, OTHER), "start_of_combat_round")) == []
    ground = Combat("ground", REX, LETNEV, FOE, "mecatol_rex")
    assert usable(game, LETNEV, Moment.fought(ground, "start_of_combat_round")) == []
    assert usable(game, LETNEV, Moment.fought(combat, "end_of_combat_round")) == []


def test_the_reserves_can_be_opened_in_any_round_but_once() -> None:
    game, combat = armed(4)
    combat.round = 3
    asked = open_window(game, Moment.fought(combat, "start_of_combat_round"), BUY)
    assert kinds(asked) == ["start_of_combat_round"] and game.player(LETNEV).trade_goods == 2


# --- Armada ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-16", "TI-FLEETPOOL-01")
def test_armada_allows_two_ships_more_everywhere() -> None:
    game = table("letnev")
    assert [capacity.fleet_limit(game, seat) for seat in game.seats()] == [5, 3, 3]
    fleet(game, LETNEV, REX, cruiser=5)
    assert kinds(play(capacity.enforce_fleet(game, LETNEV, REX))) == []
    units.add(game, LETNEV, "destroyer", 1, REX)
    play(capacity.enforce_fleet(game, LETNEV, REX), ("lose_ships", "destroyer"))
    assert game.ships(LETNEV, REX) == {"cruiser": 5}


def test_armada_works_with_an_empty_fleet_pool_and_not_while_silenced() -> None:
    game = table("letnev")
    game.player(LETNEV).fleet = 0
    assert capacity.fleet_limit(game, LETNEV) == 2
    game.begin("political_secret", LETNEV, "agenda")
    assert capacity.fleet_limit(game, LETNEV) == 0


# --- Arc Secundus ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15", "TI-ABILITY-19", "TI-SHIELD-01")
def test_arc_secundus_takes_planetary_shields_away_in_its_system() -> None:
    game = table("letnev")
    fleet(game, FOE, "mecatol_rex", pds=1, infantry=2)
    assert bombardment.shielded(game, LETNEV, "mecatol_rex")
    fleet(game, LETNEV, REX, flagship=1)
    assert not any(bombardment.shielded(game, seat, "mecatol_rex") for seat in (LETNEV, OTHER))
    dice(game, 5, 5, 4)
    play(bombardment.bombard(game, LETNEV, REX), ("bombard", "mecatol_rex"), others="pass")
    assert units.count(game, FOE, "infantry", "mecatol_rex") == 0


def test_shields_of_its_owner_and_elsewhere_go_on_working() -> None:
    game = table("letnev")
    fleet(game, LETNEV, REX, flagship=1)
    fleet(game, LETNEV, "mecatol_rex", pds=1, infantry=1)
    fleet(game, FOE, "lodor", pds=1, infantry=1)
    assert bombardment.has_shield(game, LETNEV, "mecatol_rex") and bombardment.has_shield(game, FOE, "lodor")
    units.remove(game, LETNEV, "flagship", 1, REX)
    fleet(game, FOE, REX, flagship=1)
    assert bombardment.has_shield(game, LETNEV, "mecatol_rex")


@pytest.mark.rule("TI-SUSTAIN-05")
def test_arc_secundus_is_repaired_as_each_round_of_space_combat_starts() -> None:
    game = table("letnev")
    fleet(game, LETNEV, REX, flagship=1, damaged={"flagship": 1})
    combat = battle(game)
    open_window(game, Moment.fought(combat, "end_of_combat_round"))
    assert units.damaged(game, LETNEV, "flagship", REX) == 1
    asked = open_window(game, Moment.fought(combat, "start_of_combat_round"))
    assert units.damaged(game, LETNEV, "flagship", REX) == 0 and kinds(asked) == []
    assert said(game) == ["ti4-repaired"]


def test_arc_secundus_is_not_repaired_in_combats_without_it() -> None:
    game = table("letnev")
    fleet(game, LETNEV, "27", flagship=1, damaged={"flagship": 1})
    open_window(game, Moment.fought(battle(game), "start_of_combat_round"))
    assert units.damaged(game, LETNEV, "flagship", "27") == 1
    units.shift(game, LETNEV, "flagship", 1, "27", REX, 1)
    open_window(game, Moment.fought(Combat("space", REX, FOE, OTHER), "start_of_combat_round"))
    open_window(game, Moment.fought(Combat("ground", REX, LETNEV, FOE, "mecatol_rex"), "start_of_combat_round"))
    assert units.damaged(game, LETNEV, "flagship", REX) == 1


# --- L4 Disruptors ---------------------------------------------------------------------------------------------------


def landed(game: Game) -> Game:
    fleet(game, LETNEV, REX, carrier=1)
    fleet(game, LETNEV, "mecatol_rex", infantry=2)
    fleet(game, FOE, "mecatol_rex", pds=2)
    return game


@pytest.mark.rule("TI-SPACECANNONDEF-01")
def test_l4_disruptors_keep_space_cannons_still_in_an_invasion() -> None:
    game = landed(table("letnev"))
    assert kinds(play(space_cannon_defense(game, LETNEV, "mecatol_rex"), others="stop")) == ["space_cannon"]
    learn(game, LETNEV, "l4_disruptors")
    assert kinds(play(space_cannon_defense(game, LETNEV, "mecatol_rex"), others="stop")) == []


def test_l4_disruptors_do_nothing_against_space_cannon_offense_and_for_others() -> None:
    game = landed(table("letnev"))
    learn(game, LETNEV, "l4_disruptors")
    assert kinds(play(offense(game, LETNEV, REX), others="pass")) == ["space_cannon"]
    fleet(game, OTHER, "mecatol_rex", infantry=1)
    assert kinds(play(space_cannon_defense(game, OTHER, "mecatol_rex"), others="pass")) == ["space_cannon"]


# --- Non-Euclidean Shielding -----------------------------------------------------------------------------------------


def sustained(hits_: int, *answers, cause: str = "combat", shielded: bool = True) -> Game:
    game = table("letnev")
    if shielded:
        learn(game, LETNEV, "non_euclidean_shielding")
    fleet(game, LETNEV, REX, dreadnought=1, fighter=3)
    types = ("dreadnought", "fighter")
    play(hits.assign(game, LETNEV, hits_, REX, types=types, cause=hits.Cause(FOE, cause)), *answers, others="stop")
    return game


@pytest.mark.rule("TI-FACTION-08", "TI-SUSTAIN-02")
@pytest.mark.parametrize("cause", ["combat", "space_cannon"])
def test_non_euclidean_shielding_cancels_two_hits_of_any_source(cause: str) -> None:
    game = sustained(3, ("sustain", "dreadnought"), ("losses", {"fighter": 1}), cause=cause)
    assert game.ships(LETNEV, REX) == {"dreadnought": 1, "fighter": 2}


def test_one_hit_is_cancelled_all_the_same_and_others_cancel_one() -> None:
    assert game_left(sustained(1, ("sustain", "dreadnought"))) == {"dreadnought": 1, "fighter": 3}
    plain = sustained(2, ("sustain", "dreadnought"), ("losses", {"fighter": 1}), shielded=False)
    assert game_left(plain) == {"dreadnought": 1, "fighter": 2}


def game_left(game: Game) -> dict[str, int]:
    return game.ships(LETNEV, REX)


def test_the_shielding_is_letnevs_alone() -> None:
    game = table("letnev")
    learn(game, LETNEV, "non_euclidean_shielding")
    fleet(game, FOE, REX, dreadnought=1, fighter=1)
    types = ("dreadnought", "fighter")
    answers = [("sustain", "dreadnought"), ("losses", {"fighter": 1})]
    play(hits.assign(game, FOE, 2, REX, types=types, cause=hits.Cause(LETNEV, "combat")), *answers)
    assert game.ships(FOE, REX) == {"dreadnought": 1}


# --- War Funding -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04", "TI-ABILITY-06", "TI-REROLL-01")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0), (0, 0)])
def test_war_funding_costs_letnev_and_lets_the_holder_reroll(before: int, after: int) -> None:
    game = table("letnev")
    game.player(LETNEV).trade_goods = before
    note, combat = hand_note(game, FOE), battle(game, FOE, OTHER)
    open_window(game, Moment.fought(combat, "start_of_combat_round"), ("start_of_combat_round", FOE, f"note:{note}"))
    assert game.player(LETNEV).trade_goods == after and note in game.player(LETNEV).notes
    assert ("ti4-loses-goods" in said(game)) == (before > 0)
    dice(game, 1, 1, 10, 9)
    play(roll_side(game, combat, FOE), ("reroll", FOE, ["cruiser:0"]))
    assert combat.rolls[0].dice == [9, 1, 10]
    assert kinds(play(roll_side(game, combat, OTHER))) == []


def test_war_funding_also_works_against_letnev_itself() -> None:
    game = table("letnev")
    note, combat = hand_note(game, FOE), battle(game)
    assert usable(game, FOE, Moment.fought(combat, "start_of_combat_round")) == [f"note:{note}"]


@pytest.mark.rule("TI-PROMISSORY-03", "TI-OPPONENT-03")
def test_war_funding_is_for_space_combats_of_its_holder_and_never_letnevs_own() -> None:
    game = table("letnev")
    note, combat = hand_note(game, FOE), battle(game, LETNEV, OTHER)
    assert usable(game, FOE, Moment.fought(combat, "start_of_combat_round")) == []
    ground = Combat("ground", REX, FOE, OTHER, "mecatol_rex")
    assert usable(game, FOE, Moment.fought(ground, "start_of_combat_round")) == []
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == []
    hand_note(game, LETNEV)
    assert usable(game, LETNEV, Moment.fought(combat, "start_of_combat_round")) == [] and note
