"""Which rules answer a question in players' words.

A rule is the better, the more of the question's places its text fills and the rarer the words are, and the nearer a
question that it is known to answer. How good a rule is lies between 0 and some 3.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from functools import cache

from bot.rulebook.books import Book, Rule
from bot.rulebook.questions import Place, Reader
from bot.rulebook.words import Vocabulary, stems_of

_GUESSED = 0.5
"""How surely a word is meant that only resembles what was typed."""
_HEADING, _SATURATED, _LENGTHS = 0.8, 0.8, 0.7
"""What a word in a heading counts; how fast further mentions count less; how much short texts are preferred."""
_ALL = 0.5
"""How much of a rule's worth depends on how much of the question it covers."""
_KNOWN, _SHARPNESS = 0.75, 1.5
"""What a known question counts, and how much less one that is only like it."""
_SAME, _NARROW = 0.8, 8
"""What one counts besides that is nearly the same, and how nearly it has to be."""
_LACKING, _MORE = 0.5, 0.5
"""How much less a known question is like this one for what it lacks, and for what it has besides."""
_LAST, _LATER, _HERE = 0.6, 0.03, 1.3
"""What topics are worth that come last; what each rule loses that follows in a topic; what the topics of here gain."""

_NAME, _SHORTEST = re.compile(r"[^A-Z]+"), 3
"""What parts the names of questions into words, and how many letters of one tell something."""

Found = dict[int, float]
"""How good what stands at these places of a list is."""


class Search:
    """A book made ready for questions, which takes less than a tenth of a second."""

    def __init__(self, book: Book) -> None:
        self.book, self._reader = book, Reader(book.asked, book.language)
        self._texts, self._questions = _Index(), _Index()
        for rule in book.rules:
            counts = Counter[str](dict.fromkeys(stems_of(rule.heading, book.language), _HEADING))
            counts.update(stems_of(rule.text, book.language))
            self._texts.add([{one: count} for one, count in counts.items()])
        for _, phrase in book.asked.phrases:
            self._questions.add(self._reader.places(phrase))
        self._known = [_places_of(book, ids) for ids, _ in book.asked.phrases]
        self._vocabulary = Vocabulary(
            {*self._texts.stems(), *self._questions.stems(), *self._reader.said()}, book.language
        )
        self._weights = [sum(map(self._weight, places)) for places in self._questions.entries]
        self._length = self._texts.mean_length()

    def answers(self, question: str, here: Collection[str] = ()) -> list[tuple[float, Rule]]:
        """How good each rule is that answers the question at all; those on what is going on `here` are better."""
        places = _once([self._guessed(place) for place in self._reader.places(question)])
        weight = sum(map(self._weight, places))
        if not weight:
            return []
        found = self._by_text(places, weight)
        for at, good in self._by_question(places, weight).items():
            found[at] = found.get(at, 0) + good
        topics = _topics(here)
        return [(good * self._standing(at, topics), self.book.rules[at]) for at, good in found.items()]

    def is_foreign(self, word: str) -> bool:
        """Whether it is a players' word that no rule says."""
        return self._reader.knows(word) and not self.says(word)

    def tells(self, words: str) -> bool:
        """Whether some of these words say what is asked for."""
        return self._reader.tells(words)

    def says(self, words: str) -> bool:
        """Whether some rule has all of these words."""
        return bool(self._texts.of(" ".join(stems_of(words, self.book.language))))

    def _rarity(self, term: str) -> float:
        """How much a term tells; nothing when it stands nowhere."""
        count = len(self._texts.of(term)) + len(self._questions.of(term))
        return math.log(1 + (self._texts.size + self._questions.size) / (1 + count)) if count else 0

    def _weight(self, place: Place) -> float:
        """How much a place tells."""
        return max((sure * self._rarity(term) for term, sure in place.items()), default=0)

    def _guessed(self, place: Place) -> Place:
        """With what a word that stands nowhere may be meant for."""
        if any(one in self._vocabulary for one in place):
            return place
        return place | {meant: _GUESSED for one in place for meant in self._vocabulary.meant(one)}

    def _by_text(self, places: Sequence[Place], asked: float) -> Found:
        """How well the texts of rules fill the places."""
        good, covered = defaultdict[int, float](float), defaultdict[int, float](float)
        for place in places:
            for at, (worth, weight) in self._filled(place).items():
                good[at] += worth
                covered[at] += weight
        return {at: worth / asked * (1 - _ALL + _ALL * min(1, covered[at] / asked)) for at, worth in good.items()}

    def _filled(self, place: Place) -> dict[int, tuple[float, float]]:
        """By rules that fill this place: what their best word for it is worth, and its weight."""
        best = dict[int, tuple[float, float]]()
        for one, sure in place.items():
            weight = sure * self._rarity(one)
            for at, count in self._texts.of(one):
                often = count + _SATURATED * (1 - _LENGTHS + _LENGTHS * self._texts.length(at) / self._length)
                best[at] = max(best.get(at, (0, 0)), (weight * count * (1 + _SATURATED) / often, weight))
        return best

    def _by_question(self, places: Sequence[Place], asked: float) -> Found:
        """How well known questions fit, by the rules that answer them."""
        alike, found = defaultdict[int, float](float), Found()
        for place in places:
            for at, good in self._shared(place).items():
                alike[at] += good
        for at, good in alike.items():
            lacking, more = max(0, asked - good), max(0, self._weights[at] - good)
            alike_by = good / (good + _LACKING * lacking + _MORE * more)
            near = _KNOWN * alike_by**_SHARPNESS + _SAME * alike_by**_NARROW
            for rank, answer in enumerate(self._known[at]):
                found[answer] = max(found.get(answer, 0), near * (1 - _LATER * rank))
        return found

    def _shared(self, place: Place) -> Found:
        """By known questions that have this place too, what it is worth."""
        best = Found()
        for one, sure in place.items():
            for at, other in self._questions.of(one):
                best[at] = max(best.get(at, 0), sure * other * self._rarity(one))
        return best

    def _standing(self, at: int, topics: Sequence[str]) -> float:
        _, topic, number = self.book.rules[at].name
        last = _LAST if topic in self.book.asked.last else 1
        here = _HERE if any(topic.startswith(one) or one.startswith(topic) for one in topics) else 1
        return last * here * (1 + _LATER / number)


