"""Moves: who has to be beaten at the end of them, what is won there, what is left bare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.eclipse import words
from engine.eclipse.advice.advice import ADVICE, chance, of_sector
from engine.eclipse.galaxy.movement import MOVE, MOVE_TO, Leaving
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import charts, economy, guarding, moving, odds, stakes
from engine.eclipse.minds.duel import Ship
from engine.eclipse.minds.mind import At
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T, Text, seat_name


def plan(at: At, bound: str, sources: Sequence[str]) -> Iterator[Point]:
    """What is won on the sector to which ships are bound, and what they leave."""
    target = charts.named(at.view, bound)
    if target is None:
        return
    yield aim(T("eclipse-advice-goes", sector=words.sector(bound)))
    yield from _won(at, target, sources)
    yield from (against(T("eclipse-advice-peels", sector=words.sector(id))) for id in _bared(at, bound, sources))


def _won(at: At, target: SectorView, sources: Sequence[str] = ()) -> Iterator[Point]:
    """Who is beaten there, how likely by all that could come from some sectors, and what the sector gives."""
    foes, coming = standing(target, at.seat), tuple(ship for id in sources for ship in _able(at, id))
    if foes and coming:
        ours = (*odds.fleet(at.view.seats, target, at.seat), *coming)
        wins = odds.wins(ours, stakes.defenders(at, target))
        yield aim(T("eclipse-advice-beats-likely", ships=foes, chance=chance(wins)))
    elif foes:
        yield aim(T("eclipse-advice-beats", ships=foes))
    if target.owner not in (None, at.seat):
        yield aim(T("eclipse-advice-from", seat=seat_name(target.owner or 0)))
    if target.owner != at.seat:
        yield from of_sector(at, target)


def _able(at: At, source: str) -> Iterator[Ship]:
    """The own ships on a sector that can move."""
    sector, mine = charts.named(at.view, source), economy.me(at)
    for fleet in sector.fleets if sector is not None else ():
        for type, marks in fleet.ships.items() if fleet.seat == at.seat else ():
            card = odds.blueprint(mine, type)
            yield from (odds.ship(card, hurt) for hurt in marks if card.move)


def standing(sector: SectorView, seat: int) -> tuple[Text, ...]:
    """Everything on a sector that fights against a seat."""
    found = Counter[str]()
    for fleet in sector.fleets:
        if fleet.seat != seat:
            found.update({type: len(marks) for type, marks in fleet.ships.items()})
    found.update({"ancient": len(sector.ancients), "gcds": int(sector.gcds is not None)})
    return words.ships({type: number for type, number in found.items() if number})


def _bared(at: At, bound: str, sources: Sequence[str]) -> Iterator[str]:
    """Own sectors that others would take once all ships have gone."""
    for id in sources:
        source = charts.named(at.view, id)
        if source is not None and guarding.left(at, source, odds.fleet(at.view.seats, source, at.seat), bound):
            yield id


@ADVICE.on(MOVE)
def move(at: At, offer: Offer) -> Iterator[Point]:
    """What a ship goes for, and what it leaves. EC-MOV-01"""
    leaving, one = Leaving.maybe(str(offer.answer)), moving.best(at)
    if offer.answer == "done":
        yield aim(T("eclipse-advice-ships-stay"))
    if leaving is None or one is None:
        return
    yield from plan(at, one.target, [leaving.sector])


@ADVICE.on(MOVE_TO)
def move_to(at: At, offer: Offer) -> Iterator[Point]:
    """What is won there, or what it is on the way to."""
    target, one = charts.named(at.view, str(offer.answer)), moving.best(at)
    if target is None:
        return
    if one is not None and one.target != target.id:
        yield aim(T("eclipse-advice-on-the-way", sector=words.sector(one.target)))
    else:
        yield from _won(at, target)
