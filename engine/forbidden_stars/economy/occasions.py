"""What abilities can answer when something is bought."""

from __future__ import annotations

from dataclasses import dataclass

from engine.forbidden_stars.abilities.windows import Moment, Occasion


@dataclass(slots=True, kw_only=True)
class Purchase(Occasion):
    """The actor buys a unit or a structure; `cost` is what is left to pay in materiel, never below 0. D-53"""

    piece: str
    cost: int


PURCHASE = Moment[Purchase]("purchase", passable=False)
