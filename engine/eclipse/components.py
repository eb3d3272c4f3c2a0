"""The components of the base game, read from data/*.json: figures and names, no effects.

The six colours of markers, the crowded-hex markers and the blank tiles of the box change nothing. EC-COMP-22,
EC-COMP-23, EC-COMP-27, EC-COMP-04, EC-COMP-05, EC-COMP-18, EC-COMP-20
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.kit.component_tables import read

Resource = Literal["money", "science", "materials"]
RESOURCES: tuple[Resource, ...] = ("money", "science", "materials")
"""EC-RES-01"""
ShipType = Literal["interceptor", "cruiser", "dreadnought", "starbase"]
SHIPS: tuple[ShipType, ...] = ("interceptor", "cruiser", "dreadnought", "starbase")
"""EC-SHIP-01"""
FIGURES: dict[str, int] = {"interceptor": 8, "cruiser": 4, "dreadnought": 2, "starbase": 4}
"""Ships a player owns. EC-COMP-03"""
STRUCTURES = ("orbital", "monolith")
"""EC-STRUC-01"""
CATEGORIES = ("military", "grid", "nano")
ACTIONS = ("explore", "influence", "research", "upgrade", "build", "move")
"""EC-ACT-01"""
REACTIONS = ("upgrade", "build", "move")
"""EC-REACT-02"""
COLOURS = ("blue", "red", "green", "yellow", "black", "white")
"""Player colours, in seat order. EC-COMP-02"""

ROUNDS = 9
SPARE_DISCS = 3
"""Discs that only technologies bring into play. EC-COMP-05, EC-COMP-26"""
SQUARES = 12
"""Squares of a population track. EC-SETUP-22"""
CUBES = 33
"""EC-COMP-04"""
AMBASSADORS = 3
"""EC-COMP-06"""
TECHNOLOGY_SPACES = 7
"""EC-RESEARCH-09"""
ADVANCED: dict[Resource, str] = {
    "money": "advanced_economy",
    "science": "advanced_labs",
    "materials": "advanced_mining",
}
"""The technology that opens the squares with a star. EC-POP-07, EC-TECH-05, EC-TECH-13, EC-TECH-21"""
COST = (30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0, 0)
"""Numbers on the 13 circles of the influence track, from the left: what is uncovered leftmost is paid. EC-DISC-02"""
PRODUCTION = (28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2)
"""Numbers on a population track, from the left. EC-POP-01"""
DISCOUNT = (0, 1, 2, 3, 4, 6, 8, 8)
"""Discount by technologies owned of a category. EC-RESEARCH-03"""
TRACK_POINTS = (0, 0, 0, 0, 1, 2, 3, 5)
"""Victory points by technologies owned of a category. EC-SCORE-06"""
REPUTATION = {1: 12, 2: 9, 3: 7, 4: 4}
"""Reputation tiles by value. EC-COMP-16"""
DAMAGE = {"yellow": 1, "orange": 2, "red": 4}
"""Damage of a hit by the colour of the die. EC-DMG-01"""
CENTRE_SECTOR = "001"


@dataclass(frozen=True, slots=True)
class Sector:
    """A sector hex as printed. EC-MAP-01

    Attributes:
        stack: center, inner, middle, outer or start.
        wormholes: edges with a wormhole before turning, clockwise from north.
        squares: population squares: money, science, materials or any, with `+` when advanced.
        discovery: a discovery tile comes with it; `artifact`: it counts for the Artifact Key.
        home_of: the species that starts here.
    """

    id: str
    name: str
    stack: str
    vp: int
    wormholes: tuple[int, ...]
    squares: tuple[str, ...]
    discovery: bool
    ancients: int
    gcds: bool
    artifact: bool
    home_of: str | None


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology tile. `type`: constant, build, ship_part or instant; `unlocks` the part, ship or structure."""

    id: str
    category: str
    cost: int
    min_cost: int
    count: int
    type: str
    unlocks: str | None


