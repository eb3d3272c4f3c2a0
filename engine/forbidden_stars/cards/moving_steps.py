"""Steps that move units out of a combat or a strike to what is adjacent. They cross no warp storm. D-40"""

from __future__ import annotations

from engine.ask import Option, Slot, Spread
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.places import Standing, active, fitting, movable, pick_area, standing_option
from engine.forbidden_stars.cards.steps import CardStep, Doing, op, say_moved
from engine.forbidden_stars.combat import choosing, sides
from engine.forbidden_stars.components import STACKED
from engine.forbidden_stars.galaxy import areas, storms, units
from engine.forbidden_stars.orders.occasions import STORM_OPEN
from engine.forbidden_stars.play import Question
from engine.forbidden_stars.state import Combat, Unit
from engine.text import T

DONE = "done"


def _able(doing: Doing, step: CardStep) -> bool:
    if step.get("unit_type") == "ship":
        return bool(_systems(doing, step)) and bool(_ships(doing))
    return bool(_ends(doing, step)) and bool(_going(doing, step))


@op("move_units", able=_able)
async def move_units(doing: Doing, step: CardStep) -> bool:
    """Out of the contested area, or ships out of the active system. FS-ADV-17, FS-STORM-02"""
    if not _able(doing, step):
        return True
    if step.get("unit_type") == "ship":
        await _strafe(doing, step)
    else:
        await _leave(doing, step)
    return True


# --- out of a combat -------------------------------------------------------------------------------------------------


def _ends(doing: Doing, step: CardStep) -> list[str]:
    """Adjacent areas of the same element that the card allows; only one of them may become contested.

    FS-CLAR-05, D-37
    """
    game, combat = doing.game, sides.combat_of(doing.game)
    kind = units.kind_at(combat.area)
    return [
        id
        for id in game.board.near[combat.area]
        if units.kind_at(id) == kind
        and (STORM_OPEN(game, doing.seat, False, kind) or not storms.stormed(game, game.board.crossed(combat.area, id)))
        and _may_enter(doing, step, combat, id)
    ]


def _may_enter(doing: Doing, step: CardStep, combat: Combat, id: str) -> bool:
    status = areas.status(doing.game, doing.seat, id)
    if status == "contested" or (status == "enemy" and combat.second is not None):
        return id == combat.second and step["may_start_combat"] and _room(doing, combat, id) > 0
    return status in step["status"]


def _room(doing: Doing, combat: Combat, id: str) -> int:
    """Five of one player at most at the start of a further combat. FS-COMBAT-02, D-37"""
    fights = id == combat.second or areas.status(doing.game, doing.seat, id) == "enemy"
    return STACKED - len(units.at(doing.game, doing.seat, id)) if fights else len(movable_here(doing))


def movable_here(doing: Doing) -> list[Unit]:
    """Figures of the combat in course that effects can move."""
    return movable(doing.game, doing.seat, sides.combat_of(doing.game).area)


def _going(doing: Doing, step: CardStep) -> list[Unit]:
    return fitting(doing, step, sides.combat_of(doing.game).area, step.get("max_level"))


MOVE_TO_AREA = Question("move_to_area", open=True)
LEAVE_COMBAT = Question("leave_combat", open=True)


async def _leave(doing: Doing, step: CardStep) -> None:
    game, seat, combat = doing.game, doing.seat, sides.combat_of(doing.game)
    end = await pick_area(doing, MOVE_TO_AREA, _ends(doing, step))
    enemy = areas.status(game, seat, end) == "enemy"
    able = _going(doing, step)
    most = min(len(able), _room(doing, combat, end) if step["n"] == "any" else step["n"])
    about = doing.asks("leave-combat", seat, n=most)
    going = await choosing.choose(game, LEAVE_COMBAT, seat, able, 1, most, about, end)
    for unit in going:
        units.move(game, seat, unit, combat.area, end)
    say_moved(doing, going, combat.area, end)
    if enemy:
        combat.second, combat.mover = end, seat


# --- Strafing Run ----------------------------------------------------------------------------------------------------


def _voids(doing: Doing, step: CardStep, system: str) -> list[str]:
    found = doing.game.board.voids[system]
    return [id for id in found if areas.status(doing.game, doing.seat, id) in step["status"]]


def _systems(doing: Doing, step: CardStep) -> list[str]:
    """Adjacent systems with a void for the ships, past no storm. D-40"""
    game, here = doing.game, active(doing)
    over = STORM_OPEN(game, doing.seat, False, "ship")
    return [
        id for id in game.board.systems[here] if _voids(doing, step, id) and (over or not storms.parted(game, here, id))
    ]


def _ships(doing: Doing) -> list[Standing]:
    voids = doing.game.board.voids[active(doing)]
    looks = [Standing(id, unit.type) for id in voids for unit in movable(doing.game, doing.seat, id)]
    return list(dict.fromkeys(looks))


STRAFE_TO = Question("strafe_to", open=True)
STRAFE_VOID = Question("strafe_void", open=True)


async def _strafe(doing: Doing, step: CardStep) -> None:
    """Any ships of the active system go to voids of one adjacent system; the dice stay. FS-CLAR-13"""
    game, seat = doing.game, doing.seat
    options = [Option(id, words.system(id)) for id in _systems(doing, step)]
    system = await game.pick(STRAFE_TO, seat, options, doing.asks("strafe-to", seat))
    while _ships(doing):
        voids = [Option(id, words.area(id)) for id in _voids(doing, step, system)]
        voids.append(Option(DONE, T("forbidden_stars-no-more-moves")))
        end = await game.pick(STRAFE_VOID, seat, voids, doing.asks("strafe-void", seat))
        if end == DONE:
            return
        await _fly(doing, end)


STRAFE_SHIPS = Question("strafe_ships", open=True)


async def _fly(doing: Doing, end: str) -> None:
    game, seat = doing.game, doing.seat
    numbers = {at: sum(u.type == at.type for u in movable(game, seat, at.area)) for at in _ships(doing)}
    slots = [Slot(at.id, standing_option(at).text, number) for at, number in numbers.items()]
    shape = Spread(slots, 1, sum(numbers.values()))
    for id, number in (await game.spread(STRAFE_SHIPS, seat, shape, doing.asks("strafe-ships", seat))).items():
        at = Standing.read(id)
        going = [unit for unit in movable(game, seat, at.area) if unit.type == at.type][:number]
        for unit in going:
            units.move(game, seat, unit, at.area, end)
        say_moved(doing, going, at.area, end)
