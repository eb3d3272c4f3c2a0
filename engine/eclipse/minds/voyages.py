"""How ships get to a sector: from where, in how many moves, and where they may halt between two of them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.eclipse import words
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import charts, economy, paying
from engine.eclipse.minds.mind import ONCE, At
from engine.players.ways import steps

REACH = 3
"""Ships come from no farther away."""
ANYWHERE = 12
"""No two sectors are farther from each other."""
Legs = Mapping[int, int]
"""In how many moves ships come from a sector, by how far they go in one; those that cannot come are left out."""


def guarded(at: At, sector: SectorView) -> bool:
    """Whether something stands there that has to be beaten first."""
    return charts.held(sector, at.seat)


def partner(at: At, target: SectorView) -> bool:
    """Whether attacking there would break relations."""
    friends = economy.me(at).ambassadors
    return target.owner in friends or any(fleet.seat in friends for fleet in target.fleets)


def strangers(at: At) -> list[int]:
    """Seats that are neither the own one nor partners."""
    return [one.seat for one in at.view.seats if one.seat not in (at.seat, *economy.me(at).ambassadors)]


@ONCE.once
def opposed(at: At) -> bool:
    """Whether there is anybody to fight within reach of own sectors and ships, or who could come to them; partners do
    not, and nobody goes through the sectors of partners. EC-DIPL-14, EC-MOV-05
    """
    mine = _present(at, at.seat)
    near = _in_range(at, mine, at.seat)
    if any(one.id in near and _against(at, one) for one in at.view.sectors):
        return True
    return any(_present(at, foe) & _in_range(at, mine, foe) for foe in strangers(at))


@ONCE.once
def peopled(at: At) -> bool:
    """Whether a sector of others who are no partners lies within reach of own sectors and ships."""
    near, others = _in_range(at, _present(at, at.seat), at.seat), strangers(at)
    return any(one.id in near and one.owner in others for one in at.view.sectors)


def _in_range(at: At, start: set[str], seat: int) -> set[str]:
    """Sectors between which and these a seat goes without breaking relations, as far as ships come from."""
    links, friends = charts.web(at.view, seat), at.view.seats[seat].ambassadors
    shut = {id for friend in friends for id in _present(at, friend)}
    stops = {one.id for one in at.view.sectors if charts.held(one, seat)} - start
    found = start
    for _ in range(REACH):
        found = found | {other.id for id in found - stops for other in links[id] if other.id not in shut}
    return found


def _present(at: At, seat: int) -> set[str]:
    """Sectors with a disc or ships of a seat."""
    return {one.id for one in at.view.sectors if seat in (one.owner, *(fleet.seat for fleet in one.fleets))}


def _against(at: At, sector: SectorView) -> bool:
    """Whether a sector belongs to others who are no partners, or has to be fought for."""
    foreign = guarded(at, sector) or sector.owner not in (None, at.seat)
    return foreign and not partner(at, sector) and not peaceful(at, sector)


def peaceful(at: At, target: SectorView) -> bool:
    """Whether only Ancients stand there that this species does not fight."""
    peace = economy.special(at, charts.PEACE)
    return peace and bool(target.ancients) and not any(fleet.seat != at.seat for fleet in target.fleets)


@ONCE.once
def peaceful_ways(at: At) -> charts.Web:
    """Where ships can go from each sector without breaking relations."""
    links = charts.web(at.view, at.seat)
    return {id: [other for other in near if not partner(at, other)] for id, near in links.items()}


def sources(at: At, target: SectorView) -> list[tuple[SectorView, Legs]]:
    """From where ships could come, the nearest first, with the moves that it takes. What lies on the way and is not
    their own they would conquer, not leave: they halt on own sectors only.
    """
    moves = {drive: coming(at, target, drive) for drive in _drives(at)}
    legs = [({drive: there.get(one.id, 0) for drive, there in moves.items()}, one) for one in harbours(at)]
    able = [({drive: number for drive, number in some.items() if number}, one) for some, one in legs]
    near = sorted((pair for pair in able if pair[0]), key=lambda pair: (min(pair[0].values()), pair[1].id))
    return [(one, some) for some, one in near]


def coming(at: At, target: SectorView, drive: int, most: int = REACH) -> dict[str, int]:
    """In how many moves ships that go so far in one come to a sector from each that is not farther away."""
    if drive == 1:
        return steps(target.id, _beside(at), most, _no_halts(at))
    return charts.legs(peaceful_ways(at), target, halts(at), at.seat, drive, -(-most // drive))


@ONCE.once
def _beside(at: At) -> Mapping[str, list[str]]:
    """Where ships can go from each sector, by their ids."""
    return {id: [other.id for other in near] for id, near in peaceful_ways(at).items()}


@ONCE.once
def _no_halts(at: At) -> set[str]:
    return {one.id for one in at.view.sectors} - halts(at).keys()


@ONCE.once
def _drives(at: At) -> list[int]:
    """How far own ships that may leave go in one move."""
    mine = {type for one in harbours(at) for fleet in one.fleets if fleet.seat == at.seat for type in fleet.ships}
    return sorted({card.move for card in economy.me(at).blueprints if card.move > 0 and card.type in mine})


@ONCE.once
def halts(at: At) -> Mapping[str, SectorView]:
    """Own sectors from which ships that come there may go on."""
    return {one.id: one for one in economy.owned(at) if quiet(at, one)}


@ONCE.once
def harbours(at: At) -> list[SectorView]:
    """Sectors with own ships that may leave: what they are about to conquer, they do not give up."""
    with_ships = [one for one in at.view.sectors if charts.has_ships(one, at.seat)]
    return [one for one in with_ships if spared(at, one) > 0]


def spared(at: At, sector: SectorView) -> int:
    """How many own ships may leave a sector: where there will be a battle, those that are more than the others there;
    where they are about to conquer it, all but one if nobody has it, and none if its people may hold it. EC-PIN-02,
    EC-PIN-03, EC-PIN-06, EC-CLAIM-03
    """
    ours = charts.number(sector, at.seat)
    if partner(at, sector) or sector.id in halts(at):
        return ours
    if quiet(at, sector):
        return ours - 1 if sector.owner is None else 0
    return charts.loose(at.view, sector, at.seat)


@ONCE.once_each
def embattled(at: At, id: str) -> bool:
    """Whether there will be a battle on a sector where own ships are."""
    sector = charts.named(at.view, id)
    return sector is not None and not quiet(at, sector) and not partner(at, sector)


def quiet(at: At, sector: SectorView) -> bool:
    """Whether there will be no battle on a sector where own ships are."""
    return not guarded(at, sector) or peaceful(at, sector)


def from_each(at: At, target: SectorView) -> dict[str, int]:
    """In how many moves the ship of which is asked comes to a sector from each."""
    ship = at.question.about.params.get("ship")
    drives = [card.move for card in economy.me(at).blueprints if words.ship(card.type) == ship]
    return coming(at, target, max([*drives, 1]), ANYWHERE)


@ONCE.once_each
def sailings(at: At, materials: int) -> int:
    """By how many actions, two at most, a fleet could set out: in this round, or in the next one if there is one, with
    materials gone for something before.
    """
    now = paying.payable(at, materials)
    return max(now, 1, paying.payable_later(at, materials)) if economy.left(at) else now
