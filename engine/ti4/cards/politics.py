"""Action cards of the agenda phase."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.ids import Id
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.hand import CARD
from engine.ti4.abilities.occasions import Occasion, OfSeat, WithCard
from engine.ti4.cards import choosing
from engine.ti4.economy import trade_goods
from engine.ti4.phases import voting
from engine.ti4.phases.agenda_phase import (
    AFTER_AGENDA_REVEALED,
    AFTER_SPEAKER_VOTES,
    START_OF_AGENDA_PHASE,
    WHEN_AGENDA_REVEALED,
    WHEN_ELECTED,
    Electing,
)
from engine.ti4.phases.voting import AFTER_CAST_VOTES, Casting
from engine.ti4.play import Game, Question


def _everyone(game: Game, seat: Seat, moment: Occasion) -> list[Option]:
    return words.seat_options(game.seats())


@START_OF_AGENDA_PHASE.ability(CARD, "ancient_burial_sites", who="any", targets=_everyone)
async def ancient_burial_sites(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """Exhausts all cultural planets of a player."""
    choosing.exhaust_all(game, choosing.planets_with(game, int(target), "cultural"))


@WHEN_AGENDA_REVEALED.ability(CARD, "veto", who="any")
async def veto(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """The agenda is thrown out, and the next one takes its place."""
    moment.cancelled = True


@AFTER_AGENDA_REVEALED.ability(CARD, "assassinate_representative", who="any", targets=_everyone)
async def assassinate_representative(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """A player cannot vote on this agenda. TI-VOTE-16"""
    voting.bar(game, int(target))
    game.say(T("ti4-barred", seat=seat_name(int(target))))


@AFTER_CAST_VOTES.ability(CARD, "distinguished_councilor")
async def distinguished_councilor(game: Game, seat: Seat, moment: Casting, target: str) -> None:
    """5 more votes for the outcome just voted for. TI-VOTE-15"""
    voting.cast_more(game, seat, 5)


def _outcomes_to_buy(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    rich = game.player(seat).trade_goods > 0 and game.state.vote is not None and voting.can_vote(game, seat)
    return voting.prediction_options(game) if rich else []


@dataclass(frozen=True)
class Bribe(Id):
    """Votes to buy for an outcome."""

    votes: int
    outcome: str


BRIBE = Question("bribe", open=False)


async def _how_many(game: Game, seat: Seat, outcome: str) -> Option:
    about = T("ti4-ask-bribe", seat=seat_name(seat))
    number = await game.amount(BRIBE, seat, 1, game.player(seat).trade_goods, about)
    name = words.outcome(voting.vote(game).agenda, outcome)
    return Option(Bribe(number, outcome).id, T("ti4-bribe", n=number, outcome=name))


@AFTER_SPEAKER_VOTES.ability(CARD, "bribery", who="any", targets=_outcomes_to_buy, further=_how_many)
async def bribery(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Trade goods buy votes for any outcome. TI-ABILITY-08, TI-TRADEGOOD-07, TI-GOLDEN-02"""
    bribe = Bribe.read(target)
    if trade_goods.spend(game, seat, bribe.votes):
        voting.add_votes(game, seat, bribe.outcome, bribe.votes)


def _others(game: Game, seat: Seat, moment: Electing) -> list[Option]:
    offered = voting.vote(game).outcomes if game.state.vote is not None else []
    return words.seat_options(other for other in game.others(seat) if str(other) in offered)


@WHEN_ELECTED.ability(CARD, "confusing_legal_text", targets=_others)
async def confusing_legal_text(game: Game, seat: Seat, moment: Electing, target: str) -> None:
    """Whoever is elected passes the election on to another player."""
    moment.outcome = target
    game.say(T("ti4-elected-instead", seat=seat_name(int(target))))
