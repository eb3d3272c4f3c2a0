"""The sandbox: the real bot in a simulated Discord on this machine, with a page on which several people can play.

Everything about simcord stays in this module, in `sandbox_windows` and in `sandbox_commands` (and in the tests). The
simulated server is made anew at every start, with the same ids; only the database is kept, so the games go on. Ids of
messages and interactions then come from the clock, so that they never repeat those of an earlier run.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import interactions
from simcord.enums import ChannelType

from bot.client import Astrarch
from bot.config import Config, say_aside
from bot.errors import BotError
from bot.operating.door import door
from bot.operating.sandbox_commands import named_in
from bot.operating.sandbox_windows import Person, Windows, nobody_acts
from bot.posting.returning import show_again
from bot.store.places import place_of
from bot.store.rows import GameRow
from bot.widgets.rows import view_of
from bot.wording.announcements import game_name, open_rows
from bot.wording.lessons import learn_rows
from engine import games
from engine.text import T

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"
SAMPLES = {"en": "*-middle.png", "pl": "*-middle-pl.png"}
"""A board of the gallery is what newcomers see first; an installation without the gallery shows none."""
PEOPLE = ("Ann", "Bartek", "Celina", "Dawid", "Ewa", "Felix")
SERVER, CHANNELS = "Astrarch", ("table", *(f"table-{n}" for n in range(2, 13)))
SHOWN_AT_FIRST = 2
"""So many of the channels are there at first; the next one appears once all of these have a game."""
STOP_SECONDS = 10.0
TICK_SECONDS = 0.5
PAGE_WORDS = {
    "person": T("bot-sandbox-page-person"),
    "place": T("bot-sandbox-page-place"),
    "more": T("bot-sandbox-page-more"),
    "less": T("bot-sandbox-page-less"),
    "gone": T("bot-sandbox-page-gone"),
}
SETTLE_SECONDS, SETTLES = 0.5, 240
"""A press is over once simcord has waited for what the bot will do within so many seconds, and as often again as the
bot is still at work then. What it puts off for longer, such as a computer player's answer, appears by itself."""

log = logging.getLogger(__name__)


class SandboxBot(Astrarch):
    """The bot, which goes on with its games once their channels are there again."""

    async def on_ready(self) -> None:
        """The simulated server is empty by now."""


