"""What moderators do to a game as a whole. Each deed leaves a line in the audit and a public one: who, and why."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from bot.clock import stamp
from bot.errors import BotError, MovedOn, NotRunning
from bot.live.answer_counts import last_units, lost_units
from bot.live.audit_lines import one_line, signed
from bot.live.changes import burnt, farewell, notice, played, rewind_change
from bot.live.completing import is_abandoned
from bot.live.games import LiveGames
from bot.live.lessons import at_lesson
from bot.live.model import CommandResult, Live, LostAnswer
from bot.live.rebuild import epoch_after, rewound
from bot.live.seat_changes import offer
from bot.live.standing_orders import dropped_with
from bot.live.transactions import transaction
from bot.store import AnswerRow, AuditLine, Change, Retract, SeatRow
from bot.store.posts import NoticePost, Post, PromptPost
from bot.store.rows import Retraction, Status
from engine.chance import next_epoch
from engine.table import Table
from engine.text import Json, T, Text


class Moderation:
    """Pause, resume, end, rollback. Whether somebody may is for the caller to check."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    async def pause(self, game: int, actor: int, reason: str = "") -> Live:
        """No answers are taken until resumed. Raises NotRunning."""
        return await self._turn_into("paused", "running", game, audited(actor, "pause", reason), T("bot-paused"))

    async def resume(self, game: int, actor: int, reason: str = "") -> Live:
        """Answers are taken again.

        Raises:
            NotRunning: it is not paused.
            BotError: no person sits there.
        """
        return await self._turn_into("running", "paused", game, audited(actor, "resume", reason), T("bot-resumed"))

    async def pause_by_vote(self, game: int) -> Live:
        """The same, as the players have decided. Raises NotRunning."""
        return await self._turn_into("paused", "running", game, None, T("bot-vote-paused"))

    async def resume_by_vote(self, game: int) -> Live:
        """Ends such a pause. Raises NotRunning."""
        return await self._turn_into("running", "paused", game, None, T("bot-vote-resumed"))

    @transaction
    async def _turn_into(self, status: Status, before: Status, game: int, audit: AuditLine | None, line: Text) -> Live:
        async with self.games.turn(game) as live:
            if live.game.standing != before:
                raise NotRunning(live.game.standing)
            if status == "running" and is_abandoned(live.seats):
                raise BotError(T("bot-nobody-here"))
            settings = live.game.settings.model_copy(update={"agreed_pause": audit is None and status == "paused"})
            posts = [public(line, audit) if audit else notice(line), PromptPost(live.game.question)]
            await self.games.save(live, Change(status=status, settings=settings, audit=audit, posts=posts))
            return live

    @transaction
    async def end(self, game: int, actor: int, reason: str = "", *, moderator: bool = False) -> Live:
        """Breaks the game off (see `bot.tables.afterwards`); a moderator's goes into the audit. Raises NotRunning."""
        async with self.games.turn(game) as live:
            if not live.game.live:
                raise NotRunning(live.game.standing)
            await self.games.save(live, ended(live, audited(actor, "end", reason) if moderator else None))
            return live

    @transaction
    async def rollback(
        self,
        game: int,
        count: int,
        actor: int,
        reason: str = "",
        *,
        last: int | None = None,
        agreed: Collection[int] = (),
    ) -> CommandResult:
        """Takes the last answers back, whoever gave them; over a seal the dice fall anew afterwards.

        Args:
            last: seq of the last answer shown as lost, so that no later one is lost unseen.
            agreed: who agreed, where no moderator decides: all whom the lost answers concern (`Live.concerned`).

        Raises:
            NotRunning, TooFewAnswers, MovedOn: it is no longer `last`.
            BotError: not all agreed; or over a seal, where a moderator decides who plays at this table or has played.
        """
        async with self.games.turn(game) as live:
            open = live.table.within if live.table else 0
            lost = last_units(await self.games.in_store(self.games.store.log, game), count, open)
            rows = [row for unit in lost for row in unit]
            if last is not None and lost[-1][0].seq != last:
                raise MovedOn
            _may_roll_back(live, lost_units(lost, open, 0), actor, agreed)
            details = {"since": rows[0].seq, "count": count}
            audit = audited(actor, "undo-agreed" if agreed else "rollback", reason, details)
            return await self.take_back(live, rows, "rollback", partial(_went_back, audit, count), audit)

    async def take_back(
        self,
        live: Live,
        rows: list[AnswerRow],
        why: Retraction,
        told: Callable[[Table], Sequence[Post]],
        audit: AuditLine | None = None,
    ) -> CommandResult:
        """Retracts these last answers: they stay in the log, marked; the game stands as before the first of them.

        `told`: what is said of it, made from the table as it stands then.
        """
        game, since = live.game, rows[0].seq
        if live.table is None or game.standing not in ("running", "paused"):
            raise NotRunning(game.standing)
        epoch = _falls_by(live, live.table, rows)
        saved = await self.games.in_store(self.games.store.load, game.id, since)
        table = await asyncio.to_thread(rewound, live.rules, saved, since, epoch, self.games.store)
        change = rewind_change(live, table, Retract(since, why), epoch, told(table))
        change.orders = dropped_with(live, rows)
        change.audit = audit
        live.table = table
        await self.games.save(live, change)
        return played(live, [])


