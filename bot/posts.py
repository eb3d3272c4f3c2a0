"""Rows of the outbox in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.house import kept_lines
from bot.locales import Say
from bot.store import Outgoing
from engine.text import Json, T, Text, from_json

ROOM = 1800


def text_of(row: Outgoing) -> Text:
    """The text of a notice or of a private line."""
    return _text(row.payload["text"])


def account_lines(rows: Sequence[Outgoing], say: Say) -> list[str]:
    """What happened, line by line, headlines in bold; the first ones are left out when there are too many."""
    told = []
    for row in rows:
        if "text" in row.payload:
            told.append(say(text_of(row)))
        told += [_line(line, say) for line in _dicts(row.payload.get("lines", [])) if line.get("weight", 1) != 0]
    kept = kept_lines(told, ROOM)
    left_out = len(told) - len(kept)
    return [say(T("bot-more-lines", n=left_out)), *kept] if left_out else kept


def places(rows: Sequence[Outgoing]) -> list[str]:
    """Where it happened, each place once."""
    found: dict[str, None] = {}
    for row in rows:
        where = row.payload.get("where", [])
        of_lines = [line.get("where", []) for line in _dicts(row.payload.get("lines", []))]
        for part in (where, *of_lines):
            found.update(dict.fromkeys(map(str, part if isinstance(part, list) else [])))
    return list(found)


def seen_on_board(rows: Sequence[Outgoing], drawn: int = 0) -> bool:
    """Whether a picture shows something new: something happened at a place, there is a headline, or it is due.

    `drawn`: the last row whose picture was posted.
    """
    lines = [line for row in rows for line in _dicts(row.payload.get("lines", []))]
    told = any(line.get("where") or line.get("weight") == 2 for line in lines)
    return told or any(row.payload.get("where") or _due(row, drawn) for row in rows)


def _due(row: Outgoing, drawn: int) -> bool:
    due = row.payload.get("due")
    return due is True or (isinstance(due, int) and due > drawn)


def _line(line: dict[str, Json], say: Say) -> str:
    said = say(_text(line["text"]))
    return f"**{said}**" if line.get("weight") == 2 else said


def _dicts(value: Json) -> list[dict[str, Json]]:
    return [part for part in value if isinstance(part, dict)] if isinstance(value, list) else []


def _text(value: Json) -> Text:
    text = from_json(value)
    assert isinstance(text, Text)
    return text
