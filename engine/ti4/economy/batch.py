"""What a seat has chosen to produce at once, and from where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.ask import Refusal

Barred = Callable[[], Refusal | None] | None
"""Why something cannot be made, to be put into words where somebody asks; None where it can."""


@dataclass(slots=True)
class Batch:
    """What is being made in one go.

    Attributes:
        limit: pieces that may be made in all. TI-PRODUCTION-03, TI-PRODUCTION-04
        grounds: places where new ground forces may go.
        ships: why ships cannot be made; None when they can.
        cap: the most that everything together may cost, where an ability sets it.
        ability: whether it is the Production ability, which other abilities make cheaper.
        troops: ground forces that may be made of all, where some of the producers make none.
        made: pieces so far, by type.
        purse: what can be paid in all, counted when it is first asked for; nothing changes it before the payment.
    """

    system: str
    limit: int
    grounds: list[str]
    ships: Refusal | None = None
    cap: int | None = None
    ability: bool = True
    troops: int | None = None
    made: dict[str, int] = field(default_factory=dict)
    purse: int | None = None

    def left(self) -> int:
        """Pieces that may still be made. TI-PRODUCTION-05"""
        return self.limit - sum(self.made.values())
