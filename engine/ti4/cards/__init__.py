"""What each action card does, grouped by when it is played. Importing this registers them all. TI-ABILITY-01"""

from engine.ti4.cards import component, reactions

__all__ = ["component", "reactions"]
