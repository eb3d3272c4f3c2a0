"""How a seat is written in a command: `seat:2`, or 2, as every list counts; never the number that the rules give it."""

from __future__ import annotations

from engine.ask import Seat
from engine.digits import whole

SEAT = "seat:"


def seat_spelling(seat: Seat) -> str:
    """What suggestions put into a command. No bare number: a player may be called like one."""
    return f"{SEAT}{seat + 1}"


def seat_spelled(typed: str) -> Seat | None:
    """The inverse; bare numbers are understood too."""
    number = whole(typed.strip().casefold().removeprefix(SEAT).strip(), 2)
    return number - 1 if number else None
