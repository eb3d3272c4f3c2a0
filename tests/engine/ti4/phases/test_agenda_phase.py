"""The agenda phase: revealing, voting, predictions, outcomes, laws and directives."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.agendas import laws
from engine.ti4.components import AGENDAS, PLANETS
from engine.ti4.economy import payment
from engine.ti4.phases import agenda_phase, course, voting
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import Ballot, Law, Vote
from tests.engine.ti4.effects import fold
from tests.engine.ti4.positions import Played, board, kinds, own, play, said


def council(agenda: str = "mutiny", seats: int = 3, *, further: tuple[str, ...] = (), **options: str) -> Game:
    """A game before the first agenda; seat 0 is the speaker. Votes: 2 (Jord), 2 (Hacan's three), 1 (Wren Terra)."""
    game = board(seats=seats, **options)
    state = game.state
    state.phase, state.step, state.turn, state.custodians = "agenda", "first_reveal", None, False
    state.agenda_deck = [*reversed(further), agenda]
    for player in state.players:
        player.strategy_cards = []
    return game


def through(game: Game, *answers: tuple[Any, ...]) -> Played:
    """Plays the rest of the agenda at hand; those who are not scripted abstain."""
    which, whole, left = game.state.step.partition("_")[0], Played(), list(answers)
    while game.state.phase == "agenda" and game.state.step.startswith(which):
        now = [answer for answer in left if _fits(game, answer)]
        left = [answer for answer in left if answer not in now]
        whole.asked += play(course.step(game), *now, others="pass").asked
    assert not left
    return whole


def _fits(game: Game, answer: tuple[Any, ...]) -> bool:
    """Whether an answer belongs to this step: votes to the voter's turn, the rest to the outcome."""
    if answer[0] in ("vote", "vote_planets"):
        return game.state.step.endswith("vote") and game.state.queue[:1] == [answer[1]]
    return game.state.step.endswith("outcome")


def votes(seat: int, outcome: str, *planets: str) -> list[tuple[Any, ...]]:
    """A vote with these planets; one that is the only choice is not asked for."""
    return [("vote", seat, outcome), *([("vote_planets", seat, list(planets))] if planets else [])]


def cast(game: Game, **ballots: int) -> None:
    """Puts ballots on the table: outcome=votes, by seats in order."""
    assert game.state.vote is not None
    game.state.vote.ballots = [Ballot(seat, outcome, n) for seat, (outcome, n) in enumerate(ballots.items())]


def decided(game: Game, agenda: str, **ballots: int) -> None:
    """Jumps to the outcome of an agenda with these ballots."""
    state = game.state
    state.agenda_deck = [id for id in state.agenda_deck if id != agenda]
    state.step, state.vote = "first_outcome", Vote(agenda, voting.candidates(game, agenda))
    cast(game, **ballots)


# --- the phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "TI-AGENDAPHASE-01", "TI-AGENDAPHASE-02", "TI-AGENDAPHASE-03", "TI-AGENDAPHASE-06", "TI-AGENDACARD-02"
)
def test_two_agendas_then_planets_are_readied() -> None:
    game, seen = council(further=("archived_secret",)), []
    game.state.step = "start"
    while game.state.phase == "agenda":
        seen.append(game.state.step)
        play(course.step(game))
    parts = [f"{which}_{part}" for which in ("first", "second") for part in ("reveal", "vote", "outcome")]
    assert list(dict.fromkeys(seen)) == ["start", *parts, "ready"]
    assert sorted(game.state.agenda_discard) == ["archived_secret", "mutiny"]


@pytest.mark.rule("TI-AGENDAPHASE-07", "TI-ROUND-05")
def test_planets_are_readied_and_a_new_round_begins() -> None:
    game = council()
    own(game, 1, "arretze", exhausted=True)
    game.state.step = "ready"
    play(course.step(game))
    assert not game.state.planets["arretze"].exhausted
    assert (game.state.phase, game.state.step) == ("strategy", "start")


@pytest.mark.rule("TI-AGENDAPHASE-08")
def test_planets_spent_on_the_first_agenda_are_missing_for_the_second() -> None:
    game = council(further=("archived_secret",))
    through(game, *votes(0, "for"))
    assert game.state.step == "second_reveal" and game.state.planets["jord"].exhausted
    assert voting.ballots_at_hand(game, 0) == []


