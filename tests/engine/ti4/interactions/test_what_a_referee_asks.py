"""What a referee is asked most: guns, shields and landings, who holds what afterwards, limits, votes and ties."""

from __future__ import annotations

import pytest

from engine.ti4.actions import invasion, tactical
from engine.ti4.galaxy import capacity, units
from engine.ti4.play import Game
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, EMPTY, FOE, HIT, MISS, act, duel, faces, fight, invade, siege
from tests.engine.ti4.interactions.rounds import council, decided, play_on, voted
from tests.engine.ti4.phases.test_status_phase import at, steps
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, ships
from tests.engine.ti4.skies import choices, row

SOL = ("sol", "hacan", "letnev")
FIRE = ("space_cannon", FOE, "yes")


def holder(game: Game, planet: str = "starpoint") -> int | None:
    return game.state.planets[planet].owner


def there(game: Game, seat: int, planet: str = "starpoint") -> dict[str, int]:
    """Units of a seat on a planet."""
    types = ("infantry", "pds", "space_dock")
    found = {type: units.count(game, seat, type, planet) for type in types}
    return {type: number for type, number in found.items() if number}


# --- shields, guns and landings --------------------------------------------------------------------------------------


@pytest.mark.rule("TI-BOMBARD-07", "TI-BOMBARD-08")
def test_under_a_war_sun_the_dreadnoughts_bombard_a_shielded_planet_too() -> None:
    """The shield of the PDS is gone for every ship of the fleet, not for the war sun alone."""
    game = siege(SOL, {"dreadnought": 1}, {"pds": 1, "infantry": 4}, *[HIT] * 4)
    game.player(ACTIVE).units["war_sun"] = "war_sun"
    fleet(game, ACTIVE, "27", war_sun=1)
    invade(game, ("bombard", "starpoint"))
    assert there(game, FOE) == {"pds": 1}


@pytest.mark.rule("TI-BOMBARD-08")
def test_without_one_the_shield_holds_and_nobody_is_asked_to_bombard() -> None:
    game = siege(SOL, {"dreadnought": 2}, {"pds": 1, "infantry": 1})
    assert "bombard" not in kinds(invade(game)) and there(game, FOE) == {"pds": 1, "infantry": 1}


@pytest.mark.rule("TI-SPACECANNONDEF-01", "TI-INVASION-12", "TI-INVASION-13")
@pytest.mark.parametrize(("die", "owner"), [(HIT, FOE), (MISS, ACTIVE)])
def test_a_lone_pds_keeps_the_planet_only_by_shooting_all_who_land(die: int, owner: int) -> None:
    """No ground force is left to defend: is the planet lost at once? After the gun has fired; and then it is gone."""
    game = siege(SOL, {"carrier": 1, "infantry": 1}, {"pds": 1}, die)
    invade(game, ("land", {"starpoint": 1}), FIRE)
    assert holder(game) == owner and there(game, FOE) == ({"pds": 1} if owner == FOE else {})


@pytest.mark.rule("TI-GROUNDCOMBAT-07", "TI-CONTROL-06", "TI-INVASION-14")
def test_where_both_sides_die_the_dock_stays_with_the_planets_owner() -> None:
    game = siege(SOL, {"carrier": 1, "infantry": 1}, {"space_dock": 1, "infantry": 1}, HIT, HIT)
    invade(game, ("land", {"starpoint": 1}))
    assert holder(game) == FOE and there(game, FOE) == {"space_dock": 1} and there(game, ACTIVE) == {}


@pytest.mark.rule("TI-CONTROL-01", "TI-INVASION-13")
def test_a_conquered_planet_comes_exhausted_and_without_the_dock_that_stood_there() -> None:
    game = siege(SOL, {"carrier": 1, "infantry": 2}, {"space_dock": 1, "infantry": 1}, HIT, HIT, MISS)
    invade(game, ("land", {"starpoint": 2}))
    assert holder(game) == ACTIVE and game.state.planets["starpoint"].exhausted
    assert there(game, ACTIVE) == {"infantry": 2} and there(game, FOE) == {}


@pytest.mark.rule("TI-BOMBARD-10", "TI-BOMBARD-09", "TI-SPACECANNONDEF-06")
def test_bombardment_that_leaves_nobody_hurts_no_structure_and_who_lands_unopposed_rolls_nothing() -> None:
    game = siege(SOL, {"dreadnought": 2, "carrier": 1, "infantry": 1}, {"space_dock": 1, "infantry": 1}, HIT, HIT)
    invade(game, ("bombard", "starpoint"), ("land", {"starpoint": 1}))
    assert holder(game) == ACTIVE and faces(game) == [] and there(game, FOE) == {}


