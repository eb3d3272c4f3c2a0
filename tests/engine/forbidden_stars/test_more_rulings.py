"""More tricky rulings, by chapter: whole turns on the board in which two or three rules meet. See test_rulings.py."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.forbidden_stars import content
from engine.forbidden_stars.economy import purchase
from engine.forbidden_stars.galaxy import structures
from engine.forbidden_stars.phases import operations, refresh
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Storm
from tests.engine.driving import play
from tests.engine.forbidden_stars.positions import (
    BOLTER,
    MORALE,
    SHIELD,
    dice,
    kinds,
    own,
    said,
    stack,
    station,
    there,
)
from tests.engine.forbidden_stars.test_rulings import HOMES, STRIKE, game, turn

assert content
__all__ = ["game"]
TO_SW = ("move_to", "10A-SW")


# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-STORM-02", "FS-STORM-03", "FS-PLAN-06", "FS-ADV-04")
def test_behind_a_storm_only_what_stands_in_the_system_itself_can_move(game: Game) -> None:
    """Neither ships, which need no path, nor ground units come over the one edge."""
    edge = next(edge for edge in game.board.edges if set(game.board.beside(edge)) == {"10A", "1A"})
    game.state.storms = [Storm(edge)]
    station(game, 0, "1A-NW", strike_cruiser=1)
    station(game, 0, "1A-SW", scout=1)
    station(game, 0, "10A-SE", scout=1)
    played = turn(game, 0, "advance", ("move_to", "10A-NE"))
    assert "advance_from" not in kinds(played) and there(game, 0, "10A-NE") == {"scout": 1}
    assert there(game, 0, "1A-NW") == {"strike_cruiser": 1}


@pytest.mark.rule("FS-ADV-07", "FS-ADV-06")
def test_ships_from_one_neighbour_leave_the_other_neighbour_no_way(game: Game) -> None:
    station(game, 0, "1A-NW", strike_cruiser=1)
    station(game, 0, "5A-NW", scout=1)
    played = turn(game, 0, "advance", ("advance_from", "1A"), ("move_to", "10A-NW"), others="stop")
    if played.open is not None:
        with pytest.raises(IllegalAnswer):
            played.open.must[0].check("10A-SW")
    assert there(game, 0, "10A-NW") == {"strike_cruiser": 1} and there(game, 0, "5A-NW") == {"scout": 1}


@pytest.mark.rule("FS-ELIM-01", "FS-CONT-03", "FS-AREA-08")
def test_who_stakes_the_last_world_on_an_attack_is_in_until_the_order_is_over(game: Game) -> None:
    """D-07"""
    game.area(HOMES[0]).structures = []
    station(game, 0, "10A-SE", scout=1)
    station(game, 1, "10A-SW", city=1)
    turn(game, 0, "advance", TO_SW)
    assert not game.player(0).out and structures.command_level(game, 0) == 1


@pytest.mark.rule("FS-ELIM-01", "FS-ELIM-02", "FS-RETREAT-14", "FS-COMBAT-24")
def test_who_loses_it_goes_back_and_is_in_all_the_same(game: Game) -> None:
    game.area(HOMES[0]).structures = []
    station(game, 0, "10A-SE", scout=1)
    station(game, 1, "10A-SW", helbrute=1)
    dice(game, SHIELD, SHIELD, SHIELD, SHIELD)
    turn(game, 0, "advance", TO_SW)
    assert not game.player(0).out and there(game, 0, "10A-SE") == {"scout": 1}


# --- combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-DMG-11", "FS-DMG-03", "FS-DMG-10", "FS-COMBAT-23")
def test_a_bastion_swallows_two_damage_in_every_round(game: Game) -> None:
    station(game, 0, "10A-SE", scout=2)
    station(game, 1, "10A-SW", cultist=1, bastion=1)
    dice(game, BOLTER, BOLTER, MORALE, MORALE, MORALE)
    answers = [("suffer", 1, "bastion")] * 3
    turn(game, 0, "advance", TO_SW, ("move_units", {"10A-SE:scout": 2}), *answers)
    assert there(game, 1, "10A-SW") == {"cultist": 1} and game.area("10A-SW").structures[0].owner == 1
    assert all(unit.routed for unit in game.area("10A-SE").units[0])


@pytest.mark.rule("FS-COMBAT-18", "FS-COMBAT-09", "FS-COMBAT-25")
def test_where_both_sides_fall_in_one_round_the_city_stays_with_the_defender(game: Game) -> None:
    """D-08: the dice of the dead of the first round still count in the second."""
    station(game, 0, "10A-SE", scout=2)
    station(game, 1, "10A-SW", cultist=2, city=1)
    dice(game, BOLTER, BOLTER, BOLTER, BOLTER)
    turn(game, 0, "advance", TO_SW, ("move_units", {"10A-SE:scout": 2}))
    assert there(game, 0, "10A-SW") == there(game, 1, "10A-SW") == {}
    assert game.area("10A-SW").structures[0].owner == 1 and "forbidden_stars-combat-drawn" in said(game)


@pytest.mark.rule("FS-REINF-04", "FS-REINF-06", "FS-MORALE-01", "FS-COMBAT-26")
def test_a_token_decides_by_its_morale_without_a_die_and_is_gone(game: Game) -> None:
    """A scout and a token, four icons, against three of a helbrute; without the token it would be two against three."""
    game.player(0).assets["reinforcement"] = 1
    station(game, 0, "10A-SE", scout=1)
    station(game, 1, "10A-SW", helbrute=1)
    dice(game, SHIELD, SHIELD, SHIELD, SHIELD)
    turn(game, 0, "advance", TO_SW, ("reinforce", 0, 1))
    assert there(game, 0, "10A-SW") == {"scout": 1} and there(game, 1, "10A-SW") == {}
    assert game.player(0).assets["reinforcement"] == 0


@pytest.mark.rule("FS-REINF-07", "FS-ROUT-03", "FS-DMG-08", "FS-DMG-09", "FS-DMG-04", "FS-COMBAT-22", "FS-RETREAT-01")
@pytest.mark.parametrize("bearer", ["scout:token", "scout"])
def test_one_damage_a_round_lays_first_one_then_the_other_and_then_does_nothing(game: Game, bearer: str) -> None:
    """In the third round a scout and a token lie already; their two icons each would have been enough."""
    game.player(0).assets["reinforcement"] = 1
    station(game, 0, "10A-SE", scout=1)
    station(game, 1, "10A-SW", helbrute=1)
    dice(game, SHIELD, BOLTER, BOLTER, SHIELD)
    turn(game, 0, "advance", TO_SW, ("reinforce", 0, 1), ("suffer", 0, bearer), others="random")
    assert [unit.routed for unit in game.area("10A-SE").units[0]] == [True] and there(game, 0, "10A-SW") == {}


@pytest.mark.rule("FS-COMBAT-03", "FS-RETREAT-09", "FS-DEST-01")
def test_routed_defenders_without_a_way_out_are_destroyed_without_a_die(game: Game) -> None:
    station(game, 0, "10A-SE", scout=1)
    station(game, 0, "10A-NE", scout=1)
    for unit in station(game, 1, "10A-SW", cultist=2):
        unit.routed = True
    for id in (*game.board.worlds["1A"], *game.board.worlds["5A"]):
        station(game, 2, id, ork_boyz=1)
    turn(game, 0, "advance", TO_SW)
    assert there(game, 1, "10A-SW") == {} and "forbidden_stars-rolls" not in said(game)
    assert not any(there(game, 1, id) for id in game.state.areas if id != HOMES[1])


@pytest.mark.rule("FS-RETREAT-18", "FS-RETREAT-16")
def test_a_friendly_world_in_the_system_the_attackers_came_from_is_closed(game: Game) -> None:
    station(game, 0, "1A-SW", scout=4)
    station(game, 1, "1A-SE", cultist=1)
    station(game, 1, "10A-SW", cultist=1)
    dice(game, *[MORALE] * 4, SHIELD)
    move = [("advance_from", "1A"), TO_SW, ("move_units", {"1A-SW:scout": 4})]
    turn(game, 0, "advance", *move, others="random")
    assert there(game, 1, "1A-SE") == {"cultist": 1}
    assert there(game, 1, "10A-SE") == {"cultist": 1} or there(game, 1, "10A-NE") == {"cultist": 1}


@pytest.mark.rule("FS-LIMIT-04", "FS-COMBAT-25", "FS-CITY-01", "FS-DEST-02")
def test_a_city_that_cannot_be_held_for_want_of_a_token_raises_no_level(game: Game) -> None:
    station(game, 0, "10A-SE", scout=1)
    station(game, 1, "10A-SW", city=1)
    while structures.control_left(game, 0) > 0:
        station(game, 0, HOMES[0], factory=1)
    turn(game, 0, "advance", TO_SW)
    assert game.area("10A-SW").structures == [] and structures.command_level(game, 0) == 0


@pytest.mark.rule("FS-CAP-04", "FS-ADV-15", "FS-SHIP-05")
def test_ships_that_won_a_void_are_counted_after_the_combat(game: Game) -> None:
    station(game, 0, "1A-NW", strike_cruiser=3, battle_barge=1)
    station(game, 1, "10A-NW", iconoclast_destroyer=1)
    dice(game, *[MORALE] * 8)
    four = {"1A-NW:strike_cruiser": 3, "1A-NW:battle_barge": 1}
    move = [("advance_from", "1A"), ("move_to", "10A-NW"), ("move_units", four)]
    turn(game, 0, "advance", *move, ("destroy_excess", {"strike_cruiser": 1}))
    assert there(game, 0, "10A-NW") == {"strike_cruiser": 2, "battle_barge": 1}


# --- orbital strikes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-ORBIT-06", "FS-ORBIT-07", "FS-ROUT-04")
def test_a_routed_ship_gives_no_die_to_a_strike(game: Game) -> None:
    station(game, 0, "10A-NW", strike_cruiser=1, battle_barge=1)[1].routed = True
    station(game, 1, "10A-NE", helbrute=1)
    dice(game, BOLTER, BOLTER, *[BOLTER] * 4)
    turn(game, 0, "advance", STRIKE)
    assert there(game, 1, "10A-NE") == {"helbrute": 1}, "two of four"


@pytest.mark.rule("FS-ORBIT-01", "FS-ORBIT-08", "FS-OBJ-04", "FS-AREA-06")
def test_a_world_that_a_strike_has_emptied_is_nobodys(game: Game) -> None:
    game.area("10A-NE").objective = 0
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 1, "10A-NE", cultist=1)
    dice(game, *[BOLTER] * 4)
    turn(game, 0, "advance", STRIKE)
    game.state.phase, game.state.step = "refresh", "start"
    play(refresh.step(game), others="stop")
    assert game.player(0).collected == 0 and game.area("10A-NE").objective == 0


# --- purchases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-FACTORY-03", "FS-DEPLOY-08", "FS-CAP-08", "FS-DEPLOY-03")
def test_all_of_a_deploy_may_go_to_one_world_and_what_is_over_is_lost(game: Game) -> None:
    game.player(0).materiel = 14
    station(game, 0, "10A-SE", factory=1)
    station(game, 0, "10A-NE", factory=1)
    scout = ("buy_unit", purchase.Buy("scout").id)
    buys = [step for _ in range(4) for step in (scout, ("place", "10A-SW"))]
    played = turn(game, 0, "deploy", *buys)
    assert there(game, 0, "10A-SW") == {"scout": 2} and kinds(played).count("place") == 4


@pytest.mark.rule("FS-FORGE-06", "FS-FORGE-05", "FS-CACHE-01", "FS-COST-03")
def test_one_unit_takes_two_forges_and_a_cache_and_no_more(game: Game) -> None:
    game.player(0).materiel = 3
    game.player(0).assets.update(forge=2, cache=1)
    station(game, 0, "10A-SE", factory=1)
    station(game, 0, HOMES[0], city=1)
    turn(game, 0, "deploy", ("buy_unit", purchase.Buy("battle_barge", cache=True).id))
    assert there(game, 0, "10A-NW") == {"battle_barge": 1}
    assert game.player(0).assets == {"forge": 0, "cache": 0, "reinforcement": 0} and game.player(0).materiel == 0


@pytest.mark.rule("FS-CMD-06", "FS-COMBAT-25", "FS-UPG-06")
def test_units_and_upgrades_stay_when_the_last_city_falls(game: Game) -> None:
    station(game, 1, "10A-SW", city=1)
    station(game, 1, "5A-SE", helbrute=1)
    station(game, 0, "10A-SE", scout=1)
    assert structures.command_level(game, 1) == 1
    turn(game, 0, "advance", TO_SW)
    assert structures.command_level(game, 1) == 0 and there(game, 1, "5A-SE") == {"helbrute": 1}


@pytest.mark.rule("FS-OPS-08", "FS-UPG-12", "FS-REFRESH-07")
def test_a_token_put_on_the_event_deck_is_no_order_and_draws_a_card(game: Game) -> None:
    own(game, 0, "crusade")
    stack(game, "10A", (0, "advance"))
    played = play(operations.turn(game, 0), ("resolve", "no"), others="stop")
    assert game.player(0).eventful == ["advance"] and game.player(0).assets["reinforcement"] == 0
    assert "move_to" not in kinds(played)


@pytest.mark.rule("FS-STRAT-03", "FS-STRAT-05", "FS-STRUCT-01")
def test_a_lone_structure_is_presence_enough_for_an_upgrade(game: Game) -> None:
    game.player(0).materiel = 14
    station(game, 0, "10A-SE", factory=1)
    stack(game, "10A", (0, "strategize"))
    played = play(operations.turn(game, 0), others="pass")
    assert {"buy_order_upgrade", "buy_combat_upgrade"} & set(kinds(played))
    assert game.player(0).eventful == ["strategize"]


# --- refresh and the end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-WIN-03", "FS-WIN-04", "FS-REFRESH-02", "FS-SIM-01")
def test_two_who_collect_the_winning_token_at_once_are_told_apart_by_worlds(game: Game) -> None:
    for seat in (0, 1):
        game.player(seat).collected = 3
        game.area(HOMES[seat]).objective = seat
    station(game, 1, "10A-SE", cultist=1)
    game.state.phase, game.state.step = "refresh", "start"
    play(refresh.step(game), others="stop")
    assert game.state.winners == [1]


@pytest.mark.rule("FS-MAT-02", "FS-REFRESH-04", "FS-REFRESH-05")
def test_over_fourteen_is_lost_and_the_routed_hold_their_worlds(game: Game) -> None:
    game.player(0).materiel = 13
    for unit in station(game, 0, "10A-SE", scout=1):
        unit.routed = True
    game.state.phase, game.state.step = "refresh", "start"
    play(refresh.step(game), others="stop")
    assert game.player(0).materiel == 14
