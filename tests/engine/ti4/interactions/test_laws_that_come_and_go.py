"""Laws that change hands, wear out, contradict each other and leave; and the points that come with them."""

from __future__ import annotations

import pytest

from engine.ti4 import objectives
from engine.ti4.actions import component_action
from engine.ti4.agendas import laws
from engine.ti4.cards import action_cards
from engine.ti4.components import PLANETS
from engine.ti4.economy import payment, technology
from engine.ti4.galaxy import control, units
from engine.ti4.galaxy.structures import can_place
from engine.ti4.objectives import secrets
from engine.ti4.play import Game
from engine.ti4.state import Law
from tests.engine.ti4.effects import fold
from tests.engine.ti4.factions.sheets import actions, table, usable
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, component, hold, opened
from tests.engine.ti4.interactions.rounds import council, decided, play_on, voted
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, fleet, kinds, learn, own, play, said

TEAM = "research_team_biotic"


def points(game: Game) -> list[int]:
    """The points of each seat."""
    return [player.points for player in game.state.players]


def attached(game: Game, law: str, planet: str, owner: int) -> None:
    """A law lies on a planet that somebody controls."""
    own(game, owner, planet)
    laws.enact(game, law, planet=planet)


# --- points that change hands ----------------------------------------------------------------------------------------


@pytest.mark.rule("TI-VICTORY-08", "TI-AGENDACARD-06")
def test_a_repealed_crown_leaves_its_point_and_can_no_longer_be_taken() -> None:
    """Hacan wears the Crown of Emphidia. Repeal Law: is the point gone too? No. And who then takes a planet of
    Hacan's home takes no crown any more."""
    game = board()
    laws.enact(game, "the_crown_of_emphidia", owner=HACAN)
    game.player(HACAN).points = 1
    component(game, SOL, "repeal_law")
    play(control.gain_control(game, SOL, "arretze"))
    assert points(game) == [0, 1, 0] and game.state.laws == []


@pytest.mark.rule("TI-VICTORY-09", "TI-TIMING-03")
def test_the_crown_can_win_the_game_the_moment_a_home_planet_falls() -> None:
    """Sol has nine points and takes a planet of the crown's owner in an invasion. When does the game end? At once,
    after control is gained, whatever was still to come in that turn."""
    game = board()
    laws.enact(game, "the_crown_of_emphidia", owner=HACAN)
    game.player(SOL).points, game.player(HACAN).points = 9, 5
    fleet(game, SOL, "16", carrier=1, infantry=2)
    answers = ("action", SOL, "tactical"), ("activate", SOL, "16"), ("land", SOL, {"arretze": 2})
    play_on(game, *answers, until=lambda state: state.phase == "over")
    assert game.state.winners == [SOL] and points(game) == [10, 4, 0]


@pytest.mark.rule("TI-ELIMINATION-01", "TI-ELIMINATION-04", "TI-TIMING-03")
@pytest.mark.parametrize(("planets", "gained", "out"), [(("arretze", "hercant"), 1, False), (("arretze",), 0, True)])
def test_no_crown_is_taken_with_the_last_planet_of_its_owner(planets: tuple[str, ...], gained: int, out: bool) -> None:
    """Hacan wears the crown and has nothing but planets of its home; Sol takes one. Was it the last, then Hacan is out
    at once and its laws are discarded, before what comes after a planet was taken: nobody gains the crown."""
    game = board()
    for planet in list(game.planets(HACAN)):
        game.state.planets[planet].owner = None
    own(game, HACAN, *planets)
    fleet(game, SOL, "jord", infantry=1)
    fleet(game, LETNEV, "arc_prime", infantry=1)
    laws.enact(game, "the_crown_of_emphidia", owner=HACAN)
    game.player(HACAN).points = 1
    play(control.gain_control(game, SOL, "arretze"))
    assert (game.player(SOL).points, game.player(HACAN).eliminated) == (gained, out)
    assert [law.owner for law in game.state.laws] == ([] if out else [SOL])