# --- space combat ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-CAPACITY-06", "TI-SPACECOMBAT-15")
def test_the_winner_without_its_carrier_loses_its_landing_party() -> None:
    game, battle = duel(SOL, {"carrier": 1, "destroyer": 1, "infantry": 2}, {"cruiser": 1}, MISS, MISS, HIT, HIT, HIT)
    fight(game, battle, ("losses", ACTIVE, {"carrier": 1}))
    assert battle.winner == ACTIVE and game.state.systems[EMPTY].space[ACTIVE].units == {"destroyer": 1}


@pytest.mark.rule("TI-RETREAT-03", "TI-RETREAT-01")
def test_where_the_defender_has_announced_its_retreat_the_attacker_stays() -> None:
    game, battle = duel(SOL, {"cruiser": 1}, {"cruiser": 1}, MISS, MISS)
    own(game, FOE, "arnor")
    fleet(game, ACTIVE, "30", destroyer=1)
    asked = fight(game, battle, ("retreat", FOE, "yes"))
    assert [seats for kind, seats in asked.asked if kind == "retreat"] == [(FOE,)] and battle.winner == ACTIVE


@pytest.mark.rule("TI-SUSTAIN-07", "TI-RETREAT-05")
def test_hits_of_a_barrage_beyond_the_fighters_touch_no_other_ship() -> None:
    game, battle = duel(SOL, {"destroyer": 2}, {"dreadnought": 1, "fighter": 1}, *[HIT] * 4, MISS, MISS, MISS)
    own(game, FOE, "arnor")
    fight(game, battle, ("retreat", FOE, "yes"))
    force = game.state.systems["36"].space[FOE]
    assert force.units == {"dreadnought": 1} and not force.damaged


@pytest.mark.rule("TI-SUSTAIN-05", "TI-SUSTAIN-04", "TI-STATUSPHASE-14")
def test_a_damaged_dreadnought_stays_damaged_when_it_becomes_a_better_one() -> None:
    game = row(36, 46, 30, factions=SOL)
    fleet(game, ACTIVE, EMPTY, damaged={"dreadnought": 1}, dreadnought=1)
    learn(game, ACTIVE, "dreadnought_2")
    force = game.state.systems[EMPTY].space[ACTIVE]
    assert force.units == {"dreadnought": 1} and force.damaged == {"dreadnought": 1}


@pytest.mark.rule("TI-RETREAT-07", "TI-RETREAT-08", "TI-CONTROL-06")
@pytest.mark.parametrize("foreign", [False, True])
def test_a_planet_without_units_is_a_haven_unless_a_strangers_ship_is_above_it(foreign: bool) -> None:
    game, battle = duel(SOL, {"cruiser": 1}, {"cruiser": 1}, MISS, MISS, HIT, MISS)
    own(game, FOE, "arnor")
    if foreign:
        fleet(game, 2, "36", fighter=1)
    asked = fight(game, battle, *([] if foreign else [("retreat", FOE, "yes")]))
    assert ("retreat" in kinds(asked)) != foreign


# --- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-FLEETPOOL-01", "TI-CAPACITY-03")
def test_neither_fighters_nor_infantry_aboard_count_for_the_fleet_pool() -> None:
    game = row(36, 46, 30, factions=SOL)
    game.player(ACTIVE).fleet = 1
    fleet(game, ACTIVE, EMPTY, carrier=1, fighter=2, infantry=2)
    assert capacity.fleet_size(game, ACTIVE, EMPTY) == 1 and capacity.overload(game, ACTIVE, EMPTY) == (0, 0)


@pytest.mark.rule("TI-MOVEMENT-04", "TI-TACTICAL-02")
def test_ships_of_a_system_with_an_own_token_stay_whatever_they_should_carry() -> None:
    game = row(46, 27, 36, factions=SOL)
    fleet(game, ACTIVE, "46", carrier=1, infantry=2)
    game.state.systems["46"].tokens = [ACTIVE]
    assert "move" not in kinds(act(game, "27")) and ships(game, ACTIVE, "46") == {"carrier": 1}


@pytest.mark.rule("TI-ACTIONCARD-02", "TI-STATUSPHASE-07")
def test_of_seven_cards_and_a_drawn_one_seven_are_kept_of_choice() -> None:
    game = at("draw")
    hold(game, 0, "salvage", "bunker", "intercept", "parley", "lucky_shot", "disable", "courageous_to_the_end")
    steps(game, ("discard_cards", 0, ["salvage"]))
    hand = game.player(0).action_cards
    assert len(hand) == 7 and game.state.action_discard[-1:] == ["salvage"]


