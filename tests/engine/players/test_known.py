"""What minds work out is worked out once, and never kept for something else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.players.known import Known, Once, latest


class Board:
    """Something to work things out of."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.known: Known = {}


def counted() -> tuple[list[int], Callable[[Board], int]]:
    asked = list[int]()

    def double(board: Board) -> int:
        asked.append(board.size)
        return 2 * board.size

    return asked, double


ONCE: Once[Board] = Once(lambda board: board.known)


def test_a_rule_is_asked_once_of_each_thing() -> None:
    asked, double = counted()
    rule = ONCE.once(double)
    one, other = Board(1), Board(1)
    assert [rule(one), rule(one), rule(other)] == [2, 2, 2] and asked == [1, 1]


def test_a_rule_is_asked_once_of_each_place() -> None:
    asked = list[str]()

    def named(board: Board, place: str) -> str:
        asked.append(place)
        return f"{place}{board.size}"

    rule, board = ONCE.once_each(named), Board(3)
    assert [rule(board, place) for place in "abab"] == ["a3", "b3", "a3", "b3"] and asked == ["a", "b"]


def test_two_rules_keep_apart() -> None:
    board = Board(4)
    assert (ONCE.once(lambda one: one.size)(board), ONCE.once(lambda one: -one.size)(board)) == (4, -4)


def test_what_is_kept_is_of_the_very_thing_and_the_last_ones_alone() -> None:
    asked, double = counted()
    rule = latest(double, 2)
    one, other, third = Board(1), Board(1), Board(3)
    assert [rule(one), rule(other), rule(one), rule(third), rule(other), rule(one)] == [2, 2, 2, 6, 2, 2]
    assert asked == [1, 1, 3, 1]


@pytest.mark.parametrize(("size", "times"), [(5, 1), (6, 2)])
def test_what_is_kept_can_hold_for_another_thing(size: int, times: int) -> None:
    asked, double = counted()
    rule = latest(double, 2, alike=lambda board, made: made == 2 * board.size)
    assert (rule(Board(5)), rule(Board(size))) == (10, 2 * size) and len(asked) == times
