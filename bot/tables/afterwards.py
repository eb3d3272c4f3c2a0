"""The day after a game was broken off: it can be brought back, and its seed is told only when that is over.

Whoever moderates brings it back at once, the players when all of them agree; and all of them together can have the seed
told sooner. What was secret stays secret until then.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta

from bot import clock
from bot.clock import moment, stamp
from bot.errors import BotError, NotSeated
from bot.live.changes import notice, seed_post, stand
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.transactions import transaction
from bot.settings import TableSettings
from bot.store import AuditLine, Change
from bot.store.posts import BoardPost, LobbyPost
from bot.tables.moderation import audited, public
from engine.text import T

KEPT = timedelta(days=1)
"""For so long a game that was broken off can be brought back."""
BACK, TELL = "back", "tell"
"""What the players of such a game can agree on."""

log = logging.getLogger(__name__)


class Afterwards:
    """Brings games back, and tells their seeds. Whether a moderator may is for the caller to check."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    @transaction
    async def bring_back(self, game: int, actor: int, reason: str = "") -> Live:
        """A moderator brings a game back.

        Raises:
            ChannelTaken: another game is alive in its channel.
            BotError: it was not broken off, or that is more than a day ago.
        """
        async with self.games.turn(game) as live:
            _kept(live)
            await self.games.save(live, _brought_back(live, audited(actor, "resume", reason)))
            return live

    @transaction
    async def agree(self, game: int, user: int, what: str) -> Live:
        """A player wants the game back, or its seed told; it happens when everybody does who owns a seat.

        Raises:
            NotSeated, ChannelTaken
            BotError: as above.
        """
        async with self.games.turn(game) as live:
            settings = _kept(live)
            if user not in live.owners():
                raise NotSeated
            agreed = {**settings.agreed, what: tuple(sorted({*settings.agreed.get(what, ()), user}))}
            if live.owners() <= set(agreed[what]):
                await self.games.save(live, _brought_back(live, None) if what == BACK else seed_told(live))
                return live
            missing = tuple(f"<@{one}>" for one in sorted(live.owners() - set(agreed[what])))
            line = T(f"bot-{what}-wanted", player=f"<@{user}>", missing=missing)
            kept = settings.model_copy(update={"agreed": agreed})
            await self.games.save(live, Change(settings=kept, posts=[notice(line)]))
            return live

    @transaction
    async def shown(self, game: int, reader: int, *, aloud: bool) -> None:
        """Notes who has read every hand of a game that is over, for its file can be opened again.

        `aloud`: in its channel, so that all read them who play here or have played.
        """
        async with self.games.turn(game) as live:
            around = live.owners() | set(live.game.settings.left) if aloud else set[int]()
            readers = sorted({reader, *around})
            await self.games.save(live, Change(seen=[(row.seat, user) for row in live.seats for user in readers]))

    async def tell_seeds(self) -> None:
        """Tells the seeds of all games that can no longer be brought back."""
        await self._each(
            await self.games.in_store(self.games.store.kept_back, stamp(clock.now() - KEPT)), self._tell_seed
        )

    async def hide_again(self) -> None:
        """Notes that another table plays on from the file of a game, where the bot died before it had."""
        await self._each(await self.games.in_store(self.games.store.played_anew), self.played_on)

    async def reveal_again(self) -> None:
        """Everything may be known once more of games whose file was opened at a table that plays no more."""
        found = await self.games.in_store(self.games.store.played_out, stamp(clock.now() - KEPT))
        await self._each(found, self._reveal_again)

    async def _each(self, found: Sequence[int], deed: Callable[[int], Awaitable[None]]) -> None:
        """Does it to each game; one that cannot be read holds up no other."""
        for game in found:
            try:
                await deed(game)
            except BotError:
                log.exception("game %d: what comes after its end waits", game)

    @transaction
    async def played_on(self, game: int) -> None:
        """What was secret in a game that is over is secret again while a table plays on from its file."""
        async with self.games.turn(game) as live:
            settings = live.game.settings.model_copy(update={"played_on": stamp()})
            await self.games.save(live, Change(settings=settings))

    @transaction
    async def _reveal_again(self, game: int) -> None:
        async with self.games.turn(game) as live:
            settings = live.game.settings.model_copy(update={"played_on": ""})
            await self.games.save(live, Change(settings=settings))

    @transaction
    async def _tell_seed(self, game: int) -> None:
        async with self.games.turn(game) as live:
            if live.game.kept_back and clock.now() >= moment(live.game.settings.ended) + KEPT:
                await self.games.save(live, seed_told(live))


def _kept(live: Live) -> TableSettings:
    """What a game has chosen that can still be brought back."""
    if not live.game.kept_back or clock.now() >= moment(live.game.settings.ended) + KEPT:
        raise BotError(T("bot-not-kept"))
    return live.game.settings


def seed_told(live: Live) -> Change:
    """The change after which everything may be known."""
    settings = live.game.settings.model_copy(update={"ended": "", "agreed": {}})
    return Change(settings=settings, posts=[seed_post(live.game.seed, live.game.settings.lesson)])


def _brought_back(live: Live, audit: AuditLine | None) -> Change:
    assert live.table is not None
    line = T("bot-brought-back")
    settings = live.game.settings.model_copy(update={"ended": "", "agreed": {}})
    change = Change(status="running", settings=settings, audit=audit)
    board = BoardPost((), live.game.answers, due=True)
    change.posts = [public(line, audit) if audit else notice(line), board, LobbyPost()]
    stand(live, live.table, change, asked_before=None)
    return change
