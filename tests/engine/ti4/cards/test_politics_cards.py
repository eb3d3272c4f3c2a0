"""Action cards of the strategy, status and agenda phases."""

from __future__ import annotations

import pytest

from engine.ti4.galaxy import units
from engine.ti4.phases import agenda_phase, status_phase, strategy_phase, voting
from engine.ti4.play import Game
from engine.ti4.state import Vote
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold, opened
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, fleet, kinds, own, play, ships

REVEALED = "after_agenda_revealed"
LAW, PERSON = "fleet_regulations", "minister_of_war"


def agenda(id: str = LAW) -> Game:
    """The agenda phase, with the first agenda on the table; Sol is the speaker."""
    game = board()
    state = game.state
    state.phase, state.step, state.turn, state.speaker = "agenda", "first_reveal", None, SOL
    state.vote = Vote(id, voting.candidates(game, id))
    return game


def reveal(game: Game, card: str, *answers, seat: int = HACAN):
    """A card is played after the agenda was revealed."""
    hold(game, seat, card)
    return opened(game, Moment(REVEALED, actor=SOL), (REVEALED, seat, f"card:{card}"), *answers)


def vote(game: Game) -> Vote:
    assert game.state.vote is not None
    return game.state.vote


# --- strategy and status phase ---------------------------------------------------------------------------------------


def test_summit_gains_two_command_tokens_when_the_strategy_phase_starts() -> None:
    game = board()
    game.state.phase, game.state.step = "strategy", "start"
    hold(game, HACAN, "summit")
    answers = (("start_of_strategy_phase", HACAN, "card:summit"), ("gain_tokens", HACAN, {"fleet": 2}))
    play(strategy_phase.start(game), *answers)
    assert game.player(HACAN).fleet == 5


def test_public_disgrace_needs_another_card_to_be_left() -> None:
    game = board()
    hold(game, HACAN, "public_disgrace")
    game.state.strategy_goods = {"trade": 0}
    assert opened(game, Moment("when_choose_strategy_card", actor=SOL, card="trade")).asked == []
    game.state.strategy_goods = {"trade": 0, "imperial": 0}
    assert opened(game, Moment("when_choose_strategy_card", actor=HACAN, card="trade")).asked == []
    assert opened(game, Moment("when_choose_strategy_card", actor=SOL, card="trade")).asked != []


def test_political_stability_keeps_the_strategy_card_and_skips_the_next_choice() -> None:
    game = board()
    game.state.phase, game.state.turn = "status", None
    hold(game, HACAN, "political_stability")
    play(status_phase.return_cards(game), ("when_return_strategy_cards", HACAN, "card:political_stability"))
    assert [player.strategy_cards for player in game.state.players] == [[], ["diplomacy"], []]
    assert "diplomacy" not in game.state.strategy_goods
    game.state.phase, game.state.step = "strategy", "start"
    play(strategy_phase.start(game))
    assert HACAN not in game.state.queue and game.effect("political_stability") is None


# --- agendas ---------------------------------------------------------------------------------------------------------


def test_ancient_burial_sites_exhaust_a_players_cultural_planets() -> None:
    game = agenda()
    own(game, LETNEV, "quann", "abyz")
    hold(game, HACAN, "ancient_burial_sites")
    used = ("start_of_agenda_phase", HACAN, "card:ancient_burial_sites")
    opened(game, Moment("start_of_agenda_phase"), used, ("target", str(LETNEV)))
    assert game.state.planets["quann"].exhausted and not game.state.planets["abyz"].exhausted


def test_veto_throws_the_agenda_out_and_the_next_one_is_revealed() -> None:
    game = agenda()
    game.state.vote = None
    game.state.agenda_deck = [PERSON, LAW]
    hold(game, HACAN, "veto")
    play(agenda_phase.reveal(game, "first"), ("when_agenda_revealed", HACAN, "card:veto"), others="pass")
    assert vote(game).agenda == PERSON and game.state.agenda_discard == [LAW]


@pytest.mark.rule("TI-VOTE-16")
def test_assassinate_representative_takes_the_vote_away_and_nothing_else() -> None:
    game = agenda()
    reveal(game, "assassinate_representative", ("target", str(LETNEV)))
    assert not voting.can_vote(game, LETNEV) and voting.can_vote(game, HACAN)
    reveal(game, "trade_rider", ("target", LETNEV, "for"), seat=LETNEV)
    assert [ballot.seat for ballot in vote(game).predictions] == [LETNEV]


@pytest.mark.rule("TI-VOTE-15")
def test_distinguished_councilor_adds_five_votes_for_the_same_outcome() -> None:
    game = agenda()
    hold(game, HACAN, "distinguished_councilor")
    own(game, HACAN, "quann")
    answers = (
        ("vote", HACAN, "against"),
        ("vote_planets", HACAN, ["quann"]),
        ("after_cast_votes", HACAN, "card:distinguished_councilor"),
    )
    play(voting.take_turn(game, HACAN), *answers)
    assert [(ballot.outcome, ballot.votes) for ballot in vote(game).ballots] == [("against", 1), ("against", 5)]


@pytest.mark.rule("TI-TRADEGOOD-07", "TI-GOLDEN-02")
def test_bribery_buys_votes_for_any_outcome() -> None:
    game = agenda()
    hold(game, HACAN, "bribery")
    game.player(HACAN).trade_goods = 4
    used = ("after_speaker_votes", HACAN, "card:bribery")
    opened(game, Moment("after_speaker_votes", actor=SOL), used, ("target", "for"), ("bribe", 3))
    assert game.player(HACAN).trade_goods == 1
    assert [(ballot.seat, ballot.outcome, ballot.votes) for ballot in vote(game).ballots] == [(HACAN, "for", 3)]


