"""A battlefield for the tests of the combat phase: sector 106 between the center and both players' sectors."""

from __future__ import annotations

from typing import Any

from engine.eclipse.combat import battle, sides
from engine.eclipse.combat.sides import Battle, Tally
from engine.eclipse.play import Game
from tests.engine.eclipse.positions import Played, fleet, galaxy, lay, play

FIELD = "106"
"""Squares: science, materials. It is joined to 221 (home of seat 0), 103 (of seat 1) and the center."""


def field(*species: str, owner: int | None = None, seats: int = 2) -> Game:
    """Two or more players near sector 106, which is empty; seat 1 has a disc on 103 next to it."""
    game = galaxy(*species, seats=seats)
    lay(game, FIELD, (0, -1), owner)
    lay(game, "103", (1, -1), 1)
    game.state.phase = "combat"
    return game


def meet(game: Game, defender: dict[str, int], attacker: dict[str, int]) -> Battle:
    """Ships of seat 0 (first on the field) and of seat 1, at war."""
    fleet(game, 0, FIELD, **defender)
    fleet(game, 1, FIELD, **attacker)
    return Battle(FIELD, 1, 0, Tally([0, 1]))


def cut_off(game: Game) -> Game:
    """Nobody has a sector to retreat to."""
    for id in ("221", "103"):
        game.sector(id).owner = None
    return game


def fight(game: Game, skirmish: Battle, *answers: Any, others: Any = "random") -> Played:
    """The whole battle."""
    return play(battle.fight(game, skirmish), *answers, others=others)


def left(game: Game, seat: int, id: str = FIELD) -> dict[str, list[int]]:
    """The damage of each ship that a seat has on a sector."""
    return {type: list(marks) for type, marks in game.sector(id).fleets.get(seat, {}).items()}


def ancients(game: Game, number: int, id: str = FIELD) -> None:
    """Puts Ancients on a sector."""
    game.sector(id).ancients = [0] * number


def unit(side: int, type: str) -> sides.Unit:
    """A unit by its side and type."""
    return sides.Unit(side, type)
