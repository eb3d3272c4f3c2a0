"""The board: system tiles of four areas, what is printed on them and what stands there. Cells are areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from engine.forbidden_stars import words
from engine.forbidden_stars.interface.view import AreaView, ForceView, SystemView, View
from render import skies
from render.canvas import Canvas, Drawing, Letters, Pen, Sprite, palette_of
from render.colours import BOX_COLOURS, FAINT, GOLD, INK, LINE, NIGHT, PANEL, SCARLET, SKY, SOFT, WHITE, Rgb, mix
from render.forbidden_stars import pieces
from render.forbidden_stars.scene import Scene
from render.glyphs import badge
from render.kept import kept
from render.panels import Box, box

FRAME: Rgb = (132, 112, 72)
ORDERS, STORMY, BORDER = 0.2, 0.18, 0.11
"""How far signs keep from the middle of a tile, where orders lie, and from its edges, where storms rage: above and
below, and at the sides; in areas."""
LOOKS = ("cultural", "hazardous", "industrial", "home", "mecatol")
SURE = (
    NIGHT,
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
    return palette_of(image, SURE)


class Printed(NamedTuple):
    """What of an area never changes, to keep what was drawn by."""

    id: str
    system: str
    kind: str
    capacity: int
    materiel: int
    assets: tuple[str, ...]
    space: bool
    at: tuple[int, int]


def printed(areas: Sequence[AreaView]) -> tuple[Printed, ...]:
    """What is printed of these areas."""
    return tuple(Printed(a.id, a.system, a.kind, a.capacity, a.materiel, a.assets, a.space, a.at) for a in areas)


@kept
def quiet(size: tuple[int, int], chart: Chart, areas: tuple[Printed, ...]) -> Drawing:
    """What is printed on the board."""
    canvas = Canvas(*size)
    skies.stars(canvas, "forbidden_stars")
    for area in areas:
        _ground(canvas, chart.place(area.at), area.id, area.kind == "world")
        if area.kind == "world":
            _values(canvas, chart.place(area.at), area)
    for at in sorted({(a.at[0] // 2 * 2, a.at[1] // 2 * 2) for a in areas}):
        left, top, right, bottom = chart.place(at)
        _rim(canvas, (left - 4, top - 4, right + chart.cell + 4, bottom + chart.cell + 4), FRAME, 2)
    return Drawing(canvas.image, palette(canvas.image))


def _ground(canvas: Canvas, at: Box, id_: str, world: bool) -> None:
    left, top, right, bottom = at
    box(canvas, (left + 2, top + 2, right - 2, bottom - 2), (20, 28, 52) if world else (8, 12, 28), LINE, radius=10)
    if world:
        look = LOOKS[sum(map(ord, id_)) % len(LOOKS)]
        cell = right - left
        canvas.put(skies.planet(look, round(cell * 0.3)), left + cell * 0.62, top + cell * 0.42)
        canvas.put(_veil(cell - 8), left + 4, top + 4, "lt")


@kept
def _veil(size: float) -> Sprite:
    """What dims a world, so that what stands on it is read."""
    pen = Pen(size, size)
    pen.box((0, 0, size, size), 8, (12, 18, 36, 120))
    return pen.done()


def _order_space(canvas: Canvas, x: float, y: float, cell: int, code: str) -> None:
    """Where order tokens are laid, with the code of the system."""
    canvas.put(pieces.order_space(round(cell * 0.3)), x, y)
    canvas.write_in(code, x, y, cell * 0.24, Letters(cell * 0.11, SOFT), anchor="mm")


def _aside(at: tuple[int, int], right: bool, low: bool) -> float:
    """How far a sign keeps from the left or right border in a corner of an area: there orders may lie in the way."""
    inner = (at[0] % 2 == 0) == right and (at[1] % 2 == 0) == low
    return ORDERS if inner else BORDER


def _values(canvas: Canvas, at: Box, area: Printed) -> None:
    left, top, right, bottom = at
    cell = right - left
    size, y = cell * 0.17, bottom - cell * STORMY
    canvas.write(str(area.capacity), left + cell * _aside(area.at, False, True), y, Letters(size, SOFT), anchor="lm")
    x = right - cell * _aside(area.at, True, True)
    for name in reversed(area.assets):
        canvas.put(pieces.asset(name, round(size)), x, y, "rm")
        x -= size * 1.08
    if area.materiel:
        canvas.write(f"+{area.materiel}", x - size * 0.1, y, Letters(size, GOLD), anchor="rm")
    if area.space:
        pen = Pen(cell * 0.2, cell * 0.2)
        pen.ring(cell * 0.1, cell * 0.1, cell * 0.085, FAINT, max(2, cell * 0.012))
        canvas.put(pen.done(), right - cell * _aside(area.at, True, False), top + cell * STORMY, "rm")


# --- what stands there -----------------------------------------------------------------------------------------------


def put_board(scene: Scene, chart: Chart, areas: Sequence[AreaView], systems: Sequence[SystemView]) -> None:
    """Everything that lies and stands on these areas and systems, and the storms around them."""
    for area in areas:
        put_area(scene, area, chart.place(area.at))
    for system in systems:
        _system(scene, system, chart)
    near = {system.at for system in systems}
    for storm in scene.view.storms:
        _storm(scene, chart, storm.edge, storm.moved, near)


def put_area(scene: Scene, area: AreaView, at: Box) -> None:
    """Owner, objective, structures and units of an area."""
    left, top, right, bottom = at
    cell, canvas = right - left, scene.canvas
    if area.owner is not None:
        _rim(canvas, at, scene.paint(area.owner).rgb, 8)
    if area.id in scene.marks:
        _rim(canvas, (left + 10, top + 10, right - 10, bottom - 10), GOLD, 3)
    if area.objective is not None:
        x, y = right - cell * (0.11 + _aside(area.at, True, False)), top + cell * STORMY
        canvas.put(pieces.objective(scene.paint(area.objective).rgb, round(cell * 0.22)), x, y)
        canvas.put(badge(scene.colour(area.objective), round(cell * 0.1)), x, y)
    for index, one in enumerate(area.structures):
        built = pieces.structure(one.kind, scene.paint(one.owner).rgb, round(cell * 0.24))
        shift = 0.24 * index + _aside(area.at, False, False)
        canvas.put(built, left + cell * shift, top + cell * (STORMY + 0.03), "lm")
    _forces(scene, area.forces, at)


def _rim(canvas: Canvas, at: Box, rgb: Rgb, thick: int) -> None:
    left, top, right, bottom = (round(side) for side in at)
    for line in (
        (left + 3, top + 3, right - 3, top + 3 + thick), (left + 3, bottom - 3 - thick, right - 3, bottom - 3),
        (left + 3, top + 3, left + 3 + thick, bottom - 3), (right - 3 - thick, top + 3, right - 3, bottom - 3),
    ):  # fmt: skip
        canvas.image.paste(rgb, line)


def _forces(scene: Scene, forces: Sequence[ForceView], at: Box) -> None:
    """A line for each seat: its badge, how many units it has, and these by type, routed ones lying."""
    left, top, right, _ = at
    cell = right - left
    high = cell * (0.44 if len(forces) < 2 else 0.28)
    y = top + cell * (0.55 if len(forces) < 2 else 0.34)
    for force in forces:
        _strength(scene, force, left, y, high)
        groups = grouped(force)
        step = min(high, cell * 0.56 / max(1, len(groups)))
        x = left + cell * 0.96 - step * (len(groups) - 0.5)
        for (type_, routed, token), number, hurt in groups:
            shown = number if len(groups) > 1 else 1
            _unit(scene, force.seat, (type_, routed, token, shown, hurt), (x, y), min(high, step * 1.15))
            x += step
        y += high * 1.02


def _strength(scene: Scene, force: ForceView, left: float, y: float, high: float) -> None:
    """Whose units they are, and how many in all: what has to be read at any size."""
    size = high * 0.42
    scene.canvas.put(badge(scene.colour(force.seat), round(size)), left + high * 0.2, y - high * 0.3, "lm")
    scene.canvas.write(str(len(force.units)), left + high * 0.41, y + high * 0.2, Letters(high * 0.62, edge=4))


def outline(scene: Scene, chart: Chart, middle: tuple[float, float]) -> None:
    """Where a system could be laid."""
    left, top, _, _ = chart.place((0, 0))
    x, y, cell = left + middle[0] * chart.cell, top + middle[1] * chart.cell, chart.cell
    _rim(scene.canvas, (x - cell, y - cell, x + cell, y + cell), FRAME, 4)


def put_names(scene: Scene, chart: Chart, areas: Sequence[AreaView]) -> None:
    """What worlds and voids are called."""
    for area in areas:
        left, top, right, _ = chart.place(area.at)
        cell, said = right - left, scene.words(words.brief(area.id))
        at = left + cell * 0.5, top + cell * (0.37 if area.kind == "world" else 0.16)
        scene.canvas.write_in(said, *at, cell * 0.84, Letters(cell * 0.11, SOFT, edge=2), anchor="mm")


Group = tuple[tuple[str, bool, bool], int, int]


def grouped(force: ForceView) -> list[Group]:
    """Units by type, routed or not, token or figure: how many, and their damage."""
    found: dict[tuple[str, bool, bool], list[int]] = {}
    for one in force.units:
        found.setdefault((one.type, one.routed, one.token), []).append(one.damage)
    return [(kind, len(hurt), sum(hurt)) for kind, hurt in found.items()]


def _unit(scene: Scene, seat: int, one: tuple[str, bool, bool, int, int], at: tuple[float, float], size: float) -> None:
    (type_, routed, token, number, hurt), (x, y), canvas = one, at, scene.canvas
    fill = scene.paint(seat).rgb
    canvas.put(pieces.figure(type_, mix(fill, WHITE, 0.45) if token else fill, round(size), routed), x, y)
    if hurt:
        canvas.put(pieces.wound(round(size * 0.4)), x - size * 0.3, y - size * 0.34)
        canvas.write(str(hurt), x - size * 0.3, y - size * 0.34, Letters(size * 0.32, edge=2))
    if number > 1:
        canvas.write(str(number), x + size * 0.34, y + size * 0.3, Letters(size * 0.6, edge=max(2, size / 14)))


def _system(scene: Scene, system: SystemView, chart: Chart) -> None:
    """The stack of orders in the middle of a tile, the top token last and largest."""
    left, top, _, _ = chart.place((system.at[0] * 2, system.at[1] * 2))
    x, y, size = left + chart.cell, top + chart.cell, round(chart.cell * 0.34)
    if system.id == scene.view.active or system.id in scene.marks:
        _rim(scene.canvas, (left - 6, top - 6, left + 2 * chart.cell + 6, top + 2 * chart.cell + 6), GOLD, 4)
    if not system.orders:
        _order_space(scene.canvas, x, y, chart.cell, system.id)
    else:
        scene.canvas.write(system.id, x, y - size * 0.66, Letters(chart.cell * 0.11, SOFT, edge=3))
    for index, order in enumerate(system.orders[-5:]):
        dy = (len(system.orders[-5:]) - 1 - index) * size * 0.16
        scene.canvas.put(pieces.order(scene.paint(order.seat).rgb, size, order.kind), x, y + dy)
        scene.canvas.put(badge(scene.colour(order.seat), round(size * 0.3)), x + size * 0.4, y + dy, "mm")
    if len(system.orders) > 1:
        scene.canvas.write(str(len(system.orders)), x - size * 0.52, y, Letters(size * 0.5, edge=3))


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
