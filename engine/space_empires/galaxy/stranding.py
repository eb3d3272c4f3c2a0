"""Fighters left without a place: those beyond what carriers hold are lost, which of them their owner chooses.

SE-CARRIER-02, SE-FIGHTER-02, SE-FIGHTER-03, SE-FIGHTER-08, SE-MINE-07, D-83
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Slot, Spread
from engine.space_empires import words
from engine.space_empires.components import FIGHTERS_CARRIED
from engine.space_empires.galaxy import presence, units
from engine.space_empires.play import Game, Question
from engine.space_empires.state import ALIENS, MACHINES, Owner, Unit
from engine.text import T

STRANDED = Question("stranded", open=False)
CARRIER, FIGHTER = "CV", "F"


async def strand(game: Game, at: str, side: Owner) -> None:
    """Fighters without carrier or colony are lost. D-83"""
    lost = 0 if side in (ALIENS, MACHINES) else homeless(game, at, side)
    if not lost:
        return
    fighters = squadrons(game, at, side)
    chosen = await _chosen(game, at, side, fighters, lost)
    game.say(T("space_empires-stranded", units=words.units(FIGHTER, lost), hex=words.hex(at)), where=[at])
    for unit in fighters:
        units.lose(game, unit, chosen.get(unit.id, 0))


def squadrons(game: Game, at: str, side: Owner) -> list[Unit]:
    """A side's groups of fighters in a hex."""
    return [unit for unit in game.at(at, side) if unit.type == FIGHTER]


def homeless(game: Game, at: str, side: Owner, leaving: int = 0) -> int:
    """Fighters for which neither an own colony nor a carrier in the hex has room, once so many carriers have left.

    SE-CARRIER-02, SE-FIGHTER-02
    """
    colony = game.colony(at)
    if colony is not None and colony.owner == side:
        return 0
    there = game.at(at, side)
    carriers = sum(unit.count for unit in there if unit.type == CARRIER) - leaving
    return max(0, sum(unit.count for unit in there if unit.type == FIGHTER) - FIGHTERS_CARRIED * carriers)


async def _chosen(game: Game, at: str, side: Owner, fighters: Sequence[Unit], lost: int) -> Mapping[str, int]:
    """Which are lost: of an alien empire, and in games from before it was asked, the last ones.

    Where some lie face down it is asked whatever they are, for others may not learn how many groups there are.
    """
    if side < 0 or not game.state.edition:
        return _last(fighters, lost)
    slots = [Slot(unit.id, words.part(unit.type, unit.number), unit.count) for unit in fighters]
    about = T("space_empires-ask-stranded", side=words.side(side), hex=words.hex(at), n=lost)
    down = game.state.battle is None and any(map(presence.hidden, fighters))
    return await game.spread(STRANDED, side, Spread(slots, lost, lost, "SE-CARRIER-02"), about, always=down, where=[at])


def _last(fighters: Sequence[Unit], lost: int) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for unit in reversed(fighters):
        found[unit.id] = min(unit.count, lost)
        lost -= found[unit.id]
    return found
