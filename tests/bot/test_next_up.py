"""Who wants it hears a decision ahead that the table will probably come, from nothing but what everybody knows."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.clock import stamp
from bot.settings import PersonSettings
from bot.store import Preferences, Wait
from bot.store.posts import NoticePost
from bot.tables.next_up import Turn, follower, is_soon
from tests.bot.harness import World, error
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_waiting import look
from tests.bot.timing import NOON, Clock, clock_for


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


@pytest.fixture
async def room(tmp_path: Path, clock: Clock) -> Any:
    room = Room(tmp_path / "test.db")
    yield room
    await room.tables.close()


def wishes(room: Room, user: int, **settings: Any) -> None:
    room.store.prefer(Preferences(user, settings=PersonSettings.model_validate({"ahead": "dm", **settings})))


async def round_of_turns(room: Room, game: int, clock: Clock, minutes: int) -> None:
    """All bid, roll and play; each takes so long."""
    await room.answers(game, (ANN, 1), (BOB, 0), (CYD, 0))
    for value in ("still", "none"):
        for user in (ANN, BOB, CYD):
            clock.turn(minutes=minutes)
            await room.answers(game, (user, value))
    await room.answers(game, (ANN, 1), (BOB, 0), (CYD, 0))


async def looked(room: Room) -> list[int | None]:
    """Whom a look tells."""
    before = len(room.posts())
    wishing = room.store.told_ahead()
    for one in room.store.waited():
        await room.tables.next_up.tell(one.wait, wishing)
    posts = [row for row in room.posts()[before:] if isinstance(row.post, NoticePost)]
    return [row.seat for row in posts if row.post.text.key == "bot-next-up"]


async def test_the_next_one_is_told_once_each_time(room: Room, clock: Clock) -> None:
    game = await room.game(ANN, BOB, CYD)
    wishes(room, BOB)
    await round_of_turns(room, game, clock, 20)
    assert await looked(room) == [1], "ann decides, and bob came after her"
    assert await looked(room) == []
    await room.restart()
    assert await looked(room) == []
    await room.answers(game, (ANN, "still"))
    assert await looked(room) == [], "cyd does not want to know"
    await room.answers(game, (BOB, "still"), (CYD, "still"))
    assert await looked(room) == [1]


async def test_nobody_is_told_at_night_or_away_or_long_before(room: Room, clock: Clock) -> None:
    game = await room.game(ANN, BOB, CYD)
    await round_of_turns(room, game, clock, 180)
    for settings in ({"quiet": ("00:00", "23:59")}, {"away": "2026-12-31"}, {"ahead": "none"}):
        wishes(room, BOB, **settings)
        assert await looked(room) == []
    wishes(room, BOB)
    assert await looked(room) == [], "ann mostly takes three hours"
    clock.turn(minutes=121)
    assert await looked(room) == [1]


async def test_nobody_is_told_while_all_answer_at_once(room: Room, clock: Clock) -> None:
    game = await room.game(ANN, BOB, CYD)
    wishes(room, BOB)
    await round_of_turns(room, game, clock, 5)
    for user in (ANN, BOB, CYD):
        await room.answers(game, (user, "still"))
    for user in (ANN, BOB, CYD):
        await room.answers(game, (user, "none"))
    assert await looked(room) == [], "bids are secret"


def test_who_follows_and_when_hangs_on_the_last_times() -> None:
    turns = [Turn(seat, timedelta(minutes=30)) for seat in (0, 1, 2, 0, 2, 0, 2, 0)]
    assert follower(turns, 0) == 2 and follower(turns, 1) == 2 and follower(turns, 3) is None
    wait = Wait(1, 0, stamp(NOON))
    assert is_soon(turns, wait, NOON) and not is_soon(turns[:2], wait, NOON)
    slow = [replace_took(turn, 100) for turn in turns]
    assert not is_soon(slow, wait, NOON) and is_soon(slow, wait, NOON + timedelta(minutes=41))


def replace_took(turn: Turn, minutes: int) -> Turn:
    return turn._replace(took=timedelta(minutes=minutes))


async def test_it_is_chosen_by_command_and_comes_as_a_direct_message(world: World, clock: Clock) -> None:
    told = await world.bob.slash(world.channel, "me messages", next="ahead-dm")
    assert "when a table will probably come to you next" in error(told)
    await world.started()
    for _ in range(2):
        for person, coins in ((world.ann, "1"), (world.bob, "0")):
            await person.slash(world.channel, "toy bid", coins=coins)
        for person in (world.ann, world.bob):
            clock.turn(minutes=5)
            await person.slash(world.channel, "toy answer", answer="still")
        for person in (world.ann, world.bob):
            clock.turn(minutes=5)
            await person.slash(world.channel, "toy answer", answer="none")
    for person, coins in ((world.ann, "0"), (world.bob, "0")):
        await person.slash(world.channel, "toy bid", coins=coins)
    before = world.said()
    await look(world)
    assert world.bob.user.dm_channel.history()[-1].content.endswith("with /play plan.")
    assert world.said() == before
