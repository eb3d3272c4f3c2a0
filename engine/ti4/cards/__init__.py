"""What each action card does, grouped by when it is played. Importing this registers them all. TI-ABILITY-01"""

from engine.ti4.cards import combat, component, invasion, politics, reactions, riders, strategy, tactical

__all__ = ["combat", "component", "invasion", "politics", "reactions", "riders", "strategy", "tactical"]
