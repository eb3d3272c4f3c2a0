"""The whole state of a game of Space Empires, as plain data. Rules change it in place; `dump` writes it.

Ids: a hex is a row letter and a column (`C7`, see galaxy/board.py). A unit of a side is its type and the
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

from engine.space_empires.state.automata import Empire, Fleet, Machine
from engine.space_empires.state.battle import Battle, Shot
from engine.space_empires.state.board import ALIENS, EMPIRE, MACHINES, Colony, Marker, Owner, System, Unit, counter_of
from engine.space_empires.state.game import Phase, State, Step
from engine.space_empires.state.options import Options
from engine.space_empires.state.players import Player, Purchase, Sheet, Sighting

__all__ = [
    "ALIENS",
    "EMPIRE",
    "MACHINES",
    "Battle",
    "Colony",
    "Empire",
    "Fleet",
    "Machine",
    "Marker",
    "Options",
    "Owner",
    "Phase",
    "Player",
    "Purchase",
    "Sheet",
    "Shot",
    "Sighting",
    "State",
    "Step",
    "System",
    "Unit",
    "counter_of",
]
