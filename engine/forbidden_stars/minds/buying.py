"""Purchases: units and upgrades, and where what is bought is put. FS-DEPLOY-01, FS-STRAT-01, FS-DOM-05"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.forbidden_stars import words
from engine.forbidden_stars.cards.moving_steps import MOVE_TO_AREA, STRAFE_VOID
from engine.forbidden_stars.cards.placing_steps import PLACE_UNIT, REPLACE_AT, TAKE_TO
from engine.forbidden_stars.cards.supply_steps import GAIN_UPGRADE
from engine.forbidden_stars.combat.retreat import RETREAT_TO
from engine.forbidden_stars.components import (
    AREAS,
    ASSET_LIMIT,
    BUILT,
    CACHE_WORTH,
    CARDS,
    ORDER_UPGRADES,
    SYSTEM_OF,
    UNITS,
)
from engine.forbidden_stars.economy.purchase import BUY_UNIT, DONE, PLACE, Buy, cost
from engine.forbidden_stars.economy.upgrades import BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE, NONE, REMOVE_CARD
from engine.forbidden_stars.galaxy.placing import CHOOSE_AREA
from engine.forbidden_stars.minds import clash, marks, odds, supply, worth
from engine.forbidden_stars.minds.chart import Chart, chart, unhurt
from engine.forbidden_stars.minds.marching import risks
from engine.forbidden_stars.minds.mind import ASKED, MIND, At
from engine.forbidden_stars.orders.dominate import ASSET
from engine.players.mind import Offer, picks, worthwhile

PRICE, LASTING, TOKEN = 9, 12, 14
"""What a materiel is worth that is paid for units and cards, and for structures; a cache token."""


HALF = 50
"""A unit or structure that brings less of the best one for its price, in hundredths, is plainly worse."""


@MIND.judges(BUY_UNIT, least=HALF)
def buy_unit(at: At) -> list[Offer]:
    """The best unit for its price that finds room; nobody forgets to buy, or buys what is worth nothing, or spends what
    a bastion will need, or units elsewhere on which the game hangs.
    """
    needed = _needed(at)
    worthy = [offer for offer in _units(at) if offer.worth > 0]
    return [one for one in worthy if _spares(at, Buy.read(str(one.answer)), needed)] or [Offer(DONE, 0)]


def _needed(at: At) -> int:
    """Materiel that has to be kept for what the game hangs on."""
    units = 0 if at.view.active is None else supply.reserved(at, chart(at), at.view.active)
    return max(units, BUILT["bastion"].cost * _saves(at))


def _saves(at: At) -> bool:
    """Whether the game hangs on a bastion of this order or of one to come."""
    active = [] if at.view.active is None else [at.view.active]
    return any(supply.looming(at, chart(at), system) for system in (*worth.lying(at, "deploy"), *active))


def _spares(at: At, buy: Buy, needed: int) -> bool:
    """Whether a purchase leaves so much, if any is needed. FS-CACHE-01"""
    left, paid = supply.purse(worth.me(at)), max(0, cost(buy.piece) - CACHE_WORTH * buy.cache)
    return not needed or left.materiel - paid + CACHE_WORTH * (left.caches - buy.cache) >= needed


def _units(at: At) -> Iterator[Offer]:
    """Ships only as long as there are few. What is bought is a plan; how it is paid is no error of it."""
    here, system, each = chart(at), at.view.active, PRICE * worth.lasting(at) // 100
    yield Offer(DONE, 0)
    for option in picks(at):
        buy = Buy.maybe(option.id)
        if buy is not None and buy.piece in UNITS:
            forge = TOKEN * UNITS[buy.piece].forge
            found = _unit(at, here, system, buy.piece) - paid(at, buy, each) - forge
            yield Offer(option.id, found, plan=f"{BUY_UNIT.name} {buy.piece}")


def paid(at: At, buy: Buy, each: int) -> int:
    """What a purchase takes, cache tokens with it."""
    return _price(at, cost(buy.piece) - 2 * buy.cache, each) + TOKEN * buy.cache


def _price(at: At, materiel: int, each: int) -> int:
    """What materiel is worth that is paid; what the dial would not hold in the next round costs nothing. FS-MAT-02"""
    return each * max(0, materiel - supply.overflow(worth.me(at)))


def _unit(at: At, here: Chart, system: str | None, piece: str) -> int:
    ship = UNITS[piece].kind == "ship"
    kind = "void" if ship else "world"
    places = [area for area in _places(at, here, system) if AREAS[area].kind == kind]
    if not any(supply.room_in(here, area) for area in places):
        return -100
    if ship:
        ferries = UNITS[piece].level == 0 and _ashore(at, here, system)
        return max(_ship(at, here, places), FERRIES if ferries else 0)
    return odds.value(piece) + 10 * (UNITS[piece].level > 0)


FLOATS = 10
"""What a ship is worth that nobody needs: less than a cache token, and than the materiel for it."""
FERRIES, ARMY = 65, 3
"""What the only one beside an army is worth, however small, and how many units are one."""


def _ship(at: At, here: Chart, places: list[str]) -> int:
    """What a ship is worth for the fleet: nobody needs more than a few."""
    fleet = supply.ships(here)
    return 110 - 45 * fleet if fleet < supply.FLEET else 0 if _instead(at, here, places) else FLOATS


def _ashore(at: At, here: Chart, system: str | None) -> bool:
    """Whether an army in a system has no ship there to go on by. FS-PATH-03"""
    if system is None or worth.last_round(at) or any(here.units(void) for void in here.board.voids[system]):
        return False
    return sum(len(here.units(world)) for world in here.board.worlds[system]) >= ARMY


def _instead(at: At, here: Chart, ports: list[str]) -> bool:
    """Whether a ground unit could be bought for it and finds room, next to the voids for a ship."""
    worlds = [id for system in dict.fromkeys(SYSTEM_OF[id] for id in ports) for id in here.board.worlds[system]]
    able = [buy.piece for one in picks(at) if (buy := Buy.maybe(one.id)) is not None and buy.piece in UNITS]
    return any(UNITS[id].kind == "ground" for id in able) and any(supply.room_in(here, id) for id in worlds)


def _places(at: At, here: Chart, system: str | None) -> list[str]:
    """Where it may be put: areas that the question names, else all of the system."""
    named = [area for area in at.question.where if area in here.areas]
    return named or list(here.areas if system is None else here.board.areas_of[system])


HELPS, SPARE = 30, 60
"""What one more is worth in a combat, whatever the area holds afterwards; what is lost with each for whom there is no
room.
"""


@MIND.rates(RETREAT_TO, CHOOSE_AREA, careful=True)
@MIND.rates(PLACE, PLACE_UNIT, TAKE_TO, MOVE_TO_AREA, STRAFE_VOID)
def place(at: At, id: str) -> int:
    """Where one more is worth most; who has retreated guards nothing before the end of the round. FS-RETREAT-03"""
    here = chart(at)
    if id not in here.areas:
        return 0
    built = next((kind for kind in BUILT if words.piece(kind) == at.question.about.params.get("piece")), None)
    if built is not None:
        return _site(at, here, id, built)
    if at.question.kind == RETREAT_TO.name:
        return _refuge(at, here, id)
    if at.question.kind == CHOOSE_AREA.name:
        return risks.stands(at, here, id, _taken(at))
    fought = at.view.combat is not None and at.view.combat.area == id
    if at.question.kind == TAKE_TO.name:
        found = _joined(at, here, id)
    else:
        found = max(worth.stand(at, here, id), _relieves(at, here, id))
    return max(HELPS, found) if fought else found


def _joined(at: At, here: Chart, area: str) -> int:
    """What an area is worth to those whom an effect takes elsewhere, as far as there is room for them."""
    types = marks.taken(at) or [_taken(at)]
    more = max(0, len(types) - worth.free(here, area))
    return risks.stands(at, here, area, *types) - SPARE * more


def _taken(at: At) -> str:
    """The type of a unit that an effect takes elsewhere; the least of all where the question does not name it."""
    named = at.question.about.params.get("unit")
    return next((type for type in UNITS if words.unit(type) == named), min(UNITS, key=odds.value))


def _relieves(at: At, here: Chart, area: str) -> int:
    """What a unit that is bought saves on a full world by which a seat would win: the least there goes for it.
    FS-CAP-08, FS-DEPLOY-08
    """
    new = next((type for type in UNITS if words.piece(type) == at.question.about.params.get("piece")), None)
    units = sorted(here.units(area), key=lambda unit: -odds.value(unit.type))
    kept = units[: here.areas[area].capacity]
    if at.question.kind != PLACE.name or new is None or worth.free(here, area) > 0 or not kept:
        return worth.FULL
    gone = units[len(kept) :]
    then = worth.weakened(at, here, area, [*gone, kept[-1]], [unhurt(new)])
    saved = worth.weakened(at, here, area, gone) - then
    return saved - odds.value(kept[-1].type) if saved > 0 else worth.FULL


def _refuge(at: At, here: Chart, area: str) -> int:
    """How good a place is for all that have lost a combat: the least of those who are too many there are lost. Who lies
    guards but half. FS-RETREAT-04, FS-RETREAT-06
    """
    combat = at.view.combat
    going = [] if combat is None else [unit for unit in here.units(combat.area) if not unit.token]
    values = sorted(odds.value(unit.type) for unit in (*going, *here.units(area)))
    over = max(0, len(values) - here.areas[area].capacity)
    lies = worth.guards(at, here, area) // 2 if here.friendly(area) else 0
    return worth.wanted(at, here, area) - sum(values[:over]) - lies


GIFT = 500
"""What is lost with a structure where others come who take it."""


def _site(at: At, here: Chart, area: str, kind: str) -> int:
    """How good a structure stands there: bastions where something is at stake, factories where many can be made, all
    else where nobody comes.
    """
    view, there = here.areas[area], len(here.units(area))
    if kind == "bastion":
        return worth.threat(at, here, area) + worth.held(at, here, view) // 4
    wanted = view.objective is not None and view.objective != at.seat
    found = 12 * there - worth.threat(at, here, area) // 4 - 40 * wanted - GIFT * supply.given(at, here, area)
    return found + 30 * view.capacity * (kind == "factory")


@MIND.rates(REPLACE_AT, careful=True)
def replace_at(at: At, id: str) -> int:
    """A better unit for free takes no more room: where most is at stake."""
    here = chart(at)
    return HELPS + worth.held(at, here, here.areas[id]) // 10 if id in here.areas else 0


# --- upgrades --------------------------------------------------------------------------------------------------------


@lru_cache(len(CARDS))
def card(id: str) -> int:
    """What a combat card is worth in a deck: its icons, what it does for everybody, and what its price says about the
    rest.
    """
    found, bare = CARDS[id], clash.brings(CARDS[id], ())
    more = sum(bare[:3]) - clash.SIXTHS * sum(found.icons.values())
    return 30 * sum(found.icons.values()) + more // 2 + 12 * found.cost + 10 * found.level


ALIKE = 10
"""By so much cards differ that are as good as each other: no order is worth that."""


def gained(at: At, id: str) -> int:
    """How much better a deck becomes with a card instead of its weakest one. FS-CUPG-01"""
    mine = worth.me(at)
    deck = [one.id for one in CARDS.values() if one.faction == mine.faction and one.id not in mine.shelf]
    return card(id) - min(map(card, deck), default=0) - ALIKE


@MIND.judges(BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE, GAIN_UPGRADE)
def upgrade(at: At) -> list[Offer]:
    """What is worth most for its price; nobody forgets to buy, or changes cards to and fro. What an own Deploy order
    that lies is to spend costs as much as what it would bring.
    """
    return worthwhile(Offer(option.id, _net(at, option.id)) for option in picks(at))


def _net(at: At, id: str) -> int:
    """What an upgrade is worth beyond all that it takes; who gains as much as that pays nothing for it."""
    found = _upgrade(at, id) - _missed(at, id)
    return found if found or not _cost(id) else -1


def _missed(at: At, id: str) -> int:
    """What own Deploy orders that are still to be resolved bring less once an upgrade has been paid. FS-STACK-04"""
    price = _cost(id)
    if at.question.kind == GAIN_UPGRADE.name or not price or not worth.lying(at, "deploy"):
        return 0
    here, purse = chart(at), supply.purse(worth.me(at))
    then = purse._replace(materiel=max(0, purse.materiel - price))
    return max(0, supply.deploys(at, here, purse) - supply.deploys(at, here, then))


def _cost(id: str) -> int:
    """What an upgrade costs; none costs nothing."""
    return CARDS[id].cost if id in CARDS else ORDER_UPGRADES[id].cost if id in ORDER_UPGRADES else 0


def _upgrade(at: At, id: str) -> int:
    """What an upgrade is worth beyond its price."""
    if id not in CARDS and id not in ORDER_UPGRADES:
        return 0 if id == NONE else 1
    return serving(at, id) - _price(at, _cost(id), 0 if at.question.kind == GAIN_UPGRADE.name else PRICE)


def serving(at: At, id: str) -> int:
    """What an upgrade brings as long as it can be used in rounds to come."""
    rounds = worth.left(at) - 1
    return (gained(at, id) * rounds // 4 if id in CARDS else 22 * rounds * _fits(at, id) // 100) or -1


def free_upgrade(at: At, most: int) -> int:
    """What the best upgrade up to a level brings, whatever the command level; 0 where none is any better. FS-UPG-05"""
    mine = worth.me(at)
    cards = [id for id in mine.shelf if CARDS[id].level <= most]
    orders = [id for id in mine.offer if ORDER_UPGRADES[id].level <= most]
    return max([0, *(serving(at, id) for id in (*cards, *orders))])


@ASKED.once
def wares(at: At) -> tuple[list[int], list[int]]:
    """The prices of combat cards and order upgrades that are worth buying at the command level. FS-CMD-04"""
    mine = worth.me(at)
    cards = [CARDS[id].cost for id in mine.shelf if CARDS[id].level <= mine.level and _upgrade(at, id) > 0]
    orders = [ORDER_UPGRADES[id] for id in mine.offer]
    return cards, [one.cost for one in orders if one.level <= mine.level and _upgrade(at, one.id) > 0]


FITS = {"werk_fasta": 0, "ork_roks": 0, "from_the_warp": 20, "farseers": 20, "direct_the_faithful": 30,
        "recruitment_worlds": 30, "wraithbone_singers": 60}  # fmt: skip
"""How much of what an order upgrade is worth in general it is worth to who plays like this, in hundredths."""


def _fits(at: At, id: str) -> int:
    """How much of an order upgrade comes to use: strikes take ships."""
    if ORDER_UPGRADES[id].orbital:
        return min(100, 50 * supply.ships(chart(at)))
    return FITS.get(id, 100)


@MIND.rates(REMOVE_CARD, careful=True)
def remove_card(at: At, id: str) -> int:
    """The weakest one."""
    return -card(id) if id in CARDS else 0


# --- assets ----------------------------------------------------------------------------------------------------------

ASSETS = {"reinforcement": 50, "cache": 44, "forge": 30}


@MIND.rates(ASSET)
def asset(at: At, id: str) -> int:
    """What there is least of, and never what there is no room for. FS-ASSET-02"""
    held = worth.me(at).assets.get(id, 0)
    return ASSETS.get(id, 0) - 12 * held if held < ASSET_LIMIT else -1
