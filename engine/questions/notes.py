"""What a reader of a question wants to know besides what it says: costs, reach, and why something is missing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from engine.text import Text


@dataclass(frozen=True, slots=True)
class Notes:
    """Notes on one question to one seat.

    Attributes:
        lines: what stands below the question.
        options: what stands with single options, by their ids.
        purposes: what options are for, by their ids, while their seat may not know; see `Traits.purpose`.
        aside: the ids of options that hardly ever are what somebody wants.
    """

    lines: tuple[Text, ...] = ()
    options: Mapping[str, Text] = field(default_factory=dict)
    aside: Collection[str] = ()
    purposes: Mapping[str, Text] = field(default_factory=dict)
