"""What a question shows: a picture of its places, numbered as the options that name them; or of what is going on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.zoom import Move, OfPlaces, Places, with_arrows

FEW = 8
"""So many arrows from one place can be told apart."""


@dataclass(frozen=True, slots=True)
class Focus:
    """A picture of places, or of a combat that the question is about, as a zoom of the game's painter.

    Attributes:
        numbers: the number on the picture of what an option names, by the ids of the options; of two options that name
            the same place it is the same.
        on_board: whether the board shows all of it, too, with the places by their handles.
        stage: of what is going on there, such as a combat, which all may see, whatever is asked in it; what happens is
            told in words below the picture of its beginning. Empty: every change is shown.
        lasting: the zoom of that picture for all, without what is not so any more as the stage goes on; empty: it is
            the same.
        alone: it helps whoever is asked, in the own prompt; the others have just seen on the board what led there.
    """

    zoom: str
    numbers: Mapping[str, int]
    on_board: bool = False
    stage: str = ""
    lasting: str = ""
    alone: bool = False

    @property
    def is_needless(self) -> bool:
        """Whether all options name the same place, which is not to be looked for."""
        return len(set(self.numbers.values())) == 1


def on_places(kind: OfPlaces, places: Mapping[str, str]) -> Focus | None:
    """The places that options name, each once, in their order; None without any."""
    shown = list(dict.fromkeys(places.values()))
    if not shown:
        return None
    return Focus(kind.of(Places(shown)), {id: shown.index(place) + 1 for id, place in places.items()}, on_board=True)


def planned(focus: Focus | None, moves: Sequence[Move]) -> Focus | None:
    """The same with an arrow for each of these moves."""
    if focus is None or not moves:
        return focus
    return replace(focus, zoom=with_arrows(focus.zoom, moves))


def fanned(focus: Focus | None, origin: str, places: Sequence[str]) -> Focus | None:
    """The same with an arrow from where ships stand to each place where they can go; many would hide the map."""
    return planned(focus, [(origin, place) for place in places if place != origin]) if len(places) <= FEW else focus


def each_by_itself(zoom: str, ids: list[str]) -> Focus:
    """A picture that shows the options themselves, in their order."""
    return Focus(zoom, {id: at for at, id in enumerate(ids, 1)})
