"""Sardakk N'orr."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ti4.combat.barrage import anti_fighter_barrage
from engine.ti4.combat.dice import Combat, roll_side, settle
from engine.ti4.combat.ground_combat import ground_combat
from engine.ti4.combat.space_combat import fight
from engine.ti4.economy import technology
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from tests.engine.ti4.effects import fold
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import Played, dice, fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import choices, combat, refused

NORR, FOE, OTHER = 0, 1, 2
PLACE, PLANET = "18", "mecatol_rex"


def space(attacker: int = NORR, defender: int = FOE) -> tuple[Game, Combat]:
    """A table of Sardakk N'orr, and a space combat over Mecatol Rex, as yet without ships."""
    game = table("sardakk_norr")
    return game, combat(game, PLACE, attacker, defender)


def ground(attacker: int = NORR, defender: int = FOE, **pieces: int) -> tuple[Game, Combat]:
    """A ground combat on Mecatol Rex, 1 infantry each."""
    game = table("sardakk_norr")
    own(game, defender, PLANET)
    for seat in (attacker, defender):
        fleet(game, seat, PLANET, **(pieces or {"infantry": 1}))
    return game, Combat("ground", PLACE, attacker, defender, PLANET)


def bonus(game: Game, at: Combat, seat: int, unit: str) -> int:
    """What is added to the combat rolls of a seat's units."""
    return fold(game, "combat_roll", 0, seat, combat=at, unit=unit)


# --- Unrelenting -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-14", "TI-ABILITY-16", "TI-MODIFIER-01")
def test_all_combat_rolls_are_better_in_space_and_on_the_ground() -> None:
    game, at = space()
    fleet(game, NORR, PLACE, cruiser=1)
    dice(game, 6)
    play(roll_side(game, at, NORR))
    assert at.hits[NORR] == 1 and bonus(game, at, FOE, "cruiser") == 0
    game, at = ground()
    dice(game, 7, 7)
    for seat in at.sides:
        play(roll_side(game, at, seat))
    assert at.hits == {NORR: 1, FOE: 0}


@pytest.mark.rule("TI-ABILITY-17")
def test_rolls_of_unit_abilities_are_not_better() -> None:
    game, at = space()
    at.round = 1
    fleet(game, NORR, PLACE, destroyer=1)
    fleet(game, FOE, PLACE, fighter=2)
    dice(game, 8, 8)
    play(anti_fighter_barrage(game, at))
    assert game.ships(FOE, PLACE) == {"fighter": 2}


# --- C'Morran N'orr --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15")
def test_the_flagship_leads_the_other_ships_in_its_system() -> None:
    game, at = space()
    fleet(game, NORR, PLACE, flagship=1, cruiser=1)
    fleet(game, FOE, PLACE, cruiser=1)
    assert (bonus(game, at, NORR, "cruiser"), bonus(game, at, NORR, "flagship")) == (2, 1)
    assert bonus(game, at, FOE, "cruiser") == 0


def test_the_flagship_leads_no_ground_forces_and_nobody_elsewhere() -> None:
    game, at = ground()
    fleet(game, NORR, PLACE, flagship=1)
    assert bonus(game, at, NORR, "infantry") == 1
    game, at = space()
    fleet(game, NORR, "27", flagship=1)
    assert bonus(game, at, NORR, "cruiser") == 1


# --- Valkyrie Particle Weave -----------------------------------------------------------------------------------------


def rolled(*faces: int, seat: int = NORR) -> dict[int, int]:
    """The hits of a round of ground combat in which that seat owns the technology."""
    game, at = ground()
    learn(game, seat, "valkyrie_particle_weave")
    dice(game, *faces)
    for side in at.sides:
        play(roll_side(game, at, side))
    settle(game, at)
    return at.hits


@pytest.mark.rule("TI-GROUNDCOMBAT-03")
def test_the_weave_scores_one_more_hit_when_the_opponent_scored_any() -> None:
    assert rolled(1, 8) == {NORR: 1, FOE: 1}
    assert rolled(7, 8) == {NORR: 2, FOE: 1}
    assert rolled(7, 7) == {NORR: 1, FOE: 0}


def test_both_fall_when_only_the_opponent_hits() -> None:
    game, _ = ground()
    learn(game, NORR, "valkyrie_particle_weave")
    dice(game, 1, 10)
    play(ground_combat(game, NORR, PLANET), others="pass")
    assert not game.on_board(NORR, "infantry") and not game.on_board(FOE, "infantry")


def test_the_weave_does_nothing_in_space() -> None:
    game, at = space()
    learn(game, NORR, "valkyrie_particle_weave")
    at.hits = {NORR: 0, FOE: 2}
    settle(game, at)
    assert at.hits == {NORR: 0, FOE: 2}


