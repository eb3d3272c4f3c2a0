"""A firing round: class by class, the better tactics first, then the defender; each ship fires or retreats.

SE-COMBAT-12, SE-COMBAT-13, SE-COMBAT-15, SE-FIRE-02, SE-FIRE-03, SE-FIRE-07, SE-FIRE-08, SE-FIRE-10, SE-FIRE-13,
SE-FIRE-15, SE-SCREEN-05, SE-CARRIER-03, SE-CARRIER-04, D-10, D-11
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from engine.ask import Option
from engine.space_empires import words
from engine.space_empires.combat import aiming, choosing, damage, figures, retreat, telling, volleys
from engine.space_empires.combat.aiming import HOLD, Away
from engine.space_empires.combat.field import MACHINE, Field
from engine.space_empires.combat.fire_orders import EACH, END, SINCE, Flight
from engine.space_empires.components import LETTERS, SIDES
from engine.space_empires.galaxy import managing
from engine.space_empires.play import Question
from engine.space_empires.state import Owner, Shot, Unit
from engine.text import T

NEXT_GROUP = Question("next_group", open=False)
FIRE = Question("fire", open=False)
FIRST_CLASS = "A"
"""Point defense fires in it beside those whose class it is."""


async def fire_round(at: Field) -> None:
    """All classes in order. SE-COMBAT-12, SE-FIRE-01"""
    at.volleys.next_round()
    armed = [unit for side in at.sides for unit in at.armed(side)]
    there = [figures.letter(at, unit) for unit in armed]
    if [unit for unit in armed if unit.type == figures.FIGHTER]:
        there.append(FIRST_CLASS)
    for letter in LETTERS:
        if letter in there:
            await _class(at, letter)


async def _class(at: Field, letter: str) -> None:
    """Groups of a class, those with the best tactics first, the defender's before the attacker's.

    SE-FIRE-02, SE-FIRE-09
    """
    done: list[tuple[Owner, str]] = []
    while waiting := _waiting(at, letter, done):
        ranks = [_rank(at, unit) for unit in waiting]
        best = max(ranks)
        equal = [unit for unit, rank in zip(waiting, ranks, strict=True) if rank == best]
        unit = await _next(at, [unit for unit in equal if unit.owner == equal[0].owner], letter)
        await _group(at, unit, letter)
        done.append((unit.owner, unit.id))


def _waiting(at: Field, letter: str, done: list[tuple[Owner, str]]) -> list[Unit]:
    there = _shooters(at, letter)
    return [unit for unit in there if (unit.owner, unit.id) not in done] if done else there


def _shooters(at: Field, letter: str) -> list[Unit]:
    """Groups whose moment this is and which have ships that have not fired; none once the fight is over.

    SE-COMBAT-13, SE-COMBAT-14, SE-POINTDEF-02, SE-FIRE-05, SE-FIRE-06
    """
    one, other = map(at.armed, at.sides)
    return [
        unit
        for unit in (one + other if one and other else ())
        if unit.fired < aiming.shots(at, unit) and (figures.letter(at, unit) == letter or _early(at, unit, letter))
    ]


def _early(at: Field, unit: Unit, letter: str) -> bool:
    """Whether point defense fires now, at fighters, as class A. SE-POINTDEF-02, SE-POINTDEF-03, SE-ALIEN-06, D-46"""
    if letter != FIRST_CLASS or unit.screened or not figures.point_defense(at, unit):
        return False
    if at.terrain in ("asteroids", "nebula"):
        return False
    return any(target.type == figures.FIGHTER for target in aiming.targets(at, unit))


def _rank(at: Field, unit: Unit) -> tuple[int, bool]:
    """SE-FIRE-02, SE-FIRE-03, SE-TACTICS-01"""
    return figures.printed(at, unit).tactics, at.side_of(unit.owner) == at.battle.defender


async def _next(at: Field, equal: list[Unit], letter: str) -> Unit:
    """Among groups of one player that are equal in all the owner chooses, of those that can do something and are not
    alike; none is asked for where all have their orders. D-10
    """
    if len(equal) > 1 and at.game.state.edition:
        equal = [unit for unit in equal if _acts(at, unit, figures.letter(at, unit) != letter)] or equal[:1]
    if len(equal) > 1 and at.game.state.edition >= SINCE:
        orders = await volleys.give(at, equal[0].owner)
        equal = _different(equal) if any(orders.order(unit) == EACH for unit in equal) else equal[:1]
    if len(equal) == 1:
        return equal[0]
    options = [Option(unit.id, words.group(unit)) for unit in equal]
    about = T("space_empires-ask-next-group", side=words.side(equal[0].owner), hex=words.hex(at.at))
    id = await choosing.pick(at, NEXT_GROUP, equal[0].owner, options, about, choosing.dearest(at))
    return next(unit for unit in equal if unit.id == id)


def _different(equal: Sequence[Unit]) -> list[Unit]:
    """The first of groups that are alike in all that counts in a battle."""
    found: dict[tuple[object, ...], Unit] = {}
    for unit in equal:
        levels = tuple(sorted(unit.levels.items()))
        found.setdefault((unit.type, unit.count, levels, unit.hits, unit.fired, unit.screened), unit)
    return list(found.values())


def _acts(at: Field, unit: Unit, early: bool) -> bool:
    """Whether a group has anything to choose from when its moment comes. SE-SCREEN-04, SE-SCREEN-05"""
    near = [] if unit.screened else aiming.targets(at, unit)
    if [one for one in near if not early or aiming.fighter(one)]:
        return True
    return not early and bool(aiming.retreats(at, unit, aiming.exits(at, unit)))


async def _group(at: Field, unit: Unit, letter: str) -> None:
    """The ships of a group, as ordered, or one after the other as their owner decides."""
    early = figures.letter(at, unit) != letter
    order = await _order(at, unit, early)
    if order is None:
        await _one_by_one(at, unit, early)
    else:
        await _as_ordered(at, unit, order, early)


async def _order(at: Field, unit: Unit, early: bool) -> str | None:
    """What a whole group does; None where each ship is decided by itself, as in games from before. SE-FIRE-10"""
    if at.game.state.edition < SINCE or not _acts(at, unit, early):
        return None
    seat, orders = at.decider(unit.owner), await volleys.give(at, unit.owner)
    order = orders.order(unit)
    if seat is not None and order == EACH and not early and unit.id not in orders.of and orders.groups > 1:
        order = await volleys.choose_group(at, unit, seat)
    if Flight.fits(order) and not early and not _leaves(at, unit, order):
        order = EACH if unit.id in orders.of else END
    return None if order == EACH else order


def _leaves(at: Field, unit: Unit, order: str) -> bool:
    """Whether all of a group can retreat as ordered. SE-RETREAT-02"""
    return Flight.read(order).to in aiming.exits(at, unit) and unit.count in retreat.most(at, unit, unit.count)


async def _as_ordered(at: Field, unit: Unit, order: str, early: bool) -> None:
    """All ships fire at one target, then at the weakest that is left; or hold their fire; or leave. SE-FIRE-15"""
    away = Flight.maybe(order)
    if away is not None and not early:
        await retreat.withdraw(at, unit, unit.count, away.to)
    elif order == HOLD and not early:
        unit.fired = aiming.shots(at, unit)
    while order != HOLD and away is None and (target := _aimed(at, unit, order, early)):
        _fire_at(at, unit, target, partial(_aimed, at, unit, order, early))


def _aimed(at: Field, unit: Unit, order: str, early: bool) -> Unit | None:
    """At whom the next ship fires; point defense waits for its own class where no fighter is meant."""
    if unit.count <= 0 or unit.screened or unit.fired >= aiming.shots(at, unit):
        return None
    near = [one for one in aiming.targets(at, unit) if not early or aiming.fighter(one)]
    named = next(iter([one for one in at.armed(at.other(unit.owner)) if at.key(one) == order]), None)
    if named in near and named is not None:
        return named
    waits = early and named is not None
    return volleys.weakest(at, near) if near and not waits else None


async def _one_by_one(at: Field, unit: Unit, early: bool) -> None:
    """The ships of a group, one after the other; each result counts before the next shot. SE-FIRE-15"""
    enemy, exits = at.other(unit.owner), [] if early else aiming.exits(at, unit)
    while unit.count > 0 and unit.fired < aiming.shots(at, unit) and unit.at == at.at and (there := at.armed(enemy)):
        options = aiming.choices(at, unit, aiming.targets(at, unit, there), early, exits)
        if not options:
            return
        picked = await _choose(at, unit, options)
        if picked == HOLD and early:
            return
        if picked == HOLD:
            unit.fired += 1
        elif (away := Away.maybe(picked)) is not None:
            await retreat.withdraw(at, unit, away.count, away.to, sound=away.healthy)
        elif (gone := managing.Scuttle.maybe(picked)) is not None:
            await managing.scuttle(at.game, at.game.unit(unit.owner, gone.unit))
        else:
            shoot(at, unit, _named(at, unit, picked))


async def _choose(at: Field, unit: Unit, options: list[Option]) -> str:
    """SE-FIRE-10, SE-ALIEN-07"""
    prices = choosing.dearest(at)

    def best(id: str) -> int:
        if _no_target(id):
            return -1
        target = _named(at, unit, id)
        return figures.need(at, unit, target) * 100 + prices(id) + 50 * target.hits

    def lean(id: str) -> int:
        return 1 if _no_target(id) else 12

    name = words.group(unit) if unit.type != MACHINE else words.side(unit.owner)
    about = T("space_empires-ask-fire", side=words.side(unit.owner), group=name, hex=words.hex(at.at))
    return await choosing.pick(at, FIRE, unit.owner, options, about, best, lean)


@cache
def _no_target(id: str) -> bool:
    """Whether an answer is to retreat, to scuttle, or to let it be."""
    return id == HOLD or Away.fits(id) or managing.Scuttle.fits(id)


def _named(at: Field, unit: Unit, id: str) -> Unit:
    return at.named(at.other(unit.owner), id)


def _errs(at: Field, unit: Unit) -> bool:
    """Whether its highest roll always misses: that of a machine of the solitaire game."""
    return unit.type == MACHINE and at.machine is not None and at.machine.rating > 0


def shoot(at: Field, unit: Unit, target: Unit) -> None:
    """A ship fires, and that is told. SE-FIRE-15"""
    _fire_at(at, unit, target, lambda: None)


def _fire_at(at: Field, unit: Unit, target: Unit, next_target: Callable[[], Unit | None]) -> None:
    """Ships fire at a target one after the other, as long as the next one would, too; all of it is one line."""
    name, shots = words.group(target), list[Shot]()
    made = [*figures.attack_parts(at, unit, target), *figures.defense_parts(at, target)]
    need = min(figures.need_of(at, target, made), SIDES - _errs(at, unit))
    sunk, again = 0, True
    while again:
        shots.append(_shot(at, unit, target, need))
        sunk += shots[-1].hit and damage.hurt(at, target)
        again = next_target() is target
    telling.rolls(at, unit, name, made, shots)
    damage.tell(at, target, sunk)


def _shot(at: Field, unit: Unit, target: Unit, need: int) -> Shot:
    """One die, equal or lower hits. SE-FIRE-12, SE-FIRE-13, SE-FIRE-14"""
    seat = unit.owner if unit.owner >= 0 else None
    roll = at.game.roll(1, SIDES, "fire", seat=seat, most=need)[0]
    unit.fired += 1
    shot = Shot(unit.owner, at.key(unit), at.key(target), need, roll, roll <= need)
    at.battle.shots.append(shot)
    return shot
