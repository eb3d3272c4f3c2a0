"""What is told when both sides have rolled, and what each has lost when a combat is over."""

from __future__ import annotations

from collections import Counter

from engine.events import SUM
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.combat import shown
from engine.ti4.combat.dice import Combat
from engine.ti4.play import Game


def rolled(game: Game, combat: Combat) -> None:
    """The dice and the hits of both sides in a round, above each roll. TI-SPACECOMBAT-10"""
    shown.hits(game, combat.hits)
    told = []
    for seat in combat.sides:
        dice = sum([len(roll.dice) for roll in combat.rolls if roll.seat == seat])
        told.append(T("ti4-rolled", seat=seat_name(seat), dice=dice, hits=combat.hits.get(seat, 0)))
    game.say(T("ti4-round-rolled", round=combat.round, rolled=tuple(told)), where=[combat.system], weight=SUM)


def losses(game: Game, combat: Combat) -> None:
    """What each side has lost."""
    for seat in combat.sides:
        lost = words.units(Counter([type for owner, type in combat.destroyed if owner == seat]))
        key = "ti4-combat-losses" if lost else "ti4-combat-losses-none"
        game.say(T(key, seat=seat_name(seat), units=lost), where=[combat.system])
