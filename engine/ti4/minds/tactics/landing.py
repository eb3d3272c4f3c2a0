"""Ground forces: how many a planet needs, what landing there brings, and where those aboard go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.ask import Spread
from engine.players.aims import Aim
from engine.players.mind import Offer
from engine.ti4.actions.invasion import LAND
from engine.ti4.components import GROUND
from engine.ti4.interface.view import ForceView, PlanetView, SystemView
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, odds, rivals, weights, worth

MOST = 10
GARRISON, CROWNED = 1, 2
"""Ground forces that stay on a planet, and how many more where points come by it alone."""
LARGE = 3
"""Planets of a home that no dock guards alone."""
RISKED = 10
"""Less than that is not at risk."""
SCORED = 600
"""For so much of a point less than a full garrison stays."""
CALM = 3
"""Rounds in which nobody comes so far."""


@dataclass(frozen=True, slots=True)
class Landing:
    """So many ground forces on a planet, how likely they take it (in thousandths), and what it is worth."""

    planet: str
    number: int
    chance: int
    worth: int


def defenders(at: At, planet: PlanetView) -> ForceView | None:
    """The force of another that fights there."""
    return next((one for one in galaxy.foes(planet.forces, at.seat) if one.units.get(GROUND[0])), None)


def wants(at: At, planet: PlanetView) -> bool:
    """Whether the own seat has a reason to land there."""
    return planet.owner != at.seat and "demilitarized_zone" not in planet.attached


def open_to(at: At, planet: PlanetView) -> bool:
    """Whether it may land there now as well."""
    if not wants(at, planet):
        return False
    return planet.id != galaxy.MECATOL or not worth.guarded(at) or pays_for_custodians(at)


def within_means(at: At, planet: PlanetView) -> bool:
    """Whether it might land there one day, as soon as its planets are ready."""
    mine = galaxy.me(at)
    free = planet.id != galaxy.MECATOL or not worth.guarded(at) or mine.faction in objectives.FREE
    return wants(at, planet) and (free or mine.total_influence + mine.trade_goods >= objectives.CUSTODIANS)


def pays_for_custodians(at: At) -> bool:
    """TI-CUSTODIANS-03"""
    mine = galaxy.me(at)
    return mine.faction in objectives.FREE or mine.influence + mine.trade_goods >= objectives.CUSTODIANS


RESTORERS: Mapping[str, int] = {"winnu": 450}
"""What it is worth to factions that build on the center as soon as they take it."""
KEEPERS = frozenset({"l1z1x"})
"""Factions for which structures on planets that they take work on."""
STRUCTURES: Mapping[str, int] = {"pds": 120, "space_dock": 260}


def _built(at: At, planet: PlanetView) -> int:
    """What stands on a planet once it is taken."""
    faction = galaxy.me(at).faction
    found = RESTORERS.get(faction, 0) if planet.id == galaxy.MECATOL else 0
    if faction in KEEPERS:
        found += sum(STRUCTURES[type] * one.units.get(type, 0) for one in planet.forces for type in STRUCTURES)
    return found


def prize(at: At, planet: PlanetView) -> int:
    """What taking a planet is worth, that another loses it included."""
    return _prize(at, planet.id)


@galaxy.once_each
def _prize(at: At, id: str) -> int:
    planet = galaxy.of(at).planets[id]
    gain = worth.planet(at, planet) + _built(at, planet)
    if planet.owner is None:
        return gain
    lost = gain - rivals.holy(at, planet, at.seat) + _lost_with(at, planet, planet.owner)
    return worth.war(at, gain + lost * worth.dislike(at, planet.owner) // 100)


@galaxy.once_each
def pull(at: At, planet: str) -> int:
    """What a planet is worth beside the others of its system: taking it, and what objectives gain by it.
    TI-OBJECTIVE-06
    """
    scored = objectives.gained(at, objectives.holding(at).with_planets(planet))
    return prize(at, galaxy.of(at).planets[planet]) + scored


def _lost_with(at: At, planet: PlanetView, owner: int) -> int:
    """What a planet means to whoever owns it beyond what it means to all: its home, and the points that hang on it."""
    home = weights.HOME // (3 * galaxy.siblings(planet.id)) if galaxy.is_home(planet.id) else 0
    crown = rivals.crown(at, owner) if planet.id == galaxy.MECATOL else 0
    return home + crown + rivals.holy(at, planet, owner)


@galaxy.once
def prizes(at: At) -> dict[str, int]:
    """What taking all of a system's planets is worth where no ships of others stand."""
    open_ = {id: one for id, one in galaxy.of(at).systems.items() if enemy(at, one) is None}
    return {id: sum(prize(at, one) for one in here.planets if within_means(at, one)) for id, here in open_.items()}


def enemy(at: At, here: SystemView) -> ForceView | None:
    """Whoever would have to be fought in space."""
    return next((one for one in galaxy.foes(here.ships, at.seat) if forces.ships(one.units)), None)


