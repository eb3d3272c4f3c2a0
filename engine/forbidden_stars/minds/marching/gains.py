"""What it is worth to stand on a world after a march, and to have come nearer to the objectives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.forbidden_stars.components import SYSTEM_OF
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import odds, supply, worth
from engine.forbidden_stars.minds.chart import Chart, once_felt, road
from engine.forbidden_stars.minds.mind import At

NEARER, IDLE, LEAST = 150, 20, 20
"""How much a unit counts that comes nearer to the objectives, in hundredths, what moving for that alone costs, and what
has to be gained by it besides where the last one leaves a structure.
"""


NEAR = 16
"""From so far away a goal is no longer felt."""


@once_felt
def near(at: At, here: Chart, area: str) -> int:
    """How near ground units in an area are to the own objectives: the nearest counts, the others a little."""
    open_ = [goal.id for goal in worth.goals(at, here) if goal.owner != at.seat and goal.id != area]
    found = sorted((max(0, NEAR - road(here, goal).get(area, NEAR)) for goal in open_), reverse=True)
    felt = 3 * found[0] + sum(found[1:3]) if found else 0
    return 3 * worth.objective(at, here) // 10 * felt // (5 * NEAR)


def nearer(at: At, here: Chart, target: str, number: int, behind: int, *, emptied: bool) -> int:
    """What it is worth that so many come nearer to the objectives. Whoever takes one need not be near to others as
    well; the rest stays as near as may be. It counts less where a world is given up for it, and nothing on an own world
    where an own Deploy order may put others. FS-DEPLOY-02
    """
    if worth.last_round(at):
        return 0
    found = near(at, here, target) - behind
    if found > 0 and here.friendly(target) and supplied(at, here, target):
        return 0
    if here.areas[target].objective == at.seat:
        return found * (number - 1) * NEARER // 100
    return found * number if emptied and found > 0 else found * (number + 1) * NEARER // 100


def guarding(at: At, here: Chart, target: str, starts: Sequence[str], number: int) -> int:
    """What it is worth that so many guard an own world rather than one that they leave to others of the own. The last
    one does not leave a structure for next to nothing, and nobody comes where an own Deploy order may put others.
    FS-CONT-03, FS-DEPLOY-02
    """
    left = {start: len(here.units(start)) - starts.count(start) for start in starts}
    danger = max((worth.threat(at, here, start) for start, stay in left.items() if stay > 0), default=0)
    bare = any(stay <= 0 and worth.built(here, start) for start, stay in left.items())
    wanted = 0 if supplied(at, here, target) else worth.threat(at, here, target)
    found = (wanted - danger) * number // 4 - IDLE - LEAST * bare
    return found + _awaited(at, here, target) - _thinned(at, here, left)


def saving(at: At, here: Chart, target: str, units: Iterable[UnitView]) -> int:
    """What those who come save in an own objective, or where another seat would win, as many as find room: so much less
    often others take it who may come in this round; without those who fall there all the same. FS-WIN-01, FS-REFRESH-02
    """
    best = sorted(units, key=lambda unit: -odds.value(unit.type))[: max(0, worth.free(here, target))]
    guard = worth.side(at, here, target, at.seat).joined(odds.side(best))
    falls = max((odds.wins(host, guard) for host in worth.hosts(at, here, target).values()), default=0)
    fallen = sum(odds.value(unit.type) for unit in best) * falls // odds.SURE
    return -worth.weakened(at, here, target, (), best) - fallen - IDLE


def _awaited(at: At, here: Chart, target: str) -> int:
    """What one who comes saves from others who may come in this round, where nobody and no bastion fights for it.
    FS-CONT-03, FS-BASTION-03
    """
    fights = here.units(target) or any(one.kind == "bastion" for one in here.areas[target].structures)
    return 0 if fights or worth.overrun(at, here, target) else worth.awaited(at, here, target)


def _thinned(at: At, here: Chart, left: Mapping[str, int]) -> int:
    """What fewer guards save less of it where some stay."""
    return max((worth.awaited(at, here, start) // (stay + 1) for start, stay in left.items() if stay > 0), default=0)


def standing(at: At, here: Chart, target: str, number: int, kept: int) -> int:
    """What it is worth to stand there afterwards, as often as it is `kept`."""
    return _holding(at, here, target) * kept // odds.SURE + 12 * (number - 1)


def spoils(at: At, here: Chart, target: str) -> int:
    """What it is worth to whom others lose there: units, and most often the world."""
    area, foe = here.areas[target], here.foe(target)
    if foe is None:
        return 0
    found = 70 + sum(odds.value(unit.type) for unit in here.units(target, foe)) // 2
    return (found + worth.held(at, here, area) // 3 * (area.objective != at.seat)) * at.character.traits.war // 100


def _holding(at: At, here: Chart, target: str) -> int:
    """What it is worth to hold a world; nothing more where an own Deploy order would put units there. FS-DEPLOY-02"""
    area = here.areas[target]
    if here.unclaimed(target) and area.objective != at.seat and supplied(at, here, target):
        return 0
    return worth.held(at, here, area)


def supplied(at: At, here: Chart, target: str) -> bool:
    """Whether an own Deploy order that lies would put units on a world: they can be paid, and there is room."""
    system = SYSTEM_OF[target]
    if system not in worth.lying(at, "deploy") or not supply.room_in(here, target):
        return False
    paid = supply.purse(worth.me(at)).without(supply.CHEAPEST)
    return paid is not None and supply.capacity(here, system) > 0
