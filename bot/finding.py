"""One line of what `python -m bot check` reports."""

from __future__ import annotations

from typing import NamedTuple

from engine.text import Text


class Finding(NamedTuple):
    """What was found, and whether something has to be done about it."""

    text: Text
    bad: bool = False