def need(at: At, planet: PlanetView, bombs: int) -> int:
    """Ground forces with which a planet is taken, likely enough; more than there can be where it is too strong."""
    return _need(at, (planet.id, bombs))


def _shot(bombs: int) -> int:
    """Those whom so many hits in the mean kill, in hundredths."""
    return (bombs + 50) // 100


@galaxy.once_each
def _need(at: At, case: tuple[str, int]) -> int:
    planet, bombs = galaxy.of(at).planets[case[0]], case[1]
    guns = _guns(at, planet.id)
    if defenders(at, planet) is None:
        return 1 + guns
    for number in range(1, MOST + 1):
        if chance(at, planet, number + guns, bombs) >= weights.BOLD:
            return number + guns
    return MOST + 1


@galaxy.once_each
def _guns(at: At, planet: str) -> int:
    """Those who fall to the guns of the planet before they fight."""
    foes = galaxy.foes(galaxy.of(at).planets[planet].forces, at.seat)
    return _shot(sum(forces.landing_fire(at, one) for one in foes))


def chance(at: At, planet: PlanetView, number: int, bombs: int) -> int:
    """How often so many take a planet, in thousandths, after a bombardment with so many hits in the mean (in
    hundredths): bombs miss, too, so a part of a hit is one as often only. TI-BOMBARD-05
    """
    sure, often = divmod(bombs, 100)
    fewer = _chance(at, (planet.id, number, sure))
    return fewer + (_chance(at, (planet.id, number, sure + 1)) - fewer) * often // 100 if often else fewer


@galaxy.once_each
def _chance(at: At, case: tuple[str, int, int]) -> int:
    id, number, shot = case
    planet = galaxy.of(at).planets[id]
    foe, left = defenders(at, planet), number - _guns(at, id)
    if foe is None:
        return weights.SURE if left > 0 else weights.SURE // 2 if number else 0
    seat = at.view.seats[foe.seat]
    against = max(0, foe.units[GROUND[0]] - (0 if forces.shielded(foe.units, seat) else shot))
    return odds.wins(forces.troops(max(0, left), galaxy.me(at)), forces.troops(against, seat))


def landings(at: At, system: str, number: int, ships: Mapping[str, int]) -> list[Landing]:
    """What so many ground forces do in a system, all of them together."""
    bombs = forces.bombardment(ships, galaxy.me(at))
    found = _fewest(at, system, number, bombs)
    return _surer(at, found, number - sum(one.number for one in found), bombs)


def might(at: At, here: SystemView, number: int, ships: Mapping[str, int]) -> bool:
    """Whether so many ground forces take a planet of a system with some luck."""
    bombs = forces.bombardment(ships, galaxy.me(at))
    return any(chance(at, one, number, bombs) >= weights.HOPELESS for one in _open(at, str(here.tile)))


def _fewest(at: At, system: str, number: int, bombs: int) -> list[Landing]:
    """The planets that are worth most for each of them first, with as few on each as may be."""
    found: list[Landing] = []
    for needed, share, id in _shares(at, (system, bombs)):
        if needed <= number:
            number -= needed
            planet = galaxy.of(at).planets[id]
            found.append(Landing(id, needed, chance(at, planet, needed, share), prize(at, planet)))
    return found


