"""Cards that answer cards: Sabotage, Veto, riders, and who comes first."""

from __future__ import annotations

import pytest

from engine.ti4.actions import component_action
from engine.ti4.agendas import laws
from engine.ti4.phases import agenda_phase
from engine.ti4.play import Game
from engine.ti4.state import Law
from tests.engine.ti4.factions.sheets import act, table
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold
from tests.engine.ti4.interactions.rounds import council, decided, kinds_asked, play_on, voted
from tests.engine.ti4.positions import board, kinds, learn, own, play, said

REVEALED, AFTERWARDS, PLAYED = "when_agenda_revealed", "after_agenda_revealed", "when_action_card_played"
SPEAKER = SOL


# --- Sabotage --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TIMING-01", "TI-ACTIONCARD-07")
def test_of_two_who_want_to_sabotage_only_the_first_in_order_spends_a_card() -> None:
    """Both say "Sabotage". Who loses the card? The one who comes first after the active player; then it is canceled
    and nobody is left to cancel anything."""
    game = board()
    for seat in (HACAN, LETNEV):
        hold(game, seat, "sabotage")
    hold(game, SOL, "mining_initiative")
    both = [(PLAYED, seat, "card:sabotage") for seat in (LETNEV, HACAN)]
    played = play(component_action.take(game, SOL, "card:mining_initiative"), *both, others="pass")
    assert [len(game.player(seat).action_cards) for seat in (HACAN, LETNEV)] == [0, 1]
    assert kinds(played).count(PLAYED) == 2  # the card, then Hacan's Sabotage, which Letnev cannot cancel
    assert game.player(SOL).trade_goods == 0


@pytest.mark.rule("TI-COMPACTION-05", "TI-ACTIONCARD-07", "TI-ACTIONPHASE-05")
def test_whoever_was_sabotaged_may_act_otherwise_or_pass_in_the_same_turn() -> None:
    """Is the action gone with the card? No: the card is discarded, its price is not paid, the turn goes on."""
    for rest, passed in (("strategic:leadership", False), ("pass", True)):
        game = board()
        hold(game, SOL, "focused_research")
        hold(game, HACAN, "sabotage")
        game.player(SOL).trade_goods = 4
        if passed:
            game.player(SOL).exhausted_strategy_cards = ["leadership"]
        answers = [("action", SOL, "card:focused_research"), (PLAYED, HACAN, "card:sabotage"), ("action", SOL, rest)]
        answers += [] if passed else [("gain_tokens", SOL, {"tactic": 3})]
        play_on(game, *answers, until=lambda state: state.turn == HACAN)
        assert game.player(SOL).trade_goods == 4 and game.player(SOL).passed is passed
        assert game.state.action_discard == ["sabotage", "focused_research"]


def test_a_victim_may_sabotage_the_spy_with_the_very_card_that_it_came_for() -> None:
    """The Spy draws from a hand of one, and that one is Sabotage. May it still be played? It is still in the hand."""
    game = board()
    hold(game, SOL, "spy")
    hold(game, HACAN, "sabotage")
    play(component_action.take(game, SOL, "card:spy"), (PLAYED, HACAN, "card:sabotage"))
    assert [player.action_cards for player in game.state.players] == [[], [], []]
    assert game.state.action_discard == ["sabotage", "spy"]


def test_sabotage_is_no_answer_to_what_stands_on_a_faction_sheet() -> None:
    """Can an Orbital Drop be sabotaged? Only action cards can."""
    game = table("sol")
    hold(game, 1, "sabotage")
    played = act(game, 0, "faction:orbital_drop")
    assert PLAYED not in kinds(played) and game.player(1).action_cards == ["sabotage"]


@pytest.mark.rule("TI-COMPACTION-05")
def test_a_sabotaged_action_leaves_both_actions_of_fleet_logistics() -> None:
    """With two actions in a turn: does the canceled card count as the first? No."""
    game = board()
    learn(game, SOL, "fleet_logistics")
    hold(game, SOL, "mining_initiative", "insubordination", "industrial_initiative")
    hold(game, HACAN, "sabotage")
    cards = [("action", SOL, f"card:{card}") for card in ("mining_initiative", "industrial_initiative")]
    last = ("action", SOL, "card:insubordination"), ("target", SOL, str(LETNEV))
    answers = cards[0], (PLAYED, HACAN, "card:sabotage"), cards[1], *last
    asked = play_on(game, *answers, until=lambda state: state.turn == HACAN)
    assert len(kinds_asked(asked, "action")) == 3
    assert game.player(LETNEV).tactic == 2 and game.player(SOL).action_cards == []


