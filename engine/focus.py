"""What a question shows: a picture of its places, numbered as the options that name them; or of what is going on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Focus:
    """A picture of places, or of a combat that the question is about, as a zoom of the game's painter.

    Attributes:
        numbers: the number on the picture of what an option names, by the ids of the options; of two options that name
            the same place it is the same.
    """

    zoom: str
    numbers: Mapping[str, int]


def on_places(prefix: str, places: Mapping[str, str], between: str = ",") -> Focus | None:
    """The places that options name, each once, in their order; None without any. `prefix`: how the zoom begins."""
    shown = list(dict.fromkeys(places.values()))
    if not shown:
        return None
    return Focus(f"{prefix}{between.join(shown)}", {id: shown.index(place) + 1 for id, place in places.items()})


def each_by_itself(zoom: str, ids: list[str]) -> Focus:
    """A picture that shows the options themselves, in their order."""
    return Focus(zoom, {id: at for at, id in enumerate(ids, 1)})
