"""What stands in an area: its name at the outer edge of its tile, then owner and strength, units, printed values."""

from __future__ import annotations

from typing import NamedTuple

from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, SYSTEM_OF, SYSTEMS
from engine.forbidden_stars.interface.view import AreaView, ForceView
from engine.text import T, Text
from render.canvas import Canvas, Letters, measure
from render.colours import GOLD, SCARLET, SOFT, WHITE, mix
from render.forbidden_stars import pieces
from render.forbidden_stars.scene import Scene
from render.glyphs import badge
from render.panels import Box

HANDLE = 0.265
"""How large names, codes, numbers of units and printed values are written, in areas."""
NAME, STRENGTH, UNITS, VALUES = 0.16, 0.44, 0.64, 0.85
"""How far rows are from the outer edge of the tile: the name, owner with strength, units, printed values; in areas."""
SIDES = 0.43, 0.65
"""The same of the two sides of a combat: their numbers do not touch."""
EDGE, INNER, OUTER, BREADTH = 0.06, 0.27, 0.08, 0.86
"""How far rows keep from the sides of an area; beside the middle of the tile, where orders lie; from storms; and how
broad a name is.
"""
SIGN = 0.17
"""How large assets are."""
WOUNDED = mix(SCARLET, WHITE, 0.6)
LAPS, SMALLEST = 0.3, 0.5
"""How much of a number lies on the unit that it counts, and how small units may get to have room for numbers."""


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


def row(at: tuple[int, int], box: Box, share: float) -> float:
    """Where a row of an area lies: the lower areas of a tile have theirs upside down."""
    return box[3] - share * (box[3] - box[1]) if at[1] % 2 else box[1] + share * (box[3] - box[1])


def put_name(scene: Scene, area: AreaView, box: Box) -> None:
    """What an area is called."""
    left, _, right, _ = box
    cell = right - left
    middle = (left + right) / 2 + (cell * (OUTER - EDGE) / 2) * (1 if area.at[0] % 2 == 0 else -1)
    said = scene.words(_called(area.id))
    ink = WHITE if area.kind == "world" else SOFT
    letters = Letters(cell * HANDLE, ink, edge=3)
    scene.canvas.write_narrow(said, middle, row(area.at, box, NAME), cell * BREADTH, letters)


def _called(id_: str) -> Text:
    """A world by its short name; a void by its number among those of its system, whose code stands in the middle."""
    if AREAS[id_].name is not None:
        return words.brief(id_)
    voids = [one.id for one in SYSTEMS[SYSTEM_OF[id_]].areas if one.kind == "void"]
    return T("forbidden_stars-picture-void", n=voids.index(id_) + 1)


def put_values(canvas: Canvas, area: Printed, box: Box) -> None:
    """Capacity, materiel, assets and a space for an objective, beside where orders lie."""
    left, _, right, _ = box
    cell, y, inner_right = right - left, row(area.at, box, VALUES), area.at[0] % 2 == 0
    size, near = cell * SIGN, (EDGE, INNER) if inner_right else (INNER, EDGE)
    x, start = right - cell * near[1], left + cell * near[0]
    start += canvas.write(str(area.capacity), start, y, Letters(cell * HANDLE, SOFT), anchor="lm") + size * 0.2
    for name in reversed(area.assets):
        canvas.put(pieces.asset(name, round(size)), x, y, "rm")
        x -= size * 1.06
    if area.materiel:
        canvas.write_narrow(f"+{area.materiel}", x, y, x - start, Letters(cell * HANDLE, GOLD), anchor="rm")
    if area.space:
        canvas.put(pieces.objective_space(round(cell * 0.2)), right - cell * 0.16, row(area.at, box, STRENGTH))


