"""The map: wormholes on edges, and what they connect."""

from __future__ import annotations

import pytest

from engine.eclipse.economy import discs
from engine.eclipse.galaxy import ships
from engine.eclipse.galaxy import wormholes as maps
from engine.eclipse.play import Game
from engine.hexes import Hex
from tests.engine.eclipse.positions import fleet, galaxy, home, lay, learn, run_through, turn

NORTH, SOUTH = 0, 3


def joined(turned: int) -> Game:
    """The starting hex of seat 0, whose southern edge has a wormhole, with 101 below it, turned so many steps.

    101 has wormholes on all edges but the one to the north before turning.
    """
    game = galaxy("terran_directorate", "terran_federation")
    lay(game, "101", (0, -1), turned=turned)
    return game


@pytest.mark.rule("EC-MAP-05", "EC-MAP-07")
def test_two_wormholes_on_an_edge_connect_fully() -> None:
    game = joined(turned=1)
    assert maps.connection(game, "101", 1, Hex(0, -1), NORTH) == "full"
    assert home(game, 0) in maps.linked(game, 0, "101") and "101" in maps.fully_linked(game, home(game, 0))


@pytest.mark.rule("EC-MAP-06", "EC-MAP-07", "EC-TECH-24", "EC-EX-20")
def test_one_wormhole_connects_by_half_and_needs_the_generator() -> None:
    game = joined(turned=0)
    assert maps.connection(game, "101", 0, Hex(0, -1), NORTH) == "half"
    assert home(game, 0) not in maps.linked(game, 0, "101")
    learn(game, 0, "wormhole_generator")
    assert home(game, 0) in maps.linked(game, 0, "101")
    assert home(game, 0) not in maps.fully_linked(game, "101")


@pytest.mark.rule("EC-MAP-08", "EC-EX-20")
def test_no_wormhole_on_either_side_connects_nothing_even_so() -> None:
    game = galaxy("terran_directorate", "terran_federation")
    turn(game, home(game, 0), 1)
    lay(game, "101", (0, -1), turned=0)
    learn(game, 0, "wormhole_generator")
    assert maps.connection(game, "101", 0, Hex(0, -1), NORTH) == "none"
    assert home(game, 0) not in maps.linked(game, 0, "101")


@pytest.mark.rule("EC-MAP-09")
def test_a_disc_means_control_and_there_is_one_at_most() -> None:
    game = joined(turned=1)
    run_through(discs.place(game, 0, "101"))
    assert game.sector("101") in game.controlled(0)
    assert not discs.can_place(game, 1, "101")


@pytest.mark.rule("EC-MAP-11", "EC-COMP-27")
def test_a_sector_holds_any_number_of_ships_of_anybody() -> None:
    game = joined(turned=1)
    fleet(game, 0, "101", interceptor=8, cruiser=4)
    fleet(game, 1, "101", interceptor=8, dreadnought=2)
    assert ships.number(game.sector("101"), 0) == 12 and ships.number(game.sector("101"), 1) == 10


@pytest.mark.rule("EC-MAP-10", "EC-EXP-21")
def test_a_space_with_a_sector_is_no_longer_empty() -> None:
    game = joined(turned=1)
    around = maps.empty_spaces(game, home(game, 0))
    assert Hex(0, -1) not in around and len(around) == 5
