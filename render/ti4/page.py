"""The whole page: the victory track, the galaxy, the seats, and what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.text import T
from engine.ti4.view import View
from render import Picture, Words
from render.canvas import Canvas, encode
from render.hexmap import HALF
from render.ti4 import board
from render.ti4.pieces import system_pieces
from render.ti4.scene import Scene

WIDTH, MARGIN = 1600, 20


def paint(view: object, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None) -> Picture:
    """The picture of a view."""
    assert isinstance(view, View)
    chart = board.galaxy_map(view, MARGIN, MARGIN, WIDTH - 2 * MARGIN)
    bottom = MARGIN + 14 * HALF * chart.radius
    places = board.places_of(view, chart, (MARGIN + chart.radius, bottom - HALF * chart.radius))
    drawn = board.quiet((WIDTH, round(bottom) + MARGIN), tuple(places.values()), board.homes_of(view, chart))
    scene = Scene(Canvas.over(drawn.image), view, words, names, frozenset(marks))
    for system in view.systems:
        system_pieces(scene, system, places[str(system.tile)])
    image = scene.canvas.image
    return Picture(encode(image, drawn.palette), words(T("ti4-picture-alt")), *image.size)
