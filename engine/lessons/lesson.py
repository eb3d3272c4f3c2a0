"""A lesson as its file tells it: `lessons/files/<game>.toml`.

The pupil sits in the first seat. Where the pupil stands the open question says: its number grows with every question of
a game, and after an undo it is again what it was. So nothing about a lesson is kept but that the table plays one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
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
        at: the question's `Place`, as `python -m engine lesson GAME --write` notes it.
    """

    name: str
    kind: str
    answer: Answer
    rule: str = ""
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
class Lesson:
    """A game, as far as it is given.

    Attributes:
        players: who sits beside the pupil where the pupil plays on from here, and who answered for them when the lesson
            was recorded.
        end_at: the place of the pupil's first question after the last step.
        others: what the other seats answer: by the question's place, then by the seat.
    """

    game: str
    seats: int
    seed: str
    players: str
    step: tuple[Step, ...] = ()
    end_at: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, Answer]] = field(default_factory=dict)

    def step_at(self, question: str) -> Step | None:
        """What the pupil is to do about the question with this id; None where the lesson says nothing of it."""
        place = Place.of(question)
        return next((step for step in self.step if step.place == place), None)

    def number(self, step: Step) -> int:
        """Which step it is, from 1 on."""
        return self.step.index(step) + 1

    def is_over(self, question: str) -> bool:
        """Whether the question with this id comes after the last step, or there is none any more."""
        place = Place.of(question)
        return place is None or place > self.step[-1].place

    def answer_of(self, question: str, seat: Seat) -> Answer | None:
        """What another seat answers; None where the lesson does not know."""
        place = Place.of(question)
        return None if place is None else self.others.get(str(place), {}).get(str(seat))

    def words(self, step: Step) -> Text:
        """What is said before the pupil answers."""
        return Text(f"lesson-{self.game}-{step.name}")

    def other(self, step: Step) -> Text:
        """What is said after another answer."""
        return Text(f"lesson-{self.game}-{step.name}-other")

    def end(self) -> Text:
        """What is said after the last step."""
        return Text(f"lesson-{self.game}-end")

    def progress(self, step: Step) -> Text:
        """How far the pupil has come."""
        return T("lesson-step", n=self.number(step), of=len(self.step))


@cache
def lessons() -> tuple[str, ...]:
    """The games of which there is a lesson."""
    folder = files(__package__).joinpath(FOLDER)
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game.

    Raises:
        FileNotFoundError: there is none.
        TypeError: a file does not fit.
    """
    return read(files(__package__).joinpath(FOLDER, f"{game}.toml").read_text(encoding="utf-8"))


def read(written: str) -> Lesson:
    """The lesson that a file holds."""
    told = tomllib.loads(written)
    steps = tuple(Step(**{**step, "also": tuple(step.get("also", ()))}) for step in told.pop("step", ()))
    return Lesson(step=steps, **told)
