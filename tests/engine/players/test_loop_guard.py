"""A player that gets nowhere: what it did last is compared, and chance leads out."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from engine.ask import Nothing
from engine.players.characters import Character
from engine.players.loop_guard import LONGEST, SEEN, is_looping
from engine.players.situation import Memory, Question, Situation
from engine.text import T


def asked(kind: str, number: int = 0) -> Question:
    """A question of a kind about a number."""

    def cuts() -> Mapping[str, Nothing]:
        return {}

    return Question(kind, T("about", number=number), Nothing(), None, (), (), cuts)


def situation(memory: Memory, question: Question, sight: object = None) -> Situation[object]:
    """A seat that sees this and is asked that."""
    return Situation(0, lambda: sight, question, Character(), memory, Random(0))


def circles(size: int, rounds: int) -> list[bool]:
    """Whether each answer of so many rounds of a circle is seen to be one of a circle."""
    memory: Memory = {}
    return [is_looping(situation(memory, asked(f"kind {n % size}"), n % size), "yes") for n in range(size * rounds)]


@pytest.mark.parametrize("size", range(1, LONGEST + 1))
def test_a_circle_is_seen_once_it_has_been_gone_round_often_enough(size: int) -> None:
    """Three times the longest one, and once more to see that nothing changes."""
    found = circles(size, SEEN)
    assert not any(found[: SEEN - 1 + size])
    assert all(found[SEEN - 1 + size :])


def test_longer_ways_back_are_none() -> None:
    assert not any(circles(LONGEST + 1, 9))


def test_what_gets_on_is_no_circle() -> None:
    memory: Memory = {}
    assert not any(is_looping(situation(memory, asked("same", number)), "yes") for number in range(99))
    assert not any(is_looping(situation(memory, asked("other")), answer) for answer in range(99))


def test_who_sees_something_new_each_time_is_in_no_circle() -> None:
    """Such as who fires on in a long battle."""
    memory: Memory = {}
    assert not any(is_looping(situation(memory, asked("fire"), n), "at it") for n in range(99))


def test_two_questions_at_the_same_sight_are_in_no_circle() -> None:
    """Such as which group fires next, and then at whom: only in the next round something has changed."""
    memory: Memory = {}
    kinds = ("next_group", "fire")
    assert not any(is_looping(situation(memory, asked(kind), turn), "this") for turn in range(50) for kind in kinds)
