"""Who plays: a short line beside the board, and the whole panel of a seat as a picture of its own."""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.interface.view import SeatView
from render.canvas import HARD, Canvas, Drawing, Letters, flowed
from render.colours import FAINT, GOLD, INK, SOFT, WHITE
from render.forbidden_stars import board, pieces
from render.forbidden_stars.scene import Scene, seat_of
from render.glyphs import badge
from render.panels import Box, counter, seat_box

WIDTH, MARGIN, NAMES = 1100, 20, 300


def line(scene: Scene, seat: SeatView, at: Box) -> None:
    """A seat beside the board: who, of which faction, objectives of those that win, materiel and command level."""
    left, top, right, bottom = at
    canvas, view, paint = scene.canvas, scene.view, scene.paint(seat.seat)
    active = scene.stands_out(seat.seat, view.turn)
    seat_box(canvas, at, paint.rgb if paint.edge == INK else paint.edge, active)
    high = bottom - top
    canvas.put(badge(scene.colour(seat.seat), round(high * 0.26), hollow=seat.out), left + 14, top + high * 0.2, "lm")
    ink = FAINT if seat.out else WHITE
    name = right - left - high * 0.5 - 30
    canvas.write_in(scene.name(seat.seat), left + high * 0.28 + 22, top + high * 0.19, name, Letters(high * 0.23, ink))
    if seat.faction:
        faction, y = scene.term("faction", seat.faction), top + high * 0.5
        canvas.write_in(faction, left + 16, y, right - left - 76, Letters(high * 0.22, SOFT, "plain"), anchor="lm")
    _counts(scene, seat, (left + 14, top + high * 0.8), high * 0.24)
    if view.first == seat.seat:
        canvas.put(pieces.first(round(high * 0.22)), right - 12, top + high * 0.5, "rm")


def flat(scene: Scene, seat: SeatView, at: Box) -> None:
    """The same without the faction in a box of two lines below the board."""
    left, top, right, _ = at
    canvas, view, paint = scene.canvas, scene.view, scene.paint(seat.seat)
    seat_box(canvas, at, paint.rgb if paint.edge == INK else paint.edge, scene.stands_out(seat.seat, view.turn))
    canvas.put(badge(scene.colour(seat.seat), 46, hollow=seat.out), left + 12, top + 33, "lm")
    name = right - left - 70 - (50 if view.first == seat.seat else 0)
    canvas.write_in(scene.name(seat.seat), left + 66, top + 32, name, Letters(52, FAINT if seat.out else WHITE))
    if view.first == seat.seat:
        canvas.put(pieces.first(44), right - 12, top + 33, "rm")
    _counts(scene, seat, (left + 10, top + 85), 47, close=True)


def _counts(scene: Scene, seat: SeatView, at: tuple[float, float], size: float, *, close: bool = False) -> None:
    """Objectives of those that win, materiel and command level, in a row; `close` together where a box is narrow."""
    canvas, rgb, (x, y) = scene.canvas, scene.paint(seat.seat).rgb, at
    number, sign, apart = size * 1.1, round(size * (0.66 if close else 1)), 6 if close else 14
    target = f"/{scene.view.target}"
    x = counter(canvas, pieces.objective(rgb, sign), str(seat.collected), (x, y), number, GOLD, target) + apart
    x = counter(canvas, pieces.materiel(sign), str(seat.materiel), (x, y), number, WHITE) + apart
    counter(canvas, pieces.structure("city", rgb, sign), str(seat.level), (x, y), number, WHITE)


def draw(scene: Scene, number: Seat) -> Drawing:
    """Everything in a seat's play area."""
    seat = seat_of(scene.view, number)
    rows = _rows(scene, seat)
    lines = [(name, found) for name, text in rows for found in flowed(text, WIDTH - 2 * MARGIN - NAMES, 40)]
    scene.canvas = Canvas(WIDTH, 240 + 54 * len(lines) + MARGIN)
    at = (MARGIN, MARGIN, WIDTH - MARGIN, 200.0)
    line(scene, seat, at)
    _table(scene.canvas, lines, 250)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _table(canvas: Canvas, lines: list[tuple[str, str]], top: float) -> None:
    said = ""
    for index, (name, text) in enumerate(lines):
        y = top + 54 * index
        if name != said:
            canvas.write_in(name.upper(), MARGIN + 8, y, NAMES - 24, Letters(38, FAINT))
            said = name
        canvas.write(text, MARGIN + NAMES, y, Letters(40, weight="plain"), anchor="lm")


def _rows(scene: Scene, seat: SeatView) -> list[tuple[str, str]]:
    """Headings and what stands under them; what there is none of is left out."""
    found = [
        ("worlds", scene.say("worlds-of", n=seat.worlds, income=seat.income)),
        ("assets", _counted(scene, "asset", seat.assets)),
        ("orders", scene.say("orders-of", off=seat.orders, events=seat.events, deck=seat.deck)),
        ("eventful", _named(scene, "order", seat.eventful)),
        ("scheme", _named(scene, "event", (seat.scheme,) if seat.scheme else ())),
        ("upgrades", _named(scene, "upgrade", [id_ for id_, _ in seat.upgrades])),
        ("reserve", _counted(scene, "unit", seat.reserve)),
        ("sheet", _pieces(scene, seat.sheet)),
    ]
    return [(scene.say(f"panel-{name}"), text) for name, text in found if text]


def _named(scene: Scene, kind: str, ids: tuple[str, ...] | list[str]) -> str:
    return ", ".join(scene.term(kind, id_) for id_ in ids)


def _counted(scene: Scene, kind: str, number: dict[str, int]) -> str:
    return ", ".join(f"{count}{HARD}×{HARD}{scene.term(kind, id_)}" for id_, count in number.items() if count)


def _pieces(scene: Scene, number: dict[str, int]) -> str:
    kinds = {"bastion": "structure", "city": "structure", "factory": "structure"}
    return ", ".join(f"{n}{HARD}×{HARD}{scene.term(kinds.get(id_, 'unit'), id_)}" for id_, n in number.items() if n)
