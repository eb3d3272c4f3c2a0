"""A small Discord with a server for each shard; some of what people do there arrives at another process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from aiohttp import web

from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_people import Deed
from bot.measuring.loopback_shapes import GUILD, Payload
from bot.measuring.loopback_wire import as_json, template
from tests.bot.killing import asks

ASTRAY = 0.5
"""So much of what people do arrives at a shard that does not look after their table."""
BUSY = {"code": 0, "message": "oops"}
LATER = {"code": 0, "message": "later", "retry_after": 0.3, "global": False}
COMMITTED = 0.25
"""So many of Discord's faults come after it has done what it was asked."""
NEVER = ("gateway", "users", "oauth2", "applications")
"""What a process asks when it starts is answered."""
LATE = 3000.0
"""Milliseconds after which Discord tells a person that nobody answers."""
SHUT_OUT = ({"code": 50001, "message": "Missing Access"}, {"code": 50013, "message": "Missing Permissions"})
UNREACHABLE = tuple(
    (400 if code != 50007 else 403, {"code": code, "message": "no letter"}) for code in (20009, 40003, 50007, 240000)
)
"""What a direct message is answered with by a person whom none reaches."""


class Halls(Loopback):
    """The servers. A channel is of the server that its number falls to.

    Attributes:
        faulty: so many of the requests end in a fault, or are asked to come again later.
        faults_told: how many did.
        refusals: what was answered with an error besides, and how often.
        created: how often what the bot had to say was posted, by its nonce; prompts are not counted.
        shut: the channels from which the bot is shut out, and `unreachable`: the letterboxes that take nothing.
        filtered: whether pictures are refused by the filter for explicit media.
        unheard: when each interaction began that nobody acknowledged in time.
    """

    def __init__(self, count: int, *, people: int, channels: int, seed: int = 1, astray: float = ASTRAY) -> None:
        super().__init__(people=people, channels=channels, remembers=False)
        self.count, self.astray, self.faulty = count, astray, 0.0
        self.faults_told, self.created, self.refusals = 0, Counter[str](), Counter[str]()
        self.shut, self.unreachable, self.filtered = set[int](), set[int](), False
        self.unheard: list[float] = []
        self._chance = Random(seed)

    def server_of(self, channel: int) -> int:
        return GUILD | (channel - self.channels.start) % self.count << 22

    def shard_of(self, server: int) -> int:
        """As Discord reckons it."""
        return (server >> 22) % self.count

    async def all_there(self, seconds: float) -> None:
        """Waits until every shard is connected."""
        async with asyncio.timeout(seconds):
            while len(self._connected()) < self.count:
                await asyncio.sleep(0.05)

    def _connected(self) -> list[int]:
        return [shard for shard, socket in self.shards.items() if not socket.closed]

    # --- the gateway -------------------------------------------------------------------------------------------------

    def dispatch(self, event: str, data: Payload) -> None:
        """Sends an event to the shard of its server, or to another one; it is lost where nobody is connected."""
        home = self.shard_of(int(data["guild_id"]))
        others = [shard for shard in self._connected() if shard != home]
        shard = self._chance.choice(others) if others and self._chance.random() < self.astray else home
        socket = self.shards.get(shard)
        if socket is not None and not socket.closed:
            self._sequence += 1
            self._later(self._said(socket, {"op": 0, "t": event, "s": self._sequence, "d": data}))

    async def _said(self, socket: web.WebSocketResponse, packet: Payload) -> None:
        try:
            await socket.send_json(packet)
        except (ConnectionError, RuntimeError):  # its process has just died
            await socket.close()

    async def _heard(self, socket: web.WebSocketResponse, packet: Payload) -> None:
        if packet["op"] == 6:  # a shard that comes back begins anew
            await socket.send_json({"op": 9, "d": False})
        else:
            await super()._heard(socket, packet)

    async def _identify(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        self.identified, self.shards = self.identified + 1, {**self.shards, shard: socket}
        server = GUILD | shard << 22
        channels = [channel for channel in self.channels if self.server_of(channel) == server]
        await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": self._hello(shard, count, (server,))})
        await socket.send_json({"op": 0, "t": "GUILD_CREATE", "s": 2, "d": shapes.guild(channels, server)})

    # --- REST --------------------------------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.Response:
        parts = request.match_info["path"].split("/")
        if parts[0] in NEVER or self._chance.random() >= self.faulty:
            return self._noted(request.method, parts, await super()._rest(request))
        self.faults_told += 1
        if self._chance.random() < COMMITTED:
            await super()._rest(request)
            return as_json(BUSY, 502)
        await request.read()
        return as_json(*self._chance.choice([(BUSY, 503), (LATER, 429)]))

    def _answer(
        self, method: str, parts: list[str], body: Any, files: list[str], query: Mapping[str, str]
    ) -> web.Response:
        refused = self._refused(parts, files) if parts[0] == "channels" and method in ("POST", "PATCH") else None
        return super()._answer(method, parts, body, files, query) if refused is None else refused

    def _refused(self, parts: list[str], files: list[str]) -> web.Response | None:
        """What is refused for good, or until people mend it."""
        channel = int(parts[1])
        if channel in self.shut:
            return as_json(self._chance.choice(SHUT_OUT), 403)
        if channel in self.unreachable:
            status, said = self._chance.choice(UNREACHABLE)
            return as_json(said, status)
        return as_json({"code": 20009, "message": "Explicit content"}, 400) if files and self.filtered else None

    def let_in(self) -> None:
        """The bot may do everything again, and hears of it as Discord says so."""
        shut, self.shut, self.unreachable, self.filtered = self.shut, set(), set(), False
        for channel in shut:
            server = self.server_of(channel)
            socket = self.shards.get(self.shard_of(server))
            if socket is not None and not socket.closed:
                self._sequence += 1
                data = shapes.channel(channel, server)
                self._later(self._said(socket, {"op": 0, "t": "CHANNEL_UPDATE", "s": self._sequence, "d": data}))

    def _noted(self, method: str, parts: list[str], response: web.Response) -> web.Response:
        if response.status >= 400:
            self.refusals[f"{response.status} {method} {template(parts)}"] += 1
        return response

    def _posted(self, channel: int, body: Payload, files: list[str]) -> Payload:
        before = len(self.messages)
        message = super()._posted(channel, body, files)
        if len(self.messages) > before and not asks(message):
            self.created[str(body.get("nonce"))] += 1
        return message

    # --- people ------------------------------------------------------------------------------------------------------

    async def _done(self, deed: Deed, when: Callable[[], float | None] | None = None) -> Deed:
        try:
            return await super()._done(deed, when)
        except TimeoutError:
            deed.forgotten = deed.acknowledged is None
            raise
        finally:
            if deed.acknowledged is None or deed.acknowledged > LATE:
                self.unheard.append(deed.began)
