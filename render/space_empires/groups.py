"""The own groups as on the ship technology sheet: each counter with its place, its ships and its recorded levels."""

from __future__ import annotations

from engine.space_empires.interface.view import UnitView, View
from engine.space_empires.interface.zooms import GROUPS
from render import skies
from render.canvas import Canvas, Drawing
from render.colours import FAINT, GOLD, LINE, PANEL, SOFT, WHITE
from render.panels import box, heading
from render.space_empires import board, pieces
from render.space_empires.scene import Scene, counter_name, hex_name, side_colour
from render.space_empires.writing import levels_text, write

WIDTH, MARGIN, TOP, ROW, COLUMNS = 1200, 16, 92, 62, 2
SHIP, LETTERS, NAME = 52, 40, 0.6
"""How large a ship and what is written are, and the share of a column that a name may fill."""


def own_units(view: View) -> list[tuple[str, UnitView]]:
    """The viewer's counters with the hexes where they are."""
    return [
        (place.id, unit)
        for place in view.hexes
        for stack in place.stacks
        if stack.owner == view.viewer
        for unit in stack.units
    ]


def draw(scene: Scene) -> Drawing:
    """Two columns. Raises KeyError: the viewer has no groups of its own."""
    if scene.view.own is None:
        raise KeyError(GROUPS.id)
    found = own_units(scene.view)
    rows = max(5, -(-len(found) // COLUMNS))
    scene.canvas = Canvas(WIDTH, TOP + ROW * rows + 2 * MARGIN)
    canvas = scene.canvas
    skies.stars(canvas, "panel")
    box(canvas, (MARGIN, MARGIN, WIDTH - MARGIN, canvas.image.height - MARGIN), PANEL, LINE, radius=18)
    heading(canvas, scene.say("groups"), MARGIN + 24, MARGIN + 44, LETTERS, GOLD)
    wide = (WIDTH - 2 * MARGIN - 30) / COLUMNS
    for index, (place, unit) in enumerate(found):
        column, row = divmod(index, rows)
        _unit(scene, place, unit, (MARGIN + 20 + wide * column, MARGIN + TOP + ROW * (row + 0.4)), wide - 16)
    return Drawing(canvas.image, board.palette(canvas.image))


def _unit(scene: Scene, place: str, unit: UnitView, at: tuple[float, float], width: float) -> None:
    (left, y), x = at, at[0]
    scene.canvas.put(pieces.figure(unit.type, side_colour(scene, unit.owner), SHIP), x, y, "lm")
    x += SHIP + 8
    x += write(scene, counter_name(scene, unit.id), (x, y), width * NAME, LETTERS, WHITE) + 10
    if unit.count > 1 or unit.type == "DECOY":
        x += write(scene, f"×{unit.count}", (x, y), 100, LETTERS, GOLD) + 10
    x = max(x, left + width * 0.36)
    x += write(scene, hex_name(scene, place), (x, y), 90, LETTERS, SOFT) + 12
    levels = levels_text(scene, unit.levels) if not unit.cargo else ""
    write(scene, levels, (x, y), left + width - x, LETTERS, FAINT if not unit.up else SOFT)
