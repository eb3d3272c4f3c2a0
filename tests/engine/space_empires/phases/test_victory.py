"""Every way to win: a home world, colony points, being the last one left; and what becomes of who is eliminated."""

from __future__ import annotations

from typing import Any

import pytest

from engine.space_empires.combat import bombard
from engine.space_empires.components import COLONY_STEPS
from engine.space_empires.economy import income
from engine.space_empires.galaxy import colonies
from engine.space_empires.phases import course, victory
from engine.space_empires.phases.victory import REWARD
from engine.space_empires.play import Game
from engine.space_empires.rules import RULES
from engine.space_empires.state import MACHINES
from tests.engine.space_empires.positions import colony, dice, kinds, learn, play, put, run, said, space


def siege(game: Game, seat: int, by: int = 0) -> None:
    """Battleships of a player lie over the home world of another, which nothing defends."""
    put(game, by, "BB", game.player(seat).home, 6)


def bombed(game: Game, by: int = 0) -> list[str]:
    """The rest of a player's turn, with those who move along: nobody moves, and whatever can be fired at is."""
    asked: list[str] = []
    state, turn, acting = game.state, game.state.turn, game.state.acting
    while state.phase == "turn" and state.acting == acting and (state.turn, state.step) != (turn, "start"):
        dice(game, *[1] * 12)
        played = play(course.step(game), *_orders(game, by), others="random")
        asked += kinds(played)
    return asked


def _orders(game: Game, by: int) -> list[Any]:
    """What the player does in this step."""
    if game.state.step == "movement":
        return [("move", game.state.active, "done")]
    fleets = [unit for unit in game.player(by).units if unit.at not in game.state.fought]
    targets = [unit for unit in fleets if (there := game.colony(unit.at)) is not None and there.owner != by]
    if (game.state.step, game.state.active) != ("combat", by) or not targets:
        return []
    fleet = targets[0]
    return [("battle", by, fleet.at), ("bombard", by, "yes"), ("bombard_with", by, fleet.id)]


def destroyed(game: Game, seat: int, by: int, *answers: Any) -> None:
    """The home world of a player is destroyed by a side."""
    played = play(colonies.destroy(game, game.player(seat).home, by), *answers, others="stop")
    assert played.open is None, played.open


# --- a home world ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-GEN-02", "SE-HOME-03")
@pytest.mark.parametrize("kind", ["standard", "colony_points"])
def test_whoever_destroys_a_home_world_wins(kind: str) -> None:
    game = space(3, victory=kind)
    destroyed(game, 2, 0)
    assert game.state.winners == [0] and RULES.result(game.state) is None, "it ends with the step"
    play(course.step(game), ("move", 0, "done"), others="stop")
    assert game.state.phase == "over"


@pytest.mark.rule("SE-GEN-02")
def test_team_mates_win_together() -> None:
    game = space(4, teams="blood_brothers")
    destroyed(game, 1, 2)
    assert game.state.winners == [0, 2]


# --- colony points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-GEN-02", "SE-TURN-06")
def test_three_points_win_at_once() -> None:
    """For each colony destroyed, and each own full colony in deep space or in the home system of an enemy."""
    game = space(3, victory="colony_points")
    full = COLONY_STEPS[-1]
    game.player(0).points = 1
    deep = [one.id for one in game.state.systems.values() if one.home is None]
    colony(game, 0, deep[0], full)
    play(course.step(game), ("move", 0, "done"), others="stop")
    assert game.state.winners == []
    abroad = next(one.id for one in game.state.systems.values() if one.home == 1 and one.colony is None)
    colony(game, 0, abroad, full)
    run(course.step(game))
    assert game.state.winners == [0] and game.state.phase == "over"


@pytest.mark.rule("SE-GEN-02", "SE-TURN-06")
@pytest.mark.parametrize(
    ("points", "fleets", "winners"),
    [
        ((3, 4, 0), ("BB", "SC", "SC"), [1]),
        ((3, 3, 2), ("CA", "BB", "DN"), [1]),
        ((4, 3, 4), ("SC", "BB", "SC"), [0, 2]),
        ((3, 3, 0), ("COLONY_SHIP", "SC", "SC"), [1]),
        ((2, 2, 0), ("BB", "SC", "SC"), []),
    ],
)
def test_of_several_with_the_points_the_one_with_more_wins_then_with_the_dearer_ships(
    points: tuple[int, ...], fleets: tuple[str, ...], winners: list[int]
) -> None:
    """Both win where even their ships cost the same; what cannot fight costs nothing."""
    game = space(3, victory="colony_points")
    for player, number, type in zip(game.state.players, points, fleets, strict=True):
        player.points = number
        put(game, player.seat, type, game.player(player.seat).home)
    victory.check_points(game)
    assert game.state.winners == winners


