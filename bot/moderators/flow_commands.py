"""`/mod`: for moderators. Each deed leaves a line in the audit, one at the table, one in the server's log channel."""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError
from bot.moderators import rolling
from bot.moderators.agreement import undo_words
from bot.services.commands import command
from bot.services.context import Context
from engine.text import T


@command("mod pause")
async def pause(at: Context, reason: str = "") -> None:
    """No answers are taken for a while."""
    live = await at.live()
    await at.services.tables.moderation.pause(live.game.id, at.user, reason)
    await at.confirm(T("bot-mod-pause"), live)


@command("mod resume")
async def resume(at: Context, reason: str = "") -> None:
    """A game that pauses takes answers again; one that was broken off within a day is brought back."""
    live, tables = await at.live(), at.services.tables
    go_on = tables.afterwards.bring_back if live.game.kept_back else tables.moderation.resume
    await go_on(live.game.id, at.user, reason)
    await at.confirm(T("bot-mod-resume"), live)


@command("mod rollback")
async def rollback(at: Context, answers: app_commands.Range[int, 1, 500] = 0, reason: str = "") -> None:
    """Takes the last answers back, whoever gave them; without a number it shows where one can go back to."""
    live, tables = await at.live(), at.services.tables
    if not answers:
        await rolling.open_list(at, live, reason)
        return
    lost = await tables.records.in_words(live.game.id, await tables.records.last_answers(live.game.id, answers))
    if not lost:
        raise BotError(T("bot-no-history"))
    await tables.moderation.rollback(live.game.id, answers, at.user, reason, last=lost[-1].seq)
    await at.whisper(undo_words(lost, await at.say(live)))
