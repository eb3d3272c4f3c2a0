"""The languages: a `Text` becomes a sentence here, and only here.

Each language is a folder of Fluent files, all loaded together. A key that a language lacks is said in English, and one
that English lacks as the key itself; both are logged.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bot.locales.dictionary import Dictionary
from bot.names import escaped
from engine.hexes import called, flipped
from engine.text import Param, Text

HERE = Path(__file__).parent
LANGUAGES = ("en", "pl")
DEFAULT = "en"
KEPT = 10_000
"""So many filled patterns are kept, of a few hundred bytes each."""

UNIT, FIRM_SPACE = re.compile(r"(?<=[0-9]) (?=(?:CP|PK|VP|PZ)\b)"), "\N{NO-BREAK SPACE}"
"""The space between a number and its unit, which no line ends with."""

Say = Callable[[Text], str]
Values = tuple[tuple[str, str | int], ...]
"""What stands in a pattern, by the names that it has there."""

log = logging.getLogger(__name__)


def language_of(locale: object) -> str:
    """The language for a Discord locale such as `en-GB` or `pl`; English for one that is not spoken here."""
    language = str(locale).split("-", maxsplit=1)[0].lower()
    return language if language in LANGUAGES else DEFAULT


class Locales:
    """All languages, loaded once.

    Attributes:
        icons: emoji to stand before words, as Discord spells them, by the keys of the words; none until some are known.
    """

    def __init__(self, *folders: Path) -> None:
        """`folders`: each holds a folder of files for each language; without one, those of the bot."""
        self.folders = folders
        self.icons: dict[str, str] = {}
        self._said = {
            language: Dictionary(language, _files(language, folders or (HERE,)), FUNCTIONS) for language in LANGUAGES
        }
        self._missing: set[tuple[str, str]] = set()
        self._once = lru_cache(KEPT)(self._found)

    def has(self, key: str, language: str = DEFAULT, attribute: str | None = None) -> bool:
        """Whether that language has the key itself (or that attribute of it)."""
        if key not in self._said[language]:
            return False
        message = self._said[language].message(key)
        return (attribute in message.attributes) if attribute else message.value is not None

    def fixed(self, beginning: str) -> Iterator[str]:
        """What is said, in whatever language, under the keys that begin so and in which nothing varies."""
        for language in LANGUAGES:
            yield from self._said[language].fixed(beginning)

    def apart(self) -> Locales:
        """The same words, with icons of their own."""
        words = copy(self)
        words.icons = {}
        return words

    def icon(self, text: Text) -> str | None:
        """What stands before it on a button: its icon, else the first one of what is named in it."""
        if text.key in self.icons:
            return self.icons[text.key]
        return next(filter(None, map(self.icon, _named(text.params.values()))), None)

    def say(
        self,
        text: Text,
        language: str = DEFAULT,
        names: Mapping[int, str] | Sequence[str] = (),
        *,
        markdown: bool = True,
        icons: bool = False,
    ) -> str:
        """The sentence, with what stands in it said first.

        Args:
            names: a player's name for each seat; a seat without one is called by its number.
            markdown: names, and whatever else is no text of ours, stand in it so that Discord shows them as they are
                written; without, the sentence is for a place where no Markdown is read.
            icons: words that have an icon stand behind it.
        """
        if text.key == "seat":
            return self._seat(text, language, names, markdown)
        how = Speaker(self, language, names, markdown, icons)
        values = {name: self._value(param, how) for name, param in text.params.items()}
        said = self._format(text.key, None, values, language)
        return f"{self.icons[text.key]} {said}" if icons and text.key in self.icons else said

    def speaker(self, language: str, names: Mapping[int, str] | Sequence[str] = (), *, markdown: bool = True) -> Say:
        """`say` with the language and the names filled in."""
        return Speaker(self, language, names, markdown)

    def attribute(self, key: str, attribute: str, language: str) -> str | None:
        """An attribute of a key, such as the name of a command, or None."""
        if not self.has(key, language, attribute):
            return None
        return self._format(key, attribute, {}, language)

    def _seat(self, text: Text, language: str, names: Mapping[int, str] | Sequence[str], markdown: bool) -> str:
        seat = text.params["n"]
        assert isinstance(seat, int)
        known = names if isinstance(names, Mapping) else dict(enumerate(names))
        name = known.get(seat) or self._format("seat", None, {"n": seat + 1}, language)
        return escaped(name) if markdown else name

    def _value(self, param: Param, how: Speaker) -> str | int:
        if isinstance(param, Text):
            return how(param)
        if isinstance(param, tuple):
            return self._list([str(self._value(part, how)) for part in param], how.language)
        return escaped(param) if how.markdown and isinstance(param, str) else param

    def _list(self, parts: list[str], language: str) -> str:
        if not parts:
            return self._format("list-empty", None, {}, language)
        if len(parts) == 1:
            return parts[0]
        values: dict[str, str | int] = {"most": ", ".join(parts[:-1]), "last": parts[-1]}
        return self._format("list", None, values, language)

    def _format(self, key: str, attribute: str | None, values: Mapping[str, str | int], language: str) -> str:
        """What is said of the same values is always said alike, and is kept: much is said again and again."""
        return self._once(key, attribute, tuple(values.items()), language)

    def _found(self, key: str, attribute: str | None, values: Values, language: str) -> str:
        for spoken in dict.fromkeys((language, DEFAULT)):
            if self.has(key, spoken, attribute):
                return self._filled(key, attribute, values, spoken)
            self._note(key, spoken)
        return key

    def _filled(self, key: str, attribute: str | None, values: Values, language: str) -> str:
        message = self._said[language].message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self._said[language].filled(pattern, dict(values))
        for error in errors:
            log.warning("%s (%s): %s", key, language, error)
        return UNIT.sub(FIRM_SPACE, said)

    def _note(self, key: str, language: str) -> None:
        if (key, language) not in self._missing:
            self._missing.add((key, language))
            log.warning("no text for %s in %s", key, language)


def _named(params: Iterable[Param]) -> Iterator[Text]:
    """The texts that stand in a text, in lists too."""
    for param in params:
        if isinstance(param, Text):
            yield param
        elif not isinstance(param, (int, str)):
            yield from _named(param)


@dataclass(frozen=True, slots=True)
class Speaker:
    """A `Say` that can be sent to another process, which reads the same files."""

    locales: Locales
    language: str
    names: Mapping[int, str] | Sequence[str]
    markdown: bool = True
    icons: bool = False

    def __call__(self, text: Text) -> str:
        return self.locales.say(text, self.language, self.names, markdown=self.markdown, icons=self.icons)

    def __reduce__(self) -> tuple[Callable[..., Speaker], tuple[object, ...]]:
        return _speaker, (self.locales.folders, self.language, self.names, self.markdown)


def plainly(say: Say) -> Say:
    """The same words for pictures, labels, lists and files, where no Markdown is read."""
    return replace(say, markdown=False, icons=False) if isinstance(say, Speaker) else say


def illustrated(say: Say) -> Say:
    """The same words with their icons, for what is read on Discord and nowhere else."""
    return replace(say, icons=True) if isinstance(say, Speaker) else say


def has_words(say: Say, key: str) -> bool:
    """Whether there are words for a key that need not have any."""
    return isinstance(say, Speaker) and say.locales.has(key, say.language)


def icon_of(say: Say, text: Text) -> str | None:
    """The icon of a button or an option that is called so; None where it has none, or none is known."""
    return say.locales.icon(text) if isinstance(say, Speaker) else None


def _speaker(
    folders: tuple[Path, ...], language: str, names: Mapping[int, str] | Sequence[str], markdown: bool
) -> Speaker:
    return Speaker(read_once(*folders), language, names, markdown)


@cache
def read_once(*folders: Path) -> Locales:
    """The languages from these folders (none: those of the bot)."""
    return Locales(*folders)


def _files(language: str, folders: Sequence[Path]) -> list[Path]:
    return [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]


def _hex(*at: int) -> Any:
    """What a place on a board of hexes is called, by its two coordinates."""
    q, r = map(int, at)
    return called((q, r))


def _flipped(*place: Any, rows: Any = 0) -> Any:
    """What a place is called whose row has a letter, where the rows are counted from the other side."""
    return flipped(str(place[0]), int(rows))


def _key(*name: Any) -> Any:
    """A printed name as a variant of a pattern can spell it: 'Galactic Center' is `galactic_center`."""
    return str(name[0]).lower().replace(" ", "_")


FUNCTIONS = {"HEX": _hex, "FLIPPED": _flipped, "KEY": _key}
"""What the files can call."""
