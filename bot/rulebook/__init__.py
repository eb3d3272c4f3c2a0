"""The rules in plain words, for players to look up: a file of texts for each game and language.

A file has `# Heading` lines, and below each its rules, a line each: the id of the rule catalogue and the text. How
players ask for them stands in a file beside it (`asked`). Files are read when first asked for, which takes some
milliseconds: `opened` does it in a thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path

from bot.locales import LANGUAGES
from bot.rulebook import asked
from bot.rulebook.books import Book, Found, Rule
from bot.rulebook.ranking import ranked
from bot.rulebook.searching import search
from bot.rulebook.words import words_of

FOLDERS = [Path(__file__).parent]
"""Each holds a folder of files for each language."""


def names() -> list[str]:
    """The games that have a book."""
    return sorted({file.stem for folder in FOLDERS for file in folder.glob("*/*.txt")})


def book(game: str, language: str) -> Book | None:
    """A game's book in this language, else in another one; None when there is none."""
    for spoken in dict.fromkeys((language, *LANGUAGES)):
        for folder in FOLDERS:
            if (folder / spoken / f"{game}.txt").is_file():
                return _read(folder / spoken / f"{game}.txt")
    return None


async def opened(games: Sequence[str], language: str) -> list[Book]:
    """The books of these games, as far as there are any."""
    return await asyncio.to_thread(_opened, games, language)


def _opened(games: Sequence[str], language: str) -> list[Book]:
    books = [one for game in games if (one := book(game, language)) is not None]
    for one in books:
        search(one)
    return books


def look_up(books: Sequence[Book], id: str) -> Found | None:
    """The rule of this id."""
    return next((Found(book, rule) for book in books if (rule := book.rule(id)) is not None), None)


def find(books: Sequence[Book], query: str, most: int = 25, here: Collection[str] = ()) -> list[Found]:
    """The rules that fit best; without a query, the first rule under each heading.

    Args:
        here: what is going on, in the words of the engine: rules on these topics come before others that fit as well.
    """
    if not query.strip():
        return [Found(book, rules[0]) for book in books for rules in book.sections()]
    found = [(rank, Found(book, rule)) for book in books for rank, rule in ranked(book, query, here)]
    return [one for _, one in sorted(found, key=lambda one: one[0])[:most]]


def says(books: Sequence[Book], words: str) -> bool:
    """Whether some rule of these books has all of these words."""
    return any(search(book).says(words) for book in books)


def asks_only_of(books: Sequence[Book], query: str, name: str) -> bool:
    """Whether a query asks of nothing but what has this name, of which no rule speaks."""
    rest = f" {' '.join(words_of(query))} ".replace(f" {name} ", " ")
    return not says(books, name) and not any(search(book).tells(rest) for book in books)


@cache
def _read(file: Path) -> Book:
    rules: list[Rule] = []
    heading = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        start, _, rest = line.partition(" ")
        if start == "#":
            heading = rest.strip()
        elif rest:
            game, topic, number = start.split("-")
            rules.append(Rule(start, rest.strip(), heading, len(rules), (game, topic, int(number))))
    return Book(file.stem, file.parent.name, tuple(rules), asked.beside(file))
