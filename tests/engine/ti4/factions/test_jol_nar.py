"""The Universities of Jol-Nar."""

from __future__ import annotations

import pytest

from engine.ti4.actions import strategy_action
from engine.ti4.combat import barrage, dice, space_cannon
from engine.ti4.combat.dice import Combat
from engine.ti4.economy import technology
from engine.ti4.galaxy import movement, units
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice as fall
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import activated, choices, combat, row

JOL_NAR, FOE, OTHER = 0, 1, 2
SKY = "18"
WHEN = "when_resolve_strategy_card_ability"


def war(**mine: int) -> tuple[Game, Combat]:
    """A space combat of Jol-Nar, about to begin."""
    game = table("jol_nar")
    fleet(game, JOL_NAR, SKY, **mine)
    fleet(game, FOE, SKY, cruiser=1)
    return game, combat(game, SKY)


def students(*known: str) -> Game:
    """A game in which Jol-Nar knows just this."""
    game = table("jol_nar")
    game.player(JOL_NAR).technologies.clear()
    learn(game, JOL_NAR, *known)
    return game


# --- Fragile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-16", "TI-MODIFIER-01")
def test_combat_rolls_of_jol_nar_alone_have_minus_one() -> None:
    game, fight = war(cruiser=1)
    fall(game, 7, 7)
    play(dice.roll_side(game, fight, JOL_NAR))
    assert fight.hits[JOL_NAR] == 0
    play(dice.roll_side(game, fight, FOE))
    assert fight.hits[FOE] == 1


def test_it_counts_on_the_ground_as_well() -> None:
    game = table("jol_nar")
    fleet(game, JOL_NAR, "mecatol_rex", infantry=1)
    ground = Combat("ground", SKY, JOL_NAR, FOE, planet="mecatol_rex")
    fall(game, 8)
    play(dice.roll_side(game, ground, JOL_NAR))
    assert ground.hits[JOL_NAR] == 0


def test_rolls_of_unit_abilities_are_as_good_as_anybodys() -> None:
    game, fight = war(destroyer=1)
    fleet(game, FOE, SKY, fighter=2)
    fall(game, 9, 9)
    play(barrage.anti_fighter_barrage(game, fight), others="pass")
    assert game.ships(FOE, SKY) == {"cruiser": 1}


# --- Brilliant -------------------------------------------------------------------------------------------------------


def follow(game: Game, *answers, others: str = "pass"):
    """Jol-Nar follows with the secondary ability of Technology."""
    return play(strategy_action.follow(game, JOL_NAR, "technology"), *answers, others=others)


BRILLIANT = (WHEN, JOL_NAR, "faction:brilliant")


@pytest.mark.rule("TI-ABILITY-14", "TI-TECHNOLOGY-02", "TI-STRATACTION-07")
def test_for_the_token_the_primary_ability_takes_the_place_of_the_secondary() -> None:
    game = students("neural_motivator")
    game.player(JOL_NAR).trade_goods = 3
    asked = follow(game, BRILLIANT, ("research", "yes"), ("technology", "dacxive_animators"), ("research", "no"))
    player = game.player(JOL_NAR)
    assert "dacxive_animators" in player.technologies and player.strategy == 1 and "pay" not in kinds(asked)
    assert not game.state.planets["jol"].exhausted and not game.state.planets["nar"].exhausted


def test_the_secondary_can_still_be_used_as_it_is() -> None:
    game = students("neural_motivator")
    own(game, JOL_NAR, "lodor")
    own(game, JOL_NAR, "starpoint")
    game.player(JOL_NAR).trade_goods = 4
    follow(game, (WHEN, JOL_NAR, "pass"), ("technology", "dacxive_animators"), ("pay", []))
    assert game.player(JOL_NAR).trade_goods == 0 and "dacxive_animators" in game.player(JOL_NAR).technologies


def test_without_resources_jol_nar_can_follow_by_its_brilliance() -> None:
    game = students("neural_motivator")
    own(game, JOL_NAR, "jol", "nar", exhausted=True)
    own(game, FOE, *game.planets(FOE), exhausted=True)
    assert strategy_action.may_follow(game, JOL_NAR, "technology")
    assert not strategy_action.may_follow(game, FOE, "technology")
    game.player(JOL_NAR).strategy = 0
    assert not strategy_action.may_follow(game, JOL_NAR, "technology")


def test_brilliance_is_for_the_secondary_of_technology() -> None:
    game = students("neural_motivator")
    about = {"card": "technology", "cause": "secondary"}
    assert usable(game, JOL_NAR, Moment(WHEN, actor=JOL_NAR, **about)) == ["faction:brilliant"]
    assert usable(game, JOL_NAR, Moment(WHEN, actor=JOL_NAR, **{**about, "cause": "primary"})) == []
    assert usable(game, JOL_NAR, Moment(WHEN, actor=JOL_NAR, **{**about, "card": "politics"})) == []
    assert usable(game, JOL_NAR, Moment(WHEN, actor=FOE, **about)) == []
    assert usable(game, FOE, Moment(WHEN, actor=FOE, **about)) == []


