"""Gives the answers that seats have ordered in advance (see `bot.live.standing_orders`).

Such an answer is given after a while, and how long is drawn for each question and seat from the game's secret seed: so
neither an answer at once nor the same delay again and again tells who had nothing to use. At an even pace it is drawn
from the times that people at this table take (`bot.live.thinking`), so that nobody can tell who thought; a planned one
is drawn so at every pace, from what its kind of question takes. A restart counts on from when the question was asked.
In the log it stands like a stand-in's answer: nobody gave it just then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Container
from math import inf
from random import Random
from secrets import token_hex

from bot import clock
from bot.errors import BotError, NotOurs, NotSeated, RuleFailed, StoreError
from bot.live.apply_answers import apply_answer, follow_at_once, running
from bot.live.changes import change_of
from bot.live.games import LiveGames
from bot.live.model import Live, ShorthandAnswer
from bot.live.plans import Plan, for_trial, laid, plan_of
from bot.live.standing_orders import ALWAYS, ASK, EVERY, IDLE, TURN, Due, Ordered, deceives_nobody, offered, ordered
from bot.live.thinking import LOOKED_AT, WINDOW, as_typed, drawn, named, tempo_of, typed
from bot.live.transactions import transaction
from bot.processes.own_process import Apart
from bot.store import Change, Laid, OrderRow
from engine.ask import Seat
from engine.errors import AnswerError
from engine.players.ahead import Foreseen, ahead
from engine.players.position import Position
from engine.text import T

log = logging.getLogger(__name__)

SOONEST, LATEST = 5.0, 45.0
"""Seconds until such an answer is given: as if somebody read the question and pressed a button."""
AT_ONCE = 0.5, 2.0
"""The same at a table that waits for nobody who has nothing to decide."""
RETRY_SECONDS = 30.0
FORESEEN = 300
"""Of so many seats is kept what was foreseen for them."""


class StandingOrders:
    """Gives the answers that were ordered in advance."""

    def __init__(self, games: LiveGames, think: Apart) -> None:
        self.games, self._think = games, think
        self._timers: dict[Due, asyncio.TimerHandle] = {}
        self._timed = set[Due]()  # planned answers whose time has been drawn
        self._giving: set[asyncio.Task[None]] = set()
        self._foreseen: OrderedDict[tuple[int, Seat], tuple[Foreseen, ...]] = OrderedDict()

    def follow(self, live: Live) -> None:
        """Sets a time for every answer that is ordered and not given yet."""
        open = {Due(live.game.id, live.table.question_of(seat), seat) for seat in live.owing() if live.table}
        for due in [due for due in self._timers if due.game == live.game.id and due not in open]:
            self._timers.pop(due).cancel()
        self._timed = {due for due in self._timed if due.game != live.game.id or due in open}
        for due in sorted(open):
            if due not in self._timers and ordered(live, due) is not None:
                self._set(due, _left(live, delay(live, due)))

    @transaction
    async def order(self, game: int, user: int, kind: str, mode: str | None) -> Live:
        """Keeps a standing order of this person's seat; mode None drops it.

        Raises:
            NotSeated
            BotError: no such kind of question or mode.
        """
        async with self.games.turn(game) as live:
            seat = live.seat_of(user)
            if seat is None:
                raise NotSeated
            kinds = {name for name, _ in live.rules.windows()}
            if kind not in kinds | {EVERY, TURN} or mode not in (ALWAYS, IDLE, ASK, None):
                raise BotError(T("bot-no-such-order"))
            await self.games.save(live, Change(orders=[OrderRow(seat, kind, mode)]))
            return live

    @transaction
    async def lay(self, game: int, user: int, name: str, answer: object) -> Live:
        """Keeps what this person's seat lays down by an order of its game; answer None drops it.

        Raises:
            NotSeated
            BotError: no such order.
            AnswerError: that does not fit it, or the game that keeps it takes nothing now.
        """
        async with self.games.turn(game) as live:
            seat = live.seat_of(user)
            if seat is None:
                raise NotSeated
            found = next((order for order in offered(live, seat) if order.name == name), None)
            if found is None:
                raise BotError(T("bot-no-such-order"))
            checked = None if answer is None else found.shape.check(answer)
            if found.verb is None:
                await self.games.save(live, Change(laid=[Laid(seat, name, checked)]))
            else:
                step = ShorthandAnswer(None, found.drop if checked is None else checked, verb=found.verb)
                await self._take(live, seat, step, None, user)
            return live

    @transaction
    async def plan(self, game: int, user: int, change: Callable[[Plan], Plan]) -> Live:
        """Changes the plan of this person's seat.

        Raises:
            NotSeated
            NotRunning: the game takes no answers.
        """
        async with self.games.turn(game) as live:
            seat = live.seat_of(user)
            if seat is None:
                raise NotSeated
            running(live)
            before = plan_of(live, seat)
            after = change(before)
            if after != before:
                await self.games.save(live, Change(laid=[laid(seat, after)]))
            return live

    async def foresee(self, live: Live, seat: Seat, plan: Plan) -> tuple[Foreseen, ...]:
        """What this seat will probably decide once it has answered as planned. Raises Unfinished."""
        assert live.table is not None
        found = await self._think(ahead, Position.of(live.table), seat, for_trial(plan), token_hex(8))
        self._foreseen[live.game.id, seat] = found
        self._foreseen.move_to_end((live.game.id, seat))
        while len(self._foreseen) > FORESEEN:
            self._foreseen.popitem(last=False)
        return found

    def foreseen(self, live: Live, seat: Seat) -> tuple[Foreseen, ...]:
        """What was foreseen for this seat the last time; nothing after a restart."""
        return self._foreseen.get((live.game.id, seat), ())

    async def stop(self, games: Container[int] | None = None) -> None:
        """Forgets all times (of these games); after the next start, wherever that is, they are set anew."""
        for due in [due for due in self._timers if games is None or due.game in games]:
            self._timers.pop(due).cancel()
        self._timed = {due for due in self._timed if games is not None and due.game not in games}
        if games is None:
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
            await self._given(due)
        except NotOurs:
            log.info("game %d: an ordered answer is for another process to give", due.game)
        except StoreError:
            log.exception("game %d: an ordered answer waits for the database", due.game)
            self._set(due, RETRY_SECONDS)
        except (BotError, AnswerError):
            log.exception("game %d: an ordered answer was not taken", due.game)

    @transaction
    async def _given(self, due: Due) -> None:
        async with self.games.turn(due.game) as live:
            self.games.must_own(live)
            given = ordered(live, due)
            if given is None or (given.planned and due in self._timers):
                return
            if given.planned and due not in self._timed and not deceives_nobody(live, due.seat, given):
                left = _left(live, await self.planned_delay(live, due))
                self._timed.add(due)
                if left > 0:
                    self._set(due, left)
                    return
            await self._answer(live, due, given)

    async def planned_delay(self, live: Live, due: Due) -> float:
        """Seconds from the question until a planned answer to it is given, by what the log tells of those typed."""
        asked = live.table.decides(due.seat) if live.table else None
        rows = await self.games.in_store(self.games.store.log, due.game, last=LOOKED_AT, retracted=True)
        known = [*typed(rows, asked.kind, due.seat, live.opened)] if asked else []
        longest = 30.0 * live.game.settings.longest
        return as_typed(known, due.seat, _chance(live, due), longest or inf)

    async def _answer(self, live: Live, due: Due, given: Ordered) -> None:
        await self._take(live, due.seat, ShorthandAnswer(None, given.answer), due.question, given.actor)

    async def _take(
        self, live: Live, seat: Seat, step: ShorthandAnswer, question: str | None, actor: int | None
    ) -> None:
        try:
            taken = [apply_answer(live, seat, step, question, actor), *follow_at_once(live)]
        except RuleFailed:
            self.games.drop(live.game.id)
            raise
        await self.games.save(live, change_of(live, taken))


def delay(live: Live, due: Due) -> float:
    """Seconds from the question until it is given, in half the time that the table waits at most; nobody without the
    seed can tell them beforehand. For a planned answer they are drawn later (`StandingOrders.planned_delay`).
    """
    given = ordered(live, due)
    if given is not None and (given.planned or deceives_nobody(live, due.seat, given)):
        return 0.0
    chance, settings = _chance(live, due), live.game.settings
    asked = live.table.decides(due.seat) if live.table else None
    if settings.pace == "even":
        seconds = drawn(settings.thinking, named(live, asked) if asked else WINDOW, chance, tempo_of(live))
        return min(seconds, 30.0 * settings.longest) if settings.longest else seconds
    return chance.uniform(*(AT_ONCE if settings.pace == "instant" else (SOONEST, LATEST)))


def _chance(live: Live, due: Due) -> Random:
    """By which the delay of this answer is drawn."""
    return Random(f"{live.game.seed}/order/{due.question}/{due.seat}")


def _left(live: Live, seconds: float) -> float:
    """How much is left of so many seconds since the open question was asked."""
    return max(0.0, seconds - (clock.now() - live.opened).total_seconds())
