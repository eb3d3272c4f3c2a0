"""The advice of Space Empires, and what its rooms say alike: who stands in a hex, and how a battle there would go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.players.advising import Advice, Point, against, aim
from engine.space_empires import words
from engine.space_empires.interface.view import UnitView, View
from engine.space_empires.minds import guesses, hazards, odds
from engine.space_empires.minds.charts import FIXED, Chart
from engine.text import T, Text, seat_name

ADVICE: Advice[View] = Advice()
EVEN = 500


def attack(here: Chart, goal: str, units: Sequence[UnitView]) -> Iterator[Point]:
    """A battle with what stands in a hex: how likely it is won, what is guessed in that, the colony. SE-COMBAT-01"""
    side, foe = guesses.own(units), guesses.at(here, goal)
    if foe and side:
        wins = odds.battle(hazards.mined(here, goal, side, units), foe, hazards.rough(here, goal)).wins
        yield aim(T("space_empires-advice-fights", hex=words.hex(goal), chance=chance(wins)))
        if wins < EVEN:
            yield against(T("space_empires-advice-likely-lost"))
    elif foe:
        yield aim(T("space_empires-advice-meets", hex=words.hex(goal)))
    yield from _colony(here, goal)
    hidden = sum(stack.hidden for stack in here.foes(goal))
    if hidden:
        yield against(T("space_empires-advice-hidden", n=hidden))


def _colony(here: Chart, goal: str) -> Iterator[Point]:
    """A colony of somebody else, which can be bombarded."""
    colony = here.hexes[goal].colony
    if colony is None or not here.enemy_colony(goal) or colony.owner < 0:
        return
    key = "space_empires-advice-home-of" if colony.home else "space_empires-advice-colony-of"
    yield aim(Text(key, {"seat": seat_name(colony.owner), "n": colony.value}))


def armed(units: Sequence[UnitView]) -> bool:
    """Whether anything of this fights and moves."""
    return bool(guesses.own([unit for unit in units if unit.type not in FIXED]))


def chance(thousandths: int) -> int:
    """A chance as one reads it, in hundredths."""
    return min(99, max(1, (thousandths + 5) // 10))
