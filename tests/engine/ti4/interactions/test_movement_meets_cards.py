"""Moving: rifts, wormholes, bans and fleets in the way, with the cards and technologies that bend them."""

from __future__ import annotations

import pytest

from engine.ti4.combat import retreat
from engine.ti4.galaxy import movement, units
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, FOE, HIT, MISS, act, pass_law
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, said, ships
from tests.engine.ti4.skies import activated, row

AFTER = "after_activate_system"
SOL, CREUSS, XXCHA = ("sol", "hacan", "letnev"), ("creuss", "hacan", "letnev"), ("sol", "xxcha", "letnev")


@pytest.mark.rule("TI-RIFT-03", "TI-FLEETPOOL-06")
def test_a_fourth_ship_may_be_sent_through_the_rift_with_a_fleet_pool_of_three() -> None:
    """Is the fleet pool counted before or after the rift takes its share? After: all four may set out."""
    game = row(41, 46, factions=SOL)
    fleet(game, ACTIVE, "41", cruiser=4)
    dice(game, 3, 4, 4, 4)
    asked = act(game, "46", ("move", "41:cruiser"), ("move_number", 4))
    assert ships(game, ACTIVE, "46") == {"cruiser": 3} and "lose_ships" not in kinds(asked)


@pytest.mark.rule("TI-RIFT-03", "TI-DOUBT-25")
def test_infantry_swallowed_by_a_rift_with_its_carrier_was_not_destroyed_and_does_not_come_back() -> None:
    """Does Spec Ops II roll for those lost aboard? No: the rift removes ship and cargo, and only the destroyed roll."""
    game = row(41, 46, factions=SOL)
    learn(game, ACTIVE, "spec_ops_2")
    fleet(game, ACTIVE, "41", carrier=1, infantry=2, fighter=1)
    dice(game, 3, HIT, HIT)
    act(game, "46", ("move", "41:carrier"), ("load", {"41:infantry": 2, "41:fighter": 1}))
    assert not game.state.systems["41"].space and not game.state.systems["46"].space
    assert not {"ti4-destroyed", "ti4-revival-roll"} & set(said(game))


@pytest.mark.rule("TI-MOVEMENT-05", "TI-TRANSPORT-03")
def test_a_carrier_that_slips_past_a_fleet_takes_the_besieged_garrison_along() -> None:
    """With Light/Wave Deflector, may infantry be picked up from under a foreign fleet? Yes: the carrier passes through
    that system, and it may pick up wherever it passes.
    """
    game = row(47, 27, 46, factions=SOL)
    learn(game, ACTIVE, "light_wave_deflector", "advanced_carrier_2")
    fleet(game, ACTIVE, "47", carrier=1)
    fleet(game, ACTIVE, "starpoint", infantry=2)
    fleet(game, FOE, "27", dreadnought=1)
    act(game, "46", ("move", "47:carrier"), ("load", {"starpoint:infantry": 2}))
    assert units.count(game, ACTIVE, "infantry", "46") == 2 and ships(game, ACTIVE, "46") == {"carrier": 1}


@pytest.mark.rule("TI-MOVEMENT-10", "TI-MODIFIER-01")
def test_flank_speed_hurries_the_whole_fleet_and_gravity_drive_one_ship_more() -> None:
    """Do the two add up? Yes, but three systems far goes only the one ship that has both."""
    game = row(27, 47, 48, 46, factions=SOL)
    learn(game, ACTIVE, "gravity_drive")
    hold(game, ACTIVE, "flank_speed")
    fleet(game, ACTIVE, "27", dreadnought=2)
    act(game, "46", (AFTER, "card:flank_speed"), ("move", "27:dreadnought"))
    assert ships(game, ACTIVE, "46") == ships(game, ACTIVE, "27") == {"dreadnought": 1}


@pytest.mark.rule("TI-WORMHOLE-01", "TI-SPACECANNONOFF-04", "TI-WORMHOLE-03")
def test_a_travel_ban_stops_fleets_and_retreats_at_wormholes_but_no_shells() -> None:
    """Do PDS II still fire through a wormhole under Enforced Travel Ban? Yes; the law is about movement alone. Ships
    neither come nor flee that way.
    """
    game = row(48, 39, 46, 47, 26, factions=SOL)
    pass_law(game, "enforced_travel_ban")
    learn(game, FOE, "pds_2")
    own(game, FOE, "lodor")
    fleet(game, FOE, "lodor", pds=1)
    fleet(game, FOE, "26", cruiser=1)
    fleet(game, ACTIVE, "48", cruiser=1)
    dice(game, HIT)
    act(game, "39", ("move", "48:cruiser"), ("space_cannon", FOE, "yes"))
    assert ships(game, ACTIVE, "39") == {}
    fleet(game, FOE, "39", cruiser=1)
    assert "26" in game.near(FOE)["39"] and retreat.destinations(game, FOE, "39") == []
    asked = play(movement.movement_step(game, FOE, activated(game, "39", FOE)), others="pass")
    assert "move" not in kinds(asked)


@pytest.mark.rule("TI-WORMHOLE-01", "TI-WORMHOLE-02", "TI-ADJACENT-02")
def test_lost_star_chart_leads_from_a_printed_alpha_to_the_beta_token_of_the_ghosts_in_spite_of_a_ban() -> None:
    """Is a wormhole token a wormhole for the card, and which of card and law wins? It is, and the chart wins: under it
    the systems are adjacent, whatever the law says of wormholes.
    """
    for card, reached in (([], {}), (["lost_star_chart"], {"cruiser": 1})):
        game = row(39, 47, 48, 49, 46, factions=("sol", "creuss", "letnev"))
        game.state.wormholes = {"beta": "46"}
        pass_law(game, "enforced_travel_ban")
        hold(game, ACTIVE, *card)
        fleet(game, ACTIVE, "39", cruiser=1)
        steps = ((AFTER, "card:lost_star_chart"), ("move", "39:cruiser")) if card else ()
        act(game, "46", *steps)
        assert ships(game, ACTIVE, "46") == reached


