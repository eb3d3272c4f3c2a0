"""Warp points: discovered ones of one number are linked, as if they were adjacent.

SE-WARP-01, SE-WARP-03, SE-WARP-06, D-54, D-70
"""

from __future__ import annotations

from collections.abc import Callable

from engine.space_empires.galaxy import board
from engine.space_empires.play import Game

WARP_POINT = "warp_point"


def points(game: Game) -> dict[str, int]:
    """Every discovered warp point with its number, by hex."""
    if not game.options.warp_points:
        return {}
    return {
        system.id: system.marker.value
        for system in game.state.systems.values()
        if system.known and system.marker is not None and system.marker.type == WARP_POINT and system.marker.value
    }


def linked(game: Game, at: str) -> list[str]:
    """Hexes that a warp point leads to. SE-WARP-03, SE-WARP-02"""
    here = game.marker(at)
    if here is None or here.type != WARP_POINT:
        return []
    found = points(game)
    return [other for other, number in found.items() if at in found and other != at and number == found[at]]


def adjacent(game: Game, at: str) -> list[str]:
    """Hexes next to a hex, also through warp points. SE-WARP-06, SE-WARP-04"""
    near = game.beside(at)
    if not game.options.warp_points or game.terrain(at) != WARP_POINT:
        return near
    return near + [other for other in linked(game, at) if other not in near]


def distance(game: Game, one: str, other: str) -> int:
    """Steps of the shortest way, a jump being one. D-70"""
    return measure(game)(one, other)


def measure(game: Game) -> Callable[[str, str], int]:
    """The same for any two hexes, as the warp points lie now. D-70"""
    found = points(game)
    jumps = [
        (near, far) for near, number in found.items() for far, same in found.items() if far != near and same == number
    ]

    def steps(one: str, other: str) -> int:
        ways = [board.distance(one, near) + 1 + board.distance(far, other) for near, far in jumps]
        return min(board.distance(one, other), *ways)

    return steps if jumps else board.distance
