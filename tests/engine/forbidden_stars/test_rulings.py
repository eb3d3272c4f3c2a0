"""Tricky rulings, by chapter: each is a whole turn on the board, played by its questions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.forbidden_stars import content
from engine.forbidden_stars.components import UNITS, OrderKind
from engine.forbidden_stars.economy import purchase
from engine.forbidden_stars.galaxy import structures
from engine.forbidden_stars.interface import make_view
from engine.forbidden_stars.phases import operations, refresh
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Unit
from tests.engine.driving import Played, play
from tests.engine.forbidden_stars.positions import (
    BOLTER,
    MORALE,
    SHIELD,
    dice,
    kinds,
    own,
    ready,
    said,
    scheme,
    stack,
    station,
    there,
)

assert content
HOMES = ("9A-SW", "9A-SE", "4B-SE", "4B-NW")
STRIKE = ("strike", "10A-NW:10A-NE")


@pytest.fixture
def game() -> Game:
    """Nothing but a far factory of each seat, so that nobody is eliminated; no combat cards."""
    game = ready(4, empty=True, storms=())
    for seat, home in enumerate(HOMES):
        station(game, seat, home, factory=1)
        game.player(seat).deck = []
    return game


def turn(game: Game, seat: int, kind: OrderKind, *answers: tuple[Any, ...], others: str = "pass") -> Played:
    """An order in 10A, resolved."""
    stack(game, "10A", (seat, kind))
    resolve = [] if kind == "strategize" else [("resolve", "yes")]
    return play(operations.turn(game, seat), *resolve, *answers, others=others)


# --- orders and stacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-STACK-05", "FS-STACK-06", "FS-INFO-01")
def test_a_covered_token_is_seen_by_its_owner_again_when_it_lies_on_top(game: Game) -> None:
    stack(game, "10A", (0, "advance"), (1, "deploy"))

    def seen(seat: int | None) -> list[str | None]:
        systems = {one.id: one for one in make_view.see(game.state, seat).systems}
        return [order.kind for order in systems["10A"].orders]

    assert [seen(0), seen(1), seen(None)] == [[None, None], [None, "deploy"], [None, None]]
    game.system("10A").orders.pop()
    assert [seen(0), seen(1)] == [["advance"], [None]]


@pytest.mark.rule("FS-OPS-04", "FS-ADV-02", "FS-UPG-07")
def test_an_advance_that_moves_nobody_is_resolved_with_its_upgrades(game: Game) -> None:
    own(game, 0, "crusade")
    turn(game, 0, "advance", ("order_revealed", "upgrade:crusade"))
    assert game.player(0).assets["reinforcement"] == 1 and game.player(0).orders.count("advance") == 2


# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-PATH-10", "FS-PATH-07", "FS-ADV-01")
@pytest.mark.parametrize(("ships", "gone"), [(1, False), (2, True)])
def test_a_void_that_the_ships_have_left_carries_no_path(game: Game, ships: int, gone: bool) -> None:
    station(game, 0, "5A-SW", scout=1)
    station(game, 0, "5A-NE", strike_cruiser=ships)
    station(game, 0, "10A-NE", scout=1)
    stack(game, "5A", (0, "advance"))
    moves: list[tuple[str, Any]] = [("advance_from", "10A"), ("move_to", "5A-SE")]
    if ships > 1:
        moves += [("move_units", {"5A-NE:strike_cruiser": 1}), ("move_to", "done")]
    moves += [("move_to", "5A-NW")]
    play(operations.turn(game, 0), ("resolve", "yes"), *moves, others="random")
    assert (there(game, 0, "10A-NE") == {}) == gone


@pytest.mark.rule("FS-ADV-10")
def test_ships_that_have_contested_a_void_leave_no_world_to_contest(game: Game) -> None:
    station(game, 0, "10A-SE", scout=1)
    station(game, 0, "1A-NW", strike_cruiser=1)
    station(game, 1, "10A-NW", iconoclast_destroyer=1)
    station(game, 1, "10A-SW", cultist=1)
    with pytest.raises(IllegalAnswer) as refused:
        turn(game, 0, "advance", ("advance_from", "1A"), ("move_to", "10A-NW"), ("move_to", "10A-SW"))
    assert refused.value.rule == "FS-ADV-10"


@pytest.mark.rule("FS-ADV-13", "FS-ADV-15", "FS-CAP-07")
def test_five_attack_a_small_world_and_the_capacity_counts_after_the_combat(game: Game) -> None:
    station(game, 0, "10A-SE", scout=4, land_raider=1)
    station(game, 1, "10A-SW", cultist=1)
    dice(game, *[MORALE] * 8)
    five = {"10A-SE:scout": 4, "10A-SE:land_raider": 1}
    turn(game, 0, "advance", ("move_to", "10A-SW"), ("move_units", five), ("destroy_excess", {"scout": 3}))
    assert there(game, 0, "10A-SW") == {"scout": 1, "land_raider": 1}


# --- retreats --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-RETREAT-04", "FS-RETREAT-06", "FS-RETREAT-14")
def test_attackers_from_two_worlds_go_back_to_one_and_the_excess_is_destroyed_at_once(game: Game) -> None:
    station(game, 0, "10A-SW", scout=2)
    station(game, 0, "10A-SE", scout=3)
    station(game, 1, "10A-NE", helbrute=1, cultist=2)
    dice(game, SHIELD, SHIELD, SHIELD, *[MORALE] * 8)
    three = {"10A-SE:scout": 2, "10A-SW:scout": 1}
    turn(game, 0, "advance", ("move_to", "10A-NE"), ("move_units", three), ("retreat_to", "10A-SW"))
    assert there(game, 0, "10A-SW") == {"scout": 2} and there(game, 0, "10A-SE") == {"scout": 1}


@pytest.mark.rule("FS-RETREAT-02", "FS-RETREAT-14")
def test_attackers_do_not_go_back_over_a_world_that_they_have_left(game: Game) -> None:
    station(game, 0, "10A-SW", scout=1)
    station(game, 0, "10A-SE", scout=1)
    station(game, 1, "10A-NE", helbrute=2)
    dice(game, SHIELD, SHIELD, *[MORALE] * 8)
    turn(game, 0, "advance", ("move_to", "10A-NE"), ("move_units", {"10A-SE:scout": 1, "10A-SW:scout": 1}))
    assert there(game, 0, "10A-SE") == {"scout": 2} and there(game, 0, "10A-SW") == {}


@pytest.mark.rule("FS-RETREAT-16", "FS-RETREAT-07")
def test_a_full_friendly_world_comes_before_an_uncontrolled_one(game: Game) -> None:
    """D-12"""
    station(game, 0, "1A-SW", scout=4)
    station(game, 1, "10A-SW", cultist=2)
    station(game, 1, "10A-SE", helbrute=3, cultist=1)
    dice(game, *[MORALE] * 4, SHIELD, SHIELD)
    move = [("advance_from", "1A"), ("move_to", "10A-SW"), ("move_units", {"1A-SW:scout": 4})]
    turn(game, 0, "advance", *move, others="random")
    assert sum(there(game, 1, "10A-SE").values()) == 4 and there(game, 1, "10A-NE") == {}


@pytest.mark.rule("FS-RETREAT-16", "FS-RETREAT-02")
def test_a_friendly_world_out_of_reach_opens_the_uncontrolled_ones(game: Game) -> None:
    station(game, 0, "1A-SW", scout=4)
    station(game, 1, "10A-SW", cultist=1)
    station(game, 1, "10A-NE", cultist=1)
    dice(game, *[MORALE] * 4, SHIELD)
    turn(game, 0, "advance", ("advance_from", "1A"), ("move_to", "10A-SW"), ("move_units", {"1A-SW:scout": 4}))
    assert there(game, 1, "10A-SE") == {"cultist": 1} and there(game, 1, "10A-NE") == {"cultist": 1}


# --- combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-COMBAT-03", "FS-COMBAT-25", "FS-RETREAT-01", "FS-CITY-01")
def test_routed_defenders_beside_a_city_lose_at_once_and_the_city_raises_the_level(game: Game) -> None:
    station(game, 0, "10A-SE", scout=1)
    for unit in station(game, 1, "10A-SW", helbrute=2):
        unit.routed = True
    station(game, 1, "10A-SW", city=1)
    station(game, 1, "1A-SW", cultist=1)
    played = turn(game, 0, "advance", ("move_to", "10A-SW"))
    assert "suffer" not in kinds(played) and "forbidden_stars-rolls" not in said(game)
    assert there(game, 1, "1A-SW") == {"cultist": 1, "helbrute": 2} and structures.command_level(game, 0) == 1


@pytest.mark.rule("FS-REINF-03", "FS-COMBAT-24", "FS-ROUT-09")
def test_a_lone_bastion_takes_no_reinforcements_and_wins_by_its_morale(game: Game) -> None:
    game.player(1).assets["reinforcement"] = 3
    station(game, 0, "10A-SE", scout=1)
    station(game, 1, "10A-SW", bastion=1)
    dice(game, SHIELD, SHIELD, SHIELD)
    played = turn(game, 0, "advance", ("move_to", "10A-SW"))
    assert "reinforce" not in kinds(played)
    assert game.player(1).assets["reinforcement"] == 3 and game.area("10A-SE").units[0] == [Unit("scout", routed=True)]


@pytest.mark.rule("FS-EVENT-09", "FS-COMBAT-20", "FS-COMBAT-25")
def test_farsight_empties_the_combat_and_the_city_stays_with_the_defender(game: Game) -> None:
    scheme(game, 3, "farsight")
    station(game, 3, "10A-SE", aspect_warrior=2)
    station(game, 1, "10A-SW", cultist=1, city=1)
    dice(game, *[BOLTER] * 5)
    move = [("move_to", "10A-SW"), ("move_units", {"10A-SE:aspect_warrior": 2})]
    turn(game, 3, "advance", *move, ("damage_starts", 3, "scheme:farsight"))
    assert there(game, 3, HOMES[3]) == {"aspect_warrior": 2} and there(game, 1, "10A-SW") == {}
    assert game.area("10A-SW").structures[0].owner == 1


# --- orbital strikes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-ORBIT-09", "FS-DMG-04")
def test_a_strike_hits_routed_units_only_after_all_others(game: Game) -> None:
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 1, "10A-NE", cultist=1, helbrute=1)[1].routed = True
    dice(game, BOLTER, BOLTER, SHIELD, SHIELD)
    played = turn(game, 0, "advance", STRIKE)
    assert there(game, 1, "10A-NE") == {"helbrute": 1} and "suffer" not in kinds(played)


@pytest.mark.rule("FS-ORBIT-17", "FS-ORBIT-08", "FS-RETREAT-15")
def test_a_marine_of_the_drop_pods_comes_before_the_damage_and_suffers_none_of_it(game: Game) -> None:
    own(game, 0, "drop_pods")
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 1, "10A-NE", helbrute=1)
    dice(game, SHIELD, SHIELD, BOLTER, BOLTER, SHIELD, SHIELD, *[MORALE] * 3)
    turn(game, 0, "advance", STRIKE, ("strike_cards", ["drop_pods"]), ("ability", "yes"))
    told = said(game)
    assert told.index("forbidden_stars-strike-damage") < told.index("forbidden_stars-combat-begins")
    assert there(game, 0, "10A-NE") == {} and game.area("10A-NE").units[1] == [Unit("helbrute")]


@pytest.mark.rule("FS-SPEND-05", "FS-FREE-03", "FS-LIMIT-01")
def test_without_a_marine_in_the_supply_the_drop_pods_ask_for_no_dice(game: Game) -> None:
    own(game, 0, "drop_pods")
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 0, "2B-SE", space_marine=UNITS["space_marine"].supply)
    station(game, 1, "10A-NE", helbrute=1)
    dice(game, SHIELD, SHIELD, SHIELD, SHIELD)
    played = turn(game, 0, "advance", STRIKE, ("strike_cards", ["drop_pods"]), others="random")
    assert "spend_dice" not in kinds(played) and there(game, 0, "10A-NE") == {}


@pytest.mark.rule("FS-ELIM-01", "FS-ELIM-02", "FS-FIRST-03")
def test_who_loses_the_last_world_to_a_strike_leaves_stacks_ships_and_the_first_players_token(game: Game) -> None:
    game.area(HOMES[1]).structures, game.state.first = [], 1
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 1, "10A-NE", cultist=1)
    station(game, 1, "5A-NE", iconoclast_destroyer=1)
    stack(game, "5A", (0, "deploy"), (1, "advance"), (1, "deploy"))
    dice(game, *[BOLTER] * 4)
    turn(game, 0, "advance", STRIKE)
    assert game.player(1).out and there(game, 1, "5A-NE") == {} and game.state.first == 2
    assert [order.seat for order in game.system("5A").orders] == [0] and game.state.phase == "operations"


# --- purchases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-DEPLOY-09", "FS-DEPLOY-10", "FS-DEPLOY-12")
def test_a_structure_is_placed_on_a_world_that_a_unit_of_the_same_order_has_settled(game: Game) -> None:
    game.player(0).materiel = 14
    station(game, 0, "10A-SE", factory=1)
    units = [("buy_unit", purchase.Buy("scout").id), ("place", "10A-NE"), ("buy_unit", "done")]
    turn(game, 0, "deploy", *units, ("buy_structure", purchase.Buy("city").id))
    assert [one.kind for one in game.area("10A-NE").structures] == ["city"]


@pytest.mark.rule("FS-CACHE-01", "FS-CACHE-03", "FS-EVENT-05")
def test_a_city_is_paid_by_a_cache_token_and_the_warboss_alone(game: Game) -> None:
    scheme(game, 2, "warboss")
    game.player(2).assets.update(reinforcement=1, cache=1)
    game.player(2).materiel = 0
    station(game, 2, "10A-SE", ork_boyz=1)
    turn(game, 2, "deploy", ("buy_structure", purchase.Buy("city", cache=True, rebate=True).id))
    assert [one.kind for one in game.area("10A-SE").structures] == ["city"]
    assert game.player(2).scheme is None and game.player(2).assets == {"forge": 0, "cache": 0, "reinforcement": 1}


# --- refresh ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-REFRESH-01", "FS-REFRESH-02", "FS-WIN-01", "FS-AREA-04")
def test_a_structure_collects_and_the_winning_token_ends_the_game_before_materiel(game: Game) -> None:
    game.player(0).collected, game.player(0).materiel = 3, 0
    game.area(HOMES[0]).objective = 0
    game.state.phase, game.state.step = "refresh", "start"
    play(refresh.step(game))
    assert game.state.winners == [0] and game.player(0).materiel == 0


@pytest.mark.rule("FS-CAP-07", "FS-REFRESH-13")
def test_free_units_over_the_capacity_stay_until_the_end_of_the_phase(game: Game) -> None:
    station(game, 2, "10A-SW", ork_boyz=2)
    game.state.phase, game.state.step, game.state.queue = "refresh", "events", [2]
    game.player(2).orders.remove("strategize")
    game.player(2).eventful, game.player(2).events = ["strategize"], ["letz_get_fightin"]
    play(refresh.step(game), ("place_unit", "10A-SW"), others="random")
    assert there(game, 2, "10A-SW") == {"ork_boyz": 3}
    play(refresh.step(game))
    assert there(game, 2, "10A-SW") == {"ork_boyz": 2} and game.state.phase == "planning"
