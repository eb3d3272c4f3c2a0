"""The map: hexes of the board, what lies in them, who stands there. The hexes are drawn once and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.space_empires.components import COLOURS
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.interface.view import HexView
from render import skies
from render.canvas import Canvas, Drawing, Letters, Pen, label, palette_of
from render.colours import (
    FAINT,
    GOLD,
    INK,
    LIME,
    LINE,
    NIGHT,
    NOBODY,
    PANEL,
    PANEL_LIGHT,
    SCARLET,
    SKY,
    SOFT,
    WHITE,
    Rgb,
    mix,
    seat_colour,
)
from render.kept import kept
from render.space_empires import chart, markers, pieces
from render.space_empires.chart import Chart
from render.space_empires.places import FACE_DOWN, MACHINE, MOST, Cell, Contents, Line, contents
from render.space_empires.scene import Scene, hex_name, side_colour, side_rgb

SPACE: Rgb = (8, 12, 28)
FOG: Rgb = (52, 60, 92)
"""The ground of hexes that are known, and of those with a marker that lies face down."""
LEAST = 22
"""No writing is smaller than this."""
BUSY, LONE, BARE = (-0.75, 1.14), (-0.6, 1.4), (-0.46, 1.5)
"""Where the name of a hex stands and how much larger than the least it is written: above what a side has there, above a
marker alone, and where nothing else is but terrain.
"""
PLANET, SIGN, ART = 0.84, 0.66, 0.62
"""How large planets and other markers are, and how strong the art of terrain is."""
TOP, LOW, FULL = (-0.52, 1.36), (-0.36, 1.2), (-0.62, 1.54)
"""Where rows begin and how much room they have: below the name, below a marker too, and where there are many."""
STRONG, WIDE = 40, 27
"""Numbers of this size have digits, and signs this width, that are 9 dots high where the board is shown 350 high."""
SURE = (
    NIGHT, PANEL, PANEL_LIGHT, LINE, INK, WHITE, SOFT, FAINT, GOLD, SKY, SCARLET, LIME, SPACE, FOG, markers.GEM,
)  # fmt: skip
Printed = tuple[tuple[str, str | None], ...]
"""Each hex and the colour of the home system that it belongs to."""


def palette(image: Image.Image) -> Image.Image:
    """The colours of these pictures."""
    sides = [seat_colour(name).rgb for name in (*COLOURS, NOBODY)]
    shades = ((INK, 0.0), (INK, 0.12), (INK, 0.26), (INK, 0.5), (INK, 0.75), (WHITE, 0.3), (WHITE, 0.5))
    art: tuple[Rgb, ...] = ((110, 36, 122), (222, 112, 206), (146, 122, 98), (238, 112, 26), (255, 186, 60))
    sure = [mix(rgb, other, share) for rgb in sides for other, share in shades]
    sure += [mix(ground, rgb, share) for ground in (SPACE, FOG, PANEL) for rgb in sides for share in (0.1, 0.3)]
    return palette_of(image, [*SURE, *sure, *art, *(mix(SPACE, tint, 0.5) for tint in art)])


def printed(scene: Scene, hexes: Sequence[HexView]) -> Printed:
    """What of the hexes never changes, to keep what was drawn by."""
    return tuple((one.id, None if one.home is None else scene.colour(one.home)) for one in hexes)


@kept
def quiet(size: tuple[int, int], at: Chart, hexes: Printed) -> Drawing:
    """The hexes. The image must not be changed."""
    canvas = Canvas(*size)
    skies.stars(canvas, "space_empires")
    for id_, home in hexes:
        rim = (96, 104, 132) if home is None else mix(seat_colour(home).rgb, SPACE, 0.25)
        canvas.put(chart.ground(at.radius, rim, SPACE), *at.pixel(id_))
    return Drawing(canvas.image, palette(_sample(canvas.image, at.radius)))


def _name(scene: Scene, one: HexView, at: Chart) -> None:
    """The name of a hex, the larger the less else is to be seen there."""
    (x, y), held = at.pixel(one.id), one.colony is not None or bool(contents(scene.view, one).lines)
    below, larger = BUSY if held else LONE if _lies(one) else BARE
    ink = SOFT if one.explored and not held and one.marker is None else WHITE
    size = round(name_size(at.radius) * larger)
    scene.canvas.write(hex_name(scene, one.id), x, y + below * at.radius, Letters(size, ink, weight="plain", edge=1))


def _lies(one: HexView) -> bool:
    """Whether a marker lies there, face down or up, that is no terrain which fills the hex."""
    return one.marker is not None and not (one.explored and one.marker.type in markers.ART)


def _sample(image: Image.Image, radius: int) -> Image.Image:
    """The board with markers on it, so that their colours are in the palette."""
    canvas = Canvas.over(image)
    for index, type_ in enumerate((*markers.PLANETS, "black_hole", "minerals", "nebula", "asteroids", "supernova")):
        spot = (radius * (1 + 2 * index), radius)
        art = markers.ART.get(type_)
        size = round(radius * (PLANET if type_ in markers.PLANETS else SIGN))
        canvas.put(chart.anomaly(art, radius, ART) if art else markers.marker(type_, 0, size), *spot)
    return canvas.image


def name_size(radius: float) -> int:
    """How large the names of hexes are written."""
    return max(LEAST, round(radius * 0.3))


# --- what lies and stands there --------------------------------------------------------------------------------------


def put_board(scene: Scene, at: Chart, hexes: Sequence[HexView]) -> None:
    """Everything on these hexes."""
    piped = {one.id: owners for one in hexes if (owners := _piped(one))}
    for one in hexes:
        _ground(scene, one, at)
    for id_ in piped:
        _pipelines(scene, id_, at, piped)
    for one in hexes:
        _frame(scene, one, at)
    for one in hexes:
        put_hex(scene, one, at)


def _ground(scene: Scene, one: HexView, at: Chart) -> None:
    """Terrain that fills the hex, fog over what nobody knows, and a light where something happened."""
    spot, canvas = at.pixel(one.id), scene.canvas
    if not one.explored:
        home = None if one.home is None else seat_colour(scene.colour(one.home)).rgb
        rim = (200, 206, 226) if home is None else home
        canvas.put(chart.ground(at.radius, mix(rim, FOG, 0.35), mix(FOG, home, 0.12) if home else FOG), *spot)
    elif one.marker is not None and one.marker.type in markers.ART:
        canvas.put(chart.anomaly(markers.ART[one.marker.type], at.radius, ART), *spot)
    if one.id in scene.marks:
        canvas.put(chart.glow(at.radius, GOLD), *spot)


def _pipelines(scene: Scene, id_: str, at: Chart, piped: Mapping[str, Sequence[int]]) -> None:
    """Tubes to neighbouring hexes with pipelines of the same seat."""
    for near in NEIGHBOURS[id_]:
        for owner in piped[id_] if near > id_ else ():
            if owner in piped.get(near, ()):
                _tube(scene, at.pixel(id_), at.pixel(near), side_rgb(scene, owner), at.radius)


def _piped(one: HexView) -> list[int]:
    return [stack.owner for stack in one.stacks if any(unit.type == "MS" for unit in stack.units)]


def _tube(scene: Scene, start: chart.Point, end: chart.Point, rgb: Rgb, radius: int) -> None:
    left, top = min(start[0], end[0]) - radius * 0.2, min(start[1], end[1]) - radius * 0.2
    pen = Pen(abs(end[0] - start[0]) + radius * 0.4, abs(end[1] - start[1]) + radius * 0.4)
    spots = [(x - left, y - top) for x, y in (start, end)]
    pen.line(spots, INK, radius * 0.2)
    pen.line(spots, mix(rgb, INK, 0.2), radius * 0.13)
    pen.line(spots, mix(rgb, WHITE, 0.5), radius * 0.04)
    scene.canvas.put(pen.done(), left, top, "lt")


def _frame(scene: Scene, one: HexView, at: Chart) -> None:
    """The rim of a hex in its owner's colour and its name, below all that stands in hexes."""
    (x, y), radius, canvas = at.pixel(one.id), at.radius, scene.canvas
    if one.colony is not None:
        rgb = side_rgb(scene, one.colony.owner)
        canvas.put(chart.rim(radius, rgb, 0.07), x, y)
    if one.id in scene.marks:
        canvas.put(chart.rim(radius, GOLD, 0.035), x, y)
    _name(scene, one, at)


