"""What a player can lay down in advance: to stay in every battle, how dice fall, to react only to an attack.

What an order says hangs on nothing but the seat's own view and question. EC-RETREAT-01, EC-ROLL-04, EC-REACT-01
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.ask import Answer, Ask, Option, PickOne, Spread
from engine.eclipse.combat import attack, dealing, retreat
from engine.eclipse.interface.view import SectorView, View
from engine.eclipse.phases import action_phase
from engine.eclipse.phases.boards import sides
from engine.eclipse.phases.drafting import DRAFT, option
from engine.kit import wishes
from engine.kit.draft import FACTION, PLACE, STEPS, Pick, numbered
from engine.kit.order_tables import ids_of, orders_of
from engine.questions.standing_order import StandingOrder

RETREAT, DICE, REACTIONS = "retreat", "dice", "reactions"
ORDERS = {RETREAT: ("never",), DICE: ("fewest",), REACTIONS: ("attacked",)}
"""What each order can say."""


def orders(view: View) -> Sequence[StandingOrder]:
    """Everything that a seat can lay down."""
    if view.viewer is None:
        return ()
    drafted = wishes.orders(_in_draft(view)) if view.step in STEPS else ()
    return [*drafted, *orders_of("eclipse", ORDERS)]


def _in_draft(view: View) -> list[Option]:
    """All that can be wished for."""
    species = [Pick(FACTION, id) for side in sides() for id in side]
    return [option(pick) for pick in (*species, *(Pick(PLACE, id) for id in numbered(len(view.seats))))]


def _wish(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    return None if view.viewer is None else wishes.granted(ask, view.viewer, laid)


def by_order(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    """What the orders say of a question."""
    rule = RULES.get(ask.kind)
    return None if rule is None or view.viewer is None else rule(view, ask, laid)


def _engage(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    """Attack, or hold, in every round of the battle. EC-RETREAT-01"""
    stays = [id for id in ids_of(ask, view.viewer) if id in retreat.TO_THE_END]
    return stays[0] if RETREAT in laid and stays else None


def _dice(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    """On whatever is destroyed by the least, and not on what is lost already. EC-ROLL-04, EC-ROLL-05"""
    if DICE in laid and dealing.ALWAYS in ids_of(ask, view.viewer):
        return dealing.ALWAYS
    shape = ask.must.get(-1 if view.viewer is None else view.viewer)
    if DICE not in laid:
        return None
    if isinstance(shape, Spread):
        return dict(shape.start)
    return min(shape.options, key=attack.left_of).id if isinstance(shape, PickOne) else None


def _reaction(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    """None, as long as nobody is where the seat has something. EC-REACT-01"""
    reacts = ask.about.key == action_phase.REACTION_ASKED and action_phase.PASS in ids_of(ask, view.viewer)
    return action_phase.PASS if REACTIONS in laid and reacts and not _attacked(view) else None


def _attacked(view: View) -> bool:
    return any(_is_met(sector, view.viewer) for sector in view.sectors)


def _is_met(sector: SectorView, seat: int | None) -> bool:
    """Whether somebody else's ships are where this seat has a disc or ships."""
    fleets = [fleet.seat for fleet in sector.fleets]
    own = sector.owner == seat or seat in fleets
    return own and any(other != seat for other in fleets)


RULES: dict[str, Callable[[View, Ask, Mapping[str, Answer]], Answer | None]] = {
    DRAFT.name: _wish,
    retreat.ENGAGE.name: _engage,
    attack.ASSIGN_DICE.name: _dice,
    dealing.DEAL_DICE.name: _dice,
    action_phase.ACTION.name: _reaction,
}
