"""Who holds an area against a seat, and with what: in words, for questions about going there."""

from __future__ import annotations

from collections import Counter

from engine.ask import Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.galaxy import areas, structures, units
from engine.forbidden_stars.play import Game
from engine.text import T, Text, seat_name


def held(game: Game, seat: Seat, id: str) -> Text | None:
    """Whom units of a seat would meet there; None for nobody. FS-AREA-05, FS-ADV-09"""
    for other in areas.holders(game.state.areas[id]):
        if other != seat:
            return T("forbidden_stars-held-by", seat=seat_name(other), pieces=pieces(game, other, id))
    return None


def pieces(game: Game, seat: Seat, id: str) -> tuple[Text, ...]:
    """The units that a seat has there, and the structures."""
    found = words.units(Counter(unit.type for unit in units.at(game, seat, id)))
    return (*found, *(words.structure(one.kind) for one in structures.at(game, id)))
