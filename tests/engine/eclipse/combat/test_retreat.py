"""Retreat from a battle."""

from __future__ import annotations

import pytest

from engine.eclipse.combat import battle, reputation, retreat, sides
from engine.eclipse.interface import focus
from engine.errors import IllegalAnswer
from tests.engine.eclipse.battlefield import FIELD, ancients, field, fight, left, meet, unit
from tests.engine.eclipse.positions import dice, fit, fleet, kinds, lay, learn, play, said


@pytest.mark.rule("EC-RETREAT-01", "EC-RETREAT-02", "EC-RETREAT-09", "EC-EX-15", "EC-RETREAT-05")
def test_declared_in_one_round_left_in_the_next_and_shot_at_in_between() -> None:
    game = field()
    fit(game, 1, "interceptor", right="fusion_drive")
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"interceptor": 2, "cruiser": 1})
    dice(game, 6, 1, 1)
    answers = [
        ("engage", 1, "103"),
        ("assign_dice", 0, "interceptor-1"),
        ("engage", 0, "attack"),
        ("engage", 0, "attack"),
        ("engage", 1, "attack"),
    ]
    played = fight(game, skirmish, *answers, others="stop")
    assert left(game, 1, "103") == {"interceptor": [0]}
    assert left(game, 1) == {"cruiser": [0]} and skirmish.round == 2
    assert skirmish.tally.kills == {0: ["interceptor"]} and skirmish.tally.withdrawn == [1]
    assert played.open is not None and said(game).count("eclipse-retreated") == 1


@pytest.mark.rule("EC-RETREAT-03", "EC-RETREAT-07")
def test_only_to_a_hex_with_the_own_disc_and_no_enemy_ship() -> None:
    game = field()
    assert retreat.targets(game, 0, FIELD, "cruiser") == ["221"]
    assert retreat.targets(game, 1, FIELD, "cruiser") == ["103"]
    fleet(game, 0, "103", interceptor=1)
    assert retreat.targets(game, 1, FIELD, "cruiser") == []
    assert retreat.targets(game, 0, FIELD, "cruiser") == ["221"]


@pytest.mark.rule("EC-RETREAT-03")
def test_a_refusal_names_the_rule() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 1}, {"cruiser": 1})
    with pytest.raises(IllegalAnswer) as refused:
        play(battle.act(game, skirmish, unit(1, "cruiser")), ("engage", "001"))
    assert refused.value.rule == "EC-RETREAT-03"


@pytest.mark.rule("EC-RETREAT-04")
def test_over_half_a_wormhole_only_with_the_generator() -> None:
    game = field()
    lay(game, "201", (-1, 0), 0, turned=0)
    assert "201" not in retreat.targets(game, 0, FIELD, "cruiser")
    learn(game, 0, "wormhole_generator")
    assert "201" in retreat.targets(game, 0, FIELD, "cruiser")


@pytest.mark.rule("EC-RETREAT-06", "EC-RETREAT-08")
def test_without_a_hex_and_with_starbases_nobody_is_asked() -> None:
    game = field()
    game.sector("103").owner = None
    skirmish = meet(game, {"starbase": 1}, {"cruiser": 1})
    dice(game, 1, 1, 1, 1)
    for one in (unit(0, "starbase"), unit(1, "cruiser")):
        assert kinds(play(battle.act(game, skirmish, one), others="stop")) == []
    assert retreat.targets(game, 0, FIELD, "starbase") == []
    refusal = retreat.why_not(game, unit(0, "starbase"), "221")
    assert refusal is not None and refusal.rule == "EC-RETREAT-08"


@pytest.mark.rule("EC-RETREAT-05")
def test_retreating_ships_do_not_attack() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 1)
    fight(game, skirmish, ("engage", 0, "221"), ("engage", 1, "attack"), others="stop")
    assert said(game).count("eclipse-fires-at") == 1
    assert left(game, 0, "221") == {"interceptor": [0, 0]} and left(game, 1) == {"interceptor": [0]}


