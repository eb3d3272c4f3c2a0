"""The order in which rules are shown: found by ids and topics, by a single word, or as answers to a question."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from bot.rulebook.books import Book, Rule
from bot.rulebook.searching import search
from bot.rulebook.words import stem, words_of

_FORM = re.compile(r"(?P<letters>[A-Z]+)0*(?P<number>[0-9]{0,9})")
_LEAST = 3
"""So many letters of a topic name it."""
_ENOUGH = 0.15
"""What is worth less than this part of the best is not shown."""
_ID, _TOPIC, _BEGINNING, _HEADING, _TEXT, _ANSWER = range(6)


class Rank(NamedTuple):
    """How far off a rule is: by what it was found, how bad an answer it is, and its place in the book."""

    by: int
    badness: float
    at: int


def ranked(book: Book, query: str, here: Collection[str] = ()) -> list[tuple[Rank, Rule]]:
    """The rules that fit, the best first.

    First the id (`TI-RETREAT-03`, `retreat 3`), then the topic of ids and its beginning; of a single word of the
    rulebook, headings and texts with words that begin so; then what answers the query as a question.
    """
    answers = {rule.id: worth for worth, rule in search(book).answers(query, here)}
    least = _ENOUGH * max(answers.values(), default=0)
    by_name = _Names(book, query)
    found = list[tuple[Rank, Rule]]()
    for rule in book.rules:
        worth = answers.get(rule.id, 0)
        if (by := by_name.of(rule)) is not None:
            found.append((Rank(by, 0, rule.at), rule))
        elif worth and worth >= least:
            found.append((Rank(_ANSWER, -worth, rule.at), rule))
    return sorted(found, key=lambda one: one[0])


class _Names:
    """What a query names: an id, a topic, or a word. A players' word that the rulebook never says is only asked by."""

    def __init__(self, book: Book, query: str) -> None:
        words = words_of(query)
        form = _FORM.fullmatch("".join(words).upper())
        self._letters, self._number = (form["letters"], int(form["number"] or 0)) if form else ("", 0)
        self._foreign = len(words) == 1 and search(book).is_foreign(words[0])
        self._word = words[0] if len(words) == 1 and not self._foreign else ""
        self._language, self._stem = book.language, stem(self._word, book.language)

    def of(self, rule: Rule) -> int | None:
        """By what it names this rule."""
        game, topic, own = rule.name
        if self._letters and self._number in (0, own):
            if self._letters in (topic, game + topic):
                return _ID if self._number else _TOPIC
            if len(self._letters) >= _LEAST and topic.startswith(self._letters) and not self._foreign:
                return _BEGINNING
        if self._word and self._stands_in(rule.heading):
            return _HEADING
        return _TEXT if self._word and self._stands_in(rule.text) else None

    def _stands_in(self, text: str) -> bool:
        """Whether a word of the text begins as the one named, or differs from it in its ending."""
        return any(one.startswith(self._word) or stem(one, self._language) == self._stem for one in words_of(text))
