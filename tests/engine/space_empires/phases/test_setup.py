"""Setup: maps, home worlds, markers, first units, the die for the first player."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.space_empires import words
from engine.space_empires.components import ALIENS, MARKERS, SCENARIOS, Scenario
from engine.space_empires.galaxy import board
from engine.space_empires.phases import rounds, setup
from engine.space_empires.play import Game
from engine.space_empires.rules import RULES
from engine.space_empires.state import Options
from engine.text import T
from tests.engine.space_empires.positions import dice, play, said, space

COMPETITIVE = [card for card in SCENARIOS.values() if not card.solitaire]
FIXED = [card for card in COMPETITIVE if not card.random_map]


def name(card: Scenario) -> str:
    return f"{card.id}-{card.players}"


def begun(card: Scenario, **options: object) -> Game:
    """A game after setup."""
    game = Game(setup.new_state(card.players, "setup", Options(scenario=card.id, **options)))  # type: ignore[arg-type]
    while game.state.phase == "setup":
        play(setup.step(game))
    return game


@pytest.mark.rule("SE-GEN-01", "SE-SYS-05", "SE-TURN-01", "SE-BID-07")
@pytest.mark.parametrize("card", COMPETITIVE, ids=name)
def test_every_scenario_is_set_up(card: Scenario) -> None:
    game = begun(card)
    state = game.state
    assert (state.phase, state.round, state.turn) == ("turn", 1, 1)
    assert sorted(state.order) == list(range(card.players)) and state.bids == {}
    for player in state.players:
        colony = game.colony(player.home)
        assert colony is not None and (colony.owner, colony.value, colony.home) == (player.seat, 20, True)
        assert Counter({u.type: u.count for u in player.units if u.type not in ("COLONY_SHIP", "MINER")}) == Counter(
            {type: n for type, n in card.units.items() if type not in ("COLONY_SHIP", "MINER")}
        )


@pytest.mark.rule("SE-SYS-01", "SE-SYS-03", "SE-GEN-12", "SE-EXPLORE-01", "SE-SYS-02")
@pytest.mark.parametrize("card", FIXED, ids=name)
def test_each_home_system_gets_its_own_markers_face_down(card: Scenario) -> None:
    game = begun(card)
    mix = Counter({(one.type, one.value): one.count for one in card.markers})
    for player in game.state.players:
        own = [system for system in game.state.systems.values() if system.home == player.seat]
        found = Counter((s.marker.type, s.marker.value) for s in own if s.marker is not None)
        assert found == mix and player.home in {system.id for system in own}
        assert [system.id for system in own if system.known] == [player.home]


@pytest.mark.rule("SE-SYS-03", "SE-SYS-04")
@pytest.mark.parametrize("card", FIXED, ids=name)
def test_deep_space_gets_the_white_markers_and_the_rest_is_set_aside(card: Scenario) -> None:
    game = begun(card, warp_points=6, doomsday_machines=3)
    deep = [system for system in game.state.systems.values() if system.home is None]
    assert {system.id for system in deep} == set(card.deep) and not any(system.known for system in deep)
    dealt = Counter(s.marker.type for s in deep if s.marker is not None) + Counter(m.type for m in game.state.aside)
    assert dealt == Counter({one.type: 0 for one in MARKERS}) + sum(
        (Counter({one.type: one.count}) for one in MARKERS if one.deep), Counter[str]()
    )


def test_minerals_of_deep_space_keep_their_value() -> None:
    game = begun(SCENARIOS["deep_space", 4])
    lying = [s.marker for s in game.state.systems.values() if s.home is None and s.marker is not None]
    minerals = [marker.value for marker in [*lying, *game.state.aside] if marker.type == "minerals"]
    assert sum(minerals) == sum(one.value * one.count for one in MARKERS if one.deep and one.type == "minerals")


@pytest.mark.rule("SE-WARP-01", "SE-DOOM-01", "SE-EXPLORE-05")
def test_warp_points_and_machines_not_used_have_no_value() -> None:
    game = begun(SCENARIOS["deep_space", 4], warp_points=4, doomsday_machines=1)
    lying = [s.marker for s in game.state.systems.values() if s.home is None and s.marker is not None]
    found = Counter((one.type, one.value) for one in [*lying, *game.state.aside])
    assert [found["warp_point", value] for value in (0, 1, 2)] == [2, 2, 2]
    assert [found["doomsday_machine", value] for value in (0, 1)] == [2, 1]


@pytest.mark.rule("SE-HOME-01", "SE-HOME-02")
def test_all_choose_their_home_world_in_secret_at_once() -> None:
    """D-77"""
    card = SCENARIOS["extra_large", 2]
    game = Game(setup.new_state(2, "homes", Options(scenario="extra_large")))
    played = play(setup.choose(game), ("home", 0, card.worlds[0][0]), others="stop")
    assert played.open is not None and game.player(0).home == "" and played.open.shown == (0, 1)
    play(setup.choose(game), ("home", 1, card.worlds[1][1]), ("home", 0, card.worlds[0][0]))
    assert [player.home for player in game.state.players] == [card.worlds[0][0], card.worlds[1][1]]
    told = {seat: text for event in game.events for seat, text in event.secret.items()}
    homes = (card.worlds[0][0], card.worlds[1][1])
    assert told == {seat: T("space_empires-home-chosen", hex=words.hex(at)) for seat, at in enumerate(homes)}


def test_the_extra_hex_of_a_narrow_map_joins_the_home_system() -> None:
    card = SCENARIOS["small", 2]
    assert card.extra is not None
    seat, hexes = card.extra
    game = Game(setup.new_state(2, "extra", Options(scenario="small")))
    home = next(at for at in hexes if board.place(at)[0] == board.place(card.worlds[seat][0])[0])
    play(
        setup.choose(game),
        ("extra_hex", seat, home),
        ("home", seat, home),
        ("home", 1 - seat, card.worlds[1 - seat][0]),
    )
    assert game.player(seat).home == home and game.system(home).home == seat


@pytest.mark.rule("SE-TURN-01")
def test_the_highest_die_goes_first_and_ties_roll_again() -> None:
    game = space(3)
    dice(game, 4, 9, 9, 2, 7)
    assert setup._first(game) == 2 and said(game).count("space_empires-first-rolls") == 2
    assert game.clockwise(2) == [2, 0, 1]


@pytest.mark.rule("SE-TURN-02", "SE-TURN-06")
def test_three_turns_then_the_economic_phase() -> None:
    game = space()
    for number in (2, 3):
        rounds.turn_over(game)
        assert (game.state.phase, game.state.turn) == ("turn", number)
    rounds.turn_over(game)
    assert game.state.phase == "economy"


def test_a_quick_start_shows_home_systems_with_colonies() -> None:
    game = begun(SCENARIOS["large", 2], quick_start=True)
    own = [system for system in game.state.systems.values() if system.home == 0]
    planets = [s for s in own if s.marker is not None and s.marker.type == "planet"]
    assert all(system.known for system in own) and len(planets) == 8
    assert all(s.colony is not None and s.colony.value == 5 for s in planets)
    assert not any(unit.type == "COLONY_SHIP" for unit in game.player(0).units)


def test_a_random_map_has_no_home_systems() -> None:
    game = begun(SCENARIOS["variable", 3])
    assert len(game.state.systems) == len(board.HEXES) and all(s.home is None for s in game.state.systems.values())
    assert len({player.home for player in game.state.players}) == 3
    assert len(game.state.alien_pool) == sum(card.count for card in ALIENS.values())


def test_while_the_extra_hex_is_chosen_the_map_shows_all_that_it_may_be() -> None:
    card = SCENARIOS["small", 2]
    assert card.extra is not None
    seat, hexes = card.extra
    game = Game(setup.new_state(2, "extra", Options(scenario="small")))
    assert set(hexes) <= set(game.state.systems)
    home = ("home", seat, card.worlds[seat][0])
    play(setup.choose(game), ("extra_hex", seat, hexes[0]), home, ("home", 1 - seat, card.worlds[1 - seat][0]))
    assert hexes[0] in game.state.systems and hexes[1] not in game.state.systems


def test_before_the_first_round_the_headline_tells_no_round() -> None:
    state = setup.new_state(2, "setup", Options(scenario="standard"))
    assert RULES.headline(RULES.view(state, None)) == T("space_empires-headline-setup")
    assert RULES.headline(RULES.view(space().state, None)).key == "space_empires-headline-turn"
