"""Objectives that ask for technologies. Unit upgrades have no color. TI-TECH-12"""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.components import UNITS
from engine.ti4.economy.technology import owned
from engine.ti4.objectives.registry import requires
from engine.ti4.play import Game

COLORS = ("blue", "green", "red", "yellow")
NOT_COUNTED = ("valefar_assimilator_x", "valefar_assimilator_y")


def colors_with(game: Game, seat: Seat, number: int) -> int:
    """In how many colors the seat owns at least that many technologies."""
    colors = [technology.color for technology in owned(game, seat)]
    return sum(colors.count(color) >= number for color in COLORS)


def upgraded_types(game: Game, seat: Seat) -> int:
    """Unit types with an upgrade; two upgrades of one type count once."""
    return len({UNITS[technology.unit].type for technology in owned(game, seat) if technology.unit})


@requires("develop_weaponry")
def two_upgrades(game: Game, seat: Seat, objective: str) -> bool:
    """Two unit upgrades."""
    return upgraded_types(game, seat) >= 2


@requires("revolutionize_warfare")
def three_upgrades(game: Game, seat: Seat, objective: str) -> bool:
    """Three unit upgrades."""
    return upgraded_types(game, seat) >= 3


@requires("diversify_research")
def two_in_two_colors(game: Game, seat: Seat, objective: str) -> bool:
    """Two technologies in each of two colors."""
    return colors_with(game, seat, 2) >= 2


@requires("master_the_sciences")
def two_in_four_colors(game: Game, seat: Seat, objective: str) -> bool:
    """Two technologies in each of the four colors."""
    return colors_with(game, seat, 2) >= 4


@requires("master_the_laws_of_physics")
def four_in_one_color(game: Game, seat: Seat, objective: str) -> bool:
    """Four technologies of one color."""
    return colors_with(game, seat, 4) >= 1


@requires("adapt_new_strategies")
def two_of_the_faction(game: Game, seat: Seat, objective: str) -> bool:
    """Two faction technologies; the assimilators themselves do not count."""
    return sum(card.faction is not None and card.id not in NOT_COUNTED for card in owned(game, seat)) >= 2
