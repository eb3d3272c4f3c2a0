"""What stands on the map and changes from turn to turn: discs, cubes, structures, ships, marks, spaces to explore."""

from __future__ import annotations

from collections.abc import Container

from engine.eclipse.interface.view import SectorView
from engine.hexes import called
from render import skies
from render.canvas import Letters, Sprite
from render.colours import FAINT, GOLD, INK, NOBODY
from render.eclipse.board import edge_at, full_edges
from render.eclipse.icons import sign
from render.eclipse.scene import Scene, space_id
from render.eclipse.signs import cube_of, influence, points, square, wormhole
from render.fleets import Cell, Force, Spot, arranged, put_fleet
from render.hexmap import HexMap

WORMHOLE, SQUARE, SMALLER, DISC, POINTS, CORNER = 0.145, 0.3, 0.235, 0.32, 0.27, 0.22
DISC_AT, POINTS_AT, DISCOVERY_AT, ARTIFACT_AT = (-0.42, -0.65), (0.42, -0.64), (-0.8, 0.0), (0.8, 0.0)
CELLS_AT, CELLS_WIDE, SHIPS_FROM, SHIPS_TO = -0.14, 1.38, 0.06, 0.73
ORDER = ("dreadnought", "cruiser", "interceptor", "starbase")


def sector_pieces(scene: Scene, sector: SectorView, spot: Spot) -> None:
    """All that lies on a sector."""
    _rims(scene, sector, spot)
    for edge in sector.wormholes:
        half = wormhole(round(WORMHOLE * spot.radius), edge, edge in full_edges(scene.view, sector))
        scene.canvas.put(half, *edge_at(spot, edge))
    if sector.owner is not None:
        _put(scene, influence(scene.colour(sector.owner), round(DISC * spot.radius)), spot, DISC_AT)
    if sector.vp:
        _put(scene, points(sector.vp, round(POINTS * spot.radius)), spot, POINTS_AT)
    for there, name, at in ((sector.discovery, "discovery", DISCOVERY_AT), (sector.artifact, "artifact", ARTIFACT_AT)):
        if there:
            _put(scene, sign(name, round(CORNER * spot.radius)), spot, at)
    _cells(scene, sector, spot)
    _ships(scene, sector, spot)


def _put(scene: Scene, sprite: Sprite, spot: Spot, at: tuple[float, float]) -> None:
    scene.canvas.put(sprite, spot.x + at[0] * spot.radius, spot.y + at[1] * spot.radius)


def _rims(scene: Scene, sector: SectorView, spot: Spot) -> None:
    """The owner's border, and a glow where something just happened."""
    canvas = scene.canvas
    marked = sector.id in scene.marks or space_id(sector.at) in scene.marks
    if marked:
        canvas.put(skies.glow(spot.radius, GOLD), spot.x, spot.y)
    if sector.owner is not None:
        seat = scene.paint(sector.owner)
        canvas.put(skies.rim(spot.radius, seat.rgb, width=0.07), spot.x, spot.y)
        if seat.edge != INK:
            canvas.put(skies.rim(spot.radius, seat.edge, width=0.02), spot.x, spot.y)
    elif marked:
        canvas.put(skies.rim(spot.radius, GOLD, width=0.03), spot.x, spot.y)


def _cells(scene: Scene, sector: SectorView, spot: Spot) -> None:
    """Population squares, then the orbital and the monolith, in one row or two."""
    owner = None if sector.owner is None else scene.colour(sector.owner)
    size, rows = cell_rows(sector)
    pixels = round(size * spot.radius)
    sprites = [square(kind, pixels, owner if cube else None) for kind, cube in sector.squares]
    sprites += [orbital(pixels, owner if sector.orbital else None)] if sector.orbital is not None else []
    sprites += [sign("monolith", pixels)] if sector.monolith else []
    for row in range(rows):
        part = sprites[len(sprites) * row // rows : len(sprites) * (row + 1) // rows]
        y = CELLS_AT + (size + 0.02) * row
        for index, sprite in enumerate(part):
            _put(scene, sprite, spot, ((index - (len(part) - 1) / 2) * (size + 0.03), y))


def cell_rows(sector: SectorView) -> tuple[float, int]:
    """How large squares and structures are, and in how many rows they lie."""
    count = len(sector.squares) + (sector.orbital is not None) + sector.monolith
    if count <= 6:
        return min(SQUARE, CELLS_WIDE / max(1, count) - 0.03), 1
    return min(SMALLER, CELLS_WIDE / -(-count // 2) - 0.03), 2


def orbital(size: int, cube: str | None) -> Sprite:
    """An orbital, with the cube of a seat on it."""
    image = sign("orbital", size).copy()
    if cube is not None:
        one = cube_of(cube, round(size * 0.56))
        spot = round((size - one.width) / 2)
        image.alpha_composite(one, (spot, spot))
    return image


def forces(scene: Scene, sector: SectorView) -> list[Force]:
    """The ships on a sector: the owner's first, then the others', then nobody's."""
    fleets = sorted(sector.fleets, key=lambda fleet: fleet.seat != sector.owner)
    found = [Force(scene.colour(fleet.seat), _types(fleet.ships)) for fleet in fleets if any(fleet.ships.values())]
    wild = [Cell("ancient", len(sector.ancients), sum(sector.ancients))] if sector.ancients else []
    wild += [Cell("gcds", 1, sector.gcds)] if sector.gcds is not None else []
    return [*found, Force(NOBODY, wild)] if wild else found


def _types(ships: dict[str, tuple[int, ...]]) -> list[Cell]:
    return [Cell(type_, len(ships[type_]), sum(ships[type_])) for type_ in ORDER if ships.get(type_)]


def _ships(scene: Scene, sector: SectorView, spot: Spot) -> None:
    present = forces(scene, sector)
    if not present:
        return
    size, rows = cell_rows(sector)
    empty = not sector.squares and sector.orbital is None and not sector.monolith
    top = -0.26 if empty else SHIPS_FROM + (size + 0.02) * (rows - 1)
    put_fleet(scene.canvas, arranged(present, top, SHIPS_TO), spot, top, SHIPS_TO)


# --- spaces without a sector -----------------------------------------------------------------------------------------


def spaces(scene: Scene, chart: HexMap, within: Container[tuple[int, int]]) -> None:
    """Starts still empty, and the spaces that the active player can explore, with their names."""
    view, taken = scene.view, {sector.at for sector in scene.view.sectors}
    for at in view.starts:
        if at in within and at not in taken:
            _space(scene, chart, at, "first")
    for at in view.frontier:
        if at in within:
            _space(scene, chart, at, "")
    if view.exploring is not None:
        x, y = chart.pixel(view.exploring)
        scene.canvas.put(skies.glow(round(chart.radius), GOLD), x, y)
        _space(scene, chart, view.exploring, "")


def _space(scene: Scene, chart: HexMap, at: tuple[int, int], mark: str) -> None:
    (x, y), radius, canvas = chart.pixel(at), round(chart.radius), scene.canvas
    active = scene.paint(scene.view.turn) if scene.view.turn is not None else None
    ink = GOLD if at == scene.view.exploring else FAINT
    if active is not None and ink != GOLD:
        ink = active.rgb if active.edge == INK else active.edge
    canvas.put(skies.rim(radius, ink, dashed=True, width=0.035), x, y)
    if mark:
        canvas.put(sign(mark, round(radius * 0.5)), x, y)
        return
    canvas.put(sign("explore", round(radius * 0.34)), x, y - radius * 0.32)
    canvas.write(called(at), x, y + radius * 0.16, Letters(radius * 0.42, edge=2))
