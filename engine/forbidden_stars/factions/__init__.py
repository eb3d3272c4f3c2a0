"""What stands on the faction sheets; importing it registers their Dominate abilities. FS-DOM-05"""

from engine.forbidden_stars.factions import chaos, eldar, orks, space_marines

__all__ = ["chaos", "eldar", "orks", "space_marines"]
