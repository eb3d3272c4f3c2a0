"""The other side of rules about cards, votes, tokens, deals and Space Cannon: whom and what they do not concern."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.actions import strategy_action
from engine.ti4.actions.strategy_action import CARDS
from engine.ti4.cards import action_cards
from engine.ti4.combat import space_cannon, space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.components import AGENDAS, PLANETS
from engine.ti4.economy import technology, tokens
from engine.ti4.galaxy import structures
from engine.ti4.phases import agenda_phase, status_phase, voting
from engine.ti4.play import Game
from engine.ti4.state import Vote
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.galaxy.test_movement import moves
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, deal
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import board, dice, fleet, home, kinds, lasting, learn, own, play, ships
from tests.engine.ti4.skies import activated, choices, row

# --- strategy cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-CONSTRUCTION-06", "TI-CONSTRUCTION-08")
def test_following_construction_builds_in_the_system_of_the_token_only() -> None:
    game = board()
    own(game, HACAN, "abyz", "bereg")
    ask = play(CARDS["construction"].secondary(game, HACAN), ("construction", "38"), others="stop").open
    assert choices(ask, HACAN) == ["pds:abyz", "space_dock:abyz", "none"]
    assert game.state.systems["38"].tokens == [HACAN] and game.player(HACAN).strategy == 1


@pytest.mark.rule("TI-STRUCTURE-05", "TI-STRUCTURE-06", "TI-CONSTRUCTION-02")
def test_a_site_is_refused_with_the_limit_that_forbids_it() -> None:
    game = board()
    own(game, SOL, "abyz")
    own(game, HACAN, "fria")
    fleet(game, SOL, "abyz", pds=2, space_dock=1)
    ask = play(CARDS["construction"].primary(game, SOL), others="stop").open
    assert ask is not None
    for site, rule in (
        ("space_dock:abyz", "TI-STRUCTURE-05"),
        ("pds:abyz", "TI-STRUCTURE-06"),
        ("pds:fria", "TI-CONSTRUCTION-02"),
    ):
        with pytest.raises(IllegalAnswer) as refusal:
            ask.must[SOL].check(site)
        assert refusal.value.rule == rule


@pytest.mark.rule("TI-CONSTRUCTION-09", "TI-STRUCTURE-03")
def test_a_placed_space_dock_is_an_event_and_a_pds_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = board(), windows.watch(monkeypatch, structures)
    play(structures.place_structure(game, SOL, "pds", "jord"))
    play(structures.place_structure(game, SOL, "space_dock", "jord"))
    assert [(moment.kind, moment.planet) for moment in seen] == [("when_place_space_dock", "jord")]


@pytest.mark.rule("TI-DIPLOMACY-03")
def test_diplomacy_readies_only_own_planets_of_the_system() -> None:
    game = board()
    own(game, SOL, "abyz", exhausted=True)
    own(game, HACAN, "fria", exhausted=True)
    play(CARDS["diplomacy"].primary(game, SOL), ("diplomacy", "38"))
    assert (game.state.planets["abyz"].exhausted, game.state.planets["fria"].exhausted) == (False, True)


@pytest.mark.rule("TI-TRADE-05", "TI-TRADE-06", "TI-CX-27")
def test_a_partner_of_trade_pays_nothing_and_cannot_follow_again() -> None:
    game = board()
    play(strategy_action.strategic_action(game, SOL, "trade"), ("trade_partners", ["1"]), others="pass")
    assert (game.player(HACAN).commodities, game.player(HACAN).strategy) == (6, 2)
    game.begin("followed_trade", HACAN, "strategic_action")
    game.player(HACAN).commodities = 0
    assert not strategy_action.may_follow(game, HACAN, "trade")
    assert strategy_action.may_follow(game, LETNEV, "trade")


@pytest.mark.rule("TI-STRATACTION-04", "TI-TIMING-11")
def test_what_lasts_for_a_strategic_action_ends_with_it() -> None:
    game = board()
    play(strategy_action.strategic_action(game, SOL, "trade"), ("trade_partners", ["1"]), others="pass")
    assert lasting(game) == []


# --- technology ------------------------------------------------------------------------------------------------------


def specialists(*planets: str) -> Game:
    """The Hacan with nothing to pay or research with but these planets."""
    game = row(24, 37, factions=("hacan", "sol", "letnev"))
    own(game, SOL, *game.planets(SOL), exhausted=True)
    own(game, SOL, *planets)
    return game


@pytest.mark.rule("TI-TECH-16", "TI-TECH-19", "TI-PLANET-06")
def test_each_planet_stands_for_one_symbol_and_two_for_two() -> None:
    assert "duranium_armor" not in technology.researchable(specialists("mehar_xull"), SOL)
    game = specialists("mehar_xull", "meer")
    play(technology.research(game, SOL), ("technology", "duranium_armor"))
    assert game.state.planets["mehar_xull"].exhausted and game.state.planets["meer"].exhausted


@pytest.mark.rule("TI-TECH-19", "TI-TECHNOLOGY-03")
def test_a_planet_that_is_needed_for_the_price_does_not_stand_for_a_symbol() -> None:
    game = specialists("mehar_xull", "meer")
    ask = play(technology.research(game, SOL, 1), ("technology", "magen_defense_grid"), others="stop").open
    assert ask is None and game.player(SOL).technologies == ["magen_defense_grid"]
    assert game.state.planets["mehar_xull"].exhausted and game.state.planets["meer"].exhausted
    assert "magen_defense_grid" not in technology.researchable(specialists("mehar_xull", "meer"), SOL, 2)


@pytest.mark.rule("TI-SHIELD-04", "TI-OPPONENT-03")
def test_magen_defense_grid_is_for_the_own_shield_in_the_own_ground_combat() -> None:
    game = board()
    learn(game, HACAN, "magen_defense_grid")
    fleet(game, HACAN, "tequran", infantry=1, pds=1)
    ground = Combat("ground", "28", SOL, HACAN, "tequran")
    assert windows.choices(game, HACAN, Moment.fought(ground, "start_of_combat_round"))
    others = (
        Combat("space", "28", SOL, HACAN),
        Combat("ground", "28", SOL, LETNEV, "tequran"),
        Combat("ground", "28", SOL, HACAN, "torkan"),
    )
    for combat in others:
        assert not windows.choices(game, HACAN, Moment.fought(combat, "start_of_combat_round"))


@pytest.mark.rule("TI-MOVEMENT-05")
def test_light_wave_deflector_passes_fleets() -> None:
    game = row(46, 47, 48)
    fleet(game, SOL, "46", cruiser=1)
    fleet(game, HACAN, "47", cruiser=1)
    assert moves(game, "48").open is None
    game.state.systems["48"].tokens.clear()
    learn(game, SOL, "light_wave_deflector")
    moves(game, "48", ("move", "46:cruiser"))
    assert ships(game, SOL, "48") == {"cruiser": 1}


# --- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-RETREAT-11", "TI-DIPLOMACY-05", "TI-FLEETPOOL-03", "TI-DOUBT-57")
def test_a_token_taken_from_the_fleet_pool_costs_ships_at_once() -> None:
    game = row(46, 47)
    fleet(game, SOL, "46", cruiser=3)
    player = game.player(SOL)
    player.tactic, player.strategy, player.fleet = 10, 3, 3
    play(tokens.place_token(game, SOL, "47"), ("choose_pool", "fleet"))
    assert (player.fleet, ships(game, SOL, "46")) == (2, {"cruiser": 2})


@pytest.mark.rule("TI-STATUSPHASE-11", "TI-FLEETPOOL-03")
def test_a_larger_fleet_pool_costs_nothing() -> None:
    game = row(46)
    fleet(game, SOL, "46", cruiser=3)
    assert play(tokens.set_pools(game, SOL, {"tactic": 2, "fleet": 4, "strategy": 2})).asked == []
    assert ships(game, SOL, "46") == {"cruiser": 3}


@pytest.mark.rule("TI-ROUND-05", "TI-TIMING-12")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    game = board()
    game.begin("anything", SOL, "round")
    game.begin("longer", SOL, "next_strategy_phase")
    status_phase.end_round(game)
    assert lasting(game) == ["longer"]


# --- Space Cannon ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-CAPACITY-04", "TI-CAPACITY-06", "TI-DOUBT-29")
def test_without_a_combat_fighters_are_lost_as_soon_as_space_cannon_took_their_carrier() -> None:
    game = row(46, 19)
    fleet(game, SOL, activated(game, "19"), carrier=1, fighter=2, infantry=1)
    fleet(game, HACAN, "wellon", pds=1)
    dice(game, 10)
    play(space_cannon.offense(game, SOL, "19"), ("space_cannon", HACAN, "yes"), ("losses", {"carrier": 1}))
    play(space_combat.space_combat_step(game, SOL, "19"))
    assert game.state.systems["19"].space == {}


@pytest.mark.rule("TI-DEAL-05", "TI-SPACECANNONDEF-01")
def test_fire_held_in_one_window_is_free_again_in_the_next() -> None:
    game = board()
    game.player(SOL).trade_goods = 1
    fleet(game, HACAN, "centauri", pds=1)
    fleet(game, SOL, "34", carrier=1)
    game.state.active_system = "34"
    deal(game, SOL, HACAN, trade_goods=1, hold_fire="yes")
    assert kinds(play(space_cannon.offense(game, SOL, "34"))) == []
    fleet(game, SOL, "centauri", infantry=2)
    dice(game, 10)
    rule = space_cannon.space_cannon_defense(game, SOL, "centauri")
    play(rule, ("space_cannon", HACAN, "yes"), others="pass")
    assert game.on_board(SOL, "infantry") == {"centauri": 1}


@pytest.mark.rule("TI-DEAL-05", "TI-SPACECANNONDEF-01")
def test_fire_can_be_held_at_a_landing_and_by_the_one_who_offers_it() -> None:
    game = board()
    game.player(SOL).trade_goods = 1
    fleet(game, HACAN, "centauri", pds=1)
    fleet(game, SOL, "34", carrier=1)
    fleet(game, SOL, "centauri", infantry=2)
    game.state.active_system = "34"
    deal(game, HACAN, SOL, want_trade_goods=1, hold_fire="yes")
    assert kinds(play(space_cannon.space_cannon_defense(game, SOL, "centauri"))) == []
    assert game.effect("hold_fire") is None and game.on_board(SOL, "infantry") == {"centauri": 2}


@pytest.mark.rule("TI-SPACECANNONOFF-06", "TI-OPPONENT-02")
def test_guns_of_bystanders_do_not_fire_at_bystanders() -> None:
    game = row(46, 19)
    fleet(game, HACAN, activated(game, "19"), cruiser=1)
    fleet(game, LETNEV, "wellon", pds=1)
    assert play(space_cannon.offense(game, SOL, "19")).asked == []


# --- votes and cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-VOTE-07", "TI-VOTE-10")
@pytest.mark.parametrize("agenda", [card.id for card in AGENDAS.values() if card.elect == "planet"])
def test_only_planets_that_the_agenda_allows_and_somebody_controls_can_be_elected(agenda: str) -> None:
    game = board()
    own(game, LETNEV, *[planet for planet in game.state.planets if PLANETS[planet].home_of is None][:20])
    own(game, SOL, "mecatol_rex")
    wanted = AGENDAS[agenda].filter
    for planet in game.state.planets:
        card, owned = PLANETS[planet], game.state.planets[planet].owner is not None
        fits = wanted.get("trait") in (None, card.trait) and not (wanted.get("non_home") and card.home_of)
        fits = fits and not (agenda == "colonial_redistribution" and planet == "mecatol_rex")
        assert (planet in voting.candidates(game, agenda)) == (fits and owned)


@pytest.mark.rule("TI-VOTE-15", "TI-VOTE-16")
def test_whoever_cannot_vote_casts_no_additional_votes_either() -> None:
    game = board()
    game.state.phase, game.state.vote = "agenda", Vote("fleet_regulations", ["for", "against"])
    voting.add_votes(game, SOL, "for", 2)
    voting.cast_more(game, SOL, 5)
    voting.cast_more(game, HACAN, 5)
    voting.bar(game, SOL)
    voting.cast_more(game, SOL, 5)
    assert [(ballot.seat, ballot.votes) for ballot in voting.vote(game).ballots] == [(SOL, 2), (SOL, 5)]


@pytest.mark.rule("TI-PREDICT-04")
def test_only_right_predictions_of_the_own_seat_are_rewarded() -> None:
    game = board()
    game.state.vote = Vote("fleet_regulations", ["for", "against"])
    voting.predict(game, SOL, "for", "trade_rider")
    voting.predict(game, HACAN, "against", "trade_rider")
    play(voting.reward(game, voting.vote(game).predictions, "for"))
    assert [game.player(seat).trade_goods for seat in (SOL, HACAN, LETNEV)] == [5, 0, 0]


@pytest.mark.rule("TI-ABILITY-05", "TI-TIMING-01")
def test_a_mandatory_ability_works_for_its_holder_only() -> None:
    game = board()
    learn(game, SOL, "assault_cannon")
    fleet(game, SOL, "46", cruiser=3)
    fleet(game, HACAN, "46", cruiser=4)
    combat = Combat("space", "46", SOL, HACAN)
    play(window(game, Moment.fought(combat, "start_of_space_combat")))
    assert (ships(game, SOL, "46"), ships(game, HACAN, "46")) == ({"cruiser": 3}, {"cruiser": 3})


@pytest.mark.rule("TI-TRANSACTION-04")
def test_as_much_can_be_asked_for_as_the_richest_partner_has() -> None:
    game = board()
    fleet(game, HACAN, home(game, SOL), cruiser=1)
    game.player(HACAN).trade_goods, game.player(HACAN).commodities = 7, 2
    deal(game, SOL, HACAN, want_trade_goods=7, want_commodities=2)
    assert game.player(SOL).trade_goods == 9
    assert game.neighbors(SOL) == [HACAN]


# --- decks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-LIMIT-06", "TI-SPEAKER-03")
def test_a_deck_is_made_anew_only_when_it_has_run_out() -> None:
    game = board()
    game.state.agenda_deck, game.state.agenda_discard = ["mutiny"], ["archived_secret"]
    assert agenda_phase.draw(game) == "mutiny"
    assert game.state.agenda_discard == ["archived_secret"]
    assert agenda_phase.draw(game) == "archived_secret"
    assert game.state.agenda_discard == []
    assert agenda_phase.draw(game) is None


@pytest.mark.rule("TI-LIMIT-06", "TI-ACTIONCARD-01")
def test_with_no_action_card_left_anywhere_nothing_is_drawn() -> None:
    game = board()
    game.state.action_deck, game.state.action_discard = ["plague"], []
    play(action_cards.draw(game, SOL, 2))
    assert game.player(SOL).action_cards == ["plague"] and game.state.action_deck == []


@pytest.mark.rule("TI-AGENDAPHASE-02", "TI-AGENDAPHASE-06", "TI-VOTE-07")
def test_an_agenda_that_can_elect_nobody_is_discarded_without_a_vote() -> None:
    game = board()
    game.state.phase, game.state.step, game.state.turn = "agenda", "first_reveal", None
    game.state.agenda_deck = ["mutiny", "core_mining"]
    play(agenda_phase.step(game), others="pass")
    assert (game.state.agenda_discard, game.state.step, game.state.vote) == (["core_mining"], "second_reveal", None)