def put_hex(scene: Scene, one: HexView, at: Chart) -> None:
    """Marker, colony, sides and their units in a hex."""
    (x, y), radius, canvas = at.pixel(one.id), at.radius, scene.canvas
    found = contents(scene.view, one)
    lines = len(found.lines) + (one.colony is not None)
    if one.colony is None:
        _marker(scene, one, (x, y), radius, bool(found.lines))
    aside = one.colony is None and one.explored and _lies(one)
    _rows(scene, one, found, at, lines, LOW if aside and lines < MOST else (TOP if lines < MOST else FULL))
    if scene.view.battle is not None and scene.view.battle.at == one.id:
        canvas.put(pieces.burst(round(radius * 0.4)), x + radius * 0.48, y - radius * 0.74)


def _marker(scene: Scene, one: HexView, spot: chart.Point, radius: int, crowded: bool) -> None:
    """What lies there; small and aside where units stand."""
    (x, y), canvas = spot, scene.canvas
    if crowded:
        x, y, size = x - radius * 0.42, y - radius * 0.56, radius * 0.46
    else:
        y += radius * 0.24
        size = radius * (PLANET if one.marker is not None and one.marker.type in markers.PLANETS else SIGN)
    if one.marker is not None and _lies(one):
        canvas.put(markers.marker(one.marker.type, one.marker.value, round(size)), x, y)
    elif not one.explored and not crowded:
        canvas.write("?", x, y + radius * 0.2, Letters(radius * 0.66, mix(FOG, WHITE, 0.45)))
    if one.looked:
        canvas.put(pieces.eye(round(radius * 0.46)), spot[0] + radius * 0.5, spot[1] - radius * 0.42)


