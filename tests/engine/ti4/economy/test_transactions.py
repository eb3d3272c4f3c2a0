"""Neighbors, transactions and deals, trade goods and commodities."""

from __future__ import annotations

import pytest

from engine.ask import Form, PickOne, Reply
from engine.errors import IllegalAnswer
from engine.text import T
from engine.ti4.combat import space_cannon, space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.economy import payment, trade_goods, transactions
from engine.ti4.interface import make_view
from engine.ti4.phases import action_phase, voting
from engine.ti4.play import INTERRUPTS, Game
from engine.ti4.state import Vote
from engine.ti4.strategy_cards import trade
from tests.engine.ti4.hands import EMPTY_OFFER, HACAN, LETNEV, SOL, cut, deal, offer
from tests.engine.ti4.positions import board, dice, fleet, lasting, learn, near_home, own, play, said, ships


def market() -> Game:
    """Sol is active and a neighbor of Hacan, not of Letnev; everyone has 5 trade goods and 3 commodities."""
    game = board()
    fleet(game, HACAN, near_home(game, SOL)[0], cruiser=1)
    for player in game.state.players:
        player.trade_goods, player.commodities = 5, 3
    return game


def refused(game: Game, giver: int, taker: int, **fields) -> str | None:
    """The rule that refuses an offer."""
    with pytest.raises(IllegalAnswer) as caught:
        offer(game, giver, taker, **fields)
    assert game.state.offers == []
    return caught.value.rule


def goods(game: Game, seat: int) -> tuple[int, int]:
    return game.player(seat).trade_goods, game.player(seat).commodities


# --- neighbors -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-NEIGHBOR-01")
def test_players_in_the_same_system_are_neighbors() -> None:
    game = board()
    fleet(game, HACAN, "jord", infantry=1)
    assert game.neighbors(SOL) == [HACAN]


@pytest.mark.rule("TI-NEIGHBOR-01", "TI-NEIGHBOR-02")
def test_players_in_adjacent_systems_are_neighbors_by_units_or_planets() -> None:
    game = board()
    assert game.neighbors(SOL) == []
    own(game, HACAN, "centauri")
    assert game.neighbors(SOL) == [HACAN] and game.neighbors(HACAN) == [SOL]
    assert game.are_neighbors(SOL, HACAN) and game.are_neighbors(HACAN, SOL)
    assert not game.are_neighbors(SOL, LETNEV) and not game.are_neighbors(SOL, SOL)


@pytest.mark.rule("TI-NEIGHBOR-03")
def test_a_wormhole_makes_neighbors() -> None:
    game = board()
    fleet(game, SOL, "39", cruiser=1)
    fleet(game, LETNEV, "26", cruiser=1)
    assert game.neighbors(SOL) == [LETNEV]


@pytest.mark.rule("TI-NEIGHBOR-05", "TI-CX-29")
def test_only_neighbors_make_transactions() -> None:
    game = market()
    assert refused(game, SOL, LETNEV, trade_goods=1) == "TI-NEIGHBOR-05"
    deal(game, SOL, HACAN, trade_goods=1)
    assert goods(game, HACAN) == (6, 3)


# --- transactions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRANSACTION-01", "TI-TRADEGOOD-08", "TI-COMMODITY-04", "TI-DEAL-05")
def test_both_sides_give_at_once_what_they_agreed_on() -> None:
    game = market()
    deal(game, SOL, HACAN, trade_goods=2, note="ceasefire:0", want_commodities=3)
    assert goods(game, SOL) == (6, 3) and goods(game, HACAN) == (7, 0)
    assert "ceasefire:0" in game.player(HACAN).notes and "ceasefire:0" not in game.player(SOL).notes


@pytest.mark.rule("TI-TRANSACTION-02", "TI-CX-29")
def test_one_transaction_with_each_neighbor_in_a_turn() -> None:
    game = market()
    fleet(game, LETNEV, near_home(game, SOL)[1], cruiser=1)
    deal(game, SOL, HACAN, trade_goods=1)
    assert refused(game, SOL, HACAN, trade_goods=1) == "TI-TRANSACTION-02"
    assert refused(game, HACAN, SOL, trade_goods=1) == "TI-TRANSACTION-02"
    deal(game, LETNEV, SOL, trade_goods=1)
    action_phase.end_turn(game)
    deal(game, SOL, HACAN, trade_goods=1)
    assert goods(game, SOL)[0] == 4


