"""Makes the views: plain copies of what a seat, or everyone, may see. SE-GROUP-03, SE-ECON-03, SE-EXPTECH-03, D-82"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache, lru_cache
from operator import attrgetter

from engine.ask import Seat
from engine.space_empires.components import UNITS
from engine.space_empires.economy import income, research, technology
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.galaxy import movement, presence, units, warp
from engine.space_empires.interface import view as v
from engine.space_empires.phases import victory
from engine.space_empires.play import Game
from engine.space_empires.state import Battle, Colony, Empire, Fleet, Marker, Player, Sheet, State, System, Unit


def see(state: State, viewer: Seat | None) -> v.View:
    """The game as a seat sees it; None sees what is public."""
    game, settled = Game(state), [one.colony for one in state.systems.values() if one.colony is not None]
    return v.View(
        viewer=viewer,
        scenario=state.options.scenario,
        options=_options(state),
        phase=state.phase,
        step=state.step,
        round=state.round,
        turn=state.turn,
        order=tuple(state.order),
        active=state.active,
        seats=tuple([_seat(game, player, settled) for player in state.players]),
        hexes=_board(game, viewer),
        links=tuple(warp.points(game).items()),
        sightings=tuple(v.SightingView(s.owner, s.at, s.type, s.count, s.round, s.turn) for s in state.sightings),
        machines=tuple(v.MachineView(m.number, m.at, m.rating, m.hits, m.weakness) for m in state.machines),
        arrivals=tuple(state.arrivals),
        empires=tuple(_empire(game, empire) for empire in state.empires),
        battle=None if state.battle is None else _battle(state.battle),
        winners=tuple(state.winners),
        lost=state.lost,
        own=None if viewer is None or not state.players[viewer].home else _own(game, viewer),
    )


def _options(state: State) -> tuple[tuple[str, str], ...]:
    """Every choice of the table that is not the first one."""
    usual = type(state.options)()
    names = [field.name for field in fields(state.options)]
    found = {name: getattr(state.options, name) for name in names}
    return tuple((name, str(value)) for name, value in found.items() if value != getattr(usual, name))


# --- the board -------------------------------------------------------------------------------------------------------


def _board(game: Game, viewer: Seat | None) -> tuple[v.HexView, ...]:
    by_hex, looked = presence.stacks(game), () if viewer is None else game.player(viewer).looked
    machines, over = {one.at: one.number for one in reversed(game.state.machines)}, game.state.phase == "over"
    held, found = by_hex.keys() | machines.keys(), list[v.HexView]()
    for one in game.state.systems.values():
        alone = not one.known and one.id in looked
        marker = one.marker if one.known or alone or over else None
        lies = None if marker is None else (marker.type, marker.value)
        bare = _bare(one.id, one.home, one.known, lies, alone)
        if one.id in held or one.colony is not None:
            found.append(_held(game, one, viewer, bare, by_hex.get(one.id, ()), machines.get(one.id)))
        else:
            found.append(bare)
    return tuple(found)


def _held(
    game: Game, system: System, viewer: Seat | None, bare: v.HexView, there: Sequence[Unit], machine: int | None
) -> v.HexView:
    """A hex in which anything is."""
    colony, owners = _colony(system.colony), sorted({unit.owner for unit in there})
    if len(owners) > 1:
        stacks = tuple([_stack(game, viewer, [unit for unit in there if unit.owner == owner]) for owner in owners])
    else:
        stacks = (_stack(game, viewer, there),) if there else ()
    return v.HexView(bare.id, bare.home, bare.explored, bare.marker, bare.looked, colony, stacks, machine)


@cache
def _bare(id: str, home: Seat | None, known: bool, lies: tuple[str, int] | None, looked: bool) -> v.HexView:
    """A hex with at most its marker: most of a map, and the same object in all views. `looked`: the viewer alone knows
    what lies there.
    """
    marker = None if lies is None else v.MarkerView(*lies)
    return v.HexView(id, home, known, marker, looked, colony=None, stacks=(), machine=None)


def _marker(marker: Marker | None) -> v.MarkerView | None:
    return None if marker is None else v.MarkerView(marker.type, marker.value)


def _colony(colony: Colony | None) -> v.ColonyView | None:
    if colony is None:
        return None
    goods = tuple([v.MarkerView(marker.type, marker.value) for marker in colony.goods])
    return v.ColonyView(colony.owner, colony.value, colony.home, goods)


def _stack(game: Game, viewer: Seat | None, there: Sequence[Unit]) -> v.StackView:
    """Units that the viewer may read in an order that tells nothing; the others only by number. D-82"""
    owner = there[0].owner
    open_to_all = game.state.phase == "over"
    if owner == viewer or open_to_all:
        read = list(there)
    else:
        read = [unit for unit in there if not presence.hidden(unit)]
        if not read:
            return _face_down(owner, len(there))
    if len(read) > 1:
        read.sort(key=attrgetter("type", "number"))
    shown = tuple([_unit(game, unit, open_to_all or owner == viewer) for unit in read])
    return v.StackView(owner, shown, len(there) - len(read))


@cache
def _face_down(owner: int, counters: int) -> v.StackView:
    return v.StackView(owner, (), counters)


def _unit(game: Game, unit: Unit, own: bool) -> v.UnitView:
    return _counter(
        unit.id,
        unit.owner,
        unit.type,
        unit.number,
        unit.count,
        not presence.hidden(unit),
        technology.levels(game, unit) if own else tuple(unit.told.items()),
        _marker(unit.cargo),
        movement.left(game, unit) if own and unit.owner >= 0 and game.state.turn else 0,
        unit.hits,
        unit.screened,
        (unit.moved > 0 or unit.frozen) and (own or not UNITS[unit.type].group),
    )


_counter = lru_cache(maxsize=4096)(v.UnitView)
"""A counter as it is shown, the same object in all views."""


# --- what no seat plays ----------------------------------------------------------------------------------------------


def _empire(game: Game, empire: Empire) -> v.EmpireView:
    over = game.state.phase == "over"
    fleets = tuple(_fleet(game, fleet) for fleet in empire.fleets)
    defenses = tuple(_unit(game, unit, False) for unit in empire.defenses if unit.up or over)
    known = tuple(empire.technology.items()) if over else ()
    home = game.alien_home(empire)
    return v.EmpireView(empire.side, empire.home, 0 if home is None else home.value, known, fleets, defenses)


def _fleet(game: Game, fleet: Fleet) -> v.FleetView:
    shown = tuple(_unit(game, unit, False) for unit in fleet.units if unit.up or game.state.phase == "over")
    return v.FleetView(fleet.number, fleet.at, fleet.raider, fleet.built, shown)


def _battle(battle: Battle) -> v.BattleView:
    shots = tuple(v.ShotView(s.side, s.firer, s.target, s.need, s.roll, s.hit) for s in battle.shots or battle.before)
    return v.BattleView(
        at=battle.at,
        attacker=battle.attacker,
        defender=battle.defender,
        round=battle.round,
        bombarding=battle.bombarding,
        bonus=battle.bonus,
        cloaked=tuple(battle.cloaked),
        shots=shots,
        lost=tuple(battle.lost),
    )


# --- seats -----------------------------------------------------------------------------------------------------------


def _seat(game: Game, player: Player, settled: Sequence[Colony]) -> v.SeatView:
    colonies = [colony for colony in settled if colony.owner == player.seat]
    counted = game.options.victory == "colony_points" and bool(player.home)
    return v.SeatView(
        seat=player.seat,
        colour=player.colour,
        team=player.team,
        home=player.home,
        shown=tuple(sorted(player.shown.items())),
        counters=len(player.units),
        colonies=len(colonies),
        worth=sum([colony.value for colony in colonies]),
        points=victory.colony_points(game, player.seat) if counted else 0,
        bid=game.state.bids.get(player.seat),
        out=player.out,
    )


def _own(game: Game, seat: Seat) -> v.OwnView:
    """SE-ECON-03"""
    player = game.player(seat)
    if not player.technology:
        return v.OwnView(0, (), (), (), 0, 0)
    return v.OwnView(
        cp=player.cp,
        technology=tuple(_technology(game, seat, card.id) for card in game.technologies),
        sheets=tuple(_sheet(sheet) for sheet in player.sheets),
        free=tuple((card.id, len(units.free(game, seat, card.id))) for card in game.types),
        income=income.forecast(game, seat),
        maintenance=income.maintenance(game, seat),
    )


def _technology(game: Game, seat: Seat, id: str) -> v.TechnologyView:
    points = game.player(seat).progress.get(id, 0)
    return v.TechnologyView(id, technology.researched(game, seat, id), research.price(game, seat, id), points)


def _sheet(sheet: Sheet) -> v.SheetView:
    bought = tuple([v.PurchaseView(p.type, p.at, p.count, p.cost, p.joins) for p in sheet.purchases])
    return v.SheetView(
        round=sheet.round,
        carried=sheet.carried,
        colonies=sheet.colonies,
        minerals=sheet.minerals,
        pipelines=sheet.pipelines,
        reward=sheet.reward,
        maintenance=sheet.maintenance,
        paid=sheet.paid,
        bid=sheet.bid,
        wrecks=tuple(sheet.wrecks),
        technology=tuple(sheet.technology.items()),
        grants=tuple([(id, tuple(rolls)) for id, rolls in sheet.grants.items()]),
        spent=sheet.spent,
        purchases=bought,
        scuttled=tuple(sheet.scuttled),
        left=sheets.left(sheet),
        closed=sheet.closed,
    )
