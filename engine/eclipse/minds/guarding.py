"""What a fleet leaves behind: an own sector that others could take once it has gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import charts, duel, economy, odds
from engine.eclipse.minds.mind import At

NEAR = 3
"""Whoever looks so far ahead thinks of fleets beside a sector, whoever looks farther of those two moves away."""
TAKEN = 50
"""How much of a sector is lost, in hundredths, where others would surely beat what stays: they may not come."""
Comers = Mapping[str, tuple[duel.Ship, ...]]
"""The strongest fleet that could come to each own sector, by its id."""


def comers(at: At, sectors: Sequence[SectorView]) -> Comers:
    """The strongest fleet of one seat that could come to each of these, as far as the character thinks of it."""
    steps = at.character.level.foresight - NEAR + 1
    if steps < 1:
        return {}
    foes = [seat.seat for seat in at.view.seats if seat.seat != at.seat and seat.seat not in economy.me(at).ambassadors]
    links = {foe: charts.web(at.view, foe) for foe in foes if _sails(at, foe)}
    found = {one.id: [_coming(at, one, foe, web, steps) for foe, web in links.items()] for one in sectors}
    return {id: max(fleets, key=_strength, default=()) for id, fleets in found.items()}


def _sails(at: At, foe: int) -> bool:
    return any(fleet.seat == foe for sector in at.view.sectors for fleet in sector.fleets)


def _strength(fleet: tuple[duel.Ship, ...]) -> int:
    return sum(one.points * max(1, one.power) for one in fleet)


def _coming(at: At, sector: SectorView, foe: int, links: charts.Web, steps: int) -> tuple[duel.Ship, ...]:
    """The ships of a seat within so many moves of a sector."""
    near = charts.reach(links, sector, foe, steps)
    fleets = [fleet.ships for one in at.view.sectors if one.id in near for fleet in one.fleets if fleet.seat == foe]
    cards = {card.type: card for card in at.view.seats[foe].blueprints}
    found = [(cards[type], hurt) for ships in fleets for type, marks in ships.items() for hurt in marks]
    return tuple(odds.ship(card, hurt) for card, hurt in found if card.move)


def left(at: At, sector: SectorView, going: Sequence[duel.Ship], coming: tuple[duel.Ship, ...]) -> int:
    """What is lost with ships that leave an own sector: how much oftener those who could come would take it."""
    if not coming or sector.owner != at.seat:
        return 0
    fleet = odds.fleet(at.view.seats, sector, at.seat)
    staying = list(fleet)
    for one in going:
        staying.remove(one)
    oftener = odds.wins(coming, tuple(staying)) - odds.wins(coming, fleet)
    return economy.loss(at, sector) * max(0, oftener) * TAKEN // (100 * odds.SURE)
