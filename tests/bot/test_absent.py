"""Votes of the players on somebody who lets the table wait, and on a pause; no moderator is there."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.wording import patience
from tests.bot.harness import World, error, labels
from tests.bot.test_patience import waited
from tests.bot.test_waiting import choose, look, looks, prefer
from tests.bot.timing import NOON, Clock, clock_for


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


async def three(world: World, **settings: Any) -> World:
    """Ann has to decide about dice; Bob and Cid wait."""
    await world.started(3)
    await choose(world, **settings)
    for person, coins in ((world.ann, "1"), (world.bob, "0"), (world.cid, "0")):
        await person.slash(world.channel, "toy bid", coins=coins)
    return world


def last(world: World, *, having: str) -> Any:
    """The last message of the channel with such a button."""
    return [message for message in world.channel.history() if having in labels(message)][-1]


async def sits(world: World) -> list[int | None]:
    live = await world.bot.services.tables.look(1)
    return [row.user for row in live.seats]


async def standing(world: World) -> str:
    return (await world.bot.services.tables.look(1)).game.standing


async def test_the_others_are_asked_once_when_time_is_up_and_more_than_half_of_them_decide(
    world: World, clock: Clock
) -> None:
    await three(world, limit=120, late="vote", remind=())
    await looks(world, clock, hours=6)
    asked = [line for line in world.said() if line.startswith("Time is up for ann")]
    assert len(asked) == 1 and world.ann.id in await sits(world)
    await world.bob.click(last(world, having="Substitute …"), label="Substitute …")
    assert "bob asks for a vote: a substitute takes over for ann" in world.said()[-1]
    assert labels(last(world, having="Agree")) == ["Agree", "Withdraw"], "nobody refuses for all"
    assert world.ann.id in await sits(world)
    await world.cid.click(last(world, having="Agree"), label="Agree")
    await world.env.settle()
    assert world.ann.id not in await sits(world)
    assert any("a substitute takes over for ann" in line and "/game join" in line for line in world.said())
    await world.ann.slash(world.channel, "game join")
    assert world.ann.id in await sits(world)


async def test_nobody_is_replaced_who_is_not_absent(world: World, clock: Clock) -> None:
    await three(world, limit=120, late="vote", remind=())
    said = error(await world.bob.slash(world.channel, "play vote", what="vote-replace"))
    assert said.startswith("Nobody can be replaced by vote there now.")
    await looks(world, clock, hours=1.5)
    assert error(await world.bob.slash(world.channel, "play vote", what="vote-replace")) == said


async def test_who_has_said_to_be_away_can_be_replaced_until_they_are_back(world: World, clock: Clock) -> None:
    await three(world)
    await prefer(world, world.ann, away="2026-03-20", gone="2026-03-01T00:00:00+00:00")
    await world.bob.slash(world.channel, "play vote", what="vote-replace", seat="ann")
    await world.cid.click(last(world, having="Agree"), label="Agree")
    assert world.ann.id not in await sits(world)


def test_at_a_table_without_a_limit_two_reminders_and_three_days_make_somebody_absent() -> None:
    three_days = NOON + timedelta(days=3)
    assert patience.is_absent(waited(warnings=2), three_days)
    assert not patience.is_absent(waited(warnings=2), three_days - timedelta(minutes=1))
    assert not patience.is_absent(waited(warnings=1), three_days), "the second reminder has not come yet"
    assert patience.is_absent(waited(warnings=0, remind=()), three_days), "a table that never reminds"


async def test_who_answers_in_time_keeps_the_seat_whatever_was_voted(world: World, clock: Clock) -> None:
    await three(world, limit=120, late="vote", remind=())
    await looks(world, clock, hours=4)
    await world.bob.slash(world.channel, "play vote", what="vote-replace")
    await world.ann.slash(world.channel, "toy roll", choice="still")
    refused = error(await world.cid.click(last(world, having="Agree"), label="Agree"))
    assert refused.startswith("Nobody can be replaced by vote there now.") and world.ann.id in await sits(world)


async def test_players_pause_and_go_on_by_themselves_but_leave_a_moderators_pause_alone(
    world: World, clock: Clock
) -> None:
    await three(world)
    await world.ann.slash(world.channel, "play vote", what="vote-pause")
    await world.bob.click(last(world, having="Agree"), label="Agree")
    await world.env.settle()
    assert await standing(world) == "paused"
    await world.cid.slash(world.channel, "play vote", what="vote-resume")
    await world.bob.click(last(world, having="Agree"), label="Agree")
    await world.env.settle()
    assert await standing(world) == "running"
    await world.bot.services.tables.moderation.pause(1, 99)
    refused = error(await world.bob.slash(world.channel, "play vote", what="vote-resume"))
    assert refused == "A moderator has paused this game, so a moderator ends the pause."


async def test_strangers_do_not_vote(world: World, clock: Clock) -> None:
    await world.started(2)
    assert error(await world.cid.slash(world.channel, "play vote", what="vote-pause")) == (
        "You are not playing in this game."
    )


async def test_alone_against_somebody_absent_one_voice_is_enough(world: World, clock: Clock) -> None:
    await world.started(2)
    await choose(world, limit=120, late="vote", remind=())
    await world.ann.slash(world.channel, "toy bid", coins="1")
    await world.bob.slash(world.channel, "toy bid", coins="0")
    await looks(world, clock, hours=4)
    await world.bob.click(last(world, having="Substitute …"), label="Substitute …")
    await look(world)
    assert world.ann.id not in await sits(world)
