"""The Discord client: it connects the commands, the presses and the sender to one house."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.bereft import deleted
from bot.clicks import pressed, submitted
from bot.commands import add_commands
from bot.commands.build import Words
from bot.delivery import Sender
from bot.house import House, Interaction
from bot.locales import Locales, read_once
from bot.messages import Messenger
from bot.pictures import Pictures
from bot.replies import apologise
from bot.returning import come_back
from bot.rows import Choice
from bot.status import Meter
from bot.store import Store
from bot.tables import Tables
from bot.waiting import Watch

ANSWERS, POSTS = 5.0, 5.0
"""So many seconds a stop waits for answers under way, and for what they have to post."""

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[Any]):
    """The commands; whatever goes wrong in one becomes one sentence."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """A refusal, or a fault under a reference."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await apologise(interaction.client.house, interaction, cause)


class Astrarch(discord.Client):
    """The bot. It owns the tables and closes them with itself."""

    def __init__(
        self,
        store: Store,
        *,
        locales: Locales | None = None,
        moderator_role: int | None = None,
        test_server: int | None = None,
        most_live: int = 300,
        painters: int = 0,
        **options: Any,
    ) -> None:
        """Over a database. `test_server`: commands appear there at once, and nowhere else."""
        intents = discord.Intents(guilds=True, guild_messages=True)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self.meter = Meter()
        how = {"http_trace": self.meter.trace, **options}
        super().__init__(intents=intents, allowed_mentions=discord.AllowedMentions.none(), **how)
        self.tree = Tree(self)
        tables = Tables(store, on_change=self._changed, most_live=most_live)
        self._test_server = test_server
        self.house = House(store, tables, locales or read_once(), Pictures(painters), moderator_role=moderator_role)
        self.sender = Sender(self.house, Messenger(self), self.house.pictures)
        self.watch = Watch(self.house, self.sender.messenger)
        add_commands(self.tree, self.house.locales, self.house)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Notes when an interaction arrives."""
        if event == "interaction":
            self.meter.arrived(args[0].id)
        super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Before the first event: the words, the commands, and the components of earlier messages."""
        self.house.pictures.painters.start()
        await self.tree.set_translator(Words(self.house.locales))
        self.add_dynamic_items(Choice)
        server = discord.Object(self._test_server) if self._test_server else None
        if server is not None:
            self.tree.copy_global_to(guild=server)
        await self.tree.sync(guild=server)

    async def on_ready(self) -> None:
        """Goes on where it was: stand-ins play, and what was not posted is posted."""
        log.info("connected as %s, on %d servers", self.user, len(self.guilds))
        await self.sender.catch_up()
        await self.house.tables.wake()
        self.watch.start()

    async def on_disconnect(self) -> None:
        """Nobody can answer now, so nobody is late."""
        self.watch.connected(False)

    async def on_resumed(self) -> None:
        """It goes on."""
        self.watch.connected(True)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server that has invited the bot, perhaps once more."""
        await come_back(self.house, self.sender, guild.id)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A message that may be missed."""
        await self._missed(event.channel_id, [event.message_id])

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """As above, for many at once."""
        await self._missed(event.channel_id, sorted(event.message_ids))

    async def _missed(self, channel: int, messages: list[int]) -> None:
        for message in messages:
            if message not in self.sender.messenger.removed:
                await deleted(self.house, channel, message)

    async def on_message(self, message: discord.Message) -> None:
        """Chatter moves the prompt up; the next one is posted anew below it."""
        if self.user is not None and message.author.id != self.user.id:
            self.sender.chatter(message.channel.id)

    async def pressed(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """A press on one of our components."""
        await pressed(self.house, interaction, custom_id, values)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Modals come back here, also after a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(self.house, interaction)

    async def close(self) -> None:
        """Finishes what is under way, within some seconds: answers, then posts, then the tables."""
        if self.house.running.leaving:
            return await super().close()
        await self.house.running.finish(ANSWERS)
        await self.watch.close()
        await self.house.tables.quiet()
        await self.sender.close(POSTS)
        await self.house.tables.close()
        self.house.pictures.painters.close()
        return await super().close()

    def _changed(self, game: int) -> None:
        self.sender.wake(game)
