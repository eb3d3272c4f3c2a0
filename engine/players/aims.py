"""What an answer of a program is for, in one word: what it tells of its reasons, and what a deputy leaves alone."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Aim(StrEnum):
    """Why an answer is given. `aim-...` says each in words."""

    BEST = "best"
    EXPAND = "expand"
    ATTACK = "attack"
    DEFEND = "defend"
    PRODUCE = "produce"
    RESEARCH = "research"
    SCORE = "score"
    EARN = "earn"
    TRADE = "trade"
    KEEP = "keep"
    PASS = "pass"
    BREAK = "break"
    """A promise is broken."""
    GIVE = "give"
    """Something is given away."""
    SPEND = "spend"
    """A card is used, or something else that could wait."""


CAUTION: Mapping[str, int] = MappingProxyType({Aim.ATTACK: 3000, Aim.BREAK: 9000, Aim.GIVE: 9000, Aim.SPEND: 5000})
"""By how many thousandths of a point more such an answer must be worth before a deputy gives it."""
