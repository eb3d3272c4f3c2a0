"""Setup with the ready board, and what everybody starts with. FS-SETUP"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations

import pytest

from engine.forbidden_stars.components import CARDS, COPIES, ORDERS, SETTINGS
from engine.forbidden_stars.galaxy import structures
from engine.forbidden_stars.phases import setup
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Options
from tests.engine.forbidden_stars.positions import play, ready, run_through, there


def through_setup(seats: int, **options: str) -> Game:
    game = Game(setup.new_state(seats, "seed", Options(**options)))
    while game.state.phase == "setup":
        play(setup.step(game))
    return game


@pytest.mark.rule("FS-SETUP-01", "FS-SETUP-02", "FS-SETUP-06", "FS-SETUP-11", "FS-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_begins_on_the_ready_board(seats: int) -> None:
    game = through_setup(seats)
    assert game.state.phase == "planning" and game.state.round == 1
    assert {player.faction for player in game.state.players} == set(SETTINGS[seats].factions)
    assert len(game.state.storms) == seats


@pytest.mark.rule("FS-OBJSET-01", "FS-OBJSET-04", "FS-OBJSET-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_ready_board_everybody_has_laid_two_tokens_of_each_other_player(seats: int) -> None:
    """On no system two of the same, and so that each could be laid in some order of the systems."""
    setting = SETTINGS[seats]
    for faction in setting.factions:
        laid = [system.objectives for system in setting.systems if system.placed_by == faction]
        assert all(len(set(tokens.values())) == len(tokens) for tokens in laid)
        given = Counter(token for tokens in laid for token in tokens.values())
        assert given == dict.fromkeys((other for other in setting.factions if other != faction), 2)
        assert any(could_be_laid(order, Counter(given)) for order in permutations(laid))


def could_be_laid(systems: Iterable[Mapping[str, str]], left: Counter[str]) -> bool:
    """Whether always a token is laid of which the most are left, among those that the system does not have yet."""
    for system in systems:
        tokens, here = sorted(system.values(), key=lambda token: -left[token]), set[str]()
        for token in tokens:
            if left[token] < max(number for other, number in left.items() if other not in here):
                return False
            left[token] -= 1
            here.add(token)
    return True


MARINES = {
    "balanced": "11B-NW 1A-SW 2B-NE 4B-NW 5A-NW 9A-SE",
    "arranged": "11B-SE 1A-SW 2B-NE 4B-NW 5A-SW 9A-SE",
    "prepared": "11B-SE 12A-SW 1A-NE 2B-SE 4B-NW 6B-NW",
    "introductory": "11B-NW 12A-NE 1A-SW 2B-SE 8A-SW 9A-SE",
    "ready": "12A-NE 1A-NE 2B-NE 4B-NW 8A-SE 9A-SW",
}
"""Where the tokens of the Space Marines lie on each board."""


@pytest.mark.parametrize("board", MARINES)
def test_older_games_keep_the_objectives_that_lay_on_their_board(board: str) -> None:
    state = through_setup(4, board=board).state
    lying = {area: state.players[it.objective].faction for area, it in state.areas.items() if it.objective is not None}
    assert sorted(area for area, faction in lying.items() if faction == "space_marines") == MARINES[board].split()
    assert Counter(lying.values()) == dict.fromkeys(SETTINGS[4].factions, 6)


@pytest.mark.rule("FS-SETUP-03", "FS-SETUP-04", "FS-MAT-04", "FS-MAP-12", "FS-CMD-02")
def test_starting_components_lie_in_the_play_area() -> None:
    game = ready(4)
    ork = game.seat_of("orks")
    assert [player.materiel for player in game.state.players] == [6, 6, 6, 6]
    assert game.player(ork).assets == {"forge": 0, "cache": 0, "reinforcement": 1}
    assert [structures.command_level(game, seat) for seat in game.seats()] == [0, 0, 0, 0]


@pytest.mark.rule("FS-SETUP-05", "FS-FIRST-01", "FS-FIRST-02")
def test_the_first_player_is_drawn_and_begins_every_phase() -> None:
    firsts = {through_setup(2, factions="choose").state.first}
    for seed in "abcdef":
        game = Game(setup.new_state(2, seed, Options()))
        while game.state.phase == "setup":
            play(setup.step(game))
        firsts.add(game.state.first)
        assert game.clockwise()[0] == game.state.first
    assert firsts == {0, 1}


@pytest.mark.rule("FS-SETUP-07", "FS-SETUP-08", "FS-CARD-01", "FS-CARD-02", "FS-EVENT-01")
def test_decks_are_the_basic_cards_twice_and_the_own_events() -> None:
    player = ready(2).player(0)
    assert len(player.deck) == 10 and len(player.events) == 8
    assert all(CARDS[id].kind == "basic" and player.deck.count(id) == COPIES for id in player.deck)


@pytest.mark.rule("FS-SETUP-09", "FS-SETUP-10", "FS-UPG-02", "FS-UPG-03")
def test_all_other_combat_cards_lie_face_up_to_be_bought() -> None:
    player = ready(2).player(0)
    assert len(player.shelf) == 9
    assert all(CARDS[id].kind == "upgrade" and CARDS[id].faction == player.faction for id in player.shelf)


@pytest.mark.rule("FS-SETUP-12", "FS-LIMIT-01")
def test_structures_come_from_one_supply_for_all() -> None:
    game = ready(4)
    assert structures.left(game, "factory") == 12 - 4


@pytest.mark.rule("FS-TOKEN-01")
def test_everybody_has_two_order_tokens_of_each_kind() -> None:
    for player in ready(3).state.players:
        assert {kind: player.orders.count(kind) for kind in ORDERS} == dict.fromkeys(ORDERS, 2)


def test_the_ready_board_has_the_printed_forces() -> None:
    game = ready(2)
    assert there(game, 0, "7A-NE") == {"space_marine": 1}
    assert game.area("5A-NW").objective == 0


def test_factions_may_be_chosen_in_turn() -> None:
    game = Game(setup.new_state(2, "seed", Options(factions="choose")))
    run_through(setup.step(game))
    first = game.state.queue[0]
    play(setup.step(game), ("faction", first, "chaos"))
    run_through(setup.step(game))
    assert game.player(first).faction == "chaos"


@pytest.mark.parametrize("factions", ["ban", "deal", "random", "choose"])
def test_every_way_of_sharing_out_factions_leads_to_a_game(factions: str) -> None:
    for seats in (2, 3, 4):
        game = through_setup(seats, board="built", factions=factions)
        assert len({player.faction for player in game.state.players}) == seats
