"""What happens in the Operations Phase that abilities can answer, and the values of orders that they can change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.forbidden_stars.abilities.windows import Moment, Occasion, Point
from engine.forbidden_stars.components import OrderKind, StructureKind, UnitKind


@dataclass(slots=True, kw_only=True)
class OrderAt(Occasion):
    """An order of the actor in a system; `kind` is as what it is resolved, which an ability may change. FS-UPG-13"""

    kind: OrderKind
    system: str


ORDER_REVEALED = Moment[OrderAt]("order_revealed", passable=False)
"""An order is about to be resolved: its upgrades, and schemes for it. FS-UPG-07"""
ORDER_RESOLVED = Moment[OrderAt]("order_resolved", passable=False)
"""All its steps are done; capacities are not checked yet."""
DOMINATE = Moment[OrderAt]("dominate", passable=False)
"""The second step of a Dominate order: the ability of the faction sheet. FS-DOM-05"""


@dataclass(slots=True, kw_only=True)
class Striking(Occasion):
    """An orbital strike of the actor; `game.state.strike` holds the rest."""

    world: str


STRIKE_CARD = Moment[Striking]("strike_card", passable=False, open=False)
"""The dice lie: an order upgrade chosen before is resolved (`follow`). FS-ORBIT-13, FS-ORBIT-17"""
STRIKE_ROLLED = Moment[Striking]("strike_rolled", passable=False)
"""All chosen cards are resolved, damage is not dealt yet: schemes."""


@dataclass(slots=True, kw_only=True)
class Turn(Occasion):
    """A turn of the actor in the Operations Phase."""


INSTEAD = Moment[Turn]("instead_of_order", passable=False, open=False)
"""What may be done instead of revealing an order; it is offered among the tokens. FS-EVENT-07, FS-EVENT-08"""

STORM_OPEN = Point[bool, UnitKind]("storm_open")
"""Whether moving units of this kind may cross warp storms. FS-STORM-02"""
LENT_VOIDS = Point[int, None]("lent_voids")
"""How many ground units of an Advance may use one uncontrolled void as if it were friendly."""
SITES = Point[tuple[int, ...], str]("sites")
"""What each factory in a system adds to its production limit; without any no units are bought. FS-DEPLOY-04"""
STRUCTURE_FIRST = Point[bool, None]("structure_first")
"""Whether the structure of a Deploy may be bought before its units."""
PRESENCE = Point[bool, str]("presence")
"""Whether upgrades may be bought by a Strategize in this system. FS-STRAT-03"""


class Building(NamedTuple):
    """A structure that might be placed on a world."""

    area: str
    kind: StructureKind


BUILDS = Point[bool, Building]("builds")
"""Whether a structure may be placed on a world as far as other structures there go. FS-STRUCT-04, FS-DEPLOY-12"""
