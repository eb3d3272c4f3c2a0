"""Tricky rulings, by chapter: positions in which two or three rules meet, decided by the rulebook."""

from __future__ import annotations

import pytest

from engine.eclipse.actions import build, influence
from engine.eclipse.combat import battle, bombing, reputation, retreat, sides
from engine.eclipse.components import SECTORS
from engine.eclipse.economy import discs, population, technologies
from engine.eclipse.galaxy import claims, movement, pinning, ships
from engine.eclipse.phases import cleanup_phase, combat_phase, course, elimination, scoring
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from tests.engine.eclipse.battlefield import FIELD, ancients, cut_off, field, left, meet, unit
from tests.engine.eclipse.positions import (
    dice,
    fit,
    fleet,
    free_squares,
    galaxy,
    kinds,
    lay,
    learn,
    play,
    run_through,
    said,
    settle,
    store,
)

DRACO, PLANTA = "descendants_of_draco", "planta"
BOMB = ("bomb", "yes")


# --- movement and pinning --------------------------------------------------------------------------------------------


def held_up() -> Game:
    """Two interceptors of seat 0 at home; an enemy stands next to it, and a way leads on behind it."""
    game = galaxy()
    for id, r in (("310", -3), ("304", -4)):
        lay(game, id, (0, r))
    fleet(game, 0, "221", interceptor=1)
    fleet(game, 1, "310", interceptor=1)
    return game


@pytest.mark.rule("EC-PIN-01", "EC-PIN-02", "EC-MOV-02", "EC-MOV-10")
def test_a_ship_that_was_pinned_goes_on_once_another_has_come_to_stay() -> None:
    game = held_up()
    both = [("move", "221/interceptor")] * 2
    play(movement.act(game, 0, 3), *both, ("move", "310/interceptor"), ("move_to", "304"))
    assert [ships.of(game.sector(id), 0) for id in ("310", "304")] == [{"interceptor": 1}] * 2


@pytest.mark.rule("EC-PIN-01", "EC-PIN-03")
def test_the_first_that_comes_is_held_though_there_are_moves_left() -> None:
    game = held_up()
    asked = play(movement.act(game, 0, 3), ("move", "221/interceptor"), others="stop").open
    assert asked is not None
    with pytest.raises(IllegalAnswer) as error:
        asked.must[0].check("310/interceptor")
    assert str(error.value.rule).startswith("EC-PIN-")


@pytest.mark.rule("EC-PIN-05", "EC-PIN-08", "EC-BUI-17", "EC-BATTLE-06")
def test_a_starbase_built_under_a_raider_pins_it_and_entered_after_it() -> None:
    game = field(owner=0)
    learn(game, 0, *({"starbase"} - set(game.player(0).technologies)))
    store(game, 0, materials=3)
    fleet(game, 1, FIELD, interceptor=1)
    assert pinning.can_leave(game, 1, FIELD)
    play(build.act(game, 0, 1), ("build", "starbase"), ("build_at", FIELD))
    assert not pinning.can_leave(game, 1, FIELD) and game.sector(FIELD).entered == [1, 0]
    assert battle.next_pair(game, game.sector(FIELD)) == (1, 0), "whose disc lies there defends all the same"


# --- battles of three sides ------------------------------------------------------------------------------------------


def draco_among_ancients() -> Game:
    """A ship of Draco (seat 0) lives with an Ancient; a Terran comes."""
    game = field(DRACO, "terran_union")
    game.sector("103").owner = game.sector("228").owner = None
    ancients(game, 1)
    fleet(game, 0, FIELD, interceptor=1)
    fleet(game, 1, FIELD, interceptor=1)
    return game


@pytest.mark.rule("EC-BATTLE-03", "EC-BATTLE-12", "EC-SPECIES-29")
def test_draco_beats_a_guest_and_leaves_the_ancients_alone() -> None:
    game = draco_among_ancients()
    dice(game, 6)
    play(battle.all_on(game, FIELD), others="stop")
    assert said(game).count("eclipse-battle") == 1
    assert (game.sector(FIELD).entered, game.sector(FIELD).ancients) == ([0], [0])


