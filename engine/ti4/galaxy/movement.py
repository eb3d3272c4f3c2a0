"""The Movement step of a tactical action: declare ships, their routes and cargo; then all move at once.

The player declares group after group ("move": ships of a type in a system) until done. Nothing moves before that, so
the questions can be taken back freely; dice of gravity rifts fall only when everything is declared. TI-LATER-11
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial, reduce
from typing import NamedTuple

from engine.ask import YES, Option, Refusal, Seat, either
from engine.ids import MOST
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import WithPieces
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat import space_cannon
from engine.ti4.combat.hits import all_damaged
from engine.ti4.galaxy import capacity, loading, reinforcements, rifts, routes, structures, units
from engine.ti4.galaxy.board import anomaly, force_at, planets_of
from engine.ti4.galaxy.movement_plan import Declared, MovementPlan, in_words
from engine.ti4.galaxy.routes import Route
from engine.ti4.galaxy.units import Group
from engine.ti4.interface import pending_steps, random_weights
from engine.ti4.phases import elimination
from engine.ti4.play import Game, Point, Question

DONE = "done"
_RIFT = T("ti4-move-rift")

AFTER_MOVE_SHIPS = Moment[WithPieces]("after_move_ships")


class Moving(NamedTuple):
    """Ships of a type that start in a system."""

    system: str
    unit: str


class Passing(NamedTuple):
    """Ships of a type on their way through a system."""

    system: str
    origin: str
    unit: str


class Returning(NamedTuple):
    """Ships of a type on a way back to where they started."""

    unit: str
    route: Route


MOVE_NUMBER = Question("move_number", open=True)
LEAD = Question("lead", open=False)
ROUTE = Question("route", open=True)
ASK_MOVE = Question("move", open=True, interruptible=True, leads_to=True, follow_ups=[MOVE_NUMBER, loading.LOAD])

MOVE = Point[int, Moving]("move")
"""How far ships of a type go."""
BOOSTS = Point[int, None]("boosts")
"""Single ships of this movement step that may go one farther."""
PASSES_SHIPS = Point[bool, Passing]("passes_ships")
"""Whether ships of a type move through systems with ships of others."""
MAY_LEAD = Point[bool, str]("may_lead")
"""Whether ships of a type may move before the others of their movement step."""
RETURNS = Point[bool, Returning]("returns")
"""Whether ships of a type may come back to where they started."""


async def movement_step(game: Game, seat: Seat, system: str) -> None:
    """Move Ships, the limits of fleet and capacity, then Space Cannon Offense.

    TI-TACTICAL-04, TI-MOVEMENT-01, TI-MOVEMENT-11, TI-MOVEMENT-12, TI-FLEETPOOL-06
    """
    plan = new_plan(game, seat, system)
    ready = groups(game, plan)
    if not ready and not _at_home(game, plan):
        game.say(T("ti4-nothing-moves", seat=seat_name(seat), system=words.system(system)), where=[system])
    await _declare(game, plan, ready)
    await _load_staying(game, plan)
    arrived = await _move(game, plan)
    await _enforce_limits(game, plan)
    await structures.destroy_blockaded(game, system)
    if arrived:
        await AFTER_MOVE_SHIPS.open(game, WithPieces(actor=seat, system=system, pieces=arrived))
    await game.during(pending_steps.CANNONS, space_cannon.offense(game, seat, system))


def _at_home(game: Game, plan: MovementPlan) -> bool:
    """Whether there is something to do in the active system for units that are there already."""
    planets = planets_of(game.state, plan.active)
    mine = any(game.state.planets[planet].owner == plan.seat for planet in planets)
    return mine or plan.seat in game.state.systems[plan.active].space


def new_plan(game: Game, seat: Seat, system: str) -> MovementPlan:
    """Nothing declared yet; the map reaches as far as the seat's best ship."""
    boosts = BOOSTS(game, seat, 0)
    moves = {
        (origin, type): move_value(game, seat, type, origin)
        for origin, there in game.state.systems.items()
        if seat in there.space
        for type in there.space[seat].units
        if game.card(seat, type).move
    }
    reach = max(moves.values(), default=0) + boosts
    return MovementPlan(seat, system, routes.Map(game, seat, system, reach), boosts, moves=moves)


# --- declaring -------------------------------------------------------------------------------------------------------


async def _declare(game: Game, plan: MovementPlan, ready: dict[str, int]) -> None:
    """TI-MOVEMENT-03, TI-TACTICAL-05"""
    while ready:
        chosen = await _ask_group(game, plan, ready)
        if chosen == DONE:
            return
        await _declare_group(game, plan, chosen)
        ready = groups(game, plan)


