"""Cloaking against scanners: whose raiders are hidden in a hex.

SE-RAIDER-02, SE-RAIDER-11, SE-SCANNER-02, SE-SCANNER-03, SE-SCANNER-04, D-48
"""

from __future__ import annotations

from engine.space_empires.economy import technology
from engine.space_empires.galaxy import presence, public_order
from engine.space_empires.play import Game
from engine.space_empires.state import MACHINES, Owner, Unit

RAIDER, DESTROYER = "R", "DD"


def raiders(game: Game, at: str, side: Owner) -> list[Unit]:
    """A side's raiders in a hex."""
    found = [unit for unit in presence.together(game, at, side) if unit.type == RAIDER]
    return public_order.by_name(game, found)


def cloaking(game: Game, at: str, side: Owner) -> int:
    """The lowest cloaking level among a side's raiders: what an enemy has to match to see any; 0 without raiders."""
    return min((technology.level(game, unit, "cloaking") for unit in raiders(game, at, side)), default=0)


def scanners(game: Game, at: str, side: Owner) -> int:
    """The highest scanner level among a side's destroyers, screened or not. SE-SCANNER-04, SE-SCANNER-01, D-48"""
    there = [unit for unit in presence.together(game, at, side) if unit.type == DESTROYER]
    return max((technology.level(game, unit, "scanner") for unit in there), default=0)


def watcher(game: Game, at: str, side: Owner) -> Owner:
    """Whose destroyers have that scanner level."""
    there = [unit for unit in presence.together(game, at, side) if unit.type == DESTROYER]
    return max(there, key=lambda unit: technology.level(game, unit, "scanner")).owner


def cloaked(game: Game, at: str, side: Owner, against: Owner) -> list[Unit]:
    """A side's raiders that are cloaked here against an enemy: each by its own level.

    SE-RAIDER-02, SE-RAIDER-11, SE-SCANNER-02, SE-DOOM-07, SE-RAIDER-10
    """
    there = raiders(game, at, side)
    if against == MACHINES or game.terrain(at) == "nebula" or not there:
        return []
    seen = scanners(game, at, against)
    return [unit for unit in there if technology.level(game, unit, "cloaking") > seen]
