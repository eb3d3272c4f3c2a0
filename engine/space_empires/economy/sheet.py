"""The production sheet: how much is left to spend, and what everything on it adds up to.

SE-GEN-05, SE-MAINT-03, SE-BID-01, SE-BID-04, SE-BUY-02, SE-ECON-03
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine.ask import Seat
from engine.space_empires.economy import income
from engine.space_empires.play import Game
from engine.space_empires.state import Sheet


def opened(game: Game, seat: Seat) -> Sheet:
    """A new sheet with the income of this phase. SE-ECON-02"""
    player = game.player(seat)
    sheet = Sheet(game.state.round, player.cp)
    sheet.colonies, sheet.minerals = income.of_colonies(game, seat), income.of_minerals(game, seat)
    sheet.pipelines, sheet.reward = income.of_pipelines(game, seat), player.reward
    keep(game, seat, sheet)
    return sheet


class Kept(NamedTuple):
    """Maintenance that is due, and what of it is paid."""

    due: int
    paid: int


def kept(game: Game, seat: Seat, sheet: Sheet, scuttled: Collection[str]) -> Kept:
    """Maintenance of all ships that were not scuttled, as far as it can be paid. SE-MAINT-03, D-28"""
    due = income.maintenance(game, seat, scuttled)
    most = earned(sheet) + (sheet.carried if game.options.carry_over == "taken" else 0)
    return Kept(due, min(due, most))


def keep(game: Game, seat: Seat, sheet: Sheet) -> None:
    """Writes down maintenance and what of it is paid. SE-MAINT-03, SE-ECON-04"""
    sheet.maintenance, sheet.paid = kept(game, seat, sheet, sheet.scuttled)


def earned(sheet: Sheet) -> int:
    """Income of this phase. SE-GEN-05"""
    return sheet.colonies + sheet.minerals + sheet.pipelines + sheet.reward


def left(sheet: Sheet) -> int:
    """CP that can still be spent, or are carried over in the end. SE-BUY-02, SE-BID-04"""
    bought = sum([purchase.cost for purchase in sheet.purchases])
    return sheet.carried + earned(sheet) - sheet.paid - sheet.bid - sheet.spent - bought
