"""Words as they are looked for: without diacritics, cut to their stems, and known in spite of a slip."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from functools import lru_cache

_WORD = re.compile(r"\w+")
_SIGNS = str.maketrans("", "", "'\u2019`")
_ENGLISH = "ations ation ements ement ments ment ings ing ied ies ed es ly s e y"
_POLISH = """
owalismy owaniem owania owanie owaniu owac owano owana owany owane ujecie ujemy ujesz uja uje ujac
owych owymi owego owej owym owa owe owy enia enie eniu eniem ania anie aniu aniem
ego emu ych ich ymi imi ami ach iami iach iow iom iem ow om em ej ym im ie ia iu io mi ac ic yc y i a e u o"""
_POLISH_OF_VERBS = """
owal owala owali owaly alem alam ilem ilam al ala ali alo aly il ila ili ilo ily yl yla yli ylo yly
ona ony one ana any ane asz esz isz ysz iesz amy emy imy ymy aja eja ajac ajace"""
_ENDINGS = {
    "en": dict.fromkeys(_ENGLISH.split(), 3),
    "pl": dict.fromkeys(_POLISH.split(), 3) | dict.fromkeys(_POLISH_OF_VERBS.split(), 4),
}
"""What is cut off the ends of words, by language, and how many letters must be left."""
_LONGEST = max(len(ending) for endings in _ENDINGS.values() for ending in endings)
_SOFT = {"pl": (("dzi", "d"), ("dz", "d"), ("g", "d"), ("rz", "r"), ("sz", "s"), ("ch", "s"), ("c", "k"), ("t", "k"))}
"""Ends of stems that sound different in some forms of a word, by language: all are written as one."""
_FLEETING = re.compile(r"(?<=[^aeiouy])i?e(?=[kc]$)")
_BEGINNINGS = ("prze", "przy", "roz", "wy", "za", "po", "na", "do", "od", "ob", "ze", "u", "z", "s", "w")
"""What makes one Polish verb of another."""
_SLIPS_FROM = 4
"""A shorter word is never taken for another one with a slip in it."""


def folded(words: str) -> str:
    """In lower case, and without diacritics."""
    parts = unicodedata.normalize("NFKD", words.casefold().replace("ł", "l"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@lru_cache(maxsize=20_000)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text, folded."""
    return tuple(_WORD.findall(folded(text).translate(_SIGNS)))


def stems_of(text: str, language: str) -> list[str]:
    """The stems of the words of a text."""
    return [stem(word, language) for word in words_of(text)]


@lru_cache(maxsize=50_000)
def stem(word: str, language: str) -> str:
    """What is alike in most forms of a folded word; a language without endings keeps it whole."""
    cut = word[: len(word) - _ending(word, language)]
    if language == "pl" and cut == word:
        cut = _FLEETING.sub("", word) if len(word) > 4 else word
    for hard, soft in _SOFT.get(language, ()):
        if cut.endswith(hard) and len(cut) > len(hard) + 1:
            return cut.removesuffix(hard) + soft
    return cut[:-1] if language == "en" and len(cut) > 3 and cut[-1] == cut[-2] else cut


def _ending(word: str, language: str) -> int:
    """How many letters of the word are its ending."""
    kept = _ENDINGS.get(language, {})
    sizes = range(min(_LONGEST, len(word)), 0, -1)
    return next((size for size in sizes if len(word) - size >= kept.get(word[-size:], len(word))), 0)


class Vocabulary:
    """The stems of a book, by which a stem that is none of them can still be meant."""

    def __init__(self, stems: Collection[str], language: str) -> None:
        self._stems, self._language = frozenset(stems), language
        self._shortened: dict[str, list[str]] = {}
        for one in sorted(self._stems):
            for short in _shortened(one):
                self._shortened.setdefault(short, []).append(one)

    def __contains__(self, stem: str) -> bool:
        return stem in self._stems

    def meant(self, stem: str) -> list[str]:
        """What a stem that is not known may stand for: longer words, another verb of its kind, one with a slip."""
        longer = [one for one in sorted(self._stems) if one.startswith(stem)] if len(stem) >= 3 else []
        return longer or self._bare(stem) or self._slipped(stem)

    def _bare(self, stem: str) -> list[str]:
        if self._language != "pl":
            return []
        bare = [stem.removeprefix(start) for start in _BEGINNINGS if stem.startswith(start)]
        return [one for one in bare if len(one) >= 3 and one in self._stems][:1]

    def _slipped(self, stem: str) -> list[str]:
        if len(stem) < _SLIPS_FROM:
            return []
        near = {one for short in _shortened(stem) for one in self._shortened.get(short, ())}
        return sorted(one for one in near if _one_slip(stem, one))


def _shortened(stem: str) -> Iterator[str]:
    """The stem, and the stem without any one of its letters."""
    yield stem
    if len(stem) >= _SLIPS_FROM:
        yield from {stem[:at] + stem[at + 1 :] for at in range(len(stem))}


def _one_slip(one: str, other: str) -> bool:
    """Whether they differ by one letter, or by two that are swapped."""
    short, long = sorted((one, other), key=len)
    at = next((at for at, (left, right) in enumerate(zip(short, long, strict=False)) if left != right), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    return swapped or short[at + 1 :] == long[at + 1 :]
