"""Rulings on the doubts from D28 on: retreats, stalemates, tiles, and players who leave. See test_doubts.py."""

from __future__ import annotations

import pytest

from engine.eclipse.actions import build
from engine.eclipse.combat import battle, reputation, retreat
from engine.eclipse.diplomacy import relations
from engine.eclipse.galaxy import movement
from engine.eclipse.phases import combat_phase, elimination, scoring
from engine.eclipse.play import Game
from tests.engine.eclipse.battlefield import FIELD, ancients, field, fight, left, meet
from tests.engine.eclipse.positions import (
    dice,
    fit,
    fleet,
    galaxy,
    home,
    kinds,
    lay,
    play,
    said,
    settle,
)

DRACO, HYDRAN = "descendants_of_draco", "hydran_progress"


def partners(game: Game, seat: int, other: int) -> None:
    """Relations between two players, with cubes of money."""
    for holder, owner in ((seat, other), (other, seat)):
        game.player(holder).ambassadors.append(owner)
        game.player(owner).cubes["money"] -= 1


def corridor() -> Game:
    """106 of seat 1, a partner of seat 0, lies between the home of seat 0 and the center; 221 moves two sectors."""
    game = galaxy(seats=5)
    game.sector("001").gcds = None
    lay(game, "106", (0, -1))
    partners(game, 0, 1)
    fit(game, 0, "interceptor", left="nuclear_drive")
    return game


@pytest.mark.rule("EC-DOUBT-28", "EC-RETREAT-03")
def test_a_retreat_breaks_no_relations() -> None:
    """D28: where a partner stands nobody retreats to."""
    game = field(seats=4)
    game.sector("103").owner = 0
    assert "103" in retreat.targets(game, 0, FIELD, "cruiser")
    partners(game, 0, 2)
    fleet(game, 2, "103", interceptor=1)
    assert "103" not in retreat.targets(game, 0, FIELD, "cruiser")


@pytest.mark.rule("EC-DOUBT-29", "EC-DIPL-17", "EC-SCORE-07")
def test_the_traitor_who_breaks_relations_again_keeps_the_card_and_pays_once() -> None:
    """D29"""
    game = galaxy(seats=4)
    partners(game, 0, 1)
    partners(game, 0, 2)
    before = scoring.points(game, 0)
    play(relations.attack(game, 0, [1, 2]))
    assert game.state.traitor == 0 and scoring.points(game, 0) == before - 2 - 2


@pytest.mark.rule("EC-DOUBT-30", "EC-RETREAT-02", "EC-DRAW-11")
def test_ships_that_were_about_to_leave_stay_when_the_enemy_is_gone() -> None:
    """D30: and count as not retreated."""
    game = field()
    fit(game, 1, "interceptor", right="fusion_drive")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1, "cruiser": 1})
    dice(game, 1, 6)
    fight(game, skirmish, ("engage", 1, "103"), ("engage", 0, "attack"), ("engage", 1, "attack"), others="stop")
    assert left(game, 1) == {"interceptor": [0], "cruiser": [0]} and left(game, 0) == {}
    assert reputation.earned(game, FIELD, skirmish.tally, 1) == 2


