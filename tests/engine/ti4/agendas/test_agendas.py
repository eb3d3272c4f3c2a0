"""The fifty agendas: each outcome that does something, and each law while it is in play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.ti4 import objectives
from engine.ti4.actions import tactical
from engine.ti4.agendas import laws
from engine.ti4.combat.dice import Combat, roll_side
from engine.ti4.components import AGENDAS, OBJECTIVES, PLANETS, TILES
from engine.ti4.economy import payment, production, technology, tokens
from engine.ti4.galaxy import control, units
from engine.ti4.galaxy.structures import can_place
from engine.ti4.phases import agenda_phase, course
from engine.ti4.phases.voting import candidates, take_turn
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import Ballot, Law, Vote
from tests.engine.ti4.effects import fold
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import Played, board, dice, fleet, home, kinds, learn, near_home, own, play


def assembly(*factions: str, seats: int = 3) -> Game:
    """A game in the agenda phase."""
    game = board(*factions, seats=seats)
    game.state.phase, game.state.step, game.state.turn, game.state.custodians = "agenda", "start", None, False
    game.state.action_deck = ["spy", "plague", "uprising", "war_effort", "veto", "bribery", "insubordination"]
    return game


def passes(game: Game, agenda: str, outcome: str, *answers: tuple[Any, ...], voters: tuple[int, ...] = (0,)) -> Played:
    """Resolves an agenda with that outcome, voted for by these seats."""
    game.state.step = "first_outcome"
    game.state.vote = Vote(agenda, candidates(game, agenda))
    game.state.vote.ballots = [Ballot(seat, outcome, 3) for seat in voters]
    played = play(course.step(game), *answers, others="pass")
    RULES.check(game.state)
    return played


def planet_with(game: Game, trait: str, at: int = 0) -> str:
    """A planet of the board with that trait."""
    return [id for id in game.state.planets if PLANETS[id].trait == trait][at]


def hand(game: Game, *counts: int) -> None:
    """Gives each seat that many action cards."""
    cards = ["sabotage", "morale_boost", "skilled_retreat", "direct_hit"]
    for seat, number in enumerate(counts):
        game.player(seat).action_cards = cards[:number]


def hands(game: Game) -> list[int]:
    return [len(player.action_cards) for player in game.state.players]


def points(game: Game) -> list[int]:
    return [player.points for player in game.state.players]


def score(game: Game, *numbers: int) -> None:
    for seat, number in enumerate(numbers):
        game.player(seat).points = number


def lively(seed: int) -> Game:
    """A board full of everything, for resolving anything."""
    game, chance = assembly(seats=3 + seed % 2), Random(seed)
    for id, planet in game.state.planets.items():
        if planet.owner is None and chance.random() < 0.8:
            planet.owner = int(chance.random() * len(game.state.players))
        if planet.owner is not None:
            fleet(
                game,
                planet.owner,
                id,
                infantry=1 + int(chance.random() * 3),
                pds=min(int(chance.random() * 1.4), game.pieces_left(planet.owner, "pds")),
            )
    for seat in game.seats():
        game.player(seat).trade_goods, game.player(seat).fleet = 4, 5
        learn(game, seat, *technology.deck(game, seat)[:3])
        systems = [id for id in game.state.systems if not game.fleets(id)]
        for system in systems[seat :: len(game.state.players)][:4]:
            fleet(
                game, seat, system, **{type: 1 for type in ("carrier", "cruiser", "destroyer") if chance.random() < 0.7}
            )
    hand(game, *[2] * len(game.seats()))
    game.player(0).scored_secrets = ["forge_an_alliance"]
    game.state.secret_deck = [id for id, card in OBJECTIVES.items() if card.stage == 0 and id != "forge_an_alliance"]
    laws.enact(game, "regulated_conscription")
    laws.enact(game, "minister_of_policy", owner=1)
    return game


@pytest.mark.rule("TI-AGENDACARD-01", "TI-OUTCOME-01")
@pytest.mark.parametrize("agenda", AGENDAS)
def test_every_outcome_of_every_agenda_can_be_carried_out(agenda: str) -> None:
    for at in range(4):
        game = lively(at)
        laws_before = [law for law in game.state.laws if law.id != agenda]
        game.state.laws = laws_before
        outcomes = candidates(game, agenda)
        outcome = outcomes[at % len(outcomes)]
        game.state.agenda_deck = [id for id in AGENDAS if id not in (agenda, *(law.id for law in laws_before))]
        game.state.step, game.state.vote = "first_outcome", Vote(agenda, outcomes)
        game.state.vote.ballots = [Ballot(1, outcome, 3), Ballot(2, outcome, 1)]
        play(course.step(game), seed=at)
        RULES.check(game.state)
        assert game.state.step in ("second_reveal", "first_vote")
        everywhere = game.state.agenda_deck + game.state.agenda_discard + [law.id for law in game.state.laws]
        assert sorted(everywhere) == sorted(AGENDAS)


# --- planets and goods -----------------------------------------------------------------------------------------------


def test_core_mining_kills_an_infantry_and_adds_two_resources() -> None:
    game = assembly()
    planet = planet_with(game, "hazardous")
    own(game, 1, planet)
    fleet(game, 1, planet, infantry=2)
    passes(game, "core_mining", planet)
    assert units.count(game, 1, "infantry", planet) == 1
    assert payment.value(game, planet, "resources") == PLANETS[planet].resources + 2


@pytest.mark.parametrize(
    ("law", "resources", "influence"), [("senate_sanctuary", 0, 2), ("terraforming_initiative", 1, 1)]
)
def test_laws_that_make_a_planet_worth_more(law: str, resources: int, influence: int) -> None:
    game = assembly()
    planet = planet_with(game, str(AGENDAS[law].filter["trait"]))
    own(game, 1, planet)
    passes(game, law, planet)
    assert payment.value(game, planet, "resources") == PLANETS[planet].resources + resources
    assert payment.value(game, planet, "influence") == PLANETS[planet].influence + influence
    assert payment.value(game, "jord", "influence") == PLANETS["jord"].influence


@pytest.mark.parametrize(("outcome", "left"), [("for", 5), ("against", 0)])
def test_economic_equality(outcome: str, left: int) -> None:
    game = assembly()
    game.player(2).trade_goods = 8
    passes(game, "economic_equality", outcome)
    assert [player.trade_goods for player in game.state.players] == [left] * 3


def test_compensated_disarmament() -> None:
    game = assembly()
    fleet(game, 1, "arretze", infantry=3, pds=1)
    passes(game, "compensated_disarmament", "arretze")
    assert (game.player(1).trade_goods, units.count(game, 1, "pds", "arretze")) == (3, 1)
    assert units.count(game, 1, "infantry", "arretze") == 0


def test_swords_to_plowshares() -> None:
    game = assembly()
    fleet(game, 1, "arretze", infantry=3)
    fleet(game, 1, "hercant", infantry=1)
    passes(game, "swords_to_plowshares", "for")
    assert (units.count(game, 1, "infantry", "arretze"), game.player(1).trade_goods) == (1, 3)
    passes(game, "swords_to_plowshares", "against")
    assert [units.count(game, 1, "infantry", id) for id in ("arretze", "hercant", "kamdorn")] == [2, 1, 1]


def test_the_minister_of_commerce_counts_neighbors() -> None:
    game = assembly()
    laws.enact(game, "minister_of_commerce", owner=0)
    own(game, 1, *[id for id in game.state.planets if game.state.planets[id].system in near_home(game, 0)][:1])
    play(window(game, Moment("after_replenish_commodities", actor=0)))
    play(window(game, Moment("after_replenish_commodities", actor=1)))
    assert [player.trade_goods for player in game.state.players] == [1, 0, 0]


def test_the_minister_of_exploration_is_paid_for_each_planet() -> None:
    game = assembly()
    laws.enact(game, "minister_of_exploration", owner=0)
    play(control.gain_control(game, 0, "arretze"))
    play(control.gain_control(game, 1, "jord"))
    assert [player.trade_goods for player in game.state.players] == [1, 0, 0]


def test_regulated_conscription_makes_single_fighters() -> None:
    game = assembly()
    assert fold(game, "pieces_for_cost", 2, 0, unit="fighter") == 2
    passes(game, "regulated_conscription", "for")
    assert fold(game, "pieces_for_cost", 2, 0, unit="fighter") == 1


def test_the_minister_of_industry_produces_at_a_new_dock() -> None:
    game = board()
    laws.enact(game, "minister_of_industry", owner=0)
    fleet(game, 0, "jord", space_dock=1)
    used = "when_place_space_dock"
    moment = Moment(used, actor=0, planet="jord", system=home(game, 0))
    played = play(window(game, moment), (used, 0, "law:minister_of_industry"), others="stop")
    assert played.open is not None and played.open.kind == "produce"


# --- units -----------------------------------------------------------------------------------------------------------


def test_arms_reduction() -> None:
    game = assembly()
    fleet(game, 0, "18", dreadnought=3, cruiser=5)
    fleet(game, 1, home(game, 1), dreadnought=2)
    passes(game, "arms_reduction", "for")
    assert game.ships(0, "18") == {"dreadnought": 2, "cruiser": 4} and game.ships(1, home(game, 1)) == {
        "dreadnought": 2
    }


def strategy_begins(game: Game, *answers: tuple[Any, ...]) -> None:
    """The start of the next strategy phase."""
    game.state.phase, game.state.step = "strategy", "start"
    play(course.step(game), *answers, others="pass")


@pytest.mark.rule("TI-CAPACITY-04")
def test_what_an_agenda_strands_in_space_is_lost() -> None:
    game = assembly()
    planet = planet_with(game, "cultural")
    own(game, 1, planet)
    fleet(game, 1, planet, space_dock=1)
    fleet(game, 1, game.state.planets[planet].system, fighter=3)
    passes(game, "demilitarized_zone", planet)
    assert game.ships(1, game.state.planets[planet].system) == {}


def test_arms_reduction_rejected_exhausts_specialties_in_the_next_strategy_phase() -> None:
    game = assembly()
    special = next(id for id in game.state.planets if PLANETS[id].specialty)
    own(game, 1, special)
    passes(game, "arms_reduction", "against")
    assert not game.state.planets[special].exhausted
    strategy_begins(game)
    assert game.state.planets[special].exhausted and not game.state.planets["jord"].exhausted


def test_colonial_redistribution() -> None:
    game = assembly()
    score(game, 1, 1, 0)
    planet = planet_with(game, "cultural")
    own(game, 0, planet)
    fleet(game, 0, planet, infantry=2, pds=1)
    passes(game, "colonial_redistribution", planet, ("settle", 2, "yes"))
    assert game.state.planets[planet].owner == 2
    assert (units.count(game, 2, "infantry", planet), units.count(game, 0, "pds", planet)) == (1, 0)


def test_conventions_of_war() -> None:
    game = assembly()
    planet = planet_with(game, "cultural")
    assert fold(game, "bombards", True, 0, planet=planet)
    passes(game, "conventions_of_war", "for")
    assert not fold(game, "bombards", True, 0, planet=planet)
    assert fold(game, "bombards", True, 0, planet="jord")


def test_conventions_of_war_rejected() -> None:
    game = assembly()
    hand(game, 2, 2, 2)
    passes(game, "conventions_of_war", "against", voters=(0, 2))
    assert hands(game) == [0, 2, 0]


def test_a_demilitarized_zone_is_empty_and_stays_so() -> None:
    game = assembly()
    planet = planet_with(game, "cultural")
    own(game, 1, planet)
    fleet(game, 1, planet, infantry=2, pds=1)
    passes(game, "demilitarized_zone", planet)
    assert (game.state.planets[planet].ground, game.state.planets[planet].owner) == ({}, 1)
    assert not can_place(game, 1, "pds", planet) and can_place(game, 1, "pds", "arretze")


def test_homeland_defense_act() -> None:
    game = assembly()
    fleet(game, 0, "jord", pds=2)
    assert not can_place(game, 0, "pds", "jord")
    passes(game, "homeland_defense_act", "for")
    assert can_place(game, 0, "pds", "jord")
    fleet(game, 0, "jord", pds=2)
    play(laws.discard(game, "homeland_defense_act"))
    assert units.count(game, 0, "pds", "jord") == 2


def test_homeland_defense_act_rejected() -> None:
    game = assembly()
    fleet(game, 0, "jord", pds=2)
    passes(game, "homeland_defense_act", "against")
    assert units.count(game, 0, "pds", "jord") == 1


def test_fleet_regulations() -> None:
    game = assembly()
    game.player(0).fleet = 6
    fleet(game, 0, "18", cruiser=5)
    passes(game, "fleet_regulations", "for")
    assert (game.player(0).fleet, units.count(game, 0, "cruiser", "18")) == (4, 4)
    with pytest.raises(IllegalAnswer):
        play(tokens.gain_tokens(game, 0, 2), ("gain_tokens", 0, {"fleet": 2}))


def test_fleet_regulations_rejected() -> None:
    game = assembly()
    passes(game, "fleet_regulations", "against")
    assert [player.fleet for player in game.state.players] == [4, 4, 4]


def test_the_prophecy_helps_fighters_of_its_owner_until_too_few_are_built() -> None:
    game = assembly()
    passes(game, "prophecy_of_ixth", "1")
    combat = Combat("space", "18", 0, 1)
    bonus = [fold(game, "combat_roll", 0, seat, combat=combat, unit="fighter") for seat in (0, 1)]
    assert bonus == [0, 1] and fold(game, "combat_roll", 0, 1, combat=combat, unit="cruiser") == 0
    play(window(game, Moment("after_use_production", actor=1, pieces={"fighter": 2})))
    assert laws.owner(game, "prophecy_of_ixth") == 1
    play(window(game, Moment("after_use_production", actor=1, pieces={"fighter": 1})))
    assert game.state.laws == []


# --- victory points --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("outcome", "after"), [("for", [2, 1, 2]), ("against", [0, 1, 0])])
def test_mutiny(outcome: str, after: list[int]) -> None:
    game = assembly()
    score(game, 1, 1, 1)
    game.state.step, game.state.vote = "first_outcome", Vote("mutiny", ["for", "against"])
    game.state.vote.ballots = [
        Ballot(0, "for", 1),
        Ballot(2, "for", 1),
        Ballot(1, "against", 1 if outcome == "for" else 9),
    ]
    play(course.step(game))
    assert points(game) == after


@pytest.mark.rule("TI-VICTORY-07")
@pytest.mark.parametrize(("outcome", "after"), [("for", [4, 4, 1]), ("against", [3, 3, 2])])
def test_seed_of_an_empire_for_all_who_are_tied(outcome: str, after: list[int]) -> None:
    game = assembly()
    score(game, 3, 3, 1)
    passes(game, "seed_of_an_empire", outcome)
    assert points(game) == after


def test_of_two_who_reach_ten_by_an_agenda_the_one_next_to_the_speaker_wins() -> None:
    game = assembly()
    score(game, 9, 9, 0)
    for player in game.state.players:
        player.strategy_cards = []
    game.state.speaker = 1
    play(window_end(game))
    assert (game.state.winners, points(game)) == ([1], [9, 10, 0])


def window_end(game: Game) -> Any:
    """Seed of an Empire, passed."""
    game.state.step, game.state.vote = "first_outcome", Vote("seed_of_an_empire", ["for", "against"])
    game.state.vote.ballots = [Ballot(0, "for", 1)]
    return course.step(game)


@pytest.mark.rule("TI-AGENDACARD-05")
def test_the_crown_goes_to_whoever_takes_a_planet_of_its_owners_home() -> None:
    game = assembly()
    passes(game, "the_crown_of_emphidia", "0")
    assert points(game) == [1, 0, 0]
    fleet(game, 0, home(game, 0), carrier=1, infantry=1)
    play(control.gain_control(game, 1, planet_with(game, "cultural")))
    play(control.gain_control(game, 1, "jord"))
    assert (points(game), laws.owner(game, "the_crown_of_emphidia")) == ([0, 1, 0], 1)


def test_the_shard_goes_to_whoever_beats_its_owner() -> None:
    game = assembly()
    passes(game, "shard_of_the_throne", "0")
    play(window(game, Moment("when_win_combat", actor=1, other=2)))
    assert points(game) == [1, 0, 0]
    play(window(game, Moment("when_win_combat", actor=1, other=0)))
    assert (points(game), laws.owner(game, "shard_of_the_throne")) == ([0, 1, 0], 1)


def test_the_holy_planet_carries_a_point_and_no_production() -> None:
    game = assembly()
    planet = planet_with(game, "cultural")
    own(game, 0, planet)
    fleet(game, 0, planet, space_dock=1)
    passes(game, "holy_planet_of_ixth", planet)
    assert points(game) == [1, 0, 0] and production.value(game, 0, planet) == 0
    play(control.gain_control(game, 1, planet))
    assert points(game) == [0, 1, 0]
    play(control.lose_control(game, planet))
    assert points(game) == [0, 0, 0]


@pytest.mark.rule("TI-PUBLICOBJ-01")
@pytest.mark.parametrize(("outcome", "stage"), [("for", 1), ("against", 2)])
def test_incentive_program_reveals_one_more(outcome: str, stage: int) -> None:
    game = assembly()
    game.state.public, game.state.stage_1 = ["sway_the_council"], ["erect_a_monument"]
    passes(game, "incentive_program", outcome)
    new = game.state.public[-1]
    assert OBJECTIVES[new].stage == stage and new not in ("sway_the_council", "erect_a_monument")
    assert game.state.stage_1 == ["erect_a_monument"]


# --- hands, secrets, laws, votes -------------------------------------------------------------------------------------


def test_archived_secret() -> None:
    game = assembly()
    game.state.secret_deck = ["forge_an_alliance"]
    passes(game, "archived_secret", "1")
    assert game.player(1).secrets == ["forge_an_alliance"]


def test_unconventional_measures() -> None:
    game = assembly()
    hand(game, 1, 1, 1)
    passes(game, "unconventional_measures", "for", voters=(0, 2))
    assert hands(game) == [3, 1, 3]


def test_unconventional_measures_rejected() -> None:
    game = assembly()
    hand(game, 1, 1, 1)
    game.state.step, game.state.vote = "first_outcome", Vote("unconventional_measures", ["for", "against"])
    game.state.vote.ballots = [Ballot(0, "for", 1), Ballot(1, "against", 2)]
    play(course.step(game))
    assert hands(game) == [0, 1, 1]


@pytest.mark.rule("TI-ACTIONCARD-03")
def test_executive_sanctions() -> None:
    game = assembly()
    hand(game, 4, 2, 0)
    passes(game, "executive_sanctions", "for", ("discard_cards", 0, ["sabotage"]))
    assert hands(game) == [3, 2, 0]


def test_executive_sanctions_rejected() -> None:
    game = assembly()
    hand(game, 4, 2, 0)
    passes(game, "executive_sanctions", "against")
    assert hands(game) == [3, 1, 0]


def test_a_leaked_secret_is_public_and_leaves_with_the_law() -> None:
    game = assembly()
    game.player(0).scored_secrets = ["forge_an_alliance"]
    passes(game, "classified_document_leaks", "forge_an_alliance")
    assert (game.player(0).scored_secrets, game.state.scored) == ([], {"forge_an_alliance": [0]})
    own(game, 1, *[id for id in game.state.planets if PLANETS[id].trait == "cultural"][:4])
    assert objectives.scorable_public(game, 1) == ["forge_an_alliance"]
    play(laws.discard(game, "classified_document_leaks"))
    assert objectives.scorable_public(game, 1) == []


def test_the_minister_of_policy_draws_a_card() -> None:
    game = assembly()
    laws.enact(game, "minister_of_policy", owner=2)
    game.state.phase, game.state.step = "status", "end"
    play(course.step(game))
    assert hands(game) == [0, 0, 1]


def test_judicial_abolishment() -> None:
    game = assembly()
    laws.enact(game, "executive_sanctions")
    passes(game, "judicial_abolishment", "executive_sanctions")
    assert (game.state.laws, game.state.agenda_discard) == ([], ["executive_sanctions", "judicial_abolishment"])


def test_a_miscount_brings_the_law_to_another_vote_while_it_stays_in_force() -> None:
    game = assembly()
    laws.enact(game, "executive_sanctions")
    passes(game, "miscount_disclosed", "executive_sanctions")
    assert game.state.vote is not None and game.state.vote.agenda == "executive_sanctions"
    assert (game.state.step, fold(game, "hand_limit", 7, 0)) == ("first_vote", 3)
    passes(game, "executive_sanctions", "against")
    assert (game.state.laws, game.state.step) == ([], "second_reveal")
    assert game.state.agenda_discard == ["miscount_disclosed", "executive_sanctions"]


def test_a_miscounted_law_can_find_a_new_owner() -> None:
    game = assembly()
    laws.enact(game, "minister_of_policy", owner=0)
    passes(game, "miscount_disclosed", "minister_of_policy")
    passes(game, "minister_of_policy", "2")
    assert game.state.laws == [Law("minister_of_policy", owner=2)]


@pytest.mark.rule("TI-VOTE-10")
def test_a_miscounted_law_that_can_elect_nobody_is_discarded() -> None:
    game = assembly()
    laws.enact(game, "classified_document_leaks")
    passes(game, "miscount_disclosed", "classified_document_leaks")
    assert (game.state.vote, game.state.laws, game.state.step) == (None, [], "second_reveal")
    assert game.state.agenda_discard == ["miscount_disclosed", "classified_document_leaks"]


def test_new_constitution() -> None:
    game = assembly()
    laws.enact(game, "executive_sanctions")
    own(game, 1, planet_with(game, "cultural"))
    passes(game, "new_constitution", "for")
    assert game.state.laws == []
    strategy_begins(game)
    exhausted = {id for id, planet in game.state.planets.items() if planet.exhausted}
    assert exhausted == {"jord", "arretze", "hercant", "kamdorn", "arc_prime", "wren_terra"}


@pytest.mark.rule("TI-VOTE-16")
def test_public_execution() -> None:
    game = assembly()
    hand(game, 2, 2, 0)
    passes(game, "public_execution", "0")
    assert (hands(game), game.state.speaker) == ([0, 2, 0], 1)
    game.state.vote = Vote("mutiny", ["for", "against"])
    assert kinds(play(take_turn(game, 0))) == []


def test_representative_government_gives_everyone_one_vote() -> None:
    game = assembly()
    passes(game, "representative_government", "for")
    game.state.vote = Vote("mutiny", ["for", "against"])
    own(game, 1, "mecatol_rex")
    played = play(take_turn(game, 1), ("vote", 1, "for"), others="pass")
    assert (game.state.vote.ballots, kinds(played)) == ([Ballot(1, "for", 1)], ["vote"])


def test_representative_government_rejected() -> None:
    game = assembly()
    first, second = planet_with(game, "cultural"), planet_with(game, "cultural", 1)
    own(game, 0, first)
    own(game, 1, second)
    passes(game, "representative_government", "against", voters=(1,))
    strategy_begins(game)
    assert (game.state.planets[first].exhausted, game.state.planets[second].exhausted) == (False, True)


@pytest.mark.rule("TI-AGENDACARD-06")
def test_committee_formation_names_the_elected_player_without_a_vote() -> None:
    game = assembly()
    laws.enact(game, "committee_formation", owner=1)
    game.state.agenda_deck, game.state.step = ["minister_of_policy"], "first_reveal"
    play(course.step(game), ("before_vote", 1, "law:committee_formation"), ("target", 1, "2"), others="pass")
    assert game.state.step == "first_outcome"
    play(course.step(game), others="pass")
    assert game.state.laws == [Law("minister_of_policy", owner=2)]
    assert game.state.agenda_discard == ["committee_formation"]


# --- offices ---------------------------------------------------------------------------------------------------------


def test_the_imperial_arbiter_exchanges_strategy_cards() -> None:
    game = board()
    laws.enact(game, "imperial_arbiter", owner=0)
    game.state.phase = "strategy"
    play(
        window(game, Moment("end_of_strategy_phase")),
        ("end_of_strategy_phase", 0, "law:imperial_arbiter"),
        ("target", 0, "2"),
    )
    assert [player.strategy_cards for player in game.state.players] == [["politics"], ["diplomacy"], ["leadership"]]
    assert game.state.laws == []


def test_the_minister_of_peace_ends_the_turn() -> None:
    game = board()
    laws.enact(game, "minister_of_peace", owner=2)
    fleet(game, 1, "18", cruiser=1)
    played = play(
        tactical.tactical_action(game, 0),
        ("activate", 0, "18"),
        ("after_activate_system", 2, "law:minister_of_peace"),
        others="stop",
    )
    assert played.open is None and fold(game, "actions_per_turn", 1, 0) < 1
    assert game.state.systems["18"].tokens == [0] and game.state.laws == []


def peaceful() -> Game:
    """The Minister of Peace is the active player's own."""
    game = board()
    laws.enact(game, "minister_of_peace", owner=0)
    fleet(game, 1, "18", cruiser=1)
    return game


