"""The bot is killed (SIGKILL) again and again while it plays and posts: `python -m tests.bot.killing --kills 2000`.

It posts with its real sender over real sockets to a Discord that forgets every nonce, and that kills it: when a request
comes, when it has been carried out and nobody was told so, or a moment later. What a reader of the channel sees is
counted there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from itertools import zip_longest
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from aiohttp import web

from bot.live.model import Live
from bot.locales import Say
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_shapes import LETTERS, Payload, words
from bot.measuring.loopback_wire import as_json
from bot.store import Outgoing, SqliteStore
from bot.store.keeping.kept import Kept
from bot.store.posts import AccountPost, NoticePost, SecretPost, read
from bot.widgets.presses import ButtonKind, Press
from bot.wording.accounts import account_lines
from bot.wording.names import names
from engine.games import register, rules_of
from tests.bot import mortal
from tests.bot.mortal import CONSTANT, LOCALES, PEOPLE
from tests.toy import ToyRules

PATIENCE, MOST_WRONG = 180.0, 5
UNTOLD = 255
"""`multiprocessing` could not tell how a process ended: such a death does not count."""
WAYS = ("before", "after", "after", "soon", "soon", "committed")
LOST = 0.02
"""So often Discord does what it is asked and answers with a fault."""
BUSY = {"code": 0, "message": "oops"}


class Deadly(Loopback):
    """A Discord that kills whoever talks to it.

    Attributes:
        created: everything that was ever posted, in order.
        left: so many requests until the next death.
    """

    def __init__(self, chance: Random) -> None:
        super().__init__(channels=len(PEOPLE), remembers=False)
        self.forgetful, self.chance = True, chance
        self.created: list[Payload] = []
        self._victim, self._way, self.left = 0, "", 0

    def aim(self, victim: int, way: str) -> None:
        """This process dies so, at one of its next requests."""
        self._victim, self._way, self.left = victim, way, self.chance.randrange(1, 12)

    async def _rest(self, request: web.Request) -> web.Response:
        try:
            return await super()._rest(request)
        except ConnectionResetError:  # it died in the middle of its request
            return as_json(BUSY, 503)

    def _judged(self, request: web.Request, parts: list[str], body: Any, files: list[str]) -> web.Response:
        if parts[0] != "channels" or not self._way:
            return super()._judged(request, parts, body, files)
        if not self._comes_from_the_victim(request):
            return super()._judged(request, parts, body, files)
        self.left -= 1
        if self.left == 0 and self._way == "before":
            self._kill()
            return as_json(BUSY, 503)
        response = super()._judged(request, parts, body, files)
        if self.left == 0 and self._way == "after":
            self._kill()
        elif self.left == 0 and self._way == "soon":
            asyncio.get_running_loop().call_later(self.chance.random() * 0.012, self._kill)
        return as_json(BUSY, 503) if self.chance.random() < LOST else response

    def _comes_from_the_victim(self, request: web.Request) -> bool:
        """Whether it does: here nobody else asks anything."""
        return True

    def _kill(self) -> None:
        os.kill(self._victim, signal.SIGKILL)

    def _message(self, channel: int, body: Payload, files: list[str], **more: Any) -> Payload:
        message = super()._message(channel, body, files, **more)
        self.created.append(dict(message))
        return message


@cache
def forks() -> ForkServerContext:
    """Processes that begin with everything loaded."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.bot.mortal_shards"])
    return context


@dataclass
class Lane:
    """One database and its Discord.

    Attributes:
        folder: where it is, and what those write who live there.
        killed: how often the bot was killed, by the system's account of how its process ended.
        wrong: what a reader saw that should not be.
    """

    folder: Path
    game: str
    seed: int
    killed: int = 0
    wrong: list[str] = field(default_factory=list)
    created: int = 0

    async def run(self, kills: int) -> Lane:
        """So many lives and deaths, then one in peace."""
        chance = Random(self.seed)
        async with Deadly(chance) as here:
            while self.killed < kills:
                way = chance.choice(WAYS)
                if await self._life(here, way) == -signal.SIGKILL:
                    self.killed += 1
                elif len(self.wrong) > MOST_WRONG:
                    return self
            await self._life(here, "quiet")
            with closing(SqliteStore(self.folder / "games.sqlite")) as store:
                self.wrong += list(while_they_run(here, store))
            await self._life(here, "end")
            with closing(SqliteStore(self.folder / "games.sqlite")) as store:
                self.wrong += list(after_the_end(here, store))
            self.created = len(here.created)
        return self

    async def _life(self, here: Deadly, way: str) -> int | None:
        process = forks().Process(target=mortal.live, args=(str(self.folder), self.game, here.base, way))
        await asyncio.to_thread(process.start)
        assert process.pid is not None
        here.aim(process.pid, way if way in WAYS else "")
        await asyncio.to_thread(process.join, PATIENCE)
        if process.exitcode not in (0, -signal.SIGKILL, UNTOLD):
            self.wrong.append(f"a life ({way}) ended with {process.exitcode}, {here.left} requests before its time")
            process.kill()
        return process.exitcode