# --- an agenda is revealed -------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TIMING-02")
@pytest.mark.parametrize(("speaker", "vetoed"), [(HACAN, True), (SOL, False)])
def test_who_comes_first_decides_between_a_veto_and_a_political_secret_on_its_holder(
    speaker: int, vetoed: bool
) -> None:
    """Hacan wants to veto, Sol holds Hacan's Political Secret. Both wait for the reveal: the one who comes first
    clockwise from the speaker is first, and a silenced player plays no card."""
    game = council("mutiny", "unconventional_measures")
    game.state.speaker = speaker
    hold(game, HACAN, "veto")
    game.player(HACAN).notes.remove("political_secret:1")
    game.player(SOL).notes.append("political_secret:1")
    secret = (REVEALED, SOL, "note:political_secret:1")
    veto = (REVEALED, HACAN, "card:veto")
    play(agenda_phase.reveal(game, "first"), secret, veto, others="pass")
    at_hand = game.state.vote
    assert at_hand is not None and at_hand.agenda == ("unconventional_measures" if vetoed else "mutiny")
    assert at_hand.barred == ([] if vetoed else [HACAN])
    assert game.player(HACAN).action_cards == ([] if vetoed else ["veto"])
    assert "political_secret:1" in (game.player(SOL).notes if vetoed else game.player(SOL).notes_in_play)


@pytest.mark.rule("TI-TIMING-09", "TI-AGENDACARD-02")
def test_a_veto_and_a_quash_can_throw_out_one_agenda_after_another() -> None:
    """May the agenda that replaces a vetoed one be quashed? It has just been revealed, so yes; the third one stands,
    and it is still the first of the two agendas of this phase."""
    game = council("mutiny", "archived_secret", "unconventional_measures", factions=("sol", "hacan", "xxcha"))
    hold(game, HACAN, "veto")
    answers = (REVEALED, HACAN, "card:veto"), (REVEALED, 2, "faction:quash")
    play_on(game, *answers, until=lambda state: state.step == "first_vote")
    assert game.state.vote is not None and game.state.vote.agenda == "unconventional_measures"
    assert game.state.agenda_discard == ["mutiny", "archived_secret"] and game.player(2).strategy == 1


@pytest.mark.rule("TI-VOTE-16", "TI-OUTCOME-02", "TI-LATER-05")
def test_a_speaker_whose_representative_is_dead_still_breaks_the_tie() -> None:
    """Assassinate Representative on the speaker: no vote. But who decides a tie? The speaker, which is no vote."""
    game = council("fleet_regulations")
    hold(game, LETNEV, "assassinate_representative")
    own(game, LETNEV, "quann")
    answers = (
        (AFTERWARDS, LETNEV, "card:assassinate_representative"),
        ("target", LETNEV, str(SPEAKER)),
        *voted(HACAN, "for", "hercant"),
        *voted(LETNEV, "against", "quann"),
        ("decide_outcome", SPEAKER, "for"),
    )
    asked = play_on(game, *answers, until=decided)
    assert (SPEAKER,) not in kinds_asked(asked, "vote")
    assert [law.id for law in game.state.laws] == ["fleet_regulations"]


@pytest.mark.rule("TI-TRADEGOOD-07", "TI-OUTCOME-02")
def test_bribery_makes_a_tie_after_the_speaker_has_abstained() -> None:
    """The speaker abstained and thinks it is over. Bribery still comes after the speaker, makes a tie, and so brings
    the decision back to the speaker."""
    game = council("fleet_regulations")
    hold(game, LETNEV, "bribery")
    game.player(LETNEV).trade_goods = 3
    answers = (
        *voted(HACAN, "against", "hercant"),
        ("after_speaker_votes", LETNEV, "card:bribery"),
        ("target", LETNEV, "for"),
        ("bribe", LETNEV, 1),
        ("decide_outcome", SPEAKER, "for"),
    )
    play_on(game, *answers, until=decided)
    assert game.player(LETNEV).trade_goods == 2 and [law.id for law in game.state.laws] == ["fleet_regulations"]


