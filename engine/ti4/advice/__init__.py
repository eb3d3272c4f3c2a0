"""What advice says of plans in Twilight Imperium. Each room speaks of the questions of its part of the rulebook."""

from engine.ti4.advice import battles, cards, economy, journeys, paying, turns
from engine.ti4.advice.advice import ADVICE

__all__ = ["ADVICE", "battles", "cards", "economy", "journeys", "paying", "turns"]
