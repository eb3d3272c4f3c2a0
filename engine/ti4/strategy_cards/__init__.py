"""The eight strategy cards, one room each. Importing them registers their abilities."""

from engine.ti4.strategy_cards import (
    construction,
    diplomacy,
    imperial,
    leadership,
    politics,
    technology,
    trade,
    warfare,
)

__all__ = ["construction", "diplomacy", "imperial", "leadership", "politics", "technology", "trade", "warfare"]
