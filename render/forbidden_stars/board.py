"""The board: system tiles of four areas, what is printed on them and what stands there. Cells are areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.forbidden_stars.interface.view import AreaView, SystemView, View
from render import skies
from render.arrows import arrow
from render.canvas import Canvas, Drawing, Letters, Pen, Plate, Point, Sprite, palette_of, plate
from render.colours import BOX_COLOURS, FAINT, GOLD, INK, LINE, NIGHT, PANEL, SCARLET, SKY, SOFT, WHITE, Rgb
from render.forbidden_stars import areas as areas_
from render.forbidden_stars import pieces
from render.forbidden_stars.areas import Printed
from render.forbidden_stars.scene import Scene
from render.glyphs import badge
from render.kept import kept
from render.panels import Box, box

FRAME: Rgb = (132, 112, 72)
RIM, ORDER, ABOVE = 8, 0.3, 0.14
"""How thick an owner's frame is, how large an order, and how far above it the code of its system stands."""
LOOKS = ("cultural", "hazardous", "industrial", "home", "mecatol")
SURE = (
    NIGHT,
    FRAME,
    PANEL,
    LINE,
    INK,
    WHITE,
    SOFT,
    FAINT,
    GOLD,
    SKY,
    SCARLET,
    pieces.VIOLET,
    *(one.rgb for one in BOX_COLOURS.values()),
)


Way = tuple[Point, Point]
"""From a point of the picture to another."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Where areas lie on the picture: the left and top of the area at (`column`, `row`), and how wide an area is."""

    left: float
    top: float
    cell: int
    column: int
    row: int

    def width(self, places: Sequence[tuple[int, int]]) -> int:
        """How wide these areas are together."""
        columns = [x for x, _ in places] or [0]
        return (max(columns) - min(columns) + 1) * self.cell

    def height(self, places: Sequence[tuple[int, int]]) -> int:
        """How high these areas are together."""
        rows = [y for _, y in places] or [0]
        return (max(rows) - min(rows) + 1) * self.cell

    def place(self, at: tuple[int, int]) -> Box:
        """The box of an area."""
        x, y = self.left + (at[0] - self.column) * self.cell, self.top + (at[1] - self.row) * self.cell
        return x, y, x + self.cell, y + self.cell


def charted(places: Sequence[tuple[int, int]], at: Box) -> Chart:
    """A chart of these areas, as large as the box allows, in its middle."""
    columns, rows = [x for x, _ in places] or [0], [y for _, y in places] or [0]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    cell = int(min((at[2] - at[0]) / wide, (at[3] - at[1]) / high))
    left, top = (at[0] + at[2] - cell * wide) / 2, (at[1] + at[3] - cell * high) / 2
    return Chart(left, top, cell, min(columns), min(rows))


def palette(image: Image.Image) -> Image.Image:
    """The colours of these pictures."""
    return palette_of(image, [*SURE, *pieces.ASSETS.values()])


def printed(areas: Sequence[AreaView]) -> tuple[Printed, ...]:
    """What is printed of these areas."""
    return tuple(Printed(a.id, a.system, a.kind, a.capacity, a.materiel, a.assets, a.space, a.at) for a in areas)