def test_the_minister_of_peace_may_end_the_own_turn() -> None:
    game = peaceful()
    use = ("after_activate_system", 0, "law:minister_of_peace")
    played = play(tactical.tactical_action(game, 0), ("activate", 0, "18"), use, others="stop")
    assert played.open is None and fold(game, "actions_per_turn", 1, 0) < 1 and game.state.laws == []


def test_the_minister_of_peace_is_not_offered_in_the_own_turn_of_a_game_from_before() -> None:
    game = peaceful()
    game.state.edition = 0
    played = play(tactical.tactical_action(game, 0), ("activate", 0, "18"), others="stop")
    assert played.open is None and [law.id for law in game.state.laws] == ["minister_of_peace"]


def test_the_minister_of_war_takes_a_token_back_for_another_action() -> None:
    game = board()
    laws.enact(game, "minister_of_war", owner=0)
    game.state.systems["18"].tokens = [0]
    before = game.reserve(0)
    play(window(game, Moment("after_perform_action", actor=0)), ("after_perform_action", 0, "law:minister_of_war"))
    assert (fold(game, "actions_per_turn", 1, 0), game.state.systems["18"].tokens, game.reserve(0)) == (
        2,
        [],
        before + 1,
    )


@pytest.mark.rule("TI-REROLL-01")
def test_the_crown_of_thalnos_rerolls_at_the_risk_of_the_units() -> None:
    game = board()
    laws.enact(game, "the_crown_of_thalnos", owner=0)
    fleet(game, 0, "18", cruiser=2)
    fleet(game, 1, "18", cruiser=1)
    dice(game, 1, 1, 10, 1)
    combat = Combat("space", "18", 0, 1)
    play(
        roll_side(game, combat, 0),
        ("after_combat_roll", 0, "law:the_crown_of_thalnos"),
        ("reroll", 0, ["cruiser:0", "cruiser:1"]),
    )
    assert (combat.hits[0], units.count(game, 0, "cruiser", "18")) == (1, 1)


