"""The few systems of a question from near, with all that stands there: worlds by their names, ships by their types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import dist

from engine.ti4.interface.view import SystemView, View
from engine.zoom import Places
from render import skies
from render.arrows import between
from render.canvas import Canvas, Drawing
from render.colours import GOLD
from render.glance import HEIGHT, PHONE, PREVIEW, numbered, snug
from render.hexmap import HALF, HexMap
from render.ti4 import board
from render.ti4.board import PlacedSystem
from render.ti4.pieces import put_systems
from render.ti4.scene import Scene

LARGE = 56
"""So many points wide half a hex is at least on a phone and in a preview, that words in it can be read."""
NUMBER, NUMBER_AT = 0.3, (0.55, -0.76)
SHAFT, FROM, TO = 0.07, 0.68, 1.05
"""How wide an arrow over the edge between two hexes is, and from where to where it leads, in radii from the middle."""


def draw(scene: Scene, places: Places) -> Drawing | None:
    """The systems of a question, numbered as on its buttons, the active one, and what lies between them; below what
    stands there arrows lead where ships are sent. None where they do not lie close enough together to be seen large.
    """
    near = _systems(scene.view, places)
    charted = _charted([system.at for system in near])
    if charted is None:
        return None
    chart, width = charted
    shown = [one for one in scene.view.systems if one in near or (one.at is not None and _inside(chart, one.at, width))]
    at = board.places_of(replace(scene.view, systems=tuple(shown)), chart, (0, 0))
    quiet = board.quiet((width, HEIGHT), tuple(at.values()), ())
    scene.canvas = Canvas.over(quiet.image)
    for id_ in places.ids:
        scene.canvas.put(skies.rim(at[id_].radius, GOLD, dashed=True, width=0.05), at[id_].x, at[id_].y)
    for start, end in places.moves:
        _sent(scene.canvas, at[start], at[end])
    put_systems(scene, shown, at)
    for index, id_ in enumerate(places.ids, 1):
        _numbered(scene.canvas, at[id_], index)
    return Drawing(scene.canvas.image, quiet.palette)


def _systems(view: View, places: Places) -> list[SystemView]:
    """All that have to be seen. Raises KeyError: there is no such system."""
    known = {str(system.tile): system for system in view.systems}
    asked, ends = [known[id_] for id_ in places.ids], [known[id_] for move in places.moves for id_ in move]
    return [*asked, *ends, *(system for system in view.systems if system.active)]


def _charted(lying: Sequence[tuple[int, int] | None]) -> tuple[HexMap, int] | None:
    """Where they lie, and how wide the picture is, if they are seen large on it."""
    found = [at for at in lying if at is not None]
    if len(found) < len(lying):
        return None
    chart, width = snug(found)
    scale = min(PHONE / width, PREVIEW[0] / width, PREVIEW[1] / HEIGHT)
    return (chart, width) if chart.radius * scale >= LARGE else None


def _inside(chart: HexMap, at: tuple[int, int], width: int) -> bool:
    """Whether a hex is whole on the picture."""
    (x, y), radius = chart.pixel(at), chart.radius
    return radius <= x <= width - radius and HALF * radius <= y <= HEIGHT - HALF * radius


def _numbered(canvas: Canvas, place: PlacedSystem, number: int) -> None:
    (right, down), radius = NUMBER_AT, place.radius
    canvas.put(numbered(str(number), round(NUMBER * radius)), place.x + right * radius, place.y + down * radius)


def _sent(canvas: Canvas, start: PlacedSystem, end: PlacedSystem) -> None:
    """An arrow over the edge that is left, and one over the edge that is entered, be it the same."""
    way, radius = dist((start.x, start.y), (end.x, end.y)), start.radius
    along = (end.x - start.x) / way, (end.y - start.y) / way
    for begins in dict.fromkeys((FROM * radius, way - TO * radius)):
        tail = start.x + along[0] * begins, start.y + along[1] * begins
        length = (TO - FROM) * radius
        between(canvas, tail, (tail[0] + along[0] * length, tail[1] + along[1] * length), SHAFT * radius)
