"""Retreats: who comes along, what stops them, and what the ones who stay behind have won."""

from __future__ import annotations

import pytest

from engine.ti4.galaxy import units
from engine.ti4.play import Game
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, EMPTY, FOE, HIT, MISS, OTHER, act, duel, fight, pass_law
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, said, ships
from tests.engine.ti4.skies import combat, row

ROUND, DECLARED = "start_of_combat_round", "after_declare_retreat"
SOL = ("sol", "hacan", "letnev")
FLEE = (ROUND, FOE, "card:skilled_retreat")


def garrison(*results: int, **fleet_of_foe: int) -> Game:
    """Sol sends two cruisers and a carrier with two infantry against Hacan, who hold a planet at starpoint with two
    infantry and have another planet next door.
    """
    game = row(46, 27, 36, factions=SOL)
    own(game, FOE, "starpoint", "arnor")
    fleet(game, FOE, "27", **fleet_of_foe)
    fleet(game, FOE, "starpoint", infantry=2)
    fleet(game, ACTIVE, "46", cruiser=2, carrier=1, infantry=2)
    dice(game, *results)
    return game


COMING = (("move", "46:cruiser"), ("move_number", 2), ("move", "46:carrier"), ("load", {"46:infantry": 2}))


@pytest.mark.rule("TI-MOVEMENT-13", "TI-GOLDEN-02", "TI-TACTICAL-08")
def test_nothing_intercepts_a_skilled_retreat_and_nobody_has_won_but_the_planets_lie_open() -> None:
    """Skilled Retreat is no announced retreat: Intercept is not asked for, the combat is a draw, so the Shard of the
    Throne stays with whoever fled. Is the invasion off too? No, the attacker goes on to the planet.
    """
    game = garrison(HIT, HIT, HIT, MISS, MISS, cruiser=1)
    pass_law(game, "shard_of_the_throne", FOE)
    hold(game, FOE, "skilled_retreat")
    hold(game, ACTIVE, "intercept")
    units.remove(game, FOE, "infantry", 2, "starpoint")
    asked = act(game, "27", *COMING, FLEE, ("target", FOE, "36"), ("land", {"starpoint": 2}))
    assert DECLARED not in kinds(asked) and "ti4-combat-draw" in said(game)
    assert ships(game, FOE, "36") == {"cruiser": 1} and game.state.systems["36"].tokens == [FOE]
    assert game.state.planets["starpoint"].owner == ACTIVE and game.state.laws[0].owner == FOE


@pytest.mark.rule("TI-RETREAT-04", "TI-CAPACITY-06", "TI-CONTROL-07")
def test_troops_that_boarded_for_a_retreat_that_was_intercepted_die_with_the_ships_and_leave_the_planet_bare() -> None:
    """The garrison went aboard when the retreat was announced; the retreat is intercepted: are they back on the planet?
    No, they are in space, and are lost with the last ship; the planet is taken without a ground combat.
    """
    game = garrison(HIT, HIT, HIT, MISS, carrier=1)
    hold(game, ACTIVE, "intercept")
    boarding = (("retreat", FOE, "yes"), ("retreat_load", FOE, {"starpoint": 2}))
    answers = (*boarding, (DECLARED, ACTIVE, "card:intercept"), ("land", {"starpoint": 2}))
    act(game, "27", *COMING, *answers)
    assert game.state.planets["starpoint"].owner == ACTIVE and "ti4-ground-combat" not in said(game)
    assert FOE not in game.state.systems["27"].space


@pytest.mark.rule("TI-RETREAT-04", "TI-TRANSPORT-02", "TI-CAPACITY-06", "TI-DOUBT-06")
def test_a_carrier_lost_while_leaving_leaves_its_passengers_to_the_room_on_the_other_ships() -> None:
    """Two infantry and two fighters were to flee on the carrier, which is lost in the last exchange: what comes along?
    As many as a Cruiser II can hold, of the owner's choice; the others are lost.
    """
    game, battle = duel(SOL, {"cruiser": 1}, {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2}, HIT)
    learn(game, FOE, "cruiser_2")
    own(game, FOE, "arnor")
    losses = (("losses", FOE, {"carrier": 1}), ("lose_cargo", FOE, {"fighter": 2, "infantry": 1}))
    dice(game, HIT, *[MISS] * 4)
    fight(game, battle, ("retreat", FOE, "yes"), *losses)
    assert game.state.systems["36"].space[FOE].units == {"cruiser": 1, "infantry": 1}
    assert FOE not in game.state.systems[EMPTY].space


