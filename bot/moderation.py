"""What moderators do to a game. Each leaves a line in the audit and one in the channel."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from bot.changes import notice, played, rewind_change, seed_shown
from bot.desk import Desk
from bot.errors import NoGame, NotRunning, SeatTaken, StaleVersion, TooFewAnswers
from bot.play import Live, Played
from bot.rebuild import rewound
from bot.store import AuditLine, Change, Logged, Post, Retract, SeatRow
from bot.store.rows import Retraction, Status
from engine.ask import Seat
from engine.text import Json, T, Text, seat_name


class Moderation(Desk):
    """Pause, resume, replace, rollback, end. Whether somebody may is for the caller to check."""

    async def pause(self, game: int, actor: int, reason: str = "") -> Live:
        """No answers are taken until resumed. Raises NotRunning."""
        return await self._turn_into("paused", "running", game, _audit(actor, "pause", reason), T("bot-paused"))

    async def resume(self, game: int, actor: int, reason: str = "") -> Live:
        """Answers are taken again. Raises NotRunning when it is not paused."""
        return await self._turn_into("running", "paused", game, _audit(actor, "resume", reason), T("bot-resumed"))

    async def _turn_into(self, status: Status, before: Status, game: int, audit: AuditLine, line: Text) -> Live:
        async with self.turn(game) as live:
            if live.game.status != before:
                raise NotRunning(live.game.status)
            posts = [notice(line), Post("prompt", {"question": live.game.question})]
            await self.save(live, Change(status=status, audit=audit, posts=posts))
            return live

    async def end(self, game: int, actor: int, reason: str = "", *, moderator: bool = False) -> Live:
        """Breaks the game off and shows the seed. A moderator's leaves a line in the audit. Raises NotRunning."""
        async with self.turn(game) as live:
            if not live.game.live:
                raise NotRunning(live.game.status)
            await self.save(live, ended(live, _audit(actor, "end", reason) if moderator else None))
            return live

    async def replace(self, game: int, seat: Seat, user: int | None, name: str, actor: int, reason: str = "") -> Live:
        """Puts another person on a seat, or (user None) a stand-in.

        Raises:
            NoGame: there is no such seat.
            SeatTaken: this person has a seat already.
        """
        async with self.turn(game) as live:
            before = next((row for row in live.seats if row.seat == seat), None)
            if before is None:
                raise NoGame
            if user is not None and live.seat_of(user) is not None:
                raise SeatTaken
            audit = _audit(actor, "replace", reason, {"seat": seat, "from": before.user, "to": user})
            line = T("bot-replaced", seat=seat_name(seat)) if user else T("bot-stand-in-takes-over", name=before.name)
            await self.save(live, seated(live, SeatRow(seat, user, name), line, audit))
            return live

    async def rollback(
        self, game: int, count: int, actor: int, reason: str = "", *, last: int | None = None, agreed: bool = False
    ) -> Played:
        """Takes the last answers back, whoever gave them; over a seal the dice fall anew afterwards.

        Args:
            last: seq of the last answer that was shown as lost, so that no later one is lost unseen.
            agreed: all players agreed, no moderator decided.

        Raises:
            NotRunning, TooFewAnswers
            StaleVersion: `last` is no longer the last answer.
        """
        async with self.turn(game) as live:
            rows = await self.in_store(self.store.log, game, last=max(count, 1))
            if len(rows) < count or count < 1:
                raise TooFewAnswers(len(rows))
            if last is not None and rows[-1].seq != last:
                raise StaleVersion
            audit = _audit(
                actor, "undo-agreed" if agreed else "rollback", reason, {"since": rows[0].seq, "count": count}
            )
            line = T("bot-rolled-back-agreed" if agreed else "bot-rolled-back", count=count)
            return await self.take_back(live, rows, "rollback", line, audit)

    async def take_back(
        self, live: Live, rows: list[Logged], why: Retraction, line: Text, audit: AuditLine | None = None
    ) -> Played:
        """Retracts these last answers: they stay in the log, marked; the game stands as before the first of them."""
        game, since = live.game, rows[0].seq
        if live.table is None or game.status not in ("running", "paused"):
            raise NotRunning(game.status)
        epoch = game.epoch + any(row.sealed for row in rows)
        saved = await self.in_store(self.store.load, game.id, since)
        table = await asyncio.to_thread(rewound, live.rules, saved, since, epoch, self.store)
        change = rewind_change(live, table, Retract(since, why), epoch, line)
        change.audit = audit
        live.table = table
        await self.save(live, change)
        return played(live, [])


def _audit(actor: int, action: str, reason: str, details: Mapping[str, Json] | None = None) -> AuditLine:
    return AuditLine(actor, action, reason, dict(details or {}))


def seated(live: Live, row: SeatRow, line: Text, audit: AuditLine | None = None) -> Change:
    """The change that puts somebody else on a seat."""
    rows = [row if other.seat == row.seat else other for other in live.seats]
    return Change(seats=rows, audit=audit, posts=[notice(line), Post("prompt", {"question": live.game.question})])


def ended(live: Live, audit: AuditLine | None = None) -> Change:
    """The change that breaks a game off."""
    posts = [notice(T("bot-ended"))]
    if live.table is not None:
        posts.append(notice(seed_shown(live.game.seed)))
    posts.append(Post("prompt", {"question": None}))
    return Change(status="ended", asked=(None, ()), audit=audit, posts=posts)