# --- Exotriremes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-UPGRADE-02")
def test_exotriremes_bombard_with_two_dice_and_stand_for_dreadnoughts() -> None:
    game = table("sardakk_norr")
    card = game.card(NORR, "dreadnought")
    assert (card.bombardment.dice, card.bombardment.hits_on, card.move) == (2, 4, 1)
    deck = technology.deck(game, NORR)
    assert "exotrireme_2" in deck and "dreadnought_2" not in deck
    learn(game, NORR, "exotrireme_2")
    assert (game.card(NORR, "dreadnought").bombardment.dice, game.card(NORR, "dreadnought").move) == (2, 2)


@pytest.mark.rule("TI-GOLDEN-04")
def test_exotriremes_of_the_second_kind_are_immune_to_direct_hits() -> None:
    game, at = space()
    fleet(game, NORR, PLACE, dreadnought=1, cruiser=1)
    hold(game, FOE, "direct_hit")
    shaken = Moment("after_sustain_damage", NORR, FOE, PLACE, unit="dreadnought", cause="combat", combat=at)
    assert usable(game, FOE, shaken) == ["card:direct_hit"]
    learn(game, NORR, "exotrireme_2")
    assert usable(game, FOE, shaken) == []


def ramming(damaged: int = 0, dreadnoughts: int = 1, **enemy: int) -> tuple[Game, Combat, Moment]:
    """The end of a round of space combat in which Sardakk N'orr has Exotriremes II."""
    game, at = space()
    learn(game, NORR, "exotrireme_2")
    fleet(game, NORR, PLACE, {"dreadnought": damaged}, dreadnought=dreadnoughts, carrier=1)
    fleet(game, FOE, PLACE, **enemy)
    at.round = 1
    return game, at, Moment.fought(at, "end_of_combat_round")


USE = ("end_of_combat_round", NORR, "unit:exotrireme_2")


def ram(game: Game, end: Moment, *answers: Any, others: str = "pass") -> Played:
    """The end of the round, in which an Exotrireme is given up."""
    return open_window(game, end, USE, *answers, others=others)


@pytest.mark.rule("TI-SUSTAIN-08", "TI-ABILITY-15")
def test_an_exotrireme_takes_two_ships_of_its_owners_choice_with_it() -> None:
    game, at, end = ramming(dreadnought=1, carrier=1, fighter=3)
    hold(game, FOE, "shields_holding")
    asked = ram(game, end, ("ram", NORR, {"dreadnought": 1, "fighter": 1}))
    assert game.ships(NORR, PLACE) == {"carrier": 1} and game.ships(FOE, PLACE) == {"carrier": 1, "fighter": 2}
    assert at.destroyed == [(NORR, "dreadnought"), (FOE, "fighter"), (FOE, "dreadnought")]
    assert not {"sustain", "before_assign_combat_hits"} & set(kinds(asked))


def test_it_may_take_just_one_ship_and_never_three_or_its_own() -> None:
    game, _, end = ramming(carrier=1, fighter=3)
    open_ = ram(game, end, others="stop").open
    assert choices(open_) == ["fighter", "carrier"]
    refused(open_, {"carrier": 1, "fighter": 2})
    refused(open_, {})
    game, _, end = ramming(carrier=1, fighter=3)
    ram(game, end, ("ram", NORR, {"fighter": 1}))
    assert game.ships(FOE, PLACE) == {"carrier": 1, "fighter": 2}


def test_several_can_be_given_up_and_the_damaged_one_first() -> None:
    game, _, end = ramming(damaged=1, dreadnoughts=2, cruiser=4)
    first = [("ram_with", "dreadnought:damaged"), ("ram", {"cruiser": 2})]
    ram(game, end, *first, ("ram_again", "yes"), ("ram", {"cruiser": 1}))
    assert game.ships(NORR, PLACE) == {"carrier": 1} and game.ships(FOE, PLACE) == {"cruiser": 1}
    game, _, end = ramming(damaged=1, dreadnoughts=2, cruiser=4)
    ram(game, end, *first, ("ram_again", "no"))
    assert game.ships(NORR, PLACE) == {"dreadnought": 1, "carrier": 1}
    assert units.damaged(game, NORR, "dreadnought", PLACE) == 0 and game.ships(FOE, PLACE) == {"cruiser": 2}


@pytest.mark.rule("TI-SPACECOMBAT-15")
def test_a_combat_can_be_won_or_drawn_by_it() -> None:
    for other, winner in (({"carrier": 1}, NORR), ({}, None)):
        game, at = space()
        learn(game, NORR, "exotrireme_2")
        fleet(game, NORR, PLACE, dreadnought=1, **other)
        fleet(game, FOE, PLACE, cruiser=2)
        dice(game, *[1] * 8)
        play(fight(game, at), USE, ("ram", {"cruiser": 2}), others="pass")
        assert at.winner == winner and game.ships(FOE, PLACE) == {} and at.round == 1


