"""What the small Discord reads off the wire and writes on it, where it is found, and a gate at which requests wait."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import yarl
from aiohttp import BodyPartReader, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from engine.digits import SNOWFLAKE, whole


class Gate:
    """Where requests wait until it is opened."""

    def __init__(self) -> None:
        self.reached, self._open = asyncio.Event(), asyncio.Event()

    def open(self) -> None:
        """Whatever waits here goes on, and what comes later does not wait."""
        self._open.set()

    async def passed(self) -> None:
        """Notes that somebody is here, and waits."""
        self.reached.set()
        await self._open.wait()


def template(parts: Sequence[str]) -> str:
    """A path without its ids: `channels/:id/messages`."""
    named = (whole(part, SNOWFLAKE) is not None or part.startswith("token-") for part in parts)
    return "/".join(":id" if id else part for part, id in zip(parts, named, strict=True))


def as_json(data: object, status: int = 200) -> web.Response:
    """An answer as Discord gives it."""
    # discord.py wants exactly this header, without a charset
    headers = {"Content-Type": "application/json"}
    if status == 429 and isinstance(data, dict):
        headers |= {"Via": "1.1 loopback", "Retry-After": str(data["retry_after"])}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


async def read(request: web.Request) -> tuple[Any, list[str]]:
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


@contextmanager
def at_home(base: str) -> Iterator[None]:
    """discord.py finds Discord at this host and port."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = f"http://{base}/api/v10", gateway_of(base)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def gateway_of(base: str) -> yarl.URL:
    """Where the gateway of a small Discord listens."""
    return yarl.URL(f"ws://{base}/gateway/")
