"""Green technologies, and infantry that comes back."""

from __future__ import annotations

import pytest

from engine.ti4.combat import ground_combat, hits
from engine.ti4.galaxy import ground, units
from engine.ti4.play import Game
from engine.ti4.technologies.upgrades import REVIVED
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.effects import fold
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import board, dice, fleet, learn, own, play

HACAN, SOL = 0, 1
PLANET = "tequran"
HIT, MISS = 10, 1


def game() -> Game:
    return board("hacan", "sol", "letnev")


def test_neural_motivator_and_hyper_metabolism_change_the_status_phase() -> None:
    there = game()
    learn(there, HACAN, "neural_motivator", "hyper_metabolism")
    assert fold(there, "status_cards", 1, HACAN) == 2
    assert fold(there, "status_tokens", 2, HACAN) == 3
    assert fold(there, "status_cards", 1, SOL) == 1


def test_dacxive_animators_add_an_infantry_after_a_won_ground_combat() -> None:
    there = game()
    learn(there, HACAN, "dacxive_animators")
    fleet(there, HACAN, PLANET, infantry=1)
    fleet(there, SOL, PLANET, infantry=1)
    dice(there, HIT, MISS)
    answer = ("after_win_ground_combat", HACAN, "tech:dacxive_animators")
    play(ground_combat.ground_combat(there, HACAN, PLANET), answer, others="pass")
    assert ground.forces(there, HACAN, PLANET) == 2


def test_x_89_needs_a_bombarding_ship_and_kills_everybodys_infantry() -> None:
    there = game()
    learn(there, HACAN, "x_89_bacterial_weapon")
    fleet(there, SOL, PLANET, infantry=3)
    fleet(there, HACAN, "28", cruiser=1)
    moment = Moment("component_action", actor=HACAN)
    assert windows.choices(there, HACAN, moment) == []
    fleet(there, HACAN, "28", dreadnought=1)
    play(windows.use(there, HACAN, moment, "tech:x_89_bacterial_weapon"), others="stop")
    assert ground.forces(there, SOL, PLANET) == 0


def lose_two(*results: int) -> Game:
    there = game()
    learn(there, HACAN, "infantry_2")
    fleet(there, HACAN, PLANET, infantry=2)
    dice(there, *results)
    play(hits.destroy(there, HACAN, "infantry", 2, PLANET, cause=hits.Cause(SOL, "test")))
    return there


@pytest.mark.parametrize(("results", "back"), [((6, 5), 1), ((6, 10), 2), ((5, 1), 0)])
def test_infantry_ii_comes_back_on_a_six_when_the_next_turn_starts(results: tuple[int, int], back: int) -> None:
    there = lose_two(*results)
    answers = [("revive", {"arretze": back})] if back else []
    play(window(there, Moment("start_of_turn", actor=HACAN)), *answers, others="stop")
    assert ground.forces(there, HACAN, "arretze") == back
    assert there.effect(REVIVED, HACAN) is None


def test_without_a_home_planet_they_do_not_come_back() -> None:
    there = lose_two(6, 6)
    own(there, SOL, "arretze", "hercant", "kamdorn")
    play(window(there, Moment("start_of_turn", actor=HACAN)), others="stop")
    assert there.on_board(HACAN, "infantry") == {}
    assert there.effect(REVIVED, HACAN) is None


def test_removed_infantry_does_not_roll() -> None:
    there = game()
    learn(there, HACAN, "infantry_2")
    fleet(there, HACAN, PLANET, infantry=1)
    units.remove(there, HACAN, "infantry", 1, PLANET)
    assert there.effect(REVIVED, HACAN) is None
    assert there.events == []
