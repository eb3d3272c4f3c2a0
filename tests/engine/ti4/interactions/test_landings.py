"""Landings: parleys, calls, conversions and grids between the landing and the last die."""

from __future__ import annotations

import pytest

from engine.ti4.galaxy import units
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import hand_note
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, FOE, HIT, MISS, OTHER, faces, invade, pass_law, siege
from tests.engine.ti4.positions import fleet, kinds, learn, own, said

LANDED, GROUND, ROUND = "after_commit_ground_forces", "start_of_ground_combat", "start_of_combat_round"
LOST, END = "after_unit_destroyed", "end_of_combat_round"
FIRE = ("space_cannon", FOE, "yes")


def holder(game: Game, planet: str = "starpoint") -> int | None:
    return game.state.planets[planet].owner


@pytest.mark.rule("TI-INVASION-08", "TI-TRANSPORT-07")
def test_a_parley_on_one_planet_leaves_the_landing_on_the_other_and_silences_guns_that_have_no_target() -> None:
    """Parley answers one landing: what of those who landed next door? They stay and take their planet. The PDS of the
    first planet does not fire, for nobody is there, and who was sent back may not land again.
    """
    game = siege(("sol", "hacan", "letnev"), {"carrier": 1, "infantry": 3}, {"pds": 1, "infantry": 1})
    hold(game, FOE, "parley")
    asked = invade(game, ("land", {"starpoint": 2, "new_albion": 1}), (LANDED, FOE, "card:parley"))
    assert holder(game) == FOE and holder(game, "new_albion") == ACTIVE
    assert units.count(game, ACTIVE, "infantry", "27") == 2
    assert "space_cannon" not in kinds(asked) and kinds(asked).count("land") == 1


@pytest.mark.rule("TI-SPACECANNONDEF-05", "TI-INVASION-14")
@pytest.mark.parametrize(("die", "owner"), [(HIT, FOE), (MISS, ACTIVE)])
def test_raghs_call_lures_the_infantry_away_and_the_guns_of_the_saar_still_fire(die: int, owner: int) -> None:
    """Ragh's Call: all ground forces of the Saar leave, so is the planet taken? Only if somebody survives the PDS,
    which stays and fires; the last one shot, the Saar keep planet and PDS.
    """
    game = siege(("sol", "saar", "letnev"), {"carrier": 1, "infantry": 1}, {"pds": 1, "infantry": 3}, die)
    note = hand_note(game, ACTIVE, FOE)
    own(game, FOE, "ragh", "lisis_ii")
    call = ((LANDED, f"note:{note}"), ("raghs_call", "ragh"))
    invade(game, ("land", {"starpoint": 1}), *call, FIRE)
    assert holder(game) == owner and units.count(game, FOE, "infantry", "ragh") == 3
    assert units.count(game, FOE, "pds", "starpoint") == (owner == FOE)


@pytest.mark.rule("TI-GROUNDCOMBAT-05", "TI-GROUNDCOMBAT-06")
def test_converting_the_only_defender_wins_at_once_before_the_grid_comes_up_and_breeds_another() -> None:
    """Yin convert the last defender under a Magen Defense Grid: is there a round for the grid? No; the combat is won at
    once, and Dacxive Animators add an infantry to the victors.
    """
    game = siege(("yin", "hacan", "sol"), {"carrier": 1, "infantry": 1}, {"pds": 1, "infantry": 1}, MISS)
    learn(game, ACTIVE, "dacxive_animators")
    learn(game, FOE, "magen_defense_grid")
    game.player(ACTIVE).trade_goods = 2
    own(game, ACTIVE, "darien", exhausted=True)
    conversion, growth = (GROUND, "faction:indoctrination"), ("after_win_ground_combat", "tech:dacxive_animators")
    asked = invade(game, ("land", {"starpoint": 1}), conversion, growth)
    assert units.count(game, ACTIVE, "infantry", "starpoint") == 3 and holder(game) == ACTIVE
    assert faces(game) == [] and ROUND not in kinds(asked)


@pytest.mark.rule("TI-DESTROY-01", "TI-TIMING-03")
def test_a_converted_soldier_of_sol_was_not_destroyed_and_is_not_revived() -> None:
    """Do Spec Ops II roll for the one that Indoctrination replaced? No, it went to reinforcements; they roll for those
    who are killed afterwards.
    """
    game = siege(("yin", "sol", "hacan"), {"carrier": 1, "infantry": 2}, {"infantry": 2}, HIT, HIT, HIT, MISS, 5)
    learn(game, FOE, "spec_ops_2")
    own(game, ACTIVE, "darien")
    invade(game, ("land", {"starpoint": 2}), (GROUND, "faction:indoctrination"))
    rolled = [event.text.params["dice"] for event in game.events if event.text.key == "ti4-revival-roll"]
    assert rolled == [(5,)] and holder(game) == ACTIVE


