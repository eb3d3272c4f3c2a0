"""The scene of a picture of Forbidden Stars, and how its places are named."""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.interface.view import AreaView, SeatView, SystemView, View
from render import scene

Scene = scene.Scene[View]


def system_of(view: View, id_: str) -> SystemView:
    """A system by its id.

    Raises:
        KeyError: it is not on the board.
    """
    return {system.id: system for system in view.systems}[id_]


def seat_of(view: View, number: Seat) -> SeatView:
    """A seat by its number.

    Raises:
        KeyError: there is none.
    """
    return {seat.seat: seat for seat in view.seats}[number]


def areas_of(view: View, system: str) -> list[AreaView]:
    """The areas of a system that are on the board."""
    return [area for area in view.areas if area.system == system]
