"""`/mod setup`: what a server chooses, and who may moderate; `/mod audit`: what moderators did."""

from __future__ import annotations

from contextlib import suppress
from secrets import token_hex

import discord
from discord import app_commands

from bot.errors import BotError
from bot.live.audit_lines import ACTIONS, log_entry, signed
from bot.locales import LANGUAGES
from bot.moderators import audit
from bot.posting.elsewhere import note_in_log
from bot.posting.readers import Waiting
from bot.services import authority, chat_locks
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import soon, tell, think
from bot.settings import GuildSettings
from bot.store import AuditLine, Guild
from bot.widgets.interactions import Interaction
from engine.text import Json, T, Text

CLEAR = ("language", "role", "log", "seekers")


CHOICES = {"language": [f"language-{language}" for language in LANGUAGES], "clear": [f"clear-{n}" for n in CLEAR]}
FILTERS = {"where": ["audit-table", "audit-server"], "deed": [f"deed-{action}" for action in ACTIONS]}


class Wanted:
    """What `/mod setup` was given."""

    def __init__(
        self, language: str, role: discord.Role | None, log: object, clear: str, seekers: discord.Role | None
    ) -> None:
        self.language, self.role, self.log, self.seekers = language.removeprefix("language-"), role, log, seekers
        self.clear = clear.removeprefix("clear-")

    def __bool__(self) -> bool:
        return bool(self.language or self.role or self.log or self.clear or self.seekers)


@command("mod setup", choices=CHOICES, aloud=True)
async def setup(
    at: Context,
    language: str = "",
    role: discord.Role | None = None,
    log: discord.TextChannel | None = None,
    clear: str = "",
    seekers: discord.Role | None = None,
) -> None:
    """Changes a server's settings, before everybody's eyes; without options it shows them."""
    wanted, services = Wanted(language, role, log, clear, seekers), at.services
    if wanted:
        before = await services.call(services.store.guild, _server(at.interaction).id)
        guild = await soon(at.interaction, _changed(at, wanted))
        await _log(at, guild)
        say = services.locales.speaker(guild.language or await services.language(at.interaction))
        now, was = settings_texts(guild), settings_texts(before)
        line = T("setup-changed", settings=tuple(text for text in now if text not in was) or tuple(now))
        await tell(at.interaction, say(signed(line, at.user)))
        return
    await think(at.interaction)
    guild = await services.call(services.store.guild, _server(at.interaction).id)
    say = await at.say()
    told = [*settings_texts(guild), *who_moderates(at, guild)]
    await at.whisper("\n".join([f"**{say(T('setup-title'))}**", *(f"- {say(text)}" for text in told)]))


async def _log(at: Context, guild: Guild) -> None:
    """Tells the log channel, too; it belongs to no game, so it is not in an outbox, but the audit has it, also where
    Discord takes no message there for now.
    """
    line, language = AuditLine(at.user, "setup", guild=guild.id), await at.services.language(at.interaction)
    messenger = at.interaction.client.sender.messenger
    with suppress(Waiting):
        await note_in_log(at.services, messenger, guild.id, log_entry(line, None), token_hex(12), language)


def _server(interaction: Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise BotError(T("setup-not-here"))
    return interaction.guild


async def _changed(at: Context, wanted: Wanted) -> Guild:
    """The settings as they are from now on.

    Raises:
        BotError: not for this person; or a role or a channel that cannot serve.
    """
    server, services = _server(at.interaction), at.services
    await authority.admit(at, "mod-setup-change")
    if any(role is not None and role.is_default() for role in (wanted.role, wanted.seekers)):
        raise BotError(T("setup-everyone"))
    before = await services.call(services.store.guild, server.id)
    guild = _with(before, wanted, _log_channel(server, wanted.log))
    await services.call(services.store.set_guild, guild)
    details: dict[str, Json] = {"language": guild.language or "", "role": guild.moderator_role or 0}
    details["seekers"] = guild.settings.seek_role or 0
    line = AuditLine(at.user, "setup", "", details, guild=server.id)
    await services.call(services.store.audit, line)
    return guild


def _log_channel(server: discord.Guild, log: object) -> int | None:
    """The channel for the log, where the bot can write."""
    number = int(getattr(log, "id", 0))
    if not number:
        return None
    channel = server.get_channel(number)
    if not isinstance(channel, discord.TextChannel):
        raise BotError(T("mod-channel-unseen", channel=f"<#{number}>"))
    chat_locks.need(number, channel.permissions_for(server.me), ("view_channel", "send_messages"))
    return number


def _with(before: Guild, wanted: Wanted, log: int | None) -> Guild:
    language = None if wanted.clear == "language" else wanted.language or before.language
    role = None if wanted.clear == "role" else wanted.role.id if wanted.role else before.moderator_role
    channel = None if wanted.clear == "log" else log or before.settings.log_channel
    old = before.settings.seek_role
    seekers = None if wanted.clear == "seekers" else wanted.seekers.id if wanted.seekers else old
    changed = {"log_channel": channel, "seek_role": seekers}
    settings = GuildSettings.model_validate(before.settings.model_dump() | changed)
    return Guild(before.id, language, role, settings)


def settings_texts(guild: Guild) -> list[Text]:
    """What a server has chosen, in words."""
    language = Text(f"choice-language-{guild.language}") if guild.language else T("setup-language-default")
    role = f"<@&{guild.moderator_role}>" if guild.moderator_role else T("setup-none")
    log = f"<#{guild.settings.log_channel}>" if guild.settings.log_channel else T("setup-none")
    seekers = f"<@&{guild.settings.seek_role}>" if guild.settings.seek_role else T("setup-none")
    told = [T("setup-language", language=language), T("setup-role", role=role), T("setup-log", channel=log)]
    return [*told, T("setup-seekers", role=seekers)]


def who_moderates(at: Context, guild: Guild) -> list[Text]:
    """Who may moderate here, in words."""
    owner = _server(at.interaction).owner_id
    told = [T("setup-who-always", owner=f"<@{owner}>" if owner else T("setup-owner"))]
    roles = dict.fromkeys(role for role in (guild.moderator_role, at.services.moderator_role) if role)
    told += [T("setup-who-role", role=f"<@&{role}>") for role in roles]
    return [*told, T("setup-who-plays")]


@command("mod audit", choices=FILTERS)
async def show_audit(
    at: Context,
    where: str = "",
    moderator: discord.User | None = None,
    deed: str = "",
    most: app_commands.Range[int, 1, 200] = 20,
) -> None:
    """What moderators did, the newest first."""
    if where == "audit-server":
        await authority.admit(at, "mod-audit-server")
    game = 0 if where == "audit-server" else (await at.live()).game.id
    wanted = audit.Filter(game, moderator.id if moderator else 0, deed.removeprefix("deed-"), most)
    shown = await audit.page(at.services, at.interaction, wanted, 0)
    await at.whisper(shown.content, shown)
