"""Deals and promissory notes: what may be given when, who is bound by it, and what a note stops."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalAnswer, NotAsked
from engine.table import Table
from engine.ti4.actions import strategy_action, tactical
from engine.ti4.agendas import laws
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.strategy_cards import trade
from tests.engine.ti4.factions.sheets import hand_note, table
from tests.engine.ti4.hands import EMPTY_OFFER, HACAN, LETNEV, SOL, deal, opened
from tests.engine.ti4.interactions.rounds import council, play_on, voted
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, fleet, kinds, near_home, own, play
from tests.engine.ti4.skies import choices

SUPPORT = "support_for_the_throne"


def neighbors() -> Game:
    """Sol is active and has Hacan for a neighbor."""
    game = board()
    fleet(game, HACAN, near_home(game, SOL)[0], cruiser=1)
    return game


def gives(game: Game, issuer: int, holder: int, name: str) -> str:
    """A note of its issuer is in the hand of another player."""
    note = f"{name}:{issuer}"
    game.player(issuer).notes.remove(note)
    game.player(holder).notes.append(note)
    return note


def strike(live: Table, giver: int, taker: int, **terms: Any) -> None:
    """A deal made at the table while its question stays open."""
    live.answer(giver, {**EMPTY_OFFER, "to": str(taker), **terms}, "offer")
    live.answer(taker, str(live.state.offered), "accept")


# --- Support for the Throne ------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRANSACTION-04", "TI-PROMISSORY-08", "TI-ABILITY-12")
def test_two_who_support_each_other_can_betray_each_other_one_by_one() -> None:
    """Sol and Hacan exchange their Supports: a point each. Sol then activates a system with nothing of Hacan but a
    PDS. Sol's point is gone; Hacan has activated nothing and keeps its own."""
    game = neighbors()
    deal(game, SOL, HACAN, note=f"{SUPPORT}:0", want_note=f"{SUPPORT}:1")
    assert [player.points for player in game.state.players] == [1, 1, 0]
    fleet(game, HACAN, "tequran", pds=1)
    play(tactical.activate(game, SOL, game.state.planets["tequran"].system))
    assert [player.points for player in game.state.players] == [0, 1, 0]
    assert f"{SUPPORT}:1" in game.player(HACAN).notes and game.player(HACAN).notes_in_play == [f"{SUPPORT}:0"]


@pytest.mark.rule("TI-DOUBT-32", "TI-VICTORY-09")
@pytest.mark.parametrize(("giver", "taker"), [(SOL, HACAN), (HACAN, SOL)])
def test_of_two_who_would_win_by_exchanging_supports_the_first_in_initiative_does(giver: int, taker: int) -> None:
    """Both have nine points and exchange Supports. They get them at the same moment, whoever made the offer: the one
    earlier in initiative order has won."""
    game = neighbors()
    game.player(SOL).strategy_cards, game.player(HACAN).strategy_cards = ["imperial"], ["warfare"]
    for seat in (SOL, HACAN):
        game.player(seat).points = 9
    live = Table(RULES, game.state)
    strike(live, giver, taker, note=f"{SUPPORT}:{giver}", want_note=f"{SUPPORT}:{taker}")
    assert live.result is not None and live.result.winners == (HACAN,)


# --- Ceasefire -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-GOLDEN-04", "TI-INVASION-05")
def test_a_ceasefire_keeps_ships_out_and_not_the_soldiers_who_are_there_already() -> None:
    """Sol has a carrier with infantry in the system, and a fleet next to it. Hacan plays Sol's Ceasefire. May Sol
    still invade? No ship flies in, but what already is in the system may land."""
    game = board()
    note = gives(game, SOL, HACAN, "ceasefire")
    system = game.state.planets["tequran"].system
    own(game, HACAN, "tequran")
    fleet(game, HACAN, "tequran", infantry=1)
    fleet(game, SOL, system, carrier=1, infantry=2)
    fleet(game, SOL, next(iter(game.near()[system])), cruiser=2)
    answers = ("activate", system), ("after_activate_system", HACAN, f"note:{note}"), ("land", {"tequran": 2})
    played = play(tactical.tactical_action(game, SOL), *answers, others="pass")
    assert "move" not in kinds(played) and game.ships(SOL, system) == {"carrier": 1}


