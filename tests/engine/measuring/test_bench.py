"""What the bench measures: a game is played to its end, and what the table refuses is no answer."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from engine import games
from engine.ask import Seat
from engine.checking.checks import Broken
from engine.checking.fuzz import Start
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.log import Outcome
from engine.measuring.bench import played_on
from engine.table import Table
from engine.text import T
from tests.toy import ToyRules

CALLS = {"space_empires": 176, "ti4": 168}
"""So many Python functions are called for an answer at most, which a clock on a busy machine cannot tell."""


@pytest.fixture(autouse=True)
def toys() -> None:
    games.register(ToyRules())


@pytest.mark.parametrize("quiet", [False, True])
def test_a_game_that_is_measured_is_played_to_its_end_and_refused_answers_do_not_count(
    monkeypatch: pytest.MonkeyPatch, quiet: bool
) -> None:
    taken, ended, answer = list[object](), list[Table](), Table.answer

    def fickle(table: Table, seat: Seat, value: object, verb: str | None = None) -> Outcome:
        taken.append(value)
        if len(taken) % 2:
            raise IllegalAnswer(T("a"))
        outcome = answer(table, seat, value, verb)
        ended.extend([table] * (table.ask is None))
        return outcome

    monkeypatch.setattr(Table, "answer", fickle)
    answers = played_on(Start("toy", 2, "1"), quiet=quiet)
    assert 2 * answers == len(taken) > 0
    assert [table.result is not None and table.run.quiet is quiet for table in ended] == [True]


def test_a_game_that_is_measured_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(table: Table, seat: Seat, value: object, verb: str | None = None) -> Outcome:
        raise IllegalAnswer(T("a"))

    monkeypatch.setattr(Table, "answer", never)
    with pytest.raises(Broken, match="endless"):
        played_on(Start("toy", 2, "1"))


@pytest.mark.parametrize("game", CALLS)
def test_an_answer_takes_few_calls(game: str) -> None:
    calls = list[str]()

    def called(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls.append(frame.f_code.co_name)

    before, seats = sys.getprofile(), rules_of(game).seats[-1]
    played_on(Start(game, seats, "8"))  # what is made once is made
    sys.setprofile(called)
    answers = played_on(Start(game, seats, "7"))
    sys.setprofile(before)
    assert len(calls) <= CALLS[game] * answers
