"""Watching and inviting, by commands and by buttons."""

from __future__ import annotations

import discord

from bot.errors import BotError
from bot.gathering.opening import display_name, here
from bot.live.model import Live
from bot.locales import Say
from bot.services import permissions
from bot.services.authority import LOBBY
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import think
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import DECLINE, free_seats, game_name
from engine.text import T, Text


@command("game watch")
async def watch(at: Context) -> None:
    """The reader watches the table of this channel, or no longer."""
    await _toggle(at, (await at.live()).game.id)


async def _toggle(at: Context, game: int) -> None:
    """Turns watching on or off, and says which."""
    on = await at.services.tables.guests.watch(game, at.user)
    await at.confirm(T("bot-watches-now") if on else T("bot-watches-no-more"))


@button(ButtonKind.WATCH, need=LOBBY)
async def watch_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Watch, or no longer."""
    await here(services, interaction, press)
    await think(interaction)
    await _toggle(Context(services, interaction), press.game)


@command("game invite")
async def invite(at: Context, player: discord.Member) -> None:
    """Invites a person to this table: its owner, anybody who sits here, and moderators may.

    An invitation may call the person in this channel, so whoever could not write here does not invite either.
    """
    live = await at.live()
    mine = at.user == live.game.owner or live.seat_of(at.user) is not None
    if not await at.services.moderates(at.interaction):
        if not mine:
            raise BotError(T("bot-players-only"))
        permissions.check_person(at.interaction)
    if player.bot:
        raise BotError(T("bot-invite-no-bots"))
    await at.services.ration(at.interaction, "invitations")
    await at.services.tables.guests.invite(live.game.id, player.id, invitation(live, at.interaction))
    await at.confirm(T("bot-invites", players=f"<@{player.id}>"), live)


def invitation(live: Live, interaction: Interaction) -> Text:
    """What somebody reads who is invited to a table by the person of this interaction."""
    who = display_name(interaction)
    return T("bot-invited", player=who, game=game_name(live.game.name), channel=f"<#{live.game.channel}>")


@button(ButtonKind.INVITE, need=LOBBY)
async def accept(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The button of an invitation: the one who is invited sits down, or does not want to."""
    live = await here(services, interaction, press)
    if interaction.user.id not in await services.tables.guests.of(press.game, "invited"):
        raise BotError(T("bot-not-your-invitation"))
    if press.rest == DECLINE:
        await services.tables.guests.decline(press.game, interaction.user.id, display_name(interaction))
        words = (await services.say(interaction, live))(T("bot-invitation-declined", game=game_name(live.game.name)))
        await interaction.response.edit_message(content=words, view=None)
        return
    seat = next(iter(free_seats(live)), None) if live.table is not None else None
    live = await services.tables.lobby.join(press.game, interaction.user.id, display_name(interaction), seat)
    say = await services.say(interaction, live)
    words = say(T("bot-invitation-taken", game=game_name(live.game.name), channel=f"<#{live.game.channel}>"))
    await interaction.response.edit_message(content=words, view=None)


async def watched(services: Services, live: Live, say: Say) -> str:
    """Who watches, in a line; nothing where nobody does."""
    people = tuple(f"<@{user}>" for user in await services.tables.guests.of(live.game.id, "watching"))
    return f"-# {say(T('bot-watched-by', players=people))}" if people else ""
