"""Battles: shooting, staying or leaving, and what becomes of the conquered."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO, YES, Spread
from engine.digits import whole
from engine.eclipse.combat.attack import ASSIGN_DICE, Aimed, left_of
from engine.eclipse.combat.bombing import BOMB, DESTROY_CUBES
from engine.eclipse.combat.dealing import DEAL_DICE, EACH
from engine.eclipse.combat.initiative import INITIATIVE
from engine.eclipse.combat.reputation import MOST, REPUTATION_KEEP, REPUTATION_RETURN, WORTH
from engine.eclipse.combat.retreat import DESTROYED, ENGAGE, STALEMATE
from engine.eclipse.components import RESOURCES
from engine.eclipse.diplomacy.relations import AMBASSADOR_CUBE
from engine.eclipse.economy.population import CUBE_HOME
from engine.eclipse.minds import charts, economy, odds, sieges, stakes
from engine.eclipse.minds.duel import damage
from engine.eclipse.minds.finding import tiles
from engine.eclipse.minds.mind import MIND, At
from engine.players.aims import Aim
from engine.players.mind import POINT, Offer, picks

STAYING = ("attack", "attack_always", "hold", "hold_always")
SIZES = {"dreadnought": 8, "cruiser": 5, "ancient": 4, "gcds": 9, "starbase": 3, "interceptor": 2}

SAVED = 20
"""A battle that is won as seldom, in thousandths, is left in the last round for each tile that is kept from others."""
TILE, DRAWN = 2100, 300
"""What a tile brings in the mean, and what each more brings to others, who keep the best of those that they draw.
EC-DRAW-08
"""


@MIND.judges(ASSIGN_DICE, aim=Aim.DEFEND, careful=True)
def assign(at: At) -> Iterator[Offer]:
    """Several dice as they would fall by themselves; one where it takes most fire away: on what is nearly lost rather
    than on what is whole.
    """
    if isinstance(at.shape, Spread):
        yield Offer(dict(at.shape.start), 1)
    fire, each = _fire(at), whole(str(at.question.about.params.get("damage"))) or 1
    for option in picks(at):
        (lost, left), type = left_of(option), Aimed.read(option.id).type
        dice = -(-left // each)
        yield Offer(option.id, 0 if lost else POINT * fire.get(type, 1) // max(1, dice) + SIZES.get(type, 1))


def _fire(at: At) -> dict[str, int]:
    """What a ship of each type that fights against the own ones does in a round, if all hits."""
    sector = charts.named(at.view, next(iter(at.question.where), ""))
    seats = [fleet.seat for fleet in sector.fleets if fleet.seat != at.seat] if sector is not None else []
    cards = [card for seat in seats for card in at.view.seats[seat].blueprints]
    guards = {"ancient": odds.ANCIENT.power, "gcds": odds.SYSTEM.power}
    return guards | {card.type: damage(odds.ship(card).cannons) for card in cards}


@MIND.judges(DEAL_DICE, aim=Aim.DEFEND, careful=True)
def deal(at: At) -> Iterator[Offer]:
    """Each by itself, as `assign` says."""
    yield from (Offer(option.id, int(option.id == EACH)) for option in picks(at))


@MIND.judges(ENGAGE, aim=Aim.DEFEND, careful=True)
def engage(at: At) -> Iterator[Offer]:
    """Fights on unless the battle is lost."""
    sector = charts.named(at.view, at.question.where[0])
    chance = stakes.winning(at, sector) if sector is not None else 500
    for option in picks(at):
        if option.id in ("attack", "hold"):
            yield Offer(option.id, chance)
        elif option.id not in STAYING:
            yield Offer(option.id, hopeless(at))


def hopeless(at: At) -> int:
    """How seldom a battle has to be won to be left. Who stays to the end draws a tile for having fought: where there is
    room for it, that is more than a few ships are worth. In the last round ships are saved for nothing but the tiles
    that others would draw for them. EC-DRAW-11, EC-DRAW-12
    """
    if not economy.left(at):
        return -1 if _lasting(at) else SAVED * min(MOST, _drawn_for(at))
    return -1 if sieges.room(economy.me(at)) and _saved(at) < TILE else stakes.HOPELESS


def _lasting(at: At) -> bool:
    """Whether the tile for having fought to the end adds as much to the own points as those do to the points of others
    that they draw for the own ships, each as its track has room. EC-DRAW-03, EC-DRAW-09, EC-SCORE-11
    """
    id = at.question.where[0]
    lost = sieges.given(at, (id, 1 + _drawn_for(at))) - sieges.given(at, (id, 1))
    return sieges.drawn(at, (id, 1)) >= lost


def _saved(at: At) -> int:
    """What ships are worth that leave a battle: their materials, and where others fight there, that they are kept from
    the own sectors and draw no tiles for them.
    """
    types, mine = _fighting(at), economy.me(at)
    paid = economy.unit(at, "materials") * sum(odds.blueprint(mine, type).cost * number for type, number in types)
    sector = charts.named(at.view, at.question.where[0])
    others = sector is not None and any(fleet.seat != at.seat for fleet in sector.fleets)
    return 2 * paid + DRAWN * min(MOST, _drawn_for(at)) if others else paid


def _drawn_for(at: At) -> int:
    """The tiles that others draw if all own ships of the battle are destroyed. EC-DRAW-03, EC-DRAW-04, EC-DRAW-05"""
    return sum(WORTH[type] * number for type, number in _fighting(at))


def _fighting(at: At) -> list[tuple[str, int]]:
    """How many own ships of each type are in the battle."""
    sector = charts.named(at.view, at.question.where[0])
    fleets = sector.fleets if sector is not None else ()
    own = [ships for fleet in fleets if fleet.seat == at.seat for ships in fleet.ships.items()]
    return [(type, len(marks)) for type, marks in own]


@MIND.rates(STALEMATE, aim=Aim.KEEP, careful=True)
def stalemate(at: At, id: str) -> int:
    """Leaving is better than dying, but for the tile in the last round. EC-STALE-02, EC-DRAW-12"""
    dying = not economy.left(at) and sieges.drawn(at, (at.question.where[0], 1)) > 0 and _lasting(at)
    return 500 if (id == DESTROYED) is dying else 0


@MIND.judges(INITIATIVE, careful=True)
def initiative(at: At) -> Iterator[Offer]:
    """Ships of the own side in any order: as they are named."""
    yield Offer([option.id for option in getattr(at.shape, "options", ())], 1)
    yield from (Offer(option.id, -number) for number, option in enumerate(picks(at)))


@MIND.judges(BOMB, careful=True)
def bomb(at: At) -> Iterator[Offer]:
    """Population is attacked, so that the sector falls; a deputy spares it."""
    yield Offer(YES, 800 * at.character.traits.war // 100, Aim.ATTACK)
    yield Offer(NO, 300, Aim.KEEP)


@MIND.judges(DESTROY_CUBES, careful=True)
def destroy_cubes(at: At) -> Iterator[Offer]:
    """The first ones."""
    yield Offer([option.id for option in picks(at)][: getattr(at.shape, "high", 1)], 1)


@MIND.judges(REPUTATION_KEEP, aim=Aim.SCORE, careful=True)
def reputation_keep(at: At) -> Iterator[Offer]:
    """The best tile, unless one that is worth more would have to go for it."""
    drawn, gone = at.view.own.drawn_reputation if at.view.own else (), tiles.gone(at)
    for option in picks(at):
        number = whole(option.id)
        yield Offer(option.id, POINT * (drawn[number] - gone) if number is not None and number < len(drawn) else -1)


@MIND.judges(REPUTATION_RETURN, aim=Aim.SCORE, careful=True)
def reputation_return(at: At) -> Iterator[Offer]:
    """The worst tile, as the question names them: they lie in the order in which they came."""
    for option in picks(at):
        points = option.text.params.get("n")
        yield Offer(option.id, -1000 * points if isinstance(points, int) else -10_000)


@MIND.judges(AMBASSADOR_CUBE, CUBE_HOME, careful=True)
def cube(at: At) -> Iterator[Offer]:
    """Cubes leave the track on which one more brings most, and come home to the one that lacks them least."""
    sign, worth = (1, economy.income) if at.question.kind == AMBASSADOR_CUBE.name else (-1, economy.outgo)
    for option in picks(at):
        yield Offer(option.id, sign * worth(at, option.id) if option.id in RESOURCES else 0)
