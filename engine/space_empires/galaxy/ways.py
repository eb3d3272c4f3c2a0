"""Ways of several hexes in one order: through hexes where nothing can happen, to wherever the movement left suffices.

SE-MOVE-01, SE-MOVE-02
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.space_empires.components import TERRAIN
from engine.space_empires.galaxy import movement, warp
from engine.space_empires.galaxy.movement import Party

Way = tuple[str, ...]
STOPPING = (*TERRAIN, "supernova", "black_hole")


def ways(party: Party) -> dict[str, Way]:
    """The hexes that units of one hex can reach together now, the nearest first, each with the hexes to enter.

    Of ways that are as long the first one in the order of the board's neighbours is taken; whoever wants another one
    orders it hex by hex.
    """
    found: dict[str, Way] = {to: (to,) for to in movement.targets(party)}
    further = party.reach - 1
    edge = [to for to in found if further > 0 and _quiet(party, to)]
    for _ in range(further):
        edge = _farther(party, found, edge)
    return found


def _farther(party: Party, found: dict[str, Way], edge: Sequence[str]) -> list[str]:
    """Adds the hexes one step behind the edge; those that lead on."""
    added: list[str] = []
    for at in edge:
        for to in warp.adjacent(party.game, at):
            if to not in found and to != party.at and _open(party, to) and movement.may_enter(party, to):
                found[to] = (*found[at], to)
                added.append(to)
    return [to for to in added if not party.around.foreign(to)]


def _quiet(party: Party, at: str) -> bool:
    """Whether units pass through a hex without anything that could stop or hurt them."""
    return _open(party, at) and not party.around.foreign(at)


def _open(party: Party, at: str) -> bool:
    """Whether a hex is explored and without terrain: a way of several hexes never ends in that. SE-MOVE-13"""
    system = party.game.state.systems[at]
    return system.known and (system.marker is None or system.marker.type not in STOPPING)
