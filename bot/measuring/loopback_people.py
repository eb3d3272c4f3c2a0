"""The people of the small Discord: they type commands, press buttons, pick from lists and fill in modals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback_shapes import BOT, GUILD, PERMISSIONS, Payload

COMMAND, PRESS, COMPLETE, MODAL = 2, 3, 4, 5
PATIENCE = 300.0
"""Seconds after which nothing is expected any more."""


@dataclass(slots=True)
class Deed:
    """An interaction under way.

    Attributes:
        acknowledged, answered: milliseconds until the first sign of life, and until there was something to read.
        callback: what Discord was told first.
        said: the messages that answered it, newest last.
        payload: what the bot heard.
        forgotten: Discord takes no answer to it any more.
        requests: how many the bot has made to answer it, and to change or remove that answer.
    """

    id: int
    channel: int
    began: float
    acknowledged: float | None = None
    answered: float | None = None
    callback: Payload = field(default_factory=dict)
    said: list[Payload] = field(default_factory=list)
    payload: Payload = field(default_factory=dict)
    forgotten: bool = False
    requests: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def asked(self) -> Deed:
        """The same, with one more request about it."""
        self.requests += 1
        return self

    @property
    def message(self) -> Payload:
        """What it was answered with."""
        return self.said[-1]


class People:
    """What simulated people can do. `Loopback` brings the ids and carries events to the bot.

    Attributes:
        patience: so many seconds they wait for an answer.
    """

    patience = PATIENCE
    commands: list[Payload]
    messages: dict[int, Payload]
    deeds: dict[str, Deed]

    def _id(self) -> int:
        raise NotImplementedError

    def dispatch(self, event: str, data: Payload) -> None:
        """Sends an event to the bot."""
        raise NotImplementedError

    def server_of(self, channel: int) -> int:
        """The server of a channel."""
        return GUILD

    async def command(self, person: int, channel: int, name: str, **options: object) -> Deed:
        """Somebody types a slash command; ends when it has been answered."""
        return await self._done(self._interact(COMMAND, person, channel, self._typed(name, options, "")))

    async def complete(self, person: int, channel: int, name: str, option: str, typed: str, **before: object) -> Deed:
        """Somebody types into an option with autocomplete."""
        data = self._typed(name, {**before, option: typed}, option)
        return await self._done(self._interact(COMPLETE, person, channel, data))

    async def press(self, person: int, message: Payload, custom_id: str, values: Sequence[str] | None = None) -> Deed:
        """Somebody presses a button, or picks from a list; ends when the bot has shown that it heard."""
        deed = self._interact(PRESS, person, int(message["channel_id"]), _pressed(custom_id, values), message)
        return await self._done(deed, lambda: deed.acknowledged)

    async def submit(self, person: int, channel: int, modal: Payload, values: Mapping[str, str]) -> Deed:
        """Somebody fills in a modal."""
        parts = [part["component"] for part in modal["components"]]
        typed = [{"type": 4, "custom_id": p["custom_id"], "value": values.get(p["custom_id"], "")} for p in parts]
        components = [{"type": 18, "id": at, "component": part} for at, part in enumerate(typed, 1)]
        data = {"custom_id": modal["custom_id"], "components": components}
        deed = self._interact(MODAL, person, channel, data, next(iter(self.messages.values())))
        return await self._done(deed, lambda: deed.acknowledged)

    async def answered(self, deed: Deed) -> Deed:
        """Waits until a press has led to something to read."""
        return await self._done(deed)

    async def _done(self, deed: Deed, when: Callable[[], float | None] | None = None) -> Deed:
        async with asyncio.timeout(self.patience):
            while (when() if when else deed.answered) is None:
                deed.news.clear()
                await deed.news.wait()
        return deed

    def again(self, deed: Deed) -> None:
        """Discord delivers an interaction a second time."""
        self.dispatch("INTERACTION_CREATE", deed.payload)

    async def too_late(self, person: int, message: Payload, custom_id: str) -> Deed:
        """A press that Discord has forgotten before the bot could acknowledge it; ends when the bot has tried."""
        deed = self._interact(PRESS, person, int(message["channel_id"]), _pressed(custom_id, None), message, True)
        async with asyncio.timeout(self.patience):
            await deed.news.wait()
        return deed

    def _typed(self, name: str, options: Mapping[str, object], focused: str) -> Payload:
        root, *path = name.split()
        found = next(command for command in self.commands if command["name"] == root)
        given: list[Payload] = [
            {"name": option, "type": 4 if isinstance(value, int) else 3, "value": value}
            | ({"focused": True} if option == focused else {})
            for option, value in options.items()
        ]
        for step in reversed(path):
            given = [{"name": step, "type": 1, "options": given}]
        return {"id": found["id"], "name": root, "type": 1, "options": given}

    def _interact(
        self, kind: int, person: int, channel: int, data: Payload, message: Payload | None = None, late: bool = False
    ) -> Deed:
        deed = Deed(self._id(), channel, perf_counter(), forgotten=late)
        token = f"token-{deed.id}"
        self.deeds[token] = deed
        payload: Payload = {
            "id": str(deed.id),
            "application_id": str(BOT),
            "type": kind,
            "token": token,
            "version": 1,
            "data": data,
            "guild_id": str(self.server_of(channel)),
            "channel_id": str(channel),
            "channel": shapes.channel(channel, self.server_of(channel)),
            "member": {**shapes.member(person), "permissions": PERMISSIONS},
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": PERMISSIONS,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 10 * 2**20,
        }
        payload |= {"message": message} if message is not None else {}
        deed.payload = payload
        self.dispatch("INTERACTION_CREATE", payload)
        return deed


def _pressed(custom_id: str, values: Sequence[str] | None) -> Payload:
    data: Payload = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
    return data | ({} if values is None else {"values": list(values)})
