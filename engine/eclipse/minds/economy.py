"""What resources, discs and sectors are worth to a seat, with the money that its influence will cost in mind."""

from __future__ import annotations

from engine.eclipse.components import ADVANCED, COST, PRODUCTION, RESOURCES, ROUNDS, SECTORS, Resource, resource_of
from engine.eclipse.face.view import SeatView, SectorView, TrackView
from engine.eclipse.minds.mind import At

RESERVE = 10
"""So much money is kept for the actions of a round; what there is beyond it can be traded away."""
SHORT = 3500
"""What each money is worth that would be missing at the upkeep."""


def unit(at: At, resource: str) -> int:
    """What one of a resource is worth while there is time to use it."""
    return at.weights[resource]


def me(at: At) -> SeatView:
    """The own board."""
    return at.view.seats[at.seat]


AHEAD = 2
"""So many rounds count as one of a character's foresight, for they are short."""


def left(at: At) -> int:
    """Upkeeps to come that still bring something to spend, at least 0, as far ahead as the character looks."""
    return max(0, min(ROUNDS - at.view.round, AHEAD * at.character.level.foresight))


def track(seat: SeatView, resource: str) -> TrackView:
    """One of the three tracks."""
    return next(track for track in seat.tracks if track.resource == resource)


def owned(at: At, seat: int | None = None) -> list[SectorView]:
    """The sectors that a seat controls; the own ones when None."""
    return [sector for sector in at.view.sectors if sector.owner == (at.seat if seat is None else seat)]


def cost(discs: int) -> int:
    """Upkeep with so many discs on the influence track."""
    return COST[max(0, discs)] if discs < len(COST) else 0


def resting(at: At, fewer: int = 0) -> int:
    """Discs on the influence track once those of actions have come home; `fewer` of them on sectors."""
    mine = me(at)
    return mine.discs + sum(mine.actions.values()) - fewer


def balance(at: At, fewer: int = 0, money: int = 0) -> int:
    """Money at the end of this round's upkeep, with fewer discs on the track and so much more production."""
    mine, purse = me(at), track(me(at), "money")
    return purse.stored + purse.production + money - cost(mine.discs - fewer)


def spare(at: At) -> int:
    """What else could be traded for money at the upkeep."""
    mine = me(at)
    return sum(track(mine, kind).stored // max(1, mine.trade) for kind in ("science", "materials"))


def money(at: At) -> int:
    """What money is worth: less where there is plenty."""
    there = track(me(at), "money").stored
    return unit(at, "money") * 8 // max(8, there)


def surplus(at: At) -> int:
    """Money that no upkeep will need."""
    return max(0, balance(at, 1) - RESERVE)


def free(at: At, resource: str) -> int:
    """How much of a resource can be spent without lacking it at the upkeep, with what money beyond need is traded for
    it.
    """
    mine, missing = me(at), max(0, -balance(at))
    stored = track(mine, resource).stored
    others = spare(at) - stored // max(1, mine.trade)
    return max(0, stored - max(0, missing - others) * mine.trade) + surplus(at) // max(1, mine.trade)


def price_of_disc(at: At, discs: int = 1) -> int:
    """What it costs to use so many discs now: the money of this round, and being short of it."""
    here, after, mine = balance(at), balance(at, discs), me(at)
    paid = (here - after) * money(at) if left(at) else (here - after) * 20
    missing = max(0, -after) - max(0, -here)
    covered = min(missing, max(0, spare(at) - max(0, -here)))
    return paid + (missing - covered) * SHORT + covered * mine.trade * unit(at, "materials")


def price_of_sector(at: At) -> int:
    """What a disc on one more sector costs for the rest of the game."""
    rounds, discs = left(at), resting(at)
    more = cost(discs - 1 - 2) - cost(discs - 2)
    return rounds * more * money(at) * 3 // 4


def income(at: At, resource: str) -> int:
    """What one more cube from a track is worth for the rest of the game."""
    cubes = track(me(at), resource).cubes
    if not cubes:
        return 0
    there = track(me(at), resource).production
    step = next((made for made in reversed(PRODUCTION) if made > there), there + 3) - there
    rounds = left(at) + (1 if resource == "money" else 0)
    return step * rounds * unit(at, resource) * (_need(at) if resource == "money" else 100) // 100


def _need(at: At) -> int:
    """How much more money is wanted than usual, in hundredths."""
    return 40 if surplus(at) else 130 if balance(at) < 3 else 100


def kinds(at: At, square: str) -> list[Resource]:
    """The tracks from which a cube can come to a square with today's technologies."""
    plain = square.removesuffix("+")
    found = list(RESOURCES) if plain == "any" else [resource_of(plain)]
    known = me(at).technologies
    return [kind for kind in found if not square.endswith("+") or ADVANCED[kind] in known]


def squares_worth(at: At, squares: tuple[str, ...]) -> int:
    """What free population squares are worth."""
    ships = max(1, me(at).all_colony_ships)
    found = [max((income(at, kind) for kind in kinds(at, square)), default=0) for square in squares]
    return sum(worth * 8 // 10 for worth in sorted(found, reverse=True)[:ships])


def card_worth(at: At, id: str) -> int:
    """What a sector as printed is worth to whoever controls it; Ancients on it stand apart."""
    card = SECTORS[id]
    extra = _found(at, card.discovery and not card.ancients, card.artifact)
    return 1000 * card.vp + extra + squares_worth(at, card.squares)


def sector_worth(at: At, sector: SectorView) -> int:
    """What a sector on the map is worth to the own seat, if it got it now."""
    free = tuple(kind for kind, _ in sector.squares)
    found = 1000 * sector.vp + squares_worth(at, free) + (3000 if sector.monolith else 0)
    return found + _found(at, sector.discovery, sector.artifact)


def _found(at: At, discovery: bool, artifact: bool) -> int:
    """What is worth something there besides people."""
    return at.weights["discovery"] * discovery + at.weights["artifact"] * artifact


def growth(at: At, worth: int) -> int:
    """Worth as a character sees it that likes to build up, or does not."""
    return worth * at.character.traits.growth // 100
