"""What can be read where pictures are seen: fitted into 550 x 350, owner and strength are 9 dots high."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations
from statistics import median
from time import process_time
from typing import Any

import pytest
from PIL import ImageDraw

from bot.locales import LANGUAGES, read_once
from engine.space_empires.interface.view import HexView, PurchaseView, ShotView, View
from engine.space_empires.state import State
from engine.table import Table
from render import painter_of
from render.canvas import Canvas, Sprite, label
from render.colours import FAINT, LIME
from render.glyphs import face
from render.space_empires import battle, board, closeup, markers, page, pieces, rows
from render.space_empires.chart import Chart, Point
from render.space_empires.places import contents
from render.space_empires.scene import GAME, Scene
from render.wide import CAPITAL, handle_size
from tests.render import sample_space_empires as se
from tests.render.minded import searched
from tests.render.recording import Put, recorded
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
        board.put_hex(scene, one, contents(view, one), chart)
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
    one = next(one for one in crowded.hexes if one.id == place.id)
    board.put_hex(scene_of(crowded), one, contents(crowded, one), chart)
    assert len(found) == 2 + settled
    for box, other in combinations(found, 2):
        assert box[2] <= other[0] or other[2] <= box[0] or box[3] <= other[1] or other[3] <= box[1]


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


FLEETS = dict(se.ALL) | {"opening": "midgame"}


@cache
def battles() -> list[View]:
    """What both sides see of battles that computer players fight in a game with all kinds of ships."""
    return [
        table.rules.view(table.state, side)
        for table in searched("space_empires", ("calm",) * 3, fired, 6, FLEETS, every=5)
        if (battle := table.state.battle) is not None
        for side in (battle.attacker, battle.defender)
        if side >= 0
    ]


def fired(table: Table) -> bool:
    """Whether a battle goes on in which somebody has fired in this round."""
    return table.ask is not None and table.state.battle is not None and bool(table.state.battle.shots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_can_be_read_on_a_phone_and_on_a_desktop(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = read_once().speaker(language, NAMES)
    for view in battles():
        assert view.battle is not None
        with recorded(monkeypatch) as drawn:
            image = PAINTER.draw(view, words=words, names=NAMES, marks=(), zoom=f"battle-{view.battle.at}").image
        least = handle_size(*image.size) * CAPITAL
        small = {put.text: size_of(put) for _, put in drawn.words() if size_of(put) < least - 1}
        assert not small, (image.size, small)
        assert not [put.text for at, put in drawn.words() if drawn.hidden(at) > 0]
        assert all(put.box[2] <= image.width and put.box[3] <= image.height for _, put in drawn.words())


def size_of(put: Put) -> float:
    """How high a capital of this word is."""
    return CAPITAL * put.sprite.height / label("H", 100).height * 100


def test_dice_lie_with_what_they_need_and_how_often_they_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    shots = [ShotView(0, "CA1", "SC2", 4, roll, roll <= 4) for roll in (3, 7)]
    view = se.RULES.view(se.battle(), 0)
    assert view.battle is not None
    zoom, words = f"battle-{view.battle.at}", read_once().speaker("en", NAMES)
    fought = replace(view, battle=replace(view.battle, shots=(*shots, replace(shots[0], target="SC3"))))
    with recorded(monkeypatch) as drawn:
        PAINTER.draw(fought, words=words, names=NAMES, marks=(), zoom=zoom)
    told = [put.text for _, put in drawn.words()]
    at = told.index("CA1 › SC2")
    assert told[at : at + 3] == ["CA1 › SC2", "4 or less:", "1 hit"] and "CA1 › SC3" in told
    faces = [face(str(shot.roll), battle.DIE, LIME if shot.hit else FAINT) for shot in shots]
    assert all(any(put.sprite is face for put in drawn.puts) for face in faces)


def test_dice_of_the_round_before_lie_there_until_others_are_rolled() -> None:
    """What a volley did is seen when it is asked who is screened in the next round."""
    tables = searched("space_empires", ("calm",) * 3, begun, 4, FLEETS)
    found = [table.rules.view(table.state, None).battle for table in tables]
    assert len(found) == 4 and all(fought is not None and fought.shots for fought in found)


def begun(table: Table) -> bool:
    """Whether nobody has fired yet in the second or a later round of a battle."""
    battle = table.state.battle
    return battle is not None and battle.round > 1 and not battle.shots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zoom", ["sheet", "technology", "groups", "seat-0"])
def test_sheets_and_panels_can_be_read_on_a_phone(zoom: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = read_once().speaker(language, NAMES)
    for state in (se.start, se.middle, se.full):
        with recorded(monkeypatch) as drawn:
            image = PAINTER.draw(seen(state, 0), words=words, names=NAMES, marks=(), zoom=zoom).image
        small = {put.text: size_of(put) for _, put in drawn.words() if size_of(put) * 390 < 7.9 * image.width}
        assert not small, (image.size, small)
        assert all(put.box[2] <= image.width and put.box[3] <= image.height for _, put in drawn.words())


def test_a_purchase_is_told_with_the_printed_name_of_its_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    view = seen(se.middle, 0)
    assert view.own is not None
    bought = replace(view.own.sheets[-1], purchases=(PurchaseView("SC", "C7", 2, 12, None),), scuttled=("CA3",))
    own = replace(view.own, sheets=(bought,))
    with recorded(monkeypatch) as drawn:
        PAINTER.draw(
            replace(view, own=own), words=read_once().speaker("en", NAMES), names=NAMES, marks=(), zoom="sheet"
        )
    told = " ".join(put.text for _, put in drawn.words())
    assert "2 Scouts J7 (12)" in told and "CA3" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_a_hex_is_told_below_it_for_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, words = seen(se.middle, 0), read_once().speaker(language, NAMES)
    crowd = max(view.hexes, key=lambda one: sum(len(stack.units) for stack in one.stacks))
    with recorded(monkeypatch) as drawn:
        image = PAINTER.draw(view, words=words, names=NAMES, marks=(), zoom=crowd.id).image
    told = [put for _, put in drawn.words() if put.top > closeup.HEXES]
    assert len(told) > 4
    assert not {put.text for put in told if size_of(put) * 390 < 7.9 * image.width}
    assert all(put.box[2] <= image.width and put.box[3] <= image.height for _, put in drawn.words())


@pytest.mark.parametrize("zoom", [None, "focus"])
def test_numbers_on_the_board_are_as_high_as_names_or_left_to_close_ups(
    zoom: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What accompanies a fleet is a figure alone where its number would be too small for a phone."""
    view = seen(se.full, None)
    at = next(one for one in view.hexes if one.stacks and one.colony is None)
    crowded = se.changed(view, at.id, stacks=(se.stack(0, se.unit("CA", 2, 0), se.unit("SC", 3, 0), hidden=0),))
    with recorded(monkeypatch) as drawn:
        shown = None if zoom is None else f"focus-{at.id},{view.hexes[0].id}"
        image = PAINTER.draw(crowded, words=plain, names=NAMES, marks=(), zoom=shown).image
    numbers = [put for _, put in drawn.words() if put.text.isdigit()]
    small = {put.text: (round(size_of(put) * 390 / image.width, 1), put.left, put.top) for put in numbers}
    assert numbers and not {text: how for text, how in small.items() if how[0] < 7.9}, image.size
