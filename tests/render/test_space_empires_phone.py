"""What can be read where pictures are seen: fitted into 550 x 350, owner and strength are 9 dots high."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from statistics import median
from time import process_time
from typing import Any

import pytest
from PIL import ImageDraw

from engine.space_empires.interface.view import HexView, View
from engine.space_empires.state import State
from render import painter_of
from render.canvas import Canvas, Sprite, label
from render.space_empires import board, markers, page, pieces, rows
from render.space_empires.chart import Chart, Point
from render.space_empires.places import contents
from render.space_empires.scene import GAME, Scene
from tests.render import sample_space_empires as se
from tests.render.sample_space_empires import plain, seen
from tests.render.sample_views import NAMES

PAINTER = painter_of("space_empires")
LEAST = 22


def scene_of(view: View) -> Scene:
    return Scene(GAME, Canvas(1600, 1018), view, plain, NAMES)


def ink(sprite: Sprite) -> int:
    """How high what is drawn on a sprite is."""
    found = sprite.getbbox()
    return 0 if found is None else found[3] - found[1]


@pytest.mark.parametrize("state", [se.start, se.middle, se.full, se.alone, se.aliens])
@pytest.mark.parametrize("seat", [None, 0])
def test_owner_and_strength_of_every_place_are_nine_dots_high(
    state: Callable[[], State], seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = seen(state, seat)
    chart, _, height = page.arranged([one.id for one in view.hexes])
    scale, found = min(550 / page.WIDTH, 350 / height), list[tuple[str, float]]()
    numeral, sign_of = rows.numeral, pieces.sign_of

    def number(canvas: Canvas, text: str, spot: Point, high: float, width: float, at: Chart, *more: object) -> None:
        found.append(("strength", scale * ink(label(text, rows.numeral_size(high, at)))))

    def sign(colour: str, size: int, which: int = 0) -> Sprite:
        found.append(("owner", scale * ink(sign_of(colour, size, which))))
        return sign_of(colour, size, which)

    monkeypatch.setattr(rows, "numeral", number)
    monkeypatch.setattr(pieces, "sign_of", sign)
    scene = scene_of(view)
    for one in view.hexes:
        found.clear()
        board.put_hex(scene, one, chart)
        assert min([high for _, high in found], default=9) >= 9, one.id
        kinds = {kind for kind, _ in found}
        assert kinds == ({"owner", "strength"} if taken(view, one) else set()), one.id
    assert numeral is not rows.numeral


@pytest.mark.parametrize("settled", [True, False])
def test_what_stands_in_a_crowded_hex_overlaps_nothing_else_in_it(
    settled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a colony and two sides each number has a place of its own; the dark edges of two may touch."""
    view = seen(se.middle, None)
    place = next(one for one in view.hexes if (one.colony is not None) == settled)
    stacks = tuple(se.stack(owner, se.unit("CA", 2, owner), hidden=3) for owner in (0, 1))
    crowded = se.changed(view, place.id, stacks=stacks)
    chart, _, _ = page.arranged([one.id for one in view.hexes])
    found = list[tuple[float, float, float, float]]()

    def number(canvas: Canvas, text: str, spot: Point, high: float, width: float, at: Chart, *more: object) -> None:
        tall = 0.9 * ink(label(text, rows.numeral_size(high, at)))
        found.append((spot[0], spot[1] - tall / 2, spot[0] + width, spot[1] + tall / 2))

    monkeypatch.setattr(rows, "numeral", number)
    board.put_hex(scene_of(crowded), next(one for one in crowded.hexes if one.id == place.id), chart)
    assert len(found) == 2 + settled
    for one, other in combinations(found, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def taken(view: View, one: HexView) -> bool:
    return one.colony is not None or bool(contents(view, one).lines)


@pytest.mark.parametrize("zoom", [None, "battle", "sheet", "technology", "groups", "seat-1", "focus"])
def test_nothing_is_written_smaller_than_can_be_read(zoom: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, write = set[float](), ImageDraw.ImageDraw.text

    def text(draw: ImageDraw.ImageDraw, *where: Any, **how: Any) -> None:
        sizes.add(how["font"].size)
        write(draw, *where, **how)

    for cached in (label, board.quiet, pieces.face_down, pieces.number_ring, markers.marker):
        cached.forget()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    view = se.RULES.view(se.battle(), 0)
    assert view.battle is not None
    places = ",".join(one.id for one in view.hexes[:12])
    shown = {"battle": f"battle-{view.battle.at}", "focus": f"focus-{places}"}.get(zoom or "", zoom)
    se.picture(view, zoom=shown)
    se.picture(seen(se.middle, 0), zoom=None if zoom == "battle" else shown)
    assert sizes and min(sizes) >= LEAST


def test_the_map_is_drawn_fast() -> None:
    """A first map within 250 ms of the processor, a later one within 100 (usually 100 and 15)."""
    view = seen(se.middle, 0)

    def draw() -> float:
        began = process_time()
        PAINTER.draw(view, words=plain, names=NAMES, marks=("G7",), zoom=None)
        return process_time() - began

    draw()
    first, later = list[float](), list[float]()
    for _ in range(5):
        PAINTER.forget()
        first.append(draw())
        later.append(draw())
    assert median(first) < 0.25 and median(later) < 0.1
    assert median(later) < median(first)
