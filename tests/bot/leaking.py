"""Two worlds that differ only in what one seat cannot see, and all that the bot shows this seat in each of them.

A game is played by chance to a safe point. In the second world everything there is shuffled that the viewer cannot see
(`Rules.scramble`), what others were told in secret is another sentence, and others have given standing orders. Then the
viewer, who is a moderator besides, uses every command there is with every offered value, presses every button, and
answers wrongly; a viewer without a seat is anybody. Commands that come later are walked through by themselves.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from simcord.results import InteractionResult

from bot import clock
from bot.changes import change_of
from bot.client import Astrarch
from bot.locales import HERE, Locales
from bot.play import Live
from bot.reactions import ALWAYS, EVERY
from bot.store import Change, Game, Logged, Order, Post, SafePoint, SeatRow, SqliteStore
from engine import games
from engine.ask import Seat
from engine.events import Event
from engine.table import Table
from engine.text import Json, T
from tests.bot.harness import TEXTS
from tests.bot.two_worlds import SEED, Answers, Position, Reached, played_on

NAMES = ("ann", "bob", "cid", "dee", "eve", "fay")
NOON = clock.moment("2026-03-01T12:00:00+00:00")
EPHEMERAL = 64
SETTLE = 40.0
"""Seconds until nothing moves any more; less than the bot's own timers."""
MOST_PRESSED = 12
KEPT = {"games": "id, version, settings", "answers": "count(*)", "safe_points": "count(*)"}
ON_ITS_WAY = ("outbox", "letters", "waits", "_sqlite_migrations", "_migrations", "beats", "sqlite_sequence")


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
    return Locales(HERE, TEXTS)


@dataclass(frozen=True)
class Tries:
    """What is tried in both worlds alike: answers on the way, wrong words, answers of whoever is asked, commands."""

    line: Answers = ()
    typed: Sequence[str] = ()
    answers: Sequence[tuple[Seat, Any]] = ()
    only: Sequence[str] = ()
    without: Sequence[str] = ()


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
        """All that the database keeps, but for what is on its way to Discord."""
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
        store = self.bot.house.store
        if self.game and (before := store.game(self.game)).status in ("running", "paused"):
            self.bot.house.tables.drop(self.game)
            store.commit(self.game, before.version, Change(status="ended", asked=(None, ())))
        self._tables += 1
        self.channel = self.guild.create_text_channel(f"table-{self._tables}")
        where, known = self.at.position, {choice.name for choice in self.at.rules.choices}
        options = {name: value for name, value in where.options if name in known}
        rows = [SeatRow(seat, person.id, person.name) for seat, person in enumerate(self.people[: where.seats])]
        game = Game(0, self.guild.id, self.channel.id, where.game, options, SEED, "open", "en", self.people[0].id)
        game = store.create(game, rows)
        self.game = game.id
        store.commit(game.id, game.version, self._change(replace(game, seed=SEED), rows))
        self.bot.sender.wake(self.game)
        while store.game(self.game).prompt is None:
            await self.env.settle()
        await self.env.settle()
        self._fresh()

    def _change(self, game: Game, rows: list[SeatRow]) -> Change:
        """The whole log, and where it has led."""
        rules = self.at.rules
        table, further = played_on(rules, self.safe, self.tries.line)
        change = change_of(Live(game, tuple(rows), rules, table), [*self.at.taken, *further])
        at = len(self.at.taken)
        change.safe = [SafePoint(at, rules.shape, self.safe) if one.after == at else one for one in change.safe]
        change.safe.insert(0, SafePoint(0, rules.shape, _start(self.at.position)))
        change.posts = [Post("prompt", {"question": table.question})]
        change.status, change.seats, change.orders = "running", rows, []
        if self.twisted:
            change.answers = [_twisted(row, self.viewer) for row in change.answers]
            others = [row.seat for row in rows if row.seat != self.viewer]
            change.orders = [Order(seat, EVERY, ALWAYS) for seat in others] if rules.windows() else []
        return change

    # --- looking ---

    def _fresh(self) -> list[str]:
        """What is new or changed among the messages that the viewer can see, here and in private."""
        found = []
        for place in (self.channel.id, self.who.user.dm_channel.id):
            messages = self.env.backend.messages.get(place, {})
            gone = {id for id in self._known if id not in messages and self._places.get(id) == place}
            for id in gone:
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

    def _digest(self, url: str) -> str:
        return hashlib.sha256(self.env.backend.cdn.get(url) or b"").hexdigest()

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
        return self.bot.house.store.game(self.game).answers

    def _sealed(self, at: int) -> bool:
        """Whether dice fell or something hidden was shown in answers after this one."""
        return any(row.sealed for row in self.bot.house.store.log(self.game, since=at + 1, retracted=True))


