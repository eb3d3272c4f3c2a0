"""What is easily overlooked in battles and after them: exact limits, exceptions, and one rule amid others."""

from __future__ import annotations

import pytest

from engine.ask import Reply, Spread
from engine.eclipse.combat import attack, battle, bombing, reputation, sides
from engine.eclipse.combat.ancients import ANCIENTS
from engine.eclipse.combat.sides import Battle, Tally
from tests.engine.eclipse.battlefield import FIELD, ancients, cut_off, field, fight, left, meet, unit
from tests.engine.eclipse.positions import (
    dice,
    fit,
    fleet,
    kinds,
    learn,
    play,
    said,
    settle,
)

DRACO = "descendants_of_draco"
YELLOW, RED = {"yellow": 1}, {"red": 1}


# --- dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-COMP-21")
def test_dice_have_six_sides() -> None:
    game = field()
    assert {die.value for die in attack.roll(game, {"yellow": 2, "red": 1}, 60)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("EC-NPC-01", "EC-ROLL-08", "EC-SHIP-12")
@pytest.mark.parametrize(
    ("shield", "value", "hit"),
    [(None, 4, False), (None, 5, True), ("gauss_shield", 5, False), ("gauss_shield", 6, True)],
)
def test_ancients_hit_by_five_or_more_less_the_shield(shield: str | None, value: int, hit: bool) -> None:
    game = field()
    ancients(game, 1)
    if shield is not None:
        fit(game, 0, "interceptor", left=shield)
    fleet(game, 0, FIELD, interceptor=1)
    dice(game, value, 1)
    play(battle.act(game, Battle(FIELD, 0, ANCIENTS, Tally([0])), unit(ANCIENTS, "ancient")), others="stop")
    assert (left(game, 0) == {}) == hit


@pytest.mark.rule("EC-DMG-04", "EC-ROLL-04")
def test_damage_marked_before_counts_in_what_is_offered() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 2}, {"interceptor": 2})
    game.sector(FIELD).fleets[0]["cruiser"] = [1, 1]
    dice(game, 6, 6)
    rule = attack.fire(game, skirmish, unit(1, "interceptor"), YELLOW)
    asked = play(rule, others="stop").open
    assert asked is not None
    shape = asked.must[1]
    assert isinstance(shape, Spread) and dict(shape.start) == {"cruiser-1": 1, "cruiser-2": 1}
    with pytest.raises(StopIteration):
        rule.send(Reply(1, None, dict(shape.start)))
    assert left(game, 0) == {}


@pytest.mark.rule("EC-NPC-04", "EC-DMG-04")
def test_guardians_finish_off_what_is_damaged() -> None:
    game = field()
    ancients(game, 1)
    fit(game, 0, "cruiser", left_bottom="improved_hull")
    fleet(game, 0, FIELD, cruiser=2)
    game.sector(FIELD).fleets[0]["cruiser"] = [0, 3]
    dice(game, 6, 1)
    play(battle.act(game, Battle(FIELD, 0, ANCIENTS, Tally([0])), unit(ANCIENTS, "ancient")), others="stop")
    assert left(game, 0) == {"cruiser": [0]}


@pytest.mark.rule("EC-BATTLE-09", "EC-BATTLE-10", "EC-BATTLE-04")
def test_damage_of_one_battle_is_there_in_the_next_on_the_sector() -> None:
    """The cruiser that entered last takes a hit from the second and falls to one more of the first."""
    game = cut_off(field(seats=3))
    for seat in (0, 1):
        fleet(game, seat, FIELD, interceptor=1)
    fleet(game, 2, FIELD, cruiser=1)
    dice(game, 6, 6, 6)
    play(battle.all_on(game, FIELD), others="stop")
    assert game.sector(FIELD).entered == [0] and said(game).count("eclipse-damaged") == 1


# --- population ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-BOMB-02", "EC-BOMB-03", "EC-BOMB-04")
def test_every_type_attacks_population_with_its_own_computer() -> None:
    """A five is a hit of the cruiser, by its computer, and none of the interceptor."""
    game = field(owner=1)
    settle(game, FIELD, 0, "science")
    settle(game, FIELD, 1, "materials")
    fleet(game, 0, FIELD, interceptor=1, cruiser=1)
    dice(game, 5, 5)
    play(bombing.attack_population(game, FIELD), ("bomb", "yes"), ("destroy_cubes", ["0"]))
    assert game.sector(FIELD).cubes == [False, True] and said(game).count("eclipse-bombs") == 2