@pytest.mark.rule("TI-VOTE-15")
def test_a_councilor_adds_five_votes_to_the_one_that_a_representative_government_allows() -> None:
    """One vote each, whatever planets are worth, exhausted or not. Does the Councilor still bring five? Yes."""
    game = council("mutiny", in_play=("representative_government",))
    hold(game, LETNEV, "distinguished_councilor")
    for planet in game.planets(LETNEV):
        game.state.planets[planet].exhausted = True
    answers = ("vote", HACAN, "against"), ("vote", LETNEV, "for"), ("vote", SPEAKER, "against")
    play_on(game, *answers, ("after_cast_votes", LETNEV, "card:distinguished_councilor"), until=decided)
    assert [player.points for player in game.state.players] == [0, 0, 1]


# --- predictions -----------------------------------------------------------------------------------------------------


def rider(seat: int, card: str, outcome: str) -> list[tuple[str, int, str]]:
    """A rider on an outcome."""
    return [(AFTERWARDS, seat, f"card:{card}"), ("target", seat, outcome)]


@pytest.mark.rule("TI-PREDICT-04")
@pytest.mark.parametrize(("predicted", "goods"), [(SOL, 5), (HACAN, 0)])
def test_a_rider_on_an_election_looks_at_whoever_a_confusing_legal_text_names(predicted: int, goods: int) -> None:
    """Letnev predicted an election. The votes go to Hacan, Hacan passes it on to Sol. Whose name counts? Sol's."""
    game = council("minister_of_war")
    hold(game, LETNEV, "trade_rider")
    hold(game, HACAN, "confusing_legal_text")
    answers = (
        *rider(LETNEV, "trade_rider", str(predicted)),
        *voted(HACAN, str(HACAN), "hercant"),
        ("when_elected", HACAN, "card:confusing_legal_text"),
        ("target", HACAN, str(SOL)),
    )
    play_on(game, *answers, until=decided)
    assert game.state.laws == [Law("minister_of_war", SOL)] and game.player(LETNEV).trade_goods == goods


@pytest.mark.rule("TI-PREDICT-04", "TI-AGENDACARD-06")
def test_a_committee_spares_the_vote_and_no_rider() -> None:
    """Committee Formation names the elected player. Nobody votes, so nobody bribes; but a rider played before was a
    prediction all the same and is rewarded, and even the committee's choice can be passed on."""
    game = council("minister_of_war")
    laws.enact(game, "committee_formation", owner=SOL)
    hold(game, LETNEV, "trade_rider", "bribery")
    hold(game, HACAN, "confusing_legal_text")
    game.player(LETNEV).trade_goods = 2
    answers = (
        *rider(LETNEV, "trade_rider", str(LETNEV)),
        ("before_vote", SOL, "law:committee_formation"),
        ("target", SOL, str(HACAN)),
        ("when_elected", HACAN, "card:confusing_legal_text"),
        ("target", HACAN, str(LETNEV)),
    )
    asked = play_on(game, *answers, until=decided)
    assert not kinds_asked(asked, "vote") and not kinds_asked(asked, "after_speaker_votes")
    assert game.state.laws == [Law("minister_of_war", LETNEV)] and game.player(LETNEV).trade_goods == 7


@pytest.mark.rule("TI-PREDICT-04", "TI-VICTORY-09")
def test_the_agenda_wins_before_a_rider_can() -> None:
    """Sol gets the tenth point from the Mutiny, Letnev would get it from an Imperial Rider. Riders come afterwards."""
    game = council("mutiny")
    hold(game, LETNEV, "imperial_rider")
    for seat in (SOL, LETNEV):
        game.player(seat).points = 9
    answers = *rider(LETNEV, "imperial_rider", "for"), *voted(SOL, "for")
    play_on(game, *answers, until=lambda state: state.phase == "over")
    assert game.state.winners == [SOL] and game.player(LETNEV).points == 9


