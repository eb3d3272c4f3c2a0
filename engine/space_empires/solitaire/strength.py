"""Strength of doomsday machines: that of the optional rule, and the ratings of the solitaire game. SE-DOOM-04, D-56"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from engine.space_empires.components import PACKAGE


@dataclass(frozen=True, slots=True)
class Strength:
    """What a machine fights with; `attacks` in a round."""

    letter: str
    attack: int
    defense: int
    hull: int
    attacks: int
    tactics: int = 2


TABLES: dict[str, Any] = json.loads(files(PACKAGE).joinpath("data", "solitaire.json").read_bytes())
COMPETITIVE = Strength("C", 9, 2, 3, 2)
RATINGS = {row[0]: Strength(*row[1:]) for row in TABLES["doomsday"]["strength"]["rows"]}


def of(rating: int) -> Strength:
    """The strength of a machine; rating 0 is that of the optional rule. SE-DOOM-04"""
    return RATINGS.get(rating, COMPETITIVE)
