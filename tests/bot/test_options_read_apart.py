"""Two options of one question that do different things never read alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from bot.locales import LANGUAGES, Say, read_once
from bot.widgets.shapes import face_of
from engine import games
from engine.ask import Ask, Option, PickOne
from engine.table import Table
from engine.text import T

NAMES = ("Ann", "Bartholomew", "Cid", "Dorothy", "Emil", "Frances")
ANSWERS = 3000
SEATS = {"space_empires": 2}
OPTIONS = {"space_empires": dict.fromkeys(("carriers", "raiders", "mines", "aliens", "pipelines"), "on")}


def alike(ask: Ask, say: Say) -> Iterator[str]:
    """What a reader finds twice among the options of one seat, with the ids behind it."""
    for shape in ask.must.values():
        face = face_of(shape)
        for options in (face.choices(), face.leading(), face.pressable()):
            yield from (f"{ask.kind}: {text}" for text in twice(options, say))


def twice(options: Sequence[Option], say: Say) -> list[str]:
    read = Counter(say(option.text) for option in options)
    return [text for text, count in read.items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.TITLES)
def test_options_of_a_question_read_apart(game: str, language: str) -> None:
    seats, options = SEATS.get(game, 3), OPTIONS.get(game, {})
    say, chance = read_once().speaker(language, NAMES), Random(game)
    table, found = Table.new(games.rules_of(game), seats, "apart", options), list[str]()
    for _ in range(ANSWERS):
        if table.ask is None:
            break
        found += alike(table.ask, say)
        seat, verb, value = table.random_answer(chance, 0.02)
        table.answer(seat, value, verb)
    assert not found


def test_what_reads_alike_is_found() -> None:
    say = read_once().speaker("en", NAMES)
    shape = PickOne([Option("a", T("yes")), Option("b", T("yes")), Option("c", T("no"))])
    assert twice(face_of(shape).choices(), say) == ["Yes"]
