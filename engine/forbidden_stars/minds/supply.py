"""What can still be recruited, and what materiel can be spent on: figures in reserve for which command level and forge
tokens suffice, where there is room for them. FS-DEPLOY-15
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from engine.forbidden_stars.components import (
    AREAS,
    BUILT,
    CACHE_WORTH,
    CARDS,
    MATERIEL_LIMIT,
    ORDER_UPGRADES,
    UNITS,
    UNITS_OF,
)
from engine.forbidden_stars.interface.view import SeatView
from engine.forbidden_stars.minds import odds, worth
from engine.forbidden_stars.minds.chart import ONCE, Chart
from engine.forbidden_stars.minds.marching import risks, standings
from engine.forbidden_stars.minds.mind import At

FLEET = 3
"""How many ships are enough."""
CITY, UNLOCKED = BUILT["city"].cost, 30
"""What a city costs, and each materiel is worth that lies idle and finds a use."""
EXPOSED, REACHED = 40, 80
"""How much of a structure is left beside others, and a march away from them, in hundredths."""
CHEAPEST = 2
"""Nothing costs less."""
UNIT_WORTH = 32
"""What a materiel is worth once it is spent on units."""
BUILDING = 50
"""What a structure is worth at least that a Deploy order builds."""
BUSY, FEW = 6, 3
"""So many units can be bought in a round or two, and by a factory that has just been built."""


def recruits(mine: SeatView, level: int) -> Iterator[tuple[str, int]]:
    """Types of units that a seat could buy at a command level, and how many of each."""
    forges = mine.assets.get("forge", 0)
    for type in UNITS_OF[mine.faction]:
        needed = forged(mine, type.id, level)
        left = mine.reserve.get(type.id, 0)
        number = min(left, forges // needed) if needed else left
        if type.level <= level + 1 and number > 0:
            yield type.id, number


def ships(here: Chart) -> int:
    """How many ships a seat has."""
    return sum(len(here.units(area)) for area in here.areas if AREAS[area].kind == "void")


def wanted(here: Chart, mine: SeatView, level: int) -> list[str]:
    """The figures that a seat could buy and has a use for, each by itself: of ships no more than are enough."""
    if (wanted, level) not in here.known:
        here.known[wanted, level] = _wanted(here, mine, level)
    return cast("list[str]", here.known[wanted, level])


def _wanted(here: Chart, mine: SeatView, level: int) -> list[str]:
    few = max(0, FLEET - ships(here))
    able = [(id, number if UNITS[id].kind == "ground" else min(few, number)) for id, number in recruits(mine, level)]
    return [id for id, number in able for _ in range(number)]


def ground(here: Chart, mine: SeatView) -> list[str]:
    """The ground units among them, as far as forge tokens and the command level allow now."""
    return [id for id in wanted(here, mine, mine.level) if UNITS[id].kind == "ground"]


def forged(mine: SeatView, id: str, level: int) -> int:
    """The forge tokens that a figure takes. FS-FORGE-01, FS-FORGE-02"""
    return UNITS[id].forge + max(0, UNITS[id].level - level)


def spending(here: Chart, mine: SeatView, most: int) -> int:
    """Materiel that so many units cost at most, as far as there are any."""
    return _spent(here, mine, {"ground": most, "ship": most}, most)


def _spent(here: Chart, mine: SeatView, room: dict[str, int], most: int, having: Purse | None = None) -> int:
    """The same where there is so much room: the dearest first, as long as forge tokens and means allow."""
    forges, total, left = mine.assets.get("forge", 0), 0, having or PLENTY
    for id in sorted(wanted(here, mine, mine.level), key=lambda id: -UNITS[id].cost):
        kind, needed, then = UNITS[id].kind, forged(mine, id, mine.level), left.without(UNITS[id].cost)
        if most > 0 and room[kind] > 0 and needed <= forges and then is not None:
            total, most, forges, left = total + UNITS[id].cost, most - 1, forges - needed, then
            room[kind] -= 1
    return total


class Purse(NamedTuple):
    """Materiel and cache tokens, of which one goes with a purchase. FS-CACHE-01, FS-CACHE-03"""

    materiel: int
    caches: int

    def without(self, cost: int) -> Purse | None:
        """What is left of it after a purchase; None where it is not enough."""
        if cost <= self.materiel:
            return self._replace(materiel=self.materiel - cost)
        rest = max(0, cost - CACHE_WORTH)
        return Purse(self.materiel - rest, self.caches - 1) if self.caches and rest <= self.materiel else None


PLENTY = Purse(1000, 0)


def purse(mine: SeatView) -> Purse:
    """What a seat has at hand."""
    return Purse(mine.materiel, mine.assets.get("cache", 0))


def outlet(here: Chart, mine: SeatView, system: str, more: int = 0, having: Purse | None = None) -> int:
    """Materiel that one Deploy order there can spend on units at most: factories, room and figures set the limit.

    FS-DEPLOY-02, FS-DEPLOY-04, FS-CAP-01

    Args:
        more: what a factory that is not built yet would add to the limit.
        having: what it can be paid with; None: whatever it takes.
    """
    places = {"ground": here.board.worlds[system], "ship": here.board.voids[system]}
    limit = more + capacity(here, system)
    room = {kind: sum(room_in(here, area) for area in areas) if limit else 0 for kind, areas in places.items()}
    return _spent(here, mine, room, limit, having) if any(room.values()) else 0


def recruiting(at: At, here: Chart, system: str, left: Purse) -> int:
    """What units are worth that can be bought there, more of them near objectives."""
    spent = outlet(here, worth.me(at), system, having=left)
    return UNIT_WORTH * spent * (100 + worth.pull(at, here, system) // 6) // 100


def settling(at: At, here: Chart, system: str) -> int:
    """What the best world there is worth that nobody has: a unit that is bought may take it. FS-DEPLOY-07"""
    worlds = [here.areas[area] for area in here.board.worlds[system] if here.unclaimed(area)]
    return max((worth.held(at, here, area) for area in worlds), default=0)


def landing(here: Chart, mine: SeatView, left: Purse) -> bool:
    """Whether a ground unit can be bought: ships take no world, and guard none. FS-DEPLOY-06"""
    return any(left.without(UNITS[id].cost) is not None for id in ground(here, mine))


def capacity(here: Chart, system: str) -> int:
    """How many units the own factories of a system allow by one order. FS-FACTORY-02"""
    worlds = [here.areas[area] for area in here.board.worlds[system] if here.friendly(area)]
    return sum(world.capacity for world in worlds for one in world.structures if one.kind == "factory")


def room_in(here: Chart, area: str) -> int:
    """How many units that are bought an area could take, which may belong to nobody yet. FS-DEPLOY-05, FS-DEPLOY-07"""
    return max(0, worth.free(here, area)) if here.friendly(area) or here.unclaimed(area) else 0


def bare(here: Chart, system: str) -> list[str]:
    """The own worlds there that have no structure yet. FS-DEPLOY-12"""
    return [area for area in here.board.worlds[system] if here.friendly(area) and not here.areas[area].structures]


def fort(at: At, here: Chart, system: str) -> int:
    """How much a bastion there keeps from who would win by a world. FS-BASTION-02"""
    return max((worth.fortified(at, here, area) for area in bare(here, system)), default=0)


def looming(at: At, here: Chart, system: str) -> bool:
    """Whether so much hangs on a bastion there that units are no reason to do without."""
    return fort(at, here, system) >= worth.LOOMS // 4


def manning(at: At, here: Chart, system: str) -> int:
    """What a unit that is bought there saves, on a world with room by which another seat would win. FS-DEPLOY-05"""
    own = [area for area in here.board.worlds[system] if here.friendly(area) and worth.free(here, area) > 0]
    return max((worth.saved(at, here, area) for area in own), default=0)


def reserved(at: At, here: Chart, active: str) -> int:
    """Materiel that own orders to come need for units on a world by which another seat would win, rather than what is
    bought in the active system: what a Deploy order could spend there, or the ability of the Orks. FS-DEPLOY-05
    """
    mine, least = worth.me(at), max(manning(at, here, active), UNIT_WORTH * CHEAPEST)
    found = [outlet(here, mine, id) for id in worth.lying(at, "deploy") if manning(at, here, id) > least]
    if mine.faction == "orks" and any(manning(at, here, id) > least for id in worth.lying(at, "dominate")):
        found += [UNITS[id].cost for id in ground(here, mine)]
    return max(found, default=0)


def saving(at: At, here: Chart, system: str) -> int:
    """What a bastion is worth for which other Deploy orders buy a unit less: it keeps a world by which another seat
    would win. FS-DEPLOY-09
    """
    looms = looming(at, here, system) and purse(worth.me(at)).without(CHEAPEST) is not None
    return fort(at, here, system) - UNIT_WORTH * CHEAPEST if looms else 0


SPILT, DEAREST = 30, 4
"""What each materiel is worth that would be lost; what a structure costs at most."""


def building(at: At, here: Chart, system: str, *, again: bool = False) -> int:
    """What a structure is worth: more where it lets idle materiel be spent, or what the dial would not hold, for which
    one of a round is enough; a bastion at least as much as it keeps from who would win by a world. FS-DEPLOY-09
    """
    mine, kept = worth.me(at), fort(at, here, system)
    if worth.last_round(at):
        return kept
    found = 0 if again else unlocked(here, mine) + sites(here, mine, system)
    spilt = 0 if again else min(overflow(mine), DEAREST)
    return max(kept, (BUILDING + UNLOCKED * found) * peace(at, here, system) // 100 + SPILT * spilt)


def deploys(at: At, here: Chart, left: Purse) -> int:
    """What own Deploy orders bring that lie, one after the other."""
    found = 0
    for system in worth.lying(at, "deploy"):
        units = recruiting(at, here, system, left)
        lands = units and landing(here, worth.me(at), left)
        spent = outlet(here, worth.me(at), system, having=left)
        left = left._replace(materiel=max(0, left.materiel - spent))
        builds = bool(bare(here, system)) and left.without(CHEAPEST) is not None
        left = left._replace(materiel=max(0, left.materiel - CITY * builds))
        found += units + max(BUILDING, fort(at, here, system)) * builds + (settling(at, here, system) if lands else 0)
    return found


def peace(at: At, here: Chart, system: str) -> int:
    """How much a structure that is built there counts, in hundredths: less where others stand a march away, least where
    all own worlds that are bare lie beside worlds of others, who would take it; nothing where all of them fall to who
    comes in this round, or to an army beside them. FS-CONT-03
    """
    if bare(here, system) and all(given(at, here, area) for area in bare(here, system)):
        return 0
    worlds = here.board.worlds[system]
    beside = {area: [o for o in here.board.near[area] if AREAS[o].kind == "world"] for area in worlds}
    if any(all(here.foe(other) is None for other in beside[area]) for area in bare(here, system)):
        return REACHED if raided(here, system) else 100
    return EXPOSED


OFTEN = 250
"""So often, in thousandths, a world falls on which nobody builds for who wants it."""


def given(at: At, here: Chart, area: str) -> bool:
    """Whether a structure that is built there is as good as theirs who come for it."""
    return worth.doomed(at, here, area) or risks.swamped(at, here, area) or _claimed(at, here, area)


def _claimed(at: At, here: Chart, area: str) -> bool:
    """Whether the seat whose objective it is stands beside, may come in this round and often wins. FS-OBJ-02"""
    view = here.areas[area]
    host = None if view.objective in (None, at.seat) else worth.hosts(at, here, area).get(view.objective)
    if host is None or not standings.beside(here, view.objective, view):
        return False
    return odds.wins(host, worth.side(at, here, area, at.seat)) > OFTEN


@ONCE.once_each
def raided(here: Chart, system: str) -> bool:
    """Whether units of others stand in a system or a march away."""
    worlds = (id for one in (system, *here.linked(system)) for id in here.board.worlds[one])
    return any(foe is not None and here.units(id, foe) for id in worlds for foe in (here.foe(id),))


def upgrades(mine: SeatView) -> tuple[list[int], list[int]]:
    """The prices of combat cards and order upgrades that a seat could buy at its command level. FS-CMD-04"""
    cards = [CARDS[id].cost for id in mine.shelf if CARDS[id].level <= mine.level]
    return cards, [ORDER_UPGRADES[id].cost for id in mine.offer if ORDER_UPGRADES[id].level <= mine.level]


def deployed(here: Chart, mine: SeatView) -> int:
    """Materiel that one Deploy order could spend at most, on units and a structure."""
    if deployed not in here.known:
        here.known[deployed] = max(outlet(here, mine, id) + CITY * bool(bare(here, id)) for id in here.board.systems)
    return cast(int, here.known[deployed])


def improved(mine: SeatView) -> int:
    """Materiel that one Strategize order could spend at most, on an upgrade of each kind. FS-UPG-01"""
    return sum(max(prices, default=0) for prices in upgrades(mine))


def most(here: Chart, mine: SeatView) -> int:
    """Materiel that a seat could spend by one order at most."""
    return min(mine.materiel, max(deployed(here, mine), improved(mine)))


def opened(here: Chart, mine: SeatView) -> int:
    """How many more units one command level makes available."""
    now, then = (len(wanted(here, mine, level)) for level in (mine.level, mine.level + 1))
    return then - now


def unlocked(here: Chart, mine: SeatView) -> int:
    """Materiel that will lie idle in the next round and could be spent with one command level more."""
    idle = max(0, mine.materiel + mine.income - spending(here, mine, BUSY))
    return min(idle, 3 * opened(here, mine)) if idle else 0


def sites(here: Chart, mine: SeatView, system: str) -> int:
    """Materiel that a factory there would let a seat spend and those that stand do not: for all of them are full, or
    there are none.
    """
    if sites not in here.known:
        here.known[sites] = max(outlet(here, mine, other) for other in here.board.systems)
    best = cast(int, here.known[sites])
    return max(0, min(spending(here, mine, FEW), outlet(here, mine, system, FEW)) - best)


def overflow(mine: SeatView) -> int:
    """Materiel that the dial will not hold in the next round, if none is spent. FS-MAT-02"""
    return max(0, mine.materiel + mine.income - MATERIEL_LIMIT)
