"""Where chance would rather go, so that stand-ins and random play move, build and fight instead of passing.

Never a rule: every choice that is legal stays possible.
"""

from __future__ import annotations

DONE, NONE = "done", "none"


def to_go_on(id: str) -> int:
    """Rather one more than done."""
    return 1 if id == DONE else 3


def to_act(id: str) -> int:
    """Rather something than nothing."""
    return 1 if id in (DONE, NONE, "no") else 4
