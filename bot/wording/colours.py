"""The colour in which a seat is spoken to: that of its pieces in the pictures."""

from __future__ import annotations

from bot.live.model import Live
from bot.widgets.maker import NEUTRAL
from engine.ask import Seat
from render.colours import seat_colour


def colour_of(live: Live, seat: Seat | None) -> int:
    """That of the seat, as Discord numbers colours; for none, and at a table without colours, one that is nobody's."""
    colours = live.rules.colours
    if seat is None or seat >= len(colours):
        return NEUTRAL
    red, green, blue = seat_colour(colours[seat]).rgb
    return red << 16 | green << 8 | blue
