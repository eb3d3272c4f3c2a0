"""A guard against loops: a mind that gives the same answers to the same questions and gets nowhere, such as making what
it then has no figure for. A table must not wait for the end of that. A seat that fires on in a long battle is in no
loop: what it sees has changed.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from engine.ask import Answer
from engine.players.situation import AnySituation, Memory, Question
from engine.text import to_json

LATELY, SIGHTS = "lately", "sights"
"""The notes of the last answers, and of what was seen with them while they repeat themselves."""
SEEN = 24
"""So many are remembered."""
LONGEST = 8
"""So many questions a loop has at most: three rounds of the longest one are remembered."""


def is_looping(at: AnySituation, answer: Answer) -> bool:
    """Notes an answer; whether the last answers repeat themselves and nothing has changed since the same one before."""
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
