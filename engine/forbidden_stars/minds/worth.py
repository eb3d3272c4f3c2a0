"""What areas and what stands on them are worth to a seat, in thousandths of an objective token."""

from __future__ import annotations

from collections.abc import Iterable

from engine.forbidden_stars.components import ROUNDS, STACKED, SYSTEM_OF, OrderKind
from engine.forbidden_stars.interface.view import AreaView, OrderView, SeatView, UnitView
from engine.forbidden_stars.minds import odds
from engine.forbidden_stars.minds.chart import Chart, distances, once_felt
from engine.forbidden_stars.minds.marching import standings
from engine.forbidden_stars.minds.mind import At
from engine.players.mind import POINT

MATERIEL, ASSET, ROOM = 28, 34, 6
"""What one materiel of income is worth a round, an asset symbol, and one more unit that a world can hold."""
PULL = (300, 210, 130, 70, 30)
"""What a place so many systems away from an own objective is worth to whom wants to get there."""
LEFT = 90
"""How much of a world is lost when nobody stays there, in hundredths."""
DENIED, LOOMS, DECIDES = 170, POINT, 2 * POINT
"""What an objective of another seat is worth that it does not get yet; all those together of which it needs but one;
and one on which it stands and would win the game.
"""


def me(at: At) -> SeatView:
    """The own play area."""
    return at.view.seats[at.seat]


AHEAD = 2
"""So many rounds count as one of a character's foresight."""


def left(at: At) -> int:
    """Refresh Phases to come, this round's too, as far ahead as the character looks."""
    return max(1, min(ROUNDS - at.view.round + 1, AHEAD * at.character.level.foresight))


def last_round(at: At) -> bool:
    """Whether nothing counts any more that serves later. FS-ROUND-02"""
    return at.view.round >= ROUNDS


def goals(at: At, here: Chart) -> list[AreaView]:
    """The areas with own objective tokens that are still to be collected."""
    return [area for area in here.areas.values() if area.objective == at.seat]


LAST = 2
"""How many times as much an objective is worth to whom no more than one is missing."""


def objective(at: At, here: Chart) -> int:
    """What one of the own objectives is worth, the more where it may be the last one. FS-WIN-01"""
    taken = sum(here.friendly(area.id) for area in goals(at, here))
    missing = at.view.target - me(at).collected - taken
    return POINT * (LAST if missing <= 1 else 1)


def held(at: At, here: Chart, area: AreaView) -> int:
    """What it is worth to hold an area at the end of this round, and later on."""
    return _held(at, here, area.id)


@once_felt
def _held(at: At, here: Chart, id: str) -> int:
    area = here.areas[id]
    found = MATERIEL * area.materiel * min(3, left(at)) + ASSET * len(area.assets) + ROOM * area.capacity
    found = standings.tie(at) if last_round(at) else found
    found = found * at.character.traits.growth // 100 if area.kind == "world" else ROOM
    found += 40 * sum(one.kind != "bastion" for one in area.structures)
    if area.objective == at.seat:
        return found + objective(at, here)
    return found + (0 if area.objective is None else denied(at, here, area))


def lasting(at: At) -> int:
    """How much of what is good for later rounds still counts, in hundredths."""
    return (10, 60, 100)[min(2, left(at) - 1)]


def denied(at: At, here: Chart, area: AreaView) -> int:
    """What it is worth that a seat does not get one of its objectives; the nearer it is to winning, the more, and most
    where it would win at the end of this round. FS-WIN-01, FS-WIN-07
    """
    seat = area.objective
    if seat is None or at.view.seats[seat].out:
        return 0
    got = standings.objectives(at, here, seat, area.id)
    last = last_round(at) and got + 1 >= standings.objectives(at, here, at.seat)
    if got + 1 < at.view.target and not last:
        both = got + 2 == at.view.target and area.owner in (None, at.seat) and _both(at, here, seat, area)
        return LOOMS if both else DENIED * 2 // (at.view.target - got + 1)
    if area.owner == seat or here.units(area.id, seat):
        return DECIDES
    if area.owner not in (None, at.seat):
        return DENIED
    left = sum(one.objective == seat != one.owner for one in here.areas.values())
    return LOOMS if standings.reaches(here, seat, area) else LOOMS // max(1, left)


