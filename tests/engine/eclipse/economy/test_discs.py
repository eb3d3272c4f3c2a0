"""Influence discs."""

from __future__ import annotations

import pytest

from engine.eclipse.actions import influence
from engine.eclipse.economy import discs
from engine.eclipse.phases import action_phase
from tests.engine.eclipse.positions import galaxy, lay, run_through


@pytest.mark.rule("EC-DISC-01", "EC-DISC-03")
def test_discs_lie_on_the_track_on_actions_and_on_hexes() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1))
    before = discs.available(game, 0)
    discs.use(game, 0, "explore")
    discs.use(game, 0, "explore")
    run_through(discs.place(game, 0, "201"))
    assert game.player(0).actions == {"explore": 2}
    assert [sector.id for sector in game.controlled(0)] == ["221", "201"]
    assert discs.available(game, 0) == before - 3


@pytest.mark.rule("EC-DISC-02")
@pytest.mark.parametrize(("on_track", "cost"), [(13, 0), (12, 0), (11, 0), (10, 1), (9, 2), (7, 5), (1, 25), (0, 30)])
def test_cost_is_the_leftmost_uncovered_circle(on_track: int, cost: int) -> None:
    player = galaxy().player(0)
    player.discs = on_track
    assert discs.cost(player) == cost


@pytest.mark.rule("EC-DISC-04")
def test_discs_beyond_the_circles_cost_nothing() -> None:
    player = galaxy().player(0)
    player.discs = 16
    assert discs.cost(player) == 0


@pytest.mark.rule("EC-DISC-05")
def test_without_a_disc_neither_action_nor_control() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1))
    game.player(0).discs = 0
    assert [option.id for option in action_phase.options(game, 0)] == ["pass"]
    assert influence.TRACK not in influence.origins(game, 0)
    game.player(0).passed = True
    assert [option.id for option in action_phase.options(game, 0)] == ["pass"]


@pytest.mark.rule("EC-MAP-09", "EC-EXP-14")
def test_one_disc_a_hex_and_none_among_guardians() -> None:
    game = galaxy()
    lay(game, "106", (0, -1), owner=1)
    lay(game, "203", (-1, -1)).ancients = [0, 0]
    rules = [refusal.rule for id in ("106", "203", "001") if (refusal := discs.refusal(game, 0, id))]
    assert rules == ["EC-MAP-09", "EC-EXP-14", "EC-EXP-14"]


@pytest.mark.rule("EC-SPECIES-30", "EC-SPECIES-34")
def test_draco_places_discs_among_ancients_but_not_under_the_defense_system() -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    lay(game, "203", (-1, -1)).ancients = [0, 0]
    assert discs.can_place(game, 0, "203") and not discs.can_place(game, 1, "203")
    assert not discs.can_place(game, 0, "001")
