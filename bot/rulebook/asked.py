"""How players ask: their words for those of a rulebook, and what its rules are asked as.

A file stands beside each book, in the folder `asked`, and one for all games, `all.txt`. A line of it is one of:

    # a remark
    ~ do, i, the                       words that say nothing of what is asked for
    ? who, when, many                  words that say a little: what kind of answer is wanted
    = flee, run away: retreat          players' words, and what the rulebook says
    - EX, COMP                         topics that come after all others
    TI-RETREAT-07 where can i retreat; can i retreat into an empty system
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Asked(NamedTuple):
    """How players ask for the rules of a book.

    Attributes:
        idle: words that say nothing.
        asking: words that say a little.
        words: what players say, and what the rulebook says instead.
        last: topics that come after all others.
        phrases: ids of rules, and a question that they answer.
    """

    idle: frozenset[str] = frozenset()
    asking: frozenset[str] = frozenset()
    words: tuple[tuple[str, tuple[str, ...]], ...] = ()
    last: frozenset[str] = frozenset()
    phrases: tuple[tuple[tuple[str, ...], str], ...] = ()


def beside(book: Path) -> Asked:
    """What is written of this book of a language and of all books in it."""
    return _read(tuple(book.parent / "asked" / name for name in ("all.txt", book.name)))


@cache
def _read(files: tuple[Path, ...]) -> Asked:
    lines = [line for file in files if file.is_file() for line in file.read_text(encoding="utf-8").splitlines()]
    marked: dict[str, list[str]] = {"~": [], "?": [], "=": [], "-": []}
    phrases = list[tuple[tuple[str, ...], str]]()
    for line in lines:
        mark, _, rest = line.partition(" ")
        if mark in marked:
            marked[mark].append(rest)
        elif rest and mark != "#":
            ids, asked = _ids_and_rest(line)
            phrases += [(ids, phrase) for phrase in _parts(asked, ";")]
    idle, asking, last = (frozenset(_all(marked[mark])) for mark in "~?-")
    return Asked(idle, asking, tuple(_words(marked["="])), last, tuple(phrases))


def _words(lines: Iterable[str]) -> Iterable[tuple[str, tuple[str, ...]]]:
    for line in lines:
        said, _, meant = line.partition(":")
        yield from ((one, tuple(_parts(meant))) for one in _parts(said))


def _ids_and_rest(line: str) -> tuple[tuple[str, ...], str]:
    """The ids before a question, which are written in capitals."""
    ids = list[str]()
    while line.partition(" ")[0].isupper() and "-" in line.partition(" ")[0]:
        one, _, line = line.partition(" ")
        ids.append(one)
    return tuple(ids), line


def _all(lines: Iterable[str]) -> list[str]:
    return [one for line in lines for one in _parts(line)]


def _parts(line: str, sign: str = ",") -> list[str]:
    return [part.strip() for part in line.split(sign) if part.strip()]