def while_they_run(here: Deadly, store: Kept) -> Iterator[str]:
    """While the games run: one prompt each, and nothing stands that nobody knows."""
    for channel in PEOPLE:
        running = [game.id for game in store.games() if game.channel == channel and game.status == "running"]
        asking = [game for message in here.posted(channel) if (game := asks(message))]
        if asking != running:
            yield f"channel {channel}: prompts of {asking}, but games {running} are played"
        welcomes = Counter(game for message in here.posted(channel) if (game := welcomes_to(message)))
        if any(times > 1 for times in welcomes.values()):
            yield f"channel {channel}: tables shown {welcomes}"
        standing = [int(message["id"]) for message in here.posted(channel)]
        stray = set(standing) - store.noted(standing)
        if stray:
            yield f"channel {channel}: {len(stray)} messages that the bot does not know"


def after_the_end(here: Deadly, store: Kept) -> Iterator[str]:
    """After the end: everything was told once."""
    yield from while_they_run(here, store)
    for channel in PEOPLE:
        yield from told(here, store, channel)
        yield from pictures(here, store, channel)
    for user in (user for people in PEOPLE.values() for user in people):
        yield from letters(here, store, user)


def asks(message: Payload) -> int | None:
    """The game whose prompt this is; where only programs are waited for, nothing can be answered there."""
    return next((one.game for one in _presses(message) if one.question != "-" or one.choice == ButtonKind.SINCE), None)


def welcomes_to(message: Payload) -> int | None:
    """The game whose table this shows."""
    return next((press.game for press in _presses(message) if press.choice == "w"), None)


def _presses(message: Payload) -> list[Press]:
    ids = re.findall(r'"custom_id": "([^"]*)"', json.dumps(message["components"]))
    return [press for id in ids if (press := Press.read(id))]


def told(here: Deadly, store: Kept, channel: int) -> Iterator[str]:
    """Each line of the accounts, and each notice, as often as it happened; a turn stands in the message that asked."""
    seen, cut = Counter[str](), 0
    whose, order = games_of_messages(store), defaultdict[int | None, list[str]](list)
    for message in here.posted(channel):
        if not asks(message) and not welcomes_to(message):
            lines = plain([words(message)])
            cut += sum(int(n) for line in lines for n in re.findall(r"(\d+) earlier lines?", line))
            seen.update(lines)
            order[whose.get(int(message["id"]))] += lines
    must, may, accounts = due(store, channel)
    missing, spare = must - seen, seen - (must + may)
    if missing.total() > cut:
        yield f"channel {channel}: {missing.total()} lines missing, such as {list(missing)[:3]}"
    spare = Counter({line: n for line, n in spare.items() if line in must})
    if spare:
        yield f"channel {channel}: {spare.total()} lines too many, such as {list(spare)[:3]}"
    if channel == CONSTANT and not cut:
        yield from out_of_order(order, accounts)


def games_of_messages(store: Kept) -> dict[int, int]:
    """For which game each message was created."""
    with store.reading() as db:
        return {int(id): int(game) for id, game in db.execute("SELECT message, game FROM sendings") if id and game}


def out_of_order(seen: Mapping[int | None, list[str]], accounts: Mapping[int, list[str]]) -> Iterator[str]:
    """The games of which a reader was not told in order.

    Each has a sender of its own: after a takeover the end of one can be told when the next one has begun.
    """
    for game, account in accounts.items():
        lines = [line for line in seen.get(game, []) if line in set(account)]
        if lines != account:
            both = zip_longest(lines, account)
            yield f"game {game}: the account is out of order: {next(pair for pair in both if pair[0] != pair[1])}"


def plain(texts: Iterable[str]) -> list[str]:
    """The lines of these texts, without the small print. Many of one kind stand in one paragraph."""
    lines = [line for text in texts for line in text.split("\n") if line and not line.startswith("-# ")]
    return [sentence for line in lines for sentence in re.split(r"(?<=\.) (?=[A-Z])", line)]


