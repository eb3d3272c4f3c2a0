"""A server's overview: one message with all its tables, kept up to date."""

from __future__ import annotations

import logging
from collections.abc import Sequence, Set
from datetime import datetime, timedelta
from itertools import accumulate
from secrets import token_hex

from bot.errors import BotError
from bot.locales import Say
from bot.logs import SELDOM
from bot.posting.messages import Messenger
from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.readers import Waiting
from bot.seeking.matching import parties
from bot.seeking.words import seek_lines, seek_rows
from bot.services.services import Services
from bot.shards import Shards
from bot.store import GameRow, Overview, Store
from bot.waiting.digest import Glance, digest_lines, glance
from bot.widgets.maker import Panel
from engine.text import T, Text

EVERY = timedelta(minutes=2)
"""So often it is looked at."""
TABLES, SEEKS = 1150, 650
"""So much of a message is for tables, and for those who look for players."""

log = logging.getLogger(__name__)


class Overviews:
    """Keeps the messages of all servers up to date."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self.services, self.messenger = services, messenger
        self._shown: dict[int, tuple[datetime, str]] = {}
        self._soon = set[int]()

    def soon(self, guild: int) -> None:
        """The next look is at this server, however soon that is."""
        self._soon.add(guild)

    async def look(self, now: datetime, held: Set[int], shards: Shards) -> None:
        """Looks at those of these shards that were not looked at for a while."""
        for one in await self.services.call(self.services.store.overviews):
            at, _ = self._shown.get(one.message, (now - EVERY, ""))
            if shards.of(one.guild) in held and (now - at >= EVERY or one.guild in self._soon):
                self._soon.discard(one.guild)
                try:
                    await self._bring_up_to_date(one, now)
                except (Waiting, BotError) as error:
                    log.info("the overview of server %d waits for the next look, %s", one.guild, error, extra=SELDOM)

    async def _bring_up_to_date(self, one: Overview, now: datetime) -> None:
        shown = await overview(self.services, self.messenger, one.guild, one.channel, one.language)
        before = self._shown.get(one.message)
        if before is None or before[1] != shown.content:
            letter = OutgoingMessage(shown.content, token_hex(12), shown.rows)
            if await self.messenger.edit(one.channel, one.message, letter) is None:  # somebody has deleted it
                await self.services.call(self.services.store.drop_overview, one.guild)
        self._shown[one.message] = (now, shown.content)


async def overview(services: Services, messenger: Messenger, guild: int, channel: int, language: str) -> Panel:
    """What it shows there: each table's game, channel, round, and whom it waits for since when, the newest first; then
    who looks for players, with a list to look for the same.

    Private tables are left out; such as not everybody sees, too, unless that goes for the overview itself.
    """
    say, every = services.locales.speaker(language), await services.call(_tables, services.store, guild)
    aside = not messenger.is_public(guild, channel)
    found = [one for one in every if aside or messenger.is_public(guild, one.game.channel)]
    seeks = parties(await services.call(services.store.seeks, guild))
    tables = _as_fit([digest_lines(one, services, language) for one in found], TABLES, "bot-overview-more", say)
    told = [f"## {say(T('bot-overview', n=len(found)))}", *(tables or [say(T("bot-overview-none"))])]
    if seeks:
        lines = _as_fit(seek_lines(seeks, say), SEEKS, "bot-overview-more-seeks", say)
        told += [f"## {say(T('bot-overview-seeks'))}", *lines]
    return Panel("\n".join(told), seek_rows([party[0] for party in seeks], say))


def _as_fit(lines: Sequence[str], room: int, more: str, say: Say) -> list[str]:
    """As many as there is room for, and how many there are besides."""
    sums = list(accumulate(len(line) + 1 for line in lines))
    fitting = sum(length <= room for length in sums)
    return [*lines[:fitting], *([say(Text(more, {"n": len(lines) - fitting}))] if fitting < len(lines) else [])]


def _tables(store: Store, guild: int) -> list[Glance]:
    return [glance(store, game) for game in store.games_on(guild) if _is_public(game)]


def _is_public(game: GameRow) -> bool:
    """Whether everybody on the server may know of the table."""
    return not game.settings.private and not game.settings.lesson and not game.settings.trial
