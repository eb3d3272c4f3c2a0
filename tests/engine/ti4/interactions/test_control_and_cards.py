"""Planets that change hands: what goes with them, who speaks first, and what else hangs on them."""

from __future__ import annotations

import pytest

from engine.ti4.actions import invasion
from engine.ti4.agendas import laws
from engine.ti4.economy import payment, production, technology
from engine.ti4.galaxy import control, structures, units
from engine.ti4.phases import status_phase
from engine.ti4.play import Game
from tests.engine.ti4.factions.sheets import table
from tests.engine.ti4.hands import hold
from tests.engine.ti4.interactions.cases import ACTIVE, FOE, OTHER, act, pass_law
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import activated, row

TAKEN = "after_gain_control_of_planet"
SOL, MINDNET = ("sol", "hacan", "letnev"), ("l1z1x", "hacan", "sol")


def taken(game: Game, planet: str, *answers, seat: int = ACTIVE, others: str = "pass"):
    """Control of a planet passes to a seat."""
    return play(control.gain_control(game, seat, planet), *answers, others=others)


@pytest.mark.rule("TI-TIMING-01", "TI-PRODUCTION-15")
def test_the_conqueror_builds_with_integrated_economy_before_reparations_exhaust_its_planets() -> None:
    """Both come after a planet was taken: may the loser exhaust the very planet that is to pay? Too late: the active
    player is first, builds and pays, and Reparations find another planet.
    """
    game = row(27, 36, factions=SOL)
    game.state.turn = ACTIVE
    activated(game, "27")
    own(game, ACTIVE, "arnor", "lor")
    own(game, ACTIVE, "jord", exhausted=True)
    own(game, FOE, "starpoint")
    own(game, FOE, "arretze", exhausted=True)
    learn(game, ACTIVE, "integrated_economy")
    hold(game, FOE, "reparations")
    build = ((TAKEN, ACTIVE, "tech:integrated_economy"), ("produce", "cruiser"), ("pay", ["arnor"]))
    loser = (TAKEN, FOE, "card:reparations")
    taken(game, "starpoint", *build, loser, loser)
    assert game.ships(ACTIVE, "27") == {"cruiser": 1} and game.player(FOE).action_cards == []
    assert game.state.planets["lor"].exhausted and not game.state.planets["arretze"].exhausted


@pytest.mark.rule("TI-ATTACH-03", "TI-EXHAUST-01")
def test_a_research_team_comes_exhausted_to_the_new_owner_of_its_planet_and_works_after_the_status_phase() -> None:
    """A planet with a Research Team is lost after its owner used it: may the new owner use it in the same round? No,
    the card came as it was, exhausted; it is readied with the others.
    """
    game = row(27, factions=SOL)
    own(game, FOE, "starpoint")
    pass_law(game, "research_team_biotic", planet="starpoint")
    game.state.laws[0].exhausted = True
    taken(game, "starpoint")
    game.state.planets["starpoint"].exhausted = False
    assert "hyper_metabolism" not in technology.researchable(game, ACTIVE)
    learn(game, ACTIVE, "neural_motivator")
    assert "hyper_metabolism" not in technology.researchable(game, ACTIVE)
    play(status_phase.ready(game))
    assert "hyper_metabolism" in technology.researchable(game, ACTIVE)
    assert "hyper_metabolism" not in technology.researchable(game, FOE)


@pytest.mark.rule("TI-ATTACH-03", "TI-CONTROL-06", "TI-AGENDACARD-06")
def test_a_demilitarized_planet_can_be_gained_only_by_who_needs_no_units_there() -> None:
    """May anybody take a Demilitarized Zone? Not by landing; but Peace Accords take it without a unit. The card stays
    with it, and the new owner may land nothing there either.
    """
    game = row(27, 36, factions=("xxcha", "hacan", "sol"))
    game.state.turn = ACTIVE
    own(game, FOE, "starpoint")
    own(game, ACTIVE, "arnor")
    pass_law(game, "demilitarized_zone", planet="starpoint")
    activated(game, "27")
    fleet(game, ACTIVE, "27", carrier=1, infantry=2)
    landing = play(invasion.invade(game, ACTIVE, "27"), ("land", {"new_albion": 1}))
    assert kinds(landing) == ["land"] and game.state.planets["starpoint"].owner == FOE
    units.remove(game, ACTIVE, "infantry", 1, "27")
    accords = Moment("after_resolve_strategy_card_ability", actor=ACTIVE, card="diplomacy")
    play(window(game, accords), (accords.kind, "faction:peace_accords"), ("target", "starpoint"), others="pass")
    assert game.state.planets["starpoint"].owner == ACTIVE
    assert game.state.planets["starpoint"].attached == ["demilitarized_zone"]
    assert invasion.refusal(game, ACTIVE, "starpoint") is not None
    play(laws.discard(game, "demilitarized_zone"))
    assert invasion.refusal(game, ACTIVE, "starpoint") is None


