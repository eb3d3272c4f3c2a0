"""Ways of several hexes in one order: through hexes where nothing can happen, to wherever the movement left suffices.

SE-MOVE-01, SE-MOVE-02
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.space_empires.components import TERRAIN
from engine.space_empires.galaxy import movement, presence, warp
from engine.space_empires.galaxy.presence import Stacks
from engine.space_empires.play import Game
from engine.space_empires.state import Unit

Way = tuple[str, ...]
DEADLY = ("supernova", "black_hole")


def ways(game: Game, seat: Seat, chosen: Sequence[Unit], by_hex: Stacks) -> dict[str, Way]:
    """The hexes that units of one hex can reach together now, the nearest first, each with the hexes to enter.

    Of ways that are as long the first one in the order of the board's neighbours is taken; whoever wants another one
    orders it hex by hex.
    """
    found: dict[str, Way] = {to: (to,) for to in movement.targets(game, seat, chosen, by_hex)}
    further = _reach(game, chosen) - 1
    edge = [to for to in found if further > 0 and _quiet(game, seat, to, by_hex)]
    for _ in range(further):
        edge = _farther(game, seat, chosen, found, edge, by_hex)
    return found


def _farther(
    game: Game, seat: Seat, chosen: Sequence[Unit], found: dict[str, Way], edge: Sequence[str], by_hex: Stacks
) -> list[str]:
    """Adds the hexes one step behind the edge; those that lead on."""
    added: list[str] = []
    for at in edge:
        for to in warp.adjacent(game, at):
            if to not in found and to != chosen[0].at and _ends(game, seat, chosen, to, by_hex):
                found[to] = (*found[at], to)
                added.append(to)
    return [to for to in added if _quiet(game, seat, to, by_hex)]


def _reach(game: Game, chosen: Sequence[Unit]) -> int:
    """How many hexes all of them may still move, without the bonus of a chain; fighters are carried."""
    return min((movement.left(game, unit) for unit in chosen if unit.type != movement.FIGHTER), default=0)


def _quiet(game: Game, seat: Seat, at: str, by_hex: Stacks) -> bool:
    """Whether units pass through a hex without anything that could stop or hurt them."""
    open_space = game.system(at).known and game.terrain(at) not in (*TERRAIN, *DEADLY)
    return open_space and not presence.foreign(game, at, seat, by_hex)


def _ends(game: Game, seat: Seat, chosen: Sequence[Unit], to: str, by_hex: Stacks) -> bool:
    """Whether a way may end in a hex that is not the first one: never in terrain. SE-MOVE-13"""
    if movement.unexplored(game, to) or game.terrain(to) in (*TERRAIN, *DEADLY):
        return False
    return movement.may_enter(game, seat, chosen, to, by_hex)
