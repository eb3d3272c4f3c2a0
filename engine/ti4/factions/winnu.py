"""The Winnu."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.dice import Combat, fighting, nonfighters
from engine.ti4.hooks import hook
from engine.ti4.play import Game


@hook("salai_sai_corian", "combat_dice")
def a_die_for_each_enemy(game: Game, seat: Seat, dice: int, /, *, combat: Combat, unit: str) -> int:
    """It rolls one die for each non-fighter ship of the opponent there. TI-COMBATATTR-03"""
    return nonfighters(fighting(game, combat, combat.opponent(seat))) if unit == "flagship" else dice
