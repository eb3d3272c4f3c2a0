"""`/mod replace`, `kick`, `swap`, `stand-in`: who sits where."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import BotError
from bot.faults import Meaning, Request, meaning
from bot.live.values import Live
from bot.locales import Say
from bot.locales.handles import handle
from bot.services.commands import Builder, part_of
from bot.services.here import here, seat_choices, seat_of
from bot.services.parts import Talks, TalksOfTables
from bot.services.replies import think, whisper
from bot.tables.seats import seat_row
from bot.widgets.interactions import Interaction, Offer
from engine.ask import Seat
from engine.text import T, Text, seat_name

NAME = 32
VACANT = "kick-vacant"
BACK = "stand-in-back"


@part_of("mod", 2)
def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds the commands."""

    async def replace(
        interaction: Interaction, seat: str, player: discord.Member | None = None, reason: str = ""
    ) -> None:
        await put(builder.services, interaction, seat, player, reason)

    async def kick(interaction: Interaction, seat: str, then: str = "", reason: str = "") -> None:
        await take_out(builder.services, interaction, seat, then == VACANT, reason)

    async def swap(interaction: Interaction, seat: str, other: str, reason: str = "") -> None:
        await change_places(builder.services, interaction, seat, other, reason)

    async def stand_in(interaction: Interaction, seat: str, what: str = "", reason: str = "") -> None:
        await substitute(builder.services, interaction, seat, what == BACK, reason)

    async def seats(interaction: Interaction, typed: str) -> list[Offer]:
        return await seat_choices(builder.services, interaction, typed)

    builder.add(group, "replace", replace, complete={"seat": seats})
    builder.add(group, "kick", kick, complete={"seat": seats}, choices={"then": ["kick-stand-in", VACANT]})
    builder.add(group, "swap", swap, complete={"seat": seats, "other": seats})
    what = {"what": ["stand-in-on", BACK]}
    builder.add(group, "stand-in", stand_in, complete={"seat": seats}, choices=what)


async def chosen(services: TalksOfTables, interaction: Interaction, typed: str) -> tuple[Live, Seat, Say]:
    """The seat that a moderator means.

    Raises:
        BotError: no game, no such seat.
    """
    await think(interaction)
    live = await here(services, interaction)
    say = await services.say(interaction, live)
    return live, seat_of(live, typed, say), say


async def put(
    services: TalksOfTables, interaction: Interaction, typed: str, player: discord.Member | None, reason: str
) -> None:
    """Puts somebody else on a seat; nobody named: a stand-in."""
    live, seat, _ = await chosen(services, interaction, typed)
    if player is not None and player.bot:
        raise BotError(T("bot-no-bots"))
    user, name = (player.id, player.display_name[:NAME]) if player else (None, "")
    live = await services.tables.seats.replace(live.game.id, seat, user, name, interaction.user.id, reason)
    await _say(services, interaction, live, T("bot-mod-replace", seat=seat_name(seat)))


async def take_out(services: TalksOfTables, interaction: Interaction, typed: str, vacant: bool, reason: str) -> None:
    """Takes a player out of a seat."""
    live, seat, _ = await chosen(services, interaction, typed)
    name = handle(live.seats, live.rules, seat)
    live = await services.tables.seats.kick(live.game.id, seat, interaction.user.id, reason, vacant=vacant)
    await _say(services, interaction, live, T("bot-mod-kick", name=name))


async def change_places(services: TalksOfTables, interaction: Interaction, typed: str, other: str, reason: str) -> None:
    """Lets the players of two seats change places."""
    live, seat, say = await chosen(services, interaction, typed)
    second = seat_of(live, other, say)
    live = await services.tables.seats.swap(live.game.id, seat, second, interaction.user.id, reason)
    await _say(services, interaction, live, T("bot-mod-swap", one=seat_name(seat), other=seat_name(second)))


async def substitute(services: TalksOfTables, interaction: Interaction, typed: str, back: bool, reason: str) -> None:
    """Gives a seat to a stand-in, or back to whom it plays for."""
    live, seat, _ = await chosen(services, interaction, typed)
    game, user = live.game.id, interaction.user.id
    if back:
        name = await _name(interaction, seat_row(live, seat).was)
        live = await services.tables.seats.give_back(game, seat, name, user, reason)
    else:
        live = await services.tables.seats.stand_in_for(game, seat, user, reason)
    key = "bot-mod-replace" if back else "bot-mod-stand-in"
    await _say(services, interaction, live, Text(key, {"seat": seat_name(seat)}))


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


async def _say(services: Talks, interaction: Interaction, live: Live, text: Text) -> None:
    await whisper(interaction, (await services.say(interaction, live))(text))
