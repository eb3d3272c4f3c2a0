"""What happens between the orders that abilities can answer: the end of planning, events, storms that move."""

from __future__ import annotations

from dataclasses import dataclass

from engine.forbidden_stars.abilities.windows import Moment, Occasion


@dataclass(slots=True, kw_only=True)
class Planned(Occasion):
    """The last order token was placed."""


PLANNING_ENDS = Moment[Planned]("planning_ends", passable=False)


@dataclass(slots=True, kw_only=True)
class EventAt(Occasion):
    """The actor resolves the event card it chose. FS-REFRESH-10"""

    card: str


EVENT_STEP = Moment[EventAt]("event", passable=False, open=False)
"""A tactic that is resolved (`follow`). FS-EVENT-04"""


@dataclass(slots=True, kw_only=True)
class StormMove(Occasion):
    """The actor has announced to move a storm; cancelled, it stays where it lies.

    Attributes:
        storm: its index in `State.storms`; `edge`: where it is to go.
    """

    storm: int
    edge: str


STORM_ANNOUNCED = Moment[StormMove]("storm_announced")
