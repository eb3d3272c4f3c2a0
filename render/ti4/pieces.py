"""What stands on the board and changes from turn to turn: units, tokens, values, owners, marks."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from engine.ti4.view import ForceView, PlanetView, SystemView
from render import skies
from render.canvas import Pen, Sprite
from render.colours import GOLD, INK, WHITE, Rgb, clear
from render.glyphs import badge, sign, token, value
from render.hexmap import HALF, corners
from render.ships import UNITS, damage, unit
from render.ti4 import layout
from render.ti4.board import Place
from render.ti4.scene import Scene

Cell = tuple[str, int, int]


def system_pieces(scene: Scene, system: SystemView, place: Place) -> None:
    """All that stands in a system."""
    _marks(scene, system, place)
    for planet, spot in zip(system.planets, layout.planet_spots(system), strict=True):
        _planet(scene, planet, spot, place)
    if system.custodians:
        spot = layout.planet_spots(system)[0]
        size = round(place.radius * 0.36)
        scene.canvas.put(sign("custodians", size), place.x, place.y + spot.y * place.radius)
    _tokens(scene, system, place)
    _ships(scene, system, place)


def _marks(scene: Scene, system: SystemView, place: Place) -> None:
    if str(system.tile) in scene.marks:
        scene.canvas.put(skies.glow(place.radius, GOLD), place.x, place.y)
        scene.canvas.put(skies.rim(place.radius, GOLD, width=0.035), place.x, place.y)
    if system.active:
        colour = scene.rgb(scene.view.turn) if scene.view.turn is not None else WHITE
        scene.canvas.put(skies.rim(place.radius, colour, width=0.06), place.x, place.y)
        scene.canvas.put(skies.rim(place.radius, WHITE, dashed=True, width=0.03), place.x, place.y)


def _tokens(scene: Scene, system: SystemView, place: Place) -> None:
    if not system.tokens:
        return
    size, count = round(layout.TOKEN_SIZE * place.radius), len(system.tokens)
    x, y = (at * place.radius for at in layout.tokens_from(system))
    step = min(size * 1.02, 0.46 * place.radius / max(1, count - 1))
    for index, seat in enumerate(system.tokens):
        left = place.x + x + step * index
        scene.canvas.put(token(scene.colour(seat), size), left, place.y + y)


def _planet(scene: Scene, planet: PlanetView, spot: layout.Spot, place: Place) -> None:
    unit_, canvas = place.radius, scene.canvas
    x, y, radius = place.x + spot.x * unit_, place.y + spot.y * unit_, spot.radius * unit_
    if planet.exhausted:
        canvas.put(shadow(round(radius)), x, y)
    if planet.owner is not None:
        canvas.put(orbit(round(radius), scene.rgb(planet.owner), planet.exhausted), x, y)
        size = round(0.2 * unit_)
        canvas.put(badge(scene.colour(planet.owner), size), x - radius * 0.86, y - radius * 0.86)
    if planet.specialty:
        skill = sign(f"{planet.specialty}_skill", round(0.21 * unit_))
        canvas.put(skill, x + radius * 0.8, y - radius * 0.8)
    size, down = round(layout.VALUE_SIZE * unit_), y + radius * 0.68
    canvas.put(value("resource", planet.resources, size, planet.exhausted), x - radius * 0.92, down)
    canvas.put(value("influence", planet.influence, round(size * 0.94), planet.exhausted), x + radius * 0.92, down)
    _ground(scene, planet, spot, place)


@lru_cache(maxsize=64)
def shadow(radius: int) -> Sprite:
    """Night over an exhausted planet."""
    pen = Pen(radius * 2, radius * 2)
    pen.disc(radius, radius, radius * 0.98, clear(INK, 120))
    return pen.done()


@lru_cache(maxsize=256)
def orbit(radius: int, colour: Rgb, broken: bool) -> Sprite:
    """The owner's ring around a planet, broken when the planet is exhausted."""
    wide = radius * 0.13
    size = radius + wide * 1.1
    pen = Pen(2 * size, 2 * size)
    pen.ring(size, size, size, INK, wide * 1.3)
    spans = [(turn, turn + 20) for turn in range(0, 360, 36)] if broken else [(0, 360)]
    for span in spans:
        pen.arc(size, size, size - wide * 0.2, span, colour, wide)
    return pen.done()


def _cells(force: ForceView) -> list[Cell]:
    """Types, counts and damage, the largest first."""
    known = {kind: place for place, kind in enumerate(UNITS)}
    kinds = sorted((kind for kind, count in force.units.items() if count), key=lambda kind: known.get(kind, 99))
    return [(kind, force.units[kind], force.damaged.get(kind, 0)) for kind in kinds]