@pytest.mark.rule("TI-VOTE-16")
def test_bribery_is_not_for_those_who_cannot_vote() -> None:
    game = agenda()
    hold(game, HACAN, "bribery")
    game.player(HACAN).trade_goods = 4
    voting.bar(game, HACAN)
    assert opened(game, Moment("after_speaker_votes", actor=SOL)).asked == []


def test_a_sabotaged_bribe_is_not_paid() -> None:
    game = agenda()
    hold(game, HACAN, "bribery")
    hold(game, SOL, "sabotage")
    game.player(HACAN).trade_goods = 4
    opened(
        game,
        Moment("after_speaker_votes", actor=SOL),
        ("after_speaker_votes", HACAN, "card:bribery"),
        ("target", "for"),
        ("bribe", 3),
        ("when_action_card_played", SOL, "card:sabotage"),
    )
    assert game.player(HACAN).trade_goods == 4 and vote(game).ballots == []


def test_confusing_legal_text_passes_an_election_on() -> None:
    game = agenda(PERSON)
    hold(game, HACAN, "confusing_legal_text")
    moment = Moment("when_elected", actor=HACAN, card=PERSON, outcome=str(HACAN))
    opened(game, moment, ("when_elected", HACAN, "card:confusing_legal_text"), ("target", str(LETNEV)))
    assert moment.outcome == str(LETNEV)


# --- riders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PREDICT-01", "TI-PREDICT-02", "TI-PREDICT-03")
def test_a_rider_gives_up_the_vote_and_predicts_an_outcome_on_offer() -> None:
    game = agenda()
    hold(game, HACAN, "trade_rider")
    asked = opened(game, Moment(REVEALED, actor=SOL), (REVEALED, HACAN, "card:trade_rider"), others="stop").open
    assert asked is not None and [o.id for o in asked.must[HACAN].options] == ["for", "against"]  # type: ignore[attr-defined]
    assert asked.about.key == "ti4-ask-prediction"
    game = agenda()
    reveal(game, "trade_rider", ("target", "against"))
    assert [(ballot.seat, ballot.outcome) for ballot in vote(game).predictions] == [(HACAN, "against")]
    assert not voting.can_vote(game, HACAN)


@pytest.mark.rule("TI-PREDICT-04")
def test_a_right_prediction_is_rewarded_after_the_outcome_and_a_wrong_one_is_not() -> None:
    for outcome, goods in (("for", 5), ("against", 0)):
        game = agenda()
        reveal(game, "trade_rider", ("target", "for"))
        vote(game).ballots.append(voting.Ballot(SOL, outcome, 3))
        play(agenda_phase.resolve(game, "first"), others="pass")
        assert game.player(HACAN).trade_goods == goods


def test_a_sabotaged_rider_predicts_nothing_and_leaves_the_vote() -> None:
    game = agenda()
    hold(game, SOL, "sabotage")
    reveal(game, "trade_rider", ("target", "for"), ("when_action_card_played", SOL, "card:sabotage"))
    assert vote(game).predictions == [] and voting.can_vote(game, HACAN)


def test_several_riders_can_be_played_on_one_agenda() -> None:
    game = agenda()
    reveal(game, "trade_rider", ("target", "for"))
    reveal(game, "imperial_rider", ("target", "for"))
    play(voting.reward(game, vote(game).predictions, "for"))
    assert (game.player(HACAN).trade_goods, game.player(HACAN).points) == (5, 1)


def rewarded(card: str, *answers, prepare=lambda game: None) -> Game:
    """Hacan has predicted rightly with a card."""
    game = agenda()
    prepare(game)
    play(voting.REWARDS[card](game, HACAN), *answers, others="random")
    return game


def test_construction_rider_places_a_space_dock() -> None:
    game = rewarded("construction_rider", ("planet", "arretze"))
    assert units.count(game, HACAN, "space_dock", "arretze") == 1


def test_diplomacy_rider_closes_a_system_to_everyone_else() -> None:
    game = rewarded("diplomacy_rider", prepare=lambda game: None)
    assert game.state.systems["16"].tokens == [LETNEV, SOL]


def test_leadership_rider_gains_three_tokens() -> None:
    game = rewarded("leadership_rider", ("gain_tokens", {"tactic": 3}))
    assert game.player(HACAN).tactic == 6


def test_politics_rider_draws_three_cards_and_takes_the_speaker_token() -> None:
    def deck(game: Game) -> None:
        game.state.action_deck = ["veto", "spy", "plague", "summit"]

    game = rewarded("politics_rider", prepare=deck)
    assert game.player(HACAN).action_cards == ["summit", "plague", "spy"] and game.state.speaker == HACAN


def test_technology_rider_researches() -> None:
    game = rewarded("technology_rider", ("technology", "plasma_scoring"))
    assert "plasma_scoring" in game.player(HACAN).technologies


def test_warfare_rider_places_a_dreadnought_with_own_ships() -> None:
    game = rewarded("warfare_rider", prepare=lambda game: fleet(game, HACAN, "28", cruiser=1))
    assert ships(game, HACAN, "28") == {"cruiser": 1, "dreadnought": 1}
    assert kinds(play(voting.REWARDS["warfare_rider"](agenda(), HACAN))) == []


@pytest.mark.rule("TI-ABILITY-13")
def test_the_abilities_of_an_agenda_wait_until_everyone_has_voted() -> None:
    game = agenda()
    game.state.step, game.state.queue = "first_vote", [HACAN, LETNEV, SOL]
    for seat in (HACAN, LETNEV, SOL):
        play(agenda_phase.step(game), ("vote", seat, "for"))
        assert game.state.laws == []
    play(agenda_phase.step(game))
    assert [law.id for law in game.state.laws] == [LAW]
