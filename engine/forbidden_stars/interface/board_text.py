"""The board in words: a line for each thing on an area, the orders on a system, and what lies in front of every seat.

Areas and systems are places of their own: an area has its neighbours around it, a system its four areas.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.board_text import (
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    BoardText,
    Near,
    PlaceText,
    SeatText,
    listing,
    without_none,
)
from engine.forbidden_stars import words
from engine.forbidden_stars.components import SYSTEMS
from engine.forbidden_stars.galaxy.board import Coordinates, Edge, edge
from engine.forbidden_stars.interface.view import AreaView, ForceView, OrderView, SeatView, StormView, SystemView, View
from engine.text import T, Text, seat_name

WORLD = "world"
STEPS = {(0, -1): NORTH, (1, 0): EAST, (0, 1): SOUTH, (-1, 0): WEST}
QUARTERS = {(0, 0): NORTH_WEST, (1, 0): NORTH_EAST, (0, 1): SOUTH_WEST, (1, 1): SOUTH_EAST}


def of(view: View) -> BoardText:
    """The whole board."""
    there = {area.at: area.id for area in view.areas}
    stormy = {edge(storm.edge) for storm in view.storms}
    places = (
        *(_area(area, there, stormy) for area in view.areas),
        *(_system(system, there) for system in view.systems),
    )
    return BoardText(tuple(_seat(view, seat) for seat in view.seats), tuple(_table(view)), places)


# --- seats and table -------------------------------------------------------------------------------------------------


def _seat(view: View, seat: SeatView) -> SeatText:
    name = seat_name(seat.seat)
    if seat.faction:
        name = T("forbidden_stars-board-seat", seat=name, faction=words.faction(seat.faction))
    brief = T("forbidden_stars-board-brief", points=seat.collected, target=view.target, worlds=seat.worlds)
    first = [T("forbidden_stars-board-first")] if seat.seat == view.first else []
    out = [T("forbidden_stars-board-out")] if seat.out else []
    return SeatText(name, brief, without_none(*first, *out, *_counts(seat), *_cards(seat), *_setup(seat)))


def _counts(seat: SeatView) -> Iterator[Text | None]:
    assets = words.assets(seat.assets)
    yield T("forbidden_stars-board-materiel", n=seat.materiel, income=seat.income, level=seat.level)
    yield listing("forbidden_stars-board-assets", assets)
    yield T("forbidden_stars-board-off", orders=seat.orders, events=seat.events, drawn=seat.drawn, deck=seat.deck)
    yield listing("forbidden_stars-board-reserve", words.units(seat.reserve))


def _cards(seat: SeatView) -> Iterator[Text | None]:
    yield listing("forbidden_stars-board-upgrades", [_upgrade(id, used) for id, used in seat.upgrades])
    yield listing("forbidden_stars-board-eventful", [words.order(kind) for kind in seat.eventful])
    if seat.scheme is not None:
        yield T("forbidden_stars-board-scheme", card=words.card(seat.scheme))


def _upgrade(id: str, used: bool) -> Text:
    return T("forbidden_stars-board-used", card=words.card(id)) if used else words.card(id)


def _setup(seat: SeatView) -> Iterator[Text | None]:
    """What is still to be put on the board before the first round."""
    sheet = [T("forbidden_stars-board-pieces", piece=words.piece(type), n=n) for type, n in seat.sheet.items() if n]
    yield listing("forbidden_stars-board-sheet", sheet)
    yield listing("forbidden_stars-board-tiles", [words.system(id) for id in _sides(seat)])


def _sides(seat: SeatView) -> list[str]:
    """Both sides of the tiles that a seat has still to lay."""
    return [id for id, system in SYSTEMS.items() if system.tile in seat.tiles]


def _table(view: View) -> Iterator[Text]:
    if view.resolving is not None:
        order, system = words.order(view.resolving.kind), words.system(view.resolving.system)
        yield T("forbidden_stars-board-resolving", seat=seat_name(view.resolving.seat), order=order, system=system)
    if view.combat is not None:
        one, other = seat_name(view.combat.attacker), seat_name(view.combat.defender)
        yield T("forbidden_stars-board-combat", area=words.area(view.combat.area), attacker=one, defender=other)
    for storm in view.storms:
        yield _storm(view, storm)


def _storm(view: View, storm: StormView) -> Text:
    """By the systems on both sides of its edge."""
    there = {system.at: system.id for system in view.systems}
    sides = [there[at] for at in edge(storm.edge).sides if at in there]
    return T("forbidden_stars-board-storm", systems=tuple(words.system(id) for id in sides), moved=int(storm.moved))


# --- areas and systems -----------------------------------------------------------------------------------------------


def _area(area: AreaView, there: Mapping[Coordinates, str], stormy: set[Edge]) -> PlaceText:
    owners = dict.fromkeys([*([] if area.owner is None else [area.owner]), *(one.owner for one in area.structures)])
    world = area.kind == WORLD
    return PlaceText(
        id=area.id,
        name=words.area(area.id),
        lines=without_none(*_ground(area), *_stands(area)),
        near=tuple(_near(area.at, there, stormy)),
        owners=tuple(owners),
        armed=tuple(force.seat for force in area.forces),
        free=world and area.owner is None and not area.forces,
    )


def _near(at: Coordinates, there: Mapping[Coordinates, str], stormy: set[Edge]) -> Iterator[Near]:
    for (right, down), way in STEPS.items():
        other = (at[0] + right, at[1] + down)
        if other not in there:
            continue
        storm = _between(at, other) in stormy
        yield Near(way, there[other], T("forbidden_stars-board-storm-between") if storm else None, barred=storm)


def _between(one: Coordinates, other: Coordinates) -> Edge | None:
    """The edge of systems between two areas side by side; None within a system."""
    col, row = max(one[0], other[0]), max(one[1], other[1])
    if one[0] != other[0]:
        return None if col % 2 else Edge("v", col // 2, row // 2)
    return None if row % 2 else Edge("h", col // 2, row // 2)


def _ground(area: AreaView) -> Iterator[Text | None]:
    if area.kind == WORLD:
        owner = T("forbidden_stars-board-nobody")
        if area.owner is not None:
            owner = T("forbidden_stars-board-owner", seat=seat_name(area.owner))
        yield T("forbidden_stars-board-world", owner=owner, materiel=area.materiel, capacity=area.capacity)
        yield listing("forbidden_stars-board-symbols", [words.asset(kind) for kind in area.assets])
    else:
        yield T("forbidden_stars-board-void", capacity=area.capacity)
    if area.objective is not None:
        yield T("forbidden_stars-board-objective", seat=seat_name(area.objective))


def _stands(area: AreaView) -> Iterator[Text]:
    for force in area.forces:
        yield Text("forbidden_stars-board-force", {"seat": seat_name(force.seat), "units": _units(force)})
    for one in area.structures:
        yield T("forbidden_stars-board-structure", structure=words.structure(one.kind), seat=seat_name(one.owner))


def _units(force: ForceView) -> tuple[Text, ...]:
    """Those of which there is nothing to say by type and number, the others by how they look."""
    looks = Counter((unit.type, unit.routed, unit.token, unit.damage) for unit in force.units)
    plain = {type: number for (type, *marks), number in looks.items() if not any(marks)}
    figures = [words.counted(words.figure(*look), number) for look, number in looks.items() if any(look[1:])]
    return (*words.units(plain), *figures)


def _system(system: SystemView, there: Mapping[Coordinates, str]) -> PlaceText:
    """The stack from the bottom, and the areas; whose it is, its areas say."""
    col, row = system.at[0] * 2, system.at[1] * 2
    near = [Near(way, there[at]) for (x, y), way in QUARTERS.items() if (at := (col + x, row + y)) in there]
    orders = listing("forbidden_stars-board-orders", [_order(order) for order in system.orders])
    return PlaceText(
        system.id, words.system(system.id), without_none(orders or T("forbidden_stars-board-no-orders")), tuple(near)
    )


def _order(order: OrderView) -> Text:
    name = seat_name(order.seat)
    return name if order.kind is None else T("forbidden_stars-board-order", seat=name, order=words.order(order.kind))
