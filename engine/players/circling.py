"""Going round in circles: a mind that gives the same answers to the same questions without getting anywhere, such as
making what it then has no figure for. A table must not wait for the end of that.
"""

from __future__ import annotations

import json
from zlib import crc32

from engine.ask import Answer
from engine.players.situation import Memory, Question
from engine.text import to_json

LATELY = "lately"
"""The note of the last answers."""
SEEN = 24
"""So many are remembered."""
LONGEST = 8
"""So many questions a circle has at the most: three rounds of the longest one are seen."""


def circling(memory: Memory, question: Question, answer: Answer) -> bool:
    """Notes an answer; whether the last ones do nothing but repeat themselves."""
    noted = memory.get(LATELY)
    lately = [*(noted if isinstance(noted, list) else ()), _mark(question, answer)][-SEEN:]
    memory[LATELY] = lately
    return len(lately) == SEEN and any(lately[size:] == lately[:-size] for size in range(1, LONGEST + 1))


def _mark(question: Question, answer: Answer) -> str:
    """Stands for a question and its answer."""
    return format(crc32(json.dumps([question.kind, to_json(question.about), answer]).encode()), "x")
