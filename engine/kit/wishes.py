"""A list of wishes in order, by which a draft goes on without a seat: standing orders (`engine.game.StandingOrder`).

The first wish that can still be picked is picked; where none can, the seat is asked as ever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Answer, Ask, Option, PickOne, Seat
from engine.kit.order_tables import ids_of
from engine.questions.standing_order import StandingOrder
from engine.text import T

MOST = 9
_NAMES = tuple(f"wish_{number}" for number in range(1, MOST + 1))


def orders(options: Sequence[Option]) -> list[StandingOrder]:
    """The wishes of a seat: anything that lies in the draft, also what is taken by now."""
    shape = PickOne(list(options))
    return [StandingOrder(name, T("draft-wish", n=number), shape) for number, name in enumerate(_NAMES, 1)]


def granted(ask: Ask, seat: Seat, laid: Mapping[str, Answer]) -> Answer | None:
    """The first wish that can be picked now."""
    offered = ids_of(ask, seat)
    return next((laid[name] for name in _NAMES if laid.get(name) in offered), None)
