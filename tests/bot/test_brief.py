"""What stands under the options of a list is cut at a hundred characters, so what matters most fits."""

from __future__ import annotations

import pytest

from bot.locales import LANGUAGES, read_once
from bot.widgets.explain import DESCRIPTION
from engine.text import Text
from engine.ti4 import words
from engine.ti4.components import STRATEGY_CARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strategy_card_says_both_of_its_abilities_under_its_name(language: str) -> None:
    say = read_once().speaker(language)
    told = [say(Text(f"ti4-strategy-brief-{id}")) for id in STRATEGY_CARDS]
    assert len(told) == 8 and all(len(words) <= DESCRIPTION and "; " in words for words in told)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "1 point, action phase: "), ("pl", "1 punkt, faza akcji: ")],
)
def test_an_objective_says_what_it_is_worth_and_when_it_is_scored(language: str, told: str) -> None:
    say = read_once().speaker(language)
    asks = words.goal("unveil_flagship").more
    assert asks is not None and say(asks).startswith(told)
    assert told.removesuffix(": ") in say(words.objective_explained("unveil_flagship"))