@pytest.mark.rule("TI-TRANSACTION-03", "TI-PROMISSORY-03")
def test_a_ceasefire_can_be_bought_back_before_the_system_is_named() -> None:
    """Sol wants to attack Hacan, who holds Sol's Ceasefire. May Sol buy it back after saying "tactical action"? As
    long as no system is named, a transaction is possible; and then nobody can play the note."""
    game = neighbors()
    note = gives(game, SOL, HACAN, "ceasefire")
    game.player(SOL).trade_goods = 2
    live = Table(RULES, game.state)
    live.answer(SOL, "tactical")
    strike(live, SOL, HACAN, trade_goods=2, want_note=note)
    live.answer(SOL, near_home(game, SOL)[0])
    assert live.ask is not None and live.ask.kind != "after_activate_system"
    assert note in live.state.players[SOL].notes and live.state.players[HACAN].trade_goods == 2


# --- when to deal ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-LATER-03", "TI-TRANSACTION-02")
def test_a_player_deals_in_the_turn_in_which_it_passes_and_with_active_players_later() -> None:
    """Sol is about to pass. May it trade first? It is Sol's turn, so yes. And afterwards? Only as the partner of
    whoever is active."""
    game = neighbors()
    game.player(SOL).exhausted_strategy_cards = ["leadership"]
    game.player(SOL).trade_goods, game.player(HACAN).trade_goods = 3, 3
    live = Table(RULES, game.state)
    strike(live, SOL, HACAN, trade_goods=1)
    live.answer(SOL, "pass")
    assert live.state.turn == HACAN and live.state.players[SOL].passed
    strike(live, SOL, HACAN, trade_goods=1)
    assert [player.trade_goods for player in live.state.players[:2]] == [1, 5]
    with pytest.raises((IllegalAnswer, NotAsked)):
        strike(live, SOL, LETNEV, trade_goods=1)


@pytest.mark.rule("TI-TRANSACTION-09", "TI-DOUBT-24")
def test_every_vote_has_its_own_transactions_a_miscounted_law_too() -> None:
    """One transaction a pair on each agenda. Miscount Disclosed has a law voted on again in the same half of the
    phase: is that a new agenda? Yes, it is as if it had just been revealed."""
    game = council("miscount_disclosed", in_play=("fleet_regulations",))
    game.player(SOL).trade_goods = 3
    play_on(game, until=lambda state: state.step == "first_vote")
    deal(game, SOL, HACAN, trade_goods=1)
    with pytest.raises(IllegalAnswer) as caught:
        deal(game, SOL, HACAN, trade_goods=1)
    assert caught.value.rule == "TI-TRANSACTION-09"
    again = voted(SOL, "fleet_regulations")
    play_on(game, *again, until=lambda state: state.vote is not None and state.vote.agenda == "fleet_regulations")
    deal(game, SOL, HACAN, trade_goods=1)
    assert game.player(HACAN).trade_goods == 2


@pytest.mark.rule("TI-NEIGHBOR-03", "TI-WORMHOLE-01")
def test_the_travel_ban_does_not_part_neighbors() -> None:
    """Ships cannot fly through wormholes any more. Can players on both sides of one still trade? Yes: the systems
    are adjacent, they only cannot be reached that way."""
    game = board()
    ends = [id for id in game.state.systems if "alpha" in game.wormholes(id)]
    for seat, system in zip((SOL, HACAN), ends, strict=False):
        fleet(game, seat, system, cruiser=1)
    game.player(SOL).trade_goods = 1
    laws.enact(game, "enforced_travel_ban")
    deal(game, SOL, HACAN, trade_goods=1)
    assert game.player(HACAN).trade_goods == 1


