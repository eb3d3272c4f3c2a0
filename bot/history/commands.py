"""What happened: `/game history`, `/game since`, `/game replay`, `/game stats`."""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError
from bot.history import history as pages
from bot.history import replay as films
from bot.history import since as news
from bot.live.values import Live
from bot.services import permissions
from bot.services.commands import Builder, part_of
from bot.services.here import here, reply
from bot.services.parts import HasTables
from bot.services.replies import soon, think
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from engine.text import T


@part_of("game", 4)
def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds them to `/game`."""
    _add_words(builder, group)
    _add_pictures(builder, group)


def _add_words(builder: Builder, group: app_commands.Group) -> None:
    async def history(
        interaction: Interaction, answers: app_commands.Range[int, 1, 100] = 20, pictures: bool = False
    ) -> None:
        await think(interaction)
        live = await here(builder.services, interaction)
        if pictures:
            await pages.show(builder.services, interaction, _begun(live), pages.LAST)
        else:
            await pages.tell(builder.services, interaction, live, int(answers))

    async def since(interaction: Interaction) -> None:
        await think(interaction)
        await news.tell(builder.services, interaction, _begun(await here(builder.services, interaction)))

    builder.add(group, "history", history)
    builder.add(group, "since", since)


def _add_pictures(builder: Builder, group: app_commands.Group) -> None:
    async def replay(interaction: Interaction, show: bool = False) -> None:
        live = await acknowledged(builder.services, interaction, aloud=show)
        await builder.services.ration(interaction, "films")
        await films.show(builder.services, interaction, live, aloud=show)

    async def stats(interaction: Interaction, show: bool = False) -> None:
        await figures(builder.services, interaction, aloud=show)

    builder.add(group, "replay", replay)
    builder.add(group, "stats", stats)


async def figures(services: Services, interaction: Interaction, *, aloud: bool) -> None:
    """The game in figures so far."""
    live = await acknowledged(services, interaction, aloud=aloud)
    say = services.aloud(live) if aloud else await services.say(interaction, live)
    picture = await services.statistics(live, say)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    await reply(interaction, say(T("bot-stats-posted")), file=picture)


async def acknowledged(services: HasTables, interaction: Interaction, *, aloud: bool) -> Live:
    """The game of this channel, once it has begun; Discord knows that an answer is coming, and who will read it.

    Raises:
        NoGame
        BotError: it has not begun.
    """
    if aloud:
        permissions.check_person(interaction)
    else:
        await think(interaction)
        return _begun(await here(services, interaction))
    live = await soon(interaction, _begun_here(services, interaction))
    if not interaction.response.is_done():
        await interaction.response.defer(thinking=True)
    return live


async def _begun_here(services: HasTables, interaction: Interaction) -> Live:
    return _begun(await here(services, interaction))


def _begun(live: Live) -> Live:
    if live.table is None:
        raise BotError(T("bot-not-started"))
    return live
