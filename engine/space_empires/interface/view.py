"""What a seat may see of a game of Space Empires, as plain values. Everything that leaves the engine starts here.

Public: positions, colours and numbers of all counters, colonies, explored markers, what lies face up, what was once
announced. Known to one seat: its own units, technology, production sheets, markers it has looked at. Hidden from all:
unexplored markers. See the summary at the end of the catalogue; D-82 for what keeps face-down counters apart: nothing.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MarkerView:
    """A system marker. `value`: CP of minerals, number of a warp point."""

    type: str
    value: int


@dataclass(frozen=True, slots=True)
class ColonyView:
    """A colony or home world.

    Attributes:
        owner: the seat; below 0 an alien empire.
        value: CP shown; 0 for a colony ship on the planet.
        goods: minerals and wrecks that wait for the Economic Phase.
    """

    owner: int
    value: int
    home: bool
    goods: tuple[MarkerView, ...]


@dataclass(frozen=True, slots=True)
class UnitView:
    """A counter that this viewer may read.

    Attributes:
        id: type and number on the counter: `CA3`.
        up: face up, so that everybody may read it.
        levels: recorded technology; of units of others what was announced of them, see also `SeatView.shown`.
        cargo: what a miner towed.
        left: hexes it may still move in this turn; 0 of others.
        hits, screened: in a battle.
        moved: a pipeline that has moved in this turn, or was used, or a unit that moved.
    """

    id: str
    owner: int
    type: str
    number: int
    count: int
    up: bool
    levels: tuple[tuple[str, int], ...]
    cargo: MarkerView | None
    left: int
    hits: int
    screened: bool
    moved: bool


@dataclass(frozen=True, slots=True)
class StackView:
    """What a side has in a hex: units that this viewer may read, and how many counters lie face down.

    Attributes:
        hidden: face-down counters that the viewer cannot read; 0 for the own ones.
    """

    owner: int
    units: tuple[UnitView, ...]
    hidden: int


@dataclass(frozen=True, slots=True)
class SightingView:
    """What was once seen at a place and lies face down since, or has gone. `round` and `turn`: when it was seen."""

    owner: int
    at: str
    type: str
    count: int
    round: int
    turn: int


@dataclass(frozen=True, slots=True)
class HexView:
    """A hex that is played.

    Attributes:
        home: the seat whose home system it belongs to; None in deep space.
        explored: the marker lies face up for all, or there is none.
        marker: None where nothing lies, and where the viewer does not know it.
        looked: the viewer has looked at the marker; all others do not know it.
        machine: number of the doomsday machine here.
    """

    id: str
    home: int | None
    explored: bool
    marker: MarkerView | None
    looked: bool
    colony: ColonyView | None
    stacks: tuple[StackView, ...]
    machine: int | None


@dataclass(frozen=True, slots=True)
class MachineView:
    """A doomsday machine. `rating` is 0 for the machine of the optional rule."""

    number: int
    at: str
    rating: int
    hits: int
    weakness: str | None


@dataclass(frozen=True, slots=True)
class FleetView:
    """A fleet of an alien empire; `units` once it was built."""

    number: int
    at: str
    raider: bool
    built: bool
    units: tuple[UnitView, ...]


@dataclass(frozen=True, slots=True)
class EmpireView:
    """An alien empire: only what lies open."""

    side: int
    home: str
    value: int
    technology: tuple[tuple[str, int], ...]
    fleets: tuple[FleetView, ...]
    defenses: tuple[UnitView, ...]


@dataclass(frozen=True, slots=True)
class ShotView:
    """A shot of a battle."""

    side: int
    firer: str
    target: str
    need: int
    roll: int
    hit: bool


@dataclass(frozen=True, slots=True)
class BattleView:
    """A battle in course. `shots`: of this round, or of the one before until somebody fires; `lost`: side, unit and
    number of ships destroyed so far.
    """

    at: str
    attacker: int
    defender: int
    round: int
    bombarding: bool
    bonus: int | None
    cloaked: tuple[int, ...]
    shots: tuple[ShotView, ...]
    lost: tuple[tuple[int, str, int], ...]


@dataclass(frozen=True, slots=True)
class PurchaseView:
    """A line of the own production sheet."""

    type: str
    at: str
    count: int
    cost: int
    joins: str | None


@dataclass(frozen=True, slots=True)
class SheetView:
    """A production sheet of the viewer: `left` is what can still be spent, or was carried over."""

    round: int
    carried: int
    colonies: int
    minerals: int
    pipelines: int
    reward: int
    maintenance: int
    paid: int
    bid: int
    wrecks: tuple[str, ...]
    technology: tuple[tuple[str, int], ...]
    grants: tuple[tuple[str, tuple[int, ...]], ...]
    spent: int
    purchases: tuple[PurchaseView, ...]
    scuttled: tuple[str, ...]
    left: int
    closed: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees it.

    Attributes:
        home: the hex of the home world, empty before all have chosen.
        shown: the highest levels announced so far, which may have risen since.
        counters: how many counters it has on the board; `colonies`, `worth`: its colonies and their CP.
        points: colony points; 0 where they are not counted.
        bid: of the last Economic Phase; None before the first.
        out: eliminated.
    """

    seat: int
    colour: str
    team: int
    home: str
    shown: tuple[tuple[str, int], ...]
    counters: int
    colonies: int
    worth: int
    points: int
    bid: int | None
    out: bool


@dataclass(frozen=True, slots=True)
class TechnologyView:
    """A technology of the viewer: its level, the price of the next one (None: no more), points of grants."""

    id: str
    level: int
    cost: int | None
    progress: int


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only this seat sees.

    Attributes:
        cp: construction points in hand.
        sheets: production sheets, the current one last.
        free: counters not on the board, by type.
        income, maintenance: what the next Economic Phase would bring and cost as the board stands now.
    """

    cp: int
    technology: tuple[TechnologyView, ...]
    sheets: tuple[SheetView, ...]
    free: tuple[tuple[str, int], ...]
    income: int
    maintenance: int


@dataclass(frozen=True, slots=True)
class View:
    """The whole game as one seat (`viewer`), or everyone (None), may see it. After the end everything lies open.

    Attributes:
        scenario: its name; `options`: rules that are on, by name.
        round: three turns and an Economic Phase; `turn`: 1 to 3.
        order: the player order of this round.
        active: whose turn it is.
        links: discovered warp points by number.
        lost: a solitaire game that is lost.
    """

    viewer: int | None
    scenario: str
    options: tuple[tuple[str, str], ...]
    phase: str
    step: str
    round: int
    turn: int
    order: tuple[int, ...]
    active: int | None
    seats: tuple[SeatView, ...]
    hexes: tuple[HexView, ...]
    links: tuple[tuple[str, int], ...]
    sightings: tuple[SightingView, ...]
    machines: tuple[MachineView, ...]
    arrivals: tuple[tuple[int, int], ...]
    empires: tuple[EmpireView, ...]
    battle: BattleView | None
    winners: tuple[int, ...]
    lost: bool
    own: OwnView | None
