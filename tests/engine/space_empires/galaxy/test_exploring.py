"""Markers are turned up, by entering and by exploration technology."""

from __future__ import annotations

import pytest

from engine.space_empires.galaxy import exploring, looking, managing
from engine.space_empires.phases import movement_phase, turn
from engine.space_empires.play import Game
from engine.space_empires.state import Marker
from tests.engine.space_empires.positions import dice, kinds, learn, mark, play, put, run, said, space


def explored(game: Game, *answers: tuple[str, int, str], at: str = "F7") -> list[str]:
    """Seat 0 explores a hex."""
    played = play(exploring.explore(game, 0, at), *answers, others="stop")
    assert played.open is None, played.open
    return kinds(played)


@pytest.mark.rule("SE-EXPLORE-02", "SE-EXPLORE-01", "SE-SYS-02")
def test_a_marker_under_own_units_must_be_explored() -> None:
    game = space()
    mark(game, "F7", "planet", known=False)
    put(game, 0, "SC", "F7")
    game.state.step = "exploration"
    run(turn.exploration(game))
    assert game.terrain("F7") == "planet" and game.state.step == "exploration"
    run(turn.exploration(game))
    assert game.state.step == "end"


@pytest.mark.rule("SE-EXPLORE-04", "SE-MINERAL-01")
@pytest.mark.parametrize("type", ["planet", "nebula", "asteroids", "minerals", "space_wreck"])
def test_what_stays(type: str) -> None:
    game = space()
    mark(game, "F7", type, 5, known=False)  # type: ignore[arg-type]
    ship = put(game, 0, "SC", "F7")
    assert explored(game) == []
    assert game.terrain("F7") == type and ship in game.player(0).units


@pytest.mark.rule("SE-EXPLORE-05")
@pytest.mark.parametrize("type", ["warp_point", "doomsday_machine"])
def test_what_is_not_used_leaves_the_game(type: str) -> None:
    game = space()
    mark(game, "F7", type, 0, known=False)  # type: ignore[arg-type]
    put(game, 0, "SC", "F7")
    explored(game)
    assert game.system("F7").marker is None and not game.state.machines
    assert said(game)[-1] == "space_empires-not-used"


@pytest.mark.rule("SE-DANGER-01")
def test_danger_destroys_everything_and_is_gone() -> None:
    game = space()
    mark(game, "F7", "danger", known=False)
    put(game, 0, "BB", "F7", 3)
    put(game, 0, "MINER", "F7")
    explored(game)
    assert game.player(0).units == [] and game.system("F7").marker is None


@pytest.mark.rule("SE-BLACK-01")
def test_a_black_hole_that_is_found_makes_all_roll() -> None:
    """D-66"""
    game = space()
    mark(game, "F7", "black_hole", known=False)
    ships, decoy, miner = put(game, 0, "CA", "F7", 2), put(game, 0, "DECOY", "F7", 2), put(game, 0, "MINER", "F7")
    miner.cargo = Marker("minerals", 10)
    dice(game, 8, 1, 10, 9, 2)
    explored(game)
    assert (ships.count, decoy.count) == (1, 1) and miner not in game.player(0).units and miner.cargo is None


@pytest.mark.rule("SE-NOVA-01", "SE-NOVA-02")
def test_a_supernova_sends_each_back_to_where_it_came_from() -> None:
    """D-22"""
    game = space()
    mark(game, "F7", "supernova", known=False)
    one, other = put(game, 0, "SC", "F7"), put(game, 0, "DD", "F7")
    one.came, other.came = "F6", "F8"
    explored(game)
    assert (one.at, other.at) == ("F6", "F8") and game.terrain("F7") == "supernova"


@pytest.mark.rule("SE-LOST-01", "SE-LOST-02", "SE-LOST-05")
def test_lost_in_space_the_player_to_the_right_shifts_all() -> None:
    game = space(3)
    mark(game, "F7", "lost_in_space", known=False)
    units = [put(game, 0, "SC", "F7"), put(game, 0, "MINER", "F7")]
    assert explored(game, ("shift", 2, "F8")) == ["shift"]
    assert [unit.at for unit in units] == ["F8", "F8"] and game.system("F7").marker is None


@pytest.mark.rule("SE-LOST-03")
def test_who_lands_on_a_marker_explores_it_at_once() -> None:
    game = space()
    mark(game, "F7", "lost_in_space", known=False)
    mark(game, "F8", "danger", known=False)
    put(game, 0, "SC", "F7")
    explored(game, ("shift", 1, "F8"))
    assert game.player(0).units == []


