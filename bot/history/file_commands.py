"""`/game export`: a game as a file."""

from __future__ import annotations

import asyncio

from bot.errors import BotError
from bot.live.model import Live
from bot.locales import Say
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import reply
from bot.services.services import Services
from bot.tables.game_file import attached, public_view, written
from engine.text import T, Text

VIEW, WHOLE = "export-view", "export-whole"
FAR = 100_000


@command("game export", choices={"contents": [VIEW, WHOLE]})
async def export(at: Context, contents: str = "") -> None:
    """Attaches the file: for whoever played, and moderators, the whole game when it is over; else what anybody may see.

    Raises:
        BotError: the whole game was asked for by somebody else, or it goes on.
    """
    live, services = await at.begun(), at.services
    say, over = await at.say(live), live.game.is_revealed
    await services.ration(at.interaction, "exports")
    theirs = live.has_played(at.user) or await services.moderates(at.interaction)
    kind = contents or (WHOLE if over and theirs else VIEW)
    if kind == WHOLE and over and not theirs:
        raise BotError(T("bot-players-only"))
    async with services.files.place():
        words = await _written(services, live, say, whole=kind == WHOLE)
    if kind == WHOLE:
        await services.tables.afterwards.shown(live.game.id, at.user, aloud=False)
    await reply(at.interaction, say(Text(f"bot-{kind}")), file=attached(live, words, kind.removeprefix("export-")))


async def _written(services: Services, live: Live, say: Say, *, whole: bool) -> str:
    """The file; it is made in a thread, since it grows with the game."""
    if whole:
        return await asyncio.to_thread((await services.tables.records.export(live.game.id)).write)
    history = await services.tables.records.history(live.game.id, FAR)
    return await asyncio.to_thread(lambda: written(public_view(live, history, say)))
