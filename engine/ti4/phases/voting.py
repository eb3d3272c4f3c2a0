"""Voting on an agenda: what can be voted for, casting votes, predictions, and counting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.ask import Option, PickSome, Refusal, Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities import naming
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.components import ABSTAIN, AGENDAS, PLANETS, SIDES, Agenda
from engine.ti4.economy import payment
from engine.ti4.phases.order import speaker_order
from engine.ti4.play import Game, Point, Question
from engine.ti4.state import Ballot, Vote

VOTES = Point[bool, None]("votes")
"""Whether the seat may vote."""
FIXED_VOTES = Point[int, None]("fixed_votes")
"""Above 0 the votes it has instead of planets."""


@dataclass(slots=True)
class Casting(OfSeat):
    """Votes cast for an outcome."""

    outcome: str
    amount: int

    def number(self) -> int:
        return self.amount


AFTER_CAST_VOTES = Moment[Casting]("after_cast_votes")

# --- what can be voted for -------------------------------------------------------------------------------------------


def candidates(game: Game, agenda: str) -> list[str]:
    """The outcomes an agenda offers now: for and against, or what it can elect.

    TI-VOTE-06, TI-VOTE-07, TI-VOTE-08, TI-VOTE-10
    """
    card = AGENDAS[agenda]
    if card.elect is None:
        return [*SIDES]
    if card.elect == "player":
        return [str(seat) for seat in game.seats()]
    if card.elect == "planet":
        return [id for id, planet in game.state.planets.items() if planet.owner is not None and _fits(card, id)]
    if card.elect == "law":
        return [law.id for law in game.state.laws]
    return [id for seat in game.seats() for id in game.player(seat).scored_secrets]


def _fits(card: Agenda, planet: str) -> bool:
    """Whether the card allows a planet to be elected. TI-VOTE-07"""
    wanted, excluded = card.filter, card.filter.get("exclude", ())
    if isinstance(excluded, (list, tuple)) and planet in excluded:
        return False
    if wanted.get("non_home") and PLANETS[planet].home_of is not None:
        return False
    return wanted.get("trait") in (None, PLANETS[planet].trait)


def vote(game: Game) -> Vote:
    """The vote that is going on."""
    assert game.state.vote is not None
    return game.state.vote


# --- casting votes ---------------------------------------------------------------------------------------------------


def can_vote(game: Game, seat: Seat) -> bool:
    """Whether no effect keeps a seat from voting on this agenda. TI-VOTE-16"""
    allowed = VOTES(game, seat, True)
    return allowed and seat not in vote(game).barred


def bar(game: Game, seat: Seat) -> None:
    """Keeps a seat from voting on this agenda. TI-VOTE-16"""
    if seat not in vote(game).barred:
        vote(game).barred.append(seat)


def ballots_at_hand(game: Game, seat: Seat) -> list[Option]:
    """Readied planets with influence to exhaust for votes. TI-VOTE-03, TI-AGENDAPHASE-08"""
    readied = payment.readied(game, seat)
    planets = list(zip(readied, payment.values(game, seat, readied, "influence"), strict=True))
    return [Option(id, T("ti4-planet-influence", planet=words.planet(id), n=n), n) for id, n in planets if n]


async def take_turn(game: Game, seat: Seat) -> None:
    """A player votes for one outcome or abstains. Whoever cannot cast a vote is passed over.

    TI-VOTE-02, TI-VOTE-12, TI-VOTE-13, TI-VOTE-14, TI-VOTE-16, TI-DOUBT-23
    """
    granted = FIXED_VOTES(game, seat, 0)
    if not can_vote(game, seat) or not (granted or ballots_at_hand(game, seat)):
        game.say(T("ti4-cannot-vote", seat=seat_name(seat)))
        return
    outcome = await _choose_outcome(game, seat)
    if outcome == ABSTAIN:
        game.say(T("ti4-abstains", seat=seat_name(seat)))
        return
    number = granted or await _exhaust_for_votes(game, seat, outcome)
    add_votes(game, seat, outcome, number)
    await AFTER_CAST_VOTES.open(game, Casting(actor=seat, outcome=outcome, amount=number))


VOTE = Question("vote", open=True, interruptible=True)


async def _choose_outcome(game: Game, seat: Seat) -> str:
    """The outcome a player votes for, or to abstain. TI-VOTE-02, TI-VOTE-05, TI-VOTE-14"""
    agenda = vote(game).agenda

    def why(choice: str) -> Refusal | None:
        rule = {None: "TI-VOTE-06", "planet": "TI-VOTE-10"}.get(AGENDAS[agenda].elect, "TI-VOTE-07")
        return Refusal(rule, T("ti4-not-an-outcome", agenda=words.agenda(agenda)))

    options = [*words.outcomes(agenda, vote(game).outcomes), Option(ABSTAIN, T("ti4-abstain"))]
    about = T("ti4-ask-vote", seat=seat_name(seat), agenda=words.agenda(agenda))
    return await game.pick(VOTE, seat, options, about, why=why, always=True)


VOTE_PLANETS = Question("vote_planets", open=False, interruptible=True)


async def _exhaust_for_votes(game: Game, seat: Seat, outcome: str) -> int:
    """Exhausts planets and returns their whole influence as votes; trade goods buy none.

    TI-VOTE-03, TI-VOTE-04, TI-VOTE-13, TI-INFLUENCE-02, TI-TRADEGOOD-06
    """

    def why(choice: str) -> Refusal | None:
        return Refusal("TI-VOTE-13" if choice == "trade_goods" else "TI-VOTE-03", T("ti4-votes-need-planets"))

    planets, agenda = ballots_at_hand(game, seat), vote(game).agenda
    about = T("ti4-ask-vote-planets", seat=seat_name(seat), outcome=words.outcome(agenda, outcome))
    shape = PickSome(planets, 1, len(planets), rule="TI-VOTE-03", why=why)
    chosen = await game.pick_some(VOTE_PLANETS, seat, shape, about)
    for planet in chosen:
        payment.exhaust(game, planet)
    return sum(planet.worth for planet in planets if planet.id in chosen)


def add_votes(game: Game, seat: Seat, outcome: str, number: int) -> None:
    """Casts votes in the open. TI-VOTE-12"""
    vote(game).ballots.append(Ballot(seat, outcome, number))
    name = words.outcome(vote(game).agenda, outcome)
    game.say(T("ti4-casts-votes", seat=seat_name(seat), n=number, outcome=name))


def choice_of(game: Game, seat: Seat) -> str | None:
    """The outcome a seat has voted for, or None."""
    return next((ballot.outcome for ballot in vote(game).ballots if ballot.seat == seat), None)


def cast_more(game: Game, seat: Seat, number: int) -> None:
    """Additional votes go where the player's other votes went; without these there are none. TI-VOTE-15"""
    outcome = choice_of(game, seat)
    if outcome is not None and can_vote(game, seat):
        add_votes(game, seat, outcome, number)