def _both(at: At, here: Chart, seat: int, area: AreaView) -> bool:
    """Whether a seat may take one of its objectives in this round and most likely another one as well: orders of it lie
    in the systems of both. FS-REFRESH-02
    """
    others = [one for one in here.areas.values() if one.objective == seat != one.owner and one.id != area.id]
    return bool(others) and seat in hosts(at, here, area.id) and any(_takes(at, here, seat, one) for one in others)


def _takes(at: At, here: Chart, seat: int, area: AreaView) -> bool:
    """Whether a seat may come to an area in this round and nearly always wins there, or finds nobody."""
    host = hosts(at, here, area.id).get(seat)
    owner = area.owner
    return host is not None and (owner is None or odds.wins(host, side(at, here, area.id, owner)) > NEARLY)


@once_felt
def pull(at: At, here: Chart, system: str) -> int:
    """How near a system is to the own objectives that are still open: the nearest counts, the others a little."""
    away = distances(here, system)
    open_ = [area for area in goals(at, here) if not here.friendly(area.id)]
    steps = [away.get(area.system, len(PULL) - 1) for area in open_]
    found = sorted((PULL[min(step, len(PULL) - 1)] for step in steps), reverse=True)
    return found[0] + sum(found[1:]) // 5 if found else 0


@once_felt
def leaving(at: At, here: Chart, area: str) -> int:
    """What is lost when the last unit leaves an area; a structure keeps it, unless the game hangs on it or somebody
    comes for it.
    """
    coming = awaited(at, here, area)
    if built(here, area):
        return _bare(at, here, area) + coming
    return held(at, here, here.areas[area]) * LEFT // 100 + _expected(at, here, area) + coming


def built(here: Chart, area: str) -> bool:
    """Whether an own structure stands in an area."""
    return any(one.owner == here.seat for one in here.areas[area].structures)


