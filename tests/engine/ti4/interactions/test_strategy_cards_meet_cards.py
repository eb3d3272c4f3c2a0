"""Strategy cards that meet other cards, notes and laws; and the order of play that comes from them."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.actions import strategy_action
from engine.ti4.agendas import laws
from engine.ti4.economy import tokens
from engine.ti4.phases import action_phase, order
from engine.ti4.play import Game
from engine.ti4.state import Law
from engine.ti4.strategy_cards import trade
from tests.engine.ti4.factions.sheets import hand_note, table
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold
from tests.engine.ti4.interactions.rounds import kinds_asked, play_on
from tests.engine.ti4.positions import board, fleet, home, kinds, learn, near_home, own, play, said

KEPT, CHOSEN, ENDS = "when_return_strategy_cards", "when_choose_strategy_card", "end_of_strategy_phase"


def choosing(game: Game, *cards: str) -> Game:
    """The strategy phase, about to choose from these cards, with nothing on them."""
    state = game.state
    state.phase, state.step, state.turn = "strategy", "choose", None
    for player in state.players:
        player.strategy_cards = []
    state.strategy_goods = dict.fromkeys(cards, 0)
    state.queue = game.seats()
    return game


# --- choosing and keeping --------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-STRATPHASE-03", "TI-STRATPHASE-07", "TI-TIMING-06")
def test_the_goods_on_a_card_refused_by_public_disgrace_go_to_whoever_takes_it_next() -> None:
    """Sol takes Trade with two trade goods on it and is disgraced. The goods were not gained; they wait on the card,
    and the very player who disgraced Sol may take both."""
    game = choosing(board(), "trade", "imperial", "warfare")
    game.state.strategy_goods["trade"] = 2
    hold(game, HACAN, "public_disgrace")
    answers = (
        ("strategy_card", SOL, "trade"),
        (CHOSEN, HACAN, "card:public_disgrace"),
        ("strategy_card", SOL, "imperial"),
        ("strategy_card", HACAN, "trade"),
    )
    play_on(game, *answers, until=lambda state: len(state.queue) == 1)
    assert [player.trade_goods for player in game.state.players] == [0, 2, 0]
    assert game.player(SOL).strategy_cards == ["imperial"]


def test_whoever_swaps_strategy_cards_chooses_none_and_is_not_disgraced() -> None:
    """Is a card that comes by the Imperial Arbiter "chosen"? No: Public Disgrace is for the choosing only."""
    game = board()
    game.state.phase, game.state.step, game.state.queue = "strategy", "choose", []
    laws.enact(game, "imperial_arbiter", owner=SOL)
    hold(game, LETNEV, "public_disgrace")
    answers = (ENDS, SOL, "law:imperial_arbiter"), ("target", SOL, str(HACAN))
    asked = play_on(game, *answers, until=lambda state: state.phase == "action")
    assert game.player(SOL).strategy_cards == ["diplomacy"] and not kinds_asked(asked, CHOSEN)


@pytest.mark.rule("TI-TIMING-02", "TI-INITIATIVE-02")
def test_a_card_that_was_swapped_away_can_be_swapped_back_in_the_same_window() -> None:
    """The Arbiter takes Hacan's card; may Hacan take it back with the Quantum Datahub? It comes after Sol, clockwise,
    in the same window, so yes. The order of the round is that of the cards as they lie in the end."""
    game = table("sol", "hacan", "letnev")
    game.state.phase, game.state.step, game.state.queue = "strategy", "choose", []
    laws.enact(game, "imperial_arbiter", owner=SOL)
    learn(game, HACAN, "quantum_datahub_node")
    game.player(HACAN).trade_goods = 3
    answers = (
        (ENDS, SOL, "law:imperial_arbiter"),
        ("target", SOL, str(LETNEV)),
        (ENDS, HACAN, "tech:quantum_datahub_node"),
        ("target", HACAN, str(SOL)),
    )
    play_on(game, *answers, until=lambda state: state.phase == "action")
    assert [player.strategy_cards for player in game.state.players] == [["diplomacy"], ["politics"], ["leadership"]]
    assert order.initiative_order(game) == [LETNEV, SOL, HACAN] and game.state.turn == LETNEV
    assert (game.player(SOL).trade_goods, game.player(HACAN).strategy) == (3, 1)


@pytest.mark.rule("TI-STRATPHASE-05", "TI-STATUSPHASE-13")
def test_political_stability_keeps_both_cards_readied_and_its_player_chooses_none() -> None:
    """With three players everyone has two strategy cards. Does Political Stability keep one of them? It keeps both,
    readied, and the others choose two each of the six that are left."""
    game = board()
    state = game.state
    state.phase, state.step, state.turn = "status", "ready", None
    cards = (["leadership", "diplomacy"], ["politics", "construction"], ["trade", "warfare"])
    for player, both in zip(state.players, cards, strict=True):
        player.strategy_cards, player.exhausted_strategy_cards = list(both), list(both)
    state.strategy_goods = {"technology": 1, "imperial": 1}
    hold(game, HACAN, "political_stability")
    play_on(game, (KEPT, HACAN, "card:political_stability"), until=lambda state: state.step == "choose")
    assert state.queue == [SOL, LETNEV, SOL, LETNEV] and len(state.strategy_goods) == 6
    assert game.player(HACAN).strategy_cards == cards[1] and game.player(HACAN).exhausted_strategy_cards == []


@pytest.mark.rule("TI-VICTORY-10", "TI-INITIATIVE-01", "TI-LATER-07")
def test_the_token_zero_scores_first_and_so_wins_a_tie() -> None:
    """Leadership and the token 0 would both reach ten points in the same status phase. The token is lower than 1."""
    game = board()
    state = game.state
    state.phase, state.step, state.turn, state.zero = "status", "score", None, LETNEV
    state.public = ["develop_weaponry"]
    for seat in (SOL, LETNEV):
        game.player(seat).points = 9
        learn(game, seat, "carrier_2", "dreadnought_2")
    both = [("score_public", seat, "develop_weaponry") for seat in (SOL, LETNEV)]
    play_on(game, *both, until=lambda state: state.phase == "over")
    assert state.winners == [LETNEV] and game.player(SOL).points == 9


@pytest.mark.rule("TI-VICTORY-09", "TI-STRATACTION-02")
def test_a_game_won_by_imperial_leaves_nobody_a_secondary() -> None:
    """The tenth point comes from the primary ability of Imperial. The others would have drawn secret objectives;
    the game is over before they may."""
    game = board()
    own(game, SOL, "mecatol_rex")
    game.player(SOL).strategy_cards, game.player(SOL).points = ["imperial"], 9
    game.state.secret_deck = ["cut_supply_lines", "monopolize_production"]
    asked = play_on(game, ("action", SOL, "strategic:imperial"), until=lambda state: state.phase == "over")
    assert game.state.winners == [SOL] and not kinds_asked(asked, "secondary")


@pytest.mark.rule("TI-IMPERIAL-03", "TI-PUBLICOBJ-04")
def test_mecatol_rex_gives_its_point_to_a_player_who_has_lost_a_home_planet() -> None:
    """Letnev has lost Arc Prime. Imperial scores no public objective for it, but holding Mecatol Rex is no objective,
    and the point is gained."""
    game = board()
    own(game, LETNEV, "mecatol_rex")
    own(game, SOL, "arc_prime")
    game.state.public = ["lead_from_the_front"]
    play(strategy_action.CARDS["imperial"].primary(game, LETNEV), others="random")
    assert game.player(LETNEV).points == 1 and game.state.scored == {}


# --- Trade, Diplomacy, Leadership ------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRADE-03", "TI-PROMISSORY-04", "TI-COMMODITY-06")
def test_the_player_of_trade_loses_its_own_commodities_to_a_trade_agreement_and_keeps_the_goods() -> None:
    """Sol plays Trade, Hacan holds Sol's Trade Agreement. What goes over? The commodities just replenished, not the
    three trade goods of the same card; and the note goes home before the chosen partners replenish."""
    game = board()
    game.player(SOL).notes.remove("trade_agreement:0")
    game.player(HACAN).notes.append("trade_agreement:0")
    answers = ("when_replenish_commodities", HACAN, "note:trade_agreement:0"), ("trade_partners", SOL, [str(HACAN)])
    play(trade.primary(game, SOL), *answers)
    assert (game.player(SOL).trade_goods, game.player(SOL).commodities) == (3, 0)
    assert (game.player(HACAN).trade_goods, game.player(HACAN).commodities) == (4, 6)
    assert "trade_agreement:0" in game.player(SOL).notes


@pytest.mark.rule("TI-TIMING-03", "TI-COMMODITY-06")
def test_what_a_trade_agreement_brings_can_be_pillaged_from_its_holder_not_from_its_issuer() -> None:
    """Three players in one exchange: Hacan's commodities go to Sol by a Trade Agreement, Mentak is a neighbor of both.
    Whom may it pillage? Sol, who has gained trade goods; Hacan has gained none."""
    game = table("mentak", "hacan", "sol")
    for seat in (1, 2):
        fleet(game, 0, near_home(game, seat)[0], cruiser=1)
    hand = game.player(2).notes
    game.player(1).notes.remove("trade_agreement:1")
    hand.append("trade_agreement:1")
    game.player(1).trade_goods = 3
    answers = ("when_replenish_commodities", 2, "note:trade_agreement:1"), ("after_gain_trade_goods", "faction:pillage")
    played = play(trade.replenish(game, 1), *answers, others="pass")
    assert [player.trade_goods for player in game.state.players] == [1, 3, 5]
    assert kinds(played).count("after_gain_trade_goods") == 1


@pytest.mark.rule("TI-DIPLOMACY-04")
def test_a_token_placed_by_diplomacy_is_no_activation_and_breaks_no_support() -> None:
    """Sol holds Hacan's Support for the Throne. Hacan plays Diplomacy on its own system, so a token of Sol lies among
    Hacan's units. Is the point lost? No: Sol has not activated anything."""
    game = board()
    game.player(HACAN).notes.remove("support_for_the_throne:1")
    game.player(SOL).notes_in_play.append("support_for_the_throne:1")
    game.player(SOL).points = 1
    fleet(game, HACAN, "arretze", infantry=2)
    play(strategy_action.CARDS["diplomacy"].primary(game, HACAN))
    assert SOL in game.state.systems[home(game, HACAN)].tokens and game.player(SOL).points == 1


