"""Who has how much in a hex, as rows below its name: the colony, the strength of each side, then small what it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from engine.space_empires.interface.view import ColonyView, HexView
from render.canvas import Canvas, Letters, label
from render.colours import GOLD, WHITE, Rgb
from render.hexmap import HALF
from render.space_empires import chart, markers, pieces
from render.space_empires.chart import Chart
from render.space_empires.places import FACE_DOWN, MACHINE, Cell, Contents, Line
from render.space_empires.scene import Scene, side_colour

TOP, LOW, BROAD = 0.92, 0.9, 1.66
"""How far above the middle of a hex its name begins, how far below it rows end, and how broad they are; in radii."""
APART = 0.21
"""How far rows keep from the name."""
NAME = 0.84
"""How wide the name of a hex is at most."""
BELOW = 1.46 - TOP
"""From here on the names of the hexes below stand on both sides."""
HIGHEST, DETAILS, WIDEST = 0.62, 0.42, 0.54
"""How high a row is at most, how much room the types of units take below rows, and how wide a sign is at most."""
ALONE = 2
"""Of more the strengths of two sides share a row."""
Row = Sequence[Line | ColonyView]


def put(scene: Scene, one: HexView, found: Contents, at: Chart) -> None:
    """Everything that sides have in a hex."""
    rows = _packed(one, found)
    if not rows:
        return
    top, (x, y), radius = at.capital + APART - TOP, at.pixel(one.id), at.radius
    detailed = _is_detailed(found, (LOW - top - DETAILS) / len(rows), at)
    low = BELOW if len(rows) == 1 and not detailed else LOW
    room = low - top - DETAILS * detailed
    high = min(HIGHEST, room / len(rows))
    start = top + (room - high * len(rows)) / 2
    for index, row in enumerate(rows):
        middle = start + high * (index + 0.5)
        _row(scene, one, found, row, (x, y + middle * radius), high * radius, at)
    if detailed:
        down = start + high * len(rows) + DETAILS / 2
        _details(scene, found, (x, y + down * radius), radius * _room(down, DETAILS), at)


def _packed(one: HexView, found: Contents) -> list[Row]:
    """A row for each; where there are more, those of units first, as there a hex is broadest, and two or more a row."""
    colony: list[Line | ColonyView] = [one.colony] if one.colony is not None else []
    lines: list[Line | ColonyView] = list(found.lines)
    if len(colony) + len(lines) <= ALONE:
        return [[entry] for entry in (*colony, *lines)]
    each = ceil(len(lines) / (ALONE - len(colony)))
    return [*(lines[at : at + each] for at in range(0, len(lines), each)), *([entry] for entry in colony)]


def _is_detailed(found: Contents, high: float, at: Chart) -> bool:
    """Whether there is something to say of the units of one side, and room for it below numbers that can be read."""
    sides = {line.side for line in found.lines}
    return len(sides) < 2 and bool(found.details or found.seen) and high >= at.capital


def _row(scene: Scene, one: HexView, found: Contents, row: Row, spot: chart.Point, high: float, at: Chart) -> None:
    down = (spot[1] - at.pixel(one.id)[1]) / at.radius
    width = at.radius * _room(down, high / at.radius)
    each = width / len(row)
    for index, entry in enumerate(row):
        middle = spot[0] - width / 2 + each * (index + 0.5)
        if isinstance(entry, ColonyView):
            _colony(scene, one, entry, (middle, spot[1]), (each, high), at)
        else:
            narrow = each < 3 * sign_size(high, at) * 0.8
            put_line(scene, entry, (middle, spot[1]), (each, high), at, _signs(one, found, entry, narrow))


def _room(down: float, high: float) -> float:
    """How broad a row with its middle there may be: within the hex, and between the names of the hexes below."""
    between = 2 * (HALF - NAME / 2) - 0.06 if down + high / 2 > BELOW else BROAD
    return min(BROAD, 2 * chart.half_width(abs(down)), between)


def _signs(one: HexView, found: Contents, line: Line, narrow: bool) -> tuple[bool, bool]:
    """Whether a side's sign and that of its ships are shown: one of both where there is little room. The sign is not
    needed where the row above has it, or the colony when only its owner's units are there.
    """
    above = found.lines[found.lines.index(line) - 1] if line in found.lines[1:] else None
    alone = one.colony is not None and one.colony.owner == line.side and len(found.lines) == 1
    own = alone or (above is not None and above.side == line.side)
    return not own, own or not narrow


def sign_size(high: float, at: Chart) -> int:
    """How large signs are in a row so high."""
    return round(max(at.capital * at.radius, min(high * 0.94, WIDEST * at.radius)))


def _colony(
    scene: Scene, one: HexView, colony: ColonyView, spot: chart.Point, room: tuple[float, float], at: Chart
) -> None:
    """A planet with the owner's sign and its CP; where there is little room without the planet."""
    (x, y), (width, high), canvas = spot, room, scene.canvas
    size, text = sign_size(high, at), str(colony.value)
    type_ = one.marker.type if one.marker is not None and one.marker.type in markers.PLANETS else "home_world"
    world = round(size * 1.1) if width > 2 * size else 0
    wide = min(width - size - world * 0.5, _width(text, high, at))
    left = x - (size + world * 0.5 + wide) / 2
    behind = left + size + world * 0.5
    if world:
        canvas.put(markers.planet(type_, world), behind, y, "rm")
    canvas.put(pieces.sign_of(side_colour(scene, colony.owner), size, max(0, -2 - colony.owner)), left, y, "lm")
    numeral(canvas, text, (behind, y), high, wide, at, GOLD)
    _goods(canvas, colony, at.pixel(one.id), at.radius)


