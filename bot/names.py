"""What people wrote, made harmless in one place: their names as they are kept, and their words within a sentence."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

LONGEST = 32
"""Characters of a name, as Discord allows."""
NOBODY = "?"
"""What somebody is called whose name consists of what cannot be seen."""
JOINER = "\u200d"
"""The one invisible sign that is kept: it joins emoji."""
MARKS = 3
"""So many accents on a letter are a language; more are a tower."""
_INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
_ACTIVE = re.compile(r"[\\*_~`|<>\[\]#@]|(?<=:)/|^[-+]")
_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
_LINK = re.compile(r"<(?:@[!&]?|#)[0-9]{1,20}>|<t:-?[0-9]{1,15}(?::[a-zA-Z])?>")


def cleaned(name: str) -> str:
    """A name as it is kept: one line of what can be seen, left to right, and no link of Discord's by itself."""
    if not name:
        return ""
    seen = "".join(_visible(unicodedata.normalize("NFC", name)))
    line = " ".join(seen.split())[:LONGEST].strip()
    return line.strip("<>") or NOBODY if _LINK.fullmatch(line) else line.strip(JOINER) or NOBODY


def _visible(words: str) -> Iterator[str]:
    """The words without signs that turn, hide or break a line, and without towers of accents."""
    marks = 0
    for sign in words:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Cc" and sign.isspace():
            yield " "
        elif marks <= MARKS and (sign == JOINER or kind not in _INVISIBLE):
            yield sign


class Said(str):
    """Markdown that the bot itself has made; within a sentence it stays as it is."""


def escaped(words: str) -> str:
    """Words as they read, in Discord's Markdown: no format, no mention, no command, no address that can be clicked.

    What is a link of Discord's by itself (a person, a role, a channel, a time) was put there by the bot, and stays.
    """
    return words if isinstance(words, Said) or _LINK.fullmatch(words) else _ACTIVE.sub(r"\\\g<0>", words)


def unescaped(words: str) -> str:
    """The inverse, for where there is no Markdown: labels, lists, pictures."""
    return _ESCAPED.sub(r"\1", words)
