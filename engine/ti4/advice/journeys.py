"""Tactical actions: what is taken in a system, who has to be beaten there, what is left bare, what is stuck then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.actions.invasion import LAND
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.advice.advice import ADVICE, brings, chance, planet, tactic
from engine.ti4.components import GROUND
from engine.ti4.galaxy import routes
from engine.ti4.galaxy.custodians import CUSTODIANS
from engine.ti4.galaxy.loading import LOAD
from engine.ti4.galaxy.movement import ASK_MOVE, MOVE_NUMBER, ROUTE
from engine.ti4.galaxy.movement_plan import pieces_from
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.view import ForceView, SystemView
from engine.ti4.minds.economy import production, saving
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, weights, worth
from engine.ti4.minds.reckoning.held import Holding
from engine.ti4.minds.tactics import landing, plans
from engine.ti4.minds.tactics.plans import TacticalPlan

SURE, HIT, DONE = 1000, 50, "done"
"""A certain chance; hits in hundredths that are worth a word; the answer that moves nothing."""


def tactical(at: At, plan: TacticalPlan) -> Iterator[Point]:
    """A plan for a system, with what activating it costs."""
    yield from goals(at, plan)
    yield from tactic(at)
    yield from _dangers(at, plan)


def goals(at: At, plan: TacticalPlan) -> Iterator[Point]:
    """What is done there: who is fought, what is taken, what is made, which objectives come nearer."""
    here, pieces = galaxy.of(at).systems[plan.system], _pieces(at, plan)
    foe = landing.enemy(at, here)
    if foe is not None:
        yield aim(_fight(at, here, foe, pieces))
    gained = landing.landings(at, plan.system, pieces.get(GROUND[0], 0), pieces)
    yield from (aim(_taken(at, one)) for one in gained)
    for seat in plans.spoiled(at, here, gained):
        yield aim(T("ti4-advice-spoils", seat=seat_name(seat)))
    if production.gain(at, plan.system):
        yield aim(T("ti4-advice-produces", n=production.room(at, plan.system), money=saving.resources(at)))
    yield from brings(at, _then(at, plan, gained))


def _pieces(at: At, plan: TacticalPlan) -> dict[str, int]:
    """What would be in the space of the system then."""
    found = dict(galaxy.force(galaxy.of(at).systems[plan.system].ships, at.seat))
    coming = [(leg.mover.type, leg.number) for leg in plan.legs]
    for type, number in (*coming, *((Group.read(id).type, number) for id, number in plan.cargo)):
        found[type] = found.get(type, 0) + number
    return found


def _fight(at: At, here: SystemView, foe: ForceView, pieces: Mapping[str, int]) -> Text:
    outcome = forces.battle(at, pieces, foe, here)
    units = words.units(forces.ships(foe.units))
    return T("ti4-advice-fights", seat=seat_name(foe.seat), units=units, chance=chance(worth.likely(outcome)))


def _taken(at: At, one: landing.Landing) -> Text:
    """A planet that is taken, from whom, and how likely where that is not certain."""
    owner = galaxy.of(at).planets[one.planet].owner
    if one.chance < SURE:
        return T("ti4-advice-takes-perhaps", planet=planet(at, one.planet), chance=chance(one.chance))
    if owner is not None:
        return T("ti4-advice-takes-from", planet=planet(at, one.planet), seat=seat_name(owner))
    return T("ti4-advice-takes", planet=planet(at, one.planet))


def _then(at: At, plan: TacticalPlan, gained: list[landing.Landing]) -> Holding:
    """What the seat would have once that is done."""
    now, fleets = objectives.holding(at), dict(objectives.holding(at).fleets)
    for leg in plan.legs:
        fleets[leg.mover.origin] = fleets.get(leg.mover.origin, 0) - leg.number
        fleets[plan.system] = fleets.get(plan.system, 0) + leg.number
    there = {id: number for id, number in fleets.items() if number > 0}
    sure = [one.planet for one in gained if one.chance >= weights.BOLD]
    return Holding(now.planets | set(sure), there, now.units, now.technologies)


# --- what speaks against it ------------------------------------------------------------------------------------------


def _dangers(at: At, plan: TacticalPlan) -> Iterator[Point]:
    hits = forces.guns(at, plan.system) if plan.legs else 0
    if hits >= HIT:
        yield against(T("ti4-advice-guns", n=(hits + 50) // 100 or 1))
    yield from (against(T("ti4-advice-bare", system=words.system(id))) for id in _bared(at, plan))
    there = forces.ships(galaxy.force(galaxy.of(at).systems[plan.system].ships, at.seat))
    if there and galaxy.me(at).tactic > 1:
        yield against(T("ti4-advice-stuck", units=words.units(there)))


def _bared(at: At, plan: TacticalPlan) -> Iterator[str]:
    """Systems that the ships leave, where somebody could come who was too weak before."""
    for origin in plan.origins:
        here = galaxy.of(at).systems[origin]
        before = worth.strength(at, galaxy.force(here.ships, at.seat))
        legs = [leg for leg in plan.legs if leg.mover.origin == origin]
        gone = sum(forces.price(leg.mover.type, galaxy.me(at)) * leg.number for leg in legs)
        coming = worth.invaders(at, origin)
        if worth.danger(at, here, before - gone, coming) > worth.danger(at, here, before, coming):
            yield origin


# --- the questions ---------------------------------------------------------------------------------------------------


@ADVICE.on(ACTIVATE)
def activate(at: At, offer: Offer) -> Iterator[Point]:
    """The plan for a system. TI-ACTIVATION-01"""
    plan = plans.best(at, str(offer.answer))
    if plan is not None:
        yield from tactical(at, plan)


@ADVICE.on(ASK_MOVE, MOVE_NUMBER, LOAD)
def move(at: At, offer: Offer) -> Iterator[Point]:
    """What the ships go there for."""
    system = at.view.active_system
    plan = plans.best(at, system) if system is not None else None
    if system is not None and offer.answer in (DONE, {}):
        yield from _coming(at, galaxy.of(at).systems[system], offer)
    elif plan is not None:
        found = list(goals(at, plan))
        yield from found or [aim(T("ti4-advice-goes", system=words.system(plan.system)))]


def _coming(at: At, here: SystemView, offer: Offer) -> Iterator[Point]:
    """Who is in the system then with what is declared, and the battle that it brings; or what stays behind.

    TI-MOVEMENT-03, TI-SPACECOMBAT-01
    """
    if offer.answer == {}:
        yield aim(T("ti4-advice-carries-none"))
        return
    coming, foe = dict(galaxy.force(here.ships, at.seat)), landing.enemy(at, here)
    for said, pieces in pieces_from(at.question.about.params.get("declared")):
        for type, number in pieces.items() if said != words.system(str(here.tile)) else ():
            coming[type] = coming.get(type, 0) + number
    if not coming:
        yield aim(T("ti4-advice-nobody-moves"))
        return
    yield aim(T("ti4-advice-then-there", units=words.units(coming)))
    if foe is not None:
        yield aim(_fight(at, here, foe, coming))
    if production.gain(at, str(here.tile)):
        yield aim(T("ti4-advice-produces", n=production.room(at, str(here.tile)), money=saving.resources(at)))


@ADVICE.on(ROUTE)
def route(at: At, offer: Offer) -> Iterator[Point]:
    """Gravity rifts on the way. TI-RIFT-03"""
    rifts = routes.rifts(routes.Way.read(str(offer.answer)).systems)
    yield against(T("ti4-advice-rifts", n=rifts)) if rifts else aim(T("ti4-advice-no-rift"))


@ADVICE.on(LAND)
def land(at: At, offer: Offer) -> Iterator[Point]:
    """The planets that are taken, and how likely. TI-INVASION-04"""
    if not isinstance(offer.answer, dict) or not offer.answer:
        yield aim(T("ti4-advice-stay-aboard"))
        return
    ships = galaxy.force(galaxy.of(at).systems[at.question.where[0]].ships, at.seat)
    bombs = forces.bombardment(ships, galaxy.me(at))
    for id, number in offer.answer.items():
        one = galaxy.of(at).planets[id]
        if one.owner == at.seat:
            yield aim(T("ti4-advice-guards-planet", planet=planet(at, id)))
        elif isinstance(number, int):
            yield aim(_taken(at, landing.Landing(id, number, landing.chance(at, one, number, bombs), 0)))
    yield from brings(at, objectives.holding(at).with_planets(*offer.answer))


@ADVICE.on(CUSTODIANS)
def custodians(at: At, offer: Offer) -> Iterator[Point]:
    """The point, and the influence. TI-CUSTODIANS-03"""
    if offer.answer == "yes":
        yield aim(T("ti4-advice-custodians"))
