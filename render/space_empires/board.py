"""The map: hexes of the board, what lies in them, who stands there. Hexes and terrain are drawn once and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.space_empires.components import COLOURS
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.interface.view import HexView
from render import skies
from render.arrows import arrow
from render.canvas import Canvas, Drawing, Letters, Pen, palette_of
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
from render.space_empires import chart, markers, pieces, rows
from render.space_empires.chart import Chart
from render.space_empires.places import Contents, contents
from render.space_empires.scene import Scene, hex_name, side_rgb

SPACE: Rgb = (8, 12, 28)
FOG: Rgb = (52, 60, 92)
"""The ground of hexes that are known, and of those with a marker that lies face down."""
BUSY, LONE, BARE = 1.0, 1.06, 1.12
"""How much larger than the least the name of a hex is written: above what a side has there, above a marker alone, and
where nothing else is but terrain.
"""
CORNER, SMALL = 0.45, 0.38
"""Where beside the name something small lies, and how large it is."""
PLANET, SIGN, ART = 0.84, 0.66, 0.62
"""How large planets and other markers are, and how strong the art of terrain is."""
SURE = (
    NIGHT, PANEL, PANEL_LIGHT, LINE, INK, WHITE, SOFT, FAINT, GOLD, SKY, SCARLET, LIME, SPACE, FOG, markers.GEM,
)  # fmt: skip
Printed = tuple[tuple[str, str | None, bool, str | None], ...]
"""Each hex, the colour of the home system that it belongs to, whether it is explored, and terrain that fills it."""


def palette(image: Image.Image) -> Image.Image:
    """The colours of these pictures."""
    sides = [seat_colour(name).rgb for name in (*COLOURS, NOBODY)]
    shades = ((INK, 0.0), (INK, 0.12), (INK, 0.26), (INK, 0.5), (INK, 0.75), (WHITE, 0.3), (WHITE, 0.5))
    art: tuple[Rgb, ...] = ((110, 36, 122), (222, 112, 206), (146, 122, 98), (238, 112, 26), (255, 186, 60))
    sure = [mix(rgb, other, share) for rgb in sides for other, share in shades]
    sure += [mix(ground, rgb, share) for ground in (SPACE, FOG, PANEL) for rgb in sides for share in (0.1, 0.3)]
    return palette_of(image, [*SURE, *sure, *art, *(mix(SPACE, tint, 0.5) for tint in art)])


def printed(scene: Scene, hexes: Sequence[HexView]) -> Printed:
    """What of the hexes seldom changes, to keep what was drawn by: home systems, and what is known."""
    homes: dict[int | None, str] = {one.home: scene.colour(one.home) for one in hexes if one.home is not None}
    return tuple((one.id, homes.get(one.home), one.explored, _terrain(one)) for one in hexes)


def _terrain(one: HexView) -> str | None:
    return markers.ART.get(one.marker.type) if one.explored and one.marker is not None else None


@kept
def quiet(size: tuple[int, int], at: Chart, hexes: Printed) -> Drawing:
    """The hexes and their terrain. The image must not be changed."""
    canvas = Canvas(*size)
    skies.stars(canvas, "space_empires")
    for id_, home, explored, terrain in hexes:
        canvas.lay(chart.ground(at.radius, *(_known(home) if explored else _fog(home))), *at.pixel(id_))
        if terrain is not None:
            canvas.put(chart.anomaly(terrain, at.radius, ART), *at.pixel(id_))
    return Drawing(canvas.image, palette(_sample(canvas.image, at.radius)))


def _known(home: str | None) -> tuple[Rgb, Rgb]:
    """The rim of a hex and what fills it."""
    return (96, 104, 132) if home is None else mix(seat_colour(home).rgb, SPACE, 0.25), SPACE


def _fog(home: str | None) -> tuple[Rgb, Rgb]:
    """The same of a hex that nobody knows."""
    rgb = None if home is None else seat_colour(home).rgb
    return mix(rgb or (200, 206, 226), FOG, 0.35), mix(FOG, rgb, 0.12) if rgb else FOG


def ground(scene: Scene, size: tuple[int, int], at: Chart, hexes: Sequence[HexView]) -> Drawing:
    """The hexes and terrain, with fog over what nobody knows; nothing else. The image must not be changed."""
    return quiet(size, at, printed(scene, hexes))


def _name(scene: Scene, one: HexView, found: Contents, at: Chart) -> None:
    """The name of a hex, the larger the less else is to be seen there. Nothing lies over it."""
    (x, y), held = at.pixel(one.id), one.colony is not None or bool(found.lines)
    larger = BUSY if held else LONE if _lies(one) else BARE
    ink = WHITE if held else SOFT
    y += at.radius * (at.capital * larger / 2 - rows.TOP)
    letters = Letters(round(at.letters * larger), ink, edge=2, ground=SPACE)
    scene.canvas.write_narrow(hex_name(scene, one.id), x, y, rows.NAME * at.radius, letters)


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


# --- what lies and stands there --------------------------------------------------------------------------------------


def put_board(
    scene: Scene, at: Chart, hexes: Sequence[HexView], asked: Sequence[str] = (), moves: Sequence[tuple[str, str]] = ()
) -> None:
    """Everything on these hexes; below it broken rims around those asked about, and moves of units as arrows."""
    piped = {one.id: owners for one in hexes if (owners := _piped(one))}
    for one in hexes:
        if one.id in scene.marks:
            scene.canvas.put(chart.glow(at.radius, GOLD), *at.pixel(one.id))
    for id_ in piped:
        _pipelines(scene, id_, at, piped)
    for one in hexes:
        _frame(scene, one, at)
    for id_ in asked:
        scene.canvas.put(chart.rim(at.radius, GOLD, 0.05, dashed=True), *at.pixel(id_))
    for start, end in moves:
        arrow(scene.canvas, at.pixel(start), at.pixel(end), at.radius * 0.1)
    held = [(one, contents(scene.view, one)) for one in hexes]
    for one, found in held:
        _name(scene, one, found, at)
    for one, found in held:
        put_hex(scene, one, found, at)


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
    """The rim of a hex in its owner's colour, below all that stands in hexes."""
    (x, y), radius, canvas = at.pixel(one.id), at.radius, scene.canvas
    if one.colony is not None:
        rgb = side_rgb(scene, one.colony.owner)
        canvas.put(chart.rim(radius, rgb, 0.07), x, y)
    if one.id in scene.marks:
        canvas.put(chart.rim(radius, GOLD, 0.035), x, y)


