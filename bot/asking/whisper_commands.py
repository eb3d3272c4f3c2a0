"""`/play whisper`, `/play whispers`: words in private between two players of the game of this channel."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.asking.secrets import whisper_all
from bot.errors import BotError, NotSeated
from bot.live.model import Live
from bot.locales import Say
from bot.services.commands import command
from bot.services.context import Context
from bot.store import Whisper
from engine.ask import Seat
from engine.text import T, Text, seat_name

LONGEST = 800


@command("play whisper")
async def whisper(at: Context, player: discord.Member, text: app_commands.Range[str, 1, LONGEST]) -> None:
    """Tells one player something that nobody else reads."""
    live = await at.live()
    other, words = live.seat_of(player.id), " ".join(text.split())
    if other is None:
        raise BotError(T("bot-whisper-nobody", player=f"<@{player.id}>"))
    if not words:
        raise BotError(T("bot-whisper-empty"))
    await at.services.ration(at.interaction, "whispers")
    await at.services.tables.whispering.tell(live.game.id, at.user, other, words)
    after = live.game.settings.whispers_after
    await at.confirm(T("bot-whispered-open" if after else "bot-whispered", seat=seat_name(other)), live)


@command("play whispers")
async def whispers(at: Context) -> None:
    """What the reader's seat was told and said here; after the end, where the table had agreed on it, what all were."""
    live = await at.live()
    seat, say = live.seat_of(at.user), await at.say(live)
    if every := await at.services.tables.whispering.of_all(live):
        await whisper_all(at.interaction, "\n".join([say(T("bot-whispers-open")), *map(say, map(_between, every))]))
        return
    if seat is None:
        raise NotSeated
    heard = await at.services.tables.whispering.heard(live.game.id, seat)
    head = say(T(_head(live) if heard else "bot-whispers-none"))
    await whisper_all(at.interaction, "\n".join([head, *_both_sides(heard, seat, say)]))


def _head(live: Live) -> str:
    return "bot-whispers-later" if live.game.settings.whispers_after else "bot-whispers"


def _between(one: Whisper) -> Text:
    """What one seat has told another, for all."""
    return T("bot-whisper-between", seat=seat_name(one.seat), other=seat_name(one.other), words=one.words)


def _both_sides(heard: Sequence[Whisper], seat: Seat, say: Say) -> list[str]:
    """What was said and told, a line each, as this seat reads it."""
    return [say(_line(one, seat)) for one in heard]


def _line(one: Whisper, seat: Seat) -> Text:
    if one.seat == seat:
        return T("bot-whisper-said", seat=seat_name(one.other), words=one.words)
    return T("bot-whisper-told", seat=seat_name(one.seat), words=one.words)
