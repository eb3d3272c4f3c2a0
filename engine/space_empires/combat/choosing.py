"""Questions of a battle, to whoever decides for a side; where nobody does, the figures decide. SE-ALIEN-07, D-56"""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Option
from engine.space_empires.combat.field import Field
from engine.space_empires.components import UNITS
from engine.space_empires.play import Question
from engine.space_empires.state import Owner, Unit
from engine.text import Text


async def pick(
    at: Field,
    kind: Question,
    side: Owner,
    options: list[Option],
    about: Text,
    best: Callable[[str], int],
    lean: Callable[[str], int] | None = None,
) -> str:
    """One of the options; for a side without a player the one that `best` values most, the first of several."""
    seat = at.decider(side)
    if seat is None:
        return max(options, key=lambda option: best(option.id)).id
    return await at.game.pick(kind, seat, options, about, where=[at.at], lean=lean)


def dearest(at: Field) -> Callable[[str], int]:
    """Values units of players by their price; looked up once a value is asked for."""
    prices: dict[str, int] = {}

    def price(id: str) -> int:
        if not prices:
            prices.update({at.key(unit): worth(unit) for side in at.sides for unit in at.units(side)})
        return prices.get(id, 0)

    return price


def worth(unit: Unit) -> int:
    """CP of one ship."""
    return UNITS[unit.type].cost if unit.type in UNITS else 0
