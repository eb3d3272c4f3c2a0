"""Technologies and faction abilities that meet cards, laws and notes outside of combat."""

from __future__ import annotations

import pytest

from engine.ti4.actions import component_action, strategy_action
from engine.ti4.agendas import laws
from engine.ti4.cards import action_cards
from engine.ti4.components import PLANETS
from engine.ti4.economy import payment, production, technology
from engine.ti4.factions import winnu
from engine.ti4.galaxy import capacity, control, units
from engine.ti4.galaxy.structures import place_structure
from engine.ti4.phases import voting
from engine.ti4.play import Game
from engine.ti4.state import Law, Vote
from tests.engine.ti4.factions.sheets import act, hand_note, open_window, table
from tests.engine.ti4.hands import hold, opened
from tests.engine.ti4.interactions.rounds import kinds_asked, play_on
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, fleet, home, kinds, learn, near_home, own, play, said
from tests.engine.ti4.skies import choices

GAINS, GOODS = "after_gain_control_of_planet", "after_gain_trade_goods"


def attached(game: Game, law: str, planet: str, owner: int) -> None:
    """A law lies on a planet that somebody controls."""
    own(game, owner, planet)
    laws.enact(game, law, planet=planet)


# --- planets ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TIMING-07", "TI-TRADEGOOD-05")
def test_the_trade_good_of_a_minister_can_pay_for_what_an_integrated_economy_builds() -> None:
    """Sol takes a planet, owns the Minister of Exploration and Integrated Economy, and has nothing else to pay with.
    Does the minister's good come in time? "When" comes before "after", so yes."""
    game = board()
    learn(game, 0, "integrated_economy")
    laws.enact(game, "minister_of_exploration", owner=0)
    own(game, 0, "jord", exhausted=True)
    answers = (GAINS, 0, "tech:integrated_economy"), ("produce", 0, "infantry"), ("produce_pieces", 0, 2)
    play(control.gain_control(game, 0, "abyz"), *answers, others="pass")
    assert units.count(game, 0, "infantry", "abyz") == 2 and game.player(0).trade_goods == 0


@pytest.mark.rule("TI-TIMING-11")
def test_a_mining_initiative_digs_for_the_influence_of_a_planet_whose_values_are_swapped() -> None:
    """Hegemonic Trade Policy swaps the values of a planet until the Winnu's turn ends. What are its resources for a
    card? What they are at that moment."""
    game = table("winnu", "hacan", "letnev")
    rich = max(game.state.planets, key=lambda id: PLANETS[id].influence - PLANETS[id].resources)
    game.state.planets["winnu"].owner = None
    own(game, 0, rich)
    game.begin(winnu.SWAPPED, 0, "turn_of_0", planet=rich)
    act(game, 0, _held(game, 0, "mining_initiative"))
    assert game.player(0).trade_goods == PLANETS[rich].influence
    game.end("turn_of_0")
    assert payment.value(game, rich, "resources") == PLANETS[rich].resources


def _held(game: Game, seat: int, card: str) -> str:
    hold(game, seat, card)
    return f"card:{card}"


@pytest.mark.rule("TI-GOLDEN-04")
def test_transit_diodes_lift_out_of_a_demilitarized_zone_and_never_into_one() -> None:
    """Transit Diodes may fetch ground forces from anywhere and land them on own planets. On a Demilitarized Zone? It
    is not among them."""
    game = board()
    learn(game, 0, "transit_diodes")
    zone = next(id for id in game.state.planets if PLANETS[id].home_of is None)
    attached(game, "demilitarized_zone", zone, 0)
    own(game, 0, "quann" if zone != "quann" else "abyz")
    fleet(game, 0, "jord", infantry=2)
    answers = ("start_of_turn", 0, "tech:transit_diodes"), ("transit_diodes_from", 0, {"jord": 2})
    rule = opened(game, Moment("start_of_turn", actor=0), *answers, others="stop")
    assert rule.open is not None and rule.open.kind == "transit_diodes_to"
    assert zone not in choices(rule.open) and "jord" in choices(rule.open)


