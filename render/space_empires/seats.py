"""What everybody knows of a seat: its colonies, counters, bid, and the technology that it has announced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.interface.view import HexView, SeatView
from render import skies
from render.canvas import HARD, Canvas, Drawing, Letters, flowed
from render.colours import FAINT, GOLD, INK, SOFT, WHITE
from render.glyphs import badge
from render.panels import seat_box
from render.space_empires import board, markers, pieces
from render.space_empires.scene import Scene, hex_name, seat_of
from render.space_empires.writing import write

WIDTH, HEIGHT, MARGIN, HEAD = 1000, 1018, 16, 130
LABEL, SIZE, LINE, LOW = 290, 40, 54, 400
TEXT = WIDTH - 2 * MARGIN - LABEL - 60


def draw(scene: Scene, number: Seat) -> Drawing:
    """The panel, as high as it has to be."""
    seat = seat_of(scene.view, number)
    rows = [(scene.say(name), flowed(text, TEXT, SIZE)) for name, text in _rows(scene, seat)]
    height = min(HEIGHT, HEAD + 70 + sum(LINE * len(lines) + 14 for _, lines in rows))
    scene.canvas = Canvas(WIDTH, max(LOW, height))
    canvas, paint = scene.canvas, scene.paint(seat.seat)
    skies.stars(canvas, "panel")
    rgb, bottom = paint.rgb if paint.edge == INK else paint.edge, canvas.image.height - MARGIN
    seat_box(canvas, (MARGIN, MARGIN, WIDTH - MARGIN, bottom), rgb, scene.view.active == seat.seat)
    canvas.put(badge(scene.colour(seat.seat), 88, hollow=seat.out), MARGIN + 30, MARGIN + 64, "lm")
    write(scene, scene.name(seat.seat), (MARGIN + 140, MARGIN + 64), 400, 60, FAINT if seat.out else WHITE)
    _figures(scene, seat, WIDTH - MARGIN - 24, MARGIN + 64)
    _table(canvas, rows, bottom)
    return Drawing(canvas.image, board.palette(canvas.image))


def _table(canvas: Canvas, rows: Sequence[tuple[str, Sequence[str]]], bottom: float) -> None:
    y = float(MARGIN + HEAD + 30)
    for name, lines in rows:
        canvas.write_in(name.upper(), MARGIN + 20, y, LABEL - 30, Letters(36, SOFT))
        for line in lines:
            if y < bottom - 30:
                canvas.write(line, MARGIN + LABEL, y, Letters(SIZE, weight="plain"), anchor="lm")
            y += LINE
        y += 14


def _figures(scene: Scene, seat: SeatView, right: float, y: float) -> None:
    """Colonies, their CP, counters on the board."""
    signs = (
        (pieces.face_down(scene.colour(seat.seat), 50), seat.counters, WHITE),
        (pieces.coin(50), seat.worth, GOLD),
        (markers.planet("home_world", 50), seat.colonies, WHITE),
    )
    for sign, number, ink in signs:
        right -= scene.canvas.write(str(number), right, y, Letters(52, ink), anchor="rm") + 10
        scene.canvas.put(sign, right, y, "rm")
        right -= 74


def _rows(scene: Scene, seat: SeatView) -> Iterator[tuple[str, str]]:
    """Headings and what stands under them; what there is none of is left out."""
    view = scene.view
    if seat.seat in view.order:
        yield "panel-order", str(view.order.index(seat.seat) + 1)
    if seat.bid is not None:
        yield "panel-bid", scene.words(words.cp(seat.bid))
    if dict(view.options).get("teams") == "blood_brothers":
        yield "panel-team", str(seat.team + 1)
    if dict(view.options).get("victory") == "colony_points":
        yield "panel-points", str(seat.points)
    shown = [scene.words(words.level(id_, level)) for id_, level in seat.shown if level]
    yield "panel-shown", ", ".join(shown) or scene.say("nothing")
    owned = [one for one in view.hexes if one.colony is not None and one.colony.owner == seat.seat]
    yield "panel-colonies", ", ".join(_colony(scene, one) for one in owned) or scene.say("nothing")
    there = [(one.id, _number(one, seat.seat)) for one in view.hexes]
    counters = ", ".join(f"{hex_name(scene, id_)}{HARD}×{number}" for id_, number in there if number)
    yield "panel-counters", counters or scene.say("nothing")
    seen = [
        f"{scene.words(words.unit(s.type))} ({hex_name(scene, s.at)}, {s.round})"
        for s in view.sightings
        if s.owner == seat.seat
    ]
    if seen:
        yield "panel-seen", ", ".join(dict.fromkeys(seen[-8:]))


def _colony(scene: Scene, one: HexView) -> str:
    assert one.colony is not None
    return f"{hex_name(scene, one.id)} ({one.colony.value})"


def _number(one: HexView, seat: int) -> int:
    """Counters of a seat in a hex, face up or down."""
    return sum(len(stack.units) + stack.hidden for stack in one.stacks if stack.owner == seat)