@galaxy.once_each
def _shares(at: At, case: tuple[str, int]) -> list[tuple[int, int, str]]:
    """The planets that are open, the best first: how many each takes, after its share of the bombs that fall in their
    system, of which none falls twice. TI-BOMBARD-02
    """
    (system, bombs), found = case, list[tuple[int, int, str]]()
    wanted = sorted(_open(at, system), key=lambda one: -pull(at, one.id) // need(at, one, case[1]))
    for planet in wanted:
        share = min(bombs, 100 * exposed(at, planet.id))
        bombs -= share
        found.append((need(at, planet, share), share, planet.id))
    return found


def exposed(at: At, planet: str) -> int:
    """Defenders whom bombs can hit. TI-SHIELD-01"""
    foe = defenders(at, galaxy.of(at).planets[planet])
    return 0 if foe is None or forces.shielded(foe.units, at.view.seats[foe.seat]) else foe.units[GROUND[0]]


def _surer(at: At, found: list[Landing], left: int, bombs: int) -> list[Landing]:
    """With those who are left beside the others where most is at risk: more make it surer."""
    risked = max(found, key=lambda one: one.worth * (weights.SURE - one.chance), default=None)
    if risked is None or left <= 0 or risked.chance >= weights.SURE:
        return found
    number = risked.number + left
    likely = chance(at, galaxy.of(at).planets[risked.planet], number, bombs)
    return [replace(one, number=number, chance=likely) if one is risked else one for one in found]


@galaxy.once_each
def _open(at: At, system: str) -> list[PlanetView]:
    """The planets of a system on which the own seat may land now."""
    return [planet for planet in galaxy.of(at).systems[system].planets if open_to(at, planet)]


def wanted(at: At, system: str, ships: Mapping[str, int]) -> int:
    """Ground forces that could be used in a system."""
    return _wanted(at, (system, forces.bombardment(ships, galaxy.me(at)))) if _open(at, system) else 0


@galaxy.once_each
def _wanted(at: At, case: tuple[str, int]) -> int:
    return sum(number + CROWNED * _crowned(at, id) for number, _, id in _shares(at, case) if number <= MOST)


@MIND.judges(LAND, aim=Aim.EXPAND, careful=True)
def land(at: At) -> Iterator[Offer]:
    """Planets are taken, the best first, by those who stand there after the bombardment; whoever is left goes where it
    is most wanted. Who has paid for the custodians has to land. TI-INVASION-02, TI-BOMBARD-09
    """
    if not isinstance(at.shape, Spread):
        return
    system, low = at.question.where[0], at.shape.low
    chosen = {one.planet: one.number for one in _fewest(at, system, at.shape.high, 0)}
    spread = _filled(at, at.shape, chosen or _dared(at, system, at.shape.high))
    if not spread and low:
        spread = {at.shape.slots[0].id: low}
    yield Offer(dict(spread), 1000)
    if not low:
        yield Offer({}, 0)


def _dared(at: At, system: str, number: int) -> dict[str, int]:
    """All on one planet, where the others were missed by the bombs and it is still worth more than is lost."""
    worths = {one.id: pull(at, one.id) * chance(at, one, number, 0) // weights.SURE for one in _open(at, system)}
    best = max(worths, key=lambda id: worths[id], default=None)
    return {best: number} if best and worths[best] > weights.LOST * number and not at.character.deputy else {}


def _at_risk(at: At, planet: str, number: int) -> int:
    """What is at risk where so many land."""
    one = galaxy.of(at).planets[planet]
    return pull(at, planet) * (weights.SURE - chance(at, one, number, 0)) // weights.SURE if open_to(at, one) else 0


def _filled(at: At, shape: Spread, chosen: dict[str, int]) -> dict[str, int]:
    """Whoever is left over lands beside those who are most at risk, or on own planets: on each of these that is empty
    at least one.
    """
    planets = galaxy.of(at).planets
    safe = [slot.id for slot in shape.slots if slot.id in chosen or planets[slot.id].owner == at.seat]
    bare = [id for id in safe if id not in chosen and not galaxy.force(planets[id].forces, at.seat).get(GROUND[0])]
    chosen |= dict.fromkeys(bare[: max(0, shape.high - sum(chosen.values()))], 1)
    rest = shape.high - sum(chosen.values())
    while rest > 0 and (risks := {id: _at_risk(at, id, number) for id, number in chosen.items()}):
        most = max(risks, key=lambda id: risks[id])
        if risks[most] < RISKED:
            break
        chosen[most], rest = chosen[most] + 1, rest - 1
    if safe and rest > 0:
        best = max(safe, key=lambda id: (id in chosen and planets[id].owner is not None, worth.planet(at, planets[id])))
        chosen[best] = chosen.get(best, 0) + rest
    return {slot.id: chosen[slot.id] for slot in shape.slots if chosen.get(slot.id)}


@galaxy.once_each
def together(at: At, system: str) -> bool:
    """Whether objectives gain by all free planets of a system much that none of them brings alone."""
    free, held = [one.id for one in _open(at, system) if not galaxy.troops(one, at.seat)], objectives.holding(at)
    if len(free) < 2:
        return False
    alone = max(objectives.worth(at, held.with_planets(id)) for id in free)
    return objectives.worth(at, held.with_planets(*free)) - alone >= SCORED


def _unguarded(at: At, planet: str) -> bool:
    """Whether nobody can be made there, in a home so large that others come for its empty planets."""
    return galaxy.siblings(planet) >= LARGE and not _builds(at, planet)


def _builds(at: At, planet: str) -> bool:
    """Whether an own dock stands there, which is lost with its planet. TI-INVASION-13"""
    return bool(galaxy.force(galaxy.of(at).planets[planet].forces, at.seat).get("space_dock"))


@galaxy.once_each
def garrison(at: At, planet: str) -> int:
    """Ground forces that stay behind: where others are near who could land, beside a dock away from home, at the own
    home whoever is near, and in later rounds in any case; more at the center and where a point hangs on the planet.
    """
    system = galaxy.of(at).lies[planet]
    home = worth.own_home(at, planet)
    near = worth.threat(at, system) or at.view.round > CALM if home else worth.invaders(at, system)
    bare = _unguarded(at, planet) if home else _builds(at, planet)
    kept = GARRISON if near or bare else 0
    return (kept + CROWNED if near else 1) if _crowned(at, planet) else kept


def _crowned(at: At, planet: str) -> bool:
    """Whether points come by a planet alone. TI-IMPERIAL-02, TI-ATTACH-01"""
    return planet == galaxy.MECATOL or bool(rivals.holy(at, galaxy.of(at).planets[planet], at.seat))
