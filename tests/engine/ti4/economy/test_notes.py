"""Promissory notes: the four that every color has."""

from __future__ import annotations

import pytest

from engine.ask import Reply
from engine.ti4.actions import tactical
from engine.ti4.combat import retreat
from engine.ti4.economy import notes
from engine.ti4.galaxy import routes
from engine.ti4.phases import agenda_phase, victory
from engine.ti4.state import Vote
from engine.ti4.strategy_cards import trade
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, deal, hold, opened, window
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, fleet, home, kinds, near_home, play, said

CEASEFIRE = "ceasefire:0"


def pass_on(game, note: str, giver: int, taker: int) -> None:
    """Lets a note change hands without a deal."""
    play(notes.give(game, giver, taker, note))


# --- in general ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-01", "TI-PROMISSORY-02", "TI-ABILITY-11")
def test_a_held_note_may_be_used_when_its_text_says_so() -> None:
    game = board()
    pass_on(game, CEASEFIRE, SOL, HACAN)
    fleet(game, HACAN, "28", cruiser=1)
    moment = Moment("after_activate_system", actor=SOL, system="28")
    assert kinds(opened(game, moment)) == ["after_activate_system"]
    assert CEASEFIRE in game.player(HACAN).notes and game.effect("ceasefire") is None
    assert opened(game, Moment("after_activate_system", actor=LETNEV, system="28")).asked == []


@pytest.mark.rule("TI-PROMISSORY-03")
def test_nobody_plays_an_own_note() -> None:
    game = board()
    fleet(game, SOL, "28", cruiser=1)
    moment = Moment("after_activate_system", actor=HACAN, system="28")
    assert CEASEFIRE in game.player(SOL).notes and windows.choices(game, SOL, moment) == []


@pytest.mark.rule("TI-PROMISSORY-04", "TI-PROMISSORY-05")
def test_a_used_note_returns_to_its_issuer_who_may_give_it_again() -> None:
    game = board()
    fleet(game, HACAN, near_home(game, SOL)[0], cruiser=1)
    deal(game, SOL, HACAN, note="trade_agreement:0")
    play(trade.replenish(game, SOL), ("when_replenish_commodities", HACAN, "note:trade_agreement:0"))
    assert "trade_agreement:0" in game.player(SOL).notes
    assert game.player(HACAN).notes_in_play == []
    game.state.transacted.clear()
    deal(game, SOL, HACAN, note="trade_agreement:0")
    assert "trade_agreement:0" in game.player(HACAN).notes


@pytest.mark.rule("TI-PROMISSORY-07")
def test_a_note_of_a_third_player_can_be_given_on() -> None:
    game = board()
    pass_on(game, "ceasefire:2", LETNEV, SOL)
    fleet(game, HACAN, near_home(game, SOL)[0], cruiser=1)
    deal(game, SOL, HACAN, note="ceasefire:2")
    assert "ceasefire:2" in game.player(HACAN).notes


# --- Ceasefire -------------------------------------------------------------------------------------------------------


def test_ceasefire_keeps_its_issuer_out_of_the_system() -> None:
    game = board()
    pass_on(game, CEASEFIRE, SOL, HACAN)
    fleet(game, HACAN, "34", cruiser=1)
    fleet(game, SOL, home(game, SOL), cruiser=1)
    rule = tactical.tactical_action(game, SOL)
    played = play(rule, ("activate", "34"), ("after_activate_system", HACAN, f"note:{CEASEFIRE}"), others="pass")
    assert "move" not in kinds(played)
    assert game.ships(SOL, home(game, SOL)) == {"cruiser": 1}
    assert game.effect("ceasefire") is None and CEASEFIRE in game.player(SOL).notes


def test_ceasefire_bars_that_system_and_no_other() -> None:
    game = board()
    game.begin("ceasefire", SOL, "tactical_action", system="34")
    assert routes.entry_refusal(game, SOL, "34") == "TI-GOLDEN-04"
    assert routes.entry_refusal(game, SOL, "28") is None
    assert routes.entry_refusal(game, HACAN, "34") is None
    assert retreat.refusal(game, SOL, "34") is not None


def test_ceasefire_needs_units_in_the_system() -> None:
    game = board()
    pass_on(game, CEASEFIRE, SOL, HACAN)
    assert opened(game, Moment("after_activate_system", actor=SOL, system="28")).asked == []
    fleet(game, HACAN, "tequran", pds=1)
    assert kinds(opened(game, Moment("after_activate_system", actor=SOL, system="28"))) == ["after_activate_system"]


# --- Trade Agreement -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-COMMODITY-06")
def test_trade_agreement_takes_all_commodities_just_replenished() -> None:
    game = board()
    pass_on(game, "trade_agreement:1", HACAN, SOL)
    play(trade.replenish(game, HACAN), ("when_replenish_commodities", SOL, "note:trade_agreement:1"))
    assert game.player(HACAN).commodities == 0 and game.player(SOL).trade_goods == 6
    assert "trade_agreement:1" in game.player(HACAN).notes


def test_trade_agreement_is_for_its_issuers_commodities_only() -> None:
    game = board()
    pass_on(game, "trade_agreement:1", HACAN, SOL)
    assert play(trade.replenish(game, LETNEV)).asked == []


# --- Political Secret ------------------------------------------------------------------------------------------------


