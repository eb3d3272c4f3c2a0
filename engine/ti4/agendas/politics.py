"""Agendas about voting, laws, hands and secrets."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import EFFECT, LAW
from engine.ti4.abilities.occasions import Occasion
from engine.ti4.agendas import laws
from engine.ti4.agendas.losses import exhaust_all, put_off
from engine.ti4.agendas.military import discard_hand
from engine.ti4.agendas.registry import Decided, needs, resolves, works
from engine.ti4.cards import action_cards
from engine.ti4.cards.action_cards import HAND_SIZE
from engine.ti4.components import AGENDAS, OBJECTIVES, PLANETS
from engine.ti4.objectives import secrets
from engine.ti4.phases.agenda_phase import BEFORE_VOTE, Deciding
from engine.ti4.phases.order import speaker_order
from engine.ti4.phases.status_phase import END_OF_STATUS_PHASE
from engine.ti4.phases.strategy_phase import START_OF_STRATEGY_PHASE
from engine.ti4.phases.voting import FIXED_VOTES, VOTES
from engine.ti4.play import Game
from engine.ti4.state import Law

works("committee_formation", "minister_of_policy")
BARRED = "barred_from_voting"

# --- hands and secrets -----------------------------------------------------------------------------------------------


@resolves("archived_secret", "elected")
async def archived_secret(game: Game, result: Decided) -> None:
    """The elected player draws a secret objective. TI-SECRETOBJ-05"""
    await secrets.draw_secret(game, result.seat)


@resolves("unconventional_measures", "for")
async def unconventional_measures(game: Game, result: Decided) -> None:
    """Everyone who voted for it draws two action cards."""
    for seat in result.voted("for"):
        await action_cards.draw(game, seat, 2)


@resolves("unconventional_measures", "against")
async def conventional_measures(game: Game, result: Decided) -> None:
    """Everyone who voted for it discards all action cards."""
    for seat in result.voted("for"):
        discard_hand(game, seat)


@resolves("executive_sanctions", "for")
async def executive_sanctions(game: Game, result: Decided) -> None:
    """The lower hand limit holds at once. TI-ACTIONCARD-02, TI-ACTIONCARD-03"""
    for seat in speaker_order(game):
        await action_cards.keep_limit(game, seat)


@HAND_SIZE.hook("executive_sanctions")
def _three_cards(game: Game, seat: Seat, value: int, about: None) -> int:
    """A hand of three action cards. TI-ACTIONCARD-03"""
    return min(value, 3)


@resolves("executive_sanctions", "against")
async def no_executive_sanctions(game: Game, result: Decided) -> None:
    """Everyone discards an action card at random."""
    for seat in speaker_order(game):
        if game.player(seat).action_cards:
            action_cards.discard(game, seat, game.shuffle(game.player(seat).action_cards, "random card")[0])


@needs("classified_document_leaks")
def a_secret_is_scored(game: Game) -> bool:
    """Somebody has scored a secret objective."""
    return any(game.player(seat).scored_secrets for seat in game.seats())


@resolves("classified_document_leaks", "elected")
async def classified_document_leaks(game: Game, result: Decided) -> None:
    """A scored secret becomes a public objective; its owner has room for another. TI-SECRETOBJ-04, TI-PUBLICOBJ-01"""
    state, leaked = game.state, result.outcome
    for player in state.players:
        if leaked in player.scored_secrets:
            player.scored_secrets.remove(leaked)
            state.scored[leaked] = [player.seat]
    state.public.append(leaked)
    game.say(T("ti4-secret-leaked", objective=words.objective(leaked)))


@laws.on_leave("classified_document_leaks")
async def leak_closed(game: Game, law: Law) -> None:
    """The leaked objective can no longer be scored; it leaves the game. Points stay. TI-VICTORY-08"""
    leaked = [id for id in game.state.public if _secret(id)]
    game.state.public = [id for id in game.state.public if id not in leaked]


def _secret(objective: str) -> bool:
    return OBJECTIVES[objective].stage == 0


@END_OF_STATUS_PHASE.ability(LAW, "minister_of_policy", who="any", mandatory=True)
async def minister_of_policy(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """The owner draws an action card at the end of the status phase."""
    await action_cards.draw(game, seat, 1)


# --- laws ------------------------------------------------------------------------------------------------------------


@needs("judicial_abolishment", "miscount_disclosed", "new_constitution")
def a_law_is_in_play(game: Game) -> bool:
    """There is a law in play."""
    return bool(game.state.laws)


@resolves("judicial_abolishment", "elected")
async def judicial_abolishment(game: Game, result: Decided) -> None:
    """The elected law is discarded. TI-AGENDACARD-06"""
    await laws.discard(game, result.outcome)


@resolves("miscount_disclosed", "elected")
async def miscount_disclosed(game: Game, result: Decided) -> None:
    """The elected law is voted on once more, as if it had just been revealed; it stays in force meanwhile."""
    result.vote.again = result.outcome


@resolves("new_constitution", "for")
async def new_constitution(game: Game, result: Decided) -> None:
    """All laws are discarded; in the next strategy phase all home planets are exhausted."""
    for law in list(game.state.laws):
        await laws.discard(game, law.id)
    put_off(game, "homes_exhausted")


@START_OF_STRATEGY_PHASE.ability(EFFECT, "homes_exhausted", who="any", mandatory=True)
async def homes_exhausted(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """The planets of one player's own home system."""
    home = game.faction(seat).id
    exhaust_all(game, seat, [planet for planet in game.planets(seat) if PLANETS[planet].home_of == home])


# --- voting ----------------------------------------------------------------------------------------------------------


@resolves("public_execution", "elected")
async def public_execution(game: Game, result: Decided) -> None:
    """The elected player discards all action cards, hands on the speaker token and votes no more. TI-VOTE-16"""
    seat = result.seat
    discard_hand(game, seat)
    game.begin(BARRED, seat, "agenda_phase")
    if game.state.speaker == seat:
        game.state.speaker = game.others(seat)[0] if game.others(seat) else seat
        game.say(T("ti4-new-speaker", seat=seat_name(game.state.speaker)))


@VOTES.hook(BARRED)
def _barred(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Cannot vote. TI-VOTE-16"""
    return False


@FIXED_VOTES.hook("representative_government")
def _one_vote(game: Game, seat: Seat, value: int, about: None) -> int:
    """One vote each; planets cannot be exhausted for votes."""
    return 1


@resolves("representative_government", "against")
async def no_representative_government(game: Game, result: Decided) -> None:
    """In the next strategy phase those who voted against exhaust their cultural planets."""
    put_off(game, "cultural_exhausted", result.voted("against"))


@START_OF_STRATEGY_PHASE.ability(EFFECT, "cultural_exhausted", who="any", mandatory=True)
async def cultural_exhausted(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """The cultural planets of one player."""
    exhaust_all(game, seat, [planet for planet in game.planets(seat) if PLANETS[planet].trait == "cultural"])


def _elects_a_player(game: Game, seat: Seat, moment: Deciding) -> bool:
    return AGENDAS[moment.card].elect == "player"


def _anyone(game: Game, seat: Seat, moment: Deciding) -> list[Option]:
    return words.seat_options(game.seats())


@BEFORE_VOTE.ability(LAW, "committee_formation", who="any", when=_elects_a_player, targets=_anyone)
async def committee_formation(game: Game, seat: Seat, moment: Deciding, target: str) -> None:
    """Its owner discards it and names who is elected; there is no vote. TI-AGENDACARD-06"""
    await laws.discard(game, "committee_formation")
    moment.outcome = target
    moment.cancelled = True
