"""Weights are data with the command that made them, and the command finds better ones where there are some."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterable

import pytest

from engine.games import rules_of
from engine.measuring import tuning
from engine.measuring.ladder import Pairing
from engine.measuring.match import Conduct, Match
from engine.players.player import player, situation
from engine.players.weights import made, weights_of, written
from engine.table import Table

HOW = tuning.Tuning("eclipse", "sharp", 2, "s", games=80, proof=40)


def bolder_wins(play: Callable[[Pairing], Match], pairings: Iterable[Pairing]) -> list[Match]:
    """Games that go to whoever is bolder, and are shared where both are alike."""
    sides: dict[str, dict[str, int]] = play.args[1]  # type: ignore[attr-defined]
    found = []
    for pairing in pairings:
        bold = [sides[kind]["bold"] for kind in pairing.kinds]
        winners = tuple(seat for seat, one in enumerate(bold) if one == max(bold))
        found.append(Match([Conduct(kind) for kind in pairing.kinds], winners=winners))
    return found


def shared(play: Callable[[Pairing], Match], pairings: Iterable[Pairing]) -> list[Match]:
    """Games that nobody wins alone."""
    return [Match([], winners=(0, 1)) for _ in pairings]


def test_weights_go_to_where_games_are_won_and_are_proven() -> None:
    found = tuning.tune(HOW, bolder_wins)
    assert found.weights["bold"] > 1.5 * weights_of("engine.eclipse")["bold"]
    assert (found.wins, found.decided, found.better) == (40, 40, True)
    assert tuning.tune(HOW, bolder_wins) == found


def test_what_no_game_proves_is_not_better_and_stays() -> None:
    found = tuning.tune(HOW, shared)
    assert found.weights == weights_of("engine.eclipse")
    assert (found.decided, found.better, found.summary_json()["share"]) == (0, False, None)
    assert not tuning.Tuned(HOW, {}, wins=22, decided=40).better and tuning.Tuned(HOW, {}, wins=30, decided=40).better


def test_a_mind_without_weights_cannot_be_tuned() -> None:
    with pytest.raises(FileNotFoundError, match="no weights"):
        tuning.tune(HOW._replace(game="space_empires"), shared)


def test_a_step_meets_its_mirror_image() -> None:
    met = list[dict[str, dict[str, int]]]()

    def watched(play: Callable[[Pairing], Match], pairings: Iterable[Pairing]) -> list[Match]:
        met.append(play.args[1])  # type: ignore[attr-defined]
        return shared(play, pairings)

    tuning.tune(HOW, watched)
    base, (first, second) = weights_of("engine.eclipse"), met[0].values()
    assert all(first[name] != base[name] and abs(first[name] + second[name] - 2 * base[name]) <= 1 for name in base)
    assert any(met[0] != other for other in met[1:10]) and [*met[-1].values()] == [base, base]


def test_a_player_weighs_by_its_own_weights() -> None:
    rules = rules_of("eclipse")
    table, own = Table.new(rules, 2, "s", {}), {"bold": 1}
    assert table.ask is not None
    seat, who = next(iter(table.ask.must)), player(rules.mind, "sharp", "s")
    assert situation(table, seat, who).weights == weights_of("engine.eclipse")
    who.weights = own
    assert situation(table, seat, who).weights == own


def test_the_file_names_the_command_that_made_it() -> None:
    text = written({"bold": 3}, {"command": HOW.command})
    assert json.loads(text) == {"made": {"command": HOW.command}, "weights": {"bold": 3}}
    assert HOW.command == "python -m engine tune eclipse --players sharp,sharp --games 80 --proof 40 --seed s"
    assert made("engine.eclipse")["command"]


def test_the_command_line_tunes_and_writes_nothing_unproven() -> None:
    before = weights_of("engine.eclipse")
    command = [sys.executable, "-W", "error", "-m", "engine", "tune", "eclipse", "--players", "sharp,sharp"]
    small = [*command, "--games", "0", "--proof", "2", "--cores", "1", "--json"]
    done = subprocess.run(small, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    assert found["weights"] == before and not found["better"] and found["command"].endswith("--proof 2 --seed 1")
