"""Words in private between two seats of a game, through the bot."""

from __future__ import annotations

from secrets import token_hex

from bot.errors import BotError, NotRunning, NotSeated
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.transactions import transaction
from bot.store import Change, Whisper
from bot.store.posts import WhisperPost
from engine.ask import Seat
from engine.text import T

LAST, ALL = 20, 200
"""So many are read again at most: of one seat, and of all."""


class Whispering:
    """Tells a seat what another one says to it alone, and reads it again."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    @transaction
    async def tell(self, game: int, user: int, other: Seat, words: str) -> Live:
        """Whoever sits on that seat gets a direct message; nobody else learns that there is one.

        Raises:
            NotSeated, NotRunning
            BotError: it is the own seat, or this game or table has no words in private.
        """
        async with self.games.turn(game) as live:
            seat = live.seat_of(user)
            if seat is None:
                raise NotSeated
            if live.game.status not in ("running", "paused") or live.game.archived is not None:
                raise NotRunning(live.game.standing)
            check(live)
            if other == seat:
                raise BotError(T("bot-whisper-self"))
            said = Whisper(token_hex(12), seat, other, user, words)
            await self.games.save(live, Change(whispers=[said], posts=[WhisperPost(said.key, seat=other)]))
            return live

    async def heard(self, game: int, seat: Seat) -> list[Whisper]:
        """The last ones that a seat said or was told."""
        return await self.games.in_store(self.games.store.whispers, game, seat, LAST)

    async def of_all(self, live: Live) -> list[Whisper]:
        """Those of all seats. Empty where not everybody may read them."""
        return await self.games.in_store(self.games.store.whispers, live.game.id, None, ALL) if are_open(live) else []


def are_open(live: Live) -> bool:
    """Whether everybody may read them: the game is over, and its table had agreed on that."""
    return live.game.is_revealed and live.game.settings.whispers_after


def check(live: Live) -> None:
    """Raises BotError: this game or table has no words in private."""
    if not live.rules.may_whisper(live.game.options):
        raise BotError(T("bot-whisper-not-here"))
    if not live.game.settings.whispers:
        raise BotError(T("bot-whisper-off"))
