"""Ships are destroyed outside a battle: in black holes, by Danger!"""

from __future__ import annotations

from engine.space_empires.galaxy import colonies, units
from engine.space_empires.play import Game
from engine.space_empires.state import Unit


def destroy(game: Game, unit: Unit, count: int = 1) -> None:
    """So many ships of a counter are lost, and fighters that have no place without them. D-83, SE-MINERAL-10"""
    if count <= 0:
        return
    units.lose(game, unit, count)
    if unit.type == "CV":
        colonies.strand(game, unit.at, unit.owner)
