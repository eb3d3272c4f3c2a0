"""The cards, technologies and agendas of the game: importing them registers their abilities, hooks and verbs."""

from engine.ti4 import (
    agendas,
    announcing,
    cards,
    factions,
    notes,
    objectives,
    strategy_cards,
    technologies,
    transactions,
)

__all__ = [
    "agendas",
    "announcing",
    "cards",
    "factions",
    "notes",
    "objectives",
    "strategy_cards",
    "technologies",
    "transactions",
]
