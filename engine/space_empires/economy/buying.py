"""What can be bought in an Economic Phase, and where it is placed.

SE-BUY-01, SE-BUY-03, SE-BUY-04, SE-BUY-06, SE-PLACE-03, SE-PLACE-04, SE-PLACE-05, SE-BASE-01, SE-BASE-02, SE-BASE-03,
SE-YARD-01, SE-YARD-02, SE-YARD-03, SE-YARD-04, SE-YARD-05, SE-YARD-06, SE-YARD-07, SE-DECOY-07, SE-PIPE-03, SE-MINE-01,
SE-CARRIER-01, SE-RAIDER-01, SE-SWEEP-01, SE-FIGHTER-01
"""

from __future__ import annotations

from engine.ask import Seat
from engine.space_empires.components import GROUP, UNITS, UnitCard
from engine.space_empires.economy import income, technology
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.galaxy import units
from engine.space_empires.play import Game
from engine.space_empires.state import Purchase, Sheet, Unit


def used(game: Game) -> list[UnitCard]:
    """Types of this game; a lone player against alien empires has no decoys. SE-ADV-01, SE-PIECE-01"""
    alone = game.scenario.solitaire == "aliens"
    found = [card for card in UNITS.values() if card.module == "basic" or getattr(game.options, card.module)]
    return [card for card in found if not (alone and card.id == "DECOY")]


def known(game: Game, seat: Seat, card: UnitCard) -> bool:
    """Whether a player has the technology for a type. SE-BUY-03, SE-SIZE-01"""
    return all(technology.researched(game, seat, id) >= level for id, level in card.requires.items())


def places(game: Game, seat: Seat, sheet: Sheet, card: UnitCard) -> list[str]:
    """Hexes where one of a type can be placed now, whatever it costs. SE-PLACE-04, SE-YARD-04, SE-BASE-03"""
    if card.build_at == "ship_yard":
        return [at for at, room in yard_room(game, seat, sheet).items() if room >= max(card.hull, 1)]
    if card.build_at == "any_own_colony":
        return [system.id for system in game.colonies(seat)]
    made = [system.id for system in income.producing(game, seat)]
    return [at for at in made if _one_more(game, seat, sheet, card, at)]


def yard_room(game: Game, seat: Seat, sheet: Sheet) -> dict[str, int]:
    """Hull points not yet used, by hex. SE-PLACE-02, SE-YARD-06, D-34"""
    room = income.capacities(game, seat, sheet.scuttled)
    for one in sheet.purchases:
        if UNITS[one.type].build_at == "ship_yard":
            room[one.at] -= UNITS[one.type].hull * one.count
    return room


def _one_more(game: Game, seat: Seat, sheet: Sheet, card: UnitCard, at: str) -> bool:
    """One of each at a colony in a phase, and one base in a hex for ever. SE-BASE-03, SE-YARD-03, SE-YARD-04"""
    if any(one.type == card.id and one.at == at for one in sheet.purchases):
        return False
    return card.id != "BASE" or not any(unit.type == "BASE" for unit in game.at(at, seat))


def free_counters(game: Game, seat: Seat, sheet: Sheet, type: str) -> int:
    """Counters of a type that are neither on the board nor bought. SE-BUY-06"""
    own = game.player(seat).units
    used = sum(unit.type == type and unit.id not in sheet.scuttled for unit in own)
    used += sum(one.joins is None for one in sheet.purchases if one.type == type)
    if type == "COLONY_SHIP":
        used += sum(not system.colony.home for system in game.colonies(seat) if system.colony is not None)
    return UNITS[type].counters - used


def groups(game: Game, seat: Seat, sheet: Sheet, type: str, at: str) -> list[Unit]:
    """Groups that new ships of a type may join: same technology, same hex, not full. SE-PLACE-05, D-32"""
    if not UNITS[type].group or type == "DECOY":
        return []
    newest = technology.newest(game, seat, type)
    return [unit for unit in game.at(at, seat) if unit.type == type and _joinable(game, unit, newest, sheet)]


def _joinable(game: Game, unit: Unit, newest: dict[str, int], sheet: Sheet) -> bool:
    level = UNITS[unit.type].auto_upgrade or game.options.instant_upgrades or unit.levels == newest
    return level and unit.id not in sheet.scuttled and room(unit, sheet) > 0


def room(unit: Unit, sheet: Sheet) -> int:
    """Ships that a group has still room for. SE-GROUP-01"""
    return GROUP - unit.count - sum(one.count for one in sheet.purchases if one.joins == unit.id)


def most(game: Game, seat: Seat, sheet: Sheet, card: UnitCard, at: str) -> int:
    """How many of a type can be bought at once for a hex. SE-PLACE-04"""
    number = sheets.left(sheet) // card.cost
    if card.build_at == "ship_yard":
        number = min(number, yard_room(game, seat, sheet)[at] // max(card.hull, 1))
    if not card.group:
        return min(number, free_counters(game, seat, sheet, card.id))
    return min(number, 1 if card.build_at != "ship_yard" else GROUP)


def offers(game: Game, seat: Seat, sheet: Sheet) -> list[UnitCard]:
    """Types of which one can be bought now. SE-BUY-01, SE-BUY-06"""
    rich = [card for card in used(game) if card.cost <= sheets.left(sheet) and known(game, seat, card)]
    return [card for card in rich if any(fits(game, seat, sheet, card, at) for at in places(game, seat, sheet, card))]


def fits(game: Game, seat: Seat, sheet: Sheet, card: UnitCard, at: str) -> bool:
    """Whether there is a counter, or a group to join. SE-BUY-06, D-32"""
    return free_counters(game, seat, sheet, card.id) > 0 or bool(groups(game, seat, sheet, card.id, at))


def add(game: Game, sheet: Sheet, card: UnitCard, at: str, count: int, joins: str | None) -> None:
    """The purchase stands on the sheet; single units each on a line of their own. SE-BUY-01, SE-DECOY-07, D-36"""
    if card.group:
        once = card.id == "DECOY" and game.options.decoys == "any"
        cost = card.cost if once else card.cost * count
        sheet.purchases.append(Purchase(card.id, at, count, cost, joins))
    else:
        sheet.purchases += [Purchase(card.id, at, 1, card.cost) for _ in range(count)]


def place(game: Game, seat: Seat, sheet: Sheet) -> None:
    """What was scuttled goes, what was bought comes. SE-PLACE-05, SE-PLACE-06, SE-PLACE-07, D-61, D-73"""
    own = game.player(seat).units
    for unit in [unit for unit in own if unit.id in sheet.scuttled]:
        units.remove(game, unit)
    for one in sheet.purchases:
        if one.joins is not None:
            game.unit(seat, one.joins).count += one.count
        else:
            levels = technology.newest(game, seat, one.type)
            units.place(game, seat, one.type, one.at, one.count, levels)
