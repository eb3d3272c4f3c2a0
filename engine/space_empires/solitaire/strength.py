"""Strength of doomsday machines: that of the optional rule, and the ratings of the solitaire game. SE-DOOM-04, D-56"""

from __future__ import annotations

from engine.space_empires.solitaire.tables import RATINGS, Strength

COMPETITIVE = Strength("C", 9, 2, 3, 2)


def of(rating: int) -> Strength:
    """The strength of a machine; rating 0 is that of the optional rule. SE-DOOM-04"""
    return RATINGS.get(rating, COMPETITIVE)