@pytest.mark.rule("TI-TRANSACTION-02")
def test_only_the_active_player_and_a_neighbor_make_transactions() -> None:
    game = market()
    fleet(game, LETNEV, near_home(game, HACAN)[0], cruiser=1)
    assert refused(game, HACAN, LETNEV, trade_goods=1) == "TI-TRANSACTION-02"
    game.state.turn = HACAN
    deal(game, HACAN, LETNEV, trade_goods=1)
    assert goods(game, LETNEV)[0] == 6


@pytest.mark.rule("TI-NEIGHBOR-05")
def test_an_offer_says_who_is_too_far_away_for_more_than_promises() -> None:
    form = transactions.offer_form(market(), SOL)
    assert isinstance(form, Form)
    to = form.fields["to"]
    assert isinstance(to, PickOne)
    assert {option.id: option.more for option in to.options} == {
        str(HACAN): None,
        str(LETNEV): T("ti4-note-not-near"),
    }


@pytest.mark.rule("TI-TRANSACTION-03", "TI-COMMODITY-05")
def test_a_transaction_is_possible_while_a_question_of_the_turn_is_open_even_in_combat() -> None:
    game = market()
    game.player(SOL).action_cards = ["morale_boost"]
    system = near_home(game, SOL)[0]
    fleet(game, SOL, system, cruiser=1)
    rule = space_combat.fight(game, Combat("space", system, SOL, HACAN))
    asked = rule.send(None)  # type: ignore[arg-type]
    assert asked.kind == "start_of_combat_round"
    shapes = asked.may(SOL)
    assert "offer" in shapes and shapes["offer"].check({**EMPTY_OFFER, "to": "1", "trade_goods": 1})
    rule.close()


@pytest.mark.rule("TI-TRANSACTION-03")
def test_a_combat_without_cards_leaves_room_for_a_deal_too() -> None:
    game = market()
    system = near_home(game, SOL)[0]
    fleet(game, HACAN, system, dreadnought=1)
    fleet(game, SOL, system, cruiser=1)
    game.state.turn, game.state.active_system = SOL, system
    dice(game, 10, 1, 1)
    rule = space_combat.fight(game, Combat("space", system, SOL, HACAN))
    for kind, answer in (("retreat", "no"), ("sustain", "dreadnought")):
        asked = rule.send(None if kind == "retreat" else Reply(SOL, None, "no"))  # type: ignore[arg-type]
        assert asked.kind == kind and answer in {option.id for option in next(iter(asked.must.values())).options}
        assert all("offer" in asked.may(seat) for seat in (SOL, HACAN))
    rule.close()


@pytest.mark.rule("TI-TRANSACTION-03", "TI-SUSTAIN-08")
def test_a_deal_can_be_made_while_the_assault_cannon_takes_its_ship() -> None:
    """The moment at which a technology destroys a ship is one of the turn, as any other of the combat is."""
    game = market()
    system = near_home(game, SOL)[0]
    fleet(game, HACAN, system, dreadnought=1)
    fleet(game, SOL, system, cruiser=3)
    learn(game, SOL, "assault_cannon")
    game.state.turn, game.state.active_system = SOL, system
    asked = play(space_combat.fight(game, Combat("space", system, SOL, HACAN)), others="stop").open
    assert asked is not None and asked.kind == "losses" and list(asked.must) == [HACAN]
    assert all("offer" in asked.may(seat) for seat in (SOL, HACAN))


@pytest.mark.rule("TI-TRANSACTION-04", "TI-CX-29", "TI-DOUBT-54")
def test_any_number_of_goods_and_at_most_one_note_a_side() -> None:
    game = market()
    assert refused(game, SOL, HACAN, trade_goods=6) == "TI-TRANSACTION-04"
    assert refused(game, SOL, HACAN, want_commodities=4) == "TI-TRANSACTION-04"
    with pytest.raises(IllegalAnswer):
        offer(game, SOL, HACAN, note=["ceasefire:0", "trade_agreement:0"])
    deal(game, SOL, HACAN, trade_goods=5, commodities=3, note="ceasefire:0", want_note="ceasefire:1")
    assert goods(game, SOL) == (0, 0) and goods(game, HACAN) == (13, 3)
    assert "ceasefire:1" in game.player(SOL).notes


