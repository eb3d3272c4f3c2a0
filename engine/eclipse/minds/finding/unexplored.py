"""Sectors that nobody has seen yet: what one of a ring brings in the mean. Everybody could count them; those who do not
look so far ahead think of all that there are, whatever has come.
"""

from __future__ import annotations

from engine.eclipse.components import SECTORS
from engine.eclipse.galaxy.wormholes import stack_of
from engine.eclipse.minds import economy
from engine.eclipse.minds.mind import At, farsighted
from engine.hexes import Hex

DISCARDED = 250
"""What it is worth to know what does not lie there."""
FOUGHT_FOR = 3
"""A sector that Ancients guard counts a part of so many."""


def hopes(at: At, space: Hex) -> int:
    """What exploring a space brings in the mean, less the disc that then lies there for the rest of the game."""
    return _mean(at, stack_of(space))


def best(at: At) -> int:
    """The same for the best of the spaces that can be explored."""
    return max((_mean(at, stack) for stack in {stack_of(Hex(*space)) for space in at.view.frontier}), default=0)


def _mean(at: At, stack: str) -> int:
    left, paid = _left(at, stack), economy.price_of_sector(at)
    return sum(_worth(at, id, paid) for id in left) // len(left) if left else 0


def _left(at: At, stack: str) -> list[str]:
    """What can still come from a stack. Once all has come, discards are drawn again. EC-EXP-18"""
    lying = {sector.id for sector in at.view.sectors if farsighted(at)}
    every = [id for id, card in SECTORS.items() if card.stack == stack and id not in lying]
    if not farsighted(at):
        return every
    return [id for id in every if id not in at.view.discards] or every


def _worth(at: At, id: str, paid: int) -> int:
    """What one sector would be worth; one that costs more than it brings is not taken."""
    worth = economy.growth(at, economy.card_worth(at, id)) - paid
    return max(DISCARDED, worth // FOUGHT_FOR if economy.kept_from(at, id) else worth)
