"""`/mod lock`, `unlock`, `transfer`, `archive`, `unarchive`: where and how a table stands."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot import locks
from bot.commands.build import Builder
from bot.commands.common import Choice, here, matching, moderators_only
from bot.errors import BotError, NoGame
from bot.house import House, Interaction
from bot.locales import Say
from bot.play import Live
from bot.replies import think, whisper
from bot.store import Game
from bot.threads import kind_of
from bot.welcome import game_name
from engine.text import T, Text

Target = discord.TextChannel | discord.Thread


def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds the commands."""

    async def lock(interaction: Interaction, reason: str = "") -> None:
        await set_chat(builder.house, interaction, True, reason)

    async def unlock(interaction: Interaction, reason: str = "") -> None:
        await set_chat(builder.house, interaction, False, reason)

    async def transfer(interaction: Interaction, channel: Target, game: str = "", reason: str = "") -> None:
        await move(builder.house, interaction, channel, game, reason)

    async def archive(interaction: Interaction, reason: str = "") -> None:
        await put_away(builder.house, interaction, reason)

    async def unarchive(interaction: Interaction, game: str = "", reason: str = "") -> None:
        await take_out(builder.house, interaction, game, reason)

    async def games(interaction: Interaction, typed: str) -> list[Choice]:
        return await archived_choices(builder.house, interaction, typed)

    async def alive(interaction: Interaction, typed: str) -> list[Choice]:
        return await live_choices(builder.house, interaction, typed)

    builder.add(group, "lock", lock)
    builder.add(group, "unlock", unlock)
    builder.add(group, "transfer", transfer, complete={"game": alive})
    builder.add(group, "archive", archive)
    builder.add(group, "unarchive", unarchive, complete={"game": games})


async def set_chat(house: House, interaction: Interaction, locked: bool, reason: str) -> None:
    """Closes the channel to chat, or opens it, if Discord lets the bot."""
    await think(interaction)
    await moderators_only(house, interaction)
    live, place = await here(house, interaction), interaction.channel
    if not isinstance(place, (discord.TextChannel, discord.Thread)):
        raise BotError(T("mod-lock-not-here"))
    locks.need(place.id, interaction.app_permissions, locks.rights_for_chat(place))
    user = interaction.user.id
    if locked:
        live = await house.tables.lock(live.game.id, locks.chat_in(place), user, reason)
    else:
        live = await house.tables.unlock(live.game.id, user, reason)
    say = await house.say(interaction, live)
    await whisper(interaction, say(T("mod-locked") if locked else T("mod-unlocked")))


async def move(house: House, interaction: Interaction, channel: object, game: str, reason: str) -> None:
    """Moves a table to another channel of the same server, where the bot must be able to write.

    `game`: its number, for one whose own channel is gone; without it that of this channel.
    """
    await think(interaction)
    await moderators_only(house, interaction)
    live = await (_numbered(house, interaction, game) if game else here(house, interaction))
    place = _resolved(interaction, channel)
    if place.id == live.game.channel:
        raise BotError(T("mod-moved-nowhere"))
    rights = locks.rights_for_table(place) + (locks.rights_for_chat(place) if live.game.settings.locked else ())
    locks.need(place.id, place.permissions_for(place.guild.me), rights)
    user, chat = interaction.user.id, locks.chat_in(place)
    live = await house.tables.transfer(live.game.id, place.id, user, reason, chat=chat, thread=kind_of(place))
    say = await house.say(interaction, live)
    await whisper(interaction, say(T("bot-mod-transfer", channel=f"<#{place.id}>")))


async def _numbered(house: House, interaction: Interaction, typed: str) -> Live:
    """The live game of this server by its number. Raises NoGame."""
    wanted = typed.strip().removeprefix("#")
    for game in await house.call(house.store.games, guild=interaction.guild_id):
        if str(game.id) == wanted and game.guild == interaction.guild_id:
            return await house.tables.look(game.id)
    raise NoGame


def _resolved(interaction: Interaction, channel: object) -> Target:
    """The channel itself, as far as the bot sees it.

    Raises:
        BotError: it does not see it, or no game can stand there.
    """
    number = int(getattr(channel, "id", 0))
    found = interaction.guild.get_channel_or_thread(number) if interaction.guild else None
    if not isinstance(found, (discord.TextChannel, discord.Thread)):
        raise BotError(T("mod-channel-unseen", channel=f"<#{number}>"))
    return found


async def put_away(house: House, interaction: Interaction, reason: str) -> None:
    """Puts the game of this channel into the archive."""
    await think(interaction)
    await moderators_only(house, interaction)
    live = await here(house, interaction)
    await house.tables.archive(live.game.id, interaction.user.id, reason)
    say = await house.say(interaction)
    await whisper(interaction, say(T("bot-mod-archive", number=str(live.game.id))))


async def take_out(house: House, interaction: Interaction, typed: str, reason: str) -> None:
    """Takes a game of this server out of the archive, into this channel."""
    await think(interaction)
    await moderators_only(house, interaction)
    game = await _wanted(house, interaction, typed)
    assert interaction.channel_id is not None
    locks.need(interaction.channel_id, interaction.app_permissions, locks.rights_for_table(interaction.channel))
    await house.tables.unarchive(game.id, interaction.channel_id, interaction.user.id, reason)
    await whisper(interaction, (await house.say(interaction))(T("bot-mod-unarchive", number=str(game.id))))


async def _wanted(house: House, interaction: Interaction, typed: str) -> Game:
    """The archived game that is meant: by its number, else the last one of this channel.

    Raises:
        BotError: there is none by that number on this server, or none of this channel.
    """
    found = await _archived(house, interaction)
    if typed:
        fitting = [game for game in found if str(game.id) == typed.strip().removeprefix("#")]
    else:
        fitting = [game for game in found if game.channel == interaction.channel_id]
    if not fitting:
        raise BotError(T("mod-not-archived")) if typed or found else NoGame()
    return fitting[0]


async def _archived(house: House, interaction: Interaction) -> list[Game]:
    """The archived games of this server, the newest first."""
    games = await house.call(house.store.games, guild=interaction.guild_id, live=False)
    return [game for game in games if game.archived is not None and game.guild == interaction.guild_id]


async def archived_choices(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """Autocomplete over what is in the archive, for moderators."""
    if interaction.guild_id is None or not await house.moderates(interaction):
        return []
    return _numbers(await _archived(house, interaction), await house.say(interaction), typed)


async def live_choices(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """Autocomplete over the live games of this server, for moderators."""
    if interaction.guild_id is None or not await house.moderates(interaction):
        return []
    games = await house.call(house.store.games, guild=interaction.guild_id)
    return _numbers(games, await house.say(interaction), typed)


def _numbers(games: Sequence[Game], say: Say, typed: str) -> list[Choice]:
    """Games by number, each with where it stands."""

    def label(game: Game) -> str:
        headline = say(game.headline) if game.headline else say(Text(f"bot-status-{game.status}"))
        return f"#{game.id} · {say(game_name(game.name))} · {headline}"

    return matching([(label(game), str(game.id)) for game in games], typed)