@pytest.mark.rule("SE-GEN-02")
def test_the_end_tells_what_the_score_came_of_and_that_ships_decided() -> None:
    game = space(3, victory="colony_points")
    for seat, type in enumerate(("SC", "BB", "SC")):
        game.player(seat).points = 3
        put(game, seat, type, game.player(seat).home)
    victory.check_points(game)
    game.state.phase = "over"
    tally, result = RULES.tally(game.state), RULES.result(game.state)
    assert result is not None and tuple(sum(one.n for one in seat) for seat in tally.seats) == result.scores
    assert [one.of.key for one in tally.seats[1]] == ["space_empires-points-destroyed"]
    assert tally.order[0] == 1 and tally.decided is not None and tally.decided.key == "tie-decided"


@pytest.mark.rule("SE-GEN-02")
def test_without_colony_points_the_end_counts_what_worlds_bring() -> None:
    game = space(2)
    colony(game, 1, "F7")
    game.state.phase, game.state.winners = "over", [0]
    tally, result = RULES.tally(game.state), RULES.result(game.state)
    found = [{one.of.key.split("-")[-1]: one.n for one in seat} for seat in tally.seats]
    assert result is not None and [sum(seat.values()) for seat in found] == list(result.scores)
    assert set(found[0]) == {"home"} and set(found[1]) == {"home", "colonies"} and tally.decided is None


@pytest.mark.rule("SE-GEN-02")
def test_a_point_for_each_colony_destroyed() -> None:
    game = space(3, victory="colony_points")
    colony(game, 1, "F7")
    run(colonies.destroy(game, "F7", 2))
    assert [game.player(seat).points for seat in range(3)] == [0, 0, 1]


# --- the long game ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-GEN-02")
def test_the_long_game_is_won_by_the_last_one_left() -> None:
    """Played out: two home worlds fall to battleships, one after the other, and only then is the game over."""
    game = space(3, victory="long")
    for seat in (1, 2):
        siege(game, seat)
    learn(game, 1, attack=2)
    put(game, 1, "SC", "D7")
    asked = bombed(game)
    assert [asked.count(kind) for kind in ("bombard", "bombard_with", "copy")] == [2, 2, 1], "the last one ends it"
    assert [player.out for player in game.state.players] == [False, True, True]
    assert game.state.phase == "over" and game.state.winners == [0]
    assert said(game).count("space_empires-eliminated") == 2 and game.player(1).units == []


@pytest.mark.rule("SE-GEN-02")
def test_the_victor_gets_cp_and_copies_two_levels() -> None:
    game = space(3, victory="long")
    learn(game, 1, attack=2, move=3, tactics=1)
    destroyed(game, 1, 0, ("copy", 0, ["attack", "move"]))
    assert game.player(0).technology["attack"] == 1 and game.player(0).technology["move"] == 2
    assert game.player(0).technology["tactics"] == 0 and game.player(0).reward == REWARD
    assert game.state.winners == [] and game.seats() == [0, 2]
    assert game.state.order == [0, 2] and game.state.queue == [2]


@pytest.mark.rule("SE-GEN-02", "SE-DOOM-08")
def test_a_machine_eliminates_too_and_gets_nothing() -> None:
    game = space(3, victory="long")
    run(colonies.destroy(game, game.player(2).home, MACHINES))
    assert game.seats() == [0, 1] and [game.player(seat).reward for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("SE-GEN-02")
def test_a_blood_brother_is_eliminated_in_a_team_turn_of_the_others() -> None:
    """The brother that is left plays on alone; the game is over when that one falls too, for both of the other team."""
    game = space(4, teams="blood_brothers", victory="long")
    game.state.acting, game.state.queue, game.state.order = [0, 2], [1, 3], [0, 2, 1, 3]
    siege(game, 1, by=2)
    put(game, 3, "SC", "D7")
    assert "copy" in bombed(game, by=2)
    assert game.player(1).out and game.state.winners == [] and game.player(2).reward == REWARD
    assert game.state.order == [0, 2, 3] and game.state.queue == [3]
    play(course.step(game), others="random")
    assert game.state.acting == [3] and game.state.active == 3
    siege(game, 3)
    destroyed(game, 3, 0)
    assert game.state.winners == [0, 2]


def test_nothing_is_left_to_fire_at_where_a_home_world_was() -> None:
    game = space(3, victory="long")
    siege(game, 1)
    dice(game, *[1] * 12)
    played = play(bombard.bombard(game, game.player(1).home, 0), others="random")
    assert "copy" in kinds(played) and game.colony(game.player(1).home) is None
    assert income.forecast(game, 0) >= 0
