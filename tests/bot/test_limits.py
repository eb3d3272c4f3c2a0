"""What one person may ask of the bot, and what the bot does for nobody who may not do it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import limits
from bot.__main__ import bot_of
from bot.config import read_config
from bot.errors import BotError
from bot.history import file_commands
from bot.limits import HOURLY, MODERATOR, Queue, Rates, TooFast
from bot.live.answer_counts import Unit
from bot.locales import HERE, Locales
from bot.moderators.correct_commands import restore
from bot.services import replies
from bot.services.context import Context
from bot.services.services import Services
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
    assert said.startswith("You do not have the permission “")
    assert await world.bot.services.call(world.bot.services.store.games) == []


async def test_who_may_not_write_shows_no_film_to_all(world: World) -> None:
    world.channel = await denied(world, send_messages=False)
    await world.started()
    for command in ("game replay", "game stats"):
        assert error(await world.cid.slash(world.channel, command, show=True)).startswith(
            "You do not have the permission"
        )


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
    assert said.startswith("You do not have the permission “")
    assert not (await world.ann.slash(world.channel, "game invite", player=world.bob)).response.content.startswith(
        "You"
    )


async def test_tables_of_ones_own(world: World) -> None:
    world.bot.services.rates = Rates(tables=1)
    await world.ann.slash(world.channel, "game new", game="toy")
    annex = world.guild.create_text_channel("annex")
    said = error(await world.ann.slash(annex, "game new", game="toy"))
    assert said == "You already have 1 table in progress, which is the limit. End it before you open another."
    await world.ended(world.ann)
    assert "new table" in (await world.ann.slash(annex, "game new", game="toy")).response.content


async def test_tables_opened_at_once_are_counted_as_well(world: World) -> None:
    rates = world.bot.services.rates = Rates(tables=1)
    with rates.opening(world.ann.id):  # a click that is being answered
        said = error(await world.ann.slash(world.channel, "game new", game="toy"))
    assert said.startswith("You already have 1 table")
    assert "new table" in (await world.ann.slash(world.channel, "game new", game="toy")).response.content


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
    assert error(await world.ann.slash(world.channel, "game export")).startswith("Hourly limit for files reached (1)")
    assert error(await world.ann.slash(world.channel, "game replay")).startswith("Hourly limit for ")
    said = error(await world.ann.slash(world.channel, "game invite", player=world.cid))
    assert said.startswith("Hourly limit for ")
    await world.bob.slash(world.channel, "game export")


async def test_what_costs_much_is_counted_for_all_processes_of_one_database(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started()
    monkeypatch.setattr(world.bot.services.store, "shared", True)
    for _ in range(2):
        world.bot.services.rates = Rates({**HOURLY, "exports": 1})  # a process that knows nothing of another's counts
        told = await world.ann.slash(world.channel, "game export")
    assert error(told).startswith("Hourly limit for files reached (1)")
    await world.bob.slash(world.channel, "game export")


async def test_a_moderator_acts_for_many(world: World) -> None:
    await world.started()
    world.bot.services.rates = Rates({"invitations": 1, "films": 1, "exports": 1}, tables=1)
    mod = boss(world)
    for _ in range(MODERATOR):
        await mod.slash(world.channel, "game export")
    told = error(await mod.slash(world.channel, "game export"))
    assert told.startswith(f"Hourly limit for files reached ({MODERATOR})")
    for n in range(MODERATOR + 1):
        place = world.guild.create_text_channel(f"annex-{n}")
        opened = await mod.slash(place, "game new", game="toy")
    assert error(opened).startswith(f"You already have {MODERATOR} tables in progress")


async def test_what_is_configured_holds(world: World, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(
        f'database = "{world.path}"\n[limits]\ntables = 2\ninvitations = 3\nfilms = 4\nexports = 1\n'
        "advice = 5\nrestores = 6\npresses = 7\nlive_games = 1\npainters = 0\nthinkers = 0\nlock_seconds = 6\n"
    )
    make_bot(tmp_path / "other.sqlite")  # the toy is known
    bot = bot_of(read_config(file, {}), Everything(), locales=Locales(HERE, TEXTS))
    await world.env.restart_bot(bot)
    await world.started()
    await world.ann.slash(world.channel, "game export")
    assert error(await world.ann.slash(world.channel, "game export")).startswith("Hourly limit for files reached (1)")
    annex, attic = (world.guild.create_text_channel(name) for name in ("annex", "attic"))
    await world.ann.slash(annex, "game new", game="toy")
    told = error(await world.ann.slash(attic, "game new", game="toy"))
    assert told.startswith("You already have 2 table")
    assert bot.services.rates.hourly == {"invitations": 3, "films": 4, "exports": 1, "advice": 5, "restores": 6}
    assert bot.services.rates.presses == 7
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
    monkeypatch.setattr(records, "counted_answers", units_noted)
    await world.bob.slash(world.channel, "game export")
    assert threads and threading.get_ident() not in threads


# --- how fast --------------------------------------------------------------------------------------------------------


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock that presses are counted by."""
    times = [1000.0]
    monkeypatch.setattr(limits, "monotonic", lambda: times[0])
    return times


