"""The kinds of pictures of Eclipse beside the map at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.digits import whole
from engine.zoom import OfPlace, OfPlaces, OfSeat, Page, Zoom


class Turnings(NamedTuple):
    """A sector, and the turns by which it can lie."""

    sector: str
    turns: Sequence[int]


class OfTurnings(Zoom[Turnings]):
    """A sector in each of several turnings: `310-0,2`."""

    def text(self, about: Turnings) -> str:
        return f"{about.sector}-{','.join(map(str, about.turns))}"

    def parse(self, text: str) -> Turnings:
        sector, _, turns = text.partition("-")
        numbers = [number for turn in turns.split(",") if (number := whole(turn, 1)) is not None]
        if len(numbers) != len(turns.split(",")):
            raise KeyError(text)
        return Turnings(sector, numbers)


PLAYERS, TECHNOLOGIES, ALL = Page("players"), Page("technologies"), Page("all")
"""The panels of all seats; the technologies on offer; the map with both on one page."""
FOCUS = OfPlaces("focus-", ";")
"""The sectors and spaces of a question, numbered."""
TURNINGS = OfTurnings("turns-")
"""A sector that is to be laid, in each way in which it can lie, numbered."""
SHIPS = OfSeat("ships-")
"""The blueprints of a seat."""
BATTLE = OfPlace("battle-")
"""The fleets on a sector."""
SECTOR = OfPlace()
"""A sector and its neighbours."""