def _bare(at: At, here: Chart, area: str) -> int:
    """What is lost where a structure stays, by what might come; all of it where another seat wants it. FS-OBJ-02"""
    view = here.areas[area]
    wanted = view.objective not in (None, at.seat) or denied(at, here, view) >= LOOMS
    return max(threat(at, here, area) // (1 if wanted else KEEPS), _coveted(at, here, view))


def _coveted(at: At, here: Chart, area: AreaView) -> int:
    """What an objective of another seat counts whose units stand a march away: they may walk in. FS-OBJ-02"""
    seat = area.objective
    if seat is None or seat == at.seat or (last_round(at) and _quiet(at, area.system)):
        return 0
    return DENIED * MAYBE // 100 if standings.reaches(here, seat, area) else 0


def awaited(at: At, here: Chart, area: str) -> int:
    """How much more is lost there without any guard if others may come in this round."""
    return seized(at, here, area) if comers(at, here, area) else 0


def seized(at: At, here: Chart, area: str) -> int:
    """How much more is lost where others come to an area that nobody guards: its structure, and an objective of theirs,
    for which they surely come who stand beside it. FS-CONT-03, FS-OBJ-02
    """
    view, seats = here.areas[area], {here.foe(id) for id in comers(at, here, area)}
    sought = view.objective in seats and standings.beside(here, view.objective, view)
    share = LEFT if sought or any(standings.absent(here, view.system, seat) for seat in seats) else MAYBE
    given = DENIED if view.objective in seats else 0
    if not built(here, area):
        return given * share // 100
    whole = held(at, here, view) + SEIZED * lasting(at) // 100 + given
    return max(0, whole * share // 100 - _bare(at, here, area))


@once_felt
def comers(at: At, here: Chart, area: str) -> frozenset[str]:
    """Where units of others stand that may come to an area in this round: an order of theirs lies in its system.
    FS-ADV-05
    """
    system = here.areas[area].system
    laid = {one.seat for one in stack(at, system)} - {at.seat}
    worlds = [id for other in (system, *here.linked(system)) for id in here.board.worlds[other]]
    return frozenset(id for id in worlds for seat in laid if here.units(id, seat))


@once_felt
def falls(at: At, here: Chart, area: str) -> bool:
    """Whether others who can only come by a march would rather take an area than not, as it is guarded now."""
    system, guard = here.areas[area].system, side(at, here, area, at.seat)
    coming = hosts(at, here, area).items()
    return any(odds.wins(host, guard) > odds.SURE // 2 for seat, host in coming if standings.absent(here, system, seat))


@once_felt
def overrun(at: At, here: Chart, area: str) -> bool:
    """Whether others who may come to an area win nearly always, even if one more guards it. FS-COMBAT-25"""
    more = side(at, here, area, at.seat).one_more()
    return any(odds.wins(host, more) > NEARLY for host in hosts(at, here, area).values())


def doomed(at: At, here: Chart, area: str) -> bool:
    """Whether a structure that is built there now would be a gift: others come who take it. FS-CITY-01"""
    return falls(at, here, area) or overrun(at, here, area)


@once_felt
def saved(at: At, here: Chart, area: str) -> int:
    """What one unit more saves in an own area to which a seat may come that would win by it, however few stand there:
    so much less often it does. FS-WIN-01
    """
    guard, host = side(at, here, area, at.seat), _winner(at, here, area)
    lost = 0 if host is None else odds.wins(host, guard) - odds.wins(host, guard.one_more())
    return lost * DECIDES // odds.SURE


@once_felt
def fortified(at: At, here: Chart, area: str) -> int:
    """The same of a bastion. FS-BASTION-02"""
    guard, host = side(at, here, area, at.seat), _winner(at, here, area)
    lost = 0 if host is None else odds.wins(host, guard) - odds.wins(host, guard.joined(odds.side((), 1)))
    return lost * DECIDES // odds.SURE


def weakened(at: At, here: Chart, area: str, gone: Iterable[UnitView], come: Iterable[UnitView] = ()) -> int:
    """What is lost there once some are gone, and perhaps others come: so much oftener others win, by an objective of
    theirs or against an own one. FS-WIN-01
    """
    stake, coming = _stake(at, here, area)
    guard = side(at, here, area, at.seat)
    then = guard.without(odds.side(gone)).joined(odds.side(come))
    return max([odds.wins(host, then) - odds.wins(host, guard) for host in coming], default=0) * stake // odds.SURE


@once_felt
def _stake(at: At, here: Chart, area: str) -> tuple[int, list[odds.RatedSide]]:
    """What hangs on an own area, and on whom: on all who may come to an own objective, else on who would win by it.
    FS-REFRESH-02
    """
    if here.areas[area].objective == at.seat and here.friendly(area):
        return objective(at, here), list(hosts(at, here, area).values())
    host = _winner(at, here, area)
    return DECIDES, [] if host is None else [host]


@once_felt
def _winner(at: At, here: Chart, area: str) -> odds.RatedSide | None:
    """Those who may come to an own area whose seat would win by it."""
    view = here.areas[area]
    if view.objective is None or not here.friendly(area) or denied(at, here, view) < LOOMS:
        return None
    return hosts(at, here, area).get(view.objective)


NEARLY = 850
"""So often, in thousandths, wins who nearly always does."""


@once_felt
def hosts(at: At, here: Chart, area: str) -> dict[int, odds.RatedSide]:
    """The best units of each seat that may come to an area, as many as may go together: those in its system and one
    beside it. FS-ADV-06, FS-ADV-14
    """
    system, coming = here.areas[area].system, sorted(comers(at, here, area))
    ways = [(system, other) for other in here.linked(system)] or [(system, system)]
    found = dict[int, odds.RatedSide]()
    for seat in sorted({foe for id in coming if (foe := here.foe(id)) is not None}):
        armies = ([unit for id in coming if SYSTEM_OF[id] in way for unit in here.units(id, seat)] for way in ways)
        found[seat] = max((host_of(at, seat, army) for army in armies), key=lambda host: host.strength)
    return found


def host_of(at: At, seat: int, units: Iterable[UnitView]) -> odds.RatedSide:
    """The best of some units of a seat, as many as may go together. FS-ADV-14"""
    best = sorted(units, key=lambda unit: -odds.value(unit.type))[:STACKED]
    return odds.side(best, 0, odds.trained(at.view.seats[seat]))


KEEPS, SEIZED, MAYBE = 3, 100, 50
"""So much less is lost where a structure stays; so much is a structure that others take worth to both; how much of it
counts where an order may serve what its seat has there, in hundredths.
"""
PLAN, DOMINATED = "plan", 50
"""The note of what is laid in a round; what a Dominate order that still lies there would bring for each symbol."""


def _expected(at: At, here: Chart, area: str) -> int:
    """What an own Dominate order of the system would bring from an area and does not where nobody stays. FS-DOM-02"""
    symbols = len(here.areas[area].assets)
    return DOMINATED * symbols if symbols and SYSTEM_OF[area] in lying(at, "dominate") else 0


def lying(at: At, kind: OrderKind) -> list[str]:
    """The systems in which own orders of a kind lie that are still to be resolved, as far as it is known or noted.
    FS-STACK-06
    """
    noted = planned(at)
    laid = [system for system in at.view.systems if f"{kind}:{system.id}" in noted]
    return [one.id for one in laid if any(o.seat == at.seat and o.kind in (None, kind) for o in one.orders)]


def planned(at: At) -> list[object]:
    """The orders that are noted as laid in a round, such as `advance:5A`."""
    noted = at.memory.get(PLAN)
    return list(noted) if isinstance(noted, list) else []


def stack(at: At, system: str) -> tuple[OrderView, ...]:
    """The order tokens of a system, the last one on top."""
    return next(one.orders for one in at.view.systems if one.id == system)


@once_felt
def threat(at: At, here: Chart, area: str) -> int:
    """What could be lost there to others next to it, where the game hangs on it to its seat a march away; in the end
    nothing where nobody comes.
    """
    view = here.areas[area]
    near = any(standings.menaced(here, view, here.areas[other]) for other in here.board.near[area])
    if (last_round(at) and _quiet(at, view.system)) or not (near or _sought(at, here, view)):
        return 0
    return (held(at, here, view) - _secured(at, here, view)) // 2


def _secured(at: At, here: Chart, view: AreaView) -> int:
    """What an own objective is worth that nobody can take any more before it is collected at the end of the round.
    FS-REFRESH-02
    """
    return objective(at, here) if view.objective == at.seat and _quiet(at, view.system) else 0


def _quiet(at: At, system: str) -> bool:
    """Whether nobody comes to a system any more in this round: once all orders lie, who has none there does not.
    FS-ADV-05
    """
    order = at.view.resolving
    comes = order is not None and order.system == system and order.seat != at.seat
    return at.view.phase == "operations" and not comes and all(one.seat == at.seat for one in stack(at, system))


def _sought(at: At, here: Chart, area: AreaView) -> bool:
    """Whether another seat would win by an objective and has units in its system or beside it."""
    seat = area.objective
    if seat is None or seat == at.seat or denied(at, here, area) < LOOMS:
        return False
    return standings.reaches(here, seat, area)


def side(at: At, here: Chart, area: str, seat: int) -> odds.RatedSide:
    """The side of a seat that stands on an area, its bastion with it."""
    forts = sum(one.kind == "bastion" and one.owner == seat for one in here.areas[area].structures)
    return odds.side(here.units(area, seat), forts, odds.trained(at.view.seats[seat]))


def guard(at: At, here: Chart, area: str, seat: int) -> odds.RatedSide:
    """The same with the tokens that it may bring once it is attacked."""
    return _guard(at, here, (area, seat))


@once_felt
def _guard(at: At, here: Chart, whose: tuple[str, int]) -> odds.RatedSide:
    area, seat = whose
    tokens = at.view.seats[seat].assets.get("reinforcement", 0)
    found = side(at, here, area, seat)
    return found._replace(health=found.health + min(2, tokens), dice=found.dice + min(1, tokens))


def free(here: Chart, area: str) -> int:
    """How many more own units an area can hold."""
    return min(STACKED, here.areas[area].capacity) - len(here.units(area))


FULL = -200
"""What a unit is worth where there is no room for it: it, or another one, is lost. FS-CAP-01"""


def stand(at: At, here: Chart, area: str) -> int:
    """What one more unit there is worth: where it is wanted, near objectives, and never where there is no room; it
    guards nothing where all fall, unless the game falls with them.
    """
    return FULL if free(here, area) <= 0 else wanted(at, here, area)


def wanted(at: At, here: Chart, area: str) -> int:
    """The same, whatever room there is."""
    view = here.areas[area]
    found = pull(at, here, SYSTEM_OF[area]) // 3
    if here.friendly(area):
        return found + max(saved(at, here, area), 0 if overrun(at, here, area) else guards(at, here, area))
    return found + held(at, here, view)


def guards(at: At, here: Chart, area: str) -> int:
    """What one more unit guards in an own area."""
    return threat(at, here, area) // (1 + len(here.units(area)))
