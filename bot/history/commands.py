"""`/game replay` and `/game stats`, for the reader alone or for the channel."""

from __future__ import annotations

from bot.errors import BotError
from bot.history import replay as films
from bot.live.model import Live
from bot.services import permissions
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import reply
from bot.services.replies import soon, think
from engine.text import T


@command("game replay", aloud=True)
async def replay(at: Context, show: bool = False) -> None:
    """The game as a film."""
    live = await _acknowledged(at, aloud=show)
    await at.services.ration(at.interaction, "films")
    await films.show(at, live, aloud=show)


@command("game stats", aloud=True)
async def stats(at: Context, show: bool = False) -> None:
    """The game in figures so far."""
    live = await _acknowledged(at, aloud=show)
    say = at.services.aloud(live) if show else await at.say(live)
    picture = await at.services.statistics(live, say)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    await reply(at.interaction, say(T("bot-stats-posted")), file=picture, aloud=show)


async def _acknowledged(at: Context, *, aloud: bool) -> Live:
    """The game of this channel, once it has begun; Discord knows that an answer is coming, and who will read it.

    Raises:
        NoGame
        BotError: it has not begun.
    """
    if not aloud:
        await think(at.interaction)
        return await at.begun()
    permissions.check_person(at.interaction)
    live = await soon(at.interaction, at.begun())
    if not at.interaction.response.is_done():
        await at.interaction.response.defer(thinking=True)
    return live
