"""Victory points, ties and who wins."""

from __future__ import annotations

import pytest

from engine.eclipse.components import SECTORS
from engine.eclipse.phases import scoring
from engine.eclipse.play import Game
from engine.eclipse.rules import RULES
from engine.text import T
from tests.engine.eclipse.positions import fleet, galaxy, home, lay, learn, store

MILITARY = (
    *("neutron_bombs", "starbase", "plasma_cannon", "phase_shield", "advanced_mining", "tachyon_source"),
    "plasma_missile",
)


def bare(*species: str, seats: int = 2) -> Game:
    """A table where only the starting hex scores: 3 points each."""
    game = galaxy(*species, seats=seats)
    for player in game.state.players:
        player.technologies = []
        player.reputation = []
    return game


@pytest.mark.rule("EC-SCORE-01")
def test_reputation_tiles_score_their_value_but_not_in_the_open() -> None:
    game = bare()
    game.player(0).reputation = [1, 4]
    assert scoring.points(game, 0) == 3 + 5 and scoring.open_points(game, 0) == 3


@pytest.mark.rule("EC-SCORE-02", "EC-DIPL-20")
def test_an_ambassador_scores_one() -> None:
    game = bare(seats=4)
    game.player(0).ambassadors = [1, 2]
    assert scoring.points(game, 0) == 3 + 2


@pytest.mark.rule("EC-SCORE-03", "EC-SCORE-11", "EC-GOAL-03")
def test_sectors_score_what_is_printed_and_ships_and_stores_nothing() -> None:
    game = bare()
    lay(game, "102", (0, -1), owner=0)
    fleet(game, 0, "102", dreadnought=2)
    store(game, 0, 30, 30, 30)
    assert scoring.points(game, 0) == SECTORS[home(game, 0)].vp + 3


@pytest.mark.rule("EC-SCORE-04", "EC-DISCO-02")
def test_a_kept_discovery_tile_scores_two() -> None:
    game = bare()
    game.player(0).kept = ["money_8"]
    assert scoring.points(game, 0) == 3 + 2


@pytest.mark.rule("EC-SCORE-05", "EC-STRUC-04")
def test_a_monolith_scores_three_for_whoever_controls_it() -> None:
    game = bare()
    game.sector(home(game, 0)).monolith = True
    assert scoring.points(game, 0) == 3 + 3
    game.sector(home(game, 0)).owner = 1
    assert scoring.points(game, 0) == 0 and scoring.points(game, 1) == 3 + 3 + 3


@pytest.mark.rule("EC-SCORE-06", "EC-SETUP-27")
@pytest.mark.parametrize(("tiles", "points"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_a_technology_track_scores_by_its_tiles(tiles: int, points: int) -> None:
    game = bare()
    learn(game, 0, *MILITARY[:tiles])
    learn(game, 0, "gauss_shield", "orbital", "monolith")
    assert scoring.points(game, 0) == 3 + points


@pytest.mark.rule("EC-SCORE-07", "EC-COMP-20")
def test_the_traitor_loses_two() -> None:
    game = bare(seats=4)
    game.state.traitor = 0
    assert scoring.points(game, 0) == 3 - 2 and scoring.points(game, 1) == 3


@pytest.mark.rule("EC-SCORE-08", "EC-SPECIES-24")
def test_planta_scores_each_sector_once_more() -> None:
    game = bare("planta", "terran_union")
    lay(game, "102", (0, -1), owner=0)
    assert scoring.points(game, 0) == 3 + 3 + 2


@pytest.mark.rule("EC-SCORE-08", "EC-SPECIES-32")
def test_draco_scores_each_ancient_left_anywhere() -> None:
    game = bare("descendants_of_draco", "terran_union")
    lay(game, "101", (0, -1)).ancients = [0]
    lay(game, "104", (0, 1), owner=1).ancients = [0, 1]
    assert scoring.points(game, 0) == 3 + 3


@pytest.mark.rule("EC-GOAL-02", "EC-SCORE-09")
def test_most_points_win_and_stores_break_a_tie() -> None:
    game = bare()
    store(game, 0, 5, 5, 5)
    store(game, 1, 0, 0, 16)
    scoring.finish(game)
    assert game.state.winners == [1]


@pytest.mark.rule("EC-GOAL-02")
def test_points_come_before_stores() -> None:
    game = bare()
    store(game, 1, 0, 0, 16)
    game.player(0).kept = ["money_8"]
    scoring.finish(game)
    assert game.state.winners == [0]


@pytest.mark.rule("EC-SCORE-10")
def test_a_further_tie_is_shared() -> None:
    game = bare()
    store(game, 0, 5, 5, 5)
    store(game, 1, 15, 0, 0)
    scoring.finish(game)
    result = RULES.result(game.state)
    assert result is not None and result.winners == (0, 1) and result.scores == (3, 3)


def of(game: Game, seat: int) -> dict[str, int]:
    """What the points of a seat came of, by the last word of the key."""
    return {one.of.key.split("-")[-1]: one.n for one in RULES.tally(game.state).seats[seat]}


@pytest.mark.rule("EC-SCORE-01", "EC-SCORE-07")
def test_the_end_tells_what_the_points_came_of() -> None:
    game = bare("planta", "terran_union")
    lay(game, "102", (0, -1), owner=0).monolith = True
    learn(game, 0, *MILITARY[:5])
    game.player(0).reputation, game.player(0).kept, game.player(0).ambassadors = [1, 4], ["money_8"], [1]
    game.state.traitor = 0
    scoring.finish(game)
    result = RULES.result(game.state)
    assert result is not None and sum(of(game, 0).values()) == result.scores[0]
    assert of(game, 0) == {
        "sectors": 6, "monoliths": 3, "reputation": 5, "ambassadors": 1, "discoveries": 2, "technologies": 2,
        "species": 2, "traitor": -2,
    }  # fmt: skip


@pytest.mark.rule("EC-SCORE-09", "EC-SCORE-10")
@pytest.mark.parametrize(("stored", "order", "decided"), [(16, (1, 0), True), (15, (0, 1), False)])
def test_the_end_tells_whether_stores_have_decided(stored: int, order: tuple[int, ...], decided: bool) -> None:
    game = bare()
    store(game, 0, 5, 5, 5)
    store(game, 1, 0, 0, stored)
    scoring.finish(game)
    tally = RULES.tally(game.state)
    said = T("tie-decided", what=T("eclipse-tie-storage"), best=16, second=15)
    assert (tally.order, tally.decided) == (order, said if decided else None)
