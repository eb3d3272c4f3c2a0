"""What a question shows: a picture of its places, numbered as the options that name them; or of what is going on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

_ARROWS, _TO = "@", ">"
FEW = 8
"""So many arrows from one place can be told apart."""
Move = tuple[str, str]
"""From a place to a place."""


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


def planned(focus: Focus | None, moves: Sequence[Move]) -> Focus | None:
    """The same with an arrow for each of these moves."""
    if focus is None or not moves:
        return focus
    return replace(focus, zoom=_ARROWS.join([focus.zoom, *(f"{start}{_TO}{end}" for start, end in moves)]))


def fanned(focus: Focus | None, origin: str, places: Sequence[str]) -> Focus | None:
    """The same with an arrow from where ships stand to each place where they can go; many would hide the map."""
    return planned(focus, [(origin, place) for place in places if place != origin]) if len(places) <= FEW else focus


def arrows_of(zoom: str) -> tuple[str, list[Move]]:
    """The zoom without its arrows, and these. Raises KeyError: what stands for an arrow is none."""
    places, *arrows = zoom.split(_ARROWS)
    moves = [arrow.partition(_TO) for arrow in arrows]
    if not all(between for _, between, _ in moves):
        raise KeyError(zoom)
    return places, [(start, end) for start, _, end in moves]


def shown_by(zoom: str, prefix: str, between: str = ",") -> tuple[list[str], list[Move]]:
    """The places of a zoom that `on_places` made, and its arrows. Raises KeyError, as `arrows_of`."""
    places, moves = arrows_of(zoom.removeprefix(prefix))
    return places.split(between), moves


def each_by_itself(zoom: str, ids: list[str]) -> Focus:
    """A picture that shows the options themselves, in their order."""
    return Focus(zoom, {id: at for at, id in enumerate(ids, 1)})
