"""The counters of a player as another could imagine them: where they lie is known, what lies face down is not.

SE-GROUP-03, SE-DECOY-01, D-82; of ships that lie face up the levels may have risen since they were announced. D-81
"""

from __future__ import annotations

from random import Random

from engine.chance import shuffled
from engine.space_empires.components import FIGHTERS_CARRIED, GROUP, UNITS, UnitCard
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import managing, presence, surroundings
from engine.space_empires.play import Game
from engine.space_empires.state import Player, Unit

TRIES = 6
"""So many times the counters of a hex are drawn until those that lie there could lie there."""
RAIDER, FIGHTER, CARRIER, SHIP_YARD, BASE = "R", "F", "CV", "SY", "BASE"
AFTER_MOVEMENT = ("combat", "exploration", "end")
Numbers = dict[str, list[int]]
"""Numbers of counters that can be drawn, by type."""


def redeal(game: Game, player: Player, share: float, chance: Random) -> None:
    """Draws this share of the face-down counters anew, and levels, upgrades, supply and the order of them all.

    What becomes another counter gets a number that was free: an id means the same place in both worlds.
    """
    changing = [one for one in player.units if presence.hidden(one) and not one.hits and chance.random() < share]
    free = {type: shuffled(numbers, chance) for type, numbers in player.supply.items()}
    for at in dict.fromkeys(unit.at for unit in changing):
        _redeal_hex(game, player, at, [unit for unit in changing if unit.at == at], free, chance)
    for unit in player.units:
        _levels(game, unit, share, chance)
        _upgrade(game, unit, share, chance)
    _supply(player, chance)
    _mix(player, chance)


def _mix(player: Player, chance: Random) -> None:
    """What lies face down may come anywhere in the list; of the others everybody saw which came first."""
    lying_open = iter([unit for unit in player.units if not presence.hidden(unit)])
    mixed = shuffled(player.units, chance)
    player.units[:] = [unit if presence.hidden(unit) else next(lying_open) for unit in mixed]


def _redeal_hex(game: Game, player: Player, at: str, there: list[Unit], free: Numbers, chance: Random) -> None:
    """The counters of a hex become others; they stay what they are where fighters would lose their carriers."""
    options = [_types(game, player, unit) for unit in there]
    for _ in range(TRIES):
        drawn = [shuffled(types, chance)[0] if types else "" for types in options]
        if all(drawn.count(type) <= len(free.get(type, [])) for type in drawn if type):
            counts = [1 if type == BASE else _count(chance) for type in drawn]
            kept = [(one.type, one.count) for one in player.units if one.at == at and not _among(one, there)]
            if _fit(game, player, at, [*kept, *zip(drawn, counts, strict=True)]):
                _turn(game, there, drawn, counts, free)
                return


def _count(chance: Random) -> int:
    """Small groups are more frequent."""
    return min(1 + int(chance.random() * GROUP) for _ in range(2))


def _types(game: Game, player: Player, unit: Unit) -> list[str]:
    """The types that a counter could be, as far as everybody sees what it did and what lies beside it."""
    met = bool(presence.enemies(game, unit.at, unit.owner))
    return [card.id for card in game.types if card.group and _could_be(game, player, unit, card, met)]


def _could_be(game: Game, player: Player, unit: Unit, card: UnitCard, met: bool) -> bool:
    """What never moves lies at an own colony, what entered an unexplored hex can explore; beside enemies armed counters
    are armed, for others would have been destroyed there, and raiders have been announced.

    SE-MOVE-17, SE-BASE-01, SE-EXPLORE-03, D-75
    """
    colony = game.colony(unit.at)
    if any(level > player.technology.get(id, 0) for id, level in card.requires.items()):
        return False
    if card.moves == "never" and (unit.moved or colony is None or colony.owner != unit.owner):
        return False
    if card.moves == "one" and unit.moved > 1:
        return False
    if not card.explores and surroundings.unexplored(game, unit.at):
        return False
    return not met or (card.combat == UNITS[unit.type].combat and (card.id == RAIDER) == (unit.type == RAIDER))


def _fit(game: Game, player: Player, at: str, lying: list[tuple[str, int]]) -> bool:
    """Whether such counters can lie together in a hex: one base, and a place for all fighters.

    SE-BASE-03, SE-CARRIER-02, D-83
    """
    colony = game.colony(at)
    bases, fighters, carriers = (sum(n for type, n in lying if type == kind) for kind in (BASE, FIGHTER, CARRIER))
    at_home = colony is not None and colony.owner == player.seat
    return bases <= 1 and (at_home or fighters <= FIGHTERS_CARRIED * carriers)


def _among(unit: Unit, units: list[Unit]) -> bool:
    return any(one is unit for one in units)


def _turn(game: Game, there: list[Unit], types: list[str], counts: list[int], free: Numbers) -> None:
    for unit, type, count in zip(there, types, counts, strict=True):
        if type:
            unit.type, unit.number, unit.count = type, free[type].pop(), count
            unit.levels, unit.looks, unit.refit = technology.newest(game, unit.owner, type), 0, []


def _levels(game: Game, unit: Unit, share: float, chance: Random) -> None:
    """Levels of a group are at most those researched, and not below those announced; they may have risen since, but not
    while that battle goes on. D-81
    """
    battle = game.state.battle
    fights = battle is not None and battle.at == unit.at
    for id, level in unit.levels.items():
        top = technology.researched(game, unit.owner, id)
        rises = UNITS[unit.type].combat and level < top and not (fights and id in unit.told)
        risen = rises and chance.random() < share
        unit.levels[id] = max(unit.told.get(id, 0), min(top, level + 1 if risen else level))


def _upgrade(game: Game, unit: Unit, share: float, chance: Random) -> None:
    """Whether it is being upgraded is seen by nobody: after the movement of its turn, at an own ship yard. D-40"""
    moved = game.state.phase == "turn" and game.state.step in AFTER_MOVEMENT and unit.owner in game.state.acting
    if not moved or chance.random() >= share:
        return
    card, there = UNITS[unit.type], game.at(unit.at, unit.owner)
    able = card.combat and not card.auto_upgrade and not unit.moved and any(one.type == SHIP_YARD for one in there)
    unit.refit = []
    if able and not game.options.instant_upgrades and managing.behind(game, unit) and chance.random() * 2 < 1:
        unit.refit = [managing.ALL]


def _supply(player: Player, chance: Random) -> None:
    """Numbers that are on the board are in no supply, all others are; what comes next of groups nobody knows."""
    for type, numbers in player.supply.items():
        if UNITS[type].group:
            used = [unit.number for unit in player.units if unit.type == type]
            left = [number for number in range(1, UNITS[type].counters + 1) if number not in used]
            numbers[:] = shuffled(left, chance)
