"""`/mod lock`, `unlock`, `transfer`, `archive`, `unarchive`: where and how a table stands."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.errors import BotError, NoGame
from bot.gathering.threads import kind_of
from bot.live.values import Live
from bot.locales import Say
from bot.services import authority, chat_locks
from bot.services.commands import Builder, part_of
from bot.services.here import here, matching, server_of
from bot.services.parts import Admits, HasStore, HasTablesAndStore, TalksOfTables
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.store import GameRow
from bot.told.announcements import game_name
from bot.widgets.interactions import Interaction, Offer
from engine.text import T, Text

Target = discord.TextChannel | discord.Thread


@part_of("mod", 4)
def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds the commands."""

    async def lock(interaction: Interaction, reason: str = "") -> None:
        await set_chat(builder.services, interaction, True, reason)

    async def unlock(interaction: Interaction, reason: str = "") -> None:
        await set_chat(builder.services, interaction, False, reason)

    async def transfer(interaction: Interaction, channel: Target, game: str = "", reason: str = "") -> None:
        await move(builder.services, interaction, channel, game, reason)

    async def archive(interaction: Interaction, reason: str = "") -> None:
        await put_away(builder.services, interaction, reason)

    async def unarchive(interaction: Interaction, game: str = "", reason: str = "") -> None:
        await take_out(builder.services, interaction, game, reason)

    async def games(interaction: Interaction, typed: str) -> list[Offer]:
        return await archived_choices(builder.services, interaction, typed)

    async def alive(interaction: Interaction, typed: str) -> list[Offer]:
        return await live_choices(builder.services, interaction, typed)

    builder.add(group, "lock", lock)
    builder.add(group, "unlock", unlock)
    builder.add(group, "transfer", transfer, complete={"game": alive})
    builder.add(group, "archive", archive)
    builder.add(group, "unarchive", unarchive, complete={"game": games})


async def set_chat(services: TalksOfTables, interaction: Interaction, locked: bool, reason: str) -> None:
    """Closes the channel to chat, or opens it, if Discord lets the bot."""
    await think(interaction)
    live, place = await here(services, interaction), interaction.channel
    if not isinstance(place, (discord.TextChannel, discord.Thread)):
        raise BotError(T("mod-lock-not-here"))
    chat_locks.need(place.id, interaction.app_permissions, chat_locks.rights_for_chat(place))
    user = interaction.user.id
    if locked:
        live = await services.tables.channels.lock(live.game.id, chat_locks.chat_in(place), user, reason)
    else:
        live = await services.tables.channels.unlock(live.game.id, user, reason)
    say = await services.say(interaction, live)
    await whisper(interaction, say(T("mod-locked") if locked else T("mod-unlocked")))


async def move(services: Services, interaction: Interaction, channel: object, game: str, reason: str) -> None:
    """Moves a table to another channel of the same server, where the bot must be able to write.

    `game`: its number, for one whose own channel is gone; without it that of this channel.
    """
    await think(interaction)
    live = await (_numbered(services, interaction, game) if game else here(services, interaction))
    await _reaches(services, interaction, "mod-transfer", live.game)
    place = _resolved(interaction, channel)
    await authority.over(services, interaction, place)
    if place.id == live.game.channel:
        raise BotError(T("mod-moved-nowhere"))
    rights = chat_locks.rights_for_table(place) + (
        chat_locks.rights_for_chat(place) if live.game.settings.locked else ()
    )
    chat_locks.need(place.id, place.permissions_for(place.guild.me), rights)
    user, chat = interaction.user.id, chat_locks.chat_in(place)
    live = await services.tables.channels.transfer(
        live.game.id, place.id, user, reason, chat=chat, thread=kind_of(place)
    )
    say = await services.say(interaction, live)
    await whisper(interaction, say(T("bot-mod-transfer", channel=f"<#{place.id}>")))


