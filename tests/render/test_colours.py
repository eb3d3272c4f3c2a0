"""Six colours that anyone can tell apart."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from render.colours import NIGHT, PANEL, SEAT_COLOURS
from render.glyphs import badge, token
from render.skies import TILE
from tests.render.seeing import EYES, differing, lab

PAIRS = list(combinations(SEAT_COLOURS, 2))


@pytest.mark.parametrize("eye", EYES)
def test_seat_colours_differ_for_every_eye(eye: str) -> None:
    near = {pair: dist(*(lab(SEAT_COLOURS[name].rgb, eye) for name in pair)) for pair in PAIRS}
    assert min(near.values()) > 24, min(near, key=lambda pair: near[pair])


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("ground", [NIGHT, PANEL, TILE])
def test_seat_colours_stand_out_from_space(eye: str, ground: tuple[int, int, int]) -> None:
    assert min(dist(lab(seat.rgb, eye), lab(ground, eye)) for seat in SEAT_COLOURS.values()) > 40


@pytest.mark.parametrize("size", [24, 40])
def test_emblems_differ_without_any_colour(size: int) -> None:
    grey = {name: badge(name, size).convert("L").point(lambda light: 255 * (light > 40)) for name in SEAT_COLOURS}
    assert min(differing(grey[one], grey[other]) for one, other in PAIRS) > size * size * 0.02


def test_every_colour_has_its_own_emblem() -> None:
    assert len({seat.pattern for seat in SEAT_COLOURS.values()}) == 6


def test_a_seat_of_unknown_colour_still_has_a_badge() -> None:
    assert badge("mauve", 30).getbbox() and token("mauve", 30).getbbox()
