"""What belongs to a seat: its production sheets, technology and counters, and what everybody has seen."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.ask import Seat
from engine.space_empires.state.board import Marker, Unit


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
