"""The last look before something leaves this machine: whether it is still for this process to post.

Between a note in the database and its request lie the queues of discord.py, and a process can hang there until another
one has taken its tables over and has posted what was under way. It must not send that once more when it goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import SimpleNamespace

import aiohttp
import discord

from bot.errors import NotOurs
from bot.live.games import LiveGames

_ABOUT: ContextVar[int | None] = ContextVar("about", default=None)


class LastLook:
    """Looks on when the requests of a client leave."""

    def __init__(self, client: discord.Client, games: LiveGames) -> None:
        """The client has not logged in yet."""
        self._games = games
        trace = client.http.http_trace = client.http.http_trace or aiohttp.TraceConfig()
        trace.on_request_headers_sent.append(self._begins)
        trace.on_request_chunk_sent.append(self._goes_on)

    @contextmanager
    def at(self, game: int | None) -> Iterator[None]:
        """Requests in here are about this game: they raise NotOurs where another process may post for it by now."""
        before = _ABOUT.set(game)
        try:
            yield
        except aiohttp.ClientConnectionError as error:
            if isinstance(error.__cause__, NotOurs):
                raise NotOurs from error
            raise
        finally:
            _ABOUT.reset(before)

    async def _begins(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, headers: aiohttp.TraceRequestHeadersSentParams
    ) -> None:
        """In spite of its name it comes before anything is sent."""
        self._look()

    async def _goes_on(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, chunk: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        """So does this, each time: the rest of a request may wait for its turn, or for the network, and without its end
        Discord does nothing.
        """
        self._look()

    def _look(self) -> None:
        game = _ABOUT.get()
        if game is not None and not self._games.follows(game):
            raise NotOurs
