"""Who takes damage, and for whom a die is given: as little is lost as can be. FS-DMG-03, FS-DMG-05, FS-DMG-08"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.ask import NO, YES
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.steps import UNLESS
from engine.forbidden_stars.combat.damage import BASTION, BY_COST, SUFFER
from engine.forbidden_stars.components import BUILT, CARDS, UNITS
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import clash, odds
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import MIND, At
from engine.players.mind import Offer, picks

MORALE, ROUTED, TOKEN, FORT = 15, 8, 40, 60
"""What a morale icon is worth that no longer counts; the share of a unit that is lost while it lies; how much less a
reinforcement token is worth than its unit; and what a bastion is.
"""


class Bearer(NamedTuple):
    """What can take damage: how it looks, what destroys it, and what is lost if it falls, or if it bears the rest."""

    id: str
    health: int
    falls: int
    bears: int


@MIND.judges(SUFFER, careful=True)
def suffer(at: At) -> Iterator[Offer]:
    """So that least is lost by all that is still to be assigned: a unit that bears all of it is only routed, a bastion
    not even that.
    """
    offered = [option.id for option in picks(at) if option.id != BY_COST.id]
    left = at.question.about.params.get("n")
    bearers = tuple(sorted(one for one in _bearers(at, chart(at)) if one.id in offered))
    known = {one.id: one for one in bearers}
    for id in offered:
        cost = _taking(bearers, known[id], left) if id in known and isinstance(left, int) else 0
        yield Offer(id, -cost)


def _bearers(at: At, here: Chart) -> Iterator[Bearer]:
    """All of the own that stand where damage is assigned; in a strike nobody is routed. FS-ORBIT-10"""
    area = next((area for area in at.question.where if area in here.areas), None)
    if area is None:
        return
    yield from (_unit(at, unit) for unit in here.units(area))
    yield from _forts(at, here, area, at.seat)


def _forts(at: At, here: Chart, area: str, seat: int) -> Iterator[Bearer]:
    """The bastions of a seat on an area."""
    morale = 0 if at.view.combat is None else MORALE * BUILT["bastion"].morale
    for fort in here.areas[area].structures:
        if fort.kind == "bastion" and fort.owner == seat:
            yield Bearer(BASTION.id, BUILT["bastion"].health - fort.damage, FORT + morale, 0)


def struck(at: At, here: Chart, area: str, damage: int) -> int:
    """What so much damage of a strike costs at least who stands there: it chooses who bears it, of those who stand as
    long as any do. FS-ORBIT-09, FS-DMG-04
    """
    seat = here.foe(area)
    if seat is None:
        return 0
    units = here.units(area, seat)
    forts = tuple(_forts(at, here, area, seat))
    standing = tuple(_unit(at, unit) for unit in units if not unit.routed)
    lying = tuple(_unit(at, unit) for unit in units if unit.routed)
    return _least(tuple(sorted((*standing, *forts) or lying)), damage)


def _unit(at: At, unit: UnitView) -> Bearer:
    """What it is to lose a unit, or that it lies for the rest of the combat."""
    id = Figure(unit.type, unit.routed, unit.token, unit.damage or None).id
    worth = odds.value(unit.type) - TOKEN * unit.token
    morale = 0 if at.view.combat is None or unit.routed else MORALE * UNITS[unit.type].morale
    falls = worth + morale
    bears = 0 if at.view.combat is None or unit.routed else falls if _slain(at) else morale + worth // ROUTED
    return Bearer(id, UNITS[unit.type].health - unit.damage, falls, bears)


def _slain(at: At) -> bool:
    """Whether the card of the other side destroys whoever is routed in this round."""
    combat = at.view.combat
    played = () if combat is None else clash.sides(at, combat)[1].played
    return combat is not None and len(played) >= combat.round > 0 and played[-1] in SLAYS


SLAYS = [id for id, card in CARDS.items() for one in card.unit for step in one.do
         if step.get("name") == "routed_enemy_destroyed_unless_pays"]  # fmt: skip
"""The cards by which routed units of the other side are destroyed."""


@lru_cache(maxsize=4096)
def _least(bearers: tuple[Bearer, ...], left: int) -> int:
    """What so much damage costs at least."""
    return min((_taking(bearers, one, left) for one in dict.fromkeys(bearers)), default=0) if left > 0 else 0


def _taking(bearers: tuple[Bearer, ...], first: Bearer, left: int) -> int:
    """What it costs that one of them takes it first: what does not destroy it is borne, the rest goes on. FS-DMG-06"""
    if left < first.health:
        return first.bears
    place = bearers.index(first)
    return first.falls + _least((*bearers[:place], *bearers[place + 1 :]), left - first.health)


@MIND.judges(UNLESS, careful=True)
def unless(at: At) -> Iterator[Offer]:
    """What the card of the other side does otherwise is taken: it mostly costs less than the price. But a routed unit
    is saved for a die that is worth less.
    """
    yield Offer(YES, _saved(at))
    yield Offer(NO, 3)


def _saved(at: At) -> int:
    """What is saved by a morale die, beyond what the die is worth."""
    combat, named = at.view.combat, at.question.about.params.get("unit")
    if combat is None or named is None:
        return 0
    lying = [unit for unit in chart(at).units(combat.area) if unit.routed and words.unit(unit.type) == named]
    die = clash.value(at, combat, clash.of("morale", -clash.SIXTHS)) - clash.value(at, combat, clash.Brings())
    return max((odds.value(unit.type) - TOKEN * unit.token for unit in lying), default=0) + die