@pytest.mark.rule("EC-BATTLE-03", "EC-BATTLE-10", "EC-NPC-09", "EC-DRAW-02")
def test_who_beats_draco_there_fights_the_ancients_next_and_took_part_once() -> None:
    game = draco_among_ancients()
    fit(game, 1, "interceptor", left="hull")
    dice(game, 6, 6, 6, 1)
    tally = sides.Tally([])

    async def rule() -> None:
        nonlocal tally
        tally = await battle.all_on(game, FIELD)

    play(rule(), others="stop")
    assert said(game).count("eclipse-battle") == 2 and game.sector(FIELD).entered == []
    assert [reputation.earned(game, FIELD, tally, seat) for seat in (0, 1)] == [1, 1 + 1]


@pytest.mark.rule("EC-BATTLE-09", "EC-SHIP-09", "EC-MISSILE-01", "EC-BATTLE-04")
def test_missiles_are_there_again_against_the_second_enemy() -> None:
    game = cut_off(field(seats=3))
    for seat in (0, 1):
        fleet(game, seat, FIELD, interceptor=1)
    fleet(game, 2, FIELD, interceptor=1)
    fit(game, 2, "interceptor", centre_top="plasma_missile")
    dice(game, 6, 1, 6, 1)
    play(battle.all_on(game, FIELD), others="stop")
    assert game.sector(FIELD).entered == [2] and said(game).count("eclipse-fires-at") == 2


@pytest.mark.rule("EC-PIN-06", "EC-BATTLE-03", "EC-DRAW-06", "EC-DRAW-07", "EC-NPC-02")
def test_in_the_center_players_fight_first_and_no_more_than_five_tiles_are_drawn() -> None:
    game = galaxy()
    fleet(game, 0, "001", cruiser=1)
    fleet(game, 1, "001", cruiser=1)
    assert battle.next_pair(game, game.sector("001")) == (1, 0)
    tally = sides.Tally([0, 1], [0, 1], {0: ["cruiser", "gcds"]})
    assert reputation.earned(game, "001", tally, 0) == 5, "1 + 2 + 3 are six"


# --- retreat and reputation ------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-DRAW-11", "EC-DRAW-12", "EC-RETREAT-02")
@pytest.mark.parametrize(("cruiser_falls", "tiles"), [(True, 0), (False, 1)])
def test_some_fled_and_the_rest_fell_or_stood(cruiser_falls: bool, tiles: int) -> None:
    game = field()
    skirmish = meet(game, {"dreadnought": 1}, {"interceptor": 1, "cruiser": 1})
    retreat.leave(game, skirmish, unit(1, "interceptor"), "103")
    if cruiser_falls:
        sides.destroy(game, skirmish, unit(1, "cruiser"), 0)
    assert reputation.earned(game, FIELD, skirmish.tally, 1) == tiles


@pytest.mark.rule("EC-DRAW-10", "EC-DRAW-12", "EC-BATTLE-11")
def test_who_was_there_first_draws_first_also_when_nothing_of_it_is_left() -> None:
    game = cut_off(field())
    meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 1, 6)
    game.state.step, game.state.places = "sectors", [FIELD]
    played = play(combat_phase.visit(game, FIELD))
    drawn = [event.text.params["seat"] for event in game.events if event.text.key == "eclipse-reputation-drawn"]
    assert len(drawn) == 2 and drawn == sorted(drawn, key=str) and played.open is None


@pytest.mark.rule("EC-RETREAT-05", "EC-NPC-04", "EC-NPC-06")
def test_guardians_shoot_at_a_dreadnought_that_is_about_to_leave() -> None:
    game = field()
    ancients(game, 1)
    fleet(game, 0, FIELD, interceptor=1, dreadnought=1)
    skirmish = sides.Battle(FIELD, 0, -1, sides.Tally([0]))
    retreat.declare(game, skirmish, unit(0, "dreadnought"), "221")
    game.sector(FIELD).fleets[0]["dreadnought"] = [1]
    dice(game, 5, 5)
    play(battle.act(game, skirmish, unit(-1, "ancient")), others="stop")
    assert left(game, 0) == {"interceptor": [0]}


