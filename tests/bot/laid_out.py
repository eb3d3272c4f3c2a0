"""Messages as somebody reads them, plain or laid out: their words, and their buttons and lists row by row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.measuring import loopback_shapes

ROW, SECTION = 1, 9
LIST, TEXT, RADIO, BOXES = 3, 4, 21, 22
"""Kinds of fields of a form."""


def _read_rows(parts: Iterable[Any]) -> Iterator[Any]:
    for part in parts:
        if isinstance(part, discord.ActionRow):
            yield part
        elif isinstance(part, discord.SectionComponent):
            yield SimpleNamespace(children=[part.accessory], to_dict=lambda part=part: _beside(part.to_dict()))
        else:
            yield from _read_rows(getattr(part, "children", ()))


def raw(message: Any) -> list[dict[str, Any]]:
    """The rows of buttons and lists as JSON; a button beside words is a row."""
    return [*_rows(as_json(message))]


def as_json(message: Any) -> list[dict[str, Any]]:
    """The components as JSON."""
    return [part if isinstance(part, dict) else part.to_dict() for part in message.components]


def _rows(parts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        if part["type"] == ROW:
            yield part
        elif part["type"] == SECTION:
            yield _beside(part)
        else:
            yield from _rows(part.get("components", ()))


def _beside(section: dict[str, Any]) -> dict[str, Any]:
    return {"type": ROW, "components": [section["accessory"]]}


def pressable(message: Any) -> list[dict[str, Any]]:
    """The buttons and lists."""
    return [part for row in raw(message) for part in row["components"]]


def sections(message: Any) -> dict[str, str]:
    """What stands beside the buttons that have words beside them, by their labels."""
    found = [part for part in loopback_shapes.walked(as_json(message)) if part["type"] == SECTION]
    return {part["accessory"]["label"]: part["components"][0]["content"] for part in found}


def filled(form: Any, values: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """What is given in the fields of a form, each as its kind takes it; what is not asked is left out."""
    fields = {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}
    listed = {id for id, field in fields.items() if field["type"] in (LIST, BOXES)}
    return {id: [*given] if id in listed else "".join(given) for id, given in values.items() if id in fields}


def words(message: Any) -> str:
    """What a message says."""
    laid = [part["content"] for part in loopback_shapes.walked(as_json(message)) if "content" in part]
    return "\n".join([*([plain] if (plain := _plain(message)) else []), *laid])


def _plain(message: Any) -> str:
    return str(getattr(message, "_message", message).content)


def read_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot posts and answers is read the same way, however it is laid out."""
    history = ChannelHandle.history

    def read(channel: ChannelHandle, **how: Any) -> list[discord.Message]:
        return [_read(message) for message in history(channel, **how)]

    monkeypatch.setattr(ResponseMessage, "content", property(words))
    monkeypatch.setattr(ChannelHandle, "history", read)


def _read(message: discord.Message) -> discord.Message:
    """A copy of a message for a test, with its words as `content` and its rows as `components`."""
    if message.flags.components_v2:
        message.content, message.components = words(message), [*_read_rows(message.components)]
    return message
