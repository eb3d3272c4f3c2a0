"""Six colours that anyone can tell apart."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from render.colours import BOX_COLOURS, NIGHT, PANEL, SEAT_COLOURS
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


@pytest.mark.parametrize("eye", EYES)
def test_colours_of_most_boxes_differ_for_every_eye_and_on_every_ground(eye: str) -> None:
    seats = [lab(seat.rgb, eye) for seat in BOX_COLOURS.values()]
    assert min(dist(one, other) for one, other in combinations(seats, 2)) > 20
    grounds = [lab(ground, eye) for ground in (NIGHT, PANEL, TILE)]
    assert min(dist(seat, ground) for seat in seats for ground in grounds) > 34


def test_black_has_a_light_edge_and_every_colour_of_a_box_its_own_emblem() -> None:
    assert len({seat.pattern for seat in BOX_COLOURS.values()}) == 6
    assert [name for name, seat in BOX_COLOURS.items() if sum(seat.edge) > 600] == ["black"]