def due(store: Kept, channel: int) -> tuple[Counter[str], Counter[str], dict[int, list[str]]]:
    """The lines that must stand there, those that may (their answers were taken back), and each game's account."""
    must, may, accounts = Counter[str](), Counter[str](), defaultdict[int, list[str]](list)
    for game, say in games(store, channel):
        valid = {0, *(answer.seq for answer in store.log(game))}
        for row in kept(store, game):
            if row.seat is not None or not isinstance(row.post, (AccountPost, NoticePost)):
                continue
            lines = plain(account_lines([row], say))
            gone = isinstance(row.post, AccountPost) and row.post.seq not in valid
            (may if gone else must).update(lines)
            accounts[game] += lines if isinstance(row.post, AccountPost) else []
    return must, may, accounts


def pictures(here: Deadly, store: Kept, channel: int) -> Iterator[str]:
    """No picture stands there of which the bot does not know; one that came twice would also tell its lines twice."""
    seen = [int(m["id"]) for m in here.created if m["channel_id"] == str(channel) and m["attachments"]]
    unknown = set(seen) - store.noted(seen)
    if unknown or not seen:
        yield f"channel {channel}: {len(unknown)} of {len(seen)} pictures that the bot does not know"


def letters(here: Deadly, store: Kept, user: int) -> Iterator[str]:
    """Each secret in one direct message; one of an answer that was taken back, or that was read before, in one or in
    none.
    """
    seen = Counter(plain(m["content"] for m in here.created if m["channel_id"] == str(LETTERS + user)))
    must, may = Counter[str](), Counter[str]()
    for channel in PEOPLE:
        for game, say in games(store, channel):
            seats = {row.seat for row in store.seats(game) if row.user == user}
            gone = {answer.seq for answer in store.log(game, retracted=True) if answer.retracted}
            for row in kept(store, game):
                if isinstance(row.post, SecretPost) and row.seat in seats:
                    known = row.post.seq in gone or row.post.read
                    (may if known else must).update(account_lines([row], say))
    wrong = [line for line in {**must, **may} if not must[line] <= seen[line] <= must[line] + may[line]]
    if wrong:
        yield f"person {user}: {len(wrong)} secrets told {[(seen[line], must[line]) for line in wrong[:3]]} times"


def games(store: Kept, channel: int) -> Iterator[tuple[int, Say]]:
    for game in sorted(store.games(live=False), key=lambda game: game.id):
        if game.channel == channel:
            live = Live(game, store.seats(game.id), rules_of(game.name), None)
            yield game.id, LOCALES.speaker("en", names(live, LOCALES, "en"))


def kept(store: Kept, game: int) -> list[Outgoing]:
    """Every row that was ever to be posted for a game."""
    with store.reading() as db:
        rows = list(db.query("SELECT * FROM kept WHERE game = ? ORDER BY id", [game]))
    return [
        Outgoing(r["id"], game, read(r["kind"], json.loads(r["payload"]), r["seat"]), "", 0, None, "en") for r in rows
    ]


async def run(folder: Path, game: str, kills: int, lanes: int, seed: int) -> list[Lane]:
    """So many kills, shared among databases."""
    register(ToyRules())
    made = [Lane(folder / str(number), game, seed + number) for number in range(lanes)]
    for lane in made:
        lane.folder.mkdir(parents=True)
    shares = [kills // lanes + (number < kills % lanes) for number in range(lanes)]
    return list(await asyncio.gather(*(lane.run(share) for lane, share in zip(made, shares, strict=True))))


def main(argv: list[str]) -> int:
    """0: a reader saw each thing once."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.killing", description=__doc__)
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--lanes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="toy")
    asked = parser.parse_args(argv)
    began = perf_counter()
    folder = Path(tempfile.mkdtemp(prefix="kills-"))
    lanes = asyncio.run(run(folder, asked.game, asked.kills, asked.lanes, asked.seed))
    wrong = [line for lane in lanes for line in lane.wrong]
    killed, created = sum(lane.killed for lane in lanes), sum(lane.created for lane in lanes)
    print(f"{killed} kills, {created} messages created, {len(wrong)} wrong, {perf_counter() - began:.0f} s")
    print(*wrong, *([f"what it left stands in {folder}"] if wrong else []), sep="\n")
    if not wrong:
        shutil.rmtree(folder)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
