"""Alone against alien empires: ships gather at home and go for the nearest home world as one army, before bases and
mines make it strong; it comes back for more ships or goes on to the next. Whoever is at home guards it meanwhile, and
drives away what comes near; colonies are held by bases, which cost no maintenance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.face.view import EmpireView, UnitView
from engine.space_empires.galaxy.board import distance
from engine.space_empires.minds import guesses, odds, wars
from engine.space_empires.minds.charts import FAR, Chart, price, warship
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.odds import Side
from engine.space_empires.minds.wars import Order

SIEGE, GOING_ON = 850, 450
"""How often the siege of a home world should be won before an army marches, and for it to go on, in thousandths."""
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
    found, every = dict[str, Order](), _value(unit for _, unit in fleet)
    for hex, units in _stacks(fleet).items():
        ready = 100 * _value(units) >= MUSTERED * every
        marching = _besieging(at, here, hex, units) or (_setting_out(at, here, hex, units) if ready else None)
        order = marching or _driving(here, hex, units) or _home(here, hex)
        found |= {unit.id: order for unit in units}
    return found


def _stacks(fleet: Iterable[Standing]) -> dict[str, list[UnitView]]:
    """Ships by their hexes."""
    found = dict[str, list[UnitView]]()
    for hex, unit in fleet:
        found.setdefault(hex, []).append(unit)
    return found


def _value(units: Iterable[UnitView]) -> int:
    return sum(price(unit) for unit in units)


# --- the army --------------------------------------------------------------------------------------------------------


def _besieging(at: At, here: Chart, hex: str, units: Sequence[UnitView]) -> Order | None:
    """An army on its way goes on to where it was sent, as long as that does not look lost."""
    noted = at.memory.get("siege")
    goal, army = next(iter(noted.items()), ("", [])) if isinstance(noted, dict) else ("", [])
    if not isinstance(army, list) or not any(unit.id in army for unit in units):
        return None
    return Order(goal, Aim.ATTACK, wars.HOME) if _chances(here, hex, units).get(goal, 0) >= GOING_ON else None


def _setting_out(at: At, here: Chart, hex: str, units: Sequence[UnitView]) -> Order | None:
    """Ships go for what is nearest of what they would take, unless fleets would take their own home world meanwhile."""
    able = [goal for goal, wins in _chances(here, hex, units, wary=True).items() if wins >= SIEGE]
    if not able or (hex == here.home and exposed(here, units)):
        return None
    goal = min(able, key=lambda one: (here.far(hex, one), one))
    at.memory["siege"] = {goal: [unit.id for unit in units]}
    return Order(goal, Aim.ATTACK, wars.HOME)


def _chances(here: Chart, hex: str, units: Sequence[UnitView], *, wary: bool = False) -> dict[str, int]:
    """How often these ships would take which home world once they are there. `wary`: if it has more than is usual."""
    side, found = guesses.own(units), dict[str, int]()
    for empire in here.view.empires:
        far = here.far(hex, empire.home)
        if empire.value and far < FAR:
            foe = guesses.at(here, empire.home) if far <= GATES else guesses.holding(here, empire, far // PACE)
            foe = tuple(sorted([*foe, *guesses.spare(here, empire)])) if wary else foe
            found[empire.home] = odds.battle(side, foe, wars.rough(here, empire.home)).wins
    return found


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
    sure = [foe for foe in near if odds.battle(side, guesses.at(here, foe), wars.rough(here, foe)).wins >= SAFE]
    best = min(sure, key=lambda foe: (here.far(hex, foe), foe), default=None)
    return None if best is None else Order(best, Aim.DEFEND, wars.HOME)


def exposed(here: Chart, away: Sequence[UnitView] = ()) -> bool:
    """Whether fleets on their way would take the own home world while these ships are away."""
    left = guesses.own(unit for unit in here.own(here.home) if unit not in away)
    return any(odds.battle(_coming(here, empire), left).wins > OPEN for empire in here.view.empires)


def _coming(here: Chart, empire: EmpireView) -> Side:
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
    stacks = _stacks((hex, unit) for hex, unit in here.units() if warship(unit))
    strongest = max(stacks, key=lambda hex: (_value(stacks[hex]), hex), default=here.home)
    ways = [_way(here, start, one.home) for start in (here.home, strongest) for one in here.view.empires if one.value]
    return {hex: True for way in ways for hex in way if not here.hexes[hex].explored}


def _way(here: Chart, start: str, goal: str) -> Iterator[str]:
    """The hexes of the easiest way."""
    hex = start
    while hex != goal and hex in here.ways(goal):
        hex = here.next(hex, goal)
        yield hex
