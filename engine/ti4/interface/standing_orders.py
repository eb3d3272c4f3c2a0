"""What a player can lay down in advance: to stay in every combat, what is lost first, which chances to react pass.

What an order says hangs on nothing but the seat's own view and question. TI-RETREAT-01, TI-SUSTAIN-01, TI-DESTROY-02
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.ask import Answer, Ask, Option, Seat, Spread
from engine.effects import PASS
from engine.kit import wishes
from engine.kit.draft import FACTION, PLACE, SLICE, Pick
from engine.kit.order_tables import ids_of, orders_of
from engine.questions.standing_order import StandingOrder
from engine.ti4.combat import hits, retreat
from engine.ti4.components import UNIT_TYPES, UNITS
from engine.ti4.draft.picking import DRAFT, option
from engine.ti4.interface import passable_windows, pending_steps
from engine.ti4.interface.view import DraftView, PlanetView, SystemView, View

RETREAT, LOSSES, COMBAT, REACTIONS = "retreat", "losses", "combat", "reactions"
ORDERS = {RETREAT: ("never",), LOSSES: ("cheapest",), COMBAT: ("pass",), REACTIONS: ("attacked",)}
"""What each order can say."""
FIGHTS = frozenset({pending_steps.space_combat(0).key, pending_steps.ground_combat("", 0).key})
"""Steps in which a combat is fought."""

GENERIC = {card.type: card for card in UNITS.values() if card.faction is None and card.level == 1}
FLAGSHIP = 2 * max(card.cost or 0 for card in UNITS.values())


def orders(view: View) -> Sequence[StandingOrder]:
    """Everything that a seat can lay down."""
    if view.viewer is None:
        return ()
    drafted = () if view.draft is None else wishes.orders(_in_draft(view.draft))
    return [*drafted, *orders_of("ti4", ORDERS)]


def _in_draft(draft: DraftView) -> list[Option]:
    """All that can be wished for, also before it lies in the pool."""
    slices = [Pick(SLICE, str(number)) for number in range(len(draft.slices))]
    places = [Pick(PLACE, str(place)) for place in range(len(draft.places))]
    pooled = [Pick(FACTION, one.id) for one in draft.factions]
    worth = [[tile.tile for tile in one.tiles] for one in draft.slices]
    return [option(worth, pick) for pick in (*pooled, *slices, *places)]


def by_order(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    """What the orders say of a question."""
    seat = view.viewer
    if seat is None or seat not in ask.must:
        return None
    rule = RULES.get(ask.kind)
    if rule is not None:
        return rule(ask, seat, laid)
    return PASS if passable_windows.is_window(seat, ask) and _lets_pass(view, seat, ask, laid) else None


# --- in a combat -----------------------------------------------------------------------------------------------------


def _retreat(ask: Ask, seat: Seat, laid: Mapping[str, Answer]) -> Answer | None:
    """To the end of the combat. TI-RETREAT-01"""
    return retreat.ALWAYS if RETREAT in laid and retreat.ALWAYS in ids_of(ask, seat) else None


def _sustain(ask: Ask, seat: Seat, laid: Mapping[str, Answer]) -> Answer | None:
    """Whatever can, sustains damage, what cost least first. TI-SUSTAIN-01"""
    types = [id for id in ids_of(ask, seat) if id in UNIT_TYPES]
    return min(types, key=_price) if LOSSES in laid and types else None


def _losses(ask: Ask, seat: Seat, laid: Mapping[str, Answer]) -> Answer | None:
    """What cost least is lost first, and of that what is damaged. TI-DESTROY-02"""
    shape = ask.must[seat]
    if LOSSES not in laid or not isinstance(shape, Spread):
        return None
    lost, left = dict[str, int](), shape.high
    for slot in sorted(shape.slots, key=lambda slot: _worth(slot.id)):
        lost[slot.id] = min(slot.most, left)
        left -= lost[slot.id]
    return {id: number for id, number in lost.items() if number}


def _worth(slot: str) -> tuple[int, bool]:
    lost = hits.lost_of(slot)
    return _price(lost.type), not lost.damaged


def _price(type: str) -> int:
    """Twice what one of it costs, for two of some are bought for one; what a table of units lacks costs most."""
    card = GENERIC.get(type)
    return FLAGSHIP if card is None else 2 * (card.cost or 0) // card.pieces


RULES: dict[str, Callable[[Ask, Seat, Mapping[str, Answer]], Answer | None]] = {
    DRAFT.name: wishes.granted,
    retreat.RETREAT.name: _retreat,
    hits.ASK_SUSTAIN.name: _sustain,
    hits.LOSSES.name: _losses,
}
"""What the orders say, by the kind of question."""


# --- chances to react ------------------------------------------------------------------------------------------------


def _lets_pass(view: View, seat: Seat, ask: Ask, laid: Mapping[str, Answer]) -> bool:
    """Whether it is passed: in a combat where the seat stands, or as long as nobody comes to where it has something."""
    at = _active(view)
    there = at is not None and _has_something(at, seat)
    if COMBAT in laid and there and any(step.key in FIGHTS for step in ask.pending):
        return True
    return REACTIONS in laid and view.turn != seat and not there


def _active(view: View) -> SystemView | None:
    return next((system for system in view.systems if str(system.tile) == view.active_system), None)


def _has_something(system: SystemView, seat: Seat) -> bool:
    ships = any(force.seat == seat for force in system.ships)
    return ships or any(_stands_on(planet, seat) for planet in system.planets)


def _stands_on(planet: PlanetView, seat: Seat) -> bool:
    return planet.owner == seat or any(force.seat == seat for force in planet.forces)
