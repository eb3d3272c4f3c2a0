"""The status phase, objectives, and the ends of games: who is first, who is refused, who is out."""

from __future__ import annotations

import pytest

from engine.ti4 import objectives
from engine.ti4.actions import strategy_action
from engine.ti4.agendas import laws
from engine.ti4.components import PLANETS
from engine.ti4.economy import notes, payment
from engine.ti4.objectives import secrets
from engine.ti4.phases import elimination, order
from engine.ti4.play import Game
from engine.ti4.state import State
from tests.engine.ti4.factions.sheets import hand_note, open_window, table
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold
from tests.engine.ti4.interactions.rounds import council, decided, kinds_asked, play_on, voted
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, fleet, learn, own, play

PUBLIC = "develop_weaponry"


def scoring(game: Game, *public: str) -> Game:
    """The first step of the status phase, with these public objectives."""
    state = game.state
    state.phase, state.step, state.turn, state.public = "status", "score", None, list(public)
    return game


def cultural(game: Game, number: int) -> list[str]:
    """Some cultural planets."""
    return [id for id in game.state.planets if PLANETS[id].trait == "cultural"][:number]


def over(state: State) -> bool:
    """Somebody has won."""
    return state.phase == "over"


# --- scoring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-STATUSPHASE-02", "TI-VICTORY-10")
def test_the_first_in_initiative_scores_both_objectives_before_the_second_scores_any() -> None:
    """Sol has eight points and a public and a secret objective to score, Hacan nine and one public. Hacan needs less.
    Who wins? Sol scores both in its turn, before Hacan scores at all."""
    game = scoring(board(), PUBLIC)
    for seat, points in ((SOL, 8), (HACAN, 9)):
        learn(game, seat, "carrier_2", "dreadnought_2")
        game.player(seat).points = points
    game.player(SOL).secrets = ["forge_an_alliance"]
    own(game, SOL, *cultural(game, 4))
    answers = [("score_public", seat, PUBLIC) for seat in (SOL, HACAN)]
    play_on(game, *answers, ("score_secret", SOL, "forge_an_alliance"), until=over)
    assert game.state.winners == [SOL] and game.player(HACAN).points == 9


@pytest.mark.rule("TI-VICTORY-10", "TI-INITIATIVE-02", "TI-PROMISSORY-04")
def test_the_gift_of_prescience_decides_a_race_to_ten() -> None:
    """Hacan bought the Gift of Prescience from the Naalu for this round. Both reach ten points in its status phase.
    The holder of the note has the token 0, so Hacan comes before the Naalu themselves."""
    game = table("naalu", "hacan", "letnev")
    note = hand_note(game, 1, 0)
    state = game.state
    state.phase, state.step, state.queue = "strategy", "choose", []
    gift = ("end_of_strategy_phase", 1, f"note:{note}")
    play_on(game, gift, until=lambda state: state.phase == "action")
    assert order.initiative_order(game)[0] == 1 and state.turn == 1
    scoring(game, PUBLIC)
    for seat in (0, 1):
        learn(game, seat, "carrier_2", "dreadnought_2")
        game.player(seat).points = 9
    play_on(game, *[("score_public", seat, PUBLIC) for seat in (0, 1)], until=over)
    assert state.winners == [1]


@pytest.mark.rule("TI-PUBLICOBJ-04", "TI-DOUBT-52")
def test_a_home_planet_given_to_peace_costs_the_public_objective_and_not_the_secret_one() -> None:
    """The Xxcha took an empty home planet of Hacan by Peace Accords. May Hacan still score? A secret objective, and
    no public one, until the planet is its own again."""
    game = table("xxcha", "hacan", "letnev")
    learn(game, 1, "carrier_2", "dreadnought_2")
    own(game, 0, *[id for id in game.state.planets if game.state.planets[id].owner is None])
    moment = Moment("after_resolve_strategy_card_ability", actor=0, card="diplomacy", cause="secondary")
    open_window(game, moment, (moment.kind, 0, "faction:peace_accords"), ("target", 0, "arretze"))
    scoring(game, PUBLIC)
    game.player(1).secrets = ["forge_an_alliance"]
    own(game, 1, *cultural(game, 4))
    assert objectives.scorable_public(game, 1) == []
    assert secrets.scorable_secret(game, 1) == ["forge_an_alliance"]
    own(game, 1, "arretze")
    assert objectives.scorable_public(game, 1) == [PUBLIC]


