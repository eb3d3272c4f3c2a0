"""What advice says of plans in Twilight Imperium. Each room speaks of the questions of its part of the rulebook."""

from engine.ti4.advice import (
    abilities,
    agendas,
    battles,
    cards,
    drafting,
    economy,
    journeys,
    losses,
    paying,
    placing,
    targets,
    turns,
)
from engine.ti4.advice.advice import ADVICE

__all__ = [
    "ADVICE",
    "abilities",
    "agendas",
    "battles",
    "cards",
    "drafting",
    "economy",
    "journeys",
    "losses",
    "paying",
    "placing",
    "targets",
    "turns",
]
