"""What advice says of plans in Eclipse. Each room speaks of the questions of its part of the rulebook."""

from engine.eclipse.advice import actions, battles, building, choices, sectors, voyages
from engine.eclipse.advice.advice import ADVICE

__all__ = ["ADVICE", "actions", "battles", "building", "choices", "sectors", "voyages"]
