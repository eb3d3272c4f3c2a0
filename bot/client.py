"""The Discord client: it connects the commands, the presses and the sender to one house."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket

from bot.asking.going_on import GoingOn
from bot.drawing.pictures import Pictures
from bot.errors import BotError
from bot.locales import Locales, read_once
from bot.posting.deleted import deleted
from bot.posting.delivery import Sender
from bot.posting.icons import show_icons
from bot.posting.messages import Messenger
from bot.posting.returning import come_back
from bot.posting.takeover import Takeover
from bot.processes.own_process import AT_LENGTH, Apart, Processes, in_thread
from bot.processes.workers import Workers
from bot.rooms import open_rooms
from bot.services.buttons import pressed, submitted
from bot.services.commands import CommandTranslator, add_commands
from bot.services.commands import Tree as Commands
from bot.services.meter import Meter
from bot.services.registering import register
from bot.services.replies import apologise
from bot.services.services import Services
from bot.sessions import SessionStarts
from bot.store import Store
from bot.tables.tables import Tables
from bot.waiting.waiting import TableWatch
from bot.widgets.interactions import Interaction, take_in
from bot.widgets.rows import Component

FIRST = 0
"""The shard to which direct messages come."""
REGISTERS = 10.0
"""So many seconds a start waits until Discord has taken the commands; those of the last one do meanwhile."""
ANSWERS, POSTS = 5.0, 5.0
"""So many seconds a stop waits for answers under way, and for what they have to post."""

log = logging.getLogger(__name__)


class Tree(Commands):
    """The commands; whatever goes wrong in one becomes one sentence."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Everybody may type; what was typed is taken in before a command or an offer reads it."""
        take_in(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """A refusal, or a fault under a reference."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await apologise(interaction.client.services, interaction, cause)


class Astrarch(discord.AutoShardedClient):
    """The bot. It owns the tables and closes them with itself.

    Attributes:
        icons: whether words have icons; to be set before it starts.
    """

    icons = False
    _bringing: asyncio.Task[None] | None = None
    _registering: asyncio.Task[None] | None = None
    _beginning: int | None = None

    def __init__(
        self,
        store: Store,
        *,
        locales: Locales | None = None,
        moderator_role: int | None = None,
        test_server: int | None = None,
        most_live: int = 300,
        painters: int = 0,
        thinkers: int = 0,
        **options: Any,
    ) -> None:
        """Over a database. `test_server`: commands appear there at once, and nowhere else."""
        intents = discord.Intents(guilds=True, guild_messages=True)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self.meter, self.ownership = Meter(), store.ownership
        how = {"http_trace": self.meter.trace, "shard_count": self.ownership.shards.count, **options}
        super().__init__(intents=intents, allowed_mentions=discord.AllowedMentions.none(), **how)
        self.tree, self.thinkers, self._open = Tree(self), Workers(thinkers), asyncio.Event()
        tables = self._tables(store, most_live, apart=bool(painters), think=self.thinkers if thinkers else in_thread)
        self._test_server, words, pictures = test_server, (locales or read_once()).apart(), Pictures(painters)
        self.services = Services(store, tables, words, pictures, moderator_role=moderator_role)
        self.sender = Sender(self.services, Messenger(self, self.services), self.services.pictures)
        self.sender.asked = GoingOn(self.services).follow
        self.watch = TableWatch(self.services, self.sender.messenger)
        self.takeover = Takeover(self.services, self.sender, self)
        self._attaching, self._sessions = asyncio.Lock(), SessionStarts(self.fetch_session_start_limits)
        open_rooms()
        add_commands(self.tree, self.services.locales)

    def _tables(self, store: Store, most_live: int, *, apart: bool, think: Apart) -> Tables:
        """`apart`: what takes long, and what strangers hand in, is done in processes of its own."""
        files, long = (Processes(), Processes(AT_LENGTH)) if apart else (in_thread, in_thread)
        tables = Tables(store, on_change=self._changed, most_live=most_live, apart=files, think=think)
        tables.turning.at_length = long
        return tables

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Notes when an interaction arrives."""
        if event == "interaction":
            self.meter.arrived(args[0].id)
        super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Before the first event: the words, the commands, and the components of earlier messages."""
        self.services.pictures.painters.start()
        self.thinkers.start()
        await self.tree.set_translator(CommandTranslator(self.services.locales))
        self.add_dynamic_items(Component)
        server = discord.Object(self._test_server) if self._test_server else None
        if server is not None:
            self.tree.copy_global_to(guild=server)
        if self.ownership.shards.prefers(FIRST):  # of several processes one registers them
            self._registering = asyncio.create_task(register(self.tree, server), name="commands")
            done, _ = await asyncio.wait({self._registering}, timeout=REGISTERS)
            for task in done:
                task.result()
        if self.icons:
            self.services.bring_icons = partial(self._bring_icons, lost=True)
            self._bring_icons()
        if self.services.store.shared:
            self.takeover.start()
            self.watch.start()

    async def on_ready(self) -> None:
        """Goes on where it was: stand-ins play, and what was not posted is posted."""
        log.info("connected as %s, on %d servers", self.user, len(self.guilds))
        if not self.services.store.shared:
            await self.go_on()

    async def go_on(self) -> None:
        """With all tables where they were."""
        await self.sender.catch_up()
        await self.services.tables.wake()
        self.watch.start()

    # --- shards ------------------------------------------------------------------------------------------------------

    async def launch_shards(self) -> None:
        """Connects the shards that this process looks after by now; others follow as it gets them."""
        self._open.set()
        for shard in sorted(self.ownership.held):
            await self.attach(shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits only where Discord wants it."""
        await self._sessions.wait(shard_id or 0, again=shard_id != self._beginning)

    async def attach(self, shard: int) -> None:
        """Connects a shard, if it is not."""
        await self._open.wait()
        async with self._attaching:
            if shard not in self.ownership.held:
                return
            self._connection.shard_count = self.shard_count
            self._connection.shard_ids = sorted({*self.shards, shard})
            known = self.get_shard(shard)
            if known is None or known.is_closed():
                self.watch.connected(shard, False)
            self._beginning = shard
            if known is not None:
                await known.connect()
            else:
                await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=not self.shards)
            self._beginning = None

    async def detach(self, shard: int) -> None:
        """Disconnects it, if it is connected and another process's."""
        async with self._attaching:
            known = self.get_shard(shard)
            if known is not None and shard not in self.ownership.held:
                await known.disconnect()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Nobody there can answer now, so nobody is late."""
        self.watch.connected(shard, False)

    async def on_shard_connect(self, shard: int) -> None:
        """It goes on, and nobody has heard what was changed meanwhile."""
        self.watch.connected(shard, True)
        self.sender.messenger.readers.knock(mended=True)

    async def on_shard_resumed(self, shard: int) -> None:
        """As above."""
        await self.on_shard_connect(shard)

    # --- events ------------------------------------------------------------------------------------------------------

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server that has invited the bot, perhaps once more."""
        self._let_in(guild)
        await come_back(self.services, self.sender, guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The bot may see or write what it could not."""
        self._let_in(after.guild)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """As above."""
        self._let_in(after.guild)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """As above: a channel that was hidden from the bot is there."""
        self._let_in(channel.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """As above: the bot itself, for it asks to hear of nobody else."""
        self._let_in(after.guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """As above: the bot was added to it."""
        self._let_in(thread.guild)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """As above: it may be awake, or open."""
        self.sender.messenger.readers.knock(channel=event.thread_id, mended=True)

    def _let_in(self, server: discord.Guild) -> None:
        self.sender.messenger.readers.knock(server=server.id, mended=True)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A message that may be missed."""
        await self._missed(event.channel_id, [event.message_id])

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """As above, for many at once."""
        await self._missed(event.channel_id, sorted(event.message_ids))

    async def _missed(self, channel: int, messages: list[int]) -> None:
        try:
            for message in messages:
                if message not in self.sender.messenger.removed:
                    await deleted(self.services, channel, message)
        except BotError as error:  # what is missed is posted anew after the next start, or with the next change
            level = logging.INFO if self.services.running.leaving else logging.WARNING
            log.log(level, "a deleted message was not looked after, %s", error)

    async def on_message(self, message: discord.Message) -> None:
        """Chatter moves the prompt up; the next one is posted anew below it."""
        if self.user is not None and message.author.id != self.user.id:
            self.sender.chatter(message.channel.id)

    async def pressed(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """A press on one of our components."""
        await pressed(self.services, interaction, custom_id, values)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Modals come back here, also after a restart. Where somebody does something, the bot may be let in again."""
        self.sender.messenger.readers.knock(channel=interaction.channel_id or 0, mended=False)
        if interaction.type is discord.InteractionType.modal_submit:
            take_in(interaction)
            await submitted(self.services, interaction)

    def _bring_icons(self, *, lost: bool = False) -> None:
        """Makes the icons known, unless that is under way."""
        if self._bringing is None or self._bringing.done():
            uploads = self.ownership.shards.prefers(FIRST)
            self._bringing = asyncio.create_task(show_icons(self, self.services, uploads=uploads, lost=lost))

    async def close(self) -> None:
        """Finishes what is under way, within some seconds: answers, then posts, then the tables."""
        if self.services.running.leaving:
            return await super().close()
        for task in filter(None, (self._bringing, self._registering)):
            task.cancel()
        await self.services.running.finish(ANSWERS)
        await self.watch.close()
        await self.takeover.close()
        await self.services.tables.quiet()
        await self.sender.close(POSTS)
        await self.services.tables.close()
        self.services.pictures.close()
        self.thinkers.close()
        return await super().close()

    def _changed(self, game: int) -> None:
        self.sender.wake(game)
