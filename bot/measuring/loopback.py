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
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Any, NamedTuple, Self

import yarl
from aiohttp import WSMsgType, web

from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback_people import PATIENCE, Deed, People
from bot.measuring.loopback_shapes import BOT, EMPTY, GUILD, Payload
from bot.measuring.loopback_wire import Gate, as_json, at_home, gateway_of, read, template

PING = 0.1
"""So long takes the answer to a heartbeat, as that of Discord does; discord.py misreads one that comes before it has
noted that it asked."""
SAID, CHANGED, OFFERED, ASKED = 4, 7, 8, 9
FORGOTTEN = {"code": 10062, "message": "Unknown interaction"}
TWICE = {"code": 40060, "message": "Interaction has already been acknowledged."}


class Request(NamedTuple):
    """What the bot sent: the method, the path with its ids left out, the JSON, and the names of its files."""

    method: str
    path: str
    body: Any
    files: tuple[str, ...]


class Loopback(People):
    """The server. Ids of people are 1, 2, ...; of channels 101, 102, ...

    Attributes:
        closed: the channels that take no message from the bot, such as closed letterboxes.
        gone: the channels that are no more.
        fileless: what is answered to a post with files, instead of taking it: status and body.
        faults: what is answered once instead: method, path, status, body.
        gates: what is answered only when its gate is opened: method and path.
        resumed, identified: how often the bot came back after the connection broke, and how often it began anew.
        remembers: whether requests are kept, which a long measurement need not.
        emoji: those of the application, by their ids.
        shards: the connection of each shard that has ever come.
        forgetful: whether nonces are forgotten at once, as Discord does after some minutes.
    """

    def __init__(self, *, people: int = 3, channels: int = 1, token: str = "token", remembers: bool = True) -> None:
        self.people, self.channels = range(1, people + 1), range(101, 101 + channels)
        self.token, self.remembers = token, remembers
        self.requests: list[Request] = []
        self.commands: list[Payload] = []
        self.messages, self.emoji = dict[int, Payload](), dict[int, Payload]()
        self.deeds: dict[str, Deed] = {}
        self.closed, self.gone = set[int](), set[int]()
        self.fileless: tuple[int, Payload] | None = None
        self.faults: list[tuple[str, str, int, Payload]] = []
        self.gates: dict[tuple[str, str], Gate] = {}
        self.permissions, self.sessions, self.servers = shapes.PERMISSIONS, 1000, ["Hall"]
        self.forgetful = False
        self.application: Payload = {}
        self.shards = dict[int, web.WebSocketResponse]()
        self.presence: Payload = {}
        self.resumed = self.identified = 0
        self.answers: Counter[int] = Counter()
        self._rooms: defaultdict[int, dict[int, Payload]] = defaultdict(dict)
        self._nonces: dict[tuple[int, str], Payload] = {}
        self._last = shapes.newest_id()
        self._sequence, self._sent = 0, list[Payload]()
        self._session_ended = False
        self._socket: web.WebSocketResponse | None = None
        self._ready = asyncio.Event()
        self._tasks: set[asyncio.Future[object]] = set()
        self._runner: web.AppRunner | None = None
        self.base = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=2**25)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
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
        with at_home(self.base):
            yield

    @property
    def _gateway_url(self) -> yarl.URL:
        return gateway_of(self.base)

    # --- the gateway -------------------------------------------------------------------------------------------------

    async def ready(self, seconds: float = PATIENCE) -> None:
        """Waits until the bot has connected."""
        async with asyncio.timeout(seconds):
            await self._ready.wait()

    def dispatch(self, event: str, data: Payload) -> None:
        """Sends an event; while nobody is connected it is kept for a resume."""
        self._sequence += 1
        packet = {"op": 0, "t": event, "s": self._sequence, "d": data}
        self._sent = [*self._sent[-200:], packet]
        if self._socket is not None and not self._socket.closed:
            self._later(self._socket.send_json(packet))

    def again_from_the_start(self) -> None:
        """The bot has ended; another one may connect."""
        self._ready.clear()

    async def drop(self, *, forget: bool = False) -> None:
        """Cuts the connection, as Discord does now and then. `forget`: and it will not take the session up again."""
        assert self._socket is not None
        self._session_ended = forget
        self._ready.clear()
        await self._socket.close(code=4000)

    # --- moderators, and the server itself ---------------------------------------------------------------------------

    def delete(self, message: int) -> None:
        """A moderator deletes a message."""
        gone = self._forget(message)
        where = {"id": str(message), "channel_id": gone["channel_id"], "guild_id": str(GUILD)}
        self.dispatch("MESSAGE_DELETE", where)

    def delete_channel(self, channel: int) -> None:
        """A moderator deletes a channel."""
        self.gone.add(channel)
        self.dispatch("CHANNEL_DELETE", shapes.channel(channel))

    def kick(self) -> None:
        """The bot is thrown out of the server."""
        self.gone.update(self.channels)
        self.dispatch("GUILD_DELETE", {"id": str(GUILD)})

    def invite(self) -> None:
        """The bot is let in again."""
        self.gone.clear()
        server = shapes.guild(self.channels)
        del server["unavailable"]  # so discord.py tells a new server from one that has come back
        self.dispatch("GUILD_CREATE", server)

    def _forget(self, message: int) -> Payload:
        gone = self.messages.pop(message)
        self._rooms[int(gone["channel_id"])].pop(message, None)
        return gone

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
            await asyncio.sleep(PING)
            with suppress(ConnectionError):  # who asked may have died meanwhile
                await socket.send_json({"op": 11})
        elif packet["op"] == 3:
            self.presence = packet["d"]
        elif packet["op"] == 2:
            await self._identify(socket, *packet["d"].get("shard", (0, 1)))
        elif packet["op"] == 6 and self._session_ended:
            self._session_ended, self._sent = False, []
            await socket.send_json({"op": 9, "d": False})
        elif packet["op"] == 6:
            self._ready.set()
            self._socket, self.resumed = socket, self.resumed + 1
            for missed in [old for old in self._sent if old["s"] > packet["d"]["seq"]]:
                await socket.send_json(missed)
            self.dispatch("RESUMED", {})

    async def _identify(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        """A shard connects; the server is told of to the one that has it."""
        self.identified, self.shards = self.identified + 1, {**self.shards, shard: socket}
        if shard != (GUILD >> 22) % count:
            await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": self._hello(shard, count, ())})
            return
        self._socket = socket
        self.dispatch("READY", self._hello(shard, count, (GUILD,)))
        self.dispatch("GUILD_CREATE", shapes.guild(self.channels))
        self._ready.set()

    def _hello(self, shard: int, count: int, servers: Sequence[int]) -> Payload:
        guilds = [{"id": str(server), "unavailable": True} for server in servers]
        application = {"id": str(BOT), "flags": 0}
        hello = {"v": 10, "user": shapes.user(BOT), "guilds": guilds, "session_id": "s", "application": application}
        return {**hello, "resume_gateway_url": str(self._gateway_url), "shard": [shard, count]}

    # --- REST --------------------------------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.Response:
        body, files = await read(request)
        method, parts = request.method, request.match_info["path"].split("/")
        path = template(parts)
        if self.remembers:
            self.requests.append(Request(method, path, body, tuple(files)))
        if gate := self.gates.get((method, path)):
            await gate.passed()
        response = self._fault(method, path, bool(files)) or self._judged(request, parts, body, files)
        self.answers[response.status] += 1
        return response

    def _fault(self, method: str, path: str, files: bool) -> web.Response | None:
        """What was ordered to go wrong."""
        if files and self.fileless and path == "channels/:id/messages":
            return as_json(self.fileless[1], self.fileless[0])
        for at, (verb, where, status, answer) in enumerate(self.faults):
            if (verb, where) == (method, path):
                del self.faults[at]
                return as_json(answer, status)
        return None

    def _judged(self, request: web.Request, parts: list[str], body: Any, files: list[str]) -> web.Response:
        needs_token = parts[0] not in ("interactions", "webhooks")
        if needs_token and request.headers.get("Authorization") != f"Bot {self.token}":
            return as_json({"code": 0, "message": "401: Unauthorized"}, 401)
        try:
            return self._answer(request.method, parts, body, files, request.query)
        except LookupError:
            return as_json({"code": 10008, "message": "Unknown"}, 404)

    def _answer(
        self, method: str, parts: list[str], body: Any, files: list[str], query: Mapping[str, str]
    ) -> web.Response:
        match method, parts:
            case "GET", ["users", "@me"]:
                return as_json(shapes.user(BOT))
            case "GET", ["users", "@me", "guilds"]:
                of = {"id": str(GUILD), "permissions": self.permissions}
                return as_json([{**of, "name": name} for name in self.servers])
            case "GET", ["users", user]:
                return as_json(shapes.user(int(user)))
            case "GET", ["oauth2", "applications", "@me"]:
                return as_json({**shapes.application(), **self.application})
            case "GET", ["gateway", "bot"]:
                limits = {"total": 1000, "remaining": self.sessions, "reset_after": 3_600_000, "max_concurrency": 1}
                return as_json({"url": str(self._gateway_url), "shards": 1, "session_start_limit": limits})
            case _, ["applications", *_]:
                return self._of_application(method, parts, body)
            case "POST", ["users", "@me", "channels"]:
                return as_json(shapes.letterbox(int(body["recipient_id"])))
            case "POST", ["interactions", _, token, "callback"]:
                return self._called_back(self.deeds[token].asked(), body, files)
            case _, ["webhooks", _, token, *of]:
                return self._of_deed(method, self.deeds[token].asked(), of, body, files)
            case _:
                return self._of_channel(method, parts, body, files, query)

    def _of_deed(self, method: str, deed: Deed, of: list[str], body: Any, files: list[str]) -> web.Response:
        """What follows the first answer to an interaction, and changes of it and of what followed."""
        match method, of:
            case "POST", []:
                return as_json(self._followed(deed, body, files))
            case "PATCH", ["messages", "@original"]:
                return as_json(self._edited_answer(deed, body, files))
            case "PATCH", ["messages", id]:
                return as_json(shapes.changed(_followup(deed, id), body, files))
            case "DELETE", ["messages", id]:
                self._forget(int((deed.said[0] if id == "@original" else _followup(deed, id))["id"]))
                return web.Response(status=204)
            case _:
                raise LookupError(method)

    def _of_application(self, method: str, parts: list[str], body: Any) -> web.Response:
        match method, parts:
            case "PUT", ["applications", _, *_, "commands"]:
                self.commands = [shapes.command(at, command) for at, command in enumerate(body, 5000)]
                return as_json(self.commands)
            case "GET", ["applications", _, "emojis"]:
                return as_json({"items": [*self.emoji.values()]})
            case "POST", ["applications", _, "emojis"]:
                id = self._id()
                self.emoji[id] = shapes.emoji(id, body["name"])
                return as_json(self.emoji[id], 201)
            case "DELETE", ["applications", _, "emojis", emoji]:
                del self.emoji[int(emoji)]
                return web.Response(status=204)
            case _:
                raise LookupError

    def _of_channel(
        self, method: str, parts: list[str], body: Any, files: list[str], query: Mapping[str, str]
    ) -> web.Response:
        match method, parts:
            case _, ["channels", channel, *_] if int(channel) in self.gone:
                return as_json({"code": 10003, "message": "Unknown Channel"}, 404)
            case "POST", ["channels", channel, "messages"] if int(channel) in self.closed:
                return as_json({"code": 50007, "message": "Cannot send messages to this user"}, 403)
            case "POST", ["channels", channel, "messages"]:
                return as_json(self._posted(int(channel), body, files))
            case "GET", ["channels", channel, "messages"]:
                return as_json(shapes.page(self.posted(int(channel)), query))
            case "GET" | "PATCH", ["channels", _, "messages", message]:
                return as_json(shapes.changed(self.messages[int(message)], body or {}, files))
            case "DELETE", ["channels", _, "messages", message]:
                self._forget(int(message))
                return web.Response(status=204)
        raise LookupError

    def posted(self, channel: int) -> list[Payload]:
        """The messages of a channel, oldest first, without ephemeral ones."""
        return list(self._rooms[channel].values())

    def _id(self) -> int:
        self._last = max(self._last + 1, shapes.newest_id())
        return self._last

    def _posted(self, channel: int, body: Payload, files: list[str]) -> Payload:
        nonce = (channel, str(body.get("nonce")))
        if body.get("enforce_nonce") and nonce in self._nonces and not self.forgetful:
            return self._nonces[nonce]
        message = self._nonces[nonce] = self._message(channel, body, files)
        return message

    def _message(self, channel: int, body: Payload, files: list[str], **more: Any) -> Payload:
        message = {**EMPTY, **more, "id": str(self._id()), "channel_id": str(channel), "author": shapes.user(BOT)}
        message["flags"] = body.get("flags", 0)
        self.messages[int(message["id"])] = shapes.changed(message, body, files)
        if not message["flags"] & 64:
            self._rooms[channel][int(message["id"])] = message
        return message

    def _answered(self, deed: Deed, body: Payload, files: list[str]) -> Payload:
        """A message that answers an interaction, as everybody can tell."""
        return self._message(deed.channel, body, files, webhook_id=str(BOT))

    def _called_back(self, deed: Deed, body: Payload, files: list[str]) -> web.Response:
        if deed.forgotten or deed.acknowledged:
            deed.news.set()
            return as_json(FORGOTTEN, 404) if deed.forgotten else as_json(TWICE, 400)
        deed.callback, kind, data = body, body["type"], body.get("data") or {}
        deed.acknowledged = (perf_counter() - deed.began) * 1000
        if kind in (SAID, CHANGED, OFFERED, ASKED):
            deed.answered = deed.acknowledged
        if kind == SAID:
            deed.said.append(self._answered(deed, data, files))
        elif kind == CHANGED:
            deed.said.append(shapes.changed(self.messages[int(deed.payload["message"]["id"])], data, files))
        deed.news.set()
        told = {"interaction": {"id": str(deed.id), "type": 2}, "resource": {"type": kind}}
        if deed.said:
            told["resource"]["message"] = deed.message
            told["interaction"]["response_message_id"] = deed.message["id"]
        return as_json(told)

    def _followed(self, deed: Deed, body: Payload, files: list[str]) -> Payload:
        first = {} if deed.said else deed.callback.get("data") or {}
        deed.said.append(self._answered(deed, {**first, **body}, files))
        deed.answered = (perf_counter() - deed.began) * 1000
        deed.news.set()
        return deed.message

    def _edited_answer(self, deed: Deed, body: Payload, files: list[str]) -> Payload:
        if not deed.said:
            return self._followed(deed, body, files)
        deed.answered = deed.answered or (perf_counter() - deed.began) * 1000
        deed.news.set()
        return shapes.changed(deed.message, body, files)


def _followup(deed: Deed, id: str) -> Payload:
    return {message["id"]: message for message in deed.said}[id]
