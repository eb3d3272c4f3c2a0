"""A later picture of a game is much cheaper than the first."""

from __future__ import annotations

from dataclasses import replace
from statistics import median
from time import process_time

from engine.ti4.interface.view import View
from render import painter_of
from render.ti4 import glance
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