def _rows(scene: Scene, one: HexView, found: Contents, at: Chart, lines: int, within: tuple[float, float]) -> None:
    """The colony, then a row for each line, then small what it is."""
    if not lines:
        return
    (x, y), radius = at.pixel(one.id), at.radius
    detailed = lines < MOST and len({line.side for line in found.lines}) < 2 and bool(found.details or found.seen)
    top, room = within
    high = min(0.6, room / (lines + 0.8 * detailed))
    start = top + (room - high * (lines + 0.8 * detailed)) / 2
    if one.colony is not None:
        _colony(scene, one, (x, y + (start + high / 2) * radius), radius, high)
        start += high
    for index, line in enumerate(found.lines):
        sole = one.colony is not None and one.colony.owner == line.side and len(found.lines) == 1
        put_line(scene, line, (x, y + (start + high * (index + 0.5)) * radius), high * radius, not sole)
    if detailed:
        down = start + high * (len(found.lines) + 0.36)
        _details(scene, found, (x, y + down * radius), radius * chart.half_width(down + 0.12) * 2, radius)


def _colony(scene: Scene, one: HexView, spot: chart.Point, radius: int, high: float) -> None:
    """A planet with the owner's sign and its CP."""
    assert one.colony is not None
    (x, y), canvas = spot, scene.canvas
    colour, size = side_colour(scene, one.colony.owner), max(WIDE, round(radius * min(0.56, high)))
    type_ = one.marker.type if one.marker is not None and one.marker.type in markers.PLANETS else "home_world"
    canvas.put(markers.planet(type_, round(radius * min(0.62, high * 1.06))), x - radius * 0.16, y)
    canvas.put(pieces.sign_of(colour, size), x - radius * 0.46, y)
    numeral(canvas, str(one.colony.value), x + radius * 0.34, y, radius * high, ink=GOLD)
    if one.colony.goods:
        canvas.put(markers.marker("minerals", sum(g.value for g in one.colony.goods), round(radius * 0.4)),
                   x + radius * 0.66, y - radius * 0.2)  # fmt: skip


def put_line(scene: Scene, line: Line, spot: chart.Point, high: float, signed: bool) -> None:
    """A side's sign, the largest of its ships or a face-down counter, and how many."""
    (x, y), canvas, cell = spot, scene.canvas, line.cell
    size = max(WIDE, round(high * 0.94))
    text = str(cell.number) if cell.number else ""
    wide = (size if signed else 0) + size + label(text or " ", numeral_size(high)).width
    left = x - wide / 2
    if signed:
        canvas.put(pieces.sign_of(side_colour(scene, line.side), size, max(0, -2 - line.side)), left, y, "lm")
        left += size
    canvas.put(glyph(scene, line.side, cell, size), left, y, "lm")
    left += size
    if text:
        numeral(canvas, text, left, y, high, "lm")


def glyph(scene: Scene, side: int, cell: Cell, size: int) -> Image.Image:
    """What stands for a side's units."""
    if cell.type == MACHINE:
        return pieces.machine(size)
    colour = side_colour(scene, side)
    return pieces.face_down(colour, size) if cell.type == FACE_DOWN else pieces.figure(cell.type, colour, size)


def numeral_size(high: float) -> int:
    """The size of the numbers in a row so high: their digits are as high as the row."""
    return max(STRONG, round(high * 1.32))


def numeral(canvas: Canvas, text: str, x: float, y: float, high: float, anchor: str = "mm", ink: Rgb = WHITE) -> None:
    """A number that can be read from afar."""
    canvas.write(text, x, y, Letters(numeral_size(high), ink, edge=max(2, round(high / 14))), anchor=anchor)


def _details(scene: Scene, found: Contents, spot: chart.Point, width: float, radius: int) -> None:
    """Types and their numbers, small, as many as fit; then what was seen, pale, with its round."""
    size = round(radius * 0.42)
    font = max(LEAST, round(radius * 0.36))
    step = size * 0.9 + font * 0.36
    cells = [(pieces.figure(c.type, side_colour(scene, side), size), c.number) for side, c in found.details]
    cells += [(pieces.ghost(type_, side_colour(scene, side), size), round_) for side, type_, round_ in found.seen]
    cells = cells[: max(1, int((width + radius * 0.3) / step))]
    left = spot[0] - step * len(cells) / 2
    for index, (sprite, number) in enumerate(cells):
        scene.canvas.put(sprite, left + step * index, spot[1], "lm")
        if number > 1:
            scene.canvas.write(
                str(number), left + step * index + size * 0.84, spot[1] + size * 0.16, Letters(font, edge=2)
            )
