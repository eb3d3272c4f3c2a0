"""The words in which fleets are led, and that ships go on to where they were sent. What holds fleets of a war among
players together lies in `fleets`; alone against machines and alien empires they are led otherwise (`machines`,
`campaigns`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.ids import Id
from engine.players.aims import Aim
from engine.space_empires.components import TURNS
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses
from engine.space_empires.minds.charts import Chart, price
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.minds.odds import Group, Groups

COLUMN, PACE, ROUND = 12, 2, 6
"""Half moves between ships that still wait for each other, of a hex, and of a round."""
HOME = 400 * CP
"""What the home world of an enemy is worth."""
SURELY = 900
"""How often ships win, in thousandths, that surely win."""
STEP = 25
"""What half a move takes off the worth of a goal."""
TURNS_OFF, WAITED = 6, 20
"""Enemies so many half moves away are near; after this round nobody waits for them whom he surely beats."""


@dataclass(frozen=True)
class Errand(Id):
    """A unit goes to a hex. `why`: an `Aim`."""

    at: str
    why: str
    worth: int


@dataclass(frozen=True, slots=True)
class Order:
    """Ships go to a hex."""

    at: str
    why: str
    worth: int


Stacks = Mapping[str, Sequence[UnitView]]
"""Ships by their hexes."""
Orders = Mapping[str, Order]
"""Orders of stacks, by their hexes."""


def rivals(here: Chart) -> bool:
    """Whether there are other players."""
    return len(here.view.seats) > 1


def value(units: Iterable[UnitView]) -> int:
    """CP of ships."""
    return sum(price(unit) for unit in units)


def by_hex(fleet: Iterable[tuple[str, UnitView]]) -> dict[str, list[UnitView]]:
    """Ships by their hexes."""
    found = dict[str, list[UnitView]]()
    for hex, unit in fleet:
        found.setdefault(hex, []).append(unit)
    return found


def movement(units: Iterable[UnitView]) -> int:
    """The movement technology of the slowest. SE-MOVE-05"""
    return min((dict(unit.levels).get("move", 1) for unit in units), default=1)


def kept(at: At, unit: UnitView) -> bool:
    """Whether a unit was to stay where it is when the last plan was made, in a war among players."""
    noted = errand(at, unit)
    return noted is not None and noted.why == Aim.KEEP and len(at.view.seats) > 1


def errand(at: At, unit: UnitView) -> Errand | None:
    """What a unit was to do when the last plan was made."""
    noted = at.memory.get("errands")
    return Errand.maybe(str(noted.get(unit.id, ""))) if isinstance(noted, dict) else None


def sent_for(at: At, here: Chart, hex: str, units: Sequence[UnitView]) -> str | None:
    """Where most of these ships were to go when the last plan was made; who has come to a colony of an enemy is there
    for its sake as long as it stands. SE-BOMB-06
    """
    goals, sieges = dict[str, int](), here.enemy_colony(hex)
    for unit in units if rivals(here) else ():
        noted = errand(at, unit)
        if noted is not None and (sieges or noted.at != hex) and noted.why in (Aim.ATTACK, Aim.DEFEND):
            goals[noted.at] = goals.get(noted.at, 0) + price(unit)
    return max(goals, key=lambda goal: (goals[goal], goal), default=None)


def note_flight(at: At, hex: str) -> None:
    """Notes that ships leave a battle in a hex. SE-RETREAT-01"""
    at.memory["fled"] = f"{at.view.round} {hex}"


def fled(at: At, hex: str) -> bool:
    """Whether ships have left a battle in a hex in this round or the last: they go back there only to surely win."""
    return at.memory.get("fled") in [f"{round} {hex}" for round in (at.view.round, at.view.round - 1)]


def meeting(here: Chart, goal: str, far: int) -> Groups:
    """What ships meet in a hex that come from so many half moves away: also what is built in the Economic Phases until
    they are there, and a garrison that is out and home before them. SE-TURN-02
    """
    turns = max(0, here.view.turn - 1) + max(0, -(-far // PACE) - 1)
    more = guesses.built_by_then(here, goal, turns // TURNS) if rivals(here) else ()
    return tuple(sorted([*guesses.at(here, goal), *more, *_garrison(here, goal, far)]))


def _garrison(here: Chart, goal: str, far: int) -> list[Group]:
    """Ships of a player that are within a round of his home world, and are there before others from farther away.

    SE-MOVE-05
    """
    colony = here.hexes[goal].colony
    if colony is None or not colony.home or colony.owner < 0 or not here.hostile(colony.owner):
        return []
    near = [one for one in here.taken if one != goal and here.far(one, goal) <= min(ROUND, far - PACE)]
    own = [(one, stack) for one in near for stack in here.foes(one) if stack.owner == colony.owner]
    return [group for one, stack in own for group in guesses.going(here, one, stack)]
