"""The ways out of want: what a player who cannot pay the influence may choose from. EC-BANKR-02"""

from __future__ import annotations

from dataclasses import dataclass

from engine.ids import Id

TRADE, GIVE_UP = "trade", "give_up"


@dataclass(frozen=True)
class Relief(Id):
    """What brings in money: a resource to trade, or a sector to give up."""

    way: str
    what: str
