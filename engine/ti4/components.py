"""The components of the base game, read from data/*.json: figures and names, no effects."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.hexes import Hex, spiral
from engine.kit.component_tables import read

SHIPS = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship")
"""Ship types. Each faction has a flagship of its own."""
GROUND = ("infantry",)
STRUCTURES = ("pds", "space_dock")
UNIT_TYPES = SHIPS + GROUND + STRUCTURES
TOKENED = ("fighter", "infantry")
"""Types whose number tokens make unlimited; their figures limit only the groups. TI-LIMIT-04"""

PIECES = {
    "infantry": 12,
    "fighter": 10,
    "destroyer": 8,
    "cruiser": 8,
    "carrier": 4,
    "dreadnought": 5,
    "war_sun": 2,
    "flagship": 1,
    "pds": 6,
    "space_dock": 3,
}
"""Figures of each colour, 59 in all. TI-UNIT-02"""

COMMAND_TOKENS = 16
HAND_LIMIT = 7
SECRET_LIMIT = 3
COLOURS = ("amber", "azure", "crimson", "jade", "violet", "pearl")
POSITIONS: tuple[Hex, ...] = tuple(spiral(3))
"""Places by their number in map strings: 0 is the centre."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A system tile. `kind`: home, creuss_gate, mecatol_rex, planets, anomaly, wormhole or empty.

    `back` is green for home systems, blue for tiles with planets, red for anomalies (red-bordered) and empty space.
    TI-TILE-01, TI-TILE-02, TI-TILE-03, TI-TILE-04, TI-TILE-05, TI-ANOMALY-02
    """

    id: int
    back: str
    kind: str
    home_of: str | None
    planets: tuple[str, ...]
    wormholes: tuple[str, ...]
    anomaly: str | None


@dataclass(frozen=True, slots=True)
class PlanetCard:
    """A planet as printed. `specialty` is a technology colour; a trait does nothing by itself, other things ask for it.

    TI-PLANET-01, TI-PLANET-04, TI-PLANET-05, TI-PLANET-06
    """

    id: str
    name: str
    tile: int
    resources: int
    influence: int
    trait: str | None
    specialty: str | None
    home_of: str | None


@dataclass(frozen=True, slots=True)
class Dice:
    """A roll: each die of `hits_on` or more is a hit. `dice` None means a number that an ability sets."""

    hits_on: int
    dice: int | None = 1


@dataclass(frozen=True, slots=True)
class Production:
    """How many units a unit can produce; a space dock adds its planet's resources."""

    value: int
    plus_resources: bool


@dataclass(frozen=True, slots=True)
class UnitCard:
    """A unit's attributes and unit abilities. `pieces` is how many its cost buys. TI-DATA-10, TI-DATA-11

    The six unit abilities are `sustain`, `bombardment`, `cannon` (Space Cannon), `barrage` (Anti-Fighter Barrage),
    `shield` (Planetary Shield) and `production`; each has a room with its rules.
    TI-ABILITY-17, TI-ABILITY-18, TI-COMBATATTR-01, TI-SHIP-02
    """

    id: str
    name: str
    type: str
    level: int
    faction: str | None
    cost: int | None
    pieces: int
    combat: Dice | None
    move: int
    capacity: int
    sustain: bool
    bombardment: Dice | None
    cannon: Dice | None
    cannon_range: int
    barrage: Dice | None
    shield: bool
    production: Production | None

    @property
    def in_space(self) -> bool:
        """Whether it stands in the space area: ships, and a structure that flies. TI-SHIP-01, TI-FACTION-01"""
        return self.type in SHIPS or (self.type in STRUCTURES and self.move > 0)


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology card. `color` None: an upgrade to the unit card `unit`. `replaces`: the upgrade it stands for."""

    id: str
    name: str
    color: str | None
    prerequisites: dict[str, int]
    faction: str | None
    unit: str | None
    replaces: str | None
    exhausts: bool


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction sheet: its figures, and the ids of what stands on it. TI-ABILITY-14"""

    id: str
    name: str
    short_name: str
    home: int
    board_tile: int
    home_planets: tuple[str, ...]
    starting_units: dict[str, int]
    starting_technologies: tuple[str, ...]
    starting_choice: int
    commodities: int
    abilities: tuple[str, ...]
    flagship: str
    units: tuple[str, ...]
    technologies: tuple[str, ...]
    note: str


@dataclass(frozen=True, slots=True)
class ActionCard:
    """An action card. `action`: it is played as a component action; `printed`: it lies in the published box."""

    id: str
    name: str
    copies: int
    phase: str
    action: bool
    printed: bool = True


FOR, AGAINST, ABSTAIN = "for", "against", "abstain"
"""What whoever votes on an agenda that elects nothing can choose."""
SIDES = (FOR, AGAINST)
"""The outcomes of such an agenda."""


@dataclass(frozen=True, slots=True)
class Agenda:
    """An agenda card. `elect` None: `FOR` or `AGAINST`; else what is elected, narrowed by `filter`."""

    id: str
    name: str
    type: str
    elect: str | None
    filter: dict[str, str | bool | list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective card. `stage` 0 is secret."""

    id: str
    name: str
    stage: int
    points: int
    phase: str


@dataclass(frozen=True, slots=True)
class StrategyCard:
    """A strategy card: its name and its number, which counts exhausted too. TI-STRATCARD-01, TI-STRATCARD-03"""

    id: str
    name: str
    initiative: int


@dataclass(frozen=True, slots=True)
class Note:
    """A promissory note; `faction` None: every colour has one."""

    id: str
    name: str
    faction: str | None


@dataclass(frozen=True, slots=True)
class Home:
    """A home position and the trade goods that make up for it. TI-PLAYERS-06"""

    position: int
    trade_goods: int


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of the board for a number of seats, what each is dealt, and ready maps as map strings. TI-DATA-05"""

    seats: int
    homes: tuple[Home, ...]
    unused: tuple[int, ...]
    blue: int
    red: int
    ready: dict[str, str]


TILES = {tile.id: tile for tile in read("engine.ti4", "tiles", Tile)}
PLANETS = {planet.id: planet for planet in read("engine.ti4", "planets", PlanetCard)}
UNITS = {unit.id: unit for unit in read("engine.ti4", "units", UnitCard)}
TECHNOLOGIES = {technology.id: technology for technology in read("engine.ti4", "technologies", Technology)}
FACTIONS = {faction.id: faction for faction in read("engine.ti4", "factions", Faction)}
ACTION_CARDS = {card.id: card for card in read("engine.ti4", "action_cards", ActionCard)}
AGENDAS = {agenda.id: agenda for agenda in read("engine.ti4", "agendas", Agenda)}
OBJECTIVES = {objective.id: objective for objective in read("engine.ti4", "objectives", Objective)}
STRATEGY_CARDS = {card.id: card for card in read("engine.ti4", "strategy_cards", StrategyCard)}
NOTES = {note.id: note for note in read("engine.ti4", "promissory_notes", Note)}
BOARDS = {board.seats: board for board in read("engine.ti4", "maps", Board)}
FACTION_ABILITIES = {ability: faction.id for faction in FACTIONS.values() for ability in faction.abilities}
"""Whose sheet a faction ability stands on."""
GENERIC_NOTES = tuple(note.id for note in NOTES.values() if note.faction is None)
GENERIC_TECHNOLOGIES = tuple(technology.id for technology in TECHNOLOGIES.values() if technology.faction is None)
TWO_CARDS_UP_TO = 4
"""With so many players at the beginning each holds two strategy cards. TI-PLAYERS-02"""
