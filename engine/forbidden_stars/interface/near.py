"""Where a seat stands on the board, and what lies next to that."""

from __future__ import annotations

from engine.forbidden_stars.interface.view import AreaView, View

BESIDE = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))


def near(view: View) -> tuple[str, ...]:
    """The areas that are friendly to the viewer or hold its units, those next to them, and the systems of all these."""
    own = {area.at for area in view.areas if _stands(area, view.viewer)}
    around = {(at[0] + x, at[1] + y) for at in own for x, y in BESIDE}
    areas = [area for area in view.areas if area.at in around]
    return tuple(dict.fromkeys([*(area.id for area in areas), *(area.system for area in areas)]))


def _stands(area: AreaView, seat: int | None) -> bool:
    return (seat is not None and area.owner == seat) or any(force.seat == seat for force in area.forces)
