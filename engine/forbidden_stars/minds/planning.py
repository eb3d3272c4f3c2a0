"""The Planning Phase and which order is revealed: missions by what they are worth now. FS-PLAN-04, FS-OPS-02"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.ask import NO, YES
from engine.forbidden_stars.cards.order_steps import AS_ORDER, EXTRA_ORDER
from engine.forbidden_stars.components import ASSET_LIMIT, ASSETS, CACHE_WORTH, ORDERS, WILD, OrderKind
from engine.forbidden_stars.interface.view import OrderView
from engine.forbidden_stars.minds import buying, foreseen, odds, schemes, sheets, sorties, supply, worth
from engine.forbidden_stars.minds.chart import CHOSEN, Chart, chart
from engine.forbidden_stars.minds.marching import covering, lanes
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.phases.operations import RESOLVE, REVEAL
from engine.forbidden_stars.phases.planning import PLAN as ASK_PLAN
from engine.forbidden_stars.phases.planning import PLAN_AT
from engine.ids import Id
from engine.players.mind import Offer, picks, worthwhile

PLAN, ROUND = worth.PLAN, "round"
"""Names of notes."""
EVENT, LATE, SLIGHT = 45, 10, 25
"""What a token on the event deck is worth, and in the last round; what brings less of the best order, in hundredths, is
plainly worse than it.
"""
REINFORCES = "reinforcement"
"""The asset that serves in the combats of the same round."""
DOMINATE: OrderKind = "dominate"
"""The order that brings what worlds give as they lie. FS-DOM-02"""
LAYING = (ASK_PLAN.name, PLAN_AT.name)
IDLE = 14
"""What each materiel is worth that nothing else is for."""


class Mission(NamedTuple):
    """An order in a system, and what it is worth."""

    kind: str
    system: str
    worth: int


def missions(at: At, here: Chart) -> Iterator[Mission]:
    """Every order in every system where one may be laid."""
    open_ = _open(chart(at))
    for system in (system for system in here.board.systems if system in open_):
        for kind in ORDERS:
            yield _mission(at, here, kind, system)


def _mission(at: At, ahead: Chart, kind: str, system: str) -> Mission:
    """An order on the board as it will be; what it is worth only there counts as often as the marches to it are won."""
    now, then = (of(at, board, kind, system) for board in (chart(at), _then(at, ahead, kind, system)))
    more = max(0, then - now)
    return Mission(kind, system, then - more + more * _surely(at) // odds.SURE)


def of(at: At, here: Chart, kind: str, system: str) -> int:
    """What an order is worth in a system as things are."""
    return WORTH[ORDERS[ORDERS.index(kind)]](at, here, system)


def _advance(at: At, here: Chart, system: str) -> int:
    """The best sortie, or a combat for a void that opens a better one."""
    marches = (sorties.best(at, here, system), lanes.best(at, here, system))
    return max((one.worth for one in marches if one is not None), default=-100)


def _deploy(at: At, here: Chart, system: str) -> int:
    """What can be spent there on what there is to buy, more of it near objectives; a world that nobody has may be taken
    by it, but once.
    """
    left = _left(at, here)
    units = supply.recruiting(at, here, system, left)
    bare = len(supply.bare(here, system)) > _deploying(at, system)
    first = units and supply.landing(here, worth.me(at), left) and not _deploying(at, system)
    stood = supply.settling(at, here, system) + supply.manning(at, here, system) if first else 0
    if left.without(supply.CHEAPEST) is None:
        return units + stood + (supply.saving(at, here, system) if bare else 0)
    again = any(one.kind == "deploy" for one in _earlier(at))
    return units + stood + (supply.building(at, here, system, again=again) if bare else 0)


def _deploying(at: At, system: str) -> int:
    """How many Deploy orders are laid there already."""
    return _earlier(at).count(Laid("deploy", system))


def _left(at: At, here: Chart) -> supply.Purse:
    """What is at hand for one order more: what Deploy orders that are laid already will spend is gone by then."""
    mine, left = worth.me(at), supply.purse(worth.me(at))
    for system in (one.system for one in _earlier(at) if one.kind == "deploy"):
        spent = supply.outlet(here, mine, system, having=left) + supply.CITY * bool(supply.bare(here, system))
        tokens = -(-max(0, spent - left.materiel) // CACHE_WORTH)
        left = supply.Purse(max(0, left.materiel - spent), max(0, left.caches - tokens))
    return left


def _dominate(at: At, here: Chart, system: str) -> int:
    """Assets that there is room for, less of what there is plenty of, and the faction's ability. FS-ASSET-02"""
    held = dict(worth.me(at).assets)
    useful: Sequence[str] = (REINFORCES,) if worth.last_round(at) else ASSETS
    worlds = [here.areas[area] for area in here.board.worlds[system] if here.friendly(area)]
    symbols = [symbol for area in worlds for symbol in area.assets if symbol in (*useful, WILD)]
    found = 0
    for symbol in sorted(symbols, key=lambda symbol: symbol == WILD):
        kind = symbol if symbol != WILD else min(useful, key=lambda kind: held.get(kind, 0))
        there = held.get(kind, 0)
        found += 60 // (1 + there) + 20 if there < ASSET_LIMIT else 0
        held[kind] = there + 1
    return found + _ability(at, here, system)


