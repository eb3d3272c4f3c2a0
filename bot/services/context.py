"""Who typed a command, or is being offered something for one of its options; where; and what it works with."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.errors import BotError
from bot.live.model import Live
from bot.locales import Say
from bot.services.replies import whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.maker import Panel
from engine.text import T, Text


@dataclass(frozen=True, slots=True)
class Context:
    """What a command has at hand. Nothing is looked up before it is asked for."""

    services: Services
    interaction: Interaction

    @property
    def user(self) -> int:
        """Who typed it."""
        return self.interaction.user.id

    def typed(self, option: str) -> str:
        """What stands in another option so far, while one is being completed."""
        return str(getattr(self.interaction.namespace, option, None) or "")

    async def live(self) -> Live:
        """The game of this channel. Raises NoGame: there has never been one."""
        assert self.interaction.channel_id is not None
        game = await self.services.tables.find(self.interaction.channel_id)
        return await self.services.tables.look(game.id, game.version)

    async def begun(self) -> Live:
        """The same, once it has begun. Raises NoGame, BotError."""
        live = await self.live()
        if live.table is None:
            raise BotError(T("bot-not-started"))
        return live

    async def live_or_none(self) -> Live | None:
        """The game of this channel, without complaint: completing an option cannot say why there is nothing."""
        try:
            return await self.live()
        except BotError:
            return None

    async def say(self, live: Live | None = None) -> Say:
        """Speaks to whoever typed it; about a game, it knows who sits where."""
        return await self.services.say(self.interaction, live)

    async def whisper(self, content: str, panel: Panel | None = None, *, file: discord.File | None = None) -> None:
        """Answers so that only the reader sees it."""
        await whisper(self.interaction, content, panel, file=file)

    async def confirm(self, text: Text, live: Live | None = None) -> None:
        """The same, with a sentence in the reader's language."""
        await self.whisper((await self.say(live))(text))