def put_hex(scene: Scene, one: HexView, found: Contents, at: Chart) -> None:
    """Marker, colony, sides and their units in a hex."""
    if one.colony is None:
        _marker(scene, one, at, bool(found.lines))
    if scene.view.battle is not None and scene.view.battle.at == one.id:
        _aside(scene, pieces.burst(round(at.radius * SMALL)), one, at, -1 if one.colony is not None else 1)
    rows.put(scene, one, found, at)


def _marker(scene: Scene, one: HexView, at: Chart, crowded: bool) -> None:
    """What lies there; small and aside where units stand."""
    (x, y), canvas, radius = at.pixel(one.id), scene.canvas, at.radius
    if one.marker is not None and _lies(one):
        size = radius * (SMALL if crowded else PLANET if one.marker.type in markers.PLANETS else SIGN)
        sign = markers.marker(one.marker.type, one.marker.value, round(size))
        if crowded:
            _aside(scene, sign, one, at, -1)
        else:
            canvas.put(sign, x, y + radius * 0.3)
    elif not one.explored and not crowded:
        canvas.write("?", x, y + radius * 0.36, Letters(radius * 0.66, mix(FOG, WHITE, 0.45)))
    if one.looked:
        _aside(scene, pieces.eye(round(radius * SMALL)), one, at, 1)


def _aside(scene: Scene, sign: Image.Image, one: HexView, at: Chart, side: int) -> None:
    """Something small to the left (-1) or right (1) of a hex's name."""
    x, y = at.pixel(one.id)
    scene.canvas.put(sign, x + side * CORNER * at.radius, y - at.radius * 0.34, "rm" if side < 0 else "lm")