class _Index:
    """Entries of places, found by the terms that may stand in them."""

    def __init__(self) -> None:
        self.entries = list[list[Place]]()
        self._where = defaultdict[str, list[tuple[int, float]]](list)

    @property
    def size(self) -> int:
        return len(self.entries)

    def add(self, places: list[Place]) -> None:
        """Adds an entry."""
        for term, sure in {term: sure for place in places for term, sure in place.items()}.items():
            self._where[term].append((self.size, sure))
        self.entries.append(places)

    def stems(self) -> Collection[str]:
        return self._where.keys()

    def of(self, term: str) -> Sequence[tuple[int, float]]:
        """The entries with this term, or with all of its stems, and how often."""
        if term not in self._where and " " in term:
            parts = [dict(self._where.get(stem, ())) for stem in term.split()]
            self._where[term] = [
                (at, min(part[at] for part in parts)) for at in parts[0] if all(at in part for part in parts)
            ]
        return self._where.get(term, ())

    def length(self, at: int) -> int:
        return len(self.entries[at])

    def mean_length(self) -> float:
        return sum(map(len, self.entries)) / max(1, self.size)


def _topics(here: Collection[str]) -> list[str]:
    """What is going on, as topics of ids begin: `retreat_to` is about `RETREAT`, `explore` about `EXP`."""
    words = {word for name in here for word in _NAME.split(name.upper())}
    return sorted(word[: max(_SHORTEST, len(word) - 1)] for word in words if len(word) >= _SHORTEST)


def _once(places: Sequence[Place]) -> list[Place]:
    """The places without what may stand in an earlier one already."""
    seen, kept = set[str](), list[Place]()
    for place in places:
        kept.append({term: sure for term, sure in place.items() if term not in seen})
        seen.update(place)
    return [place for place in kept if place]


def _places_of(book: Book, ids: Sequence[str]) -> list[int]:
    """Where the rules of these ids stand in the book."""
    return [rule.at for id in ids if (rule := book.rule(id)) is not None]


@cache
def search(book: Book) -> Search:
    """This book, made ready."""
    return Search(book)
