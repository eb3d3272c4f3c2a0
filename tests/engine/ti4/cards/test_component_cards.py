"""Action cards that are the action of a turn: each is played once, and what it may aim at is checked."""

from __future__ import annotations

import pytest

from engine.ask import Ask, Option, PickOne
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.windows import TARGET
from engine.ti4.cards import component as cards
from engine.ti4.economy import technology
from engine.ti4.galaxy import units
from engine.ti4.rules import RULES
from engine.ti4.state import Law
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, component, offered
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, dice, fleet, home, learn, near_home, own, said, ships

ACTION = Moment("component_action", actor=SOL)
WINDOWS = """
card:cripple_defenses                component_action                         self    always  planets
card:economic_initiative             component_action                         self    always  planets
card:focused_research                component_action                         self    if      technologies
card:frontline_deployment            component_action                         self    if      planets
card:ghost_ship                      component_action                         self    if      systems
card:industrial_initiative           component_action                         self    always  trade_goods
card:insubordination                 component_action                         self    if      tokens
card:lucky_shot                      component_action                         self    if      systems
card:mining_initiative               component_action                         self    if      trade_goods
card:plague                          component_action                         self    if      planets
card:reactor_meltdown                component_action                         self    if      planets
card:repeal_law                      component_action                         self    if      laws
card:rise_of_a_messiah               component_action                         self    if      planets
card:signal_jamming                  component_action                         self    if      systems
card:spy                             component_action                         self    if      action_cards
card:tactical_bombardment            component_action                         self    if      planets
card:unexpected_action               component_action                         self    if      systems
card:unstable_planet                 component_action                         self    always  planets
card:uprising                        component_action                         self    if      planets
card:war_effort                      component_action                         self    if      systems
"""
"""Where each of these cards can be used and what it changes; see `tests.engine.ti4.component_windows`."""


def aims(game, targets) -> list[str]:
    """The ids of what a card of the first seat may aim at."""
    return [option.id for option in targets(game, SOL, ACTION)]


def test_cripple_defenses_destroys_every_pds_of_a_planet() -> None:
    game = board()
    fleet(game, HACAN, "hercant", pds=2, infantry=1)
    component(game, SOL, "cripple_defenses", ("target", "hercant"))
    assert (units.count(game, HACAN, "pds", "hercant"), units.count(game, HACAN, "infantry", "hercant")) == (0, 1)


def test_cripple_defenses_may_pick_a_planet_without_pds() -> None:
    game = board()
    component(game, SOL, "cripple_defenses", ("target", "jord"))
    assert "ti4-destroyed" not in said(game)


@pytest.mark.rule("TI-READY-01")
def test_economic_initiative_readies_the_own_cultural_planets() -> None:
    game = board()
    own(game, SOL, "quann", "torkan", "abyz", exhausted=True)
    own(game, HACAN, "xxehan", exhausted=True)
    component(game, SOL, "economic_initiative")
    exhausted = [id for id in ("quann", "torkan", "abyz", "xxehan") if game.state.planets[id].exhausted]
    assert exhausted == ["abyz", "xxehan"]


@pytest.mark.rule("TI-TRADEGOOD-07")
def test_focused_research_costs_four_trade_goods() -> None:
    game = board()
    game.player(SOL).trade_goods = 5
    component(game, SOL, "focused_research", ("technology", "plasma_scoring"))
    assert game.player(SOL).trade_goods == 1 and "plasma_scoring" in game.player(SOL).technologies


def test_focused_research_needs_four_trade_goods_and_something_to_research() -> None:
    game = board()
    game.player(SOL).trade_goods = 3
    assert not offered(game, SOL, "focused_research")
    game.player(SOL).trade_goods = 4
    for id in technology.deck(game, SOL):
        technology.gain(game, SOL, id)
    assert not offered(game, SOL, "focused_research")


def test_frontline_deployment_places_three_infantry_on_one_planet() -> None:
    game = board()
    own(game, SOL, "quann")
    component(game, SOL, "frontline_deployment", ("target", "quann"))
    assert units.count(game, SOL, "infantry", "quann") == 3
    assert aims(game, cards._landing_planets) == ["jord", "quann"]


@pytest.mark.rule("TI-FLEETPOOL-03")
def test_ghost_ship_haunts_a_wormhole_without_foreign_ships_and_the_fleet_pool_holds() -> None:
    game = board()
    fleet(game, HACAN, "39", fighter=1)
    fleet(game, SOL, "26", cruiser=1)
    assert aims(game, cards._haunted) == ["25", "40", "26"]
    component(game, SOL, "ghost_ship", ("target", "26"))
    assert ships(game, SOL, "26") == {"cruiser": 1, "destroyer": 1}
    fleet(game, SOL, "40", cruiser=3)
    component(game, SOL, "ghost_ship", ("target", "40"), ("lose_ships", "cruiser"))
    assert ships(game, SOL, "40") == {"cruiser": 2, "destroyer": 1}


