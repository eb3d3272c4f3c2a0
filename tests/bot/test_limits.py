"""What one person may ask of the bot, and what the bot does for nobody who may not do it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.__main__ import bot_of
from bot.config import read_config
from bot.errors import BotError
from bot.history import file_commands
from bot.limits import HOURLY, MODERATOR, Queue, Rates
from bot.live.units import Unit
from bot.locales import HERE, Locales
from bot.services import replies
from bot.store.ownership import Everything
from bot.tables import records
from engine.text import Json
from tests.bot.harness import TEXTS, World, error, make_bot
from tests.bot.moderators import boss


async def denied(world: World, **rights: bool) -> Any:
    """A channel in which cid may not do that."""
    overwrites = {world.cid: discord.PermissionOverwrite(**rights)}
    return world.guild.create_text_channel("closed", overwrites=overwrites)


@pytest.mark.parametrize(
    ("right", "thread"),
    [("send_messages", "none"), ("create_public_threads", "public"), ("create_private_threads", "private")],
)
async def test_the_bot_opens_nothing_for_whom_discord_forbids_it(world: World, right: str, thread: str) -> None:
    place = await denied(world, **{right: False})
    said = error(await world.cid.slash(place, "game new", game="toy", thread=f"thread-{thread}"))
    assert said.startswith(f"You may not do this in <#{place.id}> yourself, so the bot does not do it for you.")
    assert await world.bot.services.call(world.bot.services.store.games) == []


async def test_who_may_not_write_shows_no_film_to_all(world: World) -> None:
    world.channel = await denied(world, send_messages=False)
    await world.started()
    for command in ("game replay", "game stats"):
        assert error(await world.cid.slash(world.channel, command, show=True)).startswith("You may not do this in")


async def test_who_may_not_write_plays_but_says_nothing_to_all(world: World) -> None:
    world.channel = await denied(world, send_messages=False)
    await world.ann.slash(world.channel, "game new", game="toy")
    for command in ("join", "leave", "join", "start"):
        said = await world.cid.slash(world.channel, f"game {command}")
        assert said.response.ephemeral
        await world.env.settle()
    assert not [line for line in world.said() if line.startswith("cid")]
    assert (await world.bot.services.tables.find(world.channel.id)).status == "running"


@pytest.mark.parametrize("aloud", [False, True])
async def test_what_takes_long_is_announced_to_whom_it_will_be_said(
    aloud: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    deferred, done = list[dict[str, bool]](), asyncio.Event()

    async def defer(**how: bool) -> None:
        deferred.append(how)
        done.set()

    interaction: Any = SimpleNamespace(response=SimpleNamespace(defer=defer))
    assert await replies.soon(interaction, done.wait(), aloud=aloud)
    assert deferred == [{"thinking": True, "ephemeral": not aloud}]


async def test_who_may_not_write_calls_nobody(world: World) -> None:
    world.channel = await denied(world, send_messages=False)
    await world.started(1)
    await world.cid.slash(world.channel, "game join")
    said = error(await world.cid.slash(world.channel, "game invite", player=world.bob))
    assert said.startswith(f"You may not do this in <#{world.channel.id}> yourself")
    assert not (await world.ann.slash(world.channel, "game invite", player=world.bob)).response.content.startswith(
        "You"
    )


async def test_tables_of_ones_own(world: World) -> None:
    world.bot.services.rates = Rates(tables=1)
    await world.ann.slash(world.channel, "game new", game="toy")
    annex = world.guild.create_text_channel("annex")
    said = error(await world.ann.slash(annex, "game new", game="toy"))
    assert said == "Tables of your own under way: 1, and that is the limit. End one of them before you open another."
    await world.ended(world.ann)
    assert "table is open" in (await world.ann.slash(annex, "game new", game="toy")).response.content


async def test_tables_opened_at_once_are_counted_as_well(world: World) -> None:
    rates = world.bot.services.rates = Rates(tables=1)
    with rates.opening(world.ann.id):  # a click that is being answered
        said = error(await world.ann.slash(world.channel, "game new", game="toy"))
    assert said.startswith("Tables of your own under way: 1")
    assert "table is open" in (await world.ann.slash(world.channel, "game new", game="toy")).response.content


def test_what_was_opened_is_no_longer_under_way() -> None:
    rates = Rates()
    with rates.opening(1) as first, rates.opening(1) as second, rates.opening(2) as another:
        assert (first, second, another) == (0, 1, 0)
    with rates.opening(1) as first:
        assert first == 0 and rates._opening == {1: 1}


async def test_exports_films_and_invitations_an_hour(world: World) -> None:
    await world.started()
    world.bot.services.rates = Rates({"invitations": 0, "films": 0, "exports": 1})
    await world.ann.slash(world.channel, "game export")
    assert error(await world.ann.slash(world.channel, "game export")).startswith("That is enough files for now: 1")
    assert error(await world.ann.slash(world.channel, "game replay")).startswith("That is enough films")
    said = error(await world.ann.slash(world.channel, "game invite", player=world.cid))
    assert said.startswith("That is enough invitations")
    await world.bob.slash(world.channel, "game export")


async def test_what_costs_much_is_counted_for_all_processes_of_one_database(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started()
    monkeypatch.setattr(world.bot.services.store, "shared", True)
    for _ in range(2):
        world.bot.services.rates = Rates({**HOURLY, "exports": 1})  # a process that knows nothing of another's counts
        told = await world.ann.slash(world.channel, "game export")
    assert error(told).startswith("That is enough files for now: 1")
    await world.bob.slash(world.channel, "game export")


async def test_a_moderator_acts_for_many(world: World) -> None:
    await world.started()
    world.bot.services.rates = Rates({"invitations": 1, "films": 1, "exports": 1}, tables=1)
    mod = boss(world)
    for _ in range(MODERATOR):
        await mod.slash(world.channel, "game export")
    told = error(await mod.slash(world.channel, "game export"))
    assert told.startswith(f"That is enough files for now: {MODERATOR}")
    for n in range(MODERATOR + 1):
        place = world.guild.create_text_channel(f"annex-{n}")
        opened = await mod.slash(place, "game new", game="toy")
    assert error(opened).startswith(f"Tables of your own under way: {MODERATOR}")


async def test_what_is_configured_holds(world: World, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(
        f'database = "{world.path}"\n[limits]\ntables = 2\ninvitations = 3\nfilms = 4\nexports = 1\n'
        "advice = 5\nlive_games = 1\npainters = 0\nthinkers = 0\nlock_seconds = 6\n"
    )
    make_bot(tmp_path / "other.sqlite")  # the toy is known
    bot = bot_of(read_config(file, {}), Everything(), locales=Locales(HERE, TEXTS))
    await world.env.restart_bot(bot)
    await world.started()
    await world.ann.slash(world.channel, "game export")
    assert error(await world.ann.slash(world.channel, "game export")).startswith("That is enough files for now: 1")
    annex, attic = (world.guild.create_text_channel(name) for name in ("annex", "attic"))
    await world.ann.slash(annex, "game new", game="toy")
    told = error(await world.ann.slash(attic, "game new", game="toy"))
    assert told.startswith("Tables of your own under way: 2")
    assert bot.services.rates.hourly == {"invitations": 3, "films": 4, "exports": 1, "advice": 5}
    assert bot.services.tables.games.in_memory == 1


async def test_long_work_waits_for_its_turn_but_not_without_end() -> None:
    queue, done, go = Queue(most=1), list[int](), asyncio.Event()

    async def work(number: int) -> None:
        async with queue.place():
            await go.wait()
            done.append(number)

    under_way = [asyncio.ensure_future(work(number)) for number in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(BotError) as refused:
        await work(2)
    assert refused.value.text.key == "bot-limit-busy"
    go.set()
    await asyncio.gather(*under_way)
    await work(3)
    assert done == [0, 1, 3]


async def test_a_file_is_made_beside_the_answers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set[int]()

    def noted(*_: object) -> Json:
        threads.add(threading.get_ident())
        return {}

    def units_noted(*_: object) -> list[Unit]:
        threads.add(threading.get_ident())
        return []

    await world.started()
    monkeypatch.setattr(file_commands, "public_view", noted)
    monkeypatch.setattr(records, "units", units_noted)
    await world.bob.slash(world.channel, "game export")
    assert threads and threading.get_ident() not in threads