async def _ask_group(game: Game, plan: MovementPlan, ready: dict[str, int]) -> str:
    danger = {id: _RIFT if risky(game, plan, id) else None for id in ready}
    options = [Option(id, group_text(id, left), more=danger[id]) for id, left in ready.items()]
    options.append(Option(DONE, T("ti4-done-moving", n=len(plan.declared))))
    coming = [(group.type, group.number) for group in plan.declared if group.origin != plan.active]
    over, limit = capacity.beyond(game, plan.seat, plan.active, coming), capacity.fleet_limit(game, plan.seat)
    here, said = words.system(plan.active), in_words(plan.declared)
    left = capacity.stranded(game, plan.seat, plan.leaving())
    about = T("ti4-ask-move", seat=seat_name(plan.seat), system=here, declared=said, over=over, limit=limit, left=left)
    where = [plan.active, *dict.fromkeys(group.origin for group in plan.declared)]
    why, lean = partial(why_not, game, plan), random_weights.to_go_on
    return await game.pick(ASK_MOVE, plan.seat, options, about, why=why, lean=lean, always=True, where=where)


def groups(game: Game, plan: MovementPlan) -> dict[str, int]:
    """Groups that can still be declared, and how many of each: `27:cruiser`; damaged ships stand apart where sound
    ones are there too. TI-TACTICAL-04, TI-MOVEMENT-06, TI-MOVEMENT-10
    """
    return {id: left for id, left in _mine(game, plan) if left > 0 and refusal(game, plan, id) is None}


def _mine(game: Game, plan: MovementPlan, origins: Iterable[str] | None = None) -> Iterator[tuple[str, int]]:
    """The seat's groups in these systems, or in all, that move by themselves: how many of each are not spoken for."""
    for origin in plan.origins() if origins is None else origins:
        force = force_at(game.state, origin, plan.seat)
        for type, number in force.units.items():
            if game.card(plan.seat, type).move:
                hurt = force.damaged.get(type, 0)
                sound = number - hurt
                if hurt and sound:
                    id = units.group(origin, type, True)
                    yield id, hurt - plan.claimed(id)
                key = units.group(origin, type)
                yield key, (sound or hurt) - plan.claimed(key)


def refusal(game: Game, plan: MovementPlan, id: str) -> str | None:
    """The rule that keeps a group from moving to the active system, or None.

    TI-MOVEMENT-06, TI-MOVEMENT-08, TI-MOVEMENT-10, TI-FACTION-01
    """
    origin, type, _ = split(id)
    if origin != plan.active and plan.seat in game.state.systems[origin].tokens:
        return "TI-MOVEMENT-06"
    if plan.map.refusal is not None:
        return plan.map.refusal
    if origin == plan.active:
        return None if _useful_ways(game, plan, id) else "TI-MOVEMENT-08"
    need = plan.map.costs(_passes(game, plan, origin, type)).get(origin, routes.FAR)
    return None if need <= plan.reach(origin, type) else "TI-MOVEMENT-10"


def move_value(game: Game, seat: Seat, type: str, origin: str) -> int:
    """How far a ship goes; from a nebula 1, before other abilities raise it.

    TI-MOVEMENT-02, TI-NEBULA-03, TI-NEBULA-04, TI-UPGRADE-05, TI-SHIP-02, TI-MODIFIER-01, TI-MODIFIER-02
    """
    printed = 1 if anomaly(origin) == "nebula" else game.card(seat, type).move
    return MOVE(game, seat, printed, Moving(origin, type))


def _passes(game: Game, plan: MovementPlan, origin: str, type: str) -> bool:
    key = (origin, type)
    if key not in plan.passes:
        plan.passes[key] = PASSES_SHIPS(game, plan.seat, False, Passing(plan.active, origin, type))
    return plan.passes[key]


async def _declare_group(game: Game, plan: MovementPlan, id: str) -> None:
    """Number, route and cargo of a group. TI-MOVEMENT-03, TI-TRANSPORT-01"""
    origin, type, _ = split(id)
    route = await _choose_route(game, plan, id)
    number = await _choose_number(game, plan, id, route)
    if routes.cost(route) > plan.moves[origin, type]:
        plan.boosts -= 1
    hurt = Group.read(id).damaged or all_damaged(game, plan.seat, type, origin)
    group = Declared(id, origin, type, number, number if hurt else 0, route)
    group.cargo = await loading.load(game, plan.seat, group.type, number, route, plan.claimed)
    first = not plan.declared
    plan.declared.append(group)
    if first and origin != plan.active and MAY_LEAD(game, plan.seat, False, type):
        await _lead(game, plan, group)


