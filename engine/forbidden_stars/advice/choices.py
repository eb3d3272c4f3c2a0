"""Storms, events and assets: what a storm parts, which card goes, what a world gives, which unit leaves its place."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO
from engine.digits import whole
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.windows import TARGET
from engine.forbidden_stars.advice.advice import ADVICE
from engine.forbidden_stars.advice.orders import DOES
from engine.forbidden_stars.cards.order_steps import (
    AS_ORDER,
    DESTROY_OWN,
    EXTRA_ORDER,
    ORDER_TOKEN,
    ORDERS_TO_DECK,
    RALLY_SYSTEM,
    STACK_END,
    Off,
)
from engine.forbidden_stars.cards.placing_steps import TAKE_FROM, TAKE_UNIT
from engine.forbidden_stars.cards.supply_steps import ASSETS_OF, MATERIEL_OF, TAKE_ASSET, TAKE_FROM_PLAYER
from engine.forbidden_stars.components import AREAS, ASSET_LIMIT, EVENTS, UNITS
from engine.forbidden_stars.galaxy.placing import There
from engine.forbidden_stars.interface.view import AreaView
from engine.forbidden_stars.minds import worth
from engine.forbidden_stars.minds.cards import Led
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.orders.dominate import ASSET
from engine.forbidden_stars.phases.board_building import PLACE_STORM
from engine.forbidden_stars.phases.events import MOVE_STORM, REPLACE_SCHEME, STORM_TO
from engine.players.advising import Point, against, aim, cost, listed
from engine.players.mind import Offer
from engine.text import T, Text

# --- storms ----------------------------------------------------------------------------------------------------------


@ADVICE.on(MOVE_STORM, STORM_TO, PLACE_STORM)
def storm(at: At, offer: Offer) -> Iterator[Point]:
    """Whom it parts where it goes, and which way it opens. FS-STORM-01, FS-STORM-06"""
    here, led = chart(at), Led.maybe(str(offer.answer))
    yield from _parts(here, str(offer.answer) if led is None else led.edge)
    if led is not None:
        one, other = here.board.beside(at.view.storms[led.storm].edge)
        if one is not None and other is not None:
            yield aim(T("forbidden_stars-advice-frees", one=words.system(one), other=words.system(other)))


def _parts(here: Chart, edge: str) -> Iterator[Point]:
    """Two systems that a storm parts: own ones, objectives, others'."""
    one, other = here.board.beside(edge)
    if one is None or other is None:
        yield aim(T("forbidden_stars-advice-outside"))
        return
    yield aim(T("forbidden_stars-advice-parts", one=words.system(one), other=words.system(other)))
    for system, beyond in ((one, other), (other, one)):
        if here.present(system) and (goal := _goal(here, beyond)) is not None:
            yield against(T("forbidden_stars-advice-cuts-off", area=words.area(goal.id)))
        elif here.present(system) and not here.present(beyond) and _enemies(here, beyond):
            yield aim(T("forbidden_stars-advice-shelters", system=words.system(system)))
    if here.present(one) and here.present(other):
        yield against(T("forbidden_stars-advice-between-own"))


def _goal(here: Chart, system: str) -> AreaView | None:
    """An own objective that is still to be reached there."""
    areas = [here.areas[area] for area in here.board.worlds[system]]
    return next((area for area in areas if area.objective == here.seat and area.owner != here.seat), None)


def _enemies(here: Chart, system: str) -> bool:
    """Whether others have something there."""
    return any(here.foe(area) is not None for area in here.board.areas_of[system])


# --- units that leave their place ------------------------------------------------------------------------------------


@ADVICE.on(TARGET, TAKE_UNIT, DESTROY_OWN)
def unit(at: At, offer: Offer) -> Iterator[Point]:
    """A unit where it stands: how many are left there, and whether enemies are next to it. FS-AREA-04"""
    here, there = chart(at), There.maybe(str(offer.answer))
    if there is None or there.area not in here.areas:
        yield aim(T("forbidden_stars-advice-unused"))
        return
    number, leaves = len(here.units(there.area)), at.question.kind != TARGET.name
    key = "forbidden_stars-advice-left-there" if leaves else "forbidden_stars-advice-stands-there"
    yield aim(Text(key, {"n": number - leaves}))
    if at.question.kind == DESTROY_OWN.name and there.type in UNITS:
        yield cost(T("forbidden_stars-advice-worth", n=UNITS[there.type].cost))
    if leaves and number == 1 and here.friendly(there.area) and not here.areas[there.area].structures:
        yield against(T("forbidden_stars-advice-leaves", area=words.area(there.area)))
    if worth.threat(at, here, there.area):
        yield (against if leaves else aim)(T("forbidden_stars-advice-guards"))


