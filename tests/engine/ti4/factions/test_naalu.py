"""The Naalu Collective."""

from __future__ import annotations

import pytest

from engine.ti4.actions import invasion, tactical
from engine.ti4.combat.space_cannon import space_cannon_defense
from engine.ti4.economy import technology
from engine.ti4.galaxy import capacity, movement, units
from engine.ti4.phases import order, status_phase, strategy_phase
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import activated, choices, row

NAALU, FOE, OTHER = 0, 1, 2
NEBULA, RIFT, SUPERNOVA, ROCKS = "42", "41", "43", "44"
NEAR, HERE, FAR = "46", "47", "49"


def sky(*tiles: int) -> Game:
    """These tiles in a row; nobody has units."""
    return row(*tiles, factions=("naalu", "hacan", "letnev"))


# --- Telepathic ------------------------------------------------------------------------------------------------------


def ending(game: Game, *answers) -> Game:
    """The strategy phase comes to its end; the Naalu hold the highest card."""
    game.player(NAALU).strategy_cards, game.player(FOE).strategy_cards = ["imperial"], ["leadership"]
    game.state.phase, game.state.turn = "strategy", None
    play(strategy_phase.finish(game), *answers, others="pass")
    return game


@pytest.mark.rule("TI-ABILITY-05", "TI-INITIATIVE-02", "TI-INITIATIVE-03")
def test_the_naalu_come_first_in_the_round() -> None:
    game = ending(table("naalu"))
    assert order.initiative_order(game) == [NAALU, FOE, OTHER] and game.state.turn == NAALU
    assert order.initiative(game.state, NAALU) == 0 and "ti4-zero-taken" in said(game)


def test_the_token_stays_with_them_when_their_card_goes_and_until_the_next_round() -> None:
    game = ending(table("naalu"))
    game.player(NAALU).strategy_cards = ["technology"]
    assert order.initiative_order(game)[0] == NAALU
    play(strategy_phase.start(game), others="pass")
    assert game.state.zero is None


def test_without_the_ability_or_without_a_card_the_token_stays_where_it_is() -> None:
    game = table("naalu")
    game.player(NAALU).strategy_cards.clear()
    open_window(game, Moment("end_of_strategy_phase"))
    assert game.state.zero is None
    game = table("sol")
    open_window(game, Moment("end_of_strategy_phase"))
    assert game.state.zero is None


# --- Gift of Prescience ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04", "TI-PROMISSORY-08")
def test_the_gift_makes_its_holder_first_for_the_round() -> None:
    game = table("naalu")
    note = hand_note(game, OTHER)
    ending(game, ("end_of_strategy_phase", OTHER, f"note:{note}"))
    assert order.initiative_order(game) == [OTHER, FOE, NAALU]
    assert game.player(OTHER).notes_in_play == [note] and note not in game.player(NAALU).notes
    play(status_phase.finish(game), others="pass")
    assert game.player(OTHER).notes_in_play == [] and note in game.player(NAALU).notes


@pytest.mark.rule("TI-PROMISSORY-03")
def test_the_gift_is_for_the_end_of_the_strategy_phase_and_for_others_with_a_card() -> None:
    game = table("naalu")
    note, end = hand_note(game, FOE), Moment("end_of_strategy_phase")
    assert usable(game, FOE, end) == [f"note:{note}"] and usable(game, OTHER, end) == []
    assert usable(game, FOE, Moment("start_of_strategy_phase")) == []
    game.player(FOE).strategy_cards.clear()
    assert usable(game, FOE, end) == []
    hand_note(game, NAALU)
    assert usable(game, NAALU, end) == []


# --- Foresight -------------------------------------------------------------------------------------------------------


def surprised(*tiles: int, **ships: int) -> tuple[Game, Moment]:
    """Ships of the Naalu in a system into which a foe has just moved."""
    game = sky(*(tiles or (46, 47, 49)))
    game.state.turn = FOE
    fleet(game, NAALU, HERE, **(ships or {"cruiser": 1}))
    fleet(game, FOE, activated(game, HERE, FOE), cruiser=2)
    return game, Moment("after_move_ships", actor=FOE, system=HERE)