def plain(shown: str) -> str:
    """Without what differs in any two worlds: ids that Discord gives, and references of faults."""
    return re.sub(r"\d{15,}", "#", shown)


@cache
def _start(position: Position) -> bytes:
    table = Table.new(games.rules_of(position.game), position.seats, SEED, dict(position.options), keep=True)
    assert table.opening.safe is not None
    return table.opening.safe


def _twisted(row: Logged, viewer: Seat | None) -> Logged:
    """The answer with another sentence wherever others read a secret."""
    events = [Event.from_json(event) for event in row.events]
    other = T("bot-number", n=4711)
    kept = [
        Event(event.text, {s: t if s == viewer else other for s, t in event.secret.items()}, event.where, event.weight)
        for event in events
    ]
    return replace(row, events=[event.to_json() for event in kept])


# --- the walk --------------------------------------------------------------------------------------------------------


async def walk(visit: Visit) -> list[Seen]:
    """Everything that the viewer can do, one deed after the other, each at a table as it was."""
    await visit.sit_down()
    visit.seen.append(Seen("the prompt", plain("\n".join(visit._known.values())), False))
    if visit.tries.line or not visit.tries.only:
        await _type_wrongly(visit)
        await _answer(visit)
        await _press(visit)
    for command in commands(visit.bot.tree, visit.at.position.game):
        name = command.qualified_name
        if name in visit.tries.only or not (visit.tries.only or name.split(" ")[0] in visit.tries.without):
            await _use(visit, command)
    return visit.seen


async def _answer(visit: Visit) -> None:
    """Whoever is asked answers, and the viewer looks on."""
    for seat, value in visit.tries.answers:
        await visit.do(f"{seat} answers {value}", partial(_answered, visit, seat, value))


async def _answered(visit: Visit, seat: Seat, value: Any) -> None:
    await visit.bot.house.tables.answer(visit.game, visit.people[seat].id, value)


