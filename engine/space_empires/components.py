"""The components of the game, read from data/*.json: figures and names, no effects.

SE-PIECE-01, SE-MOVE-03, SE-MOVE-05, SE-MOVE-06, SE-MOVE-07, SE-MOVE-08, SE-MOVE-09, SE-SIZE-01, SE-POINTDEF-02
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from engine.kit.component_tables import read

PACKAGE = "engine.space_empires"

COLOURS = ("green", "yellow", "red", "blue")
"""Player colours, in seat order. SE-PIECE-01"""
TURNS = 3
"""Turns before each Economic Phase. SE-TURN-02"""
GROUP = 6
"""Ships of one group at most. SE-GROUP-01"""
SIDES = 10
"""Sides of every die; 0 reads as 10. SE-GEN-15"""
LETTERS = "ABCDE"
"""Classes in the order of fire. SE-GROUP-07"""

MOVEMENT: dict[int, tuple[int, int, int]] = {
    1: (1, 1, 1),
    2: (1, 1, 2),
    3: (1, 2, 2),
    4: (2, 2, 2),
    5: (2, 2, 3),
    6: (2, 3, 3),
}
"""Hexes in turns one, two and three by the movement level of the ship.

SE-MOVE-01, SE-MOVE-03, SE-MOVE-05, SE-MOVE-06, SE-MOVE-07, SE-MOVE-08, SE-MOVE-09, SE-MOVETECH-01
"""
HOME_CP, HOME_STEP = 20, 5
"""Value of a home world, and how far it falls or grows at a time. SE-HOME-02, SE-HOME-03"""
COLONY_STEPS = (0, 1, 3, 5)
"""Values of a colony, from the ship on the planet on. SE-GROW-01"""
SURVIVES = 6
"""The highest roll that survives a black hole. SE-BLACK-01"""
SLINGSHOT = 2
"""SE-OPT-03"""
WRECK = {
    1: "ship_size",
    2: "ship_size",
    3: "attack",
    4: "attack",
    5: "defense",
    6: "defense",
    7: "tactics",
    8: "move",
    9: "move",
    10: "ship_yard",
}
"""What a space wreck gives, by the roll. SE-WRECK-02"""
CAPACITY = {1: 2, 2: 3, 3: 4}
"""Half hull points of a ship yard by ship yard level. SE-YARDTECH-01"""
GRANT_CP, MORE_GRANTS, MORE_RESEARCH = 5, 2, 10
"""Price of a research grant; how many more grants, and CP of research, than in the phase before.

SE-GRANT-02, SE-GRANT-07, SE-GEAR-01
"""
FIGHTERS_CARRIED = 3
"""SE-CARRIER-02"""
SHIP_SIZE = {2: ("DD", "BASE"), 3: ("CA",), 4: ("BC",), 5: ("BB",), 6: ("DN",)}
"""What each ship size level brings. SE-SIZE-01"""
POINT_DEFENSE = {1: 6, 2: 7, 3: 8}
"""Attack Strength of scouts against fighters by point defense level. SE-POINTDEF-02"""
SWEPT = {1: 1, 2: 2}
"""Mines that a minesweeper removes, by its level. SE-SWEEP-02"""

MarkerType = Literal[
    "home_world",
    "planet",
    "barren_planet",
    "minerals",
    "space_wreck",
    "nebula",
    "asteroids",
    "black_hole",
    "supernova",
    "danger",
    "lost_in_space",
    "warp_point",
    "doomsday_machine",
]
PLANETS = ("home_world", "planet", "barren_planet")
TERRAIN = ("nebula", "asteroids")
"""What is entered only from the hex beside it, and ends the move. SE-MOVE-13, SE-MOVE-14"""


@dataclass(frozen=True, slots=True)
class Strength:
    """Attack and Defense Strength. SE-GROUP-08, SE-GROUP-09"""

    attack: int
    defense: int


@dataclass(frozen=True, slots=True)
class UnitCard:
    """A type of unit as printed on its counter and on the player card.

    SE-GROUP-05, SE-GROUP-06, SE-GROUP-12, SE-GROUP-07, SE-GROUP-11

    Attributes:
        letter: its class in the order of fire; None where it never fires.
        attack, defense: printed strengths; `levels` replaces them by the level of its own technology (fighters,
            raiders).
        hull: hits that destroy a ship, and hull points of ship yards that it needs. SE-GROUP-10
        maintenance: CP in each Economic Phase. SE-MAINT-01, SE-MAINT-02
        requires: the technologies that it may be built with.
        build_at: `ship_yard`, `producing_colony` or `any_own_colony`.
        module: the choice of the table that it belongs to, or `basic`.
        group: a group counter with a numeral, face down; else a single unit that everybody sees. SE-GROUP-15
        combat: combat-capable.
        explores: may enter an unexplored hex by itself.
        moves: `tech` by its recorded level, `player_tech` by the owner's, `one` hex, `never`, or `carried`.
        equipment: technologies that only this type carries, recorded like attack.
        auto_upgrade: always at the owner's newest levels. SE-UPGRADE-06
        counters: how many counters of the type a player has. SE-BUY-06
        uncertain: names of figures that no source gives.
    """

    id: str
    cost: int
    letter: str | None
    attack: int
    defense: int
    hull: int
    maintenance: int
    requires: dict[str, int]
    build_at: str
    module: str
    group: bool
    combat: bool
    explores: bool
    moves: str
    equipment: tuple[str, ...]
    auto_upgrade: bool
    counters: int
    uncertain: tuple[str, ...]
    levels: dict[int, Strength] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology. SE-TECH-01, SE-MOVETECH-01, SE-YARDTECH-01

    Attributes:
        start: the level at the start of the game.
        module: the choice of the table that it belongs to, or `basic`.
        carried_by: `all` groups record it, or only this type of unit, or nobody (`player`, `ship_yards`,
            `colony_ships`).
        hull_limited: no ship uses more of it than its hull size. SE-ATTDEF-02
        costs: CP for each level, by table of costs.
    """

    id: str
    start: int
    module: str
    carried_by: str
    hull_limited: bool
    costs: dict[str, dict[int, int]]


