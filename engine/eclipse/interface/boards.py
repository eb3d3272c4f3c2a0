"""Boards as text: sectors by the handles of their places, and sixths of a turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.eclipse.components import SECTORS
from engine.eclipse.interface.view import View
from engine.hexes import COLUMNS, called
from engine.kit.placed_boards import Laid, PlacedBoards

PLACE = re.compile(f"[{COLUMNS}](1?[0-9])|\\(-?[0-9]{{1,3}};-?[0-9]{{1,3}}\\)")


class SectorBoards(PlacedBoards[View]):
    """The sectors that are explored."""

    game = "eclipse"
    turns = 6

    def is_tile(self, tile: str) -> bool:
        return tile in SECTORS

    def is_place(self, place: str) -> bool:
        return PLACE.fullmatch(place) is not None

    def laid(self, view: View) -> Iterator[Laid]:
        for one in view.sectors:
            yield Laid(one.id, called(one.at).replace(" ", ""), one.turned)


SECTOR_BOARDS = SectorBoards()