async def _reaches(services: Admits, interaction: Interaction, path: str, game: GameRow) -> None:
    """Raises BotError for whoever moderates only in this channel, where the game stands in another one."""
    if game.channel != interaction.channel_id:
        await authority.admit(services, interaction, f"{path}-elsewhere")


async def _numbered(services: HasTablesAndStore, interaction: Interaction, typed: str) -> Live:
    """The live game of this server by its number. Raises NoGame."""
    wanted = typed.strip().removeprefix("#")
    for game in await services.call(services.store.games_on, server_of(interaction)):
        if str(game.id) == wanted:
            return await services.tables.look(game.id)
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


async def put_away(services: TalksOfTables, interaction: Interaction, reason: str) -> None:
    """Puts the game of this channel into the archive."""
    await think(interaction)
    live = await here(services, interaction)
    await services.tables.channels.archive(live.game.id, interaction.user.id, reason)
    say = await services.say(interaction)
    await whisper(interaction, say(T("bot-mod-archive", number=str(live.game.id))))


async def take_out(services: Services, interaction: Interaction, typed: str, reason: str) -> None:
    """Takes a game of this server out of the archive, into this channel."""
    await think(interaction)
    game = await _wanted(services, interaction, typed)
    await _reaches(services, interaction, "mod-unarchive", game)
    assert interaction.channel_id is not None
    chat_locks.need(
        interaction.channel_id, interaction.app_permissions, chat_locks.rights_for_table(interaction.channel)
    )
    await services.tables.channels.unarchive(game.id, interaction.channel_id, interaction.user.id, reason)
    await whisper(interaction, (await services.say(interaction))(T("bot-mod-unarchive", number=str(game.id))))


async def _wanted(services: HasStore, interaction: Interaction, typed: str) -> GameRow:
    """The archived game that is meant: by its number, else the last one of this channel.

    Raises:
        BotError: there is none by that number on this server, or none of this channel.
    """
    found = await _archived(services, interaction)
    if typed:
        fitting = [game for game in found if str(game.id) == typed.strip().removeprefix("#")]
    else:
        fitting = [game for game in found if game.channel == interaction.channel_id]
    if not fitting:
        raise BotError(T("mod-not-archived")) if typed or found else NoGame()
    return fitting[0]


async def _archived(services: HasStore, interaction: Interaction) -> list[GameRow]:
    """The archived games of this server, the newest first."""
    games = await services.call(services.store.games_on, server_of(interaction), live=False)
    return [game for game in games if game.archived is not None]


async def archived_choices(services: Services, interaction: Interaction, typed: str) -> list[Offer]:
    """Autocomplete over what is in the archive, for moderators."""
    games = await _within_reach(services, interaction, "mod-unarchive", await _archived(services, interaction))
    return _numbers(games, await services.say(interaction), typed)


async def live_choices(services: Services, interaction: Interaction, typed: str) -> list[Offer]:
    """Autocomplete over the live games of this server, for moderators."""
    found = await services.call(services.store.games_on, server_of(interaction))
    games = await _within_reach(services, interaction, "mod-transfer", found)
    return _numbers(games, await services.say(interaction), typed)


async def _within_reach(
    services: Admits, interaction: Interaction, path: str, games: Sequence[GameRow]
) -> list[GameRow]:
    """Those of this channel, and with a right on the server all of them."""
    everywhere = await authority.admits(services, interaction, f"{path}-elsewhere")
    return [game for game in games if everywhere or game.channel == interaction.channel_id]


def _numbers(games: Sequence[GameRow], say: Say, typed: str) -> list[Offer]:
    """Games by number, each with where it stands."""

    def label(game: GameRow) -> str:
        headline = say(game.headline) if game.headline else say(Text(f"bot-status-{game.status}"))
        return f"#{game.id} · {say(game_name(game.name))} · {headline}"

    return matching([(label(game), str(game.id)) for game in games], typed)
