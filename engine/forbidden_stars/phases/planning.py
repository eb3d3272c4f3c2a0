"""The Planning Phase: four order tokens each, one a turn, face down on stacks. FS-PLAN-01"""

from __future__ import annotations

from engine.ask import Option, Refusal, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.components import ORDERS, ORDERS_A_ROUND, OrderKind
from engine.forbidden_stars.galaxy import areas, random_aims
from engine.forbidden_stars.interface import random_weights
from engine.forbidden_stars.phases import rounds
from engine.forbidden_stars.phases.occasions import PLANNING_ENDS, Planned
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Order
from engine.text import T, seat_name


async def step(game: Game) -> None:
    """One order token of the next seat, or the end of the phase. FS-PLAN-01, FS-PLAN-02, FS-PLAN-03, FS-ACTIVE-01"""
    state = game.state
    if state.step == "start":
        state.queue, state.step = game.clockwise() * ORDERS_A_ROUND, "turn"
    if not state.queue:
        await PLANNING_ENDS.open(game, Planned())
        rounds.begin(game, "operations")
        return
    seat = state.turn = state.queue.pop(0)
    await place(game, seat)


async def place(game: Game, seat: Seat) -> None:
    """An order token is laid face down on a stack. FS-PLAN-04, FS-PLAN-07, FS-TOKEN-02, FS-STACK-03"""
    kind, system = await choose(game, seat)
    game.player(seat).orders.remove(kind)
    game.system(system).orders.append(Order(kind, seat))
    text = T("forbidden_stars-plans", seat=seat_name(seat), system=words.system(system))
    own = T("forbidden_stars-plans-order", system=words.system(system), order=words.order(kind))
    game.say(text, secret={seat: own})


PLAN_AT = Question("plan_at", open=True)
PLAN = Question("plan", open=False, answer_hidden=True, leads_to=True, follow_ups=[PLAN_AT], purpose=words.purpose)


async def choose(game: Game, seat: Seat) -> tuple[OrderKind, str]:
    """Which token, and where. What is held is secret, so the question is always asked. FS-INFO-02"""
    options = [Option(kind, words.order(kind)) for kind in ORDERS if kind in game.player(seat).orders]
    about = T("forbidden_stars-ask-plan", seat=seat_name(seat))
    found, lean_to = systems(game, seat), random_weights.to_order
    kind = order_of(await game.pick(PLAN, seat, options, about, lean=lean_to, always=True, where=found))
    places = [Option(id, words.system(id)) for id in found]
    about = T("forbidden_stars-ask-plan-at", seat=seat_name(seat))
    lean = random_aims.to_order_at(game, seat, kind)
    system = await game.pick(PLAN_AT, seat, places, about, lean=lean, why=lambda id: why_not(game, id))
    return kind, system


def why_not(game: Game, id: str) -> Refusal | None:
    """Why an order cannot be placed in a system."""
    return Refusal("FS-PLAN-05", T("forbidden_stars-order-too-far")) if id in game.state.systems else None


def systems(game: Game, seat: Seat) -> list[str]:
    """Systems in which an order can be placed; storms do not matter.

    FS-PLAN-05, FS-PLAN-06, FS-STORM-03, FS-SYSTEM-04
    """
    board = game.board
    here = areas.systems_with(game, seat)
    near = {other for id in here for other in board.with_neighbours(id)}
    return [id for id in game.state.systems if id in near]


def order_of(name: str) -> OrderKind:
    """The order that an answer names.

    Raises:
        ValueError: there is none of that name.
    """
    return ORDERS[ORDERS.index(name)]