def test_it_needs_the_upgrade_an_enemy_and_a_round_without_retreat() -> None:
    game, at, end = ramming(cruiser=1)
    assert usable(game, NORR, end) == ["unit:exotrireme_2"] and usable(game, FOE, end) == []
    assert usable(game, NORR, Moment.fought(at, "start_of_combat_round")) == []
    at.withdrew = FOE
    assert usable(game, NORR, end) == []
    game, at, end = ramming(cruiser=1)
    units.remove(game, NORR, "dreadnought", 1, PLACE)
    assert usable(game, NORR, end) == []
    game, at, end = ramming(cruiser=1)
    units.remove(game, FOE, "cruiser", 1, PLACE)
    assert usable(game, NORR, end) == []
    game, at = space()
    fleet(game, NORR, PLACE, dreadnought=1)
    fleet(game, FOE, PLACE, cruiser=1)
    assert usable(game, NORR, Moment.fought(at, "end_of_combat_round")) == []


@pytest.mark.rule("TI-OPPONENT-03")
def test_it_is_for_own_space_combats_only() -> None:
    game, _ = ground(attacker=NORR)
    learn(game, NORR, "exotrireme_2")
    fleet(game, NORR, PLACE, dreadnought=1)
    at = Combat("ground", PLACE, NORR, FOE, PLANET, round=1)
    assert usable(game, NORR, Moment.fought(at, "end_of_combat_round")) == []
    fleet(game, FOE, PLACE, cruiser=1)
    assert usable(game, NORR, Moment.fought(Combat("space", PLACE, FOE, OTHER), "end_of_combat_round")) == []


# --- Tekklar Legion --------------------------------------------------------------------------------------------------


def legion(game: Game, at: Combat, holder: int) -> str:
    """The note is used as the ground combat starts."""
    note = hand_note(game, holder)
    open_window(game, Moment.fought(at, "start_of_ground_combat"), ("start_of_ground_combat", holder, f"note:{note}"))
    return note


@pytest.mark.rule("TI-PROMISSORY-04")
def test_the_legion_fights_for_its_holder_and_against_its_issuer() -> None:
    game, at = ground()
    note = legion(game, at, FOE)
    assert (bonus(game, at, FOE, "infantry"), bonus(game, at, NORR, "infantry")) == (1, 0)
    assert note in game.player(NORR).notes and "ti4-note-returns" in said(game)
    game.end("combat")
    assert (bonus(game, at, FOE, "infantry"), bonus(game, at, NORR, "infantry")) == (0, 1)


def test_against_others_it_only_helps() -> None:
    game, at = ground(FOE, OTHER)
    legion(game, at, OTHER)
    assert [bonus(game, at, seat, "infantry") for seat in (NORR, FOE, OTHER)] == [1, 0, 1]


def test_the_legion_stays_for_one_ground_combat() -> None:
    game, _ = ground(FOE, OTHER)
    note = hand_note(game, OTHER)
    play(ground_combat(game, FOE, PLANET), ("start_of_ground_combat", OTHER, f"note:{note}"), others="pass")
    assert game.effect("tekklar_legion") is None


@pytest.mark.rule("TI-PROMISSORY-03", "TI-OPPONENT-03")
def test_the_legion_is_for_the_start_of_ones_own_ground_combat() -> None:
    game, at = ground(FOE, OTHER)
    note = hand_note(game, OTHER)
    assert usable(game, OTHER, Moment.fought(at, "start_of_ground_combat")) == [f"note:{note}"]
    assert usable(game, OTHER, Moment.fought(at, "start_of_combat_round")) == []
    assert usable(game, OTHER, Moment.fought(Combat("space", PLACE, FOE, OTHER), "start_of_space_combat")) == []
    at.defender = NORR
    assert usable(game, OTHER, Moment.fought(at, "start_of_ground_combat")) == []
    hand_note(game, NORR)
    assert usable(game, NORR, Moment.fought(at, "start_of_ground_combat")) == []


# --- what is told of modifiers ---------------------------------------------------------------------------------------


def told(game: Game) -> dict[str, Any]:
    """What the last line about a combat roll says."""
    return dict(next(one.text for one in reversed(game.events) if one.text and "combat-roll" in one.text.key).params)


@pytest.mark.rule("TI-MODIFIER-01")
def test_the_number_told_is_the_face_that_hits_with_everything_that_changes_it() -> None:
    game, at = space()
    fleet(game, NORR, PLACE, cruiser=1)
    dice(game, 6)
    play(roll_side(game, at, NORR))
    line = told(game)
    assert (line["needs"], line["printed"], line["hits"]) == (6, 7, 1)
    assert [(one.key, one.params["source"].key, one.params["n"]) for one in line["modifiers"]] == [
        ("ti4-modifier-plus", "ti4-ability-unrelenting", 1)
    ]


@pytest.mark.rule("TI-MODIFIER-01", "TI-PROMISSORY-04")
def test_modifiers_that_cancel_each_other_are_told_both() -> None:
    game, at = ground()
    legion(game, at, FOE)
    dice(game, 8)
    play(roll_side(game, at, NORR))
    line = told(game)
    assert line["needs"] == line["printed"] == 8
    signs = [(one.key.rpartition("-")[2], one.params["source"].key) for one in line["modifiers"]]
    assert signs == [("minus", "ti4-note-tekklar_legion"), ("plus", "ti4-ability-unrelenting")]
