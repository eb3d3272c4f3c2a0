"""The map at a glance: whose each sector is, what lives there, whose ships are where, and how many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from engine.eclipse.components import ROUNDS, SECTORS
from engine.eclipse.interface.view import SectorView, View
from engine.hexes import called
from engine.zoom import Places
from render import skies
from render.arrows import arrow
from render.canvas import Canvas, Drawing, Sprite, label
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
    PHONE,
    STRIP,
    TOPMOST,
    Standing,
    around,
    aside,
    below,
    below_handle,
    grown,
    handle,
    named,
    number_size,
    numbered,
    numeral,
    numeral_edge,
    numeral_size,
    sign_size,
    snug,
    strength,
)
from render.glyphs import badge
from render.hexmap import HexMap, half_width
from render.kept import kept
from render.panels import Box
from render.ships import damage, unit

ASIDE, NARROW, ABREAST = 400, 1272, 3
"""How broad the seats' boxes beside the map are, how broad a picture is at least, and how many boxes stand in a strip
below the map at most.
"""
ROW, LIVING, SQUARE, BROAD, BOTTOM = 0.5, 0.72, 0.46, 1.56, 0.82
"""How high the row of a side is at most, and that of what lives there; how large its squares are, and how broad it is;
how far down rows go; in radii.
"""
HOLE, EDGE = 0.16, 0.85
"""How large wormholes are, and how far from the middle of a hex their edges lie."""
LOWERED = TOPMOST - (EDGE - HOLE) + 0.01
"""How much lower a handle is written below a wormhole in the north."""
RAISED, BETWEEN = BOTTOM - (EDGE - HOLE), 0.38
"""How much higher a single row ends above a wormhole in the south, and how high rows are at most beside one in the
south-east or -west.
"""
DIGITS, FLAT = 30, 0.14
"""How high the numbers of a row are at least, in points; how high what lives there is at least, in radii."""
SHARED, BEAM, SHIP, RIM = 2, 1.1, 12, 0.12
"""Of more sides two share a row; how large a ship is in sizes of what tells whose it is, and in points on a phone; how
far ships stay off the rim.
"""


def drawn(scene: Scene, like: View) -> Drawing:
    """The map with room for all that lies on that of `like`, and beside it round, phase and seats."""
    view, (chart, width, flat) = scene.view, charted(like)
    places = board.places_of(scene.words, view.sectors, chart)
    quiet = bare_board((width, HEIGHT), tuple(places.values()))
    scene.canvas = Canvas.over(quiet.image)
    _spaces(scene, chart, set(board.extent(like)))
    put_sectors(scene, view.sectors, places)
    _handles(scene, chart, places, set(board.extent(like)))
    high, wide = (HEIGHT - STRIP, MARGIN) if flat else (MARGIN, width - ASIDE)
    _stands(scene, (wide, high, width - MARGIN, HEIGHT - MARGIN), flat)
    return Drawing(scene.canvas.image, quiet.palette)


def charted(view: View) -> tuple[HexMap, int, bool]:
    """The map as large as a phone can show it, how wide the picture is, and whether what stands there lies below the
    map: else it stands on its right.
    """
    places, largest = board.extent(view), 170
    beside, under = snug(places, ASIDE, NARROW, largest), snug(places, 0, NARROW, largest, STRIP)
    flat = len(view.seats) <= ABREAST and under[0].radius / under[1] > beside[0].radius / beside[1]
    return (*(under if flat else beside), flat)


def focus(scene: Scene, about: Places) -> Drawing:
    """The sectors and spaces of a question, numbered as on its buttons, with two rings around them; below what is there
    arrows for moves.
    """
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
    put_edges(scene, near, places)
    for start, end in ways:
        arrow(scene.canvas, chart.pixel(start), chart.pixel(end), chart.radius * 0.1)
    for at in asked:
        scene.canvas.put(skies.rim(round(chart.radius), GOLD, dashed=True, width=0.05), *chart.pixel(at))
    for sector in near:
        put_sector(scene, sector, places[sector.id].spot, apart=True)
    for index, at in enumerate(asked):
        (x, y), radius = chart.pixel(at), chart.radius
        sprite = numbered(str(index + 1), number_size(scene.canvas, radius))
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


def put_sectors(scene: Scene, sectors: Sequence[SectorView], places: Mapping[str, PlacedSector]) -> None:
    """Rims and wormholes, and above them all that is on any of the sectors."""
    put_edges(scene, sectors, places)
    for sector in sectors:
        put_sector(scene, sector, places[sector.id].spot)


def put_edges(scene: Scene, sectors: Sequence[SectorView], places: Mapping[str, PlacedSector]) -> None:
    """Rims, and wormholes on them."""
    for sector in sectors:
        _rims(scene, sector, places[sector.id].spot)
    for sector in sectors:
        spot, full = places[sector.id].spot, board.full_edges(scene.view, sector)
        for edge in sector.wormholes:
            scene.canvas.put(wormhole(round(HOLE * spot.radius), edge, edge in full), *board.edge_at(spot, edge))


def put_sector(scene: Scene, sector: SectorView, spot: Spot, *, apart: bool = False) -> None:
    """Whose it is, squares with their cubes, what can be found, and a row for each side's ships; `apart`: by types."""
    canvas = scene.canvas
    rows, first = _rows(forces(scene, sector)), below_handle(canvas, spot.radius) + _lowered(sector)
    living = sector.owner is not None or bool(_squares(scene, sector, 1))
    bottom = BOTTOM - RAISED * (3 in sector.wormholes and len(rows) <= 1)
    high = _high(sector, bottom - first, len(rows), living=living, digits=DIGITS / spot.radius)
    large = min(LIVING, bottom - first - high * len(rows)) * living
    top = first + (bottom - first - large - high * len(rows)) / 2
    if living:
        _living(scene, sector, spot, top + large / 2, large)
    for index, row in enumerate(rows):
        down = top + large + high * (index + 0.5)
        y, room = spot.y + down * spot.radius, min(BROAD, 2 * half_width(abs(down) + RIM) - RIM) * spot.radius
        several = apart and len(row) == 1 and len(row[0].cells) > 1
        if not (several and _types(scene, row[0], (spot.x, y), high * spot.radius, room)):
            _sides(scene, row, (spot.x, y), high * spot.radius, spot.radius * BROAD / 2)


