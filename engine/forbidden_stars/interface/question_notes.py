"""What a player reads with a question: how many orders are still to come, what a purchase is paid from, why something
cannot be bought, what is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.ask import Ask, PickOne, Refusal, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.components import (
    MATERIEL_LIMIT,
    ORDERS,
    ORDERS_A_ROUND,
    SYSTEMS,
    UNITS_OF,
    OrderKind,
    PrintedArea,
    UnitType,
)
from engine.forbidden_stars.economy import assets, materiel, purchase
from engine.forbidden_stars.economy.purchase import BUY_STRUCTURE, BUY_UNIT
from engine.forbidden_stars.economy.upgrades import BUY_COMBAT_UPGRADE, BUY_ORDER_UPGRADE
from engine.forbidden_stars.galaxy import areas, structures
from engine.forbidden_stars.orders import advance, deploy, dominate, strategize
from engine.forbidden_stars.phases.operations import IN_VAIN
from engine.forbidden_stars.phases.planning import PLAN, PLAN_AT
from engine.forbidden_stars.play import Game
from engine.questions.notes import Notes
from engine.text import T, Text, seat_name


@PLAN.notes
def plan(game: Game, seat: Seat, ask: Ask) -> Notes:
    """How many orders are still to come, and which would do nothing anywhere as things stand. FS-PLAN-01"""
    nowhere: dict[str, Text] = {
        kind: T("forbidden_stars-note-nowhere-of-use") for kind in _useless(game, seat, ask.where)
    }
    return Notes((_order(game, seat),) if game.state.phase == "planning" else (), nowhere)


def _useless(game: Game, seat: Seat, systems: Sequence[str]) -> list[OrderKind]:
    """The orders that would do nothing in any of these systems, with what the seat can pay now."""
    vain: Mapping[str, Callable[[Game, Seat, str], object]] = {**IN_VAIN, "strategize": strategize.in_vain}
    return [kind for kind in ORDERS if systems and all(vain[kind](game, seat, system) for system in systems)]


@PLAN_AT.notes
def plan_at(game: Game, seat: Seat, ask: Ask) -> Notes:
    """Which orders would do nothing in each system as things stand, and its worlds; where none would do something but
    buy upgrades, as it would elsewhere, stands behind the others. FS-AREA-04
    """
    shape = ask.must.get(seat)
    offered = [one.id for one in shape.options if one.id in SYSTEMS] if isinstance(shape, PickOne) else []
    vain = {id: _in_vain(game, seat, id) for id in offered}
    told = {id: _place(game, seat, id, orders) for id, orders in vain.items()}
    return Notes(options=told, aside=[id for id, orders in vain.items() if {*ORDERS} - {*orders} <= {"strategize"}])


def _place(game: Game, seat: Seat, system: str, vain: Sequence[OrderKind]) -> Text:
    """Everybody may know it, so it is said of all orders, whichever is in hand. FS-INFO-02"""
    told = _worlds(game, system)
    if "deploy" not in vain and not deploy.sites(game, seat, system):
        told = T("forbidden_stars-note-no-factory", worlds=told)
    return _with_use(told, vain) if vain else told


def _with_use(worlds: Text, vain: Sequence[OrderKind]) -> Text:
    """The orders in vain; where hardly any other is left, that one."""
    left = [kind for kind in ORDERS if kind not in vain]
    if len(left) > 1:
        return T("forbidden_stars-note-in-vain", worlds=worlds, orders=tuple(map(words.order, vain)))
    if not left:
        return T("forbidden_stars-note-no-order", worlds=worlds)
    return T("forbidden_stars-note-only-order", worlds=worlds, order=words.order(left[0]))


def _in_vain(game: Game, seat: Seat, system: str) -> list[OrderKind]:
    """The orders that have nothing to work on. FS-ADV-04, FS-DEPLOY-02, FS-DEPLOY-09, FS-DOM-02, FS-STRAT-03"""
    vain = {
        "advance": advance.in_vain(game, seat, system) is not None,
        "deploy": deploy.without_use(game, seat, system),
        "dominate": dominate.in_vain(game, seat, system) is not None,
        "strategize": not strategize.may_buy(game, seat, system),
    }
    return [kind for kind in ORDERS if vain[kind]]


@BUY_UNIT.notes
def units(game: Game, seat: Seat, ask: Ask) -> Notes:
    """What units are paid from, and why some cannot be bought. FS-COST-04, FS-CMD-03, FS-CMD-04"""
    shape = ask.must.get(seat)
    if not isinstance(shape, PickOne):
        return Notes()
    return Notes((_purse(game, seat), *_missing(game, seat, shape), *_over(game, seat)))


@BUY_STRUCTURE.notes
@BUY_ORDER_UPGRADE.notes
@BUY_COMBAT_UPGRADE.notes
def purchases(game: Game, seat: Seat, ask: Ask) -> Notes:
    """What a purchase is paid from. FS-COST-04, FS-CMD-03"""
    bought = isinstance(ask.must.get(seat), PickOne)
    return Notes((_purse(game, seat), *_over(game, seat)) if bought else ())


def _order(game: Game, seat: Seat) -> Text:
    """Which of the orders of a round it is. FS-PLAN-01"""
    laid = ORDERS_A_ROUND - game.state.queue.count(seat)
    return T("forbidden_stars-note-order", n=laid, of=ORDERS_A_ROUND)


def _worlds(game: Game, system: str) -> Text:
    """The worlds of a system, which the board shows by their names, and who holds them. FS-AREA-04"""
    worlds = [one for one in SYSTEMS[system].areas if one.name is not None]
    return T("forbidden_stars-note-worlds", worlds=tuple(_world(game, one) for one in worlds))


def _world(game: Game, world: PrintedArea) -> Text:
    held = areas.holders(game.state.areas[world.id])
    name = world.name or ""
    if not held:
        return T("forbidden_stars-note-free-world", world=name)
    return T("forbidden_stars-note-held-world", world=name, seats=tuple(map(seat_name, held)))


def _purse(game: Game, seat: Seat) -> Text:
    """Materiel, command level and forge tokens. FS-FORGE-01"""
    level, forges = structures.command_level(game, seat), assets.held(game, seat, "forge")
    return T("forbidden_stars-note-purse", materiel=game.player(seat).materiel, level=level, forges=forges)


def _over(game: Game, seat: Seat) -> list[Text]:
    """What the Refresh Phase would bring in vain. FS-MAT-02, FS-REFRESH-03"""
    income = materiel.income(game, seat)
    lost = game.player(seat).materiel + income - MATERIEL_LIMIT
    return [T("forbidden_stars-note-over", n=income, lost=lost)] if lost > 0 else []


def _missing(game: Game, seat: Seat, shape: PickOne) -> list[Text]:
    """Why units of the own faction are not among the options. FS-DEPLOY-14, FS-DEPLOY-15, FS-DEPLOY-16"""
    found = [purchase.Buy.maybe(option.id) for option in shape.options]
    offered = {buy.piece for buy in found if buy is not None}
    missing = [type for type in UNITS_OF[game.player(seat).faction] if type.id not in offered]
    told: dict[str, list[Text]] = {}
    for type in missing:
        refusal = shape.why(purchase.Buy(type.id).id)
        why = (refusal.rule if refusal is not None else None) or ""
        told.setdefault(COMMON.get(why, "forbidden_stars-note-missing"), []).append(_reason(refusal, why, type))
    return [Text(key, {"units": tuple(units)}) for key, units in told.items()]


def _reason(refusal: Refusal | None, why: str, type: UnitType) -> Text:
    """The price is the least that this seat could pay."""
    key = REASONS.get(why, "forbidden_stars-note-dear")
    cost = type.cost if refusal is None else refusal.text.params.get("cost", type.cost)
    return Text(key, {"piece": words.piece(type.id), "cost": cost, "level": type.level})


COMMON = {"FS-DEPLOY-16": "forbidden_stars-note-levels"}
"""What most units lack is said once for all of them."""


REASONS = {
    "FS-DEPLOY-07": "forbidden_stars-note-nowhere",
    "FS-DEPLOY-14": "forbidden_stars-note-dear",
    "FS-DEPLOY-15": "forbidden_stars-note-none-left",
    "FS-DEPLOY-16": "forbidden_stars-note-level",
}
"""In words, by the rule that forbids it."""