@pytest.mark.rule("TI-TIMING-05")
def test_a_dock_that_the_minister_of_industry_opens_uses_production_with_all_that_follows() -> None:
    """Yin owns the Minister of Industry and plays Construction. Is what the new dock makes a use of Production? It is,
    so Sarween Tools make it cheaper and the Yin Spinner turns."""
    game = table("yin", "hacan", "letnev")
    laws.enact(game, "minister_of_industry", owner=0)
    learn(game, 0, "sarween_tools", "yin_spinner")
    game.state.planets["darien"].exhausted = True
    built = ("produce", 0, "infantry"), ("produce_pieces", 0, 2)
    minister = ("when_place_space_dock", 0, "law:minister_of_industry")
    own(game, 0, "abyz", exhausted=True)
    play(place_structure(game, 0, "space_dock", "abyz"), minister, *built, others="pass")
    assert units.count(game, 0, "infantry", "abyz") == 3


# --- research --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TECH-18", "TI-TECH-20", "TI-TECH-16")
def test_jol_nar_leaves_one_symbol_out_and_a_research_team_another_but_not_for_an_upgrade() -> None:
    """Two symbols are missing: Analytical stands for one, a Research Team for the other. For a unit upgrade Analytical
    counts for nothing, so one team is not enough."""
    game = table("jol_nar", "hacan", "letnev")
    game.player(0).technologies = []
    assert "fleet_logistics" not in technology.researchable(game, 0)
    planet = next(id for id in game.state.planets if PLANETS[id].home_of is None and not PLANETS[id].specialty)
    attached(game, "research_team_propulsion", planet, 0)
    names = technology.researchable(game, 0)
    assert "fleet_logistics" in names and "carrier_2" not in names
    play(technology.research(game, 0), ("technology", "fleet_logistics"), others="random")
    assert game.state.laws[0].exhausted and not game.state.planets[planet].exhausted


@pytest.mark.rule("TI-TECH-21", "TI-TECHNOLOGY-04")
def test_the_minister_of_sciences_pays_for_the_card_and_not_for_inheritance_systems() -> None:
    """The Minister of Sciences makes research with Technology free. L1Z1X skips all prerequisites with Inheritance
    Systems for two resources: are these free, too? No, they are the price of that ability."""
    game = table("l1z1x", "hacan", "letnev")
    game.state.laws = [Law("minister_of_sciences", 0)]
    learn(game, 0, "inheritance_systems")
    for planet in game.planets(0):
        game.state.planets[planet].exhausted = True
    game.player(0).trade_goods = 1
    assert "fleet_logistics" not in technology.researchable(game, 0)
    game.player(0).trade_goods = 2
    play(strategy_action.CARDS["technology"].secondary(game, 0), ("technology", 0, "fleet_logistics"))
    assert "fleet_logistics" in game.player(0).technologies and game.player(0).trade_goods == 0


@pytest.mark.rule("TI-TECH-07", "TI-PREDICT-04")
def test_nekro_gets_tokens_for_a_technology_rider_and_keeps_its_ships_in_the_revolution() -> None:
    """Nekro never researches. A Technology Rider that was right brings it three command tokens; and because nothing
    was researched, the Anti-Intellectual Revolution takes no ship of it."""
    game = table("nekro", "hacan", "letnev")
    laws.enact(game, "anti_intellectual_revolution")
    fleet(game, 0, home(game, 0), carrier=1)
    before = game.player(0).tactic
    play(voting.REWARDS["technology_rider"](game, 0), ("gain_tokens", 0, {"tactic": 3}))
    assert game.player(0).tactic == before + 3 and game.ships(0, home(game, 0)) == {"carrier": 1}


def test_nekro_gains_by_a_research_agreement_what_it_could_never_research() -> None:
    """May Nekro use a Research Agreement? The note says "gain", and that is no research."""
    game = table("nekro", "jol_nar", "letnev")
    note = hand_note(game, 0, 1)
    moment = Moment("after_research_technology", actor=1, card="gravity_drive")
    open_window(game, moment, (moment.kind, 0, f"note:{note}"))
    assert "gravity_drive" in game.player(0).technologies and note in game.player(1).notes


