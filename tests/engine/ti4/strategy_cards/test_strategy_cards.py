"""The eight strategy cards."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.text import T, seat_name
from engine.ti4.actions import tactical
from engine.ti4.actions.strategy_action import CARDS, secondaries, strategic_action
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import MECATOL
from engine.ti4.strategy_cards import imperial
from tests.engine.ti4.positions import board, fleet, home, kinds, learn, near_home, own, play, said


def pools(game: Game, seat: int) -> tuple[int, int, int]:
    """Tactic, fleet and strategy pool."""
    player = game.player(seat)
    return player.tactic, player.fleet, player.strategy


# --- Leadership ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-LEADERSHIP-01", "TI-LEADERSHIP-02", "TI-COMMANDTOKEN-02", "TI-COMMANDTOKEN-01")
def test_leadership_gains_three_tokens_into_pools_of_choice() -> None:
    game = board()
    play(CARDS["leadership"].primary(game, 0), ("gain_tokens", {"fleet": 2, "tactic": 1}))
    assert pools(game, 0) == (4, 5, 2)


@pytest.mark.rule("TI-LEADERSHIP-03", "TI-INFLUENCE-02")
def test_leadership_sells_more_for_influence() -> None:
    game = board()
    own(game, 0, "jord", "arnor", "lor")
    game.player(0).trade_goods = 2
    rule = CARDS["leadership"].primary(game, 0)
    play(rule, ("gain_tokens", {"tactic": 3}), ("buy_tokens", 1), ("gain_tokens", {"strategy": 1}))
    assert pools(game, 0) == (6, 3, 3)


@pytest.mark.rule("TI-LEADERSHIP-04", "TI-COMMANDTOKEN-03", "TI-COMMANDTOKEN-04", "TI-CX-26")
def test_ti_cx_26_eight_influence_buy_two_tokens_or_what_reinforcements_hold() -> None:
    game = board()
    game.player(1).trade_goods = 8
    own(game, 1)
    for planet in game.planets(1):
        game.state.planets[planet].exhausted = True
    play(CARDS["leadership"].secondary(game, 1), ("buy_tokens", 2), ("gain_tokens", {"tactic": 2}))
    assert pools(game, 1) == (5, 3, 2) and game.player(1).trade_goods == 2
    game.player(1).fleet, game.player(1).trade_goods = 8, 8
    assert game.reserve(1) == 1
    with pytest.raises(IllegalAnswer):
        play(CARDS["leadership"].secondary(game, 1), ("buy_tokens", 2))
    play(CARDS["leadership"].secondary(game, 1), ("buy_tokens", 1), ("gain_tokens", {"strategy": 1}))
    assert pools(game, 1) == (5, 8, 3) and game.player(1).trade_goods == 5


@pytest.mark.rule("TI-EX-06", "TI-DIPLOMACY-03", "TI-DIPLOMACY-08", "TI-DIPLOMACY-09")
def test_ti_ex_06_planets_exhausted_for_leadership_are_readied_by_diplomacy() -> None:
    game = board()
    own(game, 1, "lirta_iv", "bereg")
    leadership = CARDS["leadership"].secondary(game, 1)
    play(leadership, ("buy_tokens", 1), ("pay", ["lirta_iv", "kamdorn"]), ("gain_tokens", {"tactic": 1}))
    assert _exhausted(game, 1) == ["kamdorn", "lirta_iv"]
    play(CARDS["diplomacy"].primary(game, 1), ("diplomacy", home(game, 1)))
    assert _exhausted(game, 1) == ["lirta_iv"]
    play(CARDS["diplomacy"].secondary(game, 1), ("ready", ["lirta_iv"]))
    assert _exhausted(game, 1) == []


def _exhausted(game: Game, seat: int) -> list[str]:
    return sorted(planet for planet in game.planets(seat) if game.state.planets[planet].exhausted)


@pytest.mark.rule("TI-LEADERSHIP-05", "TI-STRATACTION-07")
def test_following_leadership_costs_no_command_token() -> None:
    game = board()
    for seat in (1, 2):
        game.player(seat).trade_goods, game.player(seat).strategy = 3, 0
    rule = secondaries(game, 0, "leadership")
    play(rule, ("secondary", 1, "yes"), ("secondary", 2, "no"), ("buy_tokens", 1), ("gain_tokens", {"tactic": 1}))
    assert pools(game, 1) == (4, 3, 0)


# --- Diplomacy -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DIPLOMACY-01", "TI-DIPLOMACY-02", "TI-DIPLOMACY-03", "TI-DIPLOMACY-04")
def test_ti_ex_05_06_diplomacy_shields_a_system_and_readies_its_planets() -> None:
    game = board()
    own(game, 0, "jord", exhausted=True)
    play(CARDS["diplomacy"].primary(game, 0))
    assert sorted(game.state.systems[home(game, 0)].tokens) == [1, 2]
    assert not game.state.planets["jord"].exhausted
    assert [game.reserve(seat) for seat in range(3)] == [8, 7, 7]


@pytest.mark.rule("TI-DIPLOMACY-02")
def test_diplomacy_cannot_choose_mecatol_rex() -> None:
    game = board()
    system = near_home(game, 0)[0]
    planet = next(planet.id for planet in game.state.planets.values() if planet.system == system)
    own(game, 0, MECATOL, planet)
    for refused, key in (("18", "ti4-no-diplomacy-there"), ("31", "ti4-diplomacy-own-planet")):
        with pytest.raises(IllegalAnswer) as caught:
            play(CARDS["diplomacy"].primary(game, 0), ("diplomacy", refused))
        assert (caught.value.rule, caught.value.text.key) == ("TI-DIPLOMACY-02", key)


@pytest.mark.rule("TI-DIPLOMACY-05", "TI-DIPLOMACY-06")
def test_an_empty_reserve_gives_from_the_sheet_and_a_token_there_stays_alone() -> None:
    game = board()
    game.player(1).tactic = 11
    game.state.systems[home(game, 0)].tokens.append(2)
    play(CARDS["diplomacy"].primary(game, 0), ("choose_pool", 1, "tactic"))
    assert game.player(1).tactic == 10
    assert sorted(game.state.systems[home(game, 0)].tokens) == [1, 2]


@pytest.mark.rule("TI-DIPLOMACY-07", "TI-ACTIVATION-03")
def test_a_shielded_system_cannot_be_activated() -> None:
    game = board()
    play(CARDS["diplomacy"].primary(game, 0))
    game.state.turn = 1
    with pytest.raises(IllegalAnswer) as refusal:
        play(tactical.tactical_action(game, 1), ("activate", home(game, 0)))
    assert refusal.value.rule == "TI-ACTIVATION-03"


@pytest.mark.rule("TI-DIPLOMACY-08", "TI-DIPLOMACY-09")
def test_following_diplomacy_readies_two_planets_anywhere() -> None:
    game = board()
    far = [planet.id for planet in game.state.planets.values() if planet.owner is None][:2]
    own(game, 1, *far, exhausted=True)
    own(game, 1, *game.planets(1), exhausted=True)
    play(CARDS["diplomacy"].secondary(game, 1), ("ready", far))
    assert [game.state.planets[planet].exhausted for planet in far] == [False, False]
    own(game, 1, *far, exhausted=True)
    with pytest.raises(IllegalAnswer) as refusal:
        play(CARDS["diplomacy"].secondary(game, 1), ("ready", game.planets(1)[:3]))
    assert refusal.value.rule == "TI-DIPLOMACY-08"


@pytest.mark.rule("TI-PLANET-02", "TI-PLANET-03")
def test_whoever_readies_planets_reads_what_each_gives() -> None:
    game = board()
    own(game, 1, "mellon", "arnor")
    for planet in game.planets(1):
        game.state.planets[planet].exhausted = True
    ask = play(CARDS["diplomacy"].secondary(game, 1), others="stop").open
    told = RULES.notes(game, 1, ask).options
    assert told["mellon"] == T("ti4-fact-worth", resources=0, influence=2)
    assert told["arnor"] == T("ti4-fact-worth", resources=2, influence=1)


# --- Politics --------------------------------------------------------------------------------------------------------


def political(agendas: tuple[str, ...] = ("mutiny", "seed_of_an_empire", "economic_equality")) -> Game:
    """Decks for Politics; the last agenda is on the top."""
    game = board()
    game.state.action_deck = ["sabotage"] * 4
    game.state.agenda_deck = list(agendas)
    return game


@pytest.mark.rule("TI-POLITICS-01", "TI-POLITICS-02", "TI-POLITICS-03", "TI-SPEAKER-08")
def test_anyone_but_the_speaker_becomes_speaker() -> None:
    game = political()
    game.state.speaker = 1
    with pytest.raises(IllegalAnswer):
        play(CARDS["politics"].primary(game, 0), ("speaker", "1"))
    play(CARDS["politics"].primary(game, 0), ("speaker", "0"))
    assert game.state.speaker == 0


@pytest.mark.rule("TI-POLITICS-04", "TI-POLITICS-07", "TI-DOUBT-04", "TI-DOUBT-53")
def test_politics_draws_two_action_cards_for_owner_and_follower() -> None:
    game = political()
    play(CARDS["politics"].primary(game, 0), ("speaker", "2"))
    play(CARDS["politics"].secondary(game, 1))
    assert [len(player.action_cards) for player in game.state.players] == [2, 2, 0]


@pytest.mark.rule("TI-POLITICS-05", "TI-HIDDEN-02")
def test_two_agendas_are_looked_at_in_secret() -> None:
    game = political()
    play(CARDS["politics"].primary(game, 0), ("speaker", "2"), ("agenda_place", "top"), ("agenda_place", "bottom"))
    assert game.state.agenda_deck == ["seed_of_an_empire", "mutiny", "economic_equality"]
    [looked] = [event for event in game.events if event.text.key == "ti4-looked-at-agendas"]
    assert list(looked.secret) == [0] and "economic_equality" not in str(looked.text)
    assert T("ti4-agendas-placed", seat=seat_name(0), top=1, bottom=1) in [event.text for event in game.events]


@pytest.mark.rule("TI-POLITICS-06")
def test_both_on_one_end_in_an_order_of_choice() -> None:
    game = political()
    order = ["seed_of_an_empire", "economic_equality"]
    rule = CARDS["politics"].primary(game, 0)
    play(rule, ("speaker", "2"), ("agenda_place", "top"), ("agenda_place", "top"), ("agenda_order", order))
    assert game.state.agenda_deck == ["mutiny", "economic_equality", "seed_of_an_empire"]


@pytest.mark.rule("TI-LIMIT-06", "TI-POLITICS-05")
@pytest.mark.parametrize(("edition", "left", "seen"), [(1, 1, 2), (1, 0, 2), (0, 1, 1), (0, 0, 0)])
def test_politics_renews_an_agenda_deck_that_runs_out(edition: int, left: int, seen: int) -> None:
    """TI-LIMIT-06; in games from before only what lay there was seen."""
    game = political()
    game.state.edition = edition
    deck = game.state.agenda_deck
    game.state.agenda_deck, game.state.agenda_discard = deck[:left], deck[left:]
    play(CARDS["politics"].primary(game, 0), ("speaker", "2"), *[("agenda_place", "bottom")] * seen, others="random")
    [looked] = [event for event in game.events if event.text.key == "ti4-looked-at-agendas"]
    assert looked.text.params["n"] == seen
    assert sorted(game.state.agenda_deck + game.state.agenda_discard) == sorted(deck)
    assert (game.state.agenda_discard == []) == (edition == 1)
    assert ("ti4-agenda-deck-shuffled" in said(game)) == (edition == 1)


# --- Construction ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-CONSTRUCTION-01", "TI-CONSTRUCTION-02", "TI-CONSTRUCTION-03", "TI-CONSTRUCTION-04")
def test_construction_places_a_dock_and_a_pds() -> None:
    game = board()
    rule = CARDS["construction"].primary(game, 0)
    play(rule, ("structure", "space_dock:jord"), ("structure", "pds:jord"))
    assert game.state.planets["jord"].ground[0].units == {"space_dock": 1, "pds": 1}


def test_without_a_place_for_a_structure_the_account_says_so() -> None:
    game = board()
    for planet in game.planets(0):
        game.state.planets[planet].owner = None
    assert play(CARDS["construction"].primary(game, 0)).asked == [] and said(game) == ["ti4-nowhere-to-build"]


@pytest.mark.rule("TI-CONSTRUCTION-03", "TI-DOUBT-01")
def test_the_second_structure_is_a_pds() -> None:
    game = board()
    own(game, 0, "arnor")
    rule = CARDS["construction"].primary(game, 0)
    with pytest.raises(IllegalAnswer):
        play(rule, ("structure", "pds:jord"), ("structure", "space_dock:jord"))


@pytest.mark.rule("TI-CONSTRUCTION-02")
def test_only_on_controlled_planets() -> None:
    game = board()
    with pytest.raises(IllegalAnswer) as refusal:
        play(CARDS["construction"].primary(game, 0), ("structure", f"pds:{MECATOL}"))
    assert refusal.value.rule == "TI-CONSTRUCTION-02"


@pytest.mark.rule("TI-CONSTRUCTION-05")
def test_the_primary_ignores_command_tokens() -> None:
    game = board()
    game.state.systems[home(game, 0)].tokens.append(0)
    play(CARDS["construction"].primary(game, 0), ("structure", "pds:jord"), ("structure", "none"))
    assert game.on_board(0, "pds") == {"jord": 1}


@pytest.mark.rule("TI-CONSTRUCTION-06", "TI-CONSTRUCTION-08")
def test_following_construction_places_the_token_and_builds_there() -> None:
    game = board()
    system = home(game, 1)
    planet = game.planets(1)[0]
    rule = secondaries(game, 0, "construction")
    play(rule, ("secondary", 1, "yes"), ("secondary", 2, "no"), ("structure", 1, f"space_dock:{planet}"))
    assert game.state.systems[system].tokens == [1]
    assert pools(game, 1) == (3, 3, 1) and game.reserve(1) == 8
    assert game.on_board(1, "space_dock") == {planet: 1}


@pytest.mark.rule("TI-CONSTRUCTION-07")
def test_where_a_token_lies_the_spent_one_goes_to_reinforcements() -> None:
    game = board()
    game.state.systems[home(game, 1)].tokens.append(1)
    before = game.reserve(1)
    play(CARDS["construction"].secondary(game, 1), ("structure", "none"))
    assert game.state.systems[home(game, 1)].tokens == [1] and game.reserve(1) == before + 1


@pytest.mark.rule("TI-CONSTRUCTION-09", "TI-CONSTRUCTION-10")
def test_without_reinforcements_a_structure_comes_back_from_a_system_without_own_token() -> None:
    game = board()
    spare = [planet.id for planet in game.state.planets.values() if planet.owner is None][:6]
    own(game, 0, *spare)
    for planet in spare:
        fleet(game, 0, planet, pds=1)
    game.state.systems[game.state.planets[spare[0]].system].tokens.append(0)
    assert game.pieces_left(0, "pds") == 0
    play(CARDS["construction"].primary(game, 0), ("structure", "pds:jord"), ("structure", "none"), others="random")
    assert game.on_board(0, "pds")["jord"] == 1 and game.on_board(0, "pds")[spare[0]] == 1
    assert sum(game.on_board(0, "pds").values()) == 6


# --- Trade -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRADE-01", "TI-TRADE-02", "TI-TRADE-03", "TI-COMMODITY-02", "TI-COMMODITY-03")
def test_trade_gains_goods_and_replenishes() -> None:
    game = board()
    game.player(0).commodities = 1
    play(CARDS["trade"].primary(game, 0), ("trade_partners", []))
    assert (game.player(0).trade_goods, game.player(0).commodities) == (3, 4)


@pytest.mark.rule("TI-TRADE-04", "TI-TRADE-05", "TI-TRADE-06")
def test_ti_cx_27_a_chosen_player_replenishes_for_free_and_only_once() -> None:
    game = board()
    game.player(1).commodities = 1
    play(strategic_action(game, 0, "trade"), ("trade_partners", ["1"]), ("secondary", 2, "no"))
    assert game.player(1).commodities == game.faction(1).commodities
    assert [player.strategy for player in game.state.players] == [2, 2, 2]


@pytest.mark.rule("TI-TRADE-06")
def test_a_chosen_player_cannot_pay_for_it_again() -> None:
    from engine.ti4.actions.strategy_action import may_follow

    game = board()
    play(CARDS["trade"].primary(game, 0), ("trade_partners", ["1"]))
    game.player(1).commodities = 0
    assert not may_follow(game, 1, "trade") and may_follow(game, 2, "trade")


@pytest.mark.rule("TI-TRADE-07")
def test_the_others_pay_a_token_to_replenish() -> None:
    game = board()
    play(secondaries(game, 0, "trade"), ("secondary", 1, "yes"), ("secondary", 2, "no"))
    assert (game.player(1).commodities, game.player(1).strategy) == (game.faction(1).commodities, 1)


# --- Warfare ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-WARFARE-01", "TI-WARFARE-02", "TI-WARFARE-03", "TI-WARFARE-04", "TI-EX-03", "TI-EX-04")
def test_ti_ex_03_04_warfare_frees_a_system_and_redistributes() -> None:
    game = board()
    system = home(game, 0)
    game.state.systems[system].tokens.append(0)
    game.player(0).tactic = 2
    rule = CARDS["warfare"].primary(game, 0)
    play(rule, ("redistribute", {"tactic": 2, "fleet": 3, "strategy": 3}))
    assert game.state.systems[system].tokens == [] and pools(game, 0) == (2, 3, 3)
    assert tactical.refusal(game, 0, system) is None


@pytest.mark.rule("TI-WARFARE-05", "TI-WARFARE-06", "TI-DOUBT-05")
def test_following_warfare_produces_at_a_home_dock() -> None:
    game = board()
    fleet(game, 1, game.planets(1)[0], space_dock=1, infantry=1)
    rule = secondaries(game, 0, "warfare")
    play(rule, ("secondary", 1, "yes"), ("produce", 1, "destroyer"), others="pass")
    assert game.ships(1, home(game, 1)) == {"destroyer": 1}
    assert game.state.systems[home(game, 1)].tokens == [] and game.player(1).strategy == 1


@pytest.mark.rule("TI-WARFARE-05")
def test_without_a_dock_at_home_there_is_nothing_to_follow() -> None:
    game = board()
    assert not CARDS["warfare"].able(game, 1)


# --- Technology ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TECHNOLOGY-01", "TI-TECHNOLOGY-02", "TI-TECHNOLOGY-03", "TI-TECH-05")
def test_technology_researches_one_and_another_for_six_resources() -> None:
    game = board()
    game.player(0).trade_goods = 6
    rule = CARDS["technology"].primary(game, 0)
    play(
        rule,
        ("research", "yes"),
        ("technology", "sarween_tools"),
        ("research", "yes"),
        ("technology", "plasma_scoring"),
        ("pay", []),
    )
    assert game.player(0).technologies == ["sarween_tools", "plasma_scoring"] and game.player(0).trade_goods == 0


@pytest.mark.rule("TI-TECHNOLOGY-04")
def test_following_technology_costs_a_token_and_four_resources() -> None:
    game = board()
    game.player(1).trade_goods = 4
    rule = secondaries(game, 0, "technology")
    answers = [("secondary", 1, "yes"), ("technology", 1, "plasma_scoring"), ("pay", 1, [])]
    play(rule, *answers, others="pass")
    assert game.player(1).technologies == ["plasma_scoring"]
    assert (game.player(1).trade_goods, game.player(1).strategy) == (0, 1)


@pytest.mark.rule("TI-TECHNOLOGY-04", "TI-ABILITY-08")
def test_who_cannot_pay_cannot_follow() -> None:
    game = board()
    own(game, 1, *game.planets(1), exhausted=True)
    game.player(1).trade_goods = 3
    assert not CARDS["technology"].able(game, 1)


# --- Imperial --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-IMPERIAL-01", "TI-IMPERIAL-02")
def test_imperial_scores_a_public_objective_whose_condition_holds() -> None:
    game = board()
    game.state.public = ["develop_weaponry", "diversify_research"]
    game.state.secret_deck = ["unveil_flagship"]
    learn(game, 0, "fighter_2", "infantry_2")
    with pytest.raises(IllegalAnswer):
        play(CARDS["imperial"].primary(game, 0), ("score_public", "diversify_research"))
    play(CARDS["imperial"].primary(game, 0), ("score_public", "develop_weaponry"))
    assert game.player(0).points == 1 and game.state.scored["develop_weaponry"] == [0]


@pytest.mark.rule("TI-IMPERIAL-03")
def test_with_mecatol_rex_a_point() -> None:
    game = board()
    own(game, 0, MECATOL)
    play(CARDS["imperial"].primary(game, 0), others="pass")
    assert (game.player(0).points, game.player(0).secrets) == (1, [])


@pytest.mark.rule("TI-IMPERIAL-04", "TI-IMPERIAL-05", "TI-DOUBT-47")
def test_without_mecatol_rex_a_secret_objective_as_for_followers() -> None:
    game = board()
    game.state.secret_deck = ["unveil_flagship", "spark_a_rebellion", "establish_a_perimeter"]
    play(CARDS["imperial"].primary(game, 0), others="pass")
    play(CARDS["imperial"].secondary(game, 1))
    assert [len(player.secrets) for player in game.state.players] == [1, 1, 0]


@pytest.mark.rule("TI-IMPERIAL-06", "TI-PUBLICOBJ-04")
def test_imperial_needs_the_home_planets_too() -> None:
    game = board()
    game.state.public, game.state.secret_deck = ["develop_weaponry"], ["unveil_flagship"]
    learn(game, 0, "fighter_2", "infantry_2")
    own(game, 1, "jord")
    played = play(imperial.score(game, 0))
    assert kinds(played) == [] and game.player(0).points == 0
