"""The verbs of the rulebook as shortcuts, and the kinds of questions whose options everybody may know."""

from __future__ import annotations

from types import MappingProxyType

from engine.forbidden_stars import words
from engine.forbidden_stars.face.view import OwnView, SystemView
from engine.forbidden_stars.orders.advance import DONE
from engine.game import Verb
from engine.question import IF_YES
from engine.text import T, Text

VERBS = (
    Verb("faction", (("faction", "faction"),)),
    Verb("lay", (("system", "lay"), ("place", "lay_at"), ("turned", "lay_turned"))),
    Verb("forces", (("piece", "place_forces"),)),
    Verb("objective", (("token", "place_objective"),)),
    Verb("plan", (("order", "plan"), ("system", "plan_at"))),
    Verb("reveal", (("stack", "reveal"), ("choice", "resolve"))),
    Verb("resolve", (("choice", "resolve"),)),
    Verb("advance", (("start", "advance_from"), ("to", "move_to"), ("units", "move_units"))),
    Verb("move", (("to", "move_to"), ("units", "move_units"))),
    Verb("strike", (("target", "strike"), ("cards", "strike_cards"))),
    Verb("buy", (("unit", "buy_unit"), ("place", "place"))),
    Verb("build", (("structure", "buy_structure"), ("place", "place"))),
    Verb("upgrade", (("order", "buy_order_upgrade"),)),
    Verb("train", (("card", "buy_combat_upgrade"), ("old", "remove_card"))),
    Verb("card", (("card", "combat_card"), ("icons", "icons_card"))),
    Verb("event", (("card", "event_card"),)),
    Verb("storm", (("storm", "move_storm"),)),
)

ANY = frozenset[str]()
LEADS = MappingProxyType(
    {
        **dict.fromkeys(("resolve", "ability"), IF_YES),
        **dict.fromkeys(("plan", "reveal", "advance_from", "move_to", "buy_unit", "buy_structure"), ANY),
        **dict.fromkeys(("buy_combat_upgrade", "move_storm", "take_unit"), ANY),
    }
)
FOLLOWERS = MappingProxyType(
    {
        "plan": frozenset({"plan_at"}),
        "reveal": frozenset({"resolve"}),
        "advance_from": frozenset({"move_to"}),
        "move_to": frozenset({"move_units"}),
        "buy_unit": frozenset({"place"}),
        "buy_structure": frozenset({"place"}),
        "buy_combat_upgrade": frozenset({"remove_card"}),
        "move_storm": frozenset({"storm_to"}),
        "take_unit": frozenset({"take_to"}),
    }
)
"""What is asked next by the same breath: where, whether, with whom."""

BACKS = MappingProxyType({"move_to": frozenset({DONE})})
"""No order is resolved, and no source of units chosen, to move nothing."""

SECRET_KINDS = frozenset(
    {"plan", "reveal", "combat_card", "icons_card", "event_card", "order_token", "orders_to_deck", "keep_faction"}
)
"""Kinds of questions whose options follow from what only the seat itself may see."""

OPEN_KINDS = frozenset(
    {
        *("faction", "ban_faction", "lay", "lay_at", "lay_turned", "place_forces", "place_objective", "place_storm"),
        *("plan_at", "resolve", "advance_from", "move_to", "move_units", "strike", "strike_cards"),
        *("asset", "structure_first", "buy_unit", "buy_structure", "place", "buy_order_upgrade"),
        *("buy_combat_upgrade", "remove_card", "destroy_excess", "move_storm", "storm_to", "replace_scheme"),
        *("ability", "option", "unless", "target", "choose_area", "suffer", "suffers_first", "retreat_to", "reinforce"),
        *("place_unit", "place_structure", "take_unit", "take_to", "take_from", "move_to_area", "replace_at"),
        *("replace_unit", "exchange", "exchange_for", "destroy_own", "destroy_on_world", "destroy_structure"),
        *("rout_enemy", "rally_system", "discard_card", "name_face", "take_asset", "take_from_player", "assets_of"),
        *("materiel_of", "gain_upgrade", "as_order", "extra_order", "stack_end", "strafe_to", "strafe_void"),
        *("rally_units", "rout_units", "destroy_units", "retreat_units", "target_units"),
        *("dominate", "order_revealed", "order_resolved", "strike_rolled", "planning_ends", "storm_announced"),
        *("damage_starts", "damage_ends", "unit_routed", "purchase", "lose_dice", "reroll", "spend_dice", "convert"),
        *("convert_to", "name_tokens", "take_units", "leave_combat", "strafe_ships"),
    }
)
"""Kinds of questions whose options follow from what lies open on the table: schemes, upgrades and sheets do."""

HIDDEN_KINDS = frozenset({"plan", "combat_card", "order_token"})
"""Kinds of questions whose answers others learn later, if ever: face-down orders and cards, and which was looked at."""


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
