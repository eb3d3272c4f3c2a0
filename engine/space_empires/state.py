"""The whole state of a game of Space Empires, as plain data. Rules change it in place; `dump` writes it.

Ids: a hex is a row letter and a column (`C7`, see galaxy/board.py), our own names. A unit of a side is its type and the
number on its counter (`CA3`, `Unit.id`); ids are the owner's own and, of a unit that lies face up, everybody's.

**Sides.** Whoever fights is a side: a seat from 0 on, `ALIENS` of an alien planet, `MACHINES` for doomsday machines,
and `EMPIRE`, `EMPIRE - 1`, `EMPIRE - 2` for the alien empires of the solitaire game.

**What is hidden.** From all: `System.marker` where `System.known` is False, `State.aside`, `State.alien_pool`, aliens
that lie face down. From all but its owner: `Player.cp`, `technology`, `units` that lie face down (only how many of
which colour lie in each hex is public, and they are interchangeable), `supply`, levels of all units, `looked`,
`sheets`, `progress`. Public: the rest, above all `Player.shown` and `State.sightings`, which say what everybody has
learnt and may remember; units that lie face up with type and number; every single unit (colony ships, miners, MS
pipelines) with its cargo.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.ask import Seat
from engine.run import Core
from engine.space_empires.components import MarkerType

Side = int
ALIENS: Side = -1
MACHINES: Side = -2
EMPIRE: Side = -3
"""The first alien empire; the others are one less each."""

Phase = Literal["setup", "turn", "machines", "economy", "over"]
Step = Literal["start", "movement", "combat", "exploration", "end"]


@dataclass(slots=True)
class Options:
    """What the table chose before the game: see options/choices.py for the values.

    Attributes:
        scenario: the name of the scenario; with the number of seats it is one of `SCENARIOS`.
        victory: `standard`, `colony_points` or `long`.
        teams: `none`, `uneasy_alliance` or `blood_brothers`.
        pipelines, carriers, raiders, mines, aliens: the advanced sections 10 to 14. SE-ADV-01
        instant_upgrades, slingshot: optional rules 15.1 and 15.2.
        warp_points, doomsday_machines: how many are used (16, 17); 0 leaves the rule out.
        research: `standard`, `gearing` (18) or `grants` (19).
        costs: which table of technology costs.
        difficulty: of a solitaire game.
        quick_start: home markers start face up, planets with colonies.
        handicap: the number of the player (seat + 1) whose colonies grow by two steps; 0 for nobody.
        fleet_bonus: `unscreened` ships or `all` count for it. D-09
        carry_over: whether maintenance is taken from income alone, or from what was carried over too. D-28
        decoys: the numeral of a decoy is `any`, or what was `paid`. D-36
        wreck_points: with grants, points towards a level that a wreck gave are `kept` or `lost`. D-25
        opening: `standard`, or `midgame` for trials.
    """

    scenario: str = "standard"
    victory: str = "standard"
    teams: str = "none"
    pipelines: bool = False
    carriers: bool = False
    raiders: bool = False
    mines: bool = False
    aliens: bool = False
    instant_upgrades: bool = False
    slingshot: bool = False
    warp_points: int = 0
    doomsday_machines: int = 0
    research: str = "standard"
    costs: str = "base_2011"
    difficulty: str = "normal"
    quick_start: bool = False
    handicap: int = 0
    fleet_bonus: str = "unscreened"
    carry_over: str = "safe"
    decoys: str = "any"
    wreck_points: str = "kept"
    opening: str = "standard"


# --- the board -------------------------------------------------------------------------------------------------------


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

    owner: Side
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


# --- units -----------------------------------------------------------------------------------------------------------


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

    owner: Side
    type: str
    number: int
    at: str
    count: int = 1
    levels: dict[str, int] = field(default_factory=dict)
    up: bool = False
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


# --- players ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Purchase:
    """Units bought in an Economic Phase. SE-PLACE-01, SE-PLACE-05

    Attributes:
        at: the hex where they are placed.
        count: how many; of decoys the numeral.
        cost: CP for all of them.
        joins: the group that they are added to; None for a counter of their own.
    """

    type: str
    at: str
    count: int
    cost: int
    joins: str | None = None


@dataclass(slots=True)
class Sheet:
    """The production sheet of one Economic Phase, private to its owner. Sums are checked by `economy/sheet.py`.

    SE-ECON-02, SE-ECON-03

    Attributes:
        round: the round that it ends.
        carried: CP in hand when the phase began.
        colonies, minerals, pipelines, reward: income. `reward` is what an eliminated player brought.
        maintenance: what the ships cost; `paid`: what of it was paid. SE-MAINT-03
        bid: for the player order. SE-BID-01
        wrecks: what each space wreck rolled, and whether it gave a level (`attack`, or `attack:lost`).
        technology: levels bought and what each cost: `{"attack 1": 20}`.
        grants: rolls of research grants by technology. SE-GRANT-03
        spent: CP for research, of levels or grants. SE-GEAR-01
        purchases: units bought, in order.
        scuttled: units scuttled to save maintenance, then to free counters: `CA3`. D-61
        left: CP carried over to the next phase. SE-BUY-02
    """

    round: int
    carried: int
    colonies: int = 0
    minerals: int = 0
    pipelines: int = 0
    reward: int = 0
    maintenance: int = 0
    paid: int = 0
    bid: int = 0
    wrecks: list[str] = field(default_factory=list)
    technology: dict[str, int] = field(default_factory=dict)
    grants: dict[str, list[int]] = field(default_factory=dict)
    spent: int = 0
    purchases: list[Purchase] = field(default_factory=list)
    scuttled: list[str] = field(default_factory=list)
    left: int = 0
    closed: bool = False


@dataclass(slots=True)
class Player:
    """A seat.

    Attributes:
        team: seats of one team win together; without teams each seat is one of its own.
        home: the hex of the home world; empty before it is chosen.
        cp: construction points in hand, carried over from the last Economic Phase. SE-BUY-02
        technology: levels researched. SE-TECH-01
        units: counters on the board; `supply`: numbers of the others by type, the next one first. SE-GROUP-13
        looked: markers that only this player has seen, by hex. SE-EXPTECH-03
        shown: the highest levels of each technology announced so far, which everybody may remember. SE-TREVEAL-01
        sheets: production sheets, the current one last. SE-ECON-03
        progress: points of research grants towards the next level of a technology. SE-GRANT-06
        points: permanent colony points.
        reward: CP that come with the next income.
        researched, granted: CP of research, and number of grants, in the last Economic Phase. SE-GEAR-01, SE-GRANT-07
        out: eliminated.
    """

    seat: Seat
    colour: str
    team: int
    home: str = ""
    cp: int = 0
    technology: dict[str, int] = field(default_factory=dict)
    units: list[Unit] = field(default_factory=list)
    supply: dict[str, list[int]] = field(default_factory=dict)
    looked: dict[str, Marker] = field(default_factory=dict)
    shown: dict[str, int] = field(default_factory=dict)
    sheets: list[Sheet] = field(default_factory=list)
    progress: dict[str, int] = field(default_factory=dict)
    points: int = 0
    reward: int = 0
    researched: int = 0
    granted: int = 0
    out: bool = False


@dataclass(slots=True)
class Sighting:
    """What everybody once saw of counters that now lie face down. Where they went from there nobody was told.

    Attributes:
        at: the hex where it was turned down, or where raiders were announced.
        count: the numeral; 0 where it was not shown.
        round, turn: when.
    """

    owner: Seat
    at: str
    type: str
    count: int
    round: int
    turn: int


# --- what no seat plays ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Machine:
    """A doomsday machine on the board: an active unit, public in all. SE-DOOM-02

    Attributes:
        number: in the order in which they were revealed or entered.
        rating: its strength in the solitaire game; 0 for the machine of the optional rule. SE-DOOM-04
        hits: damage; it stays between combats only in the solitaire game. SE-DOOM-06
        weakness: of the solitaire game, once rolled.
    """

    number: int
    at: str
    rating: int = 0
    hits: int = 0
    weakness: str | None = None


@dataclass(slots=True)
class Fleet:
    """A fleet of an alien empire. Everybody sees where it is and that it is one.

    Attributes:
        cp: what it was launched with; hidden from all until it is built.
        raider: launched cloaked.
        units: its ships, once it was built at its first combat.
    """

    number: int
    at: str
    cp: int
    raider: bool = False
    units: list[Unit] = field(default_factory=list)
    built: bool = False


@dataclass(slots=True)
class Empire:
    """An alien empire of the solitaire game.

    Attributes:
        side: `EMPIRE` or below.
        home: the hex of its home world; `value`: its CP; 0 once destroyed.
        fleet_cp, tech_cp, defense_cp: its three accounts.
        extra: the rounds from which each further economic roll counts.
        defenses: mines, bases and ships at its home world.
    """

    side: Side
    home: str
    value: int = 20
    technology: dict[str, int] = field(default_factory=dict)
    fleet_cp: int = 0
    tech_cp: int = 0
    defense_cp: int = 0
    extra: list[int] = field(default_factory=list)
    fleets: list[Fleet] = field(default_factory=list)
    defenses: list[Unit] = field(default_factory=list)


# --- a battle --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Shot:
    """A shot of the current round, as everybody saw it. `firer` and `target` are ids of units; a machine is its number.

    Attributes:
        need: the highest roll that hits.
    """

    side: Side
    firer: str
    target: str
    need: int
    roll: int
    hit: bool


@dataclass(slots=True)
class Battle:
    """A battle in course; its units are those of both sides in the hex. SE-COMBAT-02, SE-COMBAT-05

    Attributes:
        round: of fire, from 1 on; 0 before the first.
        bombarding: the attacker fires at the colony. SE-BOMB-01
        bonus: the side with the fleet size bonus in this round. SE-COMBAT-09
        cloaked: sides whose raiders are cloaked in this round. SE-RAIDER-02
        shots: of this round.
        lost: ids of units destroyed so far, by side, with how many ships.
    """

    at: str
    attacker: Side
    defender: Side
    round: int = 0
    bombarding: bool = False
    bonus: Side | None = None
    cloaked: list[Side] = field(default_factory=list)
    shots: list[Shot] = field(default_factory=list)
    lost: list[tuple[Side, str, int]] = field(default_factory=list)


# --- the game --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class State(Core):
    """A game. `phase`, `step`, `queue` and `active` are its outermost loop as data; see phases/course.py.

    Attributes:
        round: three turns and an Economic Phase, from 1 on (the rulebook's cycle); `turn`: 1 to 3. SE-TURN-02
        order: the player order of this round; `queue`: seats that have still to take this turn. SE-TURN-03
        active: whose turn it is; `step`: which of its phases.
        entered: hexes that combat-capable units of the active seat entered in this Movement Phase. D-03
        fought: hexes whose battle of this Combat Phase is over.
        systems: every hex that is played, by id, in the order of the board.
        aside: deep space markers that take no part. SE-SYS-04
        aliens: alien ships on planets; `alien_pool`: the counters not drawn. SE-ALIEN-01
        machines: doomsday machines on the board, earliest first. SE-DOOM-08
        arrivals: solitaire: machines still to come, as (round, rating).
        empires: the alien empires of a solitaire game.
        bids: of the last Economic Phase, shown to all after it; `chosen`: whom the winner let go first. SE-BID-06
        winners: seats that have won; `lost`: a solitaire game that the player has lost.
    """

    options: Options
    players: list[Player]
    phase: Phase = "setup"
    step: str = "start"
    round: int = 0
    turn: int = 0
    order: list[Seat] = field(default_factory=list)
    queue: list[Seat] = field(default_factory=list)
    active: Seat | None = None
    entered: list[str] = field(default_factory=list)
    fought: list[str] = field(default_factory=list)
    systems: dict[str, System] = field(default_factory=dict)
    aside: list[Marker] = field(default_factory=list)
    aliens: list[Unit] = field(default_factory=list)
    alien_pool: list[str] = field(default_factory=list)
    machines: list[Machine] = field(default_factory=list)
    arrivals: list[tuple[int, int]] = field(default_factory=list)
    empires: list[Empire] = field(default_factory=list)
    battle: Battle | None = None
    bids: dict[Seat, int] = field(default_factory=dict)
    sightings: list[Sighting] = field(default_factory=list)
    winners: list[Seat] = field(default_factory=list)
    lost: bool = False
