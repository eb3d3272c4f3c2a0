"""What happened: `/game history`, `/game since`, `/game replay`, `/game stats`."""

from __future__ import annotations

from discord import app_commands

from bot import history as pages
from bot import replay as films
from bot import since as news
from bot.commands.build import Builder
from bot.commands.common import here, reply
from bot.errors import BotError
from bot.house import House, Interaction
from bot.play import Live
from bot.replies import soon, think
from bot.statistics import statistics
from engine.text import T


def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds them to `/game`."""
    _add_words(builder, group)
    _add_pictures(builder, group)


def _add_words(builder: Builder, group: app_commands.Group) -> None:
    async def history(
        interaction: Interaction, answers: app_commands.Range[int, 1, 100] = 20, pictures: bool = False
    ) -> None:
        await think(interaction)
        live = await here(builder.house, interaction)
        if pictures:
            await pages.show(builder.house, interaction, _begun(live), pages.LAST)
        else:
            await pages.tell(builder.house, interaction, live, int(answers))

    async def since(interaction: Interaction) -> None:
        await think(interaction)
        await news.tell(builder.house, interaction, _begun(await here(builder.house, interaction)))

    builder.add(group, "history", history)
    builder.add(group, "since", since)


def _add_pictures(builder: Builder, group: app_commands.Group) -> None:
    async def replay(interaction: Interaction, show: bool = False) -> None:
        live = await acknowledged(builder.house, interaction, aloud=show)
        await films.show(builder.house, interaction, live, aloud=show)

    async def stats(interaction: Interaction, show: bool = False) -> None:
        await figures(builder.house, interaction, aloud=show)

    builder.add(group, "replay", replay)
    builder.add(group, "stats", stats)


async def figures(house: House, interaction: Interaction, *, aloud: bool) -> None:
    """The game in figures so far."""
    live = await acknowledged(house, interaction, aloud=aloud)
    say = house.aloud(live) if aloud else await house.say(interaction, live)
    picture = await statistics(house, live, say)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    await reply(interaction, say(T("bot-stats-posted")), file=picture)


async def acknowledged(house: House, interaction: Interaction, *, aloud: bool) -> Live:
    """The game of this channel, once it has begun; Discord knows that an answer is coming, and who will read it.

    Raises:
        NoGame
        BotError: it has not begun.
    """
    if not aloud:
        await think(interaction)
        return _begun(await here(house, interaction))
    live = await soon(interaction, _begun_here(house, interaction))
    if not interaction.response.is_done():
        await interaction.response.defer(thinking=True)
    return live


async def _begun_here(house: House, interaction: Interaction) -> Live:
    return _begun(await here(house, interaction))


def _begun(live: Live) -> Live:
    if live.table is None:
        raise BotError(T("bot-not-started"))
    return live
