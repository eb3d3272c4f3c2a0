"""The board of Forbidden Stars in words."""

from __future__ import annotations

from engine.forbidden_stars import words
from engine.forbidden_stars.interface import board_text, make_view
from engine.forbidden_stars.state import Unit
from engine.text import Text, seat_name
from tests.engine.forbidden_stars.positions import ready, station


def test_units_that_look_alike_are_counted_routed_ones_too() -> None:
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-SW", scout=2)
    for _ in range(2):
        game.area("10A-SW").units[0].append(Unit("scout", routed=True))
    game.area("10A-SW").units[0].append(Unit("scout", token=True))
    board = board_text.of(make_view.see(game.state, None))
    [place] = [place for place in board.places if place.id == "10A-SW"]
    routed = words.counted(words.figure("scout", True, False, 0), 2)
    told = (words.units_of("scout", 2), routed, words.figure("scout", False, True, 0))
    assert Text("forbidden_stars-board-force", {"seat": seat_name(0), "units": told}) in place.lines
