"""What programs know that play Forbidden Stars. Each room judges the questions of its part of the rulebook.

Worth is told in thousandths of an objective token.
"""

from engine.forbidden_stars.minds import (
    advancing,
    announcing,
    battles,
    buying,
    cards,
    losses,
    planning,
    settling,
    striking,
)
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.minds.purchases import structures

__all__ = [
    "MIND",
    "advancing",
    "announcing",
    "battles",
    "buying",
    "cards",
    "losses",
    "planning",
    "settling",
    "striking",
    "structures",
]
