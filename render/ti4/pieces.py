"""What stands on the board and changes from turn to turn: units, tokens, values, owners, marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.ti4.interface.view import ForceView, PlanetView, SystemView
from render import skies
from render.canvas import Letters, Pen, Sprite
from render.colours import GOLD, INK, SOFT, WHITE, Rgb, clear
from render.fleets import Cell, Force, Spot, arranged, piece, put_fleet
from render.glance import DIGIT, handle_high
from render.glyphs import badge, sign, token, value
from render.kept import kept
from render.ships import UNITS
from render.ti4 import layout
from render.ti4.board import PlacedSystem
from render.ti4.scene import Scene


def put_systems(scene: Scene, systems: Iterable[SystemView], places: Mapping[str, PlacedSystem]) -> None:
    """All that stands in these systems, by the numbers of their tiles; marks lie below whatever reaches into them."""
    placed = [(system, places[str(system.tile)]) for system in systems]
    for system, place in placed:
        _marks(scene, system, place)
    for system, place in placed:
        _put_system(scene, system, place)


def _put_system(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    for planet, spot in zip(system.planets, layout.planet_spots(system), strict=True):
        _planet(scene, planet, spot, place)
    if system.custodians:
        spot = layout.planet_spots(system)[0]
        size = round(place.radius * 0.36)
        scene.canvas.put(sign("custodians", size), place.x, place.y + spot.y * place.radius)
    _tokens(scene, system, place)
    _ships(scene, system, place)
    _number(scene, place)


def _marks(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    if str(system.tile) in scene.marks:
        scene.canvas.put(skies.glow(place.radius, GOLD), place.x, place.y)
        scene.canvas.put(skies.rim(place.radius, GOLD, width=0.035), place.x, place.y)
    if system.active:
        colour = scene.paint(scene.view.turn).rgb if scene.view.turn is not None else WHITE
        scene.canvas.put(skies.rim(place.radius, colour, width=0.06), place.x, place.y)
        scene.canvas.put(skies.rim(place.radius, WHITE, dashed=True, width=0.03), place.x, place.y)


def _tokens(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    if not system.tokens:
        return
    size, count = round(layout.TOKEN_SIZE * place.radius), len(system.tokens)
    x, y = (at * place.radius for at in layout.tokens_from(system))
    step = min(size * 1.02, 0.46 * place.radius / max(1, count - 1))
    for index, seat in enumerate(system.tokens):
        left = place.x + x + step * index
        scene.canvas.put(token(scene.colour(seat), size), left, place.y + y)


def _planet(scene: Scene, planet: PlanetView, spot: layout.Spot, place: PlacedSystem) -> None:
    unit_, canvas = place.radius, scene.canvas
    x, y, radius = place.x + spot.x * unit_, place.y + spot.y * unit_, spot.radius * unit_
    if planet.exhausted:
        canvas.put(shadow(round(radius)), x, y)
    if planet.owner is not None:
        canvas.put(orbit(round(radius), scene.paint(planet.owner).rgb, planet.exhausted), x, y)
    _ground(scene, planet, spot, place)
    if planet.owner is not None:
        canvas.put(badge(scene.colour(planet.owner), round(0.2 * unit_)), x - radius * 0.95, y - radius * 0.5)
    if planet.specialty:
        skill = sign(f"{planet.specialty}_skill", round(0.21 * unit_))
        canvas.put(skill, x + radius * 0.8, y - radius * 0.8)
    size, down = round(layout.VALUE_SIZE * unit_), y + radius * 0.68
    canvas.put(value("resource", planet.resources, size, planet.exhausted), x - radius * 0.92, down)
    canvas.put(value("influence", planet.influence, round(size * 0.94), planet.exhausted), x + radius * 0.92, down)


@kept
def shadow(radius: int) -> Sprite:
    """Night over an exhausted planet."""
    pen = Pen(radius * 2, radius * 2)
    pen.disc(radius, radius, radius * 0.98, clear(INK, 120))
    return pen.done()


@kept
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
    return [Cell(kind, force.units[kind], force.damaged.get(kind, 0)) for kind in kinds]


SMALL, CLOSE, LIFTED = 0.3, 0.8, 0.18
"""Planets of which three lie in a system; how much closer together, and higher in shares of them, several units stand
there, so that their numbers keep clear of what the planet is worth.
"""


def _ground(scene: Scene, planet: PlanetView, spot: layout.Spot, place: PlacedSystem) -> None:
    cells = [(force.seat, cell) for force in planet.forces for cell in _cells(force)]
    if not cells:
        return
    unit_ = place.radius
    step = min(0.31, (2.6 * spot.radius) / len(cells)) * unit_
    lift = 0.2 if len(cells) < 3 else 0.08
    if spot.radius < SMALL and len(cells) > 1:
        step, lift = CLOSE * step, lift + LIFTED
    left = place.x + spot.x * unit_ - step * (len(cells) - 1) / 2
    for index, (seat, cell) in enumerate(cells):
        y = place.y + (spot.y - spot.radius * lift) * unit_
        piece(scene.canvas, cell, scene.colour(seat), (left + step * index, y), min(step * 1.04, 0.29 * unit_))


def _ships(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    top = layout.ships_from(system)
    forces = [Force(scene.colour(force.seat), _cells(force)) for force in system.ships]
    put_fleet(scene.canvas, arranged(forces, top), Spot(place.x, place.y, place.radius), top)


def _number(scene: Scene, place: PlacedSystem) -> None:
    """What sentences call the system; written last, so that nothing lies over it."""
    right, down = (share * place.radius for share in layout.NUMBER_AT)
    usual, least = layout.NUMBER_SIZE * place.radius, handle_high(*scene.canvas.image.size) / DIGIT
    larger = max(0.0, least - usual) / 2
    letters = Letters(usual + 2 * larger, SOFT, edge=2)
    scene.canvas.write(str(place.system.tile), place.x + right + larger, place.y + down + larger, letters)
