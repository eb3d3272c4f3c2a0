"""Retreat: instead of firing, to an adjacent hex that is free and no farther from an own colony.

SE-RETREAT-01, SE-RETREAT-02, SE-RETREAT-03, SE-RETREAT-04, SE-RETREAT-05, SE-RETREAT-06, SE-RETREAT-07, SE-RETREAT-09,
SE-RETREAT-10, SE-CARRIER-05, SE-DAMAGE-05, D-15, D-16, D-17, D-70
"""

from __future__ import annotations

from engine.space_empires import words
from engine.space_empires.combat import flights, parting
from engine.space_empires.combat.field import Field
from engine.space_empires.galaxy import blackholes, presence, stranding, units, warp
from engine.space_empires.play import Game
from engine.space_empires.state import Owner, Unit
from engine.text import T

STAYS = ("SY", "BASE", stranding.FIGHTER)
"""What never retreats by itself. SE-RETREAT-03, SE-FIGHTER-06"""


def hexes(game: Game, at: str, side: Owner) -> list[str]:
    """Where ships of a player may retreat to from a hex. SE-RETREAT-05 to SE-RETREAT-09"""
    if side < 0:
        return []
    enemies = presence.occupied(game, side)
    near = [to for to in warp.adjacent(game, at) if _free(game, to, side, enemies)]
    if not near:
        return []
    steps = warp.measure(game)
    far = [(system.id, steps(at, system.id)) for system in game.colonies(side) if system.id != at]
    return [to for to in near if any(steps(to, one) <= most for one, most in far)]


def _free(game: Game, to: str, side: Owner, enemies: presence.Occupied) -> bool:
    """SE-RETREAT-06, SE-RETREAT-07, SE-RETREAT-10, SE-RETREAT-08"""
    system = game.state.systems[to]
    if not system.known or (system.marker is not None and system.marker.type == "supernova"):
        return False
    if game.options.teams == "uneasy_alliance" and presence.mates(game, to, side):
        return False
    return not presence.foreign(game, to, side, enemies)


def able(at: Field, unit: Unit) -> bool:
    """Whether ships of this group may retreat at all.

    SE-RETREAT-03, SE-RETREAT-04, SE-ALIEN-04, SE-BASE-04, SE-FIGHTER-06
    """
    return unit.owner >= 0 and at.game.armed(unit) and unit.type not in STAYS


def most(at: Field, unit: Unit, count: int) -> list[int]:
    """How many of so many ships may leave a group now: all of it, or fewer with a free counter; carriers as long as
    their fighters find a place. SE-RETREAT-02, SE-CARRIER-05
    """
    parted = bool(units.free(at.game, unit.owner, unit.type))
    found = [n for n in range(1, count + 1) if n == unit.count or parted]
    return [n for n in found if unit.type != stranding.CARRIER or flights.possible(at, unit, n)]


def healthy(unit: Unit, count: int) -> bool:
    """Whether so many ships may leave a group without its damaged one. SE-RETREAT-02, SE-DAMAGE-05"""
    return unit.hits > 0 and count < unit.count


async def withdraw(at: Field, unit: Unit, count: int, to: str, *, sound: bool = False) -> None:
    """Ships leave the battle, if `sound` without the damaged one; carriers take fighters with them.

    SE-RETREAT-05, SE-CARRIER-05, SE-DAMAGE-05
    """
    along = await flights.along(at, unit, count, to) if unit.type == stranding.CARRIER else []
    gone = [parting.part(at, unit, count, healthy=sound), *(parting.part(at, one, number) for one, number in along)]
    what = words.groups(gone)
    line = T("space_empires-retreats", side=words.side(unit.owner), what=what, hex=words.hex(to))
    at.game.say(line, where=[at.at, to], weight=2)
    for one in gone:
        one.came, one.at, one.halted = at.at, to, True
        one.hits, one.fired, one.screened = 0, 0, False
    if at.game.terrain(to) == blackholes.BLACK_HOLE:
        await blackholes.survive(at.game, unit.owner, gone)
