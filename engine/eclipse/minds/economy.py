"""What resources, discs and sectors are worth to a seat, with the money that its influence will cost in mind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.eclipse.components import (
    ADVANCED,
    COST,
    PRODUCTION,
    RESOURCES,
    ROUNDS,
    SECTORS,
    SPECIES,
    Resource,
    resource_of,
)
from engine.eclipse.interface.view import SeatView, SectorView, TrackView
from engine.eclipse.minds import charts, sieges
from engine.eclipse.minds.mind import ONCE, At
from engine.eclipse.phases.action_phase import ACTION

RESERVE = 60
"""So many tenths of money are kept for the actions of a round; what there is beyond them can be traded away."""
STOCK = (0, 8, 16)
"""So much science and as many materials are kept in the last rounds, counted from the end, and before."""
RICHES, SOON = 10, 3
"""Money beyond so much is there for the actions of the next so many rounds: what is built up sooner brings more."""
ACTING, SETTLING = 2, 3
"""So many discs are on actions when the upkeep is paid; so many more lie on sectors later on, early in a game."""
ORBITAL: tuple[Resource, ...] = ("money", "science")
"""The tracks from which a cube can come to an orbital."""
ENOUGH = 12
"""Of more than so much in store each is worth less."""
LAST = 20
"""What money is worth in the last round, as long as there is enough of it."""


def unit(at: At, resource: str) -> int:
    """What one of a resource is worth while there is time to use it."""
    return at.weights[resource]


def me(at: At) -> SeatView:
    """The own board."""
    return at.view.seats[at.seat]


PER_SECTOR, PER_ANCIENT = "one_vp_per_controlled_hex", "one_vp_per_ancient_on_board"
AHEAD = {1: 1, 2: 3, 3: 5}
"""How many rounds a character looks ahead by its foresight, for they are short; whoever sees farther, to the end."""


def left(at: At) -> int:
    """Upkeeps to come that still bring something to spend, at least 0, as far ahead as the character looks."""
    return max(0, min(ROUNDS - at.view.round, AHEAD.get(at.character.level.foresight, ROUNDS)))


def track(seat: SeatView, resource: str) -> TrackView:
    """One of the three tracks."""
    return next(track for track in seat.tracks if track.resource == resource)


def activations(at: At, action: str) -> int:
    """How many things one action does; a reaction does one. EC-REACT-03, EC-REACT-04, EC-REACT-05, EC-REACT-07"""
    mine = me(at)
    if mine.passed:
        return 1
    return SPECIES[mine.species].activations[action] + (action == "build" and "nanorobots" in mine.technologies)


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
    """Money at the end of this round's upkeep, with fewer discs on the track and so much more production; discs that
    conquests will need count as used.
    """
    return _purse(at, fewer + promised(at)) + money


def foreseen(at: At, resource: str) -> int:
    """What there will be of a resource at the end of this round's upkeep."""
    there = track(me(at), resource)
    return balance(at) if resource == "money" else there.stored + there.production


def _purse(at: At, fewer: int) -> int:
    mine, purse = me(at), track(me(at), "money")
    return purse.stored + purse.production - cost(mine.discs - fewer)


@ONCE.once
def promised(at: At) -> int:
    """Discs for sectors that are about to be conquered, as many as can be paid once people have settled there."""
    number = min(len(sieges.conquests(at)), me(at).discs)
    while number and _purse(at, number) + _settling(at, _won(at, number)) + spare(at) < 0:
        number -= 1
    return number


@ONCE.once_each
def _won(at: At, number: int) -> tuple[str, ...]:
    """In the last round, the squares of so many sectors that are about to be conquered, empty by then. EC-CLAIM-01"""
    return () if left(at) else tuple(square for sector in sieges.conquests(at)[:number] for square, _ in sector.squares)


@ONCE.once
def spare(at: At) -> int:
    """What else could be traded for money at the upkeep."""
    return _traded(at, 0)


@ONCE.once
def idle(at: At) -> int:
    """How much money science and materials bring of which there is more than enough."""
    return _traded(at, ENOUGH)


