"""What a seat may see of a game of Forbidden Stars, as plain values. Everything that leaves the engine starts here.

FS-INFO-01, FS-INFO-02, FS-INFO-03, FS-INFO-04, FS-INFO-05, FS-INFO-06
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UnitView:
    """A unit, or a reinforcement token that stands for one; `damage` in this execution round."""

    type: str
    routed: bool
    token: bool
    damage: int


@dataclass(frozen=True, slots=True)
class ForceView:
    """A seat's units on an area."""

    seat: int
    units: tuple[UnitView, ...]


@dataclass(frozen=True, slots=True)
class StructureView:
    """A structure and whose control token lies under it."""

    kind: str
    owner: int
    damage: int


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area of the board.

    Attributes:
        name: of a world; voids have none.
        kind: world or void.
        at: its place in the grid of areas (column, row), two by two to a system.
        assets: symbols: forge, cache, reinforcement, wild.
        space: whether it has an objective space; `objective`: the seat whose token lies there.
        owner: the seat to which it is friendly; None when it is uncontrolled or contested.
    """

    id: str
    system: str
    name: str | None
    kind: str
    at: tuple[int, int]
    capacity: int
    materiel: int
    assets: tuple[str, ...]
    space: bool
    objective: int | None
    owner: int | None
    forces: tuple[ForceView, ...]
    structures: tuple[StructureView, ...]


@dataclass(frozen=True, slots=True)
class OrderView:
    """An order token on the board: whose, and its kind where the reader may look at it. FS-STACK-05, FS-STACK-06"""

    seat: int
    kind: str | None


@dataclass(frozen=True, slots=True)
class SystemView:
    """A system tile: its place on the board, clockwise quarter turns, and its stack, the top token last."""

    id: str
    name: str
    faction: str | None
    at: tuple[int, int]
    turned: int
    orders: tuple[OrderView, ...]


@dataclass(frozen=True, slots=True)
class StormView:
    """A warp storm: `h2.1` is the upper edge of the place at column 2, row 1, `v2.1` its left edge."""

    edge: str
    moved: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a combat. Sums count what lies open now: dice, tokens, face-up cards, and for morale the units.

    Attributes:
        dice: faces in the order in which they came.
        tokens: combat tokens by face. `hand`: how many cards. `laid`: whether a card lies face down.
        played: face-up cards, all rounds' in order. `icons`: what effects add, by face.
        left: damage still to be assigned.
    """

    seat: int
    dice: tuple[str, ...]
    tokens: dict[str, int]
    hand: int
    laid: bool
    played: tuple[str, ...]
    icons: dict[str, int]
    attack: int
    defence: int
    morale: int
    left: int


@dataclass(frozen=True, slots=True)
class CombatView:
    """A combat in course; the attacker's side comes first. `round` is 0 before the first execution round.

    Attributes:
        step: dice, cards, reinforce, choose, resolve, damage, resolution or over.
    """

    area: str
    attacker: int
    defender: int
    origins: tuple[str, ...]
    round: int
    step: str
    sides: tuple[SideView, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class StrikeView:
    """An orbital strike in course; `dice` is None before the roll."""

    seat: int
    void: str
    world: str
    cards: tuple[str, ...]
    dice: tuple[str, ...] | None
    left: int


@dataclass(frozen=True, slots=True)
class ResolvingView:
    """The order in course."""

    seat: int
    kind: str
    system: str


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat's play area as everyone sees it. What is hidden is counts.

    Attributes:
        faction: empty before it is chosen.
        orders: how many order tokens are neither on the board nor on the event deck; `eventful`: those on it, face up.
        events, drawn, deck: how many cards of the event deck, drawn ones, of the combat deck.
        shelf: combat cards that can be bought; `offer`: order upgrades that can be.
        upgrades: order upgrades bought, and whether each is used this round.
        collected: own objective tokens. `worlds`, `income`: friendly worlds and their materiel.
        reserve: figures not on the board, by type.
        sheet, tiles, given: while the board is built, starting pieces, system tiles and others' objective tokens left.
    """

    seat: int
    colour: str
    faction: str
    materiel: int
    assets: dict[str, int]
    level: int
    orders: int
    eventful: tuple[str, ...]
    events: int
    drawn: int
    scheme: str | None
    deck: int
    shelf: tuple[str, ...]
    offer: tuple[str, ...]
    upgrades: tuple[tuple[str, bool], ...]
    collected: int
    worlds: int
    income: int
    reserve: dict[str, int]
    sheet: dict[str, int]
    tiles: tuple[str, ...]
    given: dict[int, int]
    out: bool


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only this seat sees: order tokens off the board, drawn event cards, combat cards, the one laid face down,
    and whether it wants to be asked about abilities that only give it something.
    """

    orders: tuple[str, ...]
    drawn: tuple[str, ...]
    hand: tuple[str, ...]
    laid: str | None
    asks_gifts: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """The whole game as one seat (`viewer`), or everyone (None), may see it.

    Attributes:
        first: holder of the first player token.
        size: columns and rows of the finished board, which may lie either way round.
        target: objective tokens that win.
        active: the active system. `chosen`: the event card that is resolved next.
        structures, assets: what is left in the supply, by kind.
    """

    viewer: int | None
    round: int
    phase: str
    step: str
    turn: int | None
    first: int
    size: tuple[int, int]
    target: int
    seats: tuple[SeatView, ...]
    systems: tuple[SystemView, ...]
    areas: tuple[AreaView, ...]
    storms: tuple[StormView, ...]
    resolving: ResolvingView | None
    active: str | None
    combat: CombatView | None
    strike: StrikeView | None
    chosen: str | None
    structures: dict[str, int]
    assets: dict[str, int]
    winners: tuple[int, ...]
    own: OwnView | None
