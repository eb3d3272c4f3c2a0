"""What one step of a card says on a button: of a choice, 'gain 2 bolter tokens'; of a deed, 'spend 1 shield die'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.forbidden_stars import words
from engine.forbidden_stars.cards.steps import CardStep
from engine.text import Param, Text


def option(steps: Sequence[CardStep]) -> Text:
    """The text of one list of steps to choose; in the data each is a single step."""
    step = steps[0]
    return Text(f"forbidden_stars-step-{step['op'].replace('_', '-')}", _about(step))


def deed(step: CardStep, n: int) -> Text:
    """What the other player may do instead of suffering the rest; `n`: of how many units, dice or cards."""
    op = step["op"].replace("_", "-") + ("-routed" if step.get("routed") else "")
    faces = [words.face(face) for face in step.get("face", ())]
    if len(faces) == 1:
        return Text(f"forbidden_stars-deed-{op}-of", {"n": n, "face": faces[0]})
    return Text(f"forbidden_stars-deed-{op}", {"n": n})


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
        about["unit"], about["units"] = words.unit(step["units"][0]), words.units_of(step["units"][0], step["n"])
    if "where" in step:
        about["where"] = Text(f"forbidden_stars-where-{step['where'].replace('_', '-')}")
    return about
