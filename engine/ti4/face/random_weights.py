"""Where chance would rather go, so that stand-ins and random play fly, land and fight instead of idling.

Never a rule: every choice that is legal stays possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain

from engine.ask import Seat
from engine.ti4.galaxy.board import planets_of
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


def to_system(game: Game, seat: Seat) -> Callable[[str], int]:
    """Rather where own ships can go and something is to be won."""
    return _Appeals(game, seat).__getitem__


class _Appeals(dict[str, int]):
    """The systems of the board with what draws a seat there; looked through when chance first asks for one."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__()
        self._game, self._seat = game, seat

    def __missing__(self, system: str) -> int:
        game, seat = self._game, self._seat
        self.update(dict.fromkeys(game.state.systems, 1))
        self.update({reached: _prizes(game, seat, reached) for reached in _reached(game, seat)})
        return self.get(system, 1)


def _reached(game: Game, seat: Seat) -> Iterable[str]:
    """Where ships of a seat are that may leave, and next to these."""
    near, systems = game.near(seat), game.state.systems
    starts = [start for start in game.fleet_systems(seat) if seat not in systems[start].tokens]
    return dict.fromkeys(chain(starts, *map(near.__getitem__, starts)))


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
