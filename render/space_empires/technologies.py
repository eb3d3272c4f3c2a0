"""Technologies: the own levels with the price of each next one, and what everybody has announced."""

from __future__ import annotations

from collections.abc import Iterator

from engine.space_empires import words
from engine.space_empires.components import TECHNOLOGIES, Technology
from engine.space_empires.interface.view import TechnologyView, View
from render import skies
from render.canvas import Canvas, Drawing, Letters
from render.colours import FAINT, GOLD, LIME, LINE, PANEL, PANEL_LIGHT, SOFT, WHITE, mix
from render.glyphs import badge
from render.panels import box, heading
from render.space_empires import board
from render.space_empires.scene import Scene
from render.space_empires.writing import write

WIDTH, HEIGHT, MARGIN, TOP = 1220, 1018, 16, 92
NAMES, STEP, TALL = 330, 142, 92
"""Where the levels begin, how broad each is, and from what height on a row has large letters."""
SIGN = 24
"""How large the sign of a seat is: four stand beside a price."""
MODULES = {"carriers": "carriers", "raiders": "raiders", "mines": "mines"}
"""Choices of the table that bring technologies of their own."""


def used(view: View) -> list[Technology]:
    """The technologies of this game."""
    on = dict(view.options)
    return [card for card in TECHNOLOGIES.values() if card.module == "basic" or card.module in on]


def levels(card: Technology, costs: str) -> Iterator[tuple[int, int]]:
    """Each level and its price; the first is what everybody starts with."""
    yield card.start, 0
    yield from card.costs[costs].items()


def draw(scene: Scene) -> Drawing:
    """A row for each technology, a box for each level."""
    scene.canvas, cards = Canvas(WIDTH, HEIGHT), used(scene.view)
    canvas, costs = scene.canvas, dict(scene.view.options).get("costs", "base_2011")
    skies.stars(canvas, "panel")
    box(canvas, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), PANEL, LINE, radius=18)
    heading(canvas, scene.say("technologies"), MARGIN + 24, MARGIN + 46, 40, GOLD)
    own = {one.id: one for one in scene.view.own.technology} if scene.view.own is not None else {}
    high = min(112.0, (HEIGHT - 2 * MARGIN - TOP) / max(1, len(cards)))
    for index, card in enumerate(cards):
        y = MARGIN + TOP + high * (index + 0.5) - 8
        write(
            scene,
            scene.words(words.technology(card.id)),
            (MARGIN + 24, y),
            NAMES - 40,
            44 if high > TALL else 40,
            WHITE,
        )
        for column, (level, cost) in enumerate(levels(card, costs)):
            left = MARGIN + NAMES + STEP * column
            _level(
                scene,
                card.id,
                own.get(card.id),
                (level, cost),
                (left, y - high / 2 + 4, left + STEP - 10, y + high / 2 - 4),
            )
    return Drawing(canvas.image, board.palette(canvas.image))


def _level(
    scene: Scene, id_: str, own: TechnologyView | None, of: tuple[int, int],
    at: tuple[float, float, float, float],
) -> None:  # fmt: skip
    """A level: bright where the viewer has it; its price; the signs of those who announced it."""
    (level, cost), (left, top, right, bottom) = of, at
    held, following = own is not None and level <= own.level, own is not None and level == own.level + 1
    fill, edge = (mix(PANEL, LIME, 0.35), LIME) if held else (PANEL_LIGHT, GOLD if following else LINE)
    box(scene.canvas, at, fill, edge, radius=12, thick=3)
    y, large = (top + bottom) / 2, bottom - top + 8 > TALL
    scene.canvas.write(str(level), left + 20, y, Letters(50 if large else 42, WHITE if held or following else SOFT))
    price = cost - (own.progress if own is not None and following else 0)
    if cost and not held:
        scene.canvas.write(
            str(price), left + 35, y, Letters(42 if large else 38, GOLD if following else FAINT), anchor="lm"
        )
    announced = [seat.seat for seat in scene.view.seats if dict(seat.shown).get(id_) == level and level]
    for index, seat in enumerate(announced):
        spot = (right - 16 - (SIGN + 2) * (index // 2), y + (index % 2 - 0.5 * (len(announced) > 1)) * (SIGN + 4))
        scene.canvas.put(badge(scene.colour(seat), SIGN), *spot)
