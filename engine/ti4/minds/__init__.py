"""What programs know that play Twilight Imperium. Each room judges the questions of its part of the rulebook.

Worth is told in thousandths of a victory point.
"""

from engine.ti4 import content
from engine.ti4.minds import (
    abilities,
    actions,
    agenda,
    announcing,
    bribes,
    cards,
    choosing,
    deals,
    draft,
    hand,
    politics,
    scoring,
    setup,
    stations,
    strategy,
    targets,
)
from engine.ti4.minds.economy import building, paying, production, technologies, tokens
from engine.ti4.minds.mind import MIND
from engine.ti4.minds.tactics import bombing, combat, dice, landing, moving

__all__ = [
    "MIND",
    "abilities",
    "actions",
    "agenda",
    "announcing",
    "bombing",
    "bribes",
    "building",
    "cards",
    "choosing",
    "combat",
    "content",
    "deals",
    "dice",
    "draft",
    "hand",
    "landing",
    "moving",
    "paying",
    "politics",
    "production",
    "scoring",
    "setup",
    "stations",
    "strategy",
    "targets",
    "technologies",
    "tokens",
]
