"""Going round in circles: a mind that gives the same answers to the same questions without getting anywhere, such as
making what it then has no figure for. A table must not wait for the end of that. Who fires on in a long battle gets on
all the same: what the seat sees has changed.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from engine.ask import Answer
from engine.players.situation import Memory, Question, Situation
from engine.text import to_json

LATELY, SIGHTS = "lately", "sights"
"""The notes of the last answers, and of these with what was seen then, while they repeat themselves."""
SEEN = 24
"""So many are remembered."""
LONGEST = 8
"""So many questions a circle has at the most: three rounds of the longest one are seen."""


def circling(at: Situation[Any], answer: Answer) -> bool:
    """Notes an answer; whether the last ones repeat themselves and nothing has changed since the same one before."""
    mark = _mark(at.question, answer)
    lately = [*_noted(at.memory, LATELY), mark][-SEEN:]
    repeats = len(lately) == SEEN and any(lately[size:] == lately[:-size] for size in range(1, LONGEST + 1))
    before = _noted(at.memory, SIGHTS)[-LONGEST:] if repeats else []
    sight = [_sum(f"{mark} {at.view!r}")] if repeats else []
    at.memory[LATELY], at.memory[SIGHTS] = lately, [*before, *sight]
    return any(one in before for one in sight)


def _noted(memory: Memory, name: str) -> list[Any]:
    noted = memory.get(name)
    return noted if isinstance(noted, list) else []


def _mark(question: Question, answer: Answer) -> str:
    """Stands for a question and its answer."""
    return _sum(json.dumps([question.kind, to_json(question.about), answer]))


def _sum(said: str) -> str:
    return format(crc32(said.encode()), "x")
