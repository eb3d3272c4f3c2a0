"""What each player reads once, at the start: how one wins, what the own seat is good at and means, what to do first."""

from __future__ import annotations

from typing import Any

import pytest

from bot.locales import LANGUAGES
from bot.wording.introductions import introduced
from engine import games
from engine.component import Introduction
from engine.table import Table
from engine.text import T
from tests.bot.harness import World
from tests.bot.test_secrets import letters
from tests.bot.test_table import bids
from tests.bot.viewing import words
from tests.titles import having
from tests.toy import ToyRules

LINES = 5
MOST = 240
PLAYED = {"ti4": 17, "eclipse": 12, "forbidden_stars": 4}
"""Factions of Twilight Imperium and of Forbidden Stars, boards of Eclipse: six aliens, and six of the one Terrans."""
GREETING = Introduction(T("guide-help"), "", (T("yes"), T("no")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), PLAYED.items())
def test_everything_that_can_be_played_has_its_guide(game: str, number: int, language: str) -> None:
    guides = [one.guide for one in games.rules_of(game).components() if one.guide]
    said = [words().say(line, language) for guide in guides for line in guide]
    assert len(guides) == number and all(len(guide) == 3 for guide in guides)
    assert all(20 < len(line) <= MOST and "-guide-" not in line for line in said)
    assert len(set(said)) == 3 * (number - 5 * (game == "eclipse"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", having("introduction"))
def test_an_introduction_is_five_lines_in_the_first_round_for_who_sits_there(game: str, language: str) -> None:
    rules = games.rules_of(game)
    table = Table.new(rules, 3, "5eed", {}, keep=True)
    found = rules.introduction(rules.view(table.state, 0))
    assert found is not None and len(found.lines) == LINES - 1
    assert rules.introduction(rules.view(table.state, None)) is None
    assert all(20 < len(words().say(line, language)) <= MOST for line in found.lines)
    known = [one.id for one in rules.components()]
    assert found.component in known or not found.component
    table.state.round = 2
    assert rules.introduction(rules.view(table.state, 0)) is None


def told(answer: Any) -> str:
    """What a command answered."""
    return " ".join(message.content for message in [answer.response, *answer.followups] if message is not None)


def _greets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyRules, "introduction", lambda self, view: GREETING)


async def test_it_comes_once_with_the_letter_that_comes_anyway(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    _greets(monkeypatch)
    await world.started()
    for person in (world.ann, world.bob):
        (letter,) = letters(person)
        assert letter.count("in brief") == 1 and letter.endswith("answers questions.")
    await bids(world)
    assert len(letters(world.ann)) > 1 and "in brief" not in "".join(letters(world.ann)[1:])


async def test_help_says_it_again_in_the_first_round(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started()
    assert "in brief" not in told(await world.ann.slash(world.channel, "help"))
    _greets(monkeypatch)
    assert "in brief" in told(await world.ann.slash(world.channel, "help"))


def test_it_says_so_where_advice_is_allowed() -> None:
    live: Any = type("L", (), {})()
    rules = games.rules_of("ti4")
    live.table, live.rules = Table.new(rules, 3, "5eed", {}, keep=True), rules
    for advises in (True, False):
        live.advises = advises
        assert ("/game advise" in introduced(live, 0, words().speaker("en"))[-1]) is advises