def _ability(at: At, here: Chart, system: str) -> int:
    """What the faction's ability brings there, if Deploy orders that are laid leave what it costs; but one Dominate
    order takes a world. FS-DOM-05
    """
    brings = max(0, sheets.in_system(at, here, system))
    if _left(at, here).without(sheets.COST.get(worth.me(at).faction, 0)) is None:
        return 0
    again = any(one.kind == DOMINATE for one in _earlier(at))
    return min(sheets.MOST, brings) if again else brings


def _strategize(at: At, here: Chart, system: str) -> int:
    """An upgrade that can be paid, and an event card; the earlier the better. Materiel that no Deploy order could spend
    finds a use here. The card alone comes with it anywhere, but there is no need to go where nothing can be bought.
    """
    if not here.present(system):
        return -1
    mine, (paid, wares) = worth.me(at), _upgrades(at)
    able = any(price <= _left(at, here).materiel - paid for kind in wares for price in kind)
    idle = min(max(0, mine.materiel - paid - supply.deployed(here, mine)), sum(max(kind, default=0) for kind in wares))
    brings = 14 * worth.left(at) * at.character.traits.growth // 100 + IDLE * idle if able else 0
    stays = any(one.owner == at.seat for area in here.board.worlds[system] for one in here.areas[area].structures)
    return event(at) + brings * (100 if stays else STAYS) // 100


def event(at: At) -> int:
    """What a card of the event deck is worth. FS-ROUND-02"""
    return LATE if worth.last_round(at) else EVENT


def _upgrades(at: At) -> tuple[int, list[list[int]]]:
    """What Strategize orders that are laid already pay for upgrades, the dearest of each kind first, and the prices of
    those that they leave. FS-STRAT-02
    """
    laid = sum(one.kind == "strategize" for one in _earlier(at))
    wares = [sorted(prices, reverse=True) for prices in buying.wares(at)]
    return sum(sum(prices[:laid]) for prices in wares), [prices[laid:] for prices in wares]


STAYS = 75
"""How much of an upgrade is left where no structure stands, in hundredths: units march on or fall. FS-STRAT-03"""


WORTH = {"advance": _advance, "deploy": _deploy, "dominate": _dominate, "strategize": _strategize}
assert set(WORTH) == set(ORDERS)


# --- laying ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Laid(Id):
    """An order that was laid, as it is noted: `advance:5A`."""

    kind: str
    system: str


def _laid(at: At) -> list[Laid]:
    """What this mind has laid this round, as it noted it."""
    if at.memory.get(ROUND) != at.view.round:
        at.memory[ROUND], at.memory[PLAN] = at.view.round, []
    return [Laid.read(str(one)) for one in worth.planned(at)]


def _earlier(at: At) -> list[Laid]:
    """What is laid before the order in question; nothing once all orders lie."""
    return _laid(at) if at.question.kind in LAYING else []


def _ahead(at: At) -> Chart:
    """The board as it will be after what was laid."""
    return foreseen.after(at, chart(at), _marching(at))


def _surely(at: At) -> int:
    """How often it comes to that, in thousandths."""
    return foreseen.course(at, chart(at), _marching(at))[1]


def _marching(at: At) -> list[str]:
    """Where Advance orders are laid."""
    return [one.system for one in _laid(at) if one.kind == "advance"]