# --- notes and the strategy cards ------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-04", "TI-TIMING-09")
@pytest.mark.parametrize("wanted", ["gravity_drive", "sarween_tools"])
def test_a_research_agreement_brings_one_of_two_technologies(wanted: str) -> None:
    """Jol-Nar researches twice with Technology. Does the holder of its Research Agreement gain both? The note goes
    home when it is used; which of the two it is used for is the holder's choice."""
    game = table("jol_nar", "hacan", "letnev")
    note = hand_note(game, 1, 0)
    game.player(0).trade_goods = 6
    for planet in game.planets(0):
        game.state.planets[planet].exhausted = True
    use = ("after_research_technology", 1, f"note:{note}")
    leave = ("after_research_technology", 1, "pass")
    answers = (
        ("research", 0, "yes"),
        ("technology", 0, "gravity_drive"),
        use if wanted == "gravity_drive" else leave,
        ("research", 0, "yes"),
        ("technology", 0, "sarween_tools"),
        *([] if wanted == "gravity_drive" else [use]),
    )
    play(strategy_action.CARDS["technology"].primary(game, 0), *answers, others="pass")
    gained = {"gravity_drive", "sarween_tools"} & set(game.player(1).technologies)
    assert gained == {wanted} and note in game.player(0).notes


@pytest.mark.rule("TI-COMMODITY-06", "TI-TIMING-07")
def test_the_minister_of_commerce_pays_for_commodities_that_are_gone_already() -> None:
    """Hacan owns the Minister of Commerce, Sol holds Hacan's Trade Agreement. All commodities go to Sol when they are
    replenished; Hacan is paid for its neighbors after that all the same."""
    game = neighbors()
    laws.enact(game, "minister_of_commerce", owner=HACAN)
    note = gives(game, HACAN, SOL, "trade_agreement")
    play(trade.replenish(game, HACAN), ("when_replenish_commodities", SOL, f"note:{note}"))
    assert (game.player(SOL).trade_goods, game.player(HACAN).commodities, game.player(HACAN).trade_goods) == (6, 0, 1)


@pytest.mark.rule("TI-VOTE-16", "TI-PREDICT-02")
def test_a_political_secret_comes_before_any_rider_of_its_issuer() -> None:
    """Hacan has a rider ready. Sol plays Hacan's Political Secret when the agenda is revealed: no vote, and no rider,
    for riders come after the reveal. The next agenda finds Hacan free again."""
    game = council("mutiny", "fleet_regulations")
    note = gives(game, HACAN, SOL, "political_secret")
    game.player(HACAN).action_cards = ["trade_rider"]
    first = ("when_agenda_revealed", SOL, f"note:{note}"), *voted(SOL, "against")
    play_on(game, *first, until=lambda state: state.step == "second_reveal")
    assert game.player(HACAN).action_cards == ["trade_rider"] and note in game.player(HACAN).notes
    ride = ("after_agenda_revealed", HACAN, "card:trade_rider"), ("target", HACAN, "for")
    play_on(game, *ride, until=lambda state: state.step == "second_vote")
    assert game.state.vote is not None and [ballot.seat for ballot in game.state.vote.predictions] == [HACAN]


@pytest.mark.rule("TI-TIMING-01", "TI-PROMISSORY-02")
def test_a_ceasefire_is_not_spent_when_the_minister_of_peace_has_ended_the_turn() -> None:
    """Sol activates a system of Hacan. Letnev owns the Minister of Peace, Hacan holds Sol's Ceasefire; both would stop
    Sol. Hacan comes first in initiative order and may wait: once the turn is over, the note is still in hand."""
    game = board()
    note = gives(game, SOL, HACAN, "ceasefire")
    laws.enact(game, "minister_of_peace", owner=LETNEV)
    fleet(game, HACAN, "34", cruiser=1)
    moment = Moment("after_activate_system", actor=SOL, system="34")
    ask = opened(game, moment, others="stop").open
    assert choices(ask, HACAN)[0] == f"note:{note}" and choices(ask, LETNEV)[0] == "law:minister_of_peace"
    wait = ("after_activate_system", HACAN, "pass"), ("after_activate_system", LETNEV, "law:minister_of_peace")
    opened(game, moment, *wait)
    assert moment.cancelled and note in game.player(HACAN).notes and game.effect("ceasefire") is None


