"""What happens at a moment, as abilities see it. What only one rule knows has an occasion beside that rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import effects
from engine.ask import Seat
from engine.text import Text


@dataclass(slots=True, kw_only=True)
class Occasion(effects.Occasion):
    """Something happens to the whole table. What is told of it in the question of its window follows from these."""

    def number(self) -> int:
        """How many, of whatever it is about."""
        return 0

    def place(self) -> str | None:
        """The planet or the system where it happens."""
        return None

    def systems(self) -> Sequence[str]:
        """The systems to mark in the picture."""
        return ()

    def units(self) -> tuple[str, int] | None:
        """The units it is about: their type, and how many."""
        return None

    def component(self) -> str | None:
        """The card it is about."""
        return None

    def aim(self) -> Text | None:
        """What the card is aimed at."""
        return None


@dataclass(slots=True)
class OfSeat(Occasion):
    """Something happens to a player, or a player does it."""

    actor: Seat


@dataclass(slots=True)
class InSystem(OfSeat):
    """... in a system."""

    system: str

    def place(self) -> str | None:
        return self.system

    def systems(self) -> Sequence[str]:
        return (self.system,)


@dataclass(slots=True)
class WithPieces(InSystem):
    """... with units: pieces by type."""

    pieces: dict[str, int]


@dataclass(slots=True)
class OnPlanet(InSystem):
    """... on a planet of a system."""

    planet: str

    def place(self) -> str | None:
        return self.planet


@dataclass(slots=True)
class WithCard(OfSeat):
    """... with a card: an action card, a strategy card, a technology, an agenda."""

    card: str

    def component(self) -> str | None:
        return self.card
