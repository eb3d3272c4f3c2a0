"""Space combat: who is first in the first round, what a hull takes, and what a lost ship still does."""

from __future__ import annotations

import pytest

from engine.ti4.galaxy import units
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, EMPTY, FOE, HIT, MISS, act, duel, faces, fight, pass_law
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, said, ships
from tests.engine.ti4.skies import row

BEFORE, ROUND, HITS = "start_of_space_combat", "start_of_combat_round", "before_assign_combat_hits"
SUSTAINED, LOST, END = "after_sustain_damage", "after_unit_destroyed", "end_of_combat_round"
AMBUSH = (BEFORE, "faction:ambush")
DIRECT_HIT = (SUSTAINED, ACTIVE, "card:direct_hit")
MENTAK, SOL, LETNEV = ("mentak", "hacan", "sol"), ("sol", "hacan", "letnev"), ("sol", "letnev", "hacan")


# --- the first moments -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TIMING-01", "TI-ABILITY-14")
def test_an_attacking_mentak_ambushes_before_the_assault_cannon_and_may_silence_it() -> None:
    """Both are used at the start of the combat: who is first? The active player; and with two big ships left after the
    ambush the cannon has nothing to fire from, for its condition counts when its turn comes.
    """
    game, battle = duel(MENTAK, {"cruiser": 2}, {"cruiser": 3}, HIT, MISS, HIT, HIT, MISS, MISS)
    learn(game, FOE, "assault_cannon")
    fight(game, battle, AMBUSH, ("ambush", {"cruiser": 2}))
    assert said(game).index("ti4-ability-roll") < said(game).index("ti4-destroyed")
    assert ships(game, ACTIVE, EMPTY) == {"cruiser": 2} and battle.destroyed == [(FOE, "cruiser")] * 3


@pytest.mark.rule("TI-TIMING-01", "TI-SUSTAIN-08")
def test_the_assault_cannon_of_an_attacker_comes_before_the_ambush_of_the_mentak_it_attacks() -> None:
    """The same window, with Mentak defending: the cannon of the active player shoots the only raider, and nobody is
    left to lie in ambush.
    """
    game, battle = duel(MENTAK, {"cruiser": 1, "fighter": 1}, {"cruiser": 3}, MISS, attacker=FOE)
    learn(game, FOE, "assault_cannon")
    asked = fight(game, battle)
    assert BEFORE not in kinds(asked) and battle.destroyed[0] == (ACTIVE, "cruiser")


@pytest.mark.rule("TI-SPACECOMBAT-05", "TI-SPACECOMBAT-15")
def test_cannon_and_barrage_can_win_a_combat_in_which_no_ship_ever_rolled() -> None:
    """Assault Cannon takes the carrier, the barrage the fighters: is there a first round of dice? No; the combat is
    over, it was won, and Salvage may be played.
    """
    game, battle = duel(SOL, {"destroyer": 3}, {"carrier": 1, "fighter": 2}, HIT, HIT, MISS, MISS, MISS, MISS)
    learn(game, ACTIVE, "assault_cannon")
    hold(game, ACTIVE, "salvage")
    game.player(FOE).commodities = 3
    asked = fight(game, battle, ("after_win_space_combat", "card:salvage"))
    assert "retreat" not in kinds(asked) and faces(game) == []
    assert battle.winner == ACTIVE and game.player(ACTIVE).trade_goods == 3


@pytest.mark.rule("TI-SUSTAIN-08", "TI-TIMING-04", "TI-DESTROY-02")
def test_courage_answers_the_ship_that_the_assault_cannon_took() -> None:
    """Has the combat begun when Assault Cannon fires, so that Courageous to the End may be played? Yes; and the dice
    are rolled against the value of the ship that was lost, before any other die.
    """
    game, battle = duel(SOL, {"cruiser": 3}, {"dreadnought": 1, "cruiser": 1}, 5, 4, HIT, HIT, MISS)
    learn(game, ACTIVE, "assault_cannon")
    hold(game, FOE, "courageous_to_the_end")
    fight(game, battle, ("losses", FOE, "dreadnought"), (LOST, FOE, "card:courageous_to_the_end"))
    assert battle.destroyed == [(FOE, "dreadnought"), (ACTIVE, "cruiser"), (FOE, "cruiser")]


