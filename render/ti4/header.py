"""Above the galaxy and in its corners: the victory track, round and phase, cards in the common area, the decks."""

from __future__ import annotations

from math import ceil

from render.canvas import Letters, label
from render.colours import GOLD, LINE, PANEL, SOFT, mix
from render.glyphs import badge, numbered, sign
from render.panels import Chip, box, chip, counter, put_rows, wrapped
from render.ti4.facts import STRATEGIES
from render.ti4.scene import Scene

TRACK_HEIGHT, DECKS = 124, 330
BROAD, ROWS = 560, 570
"""How broad the round and the phase may be, and the cards beside them, where there is room for both."""


def victory_track(scene: Scene, left: float, top: float, width: float) -> None:
    """A cell for every number of points, with the seats that stand there."""
    goal = scene.view.goal
    cell = width / (goal + 1)
    for points in range(goal + 1):
        x = left + cell * points
        last = points == goal
        fill = mix(PANEL, GOLD, 0.25) if last else PANEL
        box(scene.canvas, (x + 3, top, x + cell - 3, top + TRACK_HEIGHT), fill, GOLD if last else LINE)
        scene.canvas.write(str(points), x + cell / 2, top + 21, Letters(34, GOLD if last else SOFT))
        there = [seat.seat for seat in scene.view.seats if min(seat.points, goal) == points]
        _standing(scene, there, (x + 8, top + 40, cell - 16, TRACK_HEIGHT - 46))


def _standing(scene: Scene, seats: list[int], at: tuple[float, float, float, float]) -> None:
    if not seats:
        return
    left, top, width, height = at
    sizes = {across: min(width / across, height / ceil(len(seats) / across), 56) for across in range(1, 7)}
    across = max(sizes, key=lambda tried: sizes[tried])
    size, rows = sizes[across], ceil(len(seats) / across)
    for index, seat in enumerate(seats):
        row, column = divmod(index, across)
        wide = min(across, len(seats) - row * across)
        x = left + width / 2 + (column - (wide - 1) / 2) * size
        y = top + height / 2 + (row - (rows - 1) / 2) * size
        scene.canvas.put(badge(scene.colour(seat), round(size * 0.92)), x, y)


def where_it_stands(scene: Scene, left: float, top: float, width: float = BROAD) -> None:
    """Round, phase, and whose turn it is, in the upper left corner, so wide at most."""
    view, canvas = scene.view, scene.canvas
    if view.winners:
        canvas.write_in(scene.say("won"), left, top + 28, width, Letters(60, GOLD))
        _persons(scene, list(view.winners), left, top + 96)
        return
    wide = canvas.write_in(scene.say("round", n=view.round), left, top + 28, 300, Letters(60)) if view.round else 0
    beside = wide + 18 if wide else 0
    canvas.write_in(scene.term("phase", view.phase), left + beside, top + 34, width - beside, Letters(40, SOFT))
    if view.turn is not None:
        _persons(scene, [view.turn], left, top + 96)


def _persons(scene: Scene, seats: list[int], left: float, top: float) -> None:
    for index, seat in enumerate(seats):
        y = top + 60 * index
        scene.canvas.put(badge(scene.colour(seat), 52), left, y, "lm")
        scene.canvas.write_in(scene.name(seat), left + 64, y, 340, Letters(44))


def common_area(scene: Scene, right: float, top: float, width: float = ROWS) -> None:
    """Strategy cards that nobody took, with the trade goods on them, in the upper right corner; so wide at most are the
    rows beside the round.
    """
    for index, row in enumerate(_common_rows(scene, width)):
        long = sum(one.width for one in row) + 8 * (len(row) - 1)
        put_rows(scene.canvas, [row], (right - long, top + 52 * index), 52, 8, 46)


def common_height(scene: Scene, width: float = ROWS) -> float:
    """How high these are."""
    return 52 * len(_common_rows(scene, width))


def _common_rows(scene: Scene, width: float) -> list[list[Chip]]:
    chips = [_card(scene, id_, goods) for id_, goods in scene.view.common]
    first = wrapped(chips, width, 8)[:2]
    return first + wrapped(chips[sum(map(len, first)) :], 400, 8)


def _card(scene: Scene, id_: str, goods: int) -> Chip:
    number, colour = STRATEGIES[id_]
    extra = [sign("trade_good", 30)] * goods if goods < 3 else [sign("trade_good", 30), label(str(goods), 30, GOLD)]
    return chip(scene.term("strategy", id_), 30, before=[numbered(number, colour, 38)], after=extra, widest=310)


def decks(scene: Scene, right: float, bottom: float) -> None:
    """What is left in the decks, in the lower right corner."""
    x = right - DECKS
    for name, count in zip(("action_card", "agenda", "secret"), scene.view.decks, strict=True):
        counter(scene.canvas, sign(name, 44), str(count), (x, bottom - 24), 36, SOFT)
        x += 116
