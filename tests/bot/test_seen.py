"""What everybody sees is made once for each position, and goes to those who draw with little work."""

from __future__ import annotations

import dataclasses
import pickle
from random import Random

import pytest

from bot.drawing.packing import packed
from bot.drawing.pictures import further_row
from bot.live import seen
from bot.live.model import Live
from bot.live.seen import seen_by_all
from bot.locales import read_once
from bot.store import GameRow, SeatRow
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from bot.wording.reader import ANYBODY, Reader
from engine.ask import Seat
from engine.correcting import ARBITER, CORRECT
from engine.game import Rules
from engine.games import TITLES, rules_of
from engine.table import Table
from engine.text import T
from tests.bot.viewing import words


def table_of(game: str, answers: int = 0) -> Table:
    table = Table.new(rules_of(game), 3, "5eed" * 16, keep=True)
    for number in range(answers):
        if table.ask is None:
            break
        seat, verb, value = table.random_answer(Random(number))
        table.answer(seat, value, verb)
    return table


def live_at(table: Table) -> Live:
    row = GameRow(1, 1, 1, table.rules.name, {}, "5eed" * 16, "running", "en", 1, question=table.question)
    return Live(row, (SeatRow(0, 10, "ann"), SeatRow(1, 11, "bob"), SeatRow(2, 12, "cy")), table.rules, table)


@pytest.mark.parametrize("game", TITLES)
def test_all_that_is_told_of_a_position_is_told_from_one_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose views take little may have no glimpse of its own: then headlines make views as well."""
    live, made, view = live_at(table_of(game, 5)), list[Seat | None](), rules_of(game).view
    table = live.table
    assert table is not None

    def counted(rules: object, state: object, seat: Seat | None) -> object:
        made.append(seat)
        return view(state, seat)

    if type(table.rules).glimpse is Rules.glimpse:
        monkeypatch.setattr(type(table.rules), "glimpse", lambda rules, state: view(state, None))
    monkeypatch.setattr(type(table.rules), "view", counted)
    table.headline(), prompt(live, speaker(live, words(), "en"), []), prompt(live, speaker(live, words(), "en"), [])
    further_row(live, words().speaker("en"))
    assert ANYBODY.now(live, table) is seen_by_all(table)
    assert made.count(None) == 1


@pytest.mark.parametrize("game", TITLES)
def test_what_is_seen_is_what_stands_on_the_table(game: str) -> None:
    table = table_of(game)
    for number in range(60):
        assert seen_by_all(table) == table.rules.view(table.state, None)
        if table.ask is None:
            break
        seat, verb, value = table.random_answer(Random(number))
        table.answer(seat, value, verb)


def test_a_correction_and_other_dice_are_seen_at_once() -> None:
    table = table_of("eclipse")
    before, one = seen_by_all(table), table.corrections()[0]
    table.answer(ARBITER, {"id": one.id, "value": one.now + 1 if one.now < one.high else one.now - 1}, CORRECT)
    assert seen_by_all(table) is not before and seen_by_all(table) == table.rules.view(table.state, None)
    again = seen_by_all(table)
    table.fall_by(7)
    assert seen_by_all(table) is not again


def test_only_some_tables_keep_what_is_seen() -> None:
    tables = [table_of("eclipse") for _ in range(seen.KEPT + 5)]
    for table in tables:
        seen_by_all(table)
    assert len(seen._SEEN) <= seen.KEPT


def test_who_is_shown_an_own_board_or_everything_is_not_shown_what_everybody_sees() -> None:
    live = live_at(table_of("space_empires", 3))
    table = live.table
    assert table is not None and live.rules.own_boards
    assert Reader(0).now(live, table) == table.rules.view(table.state, 0) != seen_by_all(table)
    assert Reader(everything=True).now(live, table) == table.rules.revealed(table.state)


@pytest.mark.parametrize("game", TITLES)
def test_a_view_is_handed_over_whole(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(game, 40)
    for seat in (None, 0):
        view = table.rules.view(table.state, seat)
        assert pickle.loads(packed(view)) == view
    asked = list[object]()
    monkeypatch.setattr(dataclasses, "fields", asked.append)
    packed(view)
    assert asked == []


def test_words_are_handed_over_as_they_want_to_be() -> None:
    say = read_once().speaker("pl", {0: "Ann"})
    assert pickle.loads(packed(say))(T("bot-none")) == say(T("bot-none"))