@pytest.mark.rule("TI-TRANSACTION-05", "TI-PROMISSORY-08")
def test_nothing_else_can_be_exchanged() -> None:
    game = market()
    game.player(SOL).notes_in_play = ["support_for_the_throne:2"]
    assert refused(game, SOL, HACAN, note="support_for_the_throne:2") == "TI-TRANSACTION-05"
    assert refused(game, SOL, HACAN, note="plague") == "TI-TRANSACTION-05"
    fields = INTERRUPTS.may(game, SOL)["offer"].fields  # type: ignore[attr-defined]
    assert set(fields) == {"to", *EMPTY_OFFER}


@pytest.mark.rule("TI-TRANSACTION-06")
def test_a_transaction_need_not_be_fair() -> None:
    game = market()
    deal(game, SOL, HACAN, want_trade_goods=5)
    assert goods(game, SOL) == (10, 3) and goods(game, HACAN) == (0, 3)


@pytest.mark.rule("TI-TRANSACTION-07")
def test_nothing_changes_hands_before_the_offer_is_accepted_and_nothing_comes_back_after() -> None:
    game = market()
    number = offer(game, SOL, HACAN, trade_goods=1)
    assert goods(game, SOL) == (5, 3) and not game.sealed
    cut(game, HACAN, "accept", str(number))
    assert goods(game, SOL) == (4, 3) and game.sealed
    assert INTERRUPTS.may(game, HACAN).keys().isdisjoint({"accept", "decline"})


@pytest.mark.rule("TI-TRANSACTION-09", "TI-DOUBT-24")
def test_while_an_agenda_is_voted_on_every_two_players_may_deal_once() -> None:
    game = market()
    game.state.phase, game.state.turn = "agenda", None
    game.state.vote = Vote("fleet_regulations", ["for", "against"])
    deal(game, SOL, LETNEV, trade_goods=1)
    deal(game, HACAN, LETNEV, trade_goods=1)
    assert refused(game, LETNEV, SOL, trade_goods=1) == "TI-TRANSACTION-09"
    again = transactions.may_transact(game, LETNEV, SOL)
    assert again is not None and again.text.key == "ti4-deal-once-an-agenda"
    transactions.end_of_agenda(game)
    deal(game, LETNEV, SOL, trade_goods=1)
    assert goods(game, LETNEV)[0] == 6


def test_without_a_turn_or_a_vote_nothing_is_offered() -> None:
    game = market()
    game.state.phase, game.state.turn = "status", None
    assert "offer" not in INTERRUPTS.may(game, SOL)


# --- offers ----------------------------------------------------------------------------------------------------------


def test_offers_are_declined_withdrawn_or_replaced() -> None:
    game = market()
    cut(game, HACAN, "decline", str(offer(game, SOL, HACAN, trade_goods=1)))
    cut(game, SOL, "withdraw", str(offer(game, SOL, HACAN, trade_goods=1)))
    offer(game, SOL, HACAN, trade_goods=1)
    offer(game, SOL, HACAN, trade_goods=2)
    assert [one.gives.trade_goods for one in game.state.offers] == [2]
    assert said(game).count("ti4-deal-declined") == said(game).count("ti4-deal-withdrawn") == 1


def test_offers_lapse_with_the_turn() -> None:
    game = market()
    offer(game, SOL, HACAN, trade_goods=1)
    action_phase.end_turn(game)
    assert game.state.offers == [] and "accept" not in INTERRUPTS.may(game, HACAN)


@pytest.mark.rule("TI-DEAL-03")
def test_an_offer_that_can_no_longer_be_kept_is_refused_with_the_rule() -> None:
    game = market()
    number = offer(game, SOL, HACAN, trade_goods=5)
    game.player(SOL).trade_goods = 4
    with pytest.raises(IllegalAnswer) as caught:
        cut(game, HACAN, "accept", str(number))
    assert caught.value.rule == "TI-TRANSACTION-04"
    game.player(SOL).trade_goods = 5
    game.state.systems[near_home(game, SOL)[0]].space.clear()
    with pytest.raises(IllegalAnswer) as caught:
        cut(game, HACAN, "accept", str(number))
    assert caught.value.rule == "TI-NEIGHBOR-05"


