"""What is told of rolls: each die, the lowest face that hits, and every modifier, also those that cancel each other."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words

Changes = Sequence[tuple[Text, int]]
"""What changes a roll, and by how much."""


def roll(key: str, seat: Seat, unit: str, dice: Sequence[int], needs: int, hits: int, changes: Changes = ()) -> Text:
    """A line about a roll.

    Args:
        key: of the sentence for a roll that nothing changes; `...-modified` says what does.
        needs: what the units hit on as printed.
    """
    said: dict[str, Text | int | tuple[int, ...]] = {
        "seat": seat_name(seat), "unit": words.unit(unit), "dice": tuple(dice), "bonus": 0, "hits": hits
    }  # fmt: skip
    if not changes:
        return Text(key, {**said, "needs": needs})
    lowest = needs - sum(by for _, by in changes)
    return Text(f"{key}-modified", {**said, "needs": lowest, "printed": needs, "modifiers": _modifiers(changes)})


def _modifiers(changes: Changes) -> tuple[Text, ...]:
    return tuple(T("ti4-modifier-plus" if by > 0 else "ti4-modifier-minus", source=of, n=abs(by)) for of, by in changes)