@pytest.mark.rule("TI-AGENDAPHASE-04", "TI-SPEAKER-01", "TI-SPEAKER-03")
def test_the_speaker_turns_the_top_agenda_over_for_all_to_see() -> None:
    game = council("mutiny", further=("archived_secret",))
    game.state.speaker = 2
    play(course.step(game))
    assert game.state.vote is not None
    assert (game.state.vote.agenda, game.state.vote.outcomes) == ("mutiny", ["for", "against"])
    assert game.state.agenda_deck == ["archived_secret"] and game.sealed
    assert dict(game.events[0].text.params)["seat"] == ("seat", {"n": 2})


@pytest.mark.rule("TI-LIMIT-06")
def test_an_empty_agenda_deck_is_made_of_the_discards() -> None:
    game = council()
    game.state.agenda_deck, game.state.agenda_discard = [], ["mutiny"]
    play(course.step(game))
    assert game.state.vote is not None and game.state.vote.agenda == "mutiny" and game.state.agenda_discard == []


def test_an_agenda_about_laws_is_replaced_while_there_is_none() -> None:
    game = council("judicial_abolishment", further=("mutiny",))
    play(course.step(game))
    assert game.state.vote is not None and game.state.vote.agenda == "mutiny"
    assert game.state.agenda_discard == ["judicial_abolishment"]


def test_an_election_without_candidates_is_discarded_without_a_vote() -> None:
    game = council("core_mining", further=("mutiny",))
    play(course.step(game))
    assert (game.state.step, game.state.vote, game.state.agenda_discard) == ("second_reveal", None, ["core_mining"])


def test_a_veto_brings_the_next_agenda() -> None:
    game = council("mutiny", further=("archived_secret",))
    game.player(1).action_cards = ["veto"]
    play(course.step(game), ("when_agenda_revealed", 1, "card:veto"), others="pass")
    assert game.state.vote is not None and game.state.vote.agenda == "archived_secret"
    assert game.state.agenda_discard == ["mutiny"]


@pytest.mark.rule("TI-TIMING-02", "TI-PREDICT-02")
def test_windows_of_the_agenda_phase_go_clockwise_from_the_speaker() -> None:
    game = council(seats=4)
    game.state.speaker = 2
    for seat, card in ((0, "trade_rider"), (1, "imperial_rider"), (2, "leadership_rider"), (3, "warfare_rider")):
        game.player(seat).action_cards = [card]
    asked = "after_agenda_revealed"
    play(
        course.step(game),
        *[(asked, seat, f"card:{game.player(seat).action_cards[0]}") for seat in (0, 1, 2, 3)],
        *[("target", seat, "for") for seat in (2, 3, 0, 1)],
        (asked, 3, "card:warfare_rider"),
        (asked, 0, "card:trade_rider"),
        (asked, 1, "card:imperial_rider"),
        *[(asked, 0, "card:trade_rider"), (asked, 1, "card:imperial_rider"), (asked, 1, "card:imperial_rider")],
        others="pass",
    )
    assert game.state.vote is not None
    assert [prediction.seat for prediction in game.state.vote.predictions] == [2, 3, 0, 1]


# --- voting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-VOTE-01", "TI-SPEAKER-04")
def test_voting_goes_clockwise_and_the_speaker_is_last() -> None:
    game = council(seats=4)
    game.state.speaker = 1
    played = through(game)
    assert [seats for kind, seats in played.asked if kind == "vote"] == [(2,), (3,), (0,), (1,)]


@pytest.mark.rule("TI-VOTE-02", "TI-VOTE-03", "TI-VOTE-12", "TI-INFLUENCE-02")
def test_votes_are_the_influence_of_the_planets_exhausted() -> None:
    game = council()
    own(game, 1, "mecatol_rex", "quann")
    play(course.step(game))
    play(course.step(game), *votes(1, "for", "mecatol_rex", "hercant"), others="pass")
    assert game.state.vote is not None and game.state.vote.ballots == [Ballot(1, "for", 7)]
    spent = [planet for planet in game.planets(1) if game.state.planets[planet].exhausted]
    assert sorted(spent) == ["hercant", "mecatol_rex"] and "ti4-casts-votes" in said(game)


def with_influence(game: Game, number: int) -> str:
    """A planet worth that many votes."""
    return next(id for id in game.state.planets if PLANETS[id].influence == number and PLANETS[id].home_of is None)


