"""What stands behind the ids of choices in windows (`card:sabotage`, `note:ceasefire:2`): names and texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.ask import Option, Seat
from engine.effects import UseId
from engine.text import T, Text, seat_name
from engine.ti4 import words

NAMES: dict[str, Callable[[str], Text]] = {
    "card": words.card,
    "tech": words.technology,
    "note": words.note,
    "law": words.agenda,
    "secret": words.objective,
    "faction": words.ability,
    "unit": words.unit_card,
}
"""By kind of component; what an agenda left in force has no name of its own."""

_KEYS = {"law": "agenda", "secret": "objective", "faction": "ability"}


QUESTIONS: dict[str, str] = {}
"""What asks for a component's target, by its id, where it is no mere target; the rooms of the components add theirs."""


def question(seat: Seat, choice: str) -> Text:
    """The question for a component's target."""
    return Text(
        QUESTIONS.get(UseId.read(choice).source, "ti4-ask-target"), {"seat": seat_name(seat), "source": name(choice)}
    )


@cache
def option(choice: str) -> Option:
    """A component to choose, with what it does."""
    named = name(choice)
    scored = UseId.read(choice).holding == "secret"
    return Option(choice, T("ti4-score-objective", objective=named) if scored else named, more=_text(choice))


def name(choice: str) -> Text:
    """The component's name."""
    named = UseId.read(choice)
    return NAMES[named.holding](words.Note(named.source, named.seat).id)


def _text(choice: str) -> Text:
    named = UseId.read(choice)
    kind, source = named.holding, named.source
    if kind == "unit":
        return words.effect(words.unit_card(source))
    return Text(f"ti4-{_KEYS.get(kind, kind)}-{source}-text")
