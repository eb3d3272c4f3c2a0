"""What moderators do to a game as a whole. Each deed leaves a line in the audit and a public one: who, and why."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from bot.changes import burnt, notice, played, rewind_change, seed_post
from bot.desk import Desk
from bot.errors import NotRunning, StaleVersion, TooFewAnswers
from bot.play import Live, Played
from bot.rebuild import rewound
from bot.seating import offer
from bot.store import AuditLine, Change, Logged, Post, Retract, SeatRow
from bot.store.rows import Retraction, Status
from bot.told import plain, signed
from bot.watchers import farewell
from engine.table import Table
from engine.text import Json, T, Text


class Moderation(Desk):
    """Pause, resume, end, rollback. Whether somebody may is for the caller to check."""

    async def pause(self, game: int, actor: int, reason: str = "") -> Live:
        """No answers are taken until resumed. Raises NotRunning."""
        return await self._turn_into("paused", "running", game, audited(actor, "pause", reason), T("bot-paused"))

    async def resume(self, game: int, actor: int, reason: str = "") -> Live:
        """Answers are taken again. Raises NotRunning when it is not paused."""
        return await self._turn_into("running", "paused", game, audited(actor, "resume", reason), T("bot-resumed"))

    async def _turn_into(self, status: Status, before: Status, game: int, audit: AuditLine, line: Text) -> Live:
        async with self.turn(game) as live:
            if live.game.standing != before:
                raise NotRunning(live.game.standing)
            posts = [public(line, audit), Post("prompt", {"question": live.game.question})]
            await self.save(live, Change(status=status, audit=audit, posts=posts))
            return live

    async def end(self, game: int, actor: int, reason: str = "", *, moderator: bool = False) -> Live:
        """Breaks the game off and shows the seed. A moderator's leaves a line in the audit. Raises NotRunning."""
        async with self.turn(game) as live:
            if not live.game.live:
                raise NotRunning(live.game.standing)
            await self.save(live, ended(live, audited(actor, "end", reason) if moderator else None))
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
            action, details = "undo-agreed" if agreed else "rollback", {"since": rows[0].seq, "count": count}
            audit = audited(actor, action, reason, details)

            def told(table: Table) -> Text:
                line = T(f"bot-{_LINES[action]}", count=count, where=live.rules.headline(table.state))
                return line if agreed else signed(line, actor, reason)

            return await self.take_back(live, rows, "rollback", told, audit)

    async def take_back(
        self,
        live: Live,
        rows: list[Logged],
        why: Retraction,
        told: Callable[[Table], Text],
        audit: AuditLine | None = None,
    ) -> Played:
        """Retracts these last answers: they stay in the log, marked; the game stands as before the first of them.

        `told`: the public line, made from the table as it stands then.
        """
        game, since = live.game, rows[0].seq
        if live.table is None or game.standing not in ("running", "paused"):
            raise NotRunning(game.standing)
        epoch = game.epoch + any(row.sealed for row in rows)
        saved = await self.in_store(self.store.load, game.id, since)
        table = await asyncio.to_thread(rewound, live.rules, saved, since, epoch, self.store)
        change = rewind_change(live, table, Retract(since, why), epoch, told(table))
        change.audit = audit
        live.table = table
        await self.save(live, change)
        return played(live, [])


_LINES = {"undo-agreed": "rolled-back-agreed", "rollback": "rolled-back"}


def audited(actor: int, action: str, reason: str, details: Mapping[str, Json] | None = None) -> AuditLine:
    """A line for the audit."""
    return AuditLine(actor, action, plain(reason), dict(details or {}))


def public(line: Text, audit: AuditLine) -> Post:
    """The public line of a deed: who did it, and why."""
    return notice(signed(line, audit.actor, audit.reason))


def seated(live: Live, row: SeatRow, line: Text, audit: AuditLine | None = None) -> Change:
    """The change that puts somebody else on a seat, or offers it to whoever wants it."""
    rows = [row if other.seat == row.seat else other for other in live.seats]
    told = [public(line, audit) if audit else notice(line), *([offer(row)] if row.stand_in else [])]
    return Change(seats=rows, audit=audit, posts=[*told, Post("prompt", {"question": live.game.question})])


def ended(live: Live, audit: AuditLine | None = None) -> Change:
    """The change that breaks a game off."""
    posts = [public(T("bot-ended"), audit) if audit else notice(T("bot-ended"))]
    if live.table is not None:
        posts.append(seed_post(live.game.seed))
    posts += [Post("prompt", {"question": None}), *burnt(live), *farewell(live, T("bot-ended"))]
    return Change(status="ended", asked=(None, ()), audit=audit, posts=posts)
