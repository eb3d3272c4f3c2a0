"""Hexes lie where they should: flat side up, north at the top."""

from __future__ import annotations

import pytest

from engine.hexes import DIRECTIONS, Hex, spiral
from render.hexmap import HALF, HexMap, corners, fitted

CHART = HexMap(100, 500, 400)


def test_directions_run_clockwise_from_the_top() -> None:
    north, *_, north_west = (CHART.pixel(way) for way in DIRECTIONS)
    assert north == (500, pytest.approx(400 - 200 * HALF))
    assert north_west == (350, pytest.approx(400 - 100 * HALF))


@pytest.mark.parametrize("at", spiral(3))
def test_the_hex_under_a_pixel(at: Hex) -> None:
    x, y = CHART.pixel(at)
    assert all(CHART.hex_at(x + dx, y + dy) == at for dx, dy in ((0, 0), (60, 30), (-60, 30), (0, -80)))


@pytest.mark.parametrize("way", DIRECTIONS)
@pytest.mark.parametrize("share", [-0.55, -0.3, 0.0, 0.3, 0.55])
def test_on_either_side_of_an_edge_lie_the_two_hexes_that_share_it(way: Hex, share: float) -> None:
    """All along the edge, nearly from corner to corner; of a middle one, whose neighbours lie all around."""
    (x, y), (there, across) = CHART.pixel(Hex(1, -1)), CHART.pixel(Hex(1, -1) + way)
    dx, dy = (there - x) / 2, (across - y) / 2
    along, aside = x + dx - share * dy, y + dy + share * dx
    assert CHART.hex_at(along - dx / 20, aside - dy / 20) == Hex(1, -1)
    assert CHART.hex_at(along + dx / 20, aside + dy / 20) == Hex(1, -1) + way


def test_a_fitted_map_is_as_wide_as_asked() -> None:
    chart = fitted(spiral(3), 20, 10, 1100)
    ends = [x for at in spiral(3) for x, _ in corners(*chart.pixel(at), chart.radius)]
    assert (min(ends), max(ends)) == (pytest.approx(20), pytest.approx(1120))
    assert chart.height(spiral(3)) == pytest.approx(14 * HALF * chart.radius)
