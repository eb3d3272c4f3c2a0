"""The one reader of numbers: decimal ASCII digits, and no more of them than a database can hold.

Python takes more for digits: `"²".isdigit()` holds and `int("²")` raises, `\\d` takes the digits of every script, and a
number of 5,000 digits raises. Whoever writes to the bot can send all of that.
"""

from __future__ import annotations

import re

LONGEST = 18
"""Every number of so many digits fits into 63 bits."""
SNOWFLAKE = 20
"""Digits of an id of Discord's, which has 64 bits."""
_DIGITS = re.compile("[0-9]+")


def whole(typed: str, longest: int = LONGEST) -> int | None:
    """The number that these digits write, from 0; None for anything else, also for a sign, blanks or too many."""
    return int(typed) if len(typed) <= longest and _DIGITS.fullmatch(typed) else None


def signed(typed: str, longest: int = LONGEST) -> int | None:
    """A number as people type it: blanks around it, and a sign before it; None for anything else."""
    words = typed.strip()
    size = whole(words.removeprefix("-") if words.startswith("-") else words.removeprefix("+"), longest)
    return size if size is None or not words.startswith("-") else -size
