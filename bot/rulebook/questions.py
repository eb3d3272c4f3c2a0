"""A question in players' words, as a row of places: one for each word that says something."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from bot.rulebook.asked import Asked
from bot.rulebook.words import stem, stems_of

Place = dict[str, float]
"""What may stand there, and how surely it is meant: the stem of the word itself, and what the rulebook says for it, a
stem or several with spaces between them that must all be there."""
_ASKING, _INSTEAD, _PART = 0.4, 0.9, 0.6


class Reader:
    """Knows the players' words of a language and a game."""

    def __init__(self, asked: Asked, language: str) -> None:
        self._language = language
        self._idle, self._asking = self._all(asked.idle), self._all(asked.asking)
        self._meant: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for said, meant in asked.words:
            terms = [" ".join(stems_of(one, language)) for one in meant]
            self._meant[tuple(stems_of(said, language))] += terms
            for term in terms:
                self._meant[tuple(term.split())].append(term)
        self._longest = max(map(len, self._meant), default=1)

    def knows(self, word: str) -> bool:
        """Whether the rulebook has another word for this one."""
        return bool(set(self._meant.get((own := stem(word, self._language),), ())) - {own})

    def tells(self, words: str) -> bool:
        """Whether some of these words say what is asked for."""
        return not {*self._idle, *self._asking}.issuperset(stems_of(words, self._language))

    def said(self) -> set[str]:
        """The stems of the players' words, and of those that say little."""
        return {*self._idle, *self._asking, *(one for stems in self._meant for one in stems)}

    def places(self, question: str) -> list[Place]:
        """The places of a question; words that say nothing have none, unless no others are left."""
        stems, places = stems_of(question, self._language), list[Place]()
        at = 0
        while at < len(stems):
            size = self._size(stems[at:])
            places.append(self._place(stems[at : at + size]))
            at += size
        return [place for place in places if not self._idle.issuperset(place)] or places

    def _size(self, stems: Sequence[str]) -> int:
        """How many stems at the beginning are one thing in players' words."""
        sizes = range(min(self._longest, len(stems)), 1, -1)
        return next((size for size in sizes if tuple(stems[:size]) in self._meant), 1)

    def _place(self, stems: Sequence[str]) -> Place:
        own = _PART if len(stems) > 1 else 1.0
        place = {one: _ASKING if one in self._asking else own for one in stems if one not in self._idle or own == 1}
        for meant in self._meant.get(tuple(stems), ()):
            place[meant] = max(place.get(meant, 0), _INSTEAD)
        return place

    def _all(self, words: Iterable[str]) -> frozenset[str]:
        return frozenset(one for word in words for one in stems_of(word, self._language))
