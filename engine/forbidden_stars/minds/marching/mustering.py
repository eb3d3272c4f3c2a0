"""Who goes to a world: which of those that could, what that is worth, and how often it is won. FS-ADV-04, FS-ADV-14"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.forbidden_stars.components import STACKED, SYSTEM_OF
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import marks, odds, worth
from engine.forbidden_stars.minds.chart import Chart, unhurt
from engine.forbidden_stars.minds.marching import behind, gains, risks, standings
from engine.forbidden_stars.minds.mind import At
from engine.players.characters import Character

Able = Sequence[tuple[str, UnitView]]
Going = tuple[tuple[tuple[str, str, int], ...], int, int]
GOAL = 60
"""For an own objective a combat may be less sure: in hundredths of what it takes elsewhere."""
BOLD = 560
"""How often a combat should be won, in thousandths, before one is sought."""


def muster(at: At, here: Chart, target: str, able: Able, most: int = STACKED) -> Going | None:
    """Which of these units, so many at most, best go to a world, what that is worth, and how often it is won."""
    room = min(most, worth.free(here, target) + (here.foe(target) is not None))
    ranked = sorted(able, key=lambda one: (_home(at, here, one[0]), -odds.value(one[1].type), one[0]))
    free = max(0, worth.free(here, target))
    fit = [chosen for chosen in _choices(here, ranked, room, free) if not _bares(at, here, target, chosen)]
    found = [_going(at, here, target, chosen) for chosen in fit]
    return max(_needed(at, here, target, found), key=lambda one: one[1], default=None)


def _bares(at: At, here: Chart, target: str, chosen: Able) -> bool:
    """Whether the last unit of a structure goes as one of several, or after others by the same order, to a world where
    nobody has to be fought and that one takes as well. FS-CONT-03
    """
    came = len(here.standing(target)) > len(marks.fresh(at, here, target, SYSTEM_OF[target]))
    filler = came or (len(chosen) > 1 and not here.friendly(target))
    if not filler or here.foe(target) is not None or here.areas[target].objective == at.seat:
        return False
    starts = [start for start, _ in chosen]
    return any(worth.built(here, start) and len(here.units(start)) == starts.count(start) for start in starts)


ALIKE = 20
"""By how much more often, in thousandths, a combat has to be won for units that find no room afterwards."""


BARED = 100
"""By how much for the last units of structures."""


def _needed(at: At, here: Chart, target: str, found: list[Going]) -> list[Going]:
    """Without those who are more than the world holds, though the best that it holds win as well; and without those who
    leave structures to whoever comes, though others win nearly as well, but for an own objective. FS-CAP-01, FS-CONT-03
    """
    free = max(0, worth.free(here, target))
    fit = [one for one in found if _number(one) <= free or one[2] >= _alone(at, here, target, one, free) + ALIKE]
    if here.foe(target) is None or here.areas[target].objective == at.seat:
        return fit
    bared = [_bared(here, one) for one in fit]
    return [one for one, bare in zip(fit, bared, strict=True) if not _matched(one, bare, fit, bared)]


def _matched(going: Going, bare: int, fit: Sequence[Going], bared: Sequence[int]) -> bool:
    """Whether some who bare fewer structures win nearly as often."""
    others = [one[2] for one, fewer in zip(fit, bared, strict=True) if fewer < bare]
    return bool(others) and max(others) + BARED > going[2]


def _bared(here: Chart, going: Going) -> int:
    """How many worlds with structures they leave without a unit."""
    left = Counter[str]()
    for start, _, number in going[0]:
        left[start] += number
    return sum(number == len(here.units(start)) and worth.built(here, start) for start, number in left.items())


def _number(going: Going) -> int:
    return sum(number for _, _, number in going[0])


def _alone(at: At, here: Chart, target: str, going: Going, free: int) -> int:
    """How often the best of them win without the others, as many as there is room for."""
    types = sorted([type for _, type, number in going[0] for _ in range(number)], key=lambda type: -odds.value(type))
    return _chance(at, here, target, [unhurt(type) for type in types[:free]])


def _home(at: At, here: Chart, area: str) -> int:
    """Units leave where little is lost first."""
    return worth.leaving(at, here, area) // (1 + len(here.units(area)))


def _choices(here: Chart, ranked: Able, room: int, free: int) -> Iterator[Able]:
    """Some of them: all without the last of each world, and all; fewer where nobody stands. Who finds no room may be
    the least of them.
    """
    kept, staying = list[tuple[str, UnitView]](), dict[str, int]()
    for start, unit in ranked:
        staying.setdefault(start, len(here.units(start)))
        if staying[start] > 1:
            staying[start] -= 1
            kept.append((start, unit))
    for number in range(1, min(room, len(kept)) + 1):
        yield kept[:number]
    for number in range(1, min(room, len(ranked)) + 1):
        if ranked[:number] != kept[:number]:
            yield ranked[:number]
    yield from _crowded(kept, room, free)
    yield from _crowded(ranked, room, free)


def _crowded(able: Able, room: int, free: int) -> Iterator[Able]:
    """As many of the best as find room, and besides them those of the others who are missed least. FS-CAP-01"""
    first, number = able[free : min(room, len(able))], min(room, len(able)) - free
    least = sorted(able[free:], key=lambda one: odds.value(one[1].type))[: max(0, number)]
    if list(first) != least:
        yield [*able[:free], *least]


def _going(at: At, here: Chart, target: str, chosen: Able) -> Going:
    """Where others fight already, only what those who follow add counts."""
    starts, units = [start for start, _ in chosen], [unit for _, unit in chosen]
    chance, kept = _chance(at, here, target, units), risks.kept(at, here, target, units)
    fought = here.foe(target) is not None and bool(here.units(target))
    before = _chance(at, here, target, []) if fought else 0
    paid = sum([behind.lost(at, here, target, start, chosen) for start in dict.fromkeys(starts)])
    found = _gained(at, here, target, starts, kept, emptied=paid > 0)
    saved = gains.saving(at, here, target, units) if here.friendly(target) else 0
    gain = (max(found, saved) if saved > 0 else found) * (chance - before) // odds.SURE
    paid += behind.unbought(at, here, target, starts) + behind.unbuilt(at, here, target, starts)
    lost = _fallen(here, target, units, chance) + _beaten(at, here, target, chosen, chance - chance * kept // odds.SURE)
    if chance < _sure(at, here, target) and not fought:
        lost += UNSURE
    lost = lost * (100 if standings.level(at) else worth.lasting(at)) // 100
    counted = Counter((start, unit.type) for start, unit in chosen)
    return tuple((start, type, n) for (start, type), n in counted.items()), gain - lost - paid, chance


def _gained(at: At, here: Chart, target: str, starts: Sequence[str], kept: int, *, emptied: bool) -> int:
    """What it is worth that they stand there afterwards and have come nearer to the objectives."""
    staying = min(len(starts), max(1, worth.free(here, target)))
    away = max([gains.near(at, here, start) for start in dict.fromkeys(starts)], default=0)
    nearer = gains.nearer(at, here, target, staying, away, emptied=emptied)
    if here.friendly(target):
        return nearer + gains.guarding(at, here, target, starts, staying)
    if behind.swapped(at, here, target, starts):
        return min(0, nearer) + gains.standing(at, here, target, staying, kept)
    return nearer + gains.standing(at, here, target, staying, kept) + gains.spoils(at, here, target)


def _fallen(here: Chart, target: str, units: Iterable[UnitView], chance: int) -> int:
    """What falls in the combat and for want of room."""
    values = sorted([odds.value(unit.type) for unit in units])
    return sum(values) * (odds.SURE - chance) // odds.SURE + excess(here, target, values, chance)


def _beaten(at: At, here: Chart, target: str, chosen: Able, often: int) -> int:
    """What falls of them with a world that is so often not kept: those to whom nobody could come where they stand, as
    many as there is room for. FS-STACK-07
    """
    safe = [odds.value(unit.type) for start, unit in chosen if often and not worth.comers(at, here, start)]
    return sum(sorted(safe)[-max(1, worth.free(here, target)) :]) * often // odds.SURE


def excess(here: Chart, target: str, values: Sequence[int], chance: int) -> int:
    """What is lost because a world holds fewer than go there: all of it where nobody falls in the combat. FS-CAP-01"""
    over = max(0, len(values) - max(0, worth.free(here, target)))
    return sum(values[:over]) * max(0, 2 * chance - odds.SURE) // odds.SURE


UNSURE = 300
"""What is counted against a combat that is not sure enough."""


def _sure(at: At, here: Chart, target: str) -> int:
    """How often a combat there should be won."""
    own = here.areas[target].objective == at.seat and not at.character.deputy
    return bold(at.character) * (GOAL if own else 100) // 100


def bold(character: Character) -> int:
    """How sure a combat must be; a deputy attacks only where it can hardly lose."""
    return 850 if character.deputy else BOLD * 100 // max(70, character.traits.war)


def _chance(at: At, here: Chart, target: str, units: Iterable[UnitView]) -> int:
    foe = here.foe(target)
    if foe is None:
        return odds.SURE
    ours = odds.side([*units, *here.units(target)], 0, odds.trained(worth.me(at)))
    return odds.wins(ours, worth.guard(at, here, target, foe))
