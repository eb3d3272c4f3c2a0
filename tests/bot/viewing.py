"""A world of the leak tests, its viewer, and all that one deed of the viewer shows."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
import simcord
from pydantic import JsonValue
from simcord.results import InteractionResult

from bot import clock
from bot.client import Astrarch
from bot.live.changes import change_of
from bot.live.model import Live
from bot.live.plans import Plan, Step
from bot.live.plans import laid as plan_laid
from bot.live.standing_orders import ALWAYS, EVERY
from bot.locales import HERE, Locales, read_once
from bot.settings import Note, PersonSettings, TableSettings
from bot.store import (
    AnswerRow,
    AuditLine,
    Change,
    GameRow,
    Laid,
    OrderRow,
    Preferences,
    SafePoint,
    SeatRow,
    Whisper,
)
from bot.store.posts import OwnBoardPost, PromptPost
from bot.tables.newcomers import STARS
from engine import games
from engine.ask import Answer, Seat
from engine.events import Event
from engine.game import AnyRules
from engine.players.characters import PlayerKind
from engine.table import Table
from engine.text import Json, T, to_json
from tests.bot.harness import TEXTS
from tests.bot.two_worlds import SEED, Answers, Position, Reached, finished, played_on

NAMES = ("ann", "bob", "cid", "dee", "eve", "fay")
NOON = clock.moment("2026-03-01T12:00:00+00:00")
EPHEMERAL = 64
MOST_PRESSED = 12
WORDS = "what only one other person reads"
KEPT = {"games": "id, version, settings", "answers": "count(*)", "safe_points": "count(*)"}
ON_ITS_WAY = ("outbox", "sendings", "letters", "waits", "_sqlite_migrations", "_migrations", "beats", "sqlite_sequence")


# --- what is seen ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """All that one deed of the viewer showed. `sealed`: dice fell or something hidden was shown, so it may differ."""

    deed: str
    shown: str
    sealed: bool


@dataclass
class Logs(logging.Handler):
    """What the program logs of itself at the lowest level."""

    lines: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(logging.DEBUG)

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.split(".")[0] in ("bot", "engine", "render"):
            self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")

    def __hash__(self) -> int:
        return id(self)


@asynccontextmanager
async def logged() -> AsyncIterator[Logs]:
    """Listens to all loggers."""
    logs, root = Logs(), logging.getLogger()
    bot_level, root_level = logging.getLogger("bot").level, root.level
    root.addHandler(logs)
    logging.getLogger("bot").setLevel(logging.DEBUG)
    try:
        yield logs
    finally:
        root.removeHandler(logs)
        root.setLevel(root_level)
        logging.getLogger("bot").setLevel(bot_level)


@cache
def words() -> Locales:
    """All texts, read once for all worlds."""
    return read_once(HERE, TEXTS)


@dataclass(frozen=True)
class Tries:
    """What is tried in both worlds alike: answers on the way, wrong words, answers of whoever is asked, commands.

    Attributes:
        beside: in the second world others have answered beside the viewer, all but one of them all that they are asked;
            one of them with help of a stand-in and a moderator.
        programs: computer players sit in all other seats, and the table allows advice.
    """

    line: Answers = ()
    typed: Sequence[str] = ()
    answers: Sequence[tuple[Seat, Any]] = ()
    only: Sequence[str] = ()
    without: Sequence[str] = ()
    beside: bool = False
    programs: bool = False


@dataclass
class Visit:
    """One world, and the viewer in it."""

    env: simcord.Env
    logs: Logs
    path: Path
    at: Reached
    safe: bytes
    viewer: Seat | None
    twisted: bool
    tries: Tries
    seen: list[Seen] = field(default_factory=list)
    channel: Any = None
    game: int = 0
    _known: dict[int, str] = field(default_factory=dict)
    _tables: int = 0
    _read: tuple[int, str] = (-1, "")

    @property
    def bot(self) -> Astrarch:
        assert isinstance(self.env.bot, Astrarch)
        return self.env.bot

    @cached_property
    def guild(self) -> Any:
        """The server."""
        return self.env.create_guild("Hall")

    @cached_property
    def people(self) -> list[Any]:
        """Who sits where, the viewer with the right to moderate; behind them somebody without a seat."""
        mods = self.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True))
        names = [*NAMES[: self.at.position.seats], "gus"]
        return [
            self.guild.add_member(self.env.create_user(name), roles=[mods] if seat == self.viewer else [])
            for seat, name in enumerate(names)
        ]

    @property
    def who(self) -> Any:
        """The viewer."""
        return self.people[-1 if self.viewer is None else self.viewer]

    @cached_property
    def _other(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path)

    def _state(self) -> str:
        """All that the database keeps, but for what is on its way to Discord; read once as long as nobody writes."""
        (version,) = self._other.execute("PRAGMA data_version").fetchone()
        if self._read[0] != version:
            self._read = version, self._now()
        return self._read[1]

    def _now(self) -> str:
        tables = [name for (name,) in self._other.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = [
            repr(self._other.execute(f"SELECT {KEPT.get(name, '*')} FROM {name}").fetchall())
            for name in sorted(tables)
            if name not in ON_ITS_WAY
        ]
        return hashlib.sha256("".join(found).encode()).hexdigest()

    # --- the table ---

    async def sit_down(self) -> None:
        """A new table at the position, in a channel of its own; the one before is over."""
        store = self.bot.services.store
        if self.game and (before := store.game(self.game)).status in ("running", "paused"):
            self.bot.services.tables.games.drop(self.game)
            kept = before.settings.model_copy(update={"ended": clock.stamp()})  # nothing of it is told for a day
            store.commit(self.game, before.version, Change(status="ended", asked=(None, ()), settings=kept))
        self._tables += 1
        self.channel = self.guild.create_text_channel(f"table-{self._tables}")
        where, known = self.at.position, {choice.name for choice in self.at.rules.choices}
        options = {name: value for name, value in where.options if name in known}
        rows = [self._sits(seat) for seat in range(where.seats)]
        game = GameRow(0, self.guild.id, self.channel.id, where.game, options, SEED, "open", "en", self.people[0].id)
        game = store.create(game, rows)
        self.game = game.id
        store.commit(game.id, game.version, self._change(replace(game, seed=SEED), rows))
        self.bot.sender.wake(self.game)
        await self._asked()
        self._fresh()

    async def _asked(self) -> None:
        """Waits for the prompt, and not for ever: a post that failed is not tried again. None comes where computer
        players alone are asked.
        """
        for _ in range(50):
            await self.env.settle()
            if self.tries.programs or self.bot.services.store.game(self.game).prompt is not None:
                break
        else:
            raise AssertionError("no prompt was posted")
        await self.env.settle()

    def _sits(self, seat: Seat) -> SeatRow:
        """A person, or a computer player."""
        if self.tries.programs and seat != self.viewer:
            return SeatRow(seat, None, STARS[seat], player=str(PlayerKind("keen", "raider")))
        return SeatRow(seat, self.people[seat].id, self.people[seat].name)

    def _change(self, game: GameRow, rows: list[SeatRow]) -> Change:
        """The whole log, and where it has led."""
        rules = self.at.rules
        table, further = played_on(rules, self.safe, self.tries.line)
        others = [row.seat for row in rows if row.seat != self.viewer]
        settings, audit = game.settings.model_copy(update={"advice": self.tries.programs}), None
        if self.twisted and self.tries.beside:
            further += finished(table, others[1:])
            settings, audit = self._helped(game, table, others[1])
        change = change_of(Live(game, tuple(rows), rules, table), [*self.at.taken, *further])
        at = len(self.at.taken)
        change.safe = [SafePoint(at, rules.save_format, self.safe) if one.after == at else one for one in change.safe]
        change.safe.insert(0, SafePoint(0, rules.save_format, _start(self.at.position)))
        own = [post for post in change.posts if isinstance(post, OwnBoardPost)]
        change.posts = [PromptPost(table.question), *own]
        change.status, change.seats, change.orders = "running", rows, []
        change.settings, change.audit = settings, audit
        if self.twisted:
            self._keep_apart(change, others, table)
            change.answers = [_twisted(row, self.viewer) for row in change.answers]
            change.laid += [Laid(seat, *laid) for seat in others for laid in _laid(rules, table, seat)]
            change.orders = [OrderRow(seat, EVERY, ALWAYS) for seat in others] if rules.windows() else []
        return change

    def _keep_apart(self, change: Change, others: Sequence[Seat], table: Table) -> None:
        """Others plan, whisper to each other, have noted something, want a word before their turn, and avoid people."""
        store, (first, *rest) = self.bot.services.store, [self.people[seat].id for seat in others]
        change.laid = [plan_laid(seat, _planned(table, seat)) for seat in others]
        change.whispers = [Whisper(f"{self.game}.{seat}", others[0], seat, first, WORDS) for seat in others[1:]]
        for seat in others:
            mine = PersonSettings(notes={self.game: Note(WORDS, shown=True)}, ahead="dm")
            store.prefer(Preferences(self.people[seat].id, "", settings=mine))
        avoided = store.avoided(first)
        for user in {self.who.id, *rest} - {*avoided}:
            store.avoid(first, user)

    def _helped(self, game: GameRow, table: Table, seat: Seat) -> tuple[TableSettings, AuditLine]:
        """This seat was late, so that a stand-in answered there, and a moderator has answered for it besides."""
        covered = game.settings.model_copy(update={"covered": {seat: table.question}})
        return covered, AuditLine(1, "answer-for", "", {"seat": seat, "verb": None, "beside": table.question})

    # --- looking ---

    def _fresh(self) -> list[str]:
        """What is new or changed among the messages that the viewer can see, here and in private."""
        found = []
        for place in (self.channel.id, self.who.user.dm_channel.id):
            messages = self.env.backend.messages.get(place, {})
            gone = {id for id in self._known if id not in messages and self._places.get(id) == place}
            for id in sorted(gone):
                found.append(f"deleted: {self._known.pop(id)}")
            for message in sorted(messages.values(), key=lambda m: m.id):
                told = self._told(message) if message.visible_to(self.who.id) else ""
                if told and self._known.get(message.id) != told:
                    self._known[message.id] = told
                    self._places[message.id] = place
                    found.append(told)
        return found

    @cached_property
    def _done(self) -> dict[str, Any]:
        """Commands that changed nothing, so that they need not be done again."""
        return {}

    @cached_property
    def _places(self) -> dict[int, int]:
        return {}

    def _told(self, message: Any) -> str:
        """A message as text, its files by what is in them."""
        files = [(file["filename"], file["description"], self._digest(file["url"])) for file in message.attachments]
        flags = "only you" if message.flags & EPHEMERAL else "all"
        return json.dumps([flags, message.content, message.components, message.embeds, files], ensure_ascii=False)

    @cached_property
    def _digests(self) -> dict[str, str]:
        """What is in a file, by its address, which it has for itself."""
        return {}

    def _digest(self, url: str) -> str:
        if url not in self._digests:
            data = self.env.backend.cdn.get(url) or b""
            words = plain(data.decode()).encode() if data[:1] == b"{" else data
            self._digests[url] = hashlib.sha256(words).hexdigest()
        return self._digests[url]

    async def do(self, deed: str, work: Callable[[], Any]) -> Any:
        """A deed and all that it showed; if it changed anything, the next one begins at a new table."""
        if deed in self._done:
            return self._done[deed]
        before, log, at = self._state(), len(self.logs.lines), self._answers()
        try:
            result = await work()
        except (simcord.SetupError, LookupError) as refused:  # what Discord itself does not let through
            result = None
            self.seen.append(Seen(deed, f"{type(refused).__name__}", False))
            return None
        await self.env.settle()
        told: list[Json] = [*self._fresh(), *self.logs.lines[log:]]
        if isinstance(result, list):
            told += [f"{offer['name']} = {offer['value']}" for offer in result]
        elif isinstance(result, InteractionResult) and result.modal:
            told.append(json.dumps(result.modal))
        self.seen.append(Seen(deed, plain("\n".join(map(str, told))), self._sealed(at)))
        if self._state() != before:
            await self.sit_down()
        elif deed.startswith("/"):
            self._done[deed] = result
        return result

    def _answers(self) -> int:
        return self.bot.services.store.game(self.game).answers

    def _sealed(self, at: int) -> bool:
        """Whether dice fell or something hidden was shown in answers after this one."""
        return any(row.sealed for row in self.bot.services.store.log(self.game, since=at + 1, retracted=True))


def plain(shown: str) -> str:
    """Without what differs in any two worlds: ids that Discord gives, and references of faults."""
    return re.sub(r"\d{15,}", "#", shown)


@cache
def _start(position: Position) -> bytes:
    table = Table.new(games.rules_of(position.game), position.seats, SEED, dict(position.options), keep=True)
    assert table.opening.safe is not None
    return table.opening.safe


def _laid(rules: AnyRules, table: Table, seat: Seat) -> list[tuple[str, Answer]]:
    """Something that a seat lays down by each order there is."""
    orders = rules.orders(rules.view(table.state, seat)) if table.ask else ()
    return [(order.name, order.shape.random(Random("laid"))) for order in orders]


def _planned(table: Table, seat: Seat) -> Plan:
    """What this seat will answer next, and then if nobody comes near, where it can; and something impossible."""
    shape = table.ask.must.get(seat) if table.ask else None
    wanted = ("no such thing",) if shape is None else (cast(JsonValue, shape.random(Random("planned"))),)
    kind = table.ask.of(seat).kind if table.ask else ""
    step = Step(kind=kind, about=to_json(T("bot-plan-empty")), wanted=wanted, words=(to_json(T("bot-plan-empty")),))
    return step, step.model_copy(update={"calm": True})


def _twisted(row: AnswerRow, viewer: Seat | None) -> AnswerRow:
    """The answer with another sentence wherever others read a secret."""
    events = [Event.from_json(event) for event in row.events]
    other = T("bot-number", n=4711)
    kept = [
        Event(event.text, {s: t if s == viewer else other for s, t in event.secret.items()}, event.where, event.weight)
        for event in events
    ]
    return replace(row, events=[event.to_json() for event in kept])