USE = ("after_move_ships", NAALU, "faction:foresight")


def test_foresight_asks_where_the_ships_go() -> None:
    game, moved = surprised(cruiser=1)
    asked = open_window(game, moved, USE, others="stop").open
    assert asked is not None and asked.about.key == "ti4-ask-way-out"


@pytest.mark.rule("TI-ABILITY-14")
def test_foresight_moves_all_ships_away_with_a_strategy_token() -> None:
    game, moved = surprised(carrier=1, cruiser=1, fighter=2, infantry=2)
    units.damage(game, NAALU, "cruiser", HERE)
    open_window(game, moved, USE, ("target", NEAR))
    force = game.state.systems[NEAR].space[NAALU]
    assert force.units == {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2} and force.damaged == {"cruiser": 1}
    assert game.player(NAALU).strategy == 1 and game.state.systems[NEAR].tokens == [NAALU]
    assert game.ships(NAALU, HERE) == {} and "ti4-foreseen" in said(game)


@pytest.mark.rule("TI-RIFT-03", "TI-DOUBT-63", "TI-RIFT-04")
def test_cargo_does_not_roll_when_foresight_leads_out_of_a_rift_but_shares_the_fate_of_its_ship() -> None:
    game = sky(46, 41, 49)
    game.state.turn = FOE
    fleet(game, NAALU, "41", carrier=2, fighter=3, infantry=2)
    fleet(game, FOE, activated(game, "41", FOE), cruiser=2)
    dice(game, 1, 9)
    aboard = ("rift_cargo", {"fighter": 1, "infantry": 2})
    open_window(game, Moment("after_move_ships", actor=FOE, system="41"), USE, ("target", "46"), aboard)
    assert game.state.systems["46"].space[NAALU].units == {"carrier": 1, "fighter": 2}
    assert said(game).count("ti4-rift-roll") == 2


def test_foresight_answers_a_movement_and_so_there_is_no_combat() -> None:
    game, _ = surprised()
    units.remove(game, FOE, "cruiser", 2, HERE)
    fleet(game, FOE, FAR, cruiser=2)
    game.state.systems[HERE].tokens.clear()
    answers = [("activate", HERE), ("move", f"{FAR}:cruiser"), ("move_number", 2), USE]
    play(tactical.tactical_action(game, FOE), *answers, others="pass")
    assert game.ships(NAALU, NEAR) == {"cruiser": 1} and "ti4-space-combat" not in said(game)


def test_a_token_that_lies_there_already_sends_the_other_one_home() -> None:
    game, moved = surprised()
    game.state.systems[NEAR].tokens.append(NAALU)
    before = game.reserve(NAALU)
    open_window(game, moved, USE, ("target", NEAR))
    assert game.state.systems[NEAR].tokens == [NAALU] and game.reserve(NAALU) == before + 1


def targets(*tiles: int, learned: tuple[str, ...] = ()) -> list[str]:
    game, moved = surprised(*tiles)
    learn(game, NAALU, *learned)
    asked = open_window(game, moved, USE, others="stop").open
    return choices(asked, NAALU) if asked else [next(id for id in game.state.systems if game.ships(NAALU, id))]


@pytest.mark.rule("TI-NEBULA-01", "TI-SUPERNOVA-01", "TI-ASTEROID-01")
def test_foresight_leads_into_no_nebula_or_supernova_and_only_with_deflectors_into_asteroids() -> None:
    assert targets(46, 47, 42) == [NEAR] and targets(46, 47, 43) == [NEAR] and targets(46, 47, 44) == [NEAR]
    assert targets(46, 47, 44, learned=("antimass_deflectors",)) == [NEAR, ROCKS]