# --- predictions -----------------------------------------------------------------------------------------------------

Reward = Callable[[Game, Seat], Awaitable[None]]
REWARDS: dict[str, Reward] = {}


def rider(source: str) -> Callable[[Reward], Reward]:
    """Registers what a right prediction made with a card brings. TI-PREDICT-04"""

    def register(reward: Reward) -> Reward:
        REWARDS[source] = reward
        naming.QUESTIONS[source] = "ti4-ask-prediction"
        return reward

    return register


def predict(game: Game, seat: Seat, outcome: str, source: str) -> None:
    """Announces which outcome will win, among those the agenda offers and before any vote is cast.

    TI-PREDICT-01, TI-PREDICT-02, TI-PREDICT-03
    """
    at_hand = vote(game)
    assert outcome in at_hand.outcomes and not at_hand.ballots
    at_hand.predictions.append(Ballot(seat, outcome, 0, source))
    game.say(T("ti4-predicts", seat=seat_name(seat), outcome=words.outcome(at_hand.agenda, outcome)))


def prediction_options(game: Game) -> list[Option]:
    """The outcomes that can be predicted. TI-PREDICT-03"""
    at_hand = game.state.vote
    return words.outcomes(at_hand.agenda, at_hand.outcomes) if at_hand else []


async def reward(game: Game, predictions: list[Ballot], outcome: str) -> None:
    """Right predictions are rewarded once the outcome is resolved, from the speaker clockwise. TI-PREDICT-04"""
    for seat in speaker_order(game):
        for prediction in predictions:
            if prediction.seat == seat and prediction.outcome == outcome and prediction.source in REWARDS:
                game.say(T("ti4-predicted-rightly", seat=seat_name(seat)))
                await REWARDS[prediction.source](game, seat)


# --- counting --------------------------------------------------------------------------------------------------------


def leading(game: Game) -> list[str]:
    """The outcomes with the most votes; all of them when no vote was cast. TI-AGENDAPHASE-05, TI-VOTE-09, TI-VOTE-11"""
    found = totals(vote(game))
    most = max(found.values())
    return [outcome for outcome, number in found.items() if number == most]


def totals(at_hand: Vote) -> dict[str, int]:
    """The votes cast for each outcome."""
    found = dict.fromkeys(at_hand.outcomes, 0)
    for ballot in at_hand.ballots:
        found[ballot.outcome] += ballot.votes
    return found


def tell_totals(game: Game, at_hand: Vote) -> None:
    """Says how many votes each outcome has; nothing where nobody voted."""
    for line in tally(at_hand):
        game.say(line)


def tally(at_hand: Vote) -> list[Text]:
    """How many votes each outcome has, as one line; none where nobody voted."""
    cast = sorted((-number, outcome) for outcome, number in totals(at_hand).items() if number)
    votes = tuple(T("ti4-tally-of", outcome=words.outcome(at_hand.agenda, outcome), n=-n) for n, outcome in cast)
    return [T("ti4-tally", votes=votes)] if votes else []


DECIDE_OUTCOME = Question("decide_outcome", open=True)


async def decide(game: Game) -> str:
    """The outcome with the most votes; of a tie, or without any vote, the speaker decides freely.

    TI-OUTCOME-02, TI-OUTCOME-03, TI-SPEAKER-04, TI-DOUBT-23, TI-LATER-05
    """
    tied, agenda, speaker = leading(game), vote(game).agenda, game.state.speaker
    if len(tied) == 1:
        return tied[0]
    about = T("ti4-ask-decide-outcome", seat=seat_name(speaker), agenda=words.agenda(agenda))
    chosen = await game.pick(DECIDE_OUTCOME, speaker, words.outcomes(agenda, tied), about)
    game.say(T("ti4-speaker-decides", seat=seat_name(speaker), outcome=words.outcome(agenda, chosen)))
    return chosen


def voters(at_hand: Vote, outcome: str) -> list[Seat]:
    """Everyone who cast votes for an outcome, in voting order."""
    return list({ballot.seat: None for ballot in at_hand.ballots if ballot.outcome == outcome and ballot.votes})
