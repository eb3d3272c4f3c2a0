"""People: how sure those of another seat fall once the battle for their sector is won, and so which sectors own ships
are about to conquer: each needs a disc then, so money is kept for it. And the tile for the battle. EC-BOMB-12
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.eclipse.combat.reputation import MOST, fits
from engine.eclipse.components import REPUTATION, ROUNDS, SPECIES
from engine.eclipse.interface.view import SeatView, SectorView
from engine.eclipse.minds import charts, odds
from engine.eclipse.minds.duel import KEPT, Ship
from engine.eclipse.minds.mind import ONCE, At

FALLING, BOMBS = "population_destroyed_automatically", "neutron_bombs"
FACES = 6
LIKELY = 500
"""So often, in thousandths, a battle has to be won for a sector to count as about to be conquered."""

TILE, TILES = 900, 3
"""What each ship that is beaten counts in tiles to come before the last round, of three at most."""
MEAN = 2
"""The points of a tile that is still to be drawn. EC-COMP-16"""


def spoils(at: At, target: str, foes: int) -> int:
    """What the tile is worth for beating so many ships on a sector; in the last round what it adds to the points.
    EC-DRAW-02, EC-DRAW-03
    """
    if at.view.round < ROUNDS or not foes:
        return TILE * min(foes, TILES)
    return drawn(at, (target, 1 + foes))


@ONCE.once_each
def drawn(at: At, battle: tuple[str, int]) -> int:
    """What the best of so many tiles for a battle on a sector adds in the mean to the points of the own ones, once the
    tiles of the other battles lie there; one of all goes where there is no room. EC-DRAW-08, EC-DRAW-09
    """
    held, spaces = at.view.own.reputation if at.view.own is not None else (), _spaces(at.view.seats[at.seat])
    coming = [MEAN for sector in at.view.sectors if sector.id != battle[0] and _fought(at, sector)]
    kept = sorted([*held, *coming], reverse=True)[:spaces]
    return _best_of(battle[1], 0 if len(kept) < spaces else min(kept, default=max(REPUTATION)))


def _spaces(seat: SeatView) -> int:
    """How many reputation tiles the track of a seat holds beside its ambassadors. EC-REP-01, EC-REP-06"""
    return sum(fits(seat.spaces, tiles, len(seat.ambassadors)) for tiles in range(1, len(seat.spaces) + 1))


def _fought(at: At, sector: SectorView) -> bool:
    """Whether own ships will fight there in this round: not against partners, nor Ancients with whom they live."""
    mine = at.view.seats[at.seat]
    others = any(fleet.seat not in (at.seat, *mine.ambassadors) for fleet in sector.fleets)
    ancients = sector.ancients and charts.PEACE not in SPECIES[mine.species].specials
    return charts.has_ships(sector, at.seat) and (others or bool(ancients) or sector.gcds is not None)


def room(seat: SeatView) -> bool:
    """Whether the track of a seat has room for one more reputation tile. EC-REP-06"""
    return fits(seat.spaces, seat.reputation + 1, len(seat.ambassadors))


def _best_of(tiles: int, least: int) -> int:
    """By how much the best of so many tiles, five at most, is better than the least of the old ones, in the mean.
    EC-DRAW-07
    """
    all, tiles = sum(REPUTATION.values()), min(tiles, MOST)
    below = [sum(number for value, number in REPUTATION.items() if value < more) for more in REPUTATION if more > least]
    return sum(odds.SURE - odds.SURE * fewer**tiles // all**tiles for fewer in below)


@ONCE.once_each
def given(at: At, battle: tuple[str, int]) -> int:
    """What the tiles are worth in the last round of which others draw so many for a battle on a sector, each by its
    share among all others. EC-DRAW-01, EC-DRAW-03
    """
    place = charts.named(at.view, battle[0])
    others = [at.view.seats[one.seat] for one in place.fleets if one.seat != at.seat] if place is not None else []
    return sum(_best_of(battle[1], 0) for seat in others if room(seat)) // max(1, len(at.view.seats) - 1)


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


def falling_soon(at: At, target: SectorView, ships: Sequence[Ship]) -> int:
    """The same of two volleys: no fleet stays longer. With the technology for it to be had they fall. EC-BOMB-05"""
    to_be_had = any(offer.technology == BOMBS and offer.tiles for offer in at.view.supply)
    return odds.SURE if to_be_had else fall(at, target, (*ships, *ships))


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


def conquests(at: At) -> list[SectorView]:
    """Sectors that will need a disc at the end of this round's battles; none once those have begun. EC-CLAIM-02"""
    if at.view.phase != "action":
        return []
    foreign = [sector for sector in at.view.sectors if sector.owner != at.seat and sector.fleets]
    return [sector for sector in foreign if conquered(at, sector)]


def conquered(at: At, sector: SectorView) -> bool:
    """Whether own ships stand there alone or will likely win, and people will likely not hold the sector."""
    ours = odds.fleet(at.view.seats, sector, at.seat)
    if not ours:
        return False
    won = odds.wins(ours, odds.foes(at.view.seats, sector, at.seat))
    return won * fall(at, sector, ours) // odds.SURE >= LIKELY
