"""Space Cannon and Bombardment: who is shielded, what is pinned, and what switches what off."""

from __future__ import annotations

import pytest

from engine.ti4.actions import component_action, invasion
from engine.ti4.agendas import laws
from engine.ti4.combat import bombardment, space_cannon
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from tests.engine.ti4.effects import fold
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, FOE, HIT, MISS, act, faces, pass_law
from tests.engine.ti4.positions import Played, dice, fleet, kinds, learn, own, play, said, ships
from tests.engine.ti4.skies import activated, row

START, JETS = "start_of_invasion", "before_assign_space_cannon_hits"
SOL, MINDNET, LETNEV = ("sol", "hacan", "xxcha"), ("l1z1x", "hacan", "sol"), ("letnev", "hacan", "sol")
FIRE = ("space_cannon", FOE, "yes")
GRID = ("start_of_combat_round", FOE, "tech:magen_defense_grid")


def siege(factions: tuple[str, ...], planet: str = "starpoint", tile: int = 27, **guard: int) -> Game:
    """A planet of seat 1, and seat 0 with the system activated above it."""
    game = row(tile, 46, factions=factions)
    game.state.turn = ACTIVE
    activated(game, str(tile))
    own(game, FOE, planet)
    fleet(game, FOE, planet, **guard)
    return game


def invade(game: Game, *answers, others: str = "pass") -> Played:
    return play(invasion.invade(game, ACTIVE, game.state.active_system or ""), *answers, others=others)


# --- Space Cannon ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SPACECANNONOFF-06")
def test_jets_dodge_one_of_two_pinned_shots_and_the_other_still_finds_a_ship_that_is_no_fighter() -> None:
    """Graviton Laser System pins both hits, Maneuvering Jets cancel one: may the last one go to a fighter? No, it stays
    pinned.
    """
    game = siege(SOL, pds=2)
    learn(game, FOE, "graviton_laser_system")
    hold(game, ACTIVE, "maneuvering_jets")
    fleet(game, ACTIVE, "27", cruiser=1, fighter=3, carrier=1)
    dice(game, HIT, HIT)
    laser, jets = ("before_space_cannon_roll", FOE, "tech:graviton_laser_system"), (JETS, "card:maneuvering_jets")
    play(space_cannon.offense(game, ACTIVE, "27"), FIRE, laser, jets, ("losses", {"cruiser": 1}), others="stop")
    assert ships(game, ACTIVE, "27") == {"fighter": 3, "carrier": 1}


@pytest.mark.rule("TI-SPACECANNON-06", "TI-SPACECANNON-03")
def test_plasma_scoring_adds_one_die_for_all_guns_and_antimass_deflectors_spoil_that_die_too() -> None:
    """Two PDS with Plasma Scoring: four dice or three, and does the extra one suffer from the deflectors? Three, and it
    does: a 6 misses on each of them.
    """
    game = siege(SOL, pds=2)
    learn(game, FOE, "plasma_scoring")
    learn(game, ACTIVE, "antimass_deflectors")
    fleet(game, ACTIVE, "27", cruiser=3)
    dice(game, 6, 6, 7)
    play(space_cannon.offense(game, ACTIVE, "27"), FIRE, others="pass")
    assert faces(game, "ti4-cannon-roll") == [(6, 6, 7)] and ships(game, ACTIVE, "27") == {"cruiser": 2}


@pytest.mark.rule("TI-NEBULA-05", "TI-SPACECANNON-06", "TI-SPACECANNONOFF-04")
def test_a_nebula_helps_its_defenders_ships_and_not_the_guns_that_fire_into_it() -> None:
    """Deep Space Cannon fires into a nebula for the fleet that hides there: is it +1 as well? No, that is for combat
    rolls: the 4 of the PDS misses where the 6 of the cruiser hits.
    """
    game = row(46, 42, 27, factions=SOL)
    learn(game, FOE, "pds_2")
    fleet(game, FOE, "starpoint", pds=1)
    fleet(game, FOE, "42", cruiser=1)
    fleet(game, ACTIVE, "46", cruiser=1)
    dice(game, 4, 6, 6)
    act(game, "42", ("move", "46:cruiser"), FIRE)
    assert ships(game, ACTIVE, "42") == {} and ships(game, FOE, "42") == {"cruiser": 1}
    assert faces(game, "ti4-cannon-roll") == [(4,)] and faces(game) == [(6,), (6,)]


# --- Bombardment and Planetary Shield --------------------------------------------------------------------------------