@pytest.mark.rule("TI-VOTE-03", "TI-OUTCOME-02", "TI-CX-31")
def test_planets_of_three_and_two_are_five_votes_and_five_to_five_is_for_the_speaker() -> None:
    game = council()
    three, two = with_influence(game, 3), with_influence(game, 2)
    own(game, 1, three, two)
    play(course.step(game))
    play(course.step(game), *votes(1, "for", three, two), others="pass")
    assert game.state.vote is not None and game.state.vote.ballots == [Ballot(1, "for", 5)]
    game.state.vote.ballots.append(Ballot(2, "against", 5))
    game.state.queue = []
    play(course.step(game))
    assert kinds(play(course.step(game), ("decide_outcome", 0, "for"))) == ["decide_outcome"]
    assert game.player(1).points == 1


@pytest.mark.rule("TI-VOTE-13", "TI-TRADEGOOD-06", "TI-CX-31")
def test_trade_goods_buy_no_votes() -> None:
    game = council()
    game.player(1).trade_goods = 5
    play(course.step(game))
    with pytest.raises(IllegalAnswer) as refusal:
        play(course.step(game), *votes(1, "for", "hercant", "trade_goods"), others="pass")
    assert (refusal.value.rule, game.player(1).trade_goods) == ("TI-VOTE-13", 5)


@pytest.mark.rule("TI-VOTE-05", "TI-CX-31")
def test_votes_are_not_split() -> None:
    game = council()
    play(course.step(game))
    with pytest.raises(IllegalAnswer):
        play(course.step(game), ("vote", 1, ["for", "against"]), others="pass")


@pytest.mark.rule("TI-VOTE-04")
def test_a_planet_gives_its_full_influence() -> None:
    game = council()
    own(game, 1, "mecatol_rex")
    play(course.step(game))
    play(course.step(game), *votes(1, "for", "mecatol_rex"), others="pass")
    assert game.state.vote is not None and game.state.vote.ballots[0].votes == 6


@pytest.mark.rule("TI-VOTE-06")
def test_only_for_or_against_a_motion() -> None:
    game = council()
    play(course.step(game))
    with pytest.raises(IllegalAnswer) as refusal:
        play(course.step(game), ("vote", 1, "0"), others="pass")
    assert refusal.value.rule == "TI-VOTE-06"


@pytest.mark.rule("TI-VOTE-07", "TI-VOTE-08", "TI-VOTE-09")
def test_a_player_is_elected_perhaps_by_the_own_votes() -> None:
    game = council("archived_secret")
    game.state.secret_deck = ["forge_an_alliance"]
    through(game, *votes(1, "1"))
    assert game.player(1).secrets == ["forge_an_alliance"]


@pytest.mark.rule("TI-VOTE-07")
def test_only_what_the_card_allows_is_elected() -> None:
    game = council("archived_secret")
    play(course.step(game))
    with pytest.raises(IllegalAnswer) as refusal:
        play(course.step(game), ("vote", 1, "mecatol_rex"), others="pass")
    assert refusal.value.rule == "TI-VOTE-07"


@pytest.mark.rule("TI-VOTE-07", "TI-VOTE-10", "TI-VOTE-11")
def test_a_planet_is_elected_only_when_somebody_controls_it() -> None:
    game = council("senate_sanctuary")
    cultural = [id for id in game.state.planets if voting._fits(AGENDAS["senate_sanctuary"], id)]
    own(game, 2, cultural[0], cultural[1])
    play(course.step(game))
    assert game.state.vote is not None and sorted(game.state.vote.outcomes) == sorted(cultural[:2])
    with pytest.raises(IllegalAnswer) as refusal:
        play(course.step(game), ("vote", 1, cultural[2]), others="pass")
    assert refusal.value.rule == "TI-VOTE-10"


@pytest.mark.rule("TI-VOTE-14", "TI-DOUBT-23")
def test_a_player_may_abstain() -> None:
    game = council()
    play(course.step(game))
    play(course.step(game), ("vote", 1, "abstain"), others="pass")
    assert game.state.vote is not None and game.state.vote.ballots == []
    assert not any(planet.exhausted for planet in game.state.planets.values())


@pytest.mark.rule("TI-VOTE-15")
def test_additional_votes_follow_the_others() -> None:
    game = council()
    game.player(0).action_cards = ["distinguished_councilor"]
    play(course.step(game))
    game.state.queue = [0]
    play(
        course.step(game),
        ("vote", 0, "against"),
        ("after_cast_votes", 0, "card:distinguished_councilor"),
        others="pass",
    )
    assert game.state.vote is not None
    assert [(ballot.outcome, ballot.votes) for ballot in game.state.vote.ballots] == [("against", 2), ("against", 5)]


