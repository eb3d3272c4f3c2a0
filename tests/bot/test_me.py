"""`/me`: a person's games, reminders and settings, on a server and in private, seen by nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.clock import stamp
from bot.names import escaped
from bot.posting import readers
from bot.settings import PersonSettings
from bot.store import Preferences, Reminder
from tests.bot.harness import World, error
from tests.bot.test_secrets import closed
from tests.bot.test_waiting import letters, look
from tests.bot.timing import NOON, Clock, clock_for


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


async def me(world: World, person: Any, command: str, **options: Any) -> str:
    """What `/me` answers."""
    told = await person.slash(world.channel, f"me {command}", **options)
    assert told.ephemeral
    return str(told.response.content)


async def chosen(world: World, person: Any) -> Preferences:
    return await world.bot.services.call(world.bot.services.store.preferences, person.id)


async def kept(world: World) -> list[Reminder]:
    return await world.bot.services.call(world.bot.services.store.reminders)


# --- the games -------------------------------------------------------------------------------------------------------


async def test_the_digest_shows_all_games_those_first_that_wait_for_the_reader(world: World, clock: Clock) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    other = world.guild.create_text_channel("other")
    await world.bob.slash(other, "game new", game="toy")
    await world.ann.slash(other, "game join")
    await world.bob.slash(other, "game start")
    await world.env.settle()
    asked = int(clock.at.timestamp())
    told = (await me(world, world.ann, "games")).splitlines()
    assert told[0].startswith(f"**Toy** · {other.mention} · [To the question](https://discord.com/channels/")
    assert told[1] == f"-# **Your turn** · posted <t:{asked}:R> · Round 1"
    assert told[2].startswith(f"**Toy** · {world.channel.mention} · ") and told[2].endswith(f"/{world.prompt.id})")
    assert told[3] == f"-# waiting for bob · posted <t:{asked}:R> · Round 1"


async def test_a_paused_game_and_an_open_one_say_so(world: World, clock: Clock) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert (await me(world, world.ann, "games")).splitlines()[1] == "-# waiting for players"
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    await world.bot.services.tables.moderation.pause(1, world.ann.id)
    assert (await me(world, world.ann, "games")).splitlines()[1].startswith("-# paused")


async def test_nothing_leads_to_a_channel_that_is_gone(world: World, clock: Clock) -> None:
    other = world.guild.create_text_channel("other")
    await world.ann.slash(other, "game new", game="toy")
    await world.env.settle()
    world.env.backend.delete_channel(other.id)
    await world.env.settle()
    told = (await me(world, world.ann, "games")).splitlines()
    assert told[0].startswith("**Toy** · ") and "https://" not in told[0] and other.mention not in told[0]


async def test_who_plays_nowhere_has_no_games(world: World) -> None:
    await world.started()
    assert await me(world, world.cid, "games") == "You are not playing any games right now."


async def test_it_works_in_private_too(world: World, clock: Clock) -> None:
    await world.started()
    told = await world.ann.user.slash("me games")
    assert "**Your turn**" in told.response.content
    set_ = await world.ann.user.slash("me timezone", zone="Europe/Warsaw")
    assert "Europe/Warsaw" in set_.response.content
    asked = await world.ann.user.slash("me remind", when="2h")
    assert "You will get a reminder" in asked.response.content
    assert [(one.game, one.channel) for one in await kept(world)] == [(None, None)]


# --- reminders -------------------------------------------------------------------------------------------------------


async def test_a_reminder_comes_at_its_time_by_direct_message(world: World, clock: Clock) -> None:
    await world.started()
    due = int(clock.at.timestamp()) + 7200
    told = await me(world, world.cid, "remind", when="2h", note="attack   @everyone\nnow")
    assert told == f"You will get a reminder <t:{due}:f> (<t:{due}:R>)."
    clock.turn(minutes=119)
    await look(world)
    assert letters(world.cid) == []
    clock.turn(minutes=1)
    await look(world)
    (letter,) = letters(world.cid)
    assert letter.startswith("⏰ Your reminder: attack \\@everyone now\n**Toy** · ")
    await look(world)
    assert len(letters(world.cid)) == 1 and await kept(world) == []


async def test_a_reminder_survives_a_restart_and_several_are_one_message(world: World, clock: Clock) -> None:
    for note in ("one", "two"):
        await me(world, world.ann, "remind", when="2h", note=note)
    clock.turn(days=3)
    await world.restart()
    await look(world)
    assert letters(world.ann) == ["⏰ Your reminder: one\n⏰ Your reminder: two"]


async def test_a_reminder_with_closed_direct_messages_says_nothing_of_its_note(world: World, clock: Clock) -> None:
    closed(world)
    await me(world, world.ann, "remind", when="2h", note="betray bob")
    clock.turn(hours=3)
    await look(world)
    assert world.said()[-1] == f"{world.ann.mention}, your reminder."
    assert await kept(world) == []


async def test_a_reminder_that_discord_does_not_take_is_tried_again(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readers, "RETRY", (0.0,))
    await me(world, world.ann, "remind", when="2h")
    clock.turn(hours=3)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=6)
    await look(world)
    assert len(await kept(world)) == 1
    for _ in range(6):
        await asyncio.sleep(0)
        await look(world)
    assert len(letters(world.ann)) == 1 and await kept(world) == []


async def test_reminders_are_listed_and_cancelled(world: World, clock: Clock) -> None:
    assert await me(world, world.ann, "remind") == "You have no reminders. Set one with /me remind when:2h."
    await me(world, world.ann, "remind", when="2h", note="attack")
    await me(world, world.ann, "remind", when="1h")
    one, two = int(clock.at.timestamp()) + 3600, int(clock.at.timestamp()) + 7200
    assert (await me(world, world.ann, "remind")).splitlines() == [
        f"- <t:{one}:f>: no note",
        f"- <t:{two}:f>: attack",
    ]
    offers = await world.ann.autocomplete(world.channel, "me remind", "cancel", "att")
    assert [offer["name"] for offer in offers] == ["2026-03-02 14:00 · attack"]
    assert await world.bob.autocomplete(world.channel, "me remind", "cancel", "") == []
    assert error(await world.bob.slash(world.channel, "me remind", cancel=offers[0]["value"])) == (
        "You have no such reminder."
    )
    assert await me(world, world.ann, "remind", cancel=offers[0]["value"]) == "The reminder is canceled."
    assert [one.note for one in await kept(world)] == [""]


async def test_what_is_no_time_is_refused(world: World, clock: Clock) -> None:
    said = error(await world.ann.slash(world.channel, "me remind", when="soon"))
    assert said.startswith("“soon” is not a time in the future.")
    assert await kept(world) == []


async def test_there_is_an_end_to_reminders(world: World, clock: Clock) -> None:
    for _ in range(25):
        await world.bot.services.call(
            world.bot.services.store.remind, Reminder(0, world.ann.id, None, None, "2027-01-01T00:00:00+00:00")
        )
    said = error(await world.ann.slash(world.channel, "me remind", when="2h"))
    assert said == "You already have 25 reminders. Cancel one first."


async def test_a_typed_time_is_shown_on_the_own_clock(world: World, clock: Clock) -> None:
    await me(world, world.ann, "timezone", zone="Europe/Warsaw")
    (offer,) = await world.ann.autocomplete(world.channel, "me remind", "when", "tomorrow 18:00")
    assert offer == {"name": "tomorrow 18:00 · 2026-03-03 18:00", "value": "tomorrow 18:00"} | {
        key: offer[key] for key in offer if key not in ("name", "value")
    }
    assert await world.ann.autocomplete(world.channel, "me remind", "when", "soon") == []
    assert len(await world.ann.autocomplete(world.channel, "me remind", "when", "")) == 4


# --- being away, quiet hours, the time zone --------------------------------------------------------------------------


async def test_being_away_is_seen_at_the_tables_that_wait(world: World, clock: Clock) -> None:
    await world.started()
    told = await me(world, world.bob, "away", until="2026-03-05")
    assert told.startswith("You are away until <t:")
    await world.env.settle()
    assert f"{world.bob.mention} (away until <t:" in world.prompt.content
    assert await me(world, world.bob, "away") == told
    assert await me(world, world.bob, "away", until="back") == "Welcome back. You are no longer away."
    await world.env.settle()
    assert "away until" not in world.prompt.content
    assert error(await world.bob.slash(world.channel, "me away", until="back")) == "You are not away."
    assert (await chosen(world, world.bob)).settings.back == clock.at.isoformat()


@pytest.mark.parametrize("typed", ["2026-03-01", "2028-01-01", "soon", "9999-12-31", "0001-01-01"])
async def test_what_is_no_day_to_come_is_refused(world: World, clock: Clock, typed: str) -> None:
    said = error(await world.ann.slash(world.channel, "me away", until=typed))
    assert said.startswith(f"“{escaped(typed)}” is not a date in the future.")
    assert await chosen(world, world.ann) == Preferences(world.ann.id)


@pytest.mark.parametrize(
    ("typed", "day"), [("7d", "2026-03-09"), ("tomorrow", "2026-03-03"), ("2026-03-02", "2026-03-02")]
)
async def test_days_can_be_typed_in_many_ways(world: World, clock: Clock, typed: str, day: str) -> None:
    await me(world, world.ann, "away", until=typed)
    assert (await chosen(world, world.ann)).settings.away == day


async def test_days_are_offered_and_being_back(world: World, clock: Clock) -> None:
    offers = await world.ann.autocomplete(world.channel, "me away", "until", "")
    assert [offer["value"] for offer in offers][:2] == ["2026-03-02", "2026-03-03"]
    await me(world, world.ann, "away", until="7d")
    offers = await world.ann.autocomplete(world.channel, "me away", "until", "")
    assert (offers[0]["name"], offers[0]["value"]) == ("I am back", "back")


async def test_quiet_hours(world: World, clock: Clock) -> None:
    assert await me(world, world.ann, "quiet") == "You have no quiet hours."
    await me(world, world.ann, "timezone", zone="Europe/Warsaw")
    told = await me(world, world.ann, "quiet", hours="22-8")
    assert told == "No pings from 22:00 to 08:00 (Europe/Warsaw)."
    assert (await chosen(world, world.ann)).settings.quiet == ("22:00", "08:00")
    assert await me(world, world.ann, "quiet", hours="off") == "You have no quiet hours."


@pytest.mark.parametrize("typed", ["night", "25-3", "8-8", "22:00", "-", "1-2-3"])
async def test_what_is_no_span_of_time_is_refused(world: World, typed: str) -> None:
    said = error(await world.ann.slash(world.channel, "me quiet", hours=typed))
    assert said.startswith(f"“{escaped(typed)}” is not a time span.")


async def test_the_time_zone_is_chosen_from_a_list(world: World, clock: Clock) -> None:
    offers = await world.ann.autocomplete(world.channel, "me timezone", "zone", "wars")
    assert [(offer["name"], offer["value"]) for offer in offers] == [("Europe/Warsaw · 13:00", "Europe/Warsaw")]
    assert await me(world, world.ann, "timezone", zone="europe/warsaw") == (
        "Your time zone is Europe/Warsaw (now 13:00)."
    )
    said = error(await world.ann.slash(world.channel, "me timezone", zone="Mars/Olympus"))
    assert said.startswith("There is no time zone “Mars/Olympus”.")
    assert len(await world.ann.autocomplete(world.channel, "me timezone", "zone", "a")) == 25
    assert len(await world.ann.autocomplete(world.channel, "me timezone", "zone", "")) == 7


# --- language, messages, all of it -----------------------------------------------------------------------------------


async def test_the_language_is_the_readers_own_choice(world: World) -> None:
    assert (
        await me(world, world.ann, "language", language="language-pl") == "Od teraz bot pisze do ciebie w tym języku."
    )
    assert await me(world, world.ann, "games") == "Nie grasz teraz w żadną grę."
    await me(world, world.ann, "language", language="language-client")
    assert (await chosen(world, world.ann)).language is None
    assert await me(world, world.ann, "games") == "You are not playing any games right now."


async def test_where_messages_go(world: World) -> None:
    told = await me(world, world.ann, "messages", reminders="nudges-dm", secrets="secrets-button")
    assert told.splitlines() == [
        "You get reminders by direct message.",
        "You get no message before a table comes to you.",
        "You get secret information with a button in the table’s channel.",
        "In games with a board for each player, yours comes by direct message on your turn.",
        "Pictures in direct messages: Same as the table",
    ]
    mine = await chosen(world, world.ann)
    assert (mine.settings.nudges, mine.dms) == ("dm", False)
    await me(world, world.ann, "messages", secrets="secrets-dm")
    mine = await chosen(world, world.ann)
    assert (mine.settings.nudges, mine.dms) == ("dm", True)


async def test_secrets_behind_a_button_are_not_sent(world: World) -> None:
    await me(world, world.ann, "messages", secrets="secrets-button")
    await world.started()
    assert f"{world.ann.mention}, you have a secret message." in world.said()


async def test_all_settings_in_one_place(world: World, clock: Clock) -> None:
    assert (await me(world, world.ann, "settings")).splitlines() == [
        "- You are not away.",
        "- You have no quiet hours.",
        "- Your time zone is UTC (now 12:00).",
        "- Language: Same as Discord",
        "- You get reminders in the table’s channel.",
        "- You get no message before a table comes to you.",
        "- You get secret information by direct message.",
        "- In games with a board for each player, yours comes by direct message on your turn.",
        "- Pictures in direct messages: Same as the table",
    ]


async def test_choosing_one_thing_leaves_the_others(world: World, clock: Clock) -> None:
    await me(world, world.ann, "timezone", zone="Europe/Warsaw")
    await me(world, world.ann, "language", language="language-en")
    await me(world, world.ann, "away", until="7d")
    await me(world, world.ann, "messages", reminders="nudges-none")
    await me(world, world.ann, "quiet", hours="22-8")
    settings = PersonSettings(
        timezone="Europe/Warsaw", quiet=("22:00", "08:00"), away="2026-03-09", gone=stamp(NOON), nudges="none"
    )
    assert await chosen(world, world.ann) == Preferences(world.ann.id, "en", True, settings)