@pytest.mark.rule("TI-PROMISSORY-09", "TI-HIDDEN-01")
def test_which_note_is_offered_or_held_is_for_the_partners_only() -> None:
    game = market()
    offer(game, SOL, HACAN, note="ceasefire:0")
    event = game.events[-1]
    assert "ceasefire" not in str(event.text) and sorted(event.secret) == [SOL, HACAN]
    assert "ceasefire" in str(event.secret[HACAN])
    assert make_view.see(game.state, LETNEV).offers[0].gives[2] == "hidden"
    assert make_view.see(game.state, HACAN).offers[0].gives[2] == "ceasefire:0"
    game.player(HACAN).notes.remove("ceasefire:1")
    assert offer(game, SOL, HACAN, want_note="ceasefire:1")


def test_nobody_is_asked_whether_they_want_a_note_that_they_hold() -> None:
    game = market()
    with pytest.raises(IllegalAnswer):
        offer(game, SOL, HACAN, want_note="ceasefire:0")
    game.player(SOL).notes.remove("ceasefire:0")
    assert offer(game, SOL, HACAN, want_note="ceasefire:0")


# --- deals -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DEAL-01", "TI-DEAL-02", "TI-DEAL-06")
def test_promises_can_be_made_to_anyone_and_bind_nobody() -> None:
    game = market()
    before = [goods(game, seat) for seat in game.seats()]
    deal(game, HACAN, LETNEV, promise="no attack on you this round")
    assert "no attack" in str(game.events[-1].text)
    assert [goods(game, seat) for seat in game.seats()] == before
    assert game.state.transacted == [] and lasting(game) == []


@pytest.mark.rule("TI-DEAL-02")
def test_each_side_can_promise_something() -> None:
    game = market()
    offer(game, SOL, HACAN, promise="my vote", want_promise="no attack")
    params = game.events[-1].text.params
    assert "my vote" in str(params["gives"]) and "no attack" in str(params["wants"])
    assert "no attack" not in str(params["gives"]) and "my vote" not in str(params["wants"])
    before = offer(game, SOL, HACAN, promise="my vote")
    assert before and "no attack" not in str(game.events[-1].text)


@pytest.mark.rule("TI-DEAL-03", "TI-TRANSACTION-08")
def test_a_deal_with_goods_in_it_follows_the_rules_of_transactions() -> None:
    game = market()
    assert refused(game, SOL, LETNEV, trade_goods=1, promise="peace") == "TI-NEIGHBOR-05"
    deal(game, SOL, HACAN, trade_goods=1, promise="peace")
    assert game.state.transacted == ["0:1"]


def test_an_offer_needs_some_content() -> None:
    assert refused(market(), SOL, HACAN) == "TI-DEAL-01"


@pytest.mark.rule("TI-EX-01", "TI-DEAL-04", "TI-DEAL-05", "TI-TRANSACTION-03")
def test_holding_space_cannon_fire_for_a_trade_good_binds() -> None:
    game = board()
    game.player(SOL).trade_goods = 1
    fleet(game, HACAN, "centauri", pds=2)
    fleet(game, SOL, "34", cruiser=1)
    game.state.active_system = "34"
    deal(game, SOL, HACAN, trade_goods=1, hold_fire="yes")
    dice(game, 10, 10)
    play(space_cannon.offense(game, SOL, "34"), others="random")
    assert ships(game, SOL, "34") == {"cruiser": 1} and goods(game, HACAN)[0] == 1
    assert game.effect("hold_fire") is None


def test_without_the_deal_the_same_guns_fire() -> None:
    game = board()
    fleet(game, HACAN, "centauri", pds=2)
    fleet(game, SOL, "34", cruiser=1)
    game.state.active_system = "34"
    dice(game, 10, 10)
    play(space_cannon.offense(game, SOL, "34"), ("space_cannon", HACAN, "yes"))
    assert ships(game, SOL, "34") == {}


@pytest.mark.rule("TI-DEAL-05")
def test_fire_can_be_held_only_in_a_tactical_action() -> None:
    assert refused(market(), SOL, HACAN, hold_fire="yes") == "TI-DEAL-05"


