"""The map at a glance: whose each sector is, what lives there, whose ships are where, and how many."""

from __future__ import annotations

from collections.abc import Mapping

from engine.eclipse.components import ROUNDS, SECTORS
from engine.eclipse.interface.view import SectorView, View
from engine.hexes import called
from engine.zoom import Places
from render import skies
from render.arrows import arrow
from render.canvas import Canvas, Drawing, Sprite
from render.colours import FAINT, GOLD, INK, SOFT, WHITE, Rgb, seat_colour
from render.eclipse import board
from render.eclipse.board import PlacedSector
from render.eclipse.icons import sign
from render.eclipse.pieces import forces
from render.eclipse.scene import Scene, space_id
from render.eclipse.signs import influence, square, wormhole
from render.fleets import Force, Spot
from render.glance import (
    HEIGHT,
    LEAST,
    MARGIN,
    Standing,
    around,
    aside,
    below_handle,
    grown,
    handle,
    named,
    numbered,
    sign_size,
    snug,
    strength,
)
from render.glyphs import badge
from render.hexmap import HexMap
from render.kept import kept
from render.panels import Box
from render.ships import damage, unit

ASIDE, NARROW = 400, 1272
ROW, SQUARE, HOLE, BOTTOM = 0.5, 0.27, 0.13, 0.82


def drawn(scene: Scene, like: View) -> Drawing:
    """The map with room for all that lies on that of `like`, and beside it round, phase and seats."""
    view, (chart, width) = scene.view, charted(like)
    places = board.places_of(scene.words, view.sectors, chart)
    quiet = bare_board((width, HEIGHT), tuple(places.values()))
    scene.canvas = Canvas.over(quiet.image)
    _spaces(scene, chart, set(board.extent(like)))
    for sector in view.sectors:
        put_sector(scene, sector, places[sector.id].spot)
    _handles(scene, chart, places, set(board.extent(like)))
    _aside(scene, (width - ASIDE, MARGIN, width - MARGIN, HEIGHT - MARGIN))
    return Drawing(scene.canvas.image, quiet.palette)


def charted(view: View) -> tuple[HexMap, int]:
    """The map as large as it goes left of what stands beside it, and how wide the picture is."""
    return snug(board.extent(view), ASIDE, NARROW, 170)


def focus(scene: Scene, about: Places) -> Drawing:
    """The sectors and spaces of a question, numbered as on its buttons, with two rings around them, and moves."""
    view = scene.view
    known = {sector.id: sector.at for sector in view.sectors} | {space_id(at): at for at in board.extent(view)}
    asked, ways = [known[id_] for id_ in about.ids], [(known[start], known[end]) for start, end in about.moves]
    within = around([*asked, *(at for way in ways for at in way)])
    near = [sector for sector in view.sectors if sector.at in within]
    shown = [*(sector.at for sector in near), *asked]
    chart, width = snug(shown)
    places = board.places_of(scene.words, near, chart)
    quiet = bare_board((width, HEIGHT), tuple(places.values()))
    scene.canvas = Canvas.over(quiet.image)
    _spaces(scene, chart, set(shown))
    for sector in near:
        put_sector(scene, sector, places[sector.id].spot)
    for start, end in ways:
        arrow(scene.canvas, chart.pixel(start), chart.pixel(end), chart.radius * 0.1)
    for index, at in enumerate(asked):
        (x, y), radius = chart.pixel(at), chart.radius
        scene.canvas.put(skies.rim(round(radius), GOLD, dashed=True, width=0.05), x, y)
        sprite = numbered(str(index + 1), max(46, round(radius * 0.4)))
        scene.canvas.put(sprite, x - radius * 0.6, y - radius * 0.58)
    _handles(scene, chart, places, set(shown))
    return Drawing(scene.canvas.image, quiet.palette)


@kept
def bare_board(size: tuple[int, int], places: tuple[PlacedSector, ...]) -> Drawing:
    """The sectors with nothing on them. The image must not be changed."""
    canvas = Canvas(*size)
    skies.stars(canvas, "stars")
    for place in places:
        card, (x, y, radius) = SECTORS[place.id], place.spot
        canvas.put(skies.ground(radius, board.RIMS[card.stack]), x, y)
    return Drawing(canvas.image, board.palette(canvas.image))


# --- what lies on a sector -------------------------------------------------------------------------------------------


def put_sector(scene: Scene, sector: SectorView, spot: Spot) -> None:
    """Whose it is, squares with their cubes, what can be found, and a row for each side's ships."""
    canvas = scene.canvas
    _rims(scene, sector, spot)
    for edge in sector.wormholes:
        half = wormhole(round(HOLE * spot.radius), edge, edge in board.full_edges(scene.view, sector))
        canvas.put(half, *board.edge_at(spot, edge))
    fleets, first = forces(scene, sector), below_handle(canvas, spot.radius)
    living = bool(sector.squares or sector.orbital is not None or sector.monolith or sector.discovery)
    rows = (living or sector.owner is not None) + len(fleets)
    high = min(ROW, (BOTTOM - first) / max(1, rows))
    top = first + (BOTTOM - first - high * rows) / 2
    if living or sector.owner is not None:
        _living(scene, sector, spot, top + high / 2, high)
        top += high
    for index, force in enumerate(fleets):
        _fleet(scene, force, (spot.x, spot.y + (top + high * (index + 0.5)) * spot.radius), high * spot.radius)


