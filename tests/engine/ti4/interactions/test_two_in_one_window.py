"""Two reactions in one window: both happen, in order, and the second finds what the first has left."""

from __future__ import annotations

import pytest

from engine.ti4.galaxy import units
from tests.engine.ti4.factions.sheets import hand_note
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, EMPTY, FOE, HIT, MISS, OTHER, duel, faces, fight, invade, siege
from tests.engine.ti4.positions import dice, kinds, learn, own, said, ships

BEFORE, ROUND, SUSTAINED = "start_of_space_combat", "start_of_combat_round", "after_sustain_damage"
START, LANDED, LOST = "start_of_invasion", "after_commit_ground_forces", "after_unit_destroyed"
SOL = ("sol", "hacan", "letnev")


@pytest.mark.rule("TI-TIMING-01", "TI-CONTROL-06")
def test_ragh_calls_the_garrison_away_and_a_parley_sends_the_landing_back() -> None:
    """Ragh's Call and Parley after one landing: do they undo each other? No, both happen, the active player's first:
    the planet stays with the Saar without anybody on it.
    """
    game = siege(("sol", "saar", "letnev"), {"carrier": 1, "infantry": 2}, {"infantry": 3})
    note = hand_note(game, ACTIVE, FOE)
    own(game, FOE, "ragh")
    hold(game, FOE, "parley")
    call, parley = (LANDED, ACTIVE, f"note:{note}"), (LANDED, FOE, "card:parley")
    invade(game, ("land", {"starpoint": 2}), call, ("raghs_call", "ragh"), parley, parley)
    assert units.count(game, FOE, "infantry", "ragh") == 3 and units.count(game, ACTIVE, "infantry", "27") == 2
    assert game.state.planets["starpoint"].owner == FOE and not game.state.planets["starpoint"].ground


@pytest.mark.rule("TI-TIMING-01", "TI-BOMBARD-05", "TI-SHIELD-01")
def test_disable_opens_the_planet_to_bombardment_and_a_bunker_answers_in_the_same_window() -> None:
    """Disable has been played: is it too late for Bunker? No, the window stays open until all pass: the shield is down,
    and each die needs four more.
    """
    game = siege(SOL, {"dreadnought": 1}, {"pds": 1, "infantry": 1}, 8)
    hold(game, ACTIVE, "disable")
    hold(game, FOE, "bunker")
    disable, bunker = (START, ACTIVE, "card:disable"), (START, FOE, "card:bunker")
    invade(game, disable, bunker, bunker, ("bombard", "starpoint"))
    assert faces(game, "ti4-bombarded") == [(8,)] and units.count(game, FOE, "infantry", "starpoint") == 1


@pytest.mark.rule("TI-TIMING-01", "TI-ACTIONCARD-06")
def test_a_morale_boost_is_wasted_on_an_enemy_that_retreats_with_skill_after_it() -> None:
    """Both are played as the round starts: may the defender wait for the attacker's card? Yes; the active player is
    first, and the boost is spent on a combat without an enemy.
    """
    game, battle = duel(SOL, {"cruiser": 1}, {"cruiser": 1})
    hold(game, ACTIVE, "morale_boost")
    hold(game, FOE, "skilled_retreat")
    boost, flight = (ROUND, ACTIVE, "card:morale_boost"), (ROUND, FOE, "card:skilled_retreat")
    fight(game, battle, boost, flight, flight, ("target", FOE, "36"))
    assert game.state.action_discard == ["morale_boost", "skilled_retreat"] and faces(game) == []
    assert ships(game, FOE, "36") == {"cruiser": 1} and battle.winner is None


@pytest.mark.rule("TI-ACTIONCARD-05", "TI-ACTIONCARD-07", "TI-DOUBT-49")
def test_after_a_sabotaged_direct_hit_another_copy_may_strike_the_same_ship() -> None:
    """The first Direct Hit is canceled: may the second be played on the same ship, or is one card of a name the limit?
    It may; a canceled card does not count.
    """
    game, battle = duel(SOL, {"cruiser": 1}, {"dreadnought": 1}, HIT, MISS)
    hold(game, ACTIVE, "direct_hit", "direct_hit")
    hold(game, OTHER, "sabotage")
    shot, foiled = (SUSTAINED, ACTIVE, "card:direct_hit"), ("when_action_card_played", OTHER, "card:sabotage")
    fight(game, battle, ("sustain", FOE, "dreadnought"), shot, foiled, shot)
    assert battle.winner == ACTIVE and battle.round == 1 and game.player(ACTIVE).action_cards == []


