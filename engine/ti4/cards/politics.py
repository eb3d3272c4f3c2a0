"""Action cards of the agenda phase."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import trade_goods, voting, words
from engine.ti4.cards import choosing
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability


def _everyone(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    return words.seat_options(game.seats())


@ability("card", "ancient_burial_sites", "start_of_agenda_phase", who="any", targets=_everyone)
async def ancient_burial_sites(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Exhausts all cultural planets of a player."""
    choosing.exhaust_all(game, choosing.planets_with(game, int(target), "cultural"))


@ability("card", "veto", "when_agenda_revealed", who="any")
async def veto(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The agenda is thrown out, and the next one takes its place."""
    moment.cancelled = True


@ability("card", "assassinate_representative", "after_agenda_revealed", who="any", targets=_everyone)
async def assassinate_representative(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """A player cannot vote on this agenda. TI-VOTE-16"""
    voting.bar(game, int(target))
    game.say(T("ti4-barred", seat=seat_name(int(target))))


@ability("card", "distinguished_councilor", "after_cast_votes")
async def distinguished_councilor(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """5 more votes for the outcome just voted for. TI-VOTE-15"""
    voting.cast_more(game, seat, 5)


def _outcomes_to_buy(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    rich = game.player(seat).trade_goods > 0 and game.state.vote is not None and voting.can_vote(game, seat)
    return voting.prediction_options(game) if rich else []


async def _how_many(game: Game, seat: Seat, outcome: str) -> Option:
    about = T("ti4-ask-bribe", seat=seat_name(seat))
    number = await game.amount("bribe", seat, 1, game.player(seat).trade_goods, about)
    name = words.outcome(voting.vote(game).agenda, outcome)
    return Option(f"{number}:{outcome}", T("ti4-bribe", n=number, outcome=name))


@ability("card", "bribery", "after_speaker_votes", who="any", targets=_outcomes_to_buy, further=_how_many)
async def bribery(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Trade goods buy votes for any outcome. TI-ABILITY-08, TI-TRADEGOOD-07, TI-GOLDEN-02"""
    number, _, outcome = target.partition(":")
    if trade_goods.spend(game, seat, int(number)):
        voting.add_votes(game, seat, outcome, int(number))


def _others(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    offered = voting.vote(game).outcomes if game.state.vote is not None else []
    return words.seat_options(other for other in game.others(seat) if str(other) in offered)


@ability("card", "confusing_legal_text", "when_elected", targets=_others)
async def confusing_legal_text(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Whoever is elected passes the election on to another player."""
    moment.outcome = target
    game.say(T("ti4-elected-instead", seat=seat_name(int(target))))
