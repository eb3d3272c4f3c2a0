"""The two sides of a battle and their ships: players, the Ancients, the defense system of the center.

EC-BATTLE-01, EC-INIT-01
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.ask import Seat
from engine.eclipse import words
from engine.eclipse.combat import ancients
from engine.eclipse.combat.ancients import ANCIENTS, GCDS
from engine.eclipse.components import SHIPS
from engine.eclipse.galaxy import blueprints, ships
from engine.eclipse.galaxy.blueprints import Stats
from engine.eclipse.play import Game
from engine.eclipse.state import Sector
from engine.text import T, Text, seat_name

BattleSide = int
"""A seat, ANCIENTS or GCDS."""


class Unit(NamedTuple):
    """All ships of one type of one side: what acts together. EC-INIT-01, EC-ROLL-01"""

    side: BattleSide
    type: str


@dataclass(slots=True)
class Tally:
    """What the players did on a sector in this combat phase.

    Attributes:
        entered: seats in order of entry, as it was before the first shot. EC-DRAW-10
        fought: seats that took part in a battle.
        kills: types of the enemy ships each seat destroyed.
        withdrawn: seats of which ships retreated.
    """

    entered: list[Seat]
    fought: list[Seat] = field(default_factory=list)
    kills: dict[BattleSide, list[str]] = field(default_factory=dict)
    withdrawn: list[Seat] = field(default_factory=list)


@dataclass(slots=True)
class Battle:
    """A fight of two sides.

    Attributes:
        order: units in the order in which they act.
        leaving: units that have declared a retreat, and where to. EC-RETREAT-01
        resolved: units that attack, or stay, in every round; their owner is not asked again.
        dealing: up to which round the hits of a side fall on whatever the fewest destroy; below 0 never.
        dealt: choices of each side in this round of where hits fall.
        fired: dice of each side in this round, and how many of them hit something.
    """

    sector: str
    attacker: BattleSide
    defender: BattleSide
    tally: Tally
    order: list[Unit] = field(default_factory=list)
    leaving: dict[Unit, str] = field(default_factory=dict)
    resolved: list[Unit] = field(default_factory=list)
    dealing: dict[BattleSide, int] = field(default_factory=dict)
    dealt: dict[BattleSide, int] = field(default_factory=dict)
    fired: dict[BattleSide, tuple[int, int]] = field(default_factory=dict)
    round: int = 0

    def other(self, side: BattleSide) -> BattleSide:
        """The enemy of a side."""
        return self.attacker if side == self.defender else self.defender


def types(sector: Sector, side: BattleSide) -> list[str]:
    """Ship types of a side that are on the sector, in size order of the rulebook."""
    if side == ANCIENTS:
        return [ancients.ANCIENT] if sector.ancients else []
    if side == GCDS:
        return [ancients.SYSTEM] if sector.gcds is not None else []
    fleet = sector.fleets.get(side, {})
    return [type for type in SHIPS if type in fleet]


def units(game: Game, battle: Battle, side: BattleSide) -> list[Unit]:
    """The units that a side still has."""
    return [Unit(side, type) for type in types(game.sector(battle.sector), side)]


def damages(game: Game, id: str, unit: Unit) -> list[int]:
    """The damage of each ship of a unit, least first."""
    sector = game.sector(id)
    if unit.side == ANCIENTS:
        return sorted(sector.ancients)
    if unit.side == GCDS:
        return [] if sector.gcds is None else [sector.gcds]
    return list(sector.fleets.get(unit.side, {}).get(unit.type, ()))


def stats(game: Game, unit: Unit) -> Stats:
    """The figures of a ship type. EC-SHIP-03, EC-NPC-01, EC-NPC-02"""
    if unit.side < 0:
        return ancients.FIGURES[unit.type]
    return blueprints.stats(game, unit.side, unit.type)


def both_stand(game: Game, battle: Battle) -> bool:
    """Whether each side still has a ship there. EC-ENGAGE-03"""
    sector = game.sector(battle.sector)
    return stands(sector, battle.attacker) and stands(sector, battle.defender)


def stands(sector: Sector, side: BattleSide) -> bool:
    """Whether a side has a ship on a sector."""
    if side == ANCIENTS:
        return bool(sector.ancients)
    return sector.gcds is not None if side == GCDS else side in sector.fleets


def wound(game: Game, battle: Battle, unit: Unit, damage: int, points: int) -> bool:
    """A ship with that damage takes more; whether that destroys it. EC-DMG-02, EC-DMG-04, EC-SHIP-13, EC-EX-09"""
    if damage + points > stats(game, unit).hull:
        destroy(game, battle, unit, damage)
        return True
    sector = game.sector(battle.sector)
    if unit.side == GCDS:
        sector.gcds = damage + points
        return False
    marks = sector.ancients if unit.side == ANCIENTS else sector.fleets[unit.side][unit.type]
    marks.remove(damage)
    marks.append(damage + points)
    marks.sort()
    return False


def destroy(game: Game, battle: Battle, unit: Unit, damage: int) -> None:
    """Takes a ship off the sector; the enemy is credited. EC-BATTLE-11, EC-BUI-13, EC-NPC-10, EC-DMG-05"""
    sector = game.sector(battle.sector)
    battle.tally.kills.setdefault(battle.other(unit.side), []).append(unit.type)
    if unit.side == GCDS:
        sector.gcds = None
    elif unit.side == ANCIENTS:
        sector.ancients.remove(damage)
    else:
        ships.remove(game, unit.side, unit.type, battle.sector, damage)


# --- words -----------------------------------------------------------------------------------------------------------


def side_name(side: BattleSide) -> Text:
    """A side as the account calls it."""
    if side == ANCIENTS:
        return T("eclipse-combat-ancients")
    return T("eclipse-combat-gcds") if side == GCDS else seat_name(side)


def unit_name(game: Game, id: str, unit: Unit) -> tuple[Text, ...]:
    """A unit with the number of its ships."""
    return counted(unit, len(damages(game, id, unit)))


def counted(unit: Unit, number: int) -> tuple[Text, ...]:
    """So many ships of a unit: '2 cruisers'."""
    return words.ships({unit.type: number})