# --- cards and tokens ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-05", "TI-TIMING-01")
@pytest.mark.parametrize(("seats", "paid"), [(("jol_nar", "letnev"), 4), (("letnev", "jol_nar"), 0)])
def test_whether_jol_nar_is_paid_before_a_turn_ends_is_a_matter_of_order(seats: tuple[str, str], paid: int) -> None:
    """Hacan activates a system with ships of Jol-Nar, who has E-Res Siphons; Letnev ends the turn with the Minister of
    Peace. Does Jol-Nar get its goods? If it comes before Letnev; after the end of the turn nothing follows."""
    game = table("hacan", *seats)
    jol_nar, letnev = 1 + seats.index("jol_nar"), 1 + seats.index("letnev")
    learn(game, jol_nar, "e_res_siphons")
    laws.enact(game, "minister_of_peace", owner=letnev)
    fleet(game, jol_nar, "34", cruiser=1)
    moment = Moment("after_activate_system", actor=0, system="34")
    open_window(game, moment, (moment.kind, letnev, "law:minister_of_peace"))
    assert game.player(jol_nar).trade_goods == paid and moment.cancelled


@pytest.mark.rule("TI-TIMING-03", "TI-TRADEGOOD-09")
def test_both_who_grow_rich_by_production_biomes_can_be_pillaged() -> None:
    """Hacan takes four goods and gives two to Letnev. Mentak is a neighbor of both and may rob each of them, but only
    whoever has three or more after it."""
    game = table("hacan", "mentak", "letnev")
    learn(game, 0, "production_biomes")
    for seat in (0, 2):
        fleet(game, 1, near_home(game, seat)[0], cruiser=1)
    game.player(2).trade_goods = 1
    raids = ((GOODS, 1, "faction:pillage"), (GOODS, 1, "faction:pillage"))
    play(component_action.take(game, 0, "tech:production_biomes"), ("target", "2"), *raids, others="pass")
    assert [player.trade_goods for player in game.state.players] == [3, 2, 2]


@pytest.mark.rule("TI-LATER-03", "TI-PRODUCTION-15")
def test_chaos_mapping_builds_in_the_turn_in_which_saar_passes_and_not_after_it() -> None:
    """Saar passes. Does Chaos Mapping still make its unit at the start of that turn? Yes; and then Saar has no more
    turns."""
    game = table("saar", "hacan", "letnev")
    learn(game, 0, "chaos_mapping")
    game.player(0).trade_goods = 9
    for player in game.state.players:
        player.exhausted_strategy_cards = list(player.strategy_cards)
    system = home(game, 0)
    fleet(game, 0, system, space_dock=1)
    answers = (
        ("start_of_turn", 0, "tech:chaos_mapping"),
        ("produce", 0, "fighter"),
        ("action", 0, "pass"),
        ("action", 1, "pass"),
    )
    asked = play_on(game, *answers, until=lambda state: state.turn == 2)
    assert kinds_asked(asked, "start_of_turn") == [(0,)]
    assert units.count(game, 0, "fighter", system) + units.count(game, 0, "infantry", system) >= 1


@pytest.mark.rule("TI-FLEETPOOL-01", "TI-AGENDACARD-03")
def test_the_armada_adds_to_the_four_that_fleet_regulations_allow() -> None:
    """Letnev's fleet pool is down to four by law. How many ships may fly together? Six: the law limits tokens, the
    Armada adds ships."""
    game = table("letnev", "hacan", "sol")
    game.player(0).fleet = 4
    laws.enact(game, "fleet_regulations")
    fleet(game, 0, "34", cruiser=7)
    play(capacity.enforce_fleet(game, 0, "34"), others="random")
    assert game.ships(0, "34") == {"cruiser": 6}


@pytest.mark.rule("TI-ABILITY-14", "TI-ACTIONCARD-01")
def test_the_minister_of_policy_schemes_for_the_yssaril() -> None:
    """A card of the Minister of Policy is a draw like any other: the Yssaril draw two and discard one of their hand.
    Neural Motivator is for the draw of the status phase alone and adds nothing."""
    game = table("yssaril", "hacan", "letnev")
    learn(game, 0, "neural_motivator")
    laws.enact(game, "minister_of_policy", owner=0)
    game.state.action_deck = ["veto", "spy", "plague", "summit"]
    game.state.phase = "status"
    played = open_window(game, Moment("end_of_status_phase"), ("discard_cards", 0, ["plague"]))
    assert kinds(played) == ["discard_cards"]
    assert game.player(0).action_cards == ["summit"] and game.state.action_deck == ["veto", "spy"]