@pytest.mark.rule("TI-DIPLOMACY-05", "TI-FLEETPOOL-03", "TI-FLEETPOOL-04")
def test_a_token_that_diplomacy_takes_out_of_the_fleet_pool_costs_a_ship() -> None:
    """Letnev has no token left but those in its pools. Diplomacy takes one from the sheet, Letnev has it only in the
    fleet pool: three ships together are then one too many, and the lost one was not destroyed."""
    game = board()
    player = game.player(LETNEV)
    player.tactic, player.fleet, player.strategy = 0, 3, 0
    for system in list(game.state.systems)[:14]:
        if system != home(game, HACAN) and game.reserve(LETNEV):
            game.state.systems[system].tokens.append(LETNEV)
    while game.reserve(LETNEV):
        spare = next(id for id, it in game.state.systems.items() if LETNEV not in it.tokens and id != home(game, HACAN))
        game.state.systems[spare].tokens.append(LETNEV)
    fleet(game, LETNEV, home(game, LETNEV), cruiser=3)
    play(strategy_action.CARDS["diplomacy"].primary(game, HACAN))
    assert player.fleet == 2 and game.ships(LETNEV, home(game, LETNEV)) == {"cruiser": 2}
    assert "ti4-destroyed" not in said(game)


@pytest.mark.rule("TI-COMMANDTOKEN-02", "TI-AGENDACARD-03")
def test_leadership_fills_no_fleet_pool_beyond_the_fleet_regulations() -> None:
    """Four tokens at most in the fleet pool, says the law. Three new ones then cannot all go there."""
    game = board()
    laws.enact(game, "fleet_regulations")
    ask = play(tokens.gain_tokens(game, SOL, 3), others="stop").open
    assert ask is not None
    with pytest.raises(IllegalAnswer):
        ask.must[SOL].check({"fleet": 3})
    assert ask.must[SOL].check({"fleet": 1, "tactic": 2})
    play(laws.discard(game, "fleet_regulations"))
    ask = play(tokens.gain_tokens(game, SOL, 3), others="stop").open
    assert ask is not None and ask.must[SOL].check({"fleet": 3})