@pytest.mark.rule("SE-LOST-04")
def test_who_lands_among_enemies_fights_at_once() -> None:
    """D-24"""
    game = space()
    mark(game, "F7", "lost_in_space", known=False)
    put(game, 0, "SC", "F7")
    put(game, 1, "SC", "F8")
    dice(game, 1)
    explored(game, ("shift", 1, "F8"), ("fire", 1, "SC" + str(game.player(0).units[0].number)))
    assert game.player(0).units == [] and game.player(1).units[0].up


@pytest.mark.rule("SE-LOST-01")
def test_nobody_is_shifted_off_the_board_or_into_a_supernova() -> None:
    """D-23"""
    game = space()
    mark(game, "F7", "lost_in_space", known=False)
    mark(game, "F8", "supernova")
    put(game, 0, "SC", "F7")
    with pytest.raises(Exception, match="not-an-option"):
        explored(game, ("shift", 1, "F8"))


# --- aliens and machines ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-PLANET-04", "SE-ALIEN-01", "SE-ALIEN-02")
def test_aliens_of_a_barren_planet_attack_at_once() -> None:
    """D-51"""
    game = space(aliens=True)
    mark(game, "F7", "barren_planet", known=False)
    put(game, 0, "SC", "F7")
    play(exploring.explore(game, 0, "F7"))
    drawn = 32 - len(game.state.alien_pool)
    assert drawn == 4 and (not game.player(0).units or len(game.state.aliens) < 4)


@pytest.mark.rule("SE-ALIEN-01", "SE-PLANET-04")
def test_home_systems_and_games_without_the_rule_have_no_aliens() -> None:
    """D-52"""
    game = space(aliens=True)
    mark(game, "A11", "barren_planet", known=False)
    put(game, 0, "SC", "A11")
    explored(game, at="A11")
    without = space()
    mark(without, "F7", "barren_planet", known=False)
    put(without, 0, "SC", "F7")
    explored(without)
    assert not game.state.aliens and not without.state.aliens


@pytest.mark.rule("SE-DOOM-01", "SE-DOOM-02", "SE-DOOM-03")
def test_a_doomsday_machine_attacks_at_once_and_stays() -> None:
    game = space(doomsday_machines=3)
    mark(game, "F7", "doomsday_machine", 1, known=False)
    put(game, 0, "SC", "F7")
    dice(game, 1)
    played = play(exploring.explore(game, 0, "F7"))
    assert "fire" in kinds(played) and "space_empires-battle" in said(game)
    assert game.player(0).units == [] and [one.at for one in game.state.machines] == ["F7"]


# --- exploration technology ------------------------------------------------------------------------------------------


def cruiser(game: Game, type: str = "danger", count: int = 1) -> None:
    mark(game, "F7", type, known=False)  # type: ignore[arg-type]
    put(game, 0, "CA", "F6", count, exploration=1)


@pytest.mark.rule("SE-EXPTECH-01", "SE-EXPTECH-02", "SE-EXPLORE-03")
def test_only_cruisers_with_the_technology_look_and_before_they_move() -> None:
    """D-38"""
    game = space()
    cruiser(game)
    mark(game, "F5", "planet", known=False)
    scout = put(game, 0, "SC", "F6", move=2)
    assert list(looking.places(game, 0)) == ["F5", "F7"] and scout not in looking.lookers(game, 0)
    game.player(0).units[0].moved = 1
    assert looking.places(game, 0) == {}


@pytest.mark.rule("SE-EXPTECH-03", "SE-EXPTECH-07", "SE-TREVEAL-01", "SE-TREVEAL-07")
def test_what_is_put_back_only_the_player_knows() -> None:
    game = space()
    cruiser(game)
    played = play(movement_phase.order(game, 0), ("move", "look:F7"), ("reveal", "no"))
    assert kinds(played) == ["move", "reveal"]
    assert game.player(0).looked == {"F7": Marker("danger")} and game.terrain("F7") == ""
    assert not game.player(0).units[0].up and game.player(0).shown == {"exploration": 1}
    assert "danger" not in str([text for event in game.events for text, _, _ in event.lines(1)])


