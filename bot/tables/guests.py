"""People around a table: who is invited, who watches; and what the table has chosen, as long as it can be changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.errors import BotError, NotInvited, NotOpen, NotRunning
from bot.live.changes import notice
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.seat_changes import let_in
from bot.live.transactions import transaction
from bot.settings import TableSettings
from bot.store import AuditLine, Change
from bot.store.posts import GuestPost, LobbyPost, PromptPost
from bot.store.rows import GuestRole
from engine.text import T, Text


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
