"""The Strategize order: a combat upgrade and an order upgrade may be bought.

Its token goes to the event deck afterwards, whatever was bought. FS-STRAT-04, D-04, D-18
"""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.economy import upgrades
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.orders.occasions import PRESENCE
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name


async def resolve(game: Game, seat: Seat, system: str) -> None:
    """One upgrade of each kind, for who has something in the system.

    FS-STRAT-02, FS-STRAT-03, FS-UPG-01, FS-STRAT-01, FS-STRAT-05
    """
    if not may_buy(game, seat, system):
        game.say(T("forbidden_stars-no-presence", seat=seat_name(seat)))
        return
    await upgrades.buy_combat(game, seat)
    await upgrades.buy_order(game, seat)


def may_buy(game: Game, seat: Seat, system: str) -> bool:
    """Whether upgrades may be bought there. FS-STRAT-03"""
    return PRESENCE(game, seat, areas.present(game, seat, system), system)


def in_vain(game: Game, seat: Seat, system: str) -> bool:
    """Whether no upgrade can be bought there as things stand. FS-STRAT-03, FS-COST-01"""
    return not (may_buy(game, seat, system) and upgrades.payable(game, seat))
