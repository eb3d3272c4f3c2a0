"""What stands on the sheets of a player, as another could imagine it: CP, technology, grants, all former sheets.

SE-ECON-03, SE-TREVEAL-07, SE-GRANT-06, D-73
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.space_empires.components import GRANT_CP, SIDES, UNITS, WRECK, Technology
from engine.space_empires.economy import research
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.galaxy import presence
from engine.space_empires.play import Game
from engine.space_empires.state import Player, Purchase, Sheet

MOST_CP, MOST_DUE, LINES = 30, 12, 3
"""CP in hand, maintenance, and lines of a kind on a sheet, at most."""


def redeal(game: Game, player: Player, share: float, chance: Random) -> None:
    """Draws this share of technology and CP anew, and what was written on every sheet but the bids."""
    for card in game.technologies:
        if chance.random() < share:
            player.technology[card.id] = _level(game, player, card, chance)
    if chance.random() < share:
        player.cp, player.researched, player.granted = (_upto(MOST_CP, chance) for _ in range(3))
    _sheets(game, player, chance)
    if game.options.research == "grants" and chance.random() < share:
        prices = {card.id: research.price(game, player.seat, card.id) or 1 for card in game.technologies}
        points = {id: _upto(price - 1, chance) for id, price in prices.items()}
        player.progress = {id: number for id, number in points.items() if number}


def _upto(most: int, chance: Random) -> int:
    return int(chance.random() * (most + 1))


def _level(game: Game, player: Player, card: Technology, chance: Random) -> int:
    """A level that fits what everybody has seen: what was announced, and what the counters that lie open need; each one
    more is half as likely. D-81
    """
    seen = [UNITS[unit.type].requires.get(card.id, 0) for unit in player.units if not presence.hidden(unit)]
    level, top = max(card.start, player.shown.get(card.id, 0), *seen, 0), max(card.costs[game.options.costs])
    while level < top and chance.random() * 2 < 1:
        level += 1
    return level


# --- production sheets -----------------------------------------------------------------------------------------------


def _sheets(game: Game, player: Player, chance: Random) -> None:
    carried = player.cp
    for sheet in player.sheets:
        _redraw(game, player, sheet, carried, chance)
        carried = sheet.left


def _redraw(game: Game, player: Player, sheet: Sheet, carried: int, chance: Random) -> None:
    """Another sheet with the same bid, on which no more is spent than there is. SE-BUY-02"""
    sheet.carried, sheet.maintenance = carried, _upto(MOST_DUE, chance)
    sheet.colonies = max(0, sheet.colonies - 2 + _upto(4, chance), sheet.bid - carried)
    sheet.paid = min(sheet.maintenance, max(0, carried + sheets.earned(sheet) - sheet.bid), sheets.earned(sheet))
    sheet.wrecks = [WRECK[1 + _upto(SIDES - 1, chance)] for _ in sheet.wrecks]
    sheet.technology, sheet.grants, sheet.purchases, sheet.scuttled, sheet.spent = {}, {}, [], [], 0
    if game.options.research == "grants":
        _grants(game, sheet, chance)
    else:
        _research(game, sheet, chance)
    _purchases(game, player, sheet, chance)
    sheet.left = sheets.left(sheet) if sheet.closed else sheet.left


def _several(chance: Random) -> Iterator[int]:
    return iter(range(_upto(LINES, chance)))


def _research(game: Game, sheet: Sheet, chance: Random) -> None:
    for _ in _several(chance):
        card = game.technologies[_upto(len(game.technologies) - 1, chance)]
        costs = [*card.costs[game.options.costs].items()]
        level, cost = costs[_upto(len(costs) - 1, chance)]
        if cost <= sheets.left(sheet):
            sheet.technology[f"{card.id} {level}"] = cost
            sheet.spent = sum(sheet.technology.values())


def _grants(game: Game, sheet: Sheet, chance: Random) -> None:
    for _ in _several(chance):
        if sheets.left(sheet) >= GRANT_CP:
            id = game.technologies[_upto(len(game.technologies) - 1, chance)].id
            sheet.grants.setdefault(id, []).append(1 + _upto(SIDES - 1, chance))
            sheet.spent = GRANT_CP * _dice(sheet)


def _dice(sheet: Sheet) -> int:
    return sum(len(rolls) for rolls in sheet.grants.values())


def _purchases(game: Game, player: Player, sheet: Sheet, chance: Random) -> None:
    for _ in _several(chance):
        card = game.types[_upto(len(game.types) - 1, chance)]
        if card.cost <= sheets.left(sheet):
            sheet.purchases.append(Purchase(card.id, player.home, 1, card.cost))
    if chance.random() * 2 < 1:
        sheet.scuttled = [f"{game.types[_upto(len(game.types) - 1, chance)].id}1"]