# --- technologies ----------------------------------------------------------------------------------------------------


def test_the_anti_intellectual_revolution_costs_a_ship_for_each_research() -> None:
    game = board()
    laws.enact(game, "anti_intellectual_revolution")
    fleet(game, 0, home(game, 0), cruiser=1, carrier=1, fighter=1)
    play(technology.research(game, 0), ("losses", 0, {f"{home(game, 0)}:cruiser": 1}))
    assert game.ships(0, home(game, 0)) == {"carrier": 1, "fighter": 1}


def test_the_revolution_rejected_exhausts_a_planet_for_each_technology() -> None:
    game = assembly()
    learn(game, 1, "sarween_tools", "neural_motivator")
    passes(game, "anti_intellectual_revolution", "against")
    strategy_begins(game, ("exhaust", 1, ["arretze", "hercant"]))
    assert [game.state.planets[id].exhausted for id in ("arretze", "hercant", "kamdorn", "jord")] == [
        True,
        True,
        False,
        False,
    ]


def test_the_artifact_teaches() -> None:
    game = assembly()
    dice(game, 6)
    before = [len(player.technologies) for player in game.state.players]
    answers = [("may_research", seat, "yes") for seat in (0, 0, 1, 1)]
    passes(game, "ixthian_artifact", "for", *answers)
    assert [len(player.technologies) - was for player, was in zip(game.state.players, before, strict=True)] == [2, 2, 0]


