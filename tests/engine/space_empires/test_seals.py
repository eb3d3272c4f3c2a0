"""What is sealed although no line says it: levels, sheets and counters that somebody sees."""

from __future__ import annotations

import pytest

from engine.space_empires.combat import bombard
from engine.space_empires.economy import economic_phase, research
from engine.space_empires.galaxy import colonies, units
from engine.space_empires.phases import course
from engine.space_empires.play import Game
from engine.space_empires.solitaire import muster
from engine.space_empires.state import Fleet, Sheet
from tests.engine.showing import begin
from tests.engine.space_empires.positions import colony, learn, play, put, space


@pytest.mark.rule("SE-GRANT-02", "SE-GEN-15")
def test_a_grants_die_is_known_to_who_rolls_it_and_taken_back_no_more() -> None:
    game = space(research="grants")
    begin(game)
    research.grant(game, 1, Sheet(1, 40), {"attack": 1})
    assert game.sealed and game.learned == (1,)


@pytest.mark.rule("SE-GROUP-03")
@pytest.mark.parametrize("up", [True, False])
def test_a_group_that_lies_open_shows_which_counters_are_in_use_when_it_is_split(up: bool) -> None:
    game = space()
    group = put(game, 0, "CA", "F7", 3)
    group.up = up
    begin(game)
    units.split(game, group, 1)
    assert (game.sealed, game.learned) == ((True, None) if up else (False, ()))


@pytest.mark.rule("SE-BOMB-02")
def test_fire_at_a_colony_shows_everybody_who_fires_also_where_no_level_is_announced() -> None:
    game = space()
    group, _ = put(game, 0, "CA", "F7"), colony(game, 1, "F7", 5)
    begin(game)
    play(bombard.bombard(game, "F7", 0), ("bombard_with", 0, group.id), ("bombard_with", 0, "stop"), others="stop")
    assert game.player(0).shown.get("attack", 0) == 0 and game.learned is None


@pytest.mark.rule("SE-INCOME-03")
@pytest.mark.parametrize(("there", "learned"), [(True, (1,)), (False, ())])
def test_a_sheet_tells_its_seat_whether_counters_beside_a_colony_blockade_it(
    there: bool, learned: tuple[int, ...]
) -> None:
    game = space()
    colony(game, 1, "F7", 5)
    put(game, 0, "SC", "F7" if there else "G7")
    begin(game)
    assert play(economic_phase.step(game), others="stop").open is not None
    assert game.learned == learned and game.sealed is there


@pytest.mark.rule("SE-GEN-02")
def test_who_destroys_a_home_world_in_the_long_game_sees_the_levels_of_its_owner() -> None:
    game = space(3, victory="long")
    learn(game, 1, attack=2)
    begin(game)
    asked = play(colonies.destroy(game, game.player(1).home, 0), others="stop").open
    assert asked is not None and asked.kind == "copy"
    assert game.sealed and game.learned == (0,)


@pytest.mark.rule("SE-TURN-06")
def test_once_the_game_is_over_all_is_shown() -> None:
    game = space(3)
    game.state.winners = [1]
    begin(game)
    while not course.victory.over(game) or game.state.phase != "over":
        play(course.step(game), others="random")
    assert game.learned is None


@pytest.mark.rule("SE-COMBAT-06")
@pytest.mark.parametrize("home", [True, False])
def test_what_an_alien_empire_builds_for_a_combat_everybody_sees(home: bool) -> None:
    game = space(1, scenario="aliens_map_1")
    empire = game.state.empires[0]
    empire.tech_cp, empire.defense_cp, empire.fleet_cp = 0, 20, 24 if home else 0
    at = empire.home if home else "F7"
    if not home:
        empire.fleets.append(Fleet(1, at, 14))
    begin(game)
    muster.ready(game, at, (0, empire.side))
    assert _built(game, home) and game.learned is None


def _built(game: Game, home: bool) -> bool:
    empire = game.state.empires[0]
    return bool(empire.defenses) if home else empire.fleets[0].built
