"""Gives the passes that seats have ordered in advance (see `bot.live.reactions`).

Such a pass is given after a while, and how long is drawn for each question and seat from the game's secret seed: so
neither an answer at once nor the same delay again and again tells who had nothing to use, and a restart draws the same.
In the log it stands like a stand-in's answer: nobody gave it just then.
"""

from __future__ import annotations

import asyncio
import logging
from functools import cached_property
from random import Random

from bot.errors import BotError, NotSeated, RuleFailed, StoreError
from bot.live.changes import change_of
from bot.live.desk import Desk
from bot.live.play import Live, Step
from bot.live.reactions import ALWAYS, ASK, EVERY, IDLE, TURN, Due, ordered
from bot.live.taking import take
from bot.store import Change, Order
from engine.ask import Answer
from engine.errors import AnswerError
from engine.text import T

log = logging.getLogger(__name__)

SOONEST, LATEST = 5.0, 45.0
"""Seconds until such an answer is given: as if somebody read the question and pressed a button."""
RETRY_SECONDS = 30.0


class Orders(Desk):
    """Gives the answers that were ordered in advance."""

    @cached_property
    def _timers(self) -> dict[Due, asyncio.TimerHandle]:
        """When each answer that is due will be given."""
        return {}

    @cached_property
    def _giving(self) -> set[asyncio.Task[None]]:
        """Answers that are being given."""
        return set()

    def follow_orders(self, live: Live) -> None:
        """Sets a time for every answer that is ordered and not given yet."""
        question = live.table.question if live.table else ""
        for due in [due for due in self._timers if due.game == live.game.id and due.question != question]:
            self._timers.pop(due).cancel()
        for seat in live.waiting():
            due = Due(live.game.id, question, seat)
            if due not in self._timers and ordered(live, due) is not None:
                self._set(due, delay(live, due))

    async def order(self, game: int, user: int, kind: str, mode: str | None) -> Live:
        """Keeps a standing order of this person's seat; mode None drops it.

        Raises:
            NotSeated
            BotError: no such kind of question or mode.
        """
        async with self.turn(game) as live:
            seat = live.seat_of(user)
            if seat is None:
                raise NotSeated
            kinds = {name for name, _ in live.rules.windows()}
            if kind not in kinds | {EVERY, TURN} or mode not in (ALWAYS, IDLE, ASK, None):
                raise BotError(T("bot-no-such-order"))
            await self.save(live, Change(orders=[Order(seat, kind, mode)]))
            return live

    async def stop_orders(self) -> None:
        """Forgets all times; after the next start they are set anew."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await asyncio.gather(*self._giving, return_exceptions=True)

    def _set(self, due: Due, seconds: float) -> None:
        self._timers[due] = asyncio.get_running_loop().call_later(seconds, self._begin, due)

    def _begin(self, due: Due) -> None:
        task = asyncio.get_running_loop().create_task(self._give(due), name=f"order of game {due.game}")
        self._giving.add(task)
        task.add_done_callback(self._giving.discard)

    async def _give(self, due: Due) -> None:
        self._timers.pop(due, None)
        try:
            async with self.turn(due.game) as live:
                answer = ordered(live, due)
                if answer is not None:
                    await self._answer(live, due, answer)
        except StoreError:
            log.exception("game %d: an ordered answer waits for the database", due.game)
            self._set(due, RETRY_SECONDS)
        except (BotError, AnswerError):
            log.exception("game %d: an ordered answer was not taken", due.game)

    async def _answer(self, live: Live, due: Due, answer: Answer) -> None:
        try:
            taken = take(live, due.seat, Step(None, answer), due.question, None)
        except RuleFailed:
            self.drop(due.game)
            raise
        await self.save(live, change_of(live, [taken]))


def delay(live: Live, due: Due) -> float:
    """Seconds until it is given; nobody without the seed can tell them beforehand."""
    return Random(f"{live.game.seed}/order/{due.question}/{due.seat}").uniform(SOONEST, LATEST)
