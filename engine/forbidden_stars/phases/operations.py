"""The Operations Phase: turn by turn an order token from the top of a stack is revealed and resolved. FS-OPS-01"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from engine.ask import YES, Option, Refusal, Seat
from engine.effects import Window
from engine.forbidden_stars import words
from engine.forbidden_stars.components import OrderKind
from engine.forbidden_stars.galaxy import capacity
from engine.forbidden_stars.interface import pending_steps, random_weights
from engine.forbidden_stars.orders import advance, deploy, dominate, strategize
from engine.forbidden_stars.orders.occasions import INSTEAD, ORDER_RESOLVED, ORDER_REVEALED, OrderAt, Turn
from engine.forbidden_stars.phases import elimination, rounds
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Resolving
from engine.question import IF_YES
from engine.text import T, Text, seat_name

ROOMS: dict[OrderKind, Callable[[Game, Seat, str], Awaitable[None]]] = {
    "advance": advance.resolve,
    "deploy": deploy.resolve,
    "dominate": dominate.resolve,
    "strategize": strategize.resolve,
}


async def step(game: Game) -> None:
    """The turn of one player, or the end of the phase. FS-OPS-01, FS-OPS-09, FS-PLAN-08"""
    state = game.state
    if not any(system.orders for system in state.systems.values()):
        rounds.begin(game, "refresh")
        return
    if state.turn is None:
        state.turn = game.clockwise()[0]
    seat = state.turn
    await turn(game, seat)
    if state.phase == "operations":
        state.turn = game.after(seat)


def tops(game: Game, seat: Seat) -> list[str]:
    """Systems on whose stack a token of this seat lies on top. FS-OPS-11, FS-STACK-04, FS-STACK-07"""
    return [id for id, system in game.state.systems.items() if system.orders and system.orders[-1].seat == seat]


async def turn(game: Game, seat: Seat) -> None:
    """A token on top of a stack is revealed, or something is done instead; without such a token the turn is skipped.

    FS-OPS-02, FS-OPS-03, FS-OPS-10, FS-OPS-12, FS-ACTIVE-02, FS-EVENT-07, FS-EVENT-08, D-20
    """
    stacks = tops(game, seat)
    if not stacks:
        game.say(T("forbidden_stars-skips", seat=seat_name(seat)), weight=0)
        return
    window = INSTEAD.window(game, Turn(actor=seat))
    chosen = await choose(game, seat, stacks, window)
    if chosen in stacks:
        await reveal(game, seat, chosen)
    else:
        await window.use(seat, chosen)
    await finish(game)


RESOLVE = Question("resolve", open=True, leads_to=IF_YES)
REVEAL = Question("reveal", open=False, leads_to=True, follow_ups=[RESOLVE])


async def choose(game: Game, seat: Seat, stacks: list[str], window: Window[Game, Turn]) -> str:
    """Which stack, or which ability instead. Only its owner may look at the top token. FS-STACK-05, FS-OPS-02"""
    options = [_token(id, game.system(id).orders[-1].kind) for id in stacks]
    about = T("forbidden_stars-ask-reveal", seat=seat_name(seat))
    why = partial(why_not, game, seat)
    return await game.pick(REVEAL, seat, options + window.choices(seat), about, why=why)


def why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """Why a seat can reveal no order in a system. Whose tokens lie where is public. FS-INFO-02"""
    system = game.state.systems.get(id)
    if system is None:
        return None
    if any(order.seat == seat for order in system.orders):
        return Refusal("FS-STACK-07", T("forbidden_stars-token-covered"))
    return Refusal("FS-OPS-02", T("forbidden_stars-no-token-there"))


def _token(system: str, kind: OrderKind) -> Option:
    return Option(system, T("forbidden_stars-top-order", system=words.system(system), order=words.order(kind)))


async def reveal(game: Game, seat: Seat, system: str) -> None:
    """The token is turned up; it is resolved, or put on the event deck instead.

    FS-OPS-04, FS-OPS-08, FS-ACTIVE-05, FS-UPG-12
    """
    kind = game.system(system).orders.pop().kind
    game.state.active = system
    game.state.resolving = Resolving(seat, kind, system, kind)
    game.seal(of=seat)
    text = T("forbidden_stars-reveals", seat=seat_name(seat), order=words.order(kind), system=words.system(system))
    game.say(text, where=[system])
    step = pending_steps.order(seat, kind, system)
    if kind == "strategize" or await game.during(step, resolves(game, seat, kind, system)):
        await resolve(game, seat, system)
        clear(game, seat, kind)
    else:
        game.player(seat).eventful.append(kind)
        game.state.resolving = None
        game.say(T("forbidden_stars-to-event-deck", seat=seat_name(seat), order=words.order(kind)))


IN_VAIN: dict[str, Callable[[Game, Seat, str], Text | None]] = {
    "advance": advance.in_vain,
    "deploy": deploy.in_vain,
    "dominate": dominate.in_vain,
}
"""Why an order would do nothing as things stand; of those of which it is asked whether they are resolved."""


async def resolves(game: Game, seat: Seat, kind: OrderKind, system: str) -> bool:
    """Whether the order is resolved, or its token goes to the event deck. FS-OPS-08"""
    about = T("forbidden_stars-ask-resolve", seat=seat_name(seat), order=words.order(kind), system=words.system(system))
    yes, no = T("forbidden_stars-resolve"), T("forbidden_stars-event-deck-instead")
    vain = IN_VAIN[kind](game, seat, system) if kind in IN_VAIN else None
    shape = random_weights.to_resolve(yes, no, vain)
    return await game.ask_one(RESOLVE, seat, shape, about, where=[system]) == YES


async def resolve(game: Game, seat: Seat, system: str) -> None:
    """The order with its upgrades; `game.state.resolving` says which. FS-UPG-07, FS-UPG-13, FS-OPS-04"""
    order = game.state.resolving
    assert order is not None
    about = OrderAt(actor=seat, place=system, kind=order.kind, system=system)
    await game.during(pending_steps.order(seat, order.kind, system), ORDER_REVEALED.open(game, about))
    order.kind = about.kind
    await game.during(pending_steps.order(seat, order.kind, system), ROOMS[order.kind](game, seat, system))
    await game.during(pending_steps.order(seat, order.kind, system), ORDER_RESOLVED.open(game, about))
    game.end("order")


def clear(game: Game, seat: Seat, printed: OrderKind) -> None:
    """The token leaves the board: Strategize goes to the event deck, the others to the play area.

    FS-OPS-05, FS-OPS-06, FS-OPS-07, FS-STACK-08, FS-STRAT-04, D-33
    """
    player = game.player(seat)
    (player.eventful if printed == "strategize" else player.orders).append(printed)
    game.state.resolving = None


async def extra(game: Game, seat: Seat, kind: OrderKind, system: str) -> None:
    """An order without a token; its system is the active one. D-36"""
    game.state.active = system
    game.state.resolving = Resolving(seat, kind, system, None)
    await resolve(game, seat, system)
    game.state.resolving = None


async def finish(game: Game) -> None:
    """After an order, or what takes its place: capacities, then eliminations. FS-CAP-07, FS-EVENT-08, D-24, D-07"""
    await capacity.check(game)
    elimination.check(game)
