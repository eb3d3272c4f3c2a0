"""The questions of a tactical action's movement: which ships, how many, which way, what they carry."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO, YES, Amount, Option, Spread
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4 import words
from engine.ti4.galaxy.custodians import CUSTODIANS
from engine.ti4.galaxy.loading import LOAD
from engine.ti4.galaxy.movement import ASK_MOVE, LEAD, MOVE_NUMBER, ROUTE
from engine.ti4.galaxy.units import Group
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy
from engine.ti4.minds.tactics import plans

DONE = "done"
GOING, STAYING = 1000, 200


@galaxy.once
def _plan(at: At) -> plans.TacticalPlan | None:
    active = at.view.active_system
    return plans.best(at, active) if active is not None else None


def _count(option: Option) -> int:
    """How many of a group are still to be declared, as its option says."""
    number = option.text.params.get("n", 0)
    return number if isinstance(number, int) else 0


def _there(at: At, id: str) -> int:
    """How many of a group there are on the board."""
    group = Group.read(id)
    ships = galaxy.of(at).systems[group.place].ships
    number, hurt = galaxy.force(ships, at.seat).get(group.type, 0), galaxy.damaged(ships, at.seat).get(group.type, 0)
    return hurt if group.damaged else (number - hurt or hurt)


@MIND.judges(ASK_MOVE, careful=True)
def move(at: At) -> Iterator[Offer]:
    """The groups of the plan, those that carry first, then nothing more."""
    plan = _plan(at)
    left = {option.id: _count(option) for option in picks(at) if option.id != DONE}
    yield Offer(DONE, STAYING)
    for leg in plan.legs if plan is not None else ():
        declared = _there(at, leg.mover.id) - left.get(leg.mover.id, 0)
        if leg.mover.id in left and declared < leg.number:
            yield Offer(leg.mover.id, GOING + leg.mover.card.capacity)


@MIND.judges(MOVE_NUMBER, aim=Aim.EXPAND, careful=True)
def move_number(at: At) -> Iterator[Offer]:
    """As many as planned."""
    if not isinstance(at.shape, Amount):
        return
    plan, origin = _plan(at), at.question.where[0]
    legs = plan.legs if plan is not None else ()
    mine = [leg for leg in legs if leg.mover.origin == origin and _is(at, leg.mover.type)]
    number = sum(leg.number for leg in mine) or at.shape.low
    yield Offer(max(at.shape.low, min(at.shape.high, number)), GOING)


def _is(at: At, type: str) -> bool:
    return at.question.about.params.get("unit") == words.unit(type)


@MIND.judges(ROUTE, aim=Aim.EXPAND, careful=True)
def route(at: At) -> Iterator[Offer]:
    """Past gravity rifts, and otherwise the shortest."""
    for option in picks(at):
        rifts = option.text.params.get("rifts", 0)
        yield Offer(option.id, -1000 * (rifts if isinstance(rifts, int) else 0) - len(option.id))


@MIND.judges(LOAD, aim=Aim.EXPAND, careful=True)
def load(at: At) -> Iterator[Offer]:
    """What the plan carries, as far as it is not aboard already."""
    plan = _plan(at)
    wanted = dict(plan.cargo) if plan is not None else {}
    if isinstance(at.shape, Spread):
        yield Offer(dict(_loaded(at, at.shape, wanted)), GOING)
        yield Offer({}, 0)


def _loaded(at: At, shape: Spread, wanted: dict[str, int]) -> dict[str, int]:
    """First who lies where these ships come from: others come along with those that start beside them."""
    left = {slot.id: slot.most for slot in shape.slots}
    found, room = dict[str, int](), shape.high
    for id, number in sorted(wanted.items(), key=lambda one: not _beside(at, one[0])):
        if id in left:
            aboard = _cargo(at, id) - left[id]
            some = min(room, left[id], number - aboard)
            if some > 0:
                found[id], room = some, room - some
    return found


def _beside(at: At, id: str) -> bool:
    """Whether a kind of cargo lies where the ships start that are asked about. TI-TRANSPORT-03"""
    place = Group.read(id).place
    return galaxy.of(at).lies.get(place, place) == at.question.where[0]


def _cargo(at: At, id: str) -> int:
    """How much of a kind of cargo there is on the board."""
    group, here = Group.read(id), galaxy.of(at)
    there = here.systems[group.place].ships if group.place in here.systems else here.planets[group.place].forces
    return galaxy.force(there, at.seat).get(group.type, 0)


MIND.whether(LEAD, NO, 1, aim=Aim.EXPAND, careful=True)
"""A flagship that opens the way goes with the others."""


MIND.whether(CUSTODIANS, YES, 1000, aim=Aim.SCORE, careful=True)
"""A point."""
