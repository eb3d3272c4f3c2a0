"""`/game replay`, for the reader alone or for the channel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.drawing.films import Film
from bot.drawing.pictures import picture_file
from bot.errors import BotError
from bot.live.model import Live
from bot.locales import Say
from bot.services.context import Context
from bot.widgets.interactions import NOBODY
from bot.wording.reader import aloud as shown_aloud
from bot.wording.reader import reader_of
from engine.text import T
from render import NoPainter, painter_of


async def show(at: Context, live: Live, *, aloud: bool) -> None:
    """The film, as the answer to a command that was acknowledged; until it is drawn, that it is coming.

    Raises:
        BotError: there are no pictures of this game.
    """
    services = at.services
    language = live.game.language if aloud else await services.language(at.interaction)
    say = services.speaker(live, language)
    with _there():
        painter_of(live.rules.name)
    answer = at.interaction.edit_original_response
    await answer(content=say(T("bot-film-coming")), allowed_mentions=NOBODY)
    try:
        made = await _film(at, live, say, language, aloud=aloud)
    except Exception:
        await at.interaction.delete_original_response()
        raise
    words = "" if live.table is None else say(live.table.headline())
    file = picture_file(made.gif, "replay.gif", made.alt)
    await answer(content=words, attachments=[file], allowed_mentions=NOBODY)


async def _film(at: Context, live: Live, say: Say, language: str, *, aloud: bool) -> Film:
    services = at.services
    reader = shown_aloud(live) if aloud else reader_of(live, at.user)
    painters, store, told = services.pictures.filming, services.store, services.chronicles
    with _there():
        return await services.films.of(live, say, language, painters, store, told, reader)


@contextmanager
def _there() -> Iterator[None]:
    """Says it where there are no pictures of a game."""
    try:
        yield
    except NoPainter:
        raise BotError(T("bot-no-picture")) from None
