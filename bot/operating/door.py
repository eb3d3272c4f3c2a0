"""The door of the sandbox: an address that stays the same, and the page there, with a column for each place looked at.

The windows in its columns have addresses of their own, which bear a secret and change with every start. A column asks
the door for its window and is sent there; whoever comes by this machine's own address gets no more of it than that.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Protocol

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.errors import BotError

HERE = "127.0.0.1"
NAMES = (HERE, "localhost")
PAGE = Path(__file__).parent / "page"
FILES = {
    "/": ("page.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
}
MANNERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; "
    f"frame-src 'self' {' '.join(f'http://{name}:*' for name in NAMES)}; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}
"""What the page may do: nothing of elsewhere is loaded, and no other page may frame it."""


class House(Protocol):
    """What stands behind the door."""

    framed_by: tuple[str, ...]

    def everybody(self) -> list[dict[str, str]]: ...
    def places(self, person: str) -> list[dict[str, str]]: ...
    async def address(self, person: str, place: str) -> str: ...


@asynccontextmanager
async def door(port: int, house: House, words: Mapping[str, str]) -> AsyncIterator[str]:
    """Opens it; its address. `port`: 0 for any that is free; `words`: what the page says, by the names it has for that.

    Raises:
        OSError: the port cannot be opened.
    """
    app = web.Application(middlewares=[_from_here])
    app.add_routes(_routes(house, {**words, "start": token_hex(8)}))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HERE, port).start()
        opened = runner.addresses[0][1]
        house.framed_by = tuple(f"http://{name}:{opened}" for name in NAMES)
        yield f"http://{HERE}:{opened}/"
    finally:
        await runner.cleanup()


@web.middleware
async def _from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Only for who names this machine, so that no foreign name can be made to lead here."""
    if request.url.host not in NAMES:
        raise web.HTTPForbidden
    answer: web.StreamResponse = await handler(request)
    answer.headers.update(MANNERS)
    return answer


def _routes(house: House, words: Mapping[str, str]) -> list[web.RouteDef]:
    async def file(request: web.Request) -> web.Response:
        name, kind = FILES[request.path]
        return web.Response(text=(PAGE / name).read_text("utf-8"), content_type=kind)

    async def places(request: web.Request) -> web.Response:
        people = [{**one, "places": house.places(one["id"])} for one in house.everybody()]
        return web.json_response(
            {"words": words, "people": people}, dumps=lambda told: json.dumps(told, ensure_ascii=False)
        )

    async def window(request: web.Request) -> web.Response:
        try:
            to = await house.address(request.match_info["person"], request.match_info["place"])
        except BotError as error:
            raise web.HTTPNotFound from error
        return web.Response(status=302, headers={"Location": to})

    shown = [web.get(path, file) for path in FILES]
    return [*shown, web.get("/places", places), web.get("/window/{person}/{place}", window)]
