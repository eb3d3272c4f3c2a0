"""What hits of a battle destroy, and what it is worth that some of them do not fall, or that more do."""

from __future__ import annotations

from engine.ti4.minds.mind import At
from engine.ti4.minds.tactics import combat

CANCELLED = 2
"""Hits that Shields Holding cancels."""
HULL, SAVED, CARD = 2, 40, 100
"""What damage counts where it is fought on, what half a resource of ships is worth that is saved, and the card."""
GREAT = 500
"""What it is worth to destroy a great ship."""


def spared(at: At, hits: int) -> int:
    """What it is worth to cancel some of so many hits in space. TI-SUSTAIN-02"""
    return SAVED * (_lost(at, hits) - _lost(at, hits - CANCELLED)) - CARD


def _lost(at: At, hits: int) -> int:
    """What so many hits destroy, in half resources: first ships are damaged, then the cheapest are lost, with those who
    hang on them.
    """
    battle = at.view.battle
    if battle is None or hits <= 0:
        return 0
    own, over = [one for one in battle.fighters if one.seat == at.seat], combat.won(at)
    willing = [one for one in own if not over or combat.bears(at, one.unit, hits) > 0]
    tough = min(hits, sum(one.sound for one in willing))
    pieces = sorted(
        (combat.CHEAP.get(one.unit, 5), combat.price(at, one.unit)) for one in own for _ in range(one.number)
    )
    damaged = 0 if over or battle.retreating is not None else HULL * tough
    return damaged + sum(price for _, price in pieces[: hits - tough])


def sunk(at: At, own: bool) -> bool:
    """Whether all own ships, or all of the opponent, fall in any case to the hits that are being assigned, though some
    of these were sustained. TI-SUSTAIN-02, TI-SPACECOMBAT-12
    """
    battle = at.view.battle
    if battle is None or battle.planet is not None:
        return False
    hit = [one for one in battle.fighters if (one.seat == at.seat) is own]
    fell = sum(number for seat, number in battle.hits if (seat == at.seat) is not own)
    return fell - sum(one.damaged for one in hit) >= sum(one.number + one.sound for one in hit)


def direct(at: At) -> int:
    """What it is worth to destroy a ship that has sustained damage: nothing where it falls to the other hits."""
    return -CARD if sunk(at, own=False) else GREAT
