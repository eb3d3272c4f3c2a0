"""A sector that is to be laid, in each way in which it can lie, numbered, with the sectors around."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.eclipse.components import SECTORS
from engine.eclipse.galaxy.chart import holes
from engine.eclipse.interface.view import SectorView
from engine.eclipse.interface.zooms import Turnings
from engine.hexes import Hex, neighbours
from render import skies
from render.canvas import Canvas, Drawing
from render.colours import GOLD
from render.eclipse import board
from render.eclipse.glance import bare_board, put_edges, put_handles, put_sector
from render.eclipse.scene import Scene
from render.eclipse.signs import wormhole
from render.fleets import Spot
from render.glance import HEIGHT, MARGIN, WIDTH, fit_hexes, numbered
from render.hexmap import HexMap
from render.panels import Box

NUMBER, HOLE = 76, 0.2
"""How large the numbers are, and the wormholes of the sector beside its radius."""


def draw(scene: Scene, tile: Turnings) -> Drawing:
    """The sector on the space that is explored. Raises KeyError: no such sector, or nothing is explored."""
    id_, turns = tile
    if scene.view.exploring is None:
        raise KeyError(id_)
    at = Hex(*scene.view.exploring)
    near = [sector for sector in scene.view.sectors if sector.at in neighbours(at)]
    laid = [[*near, lying(id_, at, turned)] for turned in turns]
    boxes, charts = _charts([at, *(sector.at for sector in near)], len(turns))
    places = [board.places_of(scene.words, some, chart) for some, chart in zip(laid, charts, strict=True)]
    quiet = bare_board((WIDTH, HEIGHT), tuple(one for some in places for one in some.values()))
    scene.canvas = Canvas.over(quiet.image)
    for number, (some, spots) in enumerate(zip(laid, places, strict=True), 1):
        alone = replace(scene, view=replace(scene.view, sectors=tuple(some)))
        put_edges(alone, some, spots)
        _stress(alone, some[-1], spots[id_].spot)
        for sector in some:
            put_sector(alone, sector, spots[sector.id].spot)
        put_handles(alone, some, spots)
        left, top, _, _ = boxes[number - 1]
        scene.canvas.put(numbered(str(number), NUMBER), left + NUMBER * 0.7, top + NUMBER * 0.7)
    return Drawing(scene.canvas.image, quiet.palette)


def _stress(scene: Scene, sector: SectorView, spot: Spot) -> None:
    """The sector that is to be laid, and its wormholes large: those that meet another one differ."""
    scene.canvas.put(skies.rim(spot.radius, GOLD, dashed=True, width=0.05), spot.x, spot.y)
    full = board.full_edges(scene.view, sector)
    for edge in sector.wormholes:
        scene.canvas.put(wormhole(round(HOLE * spot.radius), edge, edge in full), *board.edge_at(spot, edge))


def _charts(places: Sequence[tuple[int, int]], count: int) -> tuple[list[Box], list[HexMap]]:
    """Where each turning stands, and where its sectors lie: in as many columns as leave them largest."""
    every = [list(_boxes(count, across)) for across in range(1, count + 1)]
    found = [(boxes, [fit_hexes(places, box) for box in boxes]) for boxes in every]
    return max(found, key=lambda one: one[1][0].radius)


def _boxes(count: int, across: int) -> Iterator[Box]:
    """The parts of the picture for so many turnings in so many columns."""
    wide, high = (WIDTH - 2 * MARGIN) / across, (HEIGHT - 2 * MARGIN) / -(-count // across)
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
