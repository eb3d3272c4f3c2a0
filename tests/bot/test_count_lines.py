"""How many of each in one list of a form: lines add up to what is wanted."""

from __future__ import annotations

import pytest

from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.presses import Move
from bot.widgets.shapes import count_lines, face_of
from bot.widgets.shapes.form import FormFace
from engine.ask import Amount, Form, Slot, Spread
from engine.text import T


def spread(*most: int, **how: int) -> Spread:
    slots = [Slot(f"kind-{at}", T("bot-number", n=at), number) for at, number in enumerate(most)]
    return Spread(slots, how.get("low", 0), sum(most))


def filled_in(form: Form, partial_answer: PartialAnswer, **values: list[str]) -> PartialAnswer:
    given = {name.removeprefix("at"): to for name, to in values.items()}
    return FormFace(form).step(partial_answer, Move(op="typed"), given).partial_answer


@pytest.mark.parametrize("most", [(1,), (3, 2), (9, 9, 9), (4,) * 8])
def test_every_number_of_each_is_some_lines(most: tuple[int, ...]) -> None:
    shape = spread(*most)
    assert count_lines.covers(shape)
    for number in range(most[0] + 1):
        picked = count_lines.spelled(shape, {"kind-0": number})
        assert picked is not None and count_lines.laid(shape, picked).get("kind-0", 0) == number


def test_lines_fit_one_list_or_there_are_none() -> None:
    assert len(count_lines.lines(spread(*[9] * 20))) == 20, "one of each, where there is no room for more"
    assert count_lines.lines(spread(*[1] * 26)) == []
    assert count_lines.lines(spread(3, low=1)) == [], "something has to be taken"
    assert [line.id for line in count_lines.lines(spread(4))] == ["0x1", "0x2", "0x3"]


def test_lines_that_are_not_offered_are_not_taken() -> None:
    for line in ("0x4", "7x1", "x", "0", ""):
        with pytest.raises(LookupError):
            count_lines.laid(spread(4), [line])


def test_what_no_lines_say_stays_when_the_form_comes_back_without_any() -> None:
    form = Form({"ships": spread(*[9] * 20), "bid": Amount(0, 2)})
    assert face_of(form.fields["ships"]).apart() and FormFace(form).together() == [["ships", "bid"]]
    before: PartialAnswer = {"ships": {"kind-0": 7}, "bid": 0}
    assert filled_in(form, before, at0=[], at1=["2"]) == {"ships": {"kind-0": 7}, "bid": 2}
    assert filled_in(form, {"ships": {"kind-0": 1}, "bid": 0}, at0=[], at1=["2"]) == {"ships": {}, "bid": 2}
    assert filled_in(form, before, at0=["0x1", "3x1"], at1=["0"]) == {"ships": {"kind-0": 1, "kind-3": 1}, "bid": 0}