# --- Analytical ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-14", "TI-TECH-16", "TI-TECH-19")
def test_one_prerequisite_can_be_skipped() -> None:
    game = students()
    own(game, JOL_NAR, "jol", "nar", exhausted=True)
    found = technology.researchable(game, JOL_NAR)
    assert "dacxive_animators" in found and "hyper_metabolism" not in found
    play(technology.research(game, JOL_NAR), ("technology", "dacxive_animators"), others="stop")
    assert "dacxive_animators" in game.player(JOL_NAR).technologies


def test_two_of_three_prerequisites_are_enough_and_a_unit_upgrade_needs_all() -> None:
    game = students("neural_motivator", "dacxive_animators")
    own(game, JOL_NAR, "jol", "nar", exhausted=True)
    found = technology.researchable(game, JOL_NAR)
    assert "x_89_bacterial_weapon" in found and "infantry_2" in found
    assert "fighter_2" not in found and "cruiser_2" not in found


def test_others_are_not_analytical() -> None:
    game = table("jol_nar")
    game.player(FOE).technologies.clear()
    own(game, FOE, *game.planets(FOE), exhausted=True)
    assert "dacxive_animators" not in technology.researchable(game, FOE)


def test_a_political_secret_takes_it_away() -> None:
    game = students()
    own(game, JOL_NAR, "jol", "nar", exhausted=True)
    game.begin("political_secret", JOL_NAR, "agenda")
    assert "dacxive_animators" not in technology.researchable(game, JOL_NAR)


# --- J.N.S. Hylarim --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15")
@pytest.mark.parametrize(("faces", "hits"), [((9, 10), 6), ((9, 1), 3), ((8, 8), 2), ((1, 6), 0)])
def test_each_nine_or_ten_of_the_flagship_scores_two_more_hits(faces: tuple[int, int], hits: int) -> None:
    game, fight = war(flagship=1)
    fall(game, *faces)
    play(dice.roll_side(game, fight, JOL_NAR), others="pass")
    assert fight.hits[JOL_NAR] == hits and ("ti4-flagship-scores" in said(game)) is (max(faces) >= 9)


def test_dice_of_other_ships_score_no_more_nor_does_the_flagship_of_another() -> None:
    game, fight = war(flagship=1, cruiser=1)
    fall(game, 1, 1, 10)
    play(dice.roll_side(game, fight, JOL_NAR), others="pass")
    assert fight.hits[JOL_NAR] == 1
    fleet(game, FOE, SKY, flagship=1)
    fall(game, 10, 10, 10)
    play(dice.roll_side(game, fight, FOE), others="pass")
    assert fight.hits[FOE] == 3


def test_it_has_no_say_on_the_ground() -> None:
    game, fight = war(flagship=1)
    fight.type = "ground"
    fight.fresh = [dice.Roll(JOL_NAR, "flagship", 6, 0, [10])]
    open_window(game, Moment.fought(fight, "after_die_rolled", JOL_NAR))
    assert "ti4-flagship-scores" not in said(game)
    fight.type = "space"
    open_window(game, Moment.fought(fight, "after_die_rolled", JOL_NAR))
    assert "ti4-flagship-scores" in said(game)


# --- E-Res Siphons ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRADEGOOD-03", "TI-ABILITY-05")
def test_an_activation_of_a_system_with_ships_of_jol_nar_brings_four_trade_goods() -> None:
    game = table("jol_nar")
    learn(game, JOL_NAR, "e_res_siphons")
    fleet(game, JOL_NAR, SKY, cruiser=1)
    fleet(game, JOL_NAR, "lodor", infantry=1)
    open_window(game, Moment("after_activate_system", actor=JOL_NAR, system=SKY))
    open_window(game, Moment("after_activate_system", actor=FOE, system=game.state.planets["lodor"].system))
    assert game.player(JOL_NAR).trade_goods == 0
    open_window(game, Moment("after_activate_system", actor=FOE, system=SKY))
    assert game.player(JOL_NAR).trade_goods == 4 and game.player(FOE).trade_goods == 0


def test_without_the_siphons_nothing_flows() -> None:
    game = table("jol_nar")
    fleet(game, JOL_NAR, SKY, cruiser=1)
    open_window(game, Moment("after_activate_system", actor=FOE, system=SKY))
    assert game.player(JOL_NAR).trade_goods == 0


# --- Spatial Conduit Cylinder ----------------------------------------------------------------------------------------