@pytest.mark.rule("TI-ABILITY-14")
def test_a_political_secret_leaves_the_yssaril_their_cards_and_not_their_cunning() -> None:
    """Yssaril holds nine cards and its Political Secret is played: faction abilities do nothing. Must it discard down
    to seven? The limit is checked when cards come, so not before the next draw; then the agenda is long over."""
    game = table("yssaril", "hacan", "letnev")
    hold(game, 0, *["spy"] * 9)
    game.state.phase, game.state.turn, game.state.vote = "agenda", None, Vote("mutiny", ["for", "against"])
    game.player(0).notes.remove("political_secret:0")
    game.player(1).notes.append("political_secret:0")
    moment = Moment("when_agenda_revealed", actor=0, card="mutiny")
    open_window(game, moment, (moment.kind, 1, "note:political_secret:0"))
    assert len(game.player(0).action_cards) == 9 and action_cards.limit(game, 0) == 7
    game.end("agenda")
    assert action_cards.limit(game, 0) > 80


@pytest.mark.rule("TI-COMPACTION-04")
def test_insubordination_and_orbital_drop_need_their_tokens() -> None:
    """Sol has no strategy token left: no Orbital Drop. Letnev has no tactic token left: no Insubordination against
    it, but Hacan can still be its target."""
    game = table("sol", "hacan", "letnev")
    game.player(0).strategy, game.player(2).tactic = 0, 0
    hold(game, 0, "insubordination")
    offered = [option.id for option in component_action.component_actions(game, 0)]
    assert "faction:orbital_drop" not in offered and "card:insubordination" in offered
    play(component_action.take(game, 0, "card:insubordination"))
    assert game.player(1).tactic == 2 and "ti4-token-lost" in said(game)


@pytest.mark.rule("TI-PROMISSORY-08")
def test_stymie_keeps_the_arborec_from_building_and_not_from_growing() -> None:
    """Hacan has Stymie lying before it and units next to an Arborec system. May infantry there produce? No. And
    Mitosis in the status phase? It places infantry, which is no production."""
    game = table("arborec", "hacan", "letnev")
    note = hand_note(game, 1, 0)
    game.player(1).notes.remove(note)
    game.player(1).notes_in_play.append(note)
    own(game, 0, "quann")
    fleet(game, 0, "quann", infantry=1)
    system = game.state.planets["quann"].system
    assert production.may_produce(game, 0, system)
    fleet(game, 1, system, cruiser=1)
    assert not production.may_produce(game, 0, system)
    game.player(1).notes_in_play.remove(note)
    assert production.may_produce(game, 0, system)
    game.player(1).notes_in_play.append(note)
    game.state.phase = "status"
    game.state.planets["nestphar"].owner = None
    open_window(game, Moment("start_of_status_phase"))
    assert units.count(game, 0, "infantry", "quann") == 2


@pytest.mark.rule("TI-LATER-01", "TI-EXHAUST-04")
def test_values_stay_swapped_when_nekro_moves_the_token_from_the_copied_policy() -> None:
    """Nekro copied Hegemonic Trade Policy, used it, and moves its assimilator to another technology in the same turn.
    Do the values of the planet swap back at once? No: they stay to the end of Nekro's turn."""
    game = table("nekro", "winnu", "letnev")
    learn(game, 0, "valefar_assimilator_x")
    game.player(0).copies = {"valefar_assimilator_x": "hegemonic_trade_policy"}
    rich = max(game.planets(0), key=lambda id: abs(PLANETS[id].influence - PLANETS[id].resources))
    moment = Moment("when_use_production", actor=0, system=home(game, 0))
    target = [("target", 0, rich)] if len(game.planets(0)) > 1 else []
    open_window(game, moment, (moment.kind, 0, "tech:hegemonic_trade_policy"), *target)
    game.player(0).copies = {"valefar_assimilator_x": "lazax_gate_folding"}
    assert payment.value(game, rich, "resources") == PLANETS[rich].influence
    game.end("turn_of_0")
    assert payment.value(game, rich, "resources") == PLANETS[rich].resources
