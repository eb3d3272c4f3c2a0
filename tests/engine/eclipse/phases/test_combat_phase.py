"""The combat phase as a whole: which sectors, in which order, and what happens at its end."""

from __future__ import annotations

import pytest

from engine.eclipse.phases import combat_phase, rounds
from tests.engine.eclipse.battlefield import FIELD, ancients, field
from tests.engine.eclipse.positions import dice, fleet, kinds, lay, play, said, settle


@pytest.mark.rule("EC-BATTLE-02")
def test_sectors_by_descending_number_the_center_last() -> None:
    game = field()
    lay(game, "301", (3, 0))
    lay(game, "202", (2, 0))
    for id in ("001", FIELD, "301", "202"):
        fleet(game, 0, id, interceptor=1)
    assert combat_phase.contested(game) == ["301", "202", FIELD, "001"]


@pytest.mark.rule("EC-BATTLE-01", "EC-BATTLE-07")
def test_quiet_sectors_are_not_visited() -> None:
    game = field(owner=0)
    fleet(game, 0, FIELD, cruiser=1)
    assert combat_phase.contested(game) == []
    ancients(game, 1)
    assert combat_phase.contested(game) == [FIELD]
    fleet(game, 0, "103", cruiser=1)
    assert combat_phase.contested(game) == [FIELD, "103"]


@pytest.mark.rule("EC-BATTLE-13", "EC-BOMB-01", "EC-DRAW-01", "EC-CLAIM-01", "EC-BOMB-10")
def test_battle_population_reputation_and_disc_in_this_order() -> None:
    game = field(owner=0)
    settle(game, FIELD, 0, "science")
    fleet(game, 0, FIELD, interceptor=1)
    fleet(game, 1, FIELD, dreadnought=1)
    game.state.reputation = [3, 1, 2]
    dice(game, 1, 6, 6, 6, 6)
    answers = [("engage", 0, "attack"), ("engage", 1, "attack"), ("bomb", 1, "yes"), ("reputation_keep", 1, "0")]
    played = play(combat_phase.visit(game, FIELD), *answers, ("claim", 1, "yes"), others="stop")
    assert kinds(played) == ["engage", "engage", "bomb", "reputation_keep", "claim"]
    assert game.sector(FIELD).owner == 1
    drawn = [event.text.params["n"] for event in game.events if event.text.key == "eclipse-reputation-drawn"]
    assert drawn == [1, 2]


@pytest.mark.rule("EC-DMG-06")
def test_all_damage_is_removed_at_the_end() -> None:
    game = field()
    ancients(game, 2)
    game.sector(FIELD).ancients, game.sector("001").gcds = [0, 1], 5
    game.sector("221").fleets[0] = {"interceptor": [0], "cruiser": [0, 1]}
    combat_phase.repair(game)
    assert game.sector(FIELD).ancients == [0, 0] and game.sector("001").gcds == 0
    assert game.sector("221").fleets[0] == {"interceptor": [0], "cruiser": [0, 0]}


@pytest.mark.rule("EC-ROUND-01", "EC-DMG-06")
def test_upkeep_follows_when_everything_is_fought_out() -> None:
    game = field()
    fleet(game, 0, FIELD, interceptor=1)
    fleet(game, 1, FIELD, interceptor=1)
    game.sector("001").gcds = 3
    rounds.begin(game, "combat")
    steps = 0
    while game.state.phase == "combat":
        play(combat_phase.step(game), others="pass")
        steps += 1
    assert (
        game.sector("001").gcds == 0 and steps == 2 and game.state.phase == "upkeep" and "eclipse-battle" in said(game)
    )