@pytest.mark.rule("TI-REROLL-01", "TI-REROLL-02", "TI-TRADEGOOD-07", "TI-SPACECOMBAT-10")
def test_hacan_reroll_at_the_cost_of_letnev_first_and_then_pay_for_the_near_misses() -> None:
    """War Funding and the flagship of Hacan on the same dice: which first? The reroll; what it shows can then be raised
    for a trade good each.
    """
    game, battle = duel(("hacan", "letnev", "sol"), {"flagship": 1, "cruiser": 1}, {"cruiser": 2})
    note = hand_note(game, ACTIVE, FOE)
    game.player(ACTIVE).trade_goods, game.player(FOE).trade_goods = 2, 3
    reroll = ("reroll", ACTIVE, ["flagship:0", "cruiser:0"])
    raised = (("after_die_rolled", ACTIVE, "unit:wrath_of_kenara"), ("raise_dice", ["flagship:0", "cruiser:0"]))
    dice(game, MISS, MISS, MISS, 6, 6, MISS, MISS)
    fight(game, battle, (ROUND, ACTIVE, f"note:{note}"), reroll, *raised)
    assert faces(game, "ti4-combat-reroll") == [(6,), (6, MISS)]
    assert battle.winner == ACTIVE and battle.round == 1
    assert game.player(ACTIVE).trade_goods == 0 and game.player(FOE).trade_goods == 1


@pytest.mark.rule("TI-TIMING-01", "TI-OPPONENT-01", "TI-ABILITY-15")
def test_ground_forces_that_alastor_has_called_up_can_be_what_the_assault_cannon_takes() -> None:
    """Attacking Nekro let infantry fight as ships, then the Assault Cannon fires: must a real ship go? No; they are
    ships of this combat that are no fighters, and one of them may be given.
    """
    game, battle = duel(("nekro", "hacan", "sol"), {"flagship": 1, "infantry": 2}, {"cruiser": 3}, *[MISS] * 7)
    learn(game, FOE, "assault_cannon")
    hold(game, ACTIVE, "skilled_retreat")
    called = ((BEFORE, "unit:the_alastor"), ("alastor", {EMPTY: 2}))
    flight = ((ROUND, ACTIVE, "card:skilled_retreat"), ("target", ACTIVE, "36"))
    asked = fight(game, battle, *called, ("losses", ACTIVE, f"infantry@{EMPTY}"), *flight)
    assert battle.destroyed == [(ACTIVE, "infantry")] and ships(game, ACTIVE, "36") == {"flagship": 1}
    assert units.count(game, ACTIVE, "infantry", "36") == 1 and kinds(asked).index(BEFORE) == 0


@pytest.mark.rule("TI-TIMING-04", "TI-TIMING-01", "TI-TECH-07")
def test_one_lost_ship_teaches_nekro_and_gives_its_owner_courage() -> None:
    """A cruiser is destroyed: Nekro want its secrets, its owner plays Courageous to the End. Who is first, and does the
    one take anything from the other? The active player; both happen, at once, before the next hit is assigned.
    """
    game, battle = duel(("nekro", "hacan", "sol"), {"cruiser": 2}, {"cruiser": 1, "carrier": 1})
    learn(game, FOE, "gravity_drive")
    hold(game, FOE, "courageous_to_the_end")
    learned, courage = (LOST, ACTIVE, "faction:technological_singularity"), (LOST, FOE, "card:courageous_to_the_end")
    dice(game, HIT, HIT, MISS, MISS, 7, 6)
    fight(game, battle, learned, courage, courage)
    assert "gravity_drive" in game.player(ACTIVE).technologies
    assert battle.destroyed[0][0] == FOE and battle.destroyed[1] == (ACTIVE, "cruiser")
    assert ships(game, ACTIVE, EMPTY) == {"cruiser": 1} and "ti4-combat-won" in said(game)


@pytest.mark.rule("TI-TIMING-01", "TI-SUSTAIN-08")
def test_of_two_assault_cannons_the_second_may_find_too_few_ships_to_fire_from() -> None:
    """Both sides have the cannon and three cruisers: do both lose one? No; the active player fires first, and with two
    cruisers left the other cannon is silent.
    """
    game, battle = duel(SOL, {"cruiser": 3}, {"cruiser": 3}, *[HIT] * 3, MISS, MISS)
    learn(game, ACTIVE, "assault_cannon")
    learn(game, FOE, "assault_cannon")
    fight(game, battle)
    assert battle.destroyed == [(FOE, "cruiser")] * 3 and battle.winner == ACTIVE
