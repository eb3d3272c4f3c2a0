"""Seats around a table: who sits clockwise of whom, without those who are out of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Mapping

from engine.ask import Seat


class Circle(ABC):
    """What a run of a game is besides whose seats play clockwise."""

    @abstractmethod
    def seats(self) -> list[Seat]:
        """Seats still in the game, in seat order."""

    def places(self) -> Mapping[Seat, int] | None:
        """Where the seats sit, where a draft has decided that; None where they sit in seat order."""
        return None

    def clockwise(self, start: Seat) -> list[Seat]:
        """Seats still in the game, clockwise from `start`."""
        seats, places = self.seats(), self.places()
        if places is not None:
            first, around = places[start], len(places)
            return sorted(seats, key=lambda seat: (places[seat] - first) % around)
        at = bisect_left(seats, start)
        return seats[at:] + seats[:at]

    def after(self, seat: Seat) -> Seat:
        """Who is next clockwise; the seat itself where nobody else is left."""
        return next(iter(self.others(seat)), seat)

    def others(self, seat: Seat) -> list[Seat]:
        """Everyone else still in the game, clockwise from the left of `seat`."""
        return [other for other in self.clockwise(seat) if other != seat]
