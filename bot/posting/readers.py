"""Who waits: what Discord refuses for now holds up its own reader, in order, and nobody else.

A reader is a channel, or a person at a table. Each request for one is made within `Readers.at`. Where it fails, the
reader waits, longer each time, and whatever else is meant for them raises `Waiting` without a request. After that the
games that have something for them are woken.

Where people have shut the bot out of a channel nothing is tried again by itself for an hour; `knock` says that they may
have let it in, or that somebody does something there. The rows stay in the outbox, so that a start finds them too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.faults import FAILURES, Meaning, Request, meaning

RETRY = (2.0, 5.0, 15.0, 60.0, 300.0)
"""Seconds between attempts; it is never given up."""
SELDOM = 3600.0
"""So many seconds later it is tried again where people have shut the bot out and nobody has said anything since."""

log = logging.getLogger(__name__)


class Reader(NamedTuple):
    """Whom requests are for.

    Attributes:
        kind: messages to a channel or a person, a channel's own settings (`lock`), messages to be deleted there
            (`clear`), or all of a game.
        game: of a person's letters, the game that they are about.
    """

    kind: Literal["channel", "person", "lock", "clear", "game"]
    id: int
    game: int | None = None


class InDoubt(NamedTuple):
    """A message of which nobody has heard whether it is there, and its game."""

    nonce: str
    game: int | None


@dataclass(slots=True, eq=False)
class Hold:
    """A reader waits.

    Attributes:
        failures: so often in a row it has failed, since there was last hope.
        shut: people have to do something first.
        barred: no request is made now.
        unsure: messages of which it could not be found out yet whether they stand there, by their nonces, with their
            games; nothing more is posted before.
        wanted: somebody hopes that it goes on.
        games: have something for this reader.
        servers: where these games are played.
    """

    reader: Reader
    failures: int = 0
    shut: bool = False
    barred: bool = True
    unsure: dict[str, int | None] = field(default_factory=dict)
    wanted: bool = False
    games: set[int] = field(default_factory=set)
    servers: set[int | None] = field(default_factory=set)
    task: asyncio.Task[None] | None = None


class Waiting(Exception):
    """No request was made, or it has failed for now: what these readers are to get stays where it is."""

    def __init__(self, *holds: Hold) -> None:
        super().__init__(", ".join(f"{hold.reader.kind} {hold.reader.id} waits" for hold in holds))
        self.holds = holds


class Readers:
    """Knows who waits.

    Attributes:
        wake: is told of games that can go on.
    """

    def __init__(self) -> None:
        self.wake: Callable[[int], None] = lambda game: None
        self._holds: dict[Reader, Hold] = {}

    def check(self, reader: Reader, *, asks: InDoubt | None = None) -> None:
        """Raises Waiting where no request may be made for this reader now. `asks`: it only looks for this message;
        as long as it could not, no other is made either.
        """
        hold = self._holds.get(reader)
        if hold is not None and (hold.barred or (hold.unsure and asks is None)):
            hold.unsure |= {} if asks is None else {asks.nonce: asks.game}
            raise Waiting(hold)

    @contextmanager
    def at(self, reader: Reader, request: Request = Request.POST, *, asks: InDoubt | None = None) -> Iterator[None]:
        """Requests in here are for this reader. A letter that is refused for good raises its error.

        Args:
            asks: it only looks whether this message is there, so that it succeeds does not say that more would; while
                it fails, nothing else is done for this reader.

        Raises:
            Waiting: not now.
        """
        self.check(reader, asks=asks)
        try:
            yield
        except FAILURES as error:
            what = meaning(error, request)
            if request is Request.LETTER and what is not Meaning.LATER:
                self._free(reader)
                raise
            hold = self.bar(reader, error, shut=what is not Meaning.LATER)
            hold.unsure |= {} if asks is None else {asks.nonce: asks.game}
            raise Waiting(hold) from error
        if asks is None:
            self._free(reader)
        elif reader in self._holds:
            self._holds[reader].unsure.pop(asks.nonce, None)

    def doubt(self, game: int, nonces: Container[str]) -> None:
        """Of this game these messages are in doubt and no others: what became of those is known by now."""
        for hold in self._holds.values():
            hold.unsure = {nonce: of for nonce, of in hold.unsure.items() if of != game or nonce in nonces}

    def bar(self, reader: Reader, error: BaseException, *, shut: bool = False) -> Hold:
        """From now on this reader waits."""
        hold = self._holds.setdefault(reader, Hold(reader))
        log.log(logging.WARNING if hold.failures < len(RETRY) else logging.INFO, "%s %d waits: %s", *reader[:2], error)
        hold.shut, hold.barred, hold.wanted, hold.failures = shut, True, False, hold.failures + 1
        self._wait(hold)
        return hold

    def knock(self, *, server: int | None = None, channel: int | None = None, mended: bool) -> None:
        """Something happens in this channel, or people have changed something there, so it is worth another attempt.

        Args:
            server, channel: None: any.
            mended: the bot may have been let in, so the next attempt comes as soon as after the first failure.
        """
        for hold in [hold for hold in self._holds.values() if hold.shut]:
            if (channel is None or hold.reader.id == channel) and (server is None or server in hold.servers):
                self._hope(hold, mended)

    def _hope(self, hold: Hold, mended: bool) -> None:
        hold.wanted, slow = True, hold.failures > 1
        hold.failures = 0 if mended else hold.failures
        if not hold.barred:
            self._wake(hold)
        elif mended and slow:
            self._wait(hold)

    def _wait(self, hold: Hold) -> None:
        if hold.task is not None:
            hold.task.cancel()
        seconds = RETRY[min(max(hold.failures, 1), len(RETRY)) - 1]
        hold.task = asyncio.get_running_loop().create_task(self._waits(hold, seconds), name=f"waits {hold.reader}")

    async def _waits(self, hold: Hold, seconds: float) -> None:
        await asyncio.sleep(seconds)
        hold.barred = False
        if hold.shut and not hold.wanted:
            await asyncio.sleep(SELDOM)
        hold.task = None
        self._wake(hold)

    def _wake(self, hold: Hold) -> None:
        games, hold.games = hold.games, set()
        for game in sorted(games):
            self.wake(game)

    def _free(self, reader: Reader) -> None:
        hold = self._holds.pop(reader, None)
        if hold is not None:
            if hold.task is not None:
                hold.task.cancel()
            hold.barred = False
            self._wake(hold)

    # --- the games that wait -----------------------------------------------------------------------------------------

    def register(self, waiting: Waiting, game: int, server: int | None) -> bool:
        """This game has something for those who wait; whether it is people who have shut the bot out of its channel."""
        for hold in waiting.holds:
            hold.games.add(game)
            hold.servers.add(server)
            if not hold.barred and not hold.shut:
                self._wake(hold)
        return any(hold.shut for hold in waiting.holds)

    def leave(self, games: Container[int]) -> None:
        """Another process posts for these games."""
        for hold in self._holds.values():
            hold.games = {game for game in hold.games if game not in games}

    async def settle(self) -> None:
        """Waits until what waits by itself alone has been tried again."""
        while tasks := [hold.task for hold in self._holds.values() if hold.task and hold.games and not hold.shut]:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        """Nothing is tried again."""
        tasks = [hold.task for hold in self._holds.values() if hold.task]
        self._holds.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def in_channel(channel: int) -> Reader:
    """Whoever reads this channel."""
    return Reader("channel", channel)


def in_private(user: int, game: int | None) -> Reader:
    """This person, of what concerns this game."""
    return Reader("person", user, game)


__all__ = ["RETRY", "Hold", "InDoubt", "Reader", "Readers", "Waiting", "in_channel", "in_private"]