def test_the_artifact_burns() -> None:
    game = assembly()
    beside = game.near()["18"][0]
    fleet(game, 0, "18", cruiser=2)
    fleet(game, 0, "mecatol_rex", infantry=2)
    fleet(game, 1, beside, cruiser=4)
    dice(game, 5)
    passes(game, "ixthian_artifact", "for")
    assert (game.ships(0, "18"), game.state.planets["mecatol_rex"].ground) == ({}, {})
    assert game.ships(1, beside) == {"cruiser": 1}


def test_published_schematics_need_no_prerequisites_once_one_is_known() -> None:
    game = assembly()
    passes(game, "publicize_weapon_schematics", "for")
    assert "war_sun" not in technology.researchable(game, 0)
    learn(game, 1, "war_sun")
    assert "war_sun" in technology.researchable(game, 0)
    assert not fold(game, "sustain", True, 1, unit="war_sun", place="18")
    assert fold(game, "sustain", True, 1, unit="dreadnought", place="18")


def test_published_schematics_rejected() -> None:
    game = assembly()
    hand(game, 1, 1, 1)
    learn(game, 1, "war_sun")
    passes(game, "publicize_weapon_schematics", "against")
    assert hands(game) == [1, 0, 1]


@pytest.mark.rule("TI-ATTACH-01")
@pytest.mark.parametrize(
    ("law", "wanted"),
    [
        ("research_team_biotic", "neural_motivator dacxive_animators"),
        ("research_team_cybernetic", "sarween_tools graviton_laser_system"),
        ("research_team_propulsion", "antimass_deflectors gravity_drive"),
        ("research_team_warfare", "plasma_scoring magen_defense_grid"),
    ],
)
def test_a_research_team_stands_for_a_prerequisite_once_a_round(law: str, wanted: str) -> None:
    game = board()
    first, second = wanted.split()
    planet = planet_with(game, str(AGENDAS[law].filter["trait"]))
    assert second not in technology.researchable(game, 0)
    own(game, 0, planet, exhausted=True)
    laws.enact(game, law, planet=planet)
    assert second in technology.researchable(game, 0) and second not in technology.researchable(game, 1)
    play(technology.research(game, 0), ("technology", 0, second))
    assert game.state.laws[0].exhausted and first not in game.player(0).technologies


