"""Pinning: enemy ships hold ships back."""

from __future__ import annotations

import pytest

from engine.eclipse.galaxy import movement, pinning, ships
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from tests.engine.eclipse.positions import fit, fleet, galaxy, lay, play


def corridor(*species: str) -> Game:
    """221 is the home of seat 0, then 310, then 304; ships of seat 0 go two sectors."""
    game = galaxy(*species)
    lay(game, "310", (0, -3))
    lay(game, "304", (0, -4))
    lay(game, "106", (0, -1))
    for type in ("interceptor", "cruiser"):
        fit(game, 0, type, **{"left" if type == "interceptor" else "left_bottom": "nuclear_drive"})
    return game


@pytest.mark.rule("EC-EX-18", "EC-PIN-01", "EC-PIN-02")
def test_one_enemy_pins_the_first_that_comes_and_the_second_may_go_on() -> None:
    game = corridor()
    fleet(game, 0, "221", interceptor=1)
    fleet(game, 1, "310", interceptor=1)
    assert set(movement.targets(game, 0, "221", "interceptor")) == {"310", "106", "001"}
    first = [("move", "221/interceptor"), ("move_to", "310")]
    play(movement.act(game, 0, 2), *first, ("move", "221/interceptor"), ("move_to", "304"))
    assert ships.of(game.sector("310"), 0) == {"interceptor": 1} == ships.of(game.sector("304"), 0)


@pytest.mark.rule("EC-PIN-03", "EC-PIN-02")
def test_as_many_must_stay_as_there_are_enemies() -> None:
    game = corridor()
    fleet(game, 1, "310", cruiser=2)
    fleet(game, 0, "310", interceptor=2)
    with pytest.raises(IllegalAnswer) as error:
        play(movement.act(game, 0, 1), ("move", "310/interceptor"))
    assert error.value.rule == "EC-PIN-03"
    fleet(game, 0, "310", cruiser=1)
    assert pinning.free(game, 0, "310") == 1
    play(movement.act(game, 0, 1), ("move", "310/interceptor"), ("move_to", "304"))
    assert pinning.free(game, 0, "310") == 0


@pytest.mark.rule("EC-PIN-04", "EC-PIN-01")
def test_players_and_ancients_are_added_up() -> None:
    game = galaxy(seats=3)
    sector = lay(game, "310", (0, -3))
    fleet(game, 0, "310", cruiser=3)
    fleet(game, 1, "310", interceptor=1)
    fleet(game, 2, "310", interceptor=1)
    assert pinning.free(game, 0, "310") == 1
    sector.ancients = [0]
    assert not pinning.can_leave(game, 0, "310")


@pytest.mark.rule("EC-PIN-05")
def test_starbases_pin_and_stand_in_for_others() -> None:
    game = corridor()
    fleet(game, 1, "310", starbase=1)
    assert not pinning.can_pass(game, 0, "310")
    fleet(game, 0, "221", starbase=1)
    fleet(game, 1, "221", cruiser=1)
    assert list(movement.movable(game, 0)) == [("221", "interceptor")]


@pytest.mark.rule("EC-PIN-06")
def test_the_defense_system_pins_every_ship_and_bars_the_way() -> None:
    game = corridor()
    lay(game, "108", (0, 1))
    fleet(game, 0, "001", cruiser=4)
    fit(game, 0, "interceptor", right="tachyon_drive")
    with pytest.raises(IllegalAnswer) as error:
        play(movement.act(game, 0, 1), ("move", "001/cruiser"))
    assert error.value.rule == "EC-PIN-06" and error.value.text.key == "eclipse-pinned-by-gcds"
    assert "108" not in movement.targets(game, 0, "221", "interceptor")
    game.sector("001").gcds = None
    assert pinning.free(game, 0, "001") == 4
    assert "108" in movement.targets(game, 0, "221", "interceptor")


@pytest.mark.rule("EC-PIN-07")
def test_discs_cubes_and_structures_pin_nobody() -> None:
    game = corridor()
    sector = game.sector("310")
    sector.owner, sector.cubes, sector.orbital, sector.monolith = 1, [True, False], True, True
    assert pinning.can_pass(game, 0, "310")


@pytest.mark.rule("EC-PIN-08")
def test_ships_pin_from_the_moment_they_are_there() -> None:
    game = corridor()
    fleet(game, 0, "310", cruiser=1)
    assert pinning.can_leave(game, 0, "310")
    fleet(game, 1, "310", interceptor=1)
    assert not pinning.can_leave(game, 0, "310")
    ships.remove(game, 1, "interceptor", "310")
    assert pinning.can_leave(game, 0, "310")


@pytest.mark.rule("EC-PIN-09")
def test_ancients_do_not_pin_draco() -> None:
    game = corridor("descendants_of_draco", "terran_union")
    game.sector("310").ancients = [0, 0]
    fleet(game, 0, "310", cruiser=1)
    assert pinning.can_leave(game, 0, "310") and pinning.can_pass(game, 0, "310")
    assert not pinning.can_pass(game, 1, "310")
    game.sector("001").gcds = 0
    assert not pinning.can_pass(game, 0, "001")