@dataclass(frozen=True, slots=True)
class Part:
    """A ship part. `energy` below zero is used, above zero supplied; `shield` is what rolls against the ship lose.

    `dice` are the dice of a roll by colour, fired each round by a cannon and once by a missile. EC-SHIP-08, EC-SHIP-09
    `count` tiles lie in the box, which limits nothing in play. EC-COMP-14, EC-COMP-25

    EC-PART-01, EC-PART-02, EC-PART-03, EC-PART-04, EC-PART-05, EC-PART-06, EC-PART-07, EC-PART-08, EC-PART-09,
    EC-PART-10, EC-PART-11, EC-PART-12, EC-PART-13, EC-PART-14, EC-PART-15, EC-PART-16, EC-PART-17, EC-PART-18,
    EC-PART-19, EC-PART-20, EC-PART-21, EC-PART-22, EC-PART-23
    """

    id: str
    kind: str
    tech: str | None
    ancient: bool
    energy: int
    initiative: int
    move: int
    computer: int
    shield: int
    hull: int
    dice: dict[str, int]
    count: int


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A ship type on a player board: what it costs, what is printed beside the grid and on its squares. EC-SHIP-06"""

    cost: int
    initiative: int
    energy: int
    computer: int
    slots: dict[str, str | None]


@dataclass(frozen=True, slots=True)
class Species:
    """A side of a player board. `track` are the spaces for tiles: both, ambassador or reputation. EC-REP-01

    `specials` names abilities that other rooms look up; `flips` colony ships turned up by an Influence action.
    Terrans: EC-SPECIES-01, EC-SPECIES-02, EC-SPECIES-03. Homes and trade of the others: EC-SPECIES-09, EC-SPECIES-15,
    EC-SPECIES-19, EC-SPECIES-27, EC-SPECIES-35, EC-SPECIES-40. Starting technologies: EC-SPECIES-10, EC-SPECIES-16,
    EC-SPECIES-20, EC-SPECIES-36, EC-SPECIES-41. Storage: EC-SPECIES-13, EC-SPECIES-18, EC-SPECIES-25, EC-SPECIES-33,
    EC-SPECIES-39, EC-SPECIES-43. Colony ships: EC-SPECIES-21, EC-COMP-17.
    """

    id: str
    kind: str
    colour: str
    home: str
    trade: int
    storage: dict[Resource, int]
    technologies: tuple[str, ...]
    ship: ShipType
    colony_ships: int
    reputation_draws: int
    discs: int
    activations: dict[str, int]
    flips: int
    track: tuple[str, ...]
    structures: dict[str, int]
    specials: tuple[str, ...]
    blueprints: dict[str, Blueprint]


@dataclass(frozen=True, slots=True)
class Discovery:
    """A kind of discovery tile: what it gives. EC-COMP-15"""

    id: str
    count: int
    kind: str
    gain: dict[Resource, int]
    part: str | None


@dataclass(frozen=True, slots=True)
class Table:
    """What depends on the number of players: outer sectors, technology tiles, diplomacy, start points (q, r, turned).

    EC-SETUP-02, EC-SETUP-09, EC-SETUP-16, EC-CLEAN-01
    """

    players: int
    outer: int
    technologies: int
    cleanup: int
    diplomacy: bool
    starts: tuple[tuple[int, int, int], ...]


SECTORS = {sector.id: sector for sector in read("engine.eclipse", "sectors", Sector)}
TECHNOLOGIES = {technology.id: technology for technology in read("engine.eclipse", "technologies", Technology)}
PARTS = {part.id: part for part in read("engine.eclipse", "ship_parts", Part)}
SPECIES = {species.id: species for species in read("engine.eclipse", "species", Species)}
DISCOVERIES = {tile.id: tile for tile in read("engine.eclipse", "discovery", Discovery)}
TABLES = {table.players: table for table in read("engine.eclipse", "setup", Table)}


def resource_of(name: str) -> Resource:
    """The resource that an answer names.

    Raises:
        ValueError: there is none of that name.
    """
    return RESOURCES[RESOURCES.index(name)]
