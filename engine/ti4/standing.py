"""Windows that a seat can let pass in advance. It is asked as ever, so that nobody can tell who holds what; whoever
runs the table answers for it, after a delay drawn for all alike.
"""

from __future__ import annotations

from functools import cache

from engine.ask import Ask, PickOne, Seat
from engine.ti4 import windows

NOT_WINDOWS = ("component_action",)


@cache
def kinds() -> tuple[str, ...]:
    """The windows that can be passed in advance: the same for every seat, so it tells nothing."""
    asking = {kind: entries for kind, entries in windows.ABILITIES.items() if kind not in NOT_WINDOWS}
    return tuple(sorted(kind for kind, entries in asking.items() if not all(entry.mandatory for entry in entries)))


def is_window(seat: Seat, ask: Ask) -> bool:
    """Whether this seat is only asked whether it reacts."""
    return ask.kind in kinds() and isinstance(ask.must.get(seat), PickOne)


def idle(seat: Seat, ask: Ask) -> bool:
    """Whether it could only pass."""
    shape = ask.must.get(seat)
    return isinstance(shape, PickOne) and all(option.id == windows.PASS for option in shape.options)
