"""`/game replay`, for the reader alone or for the channel."""

from __future__ import annotations

from bot.drawing.pictures import picture_file
from bot.errors import BotError
from bot.live.values import Live
from bot.services.context import Context
from bot.told.reader import aloud as shown_aloud
from bot.told.reader import reader_of
from bot.widgets.interactions import NOBODY
from engine.text import T
from render import NoPainter


async def show(at: Context, live: Live, *, aloud: bool) -> None:
    """The film, as the answer to a command that was acknowledged.

    Raises:
        BotError: there are no pictures of this game.
    """
    services = at.services
    language = live.game.language if aloud else await services.language(at.interaction)
    say = services.speaker(live, language)
    reader = shown_aloud(live) if aloud else reader_of(live, at.user)
    try:
        made = await services.films.of(
            live, say, language, services.pictures.filming, services.store, services.chronicles, reader
        )
    except NoPainter:
        raise BotError(T("bot-no-picture")) from None
    file = picture_file(made.gif, "replay.gif", made.alt)
    words = "" if live.table is None else say(live.table.headline())
    await at.interaction.followup.send(words, file=file, ephemeral=not aloud, allowed_mentions=NOBODY)
