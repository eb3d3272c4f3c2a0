"""What a mind notes of the order in course: whence units went, where ships have sailed to, how many an effect takes."""

from __future__ import annotations

from engine.forbidden_stars.minds import worth
from engine.forbidden_stars.minds.chart import Chart
from engine.forbidden_stars.minds.mind import At

LEFT, TAKEN, SAILED = "left ", "taken", "sailed to "
"""The note of an area that units have left, of how many an effect takes, of a void to which ships have sailed."""


def order(at: At) -> str:
    """The order in course: no other one of the seat is resolved in the same round with as many tokens at hand."""
    return f"{at.view.round}:{worth.me(at).orders}:{at.view.resolving}"


def takes(at: At, number: int) -> None:
    """Notes how many units an effect takes elsewhere."""
    _note(at, TAKEN, number)


def taken(at: At) -> int:
    """How many units an effect takes elsewhere, by the note of the same turn; one without."""
    return _noted(at, TAKEN, 1)


def sails(at: At, void: str, there: int) -> None:
    """Notes how many ships lay in a void before others sailed to it by the order in course."""
    _note(at, f"{SAILED}{void}", lying(at, void, there))


def lying(at: At, void: str, there: int) -> int:
    """How many of the ships there have not come by the order in course, and may move."""
    return min(there, _noted(at, f"{SAILED}{void}", there))


def shuffled(here: Chart, area: str, left: object, now: object) -> bool:
    """Whether units would go to an own area from which others went by the same order: they could have stayed."""
    return left == now and here.friendly(area)


def _note(at: At, name: str, number: int) -> None:
    at.memory[name] = f"{number}@{order(at)}"


def _noted(at: At, name: str, otherwise: int) -> int:
    number, _, when = str(at.memory.get(name, "")).partition("@")
    return int(number) if when and when == order(at) else otherwise