def agenda(game) -> Moment:
    """An agenda has just been revealed."""
    game.state.phase, game.state.turn, game.state.speaker = "agenda", None, SOL
    game.state.vote = Vote("fleet_regulations", ["for", "against"])
    return Moment("when_agenda_revealed", actor=SOL, card="fleet_regulations")


@pytest.mark.rule("TI-PROMISSORY-04", "TI-VOTE-16")
def test_political_secret_silences_its_issuer_for_one_agenda() -> None:
    game = board()
    pass_on(game, "political_secret:1", HACAN, SOL)
    hold(game, HACAN, "veto")
    opened(game, agenda(game), ("when_agenda_revealed", SOL, "note:political_secret:1"))
    assert game.state.vote is not None and game.state.vote.barred == [HACAN]
    assert windows.choices(game, HACAN, Moment("when_agenda_revealed", actor=SOL)) == []
    assert game.player(SOL).notes_in_play == ["political_secret:1"]
    agenda_phase.close(game, "ready")
    assert "political_secret:1" in game.player(HACAN).notes and game.player(SOL).notes_in_play == []
    assert [o.id for o in windows.choices(game, HACAN, agenda(game))][:1] == ["card:veto"]


@pytest.mark.rule("TI-PROMISSORY-01", "TI-TRANSACTION-03")
def test_a_note_that_is_dealt_away_after_it_was_chosen_is_not_played() -> None:
    game = board()
    pass_on(game, "political_secret:1", HACAN, SOL)
    hold(game, HACAN, "veto")
    rule = window(game, agenda(game))
    ask = rule.send(None)
    assert {SOL, HACAN} <= set(ask.must)
    ask = rule.send(Reply(SOL, None, "note:political_secret:1"))
    deal(game, SOL, LETNEV, note="political_secret:1")
    while LETNEV not in ask.must:
        ask = rule.send(Reply(next(iter(ask.must)), None, "pass"))
    assert game.player(LETNEV).notes.count("political_secret:1") == 1 and not game.player(SOL).notes_in_play
    assert "note:political_secret:1" in [option.id for option in ask.must[LETNEV].options]
    assert SOL not in ask.must


def test_political_secret_returns_when_the_agenda_is_vetoed() -> None:
    game = board()
    pass_on(game, "political_secret:1", HACAN, SOL)
    opened(game, agenda(game), ("when_agenda_revealed", SOL, "note:political_secret:1"))
    play(agenda_phase.throw_out(game, "fleet_regulations"))
    assert "political_secret:1" in game.player(HACAN).notes and game.effect("political_secret") is None


# --- Support for the Throne ------------------------------------------------------------------------------------------

SUPPORT = "support_for_the_throne:1"


@pytest.mark.rule("TI-ABILITY-12", "TI-PROMISSORY-08")
def test_support_for_the_throne_is_a_point_at_once_and_stays() -> None:
    game = board()
    fleet(game, HACAN, near_home(game, SOL)[0], cruiser=1)
    deal(game, HACAN, SOL, note=SUPPORT)
    assert game.player(SOL).points == 1 and game.player(SOL).notes_in_play == [SUPPORT]
    assert SUPPORT not in game.player(SOL).notes and "ti4-note-in-play" in said(game)


def test_support_for_the_throne_can_win_the_game_in_the_middle_of_a_turn() -> None:
    game = board()
    game.player(SOL).points = 9
    with pytest.raises(victory.GameEnds):
        pass_on(game, SUPPORT, HACAN, SOL)
    assert game.state.winners == [SOL]


@pytest.mark.rule("TI-ABILITY-05")
def test_support_for_the_throne_is_lost_by_activating_a_system_with_units_of_its_issuer() -> None:
    game = board()
    pass_on(game, SUPPORT, HACAN, SOL)
    fleet(game, HACAN, "tequran", infantry=1)
    opened(game, Moment("when_activate_system", actor=SOL, system="34"))
    opened(game, Moment("when_activate_system", actor=LETNEV, system="28"))
    assert game.player(SOL).points == 1
    opened(game, Moment("when_activate_system", actor=SOL, system="28"))
    assert game.player(SOL).points == 0 and SUPPORT in game.player(HACAN).notes


@pytest.mark.rule("TI-PROMISSORY-06", "TI-DOUBT-58")
def test_the_issuer_who_gets_it_back_is_not_bound_by_it() -> None:
    game = board()
    fleet(game, HACAN, "tequran", infantry=1)
    game.player(HACAN).notes.remove(SUPPORT)
    game.player(SOL).notes.append(SUPPORT)
    opened(game, Moment("when_activate_system", actor=SOL, system="28"))
    assert SUPPORT in game.player(SOL).notes and game.player(SOL).points == 0
    pass_on(game, SUPPORT, SOL, HACAN)
    assert SUPPORT in game.player(HACAN).notes and game.player(HACAN).points == 0


def test_support_for_the_throne_leaves_with_its_issuer() -> None:
    game = board()
    pass_on(game, SUPPORT, HACAN, SOL)
    game.player(HACAN).eliminated = True
    opened(game, Moment("when_player_eliminated", actor=HACAN))
    assert game.player(SOL).points == 0 and game.player(SOL).notes_in_play == []
    assert all(SUPPORT not in player.notes for player in game.state.players)