@pytest.mark.rule("TI-VOTE-15")
def test_without_votes_there_are_no_additional_ones() -> None:
    game = council()
    play(course.step(game))
    voting.cast_more(game, 0, 5)
    assert game.state.vote is not None and game.state.vote.ballots == []


@pytest.mark.rule("TI-VOTE-16")
def test_who_cannot_vote_is_neither_asked_nor_given_votes() -> None:
    game = council()
    play(course.step(game))
    voting.bar(game, 1)
    played = play(course.step(game), others="pass")
    voting.cast_more(game, 1, 5)
    assert game.state.vote is not None and (kinds(played), game.state.vote.ballots) == ([], [])


# --- outcomes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-AGENDAPHASE-05", "TI-OUTCOME-01")
def test_the_outcome_with_the_most_votes_is_carried_out() -> None:
    game = council()
    decided(game, "mutiny", **{"for": 3, "against": 2})
    play(course.step(game))
    assert [player.points for player in game.state.players] == [1, 0, 0]


@pytest.mark.rule("TI-OUTCOME-02", "TI-OUTCOME-03", "TI-SPEAKER-04", "TI-EX-07")
def test_of_a_tie_the_speaker_decides_without_votes() -> None:
    game = council(seats=4)
    game.state.speaker = 3
    decided(game, "mutiny", **{"for": 2, "against": 2})
    play(course.step(game), ("decide_outcome", 3, "for"))
    assert game.player(0).points == 1
    assert not any(planet.exhausted for planet in game.state.planets.values())


@pytest.mark.rule("TI-OUTCOME-02")
def test_the_speaker_decides_only_between_those_tied() -> None:
    game = council("archived_secret")
    decided(game, "archived_secret", **{"1": 2, "2": 2})
    with pytest.raises(IllegalAnswer):
        play(course.step(game), ("decide_outcome", 0, "0"))


def test_the_account_tells_the_votes_of_each_outcome_the_most_first() -> None:
    game = council("archived_secret")
    decided(game, "archived_secret", **{"1": 2, "2": 5})
    play(course.step(game))
    told = next(event.text for event in game.events if event.text.key == "ti4-tally")
    cast = [T("ti4-tally-of", outcome=words.outcome("archived_secret", id), n=n) for id, n in (("2", 5), ("1", 2))]
    assert told == T("ti4-tally", votes=tuple(cast))


def test_without_any_vote_the_speaker_decides_freely() -> None:
    game = council("archived_secret")
    game.state.secret_deck = ["forge_an_alliance"]
    through(game, ("decide_outcome", 0, "2"))
    assert "ti4-tally" not in said(game)
    assert game.player(2).secrets == ["forge_an_alliance"]


# --- predictions -----------------------------------------------------------------------------------------------------


def predicted(outcome: str) -> Game:
    """Seat 1 played a Trade Rider on the agenda at hand and predicted an outcome."""
    game = council()
    game.player(1).action_cards = ["trade_rider"]
    play(
        course.step(game),
        ("after_agenda_revealed", 1, "card:trade_rider"),
        ("target", 1, outcome),
        others="pass",
    )
    return game


@pytest.mark.rule("TI-PREDICT-01", "TI-PREDICT-02")
def test_a_prediction_is_announced_before_any_vote() -> None:
    game = predicted("against")
    assert game.state.vote is not None and not game.state.vote.ballots
    assert game.state.vote.predictions == [Ballot(1, "against", 0, "trade_rider")]
    assert "ti4-predicts" in said(game)
    cast(game, **{"for": 1})
    with pytest.raises(AssertionError):
        voting.predict(game, 2, "for", "trade_rider")


@pytest.mark.rule("TI-PREDICT-03")
def test_only_an_outcome_of_the_agenda_is_predicted() -> None:
    with pytest.raises(IllegalAnswer):
        predicted("mecatol_rex")


@pytest.mark.rule("TI-PREDICT-04")
@pytest.mark.parametrize(("outcome", "goods"), [("for", 5), ("against", 0)])
def test_a_right_prediction_is_rewarded_after_the_outcome(outcome: str, goods: int) -> None:
    game = predicted(outcome)
    through(game, *votes(0, "for"))
    assert (game.player(1).trade_goods, game.player(0).points) == (goods, 1)
    if goods:
        order = said(game)
        assert order.index("ti4-gained-points") < max(at for at, key in enumerate(order) if "goods" in key)


# --- laws and directives ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-AGENDACARD-01")
def test_laws_and_directives_all_fifty() -> None:
    types = [AGENDAS[agenda].type for agenda in agenda_phase.agenda_ids()]
    assert (types.count("law"), types.count("directive")) == (34, 16)


