"""Standing orders: answers that a seat has given in advance, such as a pass of every window in which it has nothing.

Such an answer is given after a while, and how long is drawn for each question and seat from the game's secret seed: so
neither an answer at once nor the same delay again and again tells who had nothing to use, and a restart draws the same.
Where a table chose that who is asked may give a hand away there is nothing to hide, and seats without anything are not
asked at all. In the log it stands like a stand-in's answer: nobody gave it just then.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any, NamedTuple

from bot.changes import change_of
from bot.desk import Desk
from bot.errors import BotError, RuleFailed, StoreError
from bot.play import Live, Step
from bot.store import Store
from bot.taking import take
from engine.ask import Answer, Seat
from engine.errors import AnswerError

log = logging.getLogger(__name__)

SOONEST, LATEST = 5.0, 45.0
"""Seconds until such an answer is given: as if somebody read the question and pressed a button."""
RETRY_SECONDS = 30.0


class Due(NamedTuple):
    """An answer to come."""

    game: int
    question: str
    seat: Seat


class Orders(Desk):
    """Gives the answers that were ordered in advance."""

    def __init__(self, store: Store, **how: Any) -> None:
        super().__init__(store, **how)
        self._timers: dict[Due, asyncio.TimerHandle] = {}
        self._giving: set[asyncio.Task[None]] = set()

    def follow_orders(self, live: Live) -> None:
        """Sets a time for every answer that is ordered and not given yet."""
        question = live.table.question if live.table else ""
        for due in [due for due in self._timers if due.game == live.game.id and due.question != question]:
            self._timers.pop(due).cancel()
        for seat in live.waiting():
            due = Due(live.game.id, question, seat)
            if due not in self._timers and ordered(live, due) is not None:
                self._set(due, delay(live, due))

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


def ordered(live: Live, due: Due) -> Answer | None:
    """The answer that this seat has ordered to the open question; None for no order, and for stand-ins."""
    table = live.table
    if table is None or table.ask is None or live.game.status != "running" or table.question != due.question:
        return None
    if due.seat not in table.ask.must or live.user_of(due.seat) is None or not live.rules.discreet(table.state):
        return None
    answer: Answer | None = live.rules.stands_by(table.state, due.seat, table.ask)
    return answer


def delay(live: Live, due: Due) -> float:
    """Seconds until it is given; nobody without the seed can tell them beforehand."""
    return Random(f"{live.game.seed}/order/{due.question}/{due.seat}").uniform(SOONEST, LATEST)
