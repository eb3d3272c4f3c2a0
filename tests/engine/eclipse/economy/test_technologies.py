"""What technologies do at once."""

from __future__ import annotations

import pytest

from engine.eclipse.actions import research
from engine.eclipse.economy import discs, technologies
from engine.errors import IllegalAnswer
from tests.engine.eclipse.positions import galaxy, lay, learn, play, run_through, said, store


@pytest.mark.rule("EC-TECH-19", "EC-COMP-26", "EC-RESEARCH-13")
def test_advanced_robotics_brings_one_disc_at_once() -> None:
    game = galaxy()
    player = game.player(0)
    game.state.supply, player.discs = {"advanced_robotics": 1}, 8
    before = discs.cost(player)
    run_through(technologies.take(game, 0, "advanced_robotics"))
    assert (player.discs, player.spare) == (9, 2) and discs.cost(player) < before


@pytest.mark.rule("EC-TECH-16", "EC-COMP-26", "EC-RESEARCH-13")
def test_quantum_grid_brings_two_discs_at_once() -> None:
    game = galaxy()
    player = game.player(0)
    game.state.supply, player.discs = {"quantum_grid": 1, "advanced_robotics": 1}, 8
    run_through(technologies.take(game, 0, "quantum_grid"))
    assert (player.discs, player.spare) == (10, 1)
    run_through(technologies.take(game, 0, "advanced_robotics"))
    assert (player.discs, player.spare) == (11, 0)


@pytest.mark.rule("EC-TECH-23", "EC-RESEARCH-13")
def test_artifact_key_brings_five_of_a_kind_for_each_artifact() -> None:
    game = galaxy()
    game.state.supply = {"artifact_key": 1}
    lay(game, "102", (0, -1), owner=0)
    lay(game, "201", (-1, -1), owner=0)
    lay(game, "204", (0, 1), owner=1)
    store(game, 0)
    play(technologies.take(game, 0, "artifact_key"), ("artifacts", {"money": 1, "materials": 1}))
    assert game.player(0).storage == {"money": 5, "science": 0, "materials": 5}


@pytest.mark.rule("EC-TECH-23")
def test_each_pack_of_an_artifact_is_of_one_kind() -> None:
    game = galaxy()
    game.state.supply = {"artifact_key": 1}
    lay(game, "102", (0, -1), owner=0)
    with pytest.raises(IllegalAnswer) as refused:
        play(technologies.take(game, 0, "artifact_key"), ("artifacts", {"money": 3}))
    assert refused.value.rule == "EC-TECH-23"


@pytest.mark.rule("EC-TECH-23")
def test_without_artifacts_the_key_brings_nothing() -> None:
    game = galaxy()
    game.state.supply = {"artifact_key": 1}
    game.sector("221").owner = None
    before = dict(game.player(0).storage)
    run_through(technologies.take(game, 0, "artifact_key"))
    assert game.player(0).storage == before


@pytest.mark.rule("EC-RESEARCH-13")
def test_an_instant_technology_works_once_when_bought() -> None:
    game = galaxy()
    game.state.supply = {"advanced_robotics": 2}
    store(game, 0, science=30)
    run_through(research.buy(game, 0, "advanced_robotics"))
    assert said(game) == ["eclipse-researched", "eclipse-spare-discs"]
    assert not technologies.takeable(game, 0)


@pytest.mark.rule("EC-RESEARCH-09")
def test_a_full_track_takes_no_tile() -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    tiles = [id for id in technologies.TECHNOLOGIES if technologies.TECHNOLOGIES[id].category == "grid"]
    learn(game, 0, *tiles[:7])
    game.state.supply = {tiles[7]: 1, "nanorobots": 1}
    assert technologies.takeable(game, 0) == ["nanorobots"]
