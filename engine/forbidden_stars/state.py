"""The whole state of a game of Forbidden Stars, as plain data. Rules change it in place; `dump` writes it.

Ids: a system is the side of its tile that lies up (`10A`), an area a corner of it (`10A-NW`); both stay the same
however the tile is turned. An edge is `h2.1` (the upper edge of the place at column 2, row 1) or `v2.1` (its left
edge). Cards, units and factions go by the ids of the tables.

What is hidden: `Player.orders`, the kinds in `System.orders` (but of the owner's top token), `Player.events`,
`Player.drawn`, `Player.deck`, `CombatSide.hand` and `CombatSide.laid`. Everything else is public. FS-INFO-02,
FS-INFO-03, FS-INFO-04, FS-INFO-05, FS-INFO-06
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from engine.ask import Seat
from engine.effects import Effect, Watched
from engine.forbidden_stars.components import Asset, Face, OrderKind, StructureKind
from engine.kit.draft import Draft
from engine.run import Core

EDITION = 1
"""Since 1: a scheme that could do nothing in a combat is not offered there. See `Core.edition`."""
Phase = Literal["setup", "planning", "operations", "refresh", "over"]


@dataclass(slots=True)
class Options:
    """What the table chose before the game.

    Attributes:
        board: `balanced`, ready to play; `built` by the players, tile by tile; `introductory`, `ready`, `prepared` and
            `arranged`, those of older games, on which other objective tokens lie.
        factions: `random` by lot; `choose` in turn; `ban` one each before the choice; `deal` some to each; `draft` with
            places at the table.
        bans: how many factions each player bans before a draft; `places`: picked in the `draft`, or `bid` for.
        storms: what diagonal symbols of warp storms turn with: the `storm`, or the `board`.
    """

    board: str = "balanced"
    factions: str = "random"
    bans: str = "0"
    places: str = "draft"
    storms: str = "storm"

    @property
    def laid(self) -> bool:
        """Whether the board is laid already."""
        return self.board != "built"


@dataclass(slots=True)
class Unit:
    """A figure on the board, or a reinforcement token in a combat.

    Attributes:
        type: of a token the level 0 unit that it stands for. FS-REINF-04
        routed: lying. FS-ROUT-01
        token: a reinforcement token; it lies on the board only while its combat lasts. FS-REINF-08
        damage: suffered in this execution round and less than its health. FS-DMG-10
    """

    type: str
    routed: bool = False
    token: bool = False
    damage: int = 0


@dataclass(slots=True)
class Structure:
    """A structure with its control token. FS-STRUCT-05"""

    kind: StructureKind
    owner: Seat
    damage: int = 0


@dataclass(slots=True)
class Area:
    """What lies on an area of the board.

    Attributes:
        units: by seat, in order of arrival; a seat without units there is not listed.
        structures: more than one only by an ability. FS-STRUCT-04
        objective: the seat whose objective token lies there. FS-OBJ-01
    """

    units: dict[Seat, list[Unit]] = field(default_factory=dict)
    structures: list[Structure] = field(default_factory=list)
    objective: Seat | None = None


@dataclass(slots=True)
class Order:
    """An order token on the board, face down. FS-TOKEN-02, FS-INFO-01"""

    kind: OrderKind
    seat: Seat


@dataclass(slots=True)
class System:
    """A system tile on the board.

    Attributes:
        col, row: its place; the board's top left is 0, 0 once it is complete.
        turned: clockwise quarter turns.
        orders: the stack on its order space, the top one last. FS-STACK-01, FS-STACK-02, FS-SYSTEM-02
    """

    id: str
    col: int
    row: int
    turned: int = 0
    orders: list[Order] = field(default_factory=list)


@dataclass(slots=True)
class Storm:
    """A warp storm. `moved` shows its white side. FS-STORM-04, FS-STORM-12"""

    edge: str
    moved: bool = False


@dataclass(slots=True)
class Player(Watched):
    """A seat's own components.

    Attributes:
        faction: empty before it is chosen.
        materiel: on the dial. FS-MAT-01
        assets: tokens in the play area. FS-ASSET-02
        orders: kinds of the order tokens off the board and not on the event deck.
        eventful: kinds of the order tokens on the event deck, face up. FS-OPS-07
        events: the face-down event deck, the next card last.
        drawn: event cards in hand during step 4. FS-REFRESH-07
        scheme: the scheme in play, or None. FS-EVENT-05
        deck: the face-down combat deck, the next card last. FS-CARD-01
        shelf: combat cards that can be bought, each standing for both copies. FS-CUPG-01
        upgrades: order upgrades bought, in order; `used`: those that are face down this round. FS-UPG-05, FS-UPG-08
        collected: own objective tokens on the sheet. FS-OBJ-03
        sheet: starting units and structures not yet on the board, by type; only while the board is built. FS-MAP-09
        tiles: tiles not yet laid. FS-MAP-01, FS-MAP-02
        given: objective tokens of others still to be placed, by their seat. FS-OBJSET-02
        out: eliminated. FS-ELIM-01
        asks_gifts: whether it wants to be asked about abilities that only give it something. FS-CARD-07
    """

    decides: ClassVar[frozenset[str]] = frozenset({"faction", "scheme", "upgrades", "used", "out"})

    seat: Seat
    colour: str
    faction: str = ""
    materiel: int = 0
    assets: dict[Asset, int] = field(default_factory=dict)
    orders: list[OrderKind] = field(default_factory=list)
    eventful: list[OrderKind] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    scheme: str | None = None
    deck: list[str] = field(default_factory=list)
    shelf: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    collected: int = 0
    sheet: dict[str, int] = field(default_factory=dict)
    tiles: list[str] = field(default_factory=list)
    given: dict[Seat, int] = field(default_factory=dict)
    out: bool = False
    asks_gifts: bool = False


@dataclass(slots=True)
class CombatSide:
    """One of the two sides of a combat.

    Attributes:
        dice: their faces, in the order in which they came. FS-COMBAT-07
        tokens: combat tokens by face, bolter or shield. FS-CARD-20
        hand: combat cards in hand. FS-COMBAT-10
        laid: the card laid face down in this execution round. FS-COMBAT-13
        played: face-up cards, all rounds' in order. FS-CARD-15
        icons: what effects add to the icons of the face-up cards, by face.
        attack, defence: as added up in the damage step; None before it. FS-COMBAT-15, FS-COMBAT-16
        left: damage still to be assigned. FS-DMG-07
    """

    dice: list[Face] = field(default_factory=list)
    tokens: dict[Face, int] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    laid: str | None = None
    played: list[str] = field(default_factory=list)
    icons: dict[Face, int] = field(default_factory=dict)
    attack: int | None = None
    defence: int | None = None
    left: int = 0


CombatStep = Literal["dice", "cards", "reinforce", "choose", "resolve", "damage", "resolution", "over"]


@dataclass(slots=True)
class Combat:
    """A combat in course. Its units stand on the area, reinforcement tokens among them. FS-COMBAT-04

    Attributes:
        origins: areas that attacking units left by the movement of an Advance order; empty when none came so.
            FS-RETREAT-14, FS-RETREAT-18, FS-RETREAT-19
        round: the execution round, 0 before the first.
        sides: by seat.
        closed: areas that attackers left by other means; the defender does not retreat there either.
        second: the area to which an effect of this combat moved units of `mover`, so that a further one follows it.
        winner: who won; None while it lasts, and where nobody did.
        lost: units that were destroyed in it: whose and of what type.
    """

    area: str
    attacker: Seat
    defender: Seat
    origins: list[str]
    round: int = 0
    step: CombatStep = "dice"
    sides: dict[Seat, CombatSide] = field(default_factory=dict)
    closed: list[str] = field(default_factory=list)
    second: str | None = None
    mover: Seat | None = None
    winner: Seat | None = None
    lost: list[tuple[Seat, str]] = field(default_factory=list)


@dataclass(slots=True)
class Strike:
    """An orbital strike in course. FS-ORBIT-02

    Attributes:
        cards: order upgrades used for it. FS-ORBIT-14
        dice: None before the roll.
        routs: units damaged and not destroyed become routed; `suffers`: the look of the unit that suffers first.
        left: damage still to be assigned by the owner of the world.
    """

    seat: Seat
    void: str
    world: str
    cards: list[str] = field(default_factory=list)
    dice: list[Face] | None = None
    routs: bool = False
    suffers: str | None = None
    left: int = 0


@dataclass(slots=True)
class Resolving:
    """The order in course. FS-ACTIVE-02, FS-ACTIVE-05

    Attributes:
        kind: as what it is resolved; `printed`: the kind of its token, None for an order without one.
        contested: the area that its movement made contested. FS-ADV-10
        origins: areas that units left to move there.
        fought: whether a combat was resolved. FS-ADV-12
        bought: order upgrades bought by it, which cannot be used for it. D-19
        lent: the void that its units used as if it were friendly.
    """

    seat: Seat
    kind: OrderKind
    system: str
    printed: OrderKind | None
    contested: str | None = None
    origins: list[str] = field(default_factory=list)
    fought: bool = False
    bought: list[str] = field(default_factory=list)
    lent: str | None = None


@dataclass(slots=True)
class State(Core, Watched):
    """A game. `phase`, `step`, `queue` and `turn` are its outermost loop as data; see phases/course.py.

    Attributes:
        round: 1 to 8, 0 during setup.
        step: where in the phase the next rule takes up.
        queue: seats that still have to act in this step, in order.
        turn: the active player, where there is one. FS-ACTIVE-01
        first: holder of the first player token. FS-FIRST-01
        systems: in the order in which they were laid; `areas`: by id.
        resolving, combat, strike: what is in course.
        active: the active system: where a token was revealed last. FS-ACTIVE-05
        effects: what lasts for a while, `until` an end: `damage_step`, `execution_round`, `combat`, `strike`,
            `purchase`, `order`.
        chosen: the event card by which a storm is moved and which is resolved next, shown to all. FS-STORM-15
        banned: factions out of the game before the choice.
        draft: who has what and sits where, where the table drafts.
        winners: FS-WIN-06
    """

    decides: ClassVar[frozenset[str]] = frozenset({"effects"})

    options: Options
    players: list[Player]
    phase: Phase = "setup"
    step: str = "start"
    round: int = 0
    queue: list[Seat] = field(default_factory=list)
    turn: Seat | None = None
    first: Seat = 0
    systems: dict[str, System] = field(default_factory=dict)
    areas: dict[str, Area] = field(default_factory=dict)
    storms: list[Storm] = field(default_factory=list)
    resolving: Resolving | None = None
    active: str | None = None
    combat: Combat | None = None
    strike: Strike | None = None
    effects: list[Effect] = field(default_factory=list)
    chosen: str | None = None
    banned: list[str] = field(default_factory=list)
    draft: Draft | None = None
    winners: list[Seat] = field(default_factory=list)
