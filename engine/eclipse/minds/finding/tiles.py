"""Tiles: whether a discovery is used or kept for its points, and which reputation tiles go where the track is full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.eclipse.combat.reputation import fits
from engine.eclipse.components import DISCOVERIES, Resource
from engine.eclipse.economy.discovery import DISCOVERY
from engine.eclipse.minds import economy, fitting, paying
from engine.eclipse.minds.mind import MIND, At
from engine.players.aims import Aim
from engine.players.mind import Offer

PARTS = {"ion_turret": 2300, "shard_hull": 2400, "axion_computer": 2500, "hypergrid_source": 1900, "flux_shield": 2000}


@MIND.judges(DISCOVERY, aim=Aim.SCORE, careful=True)
def discovery(at: At) -> Iterator[Offer]:
    """Used while there is time, else kept for its points. EC-DISCO-02"""
    drawn = at.view.own.drawn_discovery if at.view.own else None
    yield Offer("keep", at.weights["keep"])
    yield Offer("use", _use(at, drawn) if drawn is not None else at.weights["keep"])


def _use(at: At, id: str) -> int:
    """What its front is worth: of a part that adds nothing to any ship type, nothing. EC-DISCO-11"""
    tile, rounds = DISCOVERIES[id], economy.left(at)
    if tile.part is not None:
        return PARTS.get(tile.part, 1500) * rounds // 6 if fitting.added(at, tile.part) > 0 else 0
    if tile.kind == "resource":
        used = sum(number * _unit(at, kind) for kind, number in tile.gain.items()) * min(rounds, 4) * 2 // 5
        return used + _spared(at, tile.gain)
    return (3300 if tile.kind == "cruiser" else 3000) * min(rounds, 5) // 5


def _spared(at: At, gain: Mapping[Resource, int]) -> int:
    """What is lost with the sectors that would go at the upkeep and need not, once these resources are traded for the
    money that is missing. EC-BANKR-03
    """
    missing = -economy.balance(at) - economy.settling(at) - economy.spare(at)
    brought = sum(number // (1 if kind == "money" else economy.me(at).trade) for kind, number in gain.items())
    return sum(paying.ransom(at, 0)) if 0 < missing <= brought else 0


def _unit(at: At, kind: str) -> int:
    """What one of a resource is worth that a tile brings: money the more, the less there is."""
    return economy.money(at) if kind == "money" else economy.unit(at, kind)


def gone(at: At, *, ambassador: bool = False, before: int = 0) -> int:
    """The points of the own reputation tiles that go for one more, or for an ambassador: those that are worth least; 0
    where there is room. `before`: so many ambassadors come first. EC-REP-06, EC-DIPL-07, EC-DIPL-08
    """
    worst = sorted(at.view.own.reputation) if at.view.own is not None else []
    first, last = _going(at, before), _going(at, before + ambassador, not ambassador)
    return sum(worst[first:last])


def _going(at: At, ambassadors: int, tiles: int = 0) -> int:
    """How many own tiles make room for so many more ambassadors and tiles; all of them where that is not enough."""
    mine = economy.me(at)
    kept = range(mine.reputation, -1, -1)
    enough = (one for one in kept if fits(mine.spaces, one + tiles, len(mine.ambassadors) + ambassadors))
    return mine.reputation - next(enough, 0)