@pytest.mark.rule("TI-AGENDACARD-03", "TI-AGENDACARD-04")
def test_a_law_for_which_most_voted_stays_in_the_common_area() -> None:
    game = council("executive_sanctions")
    through(game, *votes(0, "for"))
    assert game.state.laws == [Law("executive_sanctions")] and game.state.agenda_discard == []
    assert fold(game, "hand_limit", 7, 1) == 3


@pytest.mark.rule("TI-AGENDACARD-04", "TI-AGENDACARD-05")
def test_a_law_that_elects_a_player_is_owned() -> None:
    game = council("minister_of_policy")
    through(game, *votes(0, "2"))
    assert (laws.owner(game, "minister_of_policy"), game.state.agenda_discard) == (2, [])


@pytest.mark.rule("TI-AGENDACARD-04", "TI-ATTACH-01", "TI-ATTACH-02", "TI-ATTACH-03")
def test_a_law_attached_to_a_planet_changes_it_and_stays_with_it() -> None:
    game = council("core_mining")
    planet = next(id for id in game.state.planets if PLANETS[id].trait == "hazardous")
    own(game, 0, planet)
    before = payment.value(game, planet, "resources")
    decided(game, "core_mining", **{planet: 2})
    play(course.step(game))
    assert game.state.planets[planet].attached == ["core_mining"]
    own(game, 1, planet)
    assert payment.value(game, planet, "resources") == before + 2


@pytest.mark.rule("TI-AGENDACARD-06")
def test_a_discarded_law_stops_working_and_tops_the_discards() -> None:
    game = council()
    laws.enact(game, "executive_sanctions")
    game.state.agenda_discard = ["mutiny"]
    play(laws.discard(game, "executive_sanctions"))
    assert game.state.agenda_discard == ["mutiny", "executive_sanctions"]
    assert fold(game, "hand_limit", 7, 1) == 7


@pytest.mark.rule("TI-AGENDACARD-07")
def test_a_law_that_fails_takes_its_effect_and_is_discarded() -> None:
    game = council("executive_sanctions")
    game.player(1).action_cards = ["spy"]
    through(game, *votes(0, "against"))
    assert (game.state.laws, game.state.agenda_discard) == ([], ["executive_sanctions"])
    assert game.player(1).action_cards == []


@pytest.mark.rule("TI-AGENDACARD-08", "TI-AGENDACARD-09")
def test_a_directive_works_once_and_is_discarded() -> None:
    game = council("economic_equality")
    game.player(1).trade_goods = 9
    through(game, *votes(0, "for"))
    assert [player.trade_goods for player in game.state.players] == [5, 5, 5]
    assert (game.state.laws, game.state.agenda_discard) == ([], ["economic_equality"])


@pytest.mark.rule("TI-VOTE-12", "TI-OUTCOME-02")
def test_whoever_votes_reads_what_the_agenda_does_and_how_the_vote_stands() -> None:
    game = council("mutiny")
    game.state.vote = Vote("mutiny", voting.candidates(game, "mutiny"))
    cast(game, **{"for": 3})
    ask = play(voting.take_turn(game, 1), others="stop").open
    effect, tally, mine = RULES.notes(game, 1, ask).lines
    assert effect.key == "ti4-agenda-mutiny-text"
    assert tally == voting.tally(voting.vote(game))[0] and tally.key == "ti4-tally"
    assert mine == T("ti4-note-votes", n=sum(planet.worth for planet in voting.ballots_at_hand(game, 1)))


@pytest.mark.rule("TI-VOTE-10")
def test_whoever_elects_a_planet_reads_whose_it_is() -> None:
    game = council("core_mining")
    own(game, 2, "fria")
    game.state.vote = Vote("core_mining", ["fria", "torkan"])
    told = RULES.notes(game, 1, play(voting.take_turn(game, 1), others="stop").open).options
    assert told["fria"].params["seat"] == seat_name(2) and "seat" not in told["torkan"].params


@pytest.mark.rule("TI-VOTE-12")
def test_whoever_may_react_to_an_agenda_reads_what_it_does() -> None:
    game = council("mutiny")
    game.player(1).action_cards = ["technology_rider"]
    asked = None
    while asked is None and game.state.phase == "agenda":
        asked = next((ask for ask in [play(course.step(game), others="stop").open] if ask is not None), None)
    assert asked is not None and asked.kind == "after_agenda_revealed"
    (effect,) = RULES.notes(game, 1, asked).lines
    assert effect.key == "ti4-agenda-mutiny-text"