def _rims(scene: Scene, sector: SectorView, spot: Spot) -> None:
    canvas = scene.canvas
    marked = sector.id in scene.marks or space_id(sector.at) in scene.marks
    if marked:
        canvas.put(skies.glow(spot.radius, GOLD), spot.x, spot.y)
    if sector.owner is not None:
        seat = scene.paint(sector.owner)
        canvas.put(skies.rim(spot.radius, seat.rgb if seat.edge == INK else seat.edge, width=0.07), spot.x, spot.y)
    elif marked:
        canvas.put(skies.rim(spot.radius, GOLD, width=0.03), spot.x, spot.y)


def _living(scene: Scene, sector: SectorView, spot: Spot, down: float, high: float) -> None:
    """The owner's disc, then squares in one row or two."""
    owner = None if sector.owner is None else scene.colour(sector.owner)
    lines = 2 if len(sector.squares) + (sector.orbital is not None) + sector.monolith + sector.discovery > 3 else 1
    size = max(14, round(min(SQUARE, high * 0.9, high / lines) * spot.radius))
    sprites = [square(kind, size, owner if cube else None) for kind, cube in sector.squares]
    sprites += [sign("orbital", size)] if sector.orbital is not None else []
    sprites += [sign("monolith", size)] if sector.monolith else []
    sprites += [sign("discovery", max(LEAST, size))] if sector.discovery else []
    across = -(-len(sprites) // lines)
    disc = influence(owner, max(sign_size(high * spot.radius * 0.8), 27)) if owner is not None else None
    wide = (disc.width + 4 if disc else 0) + across * (size + 2)
    left, y = spot.x - wide / 2, spot.y + down * spot.radius
    if disc is not None:
        scene.canvas.put(disc, left, y, "lm")
        left += disc.width + 4
    for index, sprite in enumerate(sprites):
        row, column = divmod(index, max(1, across))
        scene.canvas.put(sprite, left + column * (size + 2), y + (row - (lines - 1) / 2) * (size + 1), "lm")


def _fleet(scene: Scene, force: Force, at: tuple[float, float], high: float) -> None:
    """Whose, the largest ship, how many in all, and whether some are damaged."""
    size, paint = sign_size(high), seat_colour(force.colour)
    flag = force.cells[0]
    ship = unit(flag.kind, paint.rgb, round(size * 1.1), paint.edge)
    strength(scene.canvas, badge(force.colour, size), ship, sum(cell.number for cell in force.cells), at, high)
    if any(cell.hurt for cell in force.cells):
        scene.canvas.put(damage(max(LEAST, round(high * 0.6))), at[0] + high * 1.5, at[1] - high * 0.3)


def _spaces(scene: Scene, chart: HexMap, within: set[tuple[int, int]]) -> None:
    """Starts still empty, and what can be explored."""
    for at in _empty(scene.view, within):
        ink = GOLD if at == scene.view.exploring else FAINT
        scene.canvas.put(skies.rim(round(chart.radius), ink, dashed=True, width=0.035), *chart.pixel(at))


def _empty(view: View, within: set[tuple[int, int]]) -> list[tuple[int, int]]:
    taken = {sector.at for sector in view.sectors}
    every = (*view.starts, *view.frontier, *([view.exploring] if view.exploring else []))
    return [at for at in dict.fromkeys(every) if at in within and at not in taken]


def _handles(scene: Scene, chart: HexMap, places: Mapping[str, PlacedSector], within: set[tuple[int, int]]) -> None:
    """Numbers of sectors; columns and rows of spaces that can be explored."""
    for place in places.values():
        handle(scene.canvas, place.id, (place.spot.x, place.spot.y), place.spot.radius)
    for at in _empty(scene.view, within):
        if at not in scene.view.starts:
            named(scene.canvas, called(at), chart.pixel(at), GOLD if at == scene.view.exploring else SOFT)


# --- beside it -------------------------------------------------------------------------------------------------------


def _aside(scene: Scene, at: Box) -> None:
    view = scene.view
    head: list[tuple[str, Rgb]] = [(scene.say("won"), GOLD), (scene.winners(), WHITE)]
    if not view.winners:
        head = [(scene.say("round", n=view.round, last=ROUNDS), GOLD)] if view.round else []
        head.append((scene.term("phase", view.phase), SOFT))
    seats = [_standing(scene, seat.seat) for seat in view.seats]
    aside(scene.canvas, at, head, seats)


def _standing(scene: Scene, number: int) -> Standing:
    """Points, and the stores that everybody counts."""
    view = scene.view
    seat = view.seats[number]
    points = view.scores[number] if view.scores else seat.open_points
    note = "out" if seat.out else "passed" if seat.passed and view.phase == "action" else ""
    size = round(30 * grown(len(view.seats)))
    stores: list[tuple[Sprite, str]] = [(sign(track.resource, size), str(track.stored)) for track in seat.tracks]
    return Standing(
        scene.name(number), scene.colour(number), str(points), stores if not note else stores[:2],
        scene.say(note) if note else "", scene.stands_out(number, view.turn), seat.out,
    )  # fmt: skip