@pytest.mark.rule("TI-RETREAT-06", "TI-FLEETPOOL-01", "TI-UPGRADE-05")
def test_better_fighters_flee_by_themselves_and_count_against_the_fleet_pool_where_they_arrive() -> None:
    """A carrier with four places, six Fighter II: may all flee? They fly by themselves; the two without a place use the
    fleet pool there, and one too many for it is lost.
    """
    game, battle = duel(SOL, {"cruiser": 1}, {"carrier": 1, "fighter": 6}, *[MISS] * 8)
    learn(game, FOE, "fighter_2")
    game.player(FOE).fleet = 2
    own(game, FOE, "arnor")
    asked = fight(game, battle, ("retreat", FOE, "yes"), ("lose_ships", FOE, "fighter"))
    assert ships(game, FOE, "36") == {"carrier": 1, "fighter": 5}
    assert "lose_cargo" not in kinds(asked) and battle.winner == ACTIVE


@pytest.mark.rule("TI-RETREAT-11", "TI-FLEETPOOL-03", "TI-DOUBT-11")
def test_the_token_of_a_retreat_can_cost_a_ship_of_the_fleet_that_made_it() -> None:
    """No token in reinforcements and only the fleet pool filled: is the retreat free? No: the token comes from the
    fleet pool, and the fleet that has just arrived is one ship too large.
    """
    game, battle = duel(SOL, {"cruiser": 1}, {"cruiser": 2}, *[MISS] * 3)
    player = game.player(FOE)
    player.tactic, player.fleet, player.strategy = 0, 2, 0
    for system in list(game.state.systems)[:2]:
        game.state.systems[system].tokens += [FOE] * 7
    game.state.systems["36"].tokens = [other for other in game.state.systems["36"].tokens if other != FOE]
    game.state.systems["30"].tokens += [FOE] * (16 - 2 - tokens(game, FOE))
    own(game, FOE, "arnor")
    assert game.reserve(FOE) == 0
    fight(game, battle, ("retreat", FOE, "yes"))
    assert player.fleet == 1 and ships(game, FOE, "36") == {"cruiser": 1}
    assert game.state.systems["36"].tokens == [FOE]


def tokens(game: Game, seat: int) -> int:
    return sum(system.tokens.count(seat) for system in game.state.systems.values())


@pytest.mark.rule("TI-WORMHOLE-01", "TI-GOLDEN-03", "TI-RETREAT-06")
def test_under_a_travel_ban_only_the_ghosts_flee_through_wormholes_with_or_without_skill() -> None:
    """Enforced Travel Ban stops movement through alpha and beta wormholes: does that hold for a retreat and for Skilled
    Retreat? For both, and for everyone but the Ghosts of Creuss.
    """
    for faction, ways in (("hacan", ["36"]), ("creuss", ["36", "26", "40"])):
        game = row(36, 39, 47, 26, 48, 40, factions=("sol", faction, "letnev"))
        fleet(game, OTHER, "47", cruiser=1)
        pass_law(game, "enforced_travel_ban")
        hold(game, FOE, "skilled_retreat")
        fleet(game, ACTIVE, "39", cruiser=1)
        fleet(game, FOE, "39", cruiser=1)
        battle = combat(game, "39")
        steps = (FLEE, ("target", FOE, ways[-1])) if len(ways) > 1 else (FLEE,)
        fight(game, battle, *steps)
        assert ships(game, FOE, ways[-1]) == {"cruiser": 1}


@pytest.mark.rule("TI-SPACECOMBAT-15")
def test_mentak_that_flee_have_lost_and_still_find_something_to_salvage() -> None:
    """Salvage Operations after a retreat: the Mentak have lost, so they gain the trade good, but build no ship, and the
    winner's Salvage takes the commodities as from any loser.
    """
    game, battle = duel(("sol", "mentak", "letnev"), {"cruiser": 2}, {"carrier": 1, "cruiser": 1})
    learn(game, FOE, "salvage_operations")
    own(game, FOE, "arnor", "moll_primus")
    game.player(FOE).commodities = 2
    hold(game, ACTIVE, "salvage")
    dice(game, HIT, MISS, HIT, MISS)
    answers = (("retreat", FOE, "yes"), ("losses", FOE, {"cruiser": 1}), ("after_win_space_combat", "card:salvage"))
    asked = fight(game, battle, *answers)
    assert battle.winner == ACTIVE and ships(game, FOE, "36") == {"carrier": 1}
    assert (game.player(FOE).trade_goods, game.player(ACTIVE).trade_goods) == (1, 2)
    assert "salvage_ship" not in kinds(asked)


