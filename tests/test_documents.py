"""The documents show the bot of today: links lead somewhere, commands and buttons exist, news are short lines."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from bot.__main__ import command_payloads
from bot.locales import HERE
from tests.bot.words import lines_of
from tests.test_walls import ROOT

FILES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").glob("*.md"),
    ROOT / "docs/players/tried.md",
    ROOT / "docs/gallery/README.md",
]
PAGES = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in sorted(FILES)}
POLISH = [name for name in PAGES if name.endswith(".pl.md")]
SHOWN = [name for name in PAGES if re.search(r"first-game|README|players(\.pl)?\.md", name) and "gallery" not in name]
"""Pages for players: the commands and buttons there are those that they see."""
ELSEWHERE = {
    *("Manage Server", "Manage Channels", "Bot", "Zarządzanie serwerem", "Zarządzanie kanałami", "presence", "members"),
    *("message content", "calm, steady, keen, sharp", "even", "grudge", "deputy", "substitute"),
}
"""Words in italics that are of Discord, or names of earlier versions."""
NEWS, LETTERS = 60, 120
"""So many lines has the next version in the list of changes at most, and each so many letters."""
PARTS = ["### Players", "### Moderators", "### Operators"]


def language_of(page: str) -> str:
    return "pl" if page in POLISH else "en"


def links(text: str) -> list[str]:
    """Those of the page itself; in a block of code there is none."""
    words = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"\]\((?!https?:)([^)\s]+)\)", words)


def anchors(text: str) -> set[str]:
    """What links to headings of a page are called."""
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def typed(text: str) -> set[str]:
    """The commands between backticks, without their options; a line may end within them."""
    return {re.sub(r" \S+:.*", "", one) for one in re.findall(r"`/([^`]+)`", re.sub(r"\n\s*", " ", text))}


@cache
def commands(language: str) -> frozenset[str]:
    """All commands and their groups, as somebody with that language types them."""
    return frozenset(name for payload in asyncio.run(command_payloads()) for name in _named(payload, language))


def _named(command: Mapping[str, Any], language: str, before: str = "") -> Iterator[str]:
    name = before + (command.get("name_localizations") or {}).get(language, command["name"])
    yield name
    for inner in command.get("options") or ():
        if inner["type"] in (1, 2):
            yield from _named(inner, language, f"{name} ")


@cache
def labels(language: str) -> frozenset[str]:
    """All that is said in a language, up to what stands in it."""
    return frozenset(re.split(r"[{:(\n…\d]", line)[0].strip(" .?*-#“„”") for line in lines_of(HERE / language).values())


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_page_and_its_heading(page: str) -> None:
    for target in links(PAGES[page]):
        path, _, heading = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        assert file.exists(), target
        assert not heading or heading in anchors(file.read_text(encoding="utf-8")), target


@pytest.mark.parametrize("page", POLISH)
def test_a_page_and_its_polish_one_lead_to_each_other_at_the_top(page: str) -> None:
    english = page.replace(".pl.md", ".md")
    for here, there in ((page, english), (english, page)):
        top = PAGES[here].split("\n", 4)[:4]
        assert there.rsplit("/", maxsplit=1)[-1] in links("\n".join(top)), here


@pytest.mark.parametrize("page", POLISH)
def test_a_polish_page_shows_the_same_pictures_in_polish(page: str) -> None:
    english = [target for target in links(PAGES[page.replace(".pl.md", ".md")]) if target.endswith(".png")]
    polish = [target for target in links(PAGES[page]) if target.endswith(".png")]
    assert len(polish) == len(english)
    assert all(re.search(r"-pl\.png$", target) for target in polish)


@pytest.mark.parametrize("page", SHOWN)
def test_every_command_shown_to_players_exists_in_their_language(page: str) -> None:
    known = commands(language_of(page))
    assert [one for one in typed(PAGES[page]) if " ".join(one.split(" ")[:2]) not in known] == []


@pytest.mark.parametrize("page", SHOWN)
def test_every_button_shown_to_players_says_what_the_bot_says(page: str) -> None:
    text = re.sub(r"^\*\[.*$", "", PAGES[page], flags=re.MULTILINE)
    shown = re.findall(r"(?<![*\w])\*([^*\n][^*]*?)\*(?![*\w])", text)
    cut = [re.split(r" …|[(:]", re.sub(r"\s+", " ", one))[0].strip(" .?") for one in shown if one != "+"]
    known = {one.lower() for one in labels(language_of(page))} | {one.lower() for one in ELSEWHERE}
    assert [one for one in cut if one.lower() not in known] == []


def test_the_news_of_the_next_version_are_few_and_short_lines() -> None:
    news = PAGES["CHANGELOG.md"].split("\n## ")[1]
    said = [line for line in news.splitlines()[1:] if line]
    assert news.startswith("Next\n")
    assert len(said) <= NEWS
    assert [line for line in said if len(line) > LETTERS] == []
    assert [line for line in said if line.startswith("#")] == PARTS
    assert {line for line in said if re.fullmatch(r"\w+", line)} == {"Added", "Changed", "Fixed"}
    assert "**In short:**" in said[0] and any(line.startswith("**Before you update:**") for line in said)
