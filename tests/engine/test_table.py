"""The table: answers, refusals, safe points, rebuilding, undo, and a rule that raises."""

from __future__ import annotations

from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from engine.ask import YES, Ask, Reply, yes_no
from engine.errors import BrokenSave, GameOver, IllegalAnswer, NotAsked, RuleBroke, StaleQuestion
from engine.log import LoggedAnswer, free_undo
from engine.table import Table
from engine.text import T, seat_name
from tests.asked import asked
from tests.toy import ToyRules


def table(seats: int = 3, seed: str = "seed", *, keep: bool = True) -> Table:
    return Table.new(ToyRules(), seats, seed, keep=keep)


def after_bids(*bids: int) -> Table:
    """A table where every seat has bid; the first seat is asked whether to roll."""
    played = table(len(bids))
    for seat, bid in enumerate(bids):
        played.answer(seat, bid)
    return played


def dump(played: Table) -> bytes:
    return played.rules.dump(played.state)


def test_a_simultaneous_question_waits_for_all_in_any_order() -> None:
    played = table()
    assert played.waiting() == [0, 1, 2]
    question = played.question
    played.answer(2, 1)
    played.answer(0, 3)
    assert played.waiting() == [1] and played.question == question
    played.answer(1, 2)
    assert played.waiting() == [0] and played.question != question


def test_a_question_says_what_it_stands_within() -> None:
    played = after_bids(1, 0)
    assert played.ask is not None and played.ask.pending == (T("toy-turn", seat=seat_name(0)),)
    played.answer(0, "roll")
    outer, inner = played.ask.pending
    assert (outer, inner.key) == (T("toy-turn", seat=seat_name(0)), "toy-dice")
    played.answer(0, 1)
    assert played.ask is not None and played.ask.pending == (T("toy-turn", seat=seat_name(1)),)


def test_a_step_that_is_cut_short_by_an_error_of_its_own_is_not_pending_at_the_next_safe_point() -> None:
    played = after_bids(1, 0)
    played.run.pending = (T("toy-roll"),)
    played.answer(0, "still")
    assert played.ask is not None and played.ask.pending == (T("toy-turn", seat=seat_name(1)),)


def test_the_same_is_pending_after_a_rebuild() -> None:
    played = table(2)
    assert played.opening.safe is not None
    tail = [played.answer(0, 1).given, played.answer(1, 0).given, played.answer(0, "roll").given]
    rebuilt = Table.rebuild(ToyRules(), played.opening.safe, tail)
    assert rebuilt.ask is not None and played.ask is not None
    assert len(rebuilt.ask.pending) == 2 and rebuilt.ask.pending == played.ask.pending


def test_the_order_of_simultaneous_answers_changes_nothing() -> None:
    states = []
    for order in ((0, 1, 2), (2, 1, 0)):
        played = table()
        for seat in order:
            played.answer(seat, seat + 1)
        states.append(dump(played))
    assert states[0] == states[1]


@pytest.mark.parametrize(
    ("seat", "value", "question", "error"),
    [
        (0, 99, None, IllegalAnswer),
        (0, "1", None, IllegalAnswer),
        (7, 1, None, NotAsked),
        (0, 1, "0.99", StaleQuestion),
        (0, 1, "1.1", StaleQuestion),
    ],
)
def test_a_refusal_leaves_no_trace(seat: int, value: object, question: str | None, error: type[Exception]) -> None:
    played = table()
    before, asked = dump(played), played.question
    with pytest.raises(error):
        played.answer(seat, value, question=question)
    assert (dump(played), played.question, played.waiting()) == (before, asked, [0, 1, 2])


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    played = table()
    played.answer(0, 1)
    with pytest.raises(NotAsked):
        played.answer(0, 1)


def test_a_refusal_carries_the_rule() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        table().answer(0, 99)
    assert refused.value.rule == "TOY-BID-01"


