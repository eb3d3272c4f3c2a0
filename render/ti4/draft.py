"""A draft: the slices as they lie seen from the home below them, and what each seat has picked."""

from __future__ import annotations

from collections.abc import Iterator

from engine.text import T, Text
from engine.ti4.galaxy.slices import NORTHERN, halves
from engine.ti4.interface.view import DraftView, SliceView, SystemView, View
from render import skies
from render.canvas import Canvas, Drawing, Letters
from render.colours import FAINT, GOLD, LINE, SKY, SOFT, WHITE
from render.glance import MARGIN, WIDTH, handle
from render.glyphs import badge, sign
from render.hexmap import HALF, HexMap
from render.panels import Box, seat_box
from render.ti4 import board, glance
from render.ti4.board import PlacedSystem
from render.ti4.scene import Scene

ACROSS = 3
"""Slices and seats side by side."""
GAP, NOTHING = 16, "–"
HOME = (0, 3)
SPOTS = tuple(spot.turned(3) for spot in NORTHERN)
"""The places of a slice whose home lies in the south, which is how its player sees it."""
RADIUS = (WIDTH - 2 * MARGIN - (ACROSS - 1) * GAP) // (5 * ACROSS)
HIGH = round(6 * HALF * RADIUS)
SEAT, LINES = 128, (38, 92)
NUMBER, VALUE, NAME, SKILL = 76, 52, 52, 0.34


def shows_slices(view: View) -> bool:
    """Whether slices are all that there is to see: nothing but Mecatol Rex lies on the board yet."""
    return view.draft is not None and bool(view.draft.slices) and len(view.systems) <= 1


def draw(scene: Scene) -> Drawing:
    """Slices above, seats below. Raises KeyError: nothing is drafted."""
    draft = scene.view.draft
    if draft is None:
        raise KeyError("draft")
    rows, seats = -(-len(draft.slices) // ACROSS), -(-len(scene.view.seats) // ACROSS)
    below = MARGIN + rows * (HIGH + GAP)
    scene.canvas = Canvas(WIDTH, below + seats * (SEAT + GAP) + MARGIN - GAP)
    skies.stars(scene.canvas, "stars")
    for number, one in enumerate(draft.slices):
        left, top = _corner(number, 5 * RADIUS, HIGH, MARGIN)
        _slice(scene, number + 1, one, HexMap(RADIUS, left + 2.5 * RADIUS, top - 2 * HALF * RADIUS + HALF * RADIUS))
    wide = (WIDTH - 2 * MARGIN - (ACROSS - 1) * GAP) / ACROSS
    for seat in range(len(scene.view.seats)):
        left, top = _corner(seat, wide, SEAT, below)
        _seat(scene, draft, seat, (left, top, left + wide, top + SEAT))
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _corner(number: int, wide: float, high: float, top: float) -> tuple[float, float]:
    return MARGIN + (number % ACROSS) * (wide + GAP), top + (number // ACROSS) * (high + GAP)


# --- a slice ---------------------------------------------------------------------------------------------------------


def _slice(scene: Scene, number: int, one: SliceView, chart: HexMap) -> None:
    """Its tiles, and in place of the home its number, its values, and whose it is."""
    for tile, spot in zip(one.tiles, SPOTS, strict=True):
        _tile(scene, tile, chart.pixel(spot), round(chart.radius))
    canvas, (x, y), radius = scene.canvas, chart.pixel(HOME), chart.radius
    rim = LINE if one.seat is None else scene.paint(one.seat).rgb
    canvas.put(skies.rim(round(radius), rim, dashed=one.seat is None, width=0.03 if one.seat is None else 0.08), x, y)
    up = y - radius * 0.42
    if one.seat is not None:
        canvas.put(badge(scene.colour(one.seat), round(radius * 0.56)), x + radius * 0.36, up)
    canvas.write(str(number), x - (radius * 0.36 if one.seat is not None else 0), up, Letters(NUMBER, WHITE, edge=2))
    for value, ink, side in ((one.resources, GOLD, -1), (one.influence, SKY, 1)):
        canvas.write(halves(value), x + side * radius * 0.47, y + radius * 0.36, Letters(VALUE, ink, edge=2))


def _tile(scene: Scene, tile: SystemView, at: tuple[float, float], radius: int) -> None:
    """As on the map, with the technologies of its planets."""
    rim = board.rim_of(scene.view, tile)
    place = PlacedSystem(board.printed(tile), *at, radius, rim)
    glance.put_tile(scene.canvas, place)
    glance.put_system(scene, tile, place)
    handle(scene.canvas, str(tile.tile), at, radius)
    skills = [planet.specialty for planet in tile.planets if planet.specialty]
    for index, colour in enumerate(skills):
        x = at[0] + radius * 0.34 * (index - (len(skills) - 1) / 2)
        scene.canvas.put(sign(f"{colour}_skill", round(radius * SKILL)), x, at[1] + radius * 0.66)


# --- a seat ----------------------------------------------------------------------------------------------------------


def _seat(scene: Scene, draft: DraftView, seat: int, at: Box) -> None:
    """Whose turn it is to pick, and what each has: its slice beside its name, faction and place below."""
    left, top, right, _ = at
    paint = scene.paint(seat)
    seat_box(scene.canvas, at, paint.rgb, bool(draft.queue) and draft.queue[0] == seat)
    scene.canvas.put(badge(scene.colour(seat), NAME), left + 14, top + LINES[0], "lm")
    (first, second), wide = LINES, right - left - 32
    taken = 0.0
    for number in [n for n, one in enumerate(draft.slices, 1) if one.seat == seat]:
        said = scene.say("slice", n=number)
        taken = 16 + scene.canvas.write(said, right - 16, top + first, Letters(NAME, SOFT), anchor="rm")
    scene.canvas.write_narrow(scene.name(seat), left + 76, top + first, wide - 60 - taken, Letters(NAME), anchor="lm")
    has = ", ".join(_has(scene, draft, seat))
    letters = Letters(NAME, SOFT if has else FAINT)
    scene.canvas.write_narrow(has or NOTHING, left + 16, top + second, wide, letters, anchor="lm")


def _has(scene: Scene, draft: DraftView, seat: int) -> Iterator[str]:
    yield from (scene.term("faction", one.id) for one in draft.factions if one.seat == seat)
    yield from (scene.say("place", n=n) for n, one in enumerate(draft.places, 1) if one.seat == seat)


# --- in words --------------------------------------------------------------------------------------------------------


def told(scene: Scene, _: None) -> Iterator[Text]:
    """Every slice, for those who do not see it."""
    draft = scene.view.draft
    yield T("ti4-picture-draft")
    for number, one in enumerate(draft.slices if draft is not None else (), 1):
        tiles = ", ".join(str(tile.tile) for tile in one.tiles)
        values = {"resources": halves(one.resources), "influence": halves(one.influence)}
        yield T("ti4-picture-alt-slice", n=number, tiles=tiles, **values)