def test_who_attacks_to_the_end_is_not_asked_again() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 1, 1, 1, 1, 1, 1, 6)
    played = fight(game, skirmish, ("engage", 0, "attack_always"), ("engage", 1, "attack_always"), others="stop")
    assert kinds(played) == ["engage", "engage"] and skirmish.round == 4 and left(game, 1) == {}


@pytest.mark.rule("EC-RETREAT-01")
@pytest.mark.parametrize(("edition", "asked"), [(1, 1), (0, 2)])
def test_to_the_end_is_said_for_all_ships_of_the_battle(edition: int, asked: int) -> None:
    game = field()
    game.state.edition = edition
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"starbase": 1})
    dice(game, *[1] * 20, 6)
    played = fight(game, skirmish, *[("engage", 0, "attack_always")] * asked, others="random")
    assert kinds(played).count("engage") == asked


@pytest.mark.rule("EC-ENGAGE-04", "EC-RETREAT-01")
def test_who_has_no_cannon_and_stays_to_the_end_is_not_asked_again() -> None:
    game = field()
    fit(game, 0, "interceptor", centre_top="hull")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 1, 1, 6, 6)
    played = fight(game, skirmish, ("engage", 0, "hold_always"), ("engage", 1, "attack_always"), others="stop")
    assert kinds(played) == ["engage", "engage"] and skirmish.round > 2 and left(game, 0) == {}


@pytest.mark.rule("EC-RETREAT-10")
def test_there_is_no_retreat_from_missiles() -> None:
    game = field()
    fit(game, 0, "interceptor", left="plasma_missile")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    skirmish.order = [unit(0, "interceptor"), unit(1, "interceptor")]
    assert kinds(play(battle.missile_step(game, skirmish), others="stop")) == []


@pytest.mark.rule("EC-RETREAT-02")
def test_when_the_enemy_is_gone_first_the_ships_stay() -> None:
    game = field()
    fit(game, 1, "cruiser", right_bottom="fusion_drive")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1, "cruiser": 1})
    skirmish.order = [unit(1, "interceptor"), unit(1, "cruiser"), unit(0, "interceptor")]
    dice(game, 6)
    play(battle.engagement_round(game, skirmish), ("engage", 1, "103"), ("engage", 1, "attack"), others="stop")
    assert left(game, 1) == {"interceptor": [0], "cruiser": [0]} and skirmish.tally.withdrawn == []


@pytest.mark.rule("EC-BATTLE-10")
def test_ships_retreat_with_their_damage() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 2}, {"interceptor": 1})
    game.sector(FIELD).fleets[0]["cruiser"] = [0, 1]
    retreat.leave(game, skirmish, unit(0, "cruiser"), "221")
    assert left(game, 0, "221")["cruiser"] == [0, 1] and left(game, 0) == {}


@pytest.mark.rule("EC-DRAW-11", "EC-DRAW-12")
def test_whoever_withdraws_completely_gets_no_tile_for_taking_part() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 1}, {"interceptor": 1})
    tally = skirmish.tally
    tally.fought, tally.kills = [0, 1], {0: ["interceptor"]}
    assert reputation.earned(game, FIELD, tally, 0) == 2
    retreat.leave(game, skirmish, unit(0, "cruiser"), "221")
    assert reputation.earned(game, FIELD, tally, 0) == 1
    sides.destroy(game, skirmish, unit(1, "interceptor"), 0)
    assert reputation.earned(game, FIELD, tally, 1) == 1


@pytest.mark.rule("EC-RETREAT-03")
def test_draco_retreats_to_its_own_hex_with_ancients() -> None:
    game = field("descendants_of_draco", "terran_union")
    ancients(game, 1, "228")
    assert retreat.targets(game, 0, FIELD, "cruiser") == ["228"]


def test_whoever_attacks_or_retreats_sees_who_hits_whom() -> None:
    game = field()
    asked = fight(game, meet(game, {"cruiser": 1}, {"cruiser": 1}), others="stop").open
    assert asked is not None and asked.kind == "engage"
    found = focus.of(*asked.must, asked)
    assert found is not None and found.zoom == f"battle-{FIELD}"
