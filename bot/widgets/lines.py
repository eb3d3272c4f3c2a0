"""Lines of a message: as many as it has room for."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.locales import Say, illustrated

FINE = "-# "
"""What Discord shows in small begins so."""
ICONED = 1000
"""A message of more characters has no icons, each of which takes some forty."""
LETTERS = 45
"""A line on a phone has so many."""
_MARKS = re.compile(r"<a?:\w+:[0-9]+>|\*\*|^-# |\\")


def with_icons(say: Say, lines: Callable[[Say], list[str]]) -> list[str]:
    """The lines that these words make, with icons as long as those leave room for the words."""
    shown = lines(illustrated(say))
    return shown if sum(map(len, shown)) <= ICONED else lines(say)


def height(text: str) -> int:
    """So many lines it fills on a phone."""
    return -(-len(_MARKS.sub("", text)) // LETTERS)


def words_of(text: str) -> set[str]:
    """Its words and numbers, however they are set."""
    return set(re.findall(r"[^\W_]+", text.lower()))


def lines(*texts: str) -> str:
    """Lines of a message, at most as long as Discord takes."""
    whole = "\n".join(text for text in texts if text)
    return whole if len(whole) <= 2000 else whole[:1999] + "…"


def kept_lines(texts: list[str], room: int) -> list[str]:
    """As many of the last lines as fit; those in small make room for the others first."""
    kept: list[str] = []
    for text in reversed(_without_details(texts, room)):
        room -= len(text) + 1
        if room < 0:
            break
        kept.insert(0, text)
    return kept


def _without_details(texts: list[str], room: int) -> list[str]:
    """The lines without as many of the first ones in small as have no room."""
    over, kept = sum(len(text) + 1 for text in texts) - room, list[str]()
    for text in texts:
        if over > 0 and text.startswith(FINE):
            over -= len(text) + 1
        else:
            kept.append(text)
    return kept


def pages(words: str, longest: int = 2000) -> list[str]:
    """The words as messages that Discord takes, parted between lines."""
    found = [""]
    for line in words.splitlines():
        if found[-1] and len(found[-1]) + 1 + len(line) > longest:
            found.append("")
        found[-1] = f"{found[-1]}\n{line[:longest]}" if found[-1] else line[:longest]
    return found
