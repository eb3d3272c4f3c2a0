"""`/play note`: what a person notes about the game of this channel, for nobody else to read."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.errors import BotError
from bot.services.commands import command
from bot.services.context import Context
from bot.settings import Note
from engine.text import T

LONGEST, MOST = 300, 30
PROMPT, APART, DELETE = "note-prompt", "note-apart", "note-delete"


@command("play note", choices={"where": [PROMPT, APART, DELETE]})
async def note(at: Context, text: app_commands.Range[str, 1, LONGEST] = "", where: str = "") -> None:
    """Shows it, or keeps what is typed in its place; `where`: whether it stands under the own prompt."""
    game = (await at.live()).game.id
    mine = await at.services.call(at.services.store.preferences, at.user)
    notes = dict(mine.settings.notes)
    before = notes.pop(game, None)
    words = " ".join(text.split()) or (before.words if before else "")
    if not words:
        raise BotError(T("bot-note-none"))
    shown = where == PROMPT if where else before is None or before.shown
    now = None if where == DELETE else Note(words, shown)
    if now != before:
        kept = [*notes.items(), *([(game, now)] if now else [])][-MOST:]
        settings = mine.settings.model_copy(update={"notes": dict(kept)})
        await at.services.call(at.services.store.prefer, replace(mine, settings=settings))
    await at.whisper((await at.say())(T("bot-own-note", words=words) if now else T("bot-note-deleted")))
