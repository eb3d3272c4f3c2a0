"""The log: lines for people, or one JSON object a record; never with what a table keeps secret.

A record says what it is about (shard, game, channel, command, interaction, duration). Hands, tokens, seeds and the
contents of answers do not belong in it: what slips into a message is blotted out, an exception of unknown kind is told
by its name and its place in the code, and libraries that print what they send stay quiet even at DEBUG.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import traceback
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Literal

from bot.errors import BotError
from bot.faults import FAILURES, Meaning, Request, meaning

Format = Literal["text", "json"]
Fields = dict[str, str | int | float]
FIELDS = ("shard", "game", "channel", "command", "interaction", "duration", "times")
SELDOM = {"seldom": True}
"""As `extra` of a record: it tells of what goes on being wrong, see `Seldom`."""
TALKATIVE = ("discord", "PIL", "aiohttp", "asyncio")
"""At DEBUG these print what is sent and received."""
OFFERS = "discord.app_commands.tree"
"""Tells of faults of autocomplete."""
HARMLESS = (*FAILURES, sqlite3.Error, BotError)
"""Exceptions whose own words hold nothing of a game."""
SECRETS = (
    (re.compile(r"(/(?:webhooks|interactions)/[0-9]+/)[\w.~-]+"), r"\1…"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "…"),
    (re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), "…"),
    (re.compile(r"exception=.*"), "exception=…"),
)

log = logging.getLogger(__name__)
_about: ContextVar[Fields | None] = ContextVar("about", default=None)


@contextmanager
def about(**fields: str | int | float | None) -> Iterator[None]:
    """Every record from here on tells of these; those without a value are left out."""
    known = {name: value for name, value in fields.items() if value is not None}
    before = _about.set({**(_about.get() or {}), **known})
    try:
        yield
    finally:
        _about.reset(before)


class Plain(logging.Formatter):
    """A line for people, followed by the fields."""

    def __init__(self, *secrets: str) -> None:
        """`secrets`: words that never appear, such as the bot's token."""
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        words = record.getMessage() + "".join(f" {name}={value}" for name, value in fields_of(record).items())
        at = self.formatTime(record, "%Y-%m-%d %H:%M:%S")
        told = [f"{at} {record.levelname} {record.name}: {words}", *error_lines(record)]
        return self.clean("\n".join(told))

    def clean(self, words: str) -> str:
        """Without what looks like a token or a seed."""
        for secret in self._secrets:
            words = words.replace(secret, "…")
        for pattern, blot in SECRETS:
            words = pattern.sub(blot, words)
        return words


class Json(Plain):
    """One JSON object a line: at, level, logger, text, the fields, and the lines of an error."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, object] = {"at": at, "level": record.levelname, "logger": record.name}
        told |= {"text": self.clean(record.getMessage()), **fields_of(record)}
        if error := error_lines(record):
            told["error"] = [self.clean(line) for line in error]
        return json.dumps(told, ensure_ascii=False)


class Seldom(logging.Filter):
    """What goes on being wrong is told once, then at growing distance, with how many `times` it was not told."""

    FIRST, GROWTH, LONGEST = 60.0, 4.0, 86_400.0
    KEPT = 1000

    def __init__(self) -> None:
        super().__init__()
        self._told = OrderedDict[tuple[str, ...], tuple[float, float, int]]()

    def filter(self, record: logging.LogRecord) -> bool:
        if not hasattr(record, "seldom"):
            return True
        what = (record.name, record.getMessage(), *map(str, fields_of(record).values()))
        due, wait, times = self._told.pop(what, (record.created, self.FIRST, 0))
        if record.created < due:
            self._told[what] = due, wait, times + 1
            return False
        self._told[what] = record.created + wait, min(wait * self.GROWTH, self.LONGEST), 0
        if len(self._told) > self.KEPT:
            self._told.popitem(last=False)
        if times:
            record.times = times
        return True


class InTime(logging.Filter):
    """What was offered to whoever types, and came too late, is no fault: one line, not a whole trace as an error."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and meaning(error, Request.REPLY) is Meaning.TOO_LATE:
            log.info("offers came too late: %s", error)
            return False
        return True


class Complaints(logging.Handler):
    """Counts what went wrong since the start."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.count: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        self.count[record.levelname] += 1


def fields_of(record: logging.LogRecord) -> Fields:
    """What a record is about: as it says itself, else as was set around it."""
    told = {**(_about.get() or {}), **{name: getattr(record, name) for name in FIELDS if hasattr(record, name)}}
    return {name: told[name] for name in FIELDS if name in told}


def error_lines(record: logging.LogRecord) -> list[str]:
    """Where an exception was raised and what it is called; in its own words only if those are harmless."""
    error = record.exc_info[1] if record.exc_info else None
    lines: list[str] = []
    while error is not None and len(lines) < 200:
        lines = [*_place(error.__traceback__), _named(error), *lines]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return lines


def _place(at: TracebackType | None) -> list[str]:
    return [line.rstrip() for entry in traceback.format_tb(at) for line in entry.splitlines()]


def _named(error: BaseException) -> str:
    name = f"{type(error).__module__}.{type(error).__qualname__}"
    return f"{name}: {error}" if isinstance(error, HARMLESS) else name


def start_logging(level: str, form: Format, *secrets: str) -> Complaints:
    """Sets up the log of this process; counts the complaints."""
    handler, complaints = logging.StreamHandler(), Complaints()
    handler.setFormatter(Json(*secrets) if form == "json" else Plain(*secrets))
    handler.addFilter(Seldom())
    logging.basicConfig(level=level, handlers=[handler, complaints], force=True)
    logging.getLogger(OFFERS).addFilter(InTime())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    return complaints
