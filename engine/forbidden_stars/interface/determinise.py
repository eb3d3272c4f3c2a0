"""What is hidden, dealt anew: from one seat, for the test that views do not interfere; or from all, after a rollback.

FS-INFO-01, FS-INFO-02, FS-INFO-04, FS-INFO-06
"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import redeal
from engine.forbidden_stars.components import OrderKind
from engine.forbidden_stars.state import CombatSide, Order, Player, State


def redeal_hidden(state: State, seat: Seat | None, chance: Random) -> None:
    """Deals anew what a seat cannot see: others' tokens and hands, its own buried tokens, and every deck."""
    for player in state.players:
        _orders(state, player, player.seat == seat, chance)
        _events(player, player.seat == seat, chance)
        _cards(state, player, player.seat == seat, chance)


def redeal_stacks(state: State, chance: Random) -> None:
    """Mixes anew the decks, whose order nobody has seen. Order tokens were laid by those who know them."""
    for player in state.players:
        redeal([player.events], chance)
        redeal([player.deck], chance)


def _orders(state: State, player: Player, own: bool, chance: Random) -> None:
    """Tokens on the board and those in hand; of the own ones those that lie under others. FS-STACK-05, FS-STACK-06"""
    hidden = [order for order in _laid(state, player.seat) if not own or not _on_top(state, order)]
    kinds: list[OrderKind] = [order.kind for order in hidden]
    redeal([kinds] if own else [kinds, player.orders], chance)
    for order, kind in zip(hidden, kinds, strict=True):
        order.kind = kind


def _laid(state: State, seat: Seat) -> list[Order]:
    return [order for system in state.systems.values() for order in system.orders if order.seat == seat]


def _on_top(state: State, order: Order) -> bool:
    return any(system.orders and system.orders[-1] is order for system in state.systems.values())


def _events(player: Player, own: bool, chance: Random) -> None:
    """FS-INFO-06"""
    redeal([player.events] if own else [player.events, player.drawn], chance)


def _cards(state: State, player: Player, own: bool, chance: Random) -> None:
    """FS-INFO-04, FS-INFO-06"""
    side = state.combat.sides.get(player.seat) if state.combat is not None else None
    if own or side is None:
        redeal([player.deck], chance)
    else:
        _redeal_side(player, side, chance)


def _redeal_side(player: Player, side: CombatSide, chance: Random) -> None:
    laid = [] if side.laid is None else [side.laid]
    redeal([player.deck, side.hand, laid], chance)
    side.laid = laid[0] if laid else None
