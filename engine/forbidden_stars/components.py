"""The components of the game, read from data/*.json: figures and steps of abilities, no words.

`unsure` names what of a row no good source says: its readers are told "figure not certain".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.kit.component_tables import read

PACKAGE = "engine.forbidden_stars"

OrderKind = Literal["advance", "deploy", "dominate", "strategize"]
ORDERS: tuple[OrderKind, ...] = ("advance", "deploy", "dominate", "strategize")
"""FS-TOKEN-01"""
Asset = Literal["forge", "cache", "reinforcement"]
ASSETS: tuple[Asset, ...] = ("forge", "cache", "reinforcement")
"""FS-ASSET-01"""
WILD = "wild"
"""The white eagle among the asset symbols of a world. FS-DOM-04"""
Face = Literal["bolter", "shield", "morale"]
FACES: tuple[Face, ...] = ("bolter", "shield", "morale")
"""FS-ICON-01"""
DIE: tuple[Face, ...] = ("bolter", "bolter", "bolter", "shield", "shield", "morale")
"""The six faces of a die."""
UnitKind = Literal["ship", "ground"]
"""Kinds of units. FS-UNIT-01"""
StructureKind = Literal["bastion", "city", "factory"]
STRUCTURES: tuple[StructureKind, ...] = ("bastion", "city", "factory")
"""FS-UNIT-02, FS-STRUCT-01"""
CORNERS = ("NW", "NE", "SE", "SW")
"""The areas of a system in its reference turn, clockwise. FS-SYSTEM-01"""
STORM_MOVES = ("across", "sideways", "tr_bl", "tl_br")

ROUNDS, ORDERS_A_ROUND, TOKENS_OF_A_KIND = 8, 4, 2
MATERIEL_LIMIT, ASSET_LIMIT, ASSET_SUPPLY = 14, 3, 12
DICE, HAND, EXECUTION_ROUNDS, COPIES, DECK = 8, 5, 3, 2, 10
STACKED = 5
"""Units of one player in an area when movement ends. FS-ADV-14"""
CONTROL_TOKENS, OBJECTIVES_GIVEN, SYSTEMS_EACH = 9, 2, 3
CACHE_WORTH = 2
COLOURS = ("blue", "red", "green", "yellow")

Step = dict[str, Any]
"""A part of what a card does, as it stands in the data: `op`, and what that needs."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One paragraph of a component, declined or resolved as a whole.

    Attributes:
        must: whether it is compulsory; `condition`: what has to hold, if anything.
        do: its steps in order; the vocabulary is that of `cards/steps.py`.
    """

    must: bool
    do: tuple[Step, ...]
    condition: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class UnitType:
    """A kind of unit, ship or ground: its dice, health and morale, its price, figures in the box. FS-UNIT-01"""

    id: str
    faction: str
    kind: UnitKind
    level: int
    cost: int
    forge: int
    combat: int
    health: int
    morale: int
    supply: int
    unsure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StructureType:
    """A kind of structure, which is never a unit; only the bastion fights. FS-UNIT-02"""

    id: StructureKind
    cost: int
    combat: int
    health: int
    morale: int
    supply: int
    unsure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrintedArea:
    """An area as printed. FS-AREA-01, FS-AREA-02, FS-WORLD-01, FS-WORLD-02

    Attributes:
        corner: where it lies in the system's reference turn.
        assets: symbols on its banner, `wild` among them.
        objective: whether it has an objective space.
        name: of a world; voids have none. `short`: what it is called where there is no room for that.
    """

    id: str
    corner: str
    kind: Literal["world", "void"]
    capacity: int
    materiel: int
    assets: tuple[str, ...]
    objective: bool
    name: str | None
    short: str | None = None


@dataclass(frozen=True, slots=True)
class PrintedSystem:
    """One side of a system tile; its id is the code in the corner, such as `10A`. FS-SYSTEM-05

    Attributes:
        tile: the tile it is a side of; `faction`: whose home tile it is. FS-SYSTEM-03
    """

    id: str
    tile: str
    side: str
    faction: str | None
    name: str
    areas: tuple[PrintedArea, ...]
    unsure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction sheet: home tile, starting forces, and the ability of its Dominate order. FS-SETUP-02"""

    id: str
    colour: str
    home: str
    units: dict[str, int]
    structures: dict[str, int]
    assets: dict[Asset, int]
    materiel: int
    dominate: Ability
    unsure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A combat card, of which there are two copies. FS-CARD-04

    Attributes:
        kind: basic cards make the deck at the start of the game. FS-CARD-02
        icons: bolter, shield and morale icons on its left. FS-CARD-16
        general: abilities of the green box; `unit`: those of the brown box, which need one of `requires`. FS-CARD-10
    """

    id: str
    faction: str
    kind: Literal["basic", "upgrade"]
    level: int
    cost: int
    icons: dict[Face, int]
    general: tuple[Ability, ...]
    requires: tuple[str, ...]
    unit: tuple[Ability, ...]
    unsure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrderUpgrade:
    """An order upgrade. `orbital`: it belongs to orbital strikes. FS-UPG-11, FS-ORBIT-12, FS-ORBIT-15"""

    id: str
    faction: str
    order: OrderKind
    orbital: bool
    ignores_bastion: bool
    level: int
    cost: int
    effects: tuple[Ability, ...]
    unsure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """An event card: a tactic or a scheme, and how it moves a warp storm. FS-EVENT-03"""

    id: str
    faction: str
    kind: Literal["tactic", "scheme"]
    storm: str
    timing: str
    effects: tuple[Ability, ...]
    unsure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forces:
    """What stands on an area of an introductory board: pieces by type, of one faction."""

    area: str
    faction: str
    pieces: dict[str, int]


@dataclass(frozen=True, slots=True)
class LaidSystem:
    """A system of an introductory board.

    Attributes:
        objectives: the faction of the token on an area. No source tells whose lie where: laid so that the places are
            more alike.
        former: those of older games that lay otherwise, by what `Options.board` calls their board.
    """

    id: str
    col: int
    row: int
    turned: int
    placed_by: str
    forces: tuple[Forces, ...]
    objectives: dict[str, str]
    former: dict[str, dict[str, str]]


@dataclass(frozen=True, slots=True)
class Setting:
    """What depends on the number of players: the board's size, and a ready board with its factions and storms."""

    players: int
    factions: tuple[str, ...]
    columns: int
    rows: int
    systems: tuple[LaidSystem, ...]
    storms: tuple[str, ...]


