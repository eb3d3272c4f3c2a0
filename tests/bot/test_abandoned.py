"""A table without people stops until somebody comes, however it came to be without them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.errors import BotError, NotRunning
from tests.bot.tabling import ANN, BOB, CYD, NAMES, Room

MOD = 99
Leaving = Callable[[Room, int], Awaitable[object]]

pytestmark = pytest.mark.both_databases


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path / "games.sqlite")
    yield room
    room.store.close()


LEAVINGS: dict[str, Leaving] = {
    "resigns": lambda room, game: room.tables.seats.resign(game, ANN),
    "is replaced": lambda room, game: room.tables.seats.replace(game, 0, None, "", MOD),
    "is kicked": lambda room, game: room.tables.seats.kick(game, 0, MOD),
    "is kicked, vacant": lambda room, game: room.tables.seats.kick(game, 0, MOD, vacant=True),
    "is away": lambda room, game: room.tables.seats.stand_in_for(game, 0, MOD),
}


@pytest.mark.parametrize("way", LEAVINGS)
async def test_a_game_whose_last_person_goes_stops_and_goes_on_when_somebody_comes(room: Room, way: str) -> None:
    game = await room.game(ANN, stand_ins=1)
    await room.tables.stand_ins.settle(game)
    await LEAVINGS[way](room, game)
    await room.tables.stand_ins.settle(game)
    live = await room.tables.look(game)
    assert (live.game.status, live.game.answers) == ("paused", 1)
    assert "bot-deserted" in room.kinds() and "bot-seed-shown" not in room.kinds()
    await room.restart()
    await room.tables.wake()
    await room.tables.stand_ins.settle()
    assert (await room.tables.look(game)).game.answers == 1
    await room.tables.lobby.join(game, ANN, NAMES[ANN], seat=0)
    await room.answers(game, (ANN, 1))
    assert (await room.tables.look(game)).game.status == "running" and "bot-peopled" in room.kinds()


async def test_nobody_resumes_a_game_without_people(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.seats.resign(game, ANN)
    await room.tables.seats.resign(game, BOB)
    with pytest.raises(BotError, match="bot-nobody-here"):
        await room.tables.moderation.resume(game, MOD)
    with pytest.raises(NotRunning):
        await room.tables.answers.answer_by_chance(game, 0, MOD)
    assert (await room.tables.lobby.join(game, CYD, NAMES[CYD], seat=1)).game.status == "running"


async def test_a_moderators_pause_outlasts_who_comes_and_goes(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.moderation.pause(game, MOD)
    await room.tables.seats.resign(game, ANN)
    await room.tables.seats.resign(game, BOB)
    live = await room.tables.lobby.join(game, CYD, NAMES[CYD], seat=1)
    assert live.game.status == "paused" and (await room.tables.moderation.resume(game, MOD)).game.status == "running"


async def test_a_table_of_stand_ins_alone_does_not_begin_to_play(room: Room) -> None:
    game = (await room.tables.lobby.create(7, "toy", ANN, "Ann")).id
    await room.tables.lobby.stand_in(game, 2)
    await room.tables.lobby.leave(game, ANN)
    assert (await room.tables.lobby.start(game)).game.status == "paused"
    await room.tables.stand_ins.settle(game)
    assert (await room.tables.look(game)).game.answers == 0
