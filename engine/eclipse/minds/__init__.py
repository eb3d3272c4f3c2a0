"""What programs know that play Eclipse. Each room judges the questions of its part of the rulebook.

Worth is told in thousandths of a victory point.
"""

from engine.eclipse.minds import (
    actions,
    announcing,
    battles,
    building,
    fitting,
    learning,
    moving,
    peoples,
    sailing,
    sites,
    upkeep,
)
from engine.eclipse.minds.finding import exploring, packs, tiles
from engine.eclipse.minds.mind import MIND

__all__ = [
    "MIND",
    "actions",
    "announcing",
    "battles",
    "building",
    "exploring",
    "fitting",
    "learning",
    "moving",
    "packs",
    "peoples",
    "sailing",
    "sites",
    "tiles",
    "upkeep",
]