UNITS = {row.id: row for row in read(PACKAGE, "units", UnitType)}
BUILT = {row.id: row for row in read(PACKAGE, "structures", StructureType)}
SYSTEMS = {row.id: row for row in read(PACKAGE, "systems", PrintedSystem)}
AREAS = {area.id: area for system in SYSTEMS.values() for area in system.areas}
SYSTEM_OF = {area.id: system.id for system in SYSTEMS.values() for area in system.areas}
FACTIONS = {row.id: row for row in read(PACKAGE, "factions", Faction)}
CARDS = {row.id: row for row in read(PACKAGE, "combat_cards", CombatCard)}
ORDER_UPGRADES = {row.id: row for row in read(PACKAGE, "order_upgrades", OrderUpgrade)}
EVENTS = {row.id: row for row in read(PACKAGE, "events", Event)}
SETTINGS = {row.players: row for row in read(PACKAGE, "boards", Setting)}

UNITS_OF = {id: tuple(unit for unit in UNITS.values() if unit.faction == id) for id in FACTIONS}
CARDS_OF = {id: tuple(card for card in CARDS.values() if card.faction == id) for id in FACTIONS}
UPGRADES_OF = {id: tuple(card for card in ORDER_UPGRADES.values() if card.faction == id) for id in FACTIONS}
EVENTS_OF = {id: tuple(event for event in EVENTS.values() if event.faction == id) for id in FACTIONS}
LEVEL_ZERO: dict[tuple[str, UnitKind], str] = {(u.faction, u.kind): u.id for u in UNITS.values() if not u.level}
"""What a reinforcement token stands for, by faction and kind. FS-REINF-04"""
HOMES = {faction.home: id for id, faction in FACTIONS.items()}
TILES = {
    system.tile: tuple(other.id for other in SYSTEMS.values() if other.tile == system.tile)
    for system in SYSTEMS.values()
}
"""The sides of each tile."""
