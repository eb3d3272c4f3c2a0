"""Arrows for moves that are planned."""

from __future__ import annotations

from math import dist

from render.canvas import Canvas, Pen, Point
from render.colours import GOLD, INK, Rgb

HEAD, EDGE = 2.6, 0.45
"""Head and dark edge, in widths."""
TAIL, TIP = (7.5, 0.42), (5.5, 0.3)
"""How far its ends stay off the middles of the places, where something stands: in widths; shares of the way at most."""


def arrow(canvas: Canvas, start: Point, end: Point, width: float) -> None:
    """From near one place to near another."""
    way = dist(start, end)
    if way < width:
        return
    along = (end[0] - start[0]) / way, (end[1] - start[1]) / way
    behind, before = (min(wide * width, share * way) for wide, share in (TAIL, TIP))
    tail = start[0] + along[0] * behind, start[1] + along[1] * behind
    between(canvas, tail, (end[0] - along[0] * before, end[1] - along[1] * before), width)


def between(canvas: Canvas, start: Point, end: Point, width: float) -> None:
    """From just here to just there."""
    way = dist(start, end)
    along = (end[0] - start[0]) / way, (end[1] - start[1]) / way
    pad = HEAD * width
    left, top = min(start[0], end[0]) - pad, min(start[1], end[1]) - pad
    pen = Pen(abs(end[0] - start[0]) + 2 * pad, abs(end[1] - start[1]) + 2 * pad)
    tail, tip = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    for ink, more in ((INK, EDGE * width), (GOLD, 0.0)):
        _draw(pen, (tail, tip), along, (width, more), ink)
    canvas.put(pen.done(), left, top, "lt")


def _draw(pen: Pen, way: tuple[Point, Point], along: Point, wide: tuple[float, float], ink: Rgb) -> None:
    """The shaft and the head, so much wider on every side."""
    tail, tip, (width, more) = way[0], way[1], wide
    neck = tip[0] - along[0] * HEAD * width, tip[1] - along[1] * HEAD * width
    half = HEAD * width * 0.55 + more * 1.2
    across = -along[1] * half, along[0] * half
    point = tip[0] + along[0] * more * 1.6, tip[1] + along[1] * more * 1.6
    back = neck[0] - along[0] * more, neck[1] - along[1] * more
    pen.line([tail, neck], ink, width + 2 * more)
    pen.polygon([(back[0] + across[0], back[1] + across[1]), point, (back[0] - across[0], back[1] - across[1])], ink)
