"""What a player gets and pays in an Economic Phase, as the board stands when it begins. D-73

SE-INCOME-01, SE-INCOME-02, SE-INCOME-03, SE-INCOME-04, SE-INCOME-05, SE-INCOME-06, SE-MAINT-01, SE-MAINT-02
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.ask import Seat
from engine.space_empires.components import UNITS, hull_points
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import chains, presence
from engine.space_empires.play import Game
from engine.space_empires.state import System, Unit

RAIDER = "R"


def blockaded(game: Game, at: str) -> bool:
    """Whether the colony of a hex gives nothing: a visible armed enemy is there; cloaked raiders count only where the
    owner has no unit. SE-INCOME-03, SE-INCOME-04, SE-INCOME-05, SE-RAIDER-05, D-26
    """
    colony = game.colony(at)
    assert colony is not None
    if presence.machine(game, at) is not None or any(fleet.at == at for e in game.state.empires for fleet in e.fleets):
        return True
    armed = [unit for unit in presence.enemies(game, at, colony.owner) if game.armed(unit)]
    if any(unit.type != RAIDER for unit in armed):
        return True
    return bool(armed) and not game.at(at, colony.owner)


def _open(game: Game, seat: Seat, colonies: Sequence[System]) -> list[System]:
    """Those that are not blockaded."""
    met = _met(game, seat, colonies)
    return [one for one in colonies if one.id not in met or not blockaded(game, one.id)]


def _met(game: Game, seat: Seat, colonies: Sequence[System]) -> Collection[str]:
    """Hexes with anything of an enemy: only colonies there are looked at."""
    return presence.occupied(game, seat) if colonies else ()


def producing(game: Game, seat: Seat) -> list[System]:
    """Colonies that give income in this phase. SE-INCOME-01, SE-BASE-01, SE-YARD-02"""
    return _open(game, seat, [one for one in game.colonies(seat) if one.colony and one.colony.value])


def of_colonies(game: Game, seat: Seat) -> int:
    """SE-INCOME-01"""
    return sum(one.colony.value for one in producing(game, seat) if one.colony is not None)


def cashed(game: Game, seat: Seat) -> list[System]:
    """Colonies whose delivered goods count now; a blockade holds them back. SE-INCOME-06, SE-MINERAL-03, D-65"""
    return _open(game, seat, [one for one in game.colonies(seat) if one.colony and one.colony.goods])


def of_minerals(game: Game, seat: Seat) -> int:
    """SE-INCOME-06"""
    goods = [marker for one in cashed(game, seat) if one.colony for marker in one.colony.goods]
    return sum(marker.value for marker in goods if marker.type == "minerals")


def wrecks(game: Game, seat: Seat) -> int:
    """Space wrecks that are rolled for now. SE-INCOME-07, SE-WRECK-02"""
    goods = [marker for one in cashed(game, seat) if one.colony for marker in one.colony.goods]
    return sum(marker.type == "space_wreck" for marker in goods)


def of_pipelines(game: Game, seat: Seat) -> int:
    """SE-PIPE-12, D-27"""
    return sum(not blockaded(game, at) for at in chains.traded(game, seat))


def watched(game: Game, seat: Seat) -> list[System]:
    """Own colonies with counters of enemies there, of which their owner does not know whether they blockade."""
    colonies = game.colonies(seat)
    met = _met(game, seat, colonies)
    near = [one for one in colonies if one.id in met]
    return [one for one in near if any(map(presence.hidden, presence.enemies(game, one.id, seat)))]


def forecast(game: Game, seat: Seat) -> int:
    """What a player may expect, if every counter of an enemy blockades. SE-INCOME-01, D-82"""
    doubtful = [one.id for one in watched(game, seat)]
    open_ = _open(game, seat, [one for one in game.colonies(seat) if one.id not in doubtful])
    sure = [one.colony for one in open_ if one.colony is not None]
    minerals = [marker.value for colony in sure for marker in colony.goods if marker.type == "minerals"]
    traded = [at for at in chains.traded(game, seat) if at not in doubtful and not blockaded(game, at)]
    return sum([colony.value for colony in sure]) + sum(minerals) + len(traded)


def maintenance(game: Game, seat: Seat, without: Collection[str] = ()) -> int:
    """CP for all ships but those scuttled. SE-MAINT-01, SE-MAINT-02, SE-DECOY-08, SE-PIPE-05"""
    own = game.player(seat).units
    ships = [unit for unit in own if unit.id not in without] if without else own
    return sum([UNITS[unit.type].maintenance * unit.count for unit in ships])


def capacities(game: Game, seat: Seat, without: Collection[str] = (), level: int | None = None) -> dict[str, int]:
    """Hull points that ship yards can build, by hex. SE-PLACE-01, SE-PLACE-02, SE-YARDTECH-02, SE-UPGRADE-07

    Args:
        without: ship yards that are given up.
        level: the ship yard level; the one that the player has when None.
    """
    level = technology.researched(game, seat, "ship_yard") if level is None else level
    return hull_points([(unit.at, unit.count) for unit in _yards(game, seat) if unit.id not in without], level)


def _yards(game: Game, seat: Seat) -> list[Unit]:
    return [unit for unit in game.player(seat).units if unit.type == "SY"]
