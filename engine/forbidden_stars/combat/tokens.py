"""Combat tokens, bolter or shield; they are taken from the supply without limit. FS-CARD-20, FS-ICON-02"""

from __future__ import annotations

from engine.ask import Seat
from engine.events import SMALL
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import sides
from engine.forbidden_stars.combat.occasions import COPIES, TOKENS
from engine.forbidden_stars.components import Face
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name


def held(game: Game, seat: Seat, face: Face) -> int:
    """Tokens of a side in the combat in course."""
    return sides.side(game, seat).tokens.get(face, 0)


def gain(game: Game, seat: Seat, face: Face, number: int) -> None:
    """A side gains tokens; who copies its gains gains the same. FS-GAIN-04, FS-CARD-20, FS-LIMIT-02"""
    gained = _take(game, seat, face, number)
    other = sides.opponent(game, seat)
    if gained and COPIES(game, other, False):
        _take(game, other, face, gained)


def _take(game: Game, seat: Seat, face: Face, number: int) -> int:
    number = TOKENS(game, seat, number, face)
    if number > 0:
        tokens = sides.side(game, seat).tokens
        tokens[face] = tokens.get(face, 0) + number
        game.say(
            T("forbidden_stars-gains-tokens", seat=seat_name(seat), tokens=words.faces_of(face, number)), weight=SMALL
        )
    return number


def lose(game: Game, seat: Seat, face: Face, number: int) -> None:
    """As many as there are at most. FS-GAIN-05, FS-GAIN-06"""
    lost = min(number, held(game, seat, face))
    if lost:
        sides.side(game, seat).tokens[face] -= lost
        game.say(
            T("forbidden_stars-loses-tokens", seat=seat_name(seat), tokens=words.faces_of(face, lost)), weight=SMALL
        )


def clear(game: Game) -> None:
    """All return to the supply at the end of an execution round. FS-COMBAT-21, FS-CARD-21, FS-CLAR-01"""
    for side in sides.combat_of(game).sides.values():
        side.tokens = {}
