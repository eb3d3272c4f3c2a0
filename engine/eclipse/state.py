"""The whole state of a game of Eclipse, as plain data. Rules change it in place; `dump` writes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.ask import Seat
from engine.eclipse.components import Resource
from engine.kit.draft import Draft
from engine.run import Core

EDITION = 1
"""Since 1: who fights to the end says so for all ships of the battle, and may leave it to the rules once how hits fall
on ships. See `Core.edition`.
"""
Phase = Literal["setup", "action", "combat", "upkeep", "cleanup", "over"]
Stack = Literal["inner", "middle", "outer"]


@dataclass(slots=True)
class Options:
    """What the table chose before the game.

    Attributes:
        species: `random` boards; `choose` in turn; `terran`: only Terran factions; `ban` one each before the choice;
            `deal` boards to each player, who keeps a side; `draft` with places at the table. EC-SETUP-12, EC-SETUP-30
        bans: how many species each player bans before a draft; `places`: picked in the `draft`, or `bid` for.
        opening: `standard`, or `midgame` for trials.
    """

    species: str = "random"
    bans: str = "0"
    places: str = "draft"
    opening: str = "standard"


@dataclass(slots=True)
class Sector:
    """A hex on the map. Its id is the number of the sector; `at` its axial place; `turned` clockwise steps.

    Attributes:
        owner: whose influence disc lies there. EC-MAP-09
        cubes: whether each printed population square holds a cube of the owner, in printed order.
        orbital_cube: whether the orbital holds one.
        fleets: damage of each ship, by seat and type: `{0: {"cruiser": [0, 1]}}`.
        ancients: damage of each Ancient ship; `gcds`: damage of the defense system, None where there is none.
        discovery: the facedown discovery tile that lies there.
        entered: seats with ships here, in order of entry. EC-BATTLE-06
    """

    id: str
    at: tuple[int, int]
    turned: int = 0
    owner: Seat | None = None
    cubes: list[bool] = field(default_factory=list)
    orbital: bool = False
    orbital_cube: bool = False
    monolith: bool = False
    fleets: dict[Seat, dict[str, list[int]]] = field(default_factory=dict)
    ancients: list[int] = field(default_factory=list)
    gcds: int | None = None
    discovery: str | None = None
    entered: list[Seat] = field(default_factory=list)


@dataclass(slots=True)
class Player:
    """A seat's own components.

    Attributes:
        species: the side of the board in play, empty before it is chosen.
        storage: resources. `cubes`: cubes on each population track. `graveyard`: destroyed cubes by track.
        discs: influence discs on the track; what exceeds its circles lies left of it. `spare`: discs not in play yet.
        actions: discs on the spaces of the action track and on `reaction`.
        colony_ships: face-up ones.
        technologies: in order of receipt.
        tiles: the part tile on each square of each blueprint; squares without a tile are not listed.
        kept_parts: Ancient parts beside the board. EC-DISCO-12
        reputation: values of the tiles on the track, secret. EC-REP-09
        ambassadors: seats whose ambassador lies on the track. EC-DIPL-05
        kept: discovery tiles kept for points, their fronts secret. EC-DISCO-03
        out: collapsed or given up. EC-BANKR-07
        final: points as counted at the end, or when leaving.
    """

    seat: Seat
    colour: str
    species: str = ""
    storage: dict[Resource, int] = field(default_factory=dict)
    cubes: dict[Resource, int] = field(default_factory=dict)
    graveyard: dict[Resource, int] = field(default_factory=dict)
    discs: int = 0
    spare: int = 0
    actions: dict[str, int] = field(default_factory=dict)
    colony_ships: int = 0
    technologies: list[str] = field(default_factory=list)
    tiles: dict[str, dict[str, str]] = field(default_factory=dict)
    kept_parts: list[str] = field(default_factory=list)
    reputation: list[int] = field(default_factory=list)
    ambassadors: list[Seat] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    passed: bool = False
    out: bool = False
    final: int | None = None


@dataclass(slots=True)
class Looking:
    """Tiles a seat is looking at right now, before it decides: reputation values, a discovery tile. EC-PUB-02"""

    seat: Seat
    reputation: list[int] = field(default_factory=list)
    discovery: str | None = None


@dataclass(slots=True)
class Volley:
    """The dice that were rolled last in a battle: by colour and value, and the lowest that hits each enemy type.
    `marked`: the damage of those that have been assigned, by enemy ship.

    EC-ROLL-01, EC-ROLL-05, EC-ROLL-08
    """

    sector: str
    side: int
    type: str
    dice: list[tuple[str, int]]
    needs: dict[str, int]
    marked: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class State(Core):
    """A game. `phase`, `step`, `queue` and `turn` are its outermost loop as data; see phases.py.

    Attributes:
        step: where in the phase the next rule takes up.
        queue: seats that still have to act in this step, in order.
        places: sectors that this step has still to visit (battles), in order.
        turn: the seat whose turn it is in the action phase.
        start: holder of the start player marker; `passes`: seats in the order in which they passed this round.
        stacks: facedown sectors by ring, the next one last; `discards` lie face up. EC-EXP-05
        recycled: stacks that were made anew from their discards. EC-EXP-18
        drawn: sectors being explored: shown, not placed yet. `exploring` is the space. EC-PUB-04
        supply: technology tiles on the supply board by kind; `bag` the others.
        reputation: values of the tiles in the bag. `discoveries`: facedown supply, the next one last.
        traitor: holder of the traitor card. EC-DIPL-16
        proposals: open offers of relations: who offers, and to whom. EC-DIPL-03
        banned: species that nobody can choose.
        draft: who has what and sits where, where the table drafts.
        volley: the last dice of the battle that goes on.
        firing: the types that fight in it, as (side, type) in the order in which they act. EC-INIT-07
    """

    options: Options
    players: list[Player]
    phase: Phase = "setup"
    step: str = "start"
    queue: list[Seat] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    turn: Seat | None = None
    round: int = 0
    start: Seat = 0
    passes: list[Seat] = field(default_factory=list)
    sectors: dict[str, Sector] = field(default_factory=dict)
    stacks: dict[Stack, list[str]] = field(default_factory=dict)
    discards: dict[Stack, list[str]] = field(default_factory=dict)
    recycled: list[Stack] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    exploring: tuple[int, int] | None = None
    supply: dict[str, int] = field(default_factory=dict)
    bag: list[str] = field(default_factory=list)
    reputation: list[int] = field(default_factory=list)
    discoveries: list[str] = field(default_factory=list)
    looking: Looking | None = None
    traitor: Seat | None = None
    proposals: list[tuple[Seat, Seat]] = field(default_factory=list)
    winners: list[Seat] = field(default_factory=list)
    banned: list[str] = field(default_factory=list)
    draft: Draft | None = None
    volley: Volley | None = None
    firing: list[tuple[Seat, str]] = field(default_factory=list)
