"""The bot's watch over its tables in Discord: reminders and limits, and what restarts and closed doors do to them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.errors import GameUnreadable
from bot.live.apply_answers import apply_answer
from bot.settings import DAY, HOUR, PersonSettings, TableSettings
from bot.store import Change, Preferences
from engine.errors import IllegalAnswer
from engine.text import T
from tests.bot.harness import World, error, labels
from tests.bot.outbox import kinds
from tests.bot.test_secrets import closed
from tests.bot.test_table import bids
from tests.bot.timing import Clock, clock_for


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


async def look(world: World) -> None:
    """The bot looks, and posts what it has to."""
    await world.bot.watch.look()
    await world.bot.sender.settle()
    await world.env.settle()


async def looks(world: World, clock: Clock, *, hours: float, every: float = 0.1) -> None:
    """So many hours pass, in which it looks again and again."""
    for _ in range(round(hours / every)):
        clock.turn(hours=every)
        await look(world)


async def choose(world: World, **settings: Any) -> None:
    """What the table chooses."""
    services = world.bot.services
    game = await services.tables.find(world.channel.id)
    async with services.tables.games.turn(game.id) as live:
        await services.tables.games.save(live, Change(settings=TableSettings.model_validate(settings)))


async def prefer(world: World, person: Any, **settings: Any) -> None:
    """What a person chooses."""
    kept = Preferences(person.id, settings=PersonSettings.model_validate(settings))
    await world.bot.services.call(world.bot.services.store.prefer, kept)


def nudges(world: World) -> list[str]:
    return [line for line in world.said() if line.startswith("⏰")]


def letters(person: Any) -> list[str]:
    return [m.content for m in person.user.dm_channel.history() if m.content.startswith("⏰")]


def pinged(world: World, start: str = "⏰") -> list[list[int]]:
    """Whom the messages that begin so have pinged."""
    bodies = [r.json for r in world.env.http_requests if isinstance(r.json, dict)]
    sent = [body for body in bodies if str(body.get("content", "")).startswith(start)]
    return [list(map(int, body["allowed_mentions"].get("users", []))) for body in sent]


# --- the prompt ------------------------------------------------------------------------------------------------------


async def test_the_prompt_says_since_when(world: World, clock: Clock) -> None:
    await world.started()
    assert world.prompt.content.endswith(f" · posted <t:{int(clock.at.timestamp())}:R>")


async def test_the_prompt_tells_those_apart_who_wait_since_different_times(world: World, clock: Clock) -> None:
    await bids(world)
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy roll", choice="still")
    first, then = int(clock.at.timestamp()), int(clock.turn(hours=1).timestamp())
    waits = await world.bot.services.call(world.bot.services.store.waits)
    assert {wait.seat for wait in waits} == {0} and first < then
    assert f"Waiting for {world.ann.mention} · posted <t:{first}:R>" in world.prompt.content


async def test_who_is_away_is_named_but_not_pinged(world: World, clock: Clock) -> None:
    await prefer(world, world.bob, away="2026-03-05")
    await world.started()
    assert f"{world.bob.mention} (away until <t:" in world.prompt.content
    asking = [r.json for r in world.env.http_requests if "Waiting for" in str(r.json)]
    assert [tuple(map(int, body["allowed_mentions"]["users"])) for body in asking] == [(world.ann.id,)]


# --- reminders -------------------------------------------------------------------------------------------------------


async def test_nobody_is_reminded_before_it_is_time(world: World, clock: Clock) -> None:
    await world.started()
    await looks(world, clock, hours=23, every=1)
    assert nudges(world) == []


async def test_a_reminder_names_all_who_are_due_at_once(world: World, clock: Clock) -> None:
    await world.started()
    asked = int(clock.at.timestamp())
    await looks(world, clock, hours=30, every=1)
    (told,) = nudges(world)
    assert told.splitlines()[0] == (
        f"⏰ Waiting for {world.ann.mention} and {world.bob.mention} · posted <t:{asked}:R>"
    )
    assert "**Round 1: bid coins in secret** · [To the question](https://discord.com/channels/" in told
    assert re.search(rf"/{world.channel.id}/{world.prompt.id}\)", told)
    assert pinged(world) == [[world.ann.id, world.bob.id]]


async def test_who_has_answered_is_not_reminded(world: World, clock: Clock) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await looks(world, clock, hours=25, every=1)
    assert pinged(world) == [[world.bob.id]]


async def test_the_second_reminder_comes_at_its_own_time(world: World, clock: Clock) -> None:
    await world.started()
    await looks(world, clock, hours=71, every=1)
    assert len(nudges(world)) == 1
    await looks(world, clock, hours=2, every=1)
    assert len(nudges(world)) == 2


async def test_a_reminder_speaks_the_language_of_the_table(world: World, clock: Clock) -> None:
    await world.started(language="language-pl")
    await looks(world, clock, hours=25, every=1)
    assert nudges(world)[0].startswith(f"⏰ Czekamy na: {world.ann.mention} i {world.bob.mention} · zapytano <t:")
    assert "[Do pytania](" in nudges(world)[0]


async def test_the_prompt_stays_where_the_reminder_leads(world: World, clock: Clock) -> None:
    await world.started()
    first = world.prompt.id
    await looks(world, clock, hours=25, every=1)
    await world.ann.slash(world.channel, "toy bid", coins="3")
    assert world.prompt.id == first and f"/{first})" in nudges(world)[0]
    assert world.prompt.content.splitlines()[-1].startswith(f"Waiting for {world.bob.mention}")


async def test_nobody_is_reminded_while_the_game_is_paused(world: World, clock: Clock) -> None:
    await world.started()
    game = await world.bot.services.tables.find(world.channel.id)
    await world.bot.services.tables.moderation.pause(game.id, world.ann.id)
    await looks(world, clock, hours=48, every=1)
    assert nudges(world) == []
    await world.bot.services.tables.moderation.resume(game.id, world.ann.id)
    await looks(world, clock, hours=23, every=1)
    assert nudges(world) == []
    await looks(world, clock, hours=2, every=1)
    assert len(nudges(world)) == 1


async def test_reminders_wait_for_the_end_of_quiet_hours(world: World, clock: Clock) -> None:
    await prefer(world, world.ann, quiet=("11:00", "16:00"))
    await world.started()
    await looks(world, clock, hours=24.5, every=0.5)
    assert pinged(world) == [[world.ann.id], [world.bob.id]], "ann was asked in them, so she heard when they ended"
    await looks(world, clock, hours=4, every=0.5)
    assert pinged(world) == [[world.ann.id], [world.bob.id], [world.ann.id]]


async def test_reminders_by_direct_message(world: World, clock: Clock) -> None:
    await prefer(world, world.ann, nudges="dm")
    await world.started()
    await looks(world, clock, hours=25, every=1)
    (letter,) = letters(world.ann)
    assert letter.startswith(f"⏰ Your turn in {world.channel.mention} · posted <t:")
    assert "**Round 1: bid coins in secret**" in letter
    assert world.ann.mention not in nudges(world)[0] and world.bob.mention in nudges(world)[0]


async def test_closed_direct_messages_fall_back_to_the_channel(world: World, clock: Clock) -> None:
    await prefer(world, world.ann, nudges="dm")
    closed(world)
    await world.started()
    await looks(world, clock, hours=25, every=1)
    assert letters(world.ann) == []
    assert sorted(pinged(world)[-2:]) == sorted([[world.ann.id], [world.bob.id]])
    assert len(nudges(world)) == 2


async def test_a_player_who_left_the_server_is_harmless(world: World, clock: Clock) -> None:
    await prefer(world, world.ann, nudges="dm")
    closed(world)
    await world.started()
    world.env.backend.remove_member(world.guild.id, world.ann.id)
    await looks(world, clock, hours=25, every=1)
    assert len(nudges(world)) == 2


async def test_who_wants_no_reminders_gets_none(world: World, clock: Clock) -> None:
    await prefer(world, world.ann, nudges="none")
    await world.started()
    await looks(world, clock, hours=80, every=1)
    assert pinged(world) == [[world.bob.id], [world.bob.id]]
    assert letters(world.ann) == []


async def test_a_reminder_whose_seat_has_answered_meanwhile_is_dropped(world: World, clock: Clock) -> None:
    await world.started()
    clock.turn(hours=25)
    services, game = world.bot.services, (await world.bot.services.tables.find(world.channel.id)).id
    world.bot.sender._closing = True
    await world.bot.watch.look()
    assert kinds(await services.call(services.store.claim)) == ["nudge"]
    await services.tables.answers.answer(game, world.ann.id, 3)
    await services.tables.answers.answer(game, world.bob.id, 2)
    await world.restart()
    await look(world)
    assert nudges(world) == []


# --- snoozing --------------------------------------------------------------------------------------------------------


async def nudged(world: World, clock: Clock) -> Any:
    await world.started()
    await looks(world, clock, hours=25, every=1)
    return next(m for m in world.channel.history() if m.content.startswith("⏰"))


async def test_a_reminder_can_be_put_off(world: World, clock: Clock) -> None:
    message = await nudged(world, clock)
    assert labels(message) == ["Remind me in 3 hours"]
    due = int(clock.at.timestamp()) + 3 * 3600
    pressed = await world.ann.click(message, label="Remind me in 3 hours")
    assert pressed.ephemeral and f"<t:{due}:R>" in pressed.response.content
    await world.ann.click(message, label="Remind me in 3 hours")
    assert len(await world.bot.services.call(world.bot.services.store.reminders)) == 1
    await world.restart()
    await looks(world, clock, hours=4, every=0.5)
    (letter,) = letters(world.ann)
    assert letter.startswith("⏰ Your reminder.\n**Toy** · ") and "**Your turn**" in letter


async def test_what_was_put_off_lapses_with_the_answer(world: World, clock: Clock) -> None:
    await world.ann.click(await nudged(world, clock), label="Remind me in 3 hours")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await looks(world, clock, hours=4, every=0.5)
    assert letters(world.ann) == []
    assert await world.bot.services.call(world.bot.services.store.reminders) == []


async def test_strangers_and_those_who_have_answered_cannot_put_it_off(world: World, clock: Clock) -> None:
    message = await nudged(world, clock)
    assert error(await world.cid.click(message, label="Remind me in 3 hours")) == "You are not playing in this game."
    await world.ann.slash(world.channel, "toy bid", coins="3")
    assert error(await world.ann.click(message, label="Remind me in 3 hours"))
    assert await world.bot.services.call(world.bot.services.store.reminders) == []


# --- when time is up -------------------------------------------------------------------------------------------------


async def test_a_warning_says_what_will_happen_and_when(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, limit=4 * HOUR, late="answer")
    ends = int(clock.at.timestamp()) + 4 * 3600
    await looks(world, clock, hours=3.1)
    (told,) = nudges(world)
    assert told.splitlines()[-1] == (
        f"-# Without an answer by <t:{ends}:f> (<t:{ends}:R>), a substitute answers once for ann and bob"
    )


async def test_then_a_stand_in_gives_this_one_answer(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, limit=4 * HOUR, late="answer")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await looks(world, clock, hours=4.2)
    assert "Time is up: a substitute answers for bob." in world.said()
    live = await world.bot.services.tables.look(1)
    assert live.game.answers == 2 and live.seat_of(world.bob.id) == 1
    assert labels(world.prompt)[:2] == ["Roll", "Keep still"]


async def test_a_random_answer_that_does_not_fit_is_drawn_again(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    def once_refused(*given: Any) -> Any:
        tried.append(given)
        if len(tried) == 1:
            raise IllegalAnswer(T("key"))
        return apply_answer(*given)

    monkeypatch.setattr("bot.tables.late.apply_answer", once_refused)
    await world.started()
    await choose(world, limit=4 * HOUR, late="answer")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await looks(world, clock, hours=4.2)
    assert len(tried) == 2 and (await world.bot.services.tables.look(1)).game.answers == 2


async def test_or_takes_the_seat_which_can_be_taken_back(world: World, clock: Clock) -> None:
    await world.started(3)
    await choose(world, limit=4 * HOUR, late="seat")
    for person in (world.ann, world.cid):
        await person.slash(world.channel, "toy bid", coins="3")
    await looks(world, clock, hours=4.2)
    (line,) = [line for line in world.said() if line.startswith("Time is up")]
    assert line == (
        f"Time is up: a substitute takes over for bob. {world.bob.mention} can take the seat back with /game join."
    )
    live = await world.bot.services.tables.look(1)
    assert live.user_of(1) is None
    await world.bob.slash(world.channel, "game join")
    assert (await world.bot.services.tables.look(1)).seat_of(world.bob.id) == 1


async def test_the_last_person_keeps_the_seat(world: World, clock: Clock) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    await choose(world, limit=4 * HOUR, late="seat")
    await looks(world, clock, hours=9)
    assert (await world.bot.services.tables.look(1)).seat_of(world.ann.id) == 0


async def test_a_limit_alone_ends_in_a_last_reminder(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, limit=4 * HOUR)
    await looks(world, clock, hours=9)
    (told,) = nudges(world)
    assert told.splitlines()[-1] == "-# The time limit for an answer is up."


async def test_nobody_is_late_while_the_game_is_paused(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, limit=4 * HOUR, late="answer")
    await looks(world, clock, hours=3.5)
    await world.bot.services.tables.moderation.pause(1, world.ann.id)
    await looks(world, clock, hours=9)
    await world.bot.services.tables.moderation.resume(1, world.ann.id)
    await looks(world, clock, hours=3.8)
    assert (await world.bot.services.tables.look(1)).game.answers == 0
    await looks(world, clock, hours=0.5)
    assert (await world.bot.services.tables.look(1)).game.answers == 2


async def test_nobody_is_late_while_away(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, limit=4 * HOUR, late="answer")
    await prefer(world, world.ann, away="2026-03-02")
    await looks(world, clock, hours=15)
    live = await world.bot.services.tables.look(1)
    assert live.game.answers == 1 and live.waiting() == [0]
    await looks(world, clock, hours=2)
    assert (await world.bot.services.tables.look(1)).game.answers > 1


# --- what time and restarts do ---------------------------------------------------------------------------------------


async def test_a_restart_neither_loses_nor_repeats_a_reminder(world: World, clock: Clock) -> None:
    await world.started()
    clock.turn(hours=24.5)
    world.bot.sender._closing = True
    await world.bot.watch.look()
    assert nudges(world) == []
    await world.restart()
    assert len(nudges(world)) == 1
    await world.restart()
    await looks(world, clock, hours=3, every=1)
    assert len(nudges(world)) == 1


async def test_a_reminder_that_was_posted_but_not_noted_is_not_repeated(world: World, clock: Clock) -> None:
    clock.at = world.env.now()
    await world.started()
    store = world.bot.services.store
    world.env.backend.advance_clock(25 * 3600)
    await looks(world, clock, hours=25, every=1)
    assert len(nudges(world)) == 1
    await world.bot.services.call(_forget_that_it_was_sent, store)
    clock.turn(minutes=30)
    await world.restart()
    assert len(nudges(world)) == 1


def _forget_that_it_was_sent(store: Any) -> None:
    """As if the power had failed just then."""
    row = next(store._db.query("SELECT id, game FROM outbox WHERE kind = 'nudge'"))
    waits = store.waits(row["game"])
    payload = '{"seats":[' + ",".join(f'[{wait.seat},"{wait.since}",null]' for wait in waits) + "]}"
    with store.writing() as db:
        db.execute("UPDATE sendings SET message = NULL WHERE posts = ?", [f"[{row['id']}]"])
        db.execute("UPDATE outbox SET sent = NULL, message = NULL, payload = ? WHERE id = ?", [payload, row["id"]])


async def test_after_a_downtime_there_is_one_reminder_for_each_table(world: World, clock: Clock) -> None:
    other = world.guild.create_text_channel("other")
    await world.started()
    await world.ann.slash(other, "game new", game="toy")
    await world.bob.slash(other, "game join")
    await world.ann.slash(other, "game start")
    await look(world)
    clock.turn(days=20)
    await world.restart()
    await looks(world, clock, hours=5, every=0.5)
    assert len(nudges(world)) == 1
    assert len([m for m in other.history() if m.content.startswith("⏰")]) == 1


async def test_nobody_loses_a_seat_because_the_bot_was_down(world: World, clock: Clock) -> None:
    await world.started(3)
    await choose(world, limit=4 * HOUR, late="seat")
    await looks(world, clock, hours=3.5)
    assert len(nudges(world)) == 2
    clock.turn(days=20)
    await world.restart()
    await looks(world, clock, hours=0.9)
    assert not any(row.stand_in for row in (await world.bot.services.tables.look(1)).seats)
    await looks(world, clock, hours=0.4)
    assert any(row.stand_in for row in (await world.bot.services.tables.look(1)).seats)


async def test_what_is_left_of_a_limit_outlasts_a_downtime(world: World, clock: Clock) -> None:
    await world.started()
    await choose(world, limit=2 * DAY, late="answer")
    await looks(world, clock, hours=10, every=0.15)
    clock.turn(days=20)
    await world.restart()
    await looks(world, clock, hours=37, every=0.15)
    assert (await world.bot.services.tables.look(1)).game.answers == 0
    await looks(world, clock, hours=2, every=0.15)
    assert (await world.bot.services.tables.look(1)).game.answers == 2


@pytest.mark.parametrize("days", [400, -400])
async def test_a_clock_that_jumps_does_no_harm(world: World, clock: Clock, days: int) -> None:
    await world.started(3)
    await choose(world, limit=4 * HOUR, late="seat")
    await looks(world, clock, hours=1)
    clock.turn(days=days)
    await looks(world, clock, hours=2.5)
    assert len(nudges(world)) <= 2, "one for the jump, and the last warning"
    assert not any(row.stand_in for row in (await world.bot.services.tables.look(1)).seats)
    clock.turn(days=-days)
    await looks(world, clock, hours=0.4)
    assert not any(row.stand_in for row in (await world.bot.services.tables.look(1)).seats)
    await looks(world, clock, hours=6)
    assert any(row.stand_in for row in (await world.bot.services.tables.look(1)).seats)


async def test_without_a_connection_nobody_is_looked_at(world: World, clock: Clock) -> None:
    await world.started()
    world.bot.dispatch("shard_disconnect", 0)
    await world.env.settle()
    clock.turn(hours=25)
    await world.env.advance_time(120)
    assert nudges(world) == []
    world.bot.dispatch("shard_resumed", 0)
    await world.env.settle()
    await world.env.advance_time(60)
    assert len(nudges(world)) == 1


async def test_the_bot_looks_by_itself(world: World, clock: Clock) -> None:
    await world.started()
    clock.turn(hours=25)
    await world.env.advance_time(31)
    assert len(nudges(world)) == 1


async def test_a_table_that_cannot_be_read_does_not_keep_the_others_from_their_reminders(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started()
    other = world.guild.create_text_channel("other")
    await world.ann.slash(other, "game new", game="toy")
    await world.bob.slash(other, "game join")
    await world.ann.slash(other, "game start")
    await world.env.settle()
    remind = world.bot.services.tables.late.remind

    async def broken(game: int, due: Any) -> None:
        if game == 1:
            raise GameUnreadable
        await remind(game, due)

    monkeypatch.setattr(world.bot.services.tables.late, "remind", broken)
    await looks(world, clock, hours=25, every=1)
    assert nudges(world) == []
    assert len([m for m in other.history() if m.content.startswith("⏰")]) == 1


# --- the status ------------------------------------------------------------------------------------------------------


async def test_the_status_shows_since_when_and_the_timers(world: World, clock: Clock) -> None:
    await world.started()
    await prefer(world, world.bob, away="2026-03-05")
    await choose(world, limit=2 * DAY, late="seat")
    told = (await world.ann.slash(world.channel, "game status")).response.content
    assert f"1. ann · 0 points · **to answer** · <t:{int(clock.at.timestamp())}:R>" in told
    assert "2. bob · 0 points · **to answer** · <t:" in told and "away until <t:" in told
    assert "-# Reminder after: 1 day and 3 days" in told
    assert "-# Time to answer: 2 days, then a substitute takes the seat" in told
