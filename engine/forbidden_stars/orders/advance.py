"""The Advance order: ships move, ground units move, then a combat or an orbital strike.

FS-ADV-01
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from engine.ask import Option, Refusal, Seat, Slot, Spread
from engine.events import DETAIL
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import battle
from engine.forbidden_stars.components import AREAS, STACKED, UnitKind
from engine.forbidden_stars.galaxy import areas, holding, paths, random_aims, storms, units
from engine.forbidden_stars.orders import orbital_strike
from engine.forbidden_stars.orders.occasions import LENT_VOIDS, STORM_OPEN
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Unit
from engine.ids import Id
from engine.text import T, Text, seat_name

DONE, NONE = "done", "none"
KINDS: tuple[UnitKind, UnitKind] = ("ship", "ground")
Ways = dict[str, list[str]]
"""The areas from which units can come, by where they can go."""
MOVE_UNITS = Question("move_units", open=True)
MOVE_TO = Question("move_to", open=True, leads_to=True, follow_ups=[MOVE_UNITS], undoing=[DONE])
"""To move nothing no order is resolved, and no source of units chosen."""
ADVANCE_FROM = Question("advance_from", open=True, leads_to=True, follow_ups=[MOVE_TO])


@dataclass(frozen=True)
class To(Id):
    """Where units move to, and the void that they use as if it were friendly."""

    area: str
    lent: str | None = None


@dataclass(frozen=True)
class From(Id):
    """Units of one look on one area."""

    area: str
    type: str


@dataclass(slots=True)
class Moving:
    """The movement of one order.

    Attributes:
        source: the one adjacent system that units come from, if any. FS-ADV-04, FS-ADV-07
        moved: units that have moved already.
        lent: the void used as if it were friendly, and how many units may still use it.
    """

    seat: Seat
    system: str
    source: str | None
    moved: list[Unit] = field(default_factory=list)
    lent: str | None = None
    lent_left: int = 0

    def fresh(self, game: Game, area: str) -> list[Unit]:
        """Units of an area that have not moved and can. FS-ADV-16, FS-ROUT-05"""
        here = game.state.areas[area].units.get(self.seat, ())
        return [unit for unit in here if not unit.routed and not any(unit is other for other in self.moved)]


async def resolve(game: Game, seat: Seat, system: str) -> None:
    """The whole order but for what follows it. FS-ADV-01, FS-ADV-02, FS-ADV-11, FS-ADV-12, FS-ADV-13"""
    moving = Moving(seat, system, await choose_source(game, seat, system))
    moving.lent_left = LENT_VOIDS(game, seat, 0)
    await move_kind(game, moving, "ship", lambda: ship_ways(game, moving))
    ways = ground_ways(game, moving)
    await move_kind(game, moving, "ground", lambda: ways)
    order = game.state.resolving
    assert order is not None
    if order.contested is not None:
        order.fought = True
        await battle.fight(game, order.contested, seat, order.origins)
    else:
        await orbital_strike.offer(game, seat, system)


# --- where from ------------------------------------------------------------------------------------------------------


async def choose_source(game: Game, seat: Seat, system: str) -> str | None:
    """The one adjacent system that units come from. FS-ADV-04, FS-ADV-06, FS-ADV-07"""
    found = [id for id in game.board.systems[system] if can_come(game, seat, id, system)]
    if not found:
        return None
    options = [Option(id, words.system(id), more=_ready(game, seat, id)) for id in found]
    options.append(Option(NONE, T("forbidden_stars-from-nowhere")))
    about = T("forbidden_stars-ask-advance-from", seat=seat_name(seat), system=words.system(system))
    chosen = await game.pick(
        ADVANCE_FROM,
        seat,
        options,
        about,
        lean=random_aims.to_come_from(game, seat),
        why=partial(why_not_from, game, seat, system),
        where=[system],
    )
    return None if chosen == NONE else chosen


def why_not_from(game: Game, seat: Seat, system: str, id: str) -> Refusal | None:
    """Why no units can come from another system."""
    if id not in game.state.systems:
        return None
    if id not in game.board.systems[system]:
        return Refusal("FS-ADV-04", T("forbidden_stars-not-adjacent"))
    if not any(crosses(game, seat, kind, id, system) for kind in KINDS):
        return Refusal("FS-STORM-02", T("forbidden_stars-storm-between"))
    return Refusal("FS-ADV-06", T("forbidden_stars-none-can-come-from"))


def _ready(game: Game, seat: Seat, system: str) -> Text:
    """The units there that an order may move. FS-ADV-16"""
    there = (unit for id in game.board.areas_of[system] for unit in units.standing(units.at(game, seat, id)))
    return T("forbidden_stars-can-bring", units=words.units(Counter(unit.type for unit in there)))


def can_come(game: Game, seat: Seat, start: str, end: str) -> bool:
    """Whether units could move from one system to the other. FS-STORM-02, D-10"""
    ships = [id for id in (*game.board.voids[start], *game.board.voids[end]) if _standing(game, seat, id)]
    come = any(areas.system_of(id) == start for id in ships)
    if come and game.board.voids[end] and crosses(game, seat, "ship", start, end):
        return True
    worlds = [id for id in game.board.worlds[start] if _standing(game, seat, id)]
    if not worlds or not crosses(game, seat, "ground", start, end):
        return False
    return bool(ships) or LENT_VOIDS(game, seat, 0) > 0 or any(_reaches(game, seat, id, end) for id in worlds)


def in_vain(game: Game, seat: Seat, system: str) -> Text | None:
    """That the order would do nothing: nobody can come, and nobody there can move or strike. FS-ADV-04, FS-ORBIT-02"""
    if any(can_come(game, seat, id, system) for id in game.board.systems[system]):
        return None
    if not any(_standing(game, seat, id) for id in game.board.areas_of[system]):
        return T("forbidden_stars-none-can-come")
    moving = Moving(seat, system, None)
    moving.lent_left = LENT_VOIDS(game, seat, 0)
    ways = [*ship_ways(game, moving).values(), *ground_ways(game, moving).values()]
    able = any(moving.fresh(game, start) for starts in ways for start in starts)
    return None if able or orbital_strike.targets(game, seat, system) else T("forbidden_stars-none-can-move")


def _standing(game: Game, seat: Seat, id: str) -> bool:
    return bool(units.standing(units.at(game, seat, id)))


def _reaches(game: Game, seat: Seat, world: str, end: str) -> bool:
    """Whether a path leads from a world into a system as things are; ships could still open one. FS-PATH-10"""
    over = STORM_OPEN(game, seat, False, "ground")
    found = paths.reachable_worlds(game, seat, world, [end, areas.system_of(world)], over_storms=over)
    return any(areas.system_of(id) == end for id in found)


def crosses(game: Game, seat: Seat, kind: UnitKind, start: str, end: str) -> bool:
    """Whether no storm keeps units of this kind from moving between two systems. FS-STORM-02, D-10"""
    return not storms.parted(game, start, end) or STORM_OPEN(game, seat, False, kind)


# --- ways ------------------------------------------------------------------------------------------------------------


def ship_ways(game: Game, moving: Moving) -> Ways:
    """Ships go from any void of both systems to any void of the active one; neither path nor adjacency is needed.

    FS-ADV-03, FS-ADV-04, FS-SHIP-01, FS-SHIP-02, FS-SHIP-03
    """
    own, source = game.board.voids[moving.system], moving.source
    starts = list(own)
    if source is not None and crosses(game, moving.seat, "ship", source, moving.system):
        starts += game.board.voids[source]
    return {end: [start for start in starts if start != end] for end in own}


def ground_ways(game: Game, moving: Moving) -> Ways:
    """All paths are determined before any ground unit moves. FS-ADV-05, FS-ADV-08, FS-PATH-04, FS-PATH-09, FS-PATH-10

    Ways that need the lent void stand beside the others, under that void.
    """
    ways: Ways = {}
    for start in _ground_starts(game, moving):
        _add_ways(game, moving, start, ways)
    return ways


def _ground_starts(game: Game, moving: Moving) -> list[str]:
    """Worlds on which units of the seat stand that can still move."""
    systems = (moving.system,) if moving.source is None else (moving.system, moving.source)
    return [id for system in systems for id in game.board.worlds[system] if moving.fresh(game, id)]


def _add_ways(game: Game, moving: Moving, start: str, ways: Ways) -> None:
    systems = [moving.system]
    if areas.system_of(start) != moving.system:
        systems.append(areas.system_of(start))
    over = STORM_OPEN(game, moving.seat, False, "ground")
    plain = paths.reachable_worlds(game, moving.seat, start, systems, over_storms=over)
    for end in plain:
        _add(ways, To(end), start, moving)
    for void in lent_voids(game, moving, systems):
        for end in paths.reachable_worlds(game, moving.seat, start, systems, lent=void, over_storms=over):
            if end not in plain:
                _add(ways, To(end, void), start, moving)


def _add(ways: Ways, to: To, start: str, moving: Moving) -> None:
    if areas.system_of(to.area) == moving.system:
        ways.setdefault(to.id, []).append(start)


def lent_voids(game: Game, moving: Moving, systems: list[str]) -> list[str]:
    """Uncontrolled voids that could be used as if they were friendly."""
    if moving.lent_left < 1:
        return []
    voids = [void for system in systems for void in game.board.voids[system]]
    return [void for void in voids if not areas.holders(game.state.areas[void])]


# --- moving ----------------------------------------------------------------------------------------------------------


async def move_kind(game: Game, moving: Moving, kind: UnitKind, ways: Callable[[], Ways]) -> None:
    """One movement step: areas of the active system, and which units go there, until done. FS-ADV-02"""
    while True:
        ends = [To.read(to) for to, starts in ways().items() if any(moving.fresh(game, id) for id in starts)]
        ends = [to for to in ends if room(game, moving, to) > 0]
        if not ends:
            return
        seat = moving.seat
        options = [Option(to.id, _to_text(to), more=_at_end(game, moving, to)) for to in ends]
        about = T(f"forbidden_stars-ask-move-{kind}", seat=seat_name(seat), system=words.system(moving.system))
        options.append(Option(DONE, T("forbidden_stars-no-more-moves")))
        lean = random_aims.to_move_to(game, seat, lambda id: To.read(id).area)
        why = partial(why_not, game, moving, kind)
        chosen = await game.pick(MOVE_TO, seat, options, about, lean=lean, why=why, where=[moving.system])
        if chosen == DONE:
            return
        await move_units(game, moving, To.read(chosen), ways()[chosen])


def _to_text(to: To) -> Text:
    if to.lent is None:
        return words.area(to.area)
    return T("forbidden_stars-by-lent-void", area=words.area(to.area), void=words.area(to.lent))


def _at_end(game: Game, moving: Moving, to: To) -> Text | None:
    """What there is to know of a destination: whom units would meet, or what way ships would open. FS-ADV-09"""
    return holding.held(game, moving.seat, to.area) or _opens(game, moving, to)


def _opens(game: Game, moving: Moving, to: To) -> Text | None:
    """The worlds that ground units reach only once ships stand in that void. FS-PATH-07, FS-PATH-10"""
    if AREAS[to.area].kind == "world" or areas.friendly(game, moving.seat, to.area):
        return None
    now = {To.read(id).area for id in ground_ways(game, moving)}
    opened = [id for id in _reached_over(game, moving, to.area) if id not in now]
    return T("forbidden_stars-opens-way", worlds=words.areas(opened)) if opened else None


def _reached_over(game: Game, moving: Moving, void: str) -> list[str]:
    """Worlds of the active system to which ground units get if that void is friendly."""
    over, found = STORM_OPEN(game, moving.seat, False, "ground"), dict[str, None]()
    for start in _ground_starts(game, moving):
        systems = list(dict.fromkeys((moving.system, areas.system_of(start))))
        found |= dict.fromkeys(paths.reachable_worlds(game, moving.seat, start, systems, lent=void, over_storms=over))
    return [id for id in found if areas.system_of(id) == moving.system]


def room(game: Game, moving: Moving, to: To) -> int:
    """How many more units may go there: at most five in all, and one contested area an order. FS-ADV-10, FS-ADV-14"""
    if _second_contest(game, moving, to):
        return 0
    free = STACKED - len(units.at(game, moving.seat, to.area))
    if to.lent is None:
        return free
    return min(free, moving.lent_left) if moving.lent in (None, to.lent) else 0


def _second_contest(game: Game, moving: Moving, to: To) -> bool:
    """Whether units there would contest an area while another one is contested already. FS-ADV-10"""
    order = game.state.resolving
    assert order is not None
    elsewhere = order.contested is not None and order.contested != to.area
    return elsewhere and areas.status(game, moving.seat, to.area) in ("enemy", "contested")


def why_not(game: Game, moving: Moving, kind: UnitKind, id: str) -> Refusal | None:
    """Why units cannot move there."""
    to = To.maybe(id)
    if to is None or to.area not in game.state.areas:
        return None
    if areas.system_of(to.area) != moving.system:
        return Refusal("FS-ADV-03", T("forbidden_stars-not-in-active-system"))
    if kind == "ship" and AREAS[to.area].kind == "world":
        return Refusal("FS-SHIP-07", T("forbidden_stars-ships-to-voids"))
    if kind == "ground" and AREAS[to.area].kind == "void":
        return Refusal("FS-PATH-13", T("forbidden_stars-ground-to-worlds"))
    if _second_contest(game, moving, to):
        return Refusal("FS-ADV-10", T("forbidden_stars-one-contested-area"))
    if len(units.at(game, moving.seat, to.area)) >= STACKED:
        return Refusal("FS-ADV-14", T("forbidden_stars-five-at-most"))
    return Refusal("FS-PATH-01", T("forbidden_stars-no-path"))


async def move_units(game: Game, moving: Moving, to: To, starts: list[str]) -> None:
    """Units of a seat's choice go to an area. FS-SHIP-01, FS-SHIP-04, FS-PATH-01, FS-PATH-14"""
    slots = [slot for start in starts for slot in _slots(game, moving, start)]
    high = min(room(game, moving, to), sum(slot.most for slot in slots))
    area, capacity = words.area(to.area), AREAS[to.area].capacity
    about = T("forbidden_stars-ask-move-units", seat=seat_name(moving.seat), area=area, capacity=capacity)
    shape = Spread(slots, 1, high, "FS-ADV-14")
    chosen = await game.spread(MOVE_UNITS, moving.seat, shape, about, where=[to.area])
    before = areas.status(game, moving.seat, to.area)
    for id, number in chosen.items():
        _carry(game, moving, From.read(id), to.area, number)
    if before == "enemy":
        _contest(game, to.area)
    if to.lent is not None:
        _borrow(game, moving, to.lent, sum(chosen.values()))


