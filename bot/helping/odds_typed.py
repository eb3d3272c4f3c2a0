"""Forces of a battle as somebody types them: `2 cruisers 1 dreadnought vs 3 fighters carrier`, in any language of the
bot, by names, by their beginnings or signs, with slips of the keyboard.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

from bot.errors import BotError
from bot.locales import LANGUAGES, Locales
from bot.rulebook.words import folded
from engine.game import AnyRules
from engine.odds.battles import Battle, Word
from engine.text import T

LONGEST, MOST_WORDS, MOST = 300, 80, 99
"""Letters that are read of what is typed, words of it, and the highest number."""
_TOKEN = re.compile(r"[0-9]+|[^\W0-9_]+|[|:/]")
ENOUGH, CLOSE, BEGINNING = 55, 80, 3
"""How alike two words have to be, in hundredths; letters that name something by its beginning."""
SIGNS = frozenset("|/:")
"""What stands between two sides, beside words."""
ENDING = 4
"""So many letters a language may add to a name."""


class Named(NamedTuple):
    """A word of the game with the ways in which it is written, each as its words."""

    word: Word
    ways: tuple[tuple[str, ...], ...]


@dataclass(slots=True)
class _Side:
    """What was read of a side; `last`: the piece named last."""

    force: dict[str, int] = field(default_factory=dict)
    last: str = ""


class Reader:
    """Reads forces of one game."""

    def __init__(self, locales: Locales, rules: AnyRules) -> None:
        assert rules.battles is not None
        self.between = frozenset(_listed(locales, "odds-between")) | SIGNS
        self.fill = frozenset(_listed(locales, "odds-fill"))
        named = [Named(word, tuple(dict.fromkeys(_ways(locales, word)))) for word in rules.battles.words()]
        meant = Counter(part for one in named for part in {part for way in one.ways for part in way})
        self.named = named, [one._replace(ways=tuple(self._telling(one, meant))) for one in named]

    def _telling(self, one: Named, meant: Counter[str]) -> Iterator[tuple[str, ...]]:
        """Single words of its names that stand in no other name."""
        for part in {part: None for way in one.ways if len(way) > 1 for part in way}:
            if meant[part] == 1 and len(part) >= BEGINNING and part not in self.fill:
                yield (part,)

    def read(self, typed: str) -> Battle:
        """The battle.

        Raises:
            BotError: there are not two sides, or a word is unknown.
        """
        tokens = _TOKEN.findall(folded(typed[:LONGEST]))[:MOST_WORDS]
        cut = next((n for n, token in enumerate(tokens) if token in self.between), None)
        if cut is None or not tokens[:cut] or not tokens[cut + 1 :]:
            raise BotError(T("odds-two-sides"))
        place: dict[str, int] = {}
        first, second = self._side(tokens[:cut], place), self._side(tokens[cut + 1 :], place)
        return Battle(first, second, place)

    def _side(self, tokens: Sequence[str], place: dict[str, int]) -> dict[str, int]:
        side, number, at = _Side(), None, 0
        while at < len(tokens):
            token = tokens[at]
            if _figure(token):
                number, at = min(MOST, int(token[:3])), at + 1
            elif (found := self._best(tokens[at:])) is not None:
                word, used = found
                at += used
                if (
                    word.kind == "trait"
                    and word.most > 1
                    and number is None
                    and at < len(tokens)
                    and _figure(tokens[at])
                ):
                    number, at = min(MOST, int(tokens[at][:3])), at + 1
                self._take(side, word, number, place)
                number = None
            elif token in self.fill:
                at += 1
            else:
                raise BotError(T("odds-unknown", word=token[:40]))
        return side.force

    def _take(self, side: _Side, word: Word, number: int | None, place: dict[str, int]) -> None:
        if word.kind == "place":
            place[word.id] = 1
        elif word.kind == "piece":
            side.force[word.id] = side.force.get(word.id, 0) + (1 if number is None else number)
            side.last = word.id
        elif word.kind == "part":
            if not side.last:
                raise BotError(T("odds-part-of-what", part=word.name))
            key = f"{side.last}.{word.id}"
            side.force[key] = side.force.get(key, 0) + (1 if number is None else number)
        else:
            side.force[word.id] = min(word.most, 1 if number is None or word.of else number)
            if word.of and number is not None:
                side.force[word.of] = side.force.get(word.of, 0) + number

    def _best(self, tokens: Sequence[str]) -> tuple[Word, int] | None:
        """What the next words name best, by a whole name or else by a word of one, and how many they are."""
        for named in self.named:
            best, found = (0, 0), None
            for one in named:
                for way in one.ways:
                    match = _match(way, tokens)
                    if match is not None and match > best:
                        best, found = match, one.word
            if found is not None:
                return found, best[0]
        return None


def _figure(token: str) -> bool:
    return token[0] in "0123456789"


def _listed(locales: Locales, key: str) -> Iterator[str]:
    for language in LANGUAGES:
        yield from folded(locales.say(T(key), language)).split()


def _ways(locales: Locales, word: Word) -> Iterator[tuple[str, ...]]:
    yield from ((short,) for short in word.short)
    for language in LANGUAGES:
        parts = tuple(_TOKEN.findall(folded(locales.say(word.name, language)).replace("'", "")))
        yield parts
        if len(parts) > 1:
            yield ("".join(parts),)
            yield parts[::-1]


def _match(way: tuple[str, ...], tokens: Sequence[str]) -> tuple[int, int] | None:
    """How many words fit, and how well; None: they do not."""
    if len(tokens) < len(way):
        return None
    scores = [_alike(token, name) for token, name in zip(tokens, way, strict=False)]
    return (len(way), sum(scores) // len(scores)) if min(scores) >= ENOUGH else None


@lru_cache(maxsize=8192)
def _alike(token: str, name: str) -> int:
    """How alike a typed word and a word of a name are, in hundredths."""
    if token == name:
        return 100
    if len(name) < BEGINNING or len(token) < BEGINNING or _figure(token):
        return 0
    if len(name) == BEGINNING:
        return 70 if token.startswith(name) and len(token) <= len(name) + 2 else 0
    same = next((n for n, (a, b) in enumerate(zip(token, name, strict=False)) if a != b), min(len(token), len(name)))
    bare = token.removesuffix("s")
    if name.startswith(bare) and len(bare) >= BEGINNING:
        return 60 + 30 * len(bare) // len(name)
    if same * 100 >= 60 * len(name) and len(token) <= len(name) + ENDING:
        return 55 + 40 * same // len(name)
    if token[0] == name[0] and abs(len(token) - len(name)) <= ENDING:
        ratio = int(100 * SequenceMatcher(None, token, name).ratio())
        return ratio - 20 if ratio >= CLOSE else 0
    return 0


@lru_cache(maxsize=16)
def reader_of(locales: Locales, rules: AnyRules) -> Reader:
    """The reader of a game; made once."""
    return Reader(locales, rules)