@pytest.mark.rule("TI-VICTORY-05", "TI-AGENDACARD-05")
def test_a_third_player_takes_the_crown_from_whoever_took_it_only_in_that_ones_home() -> None:
    """Sol took the crown in Hacan's home. Letnev then takes the same planet from Sol: does the crown go on? It now
    looks at the home of its new owner, and this planet is none of Sol's home planets."""
    game = board()
    own(game, SOL, "abyz")
    laws.enact(game, "the_crown_of_emphidia", owner=HACAN)
    game.player(HACAN).points = 1
    play(control.gain_control(game, SOL, "arretze"))
    play(control.gain_control(game, LETNEV, "arretze"))
    assert points(game) == [1, 0, 0]
    play(control.gain_control(game, LETNEV, "jord"))
    assert points(game) == [0, 0, 1] and laws.owner(game, "the_crown_of_emphidia") == LETNEV


@pytest.mark.rule("TI-ATTACH-03", "TI-CONTROL-03")
def test_the_holy_planet_takes_its_point_along_when_it_changes_hands_in_peace() -> None:
    """Peace Accords of the Xxcha take an empty planet, and it is the Holy Planet of Ixth. No shot was fired: does the
    point move? It goes with control, however that is gained."""
    game = table("xxcha", "hacan", "letnev")
    holy = next(id for id in game.state.planets if PLANETS[id].trait == "cultural")
    own(game, 0, *[id for id in game.state.planets if id != holy and game.state.planets[id].owner is None][:8])
    attached(game, "holy_planet_of_ixth", holy, HACAN)
    game.player(HACAN).points = 1
    moment = Moment("after_resolve_strategy_card_ability", actor=0, card="diplomacy", cause="primary")
    opened(game, moment, (moment.kind, 0, "faction:peace_accords"), ("target", holy))
    assert points(game) == [1, 0, 0] and game.state.planets[holy].exhausted


@pytest.mark.rule("TI-VICTORY-08", "TI-PUBLICOBJ-01")
def test_a_new_constitution_takes_rules_away_and_no_points() -> None:
    """Everything goes at once: the crown, a leaked secret, the Homeland Defense. What remains? The points. PDS beyond
    two go, and the leaked objective is out of everybody's reach."""
    game = council("new_constitution", in_play=("homeland_defense_act", "classified_document_leaks"))
    laws.enact(game, "the_crown_of_emphidia", owner=HACAN)
    game.player(HACAN).points, game.player(LETNEV).points = 1, 1
    game.state.public, game.state.scored = ["forge_an_alliance"], {"forge_an_alliance": [LETNEV]}
    fleet(game, SOL, "jord", pds=4)
    play_on(game, *voted(SOL, "for"), until=decided)
    assert game.state.laws == [] and points(game) == [0, 1, 1] and game.state.public == []
    assert units.count(game, SOL, "pds", "jord") == 2 and "ti4-destroyed" not in said(game)


@pytest.mark.rule("TI-SECRETOBJ-04", "TI-PUBLICOBJ-04", "TI-OBJECTIVE-11")
def test_a_leaked_secret_frees_a_place_for_its_owner_and_needs_the_home_of_everybody_else() -> None:
    """Sol has scored three secrets, one leaks. May Sol draw another? Yes, it has room again; but Sol never scores the
    leaked one twice, and the others score it as a public objective, so not without their home planets."""
    game = board()
    game.player(SOL).scored_secrets = ["threaten_enemies", "cut_supply_lines"]
    game.state.public, game.state.scored = ["forge_an_alliance"], {"forge_an_alliance": [SOL]}
    laws.enact(game, "classified_document_leaks")
    game.state.secret_deck = ["monopolize_production"]
    play(secrets.draw_secret(game, SOL))
    assert game.player(SOL).secrets == ["monopolize_production"]
    cultural = [id for id in game.state.planets if PLANETS[id].trait == "cultural"][:4]
    own(game, SOL, *cultural)
    assert objectives.scorable_public(game, SOL) == []
    own(game, HACAN, *cultural)
    assert objectives.scorable_public(game, HACAN) == ["forge_an_alliance"]
    own(game, LETNEV, "arretze")
    assert objectives.scorable_public(game, HACAN) == []


@pytest.mark.rule("TI-VICTORY-05", "TI-TRADEGOOD-07")
def test_mutiny_that_fails_takes_points_from_those_who_wanted_it() -> None:
    """Sol and Hacan voted for the Mutiny, Letnev's bribe made it fail. Who loses a point? Those who cast votes for it,
    and nobody falls below none. Letnev voted against and loses nothing."""
    game = council("mutiny")
    hold(game, LETNEV, "bribery")
    game.player(LETNEV).trade_goods, game.player(SOL).points = 9, 3
    answers = (
        *voted(HACAN, "for", "hercant"),
        *voted(SOL, "for"),
        ("after_speaker_votes", LETNEV, "card:bribery"),
        ("target", LETNEV, "against"),
        ("bribe", LETNEV, 9),
    )
    play_on(game, *answers, until=decided)
    assert points(game) == [2, 0, 0]