@pytest.mark.rule("TI-NEIGHBOR-05", "TI-TRANSACTION-02")
def test_guild_ships_deal_afar_and_pillage_needs_neighbors() -> None:
    """Hacan sells across the board to Letnev, and Mentak sits next to Letnev alone. Whom may it pillage? Only its
    own neighbor; dealing afar makes nobody one."""
    game = table("hacan", "mentak", "letnev")
    fleet(game, 1, near_home(game, 2)[0], cruiser=1)
    game.player(0).trade_goods, game.player(2).trade_goods = 9, 3
    live = Table(RULES, game.state)
    strike(live, 0, 2, trade_goods=3)
    assert live.ask is not None and live.ask.kind == "after_transaction"
    live.answer(1, "faction:pillage")
    while live.ask is not None and live.ask.kind != "action":
        seat = next(iter(live.ask.must))
        live.answer(seat, "pass")
    assert [player.trade_goods for player in live.state.players] == [6, 1, 5]


@pytest.mark.rule("TI-DOUBT-64", "TI-TIMING-09", "TI-TRADEGOOD-03")
def test_each_partner_of_a_transaction_is_pillaged_once_and_goods_exchanged_are_no_gain() -> None:
    """Hacan and Letnev, both neighbors of Mentak and both rich, exchange trade goods. How often may Mentak pillage?
    Once each: what comes from a partner is an exchange, not a gain."""
    game = table("hacan", "mentak", "letnev")
    for seat in (0, 2):
        fleet(game, 1, near_home(game, seat)[0], cruiser=1)
    game.player(0).trade_goods, game.player(2).trade_goods = 9, 9
    live = Table(RULES, game.state)
    strike(live, 0, 2, trade_goods=3, want_trade_goods=2)
    raids = []
    while live.ask is not None and live.ask.kind != "action":
        raids.append(live.ask.kind)
        live.answer(1, "faction:pillage")
    assert raids == ["after_transaction", "after_transaction"]
    assert [player.trade_goods for player in live.state.players] == [7, 2, 9]


@pytest.mark.rule("TI-TRANSACTION-03", "TI-TRANSACTION-09", "TI-PREDICT-02")
@pytest.mark.parametrize("windows", ["holders", "all"])
def test_a_rider_bought_after_the_reveal_can_still_be_played(windows: str) -> None:
    """Sol holds no card at all. Hacan, whose Arbiters sell cards, sees the agenda and sells Sol a rider for it. Nobody
    has voted yet: may Sol play it? The window was open when the card changed hands, so Sol is asked, too."""
    game = council("mutiny", factions=("sol", "hacan", "letnev"))
    game.state.options.windows = windows
    game.player(HACAN).action_cards, game.player(SOL).trade_goods = ["trade_rider"], 2
    live = Table(RULES, game.state)
    while live.ask is not None and live.ask.kind != "after_agenda_revealed":
        live.answer(next(iter(live.ask.must)), "pass")
    strike(live, SOL, HACAN, trade_goods=2, want_action_cards=["trade_rider"])
    live.answer(HACAN, "pass")
    assert live.ask is not None and live.ask.kind == "after_agenda_revealed" and SOL in live.ask.must
    live.answer(SOL, "card:trade_rider")
    live.answer(SOL, "for")
    assert [ballot.seat for ballot in live.state.vote.predictions] == [SOL]