def _high(sector: SectorView, room: float, rows: int, *, living: bool, digits: float) -> float:
    """How high each row is: what lives there has as much as a row, less where numbers of two rows would touch."""
    most = max(digits, BETWEEN) if {2, 4} & {*sector.wormholes} else ROW
    share = room / max(1, living + rows)
    return min(most, max(share, min(digits, (room - FLAT * living) / max(1, rows))))


def _rows(forces: Sequence[Force]) -> list[Sequence[Force]]:
    """A row for each side; where there are more, one for two of them."""
    each = 1 if len(forces) <= SHARED else 2
    return [forces[at : at + each] for at in range(0, len(forces), each)]


def _lowered(sector: SectorView) -> float:
    return LOWERED if 0 in sector.wormholes else 0.0


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
    """The owner's disc, then squares in one row or two, whichever lets them be larger."""
    owner = None if sector.owner is None else scene.colour(sector.owner)
    disc = influence(owner, max(sign_size(min(high, ROW) * spot.radius * 0.8), 27)) if owner is not None else None
    taken, number = disc.width + 4 if disc else 0, max(1, len(_squares(scene, sector, 1)))
    size, across = max(_fitting(number, lines, taken, high, spot.radius) for lines in (1, 2))
    left, y = spot.x - (taken + across * (size + 2)) / 2, spot.y + down * spot.radius
    if disc is not None:
        scene.canvas.put(disc, left, y, "lm")
    for index, sprite in enumerate(_squares(scene, sector, size)):
        row, column = divmod(index, across)
        middle = (row - (-(-number // across) - 1) / 2) * (size + 1)
        scene.canvas.put(sprite, left + taken + column * (size + 2), y + middle, "lm")


def _fitting(number: int, lines: int, taken: float, high: float, radius: float) -> tuple[int, int]:
    """How large so many squares can be in so many lines, and how many stand in each."""
    across = -(-number // lines)
    size = min(SQUARE * radius, high * radius * 0.92 / lines, (BROAD * radius - taken) / across - 2)
    return max(14, round(size)), across


def _squares(scene: Scene, sector: SectorView, size: int) -> list[Sprite]:
    """Squares with their cubes, and what else lies on a sector."""
    owner = None if sector.owner is None else scene.colour(sector.owner)
    found = [square(kind, size, owner if cube else None) for kind, cube in sector.squares]
    found += [sign("orbital", size)] if sector.orbital is not None else []
    found += [sign("monolith", size)] if sector.monolith else []
    return found + ([sign("discovery", max(LEAST, size))] if sector.discovery else [])


def _sides(scene: Scene, row: Sequence[Force], at: tuple[float, float], high: float, each: float) -> None:
    """The sides of a row, as high as each other. Where several share it, a ship without a number is one, and a side
    that has no room for its ship goes without.
    """
    room = each if len(row) > 1 else inf
    said = [_said(force, high, room) for force in row]
    fitting = [_as_high(number, high, room) for number in said]
    tall = min([one for one in fitting if one], default=high)
    for place, (force, number, fits) in enumerate(zip(row, said, fitting, strict=True)):
        spot = at[0] + (place - (len(row) - 1) / 2) * each, at[1]
        _fleet(scene, force, spot, tall, number if fits else None, crowded=len(row) > 1)


def _fleet(
    scene: Scene, force: Force, at: tuple[float, float], high: float, number: int | None, *, crowded: bool
) -> None:
    """Whose, the largest ship, how many in all, and whether some are damaged; None: how many without a ship."""
    size, paint, all_ = sign_size(high), seat_colour(force.colour), sum(cell.number for cell in force.cells)
    ship = None if number is None else unit(force.cells[0].kind, paint.rgb, round(size * BEAM), paint.edge)
    marks = [badge(force.colour, size), *([] if ship is None else [ship])]
    strength(scene.canvas, marks, all_ if number is None else number, at, high, crowded=crowded)
    if ship is not None and any(cell.hurt for cell in force.cells):
        scene.canvas.put(damage(max(LEAST, round(high * 0.6))), at[0] + high * 1.5, at[1] - high * 0.3)


def _said(force: Force, high: float, room: float) -> int:
    """How many ships a side has; 0 for one that has no room for its number."""
    number = sum(cell.number for cell in force.cells)
    return number if number > 1 or _long(number, high) <= room else 0


def _as_high(number: int, high: float, room: float) -> float:
    """How high a side with its largest ship is in this room; 0 where it has no room for that."""
    return next((high * share / 10 for share in range(10, 3, -1) if _long(number, high * share / 10) <= room), 0.0)


def _long(number: int, high: float) -> float:
    """How long a row so high is with its badge, a ship and a number."""
    size, text = sign_size(high), str(number) if number else ""
    return size + round(size * BEAM) + (label(text, numeral_size(high), edge=numeral_edge(high)).width if text else 0)


def _types(scene: Scene, force: Force, at: tuple[float, float], high: float, room: float) -> bool:
    """Whose, and each type of ship with how many of it; nothing where a row has no room for that."""
    fitting = next((high * share / 10 for share in range(10, 3, -1) if _wide(force, high * share / 10) <= room), 0.0)
    if BEAM * sign_size(fitting) * PHONE < SHIP * scene.canvas.image.width or not fitting:
        return False
    size, paint, (x, y) = sign_size(fitting), seat_colour(force.colour), at
    left = x - _wide(force, fitting) / 2
    scene.canvas.put(badge(force.colour, size), left, y, "lm")
    left += size
    for cell in force.cells:
        scene.canvas.put(unit(cell.kind, paint.rgb, round(BEAM * size), paint.edge), left, y, "lm")
        if cell.hurt:
            scene.canvas.put(damage(max(LEAST, round(size * 0.45))), left + size * 0.9, y - size * 0.35)
        left += BEAM * size
        if cell.number > 1:
            left += numeral(scene.canvas, str(cell.number), (left, y), fitting, anchor="lm")
    return True


def _wide(force: Force, high: float) -> float:
    """How wide a row so high is with each type of ship."""
    size = sign_size(high)
    numbers = [label(str(cell.number), numeral_size(high)).width + 6 for cell in force.cells if cell.number > 1]
    return size + BEAM * size * len(force.cells) + sum(numbers)


def _spaces(scene: Scene, chart: HexMap, within: set[tuple[int, int]]) -> None:
    """Starts still empty, and what can be explored."""
    for at in _empty(scene.view, within):
        ink = GOLD if at == scene.view.exploring else FAINT
        scene.canvas.put(skies.rim(round(chart.radius), ink, dashed=True, width=0.035), *chart.pixel(at))


def _empty(view: View, within: set[tuple[int, int]]) -> list[tuple[int, int]]:
    taken = {sector.at for sector in view.sectors}
    every = (*view.starts, *view.frontier, *([view.exploring] if view.exploring else []))
    return [at for at in dict.fromkeys(every) if at in within and at not in taken]


def put_handles(scene: Scene, sectors: Sequence[SectorView], places: Mapping[str, PlacedSector]) -> None:
    """Their numbers, below a wormhole in the north."""
    for sector in sectors:
        x, y, radius = places[sector.id].spot
        handle(scene.canvas, sector.id, (x, y + _lowered(sector) * radius), radius)


def _handles(scene: Scene, chart: HexMap, places: Mapping[str, PlacedSector], within: set[tuple[int, int]]) -> None:
    """Numbers of sectors; columns and rows of spaces that can be explored."""
    put_handles(scene, [sector for sector in scene.view.sectors if sector.id in places], places)
    for at in _empty(scene.view, within):
        if at not in scene.view.starts:
            named(scene.canvas, called(at), chart.pixel(at), GOLD if at == scene.view.exploring else SOFT)


# --- beside or below it ----------------------------------------------------------------------------------------------


def _stands(scene: Scene, at: Box, flat: bool) -> None:
    view = scene.view
    head: list[tuple[str, Rgb]] = [(scene.say("won"), GOLD), (scene.winners(), WHITE)]
    if not view.winners:
        head = [(scene.say("round", n=view.round, last=ROUNDS), GOLD)] if view.round else []
        head.append((scene.term("phase", view.phase), SOFT))
    seats = [_standing(scene, seat.seat) for seat in view.seats]
    (below if flat else aside)(scene.canvas, at, head, seats)


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
        scene.term("species", seat.species) if seat.species and not stores else "",
    )  # fmt: skip
