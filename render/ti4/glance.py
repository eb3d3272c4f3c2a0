"""The galaxy at a glance: who holds which planets with how many troops, whose fleets are where, and how large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.hexes import spiral
from engine.ti4.interface.view import ForceView, PlanetView, SystemView, View
from engine.zoom import Places
from render import glyphs, skies
from render.arrows import arrow
from render.canvas import Canvas, Drawing, Letters, Sprite
from render.colours import GOLD, SEAT_COLOURS, SKY, SOFT, WHITE, Rgb
from render.glance import (
    HEIGHT,
    LEAST,
    MARGIN,
    WIDTH,
    Standing,
    around,
    aside,
    fit_hexes,
    grown,
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

ASIDE = 560
TROOPS, STRUCTURES = ("infantry", "mech"), ("space_dock", "pds")
ROW, ART = 0.46, 0.6


def draw(scene: Scene) -> Drawing:
    """The map, and beside it round, phase and seats."""
    view = scene.view
    chart = charted(view)
    places = board.places_of(view, chart, (MARGIN + chart.radius, HEIGHT - MARGIN - HALF * chart.radius))
    quiet = bare_board((WIDTH, HEIGHT), tuple(places.values()), board.homes_of(view, chart))
    scene.canvas = Canvas.over(quiet.image)
    for system in view.systems:
        put_system(scene, system, places[str(system.tile)])
    _aside(scene, (WIDTH - ASIDE, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN))
    return Drawing(scene.canvas.image, quiet.palette)


def charted(view: View) -> HexMap:
    """The galaxy as large as it goes left of what stands beside it; three rings of it as long as it is built."""
    rings = spiral(3) if view.phase == "setup" else ()
    places = [(at[0], at[1]) for at in (*rings, *(one.at for one in view.systems if one.at), *view.homes)]
    return fit_hexes(places, (MARGIN, MARGIN, WIDTH - ASIDE - MARGIN, HEIGHT - MARGIN))


def focus(scene: Scene, places: Places) -> Drawing:
    """The systems of a question, numbered as on its buttons, with two rings around them, and the moves planned."""
    view = scene.view
    known = {str(system.tile): system for system in view.systems}
    asked, ends = [known[id_] for id_ in places.ids], [known[id_] for move in places.moves for id_ in move]
    within = around(system.at for system in [*asked, *ends] if system.at is not None)
    near = [
        one
        for one in view.systems
        if one in [*asked, *ends] or (one.at is not None and (one.at[0], one.at[1]) in within)
    ]
    chart, width = _charted_near(near)
    corner = MARGIN + chart.radius, HEIGHT - MARGIN - HALF * chart.radius
    at = board.places_of(replace(view, systems=tuple(near)), chart, corner)
    quiet = bare_board((width, HEIGHT), tuple(at.values()), ())
    scene.canvas = Canvas.over(quiet.image)
    for system in near:
        put_system(scene, system, at[str(system.tile)])
    for start, end in places.moves:
        arrow(scene.canvas, (at[start].x, at[start].y), (at[end].x, at[end].y), chart.radius * 0.1)
    for index, system in enumerate(asked):
        x, y, radius = at[str(system.tile)].x, at[str(system.tile)].y, chart.radius
        scene.canvas.put(skies.rim(round(radius), GOLD, dashed=True, width=0.05), x, y)
        sprite = numbered(str(index + 1), max(46, round(radius * 0.44)))
        scene.canvas.put(sprite, x - radius * 0.5, y - radius * 0.6)
    return Drawing(scene.canvas.image, quiet.palette)


def _charted_near(near: Sequence[SystemView]) -> tuple[HexMap, int]:
    """Where they lie, and how wide the picture is; a system beside the board needs its corner."""
    lying = [one.at for one in near if one.at is not None]
    if len(lying) == len(near):
        return snug(lying)
    return fit_hexes(lying, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)), WIDTH


@kept
def bare_board(size: tuple[int, int], places: tuple[PlacedSystem, ...], homes: tuple[Home, ...]) -> Drawing:
    """The tiles with nothing on them but their numbers. The image must not be changed."""
    canvas = Canvas(*size)
    skies.stars(canvas, "stars")
    for home in homes:
        canvas.put(skies.rim(home.radius, SEAT_COLOURS[home.colour].rgb, dashed=True), home.x, home.y)
        canvas.put(badge(home.colour, round(home.radius * 0.62), hollow=True), home.x, home.y)
    for place in places:
        _tile(canvas, place)
    return Drawing(canvas.image, board.palette(canvas.image))


def _tile(canvas: Canvas, place: PlacedSystem) -> None:
    system, x, y, radius, rim = place
    canvas.put(skies.ground(radius, rim), x, y)
    if system.anomaly:
        canvas.put(_art(system.anomaly, radius), x, y)
    for index, kind in enumerate(system.wormholes):
        size = max(round(LEAST / skies.LETTER), round(radius * 0.42))
        canvas.put(skies.wormhole(kind, size), x + radius * (0.62 if index else -0.62), y - radius * 0.02)
    canvas.write(str(system.tile), x, y - radius * 0.66, Letters(max(LEAST, round(radius * 0.26)), SOFT, edge=1))


@kept
def _art(kind: str, radius: int) -> Sprite:
    image = skies.anomaly(kind, radius).copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * ART)))
    return image


# --- what stands in a system -----------------------------------------------------------------------------------------


def put_system(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    """Marks, tokens, planets in a row, and a row for each fleet."""
    x, y, radius = place.x, place.y, place.radius
    _marks(scene, system, place)
    _tokens(scene, system, place)
    fleets = [force for force in system.ships if any(force.units.values())]
    rows = bool(system.planets) + len(fleets)
    if not rows:
        return
    high = min(ROW, 1.36 / rows)
    top = -0.52 + (1.36 - high * rows) / 2
    if system.planets:
        _planets(scene, system, (x, y + (top + high / 2) * radius), radius, high)
        top += high
    for index, force in enumerate(fleets):
        _fleet(scene, force, (x, y + (top + high * (index + 0.5)) * radius), high * radius)


def _marks(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    if str(system.tile) in scene.marks:
        scene.canvas.put(skies.glow(place.radius, GOLD), place.x, place.y)
        scene.canvas.put(skies.rim(place.radius, GOLD, width=0.035), place.x, place.y)
    if system.active:
        colour = scene.paint(scene.view.turn).rgb if scene.view.turn is not None else WHITE
        scene.canvas.put(skies.rim(place.radius, colour, width=0.06), place.x, place.y)


def _tokens(scene: Scene, system: SystemView, place: PlacedSystem) -> None:
    """Command tokens on both sides of the number."""
    size = round(place.radius * 0.28)
    spots = (0.36, -0.36, 0.6, -0.6, 0.48, -0.48)
    for index, seat in enumerate(system.tokens[: len(spots)]):
        down = -0.72 if index < 2 else -0.52
        spot = place.x + spots[index] * place.radius, place.y + down * place.radius
        scene.canvas.put(token(scene.colour(seat), size), *spot)


def _planets(scene: Scene, system: SystemView, at: tuple[float, float], radius: int, high: float) -> None:
    (x, y), step = at, radius * (0.62 if len(system.planets) > 2 else 0.8)
    for index, planet in enumerate(system.planets):
        left = x + step * (index - (len(system.planets) - 1) / 2)
        _planet(scene, planet, (left, y), high * radius, system.custodians)


def _planet(scene: Scene, planet: PlanetView, at: tuple[float, float], high: float, custodians: bool) -> None:
    """The planet, whose it is, the troops on it and its structures; of a free one what it is worth."""
    (x, y), canvas, size = at, scene.canvas, sign_size(high)
    canvas.put(skies.small_planet(board.look_of(planet), round(high * 0.62), planet.exhausted), x, y)
    owner = planet.owner
    troops = sum(force.units.get(kind, 0) for force in planet.forces for kind in TROOPS)
    holders = [force.seat for force in planet.forces if any(force.units.values())]
    if owner is None and not holders:
        canvas.write(str(planet.resources), x - high * 0.24, y, Letters(max(LEAST, round(high * 0.7)), GOLD, edge=2))
        canvas.write(str(planet.influence), x + high * 0.24, y, Letters(max(LEAST, round(high * 0.7)), SKY, edge=2))
    else:
        whose = owner if owner is not None else holders[0]
        strength(canvas, badge(scene.colour(whose), size), None, troops, (x, y), high)
    built = [kind for kind in STRUCTURES if any(force.units.get(kind) for force in planet.forces)]
    for index, kind in enumerate(built):
        rgb = scene.paint(owner if owner is not None else holders[0]).rgb
        canvas.put(unit(kind, rgb, round(high * 0.7)), x + high * (0.5 - 0.9 * index), y - high * 0.62)
    if custodians:
        canvas.put(sign("custodians", round(high * 0.9)), x + high, y - high * 0.4)


def _fleet(scene: Scene, force: ForceView, at: tuple[float, float], high: float) -> None:
    """Whose, the largest ship, how many in all, and whether some are damaged."""
    size, paint = sign_size(high), scene.paint(force.seat)
    flag = next((kind for kind in UNITS if force.units.get(kind)), "cruiser")
    number = sum(force.units.values())
    ship = unit(flag, paint.rgb, round(size * 1.1), paint.edge)
    strength(scene.canvas, badge(scene.colour(force.seat), size), ship, number, at, high)
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
    view, large = scene.view, grown(len(scene.view.seats))
    found = []
    for seat in view.seats:
        passed = "passed" if seat.passed and view.phase == "action" else ""
        note = "eliminated" if seat.eliminated else passed
        cards = [_strategy(card.id, card.exhausted, round(38 * large)) for card in seat.strategy_cards]
        stores = {"tactic": seat.tactic, "fleet": seat.fleet, "strategy": seat.strategy, "trade_good": seat.trade_goods}
        counts = [(sign(name, round(34 * large)), str(number)) for name, number in stores.items()]
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
