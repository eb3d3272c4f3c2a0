"""Miners tow minerals and space wrecks to colonies.

SE-MINERAL-04, SE-MINERAL-05, SE-MINERAL-06, SE-MINERAL-07, SE-MINERAL-08, SE-MINERAL-09
"""

from __future__ import annotations

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from engine.text import T, seat_name

TOWED = ("minerals", "space_wreck")
MINER = "MINER"


def miners(game: Game, seat: Seat) -> list[Unit]:
    """A player's miners. SE-MINER-01"""
    return [unit for unit in game.state.players[seat].units if unit.type == MINER]


def can_tow(game: Game, miner: Unit) -> bool:
    """Whether a miner may take what lies in its hex; it never changes its cargo.

    SE-MINERAL-04, SE-MINERAL-09, SE-MINERAL-01
    """
    return miner.cargo is None and game.terrain(miner.at) in TOWED


def tow(game: Game, miner: Unit) -> None:
    """A miner takes minerals or a wreck in tow. SE-MINERAL-05, SE-MINERAL-08, SE-WRECK-01"""
    system = game.system(miner.at)
    assert system.marker is not None
    miner.cargo, system.marker = system.marker, None
    what, at = words.marker(miner.cargo), words.hex(miner.at)
    game.say(T("space_empires-tows", seat=seat_name(miner.owner), what=what, hex=at), where=[miner.at])


def can_unload(game: Game, miner: Unit) -> bool:
    """Whether a miner may leave its cargo on an own colony, also a new one. SE-MINERAL-06"""
    colony = game.colony(miner.at) if miner.cargo is not None else None
    return colony is not None and colony.owner == miner.owner


def unload(game: Game, miner: Unit) -> None:
    """The cargo lies on the colony until the Economic Phase. SE-MINERAL-06, SE-MINERAL-07"""
    colony = game.colony(miner.at)
    assert colony is not None and miner.cargo is not None
    colony.goods.append(miner.cargo)
    what, at = words.marker(miner.cargo), words.hex(miner.at)
    game.say(T("space_empires-unloads", seat=seat_name(miner.owner), what=what, hex=at), where=[miner.at])
    miner.cargo = None
