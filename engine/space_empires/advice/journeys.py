"""Movement: what units go for, what is known of the goal, what they leave without ships. SE-MOVE-01"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.players.advising import Point, against, aim, cost
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.space_empires import words
from engine.space_empires.advice.advice import ADVICE, armed, attack
from engine.space_empires.components import TERRAIN
from engine.space_empires.economy.economic_phase import FIRST_PLAYER
from engine.space_empires.galaxy import managing
from engine.space_empires.galaxy.board import distance
from engine.space_empires.galaxy.order_ids import DONE, Everything, Look, March, Settle, Tow, Unload
from engine.space_empires.galaxy.random_weights import STAY
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import errands, marching
from engine.space_empires.minds.armies import Errand
from engine.space_empires.minds.charts import Chart, chart, warship
from engine.space_empires.minds.fleets import defences
from engine.space_empires.minds.mind import At
from engine.space_empires.phases.marching import MOVE_TO, MOVE_UNITS
from engine.space_empires.phases.movement_phase import MOVE
from engine.space_empires.phases.turn import EXPLORE, TURN_DOWN
from engine.text import T, Text

COLONIZED = 5
"""What a colony brings in once it has grown. SE-INCOME-01"""


# --- a goal ----------------------------------------------------------------------------------------------------------


def goes(here: Chart, start: str, goal: str, units: Sequence[UnitView]) -> Iterator[Point]:
    """What units go to a hex for."""
    yield aim(T("space_empires-advice-goes", hex=words.hex(goal), n=distance(start, goal)))
    yield from _there(here, goal, units)
    yield from _left(here, start, units)


def _there(here: Chart, goal: str, units: Sequence[UnitView]) -> Iterator[Point]:
    """What they do there."""
    types = [unit.type for unit in units]
    if here.held(goal):
        yield from attack(here, goal, units)
    elif not here.hexes[goal].explored:
        yield from _unknown(here, goal)
    elif "COLONY_SHIP" in types:
        yield from _settles(here, goal)
    elif "MINER" in types:
        yield from _tows(here, goal, units)
    elif "MS" in types:
        yield aim(T("space_empires-advice-pipeline"))
    else:
        yield from _holds(here, goal)


def _unknown(here: Chart, goal: str) -> Iterator[Point]:
    """An unexplored hex; in deep space ships can be lost to it. SE-DANGER-01"""
    home = here.hexes[goal].home is not None
    yield aim(T("space_empires-advice-explores-home" if home else "space_empires-advice-explores"))
    if not home:
        yield against(T("space_empires-advice-danger"))


def _settles(here: Chart, goal: str) -> Iterator[Point]:
    """A planet, and the colony ship that stays there. SE-COLONY-02, SE-COLONY-06"""
    if goal in [one.id for one in errands.free_planets(here)]:
        yield aim(T("space_empires-advice-settles", n=COLONIZED))
        yield cost(T("space_empires-advice-colony-ship"))
    else:
        yield aim(T("space_empires-advice-waits"))


def _tows(here: Chart, goal: str, units: Sequence[UnitView]) -> Iterator[Point]:
    """Minerals and wrecks, to be fetched or brought home. SE-MINERAL-01"""
    marker = here.hexes[goal].marker
    if any(unit.cargo is not None for unit in units):
        yield aim(T("space_empires-advice-brings"))
    elif marker is not None:
        yield aim(T("space_empires-advice-tows", marker=words.marker_of(marker.type, marker.value)))


def _holds(here: Chart, goal: str) -> Iterator[Point]:
    """Ships go to others, or to a colony that enemies are near."""
    colony = here.hexes[goal].colony
    if colony is not None and colony.owner == here.seat and defences.threats(here, goal):
        yield aim(T("space_empires-advice-defends"))
    elif any(warship(unit) for unit in here.own(goal)):
        yield aim(T("space_empires-advice-joins"))


def _left(here: Chart, start: str, units: Sequence[UnitView]) -> Iterator[Point]:
    """A colony that the last warships leave while enemies are near."""
    colony, going = here.hexes[start].colony, [unit.id for unit in units]
    if colony is None or colony.owner != here.seat or not armed(units):
        return
    staying = [unit for unit in here.own(start) if unit.id not in going]
    if not armed(staying) and defences.threats(here, start):
        yield against(T("space_empires-advice-leaves", hex=words.hex(start)))


# --- the questions ---------------------------------------------------------------------------------------------------


@ADVICE.on(MOVE)
def move(at: At, offer: Offer) -> Iterator[Point]:
    """What an order of the Movement Phase is for. SE-MOVE-01"""
    here, answer = chart(at), str(offer.answer)
    if answer == DONE:
        yield _unmoved(at, here)
        return
    if (settle := Settle.maybe(answer)) is not None:
        yield from _settles(here, settle.at)
    elif Tow.fits(answer):
        yield aim(T("space_empires-advice-tow"))
    elif Unload.fits(answer):
        yield aim(T("space_empires-advice-brings"))
    elif Look.fits(answer):
        yield aim(T("space_empires-advice-looks"))
    elif managing.Split.fits(answer):
        yield aim(T("space_empires-advice-splits"))
    elif managing.Refit.fits(answer):
        yield aim(T("space_empires-advice-refits"))
    else:
        yield from _marches(at, here, answer, offer.why)


def _unmoved(at: At, here: Chart) -> Point:
    """How many groups that could move have not moved."""
    able = [unit for hex, unit in here.units() if unit.left and any(option.id == hex for option in picks(at))]
    if not able:
        return aim(T("space_empires-advice-all-moved"))
    return aim(T("space_empires-advice-not-moved", n=len(able)))


def _marches(at: At, here: Chart, answer: str, why: str) -> Iterator[Point]:
    """The goal of those whom an order names."""
    march, everything = March.maybe(answer), Everything.maybe(answer)
    start = march.at if march is not None else everything.at if everything is not None else answer
    plan = errands.plan(at, here)
    there = [unit for unit in here.own(start) if unit.id in plan] if start in here.hexes else []
    named = [unit for unit in there if march is None or unit.id == march.unit]
    goals = [plan[unit.id] for unit in named if plan[unit.id].at != start and plan[unit.id].why == why]
    if goals:
        goal = max(goals, key=lambda one: (one.worth, one.at))
        yield from goes(here, start, goal.at, _with(named, plan, goal))


def _with(units: Sequence[UnitView], plan: errands.Errands, goal: Errand) -> list[UnitView]:
    """Those who have the same goal."""
    return [unit for unit in units if plan[unit.id].at == goal.at]


@ADVICE.on(MOVE_UNITS)
def move_units(at: At, offer: Offer) -> Iterator[Point]:
    """The goal of a party."""
    here, plan = chart(at), errands.plan(at, chart(at))
    if not isinstance(offer.answer, list):
        return
    units = [(hex, unit) for hex, unit in here.units() if unit.id in offer.answer and unit.id in plan]
    goals = [(plan[unit.id], hex) for hex, unit in units if plan[unit.id].at != hex]
    if goals:
        goal, start = max(goals, key=lambda one: (one[0].worth, one[0].at))
        yield from goes(here, start, goal.at, [unit for _, unit in units])
    else:
        yield aim(T("space_empires-advice-together", n=len(offer.answer)))


@ADVICE.on(MOVE_TO)
def move_to(at: At, offer: Offer) -> Iterator[Point]:
    """What is done there, or for what it is on the way. SE-MOVE-02"""
    here = chart(at)
    units, start = marching.moving(at, here)
    if offer.answer == STAY and start in here.hexes:
        yield from _stays(here, start)
    if offer.answer == STAY or not units or str(offer.answer) not in here.hexes:
        return
    plan, to = errands.plan(at, here), str(offer.answer)
    goals = [plan[unit.id] for unit in units if unit.id in plan and plan[unit.id].at != start]
    goal = max(goals, key=lambda one: (one.worth, one.at), default=None)
    if goal is not None and goal.at != to:
        yield aim(T("space_empires-advice-on-the-way", hex=words.hex(goal.at)))
        yield from _there(here, goal.at, units)
    else:
        found = list(_there(here, to, units))
        yield from found or [aim(T("space_empires-advice-from-home", n=distance(to, here.home)))]
    if here.known(to) in TERRAIN:
        yield against(T("space_empires-advice-ends"))
    if goal is None or goal.why == Aim.ATTACK:
        yield from _left(here, start, units)


def _stays(here: Chart, start: str) -> Iterator[Point]:
    """What is there, with enemies near or without."""
    found = list(_holds(here, start))
    yield from found
    if not found:
        near = bool(defences.threats(here, start))
        yield aim(Text("space_empires-advice-stays-near" if near else "space_empires-advice-stays"))


@ADVICE.on(EXPLORE)
def explore(at: At, offer: Offer) -> Iterator[Point]:
    """A hex into which ships have gone. SE-DANGER-01"""
    here = chart(at)
    if str(offer.answer) in here.hexes:
        yield from _unknown(here, str(offer.answer))


@ADVICE.on(FIRST_PLAYER)
def first_player(at: At, offer: Offer) -> Iterator[Point]:
    """Who goes first, or sees what others have done. SE-BID-02"""
    key = "space_empires-advice-first" if offer.answer == str(at.seat) else "space_empires-advice-after"
    yield aim(Text(key))


@ADVICE.on(TURN_DOWN)
def turn_down(at: At, offer: Offer) -> Iterator[Point]:
    """Others do not see any more what they are. SE-GROUP-01"""
    if offer.answer:
        yield aim(T("space_empires-advice-hides"))
