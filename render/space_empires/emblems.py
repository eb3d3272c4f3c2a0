"""How the components of Space Empires look on cards: a tint by kind, and an emblem. All our own drawings."""

from __future__ import annotations

from engine.space_empires.components import UNITS
from render.canvas import Sprite
from render.cardface import plain_emblem
from render.colours import NOBODY, Rgb, seat_colour
from render.kept import kept
from render.space_empires import markers, pieces

STEEL: Rgb = (140, 188, 244)
TINTS: dict[str, Rgb] = {"unit": STEEL, "tech": (236, 196, 72), "marker": (150, 130, 220)}
CARRIERS = {
    "ship_size": "DN", "attack": "BB", "defense": "CA", "tactics": "DD", "move": "SC", "ship_yard": "SY",
    "terraforming": "COLONY_SHIP", "exploration": "CA", "fighter": "F", "point_defense": "SC", "cloaking": "R",
    "scanner": "DD", "mines": "MINES", "minesweep": "SW",
}  # fmt: skip
"""The unit that stands for a technology."""


def tint(look: str) -> Rgb:
    """The colour of a card."""
    kind, _, rest = look.partition("-")
    return seat_colour(NOBODY).rgb if rest == "alien" else TINTS.get(kind, STEEL)


@kept
def emblem(look: str, size: int) -> Sprite:
    """The sign of a card."""
    kind, _, rest = look.partition("-")
    if kind == "marker" and rest in markers.KINDS:
        return markers.marker(rest, 0, size, False)
    if kind == "tech" and rest in CARRIERS:
        return pieces.figure(CARRIERS[rest], "yellow", size)
    if kind == "unit":
        return pieces.figure(rest if rest in UNITS else "ALIEN", "blue" if rest in UNITS else NOBODY, size)
    return plain_emblem(size)


def fact_sign(name: str, size: int) -> Sprite | None:
    """A sign that stands for a figure."""
    return pieces.coin(size) if name == "cp" else None
