"""Going through a lesson without a bot: what follows by itself is given, the pupil's answers are left to the caller."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.ask import NOTHING, Answer, Ask, Nothing, Seat
from engine.game import AnyRules
from engine.lessons.lesson import PUPIL, Lesson, Place
from engine.log import LoggedAnswer
from engine.table import Table

OtherSeat = Callable[[Table, Seat], Answer]
"""What another seat answers at this table."""


class LessonBroken(Exception):
    """A lesson does not fit today's rules; why, in words."""


def opened(lesson: Lesson, rules: AnyRules) -> Table:
    """The table of a lesson at its first question; that of a chapter at its first step."""
    table = Table.new(rules, lesson.seats, lesson.seed, lesson.options, keep=True)
    for _ in before(lesson, table):
        pass
    return table


def before(lesson: Lesson, table: Table) -> Iterator[LoggedAnswer]:
    """What is answered before a chapter begins, while this table is played up to there.

    Raises:
        LessonBroken: the file does not say it, or it leads elsewhere.
    """
    other, opens = from_file(lesson), Place.read(lesson.opens_at or "0")
    while table.ask is not None and lesson.opens_at:
        if Place.of(table.question_of(PUPIL)) == opens and PUPIL in table.ask.must:
            return
        yield _next(lesson, table, other)


def _next(lesson: Lesson, table: Table, other: OtherSeat) -> LoggedAnswer:
    """One answer of those before a chapter; what the pupil's seat is not told to answer it answers by itself."""
    assert table.ask is not None
    for seat in list(table.ask.must):
        own = seat == PUPIL and lesson.answer_of(table.question_of(seat), seat) is None
        answer = by_itself(table, seat) if own else other(table, seat)
        if answer is not None:
            return table.answer(seat, answer).given
    raise LessonBroken(f"{lesson.name}: nothing is given to {table.question_of(PUPIL)}")


def go_on(table: Table, other: OtherSeat) -> Ask | None:
    """Lets everything follow that needs no pupil, up to the pupil's next question; None where none comes any more."""
    while table.ask is not None:
        for seat in list(table.ask.must):
            answer = by_itself(table, seat) if seat == PUPIL else other(table, seat)
            if answer is not None:
                table.answer(seat, answer)
                break
        else:
            return table.ask.of(PUPIL)
    return None


def by_itself(table: Table, seat: Seat) -> Answer | None:
    """What is answered for a person who has ordered nothing but what everybody begins with: to pass unless there is
    something to use, and to give the only answer that is left.
    """
    assert table.ask is not None
    shape = table.ask.must[seat]
    if isinstance(shape, Nothing):
        return NOTHING
    if table.idle(seat):
        return table.lets_pass(seat)
    return shape.only() if table.rules.question(table.ask.of(seat).kind).asked_if_forced else None


def from_file(lesson: Lesson) -> OtherSeat:
    """What the file has other seats answer. The function raises LessonBroken where it says nothing."""

    def other(table: Table, seat: Seat) -> Answer:
        assert table.ask is not None
        question = table.question_of(seat)
        answer = lesson.answer_of(question, seat)
        if isinstance(table.ask.must[seat], Nothing):
            return NOTHING
        if answer is None:
            raise LessonBroken(f"{lesson.game}: seat {seat} has no answer to {question} ({table.ask.of(seat).kind})")
        return answer

    return other
