"""Beside the map: round, turn and phase, and a box for each seat."""

from __future__ import annotations

from engine.space_empires import words
from engine.space_empires.interface.view import SeatView, View
from render.canvas import Letters, Sprite
from render.colours import FAINT, GOLD, INK, NOBODY, SOFT, WHITE
from render.glyphs import badge
from render.panels import Box, counter, seat_box
from render.space_empires import markers, pieces
from render.space_empires.scene import Scene
from render.space_empires.writing import write

HEAD, GAP, FLAT, FLAT_HEAD = 150, 14, 112, 360
BOX, ROOMY = 340.0, 190.0
"""How broad the box of a seat is at most in a strip, and how high in a column."""
COLUMN, NOTE, NARROW = 420, 54, 240
"""How wide and how high a note is; in less room none stands."""
READ = 48
"""Letters so large are read on a phone."""


def put(scene: Scene, at: Box, flat: bool) -> None:
    """The whole column; or, `flat`, a strip below the map."""
    if flat:
        _strip(scene, at)
        return
    left, top, right, bottom = at
    seats = _seats(scene)
    _head(scene, left, top, right - left)
    high = min(ROOMY, (bottom - top - HEAD - NOTE * count(scene.view)) / max(1, len(seats)) - GAP)
    for index, seat in enumerate(seats):
        y = top + HEAD + index * (high + GAP)
        line(scene, seat, (left, y, right, y + high))
    _below(scene, (left, top + HEAD + len(seats) * (high + GAP), right, bottom))


def _strip(scene: Scene, at: Box) -> None:
    """Round and seats side by side; the notes behind them, or below them where they have no room there."""
    left, top, right, bottom = at
    seats, low = _seats(scene), min(bottom, top + FLAT)
    _head(scene, left, top - 8, FLAT_HEAD - 20)
    wide = _box(len(seats), right - left)
    for index, seat in enumerate(seats):
        x = left + FLAT_HEAD + index * (wide + GAP)
        line(scene, seat, (x, top, x + wide, low))
    behind = left + FLAT_HEAD + len(seats) * (wide + GAP)
    _below(scene, (left, low, right, bottom) if low < bottom else (behind, top - 8, right, bottom + 8))


def flat_high(view: View, wide: float) -> int:
    """How high a strip is in which all notes on a view like this have room."""
    number, behind = count(view), wide - FLAT_HEAD - len(view.seats) * (_box(len(view.seats), wide) + GAP)
    rows = int((FLAT + 16) / NOTE) if behind > NARROW else 0
    if number <= rows * max(1, int(behind / COLUMN)):
        return FLAT
    return FLAT + NOTE * -(-number // int(wide / COLUMN))


def _box(seats: int, wide: float) -> float:
    """How broad the box of a seat is in a strip."""
    return min(BOX, (wide - FLAT_HEAD) / max(1, seats) - GAP)


def _seats(scene: Scene) -> list[SeatView]:
    return sorted(scene.view.seats, key=lambda seat: _place(scene, seat.seat))


def count(view: View) -> int:
    """How many notes there are on it."""
    own = view.own is not None and bool(view.own.technology)
    return 2 * own + len(view.arrivals[:1]) + len(view.empires)


def notes(scene: Scene) -> list[tuple[Sprite, str]]:
    """The viewer's own CP, and what comes against who plays alone."""
    own, lines = scene.view.own, list[tuple[Sprite, str]]()
    if own is not None and own.technology:
        lines.append((pieces.coin(44), scene.say("own-cp", cp=own.cp)))
        lines.append((pieces.coin(44), scene.say("own-next", income=own.income, maintenance=own.maintenance)))
    for round_, rating in scene.view.arrivals[:1]:
        lines.append((pieces.machine(44), scene.say("arrival", round=round_, rating=rating)))
    for empire in scene.view.empires:
        text = scene.say("empire", cp=empire.value, fleets=len(empire.fleets))
        lines.append((pieces.sign_of(NOBODY, 44, -2 - empire.side), text))
    return lines


def _below(scene: Scene, at: Box) -> None:
    """The notes in as many columns as there is room for, as far as they fit."""
    left, top, right, bottom = at
    lines = notes(scene)
    columns = max(1, int((right - left) / COLUMN))
    rows = int((bottom - top) / NOTE) if right - left > NARROW else 0
    wide = (right - left) / columns
    for index, (sprite, text) in enumerate(lines[: rows * columns]):
        x, y = left + wide * (index % columns), top + NOTE * (index // columns + 0.5)
        scene.canvas.put(sprite, x + 8, y, "lm")
        write(scene, text, (x + 58, y), wide - 60, READ, SOFT)


def _place(scene: Scene, seat: int) -> int:
    """Players in the order in which they have their turns."""
    order = scene.view.order
    return order.index(seat) if seat in order else len(order) + seat


def _head(scene: Scene, left: float, top: float, width: float) -> None:
    view = scene.view
    if view.winners or view.lost:
        write(scene, scene.say("won" if view.winners else "lost"), (left, top + 36), width, 60, GOLD)
        write(scene, scene.winners(), (left, top + 96), width, 44, WHITE)
        return
    phase = scene.words(words.phase(view.step if view.phase == "turn" else view.phase))
    if not view.round:
        write(scene, phase[:1].upper() + phase[1:], (left, top + 36), width, 60, GOLD)
        return
    wide = write(scene, scene.say("round", n=view.round), (left, top + 36), width * 0.62, 60, GOLD)
    if view.turn:
        write(scene, scene.say("turn", n=view.turn), (left + wide + 18, top + 44), width - wide - 18, READ, SOFT)
    write(scene, phase, (left, top + 100), width, READ, SOFT)


def line(scene: Scene, seat: SeatView, at: Box) -> None:
    """A seat: who, colonies with their CP, counters on the board; how it bid, or its points."""
    left, top, right, bottom = at
    canvas, view, paint, high = scene.canvas, scene.view, scene.paint(seat.seat), bottom - top
    active = scene.stands_out(seat.seat, view.active)
    seat_box(canvas, at, paint.rgb if paint.edge == INK else paint.edge, active)
    size = round(min(64, high * 0.4))
    canvas.put(badge(scene.colour(seat.seat), size, hollow=seat.out), left + 14, top + high * 0.28, "lm")
    right_text = _standing(scene, seat)
    taken = (
        canvas.write(right_text, right - 16, top + high * 0.28, Letters(READ, GOLD), anchor="rm") if right_text else 0
    )
    room = right - left - size - 52 - taken
    write(scene, scene.name(seat.seat), (left + size + 26, top + high * 0.27), room, READ, FAINT if seat.out else WHITE)
    y, x, step = top + high * 0.72, left + 16, (right - left - 24) / 3
    sign = round(min(46, high * 0.32))
    counter(canvas, markers.planet("home_world", sign), str(seat.colonies), (x, y), READ)
    counter(canvas, pieces.coin(sign), str(seat.worth), (x + step, y), READ, GOLD)
    counter(canvas, pieces.face_down(scene.colour(seat.seat), sign), str(seat.counters), (x + 2 * step, y), READ)


def _standing(scene: Scene, seat: SeatView) -> str:
    counted = dict(scene.view.options).get("victory") == "colony_points"
    return scene.say("points", n=seat.points) if counted else ""
