"""What happens in a combat that abilities can answer, and the values of a combat that they can change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.ask import Seat
from engine.forbidden_stars.abilities.windows import Moment, Occasion, Point, TablePoint
from engine.forbidden_stars.components import Face
from engine.forbidden_stars.state import Unit
from engine.text import T, Text, seat_name


@dataclass(slots=True, kw_only=True)
class Revealing(Occasion):
    """The actor has turned up the combat card that it laid."""

    card: str


CARD_REVEALED = Moment[Revealing]("combat_card_revealed", passable=False, open=False)
"""A combat card is resolved (`follow`): general abilities from top to bottom, then unit abilities. FS-CARD-05"""


@dataclass(slots=True, kw_only=True)
class Assessing(Occasion):
    """An assess-damage step of the combat in course; it has no actor.

    Attributes:
        ahead: what each side would suffer by what lies open now, the attacker first.
    """

    ahead: dict[Seat, int] = field(default_factory=dict)


class DamageMoment(Moment[Assessing]):
    """It says what each side would suffer if nothing were used."""

    def question(self, occasion: Assessing, asked: Sequence[Seat]) -> Text:
        told = tuple(T("forbidden_stars-would-suffer", seat=seat_name(seat), n=n) for seat, n in occasion.ahead.items())
        return Text(f"forbidden_stars-react-{self.name}", {"ahead": told})


DAMAGE_STARTS = DamageMoment("damage_starts")
"""Attack and defence are not added up yet. D-55"""
DAMAGE_ENDS = Moment[Assessing]("damage_ends")
"""Both sides have suffered their damage. D-55"""


@dataclass(slots=True, kw_only=True)
class Routing(Occasion):
    """A unit of the actor has become routed in the combat in course; a retreat does not count. D-45"""

    unit: Unit


UNIT_ROUTED = Moment[Routing]("unit_routed")

ROUTABLE = Point[bool, None]("routable")
"""Whether units of a side in combat can be routed."""
VULNERABLE = Point[bool, None]("vulnerable")
"""Whether units of a side in combat suffer damage; bastions are no units. FS-BASTION-04"""
TOKENS = Point[int, Face]("combat_tokens")
"""How many combat tokens of a face a side gains. FS-GAIN-04"""
COPIES = Point[bool, None]("copies_tokens")
"""Whether a side gains the combat tokens that its opponent gains."""
START_DICE = Point[tuple[Face, ...], None]("start_dice")
"""Dice that a side gains when a combat starts, before the roll."""
DAMAGE_STEPS = TablePoint[int]("damage_steps")
"""How many assess-damage steps an execution round has. FS-CLAR-01, D-38"""