def _then(at: At, ahead: Chart, kind: str, system: str) -> Chart:
    """The board when an order laid now is resolved: what lies on an Advance comes before it. FS-OPS-11, FS-STACK-04"""
    if Laid("advance", system) not in _laid(at):
        return ahead
    return foreseen.again(at, chart(at), ahead, system) if kind == "advance" else chart(at)


TWICE = 25
"""How much of a mission is left, in hundredths, where one like it is laid in the same system."""


def _fresh(at: At, mission: Mission) -> int:
    """A mission is worth less when one like it is laid already."""
    laid, mine = _laid(at), worth.me(at)
    share = 100
    for one in laid:
        if one == Laid(mission.kind, mission.system):
            share = share * TWICE // 100
        elif one.kind == mission.kind:
            share = share * (35 if mission.kind in ("deploy", "strategize") and mine.materiel < 9 else 80) // 100
    found = mission.worth * share // 100 if mission.worth > 0 else mission.worth
    cover = covering.cover(at, chart(at), mission.system, mission.kind)
    return max(0, found) + cover if cover else found


@MIND.judges(ASK_PLAN, least=SLIGHT)
def plan(at: At) -> Iterator[Offer]:
    """The kind of the best mission left; on stacks the last one laid comes first."""
    here = _ahead(at)
    able = [one._replace(worth=_fresh(at, one)) for one in missions(at, here)]
    best: dict[str, Mission | None] = {kind: _best(at, able, kind) for kind in ORDERS}
    offers = [_laying(option.id, best.get(option.id)) for option in picks(at)]
    yield from _decided(at, CHOSEN, offers)


def _best(at: At, able: list[Mission], kind: str) -> Mission | None:
    """The mission of a kind that seems best, of those that are not plainly worse than another one."""
    least = max((one.worth for one in able), default=0) * SLIGHT // 100
    return MIND.chosen(at, [one for one in able if one.kind == kind], lambda one: (one.worth, _name(one)), least)


def _laying(answer: str, mission: Mission | None) -> Offer:
    """What laying the order of a mission is worth; one that does nothing is worse than any that does something."""
    return Offer(answer, -900) if mission is None else Offer(answer, mission.worth or -1, plan=_name(mission))


def _name(mission: Mission) -> str:
    """A mission as a plan is named."""
    return f"{mission.kind} {mission.system}"


def _decided(at: At, note: str, offers: list[Offer]) -> list[Offer]:
    """The best one for this character, with its errors in it, is noted and stands far above the others: what follows
    has to fit it.
    """
    top = MIND.misjudged(at, offers)[0]
    at.memory[note] = top.answer
    return [offer._replace(worth=offer.worth + (SURELY if offer is top else 0)) for offer in offers]


def _open(here: Chart) -> list[str]:
    """Systems in which an order can be laid. FS-PLAN-05"""
    own = [system for system in here.board.systems if here.present(system)]
    return list(dict.fromkeys(other for system in own for other in here.board.with_neighbours(system)))


@MIND.judges(PLAN_AT, least=SLIGHT)
def plan_at(at: At) -> Iterator[Offer]:
    """Where an order of the kind just chosen is worth most."""
    here, kind = _ahead(at), _missing(at)
    places = [option.id for option in picks(at)]
    found = [_mission(at, here, kind, id) for id in places]
    offers = _decided(at, PLACE, [_laying(one.system, one._replace(worth=_fresh(at, one))) for one in found])
    at.memory[PLAN] = [*(one.id for one in _laid(at)), Laid(kind, str(at.memory[PLACE])).id]
    yield from offers


PLACE, SURELY = "place", 100_000


def _missing(at: At) -> OrderKind:
    """The order that is being laid, as this mind noted it; else the one that is worth most."""
    kind = at.memory.get(CHOSEN)
    return ORDERS[ORDERS.index(str(kind))] if kind in ORDERS else "advance"


# --- revealing -------------------------------------------------------------------------------------------------------

FIRST = {"deploy": 180, "dominate": 120, "strategize": -60, "advance": 0}
"""What comes better before the others: units before those who march, if there is room for them."""
ABILITIES = schemes.REVEALED


