"""The cards, technologies and agendas of the game: importing them registers their abilities and hooks."""

from engine.ti4 import agendas, cards, flagships, objectives, strategy_cards, technologies

__all__ = ["agendas", "cards", "flagships", "objectives", "strategy_cards", "technologies"]
