"""The whole bot against a small Discord in its own process, on a clock of its own: days pass in no time.

There is neither a socket nor a thread. Where nothing is left to do until some moment, it is that moment.
"""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl

import discord
import pytest
from aiohttp import web
from discord.http import HTTPClient, Route
from discord.user import ClientUser
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.client import Astrarch
from bot.drawing.pictures import Pictures, picture_file
from bot.locales import HERE, read_once
from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_shapes import BOT, GUILD, LETTERS, Payload
from bot.services.commands import CommandTranslator
from bot.widgets.rows import Component
from engine import games
from tests.bot import databases
from tests.bot.harness import TEXTS, BotToy

X = TypeVar("X")
PLAYERS, WATCHER, STRANGER = (1, 2), 3, 4
CHANNEL, ELSEWHERE = 101, 102
AWHILE = 1.0
THREAD = 11


class _Selector(selectors.SelectSelector):
    """Waits for nothing but the clock, which it turns."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        if not found and timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.now += 0.0 if found else timeout or 0.0
        return found


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run(work: Coroutine[Any, Any, X]) -> X:
    """Runs it to its end, on a clock of its own."""
    loop = _Loop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


class Asked(NamedTuple):
    """A request of the bot: when, what, and how it ended."""

    at: float
    method: str
    path: str
    body: str
    status: int


class Answer(Exception):
    """What Discord answers instead of what it was asked."""

    def __init__(self, status: int, code: int, message: str = "refused") -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message


class Here(Loopback):
    """The small Discord; `refuses` may raise an `Answer` instead of what is asked.

    Attributes:
        asked: every request since it was emptied last.
        threads: by their ids.
    """

    def __init__(self) -> None:
        super().__init__(people=4, channels=2)
        self.refuses: Callable[[str, str, str], None] = lambda method, path, body: None
        self.asked = list[Asked]()
        self.threads: dict[int, Payload] = {}
        self.bot: Astrarch | None = None

    def dispatch(self, event: str, data: Payload) -> None:
        assert self.bot is not None
        self.bot._connection.parsers[event](data)

    def rest(self, method: str, path: str, body: Any, files: Sequence[str], query: dict[str, str]) -> Any:
        """Answers a request, or raises what discord.py raises."""
        sent, now = json.dumps([body, *files]), asyncio.get_running_loop().time()
        try:
            self.refuses(method, path, sent)
            response = self._judge(method, path.split("/"), body, list(files), query)
        except Answer as refusal:
            self.asked.append(Asked(now, method, path, sent, refusal.status))
            raise error_of(refusal.status, refusal.code, refusal.message) from None
        self.asked.append(Asked(now, method, path, sent, response.status))
        if response.status >= 400:
            told = json.loads(_text(response))
            raise error_of(response.status, told["code"], told["message"])
        return json.loads(_text(response)) if _text(response) else None

    def _judge(self, method: str, parts: list[str], body: Any, files: list[str], query: Any) -> web.Response:
        try:
            return self._answer(method, parts, body, files, query)
        except LookupError:
            raise Answer(404, 10008, "Unknown Message") from None

    def _of_channel(self, method: str, parts: list[str], body: Any, files: list[str], query: Any) -> web.Response:
        match method, parts:
            case "POST", ["channels", _, "threads"]:
                id = self._id()
                self.threads[id] = thread(id, body["name"], body["auto_archive_duration"])
                return web.json_response(self.threads[id])
            case _, ["channels", id] if int(id) not in self.threads:
                raise Answer(404, 10003, "Unknown Channel")
            case "GET", ["channels", id]:
                return web.json_response(self.threads[int(id)])
            case "PATCH", ["channels", id]:
                self.threads[int(id)]["thread_metadata"] |= body
                return web.json_response(self.threads[int(id)])
            case _, ["channels", id, *_] if self._sleeps(id):
                raise Answer(400, 50083, "This thread is archived")
        return super()._of_channel(method, parts, body, files, query)

    def _sleeps(self, id: str) -> bool:
        known = self.threads.get(int(id))
        return known is not None and bool(known["thread_metadata"]["archived"])


def thread(id: int, name: str, minutes: int = 1440) -> Payload:
    """A thread below the channel of the table."""
    meta = {"archived": False, "locked": False, "auto_archive_duration": minutes, "archive_timestamp": shapes.STAMP}
    named = {"id": str(id), "type": THREAD, "guild_id": str(GUILD), "parent_id": str(CHANNEL), "name": name}
    return {**named, "owner_id": str(BOT), "thread_metadata": meta, "message_count": 0, "member_count": 1}


def _text(response: web.Response) -> str:
    body = response.body
    return body.decode() if isinstance(body, bytes) else ""


class _Response:
    reason = "refused"

    def __init__(self, status: int) -> None:
        self.status, self.headers = status, dict[str, str]()


def error_of(status: int, code: int, message: str = "refused") -> discord.HTTPException:
    """What discord.py makes of an answer."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(_Response(status), {"code": code, "message": message})


class Sketches(Pictures):
    """A picture for every board, and none of anything else."""

    async def board(self, *what: Any, **how: Any) -> discord.File:
        return picture_file(b"a board", "board.png", "A board.")


@contextmanager
def wired(monkeypatch: pytest.MonkeyPatch, here: Here) -> Iterator[None]:
    """discord.py asks this Discord."""

    async def request(http: HTTPClient, route: Route, *, files: Any = None, form: Any = None, **how: Any) -> Any:
        for file in files or []:
            file.reset(seek=0)
        path = route.url.split("/api/v10/")[1].partition("?")
        query = {**dict(parse_qsl(path[2])), **{key: str(value) for key, value in (how.get("params") or {}).items()}}
        return here.rest(route.method, path[0], how.get("json") or _payload(form), _names(files), query)

    async def called_back(adapter: AsyncWebhookAdapter, route: Any, session: Any, **how: Any) -> Any:
        path, body = route.url.split("/api/v10/")[1].partition("?")[0], how.get("payload")
        return here.rest(route.method, path, body or _payload(how.get("multipart")), _names(how.get("files")), {})

    with monkeypatch.context() as patched:
        patched.setattr(HTTPClient, "request", request)
        patched.setattr(AsyncWebhookAdapter, "request", called_back)
        yield


def _payload(form: Any) -> Any:
    return next((json.loads(part["value"]) for part in form or [] if part.get("name") == "payload_json"), None)


def _names(files: Any) -> list[str]:
    return [file.filename for file in files or []]


async def connected(here: Here, path: Path, store: Any = None) -> Astrarch:
    """The bot, as it is once Discord has told it of its server."""
    games.register(BotToy())
    bot = Astrarch(store or databases.opened(path), locales=read_once(HERE, TEXTS))
    bot.services.pictures = bot.sender.pictures = bot.sender.channel.pictures = Sketches()
    bot.sender.own._pictures = bot.sender.late._pictures = bot.services.pictures
    await bot._async_setup_hook()
    state, here.bot = bot._connection, bot
    state.user = ClientUser(state=state, data=shapes.user(BOT))  # type: ignore[arg-type]
    state.application_id = BOT
    state._add_guild_from_data(shapes.guild(here.channels))  # type: ignore[arg-type]
    bot.add_dynamic_items(Component)
    await bot.tree.set_translator(CommandTranslator(bot.services.locales))
    await bot.tree.sync()
    return bot


async def rest(seconds: float = AWHILE) -> None:
    """So long nothing is done from outside."""
    await asyncio.sleep(seconds)


def letters(person: int) -> int:
    """The channel of somebody's direct messages."""
    return LETTERS + person
