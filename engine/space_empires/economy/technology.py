"""Levels of technology: what a player has researched, what a group carries, what has been announced.

SE-NEWTECH-01, SE-NEWTECH-03, SE-UPGRADE-06, SE-OPT-02
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.components import TECHNOLOGIES, UNITS
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from engine.text import T, seat_name

RECORDED = ("attack", "defense", "tactics", "move")
"""What every group of ships records. SE-NEWTECH-03"""


def researched(game: Game, seat: Seat, id: str) -> int:
    """The level that a player has researched. SE-TECH-01"""
    found = game.state.players[seat].technology.get(id)
    return TECHNOLOGIES[id].start if found is None else found


@cache
def carried(type: str) -> tuple[str, ...]:
    """The technologies that units of a type record: groups that can be combat-capable, and raiders, fighters and the
    like their own equipment; colony ships whether they were built with terraforming. SE-NEWTECH-03, D-72
    """
    card = UNITS[type]
    if type == "COLONY_SHIP":
        return ("terraforming",)
    return (*RECORDED, *card.equipment) if card.combat else ()


def newest(game: Game, seat: Seat, type: str) -> dict[str, int]:
    """The levels that a unit built now would record. SE-BUY-04, SE-NEWTECH-01"""
    return {id: researched(game, seat, id) for id in carried(type)}


def recorded(type: str, levels: Mapping[str, int]) -> dict[str, int]:
    """What a unit would record that is built with these levels. SE-NEWTECH-01"""
    return {id: levels.get(id, TECHNOLOGIES[id].start) for id in carried(type)}


def level(game: Game, unit: Unit, id: str) -> int:
    """The level of a technology that a unit fights or moves with, before the hull limit.

    Bases and ship yards have the owner's newest ones, with instant upgrades so does everything.

    SE-UPGRADE-06, SE-OPT-02, SE-BUY-05
    """
    if unit.owner < 0:
        return unit.levels.get(id, 0)
    if (game.options.instant_upgrades or UNITS[unit.type].auto_upgrade) and id in carried(unit.type):
        return researched(game, unit.owner, id)
    return unit.levels.get(id, 0)


def levels(game: Game, unit: Unit) -> tuple[tuple[str, int], ...]:
    """All that a unit records, each with the level that counts. SE-NEWTECH-03, SE-UPGRADE-06"""
    if unit.owner < 0:
        return tuple(unit.levels.items())
    ids = carried(unit.type)
    if game.options.instant_upgrades or UNITS[unit.type].auto_upgrade:
        return tuple([(id, researched(game, unit.owner, id)) for id in ids])
    return tuple([(id, unit.levels.get(id, 0)) for id in ids])


def limited(game: Game, unit: Unit, id: str) -> int:
    """The level that counts in a fight: attack and defense at most the hull size.

    SE-ATTDEF-01, SE-ATTDEF-02, SE-FIRE-16, SE-FIGHTER-11
    """
    found = level(game, unit, id)
    hull = UNITS[unit.type].hull if unit.type in UNITS else 1
    return min(found, hull) if TECHNOLOGIES[id].hull_limited else found


def announce(game: Game, seat: Seat, id: str, number: int) -> None:
    """A level is announced to all, who may remember it; nothing is said of what they know already.

    SE-TREVEAL-01, SE-TREVEAL-07, D-81
    """
    if seat >= 0 and remember(game, seat, id, number):
        game.say(T("space_empires-announces", seat=seat_name(seat), level=words.level(id, number)))


def remember(game: Game, seat: Seat, id: str, number: int) -> bool:
    """A level that all learn; whether it is higher than any that they knew of. SE-TREVEAL-01"""
    shown = game.player(seat).shown
    if number <= shown.get(id, 0):
        return False
    shown[id] = number
    game.seal()
    return True
