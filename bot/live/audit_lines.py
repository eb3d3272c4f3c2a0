"""What moderators did, in words: the public line with who and why, the line of the log channel and of `/mod audit`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.store import AuditLine
from bot.store.posts import LogPost
from engine.text import Json, Param, T, Text, from_json

REASON = 200
ACTIONS = (
    "pause",
    "resume",
    "end",
    "kick",
    "replace",
    "swap",
    "stand-in",
    "give-back",
    "answer-for",
    "answer-by-chance",
    "rollback",
    "undo-agreed",
    "lock",
    "unlock",
    "transfer",
    "archive",
    "unarchive",
    "setup",
    "settings",
    "timers",
    "correct",
    "correct-secretly",
    "restore",
    "look",
    "share",
)
"""Kinds of deeds that `/mod audit` can look for."""
OF_PLAYERS = frozenset({"undo-agreed", "share"})
"""Kinds that stand in the audit although no moderator decided them."""
_PEOPLE = frozenset({"from", "to"})


class By(NamedTuple):
    """Whose deed it is, and why, where a moderator says so."""

    actor: int
    reason: str = ""


def one_line(reason: str) -> str:
    """A reason as one line of a decent length."""
    return " ".join(reason.split())[:REASON]


def signed(line: Text, actor: int, reason: str = "") -> Text:
    """The public line of a deed: who did it stands below, and why."""
    who, why = f"<@{actor}>", one_line(reason)
    return T("mod-signed-why", line=line, who=who, why=why) if why else T("mod-signed", line=line, who=who)


def log_post(audit: AuditLine) -> LogPost:
    """The same deed for the server's log channel."""
    return LogPost(audit.actor, audit.action, audit.reason, audit.details)


def logged(post: LogPost, game: int) -> AuditLine:
    """The deed of such a post."""
    return AuditLine(post.actor, post.action, post.reason, post.details, game=game)


def is_early(line: AuditLine, question: str | None) -> bool:
    """Whether it was done for a seat that answers beside others who still do: it would tell who had not finished.

    `question`: the one that is open in its game.
    """
    return question is not None and line.details.get("beside") == question


def told_once(lines: Iterable[AuditLine]) -> list[AuditLine]:
    """Without what was done again for a seat beside others: how often would tell how many steps it took."""
    found: dict[tuple[Json, ...], AuditLine] = {}
    for at, line in enumerate(lines):
        asked, seat = line.details.get("beside"), line.details.get("seat")
        found.setdefault((line.game, line.actor, line.action, seat, asked) if asked else (at,), line)
    return list(found.values())


def log_entry(line: AuditLine, channel: int | None) -> Text:
    """A line of the log channel."""
    return T("mod-log-line", where=_place(line, channel), deed=deed(line))


def entry(line: AuditLine, channel: int | None, at: int) -> Text:
    """A line of the audit as it is read: when (seconds since 1970), where, who did what, why."""
    return T("audit-line", at=f"<t:{at}:f>", where=_place(line, channel), deed=deed(line))


def _place(line: AuditLine, channel: int | None) -> Text:
    return T("audit-server") if line.game is None else _where(line.game, channel)


def _where(game: int, channel: int | None) -> Text:
    return T("audit-where", channel=f"<#{channel}>", number=str(game)) if channel else T("audit-game", number=str(game))


def deed(line: AuditLine) -> Text:
    """Who did what, and why."""
    who: Param = f"<@{line.actor}>" if line.actor else T("audit-gone")
    said = Text(f"audit-{line.action}", {"who": who, **_params(line.details)})
    if line.action not in ACTIONS:
        said = T("audit-other", who=who, what=line.action)
    return T("audit-why", deed=said, why=line.reason) if line.reason else said


def _params(details: dict[str, Json]) -> dict[str, Param]:
    """What stands in the sentence: people and channels as Discord links them, seats counted from 1."""
    found: dict[str, Param] = {}
    for name, value in details.items():
        if name in _PEOPLE:
            found[name] = f"<@{value}>" if value else T("audit-a-stand-in" if value is None else "audit-gone")
        elif name.endswith("channel"):
            found[name] = f"<#{value}>" if value else T("audit-none")
        elif name in ("seat", "other") and isinstance(value, int):
            found[name] = value + 1
        elif isinstance(value, (int, str, dict)):
            found[name] = from_json(value)
    return found
