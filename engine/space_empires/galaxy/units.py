"""Counters come and go: which numbers are free, units placed, split, joined and removed.

SE-GROUP-01, SE-GROUP-02, SE-GROUP-13, SE-GEN-09, SE-GEN-11
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.space_empires.components import GROUP, UNITS
from engine.space_empires.play import Game
from engine.space_empires.state import Owner, Unit


def free(game: Game, side: Owner, type: str) -> list[int]:
    """Numbers of the counters of a type that are not on the board, in the order in which they will be taken; that order
    was drawn at setup, so that a number tells nothing. SE-BUY-06, SE-GROUP-13
    """
    if side >= 0:
        return game.state.players[side].supply[type]
    used = [unit.number for unit in game.units(side) if unit.type == type]
    return [number for number in range(1, len(used) + 2) if number not in used]


def take(game: Game, side: Owner, type: str) -> int:
    """The number of a counter taken from the supply. SE-GROUP-13

    Raises:
        IndexError: all are on the board.
    """
    return free(game, side, type).pop(0)


def stock(game: Game, side: Owner) -> None:
    """All counters of a player, in an order that nobody knows. SE-PIECE-01"""
    for card in UNITS.values():
        numbers = list(range(1, card.counters + 1))
        game.player(side).supply[card.id] = game.shuffle(numbers, "counters") if card.group else numbers


def place(game: Game, side: Owner, type: str, at: str, count: int = 1, levels: Mapping[str, int] | None = None) -> Unit:
    """A new counter on the board, face down where the type has a hidden side.

    SE-GROUP-03, SE-GROUP-15, SE-PLACE-06, SE-GEN-08, SE-GEN-10
    """
    number = take(game, side, type)
    unit = Unit(side, type, number, at, count, dict(levels or {}), up=not UNITS[type].group, start=at)
    game.units(side).append(unit)
    return unit


def same(one: Unit, other: Unit) -> bool:
    """Whether ships of two groups may be of one group: type, technology and what they did in this turn.

    SE-GEN-11, SE-GROUP-02, SE-NEWTECH-02, SE-FIGHTER-09, D-76
    """
    if one is other or one.type != other.type or one.at != other.at or one.type == "DECOY":
        return False
    return UNITS[one.type].group and _now(one) == _now(other) and not (one.hits and other.hits)


def _now(unit: Unit) -> tuple[object, ...]:
    """Technology of a group, that which is paid for too, and what it did in this turn. SE-UPGRADE-03"""
    done = (unit.start, unit.moved, unit.extra, unit.halted, unit.chained, unit.screened, unit.fired)
    return (unit.levels, unit.refit, *done)


def split(game: Game, unit: Unit, count: int) -> Unit:
    """So many ships leave a group, as one of their own; a damaged ship stays. Needs a free counter, and where that
    lies face up its number tells which counters are in use.

    What is paid for goes with both parts; of cruisers those that have looked stay, as far as they can.

    SE-GROUP-02, SE-RETREAT-02, SE-UPGRADE-03, SE-EXPTECH-02, D-13, D-76
    """
    if unit.up:
        game.seal()
    new = place(game, unit.owner, unit.type, unit.at, count, unit.levels)
    new.up, new.start, new.came, new.moved, new.extra = unit.up, unit.start, unit.came, unit.moved, unit.extra
    new.halted, new.chained, new.screened = unit.halted, unit.chained, unit.screened
    new.refit, new.told = list(unit.refit), dict(unit.told)
    unit.count -= count
    new.looks = max(0, unit.looks - unit.count)
    unit.looks -= new.looks
    return new


def join(game: Game, unit: Unit, other: Unit) -> None:
    """The ships of a group join another, as many as fit; what joins a face-up group is seen with it. A cruiser that has
    looked has looked there too. SE-EXPTECH-02, D-76
    """
    moved = min(unit.count, GROUP - other.count)
    looked = min(unit.looks, moved)
    other.count, other.looks, unit.looks = other.count + moved, other.looks + looked, unit.looks - looked
    other.hits, other.up = other.hits + unit.hits, other.up or unit.up
    other.told = {id: max(level, other.told.get(id, 0)) for id, level in {**other.told, **unit.told}.items()}
    unit.hits = 0
    lose(game, unit, moved)


def lose(game: Game, unit: Unit, count: int = 1) -> None:
    """Ships of a group are lost; with the last one the counter leaves the board. SE-DAMAGE-02"""
    unit.count -= count
    if unit.count <= 0:
        remove(game, unit)


def remove(game: Game, unit: Unit) -> None:
    """A counter leaves the board and may be used again; what a miner towed is lost. SE-MINERAL-10, SE-MAINT-04"""
    unit.cargo = None
    if unit.owner >= 0:
        _drop(game.player(unit.owner).units, unit)
        _return(game, unit)
        return
    for units in _lists(game, unit.owner):
        if any(one is unit for one in units):
            _drop(units, unit)


def _return(game: Game, unit: Unit) -> None:
    """Its number goes among the free ones, nobody knows where: else it would be the last one to be used again."""
    supply = game.player(unit.owner).supply
    supply[unit.type].append(unit.number)
    if UNITS[unit.type].group and game.state.edition:
        supply[unit.type] = game.shuffle(supply[unit.type], "counters")


def _drop(units: list[Unit], unit: Unit) -> None:
    """Takes it off a list: it is looked for, not one that is equal."""
    del units[next(at for at, one in enumerate(units) if one is unit)]


def _lists(game: Game, side: Owner) -> list[list[Unit]]:
    if side == -1:
        return [game.state.aliens]
    empire = game.empire(side)
    return [empire.defenses, *(fleet.units for fleet in empire.fleets)]
