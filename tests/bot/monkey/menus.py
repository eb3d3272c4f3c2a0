"""Commands in the menu of a message: on what the bot has said, on what people say, in channels, threads and letters."""

from __future__ import annotations

from functools import partial
from typing import Any

from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.results import ResponseMessage

from bot.services.commands import MENUS
from tests.bot.monkey.pressing import goes_on
from tests.bot.monkey.usage import Used
from tests.bot.monkey.walk import Walk

APPLICATION_COMMAND, ON_MESSAGE = 2, 3
IN_LETTERS = 0.1
"""So often it is tried where Discord offers no such command: in a letter."""


async def looks_up(walk: Walk, place: Any | None = None) -> None:
    """Somebody, seated or not, uses such a command on a message that they can see; in earnest on one of the bot."""
    letters = place is None and walk.by_chance(IN_LETTERS)
    seen = [
        (who, message)
        for who in walk.people
        for message in walk.visible(who)
        if letters == (message.channel_id == who.user.dm_channel.id)
        and (place is None or message.channel_id == place.id)
        and (not walk.earnest or message.author_id == walk.world.env.bot.user.id)
    ]
    if seen:
        who, message = walk.chance.choice(seen)
        key = walk.usage.pick(walk.chance, [(key, Used("menu", key)) for key in MENUS])
        await goes_on(walk, who, await _used(walk, who, message, key))


async def _used(walk: Walk, who: Any, message: Any, key: str) -> Any:
    name = walk.services.locales.attribute(f"command-{key}", "name", "en") or key
    place = walk.place(message.channel_id)
    work = partial(_in_a_letter, walk, who, message, name)
    if place is not None:
        work = partial(who.context_menu, place, name, ResponseMessage(walk.world.env, message))
    words = f"{name} of message {message.id} in {place.name if place is not None else 'a letter'}"
    return await walk.step(who, words, Used("menu", key), work)


async def _in_a_letter(walk: Walk, who: Any, message: Any, name: str) -> Any:
    """Forged, for no client of Discord offers it there."""
    root = who._resolve_root(name, ON_MESSAGE, walk.world.channel.id)
    shown = dict(serializers.message_payload(walk.world.env.backend, message))
    data = {"id": root["id"], "name": name, "type": ON_MESSAGE, "target_id": str(message.id)}
    data["resolved"] = {"messages": {str(message.id): shown}}
    return await _dispatch_actor_interaction(who.user, APPLICATION_COMMAND, who.user.dm_channel, data)
