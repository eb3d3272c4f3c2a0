"""What was answered is told in words."""

from __future__ import annotations

import pytest

from engine.questions.in_words import in_words
from engine.shapes import Amount, Answer, Form, Option, PickSome
from engine.text import T, Text

SHEET = Form({"bid": Amount(0, 9), "bought": PickSome([Option("a", T("one"))], 0, 1)})


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ({"bid": 0, "bought": ["a"]}, T("one")),
        ({"bid": 0, "bought": []}, T("answer-nothing")),
        ({"bid": 3, "bought": []}, T("answer-number", n="3")),
    ],
)
def test_a_form_tells_nothing_of_what_is_left_empty(answer: Answer, words: Text) -> None:
    assert in_words(SHEET, answer) == words