async def _load_staying(game: Game, plan: MovementPlan) -> None:
    """Ships that stay in the active system take troops aboard there, where the table lets them. TI-DOUBT-28"""
    if game.state.options.house.loading == "moving":
        return
    returning = [group for group in plan.declared if group.origin == plan.active]
    away = sum(group.number * game.card(plan.seat, group.type).capacity for group in returning)
    carried = sum(sum(group.cargo.values()) for group in returning)
    staying = capacity.capacity(game, plan.seat, plan.active) - away
    room = min(staying, capacity.room(game, plan.seat, plan.active) - carried)
    for key, number in (await loading.load_staying(game, plan.seat, plan.active, room, plan.claimed)).items():
        cargo = Group.read(key)
        units.shift(game, plan.seat, cargo.type, number, cargo.place, plan.active)
        await reinforcements.settle_groups(game, plan.seat, cargo.type)


async def _lead(game: Game, plan: MovementPlan, group: Declared) -> None:
    """A group declared first may move before the others, whose ways are then those that it opens. TI-MOVEMENT-04"""
    about = T("ti4-ask-lead", seat=seat_name(plan.seat), unit=words.unit(group.type))
    shape = either(T("ti4-move-first"), T("ti4-move-last"))
    if await game.ask_one(LEAD, plan.seat, shape, about, where=[plan.active]) == YES:
        units.shift(game, plan.seat, group.type, group.number, group.origin, plan.active, group.damaged)
        plan.map = routes.Map(game, plan.seat, plan.active, plan.map.reach)
        units.shift(game, plan.seat, group.type, group.number, plan.active, group.origin, group.damaged)


async def _choose_number(game: Game, plan: MovementPlan, id: str, route: Route) -> int:
    """Ships that carry through a rift, or that are raised by one, are declared one by one. TI-RIFT-03"""
    origin, type, _ = split(id)
    left = dict(_mine(game, plan, [origin]))[id]
    boosted = routes.cost(route) > plan.moves[origin, type]
    if left == 1 or boosted or (routes.rifts(route) and game.card(plan.seat, type).capacity):
        return 1
    about = T("ti4-ask-move-number", seat=seat_name(plan.seat), unit=words.unit(type), system=words.system(origin))
    return await game.amount(MOVE_NUMBER, plan.seat, 1, left, about, where=[origin])


# --- routes ----------------------------------------------------------------------------------------------------------


async def _choose_route(game: Game, plan: MovementPlan, id: str) -> Route:
    """Asks only when routes differ in what they can pick up or in rifts. TI-MOVEMENT-09, TI-TRANSPORT-03"""
    ways = _useful_ways(game, plan, id)
    if len(ways) == 1:
        return ways[0]
    options = [Option(routes.Way(route).id, _route_text(route)) for route in ways]
    about = T("ti4-ask-route", seat=seat_name(plan.seat), unit=words.unit(split(id)[1]))
    chosen = await game.pick(ROUTE, plan.seat, options, about, where=[plan.active])
    return routes.Way.read(chosen).systems


def _useful_ways(game: Game, plan: MovementPlan, id: str) -> list[Route]:
    """The best route for each set of systems to pick up from: no other offers more at the same price."""
    origin, type, _ = split(id)
    reach = plan.reach(origin, type)
    found: dict[frozenset[str], Route] = {}
    for route in plan.map.routes(origin, reach, _passes(game, plan, origin, type)):
        if origin == plan.active and not RETURNS(game, plan.seat, True, Returning(type, route)):
            continue
        stops = _stops(game, plan, type, route)
        if (stops or origin != plan.active) and (
            stops not in found or routes.worth(route) < routes.worth(found[stops])
        ):
            found[stops] = route
    price = partial(routes.price, plan.moves[origin, type])
    return [route for stops, route in found.items() if not routes.dominated(stops, route, found, price)]


def _stops(game: Game, plan: MovementPlan, type: str, route: Route) -> frozenset[str]:
    """Systems between that have something to pick up for a ship with capacity. TI-TRANSPORT-03"""
    if not game.card(plan.seat, type).capacity:
        return frozenset()
    between = [system for system in route[1:-1] if loading.slots_in(game, plan.seat, system, plan.active, plan.claimed)]
    return frozenset(between)


# --- moving ----------------------------------------------------------------------------------------------------------