@pytest.mark.rule("TI-BOMBARD-05", "TI-MODIFIER-02")
@pytest.mark.parametrize(("card", "left"), [("bunker", 1), (None, 0)])
def test_a_bunker_holds_through_harrow_too(card: str | None, left: int) -> None:
    """Does Bunker wear off after the first salvo? No, it is good for the invasion, so for Harrow between the rounds."""
    game = siege(MINDNET, infantry=1)
    hold(game, FOE, *([card] if card else []))
    fleet(game, ACTIVE, "27", dreadnought=1, infantry=1)
    dice(game, MISS, MISS, MISS, 8, HIT, MISS)
    steps = [("bombard", "starpoint"), ("land", {"starpoint": 1})]
    steps.append(("end_of_combat_round", ACTIVE, "faction:harrow"))
    invade(game, *steps, *([(START, FOE, "card:bunker")] if card else []))
    assert faces(game, "ti4-bombarded") == [(1,), (8,)]
    assert "ti4-ground-combat-won" in said(game)
    rounds = len(faces(game)) // 2
    assert rounds == 1 + left


@pytest.mark.rule("TI-GOLDEN-02", "TI-SHIELD-02", "TI-AGENDACARD-06")
def test_the_conventions_of_war_forbid_harrow_and_allow_the_bacteria() -> None:
    """On a cultural planet under Conventions of War: neither Bombardment nor Harrow, which is one; X-89 is none and
    kills, shield or not. When the law leaves play, ships may fire again.
    """
    game = siege(MINDNET, "lodor", 26, infantry=2)
    pass_law(game, "conventions_of_war")
    learn(game, ACTIVE, "x_89_bacterial_weapon")
    fleet(game, ACTIVE, "26", dreadnought=2, infantry=2)
    dice(game, MISS, MISS, MISS, MISS, HIT, HIT, HIT, HIT)
    asked = invade(game, ("land", {"lodor": 2}))
    assert "bombard" not in kinds(asked) and "end_of_combat_round" not in kinds(asked)
    fleet(game, FOE, "lodor", infantry=3, pds=1)
    play(component_action.take(game, ACTIVE, "tech:x_89_bacterial_weapon"))
    assert units.count(game, FOE, "infantry", "lodor") == 0
    units.remove(game, FOE, "pds", 1, "lodor")
    fleet(game, FOE, "lodor", infantry=1)
    assert bombardment.refusal(game, ACTIVE, "lodor") is not None
    play(laws.discard(game, "conventions_of_war"))
    assert bombardment.refusal(game, ACTIVE, "lodor") is None


@pytest.mark.rule("TI-SHIELD-01", "TI-SPACECANNONDEF-01")
def test_disable_takes_shield_cannon_and_the_defense_grid_away_at_once() -> None:
    """One Disable against a PDS: may the dreadnought bombard, does the PDS fire at the landing, and does Magen Defense
    Grid work? It may, it does not, and it does not, for the grid needs a shield.
    """
    game = siege(SOL, pds=1, infantry=2)
    learn(game, FOE, "magen_defense_grid")
    hold(game, ACTIVE, "disable")
    fleet(game, ACTIVE, "27", dreadnought=1, infantry=3)
    dice(game, HIT, HIT, HIT, HIT)
    answers = ((START, "card:disable"), ("bombard", "starpoint"), ("land", {"starpoint": 3}))
    asked = invade(game, *answers)
    assert not {"space_cannon", "start_of_combat_round"} & set(kinds(asked))
    assert game.state.planets["starpoint"].owner == ACTIVE


@pytest.mark.rule("TI-SHIELD-01", "TI-SPACECANNONDEF-01", "TI-ABILITY-19")
def test_the_flagship_of_letnev_lets_fire_through_the_shield_and_l4_disruptors_keep_the_guns_silent() -> None:
    """Arc Secundus above: is the PDS silent? No, it has lost its shield alone; only L4 Disruptors silence it."""
    for known, fired in (((), True), (("l4_disruptors",), False)):
        game = siege(LETNEV, pds=1, infantry=1)
        learn(game, ACTIVE, *known)
        learn(game, FOE, "magen_defense_grid")
        fleet(game, ACTIVE, "27", flagship=1, infantry=2)
        dice(game, HIT, HIT, HIT)
        asked = invade(game, ("bombard", "starpoint"), ("land", {"starpoint": 2}))
        assert ("space_cannon" in kinds(asked)) is fired and "start_of_combat_round" not in kinds(asked)


