"""The verbs of the rulebook as shortcuts, and what a seat holds in words."""

from __future__ import annotations

from engine.forbidden_stars import words
from engine.forbidden_stars.combat.execution import COMBAT_CARD, ICONS_CARD
from engine.forbidden_stars.economy.purchase import BUY_STRUCTURE, BUY_UNIT, PLACE
from engine.forbidden_stars.economy.upgrades import BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE, REMOVE_CARD
from engine.forbidden_stars.interface.view import OwnView, SystemView
from engine.forbidden_stars.orders.advance import ADVANCE_FROM, MOVE_TO, MOVE_UNITS
from engine.forbidden_stars.orders.orbital_strike import STRIKE, STRIKE_CARDS
from engine.forbidden_stars.phases.board_building import LAY, LAY_AT, LAY_TURNED, PLACE_FORCES, PLACE_OBJECTIVE
from engine.forbidden_stars.phases.events import EVENT_CARD, MOVE_STORM
from engine.forbidden_stars.phases.operations import RESOLVE, REVEAL
from engine.forbidden_stars.phases.planning import PLAN, PLAN_AT
from engine.forbidden_stars.phases.setup import FACTION
from engine.game import Verb
from engine.text import T, Text

VERBS = (
    Verb.of("faction", faction=FACTION),
    Verb.of("lay", system=LAY, place=LAY_AT, turned=LAY_TURNED),
    Verb.of("forces", piece=PLACE_FORCES),
    Verb.of("objective", token=PLACE_OBJECTIVE),
    Verb.of("plan", order=PLAN, system=PLAN_AT),
    Verb.of("reveal", stack=REVEAL, choice=RESOLVE),
    Verb.of("resolve", choice=RESOLVE),
    Verb.of("advance", start=ADVANCE_FROM, to=MOVE_TO, units=MOVE_UNITS),
    Verb.of("move", to=MOVE_TO, units=MOVE_UNITS),
    Verb.of("strike", target=STRIKE, cards=STRIKE_CARDS),
    Verb.of("buy", unit=BUY_UNIT, place=PLACE),
    Verb.of("build", structure=BUY_STRUCTURE, place=PLACE),
    Verb.of("upgrade", order=BUY_ORDER_UPGRADE),
    Verb.of("train", card=BUY_COMBAT_UPGRADE, old=REMOVE_CARD),
    Verb.of("card", card=COMBAT_CARD, icons=ICONS_CARD),
    Verb.of("event", card=EVENT_CARD),
    Verb.of("storm", storm=MOVE_STORM),
)


def held(own: OwnView, systems: tuple[SystemView, ...], section: str) -> list[Text]:
    """Cards in hand, order tokens off the board and those on top of stacks, a line each."""
    if section != "hand":
        return []
    tokens = [T("forbidden_stars-held-orders", orders=tuple(words.order(kind) for kind in own.orders))]
    return [words.card(id) for id in _cards(own)] + (tokens if own.orders else []) + _tops(systems)


def _tops(systems: tuple[SystemView, ...]) -> list[Text]:
    shown = [(system.id, system.orders[-1].kind) for system in systems if system.orders]
    return [
        T("forbidden_stars-top-order", system=words.system(id), order=words.order(kind))
        for id, kind in shown
        if kind is not None
    ]


def held_components(own: OwnView, section: str) -> list[str]:
    """The cards among those lines; tokens are no components."""
    return [f"card:{id}" for id in _cards(own)] if section == "hand" else []


def _cards(own: OwnView) -> list[str]:
    return [*own.drawn, *own.hand, *([own.laid] if own.laid else [])]
