"""Opens tables for those who look for one and fit together."""

from __future__ import annotations

import logging
from collections.abc import Collection
from secrets import token_hex

from bot import clock
from bot.clock import stamp
from bot.errors import BotError
from bot.gathering.program_commands import programs_of
from bot.gathering.threads import created
from bot.locales import Say
from bot.logs import SELDOM
from bot.posting.messages import Messenger
from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.readers import Waiting
from bot.seeking.matching import Match, given_up, matches
from bot.services.services import Services
from bot.settings import DAY, NEW_PACE, TableSettings
from bot.store import Seek
from bot.tables.lobby import TableTerms
from bot.wording.announcements import game_name
from engine.text import T, Text

REMIND = {"live": (30,), "daily": (DAY, 3 * DAY), "weekly": (7 * DAY,)}
"""After so many minutes a table of that pace reminds whom it waits for."""

log = logging.getLogger(__name__)


class Seeking:
    """Looks who fits together."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self.services, self.messenger = services, messenger

    async def look(self, servers: Collection[int]) -> None:
        """Looks on these servers, one after the other."""
        for guild in servers:
            try:
                await self.match(guild)
            except (Waiting, BotError) as error:
                log.info("those who look for a table on server %d wait, %s", guild, error, extra=SELDOM)

    async def match(self, guild: int) -> list[Match]:
        """Opens tables for all who fit together by now, and tells those whose wait is over; the tables.

        Raises:
            BotError: a thread cannot be made; its people look on.
            Waiting: its people are seated, and were not called.
        """
        store, now = self.services.store, stamp(clock.now())
        seeks = await self.services.call(store.seeks, guild)
        apart = await self.services.call(store.apart, [one.user for one in seeks])
        found = matches(seeks, apart, now)
        opened = [match for match in found if await self._open(guild, match)]
        seated = {one.user for match in found for one in match.people}
        for one in given_up([one for one in seeks if one.user not in seated], now):
            await self._give_up(one)
        return opened

    async def _open(self, guild: int, match: Match) -> bool:
        """One table. False: somebody of them looks no more."""
        users = [one.user for one in match.people]
        if not await self.services.call(self.services.store.take_seeks, guild, users):
            return False
        say = self.services.locales.speaker(match.language or await self._language(guild))
        try:
            thread = await self._thread(match, say)
            await self._seat(guild, match, thread)
        except BotError:
            for one in match.people:
                await self.services.call(self.services.store.keep_seek, one)
            raise
        people = tuple(f"<@{one.user}>" for one in match.people)
        pace = say(T(f"bot-pace-{match.people[0].pace}"))
        words = say(T("bot-match", players=people, game=game_name(match.title), pace=pace))
        calls = tuple(one.user for one in match.people)
        await self.messenger.to_channel(thread, OutgoingMessage(words, token_hex(12), calls=calls))
        return True

    async def _thread(self, match: Match, say: Say) -> int:
        """The thread of the table, below the channel where it was looked for longest. Raises BotError: it cannot be."""
        first = match.people[0]
        channel = self.messenger.text_channel(first.channel)
        if channel is None:
            raise BotError(T("bot-threads-not-here"))
        return await created(channel, "public", f"{say(game_name(match.title))} · {first.name}")

    async def _seat(self, guild: int, match: Match, thread: int) -> None:
        """The table in its thread, at which all of them sit."""
        first, tables = match.people[0], self.services.tables
        language = match.language or await self._language(guild)
        pace = {"remind": REMIND[first.pace], "pace": NEW_PACE, "thread": "public", "clock": first.pace, "late": "vote"}
        programs = programs_of(match.title, match.programs, f"level-{first.level}" if first.level else "")
        terms = TableTerms(language, guild, TableSettings.model_validate(pace), programs=programs)
        game = await tables.lobby.create(thread, match.title, first.user, first.name, terms=terms)
        for one in match.people[1:]:
            await tables.lobby.join(game.id, one.user, one.name)
        await tables.guests.welcomed(game.id, None)

    async def left(self, guild: int, user: int, party: str = "") -> None:
        """This person looks no more, or for something else; whoever looked together with them hears it, and looks no
        more: they have said that they sit together. `party`: with whom this person looks from now on.
        """
        seeks = await self.services.call(self.services.store.seeks, guild)
        mine = next((one for one in seeks if one.user == user), None)
        if mine is None or mine.party in ("", party):
            return
        for one in seeks:
            if one.party == mine.party and one.user != user:
                await self._drop(one, T("bot-party-left", player=f"<@{user}>"))

    async def _give_up(self, one: Seek) -> None:
        """Nobody was found: this person hears it, and looks no more."""
        await self._drop(one, T("bot-seek-over", games=tuple(map(game_name, one.titles))))

    async def _drop(self, one: Seek, why: Text) -> None:
        await self.services.call(self.services.store.drop_seek, one.guild, one.user)
        chosen = (await self.services.call(self.services.store.preferences, one.user)).language
        say = self.services.locales.speaker(chosen or await self._language(one.guild))
        await self.messenger.direct(one.user, OutgoingMessage(say(why), token_hex(12)), one.channel)

    async def _language(self, guild: int) -> str:
        kept = await self.services.call(self.services.store.guild, guild)
        return kept.language or self.messenger.language_on(guild)
