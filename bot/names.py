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
_BLANK = frozenset(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)]
)
"""Signs that Unicode calls letters, symbols or accents, and of which nothing is seen."""
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
    line = line.strip("<>") if _LINK.fullmatch(line) else line.strip(JOINER)
    return line if any(map(is_seen, line)) else NOBODY


def alike(words: str) -> str:
    """Words as what is typed is compared with what is said: in lower case, with the signs of a keyboard."""
    return words.strip().casefold().replace("’", "'").replace("\N{NO-BREAK SPACE}", " ")


def is_seen(sign: str) -> bool:
    """Whether anything is seen of a sign by itself: not of a space, a joiner, or what only changes other signs."""
    return (
        not sign.isspace() and ord(sign) not in _BLANK and unicodedata.category(sign) not in (*_INVISIBLE, "Mn", "Me")
    )


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
