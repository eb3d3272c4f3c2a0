"""What was answered, in words: for whoever reads afterwards what was done in the own seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.shapes import Amount, Answer, Arrange, Form, Option, PickOne, PickSome, Shape, Spread
from engine.text import T, Text


def in_words(shape: Shape, answer: Answer) -> Text:
    """A legal answer to this shape; of a form what it holds, without numbers that are 0."""
    if isinstance(shape, PickOne):
        return _named([option for option in shape.options if option.id == answer])
    if isinstance(shape, (PickSome, Arrange)) and isinstance(answer, list):
        by_id = {option.id: option for option in shape.options}
        return _named([by_id[id] for id in answer if id in by_id])
    if isinstance(shape, Spread) and isinstance(answer, dict):
        amounts = [(slot.text, number) for slot in shape.slots if (number := answer.get(slot.id))]
        return _listed([T("answer-share", what=text, n=str(number)) for text, number in amounts])
    if isinstance(shape, Form) and isinstance(answer, dict):
        given = [(field, answer[name]) for name, field in shape.fields.items() if name in answer]
        told = [in_words(field, value) for field, value in given if not (isinstance(field, Amount) and value == 0)]
        return _listed([text for text in told if text.key != "answer-nothing"])
    return T("answer-number", n=str(answer)) if isinstance(shape, Amount) else T("answer-words", words=str(answer))


def _named(options: Sequence[Option]) -> Text:
    return _listed([option.text for option in options])


def _listed(parts: Sequence[Text]) -> Text:
    if not parts:
        return T("answer-nothing")
    return parts[0] if len(parts) == 1 else T("answer-list", parts=tuple(parts))
