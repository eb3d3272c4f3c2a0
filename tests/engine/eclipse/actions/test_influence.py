"""The Influence action."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.eclipse.actions import influence
from engine.eclipse.economy import colony_ships, discs
from engine.eclipse.phases import action_phase
from engine.errors import IllegalAnswer
from engine.text import T
from tests.engine.eclipse.positions import fleet, galaxy, home, kinds, lay, learn, play, settle, turn

SOUTHWEST, SOUTH, NORTH = (-1, -1), (0, -1), (0, -3)


@pytest.mark.rule("EC-INF-01", "EC-INF-02")
def test_two_discs_from_the_track() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST)
    lay(game, "106", SOUTH)
    before = game.player(0).discs
    answers = ("influence", "track"), ("influence_to", "201"), ("influence", "track")
    played = play(influence.act(game, 0, 2), *answers)
    assert kinds(played) == ["influence", "influence_to", "influence"], "the second can only go to one hex"
    assert [game.sector(id).owner for id in ("201", "106")] == [0, 0] and game.player(0).discs == before - 2


@pytest.mark.rule("EC-INF-03", "EC-INF-16")
def test_from_hex_to_hex_with_the_cubes_going_home() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST, owner=0)
    settle(game, "201", 0, "money")
    lay(game, "106", SOUTH)
    money, before = game.player(0).cubes["money"], game.player(0).discs
    play(influence.act(game, 0, 1), ("influence", "201"), ("influence_to", "106"))
    assert (game.sector("201").owner, game.sector("201").cubes, game.sector("106").owner) == (None, [False, False], 0)
    assert (game.player(0).cubes["money"], game.player(0).discs) == (money + 1, before)


@pytest.mark.rule("EC-INF-04")
def test_from_a_hex_back_to_the_track() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST, owner=0)
    before = game.player(0).discs
    play(influence.act(game, 0, 1), ("influence", "201"))
    assert game.sector("201").owner is None and game.player(0).discs == before + 1


@pytest.mark.rule("EC-INF-04", "EC-INF-16", "EC-SCORE-03")
def test_whence_a_disc_comes_says_what_is_lost_before_it_is() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST, owner=0).monolith = True
    settle(game, "201", 0, "money")
    asked = play(influence.act(game, 0, 1), others="stop").open
    assert asked is not None
    shape = asked.must[0]
    assert isinstance(shape, PickOne)
    text = next(option.text for option in shape.options if option.id == "201")
    assert text.key == "eclipse-back-from-sector", "there is no other hex to go to"
    assert (text.params["points"], text.params["cubes"]) == (1 + 3, 1)
    assert [option.more for option in shape.options if option.id == "201"] == [
        T("eclipse-cubes-go-home", cubes=(T("eclipse-cube-money"),))
    ]
    lay(game, "106", SOUTH)
    asked = play(influence.act(game, 0, 1), others="stop").open
    assert asked is not None
    assert [option.text.key for option in asked.must[0].options][1:3] == ["eclipse-from-sector"] * 2  # type: ignore[attr-defined]


@pytest.mark.rule("EC-INF-05", "EC-INF-06", "EC-INF-07", "EC-INF-09")
def test_what_hex_can_be_influenced() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST)
    lay(game, "106", SOUTH, owner=1)
    lay(game, "304", NORTH)
    fleet(game, 1, "304", interceptor=1)
    lay(game, "202", (2, 0))
    lay(game, "306", (1, -3), turned=1)
    assert influence.targets(game, 0) == ["201", "306"]
    for id, rule in (("106", "EC-INF-05"), ("304", "EC-INF-06"), ("202", "EC-INF-07"), ("999", "EC-INF-09")):
        with pytest.raises(IllegalAnswer) as refused:
            play(influence.act(game, 0, 1), ("influence", "track"), ("influence_to", id))
        assert refused.value.rule == rule


@pytest.mark.rule("EC-INF-06", "EC-EXP-14")
def test_guardians_bar_the_disc() -> None:
    game = galaxy()
    lay(game, "203", SOUTHWEST).ancients = [0]
    fleet(game, 0, "203", dreadnought=1)
    fleet(game, 0, "001", dreadnought=1)
    assert influence.targets(game, 0) == []


@pytest.mark.rule("EC-INF-07")
def test_next_to_a_ship_and_where_the_own_ship_stands() -> None:
    game = galaxy()
    lay(game, "106", SOUTH)
    lay(game, "201", SOUTHWEST)
    game.player(1).discs = 12
    assert influence.targets(game, 1) == []
    fleet(game, 1, "106", interceptor=1)
    assert influence.targets(game, 1) == ["106"]
    fleet(game, 1, home(game, 0), interceptor=1)
    assert influence.targets(game, 1) == ["106", "201"]


@pytest.mark.rule("EC-INF-08", "EC-TECH-24", "EC-EX-20")
def test_with_the_generator_half_a_wormhole_is_enough() -> None:
    game = galaxy()
    lay(game, "201", (1, -2))
    assert influence.targets(game, 0) == []
    learn(game, 0, "wormhole_generator")
    assert influence.targets(game, 0) == ["201"]
    turn(game, "201", 1)
    assert influence.targets(game, 0) == [], "no wormhole on either side"


@pytest.mark.rule("EC-INF-10")
def test_up_and_down_on_the_same_hex_takes_both_moves() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST, owner=0)
    game.player(0).discs = 0
    played = play(influence.act(game, 0, 2), ("influence", "201"), ("influence", "track"))
    assert kinds(played) == ["influence", "influence"] and game.sector("201").owner == 0


@pytest.mark.rule("EC-INF-11")
def test_a_placed_disc_takes_the_tile() -> None:
    game = galaxy()
    lay(game, "206", SOUTHWEST).discovery = "materials_6"
    before = game.player(0).storage["materials"]
    play(influence.act(game, 0, 1), ("influence", "track"), ("discovery", "use"))
    assert game.player(0).storage["materials"] == before + 6


@pytest.mark.rule("EC-INF-12", "EC-INF-15")
def test_colony_ships_turned_up_settle_at_once() -> None:
    game = galaxy()
    game.player(0).colony_ships = 0
    lay(game, "201", SOUTHWEST)
    moved = ("action", "influence"), ("influence", "track"), ("influence", "done")
    play(action_phase.turn(game, 0), *moved, ("colony", "201:0:money"), ("colony", "201:1:materials"))
    assert game.sector("201").cubes == [True, True] and game.player(0).colony_ships == 0


@pytest.mark.rule("EC-INF-13")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_up_to_two_colony_ships_turn_up(before: int, after: int) -> None:
    game = galaxy()
    game.player(0).colony_ships = before
    play(influence.act(game, 0, 2), ("influence", "done"))
    assert game.player(0).colony_ships == after


@pytest.mark.rule("EC-INF-14")
def test_also_without_moving_a_disc() -> None:
    game = galaxy()
    run = game.player(0)
    run.colony_ships, owner = 1, game.sector(home(game, 0)).owner
    play(influence.act(game, 0, 2), ("influence", "done"))
    assert run.colony_ships == 3 and game.sector(home(game, 0)).owner == owner


@pytest.mark.rule("EC-INF-14")
def test_a_player_without_hexes_can_still_turn_ships_up() -> None:
    game = galaxy()
    game.sector(home(game, 0)).owner = None
    game.sector(home(game, 0)).fleets.clear()
    assert not influence.can(game, 0)
    game.player(0).colony_ships = 0
    assert influence.can(game, 0)
    play(influence.act(game, 0, 2))
    assert game.player(0).colony_ships == 2


@pytest.mark.rule("EC-INF-17")
def test_each_move_is_judged_at_its_moment() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST)
    lay(game, "301", (-2, -1))
    assert influence.targets(game, 0) == ["201"]
    answers = ("influence", "track"), ("influence", "201"), ("influence_to", "301")
    play(influence.act(game, 0, 2), *answers)
    assert [game.sector(id).owner for id in ("201", "301")] == [None, 0]


@pytest.mark.rule("EC-EX-23")
def test_two_discs_leave_and_two_colony_ships_turn_up() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST, owner=0)
    lay(game, "310", (1, -3), owner=0)
    lay(game, "106", SOUTH)
    game.player(0).colony_ships, before = 1, discs.available(game, 0)
    first = ("influence", "201"), ("influence_to", "106")
    play(influence.act(game, 0, 2), *first, ("influence", "310"), ("influence_to", "track"))
    assert [sector.id for sector in game.controlled(0)] == [home(game, 0), "106"]
    assert discs.available(game, 0) == before + 1 and game.player(0).colony_ships == 3
    assert "106:0:science" in colony_ships.targets(game, 0)


@pytest.mark.rule("EC-REACT-02")
def test_no_reaction() -> None:
    game = galaxy()
    assert influence.can(game, 0) and not influence.can(game, 0, reaction=True)
