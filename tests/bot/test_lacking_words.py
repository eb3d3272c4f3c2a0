"""Words that lack, or that nobody translated, are found: for every game there is, and for every key put together."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.locales import HERE, LANGUAGES
from engine import games
from engine.text import Param, Text
from engine.ti4.components import FACTIONS, PLANETS
from render import explain
from tests.bot.components import said
from tests.bot.keys import COMPUTED, ROOT, computed

# --- lacking ---------------------------------------------------------------------------------------------------------


@cache
def keys() -> frozenset[str]:
    """What is put together from names, as `tests.bot.keys` lists it."""
    return frozenset(computed())


def lacking(known: Collection[str]) -> list[str]:
    """The keys that have no words."""
    return sorted(keys() - set(known))


def test_keys_are_listed_of_games_that_there_are() -> None:
    assert COMPUTED.keys() <= set(games.TITLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lacks(language: str) -> None:
    assert lacking(lines(language)) == []


@pytest.mark.parametrize("game", games.TITLES)
@pytest.mark.parametrize("part", ["phase", "colour"])
def test_deleted_phases_and_colours_are_found(game: str, part: str) -> None:
    deleted = {key for key in lines("en") if key.startswith(f"{game}-{part}-")} - {f"{game}-phase-begins"}
    assert len(deleted) >= 2
    assert lacking(lines("en").keys() - deleted) == sorted(deleted)


IN_PLAY = (r".+\-verb\-.+", r"bot\-bench\-.+")
"""Families that other tests hear: verbs of cut-ins in games by chance, and what is measured where it is measured."""


def test_every_family_of_keys_is_listed_or_said_by_a_component() -> None:
    """`Text(f"ti4-phase-{id}")` makes a family; of each some key is known, so that those that lack are found."""
    known = keys() | set(of_components()) | set(of_legends())
    assert len(families()) > 100
    assert {way: where for way, where in families().items() if not any(re.fullmatch(way, key) for key in known)} == {
        way: where for way, where in families().items() if way in IN_PLAY
    }


def families() -> dict[str, list[str]]:
    """Each pattern of keys that the sources put together, and where."""
    found: dict[str, list[str]] = {}
    for file in (file for part in ("engine", "render", "bot") for file in sorted((ROOT / part).rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"T", "Text"}:
                for way in filter(None, map(pattern, node.args[:1])):
                    found.setdefault(way, []).append(f"{file.relative_to(ROOT)}:{node.lineno}")
    return found


def pattern(key: ast.expr) -> str:
    """What keys look like that are put together so; empty for others."""
    parts = key.values if isinstance(key, ast.JoinedStr) else ()
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)


def of_components() -> Iterator[str]:
    for game in games.TITLES:
        for component in games.rules_of(game).components():
            for text in said(component):
                yield from within(text)


def within(text: Param) -> Iterator[str]:
    """The keys of a text and of all in it."""
    if isinstance(text, Text):
        yield text.key
    for part in text.params.values() if isinstance(text, Text) else text if isinstance(text, tuple) else ():
        yield from within(part)


def of_legends() -> Iterator[str]:
    heard: list[str] = []
    for game in games.TITLES:
        explain(game, lambda text: heard.append(text.key) or text.key)
    yield from heard


# --- not translated --------------------------------------------------------------------------------------------------


class Words(Visitor):
    """Collects the words of a line, in all its forms."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found |= set(re.findall(r"[^\W\d_]+", node.value))

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.found |= set(re.findall(r"[^\W\d_]+", node.value))

    def visit_CallArguments(self, node: ftl.CallArguments) -> None:  # noqa: N802
        """What a function is told is not said."""


@cache
def lines(language: str) -> Mapping[str, frozenset[str]]:
    """The words of each line."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted((HERE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                words = Words()
                words.visit(entry.value)
                found[entry.id.name] = frozenset(words.found)
    return found


def untranslated(polish: Mapping[str, frozenset[str]]) -> list[str]:
    """Lines with the same words in both languages that are no names."""
    same = [key for key, words in lines("en").items() if words and words == polish.get(key)]
    return [key for key in same if key not in named() and not lines("en")[key] <= ALIKE]


def named() -> set[str]:
    """Lines that are names of places and peoples."""
    return {f"ti4-planet-{id}" for id in PLANETS} | {
        f"ti4-faction-{id}{end}" for id in FACTIONS for end in ("", "-short")
    }


WORDS = """
    Twilight Imperium Eclipse Space Empires Close Encounters Replicators X
    Armada Arc Secundus C Morran N orr Colish Hil Corian Sai Salai Duha Menaimon Genesis Hauge Van Hylarim J S Loncara
    Ssodu Matriarch Y sia ssrila Legion Tekklar Mechanema
    Adeptus Mechanicus Biker Boyz Chaos Exterminatus Falcon Gargant Helbrute Kill Kroozer Land Raider Mega Mek Nob Nobz
    Ork Party Rokkit Shoota Slugga Stalker Void Waaagh Wagon Warboss Weirdboyz
    Moderator Morale System bastion morale orbital terraforming
    NE NW SE SW R A T Te P Mi
    min s
"""
ALIKE = frozenset(WORDS.split())
"""Names, words that are the same in Polish, directions, what stands on counters, and units of time."""


def test_polish_is_not_english() -> None:
    assert untranslated(lines("pl")) == []


@pytest.mark.parametrize("key", ["ti4-phase-status", "bot-not-seated", "eclipse-colour-red", "space_empires-unit-DD"])
def test_an_english_line_among_the_polish_is_found(key: str) -> None:
    assert untranslated({**lines("pl"), key: lines("en")[key]}) == [key]


def test_no_word_is_listed_in_vain() -> None:
    same = [words for key, words in lines("en").items() if words == lines("pl").get(key) and key not in named()]
    assert frozenset() == ALIKE - frozenset[str]().union(*same)
