"""What has been played at a table: read, put into words, and written into a file."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.errors import ExportLater
from bot.live.answer_counts import EVERYBODY, Unit, counted_answers, lost_units, within
from bot.live.games import LiveGames
from bot.live.lost_answers import worded
from bot.live.model import Line, LostAnswer
from bot.live.rebuild import within_of
from bot.store import AnswerRow
from bot.tables.game_file import whole
from engine.events import Event
from engine.saving.export import SavedGame


class Records:
    """Reads the log."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    async def history(self, game: int, last: int = 20) -> list[Line]:
        """The last valid answers as anybody may read them, oldest first; those given beside each other are one line."""
        live, rows = await self.games.look(game), await self.games.in_store(self.games.store.log, game)
        open = within(live)

        def lines() -> list[Line]:
            return [_line(n, unit, open) for n, unit in list(enumerate(counted_answers(rows, open), 1))[-last:]]

        return await asyncio.to_thread(lines)

    async def last_answers(self, game: int, count: int) -> list[LostAnswer]:
        """What a rollback of so many answers would take back, oldest first."""
        live = await self.games.look(game)
        log, open = await self.games.in_store(self.games.store.log, game), within(live)
        found = counted_answers(log, open)
        lost = found[-count:] if count > 0 else []
        return lost_units(lost, open, len(found) - len(lost) + 1)

    async def in_words(self, game: int, lost: Sequence[LostAnswer]) -> list[LostAnswer]:
        """The same answers with what was asked. To be called before they are taken back."""
        if not lost:
            return []
        live, since = await self.games.look(game), lost[0].seq
        saved = await self.games.in_store(self.games.store.load, game, since)
        store = self.games.store
        rows = await self.games.in_store(store.log, game, since=since)
        open, number = within(live), lost[0].number
        told = await asyncio.to_thread(worded, live.rules, saved, rows, store, open, number) if rows else lost
        return [one for one in told if one.seq <= lost[-1].seq] or list(lost)

    async def export(self, game: int) -> SavedGame:
        """A game that is over as its file, for `python -m engine verify`. Raises ExportLater."""
        live = await self.games.look(game)
        if not live.game.is_revealed or live.table is None:
            raise ExportLater
        rows = await self.games.in_store(self.games.store.log, game)
        table = live.table
        edition = table.state.edition
        return await asyncio.to_thread(whole, live.game, live.seats, rows, table.result, edition=edition)


def _line(number: int, unit: Unit, open: int) -> Line:
    rows = [row for row in unit if not open or within_of(row) != open]
    seat, actor = (EVERYBODY, None) if within_of(rows[0]) else (rows[0].seat, rows[0].actor)
    return Line(number, seat, actor, rows[-1].at, tuple(event for row in rows for event in _public(row)))


def _public(row: AnswerRow) -> tuple[Event, ...]:
    events = map(Event.from_json, row.events)
    return tuple(Event(event.text, {}, event.where, event.weight) for event in events if event.text is not None)
