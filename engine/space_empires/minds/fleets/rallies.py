"""Once all ships together would take the home world of an enemy, those that have nothing to attack go to the front: the
war is not won by a fleet that stands at home. SE-MAINT-01, SE-BOMB-08
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import guesses, hazards, reach
from engine.space_empires.minds.armies import SURELY, TURNS_OFF, WAITED, Order, Stacks, rivals, value
from engine.space_empires.minds.charts import Chart, warship
from engine.space_empires.minds.fleets import guarding, sieges
from engine.space_empires.minds.mind import CP

RALLY = 3 * CP
"""What it is worth to go to the front."""

Wanted = Mapping[str, Order | None]
"""The best for each stack by itself."""


def orders(here: Chart, stacks: Stacks, wanted: Wanted, goals: Sequence[str]) -> dict[str, Order]:
    """The orders of stacks that go to the front before one of these home worlds, as long as nobody storms any."""
    stormed = any(order is not None and order.at in goals for order in wanted.values())
    near = [] if stormed else _large(here, stacks)
    if not near or not goals:
        return {}
    fronts = [(goal, hex) for goal in goals for hex in near]
    goal, front = min(fronts, key=lambda one: (here.far(one[1], one[0]), one))
    behind = [hex for hex in stacks if here.far(hex, goal) > here.far(front, goal)]
    return {hex: Order(front, Aim.DEFEND, RALLY) for hex in behind if _idle(here, hex, stacks, wanted[hex])}


def _large(here: Chart, stacks: Stacks) -> list[str]:
    """Where stacks are that others can join: no small ones."""
    most = max(map(value, stacks.values()), default=0)
    return [hex for hex, units in stacks.items() if sieges.SHARE * value(units) >= most and not here.held(hex)]


def _idle(here: Chart, hex: str, stacks: Stacks, order: Order | None) -> bool:
    """Whether a stack attacks nothing and holds only what nobody has come to yet, other than the own home world."""
    if here.held(hex) or guarding.needed(here, hex, stacks[hex]) or watches(here, hex, stacks[hex]):
        return False
    return order is None or (order.why == Aim.DEFEND and order.at != here.home and not here.held(order.at))


def watches(here: Chart, hex: str, units: Sequence[UnitView]) -> bool:
    """Whether enemies at an own colony or beside one are as near to these ships as to any others, and surely beaten by
    them: they go to no others meanwhile, but in a long war. SE-INCOME-03, SE-BOMB-06
    """
    ports = [port.id for port in here.colonies()] if rivals(here) and here.view.round <= WAITED else []
    near = dict.fromkeys(foe for port in ports for foe in (port, *reach.beside(here, port)) if here.held(foe))
    foes = [foe for foe in near if guesses.at(here, foe) and not here.enemy_colony(foe)]
    able = [foe for foe in foes if here.far(hex, foe) <= TURNS_OFF and not hazards.cloaked(here, foe, units)]
    return any(_nearest(here, hex, foe) and sieges.wins(here, foe, units) >= SURELY for foe in able)


def _nearest(here: Chart, hex: str, foe: str) -> bool:
    """Whether no other own ships are nearer to enemies."""
    return all(here.far(one, foe) >= here.far(hex, foe) for one, unit in here.units() if warship(unit))
