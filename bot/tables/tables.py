"""Live games: every game has one queue, and every answer is one transaction.

A live table in memory is only a cache of the database. A command takes the game's lock, plays on the live table and
commits on the version that it was based on. If the commit fails, or a rule raises, the live table is dropped and the
next command rebuilds it: the command is lost, the game is not. What has to be posted stands in the outbox with the same
commit (see `bot.store.keeping.outbox`); `on_change` tells the sender that there may be something.

All methods raise `bot.errors.BotError` or `engine.errors.AnswerError` (`bot.errors.Refused`) with a text for the
reader, and then nothing has changed. Games are named by their id; `find` gives the one of a channel. Who may call what
(moderators, the owner) is for the caller to check.

    tables = Tables(store, on_change=sender.wake)
    game = await tables.lobby.create(channel, "toy", owner, "Ann")
    await tables.lobby.join(game.id, bob, "Bob")
    await tables.lobby.start(game.id)
    played = await tables.answers.answer(game.id, owner, 3, question="0.1", interaction=1234)

Each kind of deed is a service of its own, named below; all of them share the live games.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Set

from bot.errors import BotError, StoreError
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.transactions import transaction
from bot.logs import SELDOM
from bot.processes.own_process import Apart, in_thread
from bot.store import GameRow, Store
from bot.tables.afterwards import Afterwards
from bot.tables.answers import Answers
from bot.tables.channels import Channels
from bot.tables.corrections import Corrections
from bot.tables.guests import Guests
from bot.tables.late import Late
from bot.tables.lessons import Lessons
from bot.tables.lobby import Lobby
from bot.tables.moderation import Moderation
from bot.tables.next_up import NextUp
from bot.tables.people import People
from bot.tables.programs import Programs
from bot.tables.records import Records
from bot.tables.restoring import Restoring
from bot.tables.seats import Seats
from bot.tables.stand_ins import StandIns
from bot.tables.standing_orders import StandingOrders
from bot.tables.turning import Turning
from bot.tables.whispering import Whispering
from engine.game import AnyRules
from engine.games import rules_of

log = logging.getLogger(__name__)


class Tables:
    """All games of this process, and what can be done at them."""

    def __init__(
        self,
        store: Store,
        *,
        on_change: Callable[[int], None] | None = None,
        most_live: int = 300,
        shared: bool | None = None,
        rules: Callable[[str], AnyRules] = rules_of,
        apart: Apart = in_thread,
        think: Apart = in_thread,
    ) -> None:
        """Over a store; `on_change` hears of each game that is looked after here and in which something was committed;
        `think`: where programs think. Else as for `LiveGames`.
        """
        self.store = store
        self.games = LiveGames(store, most_live=most_live, shared=shared, rules=rules, apart=apart)
        self.records, self.guests, self.whispering = Records(self.games), Guests(self.games), Whispering(self.games)
        self.lobby, self.afterwards = Lobby(self.games, self.guests), Afterwards(self.games)
        self.moderation, self.programs = Moderation(self.games), Programs(self.games, think)
        self.answers, self.late = Answers(self.games, self.moderation, self.programs), Late(self.games, self.programs)
        self.seats, self.channels, self.corrections = Seats(self.games), Channels(self.games), Corrections(self.games)
        self.restoring = Restoring(self.games, self.afterwards)
        self.turning = Turning(self.games, self.records, self.restoring)
        self.orders, self.next_up = StandingOrders(self.games, think), NextUp(self.games)
        self.lessons = Lessons(self.games, self.lobby, self.moderation, self.restoring)
        self.stand_ins = StandIns(self.games, self.programs, self.lessons.follow)
        self.people = People(self.games, self.lobby, self.seats, self.moderation)
        self._on_change = on_change or (lambda game: None)
        self.games.after_commit = (self._tell_the_sender, self.orders.follow, self.stand_ins.rouse)
        """Everything that follows a commit, in this order."""

    async def find(self, channel: int) -> GameRow:
        """The live game of a channel, else the last one played there. Raises NoGame."""
        return await self.games.find(channel)

    async def look(self, game: int, version: int = 0) -> Live:
        """The live game, to be read at once (before the next await) and not changed: views, shapes, autocomplete.

        `version`: as for `LiveGames.fetch`.
        """
        return await self.games.look(game, version)

    async def wake(self, shards: Set[int] | None = None) -> None:
        """After a start, or once this process has these shards: stand-ins go on where they were. What is to be posted
        the sender finds (`store.claim`).

        Raises:
            StoreError: some of these shards' tables were not woken.
        """
        owned = self.games.ownership
        for game in await self.games.in_store(self.store.games):
            if game.status == "running" and owned.shards.of(game.guild) in (owned.held if shards is None else shards):
                try:
                    await self._wake(game.id)
                except BotError as error:
                    if shards is not None and isinstance(error, StoreError):
                        raise  # whoever takes them tries again
                    log.exception("game %d: cannot be woken", game.id, extra=SELDOM)

    @transaction
    async def _wake(self, game: int) -> None:
        async with self.games.turn(game) as live:
            if self.games.owns(live):
                self.orders.follow(live)
                self.stand_ins.rouse(live)

    async def leave(self, shards: Set[int]) -> list[int]:
        """Nothing is done any more at the tables of these shards; which they were."""
        games = self.games.leave(shards)
        self.stand_ins.stop(games)
        await self.orders.stop(games)
        return games

    async def quiet(self) -> None:
        """Stops stand-ins and what was ordered until the next start, and lets the last commit finish."""
        self.stand_ins.stop()
        await self.orders.stop()
        await self.stand_ins.settle()
        await self.games.flushed()

    async def close(self) -> None:
        """Stops everything and closes the store."""
        await self.quiet()
        await self.games.close()

    def _tell_the_sender(self, live: Live) -> None:
        self._on_change(live.game.id)
