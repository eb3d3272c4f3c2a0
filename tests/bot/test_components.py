"""What can be read of every game's components, in every language; what a hand holds is among it."""

from __future__ import annotations

import logging

import pytest

from bot.locales import LANGUAGES, read_once
from engine import games
from engine.component import Component
from engine.text import Text
from tests.bot.components import said

READABLE = [name for name in games.TITLES if games.rules_of(name).components()]


@pytest.mark.parametrize("game", READABLE)
def test_ids_stand_once_and_related_ones_are_there(game: str) -> None:
    ids = [component.id for component in games.rules_of(game).components()]
    assert len(ids) == len(set(ids)) > 40
    related = [id for component in games.rules_of(game).components() for id in component.related]
    assert set(related) - set(ids) == set()
    twice = [one.id for one in games.rules_of(game).components() if len(one.related) != len({*one.related})]
    assert twice == [], "the list of what belongs to a component names each once"
    assert max(map(len, ids)) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", READABLE)
def test_every_component_is_named_and_told_in_both_languages(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    say = read_once().speaker(language)
    with caplog.at_level(logging.WARNING, "bot.locales"):
        words = {c.id: [say(text) for text in said(c) if isinstance(text, Text)] for c in _components(game)}
    assert caplog.messages == []
    assert [id for id, lines in words.items() if not all(line.strip() for line in lines)] == []
    assert [id for id, lines in words.items() if any(f"{game}-" in line for line in lines)] == []


@pytest.mark.parametrize("game", READABLE)
def test_figures_are_never_an_empty_list(game: str) -> None:
    assert [c.id for c in games.rules_of(game).components() for fact in c.facts if fact.value == ()] == []


def _components(game: str) -> list[Component]:
    return list(games.rules_of(game).components())
