"""Finding components by name: in either language, with or without diacritics, by their beginning or by some words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.locales import LANGUAGES, Locales
from bot.rulebook.words import folded
from engine import games
from engine.component import Component
from engine.game import AnyRules

_WORD = re.compile(r"\w+")
SURE = 3
"""Up to so far off, a query names a component: it is its name, or a word of it begins so."""
_NAMED = 4
"""So many letters a name has to have, at least, to be known in a sentence."""


class Entry(NamedTuple):
    """A component with what it is looked for by.

    Attributes:
        names: in every language, in lower case and without diacritics, a space before each word.
        words: names and kinds in the same way.
    """

    game: str
    component: Component
    names: tuple[str, ...]
    words: str

    @property
    def key(self) -> str:
        """Names it among the components of all games."""
        return f"{self.game}/{self.component.id}"


async def opened(locales: Locales, names: Sequence[str]) -> list[Entry]:
    """All components of these games; they are looked through the first time, which takes some milliseconds."""
    return await asyncio.to_thread(lambda: [entry for name in names for entry in _of(locales, name)])


def readable() -> list[str]:
    """The games whose components can be read."""
    return [name for name in games.names() if games.rules_of(name).components()]


def look_up(entries: Sequence[Entry], key: str) -> Entry | None:
    """The component of this key, or of this id among a single game's."""
    return next((entry for entry in entries if key in (entry.key, entry.component.id)), None)


def find(entries: Sequence[Entry], query: str, most: int, *, worst: int = 9) -> list[Entry]:
    """What fits best, in the order of the box where it fits alike; without a query, what comes first in the box."""
    if not query.strip():
        return list(entries[:most])
    rank = _ranker(query)
    ranked = [(far, at) for at, entry in enumerate(entries) if (far := rank(entry)) is not None and far <= worst]
    return [entries[at] for _, at in sorted(ranked)[:most]]


def named_in(entries: Sequence[Entry], query: str, most: int) -> list[tuple[Entry, str]]:
    """The components whose whole names stand in the query, each with its name, the longest first."""
    asked = f"{_spaced(query)} "
    found = ((entry, next((name for name in entry.names if f"{name} " in asked), "")) for entry in entries)
    named = [(entry, name.strip()) for entry, name in found if len(name) > _NAMED]
    return sorted(named, key=lambda one: -len(one[1]))[:most]


def _ranker(query: str) -> Callable[[Entry], int | None]:
    """How far off components are: 0 for the name itself; None for those that do not fit."""
    wanted = _spaced(query)
    words = [f" {word}" for word in wanted.split()]

    def rank(entry: Entry) -> int | None:
        if not words:
            return None
        if wanted in entry.names:
            return 0
        if any(name.startswith(wanted) for name in entry.names):
            return 1
        if any(all(word in name for word in words) for name in entry.names):
            return 2 if any(wanted in name for name in entry.names) else SURE
        if all(word in entry.words for word in words):
            return SURE + 1
        return SURE + 2 if any(wanted.strip() in name for name in entry.names) else None

    return rank


def _spaced(words: str) -> str:
    """Without diacritics and signs, a space before each word."""
    return "".join(f" {word}" for word in _WORD.findall(folded(words).replace("'", "").replace("\u2019", "")))


def _of(locales: Locales, game: str) -> tuple[Entry, ...]:
    return _entries(locales, games.rules_of(game))


@lru_cache(maxsize=32)
def _entries(locales: Locales, rules: AnyRules) -> tuple[Entry, ...]:
    found = []
    for component in rules.components():
        names = tuple(_spaced(locales.say(component.name, language)) for language in LANGUAGES)
        kinds = (_spaced(locales.say(component.kind, language)) for language in LANGUAGES)
        found.append(Entry(rules.name, component, names, "".join((*names, *kinds))))
    return tuple(found)
