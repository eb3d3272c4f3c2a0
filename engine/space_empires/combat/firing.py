"""A firing round: class by class, the better tactics first, then the defender; each ship fires or retreats.

SE-COMBAT-12, SE-COMBAT-13, SE-COMBAT-15, SE-FIRE-01, SE-FIRE-02, SE-FIRE-03, SE-FIRE-05, SE-FIRE-06, SE-FIRE-07,
SE-FIRE-08, SE-FIRE-09, SE-FIRE-10, SE-FIRE-13, SE-FIRE-15, SE-SCREEN-05, SE-CARRIER-03, SE-CARRIER-04, D-10, D-11
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.ask import Option
from engine.ids import Id
from engine.space_empires import words
from engine.space_empires.combat import choosing, damage, figures, retreat
from engine.space_empires.combat.field import MACHINE, Field
from engine.space_empires.components import LETTERS, SIDES
from engine.space_empires.galaxy import managing, stranding, units
from engine.space_empires.play import Question
from engine.space_empires.state import Shot, Side, Unit
from engine.text import T, Text

NEXT_GROUP = Question("next_group", open=False)
FIRE = Question("fire", open=False)
HOLD = "hold"
FIRST_CLASS = "A"
"""Point defense fires in it beside those whose class it is."""


@dataclass(frozen=True)
class Away(Id):
    """A retreat of so many ships to a hex: the damaged one goes first, or stays."""

    to: str
    count: int
    healthy: bool = False
    tag: ClassVar[str] = "retreat"


async def fire_round(at: Field) -> None:
    """All classes in order. SE-COMBAT-12"""
    there = [figures.letter(at, unit) for side in at.sides for unit in at.armed(side)]
    for letter in LETTERS:
        if letter in there or letter == FIRST_CLASS:
            await _class(at, letter)


async def _class(at: Field, letter: str) -> None:
    """Groups of a class, those with the best tactics first, the defender's before the attacker's. SE-FIRE-02"""
    done: list[tuple[Side, str]] = []
    while waiting := _waiting(at, letter, done):
        ranks = [_rank(at, unit) for unit in waiting]
        best = max(ranks)
        equal = [unit for unit, rank in zip(waiting, ranks, strict=True) if rank == best]
        unit = await _next(at, [unit for unit in equal if unit.owner == equal[0].owner], letter)
        await _group(at, unit, letter)
        done.append((unit.owner, unit.id))


def _waiting(at: Field, letter: str, done: list[tuple[Side, str]]) -> list[Unit]:
    there = _shooters(at, letter)
    return [unit for unit in there if (unit.owner, unit.id) not in done] if done else there


def _shooters(at: Field, letter: str) -> list[Unit]:
    """Groups whose moment this is and which have ships that have not fired; none once the fight is over.

    SE-COMBAT-13, SE-COMBAT-14, SE-POINTDEF-02
    """
    one, other = map(at.armed, at.sides)
    return [
        unit
        for unit in (one + other if one and other else ())
        if unit.fired < _shots(at, unit) and (figures.letter(at, unit) == letter or _early(at, unit, letter))
    ]


def _early(at: Field, unit: Unit, letter: str) -> bool:
    """Whether point defense fires now, at fighters, as class A. SE-POINTDEF-02, SE-POINTDEF-03, SE-ALIEN-06, D-46"""
    if letter != FIRST_CLASS or unit.screened or not figures.point_defense(at, unit):
        return False
    if at.terrain in ("asteroids", "nebula"):
        return False
    return any(target.type == figures.FIGHTER for target in targets(at, unit))


def _shots(at: Field, unit: Unit) -> int:
    """Shots of a group in a round."""
    return figures.printed(at, unit).shots if unit.type == MACHINE else unit.count


def _rank(at: Field, unit: Unit) -> tuple[int, bool]:
    """SE-FIRE-02, SE-FIRE-03, SE-TACTICS-01"""
    return figures.printed(at, unit).tactics, at.side_of(unit.owner) == at.battle.defender


async def _next(at: Field, equal: list[Unit], letter: str) -> Unit:
    """Among groups of one player that are equal in all the owner chooses, of those that can do something. D-10"""
    if len(equal) > 1 and at.game.state.edition:
        equal = [unit for unit in equal if _acts(at, unit, letter)] or equal[:1]
    if len(equal) == 1:
        return equal[0]
    options = [Option(unit.id, words.group(unit)) for unit in equal]
    about = T("space_empires-ask-next-group", side=words.side(equal[0].owner), hex=words.hex(at.at))
    id = await choosing.pick(at, NEXT_GROUP, equal[0].owner, options, about, choosing.dearest(at))
    return next(unit for unit in equal if unit.id == id)


def _acts(at: Field, unit: Unit, letter: str) -> bool:
    """Whether a group has anything to choose from when its moment comes. SE-SCREEN-04, SE-SCREEN-05"""
    early = figures.letter(at, unit) != letter
    return bool(_choices(at, unit, targets(at, unit), early, [] if early else _exits(at, unit)))


async def _group(at: Field, unit: Unit, letter: str) -> None:
    """The ships of a group, one after the other; each result counts before the next shot. SE-FIRE-15"""
    early, enemy = figures.letter(at, unit) != letter, at.other(unit.owner)
    exits = [] if early else _exits(at, unit)
    while unit.count > 0 and unit.fired < _shots(at, unit) and unit.at == at.at and (there := at.armed(enemy)):
        options = _choices(at, unit, targets(at, unit, there), early, exits)
        if not options:
            return
        picked = await _choose(at, unit, options, early)
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


def _choices(at: Field, unit: Unit, near: Sequence[Unit], early: bool, exits: Sequence[str]) -> list[Option]:
    """Targets, retreat from the second round on, or nothing. SE-COMBAT-15, SE-SCREEN-05, D-11"""
    found = [] if unit.screened else [_target(at, unit, one) for one in near if not early or _fighter(one)]
    if not early:
        found += _retreats(at, unit, exits)
    return [*found, Option(HOLD, T("space_empires-hold-fire"))] if found else []


def _fighter(unit: Unit) -> bool:
    return unit.type == figures.FIGHTER


def _target(at: Field, unit: Unit, target: Unit) -> Option:
    text = T("space_empires-target", group=words.group(target), need=figures.need(at, unit, target), hits=target.hits)
    return Option(at.key(target), text)


def targets(at: Field, unit: Unit, there: Sequence[Unit] | None = None) -> list[Unit]:
    """Enemy units that may be fired at: not screened ones, nor carriers behind fighters, nor machines by fighters.

    SE-FIRE-07, SE-CARRIER-03, SE-CARRIER-04, SE-DOOM-07, D-43

    Args:
        there: the armed ones of the enemy, where they are known.
    """
    if _fighter(unit) and at.machine is not None and at.weakness != "fighters":
        return []
    there = at.armed(at.other(unit.owner)) if there is None else there
    fighters = [one for one in there if _fighter(one)]
    covered = bool(fighters) and not any(one.screened for one in fighters)
    return [one for one in there if not one.screened and not (covered and one.type == stranding.CARRIER)]


def _exits(at: Field, unit: Unit) -> list[str]:
    """Where ships of a group may retreat to, which stays so while they fire. SE-RETREAT-01"""
    may = at.battle.round > 1 and retreat.able(at, unit)
    return retreat.hexes(at.game, at.at, unit.owner) if may else []


def _retreats(at: Field, unit: Unit, exits: Sequence[str]) -> list[Option]:
    """SE-RETREAT-02"""
    numbers = retreat.most(at, unit, unit.count - unit.fired) if exits else []
    ways = [way for to in exits for n in numbers for way in _ways(unit, n, to)]
    return [*ways, *_freeing(at, unit)] if exits else []


def _ways(unit: Unit, count: int, to: str) -> list[Option]:
    """With the damaged one and, where that can stay, without it. SE-RETREAT-02, SE-DAMAGE-05"""
    if not retreat.healthy(unit, count):
        return [_away("retreat", unit.type, count, to)]
    return [_away("retreat-damaged", unit.type, count, to), _away("retreat-healthy", unit.type, count, to)]


@cache
def _away(how: str, type: str, count: int, to: str) -> Option:
    text = Text(f"space_empires-{how}", {"units": words.units(type, count), "hex": words.hex(to)})
    return Option(Away(to, count, how == "retreat-healthy").id, text)


def _freeing(at: Field, unit: Unit) -> list[Option]:
    """Other groups of the type may be scuttled where a part of this one needs a counter to retreat. D-61"""
    if unit.count < 2 or units.free(at.game, unit.owner, unit.type):
        return []
    others = [one for one in at.game.player(unit.owner).units if one.type == unit.type and one is not unit]
    return [managing.offer_scuttle(one) for one in others if managing.can_scuttle(at.game, one)]


async def _choose(at: Field, unit: Unit, options: list[Option], early: bool) -> str:
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


def _shot(unit: Unit, target: Text, need: int, roll: int, hit: bool) -> Text:
    """A machine is a side of its own, so it is named once."""
    if unit.type == MACHINE:
        key = "space_empires-machine-hits" if hit else "space_empires-machine-misses"
        return T(key, machine=words.group(unit), need=need, roll=roll, target=target)
    key = "space_empires-hits" if hit else "space_empires-misses"
    return T(key, side=words.side(unit.owner), unit=words.unit(unit.type), need=need, roll=roll, target=target)


def shoot(at: Field, unit: Unit, target: Unit) -> None:
    """A ship fires: one die, equal or lower hits. SE-FIRE-12, SE-FIRE-13, SE-FIRE-14"""
    need = figures.need(at, unit, target)
    seat = unit.owner if unit.owner >= 0 else None
    roll = at.game.roll(1, SIDES, "fire", seat=seat, most=need)[0]
    hit = roll <= need and not (unit.type == MACHINE and at.machine and at.machine.rating and roll == SIDES)
    unit.fired += 1
    at.battle.shots.append(Shot(unit.owner, at.key(unit), at.key(target), need, roll, hit))
    at.game.say(_shot(unit, words.group(target), need, roll, hit), where=[at.at])
    if hit:
        damage.hurt(at, target)
