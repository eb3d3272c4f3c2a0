"""Corrections by hand: where they can be made, what they leave in the log, and that they replay like any answer."""

from __future__ import annotations

from random import Random

import pytest

from engine.correcting import ARBITER, CORRECT, Correcting, NotAtRest
from engine.errors import BrokenSave, GameOver, IllegalAnswer, NotAsked
from engine.log import LoggedAnswer, Outcome
from engine.table import Table
from engine.text import T, seat_name
from tests.toy import ToyRules, ToyState


class Poor(ToyRules):
    """A toy in which nobody may be rich."""

    def check(self, state: ToyState) -> None:
        assert all(player.coins < 50 for player in state.players), "too rich"


def table(seats: int = 2, rules: ToyRules | None = None) -> Table:
    return Table.new(rules or ToyRules(), seats, "seed", keep=True)


def correct(at: Table, id: str, value: object) -> Outcome:
    return at.answer(ARBITER, {"id": id, "value": value}, CORRECT)


def test_a_fact_is_set_and_the_question_asked_anew() -> None:
    at = table()
    before = at.question
    done = correct(at, "coins-1", 9)
    assert at.state.players[1].coins == 9
    assert at.question != before
    assert at.answer(1, 9).given.value == 9
    assert done.given == LoggedAnswer(ARBITER, CORRECT, {"id": "coins-1", "value": 9})


def test_what_was_told_since_the_safe_point_is_not_told_again() -> None:
    at = table()
    told = [event.text for event in correct(at, "points-0", 2).events]
    assert told == [T("corrected-of", seat=seat_name(0), what=T("toy-points"), old=0, new=2)]
    assert [event.text.key for event in correct(at, "rounds", 5).events] == ["corrected"]


def test_only_while_nobody_has_answered_since_a_safe_point() -> None:
    at = table()
    at.answer(0, 1)
    with pytest.raises(NotAtRest) as refused:
        correct(at, "coins-1", 9)
    assert refused.value.since == 1
    assert refused.value.text == T("correct-not-now", count=1, seats=(seat_name(1),))
    at.answer(1, 2)
    correct(at, "coins-1", 9)


@pytest.mark.parametrize(
    ("id", "value", "key"),
    [
        ("coins-7", 1, "correct-nothing"),
        ("coins-1", -1, "amount-between"),
        ("coins-1", 100, "amount-between"),
        ("coins-1", True, "amount-between"),
        ("coins-1", "3", "amount-between"),
        ("coins-1", 5, "correct-same"),
        ("coins-1", 60, "correct-breaks"),
        (["coins-1"], 6, "correct-nothing"),
    ],
)
def test_a_refused_correction_leaves_no_trace(id: str, value: object, key: str) -> None:
    at = table(rules=Poor())
    before, question = at.rules.dump(at.state), at.question
    with pytest.raises(IllegalAnswer) as refused:
        correct(at, id, value)
    assert refused.value.text.key == key
    assert (at.rules.dump(at.state), at.question) == (before, question)


@pytest.mark.parametrize("value", [None, 3, {}, {"id": "coins-1"}, {"id": "coins-1", "value": 6, "more": 1}])
def test_nonsense_is_no_correction(value: object) -> None:
    with pytest.raises(IllegalAnswer):
        table().answer(ARBITER, value, CORRECT)


def test_nobody_else_answers_for_no_seat() -> None:
    at = table()
    for seat, verb in ((ARBITER, None), (ARBITER, "gift"), (-2, CORRECT), (0, CORRECT)):
        with pytest.raises(NotAsked):
            at.answer(seat, {"id": "coins-1", "value": 6}, verb)


def test_a_finished_game_stays_as_it_is() -> None:
    at, chance = table(), Random("luck")
    while at.ask is not None:
        at.answer(*_random(at, chance))
    with pytest.raises(GameOver):
        correct(at, "points-0", 3)


def _random(at: Table, chance: Random) -> tuple[int, object]:
    seat, _, value = at.random_answer(chance)
    return seat, value


def test_rebuilt_equals_live_after_corrections_and_rollbacks_of_them() -> None:
    rules, chance = ToyRules(), Random("luck")
    at = Table.new(rules, 3, "seed", keep=True)
    safe, tail, made = at.opening.safe, list[LoggedAnswer](), 0
    assert safe is not None
    while at.ask is not None:
        outcome = _corrected(at, chance) or at.answer(*_random(at, chance))
        made += outcome.given.verb == CORRECT
        safe, tail = (safe, [*tail, outcome.given]) if outcome.safe is None else (outcome.safe, [])
        again = Table.rebuild(rules, safe, tail)
        assert (rules.dump(again.state), again.question) == (rules.dump(at.state), at.question)
    assert made > 3


def _corrected(at: Table, chance: Random) -> Outcome | None:
    try:
        shape = at.shape(ARBITER, CORRECT)
        return at.answer(ARBITER, shape.random(chance), CORRECT) if chance.random() < 0.4 else None
    except (NotAtRest, IllegalAnswer):
        return None


def test_the_dice_after_a_correction_are_those_that_would_have_fallen() -> None:
    faces = []
    for corrected in (False, True):
        at = table()
        for seat in (0, 1):
            at.answer(seat, 0)
        if corrected:
            correct(at, "points-0", 3)
        faces.append([event.text for event in at.answer(0, "roll").events])
    assert faces[0] == faces[1]


def test_the_epoch_of_the_table_survives_a_correction() -> None:
    at = table()
    at.fall_by(2)
    correct(at, "coins-0", 7)
    assert at.state.epoch == 2


def test_a_correction_of_a_file_that_no_longer_fits_is_named() -> None:
    at = table()
    assert at.opening.safe is not None
    with pytest.raises(BrokenSave) as broken:
        Table.rebuild(Poor(), at.opening.safe, [LoggedAnswer(ARBITER, CORRECT, {"id": "coins-0", "value": 70})])
    assert broken.value.at == 0


def test_the_shape_lists_what_can_be_set() -> None:
    shape = table().shape(ARBITER, CORRECT)
    assert isinstance(shape, Correcting)
    assert [one.id for one in shape.found] == ["coins-0", "points-0", "coins-1", "points-1", "rounds"]
