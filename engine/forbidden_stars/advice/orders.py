"""Orders: what each would do in its system, how likely, what it leaves bare, and which is the last of its kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from engine.ask import NO
from engine.effects import component_of
from engine.forbidden_stars import words
from engine.forbidden_stars.advice.advice import ADVICE, gives, laid, world
from engine.forbidden_stars.components import AREAS, EVENTS, ORDERS
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import foreseen, odds, sorties, supply, worth
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.minds.sorties import Sortie
from engine.forbidden_stars.orders.advance import ADVANCE_FROM, DONE, MOVE_TO, MOVE_UNITS, NONE, From, To
from engine.forbidden_stars.phases.operations import RESOLVE, REVEAL
from engine.forbidden_stars.phases.planning import PLAN, PLAN_AT
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.text import T

Does = Callable[[At, Chart, str], Iterator[Point]]
RISKY = 750
"""A combat that is won less often, in thousandths, is a risk worth a word."""


# --- what an order does ----------------------------------------------------------------------------------------------


def _advance(at: At, here: Chart, system: str) -> Iterator[Point]:
    found = sorties.best(at, here, system)
    if found is not None:
        yield from marches(at, here, found)


def marches(at: At, here: Chart, one: Sortie) -> Iterator[Point]:
    """A sortie: the world, who goes, what is gained, and the areas that are left. FS-ADV-01"""
    if here.friendly(one.target):
        yield aim(T("forbidden_stars-advice-strengthens", area=words.area(one.target)))
    else:
        yield aim(world(at, here, one.target, one.chance))
        yield from gives(at, here, one.target)
    going = Counter[str]()
    for start, _, number in one.units:
        going[start] += number
    for start, number in going.items():
        yield from _left(at, here, start, number)
    if one.chance < RISKY:
        yield against(T("forbidden_stars-advice-risk"))


def _left(at: At, here: Chart, start: str, number: int) -> Iterator[Point]:
    """An area that its last unit leaves, where no structure keeps it. FS-AREA-04"""
    kept = any(one.owner == at.seat for one in here.areas[start].structures)
    if number >= len(here.units(start)) and not kept and here.friendly(start):
        yield against(T("forbidden_stars-advice-leaves", area=words.area(start)))
    elif number >= len(here.units(start)) and worth.threat(at, here, start):
        yield against(T("forbidden_stars-advice-bares", area=words.area(start)))


def _deploy(at: At, here: Chart, system: str) -> Iterator[Point]:
    """Units as far as factories and materiel go, and a structure. FS-DEPLOY-02, FS-DEPLOY-09"""
    mine = worth.me(at)
    spent = min(mine.materiel, supply.outlet(here, mine, system))
    if spent:
        yield aim(T("forbidden_stars-advice-units", n=spent))
    elif not supply.capacity(here, system):
        yield against(T("forbidden_stars-advice-no-factory"))
    if supply.bare(here, system):
        yield aim(T("forbidden_stars-advice-structure"))
    if lost := supply.overflow(mine):
        yield aim(T("forbidden_stars-advice-spilt", n=lost))
    yield cost(T("forbidden_stars-advice-spent", n=mine.materiel))


def _dominate(at: At, here: Chart, system: str) -> Iterator[Point]:
    """Assets, and the ability of the faction. FS-DOM-01"""
    mine, worlds = worth.me(at), [area for area in here.board.worlds[system] if here.friendly(area)]
    found = Counter(symbol for area in worlds for symbol in here.areas[area].assets)
    if found:
        told = tuple(words.asset(kind) if n == 1 else words.counted(words.asset(kind), n) for kind, n in found.items())
        yield aim(T("forbidden_stars-advice-assets", assets=told))
    if any(here.units(area) for area in worlds):
        yield aim(words.dominate(mine.faction))
    if not worlds:
        yield against(T("forbidden_stars-advice-no-world"))


def _strategize(at: At, here: Chart, system: str) -> Iterator[Point]:
    """Upgrades that can be paid, and an event card. FS-STRAT-01"""
    mine = worth.me(at)
    prices = [price for kind in supply.upgrades(mine) for price in kind if price <= mine.materiel]
    if prices and here.present(system):
        yield aim(T("forbidden_stars-advice-upgrades", n=len(prices)))
        yield cost(T("forbidden_stars-advice-from", n=min(prices)))
    else:
        yield against(T("forbidden_stars-advice-no-upgrade"))
    yield aim(T("forbidden_stars-advice-event"))


DOES: Mapping[str, Does] = {"advance": _advance, "deploy": _deploy, "dominate": _dominate, "strategize": _strategize}


# --- the questions ---------------------------------------------------------------------------------------------------


def _ahead(at: At) -> Chart:
    """The board as it will be after the Advance orders that are laid."""
    return foreseen.after(at, chart(at), [system for kind, system in laid(at) if kind == "advance"])


@ADVICE.on(PLAN, PLAN_AT)
def plan(at: At, offer: Offer) -> Iterator[Point]:
    """What the order would do where it is worth most, and that it is the last of its kind. FS-PLAN-04"""
    kind, _, system = offer.plan.partition(" ")
    if kind not in DOES or not system:
        return
    if at.question.kind == PLAN.name:
        yield aim(T("forbidden_stars-advice-in", system=words.system(system)))
    else:
        yield aim(words.order(kind))
    yield from DOES[kind](at, _ahead(at), system)
    held = at.view.own.orders if at.view.own is not None else ()
    if at.question.kind == PLAN.name and held.count(kind) == 1:
        yield against(T("forbidden_stars-advice-last-order", order=words.order(kind)))


@ADVICE.on(REVEAL)
def reveal(at: At, offer: Offer) -> Iterator[Point]:
    """What the order does now. FS-OPS-04"""
    tops = {system.id: system.orders[-1].kind for system in at.view.systems if system.orders}
    kind = tops.get(str(offer.answer))
    scheme = component_of(str(offer.answer))
    if kind is not None:
        yield from DOES[kind](at, chart(at), str(offer.answer))
    elif scheme in EVENTS:
        yield aim(words.card_text(scheme))
        yield cost(words.card(scheme))


@ADVICE.on(RESOLVE)
def resolve(at: At, offer: Offer) -> Iterator[Point]:
    """What it does, or the event card that one gets in its place. FS-OPS-08"""
    order = at.view.resolving
    if order is None:
        return
    if offer.answer == NO:
        yield aim(T("forbidden_stars-advice-event"))
        yield against(T("forbidden_stars-advice-unresolved", order=words.order(order.kind)))
    elif order.kind in ORDERS:
        yield from DOES[order.kind](at, chart(at), order.system)


# --- an Advance order ------------------------------------------------------------------------------------------------


@ADVICE.on(ADVANCE_FROM)
def advance_from(at: At, offer: Offer) -> Iterator[Point]:
    """The best that those who come from there could do. FS-ADV-04"""
    here, source = chart(at), None if offer.answer == NONE else str(offer.answer)
    found = sorties.best_from(at, here, at.question.where[0], source)
    if found is not None:
        yield from marches(at, here, found)


@ADVICE.on(MOVE_TO)
def move_to(at: At, offer: Offer) -> Iterator[Point]:
    """The best sortie to an area; a void is opened for others."""
    if offer.answer == DONE:
        yield aim(T("forbidden_stars-advice-stay"))
        return
    here, area = chart(at), To.read(str(offer.answer)).area
    if AREAS[area].kind == "void":
        if here.foe(area) is None:
            yield aim(T("forbidden_stars-advice-opens"))
        return
    around = (None, *here.linked(at.question.where[0]))
    found = [one for source in around for one in sorties.to(at, here, area, source)]
    if found:
        yield from marches(at, here, max(found, key=lambda one: one.worth))


@ADVICE.on(MOVE_UNITS)
def move_units(at: At, offer: Offer) -> Iterator[Point]:
    """The chance of those who go, and what they leave. FS-COMBAT-01"""
    here, target = chart(at), at.question.where[0]
    if not isinstance(offer.answer, dict) or not offer.answer:
        return
    groups = [(From.read(id), int(str(number))) for id, number in offer.answer.items()]
    going = [unit for group, n in groups for unit in _those(here, group, n)]
    foe = here.foe(target)
    share = odds.SURE
    if foe is not None:
        ours = odds.side([*going, *here.units(target)], 0, odds.trained(worth.me(at)))
        share = odds.wins(ours, worth.guard(at, here, target, foe))
    if here.friendly(target):
        yield aim(T("forbidden_stars-advice-strengthens", area=words.area(target)))
    else:
        yield aim(world(at, here, target, share))
    leaving = Counter[str]()
    for group, number in groups:
        leaving[group.area] += number
    for start, number in leaving.items():
        if start in here.areas:
            yield from _left(at, here, start, number)


def _those(here: Chart, group: From, number: int) -> list[UnitView]:
    """So many units of a look that stand on an area."""
    able = [unit for unit in here.standing(group.area) if unit.type == group.type] if group.area in here.areas else []
    return able[:number]
