"""What stands in a hex, as lines to be drawn: who has how much there, and below it what it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.space_empires.components import UNITS
from engine.space_empires.interface.view import HexView, StackView, UnitView, View
from engine.space_empires.state import MACHINES

RANK = ("DN", "BB", "BC", "CA", "CV", "R", "DD", "SW", "SC", "BASE", "SY", "F")
"""Ships that can fight, the largest first: it stands for its fleet."""
REST = ("MINES", "COLONY_SHIP", "MINER", "MS", "DECOY")
FACE_DOWN, MACHINE, FLEET = "?", "MACHINE", "FLEET"
MOST = 3
"""So many lines fit into a hex; a colony takes one of them."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A type of unit, or counters that lie face down, and how many.

    Attributes:
        hidden: so many counters more of the same side lie face down there.
    """

    type: str
    number: int
    hidden: int = 0

    @property
    def text(self) -> str:
        """Its number, and behind it what lies face down, as `2+3?`; empty where neither is known."""
        known = str(self.number) if self.number else ""
        return f"{known}+{self.hidden}?" if self.hidden else known


@dataclass(frozen=True, slots=True)
class Line:
    """A side's strength in a hex. `number` is of ships; of counters where they lie face down."""

    side: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Contents:
    """What stands in a hex.

    Attributes:
        lines: a side's strength each; one more for its face-down counters, and for what is known beside these and
            cannot fight.
        details: the types of units of each side where there are several.
        seen: what once was seen among the counters that lie face down now, with the round.
    """

    lines: tuple[Line, ...]
    details: tuple[tuple[int, Cell], ...]
    seen: tuple[tuple[int, str, int], ...]


def contents(view: View, place: HexView) -> Contents:
    """What stands in a hex."""
    room = place.colony is None and len(place.stacks) == 1
    lines = [line for stack in place.stacks for line in _lines(stack, room)]
    lines += list(_unplayed(view, place))
    details = [(stack.owner, cell) for stack in place.stacks for cell in _details(stack, room)]
    return Contents(tuple(_joined(lines, MOST - (place.colony is not None))), tuple(details), tuple(_seen(view, place)))


def fights(unit: UnitView) -> bool:
    """Whether it can fight."""
    return unit.type not in UNITS or UNITS[unit.type].combat


def _fleet(stack: StackView) -> list[UnitView]:
    """What can fight: ships; where there are none, ship yards and bases, which never move."""
    armed = [unit for unit in stack.units if fights(unit)]
    return [unit for unit in armed if unit.type not in UNITS or UNITS[unit.type].moves != "never"] or armed


def _lines(stack: StackView, room: bool) -> Iterator[Line]:
    """Where there is `room`, what is known beside face-down counters and cannot fight has a line of its own."""
    fleet = _fleet(stack)
    if fleet:
        flag = min(fleet, key=lambda unit: _rank(unit.type)).type
        yield Line(stack.owner, Cell(flag, sum(unit.count for unit in fleet)))
    if stack.hidden:
        yield Line(stack.owner, Cell(FACE_DOWN, stack.hidden))
    if not fleet and stack.units and (room or not stack.hidden):
        flag = min(stack.units, key=lambda unit: _rank(unit.type)).type
        alike = sum(unit.count if unit.type != "DECOY" else 1 for unit in stack.units if unit.type == flag)
        yield Line(stack.owner, Cell(flag, alike))


def _rank(type_: str) -> int:
    order = (*RANK, *REST)
    return order.index(type_) if type_ in order else 0


def _unplayed(view: View, place: HexView) -> Iterator[Line]:
    """Doomsday machines and fleets of alien empires."""
    for machine in view.machines:
        if machine.at == place.id:
            yield Line(MACHINES, Cell(MACHINE, machine.rating))
    for empire in view.empires:
        fleets = [fleet for fleet in empire.fleets if fleet.at == place.id]
        ships = sum(unit.count for fleet in fleets for unit in fleet.units)
        if fleets:
            yield Line(empire.side, Cell("ALIEN", ships) if ships else Cell(FACE_DOWN, len(fleets)))


def _joined(lines: list[Line], most: int) -> list[Line]:
    """Where there are more lines, what a side has face down is told behind what of it is known."""
    if len(lines) <= most:
        return lines
    found: dict[int, Line] = {}
    for line in lines:
        before = found.get(line.side)
        found[line.side] = line if before is None else Line(line.side, _both(before.cell, line.cell))
    return list(found.values())


def _both(one: Cell, other: Cell) -> Cell:
    """Two cells of a side as one: its largest ship, and behind that what lies face down."""
    known, more = sorted((one, other), key=lambda cell: cell.type == FACE_DOWN)
    hidden = known.hidden + more.hidden
    if more.type == FACE_DOWN and known.type != FACE_DOWN:
        return Cell(known.type, known.number, hidden + more.number)
    return Cell(known.type, known.number + more.number, hidden)


def _details(stack: StackView, room: bool) -> list[Cell]:
    """Types with their numbers, unless the line above says it all."""
    found: dict[str, int] = {}
    for unit in sorted(stack.units, key=lambda unit: _rank(unit.type)):
        found[unit.type] = found.get(unit.type, 0) + (unit.count if unit.type != "DECOY" else 1)
    fleet = {unit.type for unit in _fleet(stack)}
    several = fleet or len(found) > 1 or (stack.hidden and not room)
    said = fleet if len(fleet) == 1 else set() if several else found.keys()
    return [Cell(type_, number) for type_, number in found.items() if type_ not in said]


def _seen(view: View, place: HexView) -> Iterator[tuple[int, str, int]]:
    """The latest sighting of each type here whose owner still has counters face down here."""
    hidden = {stack.owner for stack in place.stacks if stack.hidden}
    latest = {(one.owner, one.type): one.round for one in view.sightings if one.at == place.id}
    for (owner, type_), round_ in latest.items():
        if owner in hidden:
            yield owner, type_, round_
