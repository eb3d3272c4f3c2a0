"""A panel a seat: resources, discs and actions, reputation, technologies, blueprints in small."""

from __future__ import annotations

from dataclasses import dataclass

from engine.eclipse.components import ACTIONS
from engine.eclipse.interface.view import SeatView
from render.canvas import Canvas, Letters, label
from render.colours import FAINT, GOLD, INK, LINE, PANEL, PANEL_LIGHT, SCARLET, SOFT, WHITE, mix
from render.eclipse import designs, technologies
from render.eclipse.icons import sign
from render.eclipse.scene import Scene
from render.eclipse.signs import influence
from render.eclipse.tints import RESOURCES
from render.glyphs import badge
from render.panels import Box, Chip, box, counter, put_rows, put_status, seat_box, wrapped

PAD, HEAD, LINE_HEIGHT, CHIP_HEIGHT, GAP = 20, 190, 43, 38, 6
NUMBER, ICON, SPACE, ACTION = 38, 36, 40, 54


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A seat's panel, measured but not yet drawn."""

    seat: SeatView
    technologies: list[list[Chip]]

    @property
    def height(self) -> float:
        """How high the panel has to be."""
        if not self.seat.blueprints:
            return 88
        return HEAD + len(self.technologies) * LINE_HEIGHT + designs.HIGH + PAD * 1.4


def panel(scene: Scene, seat: SeatView, width: float) -> SeatPanel:
    """Measures a seat's panel."""
    return SeatPanel(seat, wrapped(technologies.chips(scene, seat.technologies), width - 2 * PAD, GAP))


def draw(scene: Scene, one: SeatPanel, at: Box) -> None:
    """Draws a panel in a box."""
    (left, top, right, bottom), seat = at, one.seat
    paint = scene.paint(seat.seat)
    active = scene.stands_out(seat.seat, scene.view.turn)
    seat_box(scene.canvas, at, paint.rgb if paint.edge == INK else paint.edge, active)
    inside, width = left + PAD, right - left - 2 * PAD
    _title(scene, seat, inside, top + 44, width)
    if not seat.blueprints:
        return
    _stock(scene, seat, inside, top + 106, width)
    _actions(scene.canvas, seat, inside, top + 157)
    _reputation(scene, seat, inside + width, top + 157)
    put_rows(scene.canvas, one.technologies, (inside, top + HEAD), LINE_HEIGHT, GAP, CHIP_HEIGHT)
    designs.cards(scene.canvas, seat.blueprints, paint, (inside, bottom - PAD - designs.HIGH), width)


# --- who -------------------------------------------------------------------------------------------------------------


def _title(scene: Scene, seat: SeatView, left: float, y: float, width: float) -> None:
    canvas, status = scene.canvas, _status(scene, seat)
    canvas.put(badge(scene.colour(seat.seat), 56, hollow=seat.out), left, y, "lm")
    right = left + width - _points(scene, seat, left + width, y)
    for name, holds in (("first", scene.view.start), ("traitor", scene.view.traitor)):
        if holds == seat.seat:
            canvas.put(sign(name, 44), right, y, "rm")
            right -= 54
    right -= put_status(canvas, scene.say(status), right, y) if status else 0
    x = left + 68
    x += (
        canvas.write_in(scene.name(seat.seat), x, y - 2, min(300, right - x), Letters(42, FAINT if status else WHITE))
        + 14
    )
    if seat.species and right - x > 60:
        canvas.write_in(scene.term("species", seat.species), x, y + 3, right - x - 8, Letters(28, SOFT, "plain"))


def _points(scene: Scene, seat: SeatView, right: float, y: float) -> float:
    """Final points, or those that everyone can count; returns their width."""
    scores = scene.view.scores
    number = scores[seat.seat] if scores else seat.open_points
    wide = scene.canvas.write(str(number), right, y, Letters(60 if scores else 52, GOLD), anchor="rm")
    scene.canvas.put(sign("vp", 40), right - wide - 8, y, "rm")
    return wide + 62


def _status(scene: Scene, seat: SeatView) -> str:
    if seat.out:
        return "out"
    return "passed" if seat.passed and scene.view.phase == "action" else ""


# --- what it has -----------------------------------------------------------------------------------------------------


def short_of(seat: SeatView) -> int:
    """How much money the next upkeep lacks; below zero when some will be left."""
    return seat.upkeep - sum(track.stored + track.production for track in seat.tracks if track.resource == "money")


def _stock(scene: Scene, seat: SeatView, left: float, y: float, width: float) -> None:
    canvas, x = scene.canvas, left
    for track in seat.tracks:
        ink = SCARLET if track.resource == "money" and short_of(seat) > 0 else RESOURCES[track.resource]
        rest = f" +{track.production}"
        end = counter(canvas, sign(track.resource, ICON), str(track.stored), (x, y), NUMBER, ink, rest)
        x = max(end + 18, x + width * 0.19)
    x = max(x, left + width * 0.6)
    upkeep = f" −{seat.upkeep}" if seat.upkeep else ""
    end = counter(canvas, influence(scene.colour(seat.seat), ICON + 4), str(seat.discs), (x, y), NUMBER, WHITE, upkeep)
    x = max(end + 16, left + width * 0.81)
    colony = f"/{seat.all_colony_ships}"
    counter(canvas, sign("colony", ICON), str(seat.colony_ships), (x, y), NUMBER, WHITE, colony)


def _actions(canvas: Canvas, seat: SeatView, left: float, y: float) -> None:
    """The action track: how many discs lie on each space."""
    taken = {**dict.fromkeys(ACTIONS, 0), **seat.actions}
    for index, (action, count) in enumerate(taken.items()):
        x = left + ACTION * index
        ink = WHITE if count else mix(PANEL, FAINT, 0.6)
        canvas.put(sign(action if action in ACTIONS else "reaction", 26, ink), x, y, "lm")
        if count:
            canvas.put(label(str(count), 28, GOLD), x + 29, y, "lm")


def _reputation(scene: Scene, seat: SeatView, right: float, y: float) -> None:
    """The reputation track: ambassadors, hidden tiles, free spaces; and discovery tiles kept for points."""
    canvas, x = scene.canvas, right
    filled = [badge(scene.colour(other), SPACE - 6) for other in seat.ambassadors]
    filled += [sign("reputation", SPACE - 6)] * seat.reputation
    free = len(seat.spaces) - len(filled)
    for _ in range(free):
        box(canvas, (x - SPACE + 6, y - 17, x, y + 17), PANEL_LIGHT, LINE, radius=8)
        x -= SPACE
    for sprite in reversed(filled):
        canvas.put(sprite, x, y, "rm")
        x -= SPACE
    if seat.kept:
        x -= 12
        x -= canvas.write(str(seat.kept), x, y, Letters(30, SOFT), anchor="rm") + 6
        canvas.put(sign("discovery", 32), x, y, "rm")
