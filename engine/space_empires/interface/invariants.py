"""What must hold at every moment of a game; checked after every answer in the fuzz."""

from __future__ import annotations

from engine.space_empires.components import COLONY_STEPS, GROUP, HOME_CP, HOME_STEP, PLANETS, UNITS
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.economy import technology
from engine.space_empires.play import Game
from engine.space_empires.state import Empire, Player, Sheet, State, System, Unit


def check(state: State) -> None:
    """Raises AssertionError for a counter twice, a negative stock, a colony in empty space."""
    game = Game(state)
    for player in state.players:
        _check_player(game, player)
    for empire in state.empires:
        _check_empire(empire)
    for system in state.systems.values():
        _check_system(system)


def _check_player(game: Game, player: Player) -> None:
    """SE-BUY-06, SE-TECH-01, SE-BUY-02"""
    names = [unit.id for unit in player.units]
    assert len(set(names)) == len(names), f"a counter twice, seat {player.seat}"
    for unit in player.units:
        _check_unit(game, unit)
    for type, numbers in player.supply.items():
        there = numbers + [unit.number for unit in player.units if unit.type == type]
        assert sorted(there) == list(range(1, UNITS[type].counters + 1)), f"counters of {type}, seat {player.seat}"
    assert player.cp >= 0, f"debts of seat {player.seat}"
    for id, level in player.technology.items():
        assert level >= player.shown.get(id, 0), f"{id} of seat {player.seat} fell"
    for sheet in player.sheets:
        _check_sheet(sheet)


def _check_unit(game: Game, unit: Unit) -> None:
    """SE-GROUP-01, SE-GEN-09, SE-BASE-03, SE-NEWTECH-03, SE-DAMAGE-06"""
    card = UNITS[unit.type]
    assert unit.at in game.state.systems, f"{unit.id} off the board"
    assert 1 <= unit.count <= (GROUP if card.group else 1), f"{unit.count} in {unit.id}"
    assert 1 <= unit.number <= card.counters, f"number of {unit.id}"
    assert unit.cargo is None or unit.type == "MINER", f"cargo of {unit.id}"
    assert 0 <= unit.hits < max(card.hull, 1), f"damage of {unit.id}"
    assert game.state.battle is not None or not unit.hits, f"damage of {unit.id} outside a battle"
    for id, level in unit.levels.items():
        assert level <= technology.researched(game, unit.owner, id), f"{id} of {unit.id}"


def _check_empire(empire: Empire) -> None:
    """Accounts without debts, fleets in one place, counters only once. SE-GROUP-01"""
    assert min(empire.fleet_cp, empire.tech_cp, empire.defense_cp) >= 0, f"debts of empire {empire.side}"
    assert all(unit.at == fleet.at for fleet in empire.fleets for unit in fleet.units), f"fleets of {empire.side}"
    everything = [*empire.defenses, *(unit for fleet in empire.fleets for unit in fleet.units)]
    assert len({unit.id for unit in everything}) == len(everything), f"a counter twice, empire {empire.side}"
    assert all(1 <= unit.count <= GROUP and unit.owner == empire.side for unit in everything), f"units of {empire.side}"


def _check_sheet(sheet: Sheet) -> None:
    """SE-MAINT-03, SE-BID-01, SE-BUY-02"""
    assert sheets.left(sheet) >= 0, f"sheet of round {sheet.round} overspent"
    assert sheet.paid <= sheet.maintenance, f"maintenance of round {sheet.round}"


def _check_system(system: System) -> None:
    """SE-GROW-01, SE-HOME-02, SE-COLONY-02"""
    colony, marker = system.colony, system.marker
    if colony is None:
        return
    assert marker is not None and marker.type in PLANETS, f"a colony without a planet in {system.id}"
    steps = range(HOME_STEP, HOME_CP + 1, HOME_STEP) if colony.home else COLONY_STEPS
    assert colony.value in steps, f"colony of {colony.value} in {system.id}"
    assert all(good.type in ("minerals", "space_wreck") for good in colony.goods), f"goods in {system.id}"
