"""Effects that take units from one place to another or bring new ones: no path, no adjacency, no storm matters. D-40

FS-SHIP-06, FS-PATH-12, FS-ADV-17
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.galaxy import units
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Unit
from engine.ids import Id
from engine.text import T, seat_name


@dataclass(frozen=True)
class There(Id):
    """A unit of a seat by its area and how it looks."""

    area: str
    type: str
    routed: bool = False


def options(game: Game, seat: Seat, places: Sequence[str], fits: Callable[[Unit], bool]) -> list[Option]:
    """The units of a seat on these areas that fit, one choice for each look."""
    looks = dict.fromkeys(There(id, u.type, u.routed) for id in places for u in units.at(game, seat, id) if fits(u))
    return [
        Option(
            look.id,
            T("forbidden_stars-unit-at", unit=words.figure(look.type, look.routed), area=words.area(look.area)),
        )
        for look in looks
    ]


CHOOSE_AREA = Question("choose_area", open=True)


async def choose_area(game: Game, seat: Seat, unit: Unit, places: Sequence[str]) -> str:
    """A seat chooses to which of these areas a unit goes."""
    about = T("forbidden_stars-ask-area", seat=seat_name(seat), unit=words.unit(unit.type))
    return await game.pick(CHOOSE_AREA, seat, [Option(id, words.area(id)) for id in places], about, where=places)


def take(game: Game, seat: Seat, unit: Unit, start: str, end: str) -> None:
    """An effect takes a unit elsewhere, for all to see. FS-ADV-17"""
    units.move(game, seat, unit, start, end)
    text = T(
        "forbidden_stars-moves",
        seat=seat_name(seat),
        units=words.units_of(unit.type, 1),
        start=words.area(start),
        end=words.area(end),
    )
    game.say(text, where=[start, end])


def replace(game: Game, seat: Seat, area: str, old: Unit, new: str) -> bool:
    """A free unit takes the place of another, unrouted; False when there is none left. FS-FREE-05, FS-FREE-03"""
    if units.left(game, seat, new) <= 0:
        return False
    units.take(game, seat, area, old)
    units.put(game, seat, area, Unit(new))
    text = T("forbidden_stars-replaces", seat=seat_name(seat), old=words.unit(old.type), new=words.unit(new))
    game.say(text, where=[area])
    return True
