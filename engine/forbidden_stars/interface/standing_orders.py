"""What a player can lay down in advance for combats: who suffers damage first, and that chances to react pass.

What an order says hangs on nothing but the seat's own view and question. FS-DMG-03, FS-DMG-05, FS-DMG-08
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.ask import Answer, Ask, Option
from engine.effects import PASS
from engine.forbidden_stars.abilities.choosing import ASK, GIFTS, TAKE, order_of
from engine.forbidden_stars.abilities.windows import Moment
from engine.forbidden_stars.combat import damage
from engine.forbidden_stars.combat.damage import BASTION
from engine.forbidden_stars.components import BUILT, FACTIONS, UNITS
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.interface.view import View
from engine.forbidden_stars.phases.drafting import DRAFT, option
from engine.kit import wishes
from engine.kit.draft import FACTION, PLACE, STEPS, Pick, numbered
from engine.kit.order_tables import ids_of, orders_of
from engine.questions.standing_order import StandingOrder

SUFFER, COMBAT = "suffer", "combat"
CHEAPEST, TOUGHEST = "cheapest", "toughest"
ORDERS = {SUFFER: (CHEAPEST, TOUGHEST), COMBAT: ("pass",)}
"""What each order can say."""


def orders(view: View) -> Sequence[StandingOrder]:
    """Everything that a seat can lay down; whether it is asked about mere gifts the game itself keeps. FS-CARD-07"""
    if view.viewer is None or view.own is None:
        return ()
    gifts = replace(order_of(GIFTS.name), now=ASK if view.own.asks_gifts else TAKE)
    drafted = wishes.orders(_in_draft(view)) if view.step in STEPS else ()
    return [*drafted, *orders_of("forbidden_stars", ORDERS), gifts]


def _in_draft(view: View) -> list[Option]:
    """All that can be wished for."""
    factions = [Pick(FACTION, id) for id in FACTIONS]
    return [option(pick) for pick in (*factions, *(Pick(PLACE, id) for id in numbered(len(view.seats))))]


def by_order(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    """What the orders say of a question."""
    ids = ids_of(ask, view.viewer)
    if ask.kind == DRAFT.name and view.viewer is not None:
        return wishes.granted(ask, view.viewer, laid)
    if ask.kind == damage.SUFFER.name and SUFFER in laid and ids:
        ids = [id for id in ids if id != damage.BY_COST.id]
        return min(ids, key=damage.cost_of if laid[SUFFER] == CHEAPEST else _tough)
    passes = ask.kind in Moment.known and PASS in ids and _fights(view)
    return PASS if COMBAT in laid and passes else None


def _fights(view: View) -> bool:
    return view.combat is not None and view.viewer in (view.combat.attacker, view.combat.defender)


def _tough(id: str) -> tuple[int, int]:
    """By how much it bears before it is destroyed, which only routs it; a bastion is not even routed. FS-DMG-08"""
    if id == BASTION.id:
        return -BUILT["bastion"].health, 0
    figure = Figure.read(id)
    return (figure.damage or 0) - UNITS[figure.type].health, damage.cost_of(id)[0]