def put(scene: Scene, area: AreaView, box: Box) -> None:
    """Objective, structures and units of an area, below its name."""
    left, _, right, _ = box
    cell, canvas, high = right - left, scene.canvas, row(area.at, box, STRENGTH)
    if area.objective is not None:
        x = right - cell * 0.16
        canvas.put(pieces.objective(scene.paint(area.objective).rgb, round(cell * 0.21)), x, high)
        canvas.put(badge(scene.colour(area.objective), round(cell * 0.1)), x, high)
    several = len(area.forces) > 1
    for index, one in enumerate(area.structures):
        built = pieces.structure(one.kind, scene.paint(one.owner).rgb, round(cell * 0.19))
        x = left + cell * (0.6 - 0.19 * index if not several else 0.84 - 0.19 * index)
        canvas.put(built, x, row(area.at, box, UNITS) if several else high)
    for force, share in zip(area.forces, SIDES if several else (STRENGTH,), strict=False):
        y = row(area.at, box, share)
        wide = _strength(scene, force, left + cell * EDGE, y, cell)
        if several:
            _units(scene, force, (left + cell * EDGE + wide, y), cell * (0.66 - EDGE) - wide, cell)
        else:
            _units(scene, force, (left + cell * EDGE, row(area.at, box, UNITS)), cell * (0.74 - EDGE), cell)


def _strength(scene: Scene, force: ForceView, x: float, y: float, cell: float) -> float:
    """Whose units they are, and how many in all: what has to be read at any size. How wide that is."""
    canvas, size = scene.canvas, round(cell * 0.25)
    canvas.put(badge(scene.colour(force.seat), size), x, y, "lm")
    letters = Letters(cell * HANDLE, edge=3)
    return size + canvas.write_narrow(str(len(force.units)), x + size, y, cell * 0.22, letters, anchor="lm")


Group = tuple[tuple[str, bool, bool], int, int]


def grouped(force: ForceView) -> list[Group]:
    """Units by type, routed or not, token or figure: how many, and their damage."""
    found: dict[tuple[str, bool, bool], list[int]] = {}
    for one in force.units:
        found.setdefault((one.type, one.routed, one.token), []).append(one.damage)
    return [(kind, len(hurt), sum(hurt)) for kind, hurt in found.items()]


def _units(scene: Scene, force: ForceView, at: tuple[float, float], room: float, cell: float) -> None:
    """Units by type from left to right, as large as there is room for; behind those of several types how many they are,
    as high as a handle. Where units would get too small by that, only which they are: how many in all stands above.
    """
    (x, y), groups = at, grouped(force)
    counted = [number if len(groups) > 1 else 1 for _, number, _ in groups]
    numbers = [measure(str(number), round(cell * HANDLE)) if number > 1 else 0.0 for number in counted]
    most = cell * (0.25 if room > cell / 2 else 0.2)
    size = min(most, (room - (1 - LAPS) * sum(numbers)) / max(1, len(groups)))
    if size < most * SMALLEST:
        numbers, size = [0.0] * len(groups), min(most, room / max(1, len(groups)))
    for (kind, number, hurt), wide in zip(groups, numbers, strict=True):
        _unit(scene, force.seat, (*kind, hurt), (x + size / 2, y), (size, cell * HANDLE))
        if wide:
            letters = Letters(cell * HANDLE, mix(scene.paint(force.seat).rgb, WHITE, 0.75), edge=2)
            scene.canvas.write(str(number), x + size - LAPS * wide, y, letters, anchor="lm")
        x += size + (1 - LAPS) * wide


def _unit(
    scene: Scene, seat: int, one: tuple[str, bool, bool, int], at: tuple[float, float], sizes: tuple[float, float]
) -> None:
    """Units of one type, and how much damage they have together where that is more than one; `sizes`: of what is drawn
    and of what is written.
    """
    (type_, routed, token, hurt), (x, y), (size, written) = one, at, sizes
    fill = scene.paint(seat).rgb
    scene.canvas.put(pieces.figure(type_, mix(fill, WHITE, 0.45) if token else fill, round(size), routed), x, y)
    if hurt:
        scene.canvas.put(pieces.wound(round(size * 0.5)), x - size * 0.3, y)
    if hurt > 1:
        scene.canvas.write(str(hurt), x - size * 0.3, y, Letters(written, WOUNDED, edge=3))