@pytest.mark.rule("SE-EXPTECH-04", "SE-EXPTECH-05", "SE-EXPTECH-06")
def test_a_revealed_danger_is_gone_and_harms_nobody() -> None:
    """EX-23, D-39"""
    game = space()
    cruiser(game)
    play(movement_phase.order(game, 0), ("move", "look:F7"), ("reveal", "yes"))
    assert game.system("F7").marker is None and len(game.player(0).units) == 1
    assert game.player(0).units[0].moved == 0, "it may still move and explore another hex"


@pytest.mark.rule("SE-ALIEN-03")
def test_aliens_found_by_a_look_lie_face_down() -> None:
    game = space(aliens=True)
    cruiser(game, "barren_planet")
    play(movement_phase.order(game, 0), ("move", "look:F7"), ("reveal", "yes"))
    assert len(game.state.aliens) == 4 and not any(unit.up for unit in game.state.aliens)


@pytest.mark.rule("SE-EXPTECH-02")
def test_each_cruiser_of_a_group_looks_once() -> None:
    game = space()
    cruiser(game, count=2)
    for at in ("F5", "E6"):
        mark(game, at, "planet", known=False)
    for at in ("F7", "F5"):
        play(movement_phase.order(game, 0), ("move", f"look:{at}"), ("reveal", "no"))
    assert looking.places(game, 0) == {}


@pytest.mark.rule("SE-EXPTECH-02", "SE-GROUP-02")
def test_no_cruiser_looks_again_because_its_group_is_split_or_joined() -> None:
    game = space()
    for at in ("F5", "F7", "E6"):
        mark(game, at, "planet", known=False)
    one, other = (put(game, 0, "CA", "F6", exploration=1) for _ in range(2))
    play(movement_phase.order(game, 0), ("move", "look:F7"), ("reveal", "no"))
    managing._do_join(game, one, other)
    play(movement_phase.order(game, 0), ("move", "look:F5"), ("reveal", "no"))
    assert (other.count, other.looks) == (2, 2)
    play(movement_phase.order(game, 0), ("move", f"split:{other.id}:1"), others="stop")
    assert looking.places(game, 0) == {} and sum(unit.looks for unit in game.player(0).units) == 2


@pytest.mark.rule("SE-EXPTECH-02", "SE-EXPTECH-03", "SE-EXPTECH-04")
def test_what_was_put_back_may_be_looked_at_again_and_shown() -> None:
    game = space()
    cruiser(game, count=2)
    for answer in ("no", "yes"):
        play(movement_phase.order(game, 0), ("move", "look:F7"), ("reveal", answer))
    assert game.system("F7").known and game.system("F7").marker is None and game.player(0).looked == {}


@pytest.mark.rule("SE-EXPTECH-02")
def test_the_owner_says_which_cruiser_looks_where_several_could() -> None:
    """Of groups that are alike in all one will do; others learn only that a look was taken. SE-EXPTECH-07"""
    game = space()
    mark(game, "F7", "planet", known=False)
    fast, slow = (put(game, 0, "CA", "F6", exploration=1, move=move) for move in (2, 1))
    put(game, 0, "CA", "F6", exploration=1, move=1)
    far = put(game, 0, "CA", "F8", exploration=1, move=1)
    offered = [one.id for one in movement_phase.orders(game, 0).options if one.id.startswith("look")]
    assert offered == [f"look:F7:{unit.id}" for unit in (fast, slow, far)]
    play(movement_phase.order(game, 0), ("move", f"look:F7:{far.id}"), ("reveal", "no"))
    assert [unit.looks for unit in game.player(0).units] == [0, 0, 0, 1]
    assert far.id not in str([text for event in game.events for text, _, _ in event.lines(1)])


@pytest.mark.rule("SE-EXPTECH-02")
def test_in_games_from_before_the_first_cruiser_looks() -> None:
    game = space()
    game.state.edition = 0
    mark(game, "F7", "planet", known=False)
    first = put(game, 0, "CA", "F6", exploration=1, move=2)
    put(game, 0, "CA", "F8", exploration=1)
    play(movement_phase.order(game, 0), ("move", "look:F7"), ("reveal", "no"))
    assert first.looks == 1


@pytest.mark.rule("SE-OPT-02")
def test_instant_upgrades_give_all_cruisers_exploration() -> None:
    game = space(instant_upgrades=True)
    mark(game, "F7", "planet", known=False)
    put(game, 0, "CA", "F6")
    learn(game, 0, exploration=1)
    assert list(looking.places(game, 0)) == ["F7"]
