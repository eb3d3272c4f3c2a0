"""What advice says of plans in Space Empires. Each room speaks of the questions of its part of the rulebook."""

from engine.space_empires.advice import battles, journeys, settling, sheets, skirmishes
from engine.space_empires.advice.advice import ADVICE

__all__ = ["ADVICE", "battles", "journeys", "settling", "sheets", "skirmishes"]
