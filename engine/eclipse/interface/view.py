"""What a seat may see of a game of Eclipse, as plain values. Everything that leaves the engine starts here.

Public: EC-PUB-04, EC-PUB-05, EC-PUB-06, EC-PUB-07. Known to one seat: EC-PUB-02, EC-PUB-03. Hidden from all: EC-PUB-01.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FleetView:
    """A seat's ships on a sector: the damage of each, by type."""

    seat: int
    ships: dict[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class SectorView:
    """A sector on the map.

    Attributes:
        at: axial place; `wormholes`: edges with a wormhole as it lies, clockwise from north.
        squares: printed population squares (money, science, materials, any, with `+` when advanced), and whether a
            cube of the owner lies there.
        orbital: None where there is none, else whether it holds a cube.
        ancients: damage of each Ancient ship; `gcds`: damage of the defense system, None where there is none.
        discovery: whether a facedown discovery tile lies here.
    """

    id: str
    name: str
    at: tuple[int, int]
    turned: int
    wormholes: tuple[int, ...]
    vp: int
    artifact: bool
    owner: int | None
    squares: tuple[tuple[str, bool], ...]
    orbital: bool | None
    monolith: bool
    fleets: tuple[FleetView, ...]
    ancients: tuple[int, ...]
    gcds: int | None
    discovery: bool


@dataclass(frozen=True, slots=True)
class BlueprintView:
    """A ship type of a seat: the part on each square (None: empty), which of them are tiles, and the sums.

    `cannons` and `missiles` are dice by colour; `left` is how many ships of the type are not on the map.
    """

    type: str
    parts: tuple[tuple[str, str | None, bool], ...]
    initiative: int
    energy: int
    move: int
    computer: int
    shield: int
    hull: int
    cannons: Mapping[str, int] = field(hash=False)
    missiles: Mapping[str, int] = field(hash=False)
    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class TrackView:
    """A resource: what is stored, what comes each round, cubes still on the track and in the graveyard."""

    resource: str
    stored: int
    production: int
    cubes: int
    graveyard: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat's board as everyone sees it. Hidden tiles are counts.

    Attributes:
        species: empty before the board is chosen; then all that lies on a board is empty too.
        discs: those left on the influence track; `upkeep`: the money they cost now.
        actions: discs on the spaces of the action track and on `reaction`.
        colony_ships: those face up, of `all_colony_ships`.
        kept_parts: Ancient parts beside the board.
        spaces: spaces of the reputation track: both, ambassador or reputation.
        reputation: how many tiles lie there; `ambassadors`: the seats whose ambassadors do.
        kept: how many discovery tiles are kept for points.
        sectors: how many it controls; `open_points`: what everybody can count.
        trade: how much of a resource buys 1 of another.
        out: collapsed or given up.
    """

    seat: int
    colour: str
    species: str
    tracks: tuple[TrackView, ...]
    discs: int
    upkeep: int
    actions: dict[str, int]
    colony_ships: int
    all_colony_ships: int
    technologies: tuple[str, ...]
    blueprints: tuple[BlueprintView, ...]
    kept_parts: tuple[str, ...]
    spaces: tuple[str, ...]
    reputation: int
    ambassadors: tuple[int, ...]
    kept: int
    sectors: int
    open_points: int
    trade: int
    passed: bool
    out: bool


@dataclass(frozen=True, slots=True)
class OfferView:
    """A technology on the supply board: tiles there, its printed prices."""

    technology: str
    category: str
    tiles: int
    cost: int
    min_cost: int


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only this seat sees: its reputation tiles, fronts of kept discovery tiles, and tiles it looks at."""

    reputation: tuple[int, ...]
    kept: tuple[str, ...]
    drawn_reputation: tuple[int, ...]
    drawn_discovery: str | None


@dataclass(frozen=True, slots=True)
class VolleyView:
    """The dice that were rolled last in the battle on a sector: by whom, by colour and value, and the lowest that hits
    each enemy type. `side` is below 0 for those that nobody leads; `marked` is the damage of the dice assigned so far,
    by enemy ship.
    """

    sector: str
    side: int
    type: str
    dice: tuple[tuple[str, int], ...]
    needs: dict[str, int]
    marked: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View:
    """The whole game as one seat (`viewer`), or everyone (None), may see it.

    Attributes:
        start: holder of the start player marker.
        stacks: facedown sectors left in the inner, middle and outer stack; `discards` the open ones.
        exploring: the space being explored and the sectors drawn for it.
        frontier: spaces that the player whose turn it is could explore.
        bags: technology tiles, reputation tiles and discovery tiles left.
        scores: final points, once the game is over.
        volley: the last dice of the battle that goes on.
        firing: the types that fight in it, as (side, type) in the order in which they act.
    """

    viewer: int | None
    round: int
    phase: str
    step: str
    turn: int | None
    start: int
    traitor: int | None
    seats: tuple[SeatView, ...]
    sectors: tuple[SectorView, ...]
    starts: tuple[tuple[int, int], ...]
    stacks: tuple[int, int, int]
    discards: tuple[str, ...]
    exploring: tuple[int, int] | None
    drawn: tuple[str, ...]
    frontier: tuple[tuple[int, int], ...]
    supply: tuple[OfferView, ...]
    bags: tuple[int, int, int]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    own: OwnView | None
    volley: VolleyView | None = None
    firing: tuple[tuple[int, str], ...] = ()
