"""What the commands of several groups share."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from bot.errors import BotError
from bot.house import NOBODY, House, Interaction
from bot.live.play import Live
from bot.locales import Say
from engine.ask import Seat
from engine.text import T, seat_name

Choice = app_commands.Choice[Any]
MOST = 25


async def here(house: House, interaction: Interaction) -> Live:
    """The game of this channel.

    Raises:
        NoGame: there has never been one.
    """
    assert interaction.channel_id is not None
    game = await house.tables.find(interaction.channel_id)
    return await house.tables.look(game.id)


async def moderators_only(house: House, interaction: Interaction) -> None:
    """Raises BotError for everyone else."""
    if not await house.moderates(interaction):
        raise BotError(T("bot-moderators-only"))


async def owner_or_moderator(house: House, interaction: Interaction, live: Live, *, seated: bool = False) -> None:
    """Raises BotError for everyone else. `seated`: any player will do."""
    if interaction.user.id == live.game.owner or (seated and live.seat_of(interaction.user.id) is not None):
        return
    if not await house.moderates(interaction):
        raise BotError(T("bot-players-only") if seated else T("bot-owner-only"))


async def reply(interaction: Interaction, content: str, *, file: discord.File | None = None) -> None:
    """Answers a command that was deferred."""
    how: dict[str, Any] = {"file": file} if file else {}
    await interaction.followup.send(content, allowed_mentions=NOBODY, **how)


def seat_of(live: Live, typed: str, say: Say) -> Seat:
    """A seat from its number, or from what it is called.

    Raises:
        BotError: no such seat.
    """
    for row in live.seats:
        called = row.name or say(seat_name(row.seat))
        if typed.strip().casefold() in (str(row.seat), called.casefold()):
            return row.seat
    raise BotError(T("bot-no-such-seat", typed=typed[:40]))


async def seat_choices(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """Autocomplete over the seats of this channel's table."""
    live = await quiet(here(house, interaction))
    if live is None:
        return []
    say = await house.say(interaction, live)
    return matching([(f"{row.seat + 1}. {say(seat_name(row.seat))}", str(row.seat)) for row in live.seats], typed)


async def quiet(work: Awaitable[Live]) -> Live | None:
    """The live game, or None when there is none: autocomplete cannot complain."""
    try:
        return await work
    except BotError:
        return None


def matching(offers: list[tuple[str, str]], typed: str) -> list[Choice]:
    """The offers that fit what is typed."""
    wanted = typed.casefold()
    found = [(label, value) for label, value in offers if wanted in label.casefold()]
    return [app_commands.Choice(name=label[:100], value=value) for label, value in found[:MOST]]
