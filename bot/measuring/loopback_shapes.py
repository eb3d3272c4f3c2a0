"""The objects that the small Discord of this machine sends: as much of each as discord.py reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from time import time
from typing import Any

import discord

EPOCH_MS = 1_420_070_400_000
BOT, GUILD, LETTERS = 1000, 2000, 9000
PERMISSIONS = str((discord.Permissions.text() | discord.Permissions(view_channel=True)).value)
LAYOUT = 1 << 15
"""The flag of a message that is made of layout components."""
Payload = dict[str, Any]
STAMP = "2026-01-01T00:00:00+00:00"
_PLAIN: Payload = {"content": "", "timestamp": STAMP, "tts": False, "pinned": False, "type": 0, "flags": 0}
_LISTS: Payload = {"mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "components": []}
EMPTY: Payload = {**_PLAIN, **_LISTS, "edited_timestamp": None, "mention_everyone": False}


def user(id: int) -> Payload:
    """A person, or the bot."""
    return {"id": str(id), "username": f"user{id}", "discriminator": "0", "avatar": None, "bot": id == BOT, "flags": 0}


def member(id: int) -> Payload:
    """Somebody on the server."""
    plain = {"roles": [], "joined_at": STAMP, "deaf": False, "mute": False, "flags": 0, "nick": None, "pending": False}
    return {**plain, "user": user(id)}


def channel(id: int, server: int = GUILD) -> Payload:
    """A text channel of a server."""
    named = {"id": str(id), "type": 0, "guild_id": str(server), "name": f"table-{id}", "position": 0}
    return {**named, "permission_overwrites": [], "permissions": PERMISSIONS, "nsfw": False, "parent_id": None}


def emoji(id: int, name: str) -> Payload:
    """An emoji of the application."""
    plain = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
    return {"id": str(id), "name": name, "user": user(BOT), **plain}


def letterbox(id: int) -> Payload:
    """The channel for direct messages to somebody; its id follows from theirs."""
    return {"id": str(LETTERS + id), "type": 1, "recipients": [user(id)], "last_message_id": None}


def guild(channels: Iterable[int], server: int = GUILD) -> Payload:
    """A server with its channels, and the bot as the only member that is told."""
    everyone: Payload = {"id": str(server), "name": "@everyone", "permissions": PERMISSIONS, "position": 0, "color": 0}
    everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0, "colors": {"primary_color": 0}}
    lists = ("emojis", "stickers", "features", "threads", "stage_instances", "presences", "voice_states")
    made: Payload = {name: [] for name in (*lists, "guild_scheduled_events", "soundboard_sounds")}
    levels = ("verification_level", "explicit_content_filter", "default_message_notifications", "mfa_level")
    made |= dict.fromkeys((*levels, "nsfw_level", "premium_tier", "system_channel_flags"), 0)
    made |= {"id": str(server), "name": "Hall", "owner_id": "1", "roles": [everyone], "unavailable": False}
    made |= {"members": [member(BOT)], "member_count": 1, "large": False, "afk_timeout": 60}
    return {**made, "channels": [channel(id, server) for id in channels]}


def application() -> Payload:
    """The bot as an application."""
    said = {"id": str(BOT), "name": "Astrarch", "description": "", "icon": None, "flags": 0, "verify_key": ""}
    return {**said, "bot_public": True, "bot_require_code_grant": False, "team": None, "owner": user(1)}


def command(id: int, command: Payload) -> Payload:
    """A command as it was registered."""
    return {"description": "", **command, "id": str(id), "application_id": str(BOT), "version": "1"}


def changed(message: Payload, body: Payload, files: list[str]) -> Payload:
    """A message with what an edit changes in it. One that is laid out stays so, and has no other words."""
    message |= {key: body[key] or EMPTY[key] for key in ("content", "components") if key in body}
    message["flags"] |= (body.get("flags") or 0) & LAYOUT
    if message["flags"] & LAYOUT:
        assert not message["content"] and message["components"], "Discord takes no such layout"
    if files:
        where = {"url": "http://127.0.0.1/", "proxy_url": "http://127.0.0.1/", "size": 1}
        message["attachments"] = [{"id": str(at), "filename": name, **where} for at, name in enumerate(files, 1)]
    return message


def walked(components: Iterable[Payload]) -> Iterator[Payload]:
    """Each component, then those in it and beside it."""
    for part in components:
        yield part
        yield from walked([*part.get("components", ()), *([part["accessory"]] if "accessory" in part else [])])


def pressable(message: Payload) -> list[Payload]:
    """The buttons and lists of a message."""
    return [part for part in walked(message["components"]) if "custom_id" in part]


def words(message: Payload) -> str:
    """What a message says, plainly or laid out."""
    return "\n".join([message["content"], *(p["content"] for p in walked(message["components"]) if "content" in p)])


def newest_id() -> int:
    """The least id that something of this millisecond can have."""
    return int(time() * 1000 - EPOCH_MS) << 22


def page(messages: Sequence[Payload], query: Mapping[str, str]) -> list[Payload]:
    """A page of a channel's messages (given oldest first), newest first also where it follows a message."""
    limit = int(query.get("limit", 50))
    if "after" in query:
        return [message for message in messages if int(message["id"]) > int(query["after"])][:limit][::-1]
    before = int(query.get("before", 2**63))
    return [message for message in messages if int(message["id"]) < before][::-1][:limit]
