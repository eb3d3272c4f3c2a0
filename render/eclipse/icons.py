"""The signs of Eclipse: resources, figures of ships, actions, what lies on boards. Our own drawings."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from render.canvas import Pen, Point, Sprite
from render.colours import GOLD, INK, SCARLET, SKY, SOFT, WHITE, Rgb, mix
from render.eclipse.tints import PARTS, RESOURCES
from render.hexmap import corners
from render.kept import kept
from render.ships import star

Draw = Callable[[Pen, float, Rgb], None]


SHAPES: dict[str, tuple[Point, ...]] = {
    "science": ((0.4, 0.08), (0.6, 0.08), (0.6, 0.36), (0.9, 0.86), (0.84, 0.94), (0.16, 0.94), (0.1, 0.86),
        (0.4, 0.36)),
    "bolt": ((0.62, 0.02), (0.16, 0.56), (0.44, 0.56), (0.34, 0.98), (0.84, 0.4), (0.54, 0.4)),
    "drive": ((0.5, 0.06), (0.9, 0.42), (0.72, 0.56), (0.5, 0.36), (0.28, 0.56), (0.1, 0.42)),
    "initiative": ((0.06, 0.1), (0.24, 0.1), (0.6, 0.5), (0.24, 0.9), (0.06, 0.9), (0.36, 0.5)),
    "missile": ((0.94, 0.06), (0.84, 0.44), (0.5, 0.78), (0.54, 0.96), (0.3, 0.78), (0.22, 0.7), (0.04, 0.46),
        (0.22, 0.5), (0.56, 0.16)),
    "colony": ((0.5, 0.02), (0.74, 0.3), (0.74, 0.66), (0.96, 0.94), (0.04, 0.94), (0.26, 0.66), (0.26, 0.3)),
    "traitor": ((0.5, 0.86), (0.41, 0.44), (0.3, 0.44), (0.3, 0.34), (0.44, 0.34), (0.44, 0.14), (0.56, 0.14),
        (0.56, 0.34), (0.7, 0.34), (0.7, 0.44), (0.59, 0.44)),
    "upgrade": ((0.5, 0.06), (0.9, 0.5), (0.64, 0.5), (0.64, 0.92), (0.36, 0.92), (0.36, 0.5), (0.1, 0.5)),
    "move": ((0.06, 0.38), (0.52, 0.38), (0.52, 0.12), (0.94, 0.5), (0.52, 0.88), (0.52, 0.62), (0.06, 0.62)),
}  # fmt: skip


def _shape(name: str, size: float, right: float = 0, down: float = 0) -> list[Point]:
    return [((x + right) * size, (y + down) * size) for x, y in SHAPES[name]]


def _points(size: float, *spots: Point) -> list[Point]:
    return [(x * size, y * size) for x, y in spots]


# --- resources -------------------------------------------------------------------------------------------------------


def _money(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    pen.disc(m, m, m * 0.92, INK)
    pen.disc(m, m, m * 0.76, fill)
    pen.ring(m, m, m * 0.5, mix(fill, INK, 0.65), size * 0.09)


def _science(pen: Pen, size: float, fill: Rgb) -> None:
    flask = _shape("science", size)
    pen.outline(flask, INK, size * 0.14)
    pen.polygon(flask, fill)
    pen.polygon(_points(size, (0.3, 0.66), (0.7, 0.66), (0.8, 0.84), (0.2, 0.84)), mix(fill, INK, 0.6))


def _materials(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    pen.polygon(corners(m, m, m), INK)
    pen.polygon(corners(m, m, m * 0.82), fill)
    pen.disc(m, m, m * 0.38, INK)


def _any(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    for step, kind in enumerate(("money", "science", "materials")):
        turn = step * 2 * pi / 3 - pi / 2
        x, y = m + m * 0.48 * cos(turn), m + m * 0.48 * sin(turn)
        pen.disc(x, y, m * 0.44, INK)
        pen.disc(x, y, m * 0.32, RESOURCES[kind])


# --- figures of ships, and parts -------------------------------------------------------------------------------------


def _bolt(pen: Pen, size: float, fill: Rgb) -> None:
    flash = _shape("bolt", size)
    pen.outline(flash, INK, size * 0.12)
    pen.polygon(flash, fill)


def _hull(pen: Pen, size: float, fill: Rgb) -> None:
    plate = _points(size, (0.08, 0.2), (0.92, 0.2), (0.92, 0.6), (0.5, 0.94), (0.08, 0.6))
    pen.outline(plate, INK, size * 0.12)
    pen.polygon(plate, fill)
    for x, y in ((0.26, 0.38), (0.74, 0.38), (0.5, 0.7)):
        pen.disc(size * x, size * y, size * 0.08, INK)


def _computer(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        ends = [(m + dx * size * reach, m + dy * size * reach) for reach in (0.16, 0.46)]
        pen.line(ends, INK, size * 0.22)
    pen.ring(m, m, size * 0.4, INK, size * 0.24)
    pen.ring(m, m, size * 0.36, fill, size * 0.13)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        ends = [(m + dx * size * reach, m + dy * size * reach) for reach in (0.18, 0.44)]
        pen.line(ends, fill, size * 0.1)


def _shield(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    for reach, share in ((0.98, 0.0), (0.66, 0.35)):
        pen.arc(m, size * 0.62, m * reach, (180, 360), INK, size * 0.22)
        pen.arc(m, size * 0.62, m * (reach - 0.08), (182, 358), mix(fill, INK, share), size * 0.13)
    pen.disc(m, size * 0.66, size * 0.12, fill)


def _drive(pen: Pen, size: float, fill: Rgb) -> None:
    for up in (0.0, 0.4):
        shape = _shape("drive", size, 0, up)
        pen.outline(shape, INK, size * 0.1)
        pen.polygon(shape, fill)


def _initiative(pen: Pen, size: float, fill: Rgb) -> None:
    for right in (0.0, 0.38):
        shape = _shape("initiative", size, right)
        pen.outline(shape, INK, size * 0.08)
        pen.polygon(shape, fill)


def _cannon(pen: Pen, size: float, fill: Rgb) -> None:
    pen.line(_points(size, (0.24, 0.76), (0.84, 0.16)), INK, size * 0.36)
    pen.line(_points(size, (0.3, 0.7), (0.84, 0.16)), fill, size * 0.22)
    pen.disc(size * 0.28, size * 0.72, size * 0.26, INK)
    pen.disc(size * 0.28, size * 0.72, size * 0.19, fill)


def _missile(pen: Pen, size: float, fill: Rgb) -> None:
    body = _shape("missile", size)
    pen.outline(body, INK, size * 0.1)
    pen.polygon(body, fill)
    pen.disc(size * 0.66, size * 0.34, size * 0.09, INK)


# --- what lies on sectors and boards ---------------------------------------------------------------------------------


def _artifact(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    pen.polygon(_points(size, (0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)), INK)
    pen.polygon(_points(size, (0.5, 0.12), (0.88, 0.5), (0.5, 0.88), (0.12, 0.5)), fill)
    pen.polygon(star(m, m, m * 0.5, m * 0.2, 4), INK)


def _discovery(pen: Pen, size: float, fill: Rgb) -> None:
    pen.box((0, 0, size, size), size * 0.22, INK)
    pen.box((size * 0.08, size * 0.08, size * 0.92, size * 0.92), size * 0.16, fill)
    pen.arc(size / 2, size * 0.38, size * 0.19, (180, 405), INK, size * 0.12)
    pen.line(_points(size, (0.6, 0.5), (0.5, 0.6)), INK, size * 0.12)
    pen.disc(size / 2, size * 0.78, size * 0.08, INK)


def _orbital(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    pen.disc(m, m, m, INK)
    pen.ring(m, m, m * 0.88, fill, size * 0.16)
    for turn in (45, 135, 225, 315):
        x, y = m + m * 0.8 * cos(turn * pi / 180), m + m * 0.8 * sin(turn * pi / 180)
        pen.disc(x, y, size * 0.1, WHITE)


def _monolith(pen: Pen, size: float, fill: Rgb) -> None:
    shape = _points(size, (0.3, 0.94), (0.36, 0.14), (0.52, 0.04), (0.66, 0.14), (0.72, 0.94))
    pen.outline(shape, INK, size * 0.14)
    pen.polygon(shape, fill)
    pen.polygon(_points(size, (0.52, 0.04), (0.66, 0.14), (0.72, 0.94), (0.52, 0.94)), mix(fill, INK, 0.45))


def _points_shield(pen: Pen, size: float, fill: Rgb) -> None:
    shape = ((0.5, 0.0), (0.96, 0.14), (0.92, 0.6), (0.5, 1.0), (0.08, 0.6), (0.04, 0.14))
    pen.polygon(_points(size, *shape), INK)
    inner = [(0.5 + (x - 0.5) * 0.82, 0.5 + (y - 0.5) * 0.82) for x, y in shape]
    pen.polygon(_points(size, *inner), fill)


def _colony(pen: Pen, size: float, fill: Rgb) -> None:
    ship = _shape("colony", size)
    pen.outline(ship, INK, size * 0.1)
    pen.polygon(ship, fill)
    pen.disc(size / 2, size * 0.42, size * 0.14, INK)


def _disc(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    pen.disc(m, m, m, INK)
    pen.disc(m, m, m * 0.86, fill)
    pen.disc(m, m, m * 0.5, mix(fill, INK, 0.4))


def _reputation(pen: Pen, size: float, fill: Rgb) -> None:
    m = size / 2
    pen.box((0, 0, size, size), size * 0.22, INK)
    pen.box((size * 0.08, size * 0.08, size * 0.92, size * 0.92), size * 0.16, fill)
    pen.polygon(star(m, m, m * 0.68, m * 0.28, 5), INK)


def _traitor(pen: Pen, size: float, fill: Rgb) -> None:
    pen.box((size * 0.1, 0, size * 0.9, size), size * 0.14, INK)
    pen.box((size * 0.17, size * 0.07, size * 0.83, size * 0.93), size * 0.1, fill)
    blade = _shape("traitor", size)
    pen.polygon(blade, INK)


def _first(pen: Pen, size: float, fill: Rgb) -> None:
    pen.line(_points(size, (0.24, 0.08), (0.24, 0.94)), INK, size * 0.18)
    flag = _points(size, (0.24, 0.08), (0.94, 0.3), (0.24, 0.56))
    pen.outline(flag, INK, size * 0.12)
    pen.polygon(flag, fill)
    pen.line(_points(size, (0.24, 0.08), (0.24, 0.94)), WHITE, size * 0.08)


def _stack(pen: Pen, size: float, fill: Rgb) -> None:
    for up in (0.14, 0.0, -0.14):
        pen.polygon(corners(size / 2, size * (0.5 + up), size * 0.42), INK)
        pen.polygon(corners(size / 2, size * (0.5 + up), size * 0.34), mix(fill, INK, 0.2 + up))


def _tile(pen: Pen, size: float, fill: Rgb) -> None:
    pen.box((size * 0.04, size * 0.12, size * 0.96, size * 0.88), size * 0.14, INK)
    pen.box((size * 0.11, size * 0.19, size * 0.89, size * 0.81), size * 0.1, fill)
    pen.ring(size / 2, size / 2, size * 0.18, INK, size * 0.09)


# --- actions ---------------------------------------------------------------------------------------------------------


def _explore(pen: Pen, size: float, fill: Rgb) -> None:
    pen.line(_points(size, (0.62, 0.62), (0.9, 0.9)), fill, size * 0.16)
    pen.ring(size * 0.42, size * 0.42, size * 0.34, fill, size * 0.12)


def _influence(pen: Pen, size: float, fill: Rgb) -> None:
    pen.ring(size / 2, size / 2, size * 0.42, fill, size * 0.1)
    pen.disc(size / 2, size / 2, size * 0.2, fill)


def _research(pen: Pen, size: float, fill: Rgb) -> None:
    flask = _points(size, (0.4, 0.08), (0.6, 0.08), (0.6, 0.36), (0.9, 0.92), (0.1, 0.92), (0.4, 0.36))
    pen.outline(flask, fill, size * 0.1)
    pen.polygon(_points(size, (0.32, 0.6), (0.68, 0.6), (0.82, 0.88), (0.18, 0.88)), fill)


def _upgrade(pen: Pen, size: float, fill: Rgb) -> None:
    pen.polygon(_shape("upgrade", size), fill)


def _build(pen: Pen, size: float, fill: Rgb) -> None:
    pen.line(_points(size, (0.2, 0.86), (0.58, 0.4)), fill, size * 0.15)
    pen.polygon(_points(size, (0.36, 0.2), (0.56, 0.06), (0.94, 0.42), (0.8, 0.58)), fill)


def _move(pen: Pen, size: float, fill: Rgb) -> None:
    pen.polygon(_shape("move", size), fill)


def _reaction(pen: Pen, size: float, fill: Rgb) -> None:
    pen.line(_points(size, (0.84, 0.9), (0.84, 0.36), (0.36, 0.36)), fill, size * 0.16)
    pen.polygon(_points(size, (0.44, 0.06), (0.06, 0.36), (0.44, 0.66)), fill)


SIGNS: dict[str, tuple[Draw, Rgb]] = {
    "money": (_money, RESOURCES["money"]), "science": (_science, RESOURCES["science"]),
    "materials": (_materials, RESOURCES["materials"]), "any": (_any, RESOURCES["any"]),
    "energy": (_bolt, PARTS["source"]), "hull": (_hull, PARTS["hull"]), "computer": (_computer, PARTS["computer"]),
    "shield": (_shield, PARTS["shield"]), "movement": (_drive, PARTS["drive"]), "initiative": (_initiative, WHITE),
    "cannon": (_cannon, PARTS["cannon"]), "missile": (_missile, PARTS["missile"]), "source": (_bolt, PARTS["source"]),
    "drive": (_drive, PARTS["drive"]), "artifact": (_artifact, (150, 240, 226)),
    "discovery": (_discovery, (150, 214, 255)), "orbital": (_orbital, SKY), "vp": (_points_shield, GOLD),
    "monolith": (_monolith, (170, 176, 214)),
    "colony": (_colony, (210, 222, 240)), "disc": (_disc, SOFT), "reputation": (_reputation, GOLD),
    "traitor": (_traitor, SCARLET), "first": (_first, GOLD), "stack": (_stack, SOFT), "tile": (_tile, SOFT),
    "explore": (_explore, SOFT), "influence": (_influence, SOFT), "research": (_research, SOFT),
    "upgrade": (_upgrade, SOFT), "build": (_build, SOFT), "move": (_move, SOFT), "reaction": (_reaction, SOFT),
}  # fmt: skip


@kept
def sign(name: str, size: int, fill: Rgb | None = None) -> Sprite:
    """One of `SIGNS` in a square of `size` pixels."""
    draw, usual = SIGNS[name]
    pen = Pen(size, size)
    draw(pen, size, fill or usual)
    return pen.done()