# --- laws that wear out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ATTACH-03", "TI-STATUSPHASE-13")
def test_a_research_team_that_was_used_is_still_tired_for_whoever_takes_its_planet() -> None:
    """Sol used the Research Team, Hacan takes the planet in the same round. Can Hacan use it again? Not before the
    law is readied in the status phase; the planet's own state has nothing to do with it."""
    game = board()
    team = next(id for id in game.state.planets if PLANETS[id].trait == "industrial" and not PLANETS[id].specialty)
    attached(game, TEAM, team, SOL)
    play(technology.research(game, SOL), ("technology", "dacxive_animators"), others="random")
    assert game.state.laws[0].exhausted
    play(control.gain_control(game, HACAN, team))
    assert fold(game, "specialists", [], HACAN, color="green", technology="dacxive_animators") == []
    game.state.phase, game.state.step, game.state.turn = "status", "ready", None
    play_on(game, until=lambda state: state.step == "repair")
    assert fold(game, "specialists", [], HACAN, color="green", technology="dacxive_animators") == [TEAM]


@pytest.mark.rule("TI-AGENDACARD-05", "TI-AGENDACARD-06")
def test_a_repealed_minister_does_nothing_for_its_owner_any_more() -> None:
    """Hacan owns the Minister of Peace and waits for the right moment. Sol repeals the law first, then activates."""
    game = board()
    laws.enact(game, "minister_of_peace", owner=HACAN)
    fleet(game, HACAN, "34", cruiser=1)
    activation = Moment("after_activate_system", actor=SOL, system="34")
    assert usable(game, HACAN, activation) == ["law:minister_of_peace"]
    component(game, SOL, "repeal_law")
    assert usable(game, HACAN, activation) == []


@pytest.mark.rule("TI-ACTIONCARD-02", "TI-ACTIONCARD-03", "TI-STATUSPHASE-07")
def test_executive_sanctions_hold_when_the_motivator_draws_two() -> None:
    """Three cards at most, and Sol, who holds three, draws two with Neural Motivator. Which may it keep? Any three of
    the five; and when the law is repealed, the limit is seven again."""
    game = board()
    laws.enact(game, "executive_sanctions")
    learn(game, SOL, "neural_motivator")
    hold(game, SOL, "summit", "bunker", "salvage")
    game.state.phase, game.state.step, game.state.turn = "status", "draw", None
    game.state.action_deck = ["spy", "plague", "parley", "veto"]
    answers = [("discard_cards", SOL, ["summit", "parley"])]
    play_on(game, *answers, until=lambda state: state.step == "remove_tokens")
    assert sorted(game.player(SOL).action_cards) == ["bunker", "salvage", "veto"]
    play(laws.discard(game, "executive_sanctions"))
    assert action_cards.limit(game, SOL) == 7


@pytest.mark.rule("TI-GOLDEN-04", "TI-ACTIONCARD-03")
def test_executive_sanctions_mean_nothing_to_the_yssaril() -> None:
    """The law says three cards, the Crafty say any number. The faction's word is the last one."""
    game = table("yssaril", "hacan", "letnev")
    laws.enact(game, "executive_sanctions")
    assert action_cards.limit(game, 0) > 80 and action_cards.limit(game, 1) == 3


# --- laws that contradict each other or a card -----------------------------------------------------------------------


def holes(game: Game, kind: str) -> list[str]:
    """The systems with a wormhole of that kind."""
    return [id for id in game.state.systems if kind in game.wormholes(id)]


@pytest.mark.rule("TI-WORMHOLE-01")
@pytest.mark.parametrize("opener", ["wormhole_reconstruction", "lost_star_chart"])
def test_what_joins_all_wormholes_opens_them_under_the_travel_ban_too(opener: str) -> None:
    """Enforced Travel Ban closes alpha and beta wormholes to ships. Wormhole Reconstruction makes them all match, a
    Lost Star Chart for one action: can ships go through again? Yes, the ban is for the wormholes' own adjacency."""
    game = board()
    alpha, beta = holes(game, "alpha")[0], holes(game, "beta")[0]
    laws.enact(game, "enforced_travel_ban")
    assert beta not in game.near(SOL, moving=True)[alpha]
    if opener == "lost_star_chart":
        game.begin(opener, SOL, "tactical_action")
    else:
        laws.enact(game, opener)
    assert beta in game.near(SOL, moving=True)[alpha]


