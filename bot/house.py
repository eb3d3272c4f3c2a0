"""What every command, press and post works with: the tables, the database behind them, and the words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import discord

from bot.chronicle import Chronicles
from bot.films import Films
from bot.locales import Locales, Say, language_of
from bot.pictures import Pictures
from bot.play import Live
from bot.presses import Drafts
from bot.running import Running
from bot.shown import Shown
from bot.store import Store
from bot.tables import Tables
from engine.correcting import ARBITER
from engine.text import Text

X = TypeVar("X")
Interaction = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()


@dataclass(slots=True)
class House:
    """The parts of the running bot.

    Attributes:
        moderator_role: the id of the role that may moderate on every server, beside Manage Channels.
    """

    store: Store
    tables: Tables
    locales: Locales
    pictures: Pictures = field(default_factory=Pictures)
    drafts: Drafts = field(default_factory=Drafts)
    chronicles: Chronicles = field(default_factory=Chronicles)
    films: Films = field(default_factory=Films)
    shown: Shown = field(default_factory=Shown)
    moderator_role: int | None = None
    running: Running = field(default_factory=Running)

    async def call(self, work: Callable[..., X], *args: Any, **how: Any) -> X:
        """Calls the store in its thread."""
        return await self.tables.in_store(work, *args, **how)

    async def language(self, interaction: Interaction) -> str:
        """The reader's language: chosen, or that of the Discord client."""
        chosen = await self.call(self.store.preferences, interaction.user.id)
        return chosen.language or language_of(interaction.locale)

    async def say(self, interaction: Interaction, live: Live | None = None) -> Say:
        """Speaks to the one who pressed or typed."""
        language = await self.language(interaction)
        return self.speaker(live, language) if live else self.locales.speaker(language)

    def aloud(self, live: Live) -> Say:
        """Speaks to the whole table."""
        return self.speaker(live, live.game.language)

    def speaker(self, live: Live, language: str) -> Say:
        """Speaks in this language, and knows who sits where."""
        return self.locales.speaker(language, names(live, self.locales, language))

    async def moderates(self, interaction: Interaction) -> bool:
        """Whether this person may moderate here: as an `arbiter`, or by the configured role."""
        if arbiter(interaction):
            return True
        if not isinstance(interaction.user, discord.Member):
            return False
        guild = await self.call(self.store.guild, interaction.user.guild.id)
        return any(role.id in (self.moderator_role, guild.moderator_role) for role in interaction.user.roles)


def arbiter(interaction: Interaction) -> bool:
    """Whether this person may moderate whatever is configured: the server's owner, Manage Channels, Administrator."""
    guild, may = interaction.guild, interaction.permissions
    return may.manage_channels or may.administrator or (guild is not None and guild.owner_id == interaction.user.id)


def names(live: Live, locales: Locales, language: str) -> dict[int, str]:
    """Who sits where: players by name, harmless in Markdown; stand-ins by the colour that they have in the pictures."""
    called = {row.seat: discord.utils.escape_markdown(row.name) for row in live.seats if row.name}
    for seat, colour in enumerate(live.rules.colours):
        term = Text(f"{live.rules.name}-colour-{colour}")
        if seat not in called and locales.has(term.key):
            said = locales.say(term, language)
            called[seat] = said[:1].upper() + said[1:]
    called[ARBITER] = locales.say(Text("bot-arbiter"), language)
    return called


def lines(*texts: str) -> str:
    """Lines of a message, at most as long as Discord takes."""
    whole = "\n".join(text for text in texts if text)
    return whole if len(whole) <= 2000 else whole[:1999] + "…"


def kept_lines(texts: list[str], room: int) -> list[str]:
    """As many of the last lines as fit."""
    kept: list[str] = []
    for text in reversed(texts):
        room -= len(text) + 1
        if room < 0:
            break
        kept.insert(0, text)
    return kept


def pages(words: str, longest: int = 2000) -> list[str]:
    """The words as messages that Discord takes, parted between lines."""
    found = [""]
    for line in words.splitlines():
        if found[-1] and len(found[-1]) + 1 + len(line) > longest:
            found.append("")
        found[-1] = f"{found[-1]}\n{line[:longest]}" if found[-1] else line[:longest]
    return found


def fits(key: str) -> Text:
    """A text without parameters, whose key is only known at run time."""
    return Text(key)
