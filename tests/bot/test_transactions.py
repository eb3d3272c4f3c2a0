"""Several processes at one game: each deed is done as on a game of its own, or refused in words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.errors import BotError, GameBusy, NotOpen, SeatTaken, StaleVersion
from bot.live import transactions
from bot.live.transactions import transaction
from bot.tables.tables import Tables
from engine.errors import AnswerError
from tests.bot import databases
from tests.bot.tabling import ANN, BOB, CYD, Room

pytestmark = pytest.mark.only_postgresql

LONG = 120.0
"""Seconds that each process waits for the others: however slow the machine is, none is told to try again."""


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "games.sqlite", LONG)
    await room.restart(shared=True)
    yield room
    await room.tables.close()


@pytest_asyncio.fixture
async def three(room: Room) -> AsyncIterator[list[Tables]]:
    """Three processes, each with its own tables in memory."""
    others = [Tables(databases.opened(room.path, LONG), shared=True, rules=lambda name: room.rules) for _ in range(2)]
    yield [room.tables, *others]
    for other in others:
        await other.close()


async def test_twenty_deeds_at_once_from_three_processes(room: Room, three: list[Tables]) -> None:
    game = (await room.tables.lobby.create(7, "toy", ANN, "Ann")).id
    people = range(100, 120)
    done = await asyncio.gather(*(three[user % 3].guests.watch(game, user) for user in people))
    assert all(done)
    assert room.store.guests(game, "watching") == list(people)
    assert {(await tables.look(game)).game.version for tables in three} == {20}


async def test_who_sits_down_at_once_gets_a_seat_each_or_hears_that_there_is_none(
    room: Room, three: list[Tables]
) -> None:
    game = (await room.tables.lobby.create(7, "toy", ANN, "Ann")).id
    joining = (three[user % 3].lobby.join(game, user, f"P{user}") for user in range(100, 120))
    done = await asyncio.gather(*joining, return_exceptions=True)
    refused = [each for each in done if isinstance(each, Exception)]
    seats = room.store.seats(game)
    assert len(seats) == 20 - len(refused) + 1 == len({row.user for row in seats})
    assert [row.seat for row in seats] == list(range(len(seats)))
    assert {type(each) for each in refused} <= {SeatTaken}


async def test_one_question_is_answered_once_whoever_asks_for_it(room: Room, three: list[Tables]) -> None:
    game = await room.game(ANN, BOB)
    answers = (tables.answers.answer(game, user, 1, question="0.1") for tables in three for user in (ANN, BOB))
    done = await asyncio.gather(*answers, return_exceptions=True)
    refused = [each for each in done if isinstance(each, Exception)]
    assert len(refused) == 4 and all(isinstance(each, AnswerError) for each in refused)
    assert sorted(row.seat for row in room.store.log(game)) == [0, 1]


async def test_an_interaction_that_reaches_two_processes_is_played_once(room: Room, three: list[Tables]) -> None:
    game = await room.game(ANN, BOB)
    done = await asyncio.gather(*(tables.answers.answer(game, ANN, 1, interaction=77) for tables in three))
    assert sorted(played.again for played in done) == [False, True, True]
    assert len(room.store.log(game)) == 1


async def test_a_game_begins_once(room: Room, three: list[Tables]) -> None:
    game = (await room.tables.lobby.create(7, "toy", ANN, "Ann")).id
    await room.tables.lobby.join(game, BOB, "Bob")
    done = await asyncio.gather(*(tables.lobby.start(game) for tables in three), return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Live", "NotOpen", "NotOpen"]
    assert isinstance(next(each for each in done if isinstance(each, BotError)), NotOpen)


async def test_what_was_lost_to_another_process_leaves_nothing_behind(room: Room, three: list[Tables]) -> None:
    """The loser has played on its own table, which nobody may see any more."""
    game = await room.game(ANN, BOB, CYD)
    await asyncio.gather(three[0].answers.answer(game, ANN, 1), three[1].answers.answer(game, BOB, 2))
    tables = [(await each.look(game)).table for each in three]
    assert len({each.rules.dump(each.state) for each in tables if each is not None}) == 1
    assert [row.seat for row in room.store.log(game)] in ([0, 1], [1, 0])


async def test_nobody_gets_through() -> None:
    calls = []

    @transaction
    async def never() -> None:
        calls.append(1)
        raise StaleVersion

    with pytest.raises(GameBusy):
        await never()
    assert len(calls) == transactions.TRIES