@pytest.mark.rule("TI-GOLDEN-04", "TI-COMPACTION-04")
def test_no_unit_comes_to_a_demilitarized_zone_by_any_card() -> None:
    """Frontline Deployment, Orbital Drop, a space dock: may they use a Demilitarized Zone that one controls? "Cannot"
    wins. Where it is the only planet, the card cannot even be played."""
    game = table("sol", "hacan", "letnev")
    game.state.planets["jord"].owner = None
    zone = next(id for id in game.state.planets if PLANETS[id].home_of is None)
    attached(game, "demilitarized_zone", zone, 0)
    hold(game, 0, "frontline_deployment", "rise_of_a_messiah", "mining_initiative")
    offered = actions(game, 0)
    assert "card:frontline_deployment" not in offered and "faction:orbital_drop" not in offered
    assert "card:mining_initiative" in offered and not can_place(game, 0, "space_dock", zone)
    play(component_action.take(game, 0, "card:rise_of_a_messiah"))
    assert units.count(game, 0, "infantry", zone) == 0


@pytest.mark.rule("TI-AGENDACARD-03")
def test_regulated_conscription_halves_what_is_bought_and_nothing_that_is_placed() -> None:
    """One infantry for its cost, says the law. Does an Orbital Drop bring one too? It places two, which nobody buys."""
    game = table("sol", "hacan", "letnev")
    laws.enact(game, "regulated_conscription")
    assert fold(game, "pieces_for_cost", 2, 0, unit="infantry") == 1
    play(component_action.take(game, 0, "faction:orbital_drop"))
    assert units.count(game, 0, "infantry", "jord") == 2


@pytest.mark.rule("TI-ATTACH-01")
def test_cards_that_count_resources_count_what_is_attached() -> None:
    """A planet of Hacan carries Core Mining. How much does an Uprising bring, how much a Mining Initiative? The value
    of the planet as it stands, and only the Uprising exhausts it."""
    game = board()
    mine = next(id for id in game.state.planets if PLANETS[id].trait == "hazardous")
    attached(game, "core_mining", mine, HACAN)
    worth = PLANETS[mine].resources + 2
    assert payment.value(game, mine, "resources") == worth
    component(game, HACAN, "mining_initiative", ("target", mine))
    assert game.player(HACAN).trade_goods == worth and not game.state.planets[mine].exhausted
    component(game, SOL, "uprising")
    assert game.player(SOL).trade_goods == worth and game.state.planets[mine].exhausted


@pytest.mark.rule("TI-TIMING-03", "TI-AGENDACARD-05")
def test_goods_that_come_together_are_pillaged_once() -> None:
    """Compensated Disarmament pays four trade goods at once, the Minister of Exploration one for each planet. How
    often may Mentak pillage? Once for each gain: here once, there once for each planet."""
    game = table("mentak", "hacan", "letnev")
    fleet(game, 0, "16", cruiser=1)
    laws.enact(game, "minister_of_exploration", owner=HACAN)
    game.player(HACAN).trade_goods = 4
    raids = [("after_gain_trade_goods", 0, "faction:pillage")] * 2
    played = play(_take_two(game), *raids, others="pass")
    assert kinds(played).count("after_gain_trade_goods") == 2
    assert [player.trade_goods for player in game.state.players[:2]] == [2, 4]


async def _take_two(game: Game) -> None:
    for planet in ("quann", "abyz"):
        await control.gain_control(game, HACAN, planet)


def test_the_owner_of_a_law_that_is_elected_anew_is_the_one_elected() -> None:
    """Miscount Disclosed on a law with an owner: until the new vote is counted the old owner may use it."""
    game = council("miscount_disclosed")
    laws.enact(game, "minister_of_war", owner=HACAN)
    answers = *voted(SOL, "minister_of_war"), *voted(HACAN, str(LETNEV), "hercant")
    play_on(game, answers[0], until=lambda state: state.vote is not None and state.vote.agenda == "minister_of_war")
    assert laws.owner(game, "minister_of_war") == HACAN
    play_on(game, *answers[1:], until=decided)
    assert game.state.laws == [Law("minister_of_war", LETNEV)]
