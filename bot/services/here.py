"""What the commands of several groups share."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.errors import BotError
from bot.live.model import Live
from bot.locales import Say, plainly
from bot.names import alike
from bot.services.context import Context
from bot.widgets.interactions import NOBODY, Interaction, Offer
from bot.widgets.maker import Row
from bot.widgets.rows import view_of
from bot.widgets.spelling import seat_spelled, seat_spelling
from engine.ask import Seat
from engine.text import T, Text, seat_name

MOST = 25


def server_of(interaction: Interaction) -> int:
    """The server where this happens. Raises BotError in private."""
    if interaction.guild_id is None:
        raise BotError(T("setup-not-here"))
    return interaction.guild_id


async def owner_or_moderator(at: Context, live: Live, *, seated: bool = False) -> None:
    """Raises BotError for everyone else. `seated`: any player will do."""
    if at.user == live.game.owner or (seated and live.seat_of(at.user) is not None):
        return
    if not await at.services.moderates(at.interaction):
        raise BotError(T("bot-players-only") if seated else T("bot-owner-only"))


async def reply(
    interaction: Interaction,
    content: str,
    *,
    file: discord.File | None = None,
    rows: Sequence[Row] = (),
    aloud: bool = False,
) -> None:
    """Answers a command that was deferred; a picture that Discord does not take is a fault.

    Whom it is for is said again: the first message takes it from the deferring one, but where Discord takes a message
    and reports a fault, the library sends it once more, and of the second one it is asked anew.

    Args:
        aloud: everybody may read it.
    """
    view = view_of(rows) if rows else discord.utils.MISSING
    shown = file or discord.utils.MISSING
    await interaction.followup.send(content, allowed_mentions=NOBODY, file=shown, view=view, ephemeral=not aloud)


def seat_of(live: Live, typed: str, say: Say) -> Seat:
    """A seat from its number, or else from what it is called.

    Raises:
        BotError: no such seat, or several are called so.
    """
    number, called = seat_spelled(typed), alike(typed)
    if number is not None and any(row.seat == number for row in live.seats):
        return number
    say = plainly(say)
    found = [row.seat for row in live.seats if called in (alike(row.name), alike(say(seat_name(row.seat))))]
    if len(found) != 1:
        raise BotError(Text("bot-name-ambiguous" if found else "bot-no-such-seat", {"typed": typed[:40]}))
    return found[0]


async def seat_choices(at: Context, typed: str) -> list[Offer]:
    """Autocomplete over the seats of this channel's table."""
    live = await at.live_or_none()
    if live is None:
        return []
    say = await at.say(live)
    offers = [(f"{row.seat + 1}. {say(seat_name(row.seat))}", seat_spelling(row.seat)) for row in live.seats]
    return matching(offers, typed)


def matching(offers: list[tuple[str, str]], typed: str) -> list[Offer]:
    """The offers that fit what is typed."""
    wanted = alike(typed)
    found = [(label, value) for label, value in offers if wanted in alike(label)]
    return [app_commands.Choice(name=label[:100], value=value) for label, value in found[:MOST]]