@kept
def quiet(size: tuple[int, int], chart: Chart, areas: tuple[Printed, ...]) -> Drawing:
    """What is printed on the board."""
    canvas = Canvas(*size)
    skies.stars(canvas, "forbidden_stars")
    for area in areas:
        canvas.lay(_ground(chart.cell, _look(area)), *chart.place(area.at)[:2], "lt")
        if area.kind == "world":
            areas_.put_values(canvas, area, chart.place(area.at))
    for at in sorted({(a.at[0] // 2 * 2, a.at[1] // 2 * 2) for a in areas}):
        left, top, right, bottom = chart.place(at)
        _rim(canvas, (left - 4, top - 4, right + chart.cell + 4, bottom + chart.cell + 4), FRAME, 2)
    return Drawing(canvas.image, palette(canvas.image))


@kept
def _ground(cell: int, look: str | None) -> Plate:
    """An area: space, or a world in it, dimmed."""
    canvas, inside = Canvas(cell, cell), (2, 2, cell - 2, cell - 2)
    box(canvas, inside, (8, 12, 28) if look is None else (20, 28, 52), LINE, radius=10)
    if look is not None:
        canvas.put(skies.planet(look, round(cell * 0.3)), cell * 0.62, cell * 0.42)
        canvas.put(_veil(cell - 8), 4, 4, "lt")
    shape = Pen(cell, cell)
    shape.box(inside, 10, WHITE)
    image = canvas.image.convert("RGBA")
    image.putalpha(shape.done().getchannel("A"))
    return plate(image)


def _look(area: Printed) -> str | None:
    """What a world looks like."""
    return LOOKS[sum(map(ord, area.id)) % len(LOOKS)] if area.kind == "world" else None


@kept
def _veil(size: float) -> Sprite:
    """What dims a world, so that what stands on it is read."""
    pen = Pen(size, size)
    pen.box((0, 0, size, size), 8, (12, 18, 36, 120))
    return pen.done()


# --- what stands there -----------------------------------------------------------------------------------------------


def put_board(
    scene: Scene, chart: Chart, areas: Sequence[AreaView], systems: Sequence[SystemView], ways: Sequence[Way] = ()
) -> None:
    """Everything that lies and stands on these areas and systems: frames, storms, ways as arrows; upon them names and
    pieces.
    """
    for area in areas:
        _frame(scene, area, chart.place(area.at))
    for system in systems:
        _light(scene, system, chart)
    near = {system.at for system in systems}
    for storm in scene.view.storms:
        _storm(scene, chart, storm.edge, storm.moved, near)
    for start, end in ways:
        arrow(scene.canvas, start, end, chart.cell * 0.07)
    put_names(scene, chart, areas)
    for area in areas:
        areas_.put(scene, area, chart.place(area.at))
    for system in systems:
        _system(scene, system, chart)


def _frame(scene: Scene, area: AreaView, at: Box) -> None:
    """In its owner's colour, and within it gold where something just happened."""
    left, top, right, bottom = at
    if area.owner is not None:
        _rim(scene.canvas, at, scene.paint(area.owner).rgb, RIM)
    if area.id in scene.marks:
        inside = RIM + 1
        _rim(scene.canvas, (left + inside, top + inside, right - inside, bottom - inside), GOLD, 3)


def _light(scene: Scene, system: SystemView, chart: Chart) -> None:
    """A gold frame around a system that is active or in which something just happened."""
    if system.id == scene.view.active or system.id in scene.marks:
        left, top, _, _ = chart.place((system.at[0] * 2, system.at[1] * 2))
        wide = 2 * chart.cell + 6
        _rim(scene.canvas, (left - 6, top - 6, left + wide, top + wide), GOLD, 4)


def _rim(canvas: Canvas, at: Box, rgb: Rgb, thick: int) -> None:
    left, top, right, bottom = (round(side) for side in at)
    for line in (
        (left + 3, top + 3, right - 3, top + 3 + thick), (left + 3, bottom - 3 - thick, right - 3, bottom - 3),
        (left + 3, top + 3, left + 3 + thick, bottom - 3), (right - 3 - thick, top + 3, right - 3, bottom - 3),
    ):  # fmt: skip
        canvas.image.paste(rgb, line)


def outline(scene: Scene, chart: Chart, middle: tuple[float, float]) -> None:
    """Where a system could be laid."""
    left, top, _, _ = chart.place((0, 0))
    x, y, cell = left + middle[0] * chart.cell, top + middle[1] * chart.cell, chart.cell
    _rim(scene.canvas, (x - cell, y - cell, x + cell, y + cell), FRAME, 4)


def put_names(scene: Scene, chart: Chart, areas: Sequence[AreaView]) -> None:
    """What worlds and voids are called."""
    for area in areas:
        areas_.put_name(scene, area, chart.place(area.at))


def _system(scene: Scene, system: SystemView, chart: Chart) -> None:
    """The code in the middle of a tile, and below it the stack of orders, the top token last."""
    left, top, _, _ = chart.place((system.at[0] * 2, system.at[1] * 2))
    x, y, cell = left + chart.cell, top + chart.cell, chart.cell
    _code(scene, system.id, x, y - cell * ABOVE if system.orders else y, cell)
    shown, size = system.orders[-3:], round(cell * ORDER)
    for index, order in enumerate(shown):
        spot = x + (len(shown) - 1 - index) * size * 0.2, y + cell * 0.13
        scene.canvas.put(pieces.order(scene.paint(order.seat).rgb, size, order.kind), *spot)
        scene.canvas.put(badge(scene.colour(order.seat), round(size * 0.34)), spot[0], spot[1] + size * 0.3, "mm")
    if len(system.orders) > 1:
        letters = Letters(cell * areas_.HANDLE, edge=3)
        scene.canvas.write(str(len(system.orders)), x - size * 0.33, y + cell * 0.13, letters, anchor="rm")


def _code(scene: Scene, code: str, x: float, y: float, cell: int) -> None:
    """The code of a system on a plate of its own."""
    wide, high = cell * 0.44, cell * 0.23
    box(scene.canvas, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), NIGHT, LINE, radius=8)
    scene.canvas.write_narrow(code, x, y, wide - 10, Letters(cell * areas_.HANDLE, WHITE))


def _storm(scene: Scene, chart: Chart, edge: str, moved: bool, near: set[tuple[int, int]]) -> None:
    """`h2.1`: the upper edge of the place at column 2, row 1; `v2.1`: its left edge."""
    column, row = (int(part) for part in edge[1:].split("."))
    upright = edge[0] == "v"
    beyond = (column - 1, row) if upright else (column, row - 1)
    if (column, row) not in near and beyond not in near:
        return
    left, top, _, _ = chart.place((column * 2, row * 2))
    sprite = pieces.storm(chart.cell * 2 - 12, upright, moved)
    at = (left, top + chart.cell) if upright else (left + chart.cell, top)
    scene.canvas.put(sprite, *at)


def places(view: View) -> list[tuple[int, int]]:
    """The areas that the finished board takes up, as far as it is laid at all."""
    return [area.at for area in view.areas]
