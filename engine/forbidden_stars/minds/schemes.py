"""Schemes that lie: what using one does as things stand. FS-EVENT-05"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.effects import UseId
from engine.forbidden_stars.abilities.windows import SCHEME, UPGRADE
from engine.forbidden_stars.cards.places import Standing
from engine.forbidden_stars.cards.supply_steps import EXCHANGE, EXCHANGE_FOR
from engine.forbidden_stars.combat.occasions import DAMAGE_STARTS
from engine.forbidden_stars.components import AREAS, ASSET_LIMIT, BUILT, EXECUTION_ROUNDS, SYSTEM_OF, UNITS
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import clash, foreseen, odds, sheets, sorties, storms, worth
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.minds.purchases import structures
from engine.players.mind import POINT

USED, REVEALED, VAIN = 40, 170, -9 * POINT
"""What it is worth to use what does something in a window, and instead of revealing an order, which is never worth less
than a card of the event deck; and to use what does nothing: so little that no level takes the worst order for worse.
"""
RALLIED, LOST = 60, 300
"""What a unit is worth that stands again; a combat that is won less often, in thousandths, is better left."""


def value(at: At, id: str, used: int) -> int:
    """What an ability is worth that may be used, `used` where nothing more is known of it; a scheme that does nothing
    stays for later.
    """
    known = _known(id)
    if known is None:
        return used
    found = known(at, chart(at))
    return VAIN if found <= 0 else min(used, found) if used == USED else found


def in_vain(at: At, id: str) -> bool:
    """Whether a scheme or an order upgrade would do nothing."""
    found = UseId.maybe(id)
    return found is not None and found.holding in (SCHEME.name, UPGRADE.name) and value(at, id, USED) <= 0


def _known(id: str) -> Callable[[At, Chart], int] | None:
    """What a scheme or an order upgrade does that does not always do something."""
    found = UseId.maybe(id)
    if found is None:
        return None
    return (DOES if found.holding == SCHEME.name else TURNS).get(found.source)


def _units(at: At, here: Chart) -> tuple[UnitView, ...]:
    """The own units in the combat in course."""
    return () if at.view.combat is None else here.units(at.view.combat.area)


def _rallies_system(at: At, here: Chart) -> int:
    """Units of one system stand again."""
    areas = here.board.areas_of.values()
    return RALLIED * max((sum(unit.routed for area in some for unit in here.units(area)) for some in areas), default=0)


def _advances(at: At, here: Chart) -> int:
    """An Advance order more, with two units at least."""
    strong = [s for s, areas in here.board.areas_of.items() if sum(len(here.units(area)) for area in areas) > 1]
    found = [one.worth - doubled(at, here, s) for s in strong if (one := sorties.best(at, here, s)) is not None]
    return _kept_for_more(at, max(found, default=0))


def doubled(at: At, here: Chart, system: str) -> int:
    """What own Advance orders that lie bring less once the best sortie of a system has been made. FS-OPS-02"""
    found = sorties.best(at, here, system)
    if found is None or found.worth <= 0:
        return 0
    return sorties.thwarted(at, here, foreseen.marched(here, found), "")


def _kept_for_more(at: At, brings: int) -> int:
    """What a scheme is worth that stands for an order: it waits for what is worth it, in the last round for nothing."""
    return brings if brings >= REVEALED or worth.last_round(at) else 0


def _rallies(at: At, here: Chart) -> int:
    """One unit of the combat stands again."""
    return RALLIED * any(unit.routed for unit in _units(at, here))


def _leaves(at: At, here: Chart) -> int:
    """All own units leave a combat: wise where none of them would outlast the damage that comes now, or one would not
    and the combat is lost; what is lost by morale alone is left in the last execution round. FS-COMBAT-17
    """
    fight = at.view.combat
    if fight is None:
        return 0
    own, other = clash.sides(at, fight)
    comes = other.attack - own.defence if at.question.kind == DAMAGE_STARTS.name else 0
    falls = comes >= clash.health(at, fight, at.seat)
    final = fight.round >= EXECUTION_ROUNDS
    return USED * (falls or (lost(at, here) and (final or comes >= _borne(at, here))))


FARSIGHT = "farsight"


def means_to_leave(at: At, here: Chart) -> bool:
    """Whether a seat has a scheme to leave the combat in course, which is lost."""
    return worth.me(at).scheme == FARSIGHT and lost(at, here)


def _borne(at: At, here: Chart) -> int:
    """The damage by which one of the own units falls, not only reinforcement tokens: those bear all that they can."""
    units = [(unit.token, UNITS[unit.type].health - unit.damage) for unit in _units(at, here)]
    tokens = sum(health for token, health in units if token)
    return tokens + min((health for token, health in units if not token), default=0)


def lost(at: At, here: Chart) -> bool:
    """Whether a combat is as good as lost."""
    fight = at.view.combat
    if fight is None:
        return False
    attacks = fight.attacker == at.seat
    own = odds.side(_units(at, here), 0, odds.trained(worth.me(at)))
    other = worth.side(at, here, fight.area, fight.defender if attacks else fight.attacker)
    return (odds.wins(own, other) if attacks else odds.SURE - odds.wins(other, own)) < LOST


def _fights(at: At, here: Chart) -> int:
    """Something is done to the other side: in vain where nothing of the own is left, or of theirs."""
    fight = at.view.combat
    foe = None if fight is None else fight.defender if fight.attacker == at.seat else fight.attacker
    stands = fight is not None and any(not unit.routed for unit in here.units(fight.area, foe))
    return USED * bool(_units(at, here) and stands)


def _shields(at: At, here: Chart) -> int:
    """Shields, where damage would come through."""
    fight = at.view.combat
    if fight is None or not _units(at, here):
        return 0
    own, other = clash.sides(at, fight)
    return USED * (other.attack > own.defence)


def _tears(at: At, here: Chart) -> int:
    """A structure of the world that is fought for is destroyed: better so than to leave it to others."""
    return USED * lost(at, here)


def _cheaper(at: At, here: Chart) -> int:
    """A purchase costs less for each reinforcement token."""
    return USED * min(1, worth.me(at).assets.get("reinforcement", 0))


def _routs(at: At, here: Chart) -> int:
    """A unit of another seat is routed: wise where an own attack follows in this round."""
    return REVEALED if any(attacked(at, here)) else 0


def attacked(at: At, here: Chart) -> Iterator[str]:
    """The worlds of others that own Advance orders on top of their stacks would attack."""
    tops = [(system.id, system.orders[-1]) for system in at.view.systems if system.orders]
    for system in (id for id, order in tops if order.seat == at.seat and order.kind == "advance"):
        found = sorties.best(at, here, system)
        if found is not None and found.worth > 0 and here.foe(found.target) is not None:
            yield found.target


def _gate(at: At, here: Chart) -> int:
    """All units of an area stand in another one."""
    return _kept_for_more(
        at, max((sheets.moved(at, here, area) for area in here.areas if here.standing(area)), default=0)
    )


def _reinforces(at: At, here: Chart) -> int:
    """A reinforcement token, if there is room for one. FS-ASSET-02"""
    return USED * (worth.me(at).assets.get("reinforcement", 0) < ASSET_LIMIT)


# --- structures of another kind ---------------------------------------------------------------------------------------

SETTLED = 30
"""So much better another kind of structure has to be: else it would be changed to and fro."""


@MIND.rates(EXCHANGE, careful=True)
def exchange(at: At, id: str) -> int:
    """The structure for which another kind would be worth most; none where it is good as it is."""
    one = Standing.maybe(id)
    known = one is not None and one.area in AREAS and one.type in BUILT
    return exchanged(at, chart(at), one.area, one.type) if one is not None and known else 0


def exchanged(at: At, here: Chart, area: str, kind: str) -> int:
    """What the best other kind is worth more than the one that stands there."""
    now = _kept(at, here, area, kind)
    return max(_instead_of(at, here, area, other) for other in BUILT if other != kind) - now - SETTLED


def _instead_of(at: At, here: Chart, area: str, kind: str) -> int:
    """What a structure of another kind is worth where one stands: a bastion on that world, whatever comes beside it."""
    return structures.fort(at, here, area) if kind == "bastion" else structures.brings(at, here, SYSTEM_OF[area], kind)


def _kept(at: At, here: Chart, area: str, kind: str) -> int:
    """What a structure is worth where it stands: a city the level for which it was bought. FS-CITY-01"""
    if kind == "factory":
        return FACTORY
    return structures.level_after(at, worth.me(at).level - 1) if kind == "city" else structures.fort(at, here, area)


FACTORY = 300
"""What a factory is worth that stands: whoever gives it up makes nothing there any more."""


@MIND.rates(EXCHANGE_FOR, careful=True)
def exchange_for(at: At, id: str) -> int:
    """What is worth most where the structure stands that is given up."""
    here = chart(at)
    _, area = _exchangeable(at, here)
    return _instead_of(at, here, area, id) if area in here.areas else 0


def _exchangeable(at: At, here: Chart) -> tuple[int, str]:
    """The area of the own structure for which another kind is worth most, and how much more."""
    own = [(id, one.kind) for id, area in here.areas.items() for one in area.structures if one.owner == at.seat]
    return max(((exchanged(at, here, area, kind), area) for area, kind in own), default=(0, ""))


def _exchanges(at: At, here: Chart) -> int:
    """A structure becomes one of another kind."""
    return _exchangeable(at, here)[0]


def _attacks(at: At, here: Chart) -> int:
    """A morale die in the combat of this order: in vain where nobody is attacked."""
    found = None if at.view.active is None else sorties.best(at, here, at.view.active)
    return USED * (found is not None and found.worth > 0 and here.foe(found.target) is not None)


def lifted(at: At, here: Chart, system: str, place: int) -> int:
    """What it is worth that an own order comes on top of its stack: none where no other seat's lies above it, nor for
    a march that is hardly worth an order. FS-STACK-04
    """
    stack = worth.stack(at, system)
    if all(one.seat == at.seat for one in stack[place:]):
        return 0
    if _laid_at(at, system, place) != "advance":
        return USED
    found = sorties.best(at, here, system)
    return 0 if found is None else max(0, _kept_for_more(at, found.worth))


def _laid_at(at: At, system: str, place: int) -> str | None:
    """The kind of an own order in a stack, as it is seen, else as the own ones of it were noted from below."""
    stack = worth.stack(at, system)
    noted = [kind for kind, _, there in (str(one).partition(":") for one in worth.planned(at)) if there == system]
    below = sum(one.seat == at.seat for one in stack[:place])
    return stack[place].kind or (noted[below] if below < len(noted) else None)


def _lifts(at: At, here: Chart) -> int:
    """One of the own orders comes on top."""
    laid = [(each.id, place) for each in at.view.systems for place, o in enumerate(each.orders) if o.seat == at.seat]
    return max((lifted(at, here, system, place) for system, place in laid), default=0)


def _parts(at: At, here: Chart) -> int:
    """A storm goes elsewhere, which would lie between own units and their objectives."""
    return USED * any(storms.parts(at, here, edge) for edge in at.question.where)


def _nothing(at: At, here: Chart) -> int:
    """Structures before units: units come first."""
    return 0


TURNS: Mapping[str, Callable[[At, Chart], int]] = {
    "crusade": _reinforces,
    "direct_the_faithful": _exchanges,
    "werk_fasta": _nothing,
}
"""Order upgrades that do not always do something."""
DOES: Mapping[str, Callable[[At, Chart], int]] = {
    "unwavering_resolve": _rallies_system,
    "mob_up": _advances,
    "emperors_champion": _rallies,
    FARSIGHT: _leaves,
    "warboss": _cheaper,
    "blight_of_nurgle": _routs,
    "warp_gate": _gate,
    "outmanoeuvre": _lifts,
    "through_the_warp": _attacks,
    "prayer_to_the_dark_gods": _parts,
    "seduced_by_chaos": _fights,
    "adeptus_mechanicus": _shields,
    "teer_it_down": _tears,
}
"""Of the others it is enough that they may be used."""
