"""The configuration: `config.toml`, the environment, and what holds by default. The example file explains the keys."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, ValidationInfo, field_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from bot import shards
from bot.errors import BotError
from bot.limits import HOURLY, PRESSES, TABLES
from bot.locales import language_of, read_once
from engine.text import T, Text

CONFIG = Path("config.toml")
TOKEN = "ASTRARCH_TOKEN"

Number = Annotated[int, Field(ge=0)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Sandbox(_Part):
    """Where the sandbox listens and keeps its games."""

    port: int = Field(default=8420, ge=0, le=65535)
    database: str = "sandbox.sqlite"


class Limits(_Part):
    """What the bot allows itself."""

    live_games: int = Field(default=1000, ge=1)
    painters: int = Field(default=1, ge=0, le=16)
    lock_seconds: int = Field(default=5, ge=0, le=60)
    tables: int = Field(default=TABLES, ge=1)
    invitations: int = Field(default=HOURLY["invitations"], ge=1)
    films: int = Field(default=HOURLY["films"], ge=1)
    exports: int = Field(default=HOURLY["exports"], ge=1)
    advice: int = Field(default=HOURLY["advice"], ge=1)
    restores: int = Field(default=HOURLY["restores"], ge=1)
    whispers: int = Field(default=HOURLY["whispers"], ge=1)
    seeks: int = Field(default=HOURLY["seeks"], ge=1)
    presses: int = Field(default=PRESSES, ge=0)
    thinkers: int = Field(default=1, ge=0, le=16)


class Shards(_Part):
    """Into how many parts the servers are divided, and which of them this process is meant for."""

    count: int = Field(default=1, ge=1, le=10_000)
    ids: list[Number] = Field(default_factory=list)

    @field_validator("ids")
    @classmethod
    def _among_them(cls, ids: list[int], info: ValidationInfo) -> list[int]:
        for shard in ids:
            if shard >= info.data.get("count", shard + 1):
                raise PydanticCustomError("less_than_equal", "too large", {"le": info.data["count"] - 1})
        return ids


class Metrics(_Part):
    """Where a monitor reads figures on this machine; port 0: nowhere. `hosts`: by which names besides its own."""

    port: int = Field(default=0, ge=0, le=65535)
    hosts: list[str] = Field(default_factory=list)


class Config(_Part):
    """The whole configuration. `token` is empty for the sandbox; ids are 0 for none."""

    token: str = Field(default="", repr=False)
    database: str = Field(default="astrarch.sqlite", repr=False)
    language: Literal["en", "pl"] = "en"
    moderator_role: Number = 0
    test_server: Number = 0
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    status_minutes: Number = 10
    sandbox: Sandbox = Field(default_factory=Sandbox)
    limits: Limits = Field(default_factory=Limits)
    shards: Shards = Field(default_factory=Shards)
    metrics: Metrics = Field(default_factory=Metrics)


def shards_of(config: Config) -> shards.Shards:
    """The shards of this process."""
    return shards.Shards(config.shards.count, frozenset(config.shards.ids))


def database_of(config: Config) -> str:
    """The database in use, a path or an address: the sandbox has its own."""
    return config.database if config.token else config.sandbox.database


class ConfigError(BotError):
    """The configuration cannot be used. The text names the key and the line."""


def read_config(path: Path | None = None, environment: Mapping[str, str] = os.environ) -> Config:
    """The configuration from `path`, or from `config.toml` if there is one.

    Raises:
        ConfigError: no such file, bad TOML, an unknown key, a wrong value.
    """
    text = _read(path or CONFIG) if path or CONFIG.exists() else ""
    name = (path or CONFIG).name
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(_bad_toml(name, str(error))) from error
    try:
        config = Config.model_validate(plain)
    except ValidationError as error:
        raise ConfigError(_bad_value(name, text, error.errors()[0])) from error
    token = environment.get(TOKEN, "").strip()
    return config.model_copy(update={"token": token}) if token else config


def token_file(path: Path | None = None) -> Path | None:
    """The file in which a token stands, if it is in one; `path` as for `read_config`, which has read it."""
    file = path or CONFIG
    return file if file.exists() and tomllib.loads(_read(file)).get("token") else None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error.reason
        raise ConfigError(T("bot-config-unreadable", file=str(path), why=why or "?")) from error


def _bad_toml(name: str, why: str) -> Text:
    at = re.search(r"\(at (?:line ([0-9]+), column [0-9]+|end of document)\)", why)
    if at is None or at[1] is None:
        return T("bot-config-syntax-at-end", file=name)
    return T("bot-config-syntax", file=name, line=int(at[1]))


def _bad_value(name: str, text: str, error: ErrorDetails) -> Text:
    place = [str(part) for part in error["loc"]]
    key, line = ".".join(place), _line_of(text, place)
    if error["type"] == "extra_forbidden":
        return T("bot-config-unknown", file=name, name=key, line=line)
    return T("bot-config-value", file=name, name=key, line=line, expected=_expected(error))


def _expected(error: ErrorDetails) -> Text:
    kind, context = error["type"], error.get("ctx", {})
    if kind == "literal_error":
        return T("bot-config-one-of", values=str(context["expected"]).replace("'", '"').replace(" or ", ", "))
    if kind == "greater_than_equal":
        return T("bot-config-at-least", number=int(context["ge"]))
    if kind == "less_than_equal":
        return T("bot-config-at-most", number=int(context["le"]))
    if kind == "int_type":
        return T("bot-config-number")
    return T("bot-config-section") if kind == "model_type" else T("bot-config-words")


def _line_of(text: str, place: list[str]) -> int:
    """The line of a key, following the section headings before it; 1 if it is written in an unusual way."""
    section = ""
    wanted = {".".join(place[cut:]): ".".join(place[:cut]) for cut in range(len(place))}
    for number, line in enumerate(text.splitlines(), 1):
        if heading := re.match(r"\s*\[\s*([\w.\"-]+)\s*\]", line):
            section = heading[1].replace('"', "")
            if section == ".".join(place):
                return number
        elif (key := re.match(r"\s*([\w.\"-]+)\s*=", line)) and wanted.get(key[1].replace('"', "")) == section:
            return number
    return 1


def say_aside(text: Text) -> str:
    """A sentence for whoever runs the bot, in the language of the terminal."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG", "en")
    return read_once().say(text, language_of(locale.replace("_", "-")), markdown=False)


def complain(error: BotError) -> int:
    """Says on standard error why the bot does not start; the exit code."""
    print(say_aside(error.text), file=sys.stderr)
    return 2
