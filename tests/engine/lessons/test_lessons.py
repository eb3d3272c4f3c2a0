"""Every lesson is played under today's rules: a rule that changes breaks this test, and no pupil."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine import games
from engine.__main__ import main
from engine.ask import Answer, PickOne, Shape
from engine.errors import IllegalAnswer
from engine.lessons import lesson as files
from engine.lessons.lesson import PUPIL, Lesson, Place, Step, chapters, lesson_of, lessons, read
from engine.lessons.recording import record, written
from engine.lessons.walk import from_file, go_on, opened
from engine.questions.question_id import QuestionId
from engine.table import Table

FILES = Path(files.__file__).parent / files.FOLDER
MOST = 40
CHAPTERS = [name for game in games.TITLES for name in chapters(game)]
NAMES = [*games.TITLES, *CHAPTERS]


@cache
def walked(name: str) -> tuple[list[bytes], list[Answer | None], int]:
    """A lesson as its file gives it, to the end: the states at its steps, another answer at each, and how many dice
    were rolled. The file alone answers for the other seats.
    """
    lesson = lesson_of(name)
    table, other, found, thrown = (
        opened(lesson, games.rules_of(lesson.game)),
        from_file(lesson),
        list[Answer | None](),
        0,
    )
    states = list[bytes]()
    for step in lesson.step:
        ask = go_on(table, other)
        assert ask is not None and (ask.kind, str(Place.of(table.question_of(PUPIL)))) == (step.kind, step.at)
        shape = table.shape(PUPIL)
        assert shape.check(step.answer) == step.answer
        found.append(another(shape, lesson, step))
        states.append(b"" if found[-1] is None else strayed(table, found[-1]))
        thrown += len(table.answer(PUPIL, step.answer).thrown)
        while table.ask is not None and table.decides(PUPIL) is None:
            go_on(table, other)
    go_on(table, other)
    assert str(Place.of(table.question_of(PUPIL))) == lesson.end_at
    return states, found, thrown


def another(shape: Shape, lesson: Lesson, step: Step) -> Answer | None:
    """A legal answer to this that the lesson does not want; None where chance finds none."""
    for n in range(40):
        try:
            answer = shape.check(shape.random(Random(f"{lesson.game} {step.name} {n}")))
        except IllegalAnswer:
            continue
        if not step.takes(answer):
            return answer
    return None


def strayed(table: Table, answer: Answer) -> bytes:
    """The game after another answer: it stands, whatever came of it."""
    fork = table.fork()
    fork.answer(PUPIL, answer)
    return fork.rules.dump(fork.rules.load(fork.safe_point))


@pytest.mark.parametrize("game", games.TITLES)
def test_answers_that_say_the_same_for_always_are_taken_as_well(game: str) -> None:
    lesson = lesson_of(game)
    table, other = opened(lesson, games.rules_of(game)), from_file(lesson)
    for step in lesson.step:
        while go_on(table, other) is None or table.decides(PUPIL) is None:
            pass
        shape, places = table.shape(PUPIL), set[str]()
        always = [o.id for o in shape.options if o.id == f"{step.answer}_always"] if isinstance(shape, PickOne) else []
        for answer in [step.answer, *always]:
            fork = table.fork()
            fork.answer(PUPIL, answer)
            go_on(fork, other)
            places.add(fork.question_of(PUPIL))
        assert len(places) == 1 and all(step.takes(answer) for answer in always), step.name
        table.answer(PUPIL, step.answer)


def test_every_game_has_a_lesson() -> None:
    assert lessons() == games.TITLES and all(chapters(game) for game in games.TITLES)


@pytest.mark.parametrize("game", games.TITLES)
def test_a_lesson_is_legal_from_its_first_step_to_its_last(game: str) -> None:
    lesson = lesson_of(game)
    _, _, thrown = walked(game)
    assert 20 <= len(lesson.step) <= MOST
    assert thrown, "there is a first fight in every lesson"


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_is_short_and_legal_from_where_it_begins(name: str) -> None:
    lesson = lesson_of(name)
    walked(name)
    assert lesson.name == name and 5 <= len(lesson.step) <= 12 and lesson.step[0].at == lesson.opens_at


@pytest.mark.parametrize("name", NAMES)
def test_another_legal_answer_leaves_the_lesson_and_the_game_stands(name: str) -> None:
    states, found, _ = walked(name)
    left = [answer for answer in found if answer is not None]
    assert len(left) * 2 > len(found) and all(state for state, answer in zip(states, found, strict=True) if answer)
    lesson = lesson_of(name)
    pairs = zip(lesson.step, found, strict=True)
    assert not any(step.takes(answer) for step, answer in pairs if answer is not None)


@pytest.mark.parametrize("file", sorted(FILES.glob("*.toml")), ids=lambda file: file.stem)
def test_a_file_is_what_recording_it_again_writes(file: Path) -> None:
    lesson = read(file.read_text(encoding="utf-8"))
    found = record(lesson, games.rules_of(lesson.game))
    assert not found.fault
    assert written(found.lesson) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games.TITLES)
def test_no_question_of_a_lesson_is_asked_twice_under_its_number(game: str) -> None:
    places = [step.place for step in lesson_of(game).step]
    assert places == sorted(set(places))


def test_a_question_of_another_kind_is_no_step_of_a_lesson_that_has_changed_since() -> None:
    lesson = lesson_of("forbidden_stars")
    step = lesson.step[0]
    assert lesson.step_at(f"0.{step.at}", step.kind) == step and lesson.step_at(f"0.{step.at}", "reroll") is None


@pytest.mark.parametrize("game", games.TITLES)
def test_a_lesson_names_rules_that_there_are(game: str) -> None:
    known = set(games.rules_of(game).rule_ids())
    named = {step.rule for step in lesson_of(game).step if step.rule}
    assert len(named) >= 8 and named <= known


def test_a_place_stays_what_it_was_after_an_undo() -> None:
    assert Place.of(str(QuestionId(3, 12))) == Place.read("12") == Place(12)
    assert Place.of(str(QuestionId(0, 12, 4, 5))) == Place.read("12.5") and str(Place(12, 5)) == "12.5"
    assert Place.of(str(QuestionId(0, None))) is None


def test_a_step_that_does_not_fit_is_named_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lesson.toml"
    before = (FILES / "ti4.toml").read_text(encoding="utf-8").replace('answer = "leadership"', 'answer = "nothing"', 1)
    file.write_text(before, encoding="utf-8")
    assert main(["lesson", "ti4", "--file", str(file), "--write"]) == 1
    assert "does not fit" in capsys.readouterr().out and file.read_text(encoding="utf-8") == before
    assert main(["lesson", "ti4"]) == 0
