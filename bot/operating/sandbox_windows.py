"""Windows on the simulated Discord: what one person sees of one channel, thread or direct message.

A window is a page of simcord, which shows one place at a time and is told by hand to look again. Here one is opened for
each person and place that somebody looks at; they take turns, and each shows what has changed by itself. They stand in
the frames of our own page (`door`), which is why they lose their own bars.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import simcord
from aiohttp import web
from simcord.backend.access import can_access_channel, can_access_message
from simcord.backend.models import Channel, Message
from simcord.enums import ChannelType
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker, _process_media
from simcord.preview._pages import _Page

from bot.errors import BotError
from bot.locales import Say
from engine.digits import SNOWFLAKE, whole
from engine.text import T

DRESS = Path(__file__).parent / "page"
"""What is added to the style sheet and the program of simcord's page: `window.css` and `window.js`."""
SHOWN = 50
"""A window shows so many messages; only a change of these is one."""
POLICY = "Content-Security-Policy"
LEASE_SECONDS = 6 * 3600.0
"""A page that has not asked for so long is gone; a sleeping phone comes back earlier."""
TALKS = (ChannelType.TEXT, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD, ChannelType.DM)
REMEMBERED = 40
"""So many times a page is shown is it remembered what stood there."""
Marks = Mapping[int, int]
"""How each message looked."""
WORDS = {
    "older": T("bot-sandbox-window-older"),
    "newer": T("bot-sandbox-window-newer"),
    "latest": T("bot-sandbox-window-latest"),
    "edited": T("bot-sandbox-window-edited"),
    "private": T("bot-sandbox-window-private"),
    "submit": T("bot-sandbox-window-submit"),
    "cancel": T("bot-sandbox-window-cancel"),
    "select": T("bot-sandbox-window-select"),
    "selects": T("bot-sandbox-window-selects"),
    "write": T("bot-sandbox-window-write"),
    "empty": T("bot-sandbox-window-empty"),
    "again": T("bot-sandbox-window-again"),
}
"""What simcord's page says by itself, and what ours adds."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody simulated: as a member of the server and, in direct messages, as a user."""

    member: simcord.MemberActor
    user: simcord.UserHandle

    @property
    def id(self) -> int:
        return self.user.id


async def nobody_acts(env: simcord.Env) -> None:
    """Waits until nobody acts in a window: simcord refuses whatever overlaps that."""
    while env._operation_task is not None:
        await asyncio.sleep(0.05)


