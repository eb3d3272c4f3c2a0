"""The whole page: the victory track, the galaxy, the seats, and what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.text import T, Text
from engine.ti4.view import View
from render import Picture, Words
from render.canvas import Canvas, encode
from render.hexmap import HALF, HexMap
from render.ti4 import board, header, seats, table
from render.ti4.pieces import system_pieces
from render.ti4.scene import Scene

WIDTH, MARGIN = 1600, 20
INNER = WIDTH - 2 * MARGIN
TOP = MARGIN + header.TRACK_HEIGHT + 16
COLUMN = (INNER - MARGIN) / 2


@dataclass(slots=True)
class Drawing:
    """A picture before it is encoded."""

    image: Image.Image
    palette: Image.Image


def paint(view: object, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None) -> Picture:
    """The picture of a view."""
    assert isinstance(view, View)
    drawn = draw(view, words, names, marks)
    return Picture(encode(drawn.image, drawn.palette), alt(view, words, names), *drawn.image.size)


def draw(view: View, words: Words, names: Sequence[str], marks: Sequence[str]) -> Drawing:
    """The page, not yet encoded."""
    chart = board.galaxy_map(view, MARGIN, TOP, INNER)
    bottom = TOP + 14 * HALF * chart.radius
    places = board.places_of(view, chart, (MARGIN + chart.radius, bottom - HALF * chart.radius))
    quiet = board.quiet((WIDTH, round(bottom) + MARGIN), tuple(places.values()), board.homes_of(view, chart))
    scene = Scene(Canvas(1, 1), view, words, names, frozenset(marks))
    panels = [seats.panel(scene, seat, COLUMN) for seat in view.seats]
    lying = table.panel(scene, INNER)
    heights = _row_heights(panels)
    total = quiet.image.height + sum(heights) + MARGIN * len(heights) + lying.height + MARGIN
    scene.canvas = Canvas(WIDTH, round(total))
    scene.canvas.image.paste(quiet.image, (0, 0))
    _galaxy(scene, places, chart, bottom)
    _panels(scene, panels, heights, quiet.image.height)
    table.draw(scene, lying, MARGIN, total - MARGIN - lying.height, INNER)
    return Drawing(scene.canvas.image, quiet.palette)


def _row_heights(panels: Sequence[seats.SeatPanel]) -> list[float]:
    """Two panels a row, as high as the higher of them."""
    return [max(one.height for one in panels[start : start + 2]) for start in range(0, len(panels), 2)]


def _galaxy(scene: Scene, places: dict[str, board.Place], chart: HexMap, bottom: float) -> None:
    header.victory_track(scene, MARGIN, MARGIN, INNER)
    header.where_it_stands(scene, MARGIN + 6, TOP + 6)
    header.common_area(scene, WIDTH - MARGIN, TOP)
    header.decks(scene, WIDTH - MARGIN, bottom)
    for system in scene.view.systems:
        system_pieces(scene, system, places[str(system.tile)])


def _panels(scene: Scene, panels: Sequence[seats.SeatPanel], heights: Sequence[float], top: float) -> None:
    for index, one in enumerate(panels):
        row, column = divmod(index, 2)
        left = MARGIN + column * (COLUMN + MARGIN)
        width = INNER if column == 0 and index == len(panels) - 1 else COLUMN
        seats.draw(scene, one, left, top + sum(heights[:row]) + MARGIN * row, width, heights[row])


def alt(view: View, words: Words, names: Sequence[str]) -> str:
    """The picture in a sentence or two, for those who cannot see it."""
    points = tuple(
        T("ti4-picture-alt-seat", name=names[seat.seat], points=seat.points) for seat in view.seats
    )  # fmt: skip
    stands: dict[str, int | Text] = {"round": view.round, "phase": T(f"ti4-phase-{view.phase}")}
    return words(Text("ti4-picture-alt", {**stands, "seats": points}))
