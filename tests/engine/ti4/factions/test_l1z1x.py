"""The L1Z1X Mindnet."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ti4.combat import bombardment, ground_combat, space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.economy import payment, production, technology
from engine.ti4.galaxy import control, structures, units
from engine.ti4.play import Game
from engine.ti4.state import Law
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import Played, fleet, kinds, learn, own, play, said
from tests.engine.ti4.positions import dice as fall
from tests.engine.ti4.skies import choices

MINDNET, FOE, OTHER = 0, 1, 2
PLANET, SYSTEM = "lodor", "26"
HIT, MISS = 10, 1


# --- Assimilate ------------------------------------------------------------------------------------------------------


def taken(**structures: int) -> Game:
    """The Mindnet has landed on a planet of the foe with these structures."""
    game = table("l1z1x")
    own(game, FOE, PLANET)
    fleet(game, FOE, PLANET, **structures)
    fleet(game, MINDNET, PLANET, infantry=1)
    return game


@pytest.mark.rule("TI-ABILITY-05", "TI-ABILITY-14", "TI-CONTROL-04")
def test_assimilate_replaces_structures_on_a_planet_that_is_taken() -> None:
    game = taken(pds=2, space_dock=1)
    assert kinds(play(control.gain_control(game, MINDNET, PLANET))) == []
    assert game.state.planets[PLANET].ground[MINDNET].units == {"infantry": 1, "pds": 2, "space_dock": 1}
    assert FOE not in game.state.planets[PLANET].ground
    assert said(game).count("ti4-assimilated") == 3 and "ti4-destroyed" not in said(game)


def test_an_assimilated_dock_may_produce_in_the_same_action() -> None:
    game = taken(space_dock=1)
    play(control.gain_control(game, MINDNET, PLANET))
    assert "produce" in kinds(play(production.production_step(game, MINDNET, SYSTEM), others="pass"))


def test_only_the_mindnet_assimilates_and_only_when_control_changes() -> None:
    game = table("l1z1x")
    own(game, MINDNET, PLANET)
    fleet(game, MINDNET, PLANET, pds=1)
    fleet(game, FOE, PLANET, infantry=1)
    play(control.gain_control(game, FOE, PLANET))
    assert not game.on_board(FOE, "pds") and not game.on_board(MINDNET, "pds")
    game = taken(pds=1)
    own(game, MINDNET, PLANET)
    play(control.gain_control(game, MINDNET, PLANET))
    play(structures.abandon(game, PLANET))
    assert not game.on_board(MINDNET, "pds") and not game.on_board(FOE, "pds")


@pytest.mark.parametrize(("answer", "left"), [("yes", {"0_0_0": 1, PLANET: 1}), ("no", {"0_0_0": 2})])
def test_nobody_must_take_a_piece_off_the_board_to_assimilate(answer: str, left: dict[str, int]) -> None:
    game = taken(space_dock=1)
    fleet(game, MINDNET, "0_0_0", space_dock=2)
    fleet(game, MINDNET, "quann", space_dock=1)
    game.state.systems["25"].tokens.append(MINDNET)
    play(control.gain_control(game, MINDNET, PLANET), ("assimilate", MINDNET, answer))
    assert game.on_board(MINDNET, "space_dock") == {**left, "quann": 1}
    assert not game.on_board(FOE, "space_dock")


def test_nothing_is_assimilated_without_a_piece_or_where_no_unit_may_stand() -> None:
    game = taken(pds=1)
    fleet(game, MINDNET, "quann", pds=6)
    game.state.systems["25"].tokens.append(MINDNET)
    assert kinds(play(control.gain_control(game, MINDNET, PLANET))) == []
    assert game.on_board(MINDNET, "pds") == {"quann": 6} and not game.on_board(FOE, "pds")
    game = taken(pds=1)
    game.state.laws.append(Law("demilitarized_zone", planet=PLANET))
    play(control.gain_control(game, MINDNET, PLANET))
    assert not game.on_board(MINDNET, "pds") and not game.on_board(FOE, "pds")


# --- Harrow ----------------------------------------------------------------------------------------------------------


def landed(attackers: int = 1, defenders: int = 1, **ships: int) -> Game:
    """The Mindnet has landed on a planet of the foe, with ships above."""
    game = table("l1z1x")
    own(game, FOE, PLANET)
    fleet(game, MINDNET, SYSTEM, **ships)
    fleet(game, MINDNET, PLANET, infantry=attackers)
    fleet(game, FOE, PLANET, infantry=defenders)
    game.player(MINDNET).technologies.clear()
    return game


def fought(game: Game, attacker: int, *answers: Any) -> Played:
    return play(ground_combat.ground_combat(game, attacker, PLANET), *answers, others="pass")


USE = ("end_of_combat_round", MINDNET, "faction:harrow")


@pytest.mark.rule("TI-FACTION-03", "TI-ABILITY-14", "TI-BOMBARD-02")
@pytest.mark.parametrize("edition", [0, 1])
def test_harrow_bombards_after_a_round_with_every_ship(edition: int) -> None:
    """TI-BOMBARD-02: with those that the player names; in games from before with all."""
    game = landed(1, 3, dreadnought=2)
    game.state.edition = edition
    fall(game, MISS, MISS, MISS, MISS, HIT, HIT, HIT, MISS)
    fought(game, MINDNET, USE, *[("bombard", {"dreadnought": 2})] * edition)
    assert units.count(game, MINDNET, "infantry", PLANET) == 1 and not units.count(game, FOE, "infantry", PLANET)
    assert said(game).count("ti4-bombarded") == 1


@pytest.mark.rule("TI-BOMBARD-02")
def test_harrow_bombards_with_the_ships_that_its_player_names() -> None:
    """TI-BOMBARD-02"""
    game = landed(1, 3, dreadnought=2)
    fall(game, HIT)
    play(bombardment.strike(game, MINDNET, SYSTEM, PLANET), ("bombard", {"dreadnought": 1}), others="pass")
    assert [event.text.params["dice"] for event in game.events if event.text.key == "ti4-bombarded"] == [(HIT,)]


def test_harrow_also_fires_when_the_last_own_ground_force_has_died() -> None:
    game = landed(1, 1, dreadnought=1)
    fall(game, MISS, HIT, HIT)
    fought(game, MINDNET, USE)
    assert not game.state.planets[PLANET].ground and "ti4-ground-combat-draw" in said(game)


@pytest.mark.rule("TI-FACTION-04")
def test_a_planetary_shield_stops_harrow() -> None:
    game = landed(dreadnought=1)
    moment = Moment.fought(Combat("ground", SYSTEM, MINDNET, FOE, PLANET), "end_of_combat_round")
    assert usable(game, MINDNET, moment) == ["faction:harrow"]
    fleet(game, FOE, PLANET, pds=1)
    assert usable(game, MINDNET, moment) == []


def test_harrow_is_for_the_attacker_on_the_ground_with_ships_that_bombard() -> None:
    game = landed(dreadnought=1)
    assert usable(game, MINDNET, Moment.fought(Combat("ground", SYSTEM, FOE, MINDNET, PLANET), USE[0])) == []
    assert usable(game, MINDNET, Moment.fought(Combat("space", SYSTEM, MINDNET, FOE), USE[0])) == []
    assert usable(game, FOE, Moment.fought(Combat("ground", SYSTEM, MINDNET, FOE, PLANET), USE[0])) == []
    assert usable(game, MINDNET, Moment.fought(Combat("ground", SYSTEM, MINDNET, FOE, PLANET), "start_of_combat")) == []
    game = landed(carrier=1)
    assert usable(game, MINDNET, Moment.fought(Combat("ground", SYSTEM, MINDNET, FOE, PLANET), USE[0])) == []


# --- [0.0.1] ---------------------------------------------------------------------------------------------------------


def skirmish(attacker: int, **fleet_of_mindnet: int) -> tuple[Game, Combat]:
    game = table("l1z1x")
    fleet(game, MINDNET, SYSTEM, **fleet_of_mindnet)
    fleet(game, FOE, SYSTEM, fighter=3, carrier=1, cruiser=1)
    return game, Combat("space", SYSTEM, attacker, FOE if attacker == MINDNET else MINDNET)


@pytest.mark.rule("TI-ABILITY-15", "TI-ABILITY-19")
def test_hits_of_the_flagship_and_its_dreadnoughts_pass_fighters_by() -> None:
    game, combat = skirmish(MINDNET, flagship=1, dreadnought=1, fighter=1)
    fall(game, HIT, MISS, HIT, HIT, *[MISS] * 5)
    play(space_combat.exchange_fire(game, combat))
    assert game.ships(FOE, SYSTEM) == {"fighter": 2}


def test_without_the_flagship_the_hits_go_anywhere() -> None:
    game, combat = skirmish(MINDNET, dreadnought=1)
    fall(game, HIT, *[MISS] * 5)
    play(space_combat.exchange_fire(game, combat), ("losses", FOE, {"fighter": 1}))
    assert game.ships(FOE, SYSTEM)["fighter"] == 2
    game, combat = skirmish(MINDNET, dreadnought=1)
    fleet(game, MINDNET, "27", flagship=1)
    fall(game, HIT, *[MISS] * 5)
    play(space_combat.exchange_fire(game, combat), ("losses", FOE, {"fighter": 1}))


def test_hits_stay_pinned_when_the_flagship_falls_in_the_same_exchange() -> None:
    game, combat = skirmish(MINDNET, flagship=1)
    units.damage(game, MINDNET, "flagship", SYSTEM)
    fall(game, HIT, MISS, HIT, *[MISS] * 4)
    play(space_combat.exchange_fire(game, combat), ("losses", FOE, {"cruiser": 1}))
    assert not game.ships(MINDNET, SYSTEM) and game.ships(FOE, SYSTEM) == {"fighter": 3, "carrier": 1}


def test_what_no_greater_ship_can_take_falls_on_fighters() -> None:
    game, combat = skirmish(MINDNET, flagship=1, dreadnought=1)
    units.remove(game, FOE, "carrier", 1, SYSTEM)
    fall(game, HIT, HIT, HIT, *[MISS] * 4)
    play(space_combat.exchange_fire(game, combat))
    assert game.ships(FOE, SYSTEM) == {"fighter": 1}


# --- Super-Dreadnoughts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-UPGRADE-02", "TI-GOLDEN-04")
def test_super_dreadnoughts_are_better_and_the_second_kind_withstands_a_direct_hit() -> None:
    game = table("l1z1x")
    hold(game, FOE, "direct_hit")
    moment = Moment("after_sustain_damage", MINDNET, FOE, SYSTEM, unit="dreadnought", amount=1, cause="combat")
    card = game.card(MINDNET, "dreadnought")
    assert (card.capacity, card.move, card.combat.hits_on) == (2, 1, 5)
    assert usable(game, FOE, moment) == ["card:direct_hit"]
    learn(game, MINDNET, "super_dreadnought_2")
    card = game.card(MINDNET, "dreadnought")
    assert (card.capacity, card.move, card.combat.hits_on, card.bombardment.hits_on) == (2, 2, 4, 4)
    assert usable(game, FOE, moment) == []
    assert "dreadnought_2" not in technology.deck(game, MINDNET)


# --- Inheritance Systems ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TECH-16", "TI-EXHAUST-04", "TI-ABILITY-07")
def test_inheritance_systems_do_away_with_prerequisites_for_two_resources() -> None:
    game = table("l1z1x")
    assert "war_sun" not in technology.researchable(game, MINDNET)
    learn(game, MINDNET, "inheritance_systems")
    game.player(MINDNET).trade_goods = 4
    own(game, MINDNET, "0_0_0", exhausted=True)
    play(technology.research(game, MINDNET, 2), ("technology", "war_sun"))
    player = game.player(MINDNET)
    assert "war_sun" in player.technologies and player.trade_goods == 0
    assert player.exhausted_technologies == ["inheritance_systems"]


@pytest.mark.rule("TI-ABILITY-08")
def test_inheritance_systems_need_two_resources_beside_other_costs_and_to_be_readied() -> None:
    game = table("l1z1x")
    learn(game, MINDNET, "inheritance_systems")
    own(game, MINDNET, "0_0_0", exhausted=True)
    game.player(MINDNET).trade_goods = 3
    assert "war_sun" in technology.researchable(game, MINDNET, 1)
    assert "war_sun" not in technology.researchable(game, MINDNET, 2)
    game.player(MINDNET).exhausted_technologies.append("inheritance_systems")
    assert "war_sun" not in technology.researchable(game, MINDNET, 1)


@pytest.mark.rule("TI-PRODUCTION-11", "TI-PRODUCTION-12")
def test_what_is_paid_too_much_for_inheritance_systems_is_lost_for_the_research() -> None:
    game = table("l1z1x")
    learn(game, MINDNET, "inheritance_systems")
    assert payment.value(game, "0_0_0", "resources") == 5
    assert "war_sun" not in technology.researchable(game, MINDNET, 2)
    own(game, MINDNET, PLANET)
    assert payment.value(game, PLANET, "resources") == 3
    asked = play(technology.research(game, MINDNET, 4), ("technology", "war_sun"))
    assert "pay_part" not in kinds(asked) and "pay" not in kinds(asked)
    assert game.state.planets["0_0_0"].exhausted and game.state.planets[PLANET].exhausted


def test_inheritance_systems_are_paid_for_with_planets_or_trade_goods() -> None:
    game = table("l1z1x")
    learn(game, MINDNET, "inheritance_systems")
    own(game, MINDNET, PLANET)
    game.player(MINDNET).trade_goods = 2
    asked = play(technology.research(game, MINDNET), ("technology", "war_sun"), others="stop").open
    assert choices(asked) == ["0_0_0", PLANET, "trade_goods"]
    game.player(MINDNET).exhausted_technologies.clear()
    play(technology.research(game, MINDNET), ("technology", "war_sun"), ("pay_part", "trade_goods"))
    assert game.player(MINDNET).trade_goods == 0 and not game.state.planets[PLANET].exhausted


# --- Cybernetic Enhancements -----------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04")
def test_cybernetic_enhancements_move_a_strategy_token_to_the_holder() -> None:
    game = table("l1z1x")
    note = hand_note(game, FOE)
    before = game.reserve(FOE), game.reserve(MINDNET)
    open_window(game, Moment("start_of_turn", actor=FOE), ("start_of_turn", FOE, f"note:{note}"))
    assert (game.player(MINDNET).strategy, game.player(FOE).strategy) == (1, 3)
    assert (game.reserve(FOE), game.reserve(MINDNET)) == (before[0] - 1, before[1] + 1)
    assert note in game.player(MINDNET).notes


@pytest.mark.rule("TI-ABILITY-06", "TI-COMMANDTOKEN-04")
def test_without_tokens_in_reinforcements_the_holder_gains_none() -> None:
    game = table("l1z1x")
    note = hand_note(game, FOE)
    game.player(FOE).fleet += game.reserve(FOE)
    open_window(game, Moment("start_of_turn", actor=FOE), ("start_of_turn", FOE, f"note:{note}"))
    assert (game.player(MINDNET).strategy, game.player(FOE).strategy) == (1, 2)


@pytest.mark.rule("TI-PROMISSORY-03", "TI-ABILITY-08")
def test_cybernetic_enhancements_are_for_the_holders_turn_and_need_a_token_of_the_mindnet() -> None:
    game = table("l1z1x")
    note = hand_note(game, FOE)
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == [f"note:{note}"]
    assert usable(game, FOE, Moment("start_of_turn", actor=MINDNET)) == []
    assert usable(game, OTHER, Moment("start_of_turn", actor=OTHER)) == []
    game.player(MINDNET).strategy = 0
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == []
    game.player(MINDNET).strategy = 1
    hand_note(game, MINDNET)
    assert usable(game, MINDNET, Moment("start_of_turn", actor=MINDNET)) == []
