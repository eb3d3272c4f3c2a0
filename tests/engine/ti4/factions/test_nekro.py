"""The Nekro Virus."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ti4 import objectives
from engine.ti4.abilities import sources
from engine.ti4.cards import combat as cards
from engine.ti4.combat import hits, retreat
from engine.ti4.combat.barrage import anti_fighter_barrage
from engine.ti4.combat.dice import Combat, fighting, nonfighters, roll_side
from engine.ti4.combat.space_combat import fight, take_hits
from engine.ti4.economy import notes, technology
from engine.ti4.factions import nekro
from engine.ti4.galaxy import units
from engine.ti4.interface import corrections
from engine.ti4.phases import agenda_phase, voting
from engine.ti4.play import Game
from engine.ti4.state import Ballot, Vote
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.factions.sheets import hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import Played, dice, fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import activated, choices, combat

NEKRO, FOE, OTHER = 0, 1, 2
PLACE, PLANET = "18", "mecatol_rex"
X, Y = nekro.ASSIMILATORS
THREAT, SINGULARITY = "faction:galactic_threat", "faction:technological_singularity"
UPGRADES = ("sol", "muaat")


def knowing(*known: str, factions: tuple[str, ...] = UPGRADES) -> Game:
    """A table of Nekro, with both assimilators, and of an opponent who owns these technologies."""
    game = table("nekro", *factions)
    for seat in game.seats():
        game.player(seat).technologies = []
    learn(game, NEKRO, X, Y)
    learn(game, FOE, *known)
    return game


def take(game: Game, *answers: Any, owners: tuple[int, ...] = (FOE,)) -> Played:
    """Nekro gains a technology of these players."""
    return play(nekro.take(game, NEKRO, list(owners)), *answers, others="stop")


def copying(game: Game, card: str, id: str) -> None:
    """An assimilator of Nekro copies a technology."""
    play(nekro.copy(game, NEKRO, card, id), others="pass")


# --- Galactic Threat -------------------------------------------------------------------------------------------------


def agenda(game: Game, *ballots: Ballot) -> Game:
    """An agenda has been revealed, and these votes cast."""
    game.state.phase, game.state.turn = "agenda", None
    game.state.vote = Vote("mutiny", ["for", "against"], list(ballots))
    return game


def revealed() -> Moment:
    return Moment("after_agenda_revealed", actor=FOE, card="mutiny")


@pytest.mark.rule("TI-VOTE-16", "TI-GOLDEN-04")
def test_nekro_has_no_vote() -> None:
    game = agenda(knowing())
    assert [voting.can_vote(game, seat) for seat in game.seats()] == [False, True, True]
    asked = play(voting.take_turn(game, NEKRO))
    assert kinds(asked) == [] and "ti4-cannot-vote" in said(game)


def predicted(outcome: str, *ballots: Ballot) -> Game:
    """Nekro predicts that the mutiny fails; the others know one technology each."""
    game = agenda(knowing("neural_motivator"))
    learn(game, OTHER, "gravity_drive")
    open_window(game, revealed(), ("after_agenda_revealed", NEKRO, THREAT), ("target", "against"))
    vote = voting.vote(game)
    vote.ballots += ballots
    play(voting.reward(game, vote.predictions, outcome))
    return game


@pytest.mark.rule("TI-PREDICT-01", "TI-PREDICT-04", "TI-TECH-07")
def test_a_right_prediction_gains_a_technology_of_somebody_who_voted_so() -> None:
    game = predicted("against", Ballot(FOE, "for", 3), Ballot(OTHER, "against", 5))
    assert game.player(NEKRO).technologies == [X, Y, "gravity_drive"] and "ti4-gains-technology" in said(game)


def test_a_wrong_prediction_gains_nothing() -> None:
    game = predicted("for", Ballot(FOE, "for", 3), Ballot(OTHER, "against", 2))
    assert game.player(NEKRO).technologies == [X, Y]


@pytest.mark.rule("TI-SPEAKER-04")
def test_who_broke_a_tie_did_not_vote() -> None:
    game = predicted("against")
    assert game.player(NEKRO).technologies == [X, Y] and "ti4-predicted-rightly" in said(game)


def test_one_prediction_in_each_agenda_phase_and_by_nekro_only() -> None:
    game = agenda(knowing())
    assert usable(game, NEKRO, revealed()) == [THREAT] and usable(game, FOE, revealed()) == []
    assert usable(game, NEKRO, Moment("when_agenda_revealed", actor=FOE)) == []
    open_window(game, revealed(), ("after_agenda_revealed", NEKRO, THREAT), ("target", "for"))
    agenda_phase.close(game, "second_reveal")
    agenda(game)
    assert usable(game, NEKRO, revealed()) == []
    game.end("agenda_phase")
    assert usable(game, NEKRO, revealed()) == [THREAT]


def test_riders_are_still_allowed() -> None:
    game = agenda(knowing())
    hold(game, NEKRO, "imperial_rider")
    assert usable(game, NEKRO, revealed()) == ["card:imperial_rider", THREAT]


# --- Technological Singularity ---------------------------------------------------------------------------------------


def fought(*known: str, **options: Any) -> tuple[Game, Combat]:
    """A space combat against an opponent who knows these technologies."""
    game = knowing(*known, **options)
    fleet(game, NEKRO, PLACE, cruiser=1)
    fleet(game, FOE, PLACE, carrier=2, fighter=2)
    return game, combat(game, PLACE)


def lost(at: Combat | None, seat: int = FOE, cause: str = "combat") -> Moment:
    """A unit of a seat has been destroyed."""
    return Moment("after_unit_destroyed", seat, NEKRO, PLACE, unit="fighter", amount=1, cause=cause, combat=at)


@pytest.mark.rule("TI-TECH-07")
def test_a_destroyed_unit_of_the_opponent_teaches_nekro_something() -> None:
    game, at = fought("fleet_logistics", "gravity_drive")
    use = [("after_unit_destroyed", NEKRO, SINGULARITY), ("take_technology", "fleet_logistics")]
    play(hits.destroy(game, FOE, "fighter", 1, PLACE, cause=hits.Cause(NEKRO, "combat", at)), *use, others="pass")
    assert "fleet_logistics" in game.player(NEKRO).technologies
    assert "fleet_logistics" in game.player(FOE).technologies


def test_it_is_used_once_in_each_combat_whatever_destroyed_the_unit() -> None:
    game, at = fought("fleet_logistics", "gravity_drive")
    assert usable(game, NEKRO, lost(at, cause="capacity")) == [SINGULARITY]
    open_window(game, lost(at), ("after_unit_destroyed", NEKRO, SINGULARITY), ("take_technology", "gravity_drive"))
    assert usable(game, NEKRO, lost(at)) == []
    game.end("combat")
    assert usable(game, NEKRO, lost(Combat("ground", PLACE, NEKRO, FOE, PLANET))) == [SINGULARITY]


@pytest.mark.rule("TI-OPPONENT-03")
def test_it_needs_an_own_combat_and_a_unit_of_the_opponent() -> None:
    game, at = fought("gravity_drive")
    assert usable(game, NEKRO, lost(None, cause="bombardment")) == []
    assert usable(game, NEKRO, lost(at, NEKRO)) == [] and usable(game, NEKRO, lost(at, OTHER)) == []
    assert usable(game, NEKRO, lost(Combat("space", PLACE, OTHER, FOE))) == []
    assert usable(game, FOE, lost(at, NEKRO)) == []
    learn(game, NEKRO, "gravity_drive")
    assert usable(game, NEKRO, lost(at)) == []


@pytest.mark.rule("TI-UPGRADE-05")
def test_a_gained_upgrade_works_at_once() -> None:
    game, at = fought("cruiser_2")
    open_window(game, lost(at), ("after_unit_destroyed", NEKRO, SINGULARITY))
    assert game.card(NEKRO, "cruiser").id == "cruiser_2"


def test_it_can_take_faction_technologies_within_a_combat() -> None:
    game, at = fought("spec_ops_2")
    open_window(game, lost(at), ("after_unit_destroyed", NEKRO, SINGULARITY), ("assimilator", X))
    assert game.player(NEKRO).copies == {X: "spec_ops_2"} and game.card(NEKRO, "infantry").combat.hits_on == 6


# --- Propagation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-GOLDEN-04", "TI-COMMANDTOKEN-02", "TI-ABILITY-05")
def test_instead_of_researching_nekro_gains_three_command_tokens() -> None:
    game = knowing()
    assert technology.can_research(game, NEKRO)
    asked = play(technology.research(game, NEKRO), ("gain_tokens", {"tactic": 2, "strategy": 1}))
    player = game.player(NEKRO)
    assert (player.tactic, player.fleet, player.strategy) == (5, 3, 3) and player.technologies == [X, Y]
    assert kinds(asked) == ["gain_tokens"]


def test_nothing_that_follows_research_happens_and_its_price_is_paid() -> None:
    game = knowing()
    own(game, NEKRO, PLANET)
    game.player(NEKRO).trade_goods = 6
    play(technology.research(game, NEKRO, 6), others="random")
    assert game.player(NEKRO).trade_goods < 6 and "ti4-researched" not in said(game)
    assert kinds(play(technology.research(game, FOE), others="pass"))[0] == "technology"


# --- the assimilators ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TECH-07", "TI-FACTION-05")
def test_generic_technologies_are_gained_and_those_of_factions_copied() -> None:
    game = knowing("gravity_drive", "spec_ops_2")
    assert nekro.gainable(game, NEKRO, [FOE]) == ["gravity_drive", "spec_ops_2"]
    take(game, ("take_technology", "spec_ops_2"), ("assimilator", Y))
    player = game.player(NEKRO)
    assert player.copies == {Y: "spec_ops_2"} and player.technologies == [X, Y]
    assert player.units["infantry"] == "spec_ops_2" and sources.in_force(game.state, NEKRO, "spec_ops_2")
    assert nekro.gainable(game, NEKRO, [FOE]) == ["gravity_drive"]


def test_technologies_of_several_players_are_on_offer_but_none_that_is_owned() -> None:
    game = knowing("gravity_drive", "neural_motivator")
    learn(game, OTHER, "gravity_drive", "sarween_tools")
    learn(game, NEKRO, "neural_motivator")
    assert nekro.gainable(game, NEKRO, [FOE, OTHER]) == ["gravity_drive", "sarween_tools"]
    assert nekro.gainable(game, NEKRO, []) == [] and kinds(take(game, owners=())) == []


def test_a_token_moves_on_and_its_card_forgets_what_it_copied() -> None:
    game = knowing("spec_ops_2", "advanced_carrier_2")
    copying(game, X, "spec_ops_2")
    asked = take(game, ("take_technology", "advanced_carrier_2"))
    assert choices(asked.open) == [X, Y]
    copying(game, X, "advanced_carrier_2")
    units_now = game.player(NEKRO).units
    assert units_now["carrier"] == "advanced_carrier_2" and units_now["infantry"] == "infantry_1"
    assert not sources.in_force(game.state, NEKRO, "spec_ops_2")


@pytest.mark.rule("TI-FACTION-06", "TI-FACTION-07")
def test_two_upgrades_of_a_type_share_one_token() -> None:
    game = knowing("exotrireme_2", factions=("sardakk_norr", "l1z1x"))
    learn(game, OTHER, "super_dreadnought_2")
    copying(game, Y, "exotrireme_2")
    assert nekro.assimilators(game, NEKRO, "super_dreadnought_2") == [Y]
    take(game, owners=(OTHER,))
    assert game.player(NEKRO).copies == {Y: "super_dreadnought_2"}
    assert game.card(NEKRO, "dreadnought").id == "super_dreadnought_2"


def test_a_copied_upgrade_covers_a_generic_one_whichever_came_first() -> None:
    for first in (True, False):
        game = knowing("spec_ops_2")
        if first:
            learn(game, NEKRO, "infantry_2")
        copying(game, X, "spec_ops_2")
        if not first:
            learn(game, NEKRO, "infantry_2")
        assert game.card(NEKRO, "infantry").id == "spec_ops_2"
        assert not sources.in_force(game.state, NEKRO, "infantry_2")
        dice(game, 5, 5)
        open_window(game, Moment("after_unit_destroyed", actor=NEKRO, unit="infantry", amount=1))
        assert said(game).count("ti4-revival-roll") == 1
        game.player(FOE).technologies.append("advanced_carrier_2")
        copying(game, X, "advanced_carrier_2")
        assert game.card(NEKRO, "infantry").id == "infantry_2" and sources.in_force(game.state, NEKRO, "infantry_2")


def test_a_copy_keeps_the_state_of_its_card() -> None:
    game = knowing("dimensional_splicer", "wormhole_generator", factions=("creuss", "sol"))
    copying(game, X, "dimensional_splicer")
    game.player(NEKRO).exhausted_technologies.append(X)
    copying(game, X, "wormhole_generator")
    assert windows.ready_card(game, NEKRO, "wormhole_generator") is None
    copying(game, Y, "dimensional_splicer")
    assert windows.ready_card(game, NEKRO, "dimensional_splicer") == Y


def test_a_copied_ability_is_used_by_nekro() -> None:
    game = knowing("dimensional_splicer", factions=("creuss", "sol"))
    copying(game, X, "dimensional_splicer")
    game.state.wormholes["alpha"] = PLACE
    fleet(game, NEKRO, PLACE, cruiser=1)
    fleet(game, FOE, PLACE, carrier=1)
    at = combat(game, PLACE)
    assert usable(game, NEKRO, Moment.fought(at, "start_of_space_combat")) == ["tech:dimensional_splicer"]


def test_silenced_technologies_copy_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sources.SILENCING, "mute", True)
    game = knowing("spec_ops_2", "gravity_drive")
    game.begin("mute", NEKRO, "turn")
    assert nekro.gainable(game, NEKRO, [FOE]) == ["gravity_drive"]


def test_copies_count_for_objectives_and_empty_assimilators_do_not() -> None:
    game = knowing("spec_ops_2", "advanced_carrier_2")
    met = objectives.registry.REQUIREMENTS["adapt_new_strategies"].holds
    assert not met(game, NEKRO, "adapt_new_strategies")
    copying(game, X, "spec_ops_2")
    copying(game, Y, "advanced_carrier_2")
    assert met(game, NEKRO, "adapt_new_strategies")


@pytest.mark.rule("TI-UPGRADE-04")
def test_war_suns_vanish_with_the_token_that_allowed_them() -> None:
    game = knowing("spec_ops_2")
    learn(game, OTHER, "prototype_war_sun_2")
    copying(game, X, "prototype_war_sun_2")
    fleet(game, NEKRO, "27", {"war_sun": 1}, war_sun=2, cruiser=1, fighter=2)
    copying(game, X, "spec_ops_2")
    assert game.ships(NEKRO, "27") == {"cruiser": 1} and "war_sun" not in game.player(NEKRO).units
    assert "ti4-removed" in said(game)


def test_a_correction_that_takes_an_assimilator_away_ends_its_copy() -> None:
    game = knowing("spec_ops_2")
    learn(game, NEKRO, "infantry_2")
    copying(game, X, "spec_ops_2")
    corrections._learn(game, game.player(NEKRO), X, owned=False)
    assert game.player(NEKRO).copies == {} and game.card(NEKRO, "infantry").id == "infantry_2"
    corrections._learn(game, game.player(NEKRO), "infantry_2", owned=False)
    assert game.card(NEKRO, "infantry").id == "infantry_1"


@pytest.mark.rule("TI-CAPACITY-06")
def test_what_a_lesser_ship_cannot_hold_is_lost_outside_the_combat_at_once() -> None:
    game = knowing("spec_ops_2", "advanced_carrier_2")
    copying(game, X, "advanced_carrier_2")
    for system in (PLACE, "27"):
        fleet(game, NEKRO, system, carrier=1, infantry=8)
    at = Combat("space", PLACE, NEKRO, FOE)
    play(nekro.copy(game, NEKRO, X, "spec_ops_2", at))
    assert [units.count(game, NEKRO, "infantry", system) for system in (PLACE, "27")] == [8, 4]


@pytest.mark.rule("TI-FACTION-01", "TI-FACTION-02")
def test_docks_rise_and_land_with_the_factories_of_saar() -> None:
    game = knowing("floating_factory_2", "chaos_mapping", factions=("saar", "sol"))
    fleet(game, NEKRO, "mordai_ii", space_dock=1, infantry=1)
    copying(game, X, "floating_factory_2")
    assert game.on_board(NEKRO, "space_dock") == {"8": 1}
    copying(game, X, "chaos_mapping")
    assert game.on_board(NEKRO, "space_dock") == {"mordai_ii": 1}
    copying(game, X, "floating_factory_2")
    game.state.planets["mordai_ii"].owner = None
    copying(game, X, "chaos_mapping")
    assert game.on_board(NEKRO, "space_dock") == {}


# --- The Alastor -----------------------------------------------------------------------------------------------------

USE = ("start_of_space_combat", NEKRO, "unit:the_alastor")


def led(aboard: int = 2, landed: int = 2, **enemy: int) -> tuple[Game, Combat]:
    """A space combat over Mecatol Rex with the flagship, ground forces aboard and others on the planet."""
    game = knowing()
    own(game, NEKRO, PLANET)
    fleet(game, NEKRO, PLACE, flagship=1)
    for place, number in ((PLACE, aboard), (PLANET, landed)):
        fleet(game, NEKRO, place, **({"infantry": number} if number else {}))
    fleet(game, FOE, PLACE, **(enemy or {"cruiser": 1}))
    return game, combat(game, PLACE)


def join(game: Game, at: Combat, **joined: int) -> Played:
    """The ground forces of these places join the combat as it starts."""
    chosen = {("18" if place == "space" else place): number for place, number in joined.items()}
    return open_window(game, Moment.fought(at, "start_of_space_combat"), USE, ("alastor", chosen))


@pytest.mark.rule("TI-ABILITY-15", "TI-OPPONENT-01")
def test_any_number_of_ground_forces_in_the_system_fight_as_ships() -> None:
    game, at = led()
    join(game, at, space=1, mecatol_rex=2)
    assert fighting(game, at, NEKRO) == {"flagship": 1, "infantry": 3}
    assert units.count(game, NEKRO, "infantry", PLANET) == 2
    dice(game, 8, 8, 7, 8, 9)
    play(roll_side(game, at, NEKRO))
    assert sum(len(roll.dice) for roll in at.rolls if roll.unit == "infantry") == 3


def test_hits_can_go_to_those_that_joined_and_to_no_others() -> None:
    game, at = led()
    join(game, at, space=1, mecatol_rex=2)
    at.hits = {FOE: 2}
    asked = play(take_hits(game, at, NEKRO), ("sustain", "no"), others="stop").open
    assert choices(asked) == ["flagship", "infantry@18", "infantry@mecatol_rex"]
    lose = {"infantry@18": 1, "infantry@mecatol_rex": 1}
    play(take_hits(game, at, NEKRO), ("sustain", "no"), ("losses", lose), others="pass")
    assert game.on_board(NEKRO, "infantry") == {PLACE: 1, PLANET: 1}
    assert fighting(game, at, NEKRO) == {"flagship": 1, "infantry": 1}
    at.hits = {FOE: 1}
    asked = play(take_hits(game, at, NEKRO), ("sustain", "no"), others="stop").open
    assert choices(asked) == ["flagship", "infantry@mecatol_rex"]


@pytest.mark.rule("TI-AFB-07")
def test_they_count_as_ships_that_are_no_fighters() -> None:
    game, at = led(landed=0, destroyer=1)
    join(game, at, space=2)
    assert nonfighters(fighting(game, at, NEKRO)) == 3
    at.round = 1
    dice(game, 10, 10)
    play(anti_fighter_barrage(game, at))
    assert fighting(game, at, NEKRO) == {"flagship": 1, "infantry": 2}
    asked = play(hits.snipe(game, at, FOE, "dimensional_splicer"), ("snipe", "infantry@18"))
    assert kinds(asked) == ["snipe"] and fighting(game, at, NEKRO) == {"flagship": 1, "infantry": 1}


@pytest.mark.rule("TI-SPACECOMBAT-14", "TI-SPACECOMBAT-15")
def test_they_fight_on_without_the_flagship_and_can_win() -> None:
    game, at = led(aboard=0, landed=2, fighter=1)
    dice(game, 1, 1, 1, 1, 10, 1, 1, 10, 10, 1)
    answers = [USE, ("sustain", "no"), ("losses", {"flagship": 1})]
    play(fight(game, at), *answers, others="pass")
    assert at.winner == NEKRO and not game.ships(NEKRO, PLACE) and not game.ships(FOE, PLACE)
    assert game.on_board(NEKRO, "infantry") == {PLANET: 2}


def test_they_stay_behind_and_fight_no_more_when_the_ships_retreat() -> None:
    game, at = led(aboard=1, landed=2)
    near = next(id for id in game.near(NEKRO)[PLACE] if retreat.routes.entry_refusal(game, NEKRO, id) is None)
    fleet(game, NEKRO, near, cruiser=1)
    join(game, at, space=1, mecatol_rex=2)
    at.retreating = NEKRO
    play(retreat.carry_out(game, at), others="random")
    assert at.withdrew == NEKRO and fighting(game, at, NEKRO) == {}
    assert game.on_board(NEKRO, "infantry") == {near: 1, PLANET: 2}


@pytest.mark.rule("TI-RETREAT-04")
def test_who_comes_along_on_a_retreat_fights_on_aboard() -> None:
    game, at = led(aboard=0, landed=2)
    join(game, at, mecatol_rex=2)
    play(retreat.take_along(game, at, NEKRO), ("retreat_load", {PLANET: 1}))
    assert at.joined[NEKRO] == {PLANET: 1, PLACE: 1} and fighting(game, at, NEKRO) == {"flagship": 1, "infantry": 2}


def test_exotriremes_can_take_them_along() -> None:
    game, at = led(aboard=0, landed=2, dreadnought=1)
    learn(game, FOE, "exotrireme_2")
    join(game, at, mecatol_rex=1)
    use = ("end_of_combat_round", FOE, "unit:exotrireme_2")
    ram = ("ram", FOE, {"flagship": 1, f"infantry@{PLANET}": 1})
    open_window(game, Moment.fought(at, "end_of_combat_round"), use, ram)
    assert fighting(game, at, NEKRO) == {} and game.on_board(NEKRO, "infantry") == {PLANET: 1}


def test_a_skilled_retreat_leaves_them_behind_too() -> None:
    game, at = led(aboard=0, landed=2)
    join(game, at, mecatol_rex=2)
    hold(game, NEKRO, "skilled_retreat")
    use = ("start_of_combat_round", NEKRO, "card:skilled_retreat")
    open_window(game, Moment.fought(at, "start_of_combat_round"), use, others="random")
    assert fighting(game, at, NEKRO) == {} and units.count(game, NEKRO, "infantry", PLANET) == 2


def test_courage_answers_the_loss_of_one_that_joined() -> None:
    game, at = led(aboard=0, landed=2)
    destroyed = Moment("after_unit_destroyed", NEKRO, FOE, PLACE, unit="infantry", amount=1, cause="combat", combat=at)
    assert not cards._ship_lost(game, NEKRO, destroyed)
    join(game, at, mecatol_rex=1)
    assert cards._ship_lost(game, NEKRO, destroyed)


def test_the_flagship_has_to_be_there_with_ground_forces_in_a_space_combat_of_its_own() -> None:
    game, at = led()
    start = Moment.fought(at, "start_of_space_combat")
    assert usable(game, NEKRO, start) == ["unit:the_alastor"] and usable(game, FOE, start) == []
    assert usable(game, NEKRO, Moment.fought(at, "start_of_combat_round")) == []
    assert usable(game, NEKRO, Moment.fought(Combat("space", PLACE, OTHER, FOE), "start_of_space_combat")) == []
    units.remove(game, NEKRO, "flagship", 1, PLACE)
    assert usable(game, NEKRO, start) == []
    game, at = led(aboard=0, landed=0)
    assert usable(game, NEKRO, Moment.fought(at, "start_of_space_combat")) == []


def test_without_the_call_ground_forces_are_no_ships() -> None:
    game, at = led()
    open_window(game, Moment.fought(at, "start_of_space_combat"))
    assert fighting(game, at, NEKRO) == {"flagship": 1}


# --- Antivirus -------------------------------------------------------------------------------------------------------


def protected() -> tuple[Game, str]:
    """The opponent of Nekro has laid the note before itself in a combat with somebody else."""
    game = knowing("gravity_drive")
    note = hand_note(game, FOE)
    at = Combat("ground", PLACE, FOE, OTHER, PLANET)
    open_window(game, Moment.fought(at, "start_of_combat"), ("start_of_combat", FOE, f"note:{note}"))
    return game, note


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-08")
def test_the_note_protects_its_holder_from_the_singularity_and_from_nothing_else() -> None:
    game, note = protected()
    assert note in game.player(FOE).notes_in_play
    learn(game, OTHER, "sarween_tools")
    assert usable(game, NEKRO, lost(Combat("space", PLACE, NEKRO, FOE))) == []
    assert usable(game, NEKRO, lost(Combat("space", PLACE, NEKRO, OTHER), OTHER)) == [SINGULARITY]
    agenda(game, Ballot(FOE, "against", 3))
    voting.vote(game).predictions.append(Ballot(NEKRO, "against", 0, "galactic_threat"))
    play(voting.reward(game, voting.vote(game).predictions, "against"))
    assert "gravity_drive" in game.player(NEKRO).technologies


@pytest.mark.rule("TI-PROMISSORY-04")
def test_the_note_goes_home_when_its_holder_activates_a_system_of_nekro() -> None:
    game, note = protected()
    open_window(game, Moment("when_activate_system", actor=FOE, system="27"))
    assert note in game.player(FOE).notes_in_play
    fleet(game, NEKRO, PLANET, infantry=1)
    open_window(game, Moment("when_activate_system", actor=OTHER, system=PLACE))
    assert note in game.player(FOE).notes_in_play
    open_window(game, Moment("when_activate_system", actor=FOE, system=activated(game, PLACE, FOE)))
    assert note in game.player(NEKRO).notes and not game.player(FOE).notes_in_play
    assert usable(game, NEKRO, lost(Combat("space", PLACE, NEKRO, FOE))) == [SINGULARITY]


@pytest.mark.rule("TI-PROMISSORY-03", "TI-OPPONENT-03")
def test_the_note_is_for_the_start_of_a_combat_of_its_holder() -> None:
    game = knowing()
    note = hand_note(game, FOE)
    for type in ("space", "ground"):
        at = Combat("space" if type == "space" else "ground", PLACE, NEKRO, FOE, PLANET)
        assert usable(game, FOE, Moment.fought(at, "start_of_combat")) == [f"note:{note}"]
        assert usable(game, FOE, Moment.fought(at, "start_of_combat_round")) == []
    assert usable(game, FOE, Moment.fought(Combat("space", PLACE, NEKRO, OTHER), "start_of_combat")) == []
    notes.return_note(game, note)
    game.player(FOE).notes.remove(note)
    assert usable(game, NEKRO, Moment.fought(Combat("space", PLACE, NEKRO, FOE), "start_of_combat")) == []
