"""How many turns fleets need, by the movement that they have or have shown. SE-MOVE-05"""

from __future__ import annotations

from functools import lru_cache

from engine.space_empires.components import MOVEMENT, TURNS
from engine.space_empires.minds import guesses, reach
from engine.space_empires.minds.armies import PACE, movement
from engine.space_empires.minds.charts import ONCE, Chart, warship


@lru_cache(maxsize=4096)
def turns(far: int, level: int, first: int) -> int:
    """Turns in which ships go so many half moves; the first of them is turn `first` of a round, or one after it."""
    number = 0
    while far > 0:
        far -= PACE * MOVEMENT[level][(first - 1 + number) % TURNS]
        number += 1
    return number


def home_by(here: Chart, hex: str, goal: str) -> int:
    """Turns after which ships of a hex could be at home that go to a goal first."""
    level, now = _level(here, hex), here.view.turn
    there = turns(here.far(hex, goal), level, now)
    return there + turns(here.far(goal, here.home), level, now + there)


def waits(here: Chart, hex: str) -> int:
    """Turns after which ships of a hex could be at home that stay in this turn where they are."""
    return 1 + turns(here.far(hex, here.home), _level(here, hex), here.view.turn + 1)


@ONCE.once_each
def comes(here: Chart, hex: str) -> int:
    """Turns of their owner after which ships of a player in a hex could be at the own home world."""
    owners, far = [stack.owner for stack in here.foes(hex) if stack.owner >= 0], here.far(hex, here.home)
    levels = [(dict(guesses.levels(here, one)).get("move", 1), reach.sets_out(here, one)) for one in owners]
    return min((turns(far, level, first) for level, first in levels), default=far)


@ONCE.once_each
def _level(here: Chart, hex: str) -> int:
    """The movement level of the slowest warships in a hex."""
    return movement(one for one in here.own(hex) if warship(one))
