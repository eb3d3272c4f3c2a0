"""Where chance would rather go, so that stand-ins and random play explore, build and fight instead of passing.

Never a rule: every choice that is legal stays possible.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import NO

PASS, DONE, DISCARD = "pass", "done", "discard"
ACTIONS = {PASS: 1, "give_up": 1, "explore": 6, "influence": 2}


def to_action(money_lasts: bool) -> Callable[[str], int]:
    """Rather act than pass, but only while the money lasts."""
    return _while_it_lasts if money_lasts else _to_save


def _while_it_lasts(id: str) -> int:
    return ACTIONS.get(id, 4)


def _to_save(id: str) -> int:
    return 40 if id == PASS else 1


def to_go_on(id: str) -> int:
    """Rather one more than done."""
    return 1 if id == DONE else 3


def to_choose(id: str) -> int:
    """Rather two sectors to choose from."""
    return 1 if id == "1" else 4


def to_take(id: str) -> int:
    """Rather control a sector than leave it."""
    return 1 if id == NO else 4


def to_keep(id: str) -> int:
    """Rather place a sector than discard it."""
    return 1 if id == DISCARD else 3
