"""Battles: how likely they are won, what a retreat saves, what is gained by shooting at people, what money costs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eclipse import words
from engine.eclipse.advice.advice import ADVICE, chance
from engine.eclipse.advice.voyages import standing
from engine.eclipse.combat.bombing import BOMB
from engine.eclipse.combat.reputation import REPUTATION_KEEP
from engine.eclipse.combat.retreat import ENGAGE
from engine.eclipse.economy.relief import TRADE, Relief
from engine.eclipse.minds import battles, charts, odds, stakes
from engine.eclipse.minds.mind import At
from engine.eclipse.phases.bankruptcy import BANKRUPTCY
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T

EVEN = 500


@ADVICE.on(ENGAGE)
def engage(at: At, offer: Offer) -> Iterator[Point]:
    """The chance of those who stay; the ships that get away. EC-RETREAT-01"""
    sector = charts.named(at.view, at.question.where[0])
    if sector is None:
        return
    mine = {type: len(marks) for fleet in sector.fleets if fleet.seat == at.seat for type, marks in fleet.ships.items()}
    if offer.answer not in battles.STAYING:
        yield aim(T("eclipse-advice-saved", ships=words.ships(mine)))
        yield against(T("eclipse-advice-leaves", sector=words.sector(sector.id)))
        return
    wins = odds.wins(odds.fleet(at.view.seats, sector, at.seat), stakes.defenders(at, sector))
    yield aim(T("eclipse-advice-fights", ships=standing(sector, at.seat), chance=chance(wins)))
    if wins < EVEN:
        yield against(T("eclipse-advice-likely-lost", ships=words.ships(mine)))


@ADVICE.on(BOMB)
def bomb(at: At, offer: Offer) -> Iterator[Point]:
    """A sector without people can be taken. EC-BOMB-01"""
    sector = charts.named(at.view, at.question.where[0])
    if sector is not None and offer.answer == "yes":
        yield aim(T("eclipse-advice-bombs", sector=words.sector(sector.id), n=sector.vp))


@ADVICE.on(REPUTATION_KEEP)
def reputation(at: At, offer: Offer) -> Iterator[Point]:
    """Its points at the end of the game. EC-SCORE-01"""
    if offer.answer != "none":
        yield aim(T("eclipse-advice-at-the-end"))


@ADVICE.on(BANKRUPTCY)
def bankruptcy(at: At, offer: Offer) -> Iterator[Point]:
    """What is given up for money. EC-BANKR-05"""
    relief = Relief.maybe(str(offer.answer))
    if relief is None or relief.way == TRADE:
        yield aim(T("eclipse-advice-keeps-hexes"))
        return
    sector = charts.named(at.view, relief.what)
    if sector is not None:
        yield against(T("eclipse-advice-gives-up", n=sector.vp))
