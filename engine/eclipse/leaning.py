"""Where chance would rather go, so that stand-ins and random play explore, build and fight instead of passing.

Never a rule: every choice that is legal stays possible.
"""

from __future__ import annotations

PASS, DONE, DISCARD = "pass", "done", "discard"


def to_action(id: str) -> int:
    """Rather act than pass, but not until the money is gone."""
    return {PASS: 2, "explore": 4, "influence": 1}.get(id, 3)


def to_go_on(id: str) -> int:
    """Rather one more than done."""
    return 1 if id == DONE else 3


def to_keep(id: str) -> int:
    """Rather place a sector than discard it."""
    return 1 if id == DISCARD else 3
