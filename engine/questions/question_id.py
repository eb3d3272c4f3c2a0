"""The id of a question: `undone.number`, and for a seat beside others `undone.number.own.step`."""

from __future__ import annotations

import re
from typing import NamedTuple

OVER = "over"
PATTERN = r"[0-9]{1,6}\.(?:over|[0-9]{1,9}(?:\.[0-9]{1,6}\.[0-9]{1,6})?)"
"""What such an id looks like; for patterns of longer ids that hold one."""
_PATTERN = re.compile(PATTERN)


class QuestionId(NamedTuple):
    """The parts of it.

    Attributes:
        undone: how often answers of the game were taken back.
        number: of the question; None when the game is over.
        own: how often the seat took back answers of its own beside others; `step`: the number of its own question, 0
            for a question that is no seat's own.
    """

    undone: int
    number: int | None
    own: int = 0
    step: int = 0

    def __str__(self) -> str:
        public = f"{self.undone}.{OVER if self.number is None else self.number}"
        return f"{public}.{self.own}.{self.step}" if self.step else public

    @property
    def within(self) -> int:
        """As `LoggedAnswer.within`: the number of the question in which seats follow rules together, else 0."""
        return self.number if self.step and self.number is not None else 0

    @classmethod
    def read(cls, text: str) -> QuestionId | None:
        """The id that is written so; None for anything else."""
        if not _PATTERN.fullmatch(text):
            return None
        undone, number, *own = text.split(".")
        return cls(int(undone), None if number == OVER else int(number), *map(int, own))
