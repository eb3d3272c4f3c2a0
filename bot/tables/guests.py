"""People around a table: who is invited, who watches; and what the table has chosen, as long as it can be changed."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta

from bot import clock
from bot.clock import moment, stamp
from bot.errors import BotError, NotInvited, NotOpen, NotRunning
from bot.live.changes import notice
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.seat_changes import let_in
from bot.live.transactions import transaction
from bot.names import Said
from bot.settings import TableSettings
from bot.store import AuditLine, Change
from bot.store.posts import GuestPost, LobbyPost, PromptPost
from bot.store.rows import GuestRole
from engine.text import T, Text

ANSWERED = timedelta(days=1)
"""So long those who played the game before have to sit down at the next one."""

log = logging.getLogger(__name__)


class Guests:
    """Invitations, spectators and settings. Whether somebody may invite or change things is for the caller to check."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    async def of(self, game: int, role: GuestRole) -> list[int]:
        """Who is invited, or watches."""
        return await self.games.in_store(self.games.store.guests, game, role)

    async def admit(self, live: Live, user: int) -> None:
        """Raises NotInvited for a stranger to a private table."""
        if not live.game.settings.private or user == live.game.owner or live.seat_of(user) is not None:
            return
        if user not in await self.of(live.game.id, "invited"):
            raise NotInvited

    @transaction
    async def invite(self, game: int, user: int, text: Text) -> Live:
        """Invites a person and tells them so, with a button to sit down.

        Raises:
            NotRunning: the game is over.
            BotError: this person sits here, or is invited already.
        """
        async with self.games.turn(game) as live:
            if not live.game.live:
                raise NotRunning(live.game.standing)
            if live.seat_of(user) is not None:
                raise BotError(T("bot-invite-seated"))
            if user in await self.of(game, "invited"):
                raise BotError(T("bot-invite-twice"))
            letter = GuestPost(user, text)
            await self.games.save(live, Change(guests={(user, "invited"): True}, posts=[letter]))
            return live

    @transaction
    async def answer_within_a_day(self, game: int) -> None:
        """Whoever is invited by now and has not sat down in a day is left out; the table hears so."""
        async with self.games.turn(game) as live:
            people = tuple(f"<@{user}>" for user in await self.of(game, "invited"))
            if not people or live.game.status != "open":
                return
            until = clock.now() + ANSWERED
            settings = live.game.settings.model_copy(update={"lapses": stamp(until)})
            line = T("bot-invited-until", players=people, when=Said(f"<t:{int(until.timestamp())}:R>"))
            await self.games.save(live, Change(settings=settings, posts=[notice(line)]))

    async def remind_or_leave_out(self) -> None:
        """Those who are invited to open tables: once when half of their time is over, and out when all of it is."""
        soon = stamp(clock.now() + ANSWERED / 2)
        for game in await self.games.in_store(self.games.store.lapsing, soon):
            try:
                await self._remind_or_leave_out(game)
            except BotError as error:
                log.info("game %d: its invitations wait, %s", game, error)

    @transaction
    async def _remind_or_leave_out(self, game: int) -> None:
        async with self.games.turn(game) as live:
            settings, invited = live.game.settings, await self.of(game, "invited")
            people = [user for user in invited if live.seat_of(user) is None]
            if live.game.status != "open" or not settings.lapses:
                return
            over = clock.now() >= moment(settings.lapses) and settings.reminded
            if over or not people:
                await self.games.save(live, _left_out(live, people))
            elif not settings.reminded:
                letter = T(
                    "bot-invited-still", game=Text(f"choice-{live.game.name}"), channel=f"<#{live.game.channel}>"
                )
                known = settings.model_copy(update={"reminded": True, "lapses": _at_least_half(settings.lapses)})
                posts = [GuestPost(user, letter) for user in people]
                await self.games.save(live, Change(settings=known, posts=[*posts]))

    @transaction
    async def decline(self, game: int, user: int, name: str) -> Live:
        """An invited person does not come, which the table hears."""
        async with self.games.turn(game) as live:
            line = notice(T("bot-declined", player=name))
            await self.games.save(live, Change(guests={(user, "invited"): False}, posts=[line]))
            return live

    @transaction
    async def watch(self, game: int, user: int) -> bool:
        """Watches from now on, or no longer; whether it is so now.

        Raises:
            NotInvited, NotRunning
            BotError: this person sits at the table.
        """
        async with self.games.turn(game) as live:
            on = user not in await self.of(game, "watching")
            if on and live.seat_of(user) is not None:
                raise BotError(T("bot-watch-seated"))
            if on and not live.game.live:
                raise NotRunning(live.game.standing)
            if on:
                await self.admit(live, user)
            posts = [LobbyPost(), *(let_in(live, user) if on else [])]
            await self.games.save(live, Change(guests={(user, "watching"): on}, posts=posts))
            return on

    @transaction
    async def welcomed(self, game: int, message: int | None) -> Live:
        """Remembers the message that shows who sits here; None: it is to be posted anew."""
        async with self.games.turn(game) as live:
            settings = live.game.settings.model_copy(update={"welcome": message})
            posts = [*let_in(live, live.game.owner), LobbyPost()] if message is None else []
            await self.games.save(live, Change(settings=settings, posts=posts))
            return live

    @transaction
    async def configure(self, game: int, chosen: Chosen, line: Text, audit: AuditLine | None = None) -> Live:
        """Changes what a table has chosen, and says so.

        Raises:
            NotRunning: the game is over.
            NotOpen: it has begun, and this was to be chosen before.
        """
        async with self.games.turn(game) as live:
            if not live.game.live:
                raise NotRunning(live.game.standing)
            if chosen.early and live.game.status != "open":
                raise NotOpen
            await self.games.save(live, _configured(live, chosen, line, audit))
            return live


def _left_out(live: Live, people: Sequence[int]) -> Change:
    """Nobody waits for these any longer."""
    settings = live.game.settings.model_copy(update={"lapses": "", "reminded": False})
    line = T("bot-invited-no-more", players=tuple(f"<@{user}>" for user in people))
    return Change(
        settings=settings,
        guests={(user, "invited"): False for user in people},
        posts=[notice(line), LobbyPost()] if people else [],
    )


def _at_least_half(lapses: str) -> str:
    """The time that is left after a reminder, which may come late where the bot was down."""
    return max(lapses, stamp(clock.now() + ANSWERED / 2))


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a table chooses anew. `early`: only before the game begins."""

    settings: Mapping[str, object] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    language: str | None = None
    early: bool = False


def _configured(live: Live, chosen: Chosen, line: Text, audit: AuditLine | None) -> Change:
    """The new choice, the public line, and everything that shows it."""
    change = Change(audit=audit, language=chosen.language, posts=[notice(line), LobbyPost()])
    if chosen.settings:
        change.settings = TableSettings.model_validate({**live.game.settings.model_dump(), **chosen.settings})
    if chosen.options:
        change.options = {**live.game.options, **chosen.options}
    if live.table is not None:
        change.posts.append(PromptPost(live.game.question))
    return change
