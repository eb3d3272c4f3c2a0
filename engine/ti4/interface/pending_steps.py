"""The steps that a question can stand within, in words; everyone may know them. The same step is one text."""

from __future__ import annotations

from functools import cache

from engine.ask import Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities import naming

MOVEMENT = T("ti4-pending-movement")
CANNONS = T("ti4-pending-space-cannon")
INVASION = T("ti4-pending-invasion")
PRIMARY = T("ti4-pending-primary")
PRODUCTION = T("ti4-pending-production")


@cache
def tactical(seat: Seat, system: str) -> Text:
    """A seat's tactical action."""
    return T("ti4-pending-tactical", seat=seat_name(seat), system=words.system(system))


@cache
def strategic(seat: Seat, card: str) -> Text:
    """A seat's strategic action."""
    return T("ti4-pending-strategic", seat=seat_name(seat), card=words.strategy(card))


@cache
def secondary(seat: Seat) -> Text:
    """The secondary ability of the strategy card at hand, as a seat resolves it."""
    return T("ti4-pending-secondary", seat=seat_name(seat))


@cache
def space_combat(round: int) -> Text:
    """A space combat in this round, 0 before the first and after the last."""
    return T("ti4-pending-space-combat", round=round)


@cache
def ground_combat(planet: str, round: int) -> Text:
    """A ground combat in this round, 0 before the first and after the last."""
    return T("ti4-pending-ground-combat", planet=words.planet(planet), round=round)


@cache
def bombardment(planet: str) -> Text:
    """The bombardment of a planet."""
    return T("ti4-pending-bombardment", planet=words.planet(planet))


@cache
def agenda(id: str, step: str) -> Text:
    """An agenda at this step: `reveal`, `vote` or `outcome`."""
    return Text(f"ti4-pending-agenda-{step}", {"agenda": words.agenda(id)})


@cache
def component(seat: Seat, choice: str) -> Text:
    """A component that a seat has announced, by the id of the choice."""
    return T("ti4-pending-component", seat=seat_name(seat), name=naming.name(choice))
