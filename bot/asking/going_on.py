"""Own prompts go on by themselves: one that had nothing to ask asks what its person is asked next.

So whoever plays alone, or among people who answer at once, need not open the own prompt anew for each question. What
the channel asks is left to the channel, and so is a chance to react. Where the channel's question has come anew, the
own prompt goes on below that one, be it that it has asked already: what stands above it is not read any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine

from bot.asking.private_prompt import ask_again
from bot.errors import BotError
from bot.faults import FAILURES
from bot.live.lessons import held
from bot.live.model import Live, Question
from bot.live.standing_orders import passed_soon
from bot.services.services import Services
from bot.tables.answers import question_of
from bot.widgets.private_messages import OwnPrompt
from bot.wording.channel_prompt import asks_apart

log = logging.getLogger(__name__)


REMEMBERED = 2000
"""So many tables whose newest question in the channel is known."""


class GoingOn:
    """Works once the channel asks, or leaves its question as it is."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()
        self._asks: OrderedDict[int, int | None] = OrderedDict()
        services.shown.stood = self._stood

    def follow(self, live: Live, channel: int | None) -> None:
        """Asks each person whose prompt does not ask yet, or asks above it, what there is to ask. `channel`: the
        message there that asks.
        """
        game, shown = live.game.id, self._services.shown
        self._asks.pop(game, None)
        self._asks[game] = channel
        while len(self._asks) > REMEMBERED:
            self._asks.popitem(last=False)
        for user in shown.people(game):
            own, question = shown.standing(game, user), _asked_apart(live, user)
            if own is None or question is None:
                continue
            if not own.question or (own.question == question.id and own.is_above(channel)):
                shown.wake(game, user)
                self._begin(self._ask(own, game, question, channel), game)

    def _stood(self, game: int, own: OwnPrompt) -> None:
        """One that comes to ask above a question of the channel that was quicker follows it."""
        if own.question and own.is_above(self._asks.get(game)):
            self._begin(self._look(game), game)

    def _begin(self, work: Coroutine[None, None, None], game: int) -> None:
        task = asyncio.create_task(work, name=f"own prompt of game {game}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, game: int) -> None:
        try:
            self.follow(await self._services.tables.look(game), self._asks.get(game))
        except BotError as error:
            log.info("an own prompt stays where it is, %s", error)

    async def _ask(self, own: OwnPrompt, game: int, question: Question, channel: int | None) -> None:
        try:
            await ask_again(self._services, own, game, question, below=own.is_above(channel))
        except (BotError, *FAILURES) as error:  # the channel asks all the same
            log.info("an own prompt does not go on, %s", error)


def _asked_apart(live: Live, user: int) -> Question | None:
    """What this person is asked now and answers in the own prompt; nothing while a pupil has to choose how to go on."""
    seat = live.seat_of(user)
    if seat is None or held(live) or not asks_apart(live, seat) or passed_soon(live, seat):
        return None
    question = question_of(live, seat)
    return None if question is None or question.shape is None else question
