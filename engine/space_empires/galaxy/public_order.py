"""Orders that tell nothing: of the counters in a list that only their owner sees, whatever others see comes in one of
these. In games from before, where answers hang on it, it comes as it lay there.

SE-GROUP-03, SE-GROUP-14, D-82
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter

from engine.space_empires.play import Game
from engine.space_empires.state import Unit

BY_NAME = attrgetter("type", "number")


def by_place(game: Game, counters: Iterable[Unit]) -> list[str]:
    """The hexes where these lie, in the order of the board."""
    there = dict.fromkeys([unit.at for unit in counters])
    return [at for at in game.state.systems if at in there] if len(there) > 1 and game.state.edition else list(there)


def by_name(game: Game, counters: Iterable[Unit]) -> list[Unit]:
    """Counters that are shown, by type and number; those of several sides apart, as the sides came."""
    found = list(counters)
    return named(found) if len(found) > 1 and game.state.edition else found


def named(counters: Sequence[Unit]) -> list[Unit]:
    """The same in every game, for what is only told."""
    found, sides = sorted(counters, key=BY_NAME), dict.fromkeys([unit.owner for unit in counters])
    return found if len(sides) < 2 else [unit for side in sides for unit in found if unit.owner == side]