def test_ghost_ship_needs_a_destroyer() -> None:
    game = board()
    fleet(game, SOL, home(game, SOL), destroyer=8)
    game.state.systems[home(game, SOL)].tokens.append(SOL)
    assert not offered(game, SOL, "ghost_ship")


def test_industrial_initiative_pays_for_each_industrial_planet() -> None:
    game = board()
    own(game, SOL, "arnor", "lor", "quann")
    component(game, SOL, "industrial_initiative")
    assert game.player(SOL).trade_goods == 2


def test_insubordination_takes_a_tactic_token_from_somebody_who_has_one() -> None:
    game = board()
    game.player(LETNEV).tactic = 0
    component(game, SOL, "insubordination")
    assert game.player(HACAN).tactic == 2 and game.reserve(HACAN) == 9
    game.player(HACAN).tactic = 0
    assert not offered(game, SOL, "insubordination")


@pytest.mark.rule("TI-SUSTAIN-08")
def test_lucky_shot_destroys_a_ship_near_an_own_planet() -> None:
    game = board()
    own(game, SOL, "quann")
    fleet(game, HACAN, "25", dreadnought=2, damaged={"dreadnought": 1}, carrier=1, fighter=4)
    fleet(game, HACAN, "20", cruiser=1)
    assert aims(game, cards._in_sight) == ["1:25:dreadnought", "1:25:dreadnought:damaged"]
    component(game, SOL, "lucky_shot", ("target", "1:25:dreadnought"))
    assert ships(game, HACAN, "25") == {"dreadnought": 1, "carrier": 1, "fighter": 4}
    assert units.damaged(game, HACAN, "dreadnought", "25") == 1


def test_lucky_shot_leaves_fighters_without_room_behind() -> None:
    game = board()
    own(game, SOL, "quann")
    fleet(game, HACAN, "25", dreadnought=1, cruiser=1, fighter=1)
    component(game, SOL, "lucky_shot", ("target", "1:25:dreadnought"))
    assert ships(game, HACAN, "25") == {"cruiser": 1}


def test_mining_initiative_pays_a_planets_resources_and_does_not_exhaust_it() -> None:
    game = board()
    component(game, SOL, "mining_initiative")
    assert game.player(SOL).trade_goods == 4 and not game.state.planets["jord"].exhausted


def test_plague_rolls_for_each_infantry() -> None:
    game = board()
    fleet(game, HACAN, "hercant", infantry=3)
    dice(game, 6, 5, 10)
    component(game, SOL, "plague", ("target", "hercant"))
    assert units.count(game, HACAN, "infantry", "hercant") == 1
    assert "jord" not in aims(game, cards._foreign_planets)


def test_reactor_meltdown_destroys_a_foreign_dock_outside_home_systems() -> None:
    game = board()
    fleet(game, HACAN, "quann", space_dock=1)
    fleet(game, HACAN, "hercant", space_dock=1)
    fleet(game, SOL, "xxehan", space_dock=1)
    component(game, SOL, "reactor_meltdown")
    assert [units.count(game, HACAN, "space_dock", planet) for planet in ("quann", "hercant")] == [0, 1]
    assert units.count(game, SOL, "space_dock", "xxehan") == 1


@pytest.mark.rule("TI-AGENDACARD-06")
def test_repeal_law_discards_a_law() -> None:
    game = board()
    game.state.laws = [Law("fleet_regulations"), Law("minister_of_war", HACAN)]
    component(game, SOL, "repeal_law", ("target", "minister_of_war"))
    assert [law.id for law in game.state.laws] == ["fleet_regulations"]
    assert game.state.agenda_discard == ["minister_of_war"]


@pytest.mark.rule("TI-ABILITY-06")
def test_rise_of_a_messiah_puts_infantry_on_every_planet_it_can() -> None:
    game = board()
    own(game, SOL, "quann", "torkan")
    component(game, SOL, "rise_of_a_messiah")
    assert [units.count(game, SOL, "infantry", planet) for planet in ("jord", "quann", "torkan")] == [1, 1, 1]
    thirteen = list(game.state.planets)[:13]
    own(game, SOL, *thirteen)
    component(game, SOL, "rise_of_a_messiah")
    assert len(game.on_board(SOL, "infantry")) == 12