def test_the_minister_of_sciences_pays_for_research() -> None:
    game = board()
    laws.enact(game, "minister_of_sciences", owner=1)
    assert [fold(game, "technology_cost", 4, seat) for seat in (0, 1)] == [4, 0]


# --- space -----------------------------------------------------------------------------------------------------------


def holes(game: Game, kind: str) -> str:
    return next(id for id in game.state.systems if kind in TILES[int(id)].wormholes)


def test_wormhole_reconstruction_joins_alpha_and_beta() -> None:
    game = assembly()
    alpha, beta = holes(game, "alpha"), holes(game, "beta")
    assert beta not in game.near(0)[alpha]
    passes(game, "wormhole_reconstruction", "for")
    assert beta in game.near(0)[alpha]


def test_wormhole_reconstruction_rejected_closes_systems_with_ships() -> None:
    game = assembly()
    alpha, beta = holes(game, "alpha"), holes(game, "beta")
    fleet(game, 0, alpha, fighter=1)
    passes(game, "wormhole_reconstruction", "against")
    assert (game.state.systems[alpha].tokens, game.state.systems[beta].tokens) == ([0], [])


def test_the_travel_ban_closes_wormholes_for_ships_only() -> None:
    game = assembly()
    alpha = holes(game, "alpha")
    joined = [id for id in game.near(0)[alpha] if alpha in game.near(0)[id]]
    laws.enact(game, "enforced_travel_ban")
    assert list(game.near(0)[alpha]) == joined
    assert len(game.near(0, moving=True)[alpha]) < len(joined)