EMPTY, FAR, END = "46", "47", "49"
CONDUIT = ("after_activate_system", JOL_NAR, "tech:spatial_conduit_cylinder")


def sky() -> Game:
    """Four systems in a row; Jol-Nar has ships at both ends and the conduit."""
    game = row(39, 46, 47, 49, factions=("jol_nar", "hacan", "letnev"))
    learn(game, JOL_NAR, "spatial_conduit_cylinder")
    fleet(game, JOL_NAR, "39", cruiser=1)
    fleet(game, JOL_NAR, END, destroyer=1)
    return game


@pytest.mark.rule("TI-ADJACENT-01", "TI-EXHAUST-03")
def test_the_active_system_is_next_to_all_with_own_units_for_everyone_until_the_action_ends() -> None:
    game = sky()
    activated(game, "39")
    open_window(game, Moment("after_activate_system", actor=JOL_NAR, system="39"), CONDUIT)
    near = game.near(FOE)
    assert END in near["39"] and FAR not in near["39"] and EMPTY not in near[END]
    assert game.player(JOL_NAR).exhausted_technologies == ["spatial_conduit_cylinder"]
    asked = play(movement.movement_step(game, JOL_NAR, "39"), others="stop").open
    assert f"{END}:destroyer" in choices(asked)
    game.end("tactical_action")
    assert END not in game.near(FOE)["39"]


def test_an_enemy_pds_can_fire_through_the_conduit() -> None:
    game = row(39, 46, 47, 19, factions=("jol_nar", "hacan", "letnev"))
    learn(game, JOL_NAR, "spatial_conduit_cylinder")
    learn(game, FOE, "pds_2")
    fleet(game, JOL_NAR, "39", cruiser=1)
    fleet(game, JOL_NAR, "19", destroyer=1)
    own(game, FOE, "wellon")
    fleet(game, FOE, "wellon", pds=1)
    assert not space_cannon.guns_on_system(game, FOE, "39")
    open_window(game, Moment("after_activate_system", actor=JOL_NAR, system="39"), CONDUIT)
    assert space_cannon.guns_on_system(game, FOE, "39")


def test_the_conduit_needs_own_units_at_both_ends_and_is_exhausted_by_use() -> None:
    game = sky()
    assert usable(game, JOL_NAR, Moment("after_activate_system", actor=JOL_NAR, system="39")) == [CONDUIT[2]]
    assert usable(game, JOL_NAR, Moment("after_activate_system", actor=JOL_NAR, system=FAR)) == []
    assert usable(game, JOL_NAR, Moment("after_activate_system", actor=FOE, system="39")) == []
    open_window(game, Moment("after_activate_system", actor=JOL_NAR, system="39"), CONDUIT)
    assert usable(game, JOL_NAR, Moment("after_activate_system", actor=JOL_NAR, system=END)) == []


def test_with_units_in_one_system_only_there_is_nothing_to_connect() -> None:
    game = sky()
    units.remove(game, JOL_NAR, "destroyer", 1, END)
    assert usable(game, JOL_NAR, Moment("after_activate_system", actor=JOL_NAR, system="39")) == []


# --- Research Agreement ----------------------------------------------------------------------------------------------

AFTER = "after_research_technology"


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04", "TI-TECH-01")
def test_the_holder_gains_what_jol_nar_researches_and_the_note_goes_home() -> None:
    game = students("neural_motivator")
    note = hand_note(game, FOE)
    answers = [("technology", "dacxive_animators"), (AFTER, FOE, f"note:{note}")]
    play(technology.research(game, JOL_NAR), *answers, others="pass")
    assert "dacxive_animators" in game.player(FOE).technologies and note in game.player(JOL_NAR).notes
    assert "ti4-shares-research" in said(game)


@pytest.mark.rule("TI-PROMISSORY-03", "TI-TECH-15")
def test_faction_technologies_and_what_the_holder_has_or_cannot_have_are_not_shared() -> None:
    game = table("jol_nar", "sol", "hacan")
    note = hand_note(game, FOE)

    def shared(card: str, actor: int = JOL_NAR) -> bool:
        return usable(game, FOE, Moment(AFTER, actor=actor, card=card)) == [f"note:{note}"]

    assert shared("cruiser_2") and shared("dacxive_animators")
    assert not shared("e_res_siphons") and not shared("cruiser_2", actor=OTHER)
    assert not shared("carrier_2") and not shared("infantry_2")
    learn(game, FOE, "cruiser_2")
    assert not shared("cruiser_2")


def test_gaining_without_research_is_not_shared() -> None:
    game = students("neural_motivator")
    note = hand_note(game, FOE)
    assert usable(game, FOE, Moment("when_research_technology", actor=JOL_NAR, card="dacxive_animators")) == []
    assert note in game.player(FOE).notes
