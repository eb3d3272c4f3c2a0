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


def test_a_fitted_map_is_as_wide_as_asked() -> None:
    chart = fitted(spiral(3), 20, 10, 1100)
    ends = [x for at in spiral(3) for x, _ in corners(*chart.pixel(at), chart.radius)]
    assert (min(ends), max(ends)) == (pytest.approx(20), pytest.approx(1120))
    assert chart.height(spiral(3)) == pytest.approx(14 * HALF * chart.radius)
