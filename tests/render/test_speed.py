"""A later picture of a game is much cheaper than the first."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from statistics import median
from time import process_time
from typing import Any

import pytest

from bot.locales import read_once
from engine.ti4.interface.view import View
from render import painter_of, settle
from render.canvas import Drawing, encode
from render.demo import SEEDS, position
from render.ti4 import glance
from tests.render import sample_eclipse as se
from tests.render import sample_space_empires as empires
from tests.render import sample_views as sv

TI4 = painter_of("ti4")


def draw(view: View) -> float:
    began = process_time()
    TI4.draw(view, words=sv.plain, names=sv.NAMES, marks=(), zoom=None)
    return process_time() - began


def test_an_update_reuses_the_printed_board() -> None:
    view = sv.middle(6)
    draw(view)
    first, updates = list[float](), list[float]()
    for _ in range(5):
        TI4.forget()
        first.append(draw(view))
        updates.append(draw(replace(view, round=view.round + 1)))
    assert median(updates) < median(first) * 0.7


def test_what_moves_does_not_change_the_printed_board() -> None:
    TI4.forget()
    draw(sv.start(6))
    before = glance.bare_board.drawn
    moved = tuple(replace(one, ships=(), tokens=(1,), active=True, custodians=False) for one in sv.start(6).systems)
    draw(replace(sv.start(6), systems=moved))
    assert glance.bare_board.drawn == before


FULLEST: dict[str, Callable[[], Any]] = {
    "ti4": lambda: sv.middle(6),
    "eclipse": lambda: se.end(6),
    "forbidden_stars": lambda: position("forbidden_stars", 4, SEEDS["forbidden_stars"].get(4, "1"), 300).view,
    "space_empires": lambda: empires.seen(empires.middle, None),
}


@pytest.mark.parametrize("game", FULLEST)
def test_a_whole_picture_costs_twice_its_encoding_at_most_and_an_update_20_milliseconds(game: str) -> None:
    """Of the processor."""
    view, painter, words = FULLEST[game](), painter_of(game), read_once().speaker("en", sv.NAMES)

    def drawn() -> Drawing:
        return painter.draw(view, words=words, names=sv.NAMES, marks=(), zoom=None)

    def whole() -> Drawing:
        painter.forget()
        return drawn()

    last = drawn()
    settle()
    full, update, encoding = least(whole), least(drawn), least(lambda: encode(last))
    gc.unfreeze()
    assert full <= 2 * encoding, f"{full / encoding:.2f}"
    assert update <= 0.020, update


def least(work: Callable[[], object]) -> float:
    """Seconds of the processor, of several times the shortest: what others do beside it counts least so."""
    found = list[float]()
    for _ in range(15):
        began = process_time()
        work()
        found.append(process_time() - began)
    return min(found)
