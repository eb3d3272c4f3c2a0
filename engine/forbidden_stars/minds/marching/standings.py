"""Who stands where, and who is ahead: whether worlds decide between those who are level in objectives. FS-WIN-04"""

from __future__ import annotations

from engine.forbidden_stars.components import ROUNDS
from engine.forbidden_stars.interface.view import AreaView, SystemView
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import ASKED, At

TIES, DECIDES, CLOSE = 110, 500, 2
"""What a world is worth in the last round, when it could break a tie, and where it is about to; so many worlds apart
are those between whom they may still decide.
"""


def tie(at: At) -> int:
    """What a world is worth in the last round. FS-WIN-04"""
    return DECIDES if level(at) else TIES


@ASKED.once
def level(at: At) -> bool:
    """Whether in the last round nobody has more objectives than the seat, those on which one stands included, and who
    has as many is so near in worlds that these decide; nearer by each own one that may still be taken from who is
    ahead. FS-WIN-04, FS-WIN-07
    """
    if at.view.round < ROUNDS:
        return False
    here = chart(at)
    scores = {one.seat: (objectives(at, here, one.seat), one.worlds) for one in at.view.seats if not one.out}
    mine, worlds = scores.pop(at.seat, (0, 0))
    most = max((got for got, _ in scores.values()), default=0)
    rivals = [theirs for got, theirs in scores.values() if got == most]
    return mine == most and any(-CLOSE <= worlds - theirs <= CLOSE + _losing(at, here) for theirs in rivals)


def _losing(at: At, here: Chart) -> int:
    """How many own worlds others may still take: each by an order that lies in its system. FS-ADV-05"""
    return sum(min(_held(here, system.id), _laid(at, system)) for system in at.view.systems)


def _held(here: Chart, system: str) -> int:
    """How many own worlds lie there."""
    return sum(here.friendly(area) for area in here.board.worlds[system])


def _laid(at: At, system: SystemView) -> int:
    """How many orders of others lie there that may be Advance orders."""
    return sum(one.seat != at.seat and one.kind in (None, "advance") for one in system.orders)


def objectives(at: At, here: Chart, seat: int, but: str = "") -> int:
    """The objectives of a seat, those included on which it stands, `but` one of them. FS-REFRESH-02"""
    standing = sum(one.owner == seat == one.objective and one.id != but for one in here.areas.values())
    return at.view.seats[seat].collected + standing


def reaches(here: Chart, seat: int, area: AreaView) -> bool:
    """Whether units of a seat stand in the system of an area or beside it."""
    systems = here.board.with_neighbours(area.system)
    return any(here.units(id, seat) for system in systems for id in here.board.worlds[system])


def absent(here: Chart, system: str, seat: int | None) -> bool:
    """Whether a seat has nothing in a system that an order there could serve but a march to it. FS-PLAN-05"""
    return all(here.foe(area) != seat for area in here.board.areas_of[system])


def beside(here: Chart, seat: int | None, area: AreaView) -> bool:
    """Whether units of a seat that can move stand on a world that touches an area."""
    worlds = [id for id in here.board.near[area.id] if here.areas[id].kind == "world"]
    return seat is not None and any(not unit.routed for id in worlds for unit in here.units(id, seat))


def menaced(here: Chart, area: AreaView, other: AreaView) -> bool:
    """Whether others stand beside an area who could take it: ships alone take no world. FS-ADV-05"""
    foe = here.foe(other.id)
    return foe is not None and (other.kind == "world" or area.kind == "void" or reaches(here, foe, other))
