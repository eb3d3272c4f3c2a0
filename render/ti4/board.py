"""The quiet part of a board: what is printed on the tiles. Drawn once for a game and kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from engine.hexes import spiral
from engine.ti4.components import BOARDS, POSITIONS
from engine.ti4.interface.view import PlanetView, SystemView, View
from render import skies
from render.canvas import Canvas, Drawing, Letters, Sprite, palette_of
from render.colours import (
    FAINT,
    GOLD,
    INK,
    LINE,
    NIGHT,
    PANEL,
    PANEL_LIGHT,
    SCARLET,
    SEAT_COLOURS,
    SKY,
    SOFT,
    WHITE,
    Rgb,
    mix,
)  # fmt: skip
from render.glyphs import badge
from render.hexmap import HexMap, fitted
from render.kept import kept
from render.ti4 import layout
from render.ti4.facts import STRATEGIES, TECH_COLOURS

ANOMALY_RIM: Rgb = (226, 66, 56)
CAPITAL_RIM: Rgb = (214, 176, 92)
HOME, NUMBERED = 0.22, 0.8
PLAIN = (skies.TILE, WHITE, SOFT, FAINT, LINE, PANEL, PANEL_LIGHT, NIGHT, INK, GOLD, SKY, SCARLET)


class PlacedSystem(NamedTuple):
    """A system as it is printed, where it lies on the picture, the colour of its edge, and that of whose home it is."""

    system: SystemView
    x: float
    y: float
    radius: int
    rim: Rgb
    home: str | None = None


class Home(NamedTuple):
    """An empty home place, by the colour of the seat it waits for; in a draft, as long as nobody sits there, by the
    number of its place at the table.
    """

    x: float
    y: float
    radius: int
    colour: str | None
    number: int = 0


def galaxy_map(view: View, left: float, top: float, width: float) -> HexMap:
    """Three rings around Mecatol Rex, and more where tiles lie further out."""
    return fitted([*spiral(3), *(s.at for s in view.systems if s.at), *view.homes], left, top, width)


def printed(system: SystemView) -> SystemView:
    """A system without all that changes during a game, to know boards by."""
    planets = tuple(
        PlanetView(p.id, p.name, 0, 0, p.trait, p.specialty, None, False, (), ()) for p in system.planets
    )  # fmt: skip
    return replace(system, planets=planets, ships=(), tokens=(), active=False, custodians=False)


def rim_of(view: View, system: SystemView) -> Rgb:
    """Red for anomalies, gold for Mecatol Rex, a seat's colour for its home."""
    if system.anomaly:
        return ANOMALY_RIM
    if system.kind == "mecatol_rex":
        return CAPITAL_RIM
    home = home_of(view, system)
    return SEAT_COLOURS[home].rgb if home else LINE


def home_of(view: View, system: SystemView) -> str | None:
    """The colour of the seat whose home it is."""
    return next((seat.colour for seat in view.seats if system.home_of and seat.faction == system.home_of), None)


def ground(place: PlacedSystem) -> Sprite:
    """An empty tile; a home shimmers in its seat's colour."""
    if place.home is None:
        return skies.ground(place.radius, place.rim)
    return skies.ground(place.radius, place.rim, mix(skies.TILE, place.rim, HOME))


@kept
def quiet(size: tuple[int, int], places: tuple[PlacedSystem, ...], homes: tuple[Home, ...]) -> Drawing:
    """The board with nothing on it yet. The image must not be changed."""
    canvas = Canvas(*size)
    skies.stars(canvas, "stars")
    for home in homes:
        put_home(canvas, home)
    for place in places:
        _tile(canvas, place)
    return Drawing(canvas.image, palette(canvas.image))


def palette(image: Image.Image) -> Image.Image:
    """A picture's colours, and exactly those of what may come to stand on it or below it."""
    seats = [seat.rgb for seat in SEAT_COLOURS.values()]
    shades = ((INK, 0.24), (INK, 0.5), (INK, 0.75), (WHITE, 0.55), (INK, 0.0))
    sure = [mix(rgb, other, share) for other, share in shades for rgb in seats]
    sure += [mix(PANEL, rgb, 0.1) for rgb in seats]
    sure += [mix(PANEL, tint, share) for tint in (*TECH_COLOURS.values(), WHITE) for share in (0, 0.2, 0.5, 0.75)]
    sure += [mix(PANEL_LIGHT, tint, 0.2) for _, tint in STRATEGIES.values()]
    sure += [tint for _, tint in STRATEGIES.values()]
    sure += [mix(GOLD, INK, 0.3), mix(SKY, INK, 0.3)]
    sure += [mix(skies.TILE, GOLD, share / 8) for share in range(1, 6)] + [mix(skies.TILE, rgb, HOME) for rgb in seats]
    return palette_of(image, [*sure, *TECH_COLOURS.values(), *PLAIN])


