"""The board: hexes with their markers, colonies, and the counters of all sides."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from engine.ask import Seat
from engine.space_empires.components import MarkerType

Owner = int
ALIENS: Owner = -1
MACHINES: Owner = -2
EMPIRE: Owner = -3
"""The first alien empire; the others are one less each."""
_COUNTER = re.compile("([A-Z_]+)([0-9]+)")


@dataclass(slots=True)
class Marker:
    """A system marker. `value`: CP of minerals, the number of a warp point."""

    type: MarkerType
    value: int = 0


@dataclass(slots=True)
class Colony:
    """A colony or home world. SE-HOME-01, SE-CSHIP-01

    Attributes:
        value: CP that it shows; 0 while the colony ship lies on its ship side. SE-INCOME-02
        home: a home world, whose steps are 5 CP. SE-HOME-03
        goods: minerals and space wrecks delivered here, not cashed yet. SE-MINERAL-06, SE-MINERAL-07
    """

    owner: Owner
    value: int = 0
    home: bool = False
    goods: list[Marker] = field(default_factory=list)


@dataclass(slots=True)
class System:
    """A hex of the board that is played.

    Attributes:
        home: the seat whose home system it belongs to; None in deep space. SE-DOOM-17
        marker: what lies there; None where the hex is empty.
        known: whether the marker lies face up. SE-EXPLORE-01
    """

    id: str
    home: Seat | None = None
    marker: Marker | None = None
    known: bool = True
    colony: Colony | None = None


@dataclass(slots=True)
class Unit:
    """A counter on the board: a group of ships, a decoy, mines, a base, ship yards, or a single unit. SE-GEN-14

    Attributes:
        type: an id of `UNITS`; of aliens one of `ALIENS` of the components.
        number: on the counter; no two counters of a type of a side have the same. SE-GROUP-13
        count: the numeral under it; of a single unit 1. SE-GROUP-14
        levels: recorded technology: attack, defense, tactics, move and the type's own equipment; for bases, ship yards
            and with instant upgrades the owner's levels count instead (`technology.level`). Of a colony ship:
            terraforming. SE-NEWTECH-03, SE-TERRA-02
        up: face up. SE-REVEAL-01
        told: its levels that were announced to all, as long as it lies face up; they may have risen since. D-81
        cargo: what a miner tows. SE-MINERAL-04

        start: the hex where it was when its owner's turn began; `came`: the last hex that it left. SE-NOVA-01
        moved: hexes moved in this turn; `extra`: what a slingshot added to its allowance. SE-OPT-04
        halted: may move no more in this turn.
        refit: technologies that are being raised by one level, or `all`, at the end of this turn. SE-UPGRADE-03
        looks: how many of its cruisers have looked at a marker in this turn. SE-EXPTECH-02
        chained: moves with the bonus of a pipeline chain in this turn; of a pipeline, `frozen`: its chain was used.
            SE-PIPE-07, SE-PIPE-08

        hits: on its damaged ship; none outside a battle. SE-DAMAGE-01, SE-DAMAGE-03, SE-DAMAGE-06
        screened: in this round of the battle. SE-SCREEN-04
        fired: how many of its ships have fired, or let it be, in this round. SE-COMBAT-13
    """

    owner: Owner
    type: str
    number: int
    at: str
    count: int = 1
    levels: dict[str, int] = field(default_factory=dict)
    up: bool = False
    told: dict[str, int] = field(default_factory=dict)
    cargo: Marker | None = None

    start: str = ""
    came: str = ""
    moved: int = 0
    extra: int = 0
    halted: bool = False
    refit: list[str] = field(default_factory=list)
    looks: int = 0
    chained: bool = False
    frozen: bool = False

    hits: int = 0
    screened: bool = False
    fired: int = 0

    @property
    def id(self) -> str:
        """What its owner calls it, and everybody while it lies face up."""
        return f"{self.type}{self.number}"


def counter_of(id: str) -> tuple[str, int] | None:
    """The type and the number of what `Unit.id` calls a counter; none of what it calls nothing."""
    found = _COUNTER.fullmatch(id)
    return (found[1], int(found[2])) if found else None
