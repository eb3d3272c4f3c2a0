"""The agenda phase: two agendas are revealed, voted on and resolved; then planets are readied.

Steps: `start`; then `first_reveal`, `first_vote` (one voter at a time) and `first_outcome`; the same for `second`;
`ready`. Each ends at a safe point. Deck order: the last card of the list is the top.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import Occasion, OfSeat, WithCard
from engine.ti4.abilities.windows import Moment
from engine.ti4.agendas import laws, losses, registry
from engine.ti4.cards import decks
from engine.ti4.components import AGAINST, AGENDAS, Agenda
from engine.ti4.economy import payment, transactions
from engine.ti4.interface import pending_steps
from engine.ti4.phases import elimination, status_phase, voting
from engine.ti4.phases.order import voting_order
from engine.ti4.play import Game
from engine.ti4.state import Vote

NEXT = {"first": "second_reveal", "second": "ready"}


@dataclass(slots=True)
class Deciding(Occasion):
    """An agenda and its outcome; before the vote an ability may name one."""

    card: str
    outcome: str | None = None

    def component(self) -> str:
        return self.card


@dataclass(slots=True)
class Electing(WithCard):
    """The actor is about to be elected by an agenda; an ability may name another outcome."""

    outcome: str


START_OF_AGENDA_PHASE = Moment[Occasion]("start_of_agenda_phase")
WHEN_AGENDA_REVEALED = Moment[WithCard]("when_agenda_revealed", card=words.agenda)
AFTER_AGENDA_REVEALED = Moment[WithCard]("after_agenda_revealed", card=words.agenda)
BEFORE_VOTE = Moment[Deciding]("before_vote", card=words.agenda)
AFTER_AGENDA_RESOLVED = Moment[Deciding]("after_agenda_resolved")
AFTER_SPEAKER_VOTES = Moment[OfSeat]("after_speaker_votes")
WHEN_ELECTED = Moment[Electing]("when_elected", card=words.agenda)


def agenda_ids() -> list[str]:
    """The agendas that work, for the deck, in the order of the data. TI-AGENDACARD-01"""
    return [agenda for agenda in AGENDAS if agenda in registry.AGENDA_EFFECTS]


async def step(game: Game) -> None:
    """One step of the phase. TI-AGENDAPHASE-01"""
    which, _, part = game.state.step.partition("_")
    if part == "reveal":
        await reveal(game, which)
    elif part == "vote":
        await game.during(pending_steps.agenda(voting.vote(game).agenda, "vote"), vote(game, which))
    elif part == "outcome":
        await resolve(game, which)
    elif which == "ready":
        await finish(game)
    else:
        await start(game)


async def start(game: Game) -> None:
    """The phase begins. TI-AGENDAPHASE-03, TI-ROUND-02, TI-AGENDACARD-02"""
    game.state.turn = None
    game.say(T("ti4-phase-begins", phase=T("ti4-phase-agenda")), weight=2)
    await START_OF_AGENDA_PHASE.open(game, Occasion())
    game.state.step = "first_reveal"


# --- i reveal --------------------------------------------------------------------------------------------------------


async def reveal(game: Game, which: str) -> None:
    """The speaker reveals the top agenda; abilities may replace it, and predictions are made.

    TI-AGENDAPHASE-02, TI-AGENDAPHASE-04, TI-AGENDAPHASE-06, TI-SPEAKER-03, TI-PREDICT-02, TI-TIMING-02
    """
    while True:
        agenda = await _draw_until_possible(game)
        if agenda is None:
            close(game, NEXT[which])
            return
        if await present(game, agenda, which):
            return


async def _draw_until_possible(game: Game) -> str | None:
    """The next agenda that can be voted on. One that makes no sense now is replaced, as its card says; one that can
    elect nobody is discarded without a vote. TI-VOTE-07, TI-VOTE-10
    """
    for _ in range(len(AGENDAS)):
        agenda = draw(game)
        if agenda is None or (voting.candidates(game, agenda) and registry.makes_sense(game, agenda)):
            return agenda
        game.say(T("ti4-agenda-impossible", agenda=words.agenda(agenda)))
        game.state.agenda_discard.append(agenda)
        if registry.makes_sense(game, agenda):
            return None
    return None


def draw(game: Game) -> str | None:
    """Turns the top agenda over. TI-SPEAKER-03"""
    for agenda in decks.agendas(game, 1):
        game.seal()
        named = words.explained(words.agenda(agenda))
        game.say(T("ti4-agenda-revealed", seat=seat_name(game.state.speaker), agenda=named), weight=2)
        return agenda
    return None


async def present(game: Game, agenda: str, which: str) -> bool:
    """Reads an agenda with its outcomes and lets abilities answer it. Returns False when one of them threw it out.

    TI-AGENDAPHASE-04, TI-PREDICT-02, TI-VOTE-01
    """
    state = game.state
    state.vote = Vote(agenda, voting.candidates(game, agenda))
    return await game.during(pending_steps.agenda(agenda, "reveal"), _answer(game, agenda, which))


async def _answer(game: Game, agenda: str, which: str) -> bool:
    state, speaker = game.state, game.state.speaker
    assert state.vote is not None
    if (await WHEN_AGENDA_REVEALED.open(game, WithCard(actor=speaker, card=agenda))).cancelled:
        await throw_out(game, agenda)
        return False
    await AFTER_AGENDA_REVEALED.open(game, WithCard(actor=speaker, card=agenda))
    state.vote.named = (await BEFORE_VOTE.open(game, Deciding(card=agenda))).outcome
    state.queue = [] if state.vote.named else voting_order(game)
    state.step = f"{which}_outcome" if state.vote.named else f"{which}_vote"
    return True


async def throw_out(game: Game, agenda: str) -> None:
    """The agenda is discarded without a vote, and what was begun for it ends."""
    game.state.vote = None
    game.end("agenda")
    transactions.end_of_agenda(game)
    if laws.find(game, agenda):
        await laws.discard(game, agenda)
    else:
        game.state.agenda_discard.append(agenda)


# --- ii vote ---------------------------------------------------------------------------------------------------------


async def vote(game: Game, which: str) -> None:
    """The next player votes; the speaker is the last. TI-VOTE-01, TI-SPEAKER-04, TI-AGENDAPHASE-02"""
    state = game.state
    if state.queue:
        await voting.take_turn(game, state.queue.pop(0))
    if not state.queue:
        await AFTER_SPEAKER_VOTES.open(game, OfSeat(actor=state.speaker))
        state.step = f"{which}_outcome"


# --- iii outcome -----------------------------------------------------------------------------------------------------


async def resolve(game: Game, which: str) -> None:
    """The outcome, and what comes after it. TI-AGENDAPHASE-05"""
    at_hand = voting.vote(game)
    await game.during(pending_steps.agenda(at_hand.agenda, "outcome"), _count(game, at_hand))
    close(game, NEXT[which])
    if at_hand.again is not None and laws.find(game, at_hand.again):
        await _vote_again(game, at_hand.again, which)


async def _count(game: Game, at_hand: Vote) -> None:
    """Votes are counted, the outcome is carried out, and right predictions are rewarded.

    TI-AGENDAPHASE-05, TI-OUTCOME-01, TI-PREDICT-04, TI-ABILITY-13
    """
    voting.tell_totals(game, at_hand)
    outcome = await _elected(game, at_hand.named or await voting.decide(game))
    game.say(T("ti4-outcome", agenda=words.agenda(at_hand.agenda), outcome=words.outcome(at_hand.agenda, outcome)))
    await carry_out(game, registry.Decided(at_hand.agenda, outcome, at_hand))
    await AFTER_AGENDA_RESOLVED.open(game, Deciding(card=at_hand.agenda, outcome=outcome))
    await voting.reward(game, at_hand.predictions, outcome)
    await elimination.check_elimination(game)


async def _vote_again(game: Game, agenda: str, which: str) -> None:
    """A law is voted on as if it had just been revealed; it is discarded when it can elect nobody now. Another agenda
    takes the place of one that is thrown out; in games from before none did. TI-VOTE-10, TI-AGENDACARD-02
    """
    if voting.candidates(game, agenda):
        if not await present(game, agenda, which) and game.state.edition:
            game.state.step = f"{which}_reveal"
        return
    game.say(T("ti4-agenda-impossible", agenda=words.agenda(agenda)))
    await laws.discard(game, agenda)


async def _elected(game: Game, outcome: str) -> str:
    """Whoever is elected may have an answer to it."""
    agenda = voting.vote(game).agenda
    if AGENDAS[agenda].elect != "player":
        return outcome
    return (await WHEN_ELECTED.open(game, Electing(int(outcome), agenda, outcome))).outcome


async def carry_out(game: Game, result: registry.Decided) -> None:
    """A law that passes enters play; then the outcome takes effect; everything else is discarded.

    TI-AGENDACARD-01, TI-AGENDACARD-04, TI-AGENDACARD-07, TI-AGENDACARD-08, TI-AGENDACARD-09, TI-OUTCOME-01
    """
    card, before = AGENDAS[result.agenda], laws.find(game, result.agenda)
    passes = card.type == "law" and result.outcome != AGAINST
    if passes:
        if before:
            laws.take_out(game, before)
        laws.enact(game, card.id, *_place(card, result.outcome))
    await registry.apply(game, result)
    await losses.check_capacity(game)
    if before and not passes:
        await laws.discard(game, card.id)
    elif not passes:
        game.state.agenda_discard.append(card.id)


def _place(card: Agenda, outcome: str) -> tuple[Seat | None, str | None]:
    """Who owns the law, or the planet it is attached to. TI-AGENDACARD-04, TI-AGENDACARD-05, TI-ATTACH-01"""
    if card.elect == "player":
        return int(outcome), None
    return None, outcome if card.elect == "planet" else None


def close(game: Game, step: str) -> None:
    """The agenda is done with, and what lasted for it ends."""
    state = game.state
    state.vote, state.queue, state.step = None, [], step
    game.end("agenda")
    transactions.end_of_agenda(game)


async def finish(game: Game) -> None:
    """Each player readies all planets, and a new round begins. TI-AGENDAPHASE-07, TI-AGENDAPHASE-08"""
    for planet in game.state.planets:
        payment.ready(game, planet)
    game.say(T("ti4-planets-readied"), weight=0)
    game.end("agenda_phase")
    transactions.end_of_turn(game)
    status_phase.end_round(game)
