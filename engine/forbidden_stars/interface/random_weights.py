"""Where chance would rather go, so that stand-ins and random play move, build and fight instead of passing.

Never a rule: every choice that is legal stays possible. What hangs on the board stands in `galaxy.random_aims`.
"""

from __future__ import annotations

from engine.ask import NO, YES, Option, PickOne
from engine.text import Text

DONE, NONE, LEAVE = "done", "none", "leave"
ORDERS = {"advance": 5, "deploy": 3, "dominate": 2, "strategize": 1}


def to_go_on(id: str) -> int:
    """Rather one more than done."""
    return 1 if id == DONE else 3


def to_act(id: str) -> int:
    """Rather something than nothing."""
    return 1 if id in (DONE, NONE, NO, LEAVE) else 4


def to_resolve(yes: Text, no: Text, more: Text | None = None) -> PickOne:
    """Rather do it than leave it; `more` is what there is to know before it is done."""
    return PickOne([Option(YES, yes, more=more), Option(NO, no)], lean=to_act)


def to_order(kind: str) -> int:
    """Rather the orders that bring units forward."""
    return ORDERS[kind]