def _ground(scene: Scene, planet: PlanetView, spot: layout.Spot, place: Place) -> None:
    cells = [(force.seat, cell) for force in planet.forces for cell in _cells(force)]
    if not cells:
        return
    unit_ = place.radius
    step = min(0.31, (2.6 * spot.radius) / len(cells)) * unit_
    lift = 0.2 if len(cells) < 3 else 0.08
    left = place.x + spot.x * unit_ - step * (len(cells) - 1) / 2
    for index, (seat, cell) in enumerate(cells):
        y = place.y + (spot.y - spot.radius * lift) * unit_
        _piece(scene, cell, seat, (left + step * index, y), min(step * 1.04, 0.29 * unit_))


def _piece(scene: Scene, cell: Cell, seat: int, at: tuple[float, float], size: float) -> None:
    """One type of unit with its count and its damage."""
    kind, count, hurt = cell
    (x, y), canvas = at, scene.canvas
    canvas.put(unit(kind, scene.rgb(seat), round(size)), x, y)
    if hurt:
        canvas.put(damage(round(size * 0.56)), x + size * 0.32, y - size * 0.3)
        if hurt > 1:
            canvas.write(str(hurt), x + size * 0.32, y - size * 0.3, size * 0.44, edge=max(1, size / 20))
    if count > 1:
        canvas.write(str(count), x + size * 0.36, y + size * 0.27, size * 0.68, edge=max(2, size / 14))


class Fleet(NamedTuple):
    """Ships in rows: each row's seat and types, how high a row is, and how large a ship."""

    rows: list[tuple[int, list[Cell]]]
    high: float
    size: float


def _arranged(system: SystemView, top: float) -> Fleet:
    """The arrangement in which the ships are largest; a row more must be worth it."""
    ways = (_in_rows(system, top, most) for most in range(7, 0, -1))
    return max(ways, key=lambda fleet: fleet.size - layout.ROW_COST * len(fleet.rows))


def _in_rows(system: SystemView, top: float, most: int) -> Fleet:
    """At most so many types in a row."""
    rows = [(force.seat, part) for force in system.ships for part in batched(_cells(force), most)]
    high = min(layout.ROW, (layout.BOTTOM - top) / len(rows)) if rows else 0
    sizes = [_step(len(cells), _height(top, high, index), high) for index, (_, cells) in enumerate(rows)]
    return Fleet(rows, high, min([high * 1.2, *sizes], default=0))


def _height(top: float, high: float, index: int) -> float:
    return top + high * (index + 0.5)


def _step(cells: int, y: float, high: float) -> float:
    """How wide a cell can be in a row of so many."""
    room = 2 * layout.half_width(abs(y) + high / 4) - 0.1 - layout.FLAG
    return min(layout.WIDEST, high * 1.35, room / cells)


def batched(cells: list[Cell], most: int) -> list[list[Cell]]:
    """Rows of nearly equal length, none longer than `most`."""
    rows = -(-len(cells) // most)
    ends = [len(cells) * row // rows for row in range(rows + 1)] if rows else [0]
    return [cells[start:end] for start, end in pairwise(ends)]


def _ships(scene: Scene, system: SystemView, place: Place) -> None:
    top = layout.ships_from(system)
    fleet = _arranged(system, top)
    if system.planets and fleet.size < layout.SMALL and fleet.rows:
        top = layout.CROWDED
        fleet = _arranged(system, top)
        scene.canvas.put(_plate(place.radius, top), place.x, place.y)
    spare = layout.BOTTOM - top - fleet.high * len(fleet.rows)
    start = top + spare / 2
    for index, (seat, cells) in enumerate(fleet.rows):
        _row(scene, seat, cells, place, _height(start, fleet.high, index), fleet)


@lru_cache(maxsize=16)
def _plate(radius: int, top: float) -> Sprite:
    """A dark ground for many ships, over the planet's name."""
    wide, high = 2 * radius, round(2 * HALF * radius)
    pen, shape = Pen(wide, high), Pen(wide, high)
    pen.box((0, high / 2 + (top - 0.02) * radius, wide, high), 0, clear(INK, 190))
    shape.polygon(corners(radius, high / 2, radius * 0.93), INK)
    pen.cut(shape)
    return pen.done()


def _row(scene: Scene, seat: int, cells: list[Cell], place: Place, y: float, fleet: Fleet) -> None:
    unit_, down = place.radius, place.y + y * place.radius
    step = _step(len(cells), y, fleet.high)
    left = -(layout.FLAG + step * len(cells)) / 2
    flag = badge(scene.colour(seat), round(0.17 * unit_))
    scene.canvas.put(flag, place.x + (left + layout.FLAG / 2) * unit_, down)
    for index, cell in enumerate(cells):
        x = place.x + (left + layout.FLAG + step * (index + 0.46)) * unit_
        _piece(scene, cell, seat, (x, down), min(fleet.high * 1.2, step * 1.1, layout.WIDEST) * unit_)
