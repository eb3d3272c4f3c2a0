"""The rules in plain words, for players to look up: a file of texts for each game and language.

A file has `# Heading` lines, and below each its rules, a line each: the id of the rule catalogue and the text. Files
are read when first asked for, which takes some milliseconds: `opened` does it in a thread.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from bot.locales import LANGUAGES

FOLDERS = [Path(__file__).parent]
"""Each holds a folder of files for each language."""
LEAST, STEM = 3, 5
"""So many letters a word has to have to be looked for on its own; so many are left when its ending is cut off."""
_WORD = re.compile(r"\w+")
_FORM = re.compile(r"(?P<letters>[A-Z]+)0*(?P<number>[0-9]{0,9})")


class Rule(NamedTuple):
    """A rule as a player reads it.

    Attributes:
        at: its place in the book.
        name: the id as it is looked for: game and topic; `RETREAT` of `TI-RETREAT-03`; and 3.
        words: of heading and text, in lower case and without diacritics, each after a space.
        title: how many characters of `words` are the heading's.
    """

    id: str
    text: str
    heading: str
    at: int
    name: tuple[str, str, int]
    words: str
    title: int


class Found(NamedTuple):
    """A rule in its book."""

    book: Book
    rule: Rule


@dataclass(frozen=True, eq=False)
class Book:
    """The rules of one game in one language, in the order of the catalogue."""

    game: str
    language: str
    rules: tuple[Rule, ...]

    def rule(self, id: str) -> Rule | None:
        """The rule of this id."""
        return _by_id(self).get(id.upper())

    def sections(self) -> list[list[Rule]]:
        """The rules under each heading."""
        return [list(rules) for _, rules in groupby(self.rules, key=lambda rule: rule.heading)]

    def section(self, rule: Rule) -> list[Rule]:
        """The rules under the heading of this one."""
        return next(rules for rules in self.sections() if rule in rules)

    def beside(self, rule: Rule, step: int) -> Rule | None:
        """The rule before (-1) or after (1) this one."""
        at = rule.at + step
        return self.rules[at] if 0 <= at < len(self.rules) else None

    def ranked(self, query: str) -> list[tuple[int, Rule]]:
        """The rules that fit, the best first, each with how far off it is.

        First the id (`TI-RETREAT-03`, `retreat 3`), then the topic of ids and its beginning, then all words in the
        heading, all words anywhere, some of them. A word fits every word that begins with it; among some words, also
        one with another ending.
        """
        ranks = [(rank(rule), rule) for rank in [_ranker(query)] for rule in self.rules]
        return sorted(((rank, rule) for rank, rule in ranks if rank is not None), key=lambda one: (one[0], one[1].at))


def folded(words: str) -> str:
    """In lower case, and without diacritics."""
    parts = unicodedata.normalize("NFKD", words.casefold().replace("ł", "l"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def _ranker(query: str) -> Callable[[Rule], int | None]:
    """How far off rules are from this query; None for those that do not fit."""
    words = [f" {word}" for word in _WORD.findall(folded(query))]
    stems = [word[: max(STEM + 1, len(word) - 2)] for word in words if len(word) > LEAST]
    form = _FORM.fullmatch("".join(_WORD.findall(folded(query).upper())))
    number = int(form["number"] or 0) if form else 0

    def rank(rule: Rule) -> int | None:
        by_id = _by_name(rule, form["letters"], number) if form else None
        if by_id is not None:
            return by_id
        if all(word in rule.words for word in words):
            named = [word in rule.words[: rule.title] for word in words]
            return 3 if all(named) else 4 if any(named) else 5
        missing = sum(stem not in rule.words for stem in stems)
        return 6 + missing if missing < len(stems) else None

    return rank


def _by_name(rule: Rule, letters: str, number: int) -> int | None:
    game, topic, own = rule.name
    if number not in (0, own):
        return None
    if letters in (topic, game + topic):
        return 0 if number else 1
    return 2 if len(letters) >= LEAST and topic.startswith(letters) else None


# --- the shelf -------------------------------------------------------------------------------------------------------


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
    books = await asyncio.to_thread(lambda: [book(game, language) for game in games])
    return [book for book in books if book is not None]


def look_up(books: Sequence[Book], id: str) -> Found | None:
    """The rule of this id."""
    return next((Found(book, rule) for book in books if (rule := book.rule(id)) is not None), None)


def find(books: Sequence[Book], query: str, most: int = 25) -> list[Found]:
    """The rules that fit best; without a query, the first rule under each heading."""
    if not query.strip():
        return [Found(book, rules[0]) for book in books for rules in book.sections()]
    ranked = [(rank, Found(book, rule)) for book in books for rank, rule in book.ranked(query)]
    return [found for _, found in sorted(ranked, key=lambda one: one[0])[:most]]


@cache
def _read(file: Path) -> Book:
    rules: list[Rule] = []
    heading = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        start, _, rest = line.partition(" ")
        if start == "#":
            heading = rest.strip()
        elif rest:
            rules.append(_rule(start, rest.strip(), heading, len(rules)))
    return Book(file.stem, file.parent.name, tuple(rules))


def _rule(id: str, text: str, heading: str, at: int) -> Rule:
    title, words = (f" {' '.join(_WORD.findall(folded(part)))}" for part in (heading, text))
    game, topic, number = id.split("-")
    return Rule(id, text, heading, at, (game, topic, int(number)), title + words, len(title))


@cache
def _by_id(book: Book) -> dict[str, Rule]:
    return {rule.id: rule for rule in book.rules}