def test_foresight_needs_a_token_ships_and_a_free_neighbor() -> None:
    game, moved = surprised()
    assert usable(game, NAALU, moved) == ["faction:foresight"]
    assert usable(game, OTHER, moved) == []
    assert usable(game, NAALU, Moment("after_move_ships", actor=NAALU, system=HERE)) == []
    assert usable(game, NAALU, Moment("after_move_ships", actor=FOE, system=FAR)) == []
    fleet(game, FOE, NEAR, destroyer=1)
    fleet(game, OTHER, FAR, fighter=1)
    assert usable(game, NAALU, moved) == []
    units.remove(game, OTHER, "fighter", 1, FAR)
    game.player(NAALU).strategy = 0
    assert usable(game, NAALU, moved) == []


@pytest.mark.rule("TI-TRANSPORT-01", "TI-TRANSPORT-02")
def test_ground_forces_of_the_planets_may_come_along_where_there_is_room() -> None:
    game = sky(46, 26, 49)
    game.state.turn = FOE
    fleet(game, NAALU, "26", carrier=1, infantry=1)
    fleet(game, NAALU, "lodor", infantry=5)
    fleet(game, FOE, activated(game, "26", FOE), cruiser=1)
    answers = [USE, ("target", "46"), ("foresight_load", {"lodor": 3})]
    open_window(game, Moment("after_move_ships", actor=FOE, system="26"), *answers)
    assert units.count(game, NAALU, "infantry", "46") == 4 and units.count(game, NAALU, "infantry", "lodor") == 2


@pytest.mark.rule("TI-CAPACITY-04", "TI-FLEETPOOL-06")
def test_limits_hold_where_the_ships_arrive() -> None:
    game, moved = surprised(cruiser=2, fighter=2)
    fleet(game, NAALU, NEAR, destroyer=2)
    open_window(game, moved, USE, ("target", NEAR), ("lose_ships", NAALU, "destroyer"))
    assert game.ships(NAALU, NEAR) == {"destroyer": 1, "cruiser": 2}


@pytest.mark.rule("TI-RIFT-03")
def test_ships_that_flee_a_gravity_rift_roll_for_it() -> None:
    game = sky(46, 41, 49)
    game.state.turn = FOE
    fleet(game, NAALU, RIFT, carrier=1, cruiser=2, infantry=2)
    fleet(game, FOE, activated(game, RIFT, FOE), cruiser=1)
    dice(game, 3, 4, 1)
    open_window(game, Moment("after_move_ships", actor=FOE, system=RIFT), USE, ("target", NEAR))
    assert game.state.systems[NEAR].space[NAALU].units == {"cruiser": 1} and NAALU not in game.state.systems[RIFT].space


def test_foresight_drives_a_lone_floating_factory_out_of_existence() -> None:
    game = row(46, 47, 49, factions=("naalu", "hacan", "saar"))
    game.state.turn = FOE
    fleet(game, NAALU, HERE, cruiser=1)
    fleet(game, FOE, activated(game, HERE, FOE), cruiser=2)
    fleet(game, OTHER, NEAR, space_dock=1)
    open_window(game, Moment("after_move_ships", actor=FOE, system=HERE), USE, ("target", NEAR))
    assert game.on_board(OTHER, "space_dock") == {}


# --- Matriarch -------------------------------------------------------------------------------------------------------


def above(defenders: int = 2, flagship: int = 1, **aboard: int) -> Game:
    """A fleet of the Naalu over Lodor, which a foe holds."""
    game = table("naalu")
    own(game, FOE, "lodor")
    fleet(game, FOE, "lodor", infantry=defenders)
    fleet(game, NAALU, "26", flagship=flagship, carrier=1, **aboard)
    game.state.active_system = "26"
    return game


def invade(game: Game, *answers, seat: int = NAALU, others: str = "pass"):
    return play(invasion.invade(game, seat, "26"), *answers, others=others)


LAND = ("land_ships", {"lodor": 3})