@pytest.mark.rule("TI-SHIELD-03", "TI-SHIELD-05", "TI-SUSTAIN-01", "TI-AGENDACARD-06")
def test_published_schematics_take_the_hull_of_a_war_sun_and_not_its_heat_until_the_law_is_gone() -> None:
    """Publicize Weapon Schematics: does a war sun still burn through shields? Yes; it only sustains no damage. When the
    law leaves play, it does so again, in the very same action.
    """
    game = siege(("muaat", "hacan", "sol"), pds=1, infantry=1)
    pass_law(game, "publicize_weapon_schematics")
    fleet(game, ACTIVE, "27", war_sun=1)
    assert not bombardment.has_shield(game, FOE, "starpoint")
    assert not fold(game, "sustain", True, ACTIVE, unit="war_sun", place="27")
    play(laws.discard(game, "publicize_weapon_schematics"))
    dice(game, HIT)
    play(space_cannon.offense(game, ACTIVE, "27"), FIRE, ("sustain", "war_sun"))
    assert units.damaged(game, ACTIVE, "war_sun", "27") == 1


@pytest.mark.rule("TI-SHIELD-02", "TI-SPACECANNONDEF-02", "TI-INVASION-13")
def test_after_the_bacteria_the_guns_still_fire_and_then_fall_with_the_planet() -> None:
    """X-89 has emptied the planet: is the PDS out of action too? No, it fires at the landing; it falls when the planet
    is taken, and the planet is not taken when it kills the last who landed.
    """
    for die, owner in ((HIT, FOE), (MISS, ACTIVE)):
        game = siege(SOL, pds=1, infantry=3)
        learn(game, ACTIVE, "x_89_bacterial_weapon")
        fleet(game, ACTIVE, "27", dreadnought=1, infantry=1)
        play(component_action.take(game, ACTIVE, "tech:x_89_bacterial_weapon"))
        dice(game, die)
        invade(game, ("land", {"starpoint": 1}), FIRE)
        assert game.state.planets["starpoint"].owner == owner
        assert units.count(game, FOE, "pds", "starpoint") == (1 if owner == FOE else 0)


@pytest.mark.rule("TI-SPACECANNON-03", "TI-SPACECANNONOFF-03", "TI-FACTION-01")
def test_a_floating_factory_turned_into_a_battlestation_fires_plasma_and_one_shot_is_dodged() -> None:
    """May Experimental Battlestation be played on a dock that floats in the active system itself, and does Plasma
    Scoring count for it? Yes, four dice; Maneuvering Jets cancel one of the hits as of any such roll.
    """
    game = row(47, 27, factions=("sol", "saar", "xxcha"))
    learn(game, FOE, "plasma_scoring")
    hold(game, FOE, "experimental_battlestation")
    hold(game, ACTIVE, "maneuvering_jets")
    fleet(game, FOE, "27", space_dock=1, fighter=1)
    fleet(game, ACTIVE, "47", cruiser=3)
    dice(game, 5, 5, 4, 4, HIT, HIT, MISS)
    sail = (("move", "47:cruiser"), ("move_number", 3))
    station, jets = ("after_move_ships", FOE, "card:experimental_battlestation"), (JETS, "card:maneuvering_jets")
    act(game, "27", *sail, station, FIRE, jets)
    assert faces(game, "ti4-cannon-roll") == [(5, 5, 4, 4)] and ships(game, ACTIVE, "27") == {"cruiser": 2}
    assert not game.on_board(FOE, "space_dock")


@pytest.mark.rule("TI-SUSTAIN-05", "TI-SUSTAIN-06")
def test_a_hull_that_stopped_a_shell_is_repaired_in_the_first_round_and_stops_a_hit_in_the_second() -> None:
    """A dreadnought sustained a shot of Space Cannon Offense: may Duranium Armor repair it in the first round of the
    combat? Yes, that was before the combat; too late for the hits of that round, in time for those of the next.
    """
    game = row(47, 27, factions=SOL)
    learn(game, ACTIVE, "duranium_armor")
    own(game, FOE, "starpoint")
    fleet(game, FOE, "starpoint", pds=1)
    fleet(game, FOE, "27", cruiser=1)
    fleet(game, ACTIVE, "47", dreadnought=1, destroyer=1)
    dice(game, HIT, MISS, MISS, MISS, MISS, HIT, HIT, HIT)
    sail, held = (("move", "47:dreadnought"), ("move", "47:destroyer")), ("sustain", ACTIVE, "dreadnought")
    asked = act(game, "27", *sail, FIRE, held, ("losses", ACTIVE, {"destroyer": 1}), held)
    assert ships(game, ACTIVE, "27") == {"dreadnought": 1} and ships(game, FOE, "27") == {}
    assert kinds(asked).count("sustain") == 2 and said(game).count("ti4-repaired") == 1