def put_home(canvas: Canvas, home: Home) -> None:
    """An empty home place."""
    rim = LINE if home.colour is None else SEAT_COLOURS[home.colour].rgb
    canvas.put(skies.rim(home.radius, rim, dashed=True), home.x, home.y)
    if home.colour is None:
        canvas.write(str(home.number), home.x, home.y, Letters(home.radius * NUMBERED, SOFT))
    else:
        canvas.put(badge(home.colour, round(home.radius * 0.62), hollow=True), home.x, home.y)


def _tile(canvas: Canvas, place: PlacedSystem) -> None:
    system, x, y, radius = place[:4]
    canvas.put(ground(place), x, y)
    if system.anomaly:
        canvas.put(skies.anomaly(system.anomaly, radius), x, y)
    for index, kind in enumerate(system.wormholes):
        spot = layout.wormhole_spot(system, index)
        canvas.put(skies.wormhole(kind, round(2 * spot.radius * radius)), x + spot.x * radius, y + spot.y * radius)
    for planet, spot in zip(system.planets, layout.planet_spots(system), strict=True):
        _planet(canvas, planet, spot, place)


def look_of(planet: PlanetView) -> str:
    """Which surface a planet has."""
    if planet.trait:
        return planet.trait
    return "mecatol" if planet.id == "mecatol_rex" else "home"


def _planet(canvas: Canvas, planet: PlanetView, spot: layout.Spot, place: PlacedSystem) -> None:
    radius = place.radius
    x, y = place.x + spot.x * radius, place.y + spot.y * radius
    canvas.put(skies.planet(look_of(planet), round(spot.radius * radius)), x, y)
    below = y + (spot.radius + 0.145) * radius
    room = radius * {1: 1.2, 2: 0.69}.get(len(place.system.planets), 0.56)
    letters = Letters(layout.NAME_SIZE * radius, edge=max(2, radius // 60))
    canvas.write_in(planet.name, x, below, room, letters, anchor="mm")


def places_of(view: View, chart: HexMap, aside: tuple[float, float]) -> dict[str, PlacedSystem]:
    """Where each system lies; those beside the board stand in a row from `aside` on."""
    found: dict[str, PlacedSystem] = {}
    beside = 0
    for system in view.systems:
        if system.at is None:
            radius = round(chart.radius * 0.94)
            x, y = aside[0] + beside * radius * 2.05, aside[1]
            beside += 1
        else:
            (x, y), radius = chart.pixel(system.at), round(chart.radius)
        found[str(system.tile)] = PlacedSystem(
            printed(system), x, y, radius, rim_of(view, system), home_of(view, system)
        )  # fmt: skip
    return found


def free_spaces(view: View) -> Iterator[tuple[int, tuple[int, int]]]:
    """The spaces of the board on which no tile lies and no home will, each with its number and axial place."""
    taken = {*(system.at for system in view.systems), *view.homes}
    for number, spot in enumerate(POSITIONS):
        if number not in BOARDS[len(view.seats)].unused and (spot.q, spot.r) not in taken:
            yield number, (spot.q, spot.r)


def homes_of(view: View, chart: HexMap) -> tuple[Home, ...]:
    """The home places where no tile lies yet."""
    taken = {system.at for system in view.systems}
    radius = round(chart.radius)
    if view.draft is not None:
        places = [(one.at, one.seat, number) for number, one in enumerate(view.draft.places, 1)]
    else:
        places = [(at, seat, 0) for seat, at in enumerate(view.homes[: len(view.seats)])]
    return tuple(
        Home(*chart.pixel(at), radius, None if seat is None else view.seats[seat].colour, number)
        for at, seat, number in places
        if tuple(at) not in taken
    )
