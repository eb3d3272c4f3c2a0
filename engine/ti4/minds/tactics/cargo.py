"""What a fleet carries: ground forces that are wanted where it goes, fighters, and what would be lost if it stayed."""

from __future__ import annotations

from collections.abc import Callable

from engine.ti4.components import GROUND
from engine.ti4.galaxy.capacity import HARBOUR
from engine.ti4.galaxy.units import Group
from engine.ti4.interface.view import SystemView
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, worth
from engine.ti4.minds.tactics import landing
from engine.ti4.minds.tactics.reach import Leg, Load, origins

FIGHTER, DOCK = "fighter", "space_dock"
GUARD, MANY = 1, 99
"""Whom a planet keeps while others score by those who leave it, and more than there ever are."""
FETCHED = 50
"""What it is worth that an infantry can be carried in the next round."""


def loaded(at: At, here: SystemView, legs: tuple[Leg, ...], wanted: int, spare: int) -> Load:
    """The ground forces that are wanted there or would be lost, fighters that would be, `spare` ground forces, other
    fighters, and in places that would stay empty whoever waits in vain: of those who are not wanted none that is the
    last of a planet.
    """
    found, target = dict[str, int](), str(here.tile)
    for origin, room in rooms(legs).items():
        lost, there = homeless(at, origin, legs), _offered(at, origin, target)
        first = max(wanted, _afloat(at, origin, legs))
        more = min(spare, _needless(at, origin, legs, target) - first) if spare > 0 else 0
        some = _filled({}, there, min(room, first))
        some = _joined(at, some, there, min(more, room - lost - first))
        taken, fighters = sum(some.values()), _filled({}, _fighters(at, origin), room - sum(some.values()))
        idle = _needless(at, origin, legs, target) - taken - production.HOLD
        berths = min(idle, room - taken - sum(fighters.values()))
        found |= _joined(at, some, there, berths) | fighters
        spare, wanted = spare - max(0, taken - wanted), max(0, wanted - taken)
    return tuple(found.items())


def beside(at: At, here: SystemView, legs: tuple[Leg, ...], load: Load, wanted: int) -> Load:
    """The same load, with those of own planets there whom holds that are left take up for others beside these, as long
    as any are wanted; none that is the last of a planet. TI-TRANSPORT-03
    """
    room = sum(rooms(legs).values()) - sum(number for _, number in load)
    there = [one for one in troops(at, str(here.tile)) if Group.read(one[0]).place in galaxy.of(at).planets]
    return tuple(_joined(at, dict(load), there, min(room, wanted - ground(load))).items())


def ground(load: Load) -> int:
    """The ground forces of a load."""
    return sum(number for id, number in load if Group.read(id).type == GROUND[0])


def _needless(at: At, origin: str, legs: tuple[Leg, ...], target: str) -> int:
    """Ground forces beyond those whom ships that stay there could carry to another prize in this round."""
    there = sum(number for _, number in troops(at, origin))
    prizes = landing.prizes(at)
    if not again(at) or not any(prizes.get(id) for id in galaxy.of(at).near[origin] if id != target):
        return there
    return there - _others_carry(at, origin, legs)


def again(at: At) -> bool:
    """Whether a token is left for another tactical action, beside the one that goes on or is thought of."""
    return galaxy.me(at).tactic > (at.view.active_system is None)


def goes_on(at: At, origin: str, legs: tuple[Leg, ...], load: Load) -> bool:
    """Whether ships that stay can carry ground forces from there that stay as well."""
    taken = dict(load)
    waiting = sum(number - taken.get(id, 0) for id, number in troops(at, origin))
    return waiting > 0 and _others_carry(at, origin, legs) > 0


def carriers(legs: tuple[Leg, ...]) -> list[Leg]:
    """Those that carry more than one."""
    return [leg for leg in legs if leg.mover.card.capacity > 1]


def _others_carry(at: At, origin: str, legs: tuple[Leg, ...]) -> int:
    """Whom ships that stay can carry, without those that carry but one."""
    known, there = forces.cards(galaxy.me(at)), galaxy.force(galaxy.of(at).systems[origin].ships, at.seat)
    every = sum(n * known[type].capacity for type, n in there.items() if type in known and known[type].capacity > 1)
    return every - sum(leg.number * leg.mover.card.capacity for leg in carriers(legs) if leg.mover.origin == origin)


def _staying(at: At, origin: str, legs: tuple[Leg, ...]) -> dict[str, int]:
    """What is left of the ships there."""
    left = dict(galaxy.force(galaxy.of(at).systems[origin].ships, at.seat))
    for leg in legs:
        if leg.mover.origin == origin:
            left[leg.mover.type] -= leg.number
    return left


def rooms(legs: tuple[Leg, ...]) -> dict[str, int]:
    """What can be carried from each place."""
    found: dict[str, int] = {}
    for leg in legs:
        if leg.mover.card.capacity:
            found[leg.mover.origin] = found.get(leg.mover.origin, 0) + leg.mover.card.capacity * leg.number
    return found


def of_use(at: At, here: SystemView, legs: tuple[Leg, ...], load: Load) -> Load:
    """The load, where it takes nothing there, without ground forces who would leave their planets for nothing: the last
    of a planet, those for whom all ships have no place beside who waits there and the fighters aboard, and those for
    whose group no figure is left, so that another group would be lost. TI-INFANTRYTOKEN-04, TI-CAPACITY-02
    """
    waiting = sum(number for _, number in troops(at, str(here.tile)))
    there = forces.capacity(galaxy.force(here.ships, at.seat), galaxy.me(at))
    figure = production.figure_for(at, GROUND[0], [str(here.tile)])
    flown = sum(number for id, number in load if Group.read(id).type == FIGHTER)
    room, found = max(0, there + sum(rooms(legs).values()) - waiting - flown) if figure else 0, dict[str, int]()
    for id, number in load:
        planet = galaxy.of(at).planets.get(Group.read(id).place)
        if planet is not None:
            number = min(number, room, galaxy.force(planet.forces, at.seat).get(GROUND[0], 0) - 1)
            room -= number
        found |= {id: number} if number > 0 else {}
    return tuple(found.items())


