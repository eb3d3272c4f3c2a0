"""A lesson as its file tells it: `lessons/files/<game>.toml`. A chapter is a part of it that can be taken alone.

The pupil sits in the first seat. Where the pupil stands the open question says: its number grows with every question of
a game, and after an undo it is again what it was. So nothing about a lesson is kept but that the table plays one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from engine.ask import Answer, Seat
from engine.questions.question_id import QuestionId
from engine.text import T, Text

PUPIL: Seat = 0
FOLDER = "files"


class Place(NamedTuple):
    """A question of a game, whatever has been taken back: its number, and that of the seat's own beside others."""

    number: int
    step: int = 0

    @classmethod
    def of(cls, question: str) -> Place | None:
        """Where the question with this id stands; None for none, and after the end of the game."""
        asked = QuestionId.read(question)
        return None if asked is None or asked.number is None else cls(asked.number, asked.step)

    @classmethod
    def read(cls, written: str) -> Place:
        """As a file writes it: `12`, or `12.3`."""
        return cls(*map(int, written.split(".")))

    def __str__(self) -> str:
        return f"{self.number}.{self.step}" if self.step else str(self.number)


@dataclass(frozen=True, slots=True)
class Step:
    """What the pupil is to do about one question.

    Attributes:
        name: of its words (`words`, `other`).
        kind: of the question; a lesson whose question is of another kind does not fit today's rules.
        answer: what is wanted.
        also: answers after which the lesson goes on just as well.
        rule: what it teaches, by the rule's id.
        zoom: the picture beside the question, where its words speak of more than that shows; empty: the question's own.
        at: the question's `Place`, as `python -m engine lesson GAME --write` notes it.
    """

    name: str
    kind: str
    answer: Answer
    rule: str = ""
    zoom: str = ""
    also: tuple[Answer, ...] = ()
    at: str = ""

    @property
    def place(self) -> Place:
        """Where it stands."""
        return Place.read(self.at)

    def takes(self, answer: Answer) -> bool:
        """Whether the lesson goes on after this answer."""
        return answer == self.answer or answer in self.also


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a lesson that can be taken alone.

    Attributes:
        first, last: names of its steps; empty where it has a file of its own, `<game>-<name>.toml`.
    """

    name: str
    first: str = ""
    last: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game, as far as it is given.

    Attributes:
        players: who sits beside the pupil where the pupil plays on from here, and who answered for them when the lesson
            was recorded.
        opens_at: the place of the first step, where answers before it are given, too; empty: the pupil begins the game.
        end_at: the place of the pupil's first question after the last step.
        part: the chapter that this is; empty for a whole lesson.
        chapter: the chapters of a whole lesson.
        others: what the other seats answer: by the question's place, then by the seat; before the first step of a
            chapter also what the pupil's seat answers.
    """

    game: str
    seats: int
    seed: str
    players: str
    step: tuple[Step, ...] = ()
    opens_at: str = ""
    end_at: str = ""
    part: str = ""
    chapter: tuple[Chapter, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, Answer]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What it is found by: `ti4`, or `ti4/combat` for a chapter."""
        return f"{self.game}/{self.part}" if self.part else self.game

    def step_at(self, question: str, kind: str) -> Step | None:
        """What the pupil is to do about the question with this id, of this kind; None where the lesson says nothing of
        it, as at a table that was opened before the lesson changed.
        """
        place = Place.of(question)
        return next((step for step in self.step if (step.place, step.kind) == (place, kind)), None)

    def number(self, step: Step) -> int:
        """Which step it is, from 1 on."""
        return self.step.index(step) + 1

    def is_over(self, question: str) -> bool:
        """Whether the question with this id comes after the last step, or there is none any more."""
        place = Place.of(question)
        return place is None or place >= Place.read(self.end_at)

    def answer_of(self, question: str, seat: Seat) -> Answer | None:
        """What another seat answers, or any seat before a chapter; None where the lesson does not know."""
        place = Place.of(question)
        return None if place is None else self.others.get(str(place), {}).get(str(seat))

    def words(self, step: Step) -> Text:
        """What is said before the pupil answers."""
        return Text(f"lesson-{self.game}-{step.name}")

    def other(self, step: Step) -> Text:
        """What is said after another answer."""
        return Text(f"lesson-{self.game}-{step.name}-other")

    def start(self, step: Step) -> Text | None:
        """What is said before the first step of a chapter: where the pupil is."""
        return Text(f"{_words_of(self.game, self.part)}-start") if self.part and step == self.step[0] else None

    def end(self) -> Text:
        """What is said after the last step."""
        return T("lesson-chapter-end", chapter=self.title()) if self.part else Text(f"lesson-{self.game}-end")

    def title(self) -> Text:
        """What a chapter is called."""
        return chapter_title(self.game, self.part)

    def progress(self, step: Step) -> Text:
        """How far the pupil has come."""
        return T("lesson-step", n=self.number(step), of=len(self.step))


def chapter_title(game: str, part: str) -> Text:
    """What a chapter is called."""
    return Text(_words_of(game, part))


def _words_of(game: str, part: str) -> str:
    return f"lesson-{game}-chapter-{part}"


@cache
def lessons() -> tuple[str, ...]:
    """The games of which there is a lesson."""
    folder = files(__package__).joinpath(FOLDER)
    names = [file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")]
    return tuple(sorted(name for name in names if "-" not in name))


@cache
def chapters(game: str) -> tuple[str, ...]:
    """The names of the chapters of a game's lesson: `ti4/combat`."""
    return tuple(f"{game}/{one.name}" for one in lesson_of(game).chapter) if game in lessons() else ()


def is_lesson(name: str) -> bool:
    """Whether there is a lesson or a chapter of this name."""
    return name in lessons() or name in chapters(name.partition("/")[0])


@cache
def lesson_of(name: str) -> Lesson:
    """The lesson of a game, or a chapter of it.

    Raises:
        FileNotFoundError, KeyError: there is none.
        TypeError: a file does not fit.
    """
    game, _, part = name.partition("/")
    whole = read(own_file(game))
    if not part:
        return whole
    chapter = {one.name: one for one in whole.chapter}[part]
    return cut(whole, chapter) if chapter.first else read(own_file(name))


def own_file(name: str) -> str:
    """The file of a lesson, or of a chapter that has one of its own."""
    return files(__package__).joinpath(FOLDER, f"{name.replace('/', '-')}.toml").read_text(encoding="utf-8")


def seeds_of(game: str) -> set[str]:
    """The seeds that anybody can read in the lessons of a game."""
    return {lesson_of(name).seed for name in (game, *chapters(game))} if game in lessons() else set()


def cut(whole: Lesson, chapter: Chapter) -> Lesson:
    """A chapter of a lesson: what comes before it counts as given."""
    names = [step.name for step in whole.step]
    first, last = names.index(chapter.first), names.index(chapter.last)
    others = {place: dict(answers) for place, answers in whole.others.items()}
    for step in whole.step[:first]:
        others.setdefault(step.at, {})[str(PUPIL)] = step.answer
    after = whole.step[last + 1].at if last + 1 < len(names) else whole.end_at
    steps = whole.step[first : last + 1]
    return replace(whole, part=chapter.name, step=steps, opens_at=steps[0].at, end_at=after, others=others, chapter=())


def read(written: str) -> Lesson:
    """The lesson that a file holds."""
    told = tomllib.loads(written)
    steps = tuple(Step(**{**step, "also": tuple(step.get("also", ()))}) for step in told.pop("step", ()))
    chapters = tuple(Chapter(**chapter) for chapter in told.pop("chapter", ()))
    return Lesson(step=steps, chapter=chapters, **told)
