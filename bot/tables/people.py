"""A person who wants to be forgotten: seats are given up, then `bot.store.keeping.forgetting` does the rest."""

from __future__ import annotations

from bot.errors import BotError, NotOpen, NotRunning, NotSeated
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.store import GameRow
from bot.tables.lobby import Lobby
from bot.tables.moderation import Moderation
from bot.tables.seats import Seats

OVERTAKEN = (NotSeated, NotRunning, NotOpen)
"""The seat was lost, or the game ended or began, before it could be given up."""


class People:
    """Lets people go."""

    def __init__(self, games: LiveGames, lobby: Lobby, seats: Seats, moderation: Moderation) -> None:
        self.games = games
        self._lobby, self._seats, self._moderation = lobby, seats, moderation

    async def seated(self, user: int) -> list[GameRow]:
        """The games under way in which this person has a seat."""
        return await self.games.in_store(self.games.store.games_of, user)

    async def forget(self, user: int) -> None:
        """Gives up every seat, ends the tables at which nobody is left, and forgets the person.

        Raises:
            BotError: a seat could not be given up; nothing is forgotten yet.
        """
        for game in await self.seated(user):
            await self._give_up(game, user)
        await self.games.in_store(self.games.store.forget, user)
        await self.follow()

    async def follow(self) -> None:
        """Forgets, in games that may be known by now, whoever asked for it before."""
        for game in await self.games.in_store(self.games.store.follow_forgetting):
            self.games.drop(game)

    async def _give_up(self, game: GameRow, user: int) -> None:
        try:
            leave = self._lobby.leave if game.status == "open" else self._seats.resign
            live = await leave(game.id, user)
            if _empty(live):
                await self._moderation.end(game.id, user)
        except OVERTAKEN as error:
            if user in (await self.games.look(game.id)).owners():
                raise BotError(error.text) from error


def _empty(live: Live) -> bool:
    return live.game.live and not live.owners()
