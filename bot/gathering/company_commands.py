"""`/game list`, `watch`, `invite`, `settings`: many tables on one server, and the people around them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.gathering import around, browse, settings_command
from bot.live.values import Live
from bot.services.commands import Builder, Complete, part_of
from bot.services.here import here, quiet
from bot.services.replies import think
from bot.services.services import Services
from bot.widgets.interactions import Interaction, Offer

Page = app_commands.Range[int, 1, 999]


@part_of("game", 2)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds them to the group."""

    async def list_(interaction: Interaction, finished: bool = False, page: Page = 1) -> None:
        await think(interaction)
        await browse.show(builder.services, interaction, browse.ListPage(int(page) - 1, finished))

    async def watch(interaction: Interaction) -> None:
        await think(interaction)
        live = await here(builder.services, interaction)
        await around.toggle(builder.services, interaction, live.game.id)

    async def invite(interaction: Interaction, player: discord.Member) -> None:
        await think(interaction)
        await around.invite(builder.services, interaction, await here(builder.services, interaction), player)

    async def settings(interaction: Interaction, setting: str = "", value: str = "") -> None:
        await think(interaction)
        live = await here(builder.services, interaction)
        await settings_command.show_or_change(builder.services, interaction, live, setting, value)

    builder.add(made, "list", list_)
    builder.add(made, "watch", watch)
    builder.add(made, "invite", invite)
    offers = {"setting": settings_command.complete_setting, "value": settings_command.complete_value}
    complete = {option: _offering(builder, offered) for option, offered in offers.items()}
    builder.add(made, "settings", settings, complete=complete)


def _offering(
    builder: Builder, offers: Callable[[Services, Interaction, Live, str], Awaitable[list[Offer]]]
) -> Complete:
    """What is offered for a table, where there is one."""

    async def offered(interaction: Interaction, typed: str) -> list[Offer]:
        live = await quiet(here(builder.services, interaction))
        return [] if live is None else await offers(builder.services, interaction, live, typed)

    return offered
