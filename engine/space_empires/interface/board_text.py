"""The map in words, as far as its reader knows it: markers, colonies and counters of each hex. D-82"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board_text import (
    EAST,
    NORTH_EAST,
    NORTH_WEST,
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
from engine.space_empires import words
from engine.space_empires.components import PLANETS
from engine.space_empires.galaxy.board import NEIGHBOURS, place
from engine.space_empires.interface.view import ColonyView, HexView, SeatView, SightingView, StackView, UnitView, View
from engine.space_empires.state import MACHINES
from engine.text import T, Text, seat_name

WAYS = {
    (0, False): WEST, (0, True): EAST, (-1, False): NORTH_WEST, (-1, True): NORTH_EAST, (1, False): SOUTH_WEST,
    (1, True): SOUTH_EAST,
}  # fmt: skip
"""By rows down, and whether it lies to the right."""


def of(view: View) -> BoardText:
    """The whole map."""
    played = {one.id for one in view.hexes}
    places = tuple(_hex(view, one, played) for one in view.hexes)
    return BoardText(tuple(_seat(view, seat) for seat in view.seats), tuple(_table(view)), places)


# --- seats and table -------------------------------------------------------------------------------------------------


def _seat(view: View, seat: SeatView) -> SeatText:
    brief = T("space_empires-board-brief", colonies=seat.colonies, cp=words.cp(seat.worth), counters=seat.counters)
    return SeatText(seat_name(seat.seat), brief, without_none(*_public(view, seat), *_own(view, seat)))


def _public(view: View, seat: SeatView) -> Iterator[Text | None]:
    if seat.out:
        yield T("space_empires-board-out")
    if seat.home:
        yield T("space_empires-board-home", hex=words.hex(seat.home))
    if seat.points:
        yield T("space_empires-board-points", n=seat.points)
    if seat.bid is not None:
        yield T("space_empires-board-bid", cp=words.cp(seat.bid))
    yield listing("space_empires-board-shown", words.levels(dict(seat.shown)))
    yield listing("space_empires-board-seen", [_sighting(one) for one in view.sightings if one.owner == seat.seat])


def _sighting(one: SightingView) -> Text:
    units = words.units(one.type, one.count)
    return T("space_empires-board-sighting", units=units, hex=words.hex(one.at), round=one.round, turn=one.turn)


def _own(view: View, seat: SeatView) -> Iterator[Text | None]:
    if view.own is None or seat.seat != view.viewer:
        return
    own = view.own
    cp, income, maintenance = words.cp(own.cp), words.cp(own.income), words.cp(own.maintenance)
    yield T("space_empires-board-own", cp=cp, income=income, maintenance=maintenance)
    yield listing("space_empires-board-levels", words.levels({one.id: one.level for one in own.technology}))


def _table(view: View) -> Iterator[Text]:
    if view.battle is not None:
        hex, one, other = words.hex(view.battle.at), words.side(view.battle.attacker), words.side(view.battle.defender)
        yield T("space_empires-board-battle", hex=hex, attacker=one, defender=other, round=view.battle.round)
    for number, at in view.links:
        yield T("space_empires-board-warp", n=number, hex=words.hex(at))
    for machine in view.machines:
        hex = words.hex(machine.at)
        yield T("space_empires-board-machine", n=machine.number, hex=hex, rating=machine.rating, hits=machine.hits)
    for round, rating in view.arrivals:
        yield T("space_empires-board-arrival", round=round, rating=rating)
    for empire in view.empires:
        for fleet in empire.fleets:
            yield T(
                "space_empires-board-fleet", empire=words.side(empire.side), n=fleet.number, hex=words.hex(fleet.at)
            )


# --- hexes -----------------------------------------------------------------------------------------------------------


def _hex(view: View, one: HexView, played: set[str]) -> PlaceText:
    planet = one.marker is not None and one.marker.type in PLANETS
    armed = [stack.owner for stack in one.stacks]
    return PlaceText(
        id=one.id,
        name=words.hex(one.id),
        lines=without_none(
            *_ground(one), *_colony(one.colony), *(_stack(view, stack) for stack in one.stacks), *_strangers(view, one)
        ),
        near=tuple(Near(_way(one.id, id), id) for id in NEIGHBOURS[one.id] if id in played),
        owners=() if one.colony is None else (one.colony.owner,),
        armed=(*armed, *_stranger_sides(view, one)),
        free=planet and one.colony is None,
    )


def _way(one: str, other: str) -> Text:
    (row, column), (down, right) = place(one), place(other)
    return WAYS[down - row, 2 * right + down % 2 > 2 * column + row % 2]


def _ground(one: HexView) -> Iterator[Text]:
    region = T("space_empires-board-deep-space")
    if one.home is not None:
        region = T("space_empires-board-home-of", seat=seat_name(one.home))
    if one.marker is None:
        yield T("space_empires-board-empty" if one.explored else "space_empires-board-unexplored", region=region)
        return
    marker = words.marker_of(one.marker.type, one.marker.value)
    yield T("space_empires-board-marker", region=region, marker=marker, looked=int(one.looked))


def _colony(colony: ColonyView | None) -> Iterator[Text | None]:
    if colony is None:
        return
    owner, worth = words.side(colony.owner), words.cp(colony.value)
    yield T("space_empires-board-colony", owner=owner, cp=worth, home=int(colony.home))
    yield listing("space_empires-board-goods", [words.marker_of(one.type, one.value) for one in colony.goods])


def _stack(view: View, stack: StackView) -> Text:
    hidden, told = (
        [words.counters(stack.hidden)] if stack.hidden else [],
        _unit if stack.owner == view.viewer else _seen,
    )
    things = (*map(told, stack.units), *hidden)
    return Text("space_empires-board-stack", {"owner": words.side(stack.owner), "units": things})


def _seen(unit: UnitView) -> Text:
    """A unit of somebody else, with the levels that were announced of it."""
    name = words.counter(unit.type, unit.number, unit.count)
    levels = tuple(words.level(id, number) for id, number in unit.levels)
    return T("space_empires-board-levels-of", unit=name, levels=levels) if levels else name


def _unit(unit: UnitView) -> Text:
    name = words.counter(unit.type, unit.number, unit.count)
    return T("space_empires-board-moves", unit=name, n=unit.left) if unit.left else name


def _strangers(view: View, one: HexView) -> Iterator[Text]:
    if one.machine is not None:
        yield T("space_empires-machine", n=one.machine)
    for empire in view.empires:
        for fleet in empire.fleets:
            if fleet.at == one.id:
                yield T("space_empires-board-fleet-here", empire=words.side(empire.side), n=fleet.number)


def _stranger_sides(view: View, one: HexView) -> Sequence[int]:
    fleets = [empire.side for empire in view.empires for fleet in empire.fleets if fleet.at == one.id]
    return fleets if one.machine is None else [*fleets, MACHINES]
