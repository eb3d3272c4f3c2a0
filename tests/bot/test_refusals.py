"""Whatever Discord refuses, of whatever it is asked, and for however long: the table goes on.

Every code of Discord's reference that these routes can return is tried on every kind of request. Meanwhile everybody
else reads all that is theirs, in order, once. When it is over, the reader concerned has read it too, or was told; and
no request is repeated more often than its backoff allows.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import Astrarch
from bot.faults import Meaning, Request, meaning
from bot.measuring import loopback_shapes as shapes
from bot.measuring.loopback_shapes import GUILD
from bot.posting import icons
from bot.posting.readers import RETRY
from bot.store import Change, Post
from bot.store.posts import AccountLine, BurnPost, LobbyPost, LockPost, NoticePost, PromptPost, SecretPost, WatchersPost
from engine.text import T
from tests.bot.killing import asks
from tests.bot.outbox import kinds
from tests.bot.timeless import (
    CHANNEL,
    ELSEWHERE,
    PLAYERS,
    STRANGER,
    WATCHER,
    Answer,
    Here,
    connected,
    error_of,
    letters,
    rest,
    run,
    thread,
    wired,
)

REFUSALS = (
    *((404, code) for code in (10002, 10003, 10004, 10008, 10013, 10014, 10015, 10062, 10063)),
    *((429, code) for code in (20016, 20028, 20029, 40062)),
    *((403, code) for code in (20009, 40002, 40004, 40007, 50001, 50005, 50007, 50009, 50013, 50095, 50278, 60003)),
    *((400, code) for code in (20009, 20022, 20031, 30005, 30008, 30010, 30013, 30015, 30032, 30033, 30034, 30046)),
    *((400, code) for code in (40003, 40006, 40058, 40060, 50003, 50006, 50008, 50021, 50024, 50033, 50035, 50041)),
    *((400, code) for code in (50045, 50046, 50055, 50068, 50074, 50083, 50109, 50138, 50146, 160002, 160004, 160005)),
    *((400, code) for code in (160006, 200000, 200001, 240000)),
    *((401, code) for code in (40001, 50014, 50027)),
    *((413, 40005), (503, 130000), (503, 110001)),
    *((status, 0) for status in (400, 401, 403, 404, 408, 429, 500, 502, 503, 504)),
)
"""Status and code; no code where Discord, or what stands before it, gives none."""
LONG = 1000.0
"""So many seconds it goes on, and so many it takes until all is well afterwards."""
THREAD = 777
FEW = 9
"""On PostgreSQL every ninth refusal is tried on each kind of request, and each on some kind."""


@dataclass
class Hall:
    """A table of two players whom a third person watches, and what everybody was told."""

    here: Here
    bot: Astrarch
    game: int = 0
    told: defaultdict[int, list[str]] = field(default_factory=lambda: defaultdict(list))

    async def open(self) -> None:
        message = self.here._message

        def noted(channel: int, body: Any, files: list[str], **more: Any) -> Any:
            made = message(channel, body, files, **more)
            self.told[channel] += [] if more else [shapes.words(made)]
            return made

        self.here._message = noted  # type: ignore[method-assign]
        self.here.threads[THREAD] = thread(THREAD, "away")
        for person, what in zip(PLAYERS, ("new", "join"), strict=True):
            await self.here.command(person, CHANNEL, f"game {what}", **({"game": "toy"} if what == "new" else {}))
        await self.here.command(1, CHANNEL, "game start")
        self.game = (await self.bot.services.tables.find(CHANNEL)).id
        await self.bot.services.tables.guests.watch(self.game, WATCHER)
        await rest()

    async def happens(self, word: str, *more: Post) -> None:
        """Something for every reader, twice."""
        said = [T("bot-recall-note", note=f"{word}.{at}") for at in (1, 2)]
        posts = [NoticePost(text) for text in said]
        posts += [NoticePost(text, channel=ELSEWHERE) for text in said]
        posts += [WatchersPost(text) for text in said]
        for seat in range(len(PLAYERS)):
            posts += [SecretPost((AccountLine(text, ()),), 0, seat=seat) for text in said]
        async with self.bot.services.tables.games.turn(self.game) as live:
            asked = PromptPost(live.game.question)
            await self.bot.services.tables.games.save(live, Change(posts=[*posts, asked, *more]))

    def read(self, channel: int, word: str) -> list[str]:
        """Which of the two somebody has read, in order."""
        text = "\n".join(self.told[channel])
        return [part.split("*")[0].split("\n")[0] for part in text.split(f"{word}.")[1:]]

    def prompts(self) -> list[Any]:
        return [message for message in self.here.posted(CHANNEL) if asks(message)]

    def take_away(self) -> None:
        """A moderator deletes the earlier prompts, which the bot cannot delete."""
        for message in self.prompts()[:-1]:
            self.here._forget(int(message["id"]))

    def left(self) -> list[str]:
        store = self.bot.services.store
        return [kind for kind in kinds(store.claim(limit=500)) if kind != "account"]


@dataclass(frozen=True)
class Kind:
    """A kind of request: which requests are refused, whom they concern, and what makes the bot ask it."""

    method: str
    path: str
    concerns: int | None = None
    more: Sequence[Post] = ()
    deed: Callable[[Hall], Awaitable[None]] | None = None
    body: str = ""
    request: Request = Request.POST

    def refused(self, method: str, path: str, body: str) -> bool:
        return method == self.method and path.startswith(self.path) and self.body in body


async def look(hall: Hall) -> None:
    """Somebody asks how the table stands; the bot may not be able to answer."""
    hall.here._interact(2, 1, CHANNEL, hall.here._typed("game status", {}, ""))


async def make_thread(hall: Hall) -> None:
    hall.here._interact(
        2, STRANGER, ELSEWHERE, hall.here._typed("game new", {"game": "toy", "thread": "thread-public"}, "")
    )


async def register(hall: Hall) -> None:
    with suppress(discord.HTTPException):
        await hall.bot.tree.sync()


async def upload(hall: Hall) -> None:
    hall.here.emoji.clear()
    hall.uploading = asyncio.create_task(icons.show_icons(hall.bot, hall.bot.services, uploads=True))  # type: ignore[attr-defined]


def lock() -> Sequence[Post]:
    return [LockPost(THREAD, True, "")]


KINDS = {
    "post": Kind("POST", f"channels/{CHANNEL}/messages", CHANNEL),
    "post elsewhere": Kind("POST", f"channels/{ELSEWHERE}/messages", ELSEWHERE),
    "edit": Kind("PATCH", f"channels/{CHANNEL}/messages/", CHANNEL, [LobbyPost()], request=Request.EDIT),
    "delete": Kind("DELETE", f"channels/{CHANNEL}/messages/", CHANNEL, request=Request.DELETE),
    "letterbox": Kind("POST", "users/@me/channels", letters(1), body='"recipient_id": 1}', request=Request.LETTER),
    "letter": Kind("POST", f"channels/{letters(1)}/messages", letters(1), request=Request.LETTER),
    "watcher": Kind("POST", f"channels/{letters(WATCHER)}/messages", letters(WATCHER), request=Request.LETTER),
    "delete a letter": Kind("DELETE", f"channels/{letters(1)}/messages/", more=[BurnPost(1)]),
    "thread": Kind("POST", f"channels/{ELSEWHERE}/threads", deed=make_thread),
    "lock": Kind("PATCH", f"channels/{THREAD}", more=lock()),
    "reply": Kind("POST", "interactions/", deed=look),
    "follow up": Kind("POST", "webhooks/", deed=look),
    "commands": Kind("PUT", "applications/", deed=register),
    "emoji": Kind("POST", "applications/", deed=upload),
}


@pytest.fixture
def one_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    async def drawn(*_: Any) -> list[icons.Icon]:
        return [icons.Icon("toy_12345678", b"\x89PNG\r\n\x1a\n", ("toy",))]

    monkeypatch.setattr(icons, "_drawn", drawn)


@pytest.mark.both_databases
@pytest.mark.usefixtures("one_icon")
@pytest.mark.parametrize("name", KINDS)
def test_whatever_is_refused_the_table_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    here, tried = Here(), REFUSALS if database == "sqlite" else REFUSALS[[*KINDS].index(name) % FEW :: FEW]

    async def all_of_them() -> list[str]:
        hall = Hall(here, await connected(here, tmp_path / "games.sqlite"))
        await hall.open()
        wrong = [line for status, code in tried for line in await refused(hall, KINDS[name], status, code)]
        await hall.bot.close()
        return wrong

    with wired(monkeypatch, here):
        assert run(all_of_them()) == []


async def refused(hall: Hall, kind: Kind, status: int, code: int) -> list[str]:
    """What is wrong where this is answered for long to all requests of the kind, and no more afterwards."""
    word = f"w{status}-{code}"
    forget_letterboxes(hall.bot)
    hall.told.clear()
    hall.here.asked.clear()

    def refuses(method: str, path: str, body: str) -> None:
        if kind.refused(method, path, body):
            raise Answer(status, code)

    hall.here.refuses = refuses
    await hall.happens(word, *kind.more)
    if kind.deed is not None:
        await kind.deed(hall)
    await rest(LONG)
    meanwhile = [*unread(hall, kind, word), *too_often(hall, kind)]
    if not any(kind.refused(*asked[1:4]) for asked in hall.here.asked):
        meanwhile.append("nothing was refused")
    hall.here.refuses = lambda method, path, body: None
    await over(hall, code)
    return [f"{word}: {line}" for line in (*meanwhile, *missed(hall, kind, word, status, code))]


async def over(hall: Hall, code: int) -> None:
    """It is over: people change a role, or only do something in the channel."""
    server = hall.bot.get_guild(GUILD)
    assert server is not None
    if code % 2:
        await hall.bot.on_guild_role_update(server.default_role, server.default_role)
    else:
        for channel in (CHANNEL, ELSEWHERE):
            hall.here._interact(2, 1, channel, hall.here._typed("game status", {}, ""))
        hall.bot.sender.messenger.readers.knock(channel=THREAD, mended=False)
    await rest(4 * LONG)


def forget_letterboxes(bot: Astrarch) -> None:
    """As after a start, each letterbox has to be opened."""
    bot.sender.messenger._letterboxes.clear()
    bot._connection._private_channels_by_user.clear()
    bot._connection._private_channels.clear()


def unread(hall: Hall, kind: Kind, word: str) -> Iterator[str]:
    """What those have not read whom it does not concern."""
    for reader in (CHANNEL, ELSEWHERE, letters(1), letters(2), letters(WATCHER)):
        if reader != kind.concerns and hall.read(reader, word) != ["1", "2"]:
            yield f"{reader} has read {hall.read(reader, word)} meanwhile"


def too_often(hall: Hall, kind: Kind) -> Iterator[str]:
    """Which requests were repeated too soon."""
    times = defaultdict[tuple[str, ...], list[float]](list)
    for asked in hall.here.asked:
        if kind.refused(asked.method, asked.path, asked.body):
            times[asked.method, asked.path, asked.body].append(asked.at)
    for request, at in times.items():
        for number, (before, after) in enumerate(pairwise(at)):
            if after - before < RETRY[min(number, len(RETRY) - 1)] - 0.001:
                yield f"{request[:2]} asked at {at}"
                break


def missed(hall: Hall, kind: Kind, word: str, status: int, code: int) -> Iterator[str]:
    """What is wrong once it is over."""
    in_private = kind.concerns in (letters(1), letters(WATCHER))
    yield from unread(hall, kind if in_private else Kind("", ""), word)
    if kind.concerns == letters(1):
        told = any("<@1>" in words and "secret" in words for words in hall.told[CHANNEL])
        gone = code == 10013
        if hall.read(letters(1), word) != ["1", "2"] and not told and not gone:
            yield f"person 1 has read {hall.read(letters(1), word)} and was not told"
    if kind.concerns == letters(WATCHER) and len(hall.read(letters(WATCHER), word)) > 2:
        yield "the watcher was told twice"
    if hall.left():
        yield f"rows are left: {hall.left()}"
    if kind.request is Request.DELETE and meaning(error_of(status, code), Request.DELETE) is Meaning.FINAL:
        hall.take_away()
    if len(hall.prompts()) != 1:
        yield f"{len(hall.prompts())} prompts stand there"
