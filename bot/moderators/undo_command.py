"""`/game undo`: own answers are taken back, or the table is asked."""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError, NotRunning
from bot.moderators import agreement
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import think
from engine.text import T


@command("game undo", aloud=True)
async def undo(at: Context, steps: app_commands.Range[int, 1, 50] = 1) -> None:
    """Takes own answers back; past a die or over somebody else's answer the whole table is asked."""
    live, tables = await at.live(), at.services.tables
    seat = live.seat_of(at.user)
    if seat is None:
        raise BotError(T("bot-not-seated"))
    if live.table is None:
        raise NotRunning(live.game.standing)
    free = await tables.answers.undoable(live.game.id, at.user)
    own = [at for at, answer in enumerate(free) if answer.decided]
    if steps > len(own):
        await agreement.ask(at, live, await tables.answers.reach(live.game.id, at.user, steps))
        return
    await think(at.interaction)
    say = await at.say(live)
    lost = await tables.records.in_words(live.game.id, free[own[-steps] :])
    await tables.answers.undo(live.game.id, at.user, steps)
    await at.whisper(agreement.undo_words(lost, say))
