"""Games among players are played and counted, and a ladder tells how strong each kind of player is."""

from __future__ import annotations

import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from engine import games
from engine.ending import LOST, WON, Fate, Result
from engine.measuring.ladder import balance, interval, pairings, summary_json
from engine.measuring.match import Conduct, Match, _ended, play
from engine.measuring.ratings import ahead, places, ratings
from tests.engine.knowing_toy import Knowing, clock, played


@pytest.fixture(autouse=True)
def toys() -> None:
    games.register(Knowing())


def test_of_what_a_mind_knows_nothing_chance_decides_and_that_is_counted() -> None:
    match = played("keen", "keen", "chance")
    assert sum((conduct.chance for conduct in match.seats[:2]), match.seats[0].chance)["keep"] > 0
    assert not match.seats[2].chance and match.ended and match.winners


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = played("keen", "calm", "chance"), played("keen", "calm", "chance")
    assert one == other
    assert played("keen", "calm", "chance", seed="2") != one


def test_seats_rotate_on_the_same_seed() -> None:
    assert [(one.seed, one.kinds) for one in pairings(["a", "b"], 3, "s")] == [
        ("s-0", ("a", "b")),
        ("s-0", ("b", "a")),
        ("s-1", ("a", "b")),
    ]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0.0, 1.0), (5, 10, 0.2366, 0.7634), (390, 400, 0.9546, 0.9864)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_a_ladder_tells_who_won() -> None:
    found = summary_json(
        [played(*pairing.kinds, seed=pairing.seed) for pairing in pairings(["keen", "chance", "chance"], 30, "s")]
    )
    keen, chance = found["players"]
    assert (keen["name"], keen["seats"], keen["games"], chance["seats"]) == ("keen", 30, 30, 60)
    assert keen["share"] > chance["share"] and keen["low"] < keen["share"] < keen["high"]
    assert found["fallbacks"] == sum(found["fallbacks_by_kind"].values()) > 0 and found["unended"] == 0


def test_a_ladder_tells_which_side_won_how_often() -> None:
    seats = [Conduct("keen") for _ in range(2)]
    plain = [Match(seats, winners=(at,), scores=(1, 1), sides=("b", "a")) for at in (0, 0, 1)]
    alone = Match(seats[:1], winners=(0,), scores=(1,), sides=("a",))
    first, second = summary_json([*plain, alone])["sides"]
    assert (first["name"], first["seats"], first["wins"], first["share"], first["even"]) == ("a", 4, 2, 0.5, 0.625)
    assert (second["name"], second["seats"], second["wins"], second["even"]) == ("b", 3, 2, 0.5)
    assert summary_json([Match(seats, sides=("", ""))])["sides"] == [] and first["balance"] == "unsure"


@pytest.mark.parametrize(
    ("wins", "games", "verdict"),
    [(100, 400, "within"), (25, 100, "unsure"), (134, 400, "unsure"), (180, 400, "above"), (40, 400, "below")],
)
def test_a_side_is_in_balance_within_a_third_of_its_even_share(wins: int, games: int, verdict: str) -> None:
    assert balance(wins, games, even=0.25) == verdict


def test_the_command_line_has_a_ladder() -> None:
    """As it is called: what its processes are given has to be found there."""
    command = [sys.executable, "-W", "error", "-m", "engine", "ladder", "eclipse", "--players", "chance,chance"]
    done = subprocess.run([*command, "--games", "2", "--cores", "1", "--json"], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    assert found["game"] == "eclipse" and found["players"][0]["wins"] >= 2
    assert sum(side["seats"] for side in found["sides"]) == 4 and found["sides"][0]["name"].startswith("eclipse-")
    assert {"rounds_median", "answer_ms_p99", "turn_ms_p99", "refused", "fallbacks"} <= set(found)


def test_ratings_rank_whoever_wins_above_whoever_loses() -> None:
    found = ratings([played("sharp", "calm", "chance", seed=str(n)) for n in range(30)])
    mu = {kind: one["mu"] for kind, one in found.items() if isinstance(one, dict)}
    assert mu["sharp"] > mu["chance"] and all(one["sigma"] < 25 / 3 for one in found.values() if isinstance(one, dict))


def test_who_plays_alone_is_shown_the_board_at_most_once_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, shown = games.rules_of("space_empires"), list[int | None]()
    look = rules.view

    def view(state: Any, seat: int | None) -> Any:
        shown.append(seat)
        return look(state, seat)

    monkeypatch.setattr(rules, "view", view)
    match = play(rules, ["keen"], "1", {"scenario": "aliens_map_2"}, clock, limit=40)
    assert match.answers == 40 and len(shown) == 41, "the last one tells how the game stands"


def test_who_plays_alone_has_no_rating() -> None:
    assert ratings([Match([Conduct("keen")], winners=(0,), scores=(3,))]) == {}


def test_winners_come_first_and_the_others_by_their_points() -> None:
    assert places(4, (2,), (3, 5, 4, 3)) == [2.0, 1.0, 0.0, 2.0]
    assert places(4, (0, 1), ()) == [0.0, 0.0, 1.0, 1.0]


@pytest.mark.parametrize(("fate", "winners"), [(WON, (0,)), (LOST, ())])
def test_who_plays_alone_can_win(fate: Fate, winners: tuple[int, ...]) -> None:
    """A table of one is a whole table: what it won counts for its seat."""
    rules: Any = SimpleNamespace(view=lambda state, seat: None, round_of=lambda view: 4, sides=lambda view: [None])
    table: Any = SimpleNamespace(state=None, result=Result((0,), (3,), fate))
    match = _ended(Match([]), rules, table)
    assert (match.winners, match.scores, match.rounds) == (winners, (3,), 4)


def test_who_came_in_ahead_is_counted_by_wins_then_by_points() -> None:
    kinds = [Conduct(kind) for kind in ("hard", "normal", "hard")]
    games = [Match(kinds, winners=(1,), scores=(3, 5, 9)), Match(kinds, winners=(2,), scores=(4, 4, 4))]
    assert ahead(games) == {
        "hard normal": {"pairs": 4, "ahead": 1.5},
        "normal hard": {"pairs": 4, "ahead": 2.5},
    }
