"""Windows that a seat can let pass in advance. It is asked as ever, so that nobody can tell who holds what; whoever
runs the table answers for it, after a delay drawn for all alike.
"""

from __future__ import annotations

from engine.ask import Ask, PickOne, Seat
from engine.effects import PASS
from engine.ti4.abilities.windows import Moment


def kinds() -> tuple[str, ...]:
    """The windows that can be passed in advance: the same for every seat, so it tells nothing."""
    return Moment.passables()


def is_window(seat: Seat, ask: Ask) -> bool:
    """Whether this seat is only asked whether it reacts."""
    return ask.kind in kinds() and isinstance(ask.must.get(seat), PickOne)


def idle(seat: Seat, ask: Ask) -> bool:
    """Whether it could only pass."""
    shape = ask.must.get(seat)
    return isinstance(shape, PickOne) and all(option.id == PASS for option in shape.options)
