"""`/play seek`: people who look for somebody to play with find each other, and never somebody they avoid."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import discord
import pytest

from bot import clock
from bot.errors import BotError
from bot.privacy.person_file import person_file
from bot.seeking.matching import given_up, matches
from bot.store import Seek
from engine import games
from engine.text import T
from tests.bot.harness import World, error
from tests.bot.test_overviews import later, look, shown  # noqa: F401 - a fixture among them
from tests.bot.test_secrets import letters

TOY = "toy"


def seek(user: int, *titles: str, at: int = 0, **how: Any) -> Seek:
    """Somebody who has looked since that hour, until the next day."""
    fields = {"seats": 0, "pace": "daily", "level": "", "language": ""} | how
    start, end = f"2026-01-01T{at:02}:00:00", how.pop("until", "2026-01-02T00:00:00")
    fields.pop("until", None)
    return Seek(5, user, f"p{user}", 7, titles or ("ti4",), at=start, until=end, **fields)


def sits(found: list[Any]) -> list[tuple[str, list[int], int]]:
    return [(match.title, [one.user for one in match.people], match.programs) for match in found]


NOW, LATE = "2026-01-01T12:00:00", "2026-01-03T00:00:00"


def test_as_many_as_a_title_plays_well_with_sit_down_together_the_first_first() -> None:
    every = [seek(user, at=9 - user) for user in range(6)]
    assert sits(matches(every, set(), NOW)) == [("ti4", [5, 4, 3, 2], 0)]
    assert matches(every[:3], set(), NOW) == []


def test_people_want_the_same_number_pace_language_and_one_title_at_least() -> None:
    two = [seek(1, "eclipse", "space_empires"), seek(2, "space_empires", at=1)]
    assert sits(matches(two, set(), NOW)) == [("space_empires", [1, 2], 0)]
    assert matches([two[0], replace(two[1], pace="live")], set(), NOW) == []
    assert matches([replace(two[0], language="pl"), replace(two[1], language="en")], set(), NOW) == []
    assert sits(matches([replace(two[0], language="pl"), two[1]], set(), NOW)) == [("space_empires", [1, 2], 0)]
    assert matches([replace(two[0], seats=3), two[1]], set(), NOW) == []
    assert sits(matches([two[0], replace(two[1], titles=("eclipse",), seats=2)], set(), NOW)) == [
        ("eclipse", [1, 2], 0)
    ]


def test_nobody_sits_with_somebody_they_avoid_and_others_still_find_a_table() -> None:
    every = [seek(user, "space_empires", at=user) for user in range(3)]
    assert sits(matches(every, {frozenset((0, 1))}, NOW)) == [("space_empires", [0, 2], 0)]
    assert matches(every[:2], {frozenset((0, 1))}, NOW) == []


def test_computer_players_fill_up_once_the_wait_is_over_for_those_who_want_them() -> None:
    every = [seek(1, level="keen"), seek(2, at=1, level="calm"), seek(3, at=2)]
    assert matches(every, set(), NOW) == []
    assert sits(matches(every, set(), LATE)) == [("ti4", [1, 2], 2)]
    assert sits(matches(every[:1], set(), LATE)) == [("ti4", [1], 3)]
    assert matches([replace(every[0], level="")], set(), LATE) == []
    assert given_up([every[2]], LATE) == [every[2]] and given_up(every, NOW) == []


def test_a_smaller_table_opens_once_the_wait_is_over_for_those_who_named_no_number() -> None:
    three = [seek(1), seek(2, at=1), seek(3, at=2)]
    assert matches(three, set(), NOW) == []
    assert sits(matches(three, set(), LATE)) == [("ti4", [1, 2, 3], 0)]
    assert matches(three, {frozenset((1, 3))}, LATE) == [], "two are too few"
    assert matches([replace(three[0], seats=5), *three[1:]], set(), NOW) == []
    assert sits(matches([replace(three[0], seats=5), *three[1:]], set(), LATE))[:1] != [("ti4", [1, 2, 3], 0)]
    assert sits(
        matches([replace(three[0], until="2026-01-09"), replace(three[1], until=NOW), three[2]], set(), NOW)
    ) == [("ti4", [2, 1, 3], 0)], "whoever still waits sits down with those whose wait is over"


def test_of_many_people_nobody_sits_twice_nor_beside_whom_they_avoid() -> None:
    chance = Random("seekers")
    titles = ("ti4", "eclipse", "forbidden_stars", "space_empires")
    for _ in range(60):
        every = [
            seek(
                user,
                *chance.sample(titles, chance.randint(1, 3)),
                at=chance.randrange(24),
                pace=chance.choice(["live", "daily"]),
                seats=chance.choice([0, 0, 0, 2, 3, 4]),
                language=chance.choice(["", "", "pl", "en"]),
                level=chance.choice(["", "keen"]),
            )
            for user in range(chance.randint(2, 40))
        ]
        apart = {frozenset(chance.sample(range(len(every)), 2)) for _ in range(20)}
        for now in (NOW, LATE):
            found = matches(every, apart, now)
            seated = [one.user for match in found for one in match.people]
            assert len(seated) == len(set(seated))
            for match in found:
                people = match.people
                assert len(people) + match.programs in games.rules_of(match.title).seats
                assert all(match.title in one.titles for one in people)
                assert len({one.pace for one in people}) == 1 and len({one.language for one in people} - {""}) <= 1
                assert not any(frozenset((a.user, b.user)) in apart for a in people for b in people if a != b)
                assert not match.programs or (now == LATE and all(one.level for one in people))


# --- on a server -----------------------------------------------------------------------------------------------------


async def seeks(world: World, who: Any, **how: Any) -> Any:
    told = await who.slash(world.channel, "play seek", game="toy", **how)
    await world.env.settle()
    return told


async def test_a_thread_opens_for_those_who_fit_together_and_calls_all_once(world: World) -> None:
    told = await seeks(world, world.ann)
    assert told.response.content.startswith("You are looking for players: Toy · ")
    assert not world.channel.threads
    assert (await seeks(world, world.bob)).response.content.startswith("Your table is open")
    (thread,) = world.channel.threads
    live = await world.bot.services.tables.look(1)
    assert live.game.channel == thread.id and [row.user for row in live.seats] == [world.ann.id, world.bob.id]
    assert (live.game.settings.clock, live.game.settings.late) == ("daily", "vote"), "the pace that they looked for"
    called = [m for m in thread.history() if f"<@{world.ann.id}>" in m.content and f"<@{world.bob.id}>" in m.content]
    assert len(called) == 1 and "Start when everyone is here" in called[0].content
    assert await world.bot.services.call(world.bot.services.store.seeks, world.guild.id) == []


async def test_a_table_speaks_what_its_server_speaks(world: World) -> None:
    """Which Discord tells, where no moderator has chosen it."""
    server = world.bot.get_guild(world.guild.id)
    assert server is not None
    server.preferred_locale = discord.Locale.polish
    for person in (world.ann, world.bob):
        await seeks(world, person, seats=2)
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).game.language == "pl"
    assert any("wasz stół jest otwarty" in one.content for one in world.channel.threads[0].history())


async def test_nobody_learns_who_avoids_whom(world: World) -> None:
    await world.bob.slash(world.channel, "play avoid", player=world.ann)
    waits = await seeks(world, world.ann)
    also = await seeks(world, world.bob)
    assert not world.channel.threads
    assert waits.response.content.split(". ")[0] == also.response.content.split(". ")[0]
    assert (await seeks(world, world.cid)).response.content.startswith("Your table is open")
    live = await world.bot.services.tables.look(1)
    assert [row.user for row in live.seats] == [world.ann.id, world.cid.id]
    told = await world.bob.slash(world.channel, "play avoid")
    assert f"<@{world.ann.id}>" in told.response.content and told.response.ephemeral
    assert "avoid nobody" in (await world.ann.slash(world.channel, "play avoid")).response.content
    await world.bob.slash(world.channel, "play avoid", player=world.ann)
    assert "avoid nobody" in (await world.bob.slash(world.channel, "play avoid")).response.content


async def test_one_presses_under_the_overview_to_look_for_the_same(
    world: World,
    later: list[timedelta],  # noqa: F811
) -> None:
    _, board = await shown(world)
    await seeks(world, world.ann)
    await look(world, later)
    (message,) = board.history()
    assert "Looking for players" in message.content and f"<@{world.ann.id}>: Toy" in message.content
    own = await world.ann.select(message, [str(world.ann.id)])
    assert "your own search" in error(own)
    await world.bob.select(message, [str(world.ann.id)])
    await world.env.settle()
    assert len(world.channel.threads) == 1
    assert "search is over" in error(await world.cid.select(message, [str(world.ann.id)]))


async def test_who_finds_nobody_is_told_and_looks_no_more(world: World, later: list[timedelta]) -> None:  # noqa: F811
    await seeks(world, world.ann, hours=1)
    await look(world, later)
    assert not any("Nobody was found" in line for line in letters(world.ann))
    later.append(timedelta(hours=2))
    await look(world, later)
    assert any("Nobody was found for Toy in time" in line for line in letters(world.ann))
    assert await world.bot.services.call(world.bot.services.store.seeks, world.guild.id) == []


async def test_who_stops_is_seated_no_more(world: World) -> None:
    assert "not looking" in error(await world.ann.slash(world.channel, "play stop"))
    await seeks(world, world.ann)
    await world.ann.slash(world.channel, "play stop")
    await seeks(world, world.bob)
    assert not world.channel.threads


async def test_where_no_thread_can_be_made_everybody_looks_on(world: World) -> None:
    await seeks(world, world.ann)
    world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await seeks(world, world.bob)
    waiting = await world.bot.services.call(world.bot.services.store.seeks, world.guild.id)
    assert {one.user for one in waiting} == {world.ann.id, world.bob.id}
    await world.bot.watch.look()
    await world.env.settle()
    assert len(world.channel.threads) == 1


async def test_where_no_table_can_be_made_everybody_looks_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as where no computer player plays the title at that level any more."""

    async def refused(*_: Any, **how: Any) -> None:
        raise BotError(T("bot-program-unknown"))

    monkeypatch.setattr(world.bot.services.tables.lobby, "create", refused)
    await seeks(world, world.ann)
    await seeks(world, world.bob)
    assert {one.user for one in world.bot.services.store.seeks(world.guild.id)} == {world.ann.id, world.bob.id}