@pytest.mark.rule("TI-AFB-05", "TI-MODIFIER-01", "TI-MODIFIER-02")
def test_fighters_add_up_prototype_prophecy_and_morale_in_combat_rolls_and_nothing_in_a_barrage() -> None:
    """Do +2, +1 and +1 add up for fighters in the first round? Yes: a fighter that hits on 9 hits on 5. The barrage
    comes before, and a destroyer with Morale Boost still needs its 9 there.
    """
    game, battle = duel(SOL, {"fighter": 2, "carrier": 1}, {"destroyer": 1}, 8, 8, 5, 4, MISS, MISS)
    pass_law(game, "prophecy_of_ixth", ACTIVE)
    hold(game, ACTIVE, "fighter_prototype", "morale_boost")
    hold(game, FOE, "morale_boost")
    mine = ((ROUND, ACTIVE, "card:fighter_prototype"), (ROUND, ACTIVE, "card:morale_boost"))
    theirs = ((ROUND, FOE, "card:morale_boost"),) * 2
    fight(game, battle, *mine, *theirs)
    assert ships(game, ACTIVE, EMPTY) == {"fighter": 2, "carrier": 1} and battle.winner == ACTIVE


@pytest.mark.rule("TI-WORMHOLE-05", "TI-ABILITY-15", "TI-SUSTAIN-01")
def test_the_flagship_of_the_ghosts_brings_the_wormhole_that_their_splicer_needs() -> None:
    """May Dimensional Splicer be used in empty space? With Hil Colish there it may: its delta is a wormhole of the
    system. The dreadnought it strikes may sustain the hit.
    """
    for flagship, used in (({"flagship": 1}, True), ({"dreadnought": 1}, False)):
        game, battle = duel(("creuss", "hacan", "sol"), flagship, {"dreadnought": 1, "fighter": 1})
        learn(game, ACTIVE, "dimensional_splicer")
        splice = ((BEFORE, "tech:dimensional_splicer"), ("snipe", "dreadnought"), ("sustain", FOE, "dreadnought"))
        asked = fight(game, battle, *(splice if used else ()))
        assert (BEFORE in kinds(asked)) is used
        assert ("ti4-sustained" in said(game)) or not used


# --- what a hull takes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-FACTION-08", "TI-SUSTAIN-08")
def test_a_direct_hit_does_not_bring_back_the_second_hit_that_the_shielding_took() -> None:
    """A Letnev dreadnought cancels two hits and is then hit directly: does the second hit fall on another ship? No,
    both were canceled; the one ship is lost and nothing else.
    """
    game, battle = duel(LETNEV, {"cruiser": 2}, {"dreadnought": 1, "carrier": 1}, HIT, HIT, MISS, MISS, HIT, HIT, MISS)
    learn(game, FOE, "non_euclidean_shielding")
    hold(game, ACTIVE, "direct_hit")
    fight(game, battle, ("sustain", FOE, "dreadnought"), DIRECT_HIT)
    assert battle.destroyed == [(FOE, "dreadnought"), (FOE, "carrier")] and battle.round == 2


@pytest.mark.rule("TI-SUSTAIN-08", "TI-SUSTAIN-05")
def test_duranium_armor_still_repairs_the_old_damage_when_the_ship_that_sustained_was_hit_directly() -> None:
    """One dreadnought came damaged, the other sustains and is lost to a Direct Hit: may the armor repair the first?
    Yes; it has not used Sustain Damage in this round, whatever its neighbor did.
    """
    game, battle = duel(SOL, {"cruiser": 2}, {"dreadnought": 2}, HIT, MISS, HIT, HIT)
    units.damage(game, FOE, "dreadnought", EMPTY)
    learn(game, FOE, "duranium_armor")
    hold(game, ACTIVE, "direct_hit")
    fight(game, battle, ("sustain", FOE, "dreadnought"), DIRECT_HIT)
    assert "ti4-repaired" in said(game) and ships(game, FOE, EMPTY) == {"dreadnought": 1}
    assert units.damaged(game, FOE, "dreadnought", EMPTY) == 0


@pytest.mark.rule("TI-SUSTAIN-08", "TI-ABILITY-14")
def test_a_hit_of_an_ambush_that_was_sustained_can_become_a_direct_hit() -> None:
    """Is a hit of an ability a hit to which Direct Hit may be played? Yes: raiders' dice are dice of own units."""
    game, battle = duel(MENTAK, {"cruiser": 1}, {"dreadnought": 1}, HIT)
    hold(game, ACTIVE, "direct_hit")
    fight(game, battle, AMBUSH, ("sustain", FOE, "dreadnought"), DIRECT_HIT)
    assert battle.winner == ACTIVE and battle.round == 0


