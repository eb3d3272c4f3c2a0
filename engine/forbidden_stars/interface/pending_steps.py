"""The steps that a question can stand within, in words; everyone may know them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.ask import Seat
from engine.forbidden_stars import words
from engine.text import T, Text, seat_name

_COMBAT, _ROUND = "forbidden_stars-pending-combat", "forbidden_stars-pending-round"
_EVENT = "forbidden_stars-pending-event"


@cache
def order(seat: Seat, kind: str, system: str) -> Text:
    """An order that is resolved."""
    order_, place = words.order(kind), words.system(system)
    return T("forbidden_stars-pending-order", seat=seat_name(seat), order=order_, system=place)


@cache
def combat(area: str) -> Text:
    """A combat."""
    return T(_COMBAT, area=words.area(area))


def fought_over(steps: Sequence[Text]) -> str:
    """The area of the combat within which a question with these steps stands; empty: it stands within none."""
    areas = (str(step.params["area"]) for step in steps if step.key == _COMBAT)
    return next(areas, "")


@cache
def execution_round(number: int) -> Text:
    """One of the rounds of a combat."""
    return T(_ROUND, n=number)


@cache
def strike(area: str) -> Text:
    """An orbital strike."""
    return T("forbidden_stars-pending-strike", area=words.area(area))


@cache
def event(seat: Seat) -> Text:
    """A seat's event step."""
    return T(_EVENT, seat=seat_name(seat))


def is_of_event(steps: Sequence[Text]) -> bool:
    """Whether a question with these steps stands within somebody's event step."""
    return any(step.key == _EVENT for step in steps)
