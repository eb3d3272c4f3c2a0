"""Who may do what: the rights, a table of them for every command of moderators, and the one place that reads them.

A command of `/mod` without a row here cannot be made, nor a button without its need (`bot.services.buttons`), and
nothing of either runs before that was looked up. Rights in one channel count for the table in that channel; what
reaches beyond it needs one on the server.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

import discord

from bot.errors import BotError, NotSeated
from bot.live.model import Live
from bot.services.context import Context
from bot.services.here import server_of
from bot.services.services import Services, sets_up
from bot.widgets.presses import Press
from engine.text import T


class Right(Enum):
    """Whom something is for.

    Attributes:
        ANYBODY: no right is needed, or what it takes stands with the deed itself.
        PLAYER: who sits at the table.
        PLAYER_OR_MODERATOR, OWNER_OR_MODERATOR: these, or who moderates the table.
        MODERATOR: Manage Channels in the table's channel or on the server, the role, the server's owner.
        SERVER: Manage Channels on the whole server, the role, the server's owner.
        SETUP: the same without the role, which could else hand itself on.
    """

    ANYBODY = auto()
    PLAYER = auto()
    PLAYER_OR_MODERATOR = auto()
    OWNER_OR_MODERATOR = auto()
    MODERATOR = auto()
    SERVER = auto()
    SETUP = auto()


class Where(Enum):
    """Where a button works.

    Attributes:
        HOME: in the table's channel; for those who belong to the table, in private too.
        CHANNEL: in the table's channel alone.
    """

    ANYWHERE = auto()
    SERVER = auto()
    HOME = auto()
    CHANNEL = auto()


class Need(NamedTuple):
    """What a button takes."""

    right: Right
    place: Where


COMMANDS: Mapping[str, Right] = {
    "mod-pause": Right.MODERATOR,
    "mod-resume": Right.MODERATOR,
    "mod-rollback": Right.MODERATOR,
    "mod-end": Right.MODERATOR,
    "mod-replace": Right.MODERATOR,
    "mod-kick": Right.MODERATOR,
    "mod-swap": Right.MODERATOR,
    "mod-stand-in": Right.MODERATOR,
    "mod-answer-for": Right.MODERATOR,
    "mod-lock": Right.MODERATOR,
    "mod-unlock": Right.MODERATOR,
    "mod-archive": Right.MODERATOR,
    "mod-correct": Right.MODERATOR,
    "mod-transfer": Right.MODERATOR,
    "mod-transfer-elsewhere": Right.SERVER,
    "mod-unarchive": Right.MODERATOR,
    "mod-unarchive-elsewhere": Right.SERVER,
    "mod-audit": Right.MODERATOR,
    "mod-audit-server": Right.SERVER,
    "mod-restore": Right.SERVER,
    "mod-setup": Right.ANYBODY,
    "mod-setup-change": Right.SETUP,
    "mod-timers": Right.ANYBODY,
    "play-save": Right.SERVER,
    "play-forget": Right.SERVER,
    "play-overview": Right.SERVER,
    "mod-timers-change": Right.MODERATOR,
}
"""By the path of the command; with more behind it, for what else it can do. Without options `/mod setup` and
`/mod timers` only show how things are; before the start the owner of a table sets its timers."""

ASKED = Need(Right.PLAYER, Where.HOME)
"""Buttons of those who sit at the table."""
LOBBY = Need(Right.ANYBODY, Where.HOME)
"""Buttons for everybody around a table."""
ALOUD = Need(Right.ANYBODY, Where.CHANNEL)
"""Such as stand in the table's channel alone. Whose voice counts in a vote stands with its matter."""
VOTING = Need(Right.PLAYER, Where.CHANNEL)
"""Such as stand there for those who sit at the table."""
FREE = Need(Right.ANYBODY, Where.ANYWHERE)
"""Buttons that belong to no table."""
ON_SERVER = Need(Right.ANYBODY, Where.SERVER)
"""Such as are about the server where they are pressed."""
MODERATING = Need(Right.MODERATOR, Where.CHANNEL)
"""Buttons of moderators; one about no table is about the server."""

