"""The steps that a question can stand within, in words; everyone may know them."""

from __future__ import annotations

from functools import cache

from engine.ask import Seat
from engine.eclipse import words
from engine.text import T, Text, seat_name

MISSILES = T("eclipse-pending-missiles")


@cache
def action(seat: Seat, id: str) -> Text:
    """A seat's action or reaction."""
    return T("eclipse-pending-action", seat=seat_name(seat), action=words.action(id))


@cache
def battle(sector: str) -> Text:
    """A battle on a sector."""
    return T("eclipse-pending-battle", sector=words.sector(sector))


@cache
def engagement_round(number: int) -> Text:
    """A round of a battle."""
    return T("eclipse-pending-round", round=number)


@cache
def discovery(sector: str) -> Text:
    """The discovery tile of a sector."""
    return T("eclipse-pending-discovery", sector=words.sector(sector))