@pytest.mark.rule("EC-STALE-01", "EC-STALE-03", "EC-INIT-03", "EC-BATTLE-05")
def test_the_attacker_of_a_stalemate_is_who_was_there_first_where_the_other_has_its_disc() -> None:
    game = cut_off(field())
    game.sector(FIELD).owner = 1
    for seat in (0, 1):
        fleet(game, seat, FIELD, interceptor=1)
        fit(game, seat, "interceptor", centre_top="hull")
    assert battle.next_pair(game, game.sector(FIELD)) == (0, 1)
    play(battle.all_on(game, FIELD), others="stop")
    assert game.sector(FIELD).entered == [1]


# --- population and discs --------------------------------------------------------------------------------------------


def taken_orbital(*species: str) -> Game:
    """Seat 1 has a cube on science and one on an orbital; a lone unarmed ship of seat 0 stands there."""
    game = field(*species, owner=1)
    settle(game, FIELD, 0, "science")
    game.sector(FIELD).orbital = game.sector(FIELD).orbital_cube = True
    game.player(1).cubes["money"] -= 1
    fleet(game, 0, FIELD, interceptor=1)
    fit(game, 0, "interceptor", centre_top="hull")
    return game


@pytest.mark.rule("EC-BOMB-13", "EC-BOMB-11", "EC-BOMB-08", "EC-CLAIM-01", "EC-STRUC-03")
def test_planta_loses_the_cube_of_its_orbital_to_an_unarmed_ship_and_the_orbital_stays() -> None:
    game = taken_orbital("terran_directorate", PLANTA)
    discs_before = game.player(1).discs
    played = play(bombing.attack_population(game, FIELD), ("cube_home", 1, "money"), others="stop")
    assert played.open is None and "bomb" not in kinds(played)
    play(claims.settle(game, FIELD), ("claim", "no"))
    sector = game.sector(FIELD)
    assert (sector.owner, sector.orbital, sector.orbital_cube) == (None, True, False)
    assert game.player(1).discs == discs_before + 1 and game.player(1).graveyard["money"] == 1


@pytest.mark.rule("EC-STRUC-04", "EC-CLAIM-02", "EC-CLAIM-06", "EC-COLONY-04", "EC-POP-08")
def test_the_orbital_of_the_former_owner_is_settled_by_the_new_one() -> None:
    game = taken_orbital("terran_directorate", PLANTA)
    play(bombing.attack_population(game, FIELD), ("cube_home", 1, "science"))
    play(claims.settle(game, FIELD), ("claim", "yes"))
    assert game.sector(FIELD).owner == 0 and population.settled(game.sector(FIELD)) == []
    assert free_squares(game, 0, FIELD) == ["0", "1", "orbital"]
    assert population.kinds(game, 0, FIELD, "orbital") == ["money", "science"]


@pytest.mark.rule("EC-BOMB-09", "EC-CLAIM-01", "EC-UPKEEP-02", "EC-CLEAN-04", "EC-DISC-02")
def test_a_lost_sector_costs_nothing_in_this_upkeep_and_its_cubes_are_missing_on_the_track() -> None:
    game = field(owner=1)
    settle(game, FIELD, 0, "science")
    fleet(game, 0, FIELD, interceptor=1)
    learn(game, 0, "neutron_bombs")
    cost, science = discs.cost(game.player(1)), population.production(game.player(1), "science")
    play(bombing.attack_population(game, FIELD), BOMB)
    play(claims.settle(game, FIELD), ("claim", "no"))
    assert discs.cost(game.player(1)) <= cost and game.player(1).graveyard["science"] == 1
    assert population.production(game.player(1), "science") == science, "the cube lies in the graveyard yet"
    run_through(cleanup_phase.clean(game, 1))
    assert population.production(game.player(1), "science") < science


