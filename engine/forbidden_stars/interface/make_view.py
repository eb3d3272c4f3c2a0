"""Makes the views: plain copies of what a seat, or everyone, may see.

FS-INFO-01, FS-INFO-02, FS-INFO-03, FS-INFO-04, FS-INFO-05, FS-INFO-06, FS-STACK-05, FS-STACK-06
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.ask import Seat
from engine.forbidden_stars.combat import values
from engine.forbidden_stars.components import (
    AREAS,
    ASSETS,
    SETTINGS,
    STRUCTURES,
    SYSTEM_OF,
    SYSTEMS,
    UNITS_OF,
    UPGRADES_OF,
)
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.galaxy import areas, structures, units
from engine.forbidden_stars.interface import view as v
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Area, Combat, CombatSide, Player, State, Strike, System


def see(state: State, viewer: Seat | None) -> v.View:
    """The game as a seat sees it; None sees what is public."""
    game, setting, order = Game(state), SETTINGS[len(state.players)], state.resolving
    places, placed = game.board.at, units.placed(game)
    board = tuple([_area(id, places[id], area) for id, area in state.areas.items()])
    return v.View(
        viewer=viewer,
        round=state.round,
        phase=state.phase,
        step=state.step,
        turn=state.turn,
        first=state.first,
        size=(setting.columns, setting.rows),
        target=len(state.players),
        seats=tuple([_seat(game, player, board, placed) for player in state.players]),
        systems=tuple([_system(system, viewer) for system in state.systems.values()]),
        areas=board,
        storms=tuple(v.StormView(storm.edge, storm.moved) for storm in state.storms),
        resolving=None if order is None else v.ResolvingView(order.seat, order.kind, order.system),
        active=state.active,
        combat=None if state.combat is None else _combat(game, state.combat),
        strike=None if state.strike is None else _strike(state.strike),
        chosen=state.chosen,
        structures={kind: structures.left(game, kind) for kind in STRUCTURES},
        assets={kind: assets.left(game, kind) for kind in ASSETS},
        winners=tuple(state.winners),
        own=None if viewer is None else _own(state, viewer),
    )


def _own(state: State, viewer: Seat) -> v.OwnView:
    """FS-INFO-04, FS-INFO-06"""
    player, combat = state.players[viewer], state.combat
    side = combat.sides.get(viewer) if combat is not None else None
    hand, laid = (tuple(side.hand), side.laid) if side is not None else ((), None)
    return v.OwnView(tuple(player.orders), tuple(player.drawn), hand, laid, player.asks_gifts)


# --- a seat ----------------------------------------------------------------------------------------------------------


def _seat(game: Game, player: Player, board: Sequence[v.AreaView], placed: units.Placed) -> v.SeatView:
    """FS-INFO-05"""
    seat, types = player.seat, UNITS_OF.get(player.faction, ())
    worlds = [area.materiel for area in board if area.owner == seat and area.kind == "world"]
    return v.SeatView(
        seat=seat,
        colour=player.colour,
        faction=player.faction,
        materiel=player.materiel,
        assets={kind: player.assets.get(kind, 0) for kind in ASSETS},
        level=structures.command_level(game, seat),
        orders=len(player.orders),
        eventful=tuple(player.eventful),
        events=len(player.events),
        drawn=len(player.drawn),
        scheme=player.scheme,
        deck=len(player.deck),
        shelf=tuple(player.shelf),
        offer=tuple(card.id for card in UPGRADES_OF.get(player.faction, ()) if card.id not in player.upgrades),
        upgrades=tuple((id, id in player.used) for id in player.upgrades),
        collected=player.collected,
        worlds=len(worlds),
        income=sum(worlds),
        reserve={unit.id: unit.supply - placed.get((seat, unit.id), 0) for unit in types},
        sheet=dict(player.sheet),
        tiles=tuple(player.tiles),
        given=dict(player.given),
        out=player.out,
    )


# --- the board -------------------------------------------------------------------------------------------------------


def _system(system: System, viewer: Seat | None) -> v.SystemView:
    """A stack shows the kind of its top token to its owner alone. FS-STACK-05, FS-STACK-06"""
    printed, top = SYSTEMS[system.id], len(system.orders) - 1
    orders = tuple(
        [
            v.OrderView(order.seat, order.kind if at == top and order.seat == viewer else None)
            for at, order in enumerate(system.orders)
        ]
    )
    return v.SystemView(system.id, printed.name, printed.faction, (system.col, system.row), system.turned, orders)


def _area(id: str, at: tuple[int, int], area: Area) -> v.AreaView:
    bare = _bare(id, at, area.objective)
    if not area.units and not area.structures:
        return bare
    here = areas.holders(area)
    return v.AreaView(
        bare.id,
        bare.system,
        bare.name,
        bare.kind,
        bare.at,
        bare.capacity,
        bare.materiel,
        bare.assets,
        bare.space,
        bare.objective,
        owner=here[0] if len(here) == 1 else None,
        forces=tuple([_force(area, seat) for seat in sorted(area.units)]),
        structures=tuple([v.StructureView(one.kind, one.owner, one.damage) for one in area.structures]),
    )


@cache
def _bare(id: str, at: tuple[int, int], objective: Seat | None) -> v.AreaView:
    """An area on which nobody has anything: most of a board, and the same object in all views."""
    printed = AREAS[id]
    return v.AreaView(
        id=id,
        system=SYSTEM_OF[id],
        name=printed.name,
        kind=printed.kind,
        at=at,
        capacity=printed.capacity,
        materiel=printed.materiel,
        assets=printed.assets,
        space=printed.objective,
        objective=objective,
        owner=None,
        forces=(),
        structures=(),
    )


def _force(area: Area, seat: Seat) -> v.ForceView:
    found = [_unit(unit.type, unit.routed, unit.token, unit.damage) for unit in area.units[seat]]
    return v.ForceView(seat, tuple(found))


@cache
def _unit(type: str, routed: bool, token: bool, damage: int) -> v.UnitView:
    """Figures that look alike are the same object in all views."""
    return v.UnitView(type, routed, token, damage)


# --- what is fought over ---------------------------------------------------------------------------------------------


def _combat(game: Game, combat: Combat) -> v.CombatView:
    return v.CombatView(
        area=combat.area,
        attacker=combat.attacker,
        defender=combat.defender,
        origins=tuple(combat.origins),
        round=combat.round,
        step=combat.step,
        sides=tuple(_side(game, seat, side) for seat, side in combat.sides.items()),
        winner=combat.winner,
    )


def _side(game: Game, seat: Seat, side: CombatSide) -> v.SideView:
    """FS-INFO-03, FS-INFO-04"""
    return v.SideView(
        seat=seat,
        dice=tuple(side.dice),
        tokens={face: number for face, number in side.tokens.items() if number},
        hand=len(side.hand),
        laid=side.laid is not None,
        played=tuple(side.played),
        icons={face: number for face, number in side.icons.items() if number},
        attack=values.attack(game, seat),
        defence=values.defence(game, seat),
        morale=values.morale(game, seat),
        left=side.left,
    )


def _strike(strike: Strike) -> v.StrikeView:
    dice = None if strike.dice is None else tuple(strike.dice)
    return v.StrikeView(strike.seat, strike.void, strike.world, tuple(strike.cards), dice, strike.left)