@pytest.mark.rule("TI-DEAL-04", "TI-DEAL-05", "TI-DEAL-06", "TI-DOUBT-50")
def test_a_deal_can_bind_in_one_part_and_not_in_another() -> None:
    game = market()
    deal(game, SOL, HACAN, trade_goods=2, promise="I will vote for you")
    assert goods(game, HACAN) == (7, 3)
    assert lasting(game) == []


# --- trade goods and commodities -------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRADEGOOD-09", "TI-COMMODITY-01", "TI-TRADEGOOD-02", "TI-CX-28")
def test_commodities_given_away_become_trade_goods() -> None:
    game = market()
    deal(game, SOL, HACAN, commodities=2)
    assert goods(game, SOL) == (5, 1) and goods(game, HACAN) == (7, 3)


@pytest.mark.rule("TI-COMMODITY-06")
def test_commodities_handed_over_by_an_effect_become_trade_goods() -> None:
    game = market()
    play(trade_goods.hand_over(game, HACAN, SOL, 5))
    assert goods(game, HACAN) == (5, 0) and goods(game, SOL) == (8, 3)


@pytest.mark.rule("TI-COMMODITY-07", "TI-CX-28")
def test_commodities_cannot_be_spent() -> None:
    game = board()
    own(game, SOL, "jord", exhausted=True)
    game.player(SOL).commodities = 4
    assert payment.purse(game, SOL, "resources") == 0 and payment.purse(game, SOL, "influence") == 0
    assert not trade_goods.spend(game, SOL, 1)


@pytest.mark.rule("TI-TRADEGOOD-01", "TI-TRADEGOOD-04", "TI-TRADEGOOD-05")
def test_trade_goods_are_spent_for_resources_beyond_those_of_planets() -> None:
    game = board()
    game.player(SOL).trade_goods = 3
    assert payment.purse(game, SOL, "resources") == 4 + 3
    play(payment.pay(game, SOL, 6, "resources", T("test")))
    assert game.player(SOL).trade_goods == 1 and game.state.planets["jord"].exhausted


@pytest.mark.rule("TI-TRADEGOOD-06")
def test_trade_goods_are_spent_for_influence_but_buy_no_votes() -> None:
    game = board()
    game.player(SOL).trade_goods = 3
    assert payment.purse(game, SOL, "influence") == 2 + 3
    game.state.vote = Vote("fleet_regulations", ["for", "against"])
    assert [option.id for option in voting.ballots_at_hand(game, SOL)] == ["jord"]


@pytest.mark.rule("TI-TRADEGOOD-03", "TI-TRADEGOOD-10", "TI-COMMODITY-08")
def test_the_supply_of_trade_goods_never_runs_out_and_values_do_not_matter() -> None:
    game = board()
    play(trade_goods.gain(game, SOL, 100))
    assert game.player(SOL).trade_goods == 100
    assert trade_goods.spend(game, SOL, 99) and game.player(SOL).trade_goods == 1


@pytest.mark.rule("TI-TRADEGOOD-07")
def test_an_effect_that_asks_for_trade_goods_takes_them() -> None:
    game = board()
    game.player(SOL).trade_goods = 2
    assert not trade_goods.spend(game, SOL, 3) and game.player(SOL).trade_goods == 2
    assert trade_goods.spend(game, SOL, 2) and game.player(SOL).trade_goods == 0


@pytest.mark.rule("TI-COMMODITY-02", "TI-COMMODITY-03", "TI-CX-27")
def test_replenishing_fills_up_to_the_commodity_value() -> None:
    game = board()
    game.player(SOL).commodities = 1
    play(trade.replenish(game, SOL))
    assert game.player(SOL).commodities == game.faction(SOL).commodities == 4
    game.player(LETNEV).commodities = 1
    play(trade.replenish(game, LETNEV))
    assert game.player(LETNEV).commodities == 2


@pytest.mark.rule("TI-COMMODITY-05")
def test_commodities_can_be_traded_away_before_they_are_replenished() -> None:
    game = market()
    deal(game, SOL, HACAN, commodities=3)
    play(trade.replenish(game, SOL))
    assert goods(game, SOL) == (5, 4) and goods(game, HACAN) == (8, 3)