def test_the_travel_ban_rejected_destroys_pds_at_wormholes() -> None:
    game = assembly()
    planet = next(id for id, planet in game.state.planets.items() if planet.system in game.near()[holes(game, "alpha")])
    fleet(game, 0, planet, pds=2, infantry=1)
    passes(game, "enforced_travel_ban", "against")
    assert game.state.planets[planet].ground[0].units == {"infantry": 1}


def test_shared_research_opens_nebulae_to_passing_ships() -> None:
    game = assembly()
    nebula, field = "42", "45"
    passes(game, "shared_research", "for")
    assert fold(game, "enters", False, 0, system=nebula, crossing=True)
    assert not fold(game, "enters", False, 0, system=nebula, crossing=False)
    assert not fold(game, "enters", False, 0, system=field, crossing=True)


def test_shared_research_rejected_closes_home_systems() -> None:
    game = assembly()
    game.player(1).tactic = 11
    passes(game, "shared_research", "against")
    assert [game.state.systems[home(game, seat)].tokens for seat in (0, 1, 2)] == [[0], [], [2]]


def test_wormhole_research_teaches_and_destroys() -> None:
    game = assembly()
    alpha = holes(game, "alpha")
    fleet(game, 0, alpha, carrier=1, infantry=1)
    fleet(game, 1, "18", cruiser=1)
    played = passes(game, "wormhole_research", "for", ("may_research", 0, "yes"))
    assert ("may_research", (1,)) not in played.asked
    assert (game.state.systems[alpha].space, game.ships(1, "18")) == ({}, {"cruiser": 1})


def test_wormhole_research_rejected_costs_a_token() -> None:
    game = assembly()
    passes(game, "wormhole_research", "against", ("choose_pool", 2, "tactic"), voters=(2,))
    assert [player.tactic for player in game.state.players] == [3, 3, 2]


def test_every_agenda_is_in_the_deck() -> None:
    assert agenda_phase.agenda_ids() == list(AGENDAS)
