"""Games that are over leave their result behind, a few at each look at the tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.errors import BotError
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.settings import DAY
from bot.store import Store
from bot.store.keeping.codec import pack_text
from bot.store.results import GameResult, SeatResult
from bot.wording.figures import GameFigures, SeatFigures
from engine.ask import Seat
from engine.ending import Result, Tally
from engine.lessons.lesson import seeds_of
from engine.table import Table

AT_ONCE = 5
"""So many games leave a result at one look: each is played once more for it."""

Figures = Callable[[Live, Store], Awaitable[GameFigures]]

log = logging.getLogger(__name__)


class Recorder:
    """Sees to it that every game of a server has a result; one of a private table or a lesson never gets one."""

    def __init__(self, games: LiveGames, figures: Figures) -> None:
        self._games, self._figures = games, figures
        self._without = set[int]()

    async def look(self) -> None:
        """Gives the next ones theirs."""
        found = await self._games.in_store(self._games.store.unrecorded)
        for game in [game for game in found if game not in self._without][:AT_ONCE]:
            if not await self._record(game):
                self._without.add(game)

    async def _record(self, game: int) -> bool:
        """Whether it has a result now."""
        store = self._games.store
        try:
            live = await self._games.look(game)
            if live.table is None or live.table.result is None or _apart(live):
                return False
            result = result_of(live, live.table, live.table.result, await self._figures(live, store))
        except BotError as error:
            log.info("game %d gets no result, %s", game, error)
            return False
        last = await self._games.in_store(lambda: store.log(game, last=1))
        ended = last[-1].at if last else live.game.created
        await self._games.in_store(store.record, game, ended, result)
        return True


def _apart(live: Live) -> bool:
    """Whether it is a private table's, one that tries a position, or a lesson's, whose dice its file tells anybody."""
    settings = live.game.settings
    return settings.private or bool(settings.trial) or live.game.seed in seeds_of(live.game.name)


def result_of(live: Live, table: Table, result: Result, figures: GameFigures) -> GameResult:
    """How it ended, with what may be known of it."""
    tally = live.rules.tally(table.state)
    sides = live.rules.sides(live.rules.view(table.state, None))
    named = [pack_text(side) or "" for side in (*sides, *(None for _ in figures.seats))]
    pace = 60 * (live.game.settings.longest or DAY)
    seats = [_seat(seat, (result, tally), named[seat], one, pace) for seat, one in enumerate(figures.seats)]
    return GameResult(seats=tuple(seats), rounds=table.round(), table=result.table)


def _seat(seat: Seat, ended: tuple[Result, Tally], side: str, figures: SeatFigures, pace: int) -> SeatResult:
    result, tally = ended
    won = seat in result.winners
    return SeatResult(
        place=1 if won else tally.order.index(seat) + 1,
        score=result.scores[seat],
        won=won,
        side=side,
        answers=figures.answers,
        wait=figures.typical,
        counted=len(figures.waits),
        prompt=sum(wait <= pace for wait in figures.waits),
        dice=figures.dice,
        hits=figures.hits,
        expected=round(figures.expected, 3),
    )
