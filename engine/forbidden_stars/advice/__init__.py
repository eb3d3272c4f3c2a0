"""What advice says of plans in Forbidden Stars. Each room speaks of the questions of its part of the rulebook."""

from engine.forbidden_stars.advice import buying, choices, combats, fights, orders, settling
from engine.forbidden_stars.advice.advice import ADVICE

__all__ = ["ADVICE", "buying", "choices", "combats", "fights", "orders", "settling"]
