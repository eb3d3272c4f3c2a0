"""People: how sure those of another seat fall once the battle for their sector is won. EC-BOMB-12"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.eclipse.components import SPECIES
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import odds
from engine.eclipse.minds.duel import KEPT, Ship
from engine.eclipse.minds.mind import At

FALLING, BOMBS = "population_destroyed_automatically", "neutron_bombs"
FACES = 6


def withstand(at: At, owner: int) -> bool:
    """Whether the people of a seat have to be shot at one by one. EC-BOMB-05"""
    return not falling(at, owner) and BOMBS not in at.view.seats[at.seat].technologies


def falling(at: At, owner: int) -> bool:
    """Whether its people fall without a shot. EC-SPECIES-23"""
    return FALLING in SPECIES[at.view.seats[owner].species].specials


def fall(at: At, target: SectorView, ships: Sequence[Ship]) -> int:
    """How often, in thousandths, one volley of these ships leaves nobody on a sector. EC-BOMB-02, EC-BOMB-04"""
    if target.owner is None or target.owner == at.seat or not withstand(at, target.owner):
        return odds.SURE
    return _destroyed(sum(full for _, full in target.squares) + bool(target.orbital), tuple(ships))


@lru_cache(KEPT)
def _destroyed(people: int, ships: tuple[Ship, ...]) -> int:
    """How often that many cubes are destroyed; they have no shields. EC-BOMB-03"""
    spread, total = Counter({people: 1}), 1
    for ship in ships:
        hits = min(FACES - 1, max(1, 1 + ship.computer))
        for done in [done for done, number in ship.cannons for _ in range(number)]:
            spread, total = _shot(spread, hits, done), total * FACES
    return odds.SURE * spread[0] // total


def _shot(before: Counter[int], hits: int, done: int) -> Counter[int]:
    """In how many ways so many cubes are left after one more die, of which so many faces hit."""
    after = Counter[int]()
    for left, ways in before.items():
        after[max(0, left - done)] += ways * hits
        after[left] += ways * (FACES - hits)
    return after
