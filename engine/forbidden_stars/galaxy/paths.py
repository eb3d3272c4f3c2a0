"""Paths of ground units: chains of adjacent friendly areas."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.ask import Seat
from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.galaxy import areas, storms
from engine.forbidden_stars.play import Game


def reachable_worlds(
    game: Game,
    seat: Seat,
    start: str,
    systems: Sequence[str],
    *,
    lent: str | None = None,
    over_storms: bool = False,
    closed: Collection[str] = (),
) -> list[str]:
    """The worlds to which a path leads from a world, whatever their status. FS-PATH-02, FS-PATH-03,
    FS-PATH-05, FS-PATH-06, FS-PATH-07, FS-PATH-08, FS-PATH-11

    Args:
        systems: the areas of a path lie in these alone. FS-PATH-04; `lent`: a void that counts as friendly.
        over_storms: whether storms are no obstacle. FS-STORM-02; `closed`: areas that are no part of a path.
    """
    board, found, open_, seen = game.board, dict[str, None](), [start], {start}
    while open_:
        here = open_.pop()
        for other in board.near[here]:
            if other in seen or SYSTEM_OF[other] not in systems or not _open(game, here, other, over_storms):
                continue
            if AREAS[other].kind == "world":
                found[other] = None
            if other == lent or (areas.friendly(game, seat, other) and other not in closed):
                seen.add(other)
                open_.append(other)
    found.pop(start, None)
    return [id for system in systems for id in board.worlds[system] if id in found]


def _open(game: Game, here: str, other: str, over_storms: bool) -> bool:
    """Whether no storm lies between two areas, or none that matters. FS-STORM-02"""
    return over_storms or not storms.stormed(game, game.board.crossed(here, other))
