"""Where people stand in lessons: counts, and nothing of anybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.store import GameRow
from engine.lessons.lesson import Lesson, Place, is_lesson, lesson_of

END = "end"
"""In place of a step: the lesson is over."""


def learners(games: Iterable[GameRow]) -> Mapping[str, int]:
    """How many lessons under way stand at each step, by the lesson and the step's name: `{"ti4/activate": 2}`,
    in a chapter `{"ti4/combat/stay": 1}`."""
    taught = [game for game in games if game.live and is_lesson(game.settings.lesson)]
    return dict(sorted(Counter(f"{game.settings.lesson}/{_step(game)}" for game in taught).items()))


def _step(game: GameRow) -> str:
    """The one that the pupil has not done yet; a pupil who went another way stands where that was."""
    lesson: Lesson = lesson_of(game.settings.lesson)
    place = Place.read(game.settings.strayed) if game.settings.strayed else Place.of(game.question or "")
    if place is None:
        return END
    return next((step.name for step in lesson.step if step.place >= place), END)
