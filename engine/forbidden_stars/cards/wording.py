"""What one step of a choice says, for the options of a card: 'gain 2 bolter tokens'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.forbidden_stars import words
from engine.forbidden_stars.cards.steps import CardStep
from engine.text import Param, Text


def option(steps: Sequence[CardStep]) -> Text:
    """The text of one list of steps to choose; in the data each is a single step."""
    step = steps[0]
    return Text(f"forbidden_stars-step-{step['op'].replace('_', '-')}", _about(step))


def _about(step: CardStep) -> dict[str, Param]:
    about: dict[str, Param] = {}
    if isinstance(step.get("n"), int):
        about["n"] = step["n"]
    if "face" in step:
        face = step["face"]
        about["face"] = words.face(face if isinstance(face, str) else face[0])
    if "to" in step and "from" in step:
        about["old"], about["new"] = words.unit(step["from"][0]), words.unit(step["to"])
    elif "units" in step:
        about["unit"] = words.unit(step["units"][0])
    if "where" in step:
        about["where"] = Text(f"forbidden_stars-where-{step['where'].replace('_', '-')}")
    return about