async def sandbox(
    config: Config, *, stop: asyncio.Event | None = None, opened: asyncio.Future[str] | None = None
) -> None:
    """Runs the sandbox until it is told to stop.

    Args:
        stop: ends it; without one Ctrl-C and SIGTERM do.
        opened: gets the page's address.

    Raises:
        BotError: the page's port cannot be opened.
        OSError: the simulated Discord does not start.
    """
    stop = stop or _stopped_by_signals()
    store = place_of(config.sandbox.database).store(config.limits.lock_seconds)
    bot = SandboxBot(store, moderator_role=config.moderator_role or None)
    with _speaking(config.language), named_in(config.language):
        run = simcord.run(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
        run._env.backend.bot_user.name = SERVER
        env = await run.__aenter__()
        _be_patient(env)
        try:
            await _open(env, bot, config, stop, opened)
        except simcord.SetupError as error:
            raise error.__cause__ if isinstance(error.__cause__, OSError) else error from None
        finally:
            await _ended(run)


async def _open(
    env: simcord.Env, bot: SandboxBot, config: Config, stop: asyncio.Event, opened: asyncio.Future[str] | None
) -> None:
    channels, people = _world(env, config.language)
    env.backend.advance_clock(max(1.0, time.time() - env.now().timestamp()))
    for channel in channels[:SHOWN_AT_FIRST]:
        await _greet(env, bot, channel.id, config.language)
    say = bot.services.locales.speaker(config.language)
    words = {"language": config.language, **{word: say(text) for word, text in PAGE_WORDS.items()}}
    windows = Windows(env, people, say, config.language)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(windows.close)
        address = await stack.enter_async_context(_opened(config.sandbox.port, windows, words))
        print(say_aside(T("bot-sandbox-open", url=address)), flush=True)
        if opened is not None:
            opened.set_result(address)
        going_on = asyncio.create_task(_go_on(env, bot, channels[0]), name="going on")
        stack.callback(going_on.cancel)
        room = asyncio.create_task(_make_room(env, bot, [channel.id for channel in channels], config), name="room")
        stack.callback(room.cancel)
        await _keep_time(env, windows, stop)


async def _make_room(env: simcord.Env, bot: Astrarch, channels: Sequence[int], config: Config) -> None:
    """Whenever every channel that is there has a game, the next one appears."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        there = [channel for channel in channels if env.backend.messages.get(channel)]
        taken = {game.channel for game in await bot.services.call(bot.services.store.games) if game.live}
        new = next((channel for channel in channels if channel not in there), None)
        if new is not None and taken.issuperset(there):
            await _greet(env, bot, new, config.language)


@asynccontextmanager
async def _opened(port: int, windows: Windows, words: Mapping[str, str]) -> AsyncIterator[str]:
    """The page, at its address."""
    async with AsyncExitStack() as stack:
        try:
            address = await stack.enter_async_context(door(port, windows, words))
        except OSError as error:
            why = os.strerror(error.errno) if error.errno else str(error)
            raise BotError(T("bot-sandbox-port", port=str(port), why=why)) from error
        yield address


async def _keep_time(env: simcord.Env, windows: Windows, stop: asyncio.Event) -> None:
    """Lets the clock of the simulated Discord go on, which by itself stands still, and shows what happens."""
    while not stop.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), TICK_SECONDS)
        env.backend.advance_clock(max(0.0, time.time() - env.now().timestamp()))
        windows.show_changes()


def _world(env: simcord.Env, language: str) -> tuple[Sequence[simcord.ChannelHandle], Sequence[Person]]:
    """A server of that language with its channels, and everybody's direct messages; the first person may moderate."""
    guild = env.create_guild(SERVER, preferred_locale="en-US" if language == "en" else language)
    everyone = env.backend.guilds[guild.id].everyone_role
    everyone.permissions |= discord.Permissions(create_private_threads=True).value  # as on a new server of Discord
    first = guild.create_text_channel(CHANNELS[0])
    role = guild.create_role("Moderator", permissions=discord.Permissions(manage_channels=True))
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    members = [guild.add_member(user, roles=[role] if at == 0 else []) for at, user in enumerate(users)]
    for user in users:
        env.backend.get_dm_channel(user.id)
    channels = [first, *(guild.create_text_channel(name) for name in CHANNELS[1:])]
    return channels, [Person(member, user) for member, user in zip(members, users, strict=True)]


async def _greet(env: simcord.Env, bot: Astrarch, channel: int, language: str) -> None:
    """Says how to begin."""
    await nobody_acts(env)
    await env.settle()
    say = bot.services.locales.speaker(language)
    view = view_of((*open_rows(games.names(), say), *learn_rows(say)))
    samples = sorted(GALLERY.glob(SAMPLES[language]))[-1:]
    boards = [discord.File(path, description=say(T("bot-sandbox-board"))) for path in samples]
    await bot.get_partial_messageable(channel).send(say(T("bot-sandbox-welcome")), view=view, files=boards)
    await nobody_acts(env)
    await env.settle()


async def _go_on(env: simcord.Env, bot: Astrarch, parent: simcord.ChannelHandle) -> None:
    """Shows the games of earlier runs again: their messages are gone with the old server, and so are their threads.
    Then they go on. It takes a moment for each board that is drawn, and stand-ins think for longer than that: nobody
    has to wait for it.
    """
    live = [game for game in await bot.services.call(bot.services.store.games) if game.live]
    for game in live:
        if game.channel not in env.backend.channels and game.settings.thread != "none":
            await _thread_again(env, bot, parent, game)
    for game in live:
        try:
            if game.channel in env.backend.channels:
                await show_again(bot.services, game.id)
        except Exception:  # the others are shown all the same
            log.exception("game %d is not shown again", game.id)
    with env._bot_scope():  # whoever acts in a window waits for what stand-ins make of it
        await bot.go_on()


async def _thread_again(env: simcord.Env, bot: Astrarch, parent: simcord.ChannelHandle, game: GameRow) -> None:
    """The same thread, with who sits there. simcord takes an id for it as that of the message that it began with."""
    backend, private = env.backend, game.settings.thread == "private"
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    name = bot.services.locales.speaker(game.language)(game_name(game.name))
    thread = backend.create_thread(
        parent.id, name, backend.bot_user.id, type=kind, message_id=game.channel, broadcast=False
    )
    for row in await bot.services.call(bot.services.store.seats, game.id):
        if row.user is not None:
            thread.thread_members[row.user] = backend.now_iso()
    backend.announce_thread_create(thread)


def _be_patient(env: simcord.Env) -> None:
    """Lets the bot work for longer than that, as stand-ins do, without waiting for what it has put off."""
    settle: Any = env._settle_internal

    async def patient(**how: Any) -> None:
        how = {name: value for name, value in how.items() if name not in ("timeout", "_deadline")}
        for _ in range(SETTLES):
            with suppress(TimeoutError):
                await settle(**how)
                return
        await settle(**how)

    setattr(env, "_settle_internal", patient)  # noqa: B010 - simcord has one deadline for both


@contextmanager
def _speaking(language: str) -> Iterator[None]:
    """Lets the simulated people use Discord in this language."""
    before: Any = interactions.base_payload

    def spoken(*args: Any, **how: Any) -> Any:
        record, payload = before(*args, **how)
        locale = "en-US" if language == "en" else language
        payload["locale"] = locale
        if "guild_locale" in payload:
            payload["guild_locale"] = locale
        return record, payload

    setattr(interactions, "base_payload", spoken)  # noqa: B010 - simcord gives everybody en-US
    try:
        yield
    finally:
        setattr(interactions, "base_payload", before)  # noqa: B010 - as above


def _stopped_by_signals() -> asyncio.Event:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    return stop


async def _ended(run: simcord.run) -> None:
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await run.__aexit__(None, None, None)
    except TimeoutError:
        log.warning("the sandbox did not end in %s seconds", STOP_SECONDS)
