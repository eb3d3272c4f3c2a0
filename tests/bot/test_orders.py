"""Answers that a seat has ordered in advance: given after a while, also after a restart, and no bar to free undo."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot import orders
from bot.errors import NothingToUndo
from bot.orders import Due, delay
from engine.ask import Answer, Ask, Seat
from engine.games import rules_of
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.toy import ToyRules


class Idle(ToyRules):
    """Some seats have ordered to bid nothing, which shows nothing."""

    def __init__(self, *idle: Seat) -> None:
        super().__init__()
        self.idle, self.open_hands = set(idle), False

    def stands_by(self, state: Any, seat: Seat, ask: Ask) -> Answer | None:
        return 0 if seat in self.idle and ask.kind == "bid" else None

    def only_passes(self, kind: str, answer: Answer) -> bool:
        return kind == "bid" and answer == 0

    def discreet(self, state: Any) -> bool:
        return not self.open_hands


@pytest_asyncio.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(orders, "SOONEST", 0.02)
    monkeypatch.setattr(orders, "LATEST", 0.03)
    room = Room(tmp_path / "games.sqlite")
    room.rules = Idle(1)
    yield room
    await room.tables.close()


async def log(room: Room, game: int) -> list[tuple[Seat, Answer, int | None]]:
    """Who answered what, and by whose hand."""
    await asyncio.sleep(0.1)
    return [(row.seat, row.value, row.actor) for row in room.store.log(game)]


async def test_an_ordered_answer_is_given_after_a_while(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    assert room.store.log(game) == []
    assert await log(room, game) == [(1, 0, None)]
    assert (await room.tables.look(game)).waiting() == [0, 2]


async def test_whoever_answers_first_is_not_answered_for(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    await room.answers(game, (BOB, 3))
    assert await log(room, game) == [(1, 3, BOB)]


async def test_an_order_taken_back_in_time_gives_no_answer(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    assert isinstance(room.rules, Idle)
    room.rules.idle.clear()
    assert await log(room, game) == []


async def test_after_a_restart_orders_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "LATEST", 900.0)
    game = await room.game(ANN, BOB, CYD)
    await room.restart()
    assert await log(room, game) == []
    monkeypatch.setattr(orders, "LATEST", 0.03)
    await room.restart()
    await room.tables.wake()
    assert await log(room, game) == [(1, 0, None)]


async def test_a_paused_game_waits(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    await room.tables.pause(game, 99)
    assert await log(room, game) == []
    await room.tables.resume(game, 99)
    assert await log(room, game) == [(1, 0, None)]


async def test_a_table_that_hides_nothing_gives_no_answers(room: Room) -> None:
    assert isinstance(room.rules, Idle)
    room.rules.open_hands = True
    game = await room.game(ANN, BOB, CYD)
    assert await log(room, game) == []


async def test_a_rule_that_breaks_leaves_the_question_open(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    room.rules.broken.add("roll")
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1))
    assert await log(room, game) == [(0, 1, ANN)]
    assert (await room.tables.look(game)).waiting() == [1]


async def test_the_delay_is_drawn_for_each_question_and_seat(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "SOONEST", 5.0)
    monkeypatch.setattr(orders, "LATEST", 45.0)
    game = await room.game(ANN, BOB, CYD)
    live = await room.tables.look(game)
    drawn = [delay(live, Due(game, f"0.{number}", seat)) for number in range(50) for seat in range(3)]
    assert len(set(drawn)) == 150 and min(drawn) < 10 and max(drawn) > 40
    assert delay(live, Due(game, "0.7", 1)) == drawn[22]


# --- free undo ------------------------------------------------------------------------------------------------------


async def test_an_ordered_pass_does_not_bar_anothers_undo(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    await room.answers(game, (ANN, 2))
    assert await log(room, game) == [(0, 2, ANN), (1, 0, None)]
    assert [lost.seat for lost in await room.tables.undoable(game, ANN)] == [0, 1]
    await room.tables.undo(game, ANN)
    assert set(await log(room, game)) == {(1, 0, None)}  # given anew
    assert (await room.tables.look(game)).waiting() == [0, 2]


async def test_a_pass_by_hand_bars_undo_no_more_than_an_ordered_one(room: Room) -> None:
    assert isinstance(room.rules, Idle)
    room.rules.idle.clear()
    game = await room.game(ANN, BOB, CYD)
    await room.answers(game, (ANN, 2), (BOB, 0))
    await room.tables.undo(game, ANN)
    assert (await room.tables.look(game)).waiting() == [0, 1, 2]


async def test_more_than_a_pass_bars_undo(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    await room.answers(game, (ANN, 2), (CYD, 1))
    with pytest.raises(NothingToUndo):
        await room.tables.undo(game, ANN)


async def test_a_pass_that_showed_something_bars_undo(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 2))
    assert await log(room, game) == [(0, 2, ANN), (1, 0, None)]  # now the highest bidder has drawn a card
    with pytest.raises(NothingToUndo):
        await room.tables.undo(game, ANN)


@pytest.mark.parametrize(
    ("kind", "answer", "passes"),
    [
        ("after_activate_system", "pass", True),
        ("after_activate_system", "always", False),
        ("after_activate_system", "card:skilled_retreat", False),
        ("action", "pass", False),
        ("component_action", "pass", False),
    ],
)
def test_only_a_passed_window_of_twilight_imperium_counts_as_nothing(kind: str, answer: str, passes: bool) -> None:
    assert rules_of("ti4").only_passes(kind, answer) is passes