@pytest.mark.rule("TI-TIMING-01", "TI-ACTIVATION-01")
def test_flank_speed_is_spent_for_nothing_when_the_nullification_field_comes_up_after_it() -> None:
    """Who speaks first after an activation? The active player: the card is played, and lost with the turn when Xxcha
    raise the field. The token stays in the system.
    """
    game = row(27, 46, factions=XXCHA)
    learn(game, FOE, "nullification_field")
    hold(game, ACTIVE, "flank_speed")
    fleet(game, FOE, "46", cruiser=1)
    fleet(game, ACTIVE, "27", dreadnought=1)
    field = (AFTER, FOE, "tech:nullification_field")
    asked = act(game, "46", (AFTER, ACTIVE, "card:flank_speed"), field, field)
    assert game.state.action_discard == ["flank_speed"] and "move" not in kinds(asked)
    assert game.state.systems["46"].tokens == [ACTIVE] and game.player(FOE).strategy == 1
    assert game.effect("flank_speed") is None


@pytest.mark.rule("TI-SPACECANNONOFF-02", "TI-TACTICAL-07")
def test_the_naalu_fleet_is_gone_by_foresight_and_their_guns_fire_all_the_same() -> None:
    """Is there anything left to fear when the Naalu have foreseen it? Yes: Space Cannon Offense follows the movement
    whether or not a combat does.
    """
    game = row(47, 27, 46, factions=("sol", "naalu", "letnev"))
    fleet(game, FOE, "27", cruiser=1)
    own(game, FOE, "starpoint")
    fleet(game, FOE, "starpoint", pds=1)
    fleet(game, ACTIVE, "47", destroyer=2)
    dice(game, HIT)
    moves = (("move", "47:destroyer"), ("move_number", 2))
    flight = (("after_move_ships", FOE, "faction:foresight"), ("target", FOE, "46"))
    act(game, "27", *moves, *flight, ("space_cannon", FOE, "yes"))
    assert ships(game, ACTIVE, "27") == {"destroyer": 1} and ships(game, FOE, "46") == {"cruiser": 1}
    assert "ti4-space-combat" not in said(game)


@pytest.mark.rule("TI-RIFT-01", "TI-NEBULA-02")
def test_a_rift_carries_ships_on_but_into_no_nebula_that_is_not_active() -> None:
    """Rift, Gravity Drive and Flank Speed give a dreadnought move enough; may it cross a nebula on the way? No, however
    far it could go: a nebula is entered only where the journey ends.
    """
    game = row(41, 42, 46, factions=SOL)
    learn(game, ACTIVE, "gravity_drive")
    hold(game, ACTIVE, "flank_speed")
    fleet(game, ACTIVE, "41", dreadnought=1)
    asked = act(game, "46", (AFTER, "card:flank_speed"))
    assert "move" not in kinds(asked)
    dice(game, MISS + 3)
    act(game, "42", ("move", "41:dreadnought"))
    assert ships(game, ACTIVE, "42") == {"dreadnought": 1}


@pytest.mark.rule("TI-GOLDEN-04", "TI-TACTICAL-08")
def test_a_ceasefire_stops_the_reinforcements_and_not_the_landing_of_those_who_were_there() -> None:
    """Ceasefire after the activation: is the whole action off? No, nobody moves in; but who already hangs above the
    planet may land.
    """
    game = row(27, 46, factions=SOL)
    note = "ceasefire:0"
    game.player(ACTIVE).notes.remove(note)
    game.player(FOE).notes.append(note)
    own(game, FOE, "starpoint")
    fleet(game, FOE, "starpoint", pds=1)
    fleet(game, ACTIVE, "27", carrier=1, infantry=1)
    fleet(game, ACTIVE, "46", dreadnought=2)
    asked = act(game, "27", (AFTER, FOE, f"note:{note}"), ("land", {"starpoint": 1}))
    assert "move" not in kinds(asked) and game.state.planets["starpoint"].owner == ACTIVE


@pytest.mark.rule("TI-SPACECANNON-03", "TI-SPACECANNONOFF-04", "TI-SPACECANNONDEF-04")
def test_the_flagship_of_the_xxcha_fires_next_door_with_plasma_scoring_and_never_at_a_landing() -> None:
    """Loncara Ssodu lies next to the active system: three dice or four with Plasma Scoring, and does it also fire at
    the landing? Four, at the ships alone.
    """
    game = row(47, 27, 46, factions=XXCHA)
    learn(game, FOE, "plasma_scoring")
    own(game, FOE, "starpoint")
    fleet(game, FOE, "46", flagship=1)
    fleet(game, ACTIVE, "47", carrier=2, infantry=2)
    dice(game, 4, 4, 4, HIT)
    sails = (("move", "47:carrier"), ("move_number", 2), ("load", {"47:infantry": 2}))
    asked = act(game, "27", *sails, ("space_cannon", FOE, "yes"), ("land", {"starpoint": 2}))
    assert ships(game, ACTIVE, "27") == {"carrier": 1} and game.state.planets["starpoint"].owner == ACTIVE
    assert kinds(asked).count("space_cannon") == 1
