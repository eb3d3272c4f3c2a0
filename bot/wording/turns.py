"""Turns of a chronicle in words, as much of them as a message holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.clock import moment
from bot.locales import Say
from bot.widgets.lines import FINE, kept_lines
from bot.wording.accounts import paragraphs
from bot.wording.chronicle import Entry
from bot.wording.whom import at_time
from engine.text import T

LONGEST = 100_000
CLOSELY = timedelta(hours=1)


def head(entry: Entry, say: Say) -> str:
    """Where the game stood, and when that was, in the reader's own time."""
    when = at_time(moment(entry.at)) if entry.at else ""
    return say(T("bot-turn-head", headline=entry.headline, when=when))


def block(entry: Entry, say: Say, room: int) -> list[str]:
    """A turn: its head, and what happened; the first lines are left out where there are too many."""
    top, told = head(entry, say), [_listed(line) for line in paragraphs(entry.told, say)]
    kept = kept_lines(told, room - len(top) - 40)
    left_out = len(told) - len(kept)
    return [top, *([f"- {say(T('bot-lines-before', n=left_out))}"] if left_out else []), *kept]


def _listed(line: str) -> str:
    """A point of a list; what is small stands below one."""
    return line if line.startswith(FINE) else f"- {line}"


def joined(told: Sequence[Entry]) -> list[Entry]:
    """With turns in one that follow each other closely in the same place of the game, so that it is named once."""
    found: list[Entry] = []
    for entry in told:
        before = found[-1] if found else None
        if before is None or before.headline != entry.headline or not _soon(before, entry):
            found.append(entry)
        else:
            found[-1] = replace(before, last=entry.last, told=(*before.told, *entry.told))
    return found


def _soon(before: Entry, entry: Entry) -> bool:
    return bool(before.at and entry.at) and moment(entry.at) - moment(before.at) < CLOSELY


def blocks(told: Sequence[Entry], say: Say, room: int) -> list[str]:
    """As many of the last turns as fit, whole; of the very last one as much as fits."""
    kept: list[str] = []
    for entry in reversed(joined(told)):
        lines = block(entry, say, LONGEST if kept else room)
        size = sum(len(line) + 1 for line in lines)
        if kept and size > room:
            break
        kept, room = [*lines, *kept], room - size
    return kept
