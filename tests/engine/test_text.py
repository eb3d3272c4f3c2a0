"""Texts and events as data: what is written comes back."""

from __future__ import annotations

import json
import pickle

import pytest

from engine.events import Event
from engine.text import Json, Param, T, Text, from_json, seat_name, to_json

MOVED = T("moved", seat=seat_name(2), units=(T("cruisers", n=2), T("carriers", n=1)), to="Mecatol Rex", cost=3)


@pytest.mark.parametrize("value", [MOVED, T("bare"), "a name", 7, (), (1, ("a", T("b"))), Text("deep", {"x": MOVED})])
def test_a_text_survives_its_json(value: Param) -> None:
    assert from_json(json.loads(json.dumps(to_json(value)))) == value


@pytest.mark.parametrize("value", [None, 1.5])
def test_what_is_no_parameter_is_refused(value: Json) -> None:
    with pytest.raises(ValueError, match="not a text parameter"):
        from_json(value)


def test_an_event_survives_its_json_with_its_secrets() -> None:
    event = Event(T("draws", seat=seat_name(0)), {0: T("drew", card="x")}, ("18", "jord"), 2)
    assert Event.from_json(json.loads(json.dumps(event.to_json()))) == event


def test_texts_with_the_same_words_are_equal_whatever_the_order_of_their_parameters() -> None:
    assert T("a", x=1, y=2) == T("a", y=2, x=1) != T("a", x=2, y=1)


def test_a_text_goes_to_another_process() -> None:
    for text in (Text("no-parameters"), T("some", n=3, who=seat_name(1)), T("many", things=(Text("a"), Text("b")))):
        assert pickle.loads(pickle.dumps(text)) == text
