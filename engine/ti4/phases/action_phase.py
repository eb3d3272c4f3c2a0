"""The action phase: turns in initiative order until all have passed. Each turn ends at a safe point.

TI-ACTIONPHASE-02
"""

from __future__ import annotations

from functools import cache

from engine.ask import Option, PickOne, Refusal, Seat, Shape
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.actions import component_action, strategy_action, tactical
from engine.ti4.actions.strategy_action import Strategic
from engine.ti4.economy import transactions
from engine.ti4.interface import random_weights
from engine.ti4.phases import elimination
from engine.ti4.phases.order import going_on, initiative_order
from engine.ti4.play import Game, Point, Question

TACTICAL, PASS, END_TURN = "tactical", "pass", "end_turn"
_TACTICAL, _PASS = Option(TACTICAL, T("ti4-tactical")), Option(PASS, T("ti4-pass"))
_END_TURN = Option(END_TURN, T("ti4-end-turn"))

ACTIONS_PER_TURN = Point[int, None]("actions_per_turn")
"""Actions in a turn."""

START_OF_TURN = Moment[OfSeat]("start_of_turn")
AFTER_PERFORM_ACTION = Moment[OfSeat]("after_perform_action")


async def step(game: Game) -> None:
    """One player's turn, or the end of the phase. TI-ACTIVEPLAYER-01, TI-ROUND-04, TI-ACTIONPHASE-01"""
    seat = game.state.turn
    if seat is None or game.player(seat).eliminated or game.player(seat).passed:
        next_turn(game)
        return
    await turn(game, seat)
    await elimination.check_elimination(game)
    end_turn(game)
    next_turn(game)


async def turn(game: Game, seat: Seat) -> None:
    """An action of the active player's choice, or a pass; some abilities allow more actions than one.

    TI-ACTIONPHASE-03, TI-ACTIONPHASE-05, TI-ACTIONPHASE-06
    """
    game.state.step = "turn"
    await START_OF_TURN.open(game, OfSeat(actor=seat))
    actions = 0
    while actions < ACTIONS_PER_TURN(game, seat, 1) and not game.player(seat).eliminated:
        choice = await choose_action(game, seat, first=actions == 0)
        if choice == PASS:
            pass_turn(game, seat)
        if choice in (PASS, END_TURN):
            return
        if await perform(game, seat, choice):
            actions += 1
            await AFTER_PERFORM_ACTION.open(game, OfSeat(actor=seat))


def _foreseen(id: str) -> bool:
    """Whether everybody knows of this action: what stands on cards in somebody's hand is none of these."""
    return id in (TACTICAL, PASS, END_TURN) or Strategic.maybe(id) is not None


def _purpose(id: str) -> Text | None:
    """What a tactical action is for, and the primary abilities of strategy cards. TI-TACTICAL-01, TI-STRATACTION-01"""
    card = Strategic.maybe(id)
    if card is not None:
        return Text(f"ti4-strategy-brief-{card.card}")
    return T("ti4-purpose-tactical") if id == TACTICAL else None


ACTION = Question(
    "action",
    open=False,
    interruptible=True,
    asked_if_forced=True,
    leads_to=(TACTICAL,),
    aloud=_foreseen,
    purpose=_purpose,
)


async def choose_action(game: Game, seat: Seat, first: bool = True) -> str:
    """Asks for the action. Options that depend on the hand show only to the active player."""

    def shapes() -> dict[Seat, Shape]:
        return {seat: PickOne(actions(game, seat, first), lambda id: why_not(game, seat, id), random_weights.to_action)}

    about = T("ti4-ask-action", seat=seat_name(seat))
    return str((await game.ask(ACTION, shapes, about))[seat])


def actions(game: Game, seat: Seat, first: bool = True) -> list[Option]:
    """The actions open to a player, and passing where it is allowed. TI-ACTIONPHASE-03, TI-ACTIONPHASE-04"""
    left = unused(game, seat)
    found = [_strategic(id) for id in left]
    if tactical.can_activate(game, seat):
        found.append(_TACTICAL)
    found += component_action.component_actions(game, seat)
    if not first:
        found.append(_END_TURN)
    elif not left:
        found.append(_PASS)
    return found


@cache
def _strategic(card: str) -> Option:
    return Option(Strategic(card).id, T("ti4-strategic", card=words.strategy(card)))


def unused(game: Game, seat: Seat) -> list[str]:
    """Strategy cards whose strategic action is still to be performed. TI-PLAYERS-04, TI-STRATACTION-05"""
    player = game.player(seat)
    return [id for id in player.strategy_cards if id not in player.exhausted_strategy_cards]


def why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids an action. TI-ACTIONPHASE-09, TI-ACTIVATION-02"""
    if id == PASS:
        return Refusal("TI-ACTIONPHASE-09", T("ti4-strategy-card-first"))
    if id == TACTICAL:
        if game.player(seat).tactic <= 0:
            return Refusal("TI-ACTIVATION-02", T("ti4-no-tactic-token"))
        return Refusal("TI-ACTIVATION-03", T("ti4-no-system-left"))
    if strategic := Strategic.maybe(id):
        if strategic.card in game.player(seat).strategy_cards:
            return Refusal("TI-STRATACTION-04", T("ti4-strategy-card-exhausted"))
        return Refusal("TI-STRATCARD-04", T("ti4-not-your-strategy-card"))
    return Refusal("TI-COMPACTION-04", T("ti4-cannot-be-resolved"))


async def perform(game: Game, seat: Seat, choice: str) -> bool:
    """Performs an action; a cancelled one is not used up. TI-COMPACTION-05"""
    if choice == TACTICAL:
        await tactical.tactical_action(game, seat)
        return True
    if strategic := Strategic.maybe(choice):
        await strategy_action.strategic_action(game, seat, strategic.card)
        return True
    return await component_action.take(game, seat, choice)


def pass_turn(game: Game, seat: Seat) -> None:
    """No more actions in this phase; secondary abilities stay open. TI-ACTIONPHASE-06, TI-ACTIONPHASE-07"""
    game.player(seat).passed = True
    game.say(T("ti4-passed", seat=seat_name(seat)))


def end_turn(game: Game) -> None:
    """Durations of the turn expire, offers of the turn lapse. TI-TIMING-11, TI-TRANSACTION-02"""
    game.end("turn")
    game.end(f"turn_of_{game.state.turn}")
    game.state.active_system = None
    transactions.end_of_turn(game)


def next_turn(game: Game) -> None:
    """The next player in initiative order who has not passed; when all have, the status phase.

    TI-ACTIONPHASE-02, TI-ACTIONPHASE-08, TI-ACTIONPHASE-10, TI-ACTIVEPLAYER-03
    """
    state = game.state
    order = initiative_order(game)
    if state.turn in order:
        order = going_on(order, state.turn)
    active = [seat for seat in order if not state.players[seat].passed]
    if not active:
        state.phase, state.step, state.turn = "status", "start", None
        return
    state.turn, state.step = active[0], "start"