@pytest.mark.rule("TI-RETREAT-01", "TI-RETREAT-06", "TI-RETREAT-09")
def test_an_attacker_that_retreats_takes_its_landing_party_back_and_invades_nothing() -> None:
    """The attacker flees after a round: may its infantry still land? No, it went along; the system is left to the
    defender, who kept a damaged ship.
    """
    game = garrison(MISS, MISS, MISS, MISS, cruiser=1)
    fleet(game, ACTIVE, "46", destroyer=1)
    act(game, "27", *COMING, ("retreat", FOE, "no"), ("retreat", ACTIVE, "yes"))
    assert game.state.systems["46"].space[ACTIVE].units["infantry"] == 2 and ACTIVE in game.state.systems["46"].tokens
    assert game.state.planets["starpoint"].owner == FOE and ACTIVE not in game.state.systems["27"].space


@pytest.mark.rule("TI-RETREAT-06", "TI-RETREAT-07", "TI-WORMHOLE-01")
def test_the_enemys_star_chart_opens_a_way_out_for_the_defender() -> None:
    """Lost Star Chart was played by the attacker: may the defender retreat from an alpha to a beta wormhole by it? Yes,
    the systems are adjacent for everyone in this tactical action.
    """
    game = row(47, 39, 48, 49, 25, factions=SOL)
    own(game, FOE, "quann")
    hold(game, ACTIVE, "lost_star_chart")
    fleet(game, ACTIVE, "47", cruiser=1)
    fleet(game, FOE, "39", cruiser=1)
    dice(game, MISS, MISS)
    chart = ("after_activate_system", "card:lost_star_chart")
    act(game, "39", chart, ("move", "47:cruiser"), ("retreat", FOE, "yes"))
    assert ships(game, FOE, "25") == {"cruiser": 1} and game.state.systems["25"].tokens == [FOE]


@pytest.mark.rule("TI-RETREAT-06", "TI-ADJACENT-01", "TI-MOVEMENT-13")
def test_jol_nar_flee_through_their_conduit_whatever_the_distance() -> None:
    """The Spatial Conduit Cylinder joins the active system to all others with units of Jol-Nar: is it still open when
    the combat goes badly? Yes, for the whole activation; a dreadnought with move 1 flees across the board.
    """
    game = row(46, 47, 48, 49, 50, factions=("jol_nar", "hacan", "sol"))
    learn(game, ACTIVE, "spatial_conduit_cylinder")
    fleet(game, ACTIVE, "46", dreadnought=1)
    fleet(game, ACTIVE, "49", cruiser=1, destroyer=1)
    fleet(game, FOE, "46", cruiser=1)
    dice(game, *[MISS] * 2)
    conduit = ("after_activate_system", "tech:spatial_conduit_cylinder")
    act(game, "46", conduit, ("retreat", ACTIVE, "yes"))
    assert ships(game, ACTIVE, "49") == {"cruiser": 1, "destroyer": 1, "dreadnought": 1}
    assert "49" not in game.near(ACTIVE)["46"]


@pytest.mark.rule("TI-RETREAT-05", "TI-DOUBT-10", "TI-CONTROL-06")
def test_a_garrison_that_boarded_stays_aboard_when_the_enemy_died_before_the_retreat() -> None:
    """The retreat was announced, the garrison is aboard, and then the attacker loses its last ship: does the fleet
    still leave, and does the garrison land again? Neither; the planet is kept by its token alone.
    """
    game = garrison(MISS, MISS, MISS, HIT, HIT, HIT, carrier=1, cruiser=2)
    boarding = (("retreat", FOE, "yes"), ("retreat_load", FOE, {"starpoint": 2}))
    act(game, "27", *COMING, *boarding)
    assert game.state.systems["27"].space[FOE].units == {"carrier": 1, "cruiser": 2, "infantry": 2}
    assert game.state.planets["starpoint"].owner == FOE and not game.state.planets["starpoint"].ground
    assert FOE not in game.state.systems["36"].tokens and ACTIVE not in game.state.systems["27"].space
