"""The bot's own icons as emoji of its application: it uploads them itself, and words do without those that are missing.

The name of an emoji tells what it shows, so nothing is uploaded twice. Those of earlier versions stay for the messages
that show them, and for processes that still run that version, until there is no room any more.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Mapping
from typing import NamedTuple

import discord

from bot.drawing.painters import Painters
from bot.faults import FAILURES, Meaning, Request, meaning
from bot.services.services import Services
from engine import games
from render import NoPainter
from render.icons import icons

MOST = 2000
"""So many emoji an application has at most."""
WORD = 23
OURS = re.compile(r"[a-z0-9_]{1,23}_[0-9a-f]{8}")
"""A word, and what tells pictures apart; other emoji of the application are left alone."""
PAUSES = 60.0, 600.0, 3600.0
"""Seconds until it is tried again, where Discord does not answer or another process still uploads."""

log = logging.getLogger(__name__)


class Icon(NamedTuple):
    """A picture, and the keys of the words that it stands beside."""

    name: str
    png: bytes
    keys: tuple[str, ...]


async def show_icons(client: discord.Client, services: Services, *, uploads: bool, lost: bool = False) -> None:
    """Makes the icons known, as far as they are there.

    Args:
        uploads: what is missing is uploaded; of several processes by one.
        lost: Discord has just refused one, so its list of them may be old for a while.
    """
    if lost:
        await asyncio.sleep(PAUSES[0])
    drawn = await _drawn(services.pictures.painters)
    for pause in (*PAUSES, None):
        try:
            if await _known(client, services, drawn, uploads=uploads):
                return
        except FAILURES as error:
            log.warning("words do without icons that are not there: %s", error)
            if meaning(error, Request.EMOJI) is not Meaning.LATER:
                return
        if pause is not None:
            await asyncio.sleep(pause)


async def _known(client: discord.Client, services: Services, drawn: list[Icon], *, uploads: bool) -> bool:
    """Whether all of them are there now."""
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    missing = [icon for icon in drawn if icon.name not in there]
    for icon in drawn:
        _show(services, icon, there.get(icon.name))
    if not uploads:
        return not missing
    await _make_room(there, {icon.name for icon in drawn}, len(missing))
    for icon in missing:
        _show(services, icon, await client.create_application_emoji(name=icon.name, image=icon.png))
    return True


def _show(services: Services, icon: Icon, emoji: discord.Emoji | None) -> None:
    if emoji is not None:
        services.locales.icons |= dict.fromkeys(icon.keys, str(emoji))


async def _make_room(there: Mapping[str, discord.Emoji], kept: set[str], wanted: int) -> None:
    """Deletes the oldest of our own that are not used any more."""
    old = sorted((emoji.id, name) for name, emoji in there.items() if OURS.fullmatch(name) and name not in kept)
    for _, name in old[: max(0, len(there) + wanted - MOST)]:
        await there[name].delete()


async def _drawn(painters: Painters) -> list[Icon]:
    """The icons of every game; what looks alike is one."""
    found = dict[bytes, list[str]]()
    for game in games.names():
        try:
            drawn = await painters.call(icons, game)
        except NoPainter:
            continue
        for key, png in drawn.items():
            found.setdefault(png, []).append(key)
    return [Icon(_name(keys[0], png), png, tuple(keys)) for png, keys in found.items()]


def _name(key: str, png: bytes) -> str:
    """Such as `ti4_unit_carrier_0a1b2c3d`."""
    return f"{re.sub('[^a-z0-9]', '_', key.lower())[:WORD]}_{hashlib.sha256(png).hexdigest()[:8]}"
