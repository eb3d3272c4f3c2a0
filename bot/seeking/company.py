"""Whom `/play seek` calls: friends who sit down together, and the role of those who like to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex

import discord

from bot.errors import BotError
from bot.gathering.opening import display_name, language_here
from bot.locales import Say
from bot.posting.outgoing_message import OutgoingMessage, called_by
from bot.posting.readers import Waiting
from bot.seeking.words import seek_rows, seek_text
from bot.services import permissions
from bot.services.context import Context
from bot.services.here import server_of
from bot.store import Seek
from bot.widgets.interactions import Button
from bot.widgets.maker import GREEN, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from engine import games
from engine.text import T, Text

TOKEN = 6


def with_friends(at: Context, wanted: Seek, friends: Sequence[discord.Member]) -> Seek:
    """It for so many people together. Raises BotError: they cannot sit at one table, or cannot be called."""
    if not friends:
        return wanted
    permissions.check_person(at.interaction)
    if any(one.bot or one.id == at.user for one in friends):
        raise BotError(T("bot-party-whom"))
    together = 1 + len({one.id for one in friends})
    sizes = [size for title in wanted.titles for size in games.rules_of(title).seats]
    if together > (wanted.seats or max(sizes)):
        raise BotError(T("bot-party-too-many", n=together))
    return replace(wanted, party=token_hex(TOKEN), together=together)


async def invite(at: Context, wanted: Seek, friends: Sequence[discord.Member]) -> bool:
    """Asks the friends, in this channel; whether the question stands there.

    Everybody who is named is asked alike, whoever avoids whom: else it would be seen who is not.
    """
    say, whom = await _say(at), tuple(dict.fromkeys(one.id for one in friends))
    words = say(
        T(
            "bot-party-asks",
            player=f"<@{at.user}>",
            friends=tuple(f"<@{user}>" for user in whom),
            games=tuple(map(game_name, wanted.titles)),
        )
    )
    return await _posted(at, OutgoingMessage(words, token_hex(12), _invitation(wanted, say), calls=whom))


def _invitation(wanted: Seek, say: Say) -> tuple[Row, ...]:
    id = str(Press(0, "-", f"{ButtonKind.PARTY}{wanted.party}"))
    button: Button = discord.ui.Button(style=GREEN, label=say(T("bot-party-join")), custom_id=id)
    return ([button],)


async def accepted(at: Context, party: str) -> Seek:
    """What this friend looks for from now on. Raises BotError: it is over, or somebody else is asked."""
    seeks = await at.services.call(at.services.store.seeks, server_of(at.interaction))
    those = [one for one in seeks if one.party and one.party == party]
    if not those:
        raise BotError(T("bot-seek-gone"))
    if any(one.user == at.user for one in those):
        raise BotError(T("bot-party-there"))
    message = at.interaction.message
    if message is None or at.user not in called_by(message):
        raise BotError(T("bot-not-your-invitation"))
    return replace(those[0], user=at.user, name=display_name(at.interaction))


async def call_role(at: Context, wanted: Seek) -> Text:
    """Calls the role of those who want to hear of searches, at most once an hour on a server; what came of it."""
    role = await _role(at)
    if isinstance(role, Text):
        return role
    try:
        await at.services.ration_server(wanted.guild, "calls")
    except BotError as error:
        return error.text
    say = await _say(at)
    words = say(T("bot-seek-calls", role=f"<@&{role}>", what=seek_text(wanted)))
    there = await _posted(at, OutgoingMessage(words, token_hex(12), seek_rows([wanted], say), role=role))
    return T("bot-seek-called", role=f"<@&{role}>") if there else T("bot-seek-not-written")


async def _role(at: Context) -> int | Text:
    """The role; in words, why none can be called."""
    server, kept = at.interaction.guild, await at.services.call(at.services.store.guild, server_of(at.interaction))
    role = server.get_role(kept.settings.seek_role or 0) if server is not None else None
    if role is None:
        return T("bot-seek-no-role")
    with suppress(BotError):
        permissions.check_person(at.interaction)
        may = role.mentionable or at.interaction.app_permissions.mention_everyone
        return role.id if may else T("bot-seek-role-closed", role=f"<@&{role.id}>")
    return T("bot-seek-not-written")


async def _posted(at: Context, letter: OutgoingMessage) -> bool:
    """Whether it stands in this channel now."""
    with suppress(Waiting):
        await at.interaction.client.sender.messenger.to_channel(at.interaction.channel_id or 0, letter)
        return True
    return False


async def _say(at: Context) -> Say:
    """For all who read this channel."""
    return at.services.locales.speaker(await language_here(at.services, at.interaction))
