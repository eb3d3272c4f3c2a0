"""Orders of fire: once in a round the owner says what all groups do, each of them, or to the end of the battle.

Whoever wants to see each result first decides at the moment of each group, ship by ship. SE-FIRE-08, SE-FIRE-10,
SE-FIRE-15, SE-COMBAT-15, D-11
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.ask import Option, Seat
from engine.ids import Id
from engine.space_empires import words
from engine.space_empires.combat import aiming, choosing, figures, retreat
from engine.space_empires.combat.aiming import HOLD
from engine.space_empires.combat.field import MACHINE, Field
from engine.space_empires.combat.fire_orders import EACH, END, Flight, Orders, Volleys
from engine.space_empires.play import Question
from engine.space_empires.state import Owner, Unit
from engine.text import T, Text

AS_BEFORE = "as_before"


@dataclass(frozen=True)
class Group(Id):
    """One group is ordered by itself."""

    unit: str
    tag: ClassVar[str] = "group"


GROUP_FIRE = Question("group_fire", open=False)
VOLLEY = Question("volley", open=False, leads_to=True, follow_ups=[GROUP_FIRE], several=Group.fits)


async def give(at: Field, owner: Owner) -> Orders:
    """The orders of an owner for this round, asked at the first moment of a group of his. SE-FIRE-10"""
    volleys = at.volleys
    if owner in volleys.now:
        return volleys.now[owner]
    groups = [unit for unit in at.armed(owner) if unit.owner == owner and _able(at, unit)]
    seat, orders = at.decider(owner), Orders(groups=len(groups))
    if seat is not None:
        await _ask(at, seat, orders, groups)
    volleys.now[owner] = orders
    return orders


def _able(at: Field, unit: Unit) -> bool:
    """Whether a group has anything to choose from in this round."""
    if unit.fired >= aiming.shots(at, unit):
        return False
    return bool((not unit.screened and aiming.targets(at, unit)) or aiming.exits(at, unit))


async def _ask(at: Field, seat: Seat, orders: Orders, groups: Sequence[Unit]) -> None:
    left = list(groups)
    while left:
        options = _options(at, left, first=len(left) == len(groups))
        picked = await at.game.pick(VOLLEY, seat, options, _about(at, left), where=[at.at], lean=_lean)
        group = Group.maybe(picked)
        if group is None:
            _settle(at.volleys, orders, left, picked)
            return
        unit = next(one for one in left if one.id == group.unit)
        orders.of[unit.id] = await choose_group(at, unit, seat)
        left.remove(unit)


def _settle(volleys: Volleys, orders: Orders, left: Sequence[Unit], picked: str) -> None:
    """What is picked holds for all groups that have no order yet."""
    owner = left[0].owner
    if picked == END:
        volleys.resolved.append(owner)
    if picked == AS_BEFORE:
        before = volleys.before[owner]
        orders.all, orders.of = before.all, {**before.of, **orders.of}
    else:
        orders.all = picked


async def choose_group(at: Field, unit: Unit, seat: Seat) -> str:
    """What a whole group does. SE-FIRE-08, SE-FIRE-10, D-11"""
    near = [] if unit.screened else aiming.targets(at, unit)
    options = [Option(at.key(one), _aim(at, [unit], one)) for one in near]
    if _whole(at, unit):
        options += [_away(to) for to in aiming.exits(at, unit)]
    if aiming.shots(at, unit) - unit.fired > 1:
        options.append(Option(EACH, T("space_empires-volley-ships")))
    options.append(Option(HOLD, T("space_empires-hold-fire")))
    about = T("space_empires-ask-fire", side=words.side(unit.owner), group=_name(unit), hex=words.hex(at.at))
    return await at.game.pick(GROUP_FIRE, seat, options, about, always=True, where=[at.at], lean=_lean)


# --- options ---------------------------------------------------------------------------------------------------------


def _options(at: Field, left: Sequence[Unit], *, first: bool) -> list[Option]:
    """At whom all fire, what they do instead, and the groups one by one where they could do different things."""
    near = {at.key(one): one for unit in left if not unit.screened for one in aiming.targets(at, unit)}
    away = next((aiming.exits(at, unit) for unit in left if _whole(at, unit)), [])
    kinds = list({(unit.type, *unit.levels.values()): unit for unit in left if not unit.screened}.values())
    found = [Option(key, _aim(at, kinds, one)) for key, one in near.items()]
    before = at.volleys.before.get(left[0].owner)
    if near and first and before is not None and before.aimed():
        found.append(Option(AS_BEFORE, T("space_empires-volley-as-before")))
    if near and first:
        found.append(Option(END, T("space_empires-volley-end")))
    found += [_away(to) for to in away]
    found.append(Option(HOLD, T("space_empires-hold-fire" if len(left) == 1 else "space_empires-volley-hold")))
    if len(left) > 1 and len(near) + len(away) > 1:
        found += [Option(Group(unit.id).id, T("space_empires-volley-only", group=words.group(unit))) for unit in left]
    if len(left) > 1 or aiming.shots(at, left[0]) > 1:
        found.append(Option(EACH, T("space_empires-volley-ships" if len(left) == 1 else "space_empires-volley-groups")))
    return found


def _whole(at: Field, unit: Unit) -> bool:
    """Whether all of a group may leave together. SE-RETREAT-01, SE-RETREAT-02, SE-CARRIER-05"""
    able = at.battle.round > 1 and unit.fired == 0 and retreat.able(at, unit)
    return able and unit.count in retreat.most(at, unit, unit.count)


def _away(to: str) -> Option:
    return Option(Flight(to).id, T("space_empires-volley-away", hex=words.hex(to)))


def _aim(at: Field, groups: Sequence[Unit], target: Unit) -> Text:
    """All of them at one target, with the numbers by which they hit."""
    needs = [figures.need(at, unit, target) for unit in groups]
    low, high = min(needs, default=0), max(needs, default=0)
    name = words.group(target)
    if low == high:
        return T("space_empires-volley-at", group=name, need=low, hits=target.hits)
    return T("space_empires-volley-at-between", group=name, low=low, high=high, hits=target.hits)


def _about(at: Field, left: Sequence[Unit]) -> Text:
    names, owner = tuple([_name(unit) for unit in left]), left[0].owner
    place = words.hex(at.at)
    return T("space_empires-ask-volley", side=words.side(owner), round=at.battle.round, hex=place, groups=names)


def _name(unit: Unit) -> Text:
    return words.group(unit) if unit.type != MACHINE else words.side(unit.owner)


@cache
def _lean(id: str) -> int:
    """Chance fires mostly, and now and then does all else."""
    if id == HOLD or Flight.fits(id):
        return 1
    return 4 if id in (EACH, AS_BEFORE) or Group.fits(id) else 2 if id == END else 12


# --- at whom ---------------------------------------------------------------------------------------------------------


def weakest(at: Field, near: Sequence[Unit]) -> Unit:
    """Whoever takes the fewest hits more; of several the one with the least defense, then the dearest."""
    return min(near, key=lambda one: (_endures(at, one), figures.defense(at, one), -choosing.worth(one), at.key(one)))


def _endures(at: Field, target: Unit) -> int:
    return figures.printed(at, target).hull - target.hits
