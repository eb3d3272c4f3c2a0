"""Focus pictures: the places that a question is about, numbered as its options, with what lies around them."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from engine.forbidden_stars.components import SYSTEMS
from engine.forbidden_stars.interface.view import AreaView
from engine.text import T
from engine.zoom import Places
from render.canvas import Canvas, Drawing, Letters
from render.colours import GOLD
from render.forbidden_stars import areas, board, pieces
from render.forbidden_stars.board import Chart
from render.forbidden_stars.scene import Scene

WIDTH, HEIGHT, MARGIN = 1600, 1018, 30
NARROWEST, TITLE = 600, 90
AROUND = 2
"""So many rings of areas around."""
CORNERS = {"NW": (0, 0), "NE": (1, 0), "SE": (1, 1), "SW": (0, 1)}
ROUND = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a tile, clockwise: a quarter turn moves each to the next."""
ABREAST = 2
"""So many turns stand in a row, so that a phone shows them large."""
Spot = tuple[float, float]
"""A place of the board, in areas."""


def draw(scene: Scene, asked: Places) -> Drawing:
    """These places with two rings of areas around, each with its number, and the ways of those who may come.

    Raises:
        KeyError: one of them is nothing of this view.
    """
    ids, spots = asked.ids, [spot(scene, id_) for id_ in asked.ids]
    ways = [(spot(scene, start), spot(scene, end)) for start, end in asked.moves]
    ends = [at for way in ways for at in way]
    here = {area.system for area in scene.view.areas if any(_near(area.at, at) for at in (*spots, *ends))}
    near = [area for area in scene.view.areas if area.system in here]
    empty = [at for id_, at in zip(ids, spots, strict=True) if id_[0] == "p"]
    around = [(floor(x + way), floor(y + way)) for x, y in empty for way in (-0.9, 0.0)]
    wide, chart = framed([area.at for area in near] + around)
    scene.canvas = Canvas.over(board.quiet((wide, HEIGHT), chart, board.printed(near)).image)
    arrows = [(_pixel(chart, start), _pixel(chart, end)) for start, end in ways]
    board.put_board(scene, chart, near, [system for system in scene.view.systems if system.id in here], arrows)
    for number, (id_, at) in enumerate(zip(ids, spots, strict=True), 1):
        if id_[0] == "p":
            board.outline(scene, chart, at)
        _number(scene, chart, number, _beside(scene, id_, at))
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _beside(scene: Scene, id_: str, at: Spot) -> Spot:
    """Where the number of a place stands, so that its name or code is read: beside units, or above a code, where no
    values are printed.
    """
    for area in scene.view.areas:
        if area.id == id_:
            return area.at[0] + 0.85, areas.row(area.at, (0, area.at[1], 1, area.at[1] + 1), areas.UNITS - 0.02)
    laid = next((system.orders for system in scene.view.systems if system.id == id_), None)
    return at if laid is None else (at[0], at[1] - (board.ABOVE if laid else 0) - 0.25)


def framed(places: Sequence[tuple[int, int]]) -> tuple[int, Chart]:
    """How wide the picture of these areas is, and where they lie on it: no broader than they need, so that a phone
    shows them as large as it can, but no column."""
    chart = board.charted(places, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN))
    wide = max(NARROWEST, chart.width(places) + 2 * MARGIN)
    return wide, board.charted(places, (MARGIN, MARGIN, wide - MARGIN, HEIGHT - MARGIN))


def _number(scene: Scene, chart: Chart, number: int, at: Spot) -> None:
    scene.canvas.put(pieces.number(number, round(chart.cell * 0.27)), *_pixel(chart, at))


def _pixel(chart: Chart, at: Spot) -> Spot:
    left, top, _, _ = chart.place((0, 0))
    return left + at[0] * chart.cell, top + at[1] * chart.cell


def _near(area: tuple[int, int], at: Spot) -> bool:
    return all(at[side] - AROUND - 1 < area[side] + 0.5 < at[side] + AROUND + 1 for side in (0, 1))


def spot(scene: Scene, id_: str) -> Spot:
    """The middle of an area, a system, an edge or an empty place. Raises KeyError."""
    for area in scene.view.areas:
        if area.id == id_:
            return area.at[0] + 0.5, area.at[1] + 0.5
    for system in scene.view.systems:
        if system.id == id_:
            return system.at[0] * 2 + 1.0, system.at[1] * 2 + 1.0
    return _edge_or_place(id_)


def _edge_or_place(id_: str) -> Spot:
    column, _, row = id_[1:].partition(".")
    try:
        x, y = int(column) * 2.0, int(row) * 2.0
    except ValueError:
        raise KeyError(id_) from None
    ways = {"h": (1.0, 0.0), "v": (0.0, 1.0), "p": (1.0, 1.0)}
    return x + ways[id_[0]][0], y + ways[id_[0]][1]


# --- turns -----------------------------------------------------------------------------------------------------------


def turns(scene: Scene, id_: str) -> Drawing:
    """A system in each of its quarter turns, numbered. Raises KeyError: there is none of that id."""
    scene.canvas = Canvas(HEIGHT, HEIGHT + TITLE - MARGIN)
    name = scene.words(T("forbidden_stars-system", name=SYSTEMS[id_].name, id=id_))
    scene.canvas.write_in(name, MARGIN, TITLE / 2, HEIGHT - 2 * MARGIN, Letters(60, GOLD))
    side = (HEIGHT - MARGIN) // ABREAST
    for turned in range(len(ROUND)):
        row, column = divmod(turned, ABREAST)
        _turn(scene, id_, turned, (MARGIN // 2 + column * side, TITLE + row * side), side)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _turn(scene: Scene, id_: str, turned: int, at: Spot, side: int) -> None:
    """One of the turns, in a square whose upper left corner this is."""
    areas_ = _turned(id_, turned)
    cell = (side - MARGIN) // 2
    tile = board.quiet((side, side), Chart(MARGIN / 2, MARGIN / 2, cell, 0, 0), board.printed(areas_))
    scene.canvas.put(tile.image, *at, "lt")
    chart = Chart(at[0] + MARGIN / 2, at[1] + MARGIN / 2, cell, 0, 0)
    board.put_names(scene, chart, areas_)
    _number(scene, chart, turned + 1, (1.0, 1.0))


def _turned(id_: str, turned: int) -> list[AreaView]:
    """The areas of a system as printed, clockwise by so many quarters."""
    found = []
    for area in SYSTEMS[id_].areas:
        at = ROUND[(ROUND.index(CORNERS[area.corner]) + turned) % len(ROUND)]
        values = (area.capacity, area.materiel, area.assets)
        found.append(AreaView(area.id, id_, area.name, area.kind, at, *values, area.objective, None, None, (), ()))
    return found