@dataclass(frozen=True, slots=True)
class MarkerCard:
    """So many system markers of a kind, in a home system or (`deep`) in deep space. SE-SYS-01

    Attributes:
        value: CP of minerals, or the number of a warp point.
        uncertain: no source gives how many there are, or their value.
    """

    type: MarkerType
    value: int
    count: int
    deep: bool
    uncertain: bool


@dataclass(frozen=True, slots=True)
class AlienCard:
    """A kind of alien ship; how many counters of it there are is not certain. SE-ALIEN-05"""

    id: str
    letter: str
    attack: int
    defense: int
    hull: int
    count: int


ALIEN_TACTICS, ALIEN_POINT_DEFENSE, ALIENS_DRAWN = 1, 2, 4
"""SE-ALIEN-01, SE-ALIEN-05, SE-ALIEN-06"""


@dataclass(frozen=True, slots=True)
class MarkerMix:
    """So many markers of a kind in the home system of a scenario."""

    type: MarkerType
    value: int
    count: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario for so many players. SE-SYS-05, SE-GEN-12

    Attributes:
        homes: home system hexes of each seat; empty on a random map.
        worlds: hexes among which each seat chooses for its home world.
        deep: hexes of deep space. Hexes in neither list are not played.
        extra: the seat that chooses one further hex for its last marker, and the hexes.
        markers: markers of each home system, with the home world.
        units: units at each home world at the start.
        technology: levels at the start that are not those of every game.
        solitaire: `doomsday` or `aliens`: what plays against the only seat.
    """

    id: str
    players: int
    homes: tuple[tuple[str, ...], ...]
    worlds: tuple[tuple[str, ...], ...]
    deep: tuple[str, ...]
    extra: tuple[int, tuple[str, ...]] | None
    markers: tuple[MarkerMix, ...]
    units: dict[str, int]
    technology: dict[str, int]
    random_map: bool
    solitaire: str | None


UNITS = {card.id: card for card in read(PACKAGE, "units", UnitCard)}
TECHNOLOGIES = {card.id: card for card in read(PACKAGE, "technologies", Technology)}
MARKERS = read(PACKAGE, "markers", MarkerCard)
ALIENS = {card.id: card for card in read(PACKAGE, "aliens", AlienCard)}
SCENARIOS = {(card.id, card.players): card for card in read(PACKAGE, "scenarios", Scenario)}
SHIPS = tuple(card.id for card in UNITS.values() if card.combat)
"""Combat-capable types. SE-GEN-14"""
UNARMED = frozenset(card.id for card in UNITS.values() if not card.combat)
"""Types of players' units that are not."""
SINGLES = tuple(card.id for card in UNITS.values() if not card.group)
"""Types that are never groups. SE-GEN-09, SE-GROUP-15"""


def hull_points(yards: Iterable[tuple[str, int]], level: int) -> dict[str, int]:
    """What ship yards of a level can build, by hex; `yards`: how many stand where. SE-PLACE-01, SE-YARDTECH-01"""
    halves: dict[str, int] = {}
    for at, number in yards:
        halves[at] = halves.get(at, 0) + CAPACITY[level] * number
    return {at: half // 2 for at, half in halves.items()}