@pytest.mark.rule("TI-GROUNDCOMBAT-02", "TI-GROUNDCOMBAT-03")
def test_the_grid_keeps_the_n_orr_from_rolling_and_not_from_striking_back_by_their_weave() -> None:
    """Magen Defense Grid: Sardakk N'orr roll no dice. Does Valkyrie Particle Weave still answer? Yes: the opponent
    scored a hit, so they score one more than none.
    """
    factions = ("sardakk_norr", "hacan", "sol")
    game = siege(factions, {"carrier": 1, "infantry": 2}, {"pds": 1, "infantry": 1}, HIT)
    learn(game, ACTIVE, "valkyrie_particle_weave")
    learn(game, FOE, "magen_defense_grid")
    invade(game, ("land", {"starpoint": 2}), (ROUND, FOE, "tech:magen_defense_grid"))
    assert faces(game) == [(HIT,)] and holder(game) == ACTIVE
    assert units.count(game, ACTIVE, "infantry", "starpoint") == 1


@pytest.mark.rule("TI-MODIFIER-01", "TI-SPACECANNONDEF-06")
def test_fighters_of_the_naalu_bring_their_prophecy_down_to_the_planet_and_take_the_shots_for_the_infantry() -> None:
    """Fighters land beside Matriarch with an infantry: may they take the PDS hit for it, and does Prophecy of Ixth add
    to their dice on the ground? Both: an 8 becomes a 7, and the infantry lives to hold the planet.
    """
    fleets = {"flagship": 1, "fighter": 2, "infantry": 1}
    game = siege(("naalu", "hacan", "sol"), fleets, {"pds": 1, "infantry": 1}, HIT, MISS, 7, MISS)
    pass_law(game, "prophecy_of_ixth", ACTIVE)
    answers = (("land", {"starpoint": 1}), ("land_ships", {"starpoint": 2}), FIRE, ("losses", {"fighter": 1}))
    invade(game, *answers)
    assert holder(game) == ACTIVE and game.ships(ACTIVE, "27") == {"flagship": 1, "fighter": 1}
    assert len(faces(game)) == 3


@pytest.mark.rule("TI-INVASION-11", "TI-TECH-07", "TI-TIMING-09")
def test_nekro_learn_once_on_each_planet_they_fight_for() -> None:
    """Two ground combats in one invasion: once or twice Technological Singularity? Twice, for each planet is a combat
    of its own; but PDS fire and bombardment before them teach nothing.
    """
    fleets = {"dreadnought": 1, "carrier": 1, "infantry": 4}
    game = siege(("nekro", "hacan", "sol"), fleets, {"infantry": 3}, HIT, HIT, HIT, *[MISS] * 2, HIT, HIT, MISS, MISS)
    own(game, FOE, "new_albion")
    fleet(game, FOE, "new_albion", infantry=2)
    learn(game, FOE, "gravity_drive", "neural_motivator", "plasma_scoring")
    learned = (LOST, "faction:technological_singularity")
    landing = (("bombard", {"starpoint": 1}), ("land", {"starpoint": 2, "new_albion": 2}))
    asked = invade(game, *landing, learned, learned)
    assert kinds(asked).count(LOST) == 2 and "ti4-bombarded" in said(game)
    assert len({"gravity_drive", "neural_motivator", "plasma_scoring"} & set(game.player(ACTIVE).technologies)) == 2


@pytest.mark.rule("TI-ACTIONCARD-07")
def test_a_sabotaged_parley_is_spent_and_the_landing_stands() -> None:
    """Parley canceled by Sabotage: may it be tried again on the next planet? That copy is gone; another copy may still
    answer the other landing.
    """
    game = siege(("sol", "hacan", "letnev"), {"carrier": 1, "infantry": 2}, {"infantry": 1})
    own(game, FOE, "new_albion")
    hold(game, FOE, "parley", "parley")
    hold(game, OTHER, "sabotage")
    parley, foiled = (LANDED, FOE, "card:parley"), ("when_action_card_played", OTHER, "card:sabotage")
    invade(game, ("land", {"starpoint": 1, "new_albion": 1}), parley, foiled, (LANDED, FOE, "pass"), parley)
    assert holder(game) == FOE and holder(game, "new_albion") == ACTIVE
    assert sorted(game.state.action_discard) == ["parley", "parley", "sabotage"]


@pytest.mark.rule("TI-GROUNDCOMBAT-07", "TI-INVASION-14")
def test_harrow_after_the_last_soldier_fell_turns_a_lost_combat_into_a_draw_and_gives_no_planet() -> None:
    """The Mindnet's last infantry dies and Harrow kills the last defender: whose is the planet? Still the defender's,
    with its dock: nobody won, nobody landed survives, and Assimilate has nothing to take.
    """
    fleets = {"dreadnought": 2, "infantry": 1}
    game = siege(("l1z1x", "hacan", "sol"), fleets, {"space_dock": 1, "infantry": 1}, *[MISS] * 3, HIT, HIT, MISS)
    game.state.laws = []
    pass_law(game, "shard_of_the_throne", FOE)
    answers = (("bombard", "starpoint"), ("land", {"starpoint": 1}), (END, ACTIVE, "faction:harrow"))
    invade(game, *answers)
    assert holder(game) == FOE and units.count(game, FOE, "space_dock", "starpoint") == 1
    assert "ti4-ground-combat-draw" in said(game) and game.state.laws[0].owner == FOE
