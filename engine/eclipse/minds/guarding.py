"""Who could come: to an own sector that a fleet leaves behind, and to one that is attacked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.eclipse.components import SPECIES
from engine.eclipse.interface.view import SeatView, SectorView
from engine.eclipse.minds import charts, duel, economy, odds, voyages
from engine.eclipse.minds.mind import ONCE, At

STARBASE = "starbase"
NEAR = 3
"""Whoever looks so far ahead thinks of fleets beside a sector, whoever looks farther of those two moves away."""
TAKEN, SOON = 50, 90
"""How much of a sector is lost, in hundredths, where others would surely beat what stays: they may not come. And where
they stand beside it and are still to act.
"""
NEARBY = 2
"""Nobody thinks of fleets that are more moves away."""
FARTHEST = 3
"""No action brings ships from farther away."""
DOUBT = 100
"""Who wins less often, in thousandths, against own ships is not reckoned with."""


class Place(NamedTuple):
    """A sector to which others could come: not those of another one that so many own ships are about to pin there."""

    sector: str
    bound: str = ""
    pinned: int = 0


class Threat(NamedTuple):
    """Ships of a seat that could come, and how much is lost, in hundredths, if they surely win."""

    ships: tuple[duel.Ship, ...]
    likely: int


def _steps(at: At) -> int:
    """From how many moves away the character thinks of fleets of others."""
    return at.character.level.foresight - NEAR + 1


@ONCE.once_each
def threats(at: At, where: Place) -> list[Threat]:
    """The fleets that could come to a sector, as far as the character thinks of them."""
    around = [(foe.seat, _around(at, (where.sector, foe.seat, _steps(at)))) for foe in _foes(at)]
    farther = [Threat(_ships(at, [one for one in near if one.id != where.bound], foe), TAKEN) for foe, near in around]
    return [*beside(at, where), *(one for one in farther if one.ships)]


@ONCE.once_each
def beside(at: At, where: Place) -> list[Threat]:
    """Those that could come by the next action of their owner."""
    found = [Threat(_soon(at, (where, foe.seat, 1)), TAKEN if foe.passed else SOON) for foe in _foes(at)]
    return [one for one in found if one.ships]


def _foes(at: At) -> list[SeatView]:
    """Who could come, as far as the character thinks of others."""
    return [at.view.seats[foe] for foe in voyages.strangers(at)] if _steps(at) > 0 else []


def remote(at: At, sector: SectorView) -> bool:
    """Whether no ships of others lie so near that the sharpest would think of them."""
    return not near(at, sector, NEARBY)


def near(at: At, sector: SectorView, steps: int) -> bool:
    """Whether others have ships that come to a sector by so many moves."""
    around = [(foe, _around(at, (sector.id, foe, steps))) for foe in voyages.strangers(at)]
    return any(charts.has_ships(one, foe) for foe, some in around for one in some)


@ONCE.once_each
def relief(at: At, target: str) -> tuple[duel.Ship, ...]:
    """Ships that others who own a sector, or have ships there, could bring to it by their next action from wherever it
    reaches, if it is attacked, or the one that its owner could build where it lies empty, as far as the character
    thinks of it. EC-MOV-02
    """
    sector = charts.named(at.view, target)
    if sector is None or sector.owner == at.seat or _steps(at) < 1:
        return ()
    there = (sector.owner, *(fleet.seat for fleet in sector.fleets))
    others = sorted({seat for seat in there if seat is not None and seat != at.seat})
    coming = {foe: _soon(at, (Place(target), foe, FARTHEST)) for foe in others}
    if sector.owner is not None and sector.owner not in [fleet.seat for fleet in sector.fleets]:
        coming[sector.owner] = max(coming[sector.owner], _built(at, sector.owner), key=strength)
    return tuple(one for foe in others for one in coming[foe])


def joining(at: At, sector: SectorView) -> tuple[duel.Ship, ...]:
    """Ships that others could bring by their next action to a sector where own ones are in battle: to an own one, the
    strongest of the fleets beside it. EC-MOV-02
    """
    if sector.owner != at.seat:
        return relief(at, sector.id)
    return max((one.ships for one in beside(at, Place(sector.id))), key=strength, default=())


def _built(at: At, foe: int) -> tuple[duel.Ship, ...]:
    """The strongest ship that a seat can build by its next action for the materials that it has; it may build more, or
    elsewhere. EC-BUI-17, EC-SHIP-02, EC-REACT-04
    """
    seat = at.view.seats[foe]
    stored = economy.track(seat, "materials").stored if seat.discs else 0
    able = [card for card in seat.blueprints if card.left and card.cost <= stored]
    known = [odds.ship(one) for one in able if one.type != STARBASE or STARBASE in seat.technologies]
    return _strongest(known)[:1]


def strength(ships: Sequence[duel.Ship]) -> int:
    """What ships do and bear together."""
    return sum(one.points * max(1, one.power) for one in ships)


@ONCE.once_each
def _soon(at: At, where: tuple[Place, int, int]) -> tuple[duel.Ship, ...]:
    """The ships of a seat so many moves away from a sector, or nearer, that its next action could bring
    there: the strongest ones, none that are pinned, one if it has passed. EC-PIN-03, EC-REACT-05
    """
    place, foe, steps = where
    seat = at.view.seats[foe]
    moves = 1 if seat.passed else SPECIES[seat.species].activations["move"]
    near = _away(at, (place.sector, foe, min(steps, moves)))
    sources = [one for one in at.view.sectors if near.get(one.id)]
    able = [(ship, near[one.id]) for one in sources for ship in _unpinned(at, one, foe, place)]
    coming = list[duel.Ship]()
    for ship, needed in sorted(able, key=lambda pair: -strength([pair[0]])):
        if needed <= moves:
            moves -= needed
            coming.append(ship)
    return tuple(coming) if seat.discs else ()


def _unpinned(at: At, sector: SectorView, foe: int, place: Place) -> tuple[duel.Ship, ...]:
    """The ships of a seat there that may leave, the strongest ones: each that comes there pins one. EC-PIN-02,
    EC-PIN-03
    """
    loose = charts.loose(at.view, sector, foe) - (place.pinned if sector.id == place.bound else 0)
    return _strongest(_ships(at, [sector], foe))[: max(0, loose)]


def _strongest(ships: Iterable[duel.Ship]) -> tuple[duel.Ship, ...]:
    """The same ships, those first that do and bear most."""
    return tuple(sorted(ships, key=lambda one: -strength([one])))


@ONCE.once_each
def _around(at: At, where: tuple[str, int, int]) -> list[SectorView]:
    """Sectors from which a seat comes to one in so many moves."""
    near = _away(at, where)
    return [one for one in at.view.sectors if one.id in near]


@ONCE.once_each
def _away(at: At, where: tuple[str, int, int]) -> Mapping[str, int]:
    """The same by their ids, and in how many moves."""
    sector, foe, steps = where
    start = charts.named(at.view, sector)
    return charts.reach(charts.web(at.view, foe), start, foe, steps) if start is not None else {}


def _ships(at: At, sectors: Sequence[SectorView], foe: int) -> tuple[duel.Ship, ...]:
    """The ships of a seat on these sectors that can move."""
    fleets = [fleet.ships for one in sectors for fleet in one.fleets if fleet.seat == foe]
    cards = {card.type: card for card in at.view.seats[foe].blueprints}
    found = [(cards[type], hurt) for ships in fleets for type, marks in ships.items() for hurt in marks]
    return tuple(odds.ship(card, hurt) for card, hurt in found if card.move)


def staying(at: At, sector: SectorView, going: Sequence[duel.Ship]) -> tuple[duel.Ship, ...]:
    """The own ships there without those that go."""
    fleet = list(odds.fleet(at.view.seats, sector, at.seat))
    for one in going:
        fleet.remove(one)
    return tuple(fleet)


def left(at: At, sector: SectorView, going: Sequence[duel.Ship], target: str = "", crew: int = 0) -> int:
    """What is lost with ships that leave an own sector for another, or one that they are about to conquer and nobody
    has: how much oftener those who could come would take it, but for those who are pinned where a crew of so many goes.
    """
    if not going or sector.owner not in (at.seat, None):
        return 0
    loss, fleet, rest = economy.loss(at, sector), odds.fleet(at.view.seats, sector, at.seat), staying(at, sector, going)
    oftener = [
        (odds.wins(one.ships, rest) - odds.wins(one.ships, fleet), one.likely)
        for one in threats(at, Place(sector.id, target, max(crew, len(going))))
    ]
    return max((loss * more * likely // (100 * odds.SURE) for more, likely in oftener if more > 0), default=0)


def doubtful(at: At, sector: SectorView) -> bool:
    """Whether own ships on a sector may lose it to those who lie on it, or to those who could come."""
    return _doubtful(at, sector.id)


@ONCE.once_each
def _doubtful(at: At, id: str) -> bool:
    sector = charts.named(at.view, id)
    assert sector is not None
    own, foes = odds.fleet(at.view.seats, sector, at.seat), odds.foes(at.view.seats, sector, at.seat)
    coming = [foes] if foes else [one.ships for one in threats(at, Place(id))]
    return any(odds.wins(ships, own) >= DOUBT for ships in coming)


def saved(at: At, sector: SectorView, more: duel.Ship) -> int:
    """What one more ship keeps of an own sector: how much oftener the battle is won there against those who lie on it,
    or, where nobody does, against those who stand beside it.
    """
    foes, own = odds.foes(at.view.seats, sector, at.seat), odds.fleet(at.view.seats, sector, at.seat)
    if not foes:
        return max((_held_off(at, sector, own, more, one) for one in beside(at, Place(sector.id))), default=0)
    if voyages.quiet(at, sector) or voyages.partner(at, sector):
        return 0
    oftener = odds.wins((*own, more), foes) - odds.wins(own, foes)
    return economy.loss(at, sector) * max(0, oftener) // odds.SURE


def _held_off(at: At, sector: SectorView, own: tuple[duel.Ship, ...], more: duel.Ship, threat: Threat) -> int:
    """What one more ship keeps of a sector from those who could come to it."""
    seldomer = odds.wins(threat.ships, own) - odds.wins(threat.ships, (*own, more))
    return economy.loss(at, sector) * max(0, seldomer) * threat.likely // (100 * odds.SURE)
