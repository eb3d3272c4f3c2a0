"""What the owners of groups have ordered for the rounds of a battle. SE-FIRE-08, SE-FIRE-10"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.ids import Id
from engine.space_empires.state import Owner, Unit

SINCE = 2
"""The edition since which groups fire by orders, and what is scuttled for its counter is asked by itself."""
EACH, END = "each", "end"
"""To decide later, one after the other; all at the weakest to the end of the battle."""


@dataclass(frozen=True)
class Flight(Id):
    """Whole groups retreat to a hex, as many as can."""

    to: str
    tag: ClassVar[str] = "away"


@dataclass(slots=True)
class Orders:
    """What the groups of an owner do in a round: an id of a target, `hold`, a `Flight`, `each` or `end`.

    Attributes:
        all: what those do that have no order of their own; `of`: these, by their ids.
        groups: how many there were when it was asked.
    """

    all: str = EACH
    of: dict[str, str] = field(default_factory=dict)
    groups: int = 1

    def order(self, unit: Unit) -> str:
        """What a group does."""
        return self.of.get(unit.id, self.all)

    def aimed(self) -> bool:
        """Whether there is anything in it that can be done once more."""
        return any(order != EACH and not Flight.fits(order) for order in (self.all, *self.of.values()))


@dataclass(slots=True)
class Volleys:
    """The orders of a battle.

    Attributes:
        now: of this round, by owner; `before`: of the last round in which they fired.
        resolved: who fights to the end, and is asked nothing any more.
    """

    now: dict[Owner, Orders] = field(default_factory=dict)
    before: dict[Owner, Orders] = field(default_factory=dict)
    resolved: list[Owner] = field(default_factory=list)

    def next_round(self) -> None:
        """Orders are for one round."""
        self.before |= self.now
        self.now = {owner: Orders(END) for owner in self.resolved}