@pytest.mark.rule("TI-ATTACH-03", "TI-PRODUCTION-03")
def test_an_assimilated_dock_makes_as_much_as_the_mined_planet_is_worth_unless_it_is_holy() -> None:
    """The Mindnet take a planet with a dock and Core Mining: what may the dock make at once? Resources and the two of
    the mine, and two more. With Holy Planet of Ixth there as well: nothing; but its point came over.
    """
    for law, value, points in ((None, 3 + 2 + 2, 0), ("holy_planet_of_ixth", 0, 1)):
        game = row(27, factions=MINDNET)
        own(game, FOE, "starpoint")
        pass_law(game, "core_mining", planet="starpoint")
        if law:
            pass_law(game, law, planet="starpoint")
            game.player(FOE).points = 1
        fleet(game, FOE, "starpoint", space_dock=1)
        fleet(game, ACTIVE, "starpoint", infantry=1)
        taken(game, "starpoint")
        assert units.count(game, ACTIVE, "space_dock", "starpoint") == 1
        assert production.value(game, ACTIVE, "starpoint") == value
        assert (game.player(ACTIVE).points, game.player(FOE).points) == (points, 0)


@pytest.mark.rule("TI-VICTORY-05", "TI-AGENDACARD-05")
def test_attacking_the_crown_costs_the_support_of_its_owner_before_it_gains_the_crown() -> None:
    """The attacker holds Support for the Throne of the player whose home it invades to take the Crown of Emphidia: what
    is it worth? The support goes back with its point at activation; the crown's point comes with the planet.
    """
    game = row(27, 1, 16, factions=("letnev", "sol", "hacan"))
    game.player(FOE).notes.remove("support_for_the_throne:1")
    game.player(ACTIVE).notes_in_play.append("support_for_the_throne:1")
    game.player(ACTIVE).points = game.player(FOE).points = 4
    pass_law(game, "the_crown_of_emphidia", FOE)
    own(game, FOE, "jord")
    fleet(game, FOE, "jord", pds=1)
    fleet(game, FOE, "starpoint", infantry=1)
    fleet(game, ACTIVE, "27", carrier=1, infantry=2)
    move = (("move", "27:carrier"), ("load", {"27:infantry": 2}), ("land", {"jord": 2}))
    act(game, "1", *move)
    assert (game.player(ACTIVE).points, game.player(FOE).points) == (4, 3)
    assert game.state.laws[0].owner == ACTIVE and "support_for_the_throne:1" in game.player(FOE).notes


@pytest.mark.rule("TI-TRADEGOOD-03", "TI-NEIGHBOR-02")
def test_each_trade_good_that_the_saar_find_on_a_planet_can_be_pillaged() -> None:
    """Minister of Exploration pays when, Scavenge after a planet is taken: may Mentak pillage twice? Yes, each gain is
    one of its own, as long as three goods are left after it.
    """
    game = row(27, 36, factions=("saar", "mentak", "sol"))
    game.state.turn = ACTIVE
    pass_law(game, "minister_of_exploration", ACTIVE)
    game.player(ACTIVE).trade_goods = 3
    fleet(game, FOE, "36", cruiser=1)
    fleet(game, ACTIVE, "starpoint", infantry=1)
    raid = ("after_gain_trade_goods", FOE, "faction:pillage")
    asked = taken(game, "starpoint", raid, raid)
    assert (game.player(ACTIVE).trade_goods, game.player(FOE).trade_goods) == (3, 2)
    assert kinds(asked).count("after_gain_trade_goods") >= 2


@pytest.mark.rule("TI-ATTACH-03", "TI-CONTROL-01", "TI-EXHAUST-01")
def test_a_terraformed_planet_comes_exhausted_and_reparations_strike_another() -> None:
    """Terraforming goes over with its planet: can Reparations exhaust that one? It came exhausted, richer by one, and
    is no target; the victor's other planet is exhausted, and nothing is left to spend.
    """
    game = row(27, 36, factions=SOL)
    game.state.turn = ACTIVE
    own(game, FOE, "starpoint", "arnor", exhausted=True)
    pass_law(game, "terraforming_initiative", planet="starpoint")
    hold(game, FOE, "reparations")
    asked = taken(game, "starpoint", (TAKEN, FOE, "card:reparations"))
    assert kinds(asked) == [TAKEN] and game.state.planets["jord"].exhausted
    assert payment.value(game, "starpoint", "resources") == 4 and payment.purse(game, ACTIVE, "resources") == 0
    assert not game.state.planets["arnor"].exhausted


