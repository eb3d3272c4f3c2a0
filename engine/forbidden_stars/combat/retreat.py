"""Retreats, during a combat and at its end. FS-RETREAT-10, FS-RETREAT-13"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.ask import Option, Refusal, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import routing, sides
from engine.forbidden_stars.components import SYSTEM_OF
from engine.forbidden_stars.galaxy import areas, capacity, paths, storms, units
from engine.forbidden_stars.orders.occasions import LENT_VOIDS, STORM_OPEN
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Combat, Unit
from engine.text import T, seat_name


async def retreat(game: Game, seat: Seat, leaving: Sequence[Unit]) -> None:
    """Units of one side go to one area together and become routed, tokens to the supply; without an area they die.

    FS-RETREAT-03, FS-RETREAT-04, FS-RETREAT-09, FS-RETREAT-11, FS-ROUT-09, FS-ROUT-05, FS-REINF-08, D-45, D-46
    """
    combat = sides.combat_of(game)
    figures = [unit for unit in leaving if not unit.token]
    for unit in leaving:
        if unit.token:
            units.take(game, seat, combat.area, unit)
    if not figures:
        return
    open_to = destinations(game, seat, len(figures))
    if not open_to:
        for unit in figures:
            routing.destroy(game, seat, combat.area, unit)
        return
    await _go(game, combat, seat, figures, await _choose(game, combat, seat, open_to))


RETREAT_TO = Question("retreat_to", open=True)


async def _choose(game: Game, combat: Combat, seat: Seat, open_to: Sequence[str]) -> str:
    """The retreating player chooses, also for each further retreat. D-31, D-54"""
    options = [Option(id, words.area(id)) for id in open_to]
    about = T("forbidden_stars-ask-retreat-to", seat=seat_name(seat), area=words.area(combat.area))
    why = partial(why_not, game, seat)
    return await game.pick(RETREAT_TO, seat, options, about, why=why, where=[combat.area])


async def _go(game: Game, combat: Combat, seat: Seat, figures: Sequence[Unit], end: str) -> None:
    """The capacity there is kept at once. FS-RETREAT-06, FS-RETREAT-07"""
    told = words.units(units.count(figures))
    for unit in figures:
        units.move(game, seat, unit, combat.area, end)
        unit.routed = True
    game.say(T("forbidden_stars-retreats", seat=seat_name(seat), units=told, area=words.area(end)), where=[end])
    await capacity.check_area(game, seat, end)


def destinations(game: Game, seat: Seat, number: int = 1) -> list[str]:
    """Where so many units of a side of the combat in course may retreat to together; the area need not be adjacent.

    FS-RETREAT-05
    """
    combat = sides.combat_of(game)
    if seat == combat.attacker:
        lent = lent_void(game, seat, number)
        free = [id for id in combat.origins if _holds_no_other(game, seat, id)]
        return [id for id in free if reaches(game, seat, combat.area, id, lent)]
    near = [id for id in _near(game, combat) if reaches(game, seat, combat.area, id)]
    own = [id for id in near if areas.friendly(game, seat, id)]
    return own or [id for id in near if areas.status(game, seat, id) == "uncontrolled"]


def _holds_no_other(game: Game, seat: Seat, id: str) -> bool:
    """A retreat never makes an area contested: where somebody else has come meanwhile nobody retreats to. D-30

    FS-RETREAT-14, FS-RETREAT-15
    """
    return areas.status(game, seat, id) in ("friendly", "uncontrolled")


def _near(game: Game, combat: Combat) -> list[str]:
    """Areas for the defender: of the active system and those adjacent, none of them where attackers came from.

    FS-RETREAT-16, FS-RETREAT-17, FS-RETREAT-18, FS-RETREAT-19, D-36, D-37
    """
    shut = _shut(combat)
    systems = [id for id in _systems(game, combat) if id not in shut]
    fitting = game.board.voids if units.kind_at(combat.area) == "ship" else game.board.worlds
    return [id for system in systems for id in fitting[system] if id not in _closed(combat) and id != combat.area]


def _systems(game: Game, combat: Combat) -> tuple[str, ...]:
    """The active system and those adjacent. FS-RETREAT-17, D-36"""
    return game.board.with_neighbours(game.state.active or SYSTEM_OF[combat.area])


def _closed(combat: Combat) -> list[str]:
    """The areas that attackers left. FS-RETREAT-19, D-37"""
    return [*combat.origins, *combat.closed]


def _shut(combat: Combat) -> list[str]:
    """The other systems that attackers came from. FS-RETREAT-18"""
    return [SYSTEM_OF[id] for id in _closed(combat) if SYSTEM_OF[id] != SYSTEM_OF[combat.area]]


def why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """Why a side cannot retreat to an area."""
    combat = sides.combat_of(game)
    if id not in game.state.areas:
        return None
    if units.kind_at(id) != units.kind_at(combat.area):
        return Refusal("FS-RETREAT-08", T("forbidden_stars-retreat-element"))
    barred = _bars_attacker(combat, id) if seat == combat.attacker else _bars_defender(game, combat, id)
    if barred is not None:
        return barred
    if not reaches(game, seat, combat.area, id):
        return Refusal("FS-RETREAT-02", T("forbidden_stars-retreat-no-way"))
    return Refusal("FS-RETREAT-16", T("forbidden_stars-retreat-friendly-first"))


def _bars_attacker(combat: Combat, id: str) -> Refusal | None:
    came = id in combat.origins
    return None if came else Refusal("FS-RETREAT-14", T("forbidden_stars-retreat-to-origin"))


def _bars_defender(game: Game, combat: Combat, id: str) -> Refusal | None:
    if id in _closed(combat):
        return Refusal("FS-RETREAT-19", T("forbidden_stars-retreat-from-there"))
    if SYSTEM_OF[id] in _shut(combat):
        return Refusal("FS-RETREAT-18", T("forbidden_stars-retreat-their-system"))
    far = SYSTEM_OF[id] not in _systems(game, combat)
    return Refusal("FS-RETREAT-17", T("forbidden_stars-retreat-too-far")) if far else None


def lent_void(game: Game, seat: Seat, number: int) -> str | None:
    """The uncontrolled void that attackers used as if it were friendly; they may go back over it in the same order."""
    order = game.state.resolving
    if order is None or order.lent is None or number > LENT_VOIDS(game, seat, 0):
        return None
    return order.lent if areas.status(game, seat, order.lent) == "uncontrolled" else None


def reaches(game: Game, seat: Seat, start: str, end: str, lent: str | None = None) -> bool:
    """Whether units can retreat from one area to another: worlds by a path, voids past no warp storm.

    FS-RETREAT-02, FS-RETREAT-08, D-09, D-10, D-11
    """
    kind, one, other = units.kind_at(start), SYSTEM_OF[start], SYSTEM_OF[end]
    if units.kind_at(end) != kind:
        return False
    over = STORM_OPEN(game, seat, False, kind)
    if kind == "ship":
        return one == other or over or not storms.parted(game, one, other)
    systems = [one] if one == other else [one, other]
    return end in paths.reachable_worlds(game, seat, start, systems, lent=lent, over_storms=over)