def test_a_cut_in_changes_what_the_others_can_answer() -> None:
    played = table()
    played.answer(0, {"to": "1", "coins": 5}, "gift")
    assert played.waiting() == [0, 1, 2]
    played.answer(1, 10)
    with pytest.raises(IllegalAnswer):
        played.answer(0, 1)
    assert [player.coins for player in played.state.players] == [0, 10, 5]


def test_the_tables_dump_stands_only_where_a_safe_point_was_reached() -> None:
    played = table(2)
    assert played.opening.safe is not None
    assert played.answer(0, 1).safe is None
    safe = played.answer(1, 2).safe
    assert safe is not None
    assert (ToyRules().load(safe).step, ToyRules().load(safe).turn) == ("roll", 0)
    assert Table.new(ToyRules(), 2, "seed").opening.safe is None


@pytest.mark.parametrize("goes_on", [True, False])
def test_a_turn_is_over_at_a_safe_point_at_which_it_does_not_go_on(goes_on: bool, monkeypatch: Any) -> None:
    monkeypatch.setattr(ToyRules, "goes_on", lambda rules, run: goes_on)
    played = table(2)
    assert played.answer(0, 1).ended is None
    outcome = played.answer(1, 2)
    assert outcome.passed_safe_point and (outcome.ended is None) == goes_on


@pytest.mark.parametrize("answers", [1, 2, 3, 4, 5])
def test_a_rebuilt_table_equals_the_live_one(answers: int) -> None:
    played, chance = table(), Random(5)
    safe, tail = played.opening.safe, list[LoggedAnswer]()
    for _ in range(answers):
        outcome = played.answer(*_by_position(played.random_answer(chance)))
        safe, tail = (outcome.safe, []) if outcome.safe else (safe, [*tail, outcome.given])
    assert safe is not None
    rebuilt = Table.rebuild(ToyRules(), safe, tail)
    assert (dump(rebuilt), rebuilt.question, rebuilt.waiting()) == (dump(played), played.question, played.waiting())


def _by_position(answer: tuple[int, str | None, object]) -> tuple[int, object, str | None]:
    seat, verb, value = answer
    return seat, value, verb


def test_an_answer_that_is_no_longer_legal_is_named() -> None:
    rules = ToyRules()
    played = Table.new(rules, 3, "seed", keep=True)
    tail = [played.answer(0, 3).given, played.answer(1, 1).given]
    assert played.opening.safe is not None
    rules.least = 2
    with pytest.raises(BrokenSave) as broken:
        Table.rebuild(rules, played.opening.safe, tail)
    assert broken.value.at == 1


def test_a_rule_that_raises_costs_the_command_and_not_the_game() -> None:
    rules = ToyRules()
    played = Table.new(rules, 2, "seed", keep=True)
    tail = [played.answer(0, 3).given]
    assert played.opening.safe is not None
    rules.broken.add("roll")
    with pytest.raises(RuleBroke):
        played.answer(1, 1)
    with pytest.raises(GameOver):
        played.answer(1, 1)
    rules.broken.clear()
    again = Table.rebuild(rules, played.opening.safe, tail)
    assert again.answer(1, 1).safe is not None


def test_a_button_from_before_an_undo_cannot_answer_after_it() -> None:
    played = table()
    before = played.question
    assert played.opening.safe is not None
    undone = Table.rebuild(ToyRules(), played.opening.safe, [], undone=1)
    with pytest.raises(StaleQuestion):
        undone.answer(0, 1, question=before)
    undone.answer(0, 1, question=undone.question)


def test_dice_seal_and_a_mere_choice_does_not() -> None:
    still, rolled = after_bids(1, 2, 3), after_bids(1, 2, 3)
    assert not still.answer(0, "still").given.sealed
    assert rolled.answer(0, "roll").given.sealed