@pytest.mark.rule("TI-ABILITY-05")
def test_the_mindnet_assimilate_what_infiltrate_would_have_taken() -> None:
    """Infiltrate and Assimilate when a planet is taken: twice the structures? No; what Assimilate replaced is the
    Mindnet's own, and Infiltrate finds nothing left to swap.
    """
    game = table("l1z1x", "hacan", "sol")
    game.state.turn = ACTIVE
    own(game, FOE, "mecatol_rex")
    fleet(game, FOE, "mecatol_rex", pds=2, space_dock=1)
    fleet(game, ACTIVE, "mecatol_rex", infantry=1)
    hold(game, ACTIVE, "infiltrate")
    asked = taken(game, "mecatol_rex")
    assert "when_gain_control_of_planet" not in kinds(asked) and game.player(ACTIVE).action_cards == ["infiltrate"]
    assert units.count(game, ACTIVE, "pds", "mecatol_rex") == 2 and "ti4-destroyed" not in said(game)


@pytest.mark.rule("TI-ELIMINATION-01", "TI-ELIMINATION-03")
def test_the_last_planet_lost_to_an_invasion_ends_a_player_whose_fleet_still_flies() -> None:
    """No ground force, no dock, one planet left, and a war fleet elsewhere: still in the game when it is taken? No:
    ships alone keep nobody in, and the fleet leaves the board with its owner."""
    game = row(27, 46, factions=SOL)
    for planet in list(game.planets(FOE)):
        game.state.planets[planet].owner = None
    own(game, FOE, "starpoint")
    fleet(game, FOE, "46", dreadnought=3)
    fleet(game, FOE, "starpoint", pds=1)
    fleet(game, ACTIVE, "27", carrier=1, infantry=1)
    fleet(game, OTHER, "arc_prime", infantry=1)
    act(game, "27", ("land", {"starpoint": 1}))
    assert game.player(FOE).eliminated and FOE not in game.state.systems["46"].space


@pytest.mark.rule("TI-CONTROL-03", "TI-CONTROL-09", "TI-TIMING-03")
def test_reparations_answer_the_peace_accords_too() -> None:
    """A planet taken by Peace Accords, without a shot: may its owner ask for Reparations? Yes, somebody gained control
    of it; how does not matter.
    """
    game = row(27, 36, factions=("xxcha", "hacan", "sol"))
    game.state.turn = ACTIVE
    own(game, ACTIVE, "arnor")
    own(game, FOE, "starpoint")
    own(game, FOE, "arretze", exhausted=True)
    for planet in ("archon_ren", "archon_tau"):
        own(game, ACTIVE, planet, exhausted=True)
    hold(game, FOE, "reparations")
    accords = Moment("after_resolve_strategy_card_ability", actor=ACTIVE, card="diplomacy")
    answers = ((accords.kind, "faction:peace_accords"), ("target", "starpoint"), (TAKEN, FOE, "card:reparations"))
    play(window(game, accords), *answers, others="pass")
    assert game.state.planets["starpoint"].owner == ACTIVE and game.state.planets["starpoint"].exhausted
    assert game.state.planets["arnor"].exhausted and not game.state.planets["arretze"].exhausted


@pytest.mark.rule("TI-FACTION-01", "TI-FACTION-02", "TI-STRUCTURE-06")
def test_the_saar_infiltrate_a_dock_that_then_floats_above_the_planet() -> None:
    """Infiltrate by the Clan of Saar: where does the swapped dock stand? It floats, as all of theirs; the PDS stands on
    the planet. With foreign ships above and none of their own the factory would not last.
    """
    for fleets, left in (({"carrier": 1}, 1), ({}, 0)):
        game = row(27, 46, factions=("saar", "hacan", "sol"))
        game.state.turn = ACTIVE
        own(game, FOE, "starpoint")
        fleet(game, FOE, "starpoint", pds=1, space_dock=1)
        fleet(game, FOE, "27", **({} if fleets else {"cruiser": 1}))
        fleet(game, ACTIVE, "starpoint", infantry=1)
        fleet(game, ACTIVE, "27", **fleets)
        hold(game, ACTIVE, "infiltrate")
        taken(game, "starpoint", ("when_gain_control_of_planet", "card:infiltrate"))
        assert units.count(game, ACTIVE, "pds", "starpoint") == 1
        assert units.count(game, ACTIVE, "space_dock", "27") == left
        assert units.count(game, ACTIVE, "space_dock", "starpoint") == 0


@pytest.mark.rule("TI-FACTION-02", "TI-BLOCKADE-01", "TI-CONSTRUCTION-02")
def test_a_floating_factory_that_is_built_under_a_foreign_fleet_is_lost_as_soon_as_it_floats() -> None:
    """May the Saar place a dock where only foreign ships are? They may, on the strength of their planet below; it is
    blockaded, and so destroyed at once. The dock of others would stand on the planet and make infantry.
    """
    for faction, left in (("saar", 0), ("sol", 1)):
        game = row(27, 46, factions=(faction, "hacan", "letnev"))
        own(game, ACTIVE, "starpoint")
        fleet(game, ACTIVE, "starpoint", infantry=1)
        fleet(game, FOE, "27", destroyer=1)
        play(structures.place_structure(game, ACTIVE, "space_dock", "starpoint"), others="pass")
        assert sum(game.on_board(ACTIVE, "space_dock").values()) == left
        assert ("ti4-blockade-destroys" in said(game)) is (left == 0)
