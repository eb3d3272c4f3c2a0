"""Pictures beside the questions of a lesson show what its words speak of."""

from __future__ import annotations

import re

import pytest

from bot.locales import LANGUAGES, Locales
from engine.ask import Ask
from engine.lessons.lesson import PUPIL, Lesson, Step, lesson_of
from engine.lessons.walk import from_file, go_on, opened
from engine.space_empires import words
from engine.space_empires.galaxy.board import HEXES
from engine.space_empires.interface.zooms import FOCUS, NEAR
from engine.space_empires.rules import RULES
from engine.table import Table
from render.space_empires.closeup import focused

WORDS = Locales()
ABOUT_ALL = "scouts"
"""The first step speaks of the whole map, which has just been posted."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_that_a_step_of_space_empires_names_is_on_its_picture(language: str) -> None:
    lesson = lesson_of("space_empires")
    table, other, seen = opened(lesson, RULES), from_file(lesson), 0
    for step in lesson.step:
        while (ask := go_on(table, other)) is None or table.decides(PUPIL) is None:
            pass
        assert ask is not None
        shown = pictured(table, ask, step)
        if shown and step.name != ABOUT_ALL:
            assert named(lesson, step, language) <= shown, step.name
            seen += 1
        table.answer(PUPIL, step.answer)
    assert seen > 10


def pictured(table: Table, ask: Ask, step: Step) -> set[str]:
    """The hexes on the picture of a question; none where it has no picture of hexes."""
    focus = RULES.focus(PUPIL, ask)
    zoom = step.zoom or ("" if focus is None or focus.is_needless else focus.zoom)
    kind = next((kind for kind in (FOCUS, NEAR) if zoom and kind.fits(zoom)), None)
    return set() if kind is None else {*focused(RULES.view(table.state, PUPIL), kind.read(zoom).ids)}


def named(lesson: Lesson, step: Step, language: str) -> set[str]:
    """The hexes that the words of a step name."""
    say = WORDS.speaker(language, markdown=False)
    ids = {say(words.hex(id)): id for id in HEXES}
    return {ids[name] for name in re.findall(r"\b[A-Z]\d+\b", say(lesson.words(step))) if name in ids}