@pytest.mark.rule("TI-STRATACTION-07", "TI-LEADERSHIP-05", "TI-ACTIONPHASE-07")
def test_leadership_is_followed_without_any_token_after_passing_with_trade_goods_for_influence() -> None:
    """No strategy token, already passed, all planets exhausted: can Hacan follow Leadership? With three trade goods."""
    game = board()
    player = game.player(HACAN)
    player.strategy, player.passed, player.trade_goods = 0, True, 3
    for planet in game.planets(HACAN):
        game.state.planets[planet].exhausted = True
    answers = ("secondary", HACAN, "yes"), ("buy_tokens", HACAN, 1), ("gain_tokens", HACAN, {"strategy": 1})
    play(strategy_action.secondaries(game, SOL, "leadership"), *answers, others="pass")
    assert (player.strategy, player.trade_goods) == (1, 0)


# --- Technology and actions ------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TECH-07", "TI-AGENDACARD-03")
def test_the_revolution_takes_a_ship_from_who_researches_and_none_from_who_gains() -> None:
    """Anti-Intellectual Revolution is in force. Jol-Nar researches and shares it by a Research Agreement: who loses a
    ship? Only Jol-Nar, since the holder of the note gains the technology without researching it."""
    game = table("jol_nar", "hacan", "letnev")
    note = hand_note(game, 1, 0)
    laws.enact(game, "anti_intellectual_revolution")
    for seat in (0, 1):
        fleet(game, seat, home(game, seat), carrier=1)
    game.player(0).strategy_cards = ["technology"]
    answers = (
        ("research", 0, "yes"),
        ("technology", 0, "gravity_drive"),
        ("after_research_technology", 1, f"note:{note}"),
    )
    play(strategy_action.CARDS["technology"].primary(game, 0), *answers, others="pass")
    assert "gravity_drive" in game.player(1).technologies
    assert [game.ships(seat, home(game, seat)) for seat in (0, 1)] == [{}, {"carrier": 1}]


