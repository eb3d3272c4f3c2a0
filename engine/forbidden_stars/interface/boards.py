"""Boards as text: systems by column and row, and quarters of a turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.forbidden_stars.components import SYSTEMS
from engine.forbidden_stars.interface.view import View
from engine.kit.placed_boards import Laid, PlacedBoards

PLACE = re.compile("-?[0-9]{1,2},-?[0-9]{1,2}")


class SystemBoards(PlacedBoards[View]):
    """The systems that are laid; a tile is called by the side that lies up."""

    game = "forbidden_stars"
    turns = 4

    def is_tile(self, tile: str) -> bool:
        return tile in SYSTEMS

    def is_place(self, place: str) -> bool:
        return PLACE.fullmatch(place) is not None

    def laid(self, view: View) -> Iterator[Laid]:
        for one in view.systems:
            yield Laid(one.id, f"{one.at[0]},{one.at[1]}", one.turned)


SYSTEM_BOARDS = SystemBoards()