def _traded(at: At, kept: int) -> int:
    """The money for all science and materials but so many of each that are kept. EC-TRADE-01"""
    mine = me(at)
    return sum(max(0, track(mine, kind).stored - kept) // max(1, mine.trade) for kind in ("science", "materials"))


def acting(at: At) -> int:
    """Discs that the action takes that is still to be chosen; that of one under way has been paid."""
    return int(at.question.kind == ACTION.name)


@ONCE.once
def leeway(at: At) -> int:
    """Tenths of the money that a round leaves for actions: what comes in, less what the sectors cost, and a share of
    what is stored.
    """
    return _comes_in(at) + 10 * track(me(at), "money").stored // (left(at) + 1)


def _comes_in(at: At) -> int:
    return 10 * (track(me(at), "money").production - cost(resting(at)))


@ONCE.once
def money(at: At) -> int:
    """What money is worth: what the dearest action brings that it pays, so less where there is plenty."""
    soon = 10 * (track(me(at), "money").stored - RICHES) // min(left(at) + 1, SOON)
    return unit(at, "money") * 90 // (30 + max(0, leeway(at), _comes_in(at) + soon))


@ONCE.once
def surplus(at: At) -> int:
    """Money that no upkeep and no action of a round to come will need, as far ahead as the character looks; another
    action of this round is kept for, beside the one that is chosen or under way.
    """
    return max(0, min(balance(at, 1 + acting(at)), (leeway(at) - RESERVE) * (left(at) + 1) // 10))


def excess(at: At, resource: str) -> int:
    """What there is of a resource beyond its use, to be traded away now: what the upkeep brings comes later. Science
    goes into monoliths in the last round but one, too.
    """
    if resource == "money":
        return min(surplus(at), track(me(at), "money").stored)
    sooner = resource == "science" and "monolith" in me(at).technologies and at.view.round == ROUNDS - 1
    kept = STOCK[min(len(STOCK) - 1, ROUNDS - at.view.round - sooner)]
    return max(0, track(me(at), resource).stored - kept)


def free(at: At, resource: str) -> int:
    """How much of a resource can be spent without lacking it at the upkeep, with what there is of others beyond need
    traded for it; where an action is still to be chosen, after the disc that it takes.
    """
    mine, missing = me(at), max(0, -balance(at, acting(at)))
    stored = track(mine, resource).stored
    others = spare(at) - stored // max(1, mine.trade)
    traded = sum(excess(at, other) // max(1, mine.trade) for other in RESOURCES if other != resource)
    return max(0, stored - max(0, missing - others) * mine.trade) + max(0, traded - missing)


def kept(at: At, resource: str) -> int:
    """What one of science or materials is worth in store: less where there is plenty, and little at the end."""
    rounds, stored = left(at), track(me(at), resource).stored
    late = 100 if rounds > 1 else 40 if rounds else 10
    return unit(at, resource) * late * ENOUGH // (100 * max(ENOUGH, stored))


@ONCE.once_each
def price_of_trade(at: At, resource: str) -> int:
    """What one of a resource costs that is traded for others."""
    mine = me(at)
    others = [kind for kind in ("science", "materials") if kind != resource and track(mine, kind).stored >= mine.trade]
    prices = [kept(at, kind) for kind in others]
    prices += [money(at)] if resource != "money" and surplus(at) >= mine.trade else []
    return mine.trade * min(prices, default=unit(at, "money") * 2)


def remaining(at: At, resource: str, price: int = 0, discs: int = 0) -> int:
    """Money that the upkeep leaves with so many more discs in use, once science or materials have gone for a price,
    with the other and then money traded for what there was too little of, and then what is left of both for money.
    """
    mine, there = me(at), balance(at, discs) + settling(at)
    own, other = (track(mine, kind).stored for kind in (resource, "materials" if resource == "science" else "science"))
    missing = max(0, price - own)
    swapped = min(missing, other // mine.trade)
    left_over = max(0, own - price) // mine.trade + (other - swapped * mine.trade) // mine.trade
    return there - (missing - swapped) * mine.trade + left_over


def short(at: At, discs: int, squares: Sequence[str] = ()) -> bool:
    """Whether this round's upkeep could not be paid with so many more discs in use, whatever is traded for it and
    settled, these squares too. EC-BANKR-01
    """
    return balance(at, discs) + settling(at, squares) + spare(at) < 0


def settling(at: At, squares: Sequence[str] = ()) -> int:
    """How much more money this round's upkeep brings once colony ships have gone to free squares: own ones, these, and
    in the last round those of sectors that are about to be conquered. EC-UPKEEP-01, EC-CLAIM-06
    """
    return _settling(at, (*_won(at, promised(at)), *squares))


@ONCE.once_each
def _settling(at: At, squares: tuple[str, ...]) -> int:
    places = sum("money" in tracks for tracks in (*unsettled(at), *(kinds(at, square) for square in squares)))
    there = track(me(at), "money")
    more = [made for made in reversed(PRODUCTION) if made > there.production]
    number = min(places, me(at).colony_ships, there.cubes, len(more))
    return more[number - 1] - there.production if number else 0


def unsettled(at: At) -> list[list[Resource]]:
    """The tracks from which a cube could come to each empty square of own sectors, but for those under ships of others.
    EC-COLONY-08, EC-POP-08
    """
    quiet = [sector for sector in owned(at) if all(fleet.seat == at.seat for fleet in sector.fleets)]
    printed = [kinds(at, square) for sector in quiet for square, full in sector.squares if not full]
    return [*(found for found in printed if found), *(list(ORBITAL) for sector in quiet if sector.orbital is False)]


@ONCE.once
def price_of_sector(at: At) -> int:
    """What a disc on one more sector costs for the rest of the game."""
    rounds, discs = left(at), resting(at)
    more = cost(discs - ACTING - 1) - cost(discs - ACTING)
    return rounds * more * money(at) * 3 // 4


def saved(at: At, more: int) -> int:
    """What the upkeep costs less for the rest of the game with so many more discs, once some more sectors are taken."""
    rounds = left(at)
    discs = resting(at, ACTING + min(SETTLING, rounds // 2))
    return rounds * (cost(discs) - cost(discs + more)) * money(at) * 3 // 4


def income(at: At, resource: str) -> int:
    """What one more cube from a track is worth for the rest of the game."""
    return next(iter(steps(at, resource)), 0)


@ONCE.once_each
def steps(at: At, resource: str) -> tuple[int, ...]:
    """The same of each of its cubes, the next one first. Money of the last upkeep pays for nothing more than what disc
    it spares. EC-POP-01, EC-SCORE-11
    """
    there = track(me(at), resource)
    made = [there.production, *(more for more in reversed(PRODUCTION) if more > there.production)][: there.cubes + 1]
    worth = [more - less for less, more in pairwise(made)]
    spared = resource == "money" and not left(at)
    return tuple(more * LAST if spared else _each_round(at, resource, more) for more in worth)


@ONCE.once_each
def outgo(at: At, resource: str) -> int:
    """What is lost for the rest of the game with the cube that left a track last. EC-POP-01"""
    there = track(me(at), resource).production
    return _each_round(at, resource, there - next((made for made in PRODUCTION if made < there), 0))


def _each_round(at: At, resource: str, more: int) -> int:
    """What so much more a round is worth for the rest of the game."""
    rounds = left(at) + (1 if resource == "money" else 0)
    return more * rounds * (money(at) if resource == "money" else unit(at, resource))


@ONCE.once_each
def kinds(at: At, square: str) -> list[Resource]:
    """The tracks from which a cube can come to a square with today's technologies."""
    plain = square.removesuffix("+")
    found = list(RESOURCES) if plain == "any" else [resource_of(plain)]
    known = me(at).technologies
    return [kind for kind in found if not square.endswith("+") or ADVANCED[kind] in known]


@ONCE.once_each
def squares_worth(at: At, squares: tuple[str, ...]) -> int:
    """What free population squares are worth, each by its own step of the track from which its cube comes."""
    coming, found = {kind: [*steps(at, kind)] for kind in RESOURCES}, list[int]()
    for square in squares:
        able = [coming[kind] for kind in kinds(at, square) if coming[kind]]
        found += [max(able, key=lambda steps: steps[0]).pop(0)] if able else []
    return sum(worth * 8 // 10 for worth in sorted(found, reverse=True)[: max(1, me(at).all_colony_ships)])


def card_worth(at: At, id: str) -> int:
    """What a sector as printed is worth to whoever controls it; Ancients on it stand apart, but for who scores for
    them. EC-SPECIES-32
    """
    card = SECTORS[id]
    extra = _found(at, card.discovery and not card.ancients, card.artifact)
    extra += 1000 * card.ancients if special(at, PER_ANCIENT) else 0
    return 1000 * card.vp + own_points(at) + extra + squares_worth(at, card.squares)


def special(at: At, name: str) -> bool:
    """Whether the own species has something of its own."""
    return name in SPECIES[me(at).species].specials


def kept_from(at: At, id: str) -> bool:
    """Whether Ancients on a sector as printed keep its finder from it; some live with them. EC-SPECIES-30"""
    return bool(SECTORS[id].ancients) and not special(at, charts.PEACE)


def own_points(at: At) -> int:
    """What any sector is worth to a species that scores for each. EC-SPECIES-24"""
    return 1000 if special(at, PER_SECTOR) else 0


def sector_worth(at: At, sector: SectorView) -> int:
    """What a sector on the map is worth to the own seat, if it got it now."""
    free = tuple(kind for kind, _ in sector.squares)
    found = 1000 * sector.vp + own_points(at) + squares_worth(at, free) + (3000 if sector.monolith else 0)
    return found + _found(at, tile(at, sector), sector.artifact)


def tile(at: At, sector: SectorView) -> bool:
    """Whether a discovery tile comes with a sector: not as long as Ancients stay there. EC-SPECIES-31"""
    return sector.discovery and not (sector.ancients and special(at, charts.PEACE))


def _found(at: At, discovery: bool, artifact: bool) -> int:
    """What is worth something there besides people; in the last round a tile is kept for its points. EC-DISCO-02"""
    return at.weights["discovery" if at.view.round < ROUNDS else "keep"] * discovery + at.weights["artifact"] * artifact


def loss(at: At, sector: SectorView) -> int:
    """What is lost with an own sector; in the last round people bring nothing more."""
    cubes = sum(filled for _, filled in sector.squares) + bool(sector.orbital) if left(at) else 0
    return 1000 * sector.vp + own_points(at) + 600 * cubes + 300 + (3000 if sector.monolith else 0)


def growth(at: At, worth: int) -> int:
    """Worth as a character sees it that likes to build up, or does not."""
    return worth * at.character.traits.growth // 100
