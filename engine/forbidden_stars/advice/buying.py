"""Purchases: what units, structures and upgrades are good for, and the materiel that they take."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Spread
from engine.forbidden_stars import words
from engine.forbidden_stars.advice.advice import ADVICE, paid
from engine.forbidden_stars.cards.moving_steps import MOVE_TO_AREA, STRAFE_SHIPS, STRAFE_TO, STRAFE_VOID
from engine.forbidden_stars.cards.order_steps import DESTROY_STRUCTURE
from engine.forbidden_stars.cards.places import Standing
from engine.forbidden_stars.cards.placing_steps import PLACE_UNIT, REPLACE_AT, TAKE_TO, TAKE_UNITS
from engine.forbidden_stars.cards.supply_steps import EXCHANGE, EXCHANGE_FOR, GAIN_UPGRADE, PLACE_STRUCTURE
from engine.forbidden_stars.combat.retreat import RETREAT_TO
from engine.forbidden_stars.components import AREAS, BUILT, CACHE_WORTH, CARDS, ORDER_UPGRADES, UNITS
from engine.forbidden_stars.economy.purchase import BUY_STRUCTURE, BUY_UNIT, PLACE, Buy
from engine.forbidden_stars.economy.purchase import cost as price
from engine.forbidden_stars.economy.upgrades import BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE, REMOVE_CARD
from engine.forbidden_stars.galaxy.placing import CHOOSE_AREA
from engine.forbidden_stars.minds import supply, worth
from engine.forbidden_stars.minds.chart import Chart, chart, distances
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.orders.deploy import ASK_STRUCTURE_FIRST
from engine.players.advising import Point, against, aim, cost, numbers
from engine.players.mind import Offer
from engine.text import T


@ADVICE.on(BUY_UNIT)
def buy_unit(at: At, offer: Offer) -> Iterator[Point]:
    """What the unit is good for, and its price. FS-DEPLOY-02"""
    buy = Buy.maybe(str(offer.answer))
    if buy is None or buy.piece not in UNITS:
        yield from kept(at)
        return
    yield aim(words.on_sheet(buy.piece))
    yield from paid(at, price(buy.piece) - CACHE_WORTH * buy.cache)
    if buy.cache:
        yield cost(words.asset("cache"))
    if forges := supply.forged(worth.me(at), buy.piece, worth.me(at).level):
        yield cost(words.assets_of("forge", forges))


@ADVICE.on(BUY_STRUCTURE)
def buy_structure(at: At, offer: Offer) -> Iterator[Point]:
    """What it does, which units it opens, and its price. FS-DEPLOY-09"""
    buy = Buy.maybe(str(offer.answer))
    if buy is None or buy.piece in UNITS or str(offer.answer) == "done":
        yield from kept(at)
        return
    here, mine = chart(at), worth.me(at)
    yield aim(words.on_sheet(buy.piece))
    if buy.piece == "city" and (more := supply.opened(here, mine)):
        yield aim(T("forbidden_stars-advice-opens-units", n=more))
    if buy.piece == "factory" and at.view.active and supply.capacity(here, at.view.active):
        yield against(T("forbidden_stars-advice-second-factory"))
    yield from paid(at, price(buy.piece) - CACHE_WORTH * buy.cache)
    if buy.cache:
        yield cost(words.asset("cache"))


def kept(at: At) -> Iterator[Point]:
    """Materiel that is not spent, and what of it is lost. FS-MAT-02"""
    mine = worth.me(at)
    yield aim(T("forbidden_stars-advice-kept", n=mine.materiel))
    if lost := supply.overflow(mine):
        yield against(T("forbidden_stars-advice-spilt", n=lost))


@ADVICE.on(EXCHANGE, EXCHANGE_FOR, DESTROY_STRUCTURE)
def exchange(at: At, offer: Offer) -> Iterator[Point]:
    """What the structure that goes, or the one that comes, is good for. FS-UNIT-02"""
    answer = str(offer.answer)
    standing = Standing.maybe(answer)
    kind = answer if standing is None else standing.type
    if kind not in BUILT:
        yield aim(T("forbidden_stars-advice-unused"))
    elif at.question.kind == EXCHANGE_FOR.name:
        yield aim(words.on_sheet(kind))
    else:
        yield cost(words.on_sheet(kind))


@ADVICE.on(ASK_STRUCTURE_FIRST)
def structure_first(at: At, offer: Offer) -> Iterator[Point]:
    """Materiel that is left for the other. FS-DEPLOY-09"""
    yield aim(T("forbidden_stars-advice-kept", n=worth.me(at).materiel))


@ADVICE.on(REMOVE_CARD)
def remove_card(at: At, offer: Offer) -> Iterator[Point]:
    """What both copies would have brought. FS-CUPG-01"""
    if str(offer.answer) in CARDS:
        yield cost(words.explained(str(offer.answer)))


@ADVICE.on(BUY_ORDER_UPGRADE, BUY_COMBAT_UPGRADE, GAIN_UPGRADE)
def upgrade(at: At, offer: Offer) -> Iterator[Point]:
    """What the card does, and its price. FS-UPG-01"""
    id = str(offer.answer)
    card = CARDS.get(id) or ORDER_UPGRADES.get(id)
    if card is None:
        yield from kept(at)
        return
    yield aim(words.upgrade_explained(id))
    yield from () if at.question.kind == GAIN_UPGRADE.name else paid(at, card.cost)
    if worth.left(at) <= LATE:
        yield against(T("forbidden_stars-advice-late"))


LATE = 2
"""Rounds to come in which an upgrade hardly pays any more."""


@ADVICE.on(
    PLACE, PLACE_UNIT, CHOOSE_AREA, RETREAT_TO, TAKE_TO, MOVE_TO_AREA, STRAFE_VOID, REPLACE_AT, PLACE_STRUCTURE,
)  # fmt: skip
def place(at: At, offer: Offer) -> Iterator[Point]:
    """What one more unit does there, and how near it is to an objective. FS-DEPLOY-05"""
    here, id = chart(at), str(offer.answer)
    if id not in here.areas:
        yield aim(T("forbidden_stars-advice-unused"))
        return
    yield aim(T("forbidden_stars-advice-stands-there", n=len(here.units(id))))
    if here.unclaimed(id):
        yield aim(T("forbidden_stars-advice-takes", area=words.area(id)))
    elif worth.threat(at, here, id):
        yield aim(T("forbidden_stars-advice-guards"))
    yield from to_objective(at, here, here.areas[id].system)
    left = worth.free(here, id) - 1
    if AREAS[id].kind == "world" and left == 0:
        yield against(T("forbidden_stars-advice-full"))


def to_objective(at: At, here: Chart, system: str) -> Iterator[Point]:
    """How far the nearest objective is from a system."""
    away = distances(here, system)
    steps = [away[area.system] for area in worth.goals(at, here) if not here.friendly(area.id) and area.system in away]
    if nearest := min(steps, default=0):
        yield aim(T("forbidden_stars-advice-objective-away", n=nearest))


@ADVICE.on(STRAFE_TO)
def strafe_to(at: At, offer: Offer) -> Iterator[Point]:
    """How near it is to an objective. FS-CLAR-13"""
    here, id = chart(at), str(offer.answer)
    if id in here.board.systems:
        yield aim(T("forbidden_stars-advice-ships-go", system=words.system(id)))
        yield from to_objective(at, here, id)


@ADVICE.on(STRAFE_SHIPS, TAKE_UNITS)
def take_units(at: At, offer: Offer) -> Iterator[Point]:
    """How many go, and how many of those who could stay. FS-CAP-01"""
    going = sum(numbers(offer.answer).values())
    staying = sum(slot.most for slot in at.shape.slots) - going if isinstance(at.shape, Spread) else 0
    yield aim(T("forbidden_stars-advice-going", n=going))
    if staying:
        yield aim(T("forbidden_stars-advice-staying", n=staying))
    else:
        yield against(T("forbidden_stars-advice-all-go"))
