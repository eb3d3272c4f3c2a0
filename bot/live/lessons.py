"""A table at which somebody learns: how far the pupil has come, and whether the pupil goes another way.

The other seats answer what stands in the lesson's file as long as the pupil gives the answers that it wants, and wait
once another one is given, until the pupil tries again or plays on without the lesson. After its end the table is like
any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.live.model import Live
from bot.settings import TableSettings
from bot.store import AnswerRow
from engine.ask import Answer, Seat
from engine.lessons.lesson import PUPIL, Lesson, Place, Step, is_lesson, lesson_of
from engine.table import Table
from engine.text import Text


@dataclass(frozen=True, slots=True)
class AtLesson:
    """Where the pupil stands.

    Attributes:
        step: what the pupil is to do; in a lesson that the pupil has left with another answer what was to be done then.
        strayed: another answer was given.
        closing: the question is the first one after the last step.
    """

    lesson: Lesson
    step: Step | None = None
    strayed: bool = False
    closing: bool = False

    def words(self) -> Text | None:
        """What is said to the pupil now."""
        if self.closing:
            return self.lesson.end()
        if self.step is None:
            return None
        return self.lesson.other(self.step) if self.strayed else self.lesson.words(self.step)


def at_lesson(live: Live) -> AtLesson | None:
    """Where the pupil of this table stands; None where nobody learns here, and after the end of the lesson."""
    name, table, left = live.game.settings.lesson, live.table, live.game.settings.strayed
    if table is None or not is_lesson(name) or live.game.standing not in ("running", "paused"):
        return None
    lesson, question = lesson_of(name), table.question_of(PUPIL)
    if left and has_strayed(table, left):
        return AtLesson(lesson, next((step for step in lesson.step if step.at == left), None), strayed=True)
    if lesson.is_over(question):
        return AtLesson(lesson, closing=True) if Place.of(question) == Place.read(lesson.end_at) else None
    asked = table.decides(PUPIL)
    return AtLesson(lesson, None if asked is None else lesson.step_at(question, asked.kind))


def at_step(live: Live) -> bool:
    """Whether a pupil has something to do that the lesson speaks of: then one question is asked at a time."""
    at = at_lesson(live)
    return at is not None and at.step is not None


def has_strayed(table: Table, left: str) -> bool:
    """Whether what was answered at that place of a lesson stands still."""
    place = Place.of(table.question_of(PUPIL))
    return place is None or table.decides(PUPIL) is None or place > Place.read(left)


def held(live: Live) -> bool:
    """Whether everybody waits for the pupil to choose how to go on."""
    at = at_lesson(live)
    return at is not None and at.strayed


def taught(live: Live, seat: Seat) -> Answer | None:
    """What another seat answers by the lesson's file; None where it does not say, or the rules do not take it."""
    at, table = at_lesson(live), live.table
    return None if at is None or at.closing or table is None else at.lesson.answer_of(table.question_of(seat), seat)


def with_lesson(live: Live, settings: TableSettings | None, rows: Sequence[AnswerRow]) -> TableSettings | None:
    """The table's settings with where the pupil has left the lesson by these answers, if they say anything of that."""
    kept = settings or live.game.settings
    if not is_lesson(kept.lesson):
        return settings
    left = kept.strayed
    for row in rows:
        left = _left(lesson_of(kept.lesson), left, row)
    return settings if left == kept.strayed else kept.model_copy(update={"strayed": left})


def _left(lesson: Lesson, left: str, row: AnswerRow) -> str:
    """Where the lesson is left once this answer is given too."""
    step = lesson.step_at(row.question, row.kind) if row.seat == PUPIL and row.verb is None else None
    if step is None or (left and Place.read(left) < step.place):
        return left
    return "" if step.takes(row.value) else step.at
