"""What an arbiter can set by hand in Twilight Imperium, and what it takes along."""

from __future__ import annotations

import pytest

from engine.correcting import Correction, correction
from engine.errors import IllegalAnswer
from engine.text import T, seat_name
from engine.ti4.interface import invariants
from engine.ti4.interface.corrections import corrections
from engine.ti4.play import Game
from tests.engine.ti4.positions import board, fleet, home, learn, near_home, own


def found(game: Game, id: str) -> Correction:
    return correction(list(corrections(game.state)), id)


def put(game: Game, id: str, value: int) -> None:
    """Sets it, and looks whether the game can stand so."""
    one = found(game, id)
    assert one.low <= value <= one.high, (one.low, one.high)
    one.put(value)
    invariants.check(game.state)
    assert found(game, id).now == value


@pytest.mark.parametrize(
    ("id", "name", "now", "high"),
    [
        ("points-0", "points", 0, 9),
        ("goods-0", "trade_goods", 0, 99),
        ("commodities-0", "commodities", 0, 4),
        ("tactic-0", "tactic", 3, 11),
        ("fleet-0", "fleet", 3, 11),
        ("strategy-0", "strategy", 2, 10),
    ],
)
def test_what_lies_in_front_of_a_player(id: str, name: str, now: int, high: int) -> None:
    game = board()
    one = found(game, id)
    assert (one.now, one.low, one.high, one.seat) == (now, 0, high, 0)
    put(game, id, high)
    assert getattr(game.player(0), name) == high


def test_tokens_on_the_board_come_from_reinforcements() -> None:
    game = board()
    system = near_home(game, 0)[0]
    put(game, f"token-0-{system}", 1)
    assert game.state.systems[system].tokens == [0] and game.reserve(0) == 7
    assert found(game, "tactic-0").high == 10
    put(game, f"token-0-{system}", 0)
    assert game.state.systems[system].tokens == []


def test_ships_are_limited_by_their_figures() -> None:
    game = board()
    system = near_home(game, 0)[0]
    fleet(game, 0, home(game, 0), dreadnought=3)
    assert found(game, f"units-0-{system}-dreadnought").high == 2
    put(game, f"units-0-{system}-dreadnought", 2)
    assert game.ships(0, system) == {"dreadnought": 2}
    put(game, f"units-0-{system}-dreadnought", 0)
    assert 0 not in game.state.systems[system].space


def test_damaged_ones_go_last() -> None:
    game = board()
    place = home(game, 0)
    fleet(game, 0, place, dreadnought=3, damaged={"dreadnought": 2})
    put(game, f"units-0-{place}-dreadnought", 1)
    assert found(game, f"damaged-0-{place}-dreadnought").now == 1
    put(game, f"damaged-0-{place}-dreadnought", 0)


def test_what_stands_where() -> None:
    game = board()
    planet = game.planets(0)[0]
    ids = {one.id for one in corrections(game.state)}
    assert f"units-0-{planet}-infantry" in ids and f"units-0-{planet}-pds" in ids
    assert f"units-0-{planet}-cruiser" not in ids and f"units-0-{home(game, 0)}-pds" not in ids
    assert found(game, f"units-0-{planet}-space_dock").high == 1 and found(game, f"units-0-{planet}-pds").high == 2


def test_a_new_group_of_fighters_needs_a_figure() -> None:
    game = board()
    places = list(game.state.systems)[:11]
    for place in places[:10]:
        fleet(game, 0, place, fighter=1)
    assert found(game, f"units-0-{places[10]}-fighter").high == 0
    assert found(game, f"units-0-{places[0]}-fighter").high > 10


def test_a_planet_and_whose_it_is() -> None:
    game = board()
    planet = next(id for id, there in game.state.planets.items() if there.owner is None)
    one = found(game, f"owner-{planet}")
    assert one.seat is None and one.names == (T("nobody"), seat_name(0), seat_name(1), seat_name(2))
    assert one.account_line(2) == T("corrected", what=one.text, old=T("nobody"), new=seat_name(1))
    put(game, f"owner-{planet}", 2)
    assert game.state.planets[planet].owner == 1
    put(game, f"exhausted-{planet}", 1)
    put(game, f"owner-{planet}", 0)
    assert game.state.planets[planet].owner is None


def test_a_technology_and_the_unit_that_it_covers() -> None:
    game = board()
    put(game, "tech-0-cruiser_2", 1)
    assert game.player(0).units["cruiser"] != board().player(0).units["cruiser"]
    put(game, "tech-0-cruiser_2", 0)
    assert game.player(0).units["cruiser"] == board().player(0).units["cruiser"]


def test_war_suns_need_their_technology() -> None:
    game = board()
    put(game, "tech-0-war_sun", 1)
    put(game, "tech-0-war_sun", 0)
    assert "war_sun" not in game.player(0).units
    put(game, "tech-0-war_sun", 1)
    fleet(game, 0, home(game, 0), war_sun=1)
    with pytest.raises(AssertionError, match="war_sun without a card"):
        put(game, "tech-0-war_sun", 0)


def test_a_technology_that_is_gone_is_not_exhausted() -> None:
    game = board()
    learn(game, 0, "transit_diodes")
    put(game, "used-0-transit_diodes", 1)
    put(game, "tech-0-transit_diodes", 0)
    assert game.player(0).exhausted_technologies == []


def test_objectives_speaker_custodians_and_strategy_cards() -> None:
    game = board()
    game.state.public = ["diversify_research"]
    put(game, "scored-1-diversify_research", 1)
    assert game.state.scored == {"diversify_research": [1]}
    put(game, "scored-1-diversify_research", 0)
    put(game, "speaker", 2)
    put(game, "custodians", 0)
    assert (game.state.speaker, game.state.custodians) == (2, False)
    put(game, "played-0-leadership", 1)
    assert game.player(0).exhausted_strategy_cards == ["leadership"]
    lying = next(iter(game.state.strategy_goods))
    put(game, f"on-{lying}", 3)
    assert game.state.strategy_goods[lying] == 3


def test_nothing_hidden_can_be_set_or_read() -> None:
    """With other hands and decks the list is the same."""
    one, other = board(), board()
    other.player(0).action_cards, other.player(1).secrets = ["sabotage_1"], ["cut_supply_lines"]
    lists = [[(c.id, c.now, c.high) for c in corrections(game.state)] for game in (one, other)]
    assert lists[0] == lists[1]


def test_neither_before_the_galaxy_lies_nor_after_the_end() -> None:
    for phase in ("setup", "over"):
        game = board()
        game.state.phase = phase  # type: ignore[assignment]
        assert list(corrections(game.state)) == []


def test_ids_are_short_and_different() -> None:
    game = board(seats=6)
    own(game, 0, *game.state.planets)
    ids = [one.id for one in corrections(game.state)]
    assert len(set(ids)) == len(ids) and max(map(len, ids)) <= 60


def test_an_eliminated_player_has_nothing() -> None:
    game = board()
    game.player(2).eliminated = True
    assert {one.seat for one in corrections(game.state)} == {None, 0, 1}
    with pytest.raises(IllegalAnswer):
        found(game, "points-2")
