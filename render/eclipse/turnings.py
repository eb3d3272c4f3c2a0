"""A sector that is to be laid, in each way in which it can lie, numbered, with the sectors around."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import dist

from engine.eclipse.components import SECTORS
from engine.eclipse.galaxy.chart import holes
from engine.eclipse.interface.view import SectorView
from engine.eclipse.interface.zooms import Turnings
from engine.hexes import Hex, neighbours
from render import skies
from render.canvas import Canvas, Drawing
from render.colours import GOLD
from render.eclipse import board
from render.eclipse.board import PlacedSector
from render.eclipse.glance import bare_board, put_edges, put_handles, put_sector
from render.eclipse.scene import Scene
from render.eclipse.signs import wormhole
from render.fleets import Spot
from render.glance import HEIGHT, MARGIN, PHONE, PREVIEW, WIDTH, fit_hexes, numbered
from render.hexmap import HexMap
from render.panels import Box

NUMBER, HOLE = 76, 0.2
"""How large the numbers are, and the wormholes of the sector beside its radius."""
WIDTHS = (HEIGHT, 1272, WIDTH)
"""How wide the picture may be."""


def draw(scene: Scene, tile: Turnings) -> Drawing:
    """The sector on the space that is explored. Raises KeyError: no such sector, or nothing is explored."""
    id_, turns = tile
    if scene.view.exploring is None:
        raise KeyError(id_)
    at = Hex(*scene.view.exploring)
    near = [sector for sector in scene.view.sectors if sector.at in neighbours(at)]
    laid = [[*near, lying(id_, at, turned)] for turned in turns]
    width, boxes, charts = _charts([at, *(sector.at for sector in near)], len(turns))
    places = [board.places_of(scene.words, some, chart) for some, chart in zip(laid, charts, strict=True)]
    quiet = bare_board((width, HEIGHT), tuple(one for some in places for one in some.values()))
    scene.canvas = Canvas.over(quiet.image)
    for number, (some, spots) in enumerate(zip(laid, places, strict=True), 1):
        alone = replace(scene, view=replace(scene.view, sectors=tuple(some)))
        put_edges(alone, some, spots)
        _stress(alone, some[-1], spots[id_].spot)
        for sector in some:
            put_sector(alone, sector, spots[sector.id].spot)
        put_handles(alone, some, spots)
        scene.canvas.put(numbered(str(number), NUMBER), *_corner(boxes[number - 1], spots))
    return Drawing(scene.canvas.image, quiet.palette)


def _corner(box: Box, places: Mapping[str, PlacedSector]) -> tuple[float, float]:
    """Where in a part of the picture the number stands: in the corner that is farthest from all sectors."""
    left, top, right, bottom = box
    inner = NUMBER * 0.7
    corners = [(x, y) for y in (top + inner, bottom - inner) for x in (left + inner, right - inner)]
    return max(corners, key=lambda at: min(dist(at, one.spot[:2]) for one in places.values()))


def _stress(scene: Scene, sector: SectorView, spot: Spot) -> None:
    """The sector that is to be laid, and its wormholes large: those that meet another one differ."""
    scene.canvas.put(skies.rim(spot.radius, GOLD, dashed=True, width=0.05), spot.x, spot.y)
    full = board.full_edges(scene.view, sector)
    for edge in sector.wormholes:
        scene.canvas.put(wormhole(round(HOLE * spot.radius), edge, edge in full), *board.edge_at(spot, edge))


def _charts(places: Sequence[tuple[int, int]], count: int) -> tuple[int, list[Box], list[HexMap]]:
    """How wide the picture is, where each turning stands, and where its sectors lie: in as many columns as leave them
    largest, on a phone and in a preview.
    """
    every = [(width, list(_boxes(count, across, width))) for width in WIDTHS for across in range(1, count + 1)]
    found = [(width, boxes, [fit_hexes(places, box) for box in boxes]) for width, boxes in every]
    return max(found, key=lambda one: one[2][0].radius * min(PHONE / one[0], PREVIEW[1] / HEIGHT))


def _boxes(count: int, across: int, width: int) -> Iterator[Box]:
    """The parts of the picture for so many turnings in so many columns."""
    wide, high = (width - 2 * MARGIN) / across, (HEIGHT - 2 * MARGIN) / -(-count // across)
    for index in range(count):
        row, column = divmod(index, across)
        left, top = MARGIN + column * wide, MARGIN + row * high
        yield left, top, left + wide - MARGIN, top + high - MARGIN


def lying(id_: str, at: Hex, turned: int) -> SectorView:
    """The sector as it would lie there, with nobody on it."""
    card = SECTORS[id_]
    return SectorView(
        id=id_, name=card.name, at=(at.q, at.r), turned=turned, wormholes=tuple(sorted(holes(id_, turned))), vp=card.vp,
        artifact=card.artifact, owner=None, squares=tuple((kind, False) for kind in card.squares), orbital=None,
        monolith=False, fleets=(), ancients=(0,) * card.ancients, gcds=0 if card.gcds else None,
        discovery=card.discovery,
    )  # fmt: skip
