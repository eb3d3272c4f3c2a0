"""MS pipelines: chains of counters in adjacent hexes, for movement and for trade.

SE-PIPE-07, SE-PIPE-08, SE-PIPE-11, SE-PIPE-12, SE-PIPE-13, SE-PIPE-14, SE-PIPE-15
"""

from __future__ import annotations

from collections.abc import Collection

from engine.ask import Seat
from engine.space_empires.galaxy import warp
from engine.space_empires.play import Game
from engine.space_empires.state import Unit

MS = "MS"
Linked = list[tuple[str, int, bool]]
"""Where pipelines are, how far each has moved, and whether it is frozen."""


def counters(game: Game, seat: Seat) -> list[Unit]:
    """The pipelines that a player may use: the own ones, and with blood brothers those of the team. SE-PIPE-01, D-42"""
    return [unit for owner in game.brothers(seat) for unit in game.player(owner).units if unit.type == MS]


def standing(game: Game, seat: Seat) -> Linked:
    """The pipelines that a player may use, with all of them on which movement hangs."""
    if not game.options.pipelines:
        return []
    return [(one.at, one.moved, one.frozen) for one in counters(game, seat)]


def reached(game: Game, start: str, hexes: Collection[str]) -> list[str]:
    """The hexes among these that are connected with `start`, with it. SE-PIPE-06, SE-WARP-05"""
    found = [start] if start in hexes else []
    for at in found:
        found += [other for other in warp.adjacent(game, at) if other in hexes and other not in found]
    return found


def chain(game: Game, unit: Unit) -> list[str]:
    """The chain that a unit stands on and may move along: pipelines that have not moved, itself not counted.

    SE-PIPE-06, D-69
    """
    if not game.options.pipelines or unit.owner < 0:
        return []
    still = [one.at for one in counters(game, unit.owner) if not one.moved and one is not unit]
    found = reached(game, unit.at, still)
    return found if len(found) > 1 else []


def along(game: Game, unit: Unit, to: str) -> bool:
    """Whether a step keeps a unit on the chain on which it began its move. SE-PIPE-07, D-41"""
    begun = unit.moved == 0 or unit.chained
    return begun and to in chain(game, unit)


def freeze(game: Game, unit: Unit) -> None:
    """The chain was used for the bonus: none of its pipelines moves in this turn. SE-PIPE-08, D-69"""
    hexes = chain(game, unit)
    for one in counters(game, unit.owner):
        if one.at in hexes and not one.moved and one is not unit:
            one.frozen = True


def traded(game: Game, seat: Seat) -> list[str]:
    """Hexes of own colonies that a chain links to the home world; whether a pipeline moved does not matter.

    SE-PIPE-12, SE-PIPE-13, SE-PIPE-14, SE-PIPE-15
    """
    if not game.options.pipelines:
        return []
    hexes = [unit.at for unit in game.player(seat).units if unit.type == MS]
    home = game.player(seat).home
    colony = game.colony(home) if home else None
    if colony is None or colony.owner != seat or not colony.home:
        return []
    linked = reached(game, home, hexes)
    return [system.id for system in game.colonies(seat) if system.id in linked and system.id != home]
