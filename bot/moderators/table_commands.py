"""`/mod lock`, `unlock`, `transfer`, `archive`, `unarchive`: where and how a table stands."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import BotError, NoGame
from bot.gathering.threads import kind_of
from bot.live.model import Live
from bot.services import authority, chat_locks
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching, server_of
from bot.store import GameRow
from bot.widgets.interactions import Interaction, Offer
from bot.wording.announcements import game_name
from engine.text import T, Text

Target = discord.TextChannel | discord.Thread


@command("mod lock")
async def lock(at: Context, reason: str = "") -> None:
    """Closes the channel to chat, if Discord lets the bot."""
    live, place = await at.live(), _chat(at.interaction)
    live = await at.services.tables.channels.lock(live.game.id, chat_locks.chat_in(place), at.user, reason)
    await at.confirm(T("mod-locked"), live)


@command("mod unlock")
async def unlock(at: Context, reason: str = "") -> None:
    """Opens it again."""
    live, _ = await at.live(), _chat(at.interaction)
    live = await at.services.tables.channels.unlock(live.game.id, at.user, reason)
    await at.confirm(T("mod-unlocked"), live)


def _chat(interaction: Interaction) -> Target:
    """This channel, in which the bot may close and open the chat. Raises BotError: it may not."""
    place = interaction.channel
    if not isinstance(place, (discord.TextChannel, discord.Thread)):
        raise BotError(T("mod-lock-not-here"))
    chat_locks.need(place.id, interaction.app_permissions, chat_locks.rights_for_chat(place))
    return place


async def complete_live(at: Context, typed: str) -> list[Offer]:
    """The live games of this server, for moderators."""
    found = await at.services.call(at.services.store.games_on, server_of(at.interaction))
    return await _numbers(at, await _within_reach(at, "mod-transfer", found), typed)


@command("mod transfer", complete={"game": complete_live})
async def transfer(at: Context, channel: Target, game: str = "", reason: str = "") -> None:
    """Moves a table to another channel of the same server, where the bot must be able to write.

    `game`: its number, for one whose own channel is gone; without it that of this channel.
    """
    live = await (_numbered(at, game) if game else at.live())
    await _reaches(at, "mod-transfer", live.game)
    place = _resolved(at.interaction, channel)
    await authority.over(at, place)
    if place.id == live.game.channel:
        raise BotError(T("mod-moved-nowhere"))
    rights = chat_locks.rights_for_table(place) + (
        chat_locks.rights_for_chat(place) if live.game.settings.locked else ()
    )
    chat_locks.need(place.id, place.permissions_for(place.guild.me), rights)
    chat, thread = chat_locks.chat_in(place), kind_of(place)
    channels = at.services.tables.channels
    live = await channels.transfer(live.game.id, place.id, at.user, reason, chat=chat, thread=thread)
    await at.confirm(T("bot-mod-transfer", channel=f"<#{place.id}>"), live)


async def _reaches(at: Context, path: str, game: GameRow) -> None:
    """Raises BotError for whoever moderates only in this channel, where the game stands in another one."""
    if game.channel != at.interaction.channel_id:
        await authority.admit(at, f"{path}-elsewhere")


async def _numbered(at: Context, typed: str) -> Live:
    """The live game of this server by its number. Raises NoGame."""
    wanted = typed.strip().removeprefix("#")
    for game in await at.services.call(at.services.store.games_on, server_of(at.interaction)):
        if str(game.id) == wanted:
            return await at.services.tables.look(game.id)
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


@command("mod archive")
async def archive(at: Context, reason: str = "") -> None:
    """Puts the game of this channel into the archive."""
    live = await at.live()
    await at.services.tables.channels.archive(live.game.id, at.user, reason)
    await at.confirm(T("bot-mod-archive", number=str(live.game.id)))


async def complete_archived(at: Context, typed: str) -> list[Offer]:
    """What is in the archive, for moderators."""
    return await _numbers(at, await _within_reach(at, "mod-unarchive", await _archived(at)), typed)


@command("mod unarchive", complete={"game": complete_archived})
async def unarchive(at: Context, game: str = "", reason: str = "") -> None:
    """Takes a game of this server out of the archive, into this channel."""
    wanted, channel = await _wanted(at, game), at.interaction.channel_id
    await _reaches(at, "mod-unarchive", wanted)
    assert channel is not None
    chat_locks.need(channel, at.interaction.app_permissions, chat_locks.rights_for_table(at.interaction.channel))
    await at.services.tables.channels.unarchive(wanted.id, channel, at.user, reason)
    await at.confirm(T("bot-mod-unarchive", number=str(wanted.id)))


async def _wanted(at: Context, typed: str) -> GameRow:
    """The archived game that is meant: by its number, else the last one of this channel.

    Raises:
        BotError: there is none by that number on this server, or none of this channel.
    """
    found = await _archived(at)
    if typed:
        fitting = [game for game in found if str(game.id) == typed.strip().removeprefix("#")]
    else:
        fitting = [game for game in found if game.channel == at.interaction.channel_id]
    if not fitting:
        raise BotError(T("mod-not-archived")) if typed or found else NoGame()
    return fitting[0]


async def _archived(at: Context) -> list[GameRow]:
    """The archived games of this server, the newest first."""
    return await at.services.call(at.services.store.archived_on, server_of(at.interaction))


async def _within_reach(at: Context, path: str, games: Sequence[GameRow]) -> list[GameRow]:
    """Those of this channel, and with a right on the server all of them."""
    everywhere = await authority.admits(at, f"{path}-elsewhere")
    return [game for game in games if everywhere or game.channel == at.interaction.channel_id]


async def _numbers(at: Context, games: Sequence[GameRow], typed: str) -> list[Offer]:
    """Games by number, each with where it stands."""
    say = await at.say()

    def label(game: GameRow) -> str:
        headline = say(game.headline) if game.headline else say(Text(f"bot-status-{game.status}"))
        return f"#{game.id} · {say(game_name(game.name))} · {headline}"

    return matching([(label(game), str(game.id)) for game in games], typed)