@pytest.mark.rule("TI-OBJECTIVE-11", "TI-IMPERIAL-02")
def test_what_imperial_has_scored_in_the_action_phase_is_not_scored_again_in_the_status_phase() -> None:
    """Sol scored the objective with Imperial in the same round. It may score another one in the status phase, and
    this one never again, though its condition still holds."""
    game = board()
    learn(game, SOL, "carrier_2", "dreadnought_2")
    game.state.public = [PUBLIC]
    game.state.secret_deck = ["monopolize_production"]
    play(strategy_action.CARDS["imperial"].primary(game, SOL), ("score_public", SOL, PUBLIC))
    assert game.player(SOL).points == 1
    scoring(game, PUBLIC, "corner_the_market")
    own(game, SOL, *cultural(game, 4))
    assert objectives.scorable_public(game, SOL) == ["corner_the_market"]


# --- cards at the end of the round -----------------------------------------------------------------------------------


@pytest.mark.rule("TI-ACTIONCARD-02", "TI-STATUSPHASE-07")
def test_the_card_of_the_minister_of_policy_can_be_the_eighth() -> None:
    """Hacan holds seven cards when the status phase ends, and the Minister of Policy draws one more. Seven is the
    limit at any time: one of the eight goes at once."""
    game = board()
    laws.enact(game, "minister_of_policy", owner=HACAN)
    hold(game, HACAN, "summit", "bunker", "parley", "veto", "spy", "salvage", "plague")
    game.state.phase, game.state.step, game.state.turn = "status", "end", None
    game.state.action_deck = ["uprising"]
    discards = ("discard_cards", HACAN, ["summit"])
    play_on(game, discards, until=lambda state: state.phase != "status")
    assert len(game.player(HACAN).action_cards) == 7 and "uprising" in game.player(HACAN).action_cards


@pytest.mark.rule("TI-STATUSPHASE-13", "TI-AGENDAPHASE-08", "TI-TIMING-03")
def test_ancient_burial_sites_come_after_planets_are_readied_and_before_anything_is_revealed() -> None:
    """Planets were readied in the status phase. Ancient Burial Sites exhaust Hacan's cultural ones as the agenda phase
    starts: they vote on neither agenda, and are readied again at its end."""
    game = council("mutiny", "fleet_regulations")
    game.state.step = "start"
    planet = cultural(game, 1)[0]
    own(game, HACAN, planet)
    for other in ("hercant", "kamdorn"):
        game.state.planets[other].exhausted = True
    hold(game, LETNEV, "ancient_burial_sites")
    answers = ("start_of_agenda_phase", LETNEV, "card:ancient_burial_sites"), ("target", LETNEV, str(HACAN))
    asked = play_on(game, *answers, *voted(SOL, "for"), until=decided)
    asked += play_on(game, *voted(LETNEV, "against"), until=lambda state: state.step == "ready")
    assert (HACAN,) not in kinds_asked(asked, "vote") and game.state.planets[planet].exhausted
    play_on(game, until=lambda state: state.phase == "strategy")
    assert payment.readied(game, HACAN) == game.planets(HACAN)


# --- out of the game -------------------------------------------------------------------------------------------------


def lose_everything(game: Game, seat: int) -> None:
    """A seat has nothing that keeps it in the game."""
    for planet in game.state.planets.values():
        planet.owner = None if planet.owner == seat else planet.owner
        planet.ground.pop(seat, None)


