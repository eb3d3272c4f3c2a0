"""Setup: components, decks, factions, first objectives."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import IllegalAnswer
from engine.table import Table
from engine.ti4.components import FACTIONS, GENERIC_NOTES, OBJECTIVES, PIECES, STRATEGY_CARDS, UNIT_TYPES, UNITS
from engine.ti4.draft.factions import unit_cards
from engine.ti4.economy import technology
from engine.ti4.phases import setup
from engine.ti4.phases.order import initiative
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import MECATOL, State
from tests.engine.ti4.positions import DEFAULT, board, dice, home, play


def started(seats: int = 3, seed: str = "a", **options: str) -> State:
    """A game played at random up to its first strategy card."""
    table, chance = Table.new(RULES, seats, seed, options), Random(1)
    while table.state.phase == "setup":
        seat, verb, value = table.random_answer(chance)
        table.answer(seat, value, verb)
    state: State = table.state
    return state


@pytest.mark.rule("TI-PLAYERS-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play(seats: int) -> None:
    state = started(seats)
    assert (state.phase, len(state.players)) == ("strategy", seats)


@pytest.mark.rule("TI-PLAYERS-01")
@pytest.mark.parametrize("seats", [2, 7])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        Table.new(RULES, seats, "a")
    assert refusal.value.rule == "TI-PLAYERS-01"


@pytest.mark.rule("TI-PLAYERS-07")
def test_ten_or_fourteen_points() -> None:
    assert started(points="14").options.points == 14
    with pytest.raises(IllegalAnswer):
        Table.new(RULES, 3, "a", {"points": "12"})


@pytest.mark.rule("TI-SETUP-01", "TI-SPEAKER-07")
def test_the_first_speaker_is_random() -> None:
    speakers = {started(6, seed).speaker for seed in "abcdefghijkl"}
    assert len(speakers) > 2


@pytest.mark.rule("TI-SETUP-02", "TI-SETUP-05", "TI-DOUBT-37")
def test_factions_are_chosen_in_turn_from_the_speaker_and_only_once() -> None:
    table = Table.new(RULES, 3, "a", {"factions": "choose"})
    first = table.state.speaker
    assert table.waiting() == [first]
    table.answer(first, "sol")
    second = (first + 1) % 3
    assert table.waiting() == [second]
    with pytest.raises(IllegalAnswer):
        table.answer(second, "sol")
    table.answer(second, "hacan")
    assert [table.state.players[seat].faction for seat in (first, second)] == ["sol", "hacan"]


@pytest.mark.rule("TI-SETUP-03", "TI-SETUP-06", "TI-SETUP-07", "TI-SETUP-09", "TI-SETUP-20")
def test_a_player_starts_with_tokens_notes_and_figures() -> None:
    game = board()
    player = game.player(0)
    assert (player.tactic, player.fleet, player.strategy) == (3, 3, 2)
    assert game.reserve(0) == 8
    assert player.notes == [f"{note}:0" for note in GENERIC_NOTES] and len(player.notes) == 4
    assert sum(PIECES.values()) == 59
    assert len({other.colour for other in game.state.players}) == 3


@pytest.mark.rule("TI-SETUP-08", "TI-TECH-15")
def test_the_technology_deck_is_the_color_s_and_the_faction_s_own() -> None:
    game = board("sol", "hacan", "letnev")
    assert "advanced_carrier_2" in technology.deck(game, 0)
    assert "carrier_2" not in technology.deck(game, 0)
    assert "carrier_2" in technology.deck(game, 1)
    assert "advanced_carrier_2" not in technology.deck(game, 1)
    assert len(technology.deck(game, 1)) == 25 + 2


@pytest.mark.rule("TI-SETUP-10", "TI-SETUP-25", "TI-SETUP-11")
def test_home_planets_are_controlled_and_readied() -> None:
    state = started(4)
    for player in state.players:
        for planet in FACTIONS[player.faction].home_planets:
            assert state.planets[planet].owner == player.seat
            assert not state.planets[planet].exhausted


@pytest.mark.rule("TI-SETUP-12", "TI-CUSTODIANS-01")
def test_the_custodians_token_lies_on_mecatol_rex() -> None:
    state = started()
    assert state.custodians and state.planets[MECATOL].owner is None


@pytest.mark.rule("TI-SETUP-13", "TI-HIDDEN-03")
def test_five_shuffled_decks() -> None:
    one, other = started(3, "a"), started(3, "b")
    assert one.action_deck != other.action_deck and sorted(one.action_deck) == sorted(other.action_deck)
    assert one.agenda_deck != other.agenda_deck
    assert one.stage_1 != other.stage_1 and one.stage_2 != other.stage_2
    shown = RULES.view_json(RULES.view(one, None))
    assert all(card not in str(shown) for card in one.stage_1 + one.stage_2)


@pytest.mark.rule("TI-SETUP-14")
def test_planets_nobody_controls_have_no_owner() -> None:
    state = started()
    free = [planet for planet in state.planets.values() if planet.owner is None]
    assert len(free) > 10 and not any(planet.exhausted for planet in free)


@pytest.mark.rule("TI-SETUP-15", "TI-LIMIT-02", "TI-LIMIT-03")
def test_trade_goods_and_infantry_tokens_have_no_limit() -> None:
    game = board()
    game.player(0).trade_goods = 500
    assert game.pieces_left(0, "infantry") > 12 and game.pieces_left(0, "fighter") > 10


@pytest.mark.rule("TI-SETUP-16", "TI-STRATCARD-01", "TI-STRATCARD-08")
def test_all_eight_strategy_cards_lie_in_the_common_area() -> None:
    state = started()
    assert list(state.strategy_goods.values()) == [0] * 8
    assert sorted(card.initiative for card in STRATEGY_CARDS.values()) == list(range(1, 9))


@pytest.mark.rule("TI-SETUP-17", "TI-SETUP-18", "TI-SETUP-19")
def test_starting_technologies_and_units() -> None:
    game = board(*DEFAULT[3], units_on_board=True)
    assert game.ships(0, home(game, 0)) == {"carrier": 2, "destroyer": 1, "fighter": 3}
    assert game.on_board(0, "infantry") == {"jord": 5}
    state = started()
    for player in state.players:
        assert set(FACTIONS[player.faction].starting_technologies) - set(player.technologies) <= {
            "valefar_assimilator_x",
            "valefar_assimilator_y",
        }


@pytest.mark.rule("TI-SETUP-11", "TI-SETUP-17", "TI-SETUP-19")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everybody_starts_with_exactly_the_units_of_the_sheet_at_home(seed: str) -> None:
    state = started(6, seed)
    game = Game(state)
    for player in state.players:
        faction = FACTIONS[player.faction]
        for type in UNIT_TYPES:
            there = game.on_board(player.seat, type) if type in player.units else {}
            assert sum(there.values()) == faction.starting_units.get(type, 0)
            assert set(there) <= {str(faction.home), *faction.home_planets}


@pytest.mark.rule("TI-SETUP-19")
def test_ground_forces_are_spread_over_the_home_planets() -> None:
    game = board("xxcha", "sol", "letnev")
    game.state.phase, game.state.step = "setup", "deploy"
    chosen = {"archon_ren": 3, "archon_tau": 1}
    rule = setup.deploy(game)
    play(rule, ("deploy_infantry", 0, chosen), ("deploy_pds", 0, "archon_tau"))
    assert game.on_board(0, "infantry") == chosen
    assert game.on_board(0, "pds") == {"archon_tau": 1}


@pytest.mark.rule("TI-SETUP-17")
def test_a_faction_may_choose_its_starting_technology() -> None:
    game = board("winnu", "sol", "letnev")
    play(setup.choose_technologies(game), ("technology", 0, "sarween_tools"))
    assert game.player(0).technologies == ["sarween_tools"]


@pytest.mark.rule("TI-SETUP-21", "TI-HIDDEN-05", "TI-HIDDEN-01")
def test_each_player_keeps_one_of_two_secret_objectives() -> None:
    state = started(6)
    assert [len(player.secrets) for player in state.players] == [1] * 6
    assert len(state.secret_deck) == 20 - 6
    for viewer in (None, 1):
        assert state.players[0].secrets[0] not in str(RULES.view_json(RULES.view(state, viewer)))
    assert state.players[0].secrets[0] in str(RULES.view_json(RULES.view(state, 0)))


@pytest.mark.rule("TI-SETUP-22", "TI-VICTORY-03")
def test_everyone_starts_at_zero_points() -> None:
    assert [player.points for player in started().players] == [0, 0, 0]


@pytest.mark.rule("TI-SETUP-23", "TI-SETUP-24", "TI-SPEAKER-05")
def test_five_objectives_of_each_stage_two_of_stage_one_revealed() -> None:
    state = started()
    assert [OBJECTIVES[id].stage for id in state.public] == [1, 1]
    assert (len(state.stage_1), len(state.stage_2)) == (3, 5)


@pytest.mark.rule("TI-SETUP-04")
def test_only_working_components_are_dealt() -> None:
    for faction in FACTIONS.values():
        cards = unit_cards(faction)
        assert all(UNITS[id].faction in (None, faction.id) for id in cards.values())


@pytest.mark.rule("TI-INITIATIVE-02", "TI-PLAYERS-03")
def test_without_a_card_a_player_comes_last() -> None:
    game = board()
    game.player(0).strategy_cards = []
    assert initiative(game.state, 0) > initiative(game.state, 2)


@pytest.mark.rule("TI-LIMIT-01")
def test_dice_are_unlimited() -> None:
    game = board()
    dice(game, 1, 2, 3)
    assert len(game.roll(40, 10, "many")) == 40


@pytest.mark.parametrize("map", ["ready", "random", "tiles"])
@pytest.mark.parametrize("seats", [3, 5])
def test_setup_comes_to_an_end_with_every_board(map: str, seats: int) -> None:
    assert started(seats, map=map, factions="choose").phase == "strategy"
