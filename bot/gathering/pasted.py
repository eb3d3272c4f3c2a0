"""A board that somebody pastes or sends as a file, for a table that is being opened or waits."""

from __future__ import annotations

import discord

from bot.errors import BotError
from bot.faults import FAILURES
from bot.wording.announcements import game_name
from engine.game import AnyRules
from engine.kit.maps import LONGEST, decoded
from engine.text import T


async def board_from(rules: AnyRules, typed: str, file: discord.Attachment | None) -> dict[str, str]:
    """The option of this game that holds the board; nothing where none was brought.

    Raises:
        BotError: the file cannot be read, or boards of this game have no text form.
        IllegalAnswer: no board stands in it, or nobody can play on that.
    """
    if not typed and file is None:
        return {}
    if rules.maps is None:
        raise BotError(T("bot-map-none", game=game_name(rules.name)))
    text = typed if file is None else await _text_of(file)
    return {rules.maps.option: rules.maps.pack(rules.maps.playable(text))}


async def _text_of(file: discord.Attachment) -> str:
    if file.size > LONGEST:
        raise BotError(T("bot-map-file-long", kibibytes=LONGEST // 1024))
    try:
        return decoded(await file.read())
    except FAILURES as error:
        raise BotError(T("bot-file-unread")) from error