# --- battles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-RETREAT-05", "EC-ENGAGE-02")
def test_a_type_that_retreats_and_one_that_stays() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"dreadnought": 1})
    dice(game, 1, 1, 1, 1, 1, 1, 1, 1)
    answers = [("engage", 0, "221"), ("engage", 0, "attack_always"), ("engage", 1, "attack")]
    fight(game, skirmish, *answers, others="stop")
    assert left(game, 0, "221")["interceptor"] == [0, 0] and left(game, 0) == {"cruiser": [0]}
    assert skirmish.tally.withdrawn == [0]


@pytest.mark.rule("EC-MISSILE-03", "EC-BOMB-02", "EC-STALE-01")
def test_missiles_that_leave_no_cannon_end_in_a_stalemate() -> None:
    game = cut_off(field())
    for seat in (0, 1):
        fit(game, seat, "interceptor", centre_top="plasma_missile")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 2})
    dice(game, *[1] * 6)
    fight(game, skirmish, others="stop")
    assert said(game).count("eclipse-fires-at") == 2 and left(game, 1) == {} and left(game, 0) == {"interceptor": [0]}


@pytest.mark.rule("EC-STALE-01", "EC-RETREAT-02")
def test_declared_retreats_are_carried_out_before_a_stalemate_is_judged() -> None:
    game = field()
    for seat in (0, 1):
        fit(game, seat, "interceptor", centre_top="hull")
        fit(game, seat, "cruiser", centre_top="hull")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1, "cruiser": 1})
    skirmish.leaving = {unit(1, "interceptor"): "103"}
    play(battle.end_stalemate(game, skirmish), ("stalemate", 1, "destroyed"))
    assert left(game, 1, "103") == {"interceptor": [0]} and left(game, 1) == {}
    skirmish = meet(other := field(), {"interceptor": 1}, {"cruiser": 1})
    skirmish.leaving = {unit(0, "interceptor"): "221", unit(1, "cruiser"): "103"}
    assert kinds(play(battle.end_stalemate(other, skirmish), others="stop")) == []
    assert left(other, 0) == {} and left(other, 1) == {"cruiser": [0]}, "who is left has won"


@pytest.mark.rule("EC-STALE-02", "EC-DRAW-11", "EC-DRAW-12")
def test_ships_shot_down_before_they_could_leave_have_not_retreated() -> None:
    game = cut_off(field())
    fit(game, 0, "interceptor", centre_top="hull")
    fit(game, 1, "interceptor", centre_top="hull")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    skirmish.leaving = {unit(1, "cruiser"): "103"}
    play(battle.end_stalemate(game, skirmish), others="stop")
    assert skirmish.tally.withdrawn == [] and reputation.earned(game, FIELD, skirmish.tally, 1) == 1


@pytest.mark.rule("EC-MISSILE-04", "EC-BATTLE-08")
def test_missiles_without_an_enemy_left_are_not_fired() -> None:
    game = field()
    fit(game, 0, "interceptor", left="plasma_missile")
    fit(game, 0, "cruiser", left_bottom="plasma_missile")
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"interceptor": 1})
    dice(game, 6, 6)
    fight(game, skirmish, others="stop")
    assert said(game).count("eclipse-fires-at") == 1 and left(game, 1) == {}


@pytest.mark.rule("EC-DMG-04")
def test_ships_are_listed_by_their_damage() -> None:
    game = field()
    skirmish = meet(game, {"cruiser": 3}, {"interceptor": 1})
    for _ in range(2):
        sides.wound(game, skirmish, unit(0, "cruiser"), 0, 1)
    assert sides.damages(game, FIELD, unit(0, "cruiser")) == [0, 1, 1]


@pytest.mark.rule("EC-BOMB-01")
def test_nobody_attacks_its_own_population_or_an_empty_sector() -> None:
    game = field(owner=0)
    settle(game, FIELD, 0, "science")
    fleet(game, 0, FIELD, cruiser=1)
    assert kinds(play(bombing.attack_population(game, FIELD), others="stop")) == []
    assert game.sector(FIELD).cubes == [True, False]
    bare = field(owner=1)
    fleet(bare, 0, FIELD, cruiser=1)
    assert kinds(play(bombing.attack_population(bare, FIELD), others="stop")) == []


@pytest.mark.rule("EC-TECH-01", "EC-BOMB-05")
def test_neutron_bombs_work_from_ships_without_cannons_and_may_be_held_back() -> None:
    game = field(owner=1)
    settle(game, FIELD, 0, "science")
    fleet(game, 0, FIELD, interceptor=1)
    fit(game, 0, "interceptor", centre_top="hull")
    learn(game, 0, "neutron_bombs")
    assert kinds(play(bombing.attack_population(game, FIELD), ("bomb", "no"))) == ["bomb"]
    assert game.sector(FIELD).cubes == [True, False]
    play(bombing.attack_population(game, FIELD), ("bomb", "yes"))
    assert game.sector(FIELD).cubes == [False, False]