@pytest.mark.rule("TI-GOLDEN-04", "TI-SUSTAIN-01")
@pytest.mark.parametrize("attacker", [ACTIVE, FOE])
def test_the_fourth_moon_denies_shields_in_the_very_exchange_in_which_it_falls(attacker: int) -> None:
    """Fourth Moon falls in this round: may the ships that were hit in it sustain? No, whoever takes hits first: Sustain
    Damage is used before any hit is assigned, and the flagship was still there. In the next round they may.
    """
    foe = {"dreadnought": 2}
    game, battle = duel(MENTAK, {"flagship": 1, "cruiser": 1}, foe, attacker=attacker)
    units.damage(game, ACTIVE, "flagship", EMPTY)
    mine, theirs = (MISS, HIT, MISS), (HIT, MISS)
    dice(game, *(mine + theirs if attacker == ACTIVE else theirs + mine), HIT, HIT)
    asked = fight(game, battle, ("losses", ACTIVE, {"flagship": 1}), ("sustain", FOE, "dreadnought"))
    assert battle.destroyed[:2] == ([(ACTIVE, "flagship"), (FOE, "dreadnought")][:: 1 if attacker == ACTIVE else -1])
    assert kinds(asked).count("sustain") == 1 and battle.round >= 2


@pytest.mark.rule("TI-UPGRADE-05", "TI-SUSTAIN-08", "TI-CAPACITY-06")
def test_fighters_fight_on_when_their_advanced_carrier_sustained_and_was_hit_directly() -> None:
    """Sol's carriers of the second kind sustain, so a Direct Hit is their risk: are the fighters lost at once? No, they
    fight the combat to its end, and are lost then.
    """
    game, battle = duel(SOL, {"carrier": 1, "fighter": 3}, {"cruiser": 1}, MISS, MISS, MISS, MISS, HIT, HIT)
    learn(game, ACTIVE, "advanced_carrier_2")
    hold(game, FOE, "direct_hit")
    fight(game, battle, ("sustain", ACTIVE, "carrier"), (SUSTAINED, FOE, "card:direct_hit"))
    assert battle.winner == ACTIVE and battle.round == 2
    assert not game.state.systems[EMPTY].space


# --- ships given away, and what others learn from them ---------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-07", "TI-TIMING-04", "TI-SUSTAIN-08")
def test_courage_answers_a_ship_that_yin_gave_away_itself() -> None:
    """Devotion destroys an own cruiser as its price: is that a ship lost in combat for Courageous to the End? Yes; the
    dice come before the hit of Devotion, for the price is paid first.
    """
    game, battle = duel(("yin", "hacan", "sol"), {"cruiser": 1, "carrier": 1}, {"cruiser": 2}, *[MISS] * 4, HIT, MISS)
    hold(game, ACTIVE, "courageous_to_the_end")
    devoted = ((END, "faction:devotion"), (LOST, ACTIVE, "card:courageous_to_the_end"), ("snipe", "cruiser"))
    fight(game, battle, *devoted[:2])
    assert battle.destroyed == [(ACTIVE, "cruiser"), (FOE, "cruiser"), (FOE, "cruiser")]
    assert battle.winner == ACTIVE and battle.round == 1


@pytest.mark.rule("TI-SUSTAIN-08")
def test_shields_hold_against_devotion_and_not_against_an_exotrireme() -> None:
    """Both come as a round ends: does Shields Holding help? It cancels hits, so it stops Devotion; an exotrireme
    destroys outright, and there is nothing to cancel.
    """
    for faction, ship, used, asked_for in (
        ("yin", "cruiser", "faction:devotion", True),
        ("sardakk_norr", "dreadnought", "unit:exotrireme_2", False),
    ):
        game, battle = duel((faction, "hacan", "sol"), {ship: 1, "fighter": 1}, {"cruiser": 1}, MISS, MISS, MISS)
        if ship == "dreadnought":
            learn(game, ACTIVE, "exotrireme_2")
        hold(game, FOE, "shields_holding")
        saved = ((HITS, FOE, "card:shields_holding"),) if asked_for else ()
        asked = fight(game, battle, (END, used), *saved)
        assert (HITS in kinds(asked)) is asked_for and battle.destroyed[0] == (ACTIVE, ship)
        assert (battle.destroyed[1:2] == [(FOE, "cruiser")]) is not asked_for


