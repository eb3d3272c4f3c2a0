"""Routing, rallying and destroying units in a combat. FS-ROUT-01"""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.combat.occasions import ROUTABLE, UNIT_ROUTED, Routing
from engine.forbidden_stars.galaxy import structures, units
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Structure, Unit
from engine.text import T, Text, seat_name


def can_rout(game: Game, seat: Seat, unit: Unit) -> bool:
    """Whether a unit could become routed now. FS-ROUT-06, FS-GOLD-03"""
    return not unit.routed and ROUTABLE(game, seat, True)


async def rout(game: Game, seat: Seat, area: str, unit: Unit) -> None:
    """A unit becomes routed, to which in a combat abilities can answer. FS-ROUT-01, FS-ROUT-08, FS-REINF-07"""
    if not can_rout(game, seat, unit):
        return
    unit.routed = True
    game.say(T("forbidden_stars-routs", seat=seat_name(seat), unit=_unit_text(unit)), where=[area])
    combat = game.state.combat
    if combat is not None and combat.area == area:
        await UNIT_ROUTED.open(game, Routing(actor=seat, unit=unit, place=area))


def still_there(game: Game, seat: Seat, area: str, unit: Unit) -> bool:
    """Whether a unit has not left since."""
    return any(other is unit for other in units.at(game, seat, area))


def rally(game: Game, seat: Seat, unit: Unit) -> None:
    """A routed unit stands up again. FS-ROUT-01"""
    unit.routed = False
    game.say(T("forbidden_stars-rallies", seat=seat_name(seat), unit=_unit_text(unit)))


def destroy(game: Game, seat: Seat, area: str, unit: Unit) -> None:
    """A unit leaves the board, a token returns to the supply. FS-DEST-01, FS-DEST-03, FS-REINF-08"""
    units.take(game, seat, area, unit)
    game.say(T("forbidden_stars-unit-destroyed", seat=seat_name(seat), unit=_unit_text(unit)), where=[area])
    combat = game.state.combat
    if combat is not None and seat in combat.sides and area == combat.area:
        combat.lost.append((seat, unit.type))


def said_token(game: Game, seat: Seat) -> None:
    """A free reinforcement token has come. FS-REINF-09"""
    game.say(T("forbidden_stars-free-token", seat=seat_name(seat)))


def raze(game: Game, area: str, structure: Structure) -> None:
    """A structure returns to the supply. FS-DEST-02"""
    structures.destroy(game, area, structure)
    told = words.structure(structure.kind)
    game.say(T("forbidden_stars-structure-destroyed", seat=seat_name(structure.owner), structure=told), where=[area])


def _unit_text(unit: Unit) -> Text:
    return words.figure(unit.type, False, unit.token)
