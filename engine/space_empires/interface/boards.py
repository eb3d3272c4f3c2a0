"""Boards as text: the marker of each hex, as far as everybody may know it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.kit.placed_boards import Laid, PlacedBoards
from engine.space_empires.components import MARKERS
from engine.space_empires.interface.view import HexView, View

UNEXPLORED, EMPTY, COLONY = "?", "-", "colony"
PLACE = re.compile("[A-Z][0-9]{1,2}")
TYPES = (UNEXPLORED, EMPTY, COLONY, *dict.fromkeys(marker.type for marker in MARKERS))


class MarkerBoards(PlacedBoards[View]):
    """A marker is called by its type and, where it has one, its value: `minerals-5`. A colony covers its marker."""

    game = "space_empires"
    single = False

    def is_tile(self, tile: str) -> bool:
        return tile in TYPES or tile.partition("-")[0] in TYPES

    def is_place(self, place: str) -> bool:
        return PLACE.fullmatch(place) is not None

    def laid(self, view: View) -> Iterator[Laid]:
        for one in view.hexes:
            yield Laid(_lies(one), one.id)


def _lies(one: HexView) -> str:
    if one.colony is not None:
        return COLONY
    if one.marker is None:
        return EMPTY if one.explored else UNEXPLORED
    return f"{one.marker.type}-{one.marker.value}" if one.marker.value else one.marker.type


MARKER_BOARDS = MarkerBoards()