@ADVICE.on(TAKE_FROM)
def take_from(at: At, offer: Offer) -> Iterator[Point]:
    """An area from which units go."""
    here, id = chart(at), str(offer.answer)
    if id in here.areas:
        yield aim(T("forbidden_stars-advice-stands-there", n=len(here.units(id))))


@ADVICE.on(RALLY_SYSTEM)
def rally_system(at: At, offer: Offer) -> Iterator[Point]:
    """How many units stand again."""
    here = chart(at)
    routed = [
        unit for area in here.board.areas_of.get(str(offer.answer), ()) for unit in here.units(area) if unit.routed
    ]
    yield aim(T("forbidden_stars-advice-rallies", n=len(routed)))


# --- events, orders and assets ---------------------------------------------------------------------------------------


@ADVICE.on(REPLACE_SCHEME)
def replace_scheme(at: At, offer: Offer) -> Iterator[Point]:
    """What the scheme does that lies then, and the one that goes. FS-EVENT-06"""
    params = at.question.about.params
    stays, goes = (params.get(name) for name in (("old", "card") if offer.answer == NO else ("card", "old")))
    yield from (aim(words.card_text(id)) for id in EVENTS if words.card(id) == stays)
    if isinstance(goes, Text):
        yield cost(goes)


@ADVICE.on(ORDER_TOKEN, STACK_END)
def order_token(at: At, offer: Offer) -> Iterator[Point]:
    """What lies on top comes first. FS-STACK-04"""
    key = {"top": "forbidden_stars-advice-first", "bottom": "forbidden_stars-advice-last"}.get(str(offer.answer))
    if key is not None:
        yield aim(Text(key))
        return
    stacks = {system.id: len(system.orders) for system in at.view.systems}
    if str(offer.answer) in stacks:
        yield aim(T("forbidden_stars-advice-stack", n=stacks[str(offer.answer)]))


@ADVICE.on(ORDERS_TO_DECK)
def orders_to_deck(at: At, offer: Offer) -> Iterator[Point]:
    """Orders that cannot be laid any more. FS-LIMIT-01"""
    chosen = listed(offer.answer)
    kinds = [Off.read(str(one)).kind for one in chosen]
    held = list(at.view.own.orders) if at.view.own is not None else []
    for kind in dict.fromkeys(kinds):
        left = held.count(kind) - kinds.count(kind)
        yield cost(T("forbidden_stars-advice-orders-left", order=words.order(kind), n=max(0, left)))


@ADVICE.on(EXTRA_ORDER)
def extra_order(at: At, offer: Offer) -> Iterator[Point]:
    """What a further Advance order does there."""
    if str(offer.answer) in chart(at).board.systems:
        yield from DOES["advance"](at, chart(at), str(offer.answer))


@ADVICE.on(AS_ORDER)
def as_order(at: At, offer: Offer) -> Iterator[Point]:
    """What the order does in the active system."""
    kind, system = str(offer.answer), at.view.active
    if kind in DOES and system is not None:
        yield from DOES[kind](at, chart(at), system)


@ADVICE.on(ASSETS_OF)
def assets_of(at: At, offer: Offer) -> Iterator[Point]:
    """What its symbols give, and what there is no room for. FS-DOM-03, FS-ASSET-02"""
    found: dict[str, int] = {}
    for symbol in AREAS[str(offer.answer)].assets if str(offer.answer) in AREAS else ():
        found[symbol] = found.get(symbol, 0) + 1
    if found:
        yield aim(T("forbidden_stars-advice-assets", assets=words.assets(found)))
    held = worth.me(at).assets
    if any(held.get(kind, 0) + number > ASSET_LIMIT for kind, number in found.items()):
        yield against(T("forbidden_stars-advice-no-room", n=ASSET_LIMIT))


@ADVICE.on(ASSET, TAKE_ASSET)
def asset(at: At, offer: Offer) -> Iterator[Point]:
    """How many of the kind there are already. FS-ASSET-02"""
    yield aim(T("forbidden_stars-advice-held", n=worth.me(at).assets.get(str(offer.answer), 0), most=ASSET_LIMIT))


@ADVICE.on(MATERIEL_OF)
def materiel_of(at: At, offer: Offer) -> Iterator[Point]:
    """The materiel of a world. FS-MAT-02"""
    if str(offer.answer) in AREAS:
        yield aim(words.materiel(AREAS[str(offer.answer)].materiel))


@ADVICE.on(TAKE_FROM_PLAYER)
def take_from_player(at: At, offer: Offer) -> Iterator[Point]:
    """How near a player is to winning. FS-WIN-01"""
    seat = whole(str(offer.answer))
    if seat is not None:
        yield aim(T("forbidden_stars-advice-collected", n=at.view.seats[seat].collected))
