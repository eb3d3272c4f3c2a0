"""What alien empires can have by now, as their economic table brings it on average: nobody sees their accounts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.ask import Answer
from engine.space_empires.components import SIDES
from engine.space_empires.interface.view import EmpireView, FleetView, View
from engine.space_empires.solitaire import tables
from engine.space_empires.solitaire.tables import Economy, Rolls

WARY = 115
"""Hundredths of what is to be expected at a home world that may well be there."""
STUDIED = 12
"""CP of research of an alien empire for what a seat learns in a round."""


def launched(view: View) -> int:
    """CP of all ships of one empire so far."""
    return _brought(view, lambda row: row.fleet)


def kept(view: View, since: int, ahead: int = 0) -> int:
    """CP for ships of an empire that launches none from a round on; here and below: as it will be some rounds ahead."""
    return _brought(view, lambda row: row.fleet, since, ahead, more=True)


def defense(view: View, since: int, ahead: int = 0) -> int:
    """CP for bases and mines at a home world that was not attacked since a round."""
    return min(tables.MOST_DEFENSE, 2 * WARY * _brought(view, lambda row: row.defense, since, ahead) // 100)


def age(view: View, ahead: int = 0) -> int:
    """The round in which a seat knows as much as an empire does now."""
    return _brought(view, lambda row: row.tech, 1, ahead) // STUDIED


Launches = Mapping[str, int]
"""By home world the round of the last launch, by `key` CP of the fleets that are left, by `walls` the round in which a
home world last spent all on its defense.
"""


def key(empire: EmpireView, fleet: FleetView) -> str:
    """The name of a fleet among launches."""
    return f"{empire.home}/{fleet.number}"


def walls(empire: EmpireView) -> str:
    """The name among launches of what an empire spent on its home world."""
    return f"{empire.home}/walls"


def launches(view: View, seat: int, before: Answer | None) -> Launches:
    """What is to be noted of them, given what was noted before: a new fleet has all that came since the one before, and
    a home world that is attacked spends all that there is.
    """
    known = (
        {name: value for name, value in before.items() if isinstance(value, int)} if isinstance(before, dict) else {}
    )
    found = dict[str, int]()
    for empire in view.empires:
        since = known.get(empire.home, 1)
        fleets = {key(empire, fleet): kept(view, since) for fleet in empire.fleets}
        found |= {name: known.get(name, cp) for name, cp in fleets.items()}
        spent = _stormed(view, seat, empire)
        found[empire.home] = since if not spent and all(name in known for name in fleets) else view.round
        found[walls(empire)] = view.round if spent else known.get(walls(empire), 1)
    return found


def _stormed(view: View, seat: int, empire: EmpireView) -> bool:
    """Whether ships of this seat are fighting at a home world, or stand there after they fought."""
    if view.battle is not None and view.battle.at == empire.home:
        return True
    stacks = (stack for one in view.hexes if one.id == empire.home for stack in one.stacks)
    return any(stack.owner == seat for stack in stacks)


def _brought(
    view: View, faces: Callable[[Economy], Rolls], since: int = 1, ahead: int = 0, *, more: bool = False
) -> int:
    """CP that rolls bring on average for what has these faces, from a round on; those of this round come at its end.
    `more`: with the further rolls that earlier ones have brought.
    """
    cp = tables.EMPIRES[dict(view.options).get("difficulty", "normal")][1]
    found = 0
    for round in range(since, view.round + ahead):
        row = tables.economy(round)
        found += (row.rolls * SIDES + further(round) * more) * _number(faces(row))
    return found * cp // (SIDES * SIDES)


@cache
def further(round: int) -> int:
    """Rolls that an empire has in a round beyond its table, on average; in tenths."""
    rows = [tables.economy(before) for before in range(1, round - tables.LATER + 1)]
    return sum(row.rolls * _number(row.economy) for row in rows)


def _number(rolls: Rolls) -> int:
    return 0 if rolls is None else rolls[1] - rolls[0] + 1
