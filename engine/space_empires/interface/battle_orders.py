"""What a player can lay down in advance, so that a battle of many rounds takes no week; given in secret.

SE-FIRE-10, SE-SCREEN-02, SE-RETREAT-01, D-10, D-11
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.ask import NO, YES, Answer, Ask, Option, Spread
from engine.kit import wishes
from engine.kit.draft import PLACE, STEPS, Pick, numbered
from engine.kit.order_tables import ids_of, orders_of
from engine.questions.standing_order import StandingOrder
from engine.space_empires.combat import cloaking, firing, flights, mines, screening, volleys
from engine.space_empires.combat.aiming import HOLD, Away
from engine.space_empires.combat.fire_orders import EACH, Flight
from engine.space_empires.components import SCENARIOS, UNITS
from engine.space_empires.galaxy import board
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.interface.view import BattleView, HexView, UnitView, View
from engine.space_empires.phases import movement_phase
from engine.space_empires.phases.drafting import DRAFT, option

HALF = 2
WEAKEST = "weakest"
FIRE, RETREAT, SCREEN, AMBUSH, MOVE = "fire", "retreat", "screen", "ambush", "move"


ORDERS = {
    FIRE: (WEAKEST, "surest", "dearest"),
    RETREAT: ("half", "outnumbered", "never"),
    SCREEN: ("nobody", "damaged"),
    AMBUSH: (YES, NO),
    MOVE: ("hold",),
}
"""What each order can say."""


def orders(view: View) -> Sequence[StandingOrder]:
    """Whom groups fire at, when they retreat, who is screened, whether raiders want battle, that nothing moves; while
    places are drafted, which are wished for.
    """
    if view.viewer is None:
        return ()
    raiders = bool(dict(view.options).get("raiders"))
    drafted = wishes.orders(_in_draft(view)) if view.step in STEPS else ()
    return [*drafted, *orders_of("space_empires", ORDERS, [name for name in ORDERS if name != AMBUSH or raiders])]


def _in_draft(view: View) -> list[Option]:
    scenario = SCENARIOS[view.scenario, len(view.seats)]
    return [option(scenario, Pick(PLACE, id)) for id in numbered(len(view.seats))]


def by_order(view: View, ask: Ask, laid: Mapping[str, Answer]) -> Answer | None:
    """What the orders say of a question."""
    rule = RULES.get(ask.kind)
    if view.viewer is not None and ask.kind == DRAFT.name:
        return wishes.granted(ask, view.viewer, laid)
    if rule is None or view.viewer is None:
        return None
    return rule(view, ask, {name: str(value) for name, value in laid.items()})


# --- fire and retreat ------------------------------------------------------------------------------------------------


def _fire(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    """Away, where it is time to go; else at the target of the order. Without that order the seat is asked."""
    ids = ids_of(ask, view.viewer)
    battle = view.battle
    if battle is None or (RETREAT not in laid and FIRE not in laid):
        return None
    ways = [away for away in map(Away.maybe, ids) if away is not None]
    if ways and _flees(view, battle, laid.get(RETREAT, "never")):
        return min(ways, key=lambda away: (_far(view, away.to), -away.count)).id
    targets = [unit for unit in _there(view, battle, own=False) if unit.id in ids]
    if FIRE not in laid:
        return None
    return max(targets, key=VALUES[laid[FIRE]]).id if targets else HOLD if HOLD in ids else None


def _there(view: View, battle: BattleView, *, own: bool) -> list[UnitView]:
    """Units in the hex of the battle, as this seat sees them."""
    stacks = [stack for place in view.hexes if place.id == battle.at for stack in place.stacks]
    return [unit for stack in stacks if (stack.owner == view.viewer) == own for unit in stack.units]


def _armed(units: Sequence[UnitView]) -> int:
    return sum(unit.count for unit in units if unit.type not in UNITS or UNITS[unit.type].combat)


def _flees(view: View, battle: BattleView, when: str) -> bool:
    """Below half of the ships that began the battle, or of those of the enemy."""
    left = _armed(_there(view, battle, own=True))
    if when == "outnumbered":
        return HALF * left < _armed(_there(view, battle, own=False))
    lost = sum(count for side, _, count in battle.lost if side == view.viewer)
    return when == "half" and HALF * left < left + lost


def _far(view: View, to: str) -> int:
    """To the nearest own colony."""
    own = [place.id for place in view.hexes if place.colony is not None and place.colony.owner == view.viewer]
    return min((board.distance(to, at) for at in own), default=0)


def _cost(unit: UnitView) -> int:
    return UNITS[unit.type].cost if unit.type in UNITS else 0


def _endures(unit: UnitView) -> int:
    """Hits that still destroy a ship of it."""
    return (UNITS[unit.type].hull if unit.type in UNITS else 1) - unit.hits


def _guards(unit: UnitView) -> int:
    return UNITS[unit.type].defense if unit.type in UNITS else 0


VALUES: dict[str, Callable[[UnitView], tuple[int, ...]]] = {
    WEAKEST: lambda unit: (-_endures(unit), -_guards(unit), _cost(unit)),
    "surest": lambda unit: (-_guards(unit), -_endures(unit), _cost(unit)),
    "dearest": lambda unit: (_cost(unit), -_endures(unit), -_guards(unit)),
}


def _volley(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    """Away with whole groups, where it is time to go; else at the target of the order, after which the weakest comes:
    by another order each ship is decided by itself. SE-RETREAT-01, SE-FIRE-10
    """
    ids, battle = ids_of(ask, view.viewer), view.battle
    if battle is None:
        return None
    ways = [flight for flight in map(Flight.maybe, ids) if flight is not None]
    if ways and _flees(view, battle, laid.get(RETREAT, "never")):
        return min(ways, key=lambda flight: _far(view, flight.to)).id
    if FIRE not in laid:
        return None
    if EACH in ids and laid[FIRE] != WEAKEST:
        return EACH
    targets = [unit for unit in _there(view, battle, own=False) if unit.id in ids]
    return max(targets, key=VALUES[laid[FIRE]]).id if targets else HOLD


# --- the others ------------------------------------------------------------------------------------------------------


def _next_group(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    """Where all fire by order, their order does not matter: the first one. D-10"""
    ids = ids_of(ask, view.viewer)
    return ids[0] if FIRE in laid and ids else None


def _squadrons(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    """Where carriers retreat by order, all squadrons go along that can. SE-CARRIER-05"""
    shape = ask.must.get(view.viewer or 0)
    return dict(shape.start) if RETREAT in laid and isinstance(shape, Spread) else None


def _screen(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    """Damaged ships are screened, as many as may be; or nobody. SE-DAMAGE-05"""
    if SCREEN not in laid or view.battle is None:
        return None
    hurt = [unit.id for unit in _there(view, view.battle, own=True) if unit.hits]
    return dict.fromkeys(hurt[: _most(view, view.battle)], 1) if laid[SCREEN] == "damaged" else {}


def _most(view: View, battle: BattleView) -> int:
    """By how many ships this side is stronger. SE-SCREEN-02"""
    own, other = (_armed(_there(view, battle, own=own)) for own in (True, False))
    return max(0, own - other)


def _mine(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    """A mine takes the dearest ship, whatever is fired at. SE-MINE-06"""
    if FIRE not in laid or view.battle is None:
        return None
    ids = ids_of(ask, view.viewer)
    ships = [unit for unit in _there(view, view.battle, own=False) if unit.id in ids]
    return max(ships, key=_cost).id if ships else None


def _ambush(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    return laid.get(AMBUSH)


def _hold(view: View, ask: Ask, laid: Mapping[str, str]) -> Answer | None:
    """All stay where they are until an enemy is in or beside a hex where the seat has something. SE-MOVE-02"""
    ids = ids_of(ask, view.viewer)
    return DONE if MOVE in laid and DONE in ids and not _threatened(view) else None


def _threatened(view: View) -> bool:
    own = [place.id for place in view.hexes if _has_something(view, place)]
    friends = _friends(view)
    foes = [place.id for place in view.hexes if _dangerous(place, friends)]
    return any(board.distance(at, foe) <= 1 for at in own for foe in foes)


def _has_something(view: View, place: HexView) -> bool:
    colony = place.colony is not None and place.colony.owner == view.viewer
    return colony or any(stack.owner == view.viewer for stack in place.stacks)


def _dangerous(place: HexView, friends: Sequence[int]) -> bool:
    return place.machine is not None or any(stack.owner not in friends for stack in place.stacks)


def _friends(view: View) -> list[int]:
    """The seats of the own team."""
    own = next(seat.team for seat in view.seats if seat.seat == view.viewer)
    return [seat.seat for seat in view.seats if seat.team == own]


RULES: dict[str, Callable[[View, Ask, Mapping[str, str]], Answer | None]] = {
    firing.FIRE.name: _fire,
    volleys.VOLLEY.name: _volley,
    volleys.GROUP_FIRE.name: _volley,
    firing.NEXT_GROUP.name: _next_group,
    flights.SQUADRONS.name: _squadrons,
    screening.SCREEN.name: _screen,
    mines.MINE.name: _mine,
    cloaking.AMBUSH.name: _ambush,
    movement_phase.MOVE.name: _hold,
}
