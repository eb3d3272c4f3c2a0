"""Winning: by objective tokens at once, or by the most of them after round 8. FS-WIN-01, FS-WIN-07"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.forbidden_stars.galaxy import areas, units
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name


def check(game: Game) -> None:
    """Whoever has as many tokens as there were players at first wins. FS-WIN-01, FS-WIN-02, FS-WIN-03, FS-ELIM-04"""
    target = len(game.state.players)
    done = [seat for seat in game.seats() if game.player(seat).collected >= target]
    if done:
        win(game, best(game, done))


def best(game: Game, seats: Sequence[Seat]) -> list[Seat]:
    """The most tokens, then friendly worlds, then units; who is still tied shares.

    FS-WIN-03, FS-WIN-04, FS-WIN-05, FS-WIN-06
    """
    ranks = {seat: rank(game, seat) for seat in seats}
    top = max(ranks.values())
    return [seat for seat in seats if ranks[seat] == top]


def rank(game: Game, seat: Seat) -> tuple[int, int, int]:
    """What places are given by. FS-WIN-03, FS-WIN-04, FS-WIN-05"""
    worlds = len(areas.friendly_worlds(game, seat))
    return game.player(seat).collected, worlds, len(units.everywhere(game, seat))


def win(game: Game, seats: Sequence[Seat]) -> None:
    """The game is over."""
    state = game.state
    state.winners, state.phase, state.step, state.queue, state.turn = list(seats), "over", "over", [], None
    game.say(T("forbidden_stars-wins", seats=tuple(seat_name(seat) for seat in seats)), weight=2)