def commands(tree: app_commands.CommandTree[Any], game: str) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Every command but those of other games."""
    others = set(games.names()) - {game}
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command) and command.qualified_name.split(" ")[0] not in others:
            yield command


async def _use(visit: Visit, command: app_commands.Command[Any, ..., Any]) -> None:
    """With what it needs only; then with everything, each time with the first or the last of what is offered."""
    needed = [option for option in command.parameters if option.required]
    if any(option.type is Kind.attachment for option in needed):
        return
    runs = [(needed, 0)]
    if command.parameters:
        runs += [
            ([option for option in command.parameters if option.type is not Kind.attachment], at) for at in (0, -1)
        ]
    for options, at in runs:
        await _run(visit, command.qualified_name, options, at)


async def _run(visit: Visit, name: str, options: Sequence[app_commands.Parameter], at: int) -> None:
    filled: dict[str, Any] = {}
    for option in options:
        value = await _value(visit, name, option, filled, at)
        if value is not None:
            filled[option.display_name] = value
    said = " ".join(f"{key}={value}" for key, value in filled.items())
    await visit.do(plain(f"/{name} {said}"), partial(_typed, visit, name, filled))


async def _typed(visit: Visit, name: str, options: dict[str, Any]) -> Any:
    return await visit.who.slash(visit.channel, name, **options)


async def _typing(visit: Visit, name: str, option: str, typed: str, options: dict[str, Any]) -> Any:
    return await visit.who.autocomplete(visit.channel, name, option, typed, **options)


async def _value(visit: Visit, name: str, option: app_commands.Parameter, filled: dict[str, Any], at: int) -> Any:
    """Something that fits into an option: offered while typing, a choice, the least number, another person."""
    if option.autocomplete:
        offered: list[Any] = []
        for typed in ("", "a"):
            deed = plain(f"/{name} {filled} {option.display_name}: {typed}…")
            found = await visit.do(deed, partial(_typing, visit, name, option.display_name, typed, filled))
            offered = offered or found or []
        return offered[at]["value"] if offered else "1" if option.required else None
    if option.choices:
        return option.choices[at].value
    other = visit.people[1 if visit.viewer == 0 else 0]
    plain_values: dict[Kind, Any] = {
        Kind.string: "1",
        Kind.boolean: True,
        Kind.user: other,
        Kind.channel: visit.channel,
    }
    if option.type in (Kind.integer, Kind.number):
        return int(option.min_value or 1)
    return plain_values.get(option.type)


async def _type_wrongly(visit: Visit) -> None:
    """Answers that cannot be, among them the names of what others may hold."""
    name = f"{visit.at.position.game} answer"
    for word in ("nonsense", "-1", "999999", "", "a,b=c", *visit.tries.typed):
        await visit.do(f"/{name} {word}", partial(_typed, visit, name, {"answer": word or "?"}))


async def _press(visit: Visit) -> None:
    """Every button and list of the prompt, and of what opens for the viewer alone."""
    for custom_id, value in _pressable(_prompt(visit).components)[:MOST_PRESSED]:
        deed, table = plain(f"press {custom_id} {value}"), visit.game
        opened = await visit.do(deed, partial(_pressed, visit, custom_id, value))
        message = opened.response if opened is not None else None
        if message is None or not message.ephemeral or visit.game != table:
            continue
        for at, (inner, picked) in enumerate(_pressable(message.components)[:MOST_PRESSED]):
            await visit.do(
                plain(f"{deed}, then {inner} {picked}"), partial(_pressed_inside, visit, custom_id, value, at)
            )


async def _pressed(visit: Visit, custom_id: str, value: str | None) -> Any:
    """Presses a component of the prompt: that which stands at this table where the other stood at an earlier one."""
    prompt, rest = _prompt(visit), custom_id.split(":", 1)[1]
    now = next(id for id, _ in _pressable(prompt.components) if id.split(":", 1)[1] == rest)
    message = next(m for m in visit.channel.history() if m.id == prompt.id)
    return await _press_part(visit, message, now, value)


async def _pressed_inside(visit: Visit, custom_id: str, value: str | None, at: int) -> Any:
    """Opens what a component opens, and presses a component in there."""
    opened = await _pressed(visit, custom_id, value)
    return await _press_part(visit, opened.response, *_pressable(opened.response.components)[at])


async def _press_part(visit: Visit, message: Any, custom_id: str, value: str | None) -> Any:
    if value is None:
        return await visit.who.click(message, custom_id=custom_id)
    return await visit.who.select(message, [value], custom_id=custom_id)


def _prompt(visit: Visit) -> Any:
    """The message with the question."""
    messages = visit.env.backend.messages.get(visit.channel.id, {}).values()
    asking = [message for message in messages if not message.flags & EPHEMERAL and _pressable(message.components)]
    return max(asking, key=lambda message: message.id)


def _pressable(components: Any) -> list[tuple[str, str | None]]:
    """What can be pressed, with the first value of a list."""
    parts = [part for row in components for part in row.get("components", ())]
    return [
        (part["custom_id"], part["options"][0]["value"] if part.get("options") else None)
        for part in parts
        if part.get("custom_id") and not part.get("disabled")
    ]


async def visited(
    path: Path, at: Reached, safe: bytes, viewer: Seat | None, tries: Tries, *, twisted: bool = False
) -> list[Seen]:
    """All that the viewer sees in one world."""
    path.parent.mkdir(parents=True, exist_ok=True)
    bot = Astrarch(SqliteStore(path), locales=words())
    async with logged() as logs, brisk(bot) as env:
        return await walk(Visit(env, logs, path, at, safe, viewer, twisted, tries))


class Brisk(simcord.Env):
    """Looks more often whether the bot has come to rest: a walk is hundreds of deeds."""

    async def _settle_internal(self, **how: Any) -> None:
        await super()._settle_internal(**{**how, "idle": 0.003})


@asynccontextmanager
async def brisk(bot: Astrarch) -> AsyncIterator[simcord.Env]:
    """A Discord for one walk."""
    env = Brisk(bot, settle_timeout=SETTLE)
    await env.start()
    try:
        with env.time_context():
            yield env
    finally:
        await env.shutdown()
    env.raise_errors()


def differences(one: Sequence[Seen], other: Sequence[Seen]) -> list[str]:
    """Where two worlds look different, unless dice fell or something hidden was shown."""
    found: list[str] = []
    for a, b in zip(one, other, strict=False):
        if a.deed != b.deed:
            return [*found, f"after {a.deed!r} comes another deed: {b.deed!r}"]
        if a.shown != b.shown and not (a.sealed or b.sealed):
            found.append(f"{a.deed}\n{_parted(a.shown, b.shown)}")
    if len(one) != len(other):
        found.append(f"{len(one)} deeds and {len(other)}")
    return found


def _parted(one: str, other: str) -> str:
    """Where two texts part, with some of what surrounds it."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, at - 200), at + 300)
    return f"  ...{one[around]}...\n  ...{other[around]}..."