def _borrow(game: Game, moving: Moving, void: str, number: int) -> None:
    """So many units have used a void as if it were friendly; those that lose may go back over it."""
    order = game.state.resolving
    assert order is not None
    moving.lent = order.lent = void
    moving.lent_left -= number


def _slots(game: Game, moving: Moving, start: str) -> list[Slot]:
    fresh = [unit.type for unit in moving.fresh(game, start)]
    return [
        Slot(From(start, type).id, T("forbidden_stars-unit-from", unit=words.unit(type), area=words.brief(start)), n)
        for type, n in ((type, fresh.count(type)) for type in dict.fromkeys(fresh))
    ]


def _carry(game: Game, moving: Moving, start: From, end: str, number: int) -> None:
    going = [unit for unit in moving.fresh(game, start.area) if unit.type == start.type][:number]
    for unit in going:
        units.move(game, moving.seat, unit, start.area, end)
    moving.moved += going
    _leave_trace(game, start.area, end)
    text = T(
        "forbidden_stars-moves",
        seat=seat_name(moving.seat),
        units=words.units_of(start.type, number),
        start=words.area(start.area),
        end=words.area(end),
    )
    game.say(text, where=[start.area, end])


def _leave_trace(game: Game, start: str, end: str) -> None:
    """Only the areas from which units moved into the contested one are closed to the defender. FS-RETREAT-19, D-54"""
    order = game.state.resolving
    assert order is not None
    here = areas.holders(game.state.areas[end])
    if len(here) > 1 and start not in order.origins:
        order.origins.append(start)


def _contest(game: Game, id: str) -> None:
    """The area has become contested. FS-ADV-09, FS-AREA-09, FS-CONT-01"""
    order = game.state.resolving
    assert order is not None
    order.contested = id
    game.say(T("forbidden_stars-contested", area=words.area(id)), where=[id], weight=DETAIL)