class Showing(ToyRules):
    """Seat 0 answers, then these things happen, in order: a roll where it is None, else a seal of what a seat knew."""

    def __init__(self, *shown: int | None) -> None:
        super().__init__()
        self.shown = shown

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._show(run)

    async def _show(self, run: Any) -> None:
        await run.confirm(asked("whether"), 0, T("toy-none"))
        for seat in self.shown:
            if seat is None:
                run.roll(1, 6, "die")
            else:
                run.seal([1 - seat], of=seat)
        run.state.round = run.state.rounds + 1


@pytest.mark.parametrize(
    ("shown", "knew"), [((0,), (0,)), ((0, 0), (0,)), ((0, 1), ()), ((1, 0), ()), ((0, None), ()), ((None, 0), ())]
)
def test_only_who_knew_all_that_was_shown_knew_it_before(shown: tuple[int | None, ...], knew: tuple[int, ...]) -> None:
    """Who knew one of two things that an answer shows would else be told the other, a die, before it answers."""
    outcome = Table.new(Showing(*shown), 2, "seed").answer(0, YES)
    assert outcome.given.sealed and tuple(outcome.knew) == knew


def test_whoever_learned_any_of_it_has_learned_something() -> None:
    outcome = Table.new(Showing(0, 1), 2, "seed").answer(0, YES)
    assert sorted(outcome.learned or ()) == [0, 1]


def test_free_undo_ends_at_a_seal_and_at_another_seat() -> None:
    own, sealed, other = LoggedAnswer(0, None, "a"), LoggedAnswer(0, None, "b", True), LoggedAnswer(1, None, "c")
    assert free_undo([own, own], 0) == 2
    assert free_undo([own, sealed, own], 0) == 1
    assert free_undo([own, sealed], 0) == 0
    assert free_undo([own, other], 0) == 0
    assert free_undo([], 0) == 0


def test_a_new_epoch_rolls_anew_and_kept_answers_keep_their_dice() -> None:
    faces = set()
    for epoch in range(12):
        played = after_bids(1, 2)
        played.state.epoch = epoch
        outcome = played.answer(0, "roll")
        faces.add(str(outcome.events[0].text.params))
    assert len(faces) > 1


def test_a_game_that_is_over_takes_no_answers() -> None:
    played, chance = table(2), Random(1)
    while played.ask is not None:
        played.answer(*_by_position(played.random_answer(chance)))
    assert played.result is not None and played.waiting() == [] and played.question == "0.over"
    with pytest.raises(GameOver):
        played.answer(0, "none")


def test_a_new_game_is_played_by_chance_without_a_look_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many seats may cut in is known from its start; only a table that was rebuilt has to look."""
    played, chance, looked = table(3), Random(1), list[object]()
    view = ToyRules.view
    monkeypatch.setattr(ToyRules, "view", lambda rules, state, seat: looked.append(seat) or view(rules, state, seat))
    assert any(played.random_cut(chance, 1.0) for _ in range(9)) and looked == []
    again = Table(ToyRules(), played.rules.load(played.rules.dump(played.state)))
    assert any(again.random_cut(chance, 1.0) for _ in range(9)) and looked == [None]


class Asking(ToyRules):
    """These seats are asked one question, and that is all."""

    def __init__(self, *asked: int, light: bool = False) -> None:
        super().__init__()
        self.asked, self.light = asked, light

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._ask(run)

    async def _ask(self, run: Any) -> None:
        await run.ask(asked("whether"), {seat: yes_no() for seat in self.asked}, T("toy-none"), light=self.light)
        run.state.round = run.state.rounds + 1


@pytest.mark.parametrize(
    ("rules", "sealed"), [(Asking(0), False), (Asking(0, 1), True), (Asking(0, 1, light=True), False)]
)
def test_with_the_last_of_several_answers_all_of_them_are_known(rules: Asking, sealed: bool) -> None:
    played = Table.new(rules, 2, "seed")
    first, *rest = played.waiting()
    given = [played.answer(seat, YES).given for seat in (first, *rest)]
    assert [one.sealed for one in given] == [False] * len(rest) + [sealed]
