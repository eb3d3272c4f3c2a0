"""Effects that last for a while. While one does, the hooks and abilities of its source are in force for its seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.ask import Seat


@dataclass(slots=True)
class Effect:
    """Something that lasts for a while, as a state keeps it.

    Attributes:
        until: the name of the end that it lasts to, such as `turn` or `combat`; the rule that ends it says `without`.
        about: its particulars.
    """

    source: str
    seat: Seat
    until: str
    about: dict[str, str | int] = field(default_factory=dict)


def without(effects: Iterable[Effect], until: str) -> list[Effect]:
    """What still lasts after an end."""
    return [effect for effect in effects if effect.until != until]


def lasting(effects: Iterable[Effect], source: str, seat: Seat | None = None) -> Effect | None:
    """The first effect of a source, of that seat or of anyone."""
    return next((effect for effect in effects if effect.source == source and seat in (None, effect.seat)), None)