@pytest.mark.rule("TI-PREDICT-04", "TI-VICTORY-09")
def test_riders_are_rewarded_from_the_speaker_on_until_one_of_them_wins() -> None:
    """Hacan's rider brings five trade goods, Letnev's the tenth point. Does Hacan still get the goods? Rewards go
    clockwise from the speaker, and the game lasts until Letnev's turn comes."""
    game = council("fleet_regulations")
    hold(game, LETNEV, "imperial_rider")
    hold(game, HACAN, "trade_rider")
    game.player(LETNEV).points = 9
    answers = *rider(LETNEV, "imperial_rider", "for"), *rider(HACAN, "trade_rider", "for"), *voted(SOL, "for")
    play_on(game, *answers, until=lambda state: state.phase == "over")
    assert game.state.winners == [LETNEV] and game.player(HACAN).trade_goods == 5


@pytest.mark.rule("TI-SPEAKER-04", "TI-VOTE-01")
def test_a_politics_rider_makes_a_new_speaker_for_the_second_agenda() -> None:
    """The speaker token changes hands between the agendas. Who votes last on the second one? The new speaker."""
    game = council("fleet_regulations", "mutiny")
    hold(game, HACAN, "politics_rider")
    answers = *rider(HACAN, "politics_rider", "for"), *voted(SOL, "for")
    play_on(game, *answers, until=decided)
    assert game.state.speaker == HACAN
    play_on(game, until=lambda state: state.step == "second_vote")
    assert game.state.queue == [LETNEV, SOL, HACAN]


@pytest.mark.rule("TI-VOTE-16", "TI-SPEAKER-04")
def test_an_executed_speaker_passes_the_token_on_and_is_not_heard_on_the_second_agenda() -> None:
    """Public Execution elects the speaker, who has a Confusing Legal Text but nobody to name: the hand is lost, the
    token goes to the left, and the second agenda is voted on without that player."""
    game = council("public_execution", "mutiny")
    hold(game, SOL, "spy", "veto")
    play_on(game, *voted(HACAN, str(SOL), "hercant"), until=decided)
    assert game.player(SOL).action_cards == [] and game.state.speaker == HACAN
    asked = play_on(game, *voted(LETNEV, "against"), until=lambda state: state.step == "ready")
    assert (SOL,) not in kinds_asked(asked, "vote")


def vetoed_again(edition: int) -> Game:
    """Miscount Disclosed has brought a law to another vote, which was vetoed; two more agendas lie in the deck."""
    game = council("miscount_disclosed", "arms_reduction", "mutiny", in_play=("fleet_regulations",))
    game.state.edition = edition
    hold(game, LETNEV, "veto")
    answers = *voted(HACAN, "fleet_regulations", "hercant"), *voted(SOL, "fleet_regulations")
    play_on(game, *answers, until=lambda state: state.step == "first_outcome")
    play_on(game, (REVEALED, LETNEV, "card:veto"), until=lambda state: not state.laws)
    return game


@pytest.mark.rule("TI-AGENDACARD-06", "TI-AGENDACARD-02")
def test_a_law_that_is_voted_on_again_can_be_vetoed_and_another_agenda_takes_its_place() -> None:
    """Miscount Disclosed brings a law to another vote. May that be vetoed? Yes, then the law is gone, and the next
    agenda is voted on in this half: two are voted on in each phase. TI-AGENDACARD-02"""
    game = vetoed_again(edition=1)
    assert game.state.laws == [] and "fleet_regulations" in game.state.agenda_discard
    play_on(game, until=lambda state: state.step == "first_vote")
    assert game.state.vote is not None and game.state.vote.agenda == "arms_reduction"
    play_on(game, ("decide_outcome", SOL, "for"), until=lambda state: state.step == "second_vote")
    assert game.state.vote.agenda == "mutiny"


def test_a_game_from_before_goes_on_with_its_second_agenda_after_such_a_veto() -> None:
    game = vetoed_again(edition=0)
    play_on(game, until=lambda state: state.step == "second_vote")
    assert game.state.vote is not None and game.state.vote.agenda == "arms_reduction"


def test_the_point_of_a_rider_is_no_point_of_the_sabotaged_one() -> None:
    """A rider was sabotaged. Does its player vote again? Yes: nothing of the card has happened."""
    game = council("mutiny")
    hold(game, HACAN, "imperial_rider")
    hold(game, SOL, "sabotage")
    answers = *rider(HACAN, "imperial_rider", "for"), (PLAYED, SOL, "card:sabotage"), *voted(HACAN, "for", "hercant")
    play_on(game, *answers, until=decided)
    assert game.player(HACAN).points == 1 and "ti4-predicted-rightly" not in said(game)
