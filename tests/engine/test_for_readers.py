"""What leaves the engine is made for a reader: headlines from views, corrections that one seat may know, orders with
content, and a result of the table as a whole.
"""

from __future__ import annotations

import pytest

from engine import games
from engine.checking.fuzz import Start, play, verify
from engine.checking.verdict import in_words
from engine.correcting import ARBITER, CORRECT
from engine.ending import LOST, WON
from engine.errors import IllegalAnswer
from engine.saving.replay import result_of
from engine.table import Table
from engine.text import T, seat_name
from tests.fog import FogRules


def in_step(step: str, **how: int) -> Table:
    rules = FogRules()
    state = rules.new(2, "s", {})
    state.step = step
    for name, value in how.items():
        setattr(state, name, value)
    return Table(rules, state, keep=True)


def test_the_headline_is_made_from_the_view_of_everybody() -> None:
    at = in_step("patrol")
    assert (
        at.headline()
        == at.rules.headline(at.rules.view(at.state, None))
        == T("fog-headline", round=1, step=T("fog-step-patrol"))
    )


def test_a_correction_that_one_seat_may_know_is_offered_and_told_to_it_alone() -> None:
    at = in_step("patrol")
    assert [one.id for one in at.corrections()] == ["colony"]
    assert [one.id for one in at.corrections(1)] == ["colony", "credits-1"]
    (event,) = at.answer(ARBITER, {"id": "credits-1", "value": 9}, CORRECT).events
    assert at.state.players[1].credits == 9
    assert event.lines(None) == event.lines(0) == []
    told = T("corrected-of", seat=seat_name(1), what=T("fog-credits"), old=4, new=9)
    assert [line.text for line in event.lines(1)] == [told]


def test_an_order_answers_by_what_was_laid_down_and_what_its_seat_sees() -> None:
    at = in_step("raid")
    assert at.by_order(0, {"spare": 1}) is None
    state = at.rules.new(2, "s", {})
    state.step, state.players[0].warships, state.players[1].warships = "raid", 2, 1
    at = Table(at.rules, state)
    assert [at.by_order(seat, {"spare": 1}) for seat in (0, 1)] == ["yes", "no"]
    assert at.by_order(0, {}) is None
    order, _ = at.rules.orders(at.rules.view(at.state, 0))
    with pytest.raises(IllegalAnswer):
        order.shape.check(4)


def solitaire(*, raids: list[int]) -> Table:
    rules = FogRules()
    state = rules.new(1, "s", {})
    state.step, state.raids = "raid", raids
    at = Table(rules, state)
    at.answer(0, "nothing")
    return at


@pytest.mark.parametrize(("raids", "how"), [([2], LOST), ([0], WON)])
def test_a_table_wins_or_loses_as_a_whole(raids: list[int], how: str) -> None:
    result = solitaire(raids=raids).result
    assert result is not None and result.table == how and bool(result.winners) == (how == WON)
    assert result_of(result).table == how


@pytest.fixture
def with_fog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    games.register(FogRules())


@pytest.mark.usefixtures("with_fog")
def test_a_file_says_how_the_table_fared() -> None:
    told = set()
    for seed in range(12):
        game = play(Start("fog", 1, str(seed)))
        assert game.result is not None
        saved = game.saved.model_copy(update={"result": result_of(game.result)})
        told.add(in_words(saved, verify(saved))[-1])
    assert {"Result: the table lost; seat 1 0, as the file says."} <= told
