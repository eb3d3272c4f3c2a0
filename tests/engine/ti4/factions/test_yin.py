"""The Yin Brotherhood."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ti4.abilities import sources
from engine.ti4.actions import tactical
from engine.ti4.combat import ground_combat, hits, space_cannon, space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.economy import production
from engine.ti4.economy.batch import Batch
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice as fall
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import choices

YIN, FOE, OTHER = 0, 1, 2
PLANET, SYSTEM = "lodor", "26"
HIT, MISS = 10, 1


# --- Indoctrination --------------------------------------------------------------------------------------------------


def landed(mine: int = 1, theirs: int = 1) -> Game:
    """Ground forces of both meet on a planet of the foe."""
    game = table("yin")
    own(game, FOE, PLANET)
    fleet(game, YIN, PLANET, infantry=mine)
    fleet(game, FOE, PLANET, infantry=theirs)
    return game


def ground(attacker: int = YIN, defender: int = FOE) -> Moment:
    return Moment.fought(Combat("ground", SYSTEM, attacker, defender, PLANET), "start_of_ground_combat")


CONVERT = ("start_of_ground_combat", YIN, "faction:indoctrination")


@pytest.mark.rule("TI-ABILITY-07", "TI-ABILITY-14")
@pytest.mark.parametrize(("attacker", "defender"), [(YIN, FOE), (FOE, YIN)])
def test_indoctrination_wins_over_one_infantry_for_two_influence(attacker: int, defender: int) -> None:
    game = landed(1, 2)
    open_window(game, ground(attacker, defender), CONVERT)
    assert [units.count(game, seat, "infantry", PLANET) for seat in (YIN, FOE)] == [2, 1]
    assert game.state.planets["darien"].exhausted and "ti4-indoctrinated" in said(game)


@pytest.mark.rule("TI-GROUNDCOMBAT-05")
def test_whoever_loses_the_last_ground_force_to_it_loses_at_once() -> None:
    game = landed()
    asked = play(ground_combat.ground_combat(game, YIN, PLANET), CONVERT, others="pass")
    assert units.count(game, YIN, "infantry", PLANET) == 2 and not units.count(game, FOE, "infantry", PLANET)
    assert kinds(asked).count("start_of_ground_combat") == 1 and not (
        {"ti4-combat-roll", "ti4-combat-roll-modified"} & {*said(game)}
    )
    assert "ti4-ground-combat-won" in said(game)


@pytest.mark.rule("TI-ABILITY-08", "TI-OPPONENT-03")
def test_indoctrination_needs_influence_and_an_own_ground_combat_against_infantry() -> None:
    game = landed()
    assert usable(game, YIN, ground()) == ["faction:indoctrination"] and usable(game, FOE, ground()) == []
    assert usable(game, YIN, ground(OTHER, FOE)) == []
    assert usable(game, YIN, Moment.fought(Combat("ground", SYSTEM, YIN, FOE, PLANET), "start_of_combat_round")) == []
    own(game, YIN, "darien", exhausted=True)
    game.player(YIN).trade_goods = 1
    assert usable(game, YIN, ground()) == []
    game.player(YIN).trade_goods = 2
    assert usable(game, YIN, ground()) == ["faction:indoctrination"]
    units.remove(game, FOE, "infantry", 1, PLANET)
    assert usable(game, YIN, ground()) == []


# --- Devotion --------------------------------------------------------------------------------------------------------


def skirmish(mine: dict[str, int], **theirs: int) -> tuple[Game, Combat]:
    game = table("yin")
    fleet(game, YIN, SYSTEM, **mine)
    fleet(game, FOE, SYSTEM, **theirs)
    return game, Combat("space", SYSTEM, FOE, YIN, round=1)


DEVOTE = ("end_of_combat_round", YIN, "faction:devotion")


@pytest.mark.rule("TI-ABILITY-07", "TI-SUSTAIN-01")
def test_devotion_gives_a_ship_for_a_hit_on_a_ship_of_yins_choice() -> None:
    game, combat = skirmish({"cruiser": 1, "destroyer": 1}, carrier=1, dreadnought=1)
    end = Moment.fought(combat, "end_of_combat_round")
    open_window(game, end, DEVOTE, ("target", "destroyer"), ("snipe", YIN, "carrier"))
    assert game.ships(YIN, SYSTEM) == {"cruiser": 1} and game.ships(FOE, SYSTEM) == {"dreadnought": 1}
    end = Moment.fought(combat, "end_of_combat_round")
    open_window(game, end, DEVOTE, ("sustain", FOE, "dreadnought"))
    assert not game.ships(YIN, SYSTEM) and units.damaged(game, FOE, "dreadnought", SYSTEM) == 1


def test_shields_holding_stops_the_hit_of_devotion() -> None:
    game, combat = skirmish({"cruiser": 1}, carrier=1)
    hold(game, FOE, "shields_holding")
    shield = ("before_assign_combat_hits", FOE, "card:shields_holding")
    open_window(game, Moment.fought(combat, "end_of_combat_round"), DEVOTE, shield)
    assert game.ships(FOE, SYSTEM) == {"carrier": 1} and not game.ships(YIN, SYSTEM)


def test_devotion_ends_a_combat_at_the_end_of_its_round() -> None:
    game, combat = skirmish({"cruiser": 1, "destroyer": 1}, carrier=1)
    combat.round = 0
    fall(game, MISS, MISS, MISS, MISS, MISS)
    play(space_combat.fight(game, combat), DEVOTE, ("target", "cruiser"), others="pass")
    assert combat.winner == YIN and combat.round == 1 and game.ships(YIN, SYSTEM) == {"destroyer": 1}


@pytest.mark.rule("TI-ABILITY-08")
def test_devotion_needs_such_a_ship_an_enemy_and_nobody_who_retreated() -> None:
    game, combat = skirmish({"cruiser": 1}, carrier=1)
    end = Moment.fought(combat, "end_of_combat_round")
    assert usable(game, YIN, end) == ["faction:devotion"] and usable(game, FOE, end) == []
    combat.withdrew = FOE
    assert usable(game, YIN, end) == []
    combat.withdrew = None
    units.remove(game, FOE, "carrier", 1, SYSTEM)
    assert usable(game, YIN, end) == []
    game, combat = skirmish({"carrier": 1}, carrier=1)
    assert usable(game, YIN, Moment.fought(combat, "end_of_combat_round")) == []
    on_land = Combat("ground", SYSTEM, YIN, FOE, PLANET)
    assert usable(game, YIN, Moment.fought(on_land, "end_of_combat_round")) == []


# --- Impulse Core ----------------------------------------------------------------------------------------------------

CORE = ("start_of_space_combat", YIN, "tech:impulse_core")


@pytest.mark.rule("TI-ABILITY-07", "TI-SPACECOMBAT-12")
def test_the_impulse_core_gives_a_ship_for_a_hit_on_no_fighter() -> None:
    game, combat = skirmish({"destroyer": 2}, fighter=2, cruiser=1, carrier=1)
    learn(game, YIN, "impulse_core")
    open_window(game, Moment.fought(combat, "start_of_space_combat"), CORE, ("losses", FOE, {"carrier": 1}))
    assert game.ships(YIN, SYSTEM) == {"destroyer": 1} and game.ships(FOE, SYSTEM) == {"fighter": 2, "cruiser": 1}
    assert game.player(YIN).exhausted_technologies == []


def test_the_ship_that_is_given_away_is_asked_for_as_such() -> None:
    game, combat = skirmish({"destroyer": 1, "cruiser": 1}, carrier=1)
    learn(game, YIN, "impulse_core")
    asked = open_window(game, Moment.fought(combat, "start_of_space_combat"), CORE, others="stop").open
    assert asked is not None and asked.about.key == "ti4-ask-sacrifice"


def test_the_hit_of_the_core_falls_on_fighters_where_there_is_nothing_else_and_can_be_canceled() -> None:
    game, combat = skirmish({"destroyer": 2}, fighter=2)
    learn(game, YIN, "impulse_core")
    open_window(game, Moment.fought(combat, "start_of_space_combat"), CORE)
    assert game.ships(FOE, SYSTEM) == {"fighter": 1}
    hold(game, FOE, "shields_holding")
    shield = ("before_assign_combat_hits", FOE, "card:shields_holding")
    open_window(game, Moment.fought(combat, "start_of_space_combat"), CORE, shield)
    assert game.ships(FOE, SYSTEM) == {"fighter": 1} and not game.ships(YIN, SYSTEM)


def test_the_core_needs_such_a_ship_and_an_own_combat() -> None:
    game, combat = skirmish({"destroyer": 1}, fighter=2)
    start = Moment.fought(combat, "start_of_space_combat")
    assert usable(game, YIN, start) == []
    learn(game, YIN, "impulse_core")
    assert usable(game, YIN, start) == ["tech:impulse_core"]
    assert usable(game, YIN, Moment.fought(combat, "start_of_combat_round")) == []
    combat.defender = OTHER
    assert usable(game, YIN, start) == []


# --- Van Hauge -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15", "TI-ABILITY-19", "TI-SUSTAIN-08")
def test_van_hauge_takes_every_ship_with_it_and_the_combat_is_a_draw() -> None:
    game, combat = skirmish({"flagship": 1, "carrier": 1}, dreadnought=1, fighter=2, infantry=1)
    units.damage(game, YIN, "flagship", SYSTEM)
    fleet(game, OTHER, "27", cruiser=1)
    combat.round = 0
    combat.attacker, combat.defender = YIN, FOE
    fall(game, *[MISS] * 3, HIT, *[MISS] * 4)
    play(space_combat.fight(game, combat), ("losses", YIN, {"flagship": 1}), others="pass")
    assert not game.state.systems[SYSTEM].space and combat.winner is None
    assert game.ships(OTHER, "27") == {"cruiser": 1} and "ti4-van-hauge" in said(game)


def test_ground_forces_survive_on_planets_and_perish_in_space() -> None:
    game = table("yin")
    fleet(game, YIN, SYSTEM, flagship=1, infantry=1)
    fleet(game, FOE, SYSTEM, carrier=1, infantry=2)
    fleet(game, FOE, PLANET, infantry=1)
    play(hits.destroy(game, YIN, "flagship", 1, SYSTEM, cause=hits.Cause(FOE, "direct_hit")))
    assert not game.state.systems[SYSTEM].space and units.count(game, FOE, "infantry", PLANET) == 1


def test_a_floating_factory_outlives_van_hauge() -> None:
    game = table("yin", "saar", "sol")
    fleet(game, YIN, SYSTEM, flagship=1)
    fleet(game, FOE, SYSTEM, space_dock=1, cruiser=1)
    play(hits.destroy(game, YIN, "flagship", 1, SYSTEM, cause=hits.Cause(FOE, "direct_hit")))
    assert game.state.systems[SYSTEM].space[FOE].units == {"space_dock": 1}


def test_other_losses_and_the_flagships_of_others_take_nothing_with_them() -> None:
    game, _ = skirmish({"flagship": 1, "cruiser": 1}, flagship=1, carrier=1)
    play(hits.destroy(game, YIN, "cruiser", 1, SYSTEM, cause=hits.Cause(FOE, "combat")))
    play(hits.destroy(game, FOE, "flagship", 1, SYSTEM, cause=hits.Cause(YIN, "combat")))
    assert game.ships(YIN, SYSTEM) == {"flagship": 1} and game.ships(FOE, SYSTEM) == {"carrier": 1}


def test_van_hauge_shot_down_from_afar_still_takes_them_along() -> None:
    game, _ = skirmish({"flagship": 1, "cruiser": 1})
    units.damage(game, YIN, "flagship", SYSTEM)
    fleet(game, FOE, PLANET, pds=1)
    fall(game, HIT)
    answers = [("space_cannon", FOE, "yes"), ("losses", YIN, {"flagship": 1})]
    play(space_cannon.offense(game, YIN, SYSTEM), *answers, others="pass")
    assert not game.state.systems[SYSTEM].space


# --- Yin Spinner -----------------------------------------------------------------------------------------------------


def spinning() -> Game:
    game = table("yin")
    learn(game, YIN, "yin_spinner")
    own(game, YIN, PLANET, "quann")
    fleet(game, YIN, "quann", space_dock=1)
    return game


@pytest.mark.rule("TI-ABILITY-05")
def test_the_spinner_adds_an_infantry_to_a_planet_of_the_system() -> None:
    game = table("yin")
    learn(game, YIN, "yin_spinner")
    own(game, YIN, "tequran", "torkan")
    fleet(game, YIN, "tequran", space_dock=1)
    answers = [("produce", "destroyer"), ("produce", "done"), ("planet", "torkan")]
    play(production.production_step(game, YIN, "28"), *answers, others="pass")
    assert game.ships(YIN, "28") == {"destroyer": 1} and units.count(game, YIN, "infantry", "torkan") == 1


def test_the_spinner_asks_nothing_with_one_planet_and_needs_one() -> None:
    game = spinning()
    made = Moment("after_use_production", actor=YIN, system="25", pieces={"destroyer": 1})
    assert kinds(open_window(game, made)) == [] and units.count(game, YIN, "infantry", "quann") == 1
    own(game, FOE, "quann")
    open_window(game, made)
    open_window(game, Moment("after_use_production", actor=FOE, system="26", pieces={"destroyer": 1}))
    assert units.count(game, YIN, "infantry", "quann") == 1 and not units.count(game, YIN, "infantry", PLANET)


def test_the_spinner_turns_only_for_the_production_ability() -> None:
    game = spinning()
    batch = Batch("25", 2, ["quann"], ability=False)
    play(production.produce(game, YIN, batch), ("produce", "destroyer"), ("produce", "done"))
    assert batch.made and not game.on_board(YIN, "infantry")


# --- Greyfire Mutagen ------------------------------------------------------------------------------------------------


def mutated(game: Game, actor: int, *answers: Any) -> None:
    use = ("after_activate_system", FOE, f"note:{hand_note(game, FOE)}")
    open_window(game, Moment("after_activate_system", actor=actor, system=SYSTEM), use, *answers)


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04", "TI-TIMING-11")
def test_greyfire_mutagen_silences_abilities_and_technologies_for_a_tactical_action() -> None:
    game, combat = skirmish({"cruiser": 1, "flagship": 1}, carrier=1)
    learn(game, YIN, "impulse_core", "yin_spinner", "sarween_tools")
    mutated(game, OTHER)
    assert "greyfire_mutagen:0" in game.player(YIN).notes
    assert usable(game, YIN, Moment.fought(combat, "end_of_combat_round")) == []
    assert usable(game, YIN, Moment.fought(combat, "start_of_space_combat")) == []
    assert not sources.in_force(game.state, YIN, "yin_spinner") and sources.in_force(game.state, YIN, "sarween_tools")
    game.end("tactical_action")
    assert usable(game, YIN, Moment.fought(combat, "end_of_combat_round")) == ["faction:devotion"]


def test_the_flagship_works_under_greyfire_mutagen() -> None:
    game, _ = skirmish({"flagship": 1}, carrier=1)
    mutated(game, FOE)
    play(hits.destroy(game, YIN, "flagship", 1, SYSTEM, cause=hits.Cause(FOE, "direct_hit")))
    assert not game.state.systems[SYSTEM].space


@pytest.mark.rule("TI-PROMISSORY-03")
def test_greyfire_mutagen_is_used_at_any_activation_and_at_no_other_time() -> None:
    game = table("yin")
    note = hand_note(game, FOE)
    for actor in (YIN, FOE, OTHER):
        assert usable(game, FOE, Moment("after_activate_system", actor=actor, system=SYSTEM)) == [f"note:{note}"]
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == []
    hand_note(game, YIN)
    assert usable(game, YIN, Moment("after_activate_system", actor=YIN, system=SYSTEM)) == []


def test_greyfire_mutagen_ends_with_the_action() -> None:
    game = table("yin")
    use = ("after_activate_system", FOE, f"note:{hand_note(game, FOE)}")
    play(tactical.tactical_action(game, YIN), ("activate", SYSTEM), use, others="pass")
    assert game.effect("greyfire_mutagen") is None


def test_yin_picks_the_planet_of_the_spinner() -> None:
    game = table("yin")
    learn(game, YIN, "yin_spinner")
    own(game, YIN, "tequran", "torkan")
    made = Moment("after_use_production", actor=YIN, system="28", pieces={"fighter": 1})
    assert choices(open_window(game, made, others="stop").open) == ["tequran", "torkan"]