@MIND.judges(REVEAL)
def reveal(at: At) -> Iterator[Offer]:
    """The order that is best resolved now; an ability instead where there is one that does something."""
    here = chart(at)
    tops = {system.id: system.orders[-1].kind for system in at.view.systems if system.orders}
    marching = [option.id for option in picks(at) if tops.get(option.id) == "advance"]
    for option in picks(at):
        kind = tops.get(option.id)
        if kind is None:
            yield Offer(option.id, schemes.value(at, option.id, ABILITIES))
        else:
            waits = kind == "deploy" and _waits(at, here, option.id, _following(at))
            covers = covering.LATER if covering.covers(at, option.id, laid=True) else 0
            brings = of(at, here, kind, option.id)
            first = 0 if waits or brings < event(at) else FIRST[kind]
            hangs = foreseen.hanging(at, here, option.id) if kind == "advance" and brings < event(at) else 0
            found = brings + first - covers - covering.LATER * waits - hangs
            before = _before(at, here, option.id, marching) if kind == DOMINATE else found
            yield Offer(option.id, max(found, before))


def _following(at: At) -> list[str]:
    """The systems of own Advance orders on which no tokens lie but own ones: they can come before any other order of
    the own. FS-OPS-02
    """
    return [id for id in worth.lying(at, "advance") if _free(at.seat, worth.stack(at, id))]


def _free(seat: int, stack: Sequence[OrderView]) -> bool:
    """Whether what may be an own Advance order lies in a stack under nothing of other seats."""
    above = itertools.takewhile(lambda one: one.seat == seat, reversed(stack))
    return any(one.kind in (None, "advance") for one in above)


def _before(at: At, here: Chart, system: str, marching: Iterable[str]) -> int:
    """What a Dominate order is worth: more than a march that would take from what it brings. FS-DOM-02, FS-OPS-02"""
    calm = [march for march in marching if not _hurried(at, march)]
    taken = {march: _takes(at, here, march, system) for march in calm}
    return max((of(at, here, "advance", march) + lost for march, lost in taken.items() if lost), default=-SURELY)


def _hurried(at: At, system: str) -> bool:
    """Whether something may be gained by haste in a system: an order of another seat lies there. FS-ADV-05"""
    return any(one.seat != at.seat for one in worth.stack(at, system))


def _takes(at: At, here: Chart, march: str, system: str) -> int:
    """How much less a Dominate order brings after the best march from somewhere; it does not wait for it where others
    could come meanwhile to whence that goes.
    """
    now, found = of(at, here, DOMINATE, system), [0]
    ways = (sorties.best_from(at, here, march, source) for source in (None, *here.linked(march)))
    for sortie in (way for way in ways if way is not None):
        if not any(worth.comers(at, here, start) for start, _, _ in sortie.units):
            then = of(at, foreseen.marched(here, sortie), DOMINATE, system)
            found.append(now - max(event(at), then))
    return max(found)


def _waits(at: At, here: Chart, system: str, marching: Iterable[str]) -> bool:
    """Whether units find room only once others have marched."""
    now, then = (_spent(at, one, system) for one in (here, foreseen.after(at, here, marching)))
    return 2 * now < then


def _spent(at: At, here: Chart, system: str) -> int:
    """Materiel that a Deploy order there would spend on units."""
    return supply.outlet(here, worth.me(at), system, having=supply.purse(worth.me(at)))


@MIND.judges(RESOLVE, careful=True)
def resolve(at: At) -> Iterator[Offer]:
    """An order that is worth less than an event card goes to the event deck."""
    order = at.view.resolving
    here = chart(at)
    yield Offer(YES, 0 if order is None else of(at, here, order.kind, order.system))
    yield Offer(NO, event(at))


@MIND.rates(EXTRA_ORDER)
def extra_order(at: At, id: str) -> int:
    """A further Advance order, where it is worth most besides those that lie."""
    here = chart(at)
    return of(at, here, "advance", id) - schemes.doubled(at, here, id)


@MIND.judges(AS_ORDER)
def as_order(at: At) -> list[Offer]:
    """Whatever is worth most in the active system; no level turns an order into one that does nothing, or into one like
    an own order that lies there.
    """
    system = at.view.active
    return worthwhile(Offer(one.id, 0 if system is None else _again(at, one.id, system)) for one in picks(at))


def _again(at: At, kind: str, system: str) -> int:
    """What one order more of a kind is worth in a system, where one like it may still be to come."""
    found = of(at, chart(at), kind, system)
    return found * TWICE // 100 if system in worth.lying(at, ORDERS[ORDERS.index(kind)]) else found


__all__ = ["Mission", "missions", "of"]
