"""Watching and inviting, by commands and by buttons."""

from __future__ import annotations

import discord

from bot.asking.presses import PAGE, Press
from bot.errors import BotError
from bot.gathering import browse
from bot.gathering.opening import display_name, here
from bot.gathering.welcome import game_name
from bot.house import House, Interaction
from bot.live.play import Live
from bot.locales import Say
from bot.replies import think, whisper
from engine.text import T

Player = discord.Member | discord.User


async def toggle(house: House, interaction: Interaction, game: int) -> None:
    """Watches, or no longer, and says which."""
    on = await house.tables.watch(game, interaction.user.id)
    say = await house.say(interaction)
    await whisper(interaction, say(T("bot-watches-now") if on else T("bot-watches-no-more")))


async def watch_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """The button to watch, and those that turn the pages of the server's tables."""
    if press.choice.startswith(PAGE):
        await browse.turn(house, interaction, press)
        return
    await here(house, interaction, press)
    await think(interaction)
    await toggle(house, interaction, press.game)


async def invite(house: House, interaction: Interaction, live: Live, player: Player) -> None:
    """Invites a person to this table: its owner, anybody who sits here, and moderators may."""
    mine = interaction.user.id == live.game.owner or live.seat_of(interaction.user.id) is not None
    if not mine and not await house.moderates(interaction):
        raise BotError(T("bot-players-only"))
    if player.bot:
        raise BotError(T("bot-invite-no-bots"))
    who = discord.utils.escape_markdown(display_name(interaction))
    text = T("bot-invited", player=who, game=game_name(live.game.name), channel=f"<#{live.game.channel}>")
    await house.tables.invite(live.game.id, player.id, text)
    say = await house.say(interaction, live)
    await whisper(interaction, say(T("bot-invites", players=f"<@{player.id}>")))


async def accept(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """The button of an invitation: the one who is invited sits down."""
    live = await here(house, interaction, press)
    if interaction.user.id not in await house.tables.guests(press.game, "invited"):
        raise BotError(T("bot-not-your-invitation"))
    seat = next((row.seat for row in live.seats if row.stand_in), None) if live.table is not None else None
    live = await house.tables.join(press.game, interaction.user.id, display_name(interaction), seat)
    say = await house.say(interaction, live)
    words = say(T("bot-invitation-taken", game=game_name(live.game.name), channel=f"<#{live.game.channel}>"))
    await interaction.response.edit_message(content=words, view=None)


async def watched(house: House, live: Live, say: Say) -> str:
    """Who watches, in a line; nothing where nobody does."""
    people = tuple(f"<@{user}>" for user in await house.tables.guests(live.game.id, "watching"))
    return f"-# {say(T('bot-watched-by', players=people))}" if people else ""
