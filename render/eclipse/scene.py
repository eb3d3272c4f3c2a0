"""The scene of a picture of Eclipse, and how its places are named."""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.interface.view import BlueprintView, SeatView, SectorView, View
from render import scene

Scene = scene.Scene[View]


def space_id(at: tuple[int, int]) -> str:
    """A space without a sector as questions, events and marks name it."""
    return f"{at[0]},{at[1]}"


def sector_of(view: View, id_: str) -> SectorView:
    """A sector by its number.

    Raises:
        KeyError: it is not on the map.
    """
    return {sector.id: sector for sector in view.sectors}[id_]


def seat_of(view: View, number: Seat) -> SeatView:
    """A seat that has a board.

    Raises:
        KeyError: there is none.
    """
    return {seat.seat: seat for seat in view.seats if seat.blueprints}[number]


def design(view: View, seat: int, type_: str) -> BlueprintView:
    """A blueprint of a seat."""
    return next(one for one in view.seats[seat].blueprints if one.type == type_)
