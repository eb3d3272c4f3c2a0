"""Steps that place, take, move and replace units outside the movement of an order. FS-FREE-01, FS-ADV-17, D-40"""

from __future__ import annotations

from engine.forbidden_stars import words
from engine.forbidden_stars.cards.counting import number
from engine.forbidden_stars.cards.places import (
    PLACES,
    Standing,
    always,
    described,
    fitting,
    offer_area,
    pick_area,
    standing_option,
)
from engine.forbidden_stars.cards.steps import CardStep, Doing, op, say_moved
from engine.forbidden_stars.combat import choosing
from engine.forbidden_stars.galaxy import units
from engine.forbidden_stars.play import Question
from engine.forbidden_stars.state import Unit
from engine.text import T, seat_name

# --- free units ------------------------------------------------------------------------------------------------------


def _free(doing: Doing, step: CardStep) -> list[tuple[str, str]]:
    """Kinds and areas where a free unit can be put: in the supply, and in its element. FS-FREE-03, FS-SHIP-06"""
    return [
        (type, id)
        for id in described(doing, step["where"], step.get("status"))
        for type in step["units"]
        if units.fits(type, id) and units.left(doing.game, doing.seat, type) > 0
    ]


PLACE_UNIT = Question("place_unit", open=True)


@op("place_free_unit", able=lambda doing, step: bool(_free(doing, step)), offers=always)
async def place_free_unit(doing: Doing, step: CardStep) -> bool:
    """Units from the supply, without any price or level, all in one place.

    FS-FREE-01, FS-FREE-02, FS-FREE-03, FS-FREE-04, FS-DEPLOY-17, FS-PATH-12
    """
    open_to = {id: type for type, id in reversed(_free(doing, step))}
    if not open_to:
        return True
    place = await offer_area(doing, PLACE_UNIT, list(reversed(open_to)))
    if place is None:
        return False
    for _ in range(step["n"]):
        if units.recruit(doing.game, doing.seat, open_to[place], place):
            _placed(doing, open_to[place], place)
    return True


def _placed(doing: Doing, type: str, place: str) -> None:
    text = T("forbidden_stars-places", seat=seat_name(doing.seat), piece=words.unit(type), area=words.area(place))
    doing.game.say(text, where=[place])


# --- units taken from elsewhere --------------------------------------------------------------------------------------


def _takes(doing: Doing, step: CardStep) -> dict[str, list[str]]:
    """Where figures can be taken to, by what and where they are (`Standing`)."""
    most = number(doing, step["max_level"]) if "max_level" in step else None
    ends = described(doing, step["to"], step.get("status"))
    found: dict[str, list[str]] = {}
    for id in PLACES[step["source"]](doing):
        for type in dict.fromkeys(unit.type for unit in fitting(doing, step, id, most)):
            fits = [end for end in ends if end != id and units.fits(type, end)]
            if fits:
                found[Standing(id, type).id] = fits
    return found


@op("take_unit", able=lambda doing, step: bool(_takes(doing, step)), offers=always)
async def take_unit(doing: Doing, step: CardStep) -> bool:
    """Unrouted figures are taken up and put down elsewhere; neither paths nor storms matter. D-40, FS-ROUT-05"""
    found = _takes(doing, step)
    if not found:
        return True
    return await (_take_one(doing, found) if step["n"] == 1 else _take_several(doing, step, found))


TAKE_TO = Question("take_to", open=True)
TAKE_UNIT = Question("take_unit", open=True, leads_to=True, follow_ups=[TAKE_TO])


async def _take_one(doing: Doing, found: dict[str, list[str]]) -> bool:
    options = [standing_option(Standing.read(id)) for id in found]
    id = await doing.pick(TAKE_UNIT, options, doing.asks("take-unit", doing.seat))
    if id is None:
        return False
    picked = Standing.read(id)
    going = fitting(doing, {"units": [picked.type]}, picked.area)[:1]
    await _take(doing, going, picked.area, await pick_area(doing, TAKE_TO, found[picked.id]))
    return True


TAKE_FROM = Question("take_from", open=True)
TAKE_UNITS = Question("take_units", open=True)


async def _take_several(doing: Doing, step: CardStep, found: dict[str, list[str]]) -> bool:
    start = await offer_area(doing, TAKE_FROM, list(dict.fromkeys(Standing.read(id).area for id in found)))
    if start is None:
        return False
    there = fitting(doing, step, start)
    about = doing.asks("take-units", doing.seat, n=len(there))
    low = len(there) if step["n"] == "all" else 1
    going = await choosing.choose(doing.game, TAKE_UNITS, doing.seat, there, low, len(there), about, start)
    ends = next(ends for id, ends in found.items() if Standing.read(id).area == start)
    await _take(doing, going, start, await pick_area(doing, TAKE_TO, ends))
    return True


async def _take(doing: Doing, going: list[Unit], start: str, end: str) -> None:
    for unit in going:
        units.move(doing.game, doing.seat, unit, start, end)
    say_moved(doing, going, start, end)


# --- replacing -------------------------------------------------------------------------------------------------------


def _replaceable(doing: Doing, step: CardStep) -> list[tuple[str, Unit]]:
    """Units that can be exchanged; a reinforcement token too where a card says so. FS-CLAR-04, FS-FREE-03"""
    if units.left(doing.game, doing.seat, step["to"]) <= 0:
        return []
    return [
        (id, unit)
        for id in PLACES[step["where"]](doing)
        if units.fits(step["to"], id)
        for unit in units.at(doing.game, doing.seat, id)
        if unit.type in step["from"] or (unit.token and "reinforcement_token" in step["from"])
    ]


REPLACE_AT = Question("replace_at", open=True)
REPLACE_UNIT = Question("replace_unit", open=True)


@op("replace_unit", able=lambda doing, step: bool(_replaceable(doing, step)), offers=always)
async def replace_unit(doing: Doing, step: CardStep) -> bool:
    """The new unit is free and enters unrouted. FS-FREE-05, FS-CLAR-04"""
    game, seat, found = doing.game, doing.seat, _replaceable(doing, step)
    if not found:
        return True
    place = await offer_area(doing, REPLACE_AT, list(dict.fromkeys(id for id, _ in found)))
    if place is None:
        return False
    here = [unit for id, unit in found if id == place]
    picked = await game.pick(REPLACE_UNIT, seat, units.options(here), doing.asks("replace-unit", seat))
    old = units.find(here, picked)
    units.take(game, seat, place, old)
    units.recruit(game, seat, step["to"], place)
    text = T(
        "forbidden_stars-replaces",
        seat=seat_name(seat),
        old=words.unit(old.type),
        new=words.unit(step["to"]),
        area=words.area(place),
    )
    game.say(text, where=[place])
    return True