def test_signal_jamming_puts_anothers_token_near_own_ships() -> None:
    game = board()
    fleet(game, SOL, "34", cruiser=1)
    game.state.systems["24"].tokens.append(LETNEV)
    assert aims(game, cards._jammed) == ["34", "24", "38"]
    component(game, SOL, "signal_jamming", ("target", "24"))
    assert game.state.systems["24"].tokens == [LETNEV, HACAN]
    component(game, SOL, "signal_jamming", ("target", "38"), ("target_player", str(LETNEV)))
    assert game.state.systems["38"].tokens == [LETNEV]


@pytest.mark.rule("TI-ACTIONCARD-04")
def test_spy_takes_a_random_card_that_only_the_two_learn() -> None:
    game = board()
    game.player(HACAN).action_cards = ["plague"]
    component(game, SOL, "spy")
    assert (game.player(SOL).action_cards, game.player(HACAN).action_cards) == (["plague"], [])
    event = next(event for event in game.events if event.text.key == "ti4-card-taken")
    assert sorted(event.secret) == [SOL, HACAN] and "plague" not in str(event.text)


def test_spy_needs_a_hand_to_take_from() -> None:
    assert not offered(board(), SOL, "spy")


def test_tactical_bombardment_exhausts_the_planets_of_others_in_a_system() -> None:
    game = board()
    own(game, HACAN, "tequran")
    own(game, SOL, "torkan")
    fleet(game, SOL, "28", dreadnought=1)
    fleet(game, SOL, "34", cruiser=1)
    assert aims(game, cards._bombarded) == ["28"]
    component(game, SOL, "tactical_bombardment")
    assert game.state.planets["tequran"].exhausted and not game.state.planets["torkan"].exhausted


def test_unexpected_action_takes_a_token_back_to_reinforcements() -> None:
    game = board()
    game.state.systems["28"].tokens = [HACAN, SOL]
    before = game.reserve(SOL)
    component(game, SOL, "unexpected_action")
    assert game.state.systems["28"].tokens == [HACAN] and game.reserve(SOL) == before + 1


@pytest.mark.parametrize(("infantry", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_unstable_planet_exhausts_and_kills_three(infantry: int, left: int) -> None:
    game = board()
    own(game, HACAN, "tequran")
    fleet(game, HACAN, "tequran", infantry=infantry)
    component(game, SOL, "unstable_planet", ("target", "tequran"))
    assert units.count(game, HACAN, "infantry", "tequran") == left and game.state.planets["tequran"].exhausted


@pytest.mark.rule("TI-TRADEGOOD-03")
def test_uprising_exhausts_a_readied_planet_of_another_for_its_resources() -> None:
    game = board()
    own(game, HACAN, "abyz")
    own(game, LETNEV, "fria", exhausted=True)
    assert aims(game, cards._loyal_planets) == ["abyz"]
    component(game, SOL, "uprising")
    assert game.state.planets["abyz"].exhausted and game.player(SOL).trade_goods == 3


@pytest.mark.rule("TI-PLANET-02")
def test_planets_to_aim_at_say_whose_they_are_and_what_they_give() -> None:
    game = board()
    own(game, HACAN, "abyz")
    shape = PickOne([Option(id, words.planet(id)) for id in ("abyz", "fria")])
    ask = Ask(TARGET.name, T("list-empty"), {SOL: shape}, 1)
    told = RULES.notes(game, SOL, ask).options
    worth = T("ti4-fact-worth", resources=3, influence=0)
    assert told["abyz"] == T("ti4-note-planet-of", seat=seat_name(HACAN), worth=worth)
    assert told["fria"] == T("ti4-fact-worth", resources=2, influence=0)


def test_war_effort_adds_a_cruiser_to_own_ships() -> None:
    game = board()
    fleet(game, SOL, near_home(game, SOL)[0], fighter=1, carrier=1)
    component(game, SOL, "war_effort")
    assert ships(game, SOL, near_home(game, SOL)[0]) == {"fighter": 1, "carrier": 1, "cruiser": 1}


@pytest.mark.rule("TI-COMPACTION-02")
def test_technologies_offer_component_actions_too() -> None:
    from engine.ti4.actions import component_action
    from tests.engine.ti4.moments import ABILITIES

    sources = {entry.source for entry in ABILITIES["component_action"] if entry.holding.name == "tech"}
    game = board()
    learn(game, SOL, *sources)
    fleet(game, SOL, "28", dreadnought=1)
    fleet(game, HACAN, "tequran", infantry=1)
    own(game, HACAN, "tequran")
    found = [option.id for option in component_action.component_actions(game, SOL)]
    assert "tech:x_89_bacterial_weapon" in found
