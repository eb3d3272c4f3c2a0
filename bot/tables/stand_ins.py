"""Stand-ins: seats without a person. Programs answer for them (`bot.tables.programs`); in a game that none knows, and
where they fail, they give random legal answers.

Who is a stand-in stands in the database and what it answers depends only on the game, so after a crash they go on by
themselves. A batch of answers is one transaction; between two batches the people's commands get their turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from random import Random

from bot.errors import BotError, NotOurs, RuleFailed, StoreError
from bot.live.apply_answers import apply_answer, follow_at_once
from bot.live.changes import AppliedAnswer, change_of, notice
from bot.live.games import LiveGames
from bot.live.lessons import at_lesson
from bot.live.model import Live, ShorthandAnswer
from bot.live.transactions import transaction
from bot.store import Change
from bot.tables.programs import Programs, may_deal
from engine.ask import Seat
from engine.errors import AnswerError
from engine.players.characters import CHANCE
from engine.text import T, seat_name

log = logging.getLogger(__name__)

BATCH = 20
LIMIT = 5000
"""So many answers at a stretch without a person's; then something is wrong, and the game is paused."""
TRIES = 12
Taught = Callable[[int], Awaitable[int | None]]
"""Gives the answers of a lesson at a table; how many. None: it has none for what is asked."""
RETRY_SECONDS = 30.0


class StandIns:
    """Plays for seats without a person after every commit."""

    def __init__(self, games: LiveGames, programs: Programs, taught: Taught) -> None:
        """`taught`: what answers first where somebody learns."""
        self.games, self.programs, self._taught = games, programs, taught
        self._busy: dict[int, asyncio.Task[None]] = {}

    async def settle(self, game: int | None = None) -> None:
        """Waits until no stand-in is at play (in one game, or anywhere)."""
        while busy := [task for number, task in self._busy.items() if game in (None, number)]:
            await asyncio.wait(busy)
            await asyncio.sleep(0)

    def stop(self, games: Iterable[int] | None = None) -> None:
        """Stops those at play (in these games, or anywhere); `settle` waits until they have."""
        for game in list(self._busy) if games is None else games:
            if game in self._busy:
                self._busy[game].cancel()

    def rouse(self, live: Live) -> None:
        """Lets stand-ins play, if it is their turn or they could deal, and they are not at it already."""
        game = live.game.id
        if live.game.status == "running" and (live.stand_ins() or may_deal(live)) and game not in self._busy:
            task = asyncio.get_running_loop().create_task(self._play_on(game), name=f"stand-ins of game {game}")
            self._busy[game] = task
            task.add_done_callback(lambda _: self._busy.pop(game, None))

    async def _play_on(self, game: int) -> None:
        played, failed, began = 0, 0, asyncio.get_running_loop().time()
        why: BotError | None = None
        while played < LIMIT and failed < TRIES:
            try:
                count = await self._answers(game, failed, began)
            except NotOurs:
                return
            except StoreError:
                log.exception("game %d: stand-ins wait for the database", game)
                await asyncio.sleep(RETRY_SECONDS)
            except BotError as error:
                failed, why = failed + 1, error
            else:
                if not count:
                    return
                played, failed = played + count, 0
        await self._give_up(game, why)

    async def _answers(self, game: int, failed: int, began: float) -> int:
        """Of the lesson where there is one, of programs, else of chance; how many."""
        live = await self.games.look(game)
        taught = await self._taught(game) if at_lesson(live) is not None else None
        if taught is not None:
            return taught
        count = None if failed else await self.programs.play(game, began)
        return await self._batch(game, failed) if count is None else count

    @transaction
    async def _batch(self, game: int, failed: int) -> int:
        async with self.games.turn(game) as live:
            self.games.must_own(live)
            taken: list[AppliedAnswer] = []
            most = 1 if failed or live.rules.mind is not None else BATCH
            while len(taken) < most and live.game.status == "running" and live.stand_ins():
                try:
                    taken.append(_random(live, live.stand_ins()[0], len(taken), failed))
                    taken += follow_at_once(live)
                except (AnswerError, RuleFailed) as error:
                    self.games.drop(game)
                    raise RuleFailed from error
            if taken:
                await self.games.save(live, change_of(live, taken))
            return len(taken)

    @transaction
    async def _give_up(self, game: int, why: BotError | None) -> None:
        async with self.games.turn(game) as live:
            self.games.must_own(live)
            stuck = tuple(seat_name(seat) for seat in live.stand_ins() if not live.has_silent_stand_in(seat))
            if stuck and live.game.status == "running":
                log.error("game %d: stand-ins are stuck", game, exc_info=why)
                await self.games.save(
                    live, Change(status="paused", posts=[notice(T("bot-stand-ins-stuck", seats=stuck))])
                )


def _random(live: Live, seat: Seat, number: int, failed: int) -> AppliedAnswer:
    assert live.table is not None
    game = live.game
    chance = Random(f"{game.seed}/stand-in/{game.undone}/{game.answers + number}/{failed}")
    shape = live.table.shape(seat)
    value = shape.random(chance)
    return replace(apply_answer(live, seat, ShorthandAnswer(None, value), None, None), player=CHANCE)