@pytest.mark.rule("TI-ELIMINATION-04", "TI-ELIMINATION-06", "TI-VICTORY-08")
def test_who_is_eliminated_takes_its_laws_and_supports_along_and_leaves_the_points_of_laws() -> None:
    """Hacan is out. Sol loses the point of Hacan's Support; Letnev keeps the point that it once had from a crown; the
    law that Hacan owned is gone, and the one attached to a planet stays."""
    game = board()
    play(notes.give(game, HACAN, SOL, "support_for_the_throne:1"))
    game.player(LETNEV).points = 1
    laws.enact(game, "the_crown_of_emphidia", owner=HACAN)
    own(game, LETNEV, "quann")
    laws.enact(game, "holy_planet_of_ixth", planet="quann")
    lose_everything(game, HACAN)
    play(elimination.check_elimination(game))
    assert [player.points for player in game.state.players] == [0, 0, 1]
    assert [law.id for law in game.state.laws] == ["holy_planet_of_ixth"]


@pytest.mark.rule("TI-ELIMINATION-02", "TI-SPEAKER-04", "TI-VOTE-01")
def test_an_agenda_that_eliminates_the_speaker_leaves_the_next_one_to_its_left() -> None:
    """The first agenda destroys the last infantry of the speaker, who holds no planet. Who reveals the second agenda?
    The new speaker, and the eliminated player votes no more."""
    game = council("swords_to_plowshares", "mutiny")
    lose_everything(game, SOL)
    fleet(game, SOL, "quann", infantry=1)
    play_on(game, *voted(HACAN, "for", "hercant"), until=decided)
    assert game.player(SOL).eliminated and game.state.speaker == HACAN
    play_on(game, until=lambda state: state.step == "second_vote")
    assert game.state.queue == [LETNEV, HACAN]


@pytest.mark.rule("TI-ELIMINATION-02", "TI-INITIATIVE-03")
def test_the_token_zero_of_an_eliminated_player_counts_for_nobody() -> None:
    """The Naalu are out with their token 0. Who is first now? Whoever has the lowest strategy card left."""
    game = table("naalu", "hacan", "letnev")
    game.state.zero = 0
    lose_everything(game, 0)
    play(elimination.check_elimination(game))
    assert game.state.zero is None and order.initiative_order(game) == [1, 2]


@pytest.mark.rule("TI-PROMISSORY-05", "TI-ELIMINATION-05")
def test_a_note_in_the_play_area_of_an_eliminated_player_is_free_to_be_given_again() -> None:
    """Letnev had Hacan's Trade Convoys lying before it and is out. The note goes back to Hacan, who may give it to
    Sol."""
    game = table("sol", "hacan", "letnev")
    note = hand_note(game, 2, 1)
    notes.put_in_play(game, 2, note)
    lose_everything(game, 2)
    play(elimination.check_elimination(game))
    assert note in game.player(1).notes
    play(notes.give(game, 1, 0, note))
    assert note in game.player(0).notes


@pytest.mark.rule("TI-VICTORY-09", "TI-OUTCOME-01")
def test_a_point_for_everybody_in_the_lead_goes_round_in_initiative_order_until_somebody_wins() -> None:
    """Seed of an Empire: Sol and Letnev lead with nine points each and would both gain one. Without strategy cards in
    the agenda phase the first from the speaker on wins; the speaker is Letnev."""
    game = council("seed_of_an_empire")
    game.state.speaker = LETNEV
    for player in game.state.players:
        player.strategy_cards = []
    for seat in (SOL, LETNEV):
        game.player(seat).points = 9
    play_on(game, *voted(HACAN, "for", "hercant"), until=over)
    assert game.state.winners == [LETNEV] and game.player(SOL).points == 9


@pytest.mark.rule("TI-LATER-17", "TI-LATER-07", "TI-VICTORY-09")
def test_the_token_zero_goes_back_with_its_strategy_card_and_wins_no_tie_in_the_agenda_phase() -> None:
    """The Naalu were first in this round. A Mutiny would now bring them and Letnev the tenth point at once. Strategy
    cards were returned in the status phase, and the token 0 with them: the one nearest to the speaker wins."""
    game = council("mutiny", factions=("naalu", "hacan", "letnev"))
    game.state.zero, game.state.speaker = 0, 2
    for player in game.state.players:
        player.strategy_cards = []
    for seat in (0, 2):
        game.player(seat).points = 9
    play_on(game, *voted(0, "for", "maaluuk"), *voted(2, "for"), until=over)
    assert game.state.winners == [2]