@pytest.mark.rule("EC-DOUBT-31", "EC-ENGAGE-03", "EC-DRAW-11")
def test_when_both_declare_a_retreat_the_second_to_leave_stays() -> None:
    """D31"""
    game = field()
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    fight(game, skirmish, ("engage", 0, "221"), ("engage", 1, "103"), others="stop")
    assert left(game, 0) == {} and left(game, 1) == {"interceptor": [0]} and skirmish.round == 2
    assert [reputation.earned(game, FIELD, skirmish.tally, seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("EC-DOUBT-32", "EC-STALE-01", "EC-STALE-02")
def test_unarmed_ships_of_both_sides_are_in_a_stalemate() -> None:
    """D32: the attacker is who does not defend, here the one who entered last."""
    game = field()
    for seat in (0, 1):
        fit(game, seat, "interceptor", centre_top="hull")
    skirmish = meet(game, {"interceptor": 2}, {"interceptor": 1})
    fight(game, skirmish, ("stalemate", 1, "destroyed"), others="stop")
    assert left(game, 0) == {"interceptor": [0, 0]} and left(game, 1) == {}
    assert "eclipse-fires-at" not in said(game)


@pytest.mark.rule("EC-DOUBT-33", "EC-DRAW-08", "EC-DRAW-09")
@pytest.mark.parametrize(("track", "may_keep_none"), [([1, 1, 1], False), ([1, 1, 1, 1], True)])
def test_one_tile_must_be_kept_unless_the_track_is_full(track: list[int], may_keep_none: bool) -> None:
    """D33"""
    game = field()
    game.player(0).reputation = track
    asked = play(reputation.draw(game, 0, 2, FIELD), others="stop").open
    assert asked is not None
    assert ("none" in [option.id for option in asked.must[0].options]) == may_keep_none  # type: ignore[attr-defined]


@pytest.mark.rule("EC-DOUBT-34", "EC-DISCO-15", "EC-SPECIES-31")
def test_draco_takes_the_tile_on_its_sector_when_another_has_destroyed_the_ancients() -> None:
    """D34: in the course of a combat phase."""
    game = field("terran_union", DRACO, owner=1)
    game.sector(FIELD).discovery = "money_8"
    settle(game, FIELD, 0, "science")
    ancients(game, 1)
    fleet(game, 0, FIELD, dreadnought=1)
    fit(game, 0, "dreadnought", left_bottom="improved_hull")
    dice(game, 1, 1, 6, 6)
    answers = [("engage", 0, "attack_always"), ("bomb", 0, "no"), ("discovery", 1, "keep")]
    play(combat_phase.visit(game, FIELD), *answers)
    assert game.sector(FIELD).ancients == [] and game.player(1).kept == ["money_8"]


@pytest.mark.rule("EC-DOUBT-35", "EC-PIN-09", "EC-RETREAT-03", "EC-BUI-17")
def test_to_draco_ancients_are_no_enemies_in_other_respects() -> None:
    """D35: it builds among them, moves through them and retreats to them."""
    game = field(DRACO, "terran_union", owner=0)
    ancients(game, 2)
    fit(game, 0, "interceptor", left="nuclear_drive")
    assert FIELD in build.sites(game, 0, "cruiser")
    game.sector("001").gcds = None
    assert "001" in movement.targets(game, 0, home(game, 0), "interceptor")
    assert FIELD in retreat.targets(game, 0, home(game, 0), "cruiser")


@pytest.mark.rule("EC-DOUBT-36", "EC-ELIM-03", "EC-BANKR-07", "EC-SCORE-02")
def test_ambassadors_of_who_leaves_stay_with_the_others_and_score() -> None:
    """D36"""
    game = galaxy(seats=4)
    partners(game, 0, 1)
    before = scoring.points(game, 1)
    play(elimination.leave(game, 0, "eclipse-gave-up-game"))
    assert game.player(1).ambassadors == [0] and scoring.points(game, 1) == before
    assert game.player(0).ambassadors == [] and not relations.are_partners(game, 0, 1)
    assert game.state.traitor is None


@pytest.mark.rule("EC-DOUBT-37", "EC-ELIM-03", "EC-GOAL-02")
def test_who_left_is_counted_at_that_moment_and_can_still_win() -> None:
    """D37"""
    game = galaxy()
    game.player(0).kept = ["money_8", "science_5"]
    play(elimination.leave(game, 0, "eclipse-gave-up-game"))
    assert scoring.points(game, 0) == 3 + 4 and game.controlled(0) == []
    scoring.finish(game)
    assert game.state.winners == [0]


@pytest.mark.rule("EC-DOUBT-38", "EC-DIPL-14")
def test_a_partners_ship_alone_makes_entering_an_attack() -> None:
    """D38"""
    game = corridor()
    fleet(game, 1, "106", interceptor=1)
    steps = [("move", f"{home(game, 0)}/interceptor"), ("break_relations", "yes")]
    play(movement.act(game, 0, 1), *steps)
    assert game.state.traitor == 0 and 0 in game.sector("106").fleets


@pytest.mark.rule("EC-DOUBT-40", "EC-BATTLE-05", "EC-INIT-03", "EC-INIT-04")
def test_the_controller_defends_last_the_others_by_entry() -> None:
    """D40"""
    game = field(owner=2, seats=3)
    for seat in (1, 0, 2):
        fleet(game, seat, FIELD, interceptor=1)
    sector = game.sector(FIELD)
    assert battle.next_pair(game, sector) == (0, 1)
    sector.fleets.pop(1)
    sector.entered.remove(1)
    assert battle.next_pair(game, sector) == (0, 2)


@pytest.mark.rule("EC-BOMB-13", "EC-DOUBT-18")
def test_planta_loses_its_cubes_when_the_battle_on_the_sector_is_over() -> None:
    """D18"""
    game = field("terran_union", "planta", owner=1)
    settle(game, FIELD, 0, "science")
    fleet(game, 1, FIELD, starbase=1)
    fleet(game, 0, FIELD, interceptor=1)
    fit(game, 1, "starbase", centre_top="gauss_shield", left_top="gauss_shield", right_top="gauss_shield")
    dice(game, 1, 6, 6, 6, 6)
    played = play(combat_phase.visit(game, FIELD), ("engage", 0, "attack_always"), ("claim", 0, "no"), others="random")
    assert 1 not in game.sector(FIELD).fleets and "bomb" not in kinds(played)
    assert game.player(1).graveyard["science"] == 1 and game.sector(FIELD).owner is None
