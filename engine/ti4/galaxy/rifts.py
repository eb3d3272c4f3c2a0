"""Gravity rifts: they speed ships up and swallow some of them."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.combat import hits
from engine.ti4.combat.dice import SIDES
from engine.ti4.galaxy import routes, units
from engine.ti4.galaxy.movement_plan import Declared
from engine.ti4.play import Game

SAFE = 4


def cross(game: Game, seat: Seat, group: Declared) -> None:
    """One die for each ship and each rift it leaves or crosses; on 1 to 3 the ship is lost with all it carries.

    The ships are removed, not destroyed. TI-RIFT-03, TI-RIFT-04, TI-DOUBT-25
    """
    lost = _roll(game, seat, group)
    if lost:
        _swallow(game, seat, group, lost)


async def endure(game: Game, seat: Seat, group: Declared, system: str) -> int:
    """The same dice after the movement, where the table wants it so: ships are destroyed in the system they reached.
    What they carried is lost as far as there is no room for it. Returns how many were destroyed.
    TI-RIFT-03, TI-DOUBT-25
    """
    lost, there = _roll(game, seat, group), units.count(game, seat, group.type, system)
    damaged = min(group.damaged, lost)
    await hits.destroy(game, seat, group.type, lost, system, cause=hits.Cause(None, "rift"), damaged=damaged)
    return there - units.count(game, seat, group.type, system)


def _roll(game: Game, seat: Seat, group: Declared) -> int:
    """How many ships of a group are lost in rifts. TI-RIFT-03"""
    rifts = routes.rifts(group.route)
    if not rifts:
        return 0
    faces = game.roll(rifts * group.number, SIDES, "rift", seat=seat, need=SAFE)
    ships = [faces[at : at + rifts] for at in range(0, len(faces), rifts)]
    lost = sum(min(ship) < SAFE for ship in ships)
    game.say(
        T("ti4-rift-roll", seat=seat_name(seat), unit=words.unit(group.type), dice=tuple(faces), lost=lost),
        where=[group.origin],
    )
    return lost


def _swallow(game: Game, seat: Seat, group: Declared, lost: int) -> None:
    """Ships with capacity are declared one by one through rifts, so the cargo is that of the lost ship."""
    damaged = min(group.damaged, lost)
    units.remove(game, seat, group.type, lost, group.origin, damaged)
    group.number -= lost
    group.damaged -= damaged
    if group.cargo:
        for key, number in group.cargo.items():
            cargo = units.Group.read(key)
            units.remove(game, seat, cargo.type, number, cargo.place)
        group.cargo = {}