def _goods(canvas: Canvas, colony: ColonyView, middle: chart.Point, radius: float) -> None:
    """What waits on a colony: minerals with their sum, and half behind them a space wreck."""
    minerals = [one.value for one in colony.goods if one.type == "minerals"]
    others = list(dict.fromkeys(one.type for one in colony.goods if one.type != "minerals"))
    waiting = [*((type_, 0) for type_ in others), *([("minerals", sum(minerals))] if minerals else [])]
    for place, (type_, value) in enumerate(waiting, start=1 - len(waiting)):
        sign = markers.marker(type_, value, round(radius * 0.38))
        canvas.put(sign, middle[0] + radius * (0.45 + 0.2 * place), middle[1] - radius * 0.34, "lm")


def put_line(
    scene: Scene, line: Line, spot: chart.Point, room: tuple[float, float], at: Chart, signs: tuple[bool, bool]
) -> None:
    """A side's sign, the largest of its ships or a face-down counter, and how many."""
    (x, y), (width, high), canvas, cell = spot, room, scene.canvas, line.cell
    size = sign_size(high, at)
    shown = [pieces.sign_of(side_colour(scene, line.side), size, max(0, -2 - line.side))] if signs[0] else []
    shown += [glyph(scene, line.side, cell, size)] if signs[1] else []
    text = cell.text
    wide = min(width - size * len(shown), _width(text, high, at)) if text else 0
    left = x - (size * len(shown) + wide) / 2
    for sprite in shown:
        canvas.put(sprite, left, y, "lm")
        left += size
    if text:
        numeral(canvas, text, (left, y), high, wide, at)


def glyph(scene: Scene, side: int, cell: Cell, size: int) -> Image.Image:
    """What stands for a side's units."""
    if cell.type == MACHINE:
        return pieces.machine(size)
    colour = side_colour(scene, side)
    return pieces.face_down(colour, size) if cell.type == FACE_DOWN else pieces.figure(cell.type, colour, size)


def numeral_size(high: float, at: Chart) -> int:
    """The size of the numbers in a row so high: their digits are as high as the row, and not smaller than names."""
    return max(at.letters, round(high * 1.3))


def _edge(high: float) -> int:
    return max(2, round(high / 20))


def _width(text: str, high: float, at: Chart) -> float:
    return label(text, numeral_size(high, at), edge=_edge(high)).width


def numeral(
    canvas: Canvas, text: str, spot: chart.Point, high: float, width: float, at: Chart, ink: Rgb = WHITE
) -> None:
    """A number that can be read from afar, its left edge at the spot, no wider than this."""
    letters = Letters(numeral_size(high, at), ink, edge=_edge(high))
    canvas.write_narrow(text, *spot, width, letters, anchor="lm")


def _details(scene: Scene, found: Contents, spot: chart.Point, width: float, at: Chart) -> None:
    """Types, as many as fit; then what was seen, pale. Their numbers, and the round, where they can be read."""
    size, font = round(at.radius * 0.42), round(at.radius * 0.36)
    numbered = font >= at.least
    step = size * 0.9 + font * 0.36 * numbered
    cells = [(pieces.figure(c.type, side_colour(scene, side), size), c.number) for side, c in found.details]
    cells += [(pieces.ghost(type_, side_colour(scene, side), size), round_) for side, type_, round_ in found.seen]
    cells = cells[: max(1, int(width / step))]
    left = spot[0] - step * len(cells) / 2
    for index, (sprite, number) in enumerate(cells):
        scene.canvas.put(sprite, left + step * index, spot[1], "lm")
        if number > 1 and numbered:
            x, y = left + step * index + size * 0.84, spot[1] + size * 0.16
            scene.canvas.write(str(number), x, y, Letters(font, edge=2))
