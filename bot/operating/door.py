"""The door of the sandbox: an address that stays the same, and leads to the page wherever it is after a start.

The page's own address bears a secret that changes with every start. Whoever comes by this machine's own address is sent
there; what others see of that is no more than a redirection.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

HERE = "127.0.0.1"
NAMES = (HERE, "localhost")


@asynccontextmanager
async def door(port: int, page: str) -> AsyncIterator[str]:
    """Opens it; its address. `port`: 0 for any that is free; `page`: where it leads.

    Raises:
        OSError: the port cannot be opened.
    """
    app = web.Application()

    async def through(request: web.Request) -> web.StreamResponse:
        if request.url.host not in NAMES:
            raise web.HTTPForbidden
        raise web.HTTPFound(page, headers={"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"})

    app.router.add_get("/{path:.*}", through)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, HERE, port)
        await site.start()
        yield f"http://{HERE}:{runner.addresses[0][1]}/"
    finally:
        await runner.cleanup()