_WORDS = {
    Right.PLAYER: T("bot-players-only"),
    Right.PLAYER_OR_MODERATOR: T("bot-players-only"),
    Right.OWNER_OR_MODERATOR: T("bot-owner-only"),
    Right.MODERATOR: T("bot-moderators-only"),
    Right.SERVER: T("bot-server-moderators-only"),
    Right.SETUP: T("setup-who"),
}


async def has(at: Context, right: Right, live: Live | None = None) -> bool:
    """Whether this person has it; `live`: the table that it is about."""
    user = at.user
    if right is Right.ANYBODY:
        return True
    if right in (Right.PLAYER, Right.PLAYER_OR_MODERATOR) and live is not None and live.seat_of(user) is not None:
        return True
    if right is Right.OWNER_OR_MODERATOR and live is not None and user == live.game.owner:
        return True
    if right is Right.SETUP:
        return sets_up(at.interaction)
    if right is Right.SERVER:
        return await at.services.moderates_server(at.interaction)
    return right is not Right.PLAYER and await at.services.moderates(at.interaction)


async def demand(at: Context, right: Right, live: Live | None = None) -> None:
    """Raises BotError, in words, for whoever has it not."""
    if await has(at, right, live):
        return
    if right is Right.PLAYER and (live is None or live.table is not None):
        raise NotSeated
    raise BotError(_WORDS[right])


# --- commands --------------------------------------------------------------------------------------------------------


async def admit(at: Context, path: str) -> None:
    """Raises BotError for whom a command, or what else it can do, is not."""
    await demand(at, right_of(path))


async def admits(at: Context, path: str) -> bool:
    """The same for what cannot complain: autocomplete."""
    return await has(at, right_of(path))


def right_of(path: str) -> Right:
    """Whom a command is for. Raises KeyError for a command of moderators without a row."""
    return COMMANDS[path] if path.startswith("mod-") else COMMANDS.get(path, Right.ANYBODY)


async def over(at: Context, channel: object) -> None:
    """Raises BotError for whoever could not moderate a table in that other channel."""
    member = at.interaction.user
    if await at.services.moderates_server(at.interaction):
        return
    if not isinstance(channel, (discord.TextChannel, discord.Thread)) or not isinstance(member, discord.Member):
        raise BotError(_WORDS[Right.SERVER])
    if not channel.permissions_for(member).manage_channels:
        raise BotError(_WORDS[Right.SERVER])


# --- buttons ---------------------------------------------------------------------------------------------------------


async def let(at: Context, press: Press, need: Need) -> None:
    """Raises BotError for a button that is nobody's here, or not this person's."""
    of_a_table = press.game != 0 and need.place in (Where.HOME, Where.CHANNEL)
    if of_a_table:
        live = await at.services.tables.look(press.game)
        await _at_home(at, need.place, live)
        await demand(at, need.right, live)
    elif need.place is not Where.ANYWHERE:
        server_of(at.interaction)
        await demand(at, Right.SERVER if need == MODERATING else need.right)


async def _at_home(at: Context, place: Where, live: Live) -> None:
    """Raises BotError elsewhere than in the table's channel or, where that will do, in private with its people."""
    private, interaction = at.interaction.guild_id is None, at.interaction
    here = live.game.channel == interaction.channel_id and live.game.guild == interaction.guild_id
    if not here and not (place is Where.HOME and private and await _belongs(at.services, live, at.user)):
        raise BotError(T("bot-not-this-channel"))


async def _belongs(services: Services, live: Live, user: int) -> bool:
    """Whether this person has opened the table, plays or has played there, is invited, or watches."""
    if user == live.game.owner or live.has_played(user):
        return True
    return any([user in await services.tables.guests.of(live.game.id, role) for role in ("invited", "watching")])