@pytest.mark.rule("TI-ABILITY-15", "TI-ABILITY-19", "TI-OPPONENT-01", "TI-INVASION-04")
def test_fighters_land_fight_and_fly_back() -> None:
    game = above(fighter=3, infantry=1)
    dice(game, 8, 8, 8, 8, 1, 1)
    invade(game, ("land", {"lodor": 1}), LAND)
    assert game.state.planets["lodor"].owner == NAALU and game.state.planets["lodor"].ground.keys() == {NAALU}
    assert game.state.planets["lodor"].ground[NAALU].units == {"infantry": 1}
    assert game.ships(NAALU, "26")["fighter"] == 3 and "ti4-taken-off" in said(game)


@pytest.mark.rule("TI-GROUNDCOMBAT-03")
def test_landed_fighters_can_take_the_hits() -> None:
    game = above(fighter=3, infantry=1)
    dice(game, 8, 8, 1, 1, 8, 1)
    invade(game, ("land", {"lodor": 1}), LAND, ("losses", NAALU, {"fighter": 1}))
    assert game.ships(NAALU, "26")["fighter"] == 2 and game.state.planets["lodor"].owner == NAALU


@pytest.mark.rule("TI-GROUNDCOMBAT-06", "TI-CONTROL-06", "TI-INVASION-13")
def test_fighters_alone_hold_no_planet_and_raze_nothing() -> None:
    game = above(fighter=3)
    fleet(game, FOE, "lodor", space_dock=1)
    dice(game, 8, 8, 1, 1, 1)
    invade(game, LAND)
    assert "ti4-ground-combat-draw" in said(game) and "ti4-ground-combat-won" not in said(game)
    assert game.state.planets["lodor"].owner == FOE and game.on_board(FOE, "space_dock") == {"lodor": 1}
    assert game.ships(NAALU, "26")["fighter"] == 3 and not game.on_board(FOE, "infantry")


@pytest.mark.rule("TI-SPACECANNONDEF-05")
def test_landed_fighters_can_be_hit_by_space_cannon_defense_and_fly_back_without_a_combat() -> None:
    game = above(defenders=0, fighter=3, infantry=1)
    fleet(game, FOE, "lodor", pds=1)
    dice(game, 10)
    answers = [("land", {"lodor": 1}), LAND, ("space_cannon", FOE, "yes"), ("losses", NAALU, {"fighter": 1})]
    invade(game, *answers)
    assert game.ships(NAALU, "26")["fighter"] == 2 and game.state.planets["lodor"].owner == NAALU


def test_space_cannon_defense_fires_at_fighters_alone() -> None:
    game = above(defenders=0)
    fleet(game, NAALU, "lodor", fighter=1)
    fleet(game, FOE, "lodor", pds=1)
    dice(game, 10)
    play(space_cannon_defense(game, NAALU, "lodor"), ("space_cannon", FOE, "yes"))
    assert NAALU not in game.state.planets["lodor"].ground


def test_parley_sends_fighters_back_too() -> None:
    game = above(fighter=3, infantry=1)
    hold(game, FOE, "parley")
    invade(game, ("land", {"lodor": 1}), LAND, ("after_commit_ground_forces", FOE, "card:parley"))
    assert game.state.planets["lodor"].ground.keys() == {FOE}
    assert game.state.systems["26"].space[NAALU].units == {"flagship": 1, "carrier": 1, "fighter": 3, "infantry": 1}


def test_fighters_land_only_with_the_matriarch_and_in_own_invasions() -> None:
    assert "land_ships" not in kinds(invade(above(flagship=0, fighter=3, infantry=1)))
    game = above(defenders=0, fighter=3)
    fleet(game, NAALU, "lodor", infantry=1)
    fleet(game, FOE, "26", flagship=1, fighter=2, infantry=1)
    asked = invade(game, ("land", {"lodor": 1}), seat=FOE)
    assert "land_ships" not in kinds(asked) and game.ships(NAALU, "26")["fighter"] == 3


# --- Hybrid Crystal Fighters -----------------------------------------------------------------------------------------


