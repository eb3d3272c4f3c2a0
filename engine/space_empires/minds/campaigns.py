"""Alone against alien empires: ships gather at home and go for the nearest home world as one army, before bases and
mines make it strong; on its way it crushes fleets that come near, and it comes back for more ships or goes on to the
next. All others guard the home world and the colonies meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.face.view import UnitView
from engine.space_empires.minds import guards, guesses, odds, wars
from engine.space_empires.minds.charts import FAR, Chart, price, warship
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.wars import Order

SIEGE, GOING_ON = 850, 450
"""How often the siege of a home world should be won before an army marches, and for it to go on, in thousandths."""
MUSTERED = 60
"""Hundredths of all ships that march together or not at all."""
GATES, PACE = 4, 8
"""Half moves from a home world at which fleets that are there will still be there; half moves of a round."""
MEANWHILE = 20
"""Half moves from the own home world to fleets that come there while an army is away."""
ASIDE, CRUSHED = 6, 750
"""Half moves to fleets that an army on its way attacks, and what has to be left of it, in thousandths."""

Standing = tuple[str, UnitView]
"""A unit and its hex."""


def orders(at: At, here: Chart, fleet: Sequence[Standing]) -> Mapping[str, Order]:
    """What all warships do."""
    found, every, chased = dict[str, Order](), _value(unit for _, unit in fleet), list[str]()
    for hex, units in _stacks(fleet).items():
        ready = 100 * _value(units) >= MUSTERED * every
        march = _besieging(at, here, hex, units) or (_setting_out(at, here, hex, units) if ready else None)
        found |= guards.orders(here, hex, units, chased) if march is None else {unit.id: march for unit in units}
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
    if _chances(here, hex, units).get(goal, 0) < GOING_ON:
        return None
    return Order(_aside(here, hex, units) or goal, Aim.ATTACK, wars.HOME)


def _aside(here: Chart, hex: str, units: Sequence[UnitView]) -> str | None:
    """Where a fleet is, beside the way of an army, that loses few ships against it."""
    side = guesses.own(units)
    near = guards.abroad(here, hex, ASIDE)
    able = (foe for foe in near if odds.battle(side, guesses.at(here, foe), wars.rough(here, foe)).left >= CRUSHED)
    return next(able, None)


def _setting_out(at: At, here: Chart, hex: str, units: Sequence[UnitView]) -> Order | None:
    """Ships go for what is nearest of what they would take, unless fleets would take their own home world meanwhile."""
    able = [goal for goal, wins in _chances(here, hex, units, wary=True).items() if wins >= SIEGE]
    if not able or (hex == here.home and guards.exposed(here, units, MEANWHILE)):
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
