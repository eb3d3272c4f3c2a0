"""Clocks: how much time each seat has left, when it runs, what stops it, and what it never tells."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.settings import CLOCKS, DAY, HOUR, PersonSettings, TableSettings
from bot.store import Change, Preferences, Wait, Waited
from bot.waiting.timer_commands import read
from bot.wording import patience
from tests.bot.harness import World, messages
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_at_once import PASS, Windows
from tests.bot.test_patience import at, waited
from tests.bot.test_waiting import choose, look, nudges
from tests.bot.timing import NOON, Clock, clock_for

DAILY = TableSettings(clock="daily")
FULL, MORE = DAY * 60, 4 * HOUR * 60


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "clocks.db")
    yield room
    await room.tables.close()


async def banks(room: Room, game: int) -> dict[int, int]:
    """The seconds that seats have left, of those that have used any."""
    return (await room.tables.look(game)).game.settings.banks


async def at_rolls(room: Room, **left: int) -> int:
    """A table whose first player has to decide about dice; `ann`, `bob`: what they have left."""
    game = await room.game(ANN, BOB, settings=DAILY)
    await room.answers(game, (ANN, 1), (BOB, 0))
    await leave(room, game, {("ann", "bob").index(name): seconds for name, seconds in left.items()})
    return game


async def leave(room: Room, game: int, left: dict[int, int]) -> None:
    """So much these seats have left."""
    async with room.tables.games.turn(game) as live:
        settings = live.game.settings.model_copy(update={"banks": {**live.game.settings.banks, **left}})
        await room.tables.games.save(live, Change(settings=settings))


async def prefer(room: Room, user: int, **settings: Any) -> None:
    room.store.prefer(Preferences(user, settings=PersonSettings.model_validate(settings)))


async def test_a_clock_runs_while_its_seat_decides_and_gets_more_when_the_table_comes_back(
    room: Room, clock: Clock
) -> None:
    game = await at_rolls(room)
    start = await banks(room, game)
    clock.turn(hours=3)
    await room.answers(game, (ANN, "still"))
    assert (await banks(room, game))[0] == start[0] - 3 * 3600
    assert (await banks(room, game))[1] == start[1] + MORE


async def test_answers_one_after_the_other_are_one_turn(room: Room, clock: Clock) -> None:
    game = await at_rolls(room)
    start = await banks(room, game)
    clock.turn(hours=1)
    await room.answers(game, (ANN, "roll"))
    clock.turn(hours=2)
    asked = (await room.tables.look(game)).table
    assert asked is not None and asked.ask is not None and asked.waiting() == [0]
    await room.answers(game, (ANN, asked.ask.must[0].random(Random(1))))
    assert (await banks(room, game))[0] == start[0] - 3 * 3600


async def test_no_clock_holds_more_than_its_most_nor_less_than_nothing(room: Room, clock: Clock) -> None:
    game = await at_rolls(room, bob=CLOCKS["daily"].most * 60 - 5)
    clock.turn(days=9)
    await room.answers(game, (ANN, "still"))
    assert await banks(room, game) == {0: 0, 1: CLOCKS["daily"].most * 60}


async def test_taking_back_and_answering_again_gives_nobody_time(room: Room, clock: Clock) -> None:
    game = await at_rolls(room)
    await room.answers(game, (ANN, "still"))
    before = await banks(room, game)
    for _ in range(3):
        await room.tables.answers.undo(game, ANN)
        await room.answers(game, (ANN, "still"))
    assert await banks(room, game) == before


async def test_quiet_hours_and_absences_stop_a_clock(room: Room, clock: Clock) -> None:
    game = await at_rolls(room)
    start = (await banks(room, game))[0]
    await prefer(room, ANN, quiet=("22:00", "08:00"))
    clock.turn(hours=24)
    await room.answers(game, (ANN, "still"))
    assert (await banks(room, game))[0] == start - 14 * 3600


async def test_a_pause_stops_a_clock_and_what_ran_before_it_is_gone(room: Room, clock: Clock) -> None:
    game = await at_rolls(room)
    start = (await banks(room, game))[0]
    clock.turn(hours=2)
    await room.tables.moderation.pause(game, BOB)
    clock.turn(days=2)
    await room.tables.moderation.resume(game, BOB)
    clock.turn(hours=1)
    await room.answers(game, (ANN, "still"))
    assert (await banks(room, game))[0] == start - 3 * 3600


async def test_another_player_begins_with_a_full_clock(room: Room, clock: Clock) -> None:
    game = await at_rolls(room, ann=60)
    await room.tables.seats.replace(game, 0, CYD, "Cyd", BOB)
    assert 0 not in await banks(room, game)
    clock.turn(hours=1)
    await room.answers(game, (CYD, "still"))
    assert (await banks(room, game))[0] == FULL - 3600


async def test_no_clock_tells_who_could_react(room: Room, clock: Clock) -> None:
    """Two worlds that differ in who has something to use: their clocks show the same, however long anybody thought."""
    room.rules = Windows()
    room.rules.rich = {1}
    game = await room.game(ANN, BOB, CYD, settings=DAILY.model_copy(update={"pace": "even"}))
    await room.answers(game, (ANN, "on"))
    before = await banks(room, game)
    live = await room.tables.look(game)
    assert live.game.settings.running == () and {1, 2} <= set(live.waiting())
    clock.turn(hours=20)
    await room.answers(game, (BOB, PASS.id))
    assert (await banks(room, game)).get(1) == before.get(1)


@pytest.mark.parametrize("hours_gone", [1, 5])
async def test_who_may_not_be_known_to_think_has_as_long_as_a_clock_begins_with(
    room: Room, clock: Clock, hours_gone: int
) -> None:
    room.rules = Windows()
    room.rules.rich = {1}
    game = await room.game(ANN, BOB, CYD, settings=DAILY.model_copy(update={"pace": "even", "late": "answer"}))
    await leave(room, game, {1: hours_gone * 60})
    await room.answers(game, (ANN, "on"))
    ends = {one.wait.seat: patience.ends(one) for one in room.store.waited(game)}
    assert ends[1] == NOON + timedelta(days=1)


# --- what follows when it has run out --------------------------------------------------------------------------------


def with_clock(person: PersonSettings | None = None, *, bank: int = FULL, **table: Any) -> Waited:
    return waited(person, clock="daily", banks={0: bank}, running=(0,), **table)


def test_a_clock_runs_out_when_its_person_was_awake_for_so_long() -> None:
    night = PersonSettings(quiet=("22:00", "08:00"))
    assert patience.ends(with_clock(bank=3 * 3600)) == NOON + timedelta(hours=3)
    assert patience.ends(with_clock(night)) == at("2026-03-03T22:00")
    away = PersonSettings(away="2026-03-05", gone="2026-03-02T14:00:00+00:00")
    assert patience.ends(with_clock(away, bank=3 * 3600)) == at("2026-03-06T01:00")


def test_a_whole_day_of_quiet_hours_stops_a_clock_for_half_of_it() -> None:
    always = PersonSettings(quiet=("12:00", "11:59"))
    assert patience.ends(with_clock(always, bank=3600)) == at("2026-03-03T01:00")


def test_two_warnings_come_before_a_seat_is_lost_however_short_the_time() -> None:
    for bank in (0, 60, 3600, FULL):
        one, came = with_clock(bank=bank, late="seat", remind=()), []
        for minute in range(3 * DAY):
            now = NOON + timedelta(minutes=minute)
            if patience.late(one, now, at("2026-01-01T00:00")):
                break
            if patience.due(one, now):
                came.append(now)
                wait = Wait(1, 0, one.wait.since, now.isoformat(), 0, len(came))
                one = Waited(wait, one.user, one.table, one.person)
        assert len(came) == 2 and now >= came[1] + patience.notice(one.table), (bank, came)


def test_what_is_typed_sets_a_clock_in_place_of_the_limit() -> None:
    table = read(TableSettings(limit=DAY), "", "", "clock-weekly", "late-seat", "")
    assert (table.clock, table.longest) == ("weekly", 3 * DAY)
    assert read(table, "", "", "clock-off", "", "").longest == DAY


# --- in Discord ------------------------------------------------------------------------------------------------------


async def test_the_prompt_shows_whose_clock_runs_and_the_status_everybodys(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, clock="daily", late="seat", remind=())
    await world.ann.slash(world.channel, "toy bid", coins="1")
    await world.bob.slash(world.channel, "toy bid", coins="0")
    ends = int((clock.at + timedelta(hours=28)).timestamp())
    assert f"-# Clock runs out <t:{ends}:R>" in world.prompt.content
    edits = len(world.env.http_requests)
    clock.turn(hours=2)
    await look(world)
    assert len(world.env.http_requests) == edits, "no prompt is edited for time alone"
    (told,) = messages(await world.bob.slash(world.channel, "game status"))
    assert f"Clock runs out <t:{ends}:R> · **to answer**" in told.content
    assert " · clock: 1 day" in told.content
    assert "Clock: 1 day each, 4 hours more per turn, at most 3 days; then a substitute takes the seat" in told.content


async def test_a_clock_that_has_run_out_costs_the_seat_after_two_warnings(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, clock="live", late="seat", remind=())
    await world.ann.slash(world.channel, "toy bid", coins="1")
    await world.bob.slash(world.channel, "toy bid", coins="0")
    world.bot.watch.up = clock.at - timedelta(days=1)
    world.bot.watch._since.clear()
    for _ in range(24):
        clock.turn(seconds=30)
        await look(world)
    assert len(nudges(world)) == 2
    assert any("Time is up: a substitute takes over" in line for line in world.said())
