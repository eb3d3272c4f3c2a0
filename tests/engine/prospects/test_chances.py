"""Who is likely to win: told of every game from what everybody sees, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.measuring.fitting import brier, even_share, fitted, reliability
from engine.measuring.fitting import told as told_by
from engine.measuring.recorded import Recorded
from engine.prospects.course import chances_at
from engine.prospects.prospects import Standing, Weight, chances, written
from engine.table import Table
from tests.engine.prospects.playing import random_game, stretches

EVEN = {"points": Weight(0, 4000)}


def standing(progress: int, *points: int | None) -> Standing:
    return Standing(progress, tuple(None if one is None else {"points": one} for one in points))


def test_chances_are_shares_and_count_points_the_more_the_later_it_is() -> None:
    early, late = (chances(standing(progress, 500, 300, 300), EVEN) for progress in (100, 900))
    assert sum(early) == pytest.approx(1) and sum(late) == pytest.approx(1)
    assert late[0] > early[0] > early[1] == early[2] > late[1]


def test_a_share_of_the_chances_all_have_alike_who_can_still_win() -> None:
    told = chances(standing(900, 500, 300, None), EVEN)
    found = chances(standing(900, 500, 300, None), EVEN, 100)
    assert found == pytest.approx((0.9 * told[0] + 0.05, 0.9 * told[1] + 0.05, 0))


def test_the_share_is_that_by_which_chances_come_out_best() -> None:
    """Who leads by so much that nobody should ever catch up loses one game in twenty all the same."""
    every = [Recorded((standing(1000, 1500, 0),), (int(at % 20 == 0),)) for at in range(100)]
    certain = {"points": Weight(0, 9000)}
    assert even_share(every, certain) == 100 and even_share(every[1:20], certain) == 0


def test_who_cannot_win_any_more_has_no_chance() -> None:
    assert chances(standing(500, None, 300, 300), EVEN) == (0, 0.5, 0.5)


@pytest.mark.parametrize("game", games.TITLES)
def test_in_every_game_all_stretches_have_chances_and_the_end_is_certain(game: str) -> None:
    found = stretches(game)
    assert len(found) > 10
    for one in found:
        assert sum(one.before) == pytest.approx(1) and all(0 <= chance <= 1 for chance in one.before)
    assert set(found[-1].later) <= {0, 1}


@pytest.mark.parametrize("game", games.TITLES)
def test_chances_hang_on_nothing_that_is_hidden(game: str) -> None:
    rules, found, differing = games.rules_of(game), stretches(game), 0
    assert rules.prospects is not None
    for one in found[:: len(found) // 5]:
        state = rules.load(one.safe)
        twin = rules.scramble(state, None, Random(3))
        told = [rules.prospects.chances(rules.view(world, None)) for world in (state, twin)]
        assert told[0] == told[1]
        differing += rules.dump(state) != rules.dump(twin)
    assert differing


@pytest.mark.parametrize("game", games.TITLES)
def test_every_weight_is_that_of_a_figure(game: str) -> None:
    rules = games.rules_of(game)
    assert rules.prospects is not None
    told_of = rules.prospects.standing(rules.view(rules.load(stretches(game)[-1].safe), None))
    assert told_of is not None and told_of.seats[0] is not None
    assert rules.prospects.weights.keys() <= told_of.seats[0].keys()


def test_nobody_has_chances_where_nobody_plays_against_anybody() -> None:
    rules = games.rules_of("space_empires")
    state = rules.new(1, "1", {})
    assert rules.prospects is not None and rules.prospects.chances(rules.view(state, None)) == ()


def test_weights_are_found_by_which_leaders_win() -> None:
    """Points make a win likelier; the other figure says nothing."""
    chance, every = Random(1), list[Recorded]()
    for _ in range(200):
        seats = tuple({"points": int(chance.random() * 1000), "noise": int(chance.random() * 1000)} for _ in range(2))
        first = chances(Standing(1000, seats), EVEN)[0]
        every.append(Recorded((Standing(1000, seats),), (int(chance.random() >= first),)))
    found = fitted(every, ["points", "noise"], 1.0)
    assert 3000 < found["points"].last < 5000 and abs(found["noise"].last) < 1000
    assert brier(told_by(every, found)) < brier(told_by(every, fitted(every, ["noise"], 1.0))) < 0.26
    off, rows = reliability(told_by(every, found))
    assert off < 0.06 and sum(row["seats"] for row in rows if isinstance(row, dict)) == 400  # type: ignore[misc]


def test_games_are_kept_as_lines_and_weights_as_files() -> None:
    one = Recorded((standing(100, 5, None),), (0,), (9, 3), ("sharp", "calm"))
    assert Recorded.read(one.line()) == one
    assert '"points": [0, 4000]' in written(EVEN, 30, {"by": "hand"})


def test_a_game_that_is_over_is_decided() -> None:
    rules, seats, seed, answers = random_game("eclipse")
    table = Table.new(rules, seats, seed, {})
    table.replay(answers, None)
    assert table.result is not None
    assert [seat for seat, chance in enumerate(chances_at(table)) if chance] == list(table.result.winners)