def stranded(at: At, legs: tuple[Leg, ...], load: Load) -> int:
    """Fighters that are lost where the ships come from."""
    return _left_behind(legs, load, FIGHTER, lambda origin: homeless(at, origin, legs))


def drowned(at: At, legs: tuple[Leg, ...], load: Load) -> int:
    """Ground forces that are lost where the ships come from."""
    return _left_behind(legs, load, GROUND[0], lambda origin: _afloat(at, origin, legs))


def _left_behind(legs: tuple[Leg, ...], load: Load, type: str, placeless: Callable[[str], int]) -> int:
    """Those in space for whom no place is left, and who are not taken along; `placeless` counts them by origin."""
    taken = dict(load)
    return sum(max(0, placeless(origin) - taken.get(Group(origin, type).id, 0)) for origin in origins(legs))


def _afloat(at: At, origin: str, legs: tuple[Leg, ...]) -> int:
    """Ground forces in space for whom no place is left once these ships are gone. TI-CAPACITY-04"""
    there = galaxy.force(galaxy.of(at).systems[origin].ships, at.seat).get(GROUND[0], 0)
    return max(0, there - forces.capacity(_staying(at, origin, legs), galaxy.me(at))) if there else 0


def forsaken(at: At, legs: tuple[Leg, ...], load: Load) -> int:
    """Ground forces whom ships that leave without them could have carried, and none of those that stay can."""
    mine, taken, total = galaxy.me(at), dict(load), 0
    for origin in origins(legs):
        waiting = troops(at, origin)
        there, left = sum(number for _, number in waiting), sum(number - taken.get(id, 0) for id, number in waiting)
        before = forces.capacity(galaxy.force(galaxy.of(at).systems[origin].ships, at.seat), mine)
        after = forces.capacity(_staying(at, origin, legs), mine)
        total += max(0, min(there, before) - (there - left) - min(left, after))
    return total


def homeless(at: At, origin: str, legs: tuple[Leg, ...]) -> int:
    """Fighters for which no place is left once these ships are gone. TI-CAPACITY-04"""
    here, mine = galaxy.of(at).systems[origin], galaxy.me(at)
    there = galaxy.force(here.ships, at.seat)
    if not there.get(FIGHTER, 0) or forces.cards(mine)[FIGHTER].move:
        return 0
    left = _staying(at, origin, legs)
    docks = sum(galaxy.force(planet.forces, at.seat).get(DOCK, 0) for planet in here.planets) + there.get(DOCK, 0)
    return max(0, there[FIGHTER] - forces.capacity(left, mine) - HARBOUR * docks)


def _filled(before: dict[str, int], there: list[tuple[str, int]], room: int) -> dict[str, int]:
    found = dict(before)
    for id, number in there:
        some = min(room, number)
        if some > 0:
            found[id], room = some, room - some
    return found


def _joined(at: At, before: dict[str, int], there: list[tuple[str, int]], number: int) -> dict[str, int]:
    """With so many more, of each planet all but the last; of the own home all while others can be made there."""
    found = dict(before)
    for id, most in there if number > 0 else ():
        some = min(number, most - _last(at, Group.read(id).place, most) - found.get(id, 0))
        if some > 0:
            found[id], number = found.get(id, 0) + some, number - some
    return found


def _last(at: At, place: str, number: int) -> bool:
    """Whether so many are all on a planet; of the own home where no token is left to make others. TI-TACTICAL-03"""
    planet = galaxy.of(at).planets.get(place)
    if planet is None or (worth.own_home(at, place) and again(at)):
        return False
    return number >= galaxy.force(planet.forces, at.seat).get(GROUND[0], 0)


def _offered(at: At, origin: str, target: str) -> list[tuple[str, int]]:
    """Ground forces that may go to a system: all but one of each garrison where more planets score together."""
    return _troops(at, (origin, GUARD if landing.together(at, target) else MANY))


def troops(at: At, origin: str) -> list[tuple[str, int]]:
    """Ground forces of a system that may go."""
    return _troops(at, (origin, MANY))


@galaxy.once_each
def _troops(at: At, case: tuple[str, int]) -> list[tuple[str, int]]:
    """The same, where garrisons are no larger than that."""
    origin, most = case
    system = galaxy.of(at).systems[origin]
    aboard = galaxy.force(system.ships, at.seat).get(GROUND[0], 0)
    found = [(Group(origin, GROUND[0]).id, aboard)] if aboard else []
    planets = sorted(system.planets, key=lambda one: (one.owner == at.seat and landing.garrison(at, one.id), one.id))
    for planet in planets:
        there = galaxy.force(planet.forces, at.seat).get(GROUND[0], 0)
        number = there - min(most, landing.garrison(at, planet.id)) if there else 0
        found += [(Group(planet.id, GROUND[0]).id, number)] if number > 0 else []
    return found


def _fighters(at: At, origin: str) -> list[tuple[str, int]]:
    number = galaxy.force(galaxy.of(at).systems[origin].ships, at.seat).get(FIGHTER, 0)
    return [(Group(origin, FIGHTER).id, number)] if number else []
