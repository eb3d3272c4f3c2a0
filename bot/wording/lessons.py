"""What a pupil reads at the table, and what can be pressed below it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.live.lessons import AtLesson
from bot.live.model import Live
from bot.locales import Say, has_words
from bot.widgets.explain import cut
from bot.widgets.interactions import Item
from bot.widgets.maker import BLUE, GREEN, GREY, LABEL, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from engine.lessons.lesson import PUPIL, chapters, lesson_of, lessons
from engine.text import T

HINT, AGAIN, ON = "h", "a", "o"
"""What the buttons do."""


def lesson_lines(at: AtLesson | None, say: Say) -> list[str]:
    """How far the pupil is, and what is said about what is asked now; nothing where nobody learns. A step that goes
    without saying has no words of its own.
    """
    if at is None or (words := at.words()) is None:
        return []
    told = [say(words)] if has_words(say, words.key) else []
    if at.strayed:
        return [*told, f"-# {say(T('lesson-choose'))}"]
    start = at.lesson.start(at.step) if at.step else None
    return [
        *([f"-# {say(at.lesson.progress(at.step))}"] if at.step else []),
        *([say(start)] if start else []),
        *told,
    ]


def first_press(at: AtLesson | None, rows: Sequence[Row], say: Say) -> list[str]:
    """At the first step, where the choices are when they do not stand below the question itself."""
    if at is None or at.step is None or at.lesson.number(at.step) != 1:
        return []
    labels = [getattr(item, "label", None) for row in rows for item in row]
    return [f"-# {say(T('lesson-press-answer'))}"] if say(T("bot-answer")) in labels else []


def lesson_row(live: Live, at: AtLesson, say: Say) -> Row:
    """To have a hint; where the pupil went another way, to try again or to play on."""
    if at.strayed:
        return [_button(live, say, AGAIN, GREEN), _button(live, say, ON, GREY)]
    return [_button(live, say, HINT, GREY)] if at.step else []


LABELS = {HINT: T("lesson-hint"), AGAIN: T("lesson-again"), ON: T("lesson-on")}


def _button(live: Live, say: Say, op: str, style: discord.ButtonStyle) -> Item:
    assert live.table is not None
    press = Press(live.game.id, live.table.question_of(PUPIL), f"{ButtonKind.LESSON}{op}")
    return discord.ui.Button(label=cut(say(LABELS[op]), LABEL), style=style, custom_id=str(press))


def learn_button(game: str, say: Say) -> Item:
    """Begins the lesson of a game."""
    label, custom_id = say(T("lesson-learn", game=game_name(game))), str(Press(0, "-", f"{ButtonKind.LEARN}{game}"))
    return discord.ui.Button(label=cut(label, LABEL), style=BLUE, custom_id=custom_id)


def chapters_line(game: str, say: Say) -> str:
    """Which parts of a game's lesson can be taken alone; empty where there are none."""
    titles = " · ".join(say(lesson_of(name).title()) for name in chapters(game))
    return f"-# {say(T('lesson-chapters', chapters=titles))}" if titles else ""


def learn_rows(say: Say) -> tuple[Row, ...]:
    """A button for each game that can be learned."""
    row: Row = [learn_button(game, say) for game in lessons()[:5]]
    return (row,) if row else ()