def _falls_by(live: Live, table: Table, rows: Sequence[AnswerRow]) -> int:
    """What chance falls by once these answers are gone; in a lesson the dice stay as it knows them."""
    if at_lesson(live) is not None:
        return live.game.epoch
    return next_epoch(live.game.epoch) if table.within else epoch_after(live.game.epoch, rows)


def _may_roll_back(live: Live, rows: Sequence[LostAnswer], actor: int, agreed: Collection[int]) -> None:
    if agreed and not live.concerned(rows[0].seq).issubset(agreed):
        raise BotError(T("bot-undo-stale"))
    if not agreed and live.has_played(actor) and any(row.sealed for row in rows):
        raise BotError(T("mod-plays-rollback"))


_LINES = {"undo-agreed": "rolled-back-agreed", "rollback": "rolled-back"}


def _went_back(audit: AuditLine, count: int, table: Table) -> list[Post]:
    """The public line of a rollback; it is signed where a moderator decided it."""
    line = T(f"bot-{_LINES[audit.action]}", count=count, where=table.headline())
    return [notice(line if audit.action == "undo-agreed" else signed(line, audit.actor, audit.reason))]


def audited(actor: int, action: str, reason: str, details: Mapping[str, Json] | None = None) -> AuditLine:
    """A line for the audit."""
    return AuditLine(actor, action, one_line(reason), dict(details or {}))


def public(line: Text, audit: AuditLine) -> NoticePost:
    """The public line of a deed: who did it, and why."""
    return notice(signed(line, audit.actor, audit.reason))


def seated(live: Live, row: SeatRow, line: Text, audit: AuditLine | None = None) -> Change:
    """The change that puts somebody else on a seat, or offers it to whoever wants it."""
    rows = [row if other.seat == row.seat else other for other in live.seats]
    told = [public(line, audit) if audit else notice(line), *([offer(row)] if row.stand_in else [])]
    return Change(seats=rows, audit=audit, posts=[*told, PromptPost(live.game.question)])


def ended(live: Live, audit: AuditLine | None = None) -> Change:
    """The change that breaks a game off."""
    posts: list[Post] = [public(T("bot-ended"), audit) if audit else notice(T("bot-ended"))]
    settings = None
    if live.table is not None:
        posts.append(NoticePost(T("bot-kept"), kept=True))
        settings = live.game.settings.model_copy(update={"ended": stamp(), "agreed": {}})
    posts += [PromptPost(None), *burnt(live), *farewell(live, T("bot-ended"))]
    return Change(status="ended", asked=(None, ()), audit=audit, posts=posts, settings=settings)