@pytest.mark.rule("TI-TECH-07", "TI-UPGRADE-05", "TI-TIMING-04")
def test_nekro_learns_from_a_fighter_shot_in_the_barrage_and_rolls_better_in_the_same_round() -> None:
    """Technological Singularity in the barrage: does a gained upgrade work at once? Yes: the cruisers that have not
    rolled yet are Cruiser II and hit on 6.
    """
    game, battle = duel(("nekro", "hacan", "sol"), {"destroyer": 1, "cruiser": 1}, {"fighter": 1, "carrier": 1})
    learn(game, FOE, "cruiser_2")
    dice(game, HIT, MISS, 6, MISS, MISS)
    asked = fight(game, battle, (LOST, "faction:technological_singularity"))
    assert game.card(ACTIVE, "cruiser").id == "cruiser_2"
    assert battle.winner == ACTIVE and battle.round == 1 and kinds(asked).count(LOST) == 1


@pytest.mark.rule("TI-ABILITY-15", "TI-SPACECOMBAT-16", "TI-TIMING-09")
def test_van_hauge_hit_directly_takes_everybody_along_and_nekro_learns_only_once() -> None:
    """A Direct Hit on the flagship of Yin that has just sustained: it blows up, and all ships with it. Nekro may learn
    from one of the lost units, not from each.
    """
    game, battle = duel(("nekro", "yin", "sol"), {"cruiser": 3}, {"flagship": 1, "destroyer": 1}, HIT)
    learn(game, FOE, "gravity_drive", "cruiser_2")
    own(game, FOE, "darien")
    hold(game, ACTIVE, "direct_hit")
    learned = (LOST, ACTIVE, "faction:technological_singularity")
    asked = fight(game, battle, ("sustain", FOE, "flagship"), DIRECT_HIT, learned, others="pass")
    assert not game.state.systems[EMPTY].space and battle.winner is None
    assert kinds(asked).count(LOST) == 1


@pytest.mark.rule("TI-SPACECOMBAT-12", "TI-DESTROY-02", "TI-ABILITY-15")
def test_shields_hold_against_the_hits_that_would_pass_the_fighters_by() -> None:
    """The Mindnet score two hits that have to go to other ships than fighters and one that has not: which two does
    Shields Holding cancel? Those that its player likes, so a fighter takes the one that is left.
    """
    mine = {"flagship": 1, "cruiser": 1}
    game, battle = duel(("l1z1x", "hacan", "sol"), mine, {"carrier": 1, "fighter": 2}, HIT, HIT, HIT)
    hold(game, FOE, "shields_holding", "skilled_retreat")
    away = ((ROUND, FOE, "pass"), (ROUND, FOE, "card:skilled_retreat"), ("target", FOE, "36"))
    shields = (HITS, FOE, "card:shields_holding")
    fight(game, battle, shields, ("losses", FOE, {"fighter": 1}), *away)
    assert ships(game, FOE, "36") == {"carrier": 1, "fighter": 1}


@pytest.mark.rule("TI-SUSTAIN-01", "TI-SPACECANNONOFF-06", "TI-GOLDEN-04")
def test_the_fourth_moon_denies_shields_against_the_guns_below_it_too() -> None:
    """Fourth Moon defends above a PDS of Mentak: may an arriving dreadnought sustain the shot? No; no ship of others in
    that system can, whatever hits it.
    """
    game = row(46, 27, factions=("sol", "mentak", "letnev"))
    fleet(game, ACTIVE, "46", dreadnought=1, cruiser=1)
    own(game, FOE, "starpoint")
    fleet(game, FOE, "starpoint", pds=1)
    fleet(game, FOE, "27", flagship=1)
    dice(game, HIT, *[MISS] * 2, HIT, MISS)
    sail = (("move", "46:dreadnought"), ("move", "46:cruiser"))
    asked = act(game, "27", *sail, ("space_cannon", FOE, "yes"), ("losses", ACTIVE, {"dreadnought": 1}))
    assert kinds(asked).count("sustain") == 0 and ships(game, ACTIVE, "27").get("dreadnought") is None


@pytest.mark.rule("TI-SUSTAIN-05", "TI-LATER-02", "TI-TIMING-09")
def test_the_last_round_ends_too_and_the_winner_may_repair_in_it() -> None:
    """The last enemy is gone: is there still an end of the round for Emergency Repairs? Yes, however abruptly the
    combat ended; but Devotion finds no ship to hit.
    """
    game, battle = duel(("yin", "hacan", "sol"), {"dreadnought": 2, "cruiser": 1}, {"cruiser": 1}, *[HIT] * 4)
    hold(game, ACTIVE, "emergency_repairs")
    asked = fight(game, battle, ("sustain", ACTIVE, "dreadnought"), (END, ACTIVE, "card:emergency_repairs"))
    assert battle.round == 1 and units.damaged(game, ACTIVE, "dreadnought", EMPTY) == 0
    assert kinds(asked).count(END) == 1 and battle.destroyed == [(FOE, "cruiser")]
