"""How long ordered answers wait: as long as people at the table think, so that nobody can tell one from the other."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import exp, sqrt
from random import Random

import pytest

from bot.live.thinking import KEPT, STEPS, WINDOW, drawn, noted

WINDOWS = 1000
FAR_APART = 1.358 * sqrt(2 / WINDOWS)
"""The distance of two samples of so many from which on they differ at p < 0.05 (Kolmogorov and Smirnov)."""


def distance(one: list[float], other: list[float]) -> float:
    """How far two samples lie apart: the greatest difference of the shares that are no longer than a time."""
    one, other = sorted(one), sorted(other)
    marks = [*one, *other]
    return max(abs(bisect_right(one, at) / len(one) - bisect_right(other, at) / len(other)) for at in marks)


def evening(chance: Random) -> float:
    """All sit at one screen."""
    return chance.lognormvariate(2.5, 0.7)


def by_post(chance: Random) -> float:
    """People look in now and then, and sleep at night."""
    return chance.lognormvariate(6.5, 1.1) if chance.random() < 0.7 else 6 * 3600 * exp(chance.gauss(0, 0.3))


def steady(chance: Random) -> float:
    """Between half a minute and three."""
    return chance.uniform(30, 180)


def windows(thinks: Callable[[Random], float], seed: str) -> tuple[list[float], list[float]]:
    """The times of a seat with a card, which thinks and passes by hand, and of one without, window by window."""
    chance, counts = Random(seed), dict[str, tuple[int, ...]]()
    for _ in range(WINDOWS // 4):  # the table has played a while
        counts = noted(counts, WINDOW, thinks(chance))
    with_card, without = list[float](), list[float]()
    for _ in range(WINDOWS):
        without.append(drawn(counts, WINDOW, chance))
        with_card.append(thinks(chance))
        counts = noted(counts, WINDOW, with_card[-1])
    return with_card, without


@pytest.mark.parametrize("thinks", [evening, by_post, steady])
def test_who_thinks_and_who_has_no_card_cannot_be_told_apart(thinks: Callable[[Random], float]) -> None:
    told_apart = [distance(*windows(thinks, f"{n}")) > FAR_APART for n in range(5)]
    assert sum(told_apart) <= 1, "chance alone tells one in twenty apart"


def test_a_delay_that_knows_nothing_of_the_table_is_told_apart() -> None:
    chance = Random(1)
    with_card = [by_post(chance) for _ in range(WINDOWS)]
    assert distance(with_card, [chance.uniform(5, 45) for _ in range(WINDOWS)]) > FAR_APART


def test_a_table_that_changes_its_pace_is_followed() -> None:
    counts, chance = dict[str, tuple[int, ...]](), Random(2)
    for seconds in [20_000.0] * KEPT + [10.0] * 5 * KEPT:
        counts = noted(counts, WINDOW, seconds)
    assert sum(counts[WINDOW]) <= KEPT
    assert sum(drawn(counts, WINDOW, chance) < 60 for _ in range(200)) > 180


def test_each_kind_is_counted_for_itself_and_no_time_is_too_long() -> None:
    counts = noted(noted({}, WINDOW, 0.0), "action", 1e9)
    assert counts[WINDOW][0] == 1 and counts["action"][STEPS - 1] == 1
