"""`/mod replace`, `kick`, `swap`, `stand-in`: who sits where."""

from __future__ import annotations

import discord

from bot.errors import BotError
from bot.faults import Meaning, Request, meaning
from bot.live.values import Live
from bot.locales import Say
from bot.locales.handles import handle
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import seat_choices, seat_of
from bot.tables.seats import seat_row
from bot.widgets.interactions import Interaction
from engine.ask import Seat
from engine.text import T, Text, seat_name

NAME = 32
VACANT = "kick-vacant"
BACK = "stand-in-back"


async def chosen(at: Context, typed: str) -> tuple[Live, Seat, Say]:
    """The seat that a moderator means.

    Raises:
        BotError: no game, no such seat.
    """
    live = await at.live()
    say = await at.say(live)
    return live, seat_of(live, typed, say), say


@command("mod replace", complete={"seat": seat_choices})
async def replace(at: Context, seat: str, player: discord.Member | None = None, reason: str = "") -> None:
    """Puts somebody else on a seat; nobody named: a stand-in."""
    live, number, _ = await chosen(at, seat)
    if player is not None and player.bot:
        raise BotError(T("bot-no-bots"))
    user, name = (player.id, player.display_name[:NAME]) if player else (None, "")
    live = await at.services.tables.seats.replace(live.game.id, number, user, name, at.user, reason)
    await at.confirm(T("bot-mod-replace", seat=seat_name(number)), live)


@command("mod kick", choices={"then": ["kick-stand-in", VACANT]}, complete={"seat": seat_choices})
async def kick(at: Context, seat: str, then: str = "", reason: str = "") -> None:
    """Takes a player out of a seat."""
    live, number, _ = await chosen(at, seat)
    name = handle(live.seats, live.rules, number)
    live = await at.services.tables.seats.kick(live.game.id, number, at.user, reason, vacant=then == VACANT)
    await at.confirm(T("bot-mod-kick", name=name), live)


@command("mod swap", complete={"seat": seat_choices, "other": seat_choices})
async def swap(at: Context, seat: str, other: str, reason: str = "") -> None:
    """Lets the players of two seats change places."""
    live, number, say = await chosen(at, seat)
    second = seat_of(live, other, say)
    live = await at.services.tables.seats.swap(live.game.id, number, second, at.user, reason)
    await at.confirm(T("bot-mod-swap", one=seat_name(number), other=seat_name(second)), live)


@command("mod stand-in", choices={"what": ["stand-in-on", BACK]}, complete={"seat": seat_choices})
async def stand_in(at: Context, seat: str, what: str = "", reason: str = "") -> None:
    """Gives a seat to a stand-in, or back to whom it plays for."""
    live, number, _ = await chosen(at, seat)
    game, seats = live.game.id, at.services.tables.seats
    if what == BACK:
        name = await _name(at.interaction, seat_row(live, number).was)
        live = await seats.give_back(game, number, name, at.user, reason)
    else:
        live = await seats.stand_in_for(game, number, at.user, reason)
    key = "bot-mod-replace" if what == BACK else "bot-mod-stand-in"
    await at.confirm(Text(key, {"seat": seat_name(number)}), live)


async def _name(interaction: Interaction, user: int | None) -> str:
    """What a person is called on this server. Raises BotError for somebody who has left it."""
    if user is None or interaction.guild is None:
        return ""
    try:
        member = interaction.guild.get_member(user) or await interaction.guild.fetch_member(user)
    except discord.HTTPException as error:
        if meaning(error, Request.LOOK_UP) is not Meaning.FINAL:
            raise
        raise BotError(T("mod-left-server", player=f"<@{user}>")) from None
    return member.display_name[:NAME]
