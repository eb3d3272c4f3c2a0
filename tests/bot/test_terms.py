"""What is said keeps to the terms of the published games, to one word for one thing, and is short."""

from __future__ import annotations

import json
from statistics import median

import pytest

from bot.locales import HERE
from engine import games
from tests.bot.words import (
    BUTTON,
    DATA,
    NEWS,
    PROMPT,
    Wrong,
    lengths,
    lines_of,
    own_labels,
    words_of,
    written,
)

NAMES = {
    "en": {"Destroy Their Greatest Ship", "Master the Laws of Physics", "Turn Their Fleets to Dust"},
    "pl": {
        "źródło energii nuklearnej",
        "źródło energii tachionowej",
        "Błogosławiony pancerz wspomagany",
        "Modlitwa do Mrocznych Bogów",
        "Niezachwiana determinacja",
        "Grawitonowy system laserowy",
        "Stwórz siatkę szpiegowską",
        "Zniszcz ich największy statek",
    },
}
"""Names that are longer than a button."""


@pytest.mark.parametrize("language", written())
def test_no_message_says_what_is_better_said_otherwise(language: str) -> None:
    lines = lines_of(HERE / language)
    found = [(wrong, key) for wrong in words_of(language).all for key in wrong.found(lines) if key not in wrong.spared]
    assert [f"{key}: {lines[key]!r}; better: {wrong.better}" for wrong, key in found] == []


@pytest.mark.parametrize("language", written())
def test_nothing_is_spared_in_vain(language: str) -> None:
    lines = lines_of(HERE / language)
    assert [(wrong.words, set(wrong.spared) - set(wrong.found(lines))) for wrong in words_of(language).all] == [
        (wrong.words, set()) for wrong in words_of(language).all
    ]


def test_a_wrong_word_is_found_in_every_form_of_a_message() -> None:
    wrong = Wrong("bot-", r"\bstand-ins?\b", "substitute", ("bot-old",))
    lines = {"bot-a": "A Stand-in plays.", "bot-b": "2 stand-ins", "bot-c": "outstanding", "ti4-a": "a stand-in"}
    assert wrong.found(lines) == ["bot-a", "bot-b"]


@pytest.mark.parametrize("language", written())
def test_components_are_called_as_on_their_cards(language: str) -> None:
    official, lines = json.loads((DATA / "official.json").read_text(encoding="utf-8")), lines_of(HERE / language)
    assert {key: lines[key] for key, names in official.items() if lines[key] != names[language]} == {}


@pytest.mark.parametrize("game", games.TITLES)
@pytest.mark.parametrize("language", written())
def test_prompts_news_and_buttons_are_short(language: str, game: str) -> None:
    found = lengths(language, game)
    assert median(found.prompts) <= PROMPT and median(found.news) <= NEWS
    assert {words for words in found.buttons.values() if len(words) > BUTTON} <= NAMES[language]


@pytest.mark.parametrize("language", written())
def test_the_bots_own_buttons_are_short(language: str) -> None:
    own = own_labels(language)
    assert len(own) > 40
    assert {key: words for key, words in own.items() if len(words) > BUTTON} == {}