async def _move(game: Game, plan: MovementPlan) -> dict[str, int]:
    """All declared ships move at once into the active system and keep their cargo in its space area.

    TI-MOVEMENT-04, TI-MOVEMENT-11, TI-TRANSPORT-04, TI-TRANSPORT-05, TI-TRANSPORT-08, TI-ELIMINATION-01.
    Returns what arrived.
    """
    early = game.state.options.house.rifts == "before"
    for group in plan.declared if early else ():
        rifts.cross(game, plan.seat, group)
    await elimination.check_elimination(game)
    arrived: dict[str, int] = {}
    moving = [] if game.player(plan.seat).eliminated else [group for group in plan.declared if group.number]
    for group in moving:
        _arrive(game, plan, group)
        arrived[group.type] = arrived.get(group.type, 0) + group.number
    if moving:
        text = T("ti4-moved", seat=seat_name(plan.seat), ships=in_words(moving), target=words.system(plan.active))
        game.say(text, where=list(dict.fromkeys([*(group.origin for group in moving), plan.active])))
    for type in capacity.CARGO if arrived else ():
        await reinforcements.settle_groups(game, plan.seat, type)
    for group in () if early else moving:
        arrived[group.type] -= await rifts.endure(game, plan.seat, group, plan.active)
    return {type: number for type, number in arrived.items() if number}


def _arrive(game: Game, plan: MovementPlan, group: Declared) -> None:
    if group.origin != plan.active:
        units.shift(game, plan.seat, group.type, group.number, group.origin, plan.active, group.damaged)
    for key, number in group.cargo.items():
        cargo = Group.read(key)
        units.shift(game, plan.seat, cargo.type, number, cargo.place, plan.active)


async def _enforce_limits(game: Game, plan: MovementPlan) -> None:
    """Fleet pool and capacity where ships came to and where they came from. TI-FLEETPOOL-06, TI-CAPACITY-04"""
    for system in dict.fromkeys([plan.active, *(group.origin for group in plan.declared)]):
        await capacity.enforce_fleet(game, plan.seat, system)
        await capacity.enforce_capacity(game, plan.seat, system)


# --- words -----------------------------------------------------------------------------------------------------------


@lru_cache(MOST)
def split(id: str) -> tuple[str, str, bool]:
    """A group's origin, type and whether it is the damaged ones."""
    group = Group.read(id)
    return group.place, group.type, group.damaged


def why_not(game: Game, plan: MovementPlan, id: str) -> Refusal | None:
    """Why a group cannot be chosen, in the words of its rule; worked out only when somebody asks.

    TI-MOVEMENT-05, TI-MOVEMENT-06, TI-MOVEMENT-10, TI-ASTEROID-01, TI-ASTEROID-02, TI-SUPERNOVA-01, TI-NEBULA-02
    """
    mine = dict(_mine(game, plan))
    if id not in mine:
        return Refusal("TI-MOVEMENT-03", T("ti4-no-such-ships"))
    if mine[id] <= 0:
        return Refusal("TI-MOVEMENT-03", T("ti4-already-moving"))
    rule = refusal(game, plan, id)
    if rule == "TI-MOVEMENT-10":
        rule = _barrier(game, plan, id) or rule
    return Refusal(rule, Text(f"ti4-refused-{(rule or '').lower()}")) if rule else None


def _barrier(game: Game, plan: MovementPlan, id: str) -> str | None:
    """What bars the shortest way, when the ships could reach the active system on an empty board."""
    origin, type, _ = split(id)
    reach = plan.reach(origin, type)
    passes = _passes(game, plan, origin, type)
    near = game.near(plan.seat, moving=True)
    for between in near[origin]:
        rule = routes.crossing_refusal(game, plan.seat, between, passes)
        if rule and plan.active in near[between] and routes.cost((origin, between, "")) <= reach:
            return rule
    return None


@lru_cache(MOST)
def group_text(id: str, left: int) -> Text:
    """Ships of a type in a system, and how many of them."""
    origin, type, hurt = split(id)
    key = "ti4-move-damaged" if hurt else "ti4-move-group"
    return Text(key, {"unit": words.unit(type), "n": left, "system": words.system(origin)})


def risky(game: Game, plan: MovementPlan, id: str) -> bool:
    """Whether every way of a group leads through a gravity rift, which a player could overlook. TI-RIFT-02"""
    origin, type, _ = split(id)
    passes = _passes(game, plan, origin, type)
    if routes.RIFTS.isdisjoint(plan.map.costs(passes)):
        return False
    if origin == plan.active:
        ways = _useful_ways(game, plan, id)
        return bool(ways) and all(map(routes.rifts, ways))
    least, calmly = (costs.get(origin, routes.FAR) for costs in (plan.map.costs(passes), plan.map.calm_costs(passes)))
    return least <= plan.reach(origin, type) < calmly


def _route_text(route: Route) -> Text:
    way = reduce(lambda past, system: T("ti4-way", past=past, to=system), map(words.system, route))
    return T("ti4-route", way=way, rifts=routes.rifts(route))