class Decoder(MediaWorker):
    """Reads pictures in a thread: simcord starts a program for each, which takes half a second, in case it is hostile.
    Here they come from the bot, or from whoever sits at this machine."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        return await asyncio.to_thread(_process_media, blob, media_time)


class Windows:
    """All windows of one simulated Discord.

    Attributes:
        framed_by: the addresses of the page that may frame them.
    """

    def __init__(self, env: simcord.Env, people: Sequence[Person], say: Say, language: str) -> None:
        self.env = env
        self.people = {str(person.id): person for person in people}
        self.framed_by: tuple[str, ...] = ()
        self._say, self._locale = say, "en-US" if language == "en" else language
        self._open: dict[tuple[str, int], Preview] = {}
        self._shown: dict[tuple[str, int], Marks] = {}
        self._turn = asyncio.Lock()

    def everybody(self) -> list[dict[str, str]]:
        """Who can be chosen to look."""
        names = {person.id: self.env.backend.users[person.id] for person in self.people.values()}
        return [{"id": str(id), "name": user.global_name or user.name} for id, user in names.items()]

    def places(self, person: str) -> list[dict[str, str]]:
        """What this person can look at, in the order of the server, each with the id of the newest message there; of
        the channels those in which something stands.
        """
        who = self.people[person]
        mine = [one for one in self.env.backend.channels.values() if self._is_there(one) and self._may_see(who, one)]
        mine.sort(key=lambda one: (one.guild_id is None, one.parent_id or one.id, one.id))
        return [{"id": str(one.id), "name": self._name(one), "newest": self._newest(who, one)} for one in mine]

    def _is_there(self, place: Channel) -> bool:
        return place.type in TALKS and (place.type != ChannelType.TEXT or bool(self.env.backend.messages.get(place.id)))

    async def address(self, person: str, place: str) -> str:
        """The page of a window, which is opened if nobody has looked yet. It bears a secret.

        Raises:
            BotError: nobody, or nothing, of that id, or not for this person.
        """
        who, channel = self.people.get(person), self.env.backend.channels.get(whole(place, SNOWFLAKE) or 0)
        if who is None or channel is None or not self._may_see(who, channel):
            raise BotError(T("bot-sandbox-no-place"))
        async with self._turn:
            if (person, channel.id) not in self._open:
                self._open[person, channel.id] = await self._opened(who, channel)
        return self._open[person, channel.id].url

    def show_changes(self) -> None:
        """Lets each window that somebody looks at show what has changed since it was last told."""
        for (person, place), window in self._open.items():
            window._advance_presentation_time()  # else "two minutes ago" is counted from when it was opened
            looking = [page for page in window._pages.values() if page is not window._python]
            if not looking or window._active_action is not None:
                continue
            now = self._marks(place)
            if self._shown.get((person, place)) != now:
                self._shown[person, place] = now
                for page in looking:
                    window._publish(page, reason="refresh")

    async def close(self) -> None:
        for window in self._open.values():
            await window.close()
        self._open.clear()

    def _mark_action_dispatched(self) -> None:
        """simcord tells its one page that a deed of that page has begun; the page whose it is knows."""
        for window in self._open.values():
            window._mark_action_dispatched()

    _closed = False
    """simcord asks its one page so."""

    async def _opened(self, who: Person, channel: Channel) -> Preview:
        await nobody_acts(self.env)
        self.env._preview = None  # simcord means to have one at a time
        guild = who.member.guild
        handle = simcord.ChannelHandle(self.env, None if channel.guild_id is None else guild, channel)
        viewer = who.user if channel.guild_id is None else who.member
        window = self.env.preview(handle, viewers=(viewer,), layout="channel", locale=self._locale)
        self._dress(window)
        await window.__aenter__()
        self.env._preview = self  # type: ignore[assignment]
        return window

    def _dress(self, window: Preview) -> None:
        """Lets the page stand in our frames, with our manners, and act when no other window does."""
        act, publish, static, server = window._action, window._publish, window._server._static, window._server
        seen: dict[tuple[str, int], Marks] = {}

        async def in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                page = window._pages.get(context or "")
                return await act(context, body if page is None else self._as_seen(page, body, seen))

        def published(page: _Page, **why: Any) -> None:
            publish(page, **why)
            seen[page.id, page.revision] = self._marks(page.channel_id)
            seen.pop((page.id, page.revision - REMEMBERED), None)

        async def dressed(request: web.Request) -> web.Response:
            answer: web.Response = await static(request)
            if request.path in self._extras:
                answer.text = (answer.text or "") + self._extras[request.path]
            return answer

        own: Any = {"_SECURITY_HEADERS": self._framed(server._SECURITY_HEADERS), "_static": dressed}
        vars(server).update(own)
        how: Any = {"_PAGE_LEASE_SECONDS": LEASE_SECONDS, "_media_worker": Decoder()}
        vars(window).update({"_action": in_turn, "_publish": published, **how})

    def _framed(self, headers: Mapping[str, str]) -> dict[str, str]:
        """Our page may frame it, nobody else."""
        kept = {name: value for name, value in headers.items() if name != "X-Frame-Options"}
        allowed = f"frame-ancestors {' '.join(self.framed_by)}"
        return kept | {POLICY: kept[POLICY].replace("frame-ancestors 'none'", allowed)}

    def _as_seen(
        self, page: _Page, body: Mapping[str, Any], seen: Mapping[tuple[str, int], Marks]
    ) -> Mapping[str, Any]:
        """simcord refuses whoever has not yet been shown the newest. Discord does not, so where the message that is
        meant stands as it was shown, that is no hindrance."""
        then, target = body.get("published_revision"), body.get("target_id")
        if not isinstance(then, int) or then == page.revision:
            return body
        old, now = seen.get((page.id, then)), self._marks(page.channel_id)
        meant = [] if target is None else [whole(str(target), SNOWFLAKE)]
        same = old is not None and all(one is not None and old.get(one) == now.get(one) for one in meant)
        return {**body, "published_revision": page.revision} if same else body

    def _marks(self, place: int) -> Marks:
        there = sorted(self.env.backend.messages.get(place, {}).items())[-SHOWN:]
        return {id: crc32(repr(message).encode()) for id, message in there}

    @property
    def _extras(self) -> dict[str, str]:
        said = {word: self._say(text) for word, text in WORDS.items()}
        names = {str(one.id): f"#{one.name}" for one in self.env.backend.channels.values() if one.guild_id is not None}
        words = f"\nconst WORDS = {json.dumps(said, ensure_ascii=False)};\nlet NAMES = {json.dumps(names)};\n"
        return {
            "/preview.css": (DRESS / "window.css").read_text("utf-8"),
            "/app.js": words + (DRESS / "window.js").read_text("utf-8"),
        }

    def _may_see(self, who: Person, channel: Channel) -> bool:
        return can_access_channel(self.env, channel.id, who.member, history=True)

    def _visible(self, who: Person, place: int) -> list[Message]:
        there = sorted(self.env.backend.messages.get(place, {}).values(), key=lambda one: one.id)
        return [one for one in there if can_access_message(self.env, place, one, who.member, history=True)]

    def _newest(self, who: Person, channel: Channel) -> str:
        return str(max((one.id for one in self._visible(who, channel.id)), default=0))

    def _name(self, channel: Channel) -> str:
        if channel.guild_id is None:
            return self._say(T("bot-sandbox-direct"))
        return f"{'↳ ' if channel.is_thread else '#'}{channel.name}"
