"""The state of a game: its outermost loop as data, and all that lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.ask import Seat
from engine.kit.draft import Draft
from engine.run import Core
from engine.space_empires.state.automata import Empire, Machine
from engine.space_empires.state.battle import Battle
from engine.space_empires.state.board import Marker, Owner, System, Unit
from engine.space_empires.state.options import Options
from engine.space_empires.state.players import Player, Sighting

Phase = Literal["setup", "turn", "machines", "economy", "over"]
Step = Literal["start", "movement", "combat", "exploration", "end"]


@dataclass(slots=True)
class State(Core):
    """A game. `phase`, `step`, `queue` and `active` are its outermost loop as data; see phases/course.py.

    Attributes:
        round: three turns and an Economic Phase, from 1 on (the rulebook's cycle); `turn`: 1 to 3. SE-TURN-02
        order: the player order of this round; `queue`: seats that have still to take this turn. SE-TURN-03
        active: whose turn it is; `step`: which of its phases.
        acting: seats that take this turn together, the first one first: blood brothers, else one seat.
        entered: hexes that combat-capable units of the active seat entered in this Movement Phase. D-03
        fought: hexes whose battle of this Combat Phase is over; `seen`: hexes with the raiders' side and the other one
            where scanners enough were announced in this Movement Phase, so that a battle follows. D-75
        systems: every hex that is played, by id, in the order of the board.
        aside: deep space markers that take no part. SE-SYS-04
        aliens: alien ships on planets; `alien_pool`: the counters not drawn. SE-ALIEN-01
        machines: doomsday machines on the board, earliest first. SE-DOOM-08
        arrivals: solitaire: machines still to come, as (round, rating).
        empires: the alien empires of a solitaire game.
        bids: of the last Economic Phase, shown to all after it; `chosen`: whom the winner let go first. SE-BID-06
        names_opponents: of several enemies in a hex the active player names whom to fight; in games from before it was
            asked nobody does. D-07
        draft: who sits where, where the table drafts places.
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
    acting: list[Seat] = field(default_factory=list)
    entered: list[str] = field(default_factory=list)
    fought: list[str] = field(default_factory=list)
    seen: list[tuple[str, Owner, Owner]] = field(default_factory=list)
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
    names_opponents: bool = False
    draft: Draft | None = None
    winners: list[Seat] = field(default_factory=list)
    lost: bool = False
