"""A table for one person in a thread of its own: a lesson, or a position that is tried."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import discord

from bot.gathering.threads import kind_of, make_thread
from bot.live.model import Live
from bot.services import permissions
from bot.services.replies import soon, think
from bot.services.services import Services
from bot.widgets.interactions import Interaction

Opening = Callable[[int, str], Awaitable[Live]]
"""Opens the table in a channel, which is a thread of that kind, or none."""


def thread_for(interaction: Interaction) -> Literal["none", "public", "private"]:
    """Which thread it gets: a private one where both may open it, none where this is a thread already."""
    if isinstance(interaction.channel, discord.Thread):
        return "none"
    private = interaction.permissions.create_private_threads and not permissions.lacking(interaction, "private")
    news = isinstance(interaction.channel, discord.TextChannel) and interaction.channel.is_news()
    return "private" if private and not news else "public"


async def in_own_thread(services: Services, interaction: Interaction, title: str, opening: Opening) -> Live:
    """The table, counted among those that this person opens. Raises BotError: there can be none here."""
    kind = thread_for(interaction)
    permissions.check_person(interaction, kind)
    await think(interaction)
    with services.rates.opening(interaction.user.id) as beside:
        mine = await services.call(services.store.games_of, interaction.user.id)
        own = sum(table.owner == interaction.user.id for table in mine)
        services.rates.open(own + beside, moderator=await services.moderates(interaction))
        channel, made = interaction.channel_id or 0, kind_of(interaction.channel)
        if kind != "none":
            channel, made = await soon(interaction, make_thread(interaction, kind, title)), kind
        live = await opening(channel, made)
    return await services.tables.guests.welcomed(live.game.id, None)
