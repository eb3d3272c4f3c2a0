"""Kinds of questions that only a test asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from engine.question import AnyQuestion, Question, Traits


def asked(name: str, *, open: bool = False, **traits: Unpack[Traits]) -> AnyQuestion:
    """A kind of question that no game registers, secret unless `open`."""
    return Question(name, open=open, **traits)


def by_name(*questions: AnyQuestion) -> Mapping[str, AnyQuestion]:
    """What rules know as their `questions`: what is said of these is read there by their names."""
    return {one.name: one for one in questions}
