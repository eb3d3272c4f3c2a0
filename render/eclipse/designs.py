"""Blueprints in small: the figures of each ship type on a card, for the panels of the seats."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eclipse.interface.view import BlueprintView
from render.canvas import Canvas, Letters, Sprite
from render.colours import FAINT, INK, LINE, PANEL_LIGHT, SCARLET, SOFT, WHITE, SeatColour, mix
from render.eclipse.icons import sign
from render.eclipse.signs import die
from render.eclipse.tints import DICE
from render.panels import box, counter
from render.ships import unit

HIGH, GAP = 122, 8
FIGURES = ("hull", "computer", "shield", "movement")


def figure(one: BlueprintView, name: str) -> int:
    """A sum of a blueprint by the name of its sign."""
    return one.move if name == "movement" else int(getattr(one, name))


def dice(one: BlueprintView, size: int) -> Iterator[Sprite]:
    """The dice of its cannons, then a missile's sign and the dice of its missiles."""
    for colour in DICE:
        yield from [die(colour, size)] * one.cannons.get(colour, 0)
    if any(one.missiles.values()):
        yield sign("missile", size)
    for colour in DICE:
        yield from [die(colour, size)] * one.missiles.get(colour, 0)


def cards(
    canvas: Canvas, designs: tuple[BlueprintView, ...], seat: SeatColour, at: tuple[float, float], width: float
) -> None:
    """A card for each ship type, side by side."""
    wide = (width - GAP * (len(designs) - 1)) / max(1, len(designs))
    for index, one in enumerate(designs):
        _card(canvas, one, seat, (at[0] + (wide + GAP) * index, at[1]), wide)


def _card(canvas: Canvas, one: BlueprintView, seat: SeatColour, at: tuple[float, float], wide: float) -> None:
    left, top = at
    box(canvas, (left, top, left + wide, top + HIGH), mix(PANEL_LIGHT, INK, 0.25), LINE, radius=12, thick=1)
    canvas.put(unit(one.type, seat.rgb, 42, seat.edge), left + 6, top + 24, "lm")
    canvas.write(f"×{one.left}", left + 51, top + 24, Letters(25, WHITE if one.left else FAINT), anchor="lm")
    counter(canvas, sign("initiative", 22), str(one.initiative), (left + wide * 0.48, top + 24), 25)
    ink = SCARLET if one.energy < 0 else SOFT
    counter(canvas, sign("energy", 22), str(one.energy), (left + wide * 0.73, top + 24), 25, ink)
    for index, name in enumerate(FIGURES):
        number = figure(one, name)
        spot = (left + 8 + (wide - 10) * index / len(FIGURES), top + 62)
        counter(canvas, sign(name, 21), str(number), spot, 25, WHITE if number else FAINT)
    x = left + 8
    row = list(dice(one, 27))
    step = min(30.0, (wide - 16) / max(1, len(row)))
    for sprite in row:
        canvas.put(sprite, x, top + 98, "lm")
        x += step
