"""The tables of the solitaire scenarios: who comes when and where, and by which rolls alien empires live.

Their figures come from public sources of a later edition; the seed has none of them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeVar

from pydantic import TypeAdapter

from engine.space_empires.components import PACKAGE

Row = TypeVar("Row")
Rolls = tuple[int, int] | None
"""From and to, on a d10; None: never."""

_TABLES: dict[str, Any] = json.loads(files(PACKAGE).joinpath("data", "solitaire.json").read_bytes())
_DOOMSDAY, _ALIENS = _TABLES["doomsday"], _TABLES["alien_empires"]


def _as(row: type[Row], value: object) -> Row:
    return TypeAdapter(row).validate_python(value)


# --- doomsday machines -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Strength:
    """What a machine fights with; `attacks` in a round."""

    letter: str
    attack: int
    defense: int
    hull: int
    attacks: int
    tactics: int = 2


Arrival = tuple[int, int]
"""The Economic Phase in which a machine comes, and its rating."""

RATINGS = {int(row[0]): Strength(*row[1:]) for row in _DOOMSDAY["strength"]["rows"]}
"""Strength by rating."""


def _machine_map(name: str) -> tuple[dict[int, str], dict[str, tuple[Arrival, ...]]]:
    """Entry hexes by roll, and arrivals by difficulty."""
    found = _DOOMSDAY["maps"][name]
    entries = {roll: at for at, rolls in _as(dict[str, list[int]], found["entry_hexes"]).items() for roll in rolls}
    arrivals = {row[0]: _as(tuple[Arrival, ...], row[1:]) for row in found["difficulty"]["rows"]}
    return entries, arrivals


_MACHINE_MAPS = {"doomsday_small": _machine_map("small"), "doomsday_large": _machine_map("large")}
ENTRIES = {scenario: entries for scenario, (entries, _) in _MACHINE_MAPS.items()}
"""Where a machine comes, by scenario and roll."""
ARRIVALS = {scenario: arrivals for scenario, (_, arrivals) in _MACHINE_MAPS.items()}
"""When machines come, by scenario and difficulty."""
WEAKNESS: dict[int, str] = {
    roll: row["weakness"] for row in _DOOMSDAY["weakness"]["rows"] for roll in range(row["roll"][0], row["roll"][1] + 1)
}
"""A machine's weakness by the roll; `none` too."""
FED = 2
"""Hits that a machine repairs when it destroys a planet."""
MINE_HITS = 5
"""The highest roll with which a mine hits a machine that is weak to mines."""
LARGE_FLEET = 10
"""Ships that can hit a machine weak to large fleets, for the bonus."""
DAZZLED = 2
"""What a machine weak to cloaking loses when it fires at raiders."""


# --- alien empires ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Economy:
    """A row of the economic table: how many rolls, the highest roll that launches, and what each roll brings."""

    rolls: int
    launch: int | None
    economy: Rolls
    fleet: Rolls
    tech: Rolls
    defense: Rolls

    def brings(self, roll: int) -> str:
        """`economy`, `fleet`, `tech` or `defense`."""
        rows = {"economy": self.economy, "fleet": self.fleet, "tech": self.tech, "defense": self.defense}
        return next(name for name, rolls in rows.items() if rolls is not None and rolls[0] <= roll <= rolls[1])


_ECONOMY = {
    int(row[0]): _as(Economy, dict(zip(Economy.__slots__, row[1:], strict=True)))
    for row in _ALIENS["economic_table"]["rows"]
}
_LAST = max(_ECONOMY)


def economy(phase: int) -> Economy:
    """The row of an Economic Phase; after the last one the last two in turn."""
    return _ECONOMY[phase if phase <= _LAST else _LAST - phase % 2]


def _alien_homes(name: str) -> dict[int, tuple[str, ...]]:
    """Home worlds by the number of empires."""
    found = _as(dict[str, tuple[str, ...]], _ALIENS["maps"][name]["alien_home_worlds"])
    return {len(hexes): hexes for hexes in found.values()}


HOMES = {"aliens_map_1": _alien_homes("map_1"), "aliens_map_2": _alien_homes("map_2")}
"""Home worlds of the empires, by scenario and how many there are."""
EMPIRES = {level: (number, cp) for level, number, cp in _as(list[tuple[str, int, int]], _ALIENS["difficulty"]["rows"])}
"""How many empires there are, and CP for each roll, by difficulty."""
SIZES = {int(size): roll for size, roll in _as(dict[int, int], _ALIENS["technology"]["ship_size_roll_max"]).items()}
"""The highest roll with which an empire buys the next ship size, by the one it has."""
RESEARCH: dict[int, str] = {
    roll: row["technology"]
    for row in _ALIENS["technology"]["table"]
    for roll in range(row["roll"][0], row["roll"][1] + 1)
}
"""What an empire buys, by the roll."""
LEAST_TECH: int = _ALIENS["technology"]["min_tech_cp"]
LEAST_FLEET: int = _ALIENS["launch"]["min_fleet_cp"]
MOST_FLEETS: int = _ALIENS["launch"]["max_fleets"]
MOST_DEFENSE: int = _ALIENS["defense_cp_max"]
LATER = 3
"""Phases after which an `economy` result brings one roll more."""
