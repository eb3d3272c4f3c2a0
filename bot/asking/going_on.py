"""Own prompts go on by themselves: one that had nothing to ask asks what its person is asked next.

So whoever plays alone, or among people who answer at once, need not open the own prompt anew for each question. What
the channel asks is left to the channel, and so is a chance to react. Where the channel's question has come anew, the
own prompt goes on below that one: what stands above it is not read any more.
"""

from __future__ import annotations

import asyncio
import logging

from bot.asking.private_prompt import ask_again
from bot.errors import BotError
from bot.faults import FAILURES
from bot.live.model import Live, Question
from bot.live.standing_orders import passed_soon
from bot.services.services import Services
from bot.tables.answers import question_of
from bot.widgets.private_messages import Resting
from bot.wording.channel_prompt import asks_apart

log = logging.getLogger(__name__)


class GoingOn:
    """Works once the channel asks, or leaves its question as it is."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self, live: Live, channel: int | None) -> None:
        """Asks each person whose prompt rests, and who is asked something there. `channel`: the message there that
        asks.
        """
        for user in self._services.shown.resting(live.game.id):
            seat = live.seat_of(user)
            if seat is None or not asks_apart(live, seat) or passed_soon(live, seat):
                continue
            question = question_of(live, seat)
            if question is None or question.shape is None:
                continue
            resting = self._services.shown.wake(live.game.id, user)
            if resting is not None:
                self._begin(resting, live.game.id, question, channel)

    def _begin(self, resting: Resting, game: int, question: Question, channel: int | None) -> None:
        task = asyncio.create_task(self._ask(resting, game, question, channel), name=f"own prompt of game {game}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, resting: Resting, game: int, question: Question, channel: int | None) -> None:
        try:
            await ask_again(self._services, resting, game, question, below=resting.is_above(channel))
        except (BotError, *FAILURES) as error:  # the channel asks all the same
            log.info("an own prompt does not go on, %s", error)