@pytest.mark.rule("TI-AGENDACARD-05", "TI-AGENDACARD-06")
def test_the_minister_of_war_adds_an_action_to_the_two_of_fleet_logistics() -> None:
    """Fleet Logistics allows two actions, the Minister of War one more. Three in all? Yes, and the token that the
    minister takes back lies in reinforcements."""
    game = board()
    learn(game, SOL, "fleet_logistics")
    laws.enact(game, "minister_of_war", owner=SOL)
    game.state.systems["18"].tokens = [SOL]
    hold(game, SOL, "industrial_initiative", "economic_initiative", "insubordination")
    first, second, third = (("action", SOL, f"card:{card}") for card in game.player(SOL).action_cards)
    answers = (
        first,
        ("after_perform_action", SOL, "law:minister_of_war"),
        second,
        third,
        ("target", SOL, str(LETNEV)),
    )
    asked = play_on(game, *answers, until=lambda state: state.turn == HACAN)
    assert len(kinds_asked(asked, "action")) == 3 and game.player(SOL).action_cards == []
    assert game.state.systems["18"].tokens == [] and game.state.laws == []


@pytest.mark.rule("TI-TIMING-03", "TI-AGENDACARD-05")
def test_the_minister_of_peace_takes_the_second_action_of_fleet_logistics_too() -> None:
    """The turn ends at once when the Minister of Peace says so. Is there still a second action? None."""
    game = board()
    learn(game, SOL, "fleet_logistics")
    game.state.laws = [Law("minister_of_peace", LETNEV)]
    fleet(game, HACAN, "34", cruiser=1)
    answers = (
        ("action", SOL, "tactical"),
        ("activate", SOL, "34"),
        ("after_activate_system", LETNEV, "law:minister_of_peace"),
    )
    asked = play_on(game, *answers, until=lambda state: state.turn == HACAN)
    assert kinds_asked(asked, "action") == [(SOL,)] and game.state.systems["34"].tokens == [SOL]


@pytest.mark.rule("TI-ACTIONPHASE-09")
def test_a_card_gained_by_acquiescence_has_to_be_played_before_passing() -> None:
    """Sol's card was exchanged at the end of the strategy phase. Which strategic action does Sol owe? The one of the
    card that lies before it now."""
    game = table("sol", "hacan", "winnu")
    note = hand_note(game, SOL, 2)
    game.state.phase, game.state.step, game.state.queue = "strategy", "choose", []
    play_on(game, (ENDS, SOL, f"note:{note}"), until=lambda state: state.phase == "action")
    assert (game.player(SOL).strategy_cards, game.player(2).strategy_cards) == (["politics"], ["leadership"])
    game.state.turn = SOL
    ask = play(action_phase.turn(game, SOL), others="stop").open
    assert ask is not None and ask.kind == "action"
    ids = [option.id for option in ask.must[SOL].options]  # type: ignore[attr-defined]
    assert "strategic:politics" in ids and "strategic:leadership" not in ids and "pass" not in ids
