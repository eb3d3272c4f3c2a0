"""Steps on the board outside combat: routed units, order tokens, extra orders and strikes, events, storms."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Option, PickSome
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.counting import number
from engine.forbidden_stars.cards.places import Standing, always, standing_option
from engine.forbidden_stars.cards.steps import CardStep, Doing, op
from engine.forbidden_stars.combat import routing, sides
from engine.forbidden_stars.components import EVENTS, ORDERS, SYSTEM_OF
from engine.forbidden_stars.galaxy import storms, structures, units
from engine.forbidden_stars.orders import orbital_strike
from engine.forbidden_stars.orders.occasions import OrderAt
from engine.forbidden_stars.phases import events, operations
from engine.forbidden_stars.phases.occasions import StormMove
from engine.forbidden_stars.play import Question
from engine.forbidden_stars.state import Order
from engine.ids import Id
from engine.text import T, Text, seat_name

# --- units outside combat --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Enemy(Id):
    """Figures of a seat that stand unrouted on an area."""

    seat: int
    area: str
    type: str


def _routable(doing: Doing) -> list[Enemy]:
    """Enemy units in systems that hold an own unit."""
    game, seat = doing.game, doing.seat
    near = list(dict.fromkeys(SYSTEM_OF[id] for id, area in game.state.areas.items() if seat in area.units))
    return list(
        dict.fromkeys(
            Enemy(other, id, unit.type)
            for system in near
            for id in game.board.areas_of[system]
            for other, force in game.area(id).units.items()
            for unit in units.standing(force)
            if other != seat
        )
    )


ROUT_ENEMY = Question("rout_enemy", open=True)


@op("rout_on_board", able=lambda doing, step: bool(_routable(doing)))
async def rout_on_board(doing: Doing, step: CardStep) -> bool:
    """FS-ROUT-01, FS-ROUT-06"""
    options = [Option(at.id, standing_option(Standing(at.area, at.type)).text) for at in _routable(doing)]
    if options:
        picked = Enemy.read(await doing.game.pick(ROUT_ENEMY, doing.seat, options, doing.asks("rout", doing.seat, n=1)))
        there = units.standing(units.at(doing.game, picked.seat, picked.area))
        unit = next(unit for unit in there if unit.type == picked.type)
        await routing.rout(doing.game, picked.seat, picked.area, unit)
    return True


def _routed_systems(doing: Doing) -> list[str]:
    found = [SYSTEM_OF[id] for id, unit in units.everywhere(doing.game, doing.seat) if unit.routed]
    return list(dict.fromkeys(found))


RALLY_SYSTEM = Question("rally_system", open=True)


@op("rally_system", able=lambda doing, step: bool(_routed_systems(doing)))
async def rally_system(doing: Doing, step: CardStep) -> bool:
    """All own routed units of one system. FS-ROUT-01"""
    options = [Option(id, words.system(id)) for id in _routed_systems(doing)]
    if options:
        picked = await doing.game.pick(RALLY_SYSTEM, doing.seat, options, doing.asks("rally-system", doing.seat))
        for id, unit in units.everywhere(doing.game, doing.seat):
            if unit.routed and SYSTEM_OF[id] == picked:
                routing.rally(doing.game, doing.seat, unit)
    return True


def _own(doing: Doing, step: CardStep) -> list[Standing]:
    here = [Standing(id, u.type) for id, u in units.everywhere(doing.game, doing.seat) if u.type in step["units"]]
    return list(dict.fromkeys(here))


DESTROY_OWN = Question("destroy_own", open=True)


@op("destroy_on_board", able=lambda doing, step: bool(_own(doing, step)), offers=always)
async def destroy_on_board(doing: Doing, step: CardStep) -> bool:
    """An own unit anywhere; later steps ask for its system. FS-DEST-01"""
    options = [standing_option(at) for at in _own(doing, step)]
    if not options:
        return True
    id = await doing.pick(DESTROY_OWN, options, doing.asks("destroy", doing.seat, n=1))
    if id is None:
        return False
    picked = Standing.read(id)
    there = sorted(units.at(doing.game, doing.seat, picked.area), key=lambda unit: not unit.routed)
    routing.destroy(doing.game, doing.seat, picked.area, next(unit for unit in there if unit.type == picked.type))
    doing.system = SYSTEM_OF[picked.area]
    return True


def _contested_structures(doing: Doing) -> list[str]:
    return [one.kind for one in structures.at(doing.game, sides.combat_of(doing.game).area)]


DESTROY_STRUCTURE = Question("destroy_structure", open=True)


@op("destroy_structure", able=lambda doing, step: bool(_contested_structures(doing)))
async def destroy_structure(doing: Doing, step: CardStep) -> bool:
    """One on the contested world. FS-CLAR-10, FS-DEST-02"""
    kinds = _contested_structures(doing)
    if kinds:
        area = sides.combat_of(doing.game).area
        options = [Option(kind, words.structure(kind)) for kind in kinds]
        picked = await doing.game.pick(DESTROY_STRUCTURE, doing.seat, options, doing.asks("destroy", doing.seat, n=1))
        routing.raze(doing.game, area, next(one for one in structures.at(doing.game, area) if one.kind == picked))
    return True


# --- orders ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Off(Id):
    """An order token off the board: its kind, and which of two alike."""

    kind: str
    copy: int


ORDERS_TO_DECK = Question("orders_to_deck", open=False)


@op("order_tokens_to_event_deck", able=lambda doing, step: bool(doing.game.player(doing.seat).orders))
async def order_tokens_to_event_deck(doing: Doing, step: CardStep) -> bool:
    """Own tokens from the play area; they lie face up. FS-LIMIT-01, D-50"""
    game, player = doing.game, doing.game.player(doing.seat)
    held = [Off(kind, copy) for kind in ORDERS for copy in range(player.orders.count(kind))]
    n = min(number(doing, step["n"]), len(held))
    options = [Option(one.id, words.order(one.kind)) for one in held]
    about = doing.asks("orders-to-deck", doing.seat, n=n)
    picked = await game.pick_some(ORDERS_TO_DECK, doing.seat, PickSome(options, n, n), about, always=True)
    for id in picked:
        kind = ORDERS[ORDERS.index(next(kind for kind in ORDERS if kind == Off.read(id).kind))]
        player.orders.remove(kind)
        player.eventful.append(kind)
    told = tuple(words.order(Off.read(id).kind) for id in picked)
    game.seal()
    game.say(T("forbidden_stars-orders-to-deck", seat=seat_name(doing.seat), orders=told))
    return True


@dataclass(frozen=True)
class InStack(Id):
    """A token of a stack, counted from the bottom."""

    system: str
    at: int


ORDER_TOKEN = Question("order_token", open=False, answer_hidden=True)
STACK_END = Question("stack_end", open=True)


@op("reposition_order_token", able=lambda doing, step: bool(_in_stacks(doing)))
async def reposition_order_token(doing: Doing, step: CardStep) -> bool:
    """An own token anywhere is looked at and put on the top or the bottom of its stack. FS-STACK-06, D-52"""
    game, seat, found = doing.game, doing.seat, _in_stacks(doing)
    if not found:
        return True
    options = [Option(one.id, _stack_text(game.system(one.system).orders, one)) for one in found]
    picked = InStack.read(await game.pick(ORDER_TOKEN, seat, options, doing.asks("order-token", seat)))
    stack = game.system(picked.system).orders
    order = stack[picked.at]
    game.seal(to=[seat])
    own = T("forbidden_stars-looked-at-order", order=words.order(order.kind), system=words.system(picked.system))
    game.say(
        T("forbidden_stars-looks-at-order", seat=seat_name(seat), system=words.system(picked.system)),
        secret={seat: own},
    )
    ends = [Option("top", T("forbidden_stars-on-top")), Option("bottom", T("forbidden_stars-at-bottom"))]
    end = await game.pick(STACK_END, seat, ends, doing.asks("stack-end", seat))
    del stack[picked.at]
    stack.insert(0 if end == "bottom" else len(stack), order)
    game.say(T(f"forbidden_stars-moves-order-{end}", seat=seat_name(seat), system=words.system(picked.system)))
    return True


def _in_stacks(doing: Doing) -> list[InStack]:
    systems = doing.game.state.systems.items()
    return [InStack(id, at) for id, one in systems for at, o in enumerate(one.orders) if o.seat == doing.seat]


def _stack_text(stack: list[Order], at: InStack) -> Text:
    system = words.system(at.system)
    if at.at == len(stack) - 1:
        return T("forbidden_stars-top-order", system=system, order=words.order(stack[at.at].kind))
    return T("forbidden_stars-order-below", system=system, n=at.at + 1)


AS_ORDER = Question("as_order", open=True)


@op("resolve_as_order")
async def resolve_as_order(doing: Doing, step: CardStep) -> bool:
    """The revealed order becomes another; its upgrades may then be used. FS-UPG-13, D-33"""
    assert isinstance(doing.about, OrderAt)
    options = [Option(kind, words.order(kind)) for kind in step["options"]]
    picked = await doing.game.pick(AS_ORDER, doing.seat, options, doing.asks("as-order", doing.seat))
    doing.about.kind = next(kind for kind in ORDERS if kind == picked)
    return True


def _systems_with(doing: Doing, least: int) -> list[str]:
    game, seat = doing.game, doing.seat
    board = game.board
    return [
        id for id in game.state.systems if sum(len(units.at(game, seat, area)) for area in board.areas_of[id]) >= least
    ]


EXTRA_ORDER = Question("extra_order", open=True)


@op("resolve_extra_order", able=lambda doing, step: bool(_systems_with(doing, step["min_units"])))
async def resolve_extra_order(doing: Doing, step: CardStep) -> bool:
    """An order without a token; routed units count for the number. FS-EVENT-07, D-36"""
    options = [Option(id, words.system(id)) for id in _systems_with(doing, step["min_units"])]
    if options:
        picked = await doing.game.pick(EXTRA_ORDER, doing.seat, options, doing.asks("extra-order", doing.seat))
        await operations.extra(doing.game, doing.seat, next(k for k in ORDERS if k == step["order"]), picked)
    return True


def _strike_targets(doing: Doing, step: CardStep) -> bool:
    active = doing.game.state.active
    return active is not None and bool(orbital_strike.targets(doing.game, doing.seat, active))


@op("extra_orbital_strike", able=_strike_targets)
async def extra_orbital_strike(doing: Doing, step: CardStep) -> bool:
    """By all rules of orbital strikes but the one about combats. FS-ORBIT-18, FS-ORBIT-01"""
    if doing.game.state.active is not None:
        await orbital_strike.offer(doing.game, doing.seat, doing.game.state.active)
    return True


# --- events and storms -----------------------------------------------------------------------------------------------


@op("draw_events_resolve_one", able=lambda doing, step: bool(doing.game.player(doing.seat).events))
async def draw_events_resolve_one(doing: Doing, step: CardStep) -> bool:
    """Drawn in secret; all are shown when one is chosen, whose symbol moves no storm. FS-CLAR-08, D-52"""
    game, seat, player = doing.game, doing.seat, doing.game.player(doing.seat)
    card = await events.choose(game, seat, step["n"])
    if card is None:
        return True
    others = [id for id in player.drawn if id != card]
    player.drawn = [card]
    player.events = game.shuffle(sorted([*player.events, *others]), f"event deck {seat}")
    game.seal()
    game.say(T("forbidden_stars-chooses-event", seat=seat_name(seat), card=words.card(card)))
    if others:
        told = tuple(words.card(id) for id in others)
        game.say(T("forbidden_stars-discards-events", seat=seat_name(seat), cards=told))
    if EVENTS[card].kind == "scheme":
        await events.lay_scheme(game, seat, card)
        player.drawn = []
        return True
    await events.follow(game, seat, card)
    player.drawn = []
    player.events.append(card)
    return True


@op("cancel_storm_move")
async def cancel_storm_move(doing: Doing, step: CardStep) -> bool:
    """The announced movement does not happen. D-52"""
    assert doing.about is not None
    doing.about.cancelled = True
    return True


@op("move_storm_any_direction")
async def move_storm_any_direction(doing: Doing, step: CardStep) -> bool:
    """The same storm goes where any of the four symbols could lead it. FS-STORM-11, FS-STORM-13, D-52"""
    game, about = doing.game, doing.about
    assert isinstance(about, StormMove)
    ends = storms.anywhere(game, game.state.storms[about.storm].edge)
    if ends:
        options = storms.options(game, ends)
        picked = await game.pick(events.STORM_TO, doing.seat, options, doing.asks("storm-to", doing.seat))
        events.shift(game, doing.seat, about.storm, picked)
    return True
