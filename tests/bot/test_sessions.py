"""When a shard may begin a session: at once, unless Discord wants to wait."""

from __future__ import annotations

import discord
import pytest

from bot import sessions
from bot.sessions import SessionStarts


class Hours:
    """The clock of these tests, which goes on when somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.slept = 1000.0, list[float]()
        monkeypatch.setattr(sessions, "monotonic", lambda: self.now)
        monkeypatch.setattr(sessions.asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 3))
        self.now += seconds


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


class Limits:
    """What Discord says of sessions, and how often it was asked."""

    def __init__(self, remaining: int = 900, together: int = 1) -> None:
        self.remaining, self.together, self.asked = remaining, together, 0

    async def __call__(self) -> discord.SessionStartLimits:
        self.asked += 1
        return discord.SessionStartLimits(
            total=1000, remaining=self.remaining, reset_after=90_000, max_concurrency=self.together
        )


async def test_a_shard_that_comes_to_a_process_does_not_wait(hours: Hours) -> None:
    starts = SessionStarts(Limits())
    await starts.wait(0, again=False)
    hours.now += 60.0
    await starts.wait(1, again=False)
    assert hours.slept == []


async def test_sessions_begin_one_after_the_other(hours: Hours) -> None:
    starts = SessionStarts(Limits())
    for shard in range(3):
        await starts.wait(shard, again=False)
    assert hours.slept == [5.0, 5.0]
    hours.now += 3.0
    await starts.wait(3, again=False)
    assert hours.slept == [5.0, 5.0, 2.0]


async def test_a_large_bot_begins_several_together(hours: Hours) -> None:
    starts = SessionStarts(Limits(together=16))
    for shard in range(16):
        await starts.wait(shard, again=False)
    assert hours.slept == []
    await starts.wait(16, again=False)
    assert hours.slept == [5.0], "it is in one queue with the first"


async def test_after_discord_has_ended_a_session_the_next_one_rests(
    hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = SessionStarts(Limits())
    monkeypatch.setattr(sessions.random, "uniform", lambda least, most: (least + most) / 2)
    await starts.wait(0, again=False)
    hours.now += 3600.0
    await starts.wait(0, again=True)
    assert hours.slept == [3.0]


async def test_who_has_begun_too_many_today_waits(hours: Hours, caplog: pytest.LogCaptureFixture) -> None:
    await SessionStarts(Limits(remaining=0)).wait(0, again=False)
    assert hours.slept == [90.0]
    assert "Discord takes no new session for 90 s" in caplog.text


@pytest.mark.parametrize("fault", [discord.GatewayNotFound(), OSError(), KeyError("session_start_limit")])
async def test_a_discord_that_says_nothing_takes_one_after_the_other(hours: Hours, fault: Exception) -> None:
    async def ask() -> discord.SessionStartLimits:
        raise fault

    starts = SessionStarts(ask)
    await starts.wait(0, again=False)
    await starts.wait(1, again=False)
    assert hours.slept == [5.0]


async def test_discord_is_not_asked_again_and_again(hours: Hours) -> None:
    limits = Limits()
    starts = SessionStarts(limits)
    for shard in range(3):
        await starts.wait(shard, again=False)
    assert limits.asked == 1
    hours.now += 60.0
    await starts.wait(3, again=False)
    assert limits.asked == 2
