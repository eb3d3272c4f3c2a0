"""What every command, press and post works with: the tables, the database behind them, and the words."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

import discord

from bot.careers.careers import Careers
from bot.drawing.endings import ending
from bot.drawing.films import Films
from bot.drawing.pictures import Pictures
from bot.drawing.statistics import statistics
from bot.errors import StoreError
from bot.limits import DEAR, LimitKind, Queue, Rates
from bot.live.model import Live
from bot.locales import Locales, Say, language_of
from bot.services.held_presses import HeldPresses
from bot.services.running import Running
from bot.settings import PicturesWanted
from bot.store import Preferences, Store
from bot.tables.tables import Tables
from bot.widgets.interactions import Interaction
from bot.widgets.presses import PartialStore
from bot.widgets.private_messages import PrivatePrompts
from bot.wording.chronicle import Chronicles
from bot.wording.names import speaker

P = ParamSpec("P")
X = TypeVar("X")

LANGUAGE, NOTES = "language", "notes"
"""Under this an interaction keeps the language that its person has chosen, once that was looked up."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Services:
    """The parts of the running bot.

    Attributes:
        moderator_role: the id of the role that may moderate on every server, beside Manage Channels.
        shown: the own prompts at each table.
        notices: refusals, by channel: the next one takes the place of the last.
        files, restoring: whoever wants a file waits here, and whoever brings one.
        bring_icons: looks for the icons again, and uploads those that are gone.
    """

    store: Store
    tables: Tables
    locales: Locales
    pictures: Pictures = field(default_factory=Pictures)
    partials: PartialStore = field(default_factory=PartialStore)
    chronicles: Chronicles = field(default_factory=Chronicles)
    careers: Careers = field(default_factory=Careers)
    films: Films = field(default_factory=Films)
    shown: PrivatePrompts = field(default_factory=PrivatePrompts)
    notices: PrivatePrompts = field(default_factory=PrivatePrompts)
    moderator_role: int | None = None
    rates: Rates = field(default_factory=Rates)
    running: Running = field(default_factory=Running)
    held: HeldPresses = field(default_factory=HeldPresses)
    files: Queue = field(default_factory=Queue)
    restoring: Queue = field(default_factory=Queue)
    bring_icons: Callable[[], None] = field(default=lambda: None)

    async def call(self, work: Callable[P, X], *args: P.args, **how: P.kwargs) -> X:
        """Calls the store in a thread."""
        return await self.tables.games.in_store(work, *args, **how)

    def lose_icons(self, error: discord.HTTPException) -> None:
        """Somebody has deleted one: words do without icons until they are all there again."""
        log.warning("Discord does not know an icon any more, so words do without for now: %s", error)
        self.locales.icons.clear()
        self.bring_icons()

    async def language(self, interaction: Interaction) -> str:
        """The reader's language: chosen, or that of the Discord client; also while the database does not say."""
        if LANGUAGE not in interaction.extras:
            with suppress(StoreError):
                chosen = await self.call(self.store.preferences, interaction.user.id)
                interaction.extras[LANGUAGE], interaction.extras[NOTES] = chosen.language, chosen.settings.notes
        return interaction.extras.get(LANGUAGE) or language_of(interaction.locale)

    async def note(self, interaction: Interaction, game: int) -> str:
        """What the reader has noted about a game and wants to see under the own prompt."""
        await self.language(interaction)
        note = interaction.extras.get(NOTES, {}).get(game)
        return note.words if note is not None and note.shown else ""

    async def say(self, interaction: Interaction, live: Live | None = None) -> Say:
        """Speaks to the one who pressed or typed."""
        language = await self.language(interaction)
        return self.speaker(live, language) if live else self.locales.speaker(language)

    def aloud(self, live: Live) -> Say:
        """Speaks to the whole table."""
        return self.speaker(live, live.game.language)

    def speaker(self, live: Live, language: str) -> Say:
        """Speaks in this language, and knows who sits where."""
        return speaker(live, self.locales, language)

    async def reader(self, live: Live, user: int) -> tuple[Preferences, Say]:
        """What somebody has chosen, and who speaks to them alone: in their language, else the table's."""
        chosen = await self.call(self.store.preferences, user)
        return chosen, self.speaker(live, chosen.language or live.game.language)

    async def ration(self, interaction: Interaction, kind: LimitKind) -> None:
        """Counts one more of what there is only so much of. Raises BotError: that is too many."""
        await self._ration(interaction.user.id, kind, moderator=await self.moderates(interaction))

    async def ration_server(self, guild: int, kind: LimitKind) -> None:
        """The same of what a server has only so much of, whoever asks."""
        await self._ration(guild, kind, moderator=False)

    async def _ration(self, whose: int, kind: LimitKind, *, moderator: bool) -> None:
        if not self.store.shared or kind not in DEAR:
            self.rates.ask(whose, kind, moderator=moderator)
        elif not await self.call(self.store.ask_for, whose, kind, self.rates.most(kind, moderator=moderator)):
            raise self.rates.too_many(kind, moderator=moderator)

    async def pictures_for(self, user: int, live: Live) -> PicturesWanted:
        """How many pictures this person wants to see in private at this table."""
        chosen = await self.call(self.store.preferences, user)
        return chosen.settings.pictures or ("few" if live.game.settings.pictures == "few" else "all")

    async def statistics(self, live: Live, say: Say) -> discord.File | None:
        """The game in figures, as a picture; None where it cannot be drawn."""
        return await statistics(self.pictures.painters, lambda: self.chronicles.figures(live, self.store), live, say)

    async def ending(self, live: Live, say: Say) -> discord.File | None:
        """How the game ended, as a picture; None where it cannot be drawn."""
        return await ending(self.pictures.painters, lambda: self.chronicles.figures(live, self.store), live, say)

    async def moderates(self, interaction: Interaction) -> bool:
        """Whether this person may moderate the table in this channel: by rights in it, or on the server."""
        return arbiter(interaction) or await self._by_role(interaction)

    async def moderates_server(self, interaction: Interaction) -> bool:
        """Whether this person may moderate on the whole server; rights in one channel do not count."""
        return sets_up(interaction) or await self._by_role(interaction)

    async def _by_role(self, interaction: Interaction) -> bool:
        if not isinstance(interaction.user, discord.Member):
            return False
        guild = await self.call(self.store.guild, interaction.user.guild.id)
        return any(role.id in (self.moderator_role, guild.moderator_role) for role in interaction.user.roles)


def arbiter(interaction: Interaction) -> bool:
    """Whether this person may moderate here whatever is configured: by Discord's rights in this channel."""
    guild, may = interaction.guild, interaction.permissions
    return may.manage_channels or may.administrator or (guild is not None and guild.owner_id == interaction.user.id)


def sets_up(interaction: Interaction) -> bool:
    """Whether this person may set the server up: its owner, or Manage Channels or Administrator on all of it."""
    if not isinstance(interaction.user, discord.Member):
        return False
    may = interaction.user.guild_permissions
    return may.manage_channels or may.administrator
