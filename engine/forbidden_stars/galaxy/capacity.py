"""Unit capacities: who has too many units in an area destroys the excess. FS-CAP-01"""

from __future__ import annotations

from engine.ask import Seat, Slot, Spread
from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS
from engine.forbidden_stars.galaxy import units
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Area
from engine.text import T, seat_name


async def check(game: Game) -> None:
    """Everybody, the first player first, for all areas.

    FS-CAP-04, FS-CAP-07, FS-CAP-08, FS-ADV-15, FS-DEPLOY-08, D-24
    """
    full = [id for id, area in game.state.areas.items() if area.units and crowded(id, area)]
    for seat in game.clockwise() if full else ():
        for id in full:
            await check_area(game, seat, id)


def crowded(id: str, area: Area) -> bool:
    """Whether anybody has more units on an area than it can hold. FS-CAP-01, FS-CAP-02, FS-CAP-03, FS-CAP-05"""
    return max(map(len, area.units.values())) > AREAS[id].capacity


async def check_area(game: Game, seat: Seat, id: str) -> None:
    """A seat destroys units of its choice until no more than the capacity are left.

    FS-CAP-06, FS-SHIP-05, FS-PATH-14, FS-RETREAT-06, FS-VOID-01
    """
    excess = len(units.at(game, seat, id)) - AREAS[id].capacity
    if excess > 0:
        await destroy_some(game, seat, id, excess)


DESTROY_EXCESS = Question("destroy_excess", open=True)


async def destroy_some(game: Game, seat: Seat, id: str, number: int) -> None:
    """A seat chooses and destroys so many of its units in an area. FS-CAP-06, FS-DEST-01"""
    here = units.at(game, seat, id)
    looks = [units.figure(unit).id for unit in here]
    slots = [Slot(option.id, option.text, looks.count(option.id)) for option in units.options(here)]
    about = T("forbidden_stars-ask-excess", seat=seat_name(seat), area=words.area(id), n=number)
    chosen = await game.spread(DESTROY_EXCESS, seat, Spread(slots, number, number, "FS-CAP-06"), about, where=[id])
    lost = [look for look, count in chosen.items() for _ in range(count)]
    gone = [_remove(game, seat, id, look) for look in lost]
    text = T(
        "forbidden_stars-destroys-excess", seat=seat_name(seat), area=words.area(id), units=words.units(count(gone))
    )
    game.say(text, where=[id])


def _remove(game: Game, seat: Seat, id: str, look: str) -> str:
    unit = units.find(units.at(game, seat, id), look)
    units.take(game, seat, id, unit)
    return unit.type


def count(types: list[str]) -> dict[str, int]:
    """Types by number, in their order."""
    return {type: types.count(type) for type in types}
