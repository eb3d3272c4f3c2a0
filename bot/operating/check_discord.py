"""What Discord says to `python -m bot check`: the token, the application, the servers and the permissions there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import discord
from discord.http import Route

from bot.operating.finding import Finding
from bot.services.permissions import ALWAYS, NAMES
from engine.text import T, Text

SECONDS = 20.0
NEEDED = (*ALWAYS, "send_messages", "send_messages_in_threads")
"""Without these no game can be played on a server; the other permissions of `NAMES` serve single commands."""
BESIDES = ("embed_links",)


def ask(token: str) -> list[Finding]:
    """Everything that can be asked without connecting as a bot: nobody notices."""
    return asyncio.run(_ask(token))


async def _ask(token: str) -> list[Finding]:
    try:
        async with asyncio.timeout(SECONDS), discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return [finding async for finding in _findings(client)]
    except discord.LoginFailure:
        return [Finding(T("bot-wrong-token"), bad=True)]
    except TimeoutError:
        return [Finding(T("bot-check-no-answer", seconds=int(SECONDS)), bad=True)]
    except (discord.HTTPException, OSError) as error:
        return [Finding(T("bot-no-connection", why=str(error)[:200]), bad=True)]


async def _findings(client: discord.Client) -> AsyncIterator[Finding]:
    about = await client.application_info()
    yield Finding(T("bot-check-account", name=about.name))
    yield Finding(T("bot-check-intents"))
    if about.interactions_endpoint_url:
        yield Finding(T("bot-check-endpoint", url=about.interactions_endpoint_url), bad=True)
    limits: Mapping[str, Any] = (await client.http.request(Route("GET", "/gateway/bot")))["session_start_limit"]
    yield Finding(T("bot-check-sessions", count=int(limits["remaining"])), bad=not limits["remaining"])
    servers = await client.http.get_guilds(200)
    for server in servers:
        yield _server(server["name"], discord.Permissions(int(server["permissions"])))
    if not servers:
        yield Finding(T("bot-check-no-server"))
    yield Finding(T("bot-check-invite", url=invitation(about.id)))


def _server(name: str, has: discord.Permissions) -> Finding:
    """What the bot's roles allow it there; a channel can still forbid it, which the bot says before a game starts."""
    lacks = [needed for needed in NEEDED if not (has.administrator or getattr(has, needed))]
    if not lacks:
        return Finding(T("bot-check-server", name=name))
    missing = tuple(Text(NAMES[one]) for one in lacks)
    return Finding(T("bot-check-server-lacks", name=name, permissions=missing), bad=True)


def invitation(application: int) -> str:
    """The link that invites the bot with all that it can make use of."""
    wanted = discord.Permissions(**dict.fromkeys((*NAMES, *BESIDES), True))
    return discord.utils.oauth_url(application, permissions=wanted, scopes=("bot", "applications.commands"))
