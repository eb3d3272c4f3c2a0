"""Recording a lesson: its steps are played beside computer players, whose answers its file keeps from then on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace

from engine.ask import Answer, Ask, Seat
from engine.errors import IllegalAnswer
from engine.game import AnyRules
from engine.lessons.lesson import PUPIL, Lesson, Place, Step
from engine.lessons.walk import go_on
from engine.players.player import Player, player
from engine.table import Table


@dataclass(slots=True)
class Recorded:
    """How far the steps of a lesson lead today.

    Attributes:
        lesson: with the places of its steps, and the others' answers.
        played: each step that was played, with the question that it answered.
        next: what the pupil is asked after the last step that fits; None where the game is over.
        fault: why the next step does not fit; empty where all steps fit.
    """

    lesson: Lesson
    table: Table
    played: list[tuple[Step, Ask]] = field(default_factory=list)
    next: Ask | None = None
    fault: str = ""


def record(lesson: Lesson, rules: AnyRules) -> Recorded:
    """Plays the steps of a lesson. What its file says of other seats they answer, where that is legal."""
    others = _Others(lesson, rules)
    table = Table.new(rules, lesson.seats, lesson.seed, lesson.options, keep=True)
    _play_up_to(lesson, table, others)
    found = Recorded(lesson, table)
    for step in lesson.step:
        found.next = go_on(table, others)
        found.fault = _misfit(found.next, step, table)
        if found.next is None or found.fault:
            break
        answer = table.shape(PUPIL).check(step.answer)
        found.played.append((replace(step, answer=answer, at=str(Place.of(table.question_of(PUPIL)))), found.next))
        table.answer(PUPIL, answer)
    else:
        found.next = go_on(table, others)
    end = str(Place.of(table.question_of(PUPIL)) or "")
    found.lesson = replace(lesson, step=tuple(step for step, _ in found.played), end_at=end, others=others.given)
    return found


def _play_up_to(lesson: Lesson, table: Table, others: _Others) -> None:
    """What comes before a chapter: every seat answers as the file says, else as its player decides."""
    while (
        lesson.opens_at and table.ask is not None and Place.of(table.question_of(PUPIL)) != Place.read(lesson.opens_at)
    ):
        seat = next(iter(table.ask.must))
        table.answer(seat, others(table, seat))


def _misfit(ask: Ask | None, step: Step, table: Table) -> str:
    """Why a step does not fit what is asked; empty where it does."""
    if ask is None:
        return f"{step.name}: the game is over"
    if ask.kind != step.kind:
        return f"{step.name}: {ask.kind} is asked, not {step.kind}"
    try:
        table.shape(PUPIL).check(step.answer)
    except IllegalAnswer:
        return f"{step.name}: {step.answer!r} is not legal"
    return ""


class _Others:
    """What other seats answer: by the file, else as their players decide; it is all noted."""

    def __init__(self, lesson: Lesson, rules: AnyRules) -> None:
        self._lesson, self.given = lesson, dict[str, dict[str, Answer]]()
        self._seated: Mapping[Seat, Player] = {
            seat: player(rules.mind, lesson.players, lesson.seed) for seat in range(lesson.seats)
        }

    def __call__(self, table: Table, seat: Seat) -> Answer:
        question = table.question_of(seat)
        answer = _legal(table, seat, self._lesson.answer_of(question, seat))
        if answer is None:
            answer = table.shape(seat).check(self._seated[seat].decide(table, seat).answer)
        self.given.setdefault(str(Place.of(question)), {})[str(seat)] = answer
        return answer


def _legal(table: Table, seat: Seat, answer: Answer | None) -> Answer | None:
    try:
        return None if answer is None else table.shape(seat).check(answer)
    except IllegalAnswer:
        return None


def written(lesson: Lesson) -> str:
    """A lesson as its file."""
    return "\n".join(_lines(lesson)) + "\n"


def _lines(lesson: Lesson) -> Iterator[str]:
    for name in ("game", "part", "seats", "seed", "players", "opens_at", "end_at"):
        if (value := getattr(lesson, name)) != "":
            yield f"{name} = {_value(value)}"
    yield f"options = {_value(dict(lesson.options))}"
    for chapter in lesson.chapter:
        yield "\n[[chapter]]"
        yield from (f"{name} = {_value(value)}" for name, value in asdict(chapter).items() if value)
    for step in lesson.step:
        yield "\n[[step]]"
        for name in ("name", "kind", "answer", "also", "rule", "zoom", "at"):
            if (value := getattr(step, name)) != () and value != "":
                yield f"{name} = {_value(value)}"
    yield "\n[others]"
    for place, answers in lesson.others.items():
        yield f"{_value(place)} = {_value(answers)}"


def _value(value: object) -> str:
    """As TOML writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(name)} = {_value(each)}" for name, each in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