def refusals(rates: Rates, user: int, times: int) -> list[bool]:
    """What so many presses at once are told: whether they were told before."""
    found = list[bool]()
    for _ in range(times):
        try:
            rates.press(user)
        except TooFast as error:
            found.append(error.told)
    return found


def test_a_person_presses_as_fast_as_people_do(now: list[float]) -> None:
    rates = Rates(presses=40)
    for _ in range(600):
        now[0] += 0.25
        rates.press(1)
    assert refusals(rates, 1, 39) == [], "and for a moment faster than that"


def test_who_presses_too_fast_waits_and_nobody_else(now: list[float]) -> None:
    rates = Rates(presses=40)
    assert refusals(rates, 1, 100) == [False] + [True] * 59, "it is said once, not with each press"
    assert refusals(rates, 2, 40) == []
    now[0] += limits.SILENT
    assert refusals(rates, 1, 9) == [False], "as many as the time since then allows"
    now[0] += limits.MOMENT
    assert refusals(rates, 1, 40) == []


def test_it_is_not_remembered_for_ever_who_has_pressed(now: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_KEPT", 3)
    rates = Rates(presses=40)
    for user in range(9):
        rates.press(user)
    assert list(rates._pressing) == [6, 7, 8]


async def test_too_fast_a_press_is_refused_before_anything_is_looked_up(
    world: World, now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started()
    services = world.bot.services
    services.rates = Rates(presses=2)
    for _ in range(2):
        await world.ann.slash(world.channel, "game status")
    with monkeypatch.context() as watched:
        watched.setattr(Services, "call", lambda *_: pytest.fail("it was looked up"))
        told = await world.ann.slash(world.channel, "game status")
        assert error(told) == ("Too fast: the limit is 2 presses and commands in 10 seconds. Wait a moment.")
    await world.bob.slash(world.channel, "game status")
    now[0] += limits.MOMENT
    assert "Toy" in (await world.ann.slash(world.channel, "game status")).response.content


async def test_who_types_too_fast_is_offered_nothing(world: World, now: list[float]) -> None:
    await world.started()
    world.bot.services.rates = Rates(presses=1)
    assert await world.ann.autocomplete(world.channel, "toy answer", "answer", "")
    assert not await world.ann.autocomplete(world.channel, "toy answer", "answer", "")


# --- files that are brought -----------------------------------------------------------------------------------------


class Attached:
    """A file that somebody brings; its bytes are here once they were asked for."""

    size = 100

    def __init__(self) -> None:
        self.asked, self.there = asyncio.Event(), asyncio.Event()

    async def read(self) -> bytes:
        self.asked.set()
        await self.there.wait()
        return b"{"


async def brought(world: World, by: Any, file: Any) -> str:
    """What comes of it, in the house's words."""
    interaction: Any = SimpleNamespace(
        user=by, response=SimpleNamespace(is_done=lambda: True), permissions=discord.Permissions.all(), guild=None
    )
    with pytest.raises(BotError) as refused:
        await restore(Context(world.bot.services, interaction), file, "")
    return refused.value.text.key


async def test_files_are_opened_one_after_the_other_and_one_of_each_person(world: World) -> None:
    files = [Attached() for _ in range(3)]
    first = asyncio.ensure_future(brought(world, world.ann, files[0]))
    await files[0].asked.wait()
    assert await brought(world, world.ann, files[1]) == "bot-limit-one-file"
    honest = asyncio.ensure_future(brought(world, world.bob, files[2]))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not files[1].asked.is_set() and not files[2].asked.is_set(), "nothing of it is here before its turn"
    for file in files:
        file.there.set()
    assert await asyncio.gather(first, honest) == ["bot-file-refused"] * 2
    assert await brought(world, world.ann, files[0]) == "bot-file-refused", "the next one may come"


async def test_so_many_files_wait_and_no_more(world: World) -> None:
    world.bot.services.restoring = Queue(most=1)
    files = [Attached() for _ in range(3)]
    waiting = [
        asyncio.ensure_future(brought(world, by, file)) for by, file in zip((world.ann, world.bob), files, strict=False)
    ]
    await files[0].asked.wait()
    assert await brought(world, world.cid, files[2]) == "bot-limit-busy"
    for file in files:
        file.there.set()
    assert await asyncio.gather(*waiting) == ["bot-file-refused"] * 2


async def test_files_of_one_person_are_counted(world: World) -> None:
    world.bot.services.rates = Rates({**HOURLY, "restores": 2})
    file = Attached()
    file.there.set()
    told = [await brought(world, world.ann, file) for _ in range(3)]
    assert told == ["bot-file-refused", "bot-file-refused", "bot-limit-restores"], "though a moderator brings them"
