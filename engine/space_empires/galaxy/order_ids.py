"""The ids of what can be ordered in a Movement Phase. SE-MOVE-01"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.ids import Id

DONE, MANAGE = "done", "manage"
"""Ends the phase; and the list of what is seldom ordered."""


@dataclass(frozen=True)
class Settle(Id):
    """A colony is begun in a hex; by this ship, where one could still move and another not."""

    at: str
    unit: str | None = None
    tag: ClassVar[str] = "settle"


@dataclass(frozen=True)
class Tow(Id):
    """A miner takes what lies in its hex."""

    unit: str
    tag: ClassVar[str] = "tow"


@dataclass(frozen=True)
class Unload(Id):
    """A miner leaves its cargo on the colony."""

    unit: str
    tag: ClassVar[str] = "unload"


@dataclass(frozen=True)
class Look(Id):
    """A cruiser looks at a marker; one of this group, where it matters which."""

    at: str
    unit: str | None = None
    tag: ClassVar[str] = "look"


@dataclass(frozen=True)
class March(Id):
    """One unit of a hex moves."""

    at: str
    unit: str
    tag: ClassVar[str] = "march"


@dataclass(frozen=True)
class Everything(Id):
    """All units of a hex that can move go together; how many they are everybody sees anyway."""

    at: str
    number: int
    tag: ClassVar[str] = "all"


def is_order(id: str) -> bool:
    """Whether it is an order to units, of which several can be given at once."""
    return any(kind.fits(id) for kind in (Settle, Tow, Unload, Look, March, Everything))