@pytest.mark.rule("TI-UPGRADE-02")
def test_hybrid_crystal_fighters_hit_harder_and_the_better_ones_fly_alone() -> None:
    game = sky(46, 47, 49)
    assert (game.card(NAALU, "fighter").combat.hits_on, game.card(NAALU, "fighter").move) == (8, 0)
    deck = technology.deck(game, NAALU)
    assert "hybrid_crystal_fighter_2" in deck and "fighter_2" not in deck
    fleet(game, NAALU, NEAR, fighter=4)
    assert play(movement.movement_step(game, NAALU, activated(game, FAR, NAALU)), others="stop").open is None
    learn(game, NAALU, "hybrid_crystal_fighter_2")
    assert (game.card(NAALU, "fighter").combat.hits_on, game.card(NAALU, "fighter").move) == (7, 2)
    answers = [("move", f"{NEAR}:fighter"), ("move_number", 4)]
    play(movement.movement_step(game, NAALU, FAR), *answers, others="pass")
    assert game.ships(NAALU, FAR) == {"fighter": 4}


@pytest.mark.rule("TI-FLEETPOOL-02", "TI-CAPACITY-04")
def test_two_of_them_share_a_slot_of_the_fleet_pool() -> None:
    game = sky(46, 47, 49)
    learn(game, NAALU, "hybrid_crystal_fighter_2")
    fleet(game, NAALU, NEAR, cruiser=1, fighter=5)
    assert capacity.fleet_size(game, NAALU, NEAR) == 4 > capacity.fleet_limit(game, NAALU)
    play(capacity.enforce_fleet(game, NAALU, NEAR), ("lose_ships", "fighter"))
    assert game.ships(NAALU, NEAR) == {"cruiser": 1, "fighter": 4}


# --- Neuroglaive -----------------------------------------------------------------------------------------------------


def glaive(fleet_pool: int = 3) -> tuple[Game, Moment]:
    game = sky(46, 47, 49)
    learn(game, NAALU, "neuroglaive")
    fleet(game, NAALU, HERE, cruiser=1)
    fleet(game, FOE, NEAR, cruiser=3)
    game.player(FOE).fleet = fleet_pool
    return game, Moment("after_activate_system", actor=FOE, system=HERE)


@pytest.mark.rule("TI-FLEETPOOL-03", "TI-ABILITY-05")
def test_neuroglaive_takes_a_fleet_token_and_the_fleets_shrink_at_once() -> None:
    game, activates = glaive()
    before = game.reserve(FOE)
    asked = open_window(game, activates)
    assert game.player(FOE).fleet == 2 and game.reserve(FOE) == before + 1
    assert said(game)[:2] == ["ti4-uses-technology", "ti4-token-lost"]
    assert game.ships(FOE, NEAR) == {"cruiser": 2} and "after_activate_system" not in kinds(asked)


def test_neuroglaive_comes_before_the_movement() -> None:
    game, _ = glaive()
    game.state.turn = FOE
    answers = [("activate", HERE), ("move", f"{NEAR}:cruiser"), ("move_number", 2)]
    play(tactical.tactical_action(game, FOE), *answers, others="pass")
    assert game.player(FOE).fleet == 2


def test_neuroglaive_spares_the_naalu_systems_without_their_ships_and_empty_pools() -> None:
    game, _ = glaive()
    open_window(game, Moment("after_activate_system", actor=FOE, system=FAR))
    open_window(game, Moment("after_activate_system", actor=NAALU, system=HERE))
    assert game.player(FOE).fleet == game.player(NAALU).fleet == 3
    units.remove(game, NAALU, "cruiser", 1, HERE)
    fleet(game, NAALU, HERE, infantry=1)
    open_window(game, Moment("after_activate_system", actor=FOE, system=HERE))
    assert game.player(FOE).fleet == 3
    game, activates = glaive(0)
    open_window(game, activates)
    assert game.player(FOE).fleet == 0 and "ti4-token-lost" not in said(game)