@pytest.mark.rule("TI-STATUSPHASE-09", "TI-STATUSPHASE-10")
def test_with_one_token_in_reinforcements_one_is_gained() -> None:
    game = at("gain_tokens")
    player = game.player(0)
    player.tactic, player.fleet, player.strategy = 5, 5, 5
    assert game.reserve(0) == 1
    steps(game)
    assert player.tactic + player.fleet + player.strategy == 16 and game.reserve(0) == 0


# --- Mecatol Rex -----------------------------------------------------------------------------------------------------


def at_mecatol(goods: int) -> Game:
    """Ships with infantry above Mecatol Rex, and trade goods alone to pay with."""
    game = row(18, 46, factions=SOL)
    game.state.active_system = "18"
    for planet in game.state.planets.values():
        planet.exhausted = True
    game.player(ACTIVE).trade_goods = goods
    fleet(game, ACTIVE, "18", carrier=1, infantry=1)
    return game


@pytest.mark.rule("TI-CUSTODIANS-02", "TI-CUSTODIANS-03", "TI-CUSTODIANS-06", "TI-VICTORY-04")
@pytest.mark.parametrize(("goods", "asked"), [(5, False), (6, True)])
def test_trade_goods_buy_the_custodians_off_and_five_are_too_few(goods: int, asked: bool) -> None:
    game = at_mecatol(goods)
    played = play(invasion.invade(game, ACTIVE, "18"), *([("custodians", "yes")] if asked else []), others="random")
    assert ("custodians" in kinds(played)) == asked
    assert (holder(game, "mecatol_rex"), game.player(ACTIVE).points) == ((ACTIVE, 1) if asked else (None, 0))


# --- votes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-AGENDAPHASE-08", "TI-VOTE-04", "TI-VOTE-14")
def test_planets_that_voted_first_are_still_exhausted_for_the_second_agenda() -> None:
    game = council("mutiny", "economic_equality")
    play_on(game, *voted(2, "for"), until=decided)
    assert game.state.planets["wren_terra"].exhausted
    second = play_on(game, ("decide_outcome", 0, "for"), until=lambda state: state.step.startswith("ready"))
    assert ("vote", (2,)) not in second and ("vote", (1,)) in second


@pytest.mark.rule("TI-VOTE-01", "TI-VOTE-13", "TI-AGENDAPHASE-05")
def test_between_two_outcomes_with_as_many_votes_the_speaker_decides_and_goods_buy_no_vote() -> None:
    game = council("mutiny")
    game.player(0).trade_goods = 9
    mine, theirs = voted(0, "against"), voted(1, "for", "hercant", "kamdorn")
    asked = play_on(game, *theirs, *mine, ("decide_outcome", 0, "against"), until=decided)
    assert ("decide_outcome", (0,)) in asked and game.player(0).trade_goods == 9


# --- production ------------------------------------------------------------------------------------------------------


def besieged(*results: int) -> Game:
    """A cruiser of seat 1 above the dock of seat 0 at starpoint; two cruisers of seat 0 next door, and goods to pay."""
    game = row(46, 27, 36, factions=SOL)
    own(game, ACTIVE, "starpoint")
    fleet(game, ACTIVE, "starpoint", space_dock=1, infantry=1)
    fleet(game, FOE, "27", cruiser=1)
    fleet(game, ACTIVE, "46", cruiser=2)
    game.player(ACTIVE).trade_goods = 6
    dice(game, *results)
    return game


BREAK_THROUGH = (("move", "46:cruiser"), ("move_number", 2))


@pytest.mark.rule("TI-BLOCKADE-01", "TI-BLOCKADE-02", "TI-BLOCKADE-03", "TI-TACTICAL-08")
@pytest.mark.parametrize(("moves", "ships_too"), [(BREAK_THROUGH, True), ((("move", "done"),), False)])
def test_who_breaks_a_blockade_builds_ships_in_the_same_action(
    moves: tuple[tuple[str, object]], ships_too: bool
) -> None:
    game = besieged(HIT, HIT, MISS)
    asked = play(tactical.tactical_action(game, ACTIVE), ("activate", ACTIVE, "27"), *moves, others="stop").open
    assert asked is not None and asked.kind == "produce"
    assert ("cruiser" in choices(asked)) == ships_too and "infantry" in choices(asked)
