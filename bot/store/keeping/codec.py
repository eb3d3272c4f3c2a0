"""Rows of the database as the values of `rows`, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.settings import GuildSettings, PersonSettings, TableSettings
from bot.store.people_rows import Guild, Preferences, VoteRow
from bot.store.posts import read
from bot.store.rows import AnswerRow, AuditLine, GameRow, Outgoing, SeatRow
from engine.text import Json, Text, from_json, to_json

Row = Mapping[str, Any]


def pack(value: object) -> str:
    """A value as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def pack_text(text: Text | None) -> str | None:
    """A text as JSON, None as None."""
    return None if text is None else pack(to_json(text))


def _text(packed: str | None) -> Text | None:
    text = from_json(json.loads(packed)) if packed else None
    return text if isinstance(text, Text) else None


def game_of(row: Row) -> GameRow:
    """A row of `games`."""
    plain = dict(row)
    plain["options"] = json.loads(row["options"])
    plain["waiting"] = tuple(json.loads(row["waiting"]))
    plain["headline"] = _text(row["headline"])
    plain["own"] = {int(seat): int(count) for seat, count in json.loads(row["own"]).items()}
    plain["settings"] = TableSettings.model_validate_json(row["settings"])
    return GameRow(**plain)


def seat_of(row: Row) -> SeatRow:
    """A row of `seats`."""
    return SeatRow(row["seat"], row["user"], row["name"], row["was"], row["player"])


def logged_of(row: Row) -> AnswerRow:
    """A row of `answers`."""
    plain = {name: row[name] for name in row if name != "game"}
    plain["value"], plain["events"] = json.loads(row["value"]), json.loads(row["events"])
    plain["sealed"], plain["why"] = bool(row["sealed"]), _text(row["why"])
    return AnswerRow(**plain)


def row_of(game: int, logged: AnswerRow, at: str) -> dict[str, Json]:
    """An answer as a row of `answers`."""
    return {
        "game": game,
        "seq": logged.seq,
        "seat": logged.seat,
        "verb": logged.verb,
        "kind": logged.kind,
        "value": pack(logged.value),
        "question": logged.question,
        "actor": logged.actor,
        "interaction": logged.interaction,
        "command": logged.command,
        "sealed": int(logged.sealed),
        "epoch": logged.epoch,
        "events": pack(logged.events),
        "retracted": None,
        "at": logged.at or at,
        "player": logged.player,
        "why": pack_text(logged.why),
    }


def outgoing_of(row: Row) -> Outgoing:
    """A row of `outbox` joined with its game and seat."""
    plain = dict(row)
    post = read(plain.pop("kind"), json.loads(plain.pop("payload")), plain.pop("seat"))
    return Outgoing(**plain, post=post)


def audit_of(row: Row) -> AuditLine:
    """A row of `audit`."""
    plain = {name: row[name] for name in row if name != "id"}
    plain["details"] = json.loads(row["details"])
    return AuditLine(**plain)


def preferences_of(row: Row) -> Preferences:
    """A row of `preferences`."""
    settings = PersonSettings.model_validate_json(row["settings"])
    return Preferences(row["user"], row["language"], bool(row["dms"]), settings)


def guild_of(row: Row) -> Guild:
    """A row of `guilds`."""
    settings = GuildSettings.model_validate_json(row["settings"])
    return Guild(row["id"], row["language"], row["moderator_role"], settings)


def vote_of(row: Row) -> VoteRow:
    """A row of `votes`."""
    agreed = frozenset(json.loads(row["agreed"]))
    return VoteRow(row["id"], row["game"], row["asker"], json.loads(row["what"]), agreed)