@pytest.mark.rule("EC-INF-10", "EC-INF-16", "EC-DISCO-01", "EC-POP-12")
def test_a_disc_taken_up_and_put_back_sends_the_cubes_home_and_finds_nothing_new() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    settle(game, "201", 0, "money")
    money, track = game.player(0).cubes["money"], game.player(0).discs
    moves = [("influence", "201"), ("influence", "track")]
    played = play(influence.act(game, 0, 2), *moves, others="stop")
    assert kinds(played) == ["influence", "influence"] and played.open is None, "both moves are used"
    assert (game.sector("201").owner, game.sector("201").cubes) == (0, [False, False])
    assert (game.player(0).cubes["money"], game.player(0).discs) == (money + 1, track)


@pytest.mark.rule("EC-TECH-23", "EC-SPECIES-30", "EC-DISCO-15")
def test_an_artifact_among_ancients_counts_for_draco_who_controls_the_sector() -> None:
    game = galaxy(DRACO, "terran_union")
    game.state.supply = {"artifact_key": 1}
    lay(game, "204", (-1, -1), owner=0).ancients = [0]
    store(game, 0)
    assert SECTORS["204"].artifact and SECTORS["228"].artifact
    play(technologies.take(game, 0, "artifact_key"), ("artifacts", {"science": 2}))
    assert game.player(0).storage == {"money": 0, "science": 10, "materials": 0}


# --- rounds, upkeep and the end --------------------------------------------------------------------------------------


@pytest.mark.rule("EC-PASS-02", "EC-BANKR-07", "EC-ROUND-02")
def test_the_round_after_the_first_who_passed_has_collapsed_begins_with_the_next() -> None:
    game = galaxy(seats=3)
    game.state.passes, game.state.start = [1, 0, 2], 1
    game.state.phase = "cleanup"
    play(elimination.leave(game, 1, "eclipse-collapsed"))
    play(cleanup_phase.step(game))
    play(course.step(game), others="stop")
    assert (game.state.phase, game.state.turn) == ("action", 2)


@pytest.mark.rule("EC-SCORE-05", "EC-SPECIES-24", "EC-SCORE-03", "EC-CLAIM-02")
def test_a_monolith_that_planta_conquers_is_worth_the_sector_the_monolith_and_its_own_bonus() -> None:
    game = field(PLANTA, "terran_union", owner=1)
    game.sector(FIELD).monolith = True
    fleet(game, 0, FIELD, interceptor=1)
    mine, theirs = scoring.points(game, 0), scoring.points(game, 1)
    play(claims.settle(game, FIELD), ("claim", "yes"))
    vp = SECTORS[FIELD].vp
    assert scoring.points(game, 0) - mine == vp + 3 + 1 and theirs - scoring.points(game, 1) == vp + 3


@pytest.mark.rule("EC-SPECIES-32", "EC-DRAW-03", "EC-NPC-10")
def test_each_ancient_that_others_destroy_costs_draco_a_point() -> None:
    game = field(DRACO, "terran_union")
    ancients(game, 2)
    fleet(game, 1, FIELD, cruiser=2)
    before = scoring.points(game, 0)
    skirmish = sides.Battle(FIELD, 1, -1, sides.Tally([1]))
    sides.destroy(game, skirmish, unit(-1, "ancient"), 0)
    assert scoring.points(game, 0) == before - 1
    assert reputation.earned(game, FIELD, skirmish.tally, 1) == 2


@pytest.mark.rule("EC-DMG-01", "EC-DMG-03", "EC-ROLL-04")
def test_what_is_left_of_an_antimatter_hit_hurts_no_second_ship() -> None:
    game = cut_off(field())
    fit(game, 0, "interceptor", centre_top="antimatter_cannon")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 2})
    dice(game, 6)
    play(battle.act(game, skirmish, unit(0, "interceptor")), others="stop")
    assert left(game, 1) == {"interceptor": [0]}
