"""Watching and inviting, by commands and by buttons."""

from __future__ import annotations

import discord

from bot.errors import BotError
from bot.gathering.opening import display_name, here
from bot.live.values import Live
from bot.locales import Say
from bot.services import permissions
from bot.services.authority import LOBBY
from bot.services.buttons import Values, button
from bot.services.parts import HasTables, TalksAndAdmitsToTables, TalksOfTables
from bot.services.replies import think, whisper
from bot.told.announcements import free_seats, game_name
from bot.widgets.interactions import Interaction
from bot.widgets.presses import Kind, Press
from engine.text import T

Player = discord.Member | discord.User


async def toggle(services: TalksOfTables, interaction: Interaction, game: int) -> None:
    """Watches, or no longer, and says which."""
    on = await services.tables.guests.watch(game, interaction.user.id)
    say = await services.say(interaction)
    await whisper(interaction, say(T("bot-watches-now") if on else T("bot-watches-no-more")))


@button(Kind.WATCH, need=LOBBY)
async def watch_by_button(services: TalksOfTables, interaction: Interaction, press: Press, values: Values) -> None:
    """Watch, or no longer."""
    await here(services, interaction, press)
    await think(interaction)
    await toggle(services, interaction, press.game)


async def invite(services: TalksAndAdmitsToTables, interaction: Interaction, live: Live, player: Player) -> None:
    """Invites a person to this table: its owner, anybody who sits here, and moderators may.

    An invitation may call the person in this channel, so whoever could not write here does not invite either.
    """
    mine = interaction.user.id == live.game.owner or live.seat_of(interaction.user.id) is not None
    if not await services.moderates(interaction):
        if not mine:
            raise BotError(T("bot-players-only"))
        permissions.check_person(interaction)
    if player.bot:
        raise BotError(T("bot-invite-no-bots"))
    await services.ration(interaction, "invitations")
    who = display_name(interaction)
    text = T("bot-invited", player=who, game=game_name(live.game.name), channel=f"<#{live.game.channel}>")
    await services.tables.guests.invite(live.game.id, player.id, text)
    say = await services.say(interaction, live)
    await whisper(interaction, say(T("bot-invites", players=f"<@{player.id}>")))


@button(Kind.INVITE, need=LOBBY)
async def accept(services: TalksOfTables, interaction: Interaction, press: Press, values: Values) -> None:
    """The button of an invitation: the one who is invited sits down."""
    live = await here(services, interaction, press)
    if interaction.user.id not in await services.tables.guests.of(press.game, "invited"):
        raise BotError(T("bot-not-your-invitation"))
    seat = next(iter(free_seats(live)), None) if live.table is not None else None
    live = await services.tables.lobby.join(press.game, interaction.user.id, display_name(interaction), seat)
    say = await services.say(interaction, live)
    words = say(T("bot-invitation-taken", game=game_name(live.game.name), channel=f"<#{live.game.channel}>"))
    await interaction.response.edit_message(content=words, view=None)


async def watched(services: HasTables, live: Live, say: Say) -> str:
    """Who watches, in a line; nothing where nobody does."""
    people = tuple(f"<@{user}>" for user in await services.tables.guests.of(live.game.id, "watching"))
    return f"-# {say(T('bot-watched-by', players=people))}" if people else ""
