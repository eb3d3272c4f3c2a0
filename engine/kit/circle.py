"""Seats around a table: who sits clockwise of whom, without those who are out of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left

from engine.ask import Seat


class Circle(ABC):
    """What a run of a game is besides whose seats play clockwise."""

    @abstractmethod
    def seats(self) -> list[Seat]:
        """Seats still in the game, in seat order."""

    def clockwise(self, start: Seat) -> list[Seat]:
        """Seats still in the game, clockwise from `start`."""
        seats = self.seats()
        at = bisect_left(seats, start)
        return seats[at:] + seats[:at]

    def others(self, seat: Seat) -> list[Seat]:
        """Everyone else still in the game, clockwise from the left of `seat`."""
        return [other for other in self.clockwise(seat) if other != seat]
