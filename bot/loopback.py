"""A small Discord on this machine, REST and gateway over real sockets, for measuring and for tests; never for people.

`Loopback` answers what the bot sends and lets simulated people type commands and press buttons. It keeps what was
posted and every request, and measures how long an interaction took. It knows only what the bot needs: text channels of
one server, direct messages, ephemeral answers.

    async with Loopback(people=3, channels=1) as discord_here:
        discord_here.point(client)  # before the client starts
        ...
        deed = await discord_here.command(person, channel, "game new", game="toy")
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter, time
from typing import Any, NamedTuple

import yarl
from aiohttp import BodyPartReader, WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import loopback_shapes as shapes
from bot.loopback_shapes import BOT, EMPTY, GUILD, PERMISSIONS, Payload

EPOCH_MS = 1_420_070_400_000
COMMAND, PRESS, COMPLETE, MODAL = 2, 3, 4, 5
SAID, CHANGED, OFFERED, ASKED = 4, 7, 8, 9
PATIENCE = 20.0


class Request(NamedTuple):
    """What the bot sent: the method, the path with its ids left out, the JSON, and the names of its files."""

    method: str
    path: str
    body: Any
    files: tuple[str, ...]


@dataclass(slots=True)
class Deed:
    """An interaction under way.

    Attributes:
        acknowledged, answered: milliseconds until the first sign of life, and until there was something to read.
        callback: what Discord was told first.
        said: the messages that answered it, newest last.
    """

    id: int
    channel: int
    began: float
    acknowledged: float | None = None
    answered: float | None = None
    callback: Payload = field(default_factory=dict)
    said: list[Payload] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def message(self) -> Payload:
        """What it was answered with."""
        return self.said[-1]


class Loopback:
    """The server. Ids of people are 1, 2, ...; of channels 101, 102, ...

    Attributes:
        closed: the channels that take no message from the bot, such as closed letterboxes.
        faults: what is answered once instead: method, path, status, body.
        resumed: how often the bot came back after the connection broke.
    """

    def __init__(self, *, people: int = 3, channels: int = 1) -> None:
        self.people, self.channels = range(1, people + 1), range(101, 101 + channels)
        self.requests: list[Request] = []
        self.commands: list[Payload] = []
        self.messages: dict[int, Payload] = {}
        self.deeds: dict[str, Deed] = {}
        self.closed: set[int] = set()
        self.faults: list[tuple[str, str, int, Payload]] = []
        self.resumed = 0
        self._nonces: dict[tuple[int, str], Payload] = {}
        self._last = int(time() * 1000 - EPOCH_MS) << 22
        self._sequence, self._sent = 0, list[Payload]()
        self._socket: web.WebSocketResponse | None = None
        self._ready = asyncio.Event()
        self._tasks: set[asyncio.Future[Any]] = set()
        self._runner: web.AppRunner | None = None
        self.base = ""

    async def __aenter__(self) -> Loopback:
        app = web.Application(client_max_size=2**25)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.base = f"127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()
        assert self._runner is not None
        await self._runner.cleanup()

    @contextmanager
    def at_home(self) -> Iterator[None]:
        """discord.py finds Discord here."""
        before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = f"http://{self.base}/api/v10", self._gateway_url
        try:
            yield
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before

    @property
    def _gateway_url(self) -> yarl.URL:
        return yarl.URL(f"ws://{self.base}/gateway/")

    # --- people ------------------------------------------------------------------------------------------------------

    async def command(self, person: int, channel: int, name: str, **options: object) -> Deed:
        """Somebody types a slash command; ends when it has been answered."""
        return await self._done(self._interact(COMMAND, person, channel, self._typed(name, options, "")))

    async def complete(self, person: int, channel: int, name: str, option: str, typed: str, **before: object) -> Deed:
        """Somebody types into an option with autocomplete."""
        data = self._typed(name, {**before, option: typed}, option)
        return await self._done(self._interact(COMPLETE, person, channel, data))

    async def press(self, person: int, message: Payload, custom_id: str, values: Sequence[str] | None = None) -> Deed:
        """Somebody presses a button, or picks from a list; ends when the bot has shown that it heard."""
        data: Payload = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        data |= {} if values is None else {"values": list(values)}
        deed = self._interact(PRESS, person, int(message["channel_id"]), data, message)
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
        async with asyncio.timeout(PATIENCE):
            while (when() if when else deed.answered) is None:
                deed.news.clear()
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

    def _interact(self, kind: int, person: int, channel: int, data: Payload, message: Payload | None = None) -> Deed:
        deed = Deed(self._id(), channel, perf_counter())
        token = f"token-{deed.id}"
        self.deeds[token] = deed
        payload: Payload = {
            "id": str(deed.id),
            "application_id": str(BOT),
            "type": kind,
            "token": token,
            "version": 1,
            "data": data,
            "guild_id": str(GUILD),
            "channel_id": str(channel),
            "channel": shapes.channel(channel),
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
        self.dispatch("INTERACTION_CREATE", payload)
        return deed

    # --- the gateway -------------------------------------------------------------------------------------------------

    async def ready(self) -> None:
        """Waits until the bot has connected."""
        async with asyncio.timeout(PATIENCE):
            await self._ready.wait()

    def dispatch(self, event: str, data: Payload) -> None:
        """Sends an event; while nobody is connected it is kept for a resume."""
        self._sequence += 1
        packet = {"op": 0, "t": event, "s": self._sequence, "d": data}
        self._sent = [*self._sent[-200:], packet]
        if self._socket is not None and not self._socket.closed:
            self._later(self._socket.send_json(packet))

    async def drop(self) -> None:
        """Cuts the connection, as Discord does now and then."""
        assert self._socket is not None
        await self._socket.close(code=4000)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._heard(socket, json.loads(message.data))
        return socket

    async def _heard(self, socket: web.WebSocketResponse, packet: Payload) -> None:
        if packet["op"] == 1:
            await socket.send_json({"op": 11})
        elif packet["op"] == 2:
            self._socket = socket
            self.dispatch("READY", self._hello())
            self.dispatch("GUILD_CREATE", shapes.guild(self.channels))
            self._ready.set()
        elif packet["op"] == 6:
            self._socket, self.resumed = socket, self.resumed + 1
            for missed in [old for old in self._sent if old["s"] > packet["d"]["seq"]]:
                await socket.send_json(missed)
            self.dispatch("RESUMED", {})

    def _hello(self) -> Payload:
        guilds = [{"id": str(GUILD), "unavailable": True}]
        application = {"id": str(BOT), "flags": 0}
        hello = {"v": 10, "user": shapes.user(BOT), "guilds": guilds, "session_id": "s", "application": application}
        return {**hello, "resume_gateway_url": str(self._gateway_url), "shard": [0, 1]}

    # --- REST --------------------------------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.Response:
        body, files = await _read(request)
        method, parts = request.method, request.match_info["path"].split("/")
        self.requests.append(Request(method, _template(parts), body, tuple(files)))
        for at, (verb, path, status, answer) in enumerate(self.faults):
            if (verb, path) == (method, _template(parts)):
                del self.faults[at]
                return _json(answer, status)
        try:
            return self._answer(method, parts, body, files, request.query)
        except LookupError:
            return _json({"code": 10008, "message": "Unknown"}, 404)

    def _answer(
        self, method: str, parts: list[str], body: Any, files: list[str], query: Mapping[str, str]
    ) -> web.Response:
        match method, parts:
            case "GET", ["users", "@me"]:
                return _json(shapes.user(BOT))
            case "GET", ["users", user]:
                return _json(shapes.user(int(user)))
            case "GET", ["oauth2", "applications", "@me"]:
                return _json(shapes.application())
            case "PUT", ["applications", _, *_, "commands"]:
                self.commands = [shapes.command(at, command) for at, command in enumerate(body, 5000)]
                return _json(self.commands)
            case "POST", ["users", "@me", "channels"]:
                return _json(shapes.letterbox(int(body["recipient_id"])))
            case "POST", ["interactions", _, token, "callback"]:
                return _json(self._called_back(self.deeds[token], body, files))
            case "POST", ["webhooks", _, token]:
                return _json(self._followed(self.deeds[token], body, files))
            case "PATCH", ["webhooks", _, token, "messages", "@original"]:
                return _json(self._edited_answer(self.deeds[token], body, files))
            case _:
                return self._of_channel(method, parts, body, files, query)

    def _of_channel(
        self, method: str, parts: list[str], body: Any, files: list[str], query: Mapping[str, str]
    ) -> web.Response:
        match method, parts:
            case "POST", ["channels", channel, "messages"] if int(channel) in self.closed:
                return _json({"code": 50007, "message": "Cannot send messages to this user"}, 403)
            case "POST", ["channels", channel, "messages"]:
                return _json(self._posted(int(channel), body, files))
            case "GET", ["channels", channel, "messages"]:
                mine = self.posted(int(channel))
                return _json(mine[: int(query.get("limit", 50))] if "after" in query else mine[::-1])
            case "PATCH", ["channels", _, "messages", message]:
                return _json(shapes.changed(self.messages[int(message)], body, files))
            case "DELETE", ["channels", _, "messages", message]:
                del self.messages[int(message)]
                return web.Response(status=204)
        raise LookupError

    def posted(self, channel: int) -> list[Payload]:
        """The messages of a channel, oldest first, without ephemeral ones."""
        return [m for m in self.messages.values() if m["channel_id"] == str(channel) and not m["flags"] & 64]

    def _id(self) -> int:
        self._last += 1
        return self._last

    def _posted(self, channel: int, body: Payload, files: list[str]) -> Payload:
        nonce = (channel, str(body.get("nonce")))
        if body.get("enforce_nonce") and nonce in self._nonces:
            return self._nonces[nonce]
        message = self._message(channel, body, files)
        self._nonces[nonce] = message
        return message

    def _message(self, channel: int, body: Payload, files: list[str]) -> Payload:
        message = {**EMPTY, "id": str(self._id()), "channel_id": str(channel), "author": shapes.user(BOT)}
        message["flags"] = body.get("flags", 0)
        self.messages[int(message["id"])] = shapes.changed(message, body, files)
        return message

    def _called_back(self, deed: Deed, body: Payload, files: list[str]) -> Payload:
        deed.callback, kind, data = body, body["type"], body.get("data") or {}
        deed.acknowledged = (perf_counter() - deed.began) * 1000
        if kind in (SAID, CHANGED, OFFERED, ASKED):
            deed.answered = deed.acknowledged
        if kind in (SAID, CHANGED):
            deed.said.append(self._message(deed.channel, data, files))
        deed.news.set()
        told = {"interaction": {"id": str(deed.id), "type": 2}, "resource": {"type": kind}}
        if deed.said:
            told["resource"]["message"] = deed.message
        return told

    def _followed(self, deed: Deed, body: Payload, files: list[str]) -> Payload:
        first = {} if deed.said else deed.callback.get("data") or {}
        deed.said.append(self._message(deed.channel, {**first, **body}, files))
        deed.answered = (perf_counter() - deed.began) * 1000
        deed.news.set()
        return deed.message

    def _edited_answer(self, deed: Deed, body: Payload, files: list[str]) -> Payload:
        if not deed.said:
            return self._followed(deed, body, files)
        deed.answered = deed.answered or (perf_counter() - deed.began) * 1000
        deed.news.set()
        return shapes.changed(deed.message, body, files)


def _template(parts: Sequence[str]) -> str:
    """A path without its ids: `channels/:id/messages`."""
    return "/".join(":id" if part.isdigit() or part.startswith("token-") else part for part in parts)


def _json(data: object, status: int = 200) -> web.Response:
    # discord.py wants exactly this header, without a charset
    headers = {"Content-Type": "application/json"}
    if status == 429 and isinstance(data, dict):
        headers |= {"Via": "1.1 loopback", "Retry-After": str(data["retry_after"])}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


async def _read(request: web.Request) -> tuple[Any, list[str]]:
    """The JSON of a request and the names of its files."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), []
    body, files = None, list[str]()
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = await part.read()
        if part.name == "payload_json":
            body = json.loads(content)
        else:
            files.append(part.filename or "")
    return body, files


__all__ = ["Deed", "Loopback", "Request"]
