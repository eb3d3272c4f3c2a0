"""The Refresh Phase, the end of the round and of the game. FS-REFRESH, FS-OBJ, FS-WIN"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.phases import refresh, winning
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.rules import RULES
from engine.forbidden_stars.state import Storm
from engine.text import T
from tests.engine.forbidden_stars.positions import kinds, play, ready, run_through, station


@pytest.fixture
def game() -> Game:
    game = ready(2)
    game.state.phase, game.state.step, game.state.turn = "refresh", "start", None
    return game


@pytest.mark.rule("FS-REFRESH-01", "FS-REFRESH-02", "FS-OBJ-01", "FS-OBJ-02", "FS-OBJ-03", "FS-OBJ-04")
def test_own_tokens_on_friendly_worlds_are_collected(game: Game) -> None:
    game.area("10A-SW").objective = 0
    game.area("12A-SE").objective = 0
    refresh.collect(game)
    assert game.player(0).collected == 1
    assert game.area("10A-SW").objective is None and game.area("12A-SE").objective == 0
    assert game.area("10A-NE").objective == 1, "another's token stays"


@pytest.mark.rule("FS-REFRESH-03", "FS-MAT-01", "FS-MAT-02", "FS-REFRESH-04")
def test_friendly_worlds_give_materiel_up_to_fourteen() -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-SW", scout=1)
    station(game, 0, "10A-NE", factory=1)
    refresh.earn(game)
    assert game.player(0).materiel == 6 + 3
    game.player(0).materiel = 13
    refresh.earn(game)
    assert game.player(0).materiel == 14


@pytest.mark.rule("FS-REFRESH-05", "FS-ROUT-07")
def test_routed_units_stand_up(game: Game) -> None:
    unit = station(game, 0, "10A-SW", scout=1)[0]
    unit.routed = True
    refresh.rally(game)
    assert not unit.routed


@pytest.mark.rule("FS-REFRESH-06", "FS-ROUND-03", "FS-REFRESH-11", "FS-FIRST-03")
def test_each_player_has_its_events_then_the_round_ends(game: Game) -> None:
    seen = []
    while game.state.phase == "refresh":
        play(refresh.step(game))
        seen.append(game.state.turn)
    assert seen[1:3] == [0, 1]
    assert game.state.phase == "planning" and game.state.round == 2 and game.state.first == 1


@pytest.mark.rule("FS-REFRESH-13", "FS-UPG-09", "FS-STORM-12")
def test_at_the_end_upgrades_and_storms_are_turned_and_capacities_checked(game: Game) -> None:
    game.player(0).upgrades, game.player(0).used = ["crusade"], ["crusade"]
    game.state.storms = [Storm("h0.1", moved=True)]
    station(game, 0, "10A-SW", land_raider=2)
    played = play(refresh.close(game))
    assert game.player(0).used == [] and not game.state.storms[0].moved
    assert kinds(played) == ["destroy_excess"]


@pytest.mark.rule("FS-WIN-01", "FS-WIN-02")
def test_as_many_tokens_as_players_win_at_once(game: Game) -> None:
    game.player(0).collected, game.area("10A-SW").objective = 1, 0
    run_through(refresh.step(game))
    assert game.state.phase == "over" and game.state.winners == [0]


@pytest.mark.rule("FS-WIN-03")
def test_of_several_the_one_with_the_most_tokens_wins() -> None:
    game = ready(3)
    for seat, tokens in enumerate((3, 4, 2)):
        game.player(seat).collected = tokens
    winning.check(game)
    assert game.state.winners == [1]


@pytest.mark.rule("FS-WIN-04", "FS-WIN-05")
@pytest.mark.parametrize(("built", "what"), [(False, "units"), (True, "worlds")])
def test_the_end_tells_what_decided_a_tie(built: bool, what: str) -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-SW", scout=1)
    station(game, 1, "12A-SW", cultist=2)
    if built:
        station(game, 0, "10A-NE", factory=1)
    winning.win(game, winning.best(game, [0, 1]))
    tally = RULES.tally(game.state)
    assert tally.order[0] == (0 if built else 1)
    assert tally.decided is not None and tally.decided.params["what"] == T(f"forbidden_stars-tie-{what}")
    assert [[(one.of.key, one.n) for one in seat] for seat in tally.seats] == [[], []], "no tokens, no points"


@pytest.mark.rule("FS-WIN-04", "FS-WIN-05", "FS-WIN-06")
def test_ties_go_to_worlds_then_units_then_are_shared() -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-SW", scout=1)
    station(game, 1, "12A-SW", cultist=1)
    assert winning.best(game, [0, 1]) == [0, 1]
    station(game, 1, "12A-NW", iconoclast_destroyer=1)
    assert winning.best(game, [0, 1]) == [1]
    station(game, 0, "10A-NE", factory=1)
    assert winning.best(game, [0, 1]) == [0]


@pytest.mark.rule("FS-REFRESH-12", "FS-ROUND-02", "FS-WIN-07")
def test_after_round_eight_the_most_tokens_win(game: Game) -> None:
    game.state.round, game.player(1).collected = 8, 1
    play(refresh.close(game))
    assert game.state.phase == "over" and game.state.winners == [1]
