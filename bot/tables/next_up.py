"""Telling people in private that the table will probably come to them next.

It hangs on what everybody knows: after whom somebody decided before, and how long whoever decides now mostly takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from bot import clock, hours
from bot.clock import moment
from bot.live.changes import notice
from bot.live.clocks import decides_openly
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.rebuild import within_of
from bot.live.transactions import transaction
from bot.store import AnswerRow, Change, Wait
from engine.ask import Seat
from engine.text import T

LOOK_BACK = 300
"""So many answers are looked at."""
LAST, ENOUGH = 3, 2
"""So many of the last times say who follows; and so many times at least say how long somebody takes."""
SOON = 3600.0
"""Seconds."""


class NextUp:
    """Tells whoever wants to know."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    @transaction
    async def tell(self, wait: Wait, wishing: Set[int]) -> bool:
        """Tells the seat that probably follows this one, once for each time that the table waits for it; `wishing`:
        the people who want to know. Whether somebody was told.
        """
        async with self.games.turn(wait.game) as live:
            mark = live.game.question or ""
            if live.game.settings.heralded == mark or live.waiting() != [wait.seat]:
                return False
            if not decides_openly(live, wait.seat) or not wishing & {row.user for row in live.seats}:
                return False
            rows = await self.games.in_store(lambda: self.games.store.log(wait.game, last=LOOK_BACK))
            turns = turns_of(live, rows)
            seat = follower(turns, wait.seat)
            if seat is None or live.user_of(seat) not in wishing or not is_soon(turns, wait, clock.now()):
                return False
            if not await self._reachable(live, seat):
                return False
            settings = live.game.settings.model_copy(update={"heralded": mark})
            line = notice(T("bot-next-up"), seat)
            await self.games.save(live, Change(settings=settings, posts=[line]))
            return True

    async def _reachable(self, live: Live, seat: Seat) -> bool:
        user = live.user_of(seat)
        assert user is not None
        person = await self.games.in_store(self.games.store.preferences, user)
        return hours.reachable(person.settings, clock.now())


class Turn(NamedTuple):
    """A seat decided something, and how long the table had waited for it."""

    seat: Seat
    took: timedelta


def turns_of(live: Live, rows: Sequence[AnswerRow]) -> list[Turn]:
    """Whom the table came to, one after the other: reactions, secret answers and such as stand beside others apart."""
    apart = {kind for kind, _ in live.rules.windows()}
    found, before = list[Turn](), None
    for row in rows:
        open = row.verb is None and row.seat >= 0 and not within_of(row) and row.kind not in apart
        if open and not live.rules.question(row.kind).answer_hidden and (not found or found[-1].seat != row.seat):
            found.append(Turn(row.seat, moment(row.at) - moment(before.at if before else row.at)))
        before = row
    return found


def follower(turns: Sequence[Turn], seat: Seat) -> Seat | None:
    """Who mostly came after this seat the last few times."""
    after = [then.seat for now, then in pairwise(turns) if now.seat == seat and then.seat != seat][-LAST:]
    return Counter(reversed(after)).most_common(1)[0][0] if after else None


def is_soon(turns: Sequence[Turn], wait: Wait, now: datetime) -> bool:
    """Whether whoever decides will probably have done so within the hour."""
    took = [turn.took.total_seconds() for turn in turns if turn.seat == wait.seat]
    left = median(took) - (now - moment(wait.since)).total_seconds() if len(took) >= ENOUGH else None
    return left is not None and left <= SOON
