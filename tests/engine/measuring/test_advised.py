"""Beginners who follow the advice that people get, word for word."""

from __future__ import annotations

from engine.measuring.advised import Beginner, Lesson, beginner, learned
from engine.players.playing import advice
from engine.players.position import Position
from engine.table import Table
from tests.engine.prospects.playing import random_game


def test_a_beginner_takes_the_first_plan_that_a_person_is_told() -> None:
    rules, seats, seed, answers = random_game("eclipse")
    table = Table.new(rules, seats, seed, {}, keep=True)
    who, told = Beginner(rules.mind, seed="advice"), 0
    for one in answers[:60]:
        assert table.ask is not None
        plans = advice(Position.of(table), one.seat, "advice").plans
        decided = who.decide(table, one.seat)
        if plans and table.decides(one.seat) is not None:
            told += 1
            assert decided.answer == plans[0].answer
        table.answer(one.seat, one.value, one.verb)
    assert told > 20 and who.helped == told


def test_the_beginner_sits_in_each_seat_and_is_told_what_it_won() -> None:
    found = [Lesson(1.0, 10, 9), Lesson(0.0, 10, 10), Lesson(0.5, 20, 20)]
    said = learned(found, 3)
    assert (said["wins"], said["share"], said["had_a_plan"], said["even"]) == (1.5, 0.5, 0.975, 0.333)


def test_a_game_of_a_beginner_comes_to_its_end() -> None:
    one = beginner(random_game("forbidden_stars")[0], 2, "calm", 0)
    assert one.won in (0, 0.5, 1) and one.asked >= one.helped > 20
