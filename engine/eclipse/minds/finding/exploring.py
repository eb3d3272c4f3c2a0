"""Exploring: where to, whether the sector is kept, how it lies, who takes it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO, YES
from engine.eclipse import words
from engine.eclipse.components import SECTORS, Sector
from engine.eclipse.galaxy import wormholes
from engine.eclipse.galaxy.claims import CLAIM
from engine.eclipse.galaxy.explore import CONTROL, DISCARD, EXPLORE, EXPLORE_DRAWS, PLACE, TURN
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import charts, economy, paying, voyages
from engine.eclipse.minds.finding import unexplored
from engine.eclipse.minds.mind import MIND, At, farsighted
from engine.hexes import CENTRE, DIRECTIONS, Hex, distance
from engine.players.aims import Aim
from engine.players.mind import Offer, picks

RINGS = {1: 900, 2: 1000}


def mean(at: At) -> int:
    """What exploring brings in the mean, with the disc that then lies there."""
    return unexplored.best(at)


@MIND.judges(EXPLORE, aim=Aim.EXPAND)
def explore(at: At) -> Iterator[Offer]:
    """Where own sectors border most, rather not beside others."""
    mine = {charts.place(sector) for sector in economy.owned(at)}
    foreign = {charts.place(sector) for sector in at.view.sectors if sector.owner not in (None, at.seat)}
    for option in picks(at):
        if option.id == "done":
            yield Offer("done", 0 if economy.balance(at, 1) >= 0 else 3000)
            continue
        here = wormholes.space(option.id)
        around = [here + way for way in DIRECTIONS]
        own, other = sum(place in mine for place in around), sum(place in foreign for place in around)
        hopes = unexplored.hopes(at, here) if farsighted(at) else RINGS.get(distance(CENTRE, here), 800)
        yield Offer(option.id, hopes + 220 * own - 160 * other)


@MIND.rates(EXPLORE_DRAWS, aim=Aim.EXPAND, careful=True)
def draws(at: At, id: str) -> int:
    """Two to choose from, which costs nothing. EC-SPECIES-28"""
    return int(id)


NOTHING = 250
"""What it is worth to discard what was found: few sectors are worth less."""

FLEET = 300
"""What it costs that wormholes lead to ships of strangers."""


@MIND.judges(PLACE, aim=Aim.EXPAND)
def keep(at: At) -> Iterator[Offer]:
    """A sector that is better than none is not thrown away by mistake, nor laid what is worth nothing. EC-EXP-04"""
    found = [Offer(option.id, _found(at, option.id)) for option in picks(at) if option.id != DISCARD]
    thrown = any(option.id == DISCARD for option in picks(at))
    yield from [offer for offer in found if offer.worth > 0 or not thrown]
    if all(offer.worth <= NOTHING for offer in found):
        yield Offer(DISCARD, NOTHING)


def _found(at: At, sector: str) -> int:
    """What a sector that was drawn is worth once it lies: nothing to who is kept from it and has no time to take it."""
    worth = economy.card_worth(at, sector)
    if not economy.kept_from(at, sector):
        return worth
    return worth // 3 + 300 if economy.left(at) or _storms(at) else 0


def _storms(at: At) -> bool:
    """Whether ships beside it could still take the drawn sector: by a move and a disc. EC-MOV-02, EC-CLAIM-02"""
    if at.view.exploring is None or paying.payable(at) < 2:
        return False
    here, ours = Hex(*at.view.exploring), [one for one in at.view.sectors if charts.has_ships(one, at.seat)]
    return any(distance(here, charts.place(one)) == 1 for one in ours)


@MIND.judges(TURN, aim=Aim.EXPAND, careful=True)
def turn(at: At) -> Iterator[Offer]:
    """Wormholes towards own sectors and unknown space, away from others, and most from their ships."""
    assert at.view.exploring is not None
    here, card = Hex(*at.view.exploring), _drawn(at)
    lying = {charts.place(sector): sector for sector in at.view.sectors}
    for option in picks(at):
        total = 0
        for edge in card.wormholes if card else ():
            way = (edge + int(option.id)) % 6
            other = lying.get(here + DIRECTIONS[way])
            if other is None:
                total += 120
            elif (way + 3) % 6 in other.wormholes:
                total += _beside(at, other)
        yield Offer(option.id, total)


def _beside(at: At, other: SectorView) -> int:
    """What it is worth that wormholes lead to a sector, less where strangers could come from there. EC-MOV-04"""
    near = 420 if other.owner == at.seat else -150 if other.owner is not None else 100
    return near - FLEET if any(fleet.seat in voyages.strangers(at) for fleet in other.fleets) else near


def _drawn(at: At) -> Sector | None:
    """The sector that the question speaks of."""
    asked = at.question.about.params.get("sector")
    return next((SECTORS[id] for id in at.view.drawn if words.sector(id) == asked), None)


@MIND.judges(CONTROL, CLAIM, aim=Aim.EXPAND, careful=True)
def control(at: At) -> Iterator[Offer]:
    """A sector is taken where it is worth its influence."""
    sector = charts.named(at.view, at.question.where[0])
    yield Offer(YES, taken(at, sector) if sector is not None else 0)
    yield Offer(NO, 0)


def taken(at: At, sector: SectorView) -> int:
    """What it is worth to take a sector, once an action that is still to be chosen has its disc. Where the money for it
    will not suffice, it is given up again at the upkeep; what was found there stays, and is worth the disc of this
    round even where those to come are too dear. EC-BANKR-04
    """
    if loots(at, sector):
        return at.weights["discovery"]
    worth, free = economy.growth(at, economy.sector_worth(at, sector)), [square for square, _ in sector.squares]
    disc = paying.price_of_next_disc(at, free)
    paid = disc + economy.price_of_sector(at)
    kept = worth - (min(paid, sum(replaced(at, sector))) if replaced(at, sector) else paid)
    return max(kept, at.weights["discovery"] - disc) if economy.tile(at, sector) else kept


def loots(at: At, sector: SectorView | None) -> bool:
    """Whether a sector would be taken for nothing but what is found there."""
    return sector is not None and economy.tile(at, sector) and _short(at, sector)


def replaced(at: At, sector: SectorView | None) -> list[int]:
    """What is lost with each own sector that has to go for one that was conquered, beyond those that have to go anyway;
    before the last round, where not points alone count, only if that is less than would be lost with it. EC-BANKR-02
    """
    if at.view.phase != "combat" or sector is None or not _short(at, sector):
        return []
    going = paying.ransom(at, 1)[len(paying.ransom(at, 0)) :]
    return going if not economy.left(at) or sum(going) < economy.loss(at, sector) else []


def _short(at: At, sector: SectorView) -> bool:
    """Whether a disc on a sector cannot be paid, not with what people bring who settle there either."""
    return economy.short(at, 1, [square for square, _ in sector.squares])
