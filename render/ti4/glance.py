"""The galaxy at a glance: who holds which planets with how many troops, whose fleets are where, and how large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import dist

from engine.hexes import spiral
from engine.ti4.interface.view import ForceView, PlanetView, SystemView, View
from engine.zoom import Places
from render import glyphs, skies
from render.arrows import arrow
from render.canvas import Canvas, Drawing, Letters, Sprite
from render.colours import GOLD, SKY, SOFT, WHITE, Rgb
from render.glance import (
    HEIGHT,
    LEAST,
    MARGIN,
    PHONE,
    PREVIEW,
    WIDE,
    WIDTH,
    Standing,
    around,
    aside,
    below_handle,
    fit_hexes,
    handle,
    named,
    numbered,
    sign_size,
    snug,
    strength,
)
from render.glyphs import badge, sign, token
from render.hexmap import HALF, HexMap
from render.kept import kept
from render.panels import Box
from render.ships import UNITS, damage, unit
from render.ti4 import board
from render.ti4.board import Home, PlacedSystem
from render.ti4.facts import STRATEGIES
from render.ti4.scene import Scene

ASIDE, NARROW = 430, 1272
TROOPS, STRUCTURES = ("infantry", "mech"), ("space_dock", "pds")
ROW, ART, BOTTOM = 0.46, 0.6, 0.83
WORLDS, WORLD, WORTH = 0.62, 0.32, 0.3
"""How high a row of planets is, how large each of them, and the numbers that say what it is worth."""
HOLE, HOLES = 0.44, ((0.53, -0.41), (-0.53, -0.41))
EMBLEM = (-0.43, -0.69)
"""Where the emblem of whose home it is stands; tokens stand there elsewhere."""
TOKENS = ((0.43, -0.7), (0.64, -0.47), EMBLEM, (-0.64, -0.47), (0.78, -0.22), (-0.78, -0.22))


def draw(scene: Scene) -> Drawing:
    """The map, and beside it round, phase and seats."""
    view, (chart, width) = scene.view, charted(scene.view)
    places = board.places_of(view, chart, (MARGIN + chart.radius, HEIGHT - MARGIN - HALF * chart.radius))
    quiet = bare_board((width, HEIGHT), tuple(places.values()), board.homes_of(view, chart))
    scene.canvas = Canvas.over(quiet.image)
    _put_systems(scene, view.systems, places)
    _handles(scene, places)
    _spaces(scene, chart)
    _aside(scene, (width - ASIDE, MARGIN, width - MARGIN, HEIGHT - MARGIN))
    return Drawing(scene.canvas.image, quiet.palette)


def charted(view: View) -> tuple[HexMap, int]:
    """The galaxy as large as it goes left of what stands beside it, and how wide the picture is; three rings of it as
    long as it is built.
    """
    rings = spiral(3) if view.phase == "setup" else ()
    places = [(at[0], at[1]) for at in (*rings, *(one.at for one in view.systems if one.at), *view.homes)]
    return snug(places, ASIDE, NARROW)


def _handles(scene: Scene, places: Mapping[str, PlacedSystem]) -> None:
    """The numbers of systems."""
    for place in places.values():
        handle(scene.canvas, str(place.system.tile), (place.x, place.y), place.radius)


def _spaces(scene: Scene, chart: HexMap) -> None:
    """While tiles are laid, the numbers by which those who lay them call the spaces without one. TI-MAP-15"""
    view = scene.view
    if view.phase == "setup" and view.step == "tiles":
        for number, at in board.free_spaces(view):
            scene.canvas.put(skies.rim(round(chart.radius * 0.9), SOFT, dashed=True, width=0.02), *chart.pixel(at))
            named(scene.canvas, str(number), chart.pixel(at))


def focus(scene: Scene, places: Places) -> Drawing:
    """The systems of a question, numbered as on its buttons, with two rings around them; below what stands there arrows
    for the moves that are planned.
    """
    view = scene.view
    known = {str(system.tile): system for system in view.systems}
    asked, ends = [known[id_] for id_ in places.ids], [known[id_] for move in places.moves for id_ in move]
    within = around(system.at for system in [*asked, *ends] if system.at is not None)
    near = [
        one
        for one in view.systems
        if one in [*asked, *ends] or (one.at is not None and (one.at[0], one.at[1]) in within)
    ]
    chart, width, corner = _charted_near(near)
    at = board.places_of(replace(view, systems=tuple(near)), chart, corner)
    quiet = bare_board((width, HEIGHT), tuple(at.values()), ())
    scene.canvas = Canvas.over(quiet.image)
    for start, end in places.moves:
        arrow(scene.canvas, (at[start].x, at[start].y), (at[end].x, at[end].y), chart.radius * 0.1)
    _put_systems(scene, near, at, asked)
    _handles(scene, at)
    return Drawing(scene.canvas.image, quiet.palette)


def _charted_near(near: Sequence[SystemView]) -> tuple[HexMap, int, tuple[float, float]]:
    """Where they lie, how wide the picture is, and the corner for a system beside the board."""
    lying = tuple((one.at[0], one.at[1]) for one in near if one.at is not None)
    return (*snug(lying), (0, 0)) if len(lying) == len(near) else _beside_corner(lying)


@lru_cache(maxsize=64)
def _beside_corner(lying: tuple[tuple[int, int], ...]) -> tuple[HexMap, int, tuple[float, float]]:
    """The same with a corner that is free, all as large as a phone and a preview can show it."""
    tried = ((size, width) for size in range(300, 20, -8) for width in range(HEIGHT, WIDTH + 1, 97))
    found = [(chart, width, at) for size, width in tried for chart, at in _free(lying, size, width)]
    return max(found, key=lambda one: one[0].radius * min(PHONE / one[1], PREVIEW[1] / HEIGHT))


def _free(lying: Sequence[tuple[int, int]], size: int, width: int) -> Iterator[tuple[HexMap, tuple[float, float]]]:
    """The map no larger than that, with each corner in which nothing of it lies."""
    chart = fit_hexes(lying, (MARGIN, MARGIN, width - MARGIN, HEIGHT - MARGIN), size)
    left, low = MARGIN + chart.radius, HEIGHT - MARGIN - HALF * chart.radius
    for corner in ((x, y) for x in (left, width - left) for y in (low, HEIGHT - low)):
        if all(dist(corner, chart.pixel(at)) >= 2 * chart.radius for at in lying):
            yield chart, corner


@kept
def bare_board(size: tuple[int, int], places: tuple[PlacedSystem, ...], homes: tuple[Home, ...]) -> Drawing:
    """The tiles with nothing on them but their numbers. The image must not be changed."""
    canvas = Canvas(*size)
    skies.stars(canvas, "stars")
    for home in homes:
        board.put_home(canvas, home)
    for place in places:
        put_tile(canvas, place)
    return Drawing(canvas.image, board.palette(canvas.image))


def put_tile(canvas: Canvas, place: PlacedSystem) -> None:
    """What is printed on it but its planets."""
    system, x, y, radius = place[:4]
    canvas.put(board.ground(place), x, y)
    if place.home is not None:
        right, down = EMBLEM
        canvas.put(badge(place.home, round(radius * 0.27), hollow=True), x + right * radius, y + down * radius)
    if system.anomaly:
        canvas.put(_art(system.anomaly, radius), x, y)
    for kind, (right, down) in zip(system.wormholes, HOLES, strict=False):
        size = max(round(LEAST / skies.LETTER) + 1, round(radius * HOLE))
        canvas.put(skies.wormhole(kind, size), x + radius * right, y + radius * down)


@kept
def _art(kind: str, radius: int) -> Sprite:
    image = skies.anomaly(kind, radius).copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * ART)))
    return image


# --- what stands in a system -----------------------------------------------------------------------------------------


def _put_systems(
    scene: Scene, systems: Sequence[SystemView], places: Mapping[str, PlacedSystem], asked: Sequence[SystemView] = ()
) -> None:
    """What stands in systems, above all marks and tokens: what is asked about hides nothing next door."""
    for system in systems:
        _marks(scene, system, places[str(system.tile)])
        _tokens(scene, system, places[str(system.tile)])
    for index, system in enumerate(asked):
        _number(scene, str(index + 1), places[str(system.tile)])
    for system in systems:
        put_system(scene, system, places[str(system.tile)])


def _number(scene: Scene, number: str, place: PlacedSystem) -> None:
    """The number of a system on the buttons of a question."""
    x, y, radius = place.x, place.y, place.radius
    scene.canvas.put(skies.rim(round(radius), GOLD, dashed=True, width=0.05), x, y)
    scene.canvas.put(numbered(number, max(46, round(radius * 0.4))), x - radius * 0.6, y - radius * 0.58)


def put_system(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    """Planets in a row, and a row for each fleet, all below the number of the system."""
    x, y, radius = place.x, place.y, place.radius
    fleets = [force for force in system.ships if any(force.units.values())]
    first = below_handle(scene.canvas, radius)
    worlds = WORLDS if system.planets else 0.0
    high = min(ROW, (BOTTOM - first - worlds) / max(1, len(fleets)))
    top = first + max(0.0, BOTTOM - first - worlds - high * len(fleets)) / 2
    _planets(scene, system, (x, y + (top + worlds / 2) * radius), radius)
    for index, force in enumerate(fleets):
        _fleet(scene, force, (x, y + (top + worlds + high * (index + 0.5)) * radius), high * radius)


def _marks(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    if str(system.tile) in scene.marks:
        scene.canvas.put(skies.glow(place.radius, GOLD), place.x, place.y)
        scene.canvas.put(skies.rim(place.radius, GOLD, width=0.035), place.x, place.y)
    if system.active:
        colour = scene.paint(scene.view.turn).rgb if scene.view.turn is not None else WHITE
        scene.canvas.put(skies.rim(place.radius, colour, width=0.06), place.x, place.y)


def _tokens(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    """Command tokens on both sides of the number."""
    size = round(place.radius * 0.26)
    taken = [TOKENS[1]] if system.wormholes else []
    taken += [EMBLEM] if place.home is not None else []
    free = [spot for spot in TOKENS if spot not in taken]
    for (right, down), seat in zip(free, system.tokens, strict=False):
        scene.canvas.put(token(scene.colour(seat), size), place.x + right * place.radius, place.y + down * place.radius)


def _planets(scene: Scene, system: SystemView, at: tuple[float, float], radius: int) -> None:
    (x, y), step = at, radius * (0.62 if len(system.planets) > 2 else 0.84)
    for index, planet in enumerate(system.planets):
        left = x + step * (index - (len(system.planets) - 1) / 2)
        _planet(scene, planet, (left, y), radius, step)
        if system.custodians:
            scene.canvas.put(sign("custodians", round(radius * 0.42)), left + radius * 0.45, y)


def _planet(scene: Scene, planet: PlanetView, at: tuple[float, float], radius: int, room: float) -> None:
    """The planet, what it is worth, and below that whose it is and the troops on it; structures beside its worth."""
    (x, y), canvas = at, scene.canvas
    canvas.put(skies.small_planet(board.look_of(planet), round(WORLD * radius), planet.exhausted), x, y)
    troops = sum(force.units.get(kind, 0) for force in planet.forces for kind in TROOPS)
    holders = [force.seat for force in planet.forces if any(force.units.values())]
    built = [kind for kind in STRUCTURES if any(force.units.get(kind) for force in planet.forces)]
    whose = planet.owner if planet.owner is not None else next(iter(holders), None)
    up = 0.0 if whose is None else 0.16 * radius
    right = _worth(canvas, planet, (x, y - up), radius * (0.4 if whose is None else WORTH), len(built))
    if whose is not None:
        high = max(WIDE, radius * 0.34)
        strength(canvas, [badge(scene.colour(whose), sign_size(high))], troops, (x, y + 0.15 * radius), high, room)
        for index, kind in enumerate(built):
            size = round(radius * 0.26)
            canvas.put(unit(kind, scene.paint(whose).rgb, size), right + size * (index + 0.5), y - up)


def _worth(canvas: Canvas, planet: PlanetView, at: tuple[float, float], size: float, beside: int) -> float:
    """Resources and influence of a planet, and where they end; room for so many structures is left behind them."""
    size = max(LEAST, round(size))
    apart = size * 0.42
    x = at[0] - beside * size * 0.42
    for number, ink, way in ((planet.resources, GOLD, -1), (planet.influence, SKY, 1)):
        canvas.write(str(number), x + way * apart, at[1], Letters(size, ink, edge=2))
    return x + apart + size * 0.3


def _fleet(scene: Scene, force: ForceView, at: tuple[float, float], high: float) -> None:
    """Whose, the largest ship, how many in all, and whether some are damaged."""
    size, paint = sign_size(high), scene.paint(force.seat)
    flag = next((kind for kind in UNITS if force.units.get(kind)), "cruiser")
    number = sum(force.units.values())
    ship = unit(flag, paint.rgb, round(size * 1.1), paint.edge)
    strength(scene.canvas, [badge(scene.colour(force.seat), size), ship], number, at, high)
    if any(force.damaged.values()):
        scene.canvas.put(damage(max(22, round(high * 0.6))), at[0] + high * 1.5, at[1] - high * 0.3)


# --- beside it -------------------------------------------------------------------------------------------------------


def _aside(scene: Scene, at: Box) -> None:
    view = scene.view
    head: list[tuple[str, Rgb]] = [(scene.say("won"), GOLD), (scene.winners(), WHITE)]
    if not view.winners:
        head = [(scene.say("round", n=view.round), GOLD)] if view.round else []
        head.append((scene.term("phase", view.phase), SOFT))
    aside(scene.canvas, at, head, _standings(scene))


def _standings(scene: Scene) -> Sequence[Standing]:
    """The seats in the order in which they are asked, each with its points, pools and strategy cards."""
    view = scene.view
    found = []
    for seat in view.seats:
        passed = "passed" if seat.passed and view.phase == "action" else ""
        note = "eliminated" if seat.eliminated else passed
        cards = [_strategy(card.id, card.exhausted, 36) for card in seat.strategy_cards]
        stores = {"tactic": seat.tactic, "fleet": seat.fleet, "strategy": seat.strategy, "trade_good": seat.trade_goods}
        counts = [(sign(name, 32), str(number)) for name, number in stores.items()]
        counts += [(card, "") for card in cards]
        found.append(
            Standing(
                scene.name(seat.seat),
                scene.colour(seat.seat),
                f"{seat.points}/{view.goal}",
                counts if not note else counts[:4],
                scene.say(note) if note else "",
                scene.stands_out(seat.seat, view.turn),
                seat.eliminated,
            )
        )
    return found


def _strategy(id_: str, exhausted: bool, size: int) -> Sprite:
    number, colour = STRATEGIES[id_]
    return glyphs.numbered(number, colour if not exhausted else (90, 96, 120), size)
