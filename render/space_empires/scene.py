"""The scene of a picture of Space Empires, who stands on which side, and how its places are named."""

from __future__ import annotations

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.interface.view import HexView, SeatView, View
from render import scene
from render.colours import INK, NOBODY, Rgb, seat_colour

GAME = "space_empires"
Scene = scene.Scene[View]


def hex_of(view: View, id_: str) -> HexView:
    """A hex by its name.

    Raises:
        KeyError: it is not played.
    """
    return {one.id: one for one in view.hexes}[id_]


def seat_of(view: View, number: Seat) -> SeatView:
    """A seat by its number.

    Raises:
        KeyError: there is none.
    """
    return {seat.seat: seat for seat in view.seats}[number]


def side_colour(scene: Scene, side: int) -> str:
    """The name of a side's colour; what no seat plays has one of its own."""
    return scene.colour(side) if side >= 0 else NOBODY


def side_rgb(scene: Scene, side: int) -> Rgb:
    """A side's colour as it is seen on the night."""
    seat = seat_colour(side_colour(scene, side))
    return seat.rgb if seat.edge == INK else seat.edge


def counter_name(scene: Scene, id_: str) -> str:
    """What a counter is called, without its numeral."""
    return scene.words(words.counter_name(id_))


def hex_name(scene: Scene, id_: str) -> str:
    """What a hex is called on the printed board; its id says it otherwise."""
    return scene.words(words.hex(id_))


def side_name(scene: Scene, side: int) -> str:
    """A side by its player, or by what plays it."""
    return scene.name(side) if side >= 0 else scene.words(words.side(side))
