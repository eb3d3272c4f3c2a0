"""`python -m engine lesson GAME`: plays the steps of a lesson under today's rules, and says what is asked next."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from engine import games
from engine.ask import Ask, Shape
from engine.commands.asked import ROOT, Commands, command, out
from engine.lessons.lesson import FOLDER, PUPIL, read
from engine.lessons.recording import Recorded, record, written
from engine.questions.question_json import shape_json
from engine.text import Json, to_json


def offer(commands: Commands) -> None:
    """Adds this command."""
    one = command(commands, "lesson", _lesson, "play the steps of a lesson, and see what its pupil is asked next")
    one.add_argument("game")
    one.add_argument("--file", type=Path, help="another file than that of the game's lesson")
    one.add_argument("--write", action="store_true", help="note the places of the steps and what other seats answer")


def _lesson(asked: argparse.Namespace) -> int:
    file = asked.file or ROOT / "engine" / "lessons" / FOLDER / f"{asked.game}.toml"
    lesson = read(file.read_text(encoding="utf-8"))
    found = record(lesson, games.rules_of(lesson.game))
    if asked.write and not found.fault:
        file.write_text(written(found.lesson), encoding="utf-8")
    if asked.json:
        out(asked, {"steps": len(found.played), "fault": found.fault, "next": _asked(found)})
    else:
        print("\n".join(_lines(found)))
    return int(bool(found.fault))


def _lines(found: Recorded) -> Iterator[str]:
    for number, (step, _) in enumerate(found.played, 1):
        yield f"{number:2} {step.at:>6} {step.kind}: {step.name} = {step.answer!r}"
    if found.fault:
        yield f"does not fit: {found.fault}"
    if found.next is not None:
        yield f"next: {found.next.kind} {to_json(found.next.about)}"
        yield f"      {shape_json(_shape(found.next))}"


def _shape(ask: Ask) -> Shape:
    return ask.must[PUPIL]


def _asked(found: Recorded) -> Json:
    ask = found.next
    return None if ask is None else {"kind": ask.kind, "about": to_json(ask.about), "shape": shape_json(_shape(ask))}
