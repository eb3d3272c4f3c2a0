"""An attack: the roll of a ship type, and the dice assigned to enemy ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple

from engine.ask import Option, Seat, Slot, Spread
from engine.eclipse import words
from engine.eclipse.combat import ancients, dealing, sides, telling
from engine.eclipse.combat.sides import Battle, Unit
from engine.eclipse.components import DAMAGE
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Volley
from engine.ids import Id
from engine.text import T, Text, seat_name


class Die(NamedTuple):
    """A rolled die."""

    colour: str
    value: int


@dataclass(frozen=True)
class Aimed(Id):
    """A ship to which dice can go: its type, and which one of that type."""

    separator: ClassVar[str] = "-"

    type: str
    number: int


class Target(NamedTuple):
    """One enemy ship: its unit, the damage it has, how much more destroys it (0: it is lost already), and the damage of
    the dice assigned to it so far.
    """

    id: str
    unit: Unit
    damage: int
    left: int
    marked: int = 0


# --- rolling ---------------------------------------------------------------------------------------------------------


def hits(value: int, computer: int, shield: int) -> bool:
    """Whether a roll hits.

    EC-ROLL-06, EC-ROLL-07, EC-ROLL-08, EC-SHIP-11, EC-SHIP-12, EC-FAQ-04, EC-EX-14
    """
    return value == 6 or (value != 1 and value + computer - shield >= 6)


@cache
def lowest_hit(computer: int, shield: int) -> int:
    """The lowest roll that hits. EC-ROLL-06, EC-ROLL-07, EC-ROLL-08"""
    return next(value for value in range(2, 7) if hits(value, computer, shield))


def roll(
    game: Game, dice: Mapping[str, int], number: int, *, seat: Seat | None = None, need: int | None = None
) -> list[Die]:
    """Rolls the dice of so many ships of a type at once. `seat` and `need` as for `Run.roll`.

    EC-ROLL-01, EC-ROLL-02, EC-ROLL-03, EC-COMP-21, EC-EX-08
    """
    colours = [colour for colour in DAMAGE for _ in range(dice.get(colour, 0) * number)]
    faces = game.roll(len(colours), 6, "attack", seat=seat, need=need)
    return [Die(*pair) for pair in zip(colours, faces, strict=True)]


def dice_text(dice: Sequence[Die]) -> tuple[Text, ...]:
    """Rolled dice by colour: 'yellow 5, 3'."""
    found = {colour: tuple(die.value for die in dice if die.colour == colour) for colour in DAMAGE}
    return tuple(Text(f"eclipse-dice-{colour}", {"dice": values}) for colour, values in found.items() if values)


# --- firing ----------------------------------------------------------------------------------------------------------


async def fire(game: Game, battle: Battle, unit: Unit, dice: Mapping[str, int]) -> None:
    """All ships of a type roll together; then each die is assigned to an enemy ship. EC-ROLL-01, EC-ROLL-04"""
    number, seat = len(sides.damages(game, battle.sector, unit)), unit.side if unit.side >= 0 else None
    needs = _needs(game, battle, unit)
    least = min(needs.values(), default=None)
    rolled = roll(game, dice, number, seat=seat, need=least)
    game.state.volley = Volley(battle.sector, unit.side, unit.type, [(die.colour, die.value) for die in rolled], needs)
    telling.fires(game, battle, unit, dice_text(rolled), needs)
    telling.count(battle, unit.side, [die.value >= (least or 7) for die in rolled])
    before = _fleet(game, battle, unit)
    if unit.side < 0:
        _assign_for_ancients(game, battle, unit, rolled, needs)
    else:
        await _assign(game, battle, unit, rolled, needs)
    _tell(game, battle, unit, before)


def _needs(game: Game, battle: Battle, unit: Unit) -> dict[str, int]:
    """The lowest roll that hits each enemy ship type. EC-ROLL-08"""
    computer = sides.stats(game, unit).computer
    enemies = sides.units(game, battle, battle.other(unit.side))
    return {enemy.type: lowest_hit(computer, sides.stats(game, enemy).shield) for enemy in enemies}


async def _assign(game: Game, battle: Battle, unit: Unit, dice: Sequence[Die], needs: Mapping[str, int]) -> None:
    """Dice that hit the same ships for the same damage are assigned together, the strongest first; all damage falls
    when every die has its ship, so that a die may also go to one that is lost already.

    EC-ROLL-04, EC-ROLL-05, EC-MISSILE-03
    """
    enemies, volley = targets(game, battle, unit), game.state.volley
    assert volley is not None
    points = volley.marked
    for alike in groups_of(dice, needs):
        found = [aimed_at(target, points.get(target.id, 0)) for target in enemies if target.unit.type in alike.types]
        for id, number in (await _assign_equal(game, battle, unit, found, alike.dice)).items():
            points[id] = points.get(id, 0) + number * alike.damage
    for target in enemies:
        if points.get(target.id):
            sides.wound(game, battle, target.unit, target.damage, points[target.id])


class Alike(NamedTuple):
    """Dice that do the same damage and hit ships of the same types."""

    damage: int
    types: tuple[str, ...]
    dice: list[Die]


def groups_of(dice: Sequence[Die], needs: Mapping[str, int]) -> list[Alike]:
    """Dice by what they do, in the order in which they are assigned; those that miss among them. EC-ROLL-04"""
    groups: dict[tuple[int, tuple[str, ...]], list[Die]] = {}
    for die in dice:
        types = tuple(type for type, need in needs.items() if die.value >= need)
        groups.setdefault((DAMAGE[die.colour], types), []).append(die)
    found = [Alike(damage, types, group) for (damage, types), group in groups.items()]
    return sorted(found, key=lambda alike: (-alike.damage, len(alike.types)))


def targets(game: Game, battle: Battle, unit: Unit) -> list[Target]:
    """The enemy ships of the battle; those that are about to retreat are among them. EC-RETREAT-05"""
    return [
        Target(Aimed(enemy.type, at).id, enemy, damage, sides.stats(game, enemy).hull - damage + 1)
        for enemy in sides.units(game, battle, battle.other(unit.side))
        for at, damage in enumerate(sides.damages(game, battle.sector, enemy), start=1)
    ]


def aimed_at(target: Target, points: int) -> Target:
    """A ship to which dice with so much damage have been assigned. EC-ROLL-05, EC-DMG-02"""
    return target._replace(left=max(0, target.left - points), marked=points)


async def _assign_equal(
    game: Game, battle: Battle, unit: Unit, found: Sequence[Target], dice: Sequence[Die]
) -> dict[str, int]:
    """Assigns dice that are all alike: by the shooter, unless every way ends alike. EC-ROLL-04, EC-DMG-01, EC-DMG-03"""
    if not found:
        return {}
    spread = only_way(found, len(dice))
    if spread is not None:
        return spread
    if await dealing.falls_by_itself(game, battle, unit):
        shown = sorted(distinct(found, len(dice)), key=lambda target: not target.left)
        return best_way(shown, len(dice), DAMAGE[dice[0].colour])
    return await _ask(game, battle, unit, found, dice)


def only_way(targets: Sequence[Target], number: int) -> dict[str, int] | None:
    """How so many equal dice fall on ships where every way ends alike, or None where the shooter has a choice.

    EC-ROLL-04
    """
    lost = not any(target.left for target in targets)
    alike = len({target._replace(id="") for target in targets}) == 1
    if lost or len(targets) == 1 or (alike and number == 1):
        return {targets[0].id: number}
    return None


def best_way(targets: Sequence[Target], number: int, damage: int) -> dict[str, int]:
    """Equal dice as most shooters would assign them, to start from: what is destroyed by the fewest dice first, the
    rest on the next ship. EC-ROLL-05
    """
    spread: dict[str, int] = {}
    for target in sorted(targets, key=lambda target: -(-target.left // damage)):
        dice = min(number - sum(spread.values()), -(-target.left // damage))
        spread |= {target.id: dice} if dice else {}
    over = number - sum(spread.values())
    last = next(reversed(spread), targets[0].id)
    return spread | {last: spread.get(last, 0) + over}


ASSIGN_DICE = Question("assign_dice", open=True)


async def _ask(game: Game, battle: Battle, unit: Unit, found: Sequence[Target], dice: Sequence[Die]) -> dict[str, int]:
    """Which ships the dice go to; of ships that are alike no more are shown than there are dice.

    EC-ROLL-04, EC-ROLL-05
    """
    seat, number = unit.side, len(dice)
    shown = sorted(distinct(found, number), key=lambda target: not target.left)
    texts = _named(game, shown)
    damage = DAMAGE[dice[0].colour]
    about = T("eclipse-ask-dice", seat=seat_name(seat), n=number, damage=damage, dice=dice_text(dice))
    if number == 1:
        options, lost = [Option(*pair) for pair in texts.items()], {target.id for target in shown if not target.left}
        lean = {id: 1 if id in lost else 6 for id in texts}.__getitem__
        return {await game.pick(ASSIGN_DICE, seat, options, about, lean=lean, where=[battle.sector]): 1}
    slots = [Slot(id, text, number) for id, text in texts.items()]
    shape = Spread(slots, number, number, "EC-ROLL-04", start=best_way(shown, number, damage), lean=True)
    return await game.spread(ASSIGN_DICE, seat, shape, about, where=[battle.sector])


def distinct(targets: Sequence[Target], number: int) -> list[Target]:
    """At most so many of the ships that are alike."""
    seen: Counter[Target] = Counter()
    shown = []
    for target in targets:
        alike = target._replace(id="")
        seen[alike] += 1
        if seen[alike] <= number:
            shown.append(target)
    return shown


def _named(game: Game, targets: Sequence[Target]) -> dict[str, Text]:
    """The ships by their ids; those that are alike have numbers."""
    texts = [_target(game, target) for target in targets]
    return {target.id: _numbered(texts, at) for at, target in enumerate(targets)}


def _numbered(texts: Sequence[Text], at: int) -> Text:
    text = texts[at]
    return T("eclipse-target-of", target=text, n=texts[: at + 1].count(text)) if texts.count(text) > 1 else text


def _target(game: Game, target: Target) -> Text:
    """A ship to shoot at, with what it can still take."""
    ship, hull = words.ship(target.unit.type), sides.stats(game, target.unit).hull
    if not target.left:
        return T("eclipse-target-lost", ship=ship)
    return T("eclipse-target", ship=ship, damage=target.damage + target.marked, hull=hull)


def left_of(option: Option) -> tuple[bool, int]:
    """How much more destroys the ship of an option; what is lost already comes last. As its words say, for all."""
    damage, hull = (option.text.params.get(name) for name in ("damage", "hull"))
    if not isinstance(damage, int) or not isinstance(hull, int):
        return True, 0
    return False, hull - damage + 1


def _assign_for_ancients(game: Game, battle: Battle, unit: Unit, dice: Sequence[Die], needs: Mapping[str, int]) -> None:
    """The engine rolls and assigns for them. EC-NPC-03, EC-NPC-04, EC-NPC-09"""
    found = targets(game, battle, unit)
    prey = [ancients.Prey(to.unit.type, to.left, needs[to.unit.type]) for to in found]
    taken = ancients.assign([die.value for die in dice], prey)
    for target, points in zip(found, taken, strict=True):
        if points:
            sides.wound(game, battle, target.unit, target.damage, points)


# --- telling ---------------------------------------------------------------------------------------------------------

Fleet = dict[Unit, list[int]]


def _fleet(game: Game, battle: Battle, unit: Unit) -> Fleet:
    enemies = sides.units(game, battle, battle.other(unit.side))
    return {enemy: sides.damages(game, battle.sector, enemy) for enemy in enemies}


def _tell(game: Game, battle: Battle, unit: Unit, before: Fleet) -> None:
    """What the attack did: ships destroyed, ships damaged, or nothing."""
    lost: list[Text] = []
    hurt: list[Text] = []
    for enemy, marks in before.items():
        now = sides.damages(game, battle.sector, enemy)
        if len(now) < len(marks):
            lost += sides.counted(enemy, len(marks) - len(now))
        name = words.ship(enemy.type)
        hurt += [T("eclipse-combat-hurt", ship=name, n=mark) for mark in _risen(marks, now)]
    side = sides.side_name(battle.other(unit.side))
    if lost:
        game.say(T("eclipse-destroyed", side=side, ships=tuple(lost)), where=[battle.sector])
    if hurt:
        game.say(T("eclipse-damaged", side=side, ships=tuple(hurt)), where=[battle.sector])
    if not lost and not hurt:
        game.say(T("eclipse-all-miss"), where=[battle.sector], weight=0)


def _risen(before: Sequence[int], now: Sequence[int]) -> list[int]:
    """The damage marks of a unit that were not there before."""
    left, risen = list(before), []
    for mark in now:
        if mark in left:
            left.remove(mark)
        else:
            risen.append(mark)
    return risen
