"""`/mod timers`: how long a table waits; for moderators, and before the start for whoever opened the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.settings import DAY, HOUR
from tests.bot.harness import World, error
from tests.bot.test_mod import mod as moderator
from tests.bot.test_waiting import look, looks, nudges
from tests.bot.timing import Clock, clock_for

mod = moderator


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


async def settings(world: World) -> tuple[Any, ...]:
    chosen = (await world.bot.services.tables.find(world.channel.id)).settings
    return chosen.remind, chosen.limit, chosen.late, chosen.absent


async def audited(world: World) -> list[tuple[str, str]]:
    return [(line.action, line.reason) for line in await world.bot.services.call(world.bot.services.store.audited)]


async def test_without_options_everybody_sees_them(world: World) -> None:
    await world.started()
    told = await world.cid.slash(world.channel, "mod timers")
    assert told.ephemeral
    assert told.response.content.splitlines() == ["- Reminder after: 1 day and 3 days", "- No time limit"]


async def test_a_moderator_sets_them_in_public_view(world: World, mod: Any) -> None:
    await world.started()
    how = {"remind": "12h 1d", "limit": "36h", "late": "late-answer", "absence": "absence-counts", "reason": "pace"}
    told = await mod.slash(world.channel, "mod timers", **how)
    assert told.response.content.splitlines() == [
        "- Reminder after: 12 hours and 1 day",
        "- Time to answer: 1 day and 12 hours, then a substitute answers once",
        "- Time also runs for people who are away",
    ]
    assert await settings(world) == ((12 * HOUR, DAY), 36 * HOUR, "answer", True)
    await world.env.settle()
    (line,) = [line for line in world.said() if line.startswith("New time limits: ")]
    assert "12 hours and 1 day; Time to answer" in line and "then a substitute answers once; Time also runs" in line
    assert mod.mention in line and "pace" in line
    assert await audited(world) == [("timers", "pace")]


async def test_what_is_left_out_stays(world: World, mod: Any) -> None:
    await world.started()
    await mod.slash(world.channel, "mod timers", limit="2d", late="late-seat")
    await mod.slash(world.channel, "mod timers", remind="off")
    assert await settings(world) == ((), 2 * DAY, "seat", False)
    await mod.slash(world.channel, "mod timers", limit="off")
    assert (await settings(world))[1] == 0


async def test_before_the_start_whoever_opened_the_table_sets_them(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    refused = "Only a moderator, or the host before the start, can set the timers."
    assert error(await world.bob.slash(world.channel, "mod timers", limit="2d")) == refused
    await world.ann.slash(world.channel, "mod timers", limit="2d")
    assert (await settings(world))[1] == 2 * DAY
    assert await audited(world) == []
    await world.ann.slash(world.channel, "game start")
    assert error(await world.ann.slash(world.channel, "mod timers", limit="3d")) == refused
    assert (await settings(world))[1] == 2 * DAY


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"remind": "soon"}, "“soon” is not a list of times."),
        ({"limit": "soon"}, "“soon” is not a time."),
        ({"limit": "5m"}, "Choose up to five times from 10 minutes to 60 days."),
        ({"remind": "1h 61d"}, "Choose up to five times from 10 minutes to 60 days."),
        ({"remind": "1h 2h 3h 4h 5h 6h"}, "Choose up to five times from 10 minutes to 60 days."),
        ({"late": "late-seat"}, "Set a time limit as well; without one, no answer is late."),
    ],
)
async def test_what_cannot_be_is_refused(world: World, mod: Any, options: dict[str, str], said: str) -> None:
    await world.started()
    before = await settings(world)
    assert error(await mod.slash(world.channel, "mod timers", **options)).startswith(said)
    assert await settings(world) == before and await audited(world) == []


async def test_a_new_limit_has_to_be_warned_of(world: World, mod: Any, clock: Clock) -> None:
    await world.started()
    await looks(world, clock, hours=25, every=0.15)
    assert len(nudges(world)) == 1
    await mod.slash(world.channel, "mod timers", limit="12h", late="late-answer")
    await look(world)
    assert "a substitute answers once" in nudges(world)[-1] and len(nudges(world)) == 2
    assert (await world.bot.services.tables.look(1)).game.answers == 0
    await looks(world, clock, hours=2, every=0.15)
    assert (await world.bot.services.tables.look(1)).game.answers > 0
    assert len(nudges(world)) == 2
