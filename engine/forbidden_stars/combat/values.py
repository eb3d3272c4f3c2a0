"""Attack, defence and morale of a side, from what lies open. FS-CARD-17"""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.combat import sides
from engine.forbidden_stars.components import BUILT, CARDS, UNITS, Face
from engine.forbidden_stars.play import Game


def symbols(game: Game, seat: Seat, face: Face) -> int:
    """Symbols on dice, combat tokens and face-up cards of all rounds. FS-CARD-16, FS-CARD-21, FS-ICON-02, FS-ICON-01"""
    side = sides.side(game, seat)
    printed = sum(CARDS[id].icons[face] for id in side.played)
    return side.dice.count(face) + side.tokens.get(face, 0) + side.icons.get(face, 0) + printed


def attack(game: Game, seat: Seat) -> int:
    """FS-COMBAT-15"""
    return symbols(game, seat, "bolter")


def defence(game: Game, seat: Seat) -> int:
    """FS-COMBAT-16"""
    return symbols(game, seat, "shield")


def morale(game: Game, seat: Seat) -> int:
    """Dice, cards, unrouted units and bastions. FS-COMBAT-22, FS-MORALE-01, FS-MORALE-02, FS-ROUT-03"""
    units = sum(UNITS[unit.type].morale for unit in sides.standing(game, seat))
    fort = BUILT["bastion"].morale if sides.fort(game, seat) is not None else 0
    return symbols(game, seat, "morale") + units + fort
