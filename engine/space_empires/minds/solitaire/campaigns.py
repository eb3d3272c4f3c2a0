"""Alone against alien empires: ships gather at home and go for the nearest home world as one army, before bases and
mines make it strong; it comes back for more ships or goes on to the next. Whoever is at home guards it meanwhile, and
drives away what comes near; colonies are held by bases, which cost no maintenance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import EmpireView, UnitView
from engine.space_empires.minds import armies, guesses, hazards, odds, wars
from engine.space_empires.minds.armies import Order
from engine.space_empires.minds.charts import DEADLY, FAR, PLAIN, Chart, warship
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.odds import Group, Groups

SIEGE, GOING_ON = 850, 450
"""How often the siege of a home world should be won before an army marches, and for it to go on, in thousandths."""
PATIENT, IMPATIENCE, LEAST = 24, 15, 250
"""After this round a little less is asked for each round, down to so much."""
MARCH, MUSTER = 8, "mustered"
"""Rounds in which an army is built and sets out, and the note of when that was begun and what it promised."""
NO_WAY_BACK = 1
"""How often a siege behind a black hole should be won for it to go on: to turn back there loses ships for nothing."""
SURVIVE = 6
"""Of ten ships so many come through a black hole. SE-BLACK-01"""
MUSTERED = 75
"""Hundredths of all ships that march together or not at all."""
GATES, PACE = 4, 8
"""Half moves from a home world at which fleets that are there will still be there; half moves of a round."""
SAFE, OPEN = 800, 400
"""How often ships win, in thousandths, that drive somebody away; how often the home world may be lost without them."""
REACH, NEAR, COMING = 8, 6, 12
"""Half moves to whom ships drive away, from the home world to there, and from there to fleets that may come."""
NEXT = 7
"""Hexes from a fleet to a colony that gets a base."""

Standing = tuple[str, UnitView]
"""A unit and its hex."""


def orders(at: At, here: Chart, fleet: Sequence[Standing]) -> Mapping[str, Order]:
    """What all warships do."""
    found, every = dict[str, Order](), armies.value(unit for _, unit in fleet)
    for hex, units in armies.by_hex(fleet).items():
        ready = 100 * armies.value(units) >= MUSTERED * every
        marching = _besieging(at, here, hex, units) or (_setting_out(at, here, hex, units) if ready else None)
        order = marching or _driving(here, hex, units) or _home(here, hex)
        found |= {unit.id: order for unit in units}
    return found


def _besieging(at: At, here: Chart, hex: str, units: Sequence[UnitView]) -> Order | None:
    """An army on its way goes on to where it was sent, as long as that does not look lost."""
    noted = at.memory.get("siege")
    goal, army = next(iter(noted.items()), ("", [])) if isinstance(noted, dict) else ("", [])
    if not isinstance(army, list) or not any(unit.id in army for unit in units):
        return None
    least = NO_WAY_BACK if deadly(here, here.home, goal) else GOING_ON
    return Order(goal, Aim.ATTACK, armies.HOME) if _chances(here, hex, units).get(goal, 0) >= least else None


def _setting_out(at: At, here: Chart, hex: str, units: Sequence[UnitView]) -> Order | None:
    """Ships go for what is nearest of what they would take, unless fleets would take their own home world meanwhile."""
    able = [goal for goal, wins in _chances(here, hex, units, wary=True).items() if wins >= sought(at)]
    if not able or (hex == here.home and exposed(here, units)):
        return None
    goal = min(able, key=lambda one: (here.far(hex, one), one))
    at.memory["siege"] = {goal: [unit.id for unit in units]}
    return Order(goal, Aim.ATTACK, armies.HOME)


def sought(at: At) -> int:
    """How often a siege should be won for an army to march: who waits for ever never wins, nor who builds an army for
    what was kept and then lets it lie.
    """
    late = max(LEAST, SIEGE - IMPATIENCE * max(0, at.view.round - PATIENT))
    expected = arming(at)
    return late if expected is None else min(late, GOING_ON, expected * 2 // 3)


def arming(at: At) -> int | None:
    """How often a siege was expected to be won, while all that was kept becomes an army; None in other rounds."""
    noted = at.memory.get(MUSTER)
    begun, expected = (noted.get("round"), noted.get("wins")) if isinstance(noted, dict) else (None, None)
    soon = isinstance(begun, int) and at.view.round < begun + MARCH
    return expected if soon and isinstance(expected, int) else None


def _chances(here: Chart, hex: str, units: Sequence[UnitView], *, wary: bool = False) -> dict[str, int]:
    """How often these ships would take which home world once they are there. `wary`: if it has more than is usual."""
    side = guesses.own(units)
    able = [empire for empire in here.view.empires if reached(here, hex, empire)]
    return {empire.home: chance(here, hex, empire, side, wary=wary) for empire in able}


def reached(here: Chart, hex: str, empire: EmpireView) -> bool:
    """Whether a home world still stands, and there is a way to it."""
    return bool(empire.value) and here.far(hex, empire.home) < FAR


def chance(here: Chart, hex: str, empire: EmpireView, side: Groups, later: int = 0, *, wary: bool = False) -> int:
    """How often a side would take a home world that sets out from a hex, so many rounds later than now."""
    holes = deadly(here, hex, empire.home)
    far = here.far(hex, empire.home) - holes * (DEADLY - PLAIN)
    near = far <= GATES and not later
    foe = guesses.at(here, empire.home) if near else guesses.holding(here, empire, later + far // PACE)
    foe = tuple(sorted([*foe, *guesses.spare(here, empire)])) if wary else foe
    return odds.battle(_survivors(side, holes), foe, hazards.rough(here, empire.home)).wins


def _survivors(side: Groups, holes: int) -> Groups:
    """What comes through so many black holes on average, ships that are alike together."""
    if not holes:
        return side
    alike = Counter[Group]()
    for group in side:
        alike[group._replace(number=1)] += group.number
    left = {group: number * SURVIVE**holes // 10**holes for group, number in alike.items()}
    return tuple(sorted(group._replace(number=number) for group, number in left.items() if number))


def deadly(here: Chart, start: str, goal: str) -> int:
    """Through how many black holes even the easiest way leads."""
    return sum(here.ground.tolls[one] >= DEADLY for one in way(here, start, goal) if one != goal)


def through(at: At, here: Chart, party: Sequence[UnitView], to: str, goal: str) -> bool:
    """Whether an army goes through a black hole: where no other way leads to what it would take."""
    start = next((hex for hex, unit in here.units() if unit.id == party[0].id), to) if party else to
    noted = at.memory.get("siege")
    return isinstance(noted, dict) and goal in noted and to in way(here, start, goal)


# --- at home ---------------------------------------------------------------------------------------------------------


def _home(here: Chart, hex: str) -> Order:
    """Where all gather."""
    return Order(here.home, Aim.DEFEND, wars.MUSTER if hex != here.home else 0)


def _driving(here: Chart, hex: str, units: Sequence[UnitView]) -> Order | None:
    """Enemies near the home world are driven away by ships that are near it, sure to win and not needed to hold it."""
    if here.far(hex, here.home) > NEAR or (hex == here.home and exposed(here, units)):
        return None
    side = guesses.own(units)
    near = [foe for foe in here.taken if here.far(hex, foe) <= REACH and here.far(foe, here.home) <= NEAR]
    sure = [foe for foe in near if odds.battle(side, guesses.at(here, foe), hazards.rough(here, foe)).wins >= SAFE]
    best = min(sure, key=lambda foe: (here.far(hex, foe), foe), default=None)
    return None if best is None else Order(best, Aim.DEFEND, armies.HOME)


def exposed(here: Chart, away: Sequence[UnitView] = ()) -> bool:
    """Whether fleets on their way would take the own home world while these ships are away."""
    left = guesses.own(unit for unit in here.own(here.home) if unit not in away)
    return any(odds.battle(_coming(here, empire), left).wins > OPEN for empire in here.view.empires)


def _coming(here: Chart, empire: EmpireView) -> Groups:
    """The fleets of an empire that are on their way."""
    places = {fleet.at: True for fleet in empire.fleets if fleet.at != empire.home}
    near = [hex for hex in places if here.far(hex, here.home) <= COMING]
    return tuple(sorted(group for hex in near for group in guesses.fleets(here, empire, hex)))


def outposts(at: At, here: Chart) -> list[str]:
    """Own colonies to which fleets come next that a base there would beat."""
    own, found = at.view.own, list[str]()
    known = () if own is None else tuple(sorted((one.id, one.level) for one in own.technology))
    base = guesses.group("BASE", 1, known)
    assert base is not None
    for empire in here.view.empires:
        for place in {fleet.at: True for fleet in empire.fleets}:
            port = min((one.id for one in here.colonies()), key=lambda id: (distance(place, id), id), default=place)
            them = tuple(sorted(guesses.fleets(here, empire, place)))
            if 0 < distance(place, port) <= NEXT and odds.battle(them, (base,)).wins < OPEN:
                found.append(port)
    return found


# --- the way ---------------------------------------------------------------------------------------------------------


def roads(here: Chart) -> Mapping[str, bool]:
    """Unexplored hexes on the ways to alien home worlds, from the own one and from the strongest stack."""
    stacks = armies.by_hex((hex, unit) for hex, unit in here.units() if warship(unit))
    strongest = max(stacks, key=lambda hex: (armies.value(stacks[hex]), hex), default=here.home)
    ways = [way(here, start, one.home) for start in (here.home, strongest) for one in here.view.empires if one.value]
    return {hex: True for way in ways for hex in way if not here.hexes[hex].explored}


def way(here: Chart, start: str, goal: str) -> Iterator[str]:
    """The hexes of the easiest way."""
    hex = start
    while hex != goal and hex in here.ways(goal):
        hex = here.next(hex, goal)
        yield hex
