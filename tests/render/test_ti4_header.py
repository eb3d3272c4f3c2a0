"""What stands above the objectives of Twilight Imperium: round and phase left, strategy cards right."""

from __future__ import annotations

from typing import Any

import pytest

from bot.locales import LANGUAGES, Locales
from engine.lessons.lesson import PUPIL, lesson_of
from engine.lessons.walk import from_file, go_on, opened
from engine.ti4.rules import RULES
from render import paint
from render.canvas import Canvas
from render.ti4 import header

WORDS = Locales()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phase_ends_before_the_strategy_cards_begin(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ends, begins, write, put = list[float](), list[float](), Canvas.write_in, header.put_rows

    def written(self: Canvas, text: str, x: float, y: float, *how: Any, **more: Any) -> float:
        width = write(self, text, x, y, *how, **more)
        ends.append(x + width)
        return width

    def laid(canvas: Canvas, rows: Any, at: tuple[float, float], *how: Any) -> None:
        begins.append(at[0])
        put(canvas, rows, at, *how)

    monkeypatch.setattr(Canvas, "write_in", written)
    monkeypatch.setattr(header, "put_rows", laid)
    lesson = lesson_of("ti4")
    table, other = opened(lesson, RULES), from_file(lesson)
    go_on(table, other)
    table.answer(PUPIL, lesson.step[0].answer)
    go_on(table, other)
    paint("ti4", RULES.view(table.state, 0), names=("Ann", "Bob", "Cid"), words=WORDS.speaker(language), zoom="table")
    phase = ends[1]
    assert len(begins) > 3 and phase < min(begins)
