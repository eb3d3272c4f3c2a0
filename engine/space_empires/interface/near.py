"""Where a seat stands on the map, and what lies next to that."""

from __future__ import annotations

from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.interface.view import HexView, View


def near(view: View) -> tuple[str, ...]:
    """The hexes where the viewer has a colony or counters, and those around them."""
    own = {one.id for one in view.hexes if _stands(one, view.viewer)}
    around = own | {other for at in own for other in NEIGHBOURS[at]}
    return tuple(one.id for one in view.hexes if one.id in around)


def _stands(here: HexView, seat: int | None) -> bool:
    colony = here.colony is not None and here.colony.owner == seat
    return colony or any(stack.owner == seat for stack in here.stacks)
