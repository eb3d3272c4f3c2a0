"""Hexes: flat-top axial coordinates, clockwise from north."""

from __future__ import annotations

import pytest

from engine.hexes import CENTRE, DIRECTIONS, Hex, called, distance, neighbours, ring, spiral


def test_six_neighbours_clockwise_from_north() -> None:
    assert neighbours(CENTRE) == DIRECTIONS
    assert CENTRE + DIRECTIONS[0] == Hex(0, -1)
    assert all(distance(Hex(3, -2), near) == 1 for near in neighbours(Hex(3, -2)))


def test_each_direction_is_the_one_before_turned_by_a_sixth() -> None:
    assert [DIRECTIONS[0].turned(n) for n in range(6)] == list(DIRECTIONS)
    assert Hex(2, -3).turned(6) == Hex(2, -3)
    assert Hex(2, -3).turned(-1) == Hex(2, -3).turned(5)


@pytest.mark.parametrize(("a", "b", "steps"), [((0, 0), (0, 0), 0), ((0, 0), (2, -1), 2), ((-2, 1), (1, 1), 3)])
def test_distance(a: tuple[int, int], b: tuple[int, int], steps: int) -> None:
    assert distance(Hex(*a), Hex(*b)) == distance(Hex(*b), Hex(*a)) == steps


@pytest.mark.parametrize("radius", range(5))
def test_a_ring_is_closed_and_starts_in_the_north(radius: int) -> None:
    found = ring(radius)
    assert found[0] == Hex(0, -radius)
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert {distance(CENTRE, at) for at in found} == {radius}
    assert radius == 0 or all(distance(a, b) == 1 for a, b in zip(found, found[1:] + found[:1], strict=True))


def test_a_spiral_numbers_the_board_from_the_centre_outwards() -> None:
    board = spiral(3)
    assert len(board) == 37
    assert board[0] == CENTRE and board[1:7] == ring(1) and board[19:] == ring(3)


def test_places_are_called_by_column_and_row_and_no_two_alike() -> None:
    assert [called(at) for at in (CENTRE, *DIRECTIONS)] == ["M10", "M9", "N9", "N10", "M11", "L10", "L9"]
    assert [called((0, 9)), called((-12, 0)), called((12, 0)), called((13, 0))] == ["M19", "A4", "Y16", "(13; 0)"]
    assert len({called(at) for at in spiral(12)}) == len(spiral(12))