async def test_whoever_sits_at_a_table_is_seated_once_though_nobody_could_be_called(world: World) -> None:
    await seeks(world, world.ann)
    world.env.inject_error("POST", "/channels/*/messages", status=500, code=0, times=3)
    await seeks(world, world.bob)
    for _ in range(2):
        await world.bot.watch.look()
        await world.env.settle()
    assert len(world.channel.threads) == 1
    assert await world.bot.services.call(world.bot.services.store.seeks, world.guild.id) == []


async def test_seats_that_no_game_has_are_refused(world: World) -> None:
    assert "has 8 seats" in error(await seeks(world, world.ann, seats=8))


async def test_what_is_kept_of_a_person_goes_with_them(world: World) -> None:
    store = world.bot.services.store
    await seeks(world, world.ann)
    await world.bob.slash(world.channel, "play avoid", player=world.ann)
    assert store.person(world.bob.id).avoided == (world.ann.id,)
    (kept,) = person_file(store.person(world.ann.id))["seeks"]  # type: ignore[index, call-overload]
    assert kept["games"] == ["toy"] and kept["server"] == str(world.guild.id)  # type: ignore[index, call-overload]
    store.forget(world.ann.id)
    assert store.seeks(world.guild.id) == [] and store.avoided(world.bob.id) == []


@pytest.mark.parametrize("hours", [1, 48])
async def test_a_wait_is_as_long_as_it_was_wanted(world: World, hours: int) -> None:
    await seeks(world, world.ann, hours=hours)
    (one,) = await world.bot.services.call(world.bot.services.store.seeks, world.guild.id)
    assert clock.moment(one.until) - clock.moment(one.at) == timedelta(hours=hours)
