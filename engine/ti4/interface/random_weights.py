"""Where chance would rather go, so that stand-ins and random play fly, land and fight instead of idling.

Never a rule: every choice that is legal stays possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from engine.ask import Seat
from engine.ti4.galaxy.board import Neighbourhood, planets_of
from engine.ti4.play import Game
from engine.ti4.state import CUSTODIANS_SYSTEM

TACTICAL, PASS, END_TURN, DONE = "tactical", "pass", "end_turn", "done"


_ACTIONS = {TACTICAL: 8, PASS: 1, END_TURN: 2}


def to_action(id: str) -> int:
    """Rather fly than pass."""
    return _ACTIONS.get(id, 3)


def to_go_on(id: str) -> int:
    """Rather one more than done."""
    return 1 if id == DONE else 3


def to_system(game: Game, seat: Seat, near: Neighbourhood, starts: Sequence[str]) -> Callable[[str], int]:
    """Rather where own ships that may leave these systems can go and something is to be won."""
    return _Appeals(game, seat, near, starts).__getitem__


class _Appeals(dict[str, int]):
    """The systems of the board with what draws a seat there; looked through when chance first asks for one."""

    def __init__(self, game: Game, seat: Seat, near: Neighbourhood, starts: Sequence[str]) -> None:
        super().__init__()
        self._game, self._seat, self._near, self._starts = game, seat, near, starts

    def __missing__(self, system: str) -> int:
        game, seat, starts = self._game, self._seat, self._starts
        self.update(dict.fromkeys(game.state.systems, 1))
        reached = dict.fromkeys(chain(starts, *map(self._near.__getitem__, starts)))
        self.update({there: _prizes(game, seat, there) for there in reached})
        return self.get(system, 1)


def _prizes(game: Game, seat: Seat, system: str) -> int:
    """What is to be won in a system: ships to fight, planets, Mecatol Rex; and docks of its own."""
    state = game.state
    space = state.systems[system].space
    value = 14 if len(space) > (seat in space) else 4
    for planet in planets_of(state, system):
        here = state.planets[planet]
        value += 6 * (here.owner != seat)
        value += 6 * (seat in here.ground and "space_dock" in here.ground[seat].units)
    return value + 20 * (system == CUSTODIANS_SYSTEM and state.custodians)
