"""The quiet part of the map: what is printed on the sectors. Drawn once for a map and kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from engine.eclipse.components import CENTRE_SECTOR, SECTORS
from engine.eclipse.interface.view import SectorView, View
from engine.hexes import DIRECTIONS, Hex, ring
from engine.text import T, Text
from render import skies
from render.canvas import Canvas, Drawing, Letters, palette_of
from render.colours import (
    BOX_COLOURS,
    FAINT,
    GOLD,
    INK,
    LIME,
    LINE,
    NIGHT,
    NOBODY,
    PANEL,
    PANEL_LIGHT,
    SCARLET,
    SKY,
    SOFT,
    WHITE,
    Rgb,
    mix,
    seat_colour,
)
from render.eclipse.tints import CATEGORIES, DICE, PARTS, RESOURCES
from render.fleets import Spot
from render.hexmap import HexMap
from render.kept import kept
from render.scene import Say

RIMS: dict[str, Rgb] = {
    "center": (214, 176, 92), "inner": (126, 112, 170), "middle": (92, 106, 166), "outer": (66, 84, 124),
    "start": (150, 160, 190),
}  # fmt: skip
NUMBER, NAME = 0.2, 0.135
NUMBER_AT, NAME_AT = (0.0, -0.57), (0.0, -0.41)
PLAIN = (skies.TILE, WHITE, SOFT, FAINT, LINE, PANEL, PANEL_LIGHT, NIGHT, INK, GOLD, SKY, SCARLET, LIME)


class PlacedSector(NamedTuple):
    """A sector as it is printed, and where it lies on the picture."""

    id: str
    spot: Spot
    name: str


@kept
def quiet(size: tuple[int, int], places: tuple[PlacedSector, ...]) -> Drawing:
    """The sectors with nothing on them yet. The image must not be changed."""
    canvas = Canvas(*size)
    skies.stars(canvas, "stars")
    for place in places:
        put_tile(canvas, place)
    return Drawing(canvas.image, palette(canvas.image))


def palette(image: Image.Image) -> Image.Image:
    """A picture's colours, and exactly those of what may come to stand on it or below it."""
    seats = [seat.rgb for seat in BOX_COLOURS.values()] + [seat_colour(NOBODY).rgb]
    shades = ((INK, 0.0), (INK, 0.24), (INK, 0.35), (INK, 0.75), (WHITE, 0.4), (WHITE, 0.55))
    sure = [mix(rgb, other, share) for other, share in shades for rgb in seats]
    sure += [mix(PANEL, rgb, 0.1) for rgb in seats] + [BOX_COLOURS["black"].edge]
    tints = (*RESOURCES.values(), *CATEGORIES.values(), *DICE.values(), *PARTS.values())
    sure += [mix(tint, INK, share) for tint in tints for share in (0, 0.5, 0.72)]
    sure += [mix(PANEL, tint, share) for tint in (*CATEGORIES.values(), WHITE) for share in (0.2, 0.6)]
    sure += [mix(skies.TILE, GOLD, share / 8) for share in range(1, 6)]
    sure += [mix(SKY, WHITE, 0.6), mix(SKY, INK, 0.3), *PLAIN]
    return palette_of(image, sure)


def put_tile(canvas: Canvas, place: PlacedSector) -> None:
    """A sector's ground, number and name."""
    card, (x, y, radius) = SECTORS[place.id], place.spot
    canvas.put(skies.ground(radius, RIMS[card.stack]), x, y)
    canvas.write(card.id, x + NUMBER_AT[0] * radius, y + NUMBER_AT[1] * radius, Letters(NUMBER * radius))
    size = NAME * radius
    canvas.write_in(place.name, x, y + NAME_AT[1] * radius, radius * 1.16, Letters(size, SOFT, "plain"), anchor="mm")


def edge_at(spot: Spot, edge: int) -> tuple[float, float]:
    """The middle of an edge, a little inside."""
    unit = HexMap(spot.radius * 0.5 * 0.985, spot.x, spot.y)
    return unit.pixel(DIRECTIONS[edge])


def full_edges(view: View, sector: SectorView) -> set[int]:
    """Edges with a wormhole on both sides."""
    around = {other.at: other.wormholes for other in view.sectors}
    here = Hex(*sector.at)
    return {edge for edge in sector.wormholes if (edge + 3) % 6 in around.get(here + DIRECTIONS[edge], ())}


def places_of(words: Say, sectors: Iterable[SectorView], chart: HexMap) -> dict[str, PlacedSector]:
    """Where each sector lies."""
    radius = round(chart.radius)
    return {one.id: placed(words, one.id, Spot(*chart.pixel(one.at), radius)) for one in sectors}


def placed(words: Say, id_: str, spot: Spot) -> PlacedSector:
    """A sector at a spot, with the name printed on it; the Galactic Center alone has one in each language."""
    name = words(T("eclipse-combat-gcds")) if id_ == CENTRE_SECTOR else SECTORS[id_].name
    return PlacedSector(id_, spot, name)


def extent(view: View) -> list[tuple[int, int]]:
    """Spaces that the map has to show: the inner ring, the starts, the sectors, and what can be explored."""
    shown = [(0, 0), *(tuple(at) for at in ring(1)), *view.starts, *(one.at for one in view.sectors), *view.frontier]
    if view.exploring is not None:
        shown.append(view.exploring)
    return [(at[0], at[1]) for at in dict.fromkeys(shown)]


def name_of(sector: SectorView) -> Text:
    """A sector as messages name it."""
    return T("eclipse-sector", id=sector.id, name=sector.name)
