"""The home system: where its first units stand, who holds it, and what others would give for it."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne, Slot, Spread
from engine.text import T
from engine.ti4 import words
from engine.ti4.combat.hits import NO_SUSTAIN
from engine.ti4.components import FACTIONS
from engine.ti4.minds.reckoning import galaxy, weights, worth
from engine.ti4.minds.tactics import landing
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, home

OTHERS = ("sol", "letnev")


@pytest.mark.parametrize("faction", ["hacan", "sardakk_norr"])
def test_no_keen_player_puts_its_first_dock_where_it_makes_little(faction: str) -> None:
    game = board(faction, *OTHERS)
    planets = galaxy.of(reading(game)).planets
    homes = FACTIONS[faction].home_planets
    shape = PickOne(words.planet_options(homes))
    chosen = [answered(reading(game, 0, "keen", f"{n}"), "deploy_space_dock", shape) for n in range(40)]
    best = max(homes, key=lambda id: planets[id].resources)
    assert chosen.count(best) > 30 and min(planets[str(id)].resources for id in chosen) > 0


def test_the_first_ground_forces_stand_on_all_planets_of_a_home() -> None:
    game = board("hacan", *OTHERS)
    slots = [Slot(id, words.planet(id), 4) for id in FACTIONS["hacan"].home_planets]
    spread = answered(reading(game), "deploy_infantry", Spread(slots, 4, 4))
    assert isinstance(spread, dict) and sorted(spread.values()) == [1, 1, 2]


def guarded(faction: str) -> Game:
    """A home with a dock and ground forces on the first planet, and one on each of the others."""
    game = board(faction, *OTHERS)
    for number, planet in enumerate(FACTIONS[faction].home_planets):
        fleet(game, 0, planet, infantry=1, space_dock=not number)
    return game


def test_nobody_leaves_planets_of_a_large_home_empty() -> None:
    for faction, kept in (("hacan", [0, 1, 1]), ("sardakk_norr", [0, 0])):
        at = reading(guarded(faction))
        assert [landing.garrison(at, planet) for planet in FACTIONS[faction].home_planets] == kept


def test_a_home_of_many_planets_is_no_greater_prize_than_one_of_one() -> None:
    at = reading(board("letnev", "hacan", "creuss"))
    planets = galaxy.of(at).planets
    for seat, faction in ((1, "hacan"), (2, "creuss")):
        homes = [planets[id] for id in FACTIONS[faction].home_planets]
        plain = [worth.planet(at, one) * (100 + worth.dislike(at, seat)) // 100 for one in homes]
        extra = sum(landing.prize(at, one) for one in homes) - sum(plain)
        share = weights.HOME * worth.dislike(at, seat) // 300
        assert abs(extra - share) <= len(homes)


def test_the_first_technology_is_chosen_for_the_whole_game() -> None:
    game = board("winnu", *OTHERS)
    game.state.round, game.state.stage_1, game.state.stage_2 = 0, [], []
    assert worth.left(reading(game)) > 3


def test_a_dear_ship_is_not_given_up_by_mistake_where_it_could_sustain_damage() -> None:
    game = board(seats=3)
    place = home(game, 0)
    fleet(game, 0, place, dreadnought=1)
    game.state.active_system = place
    shape = PickOne([Option(id, T(id)) for id in ("dreadnought", NO_SUSTAIN)])
    answers = {answered(reading(game, 0, "keen", f"{n}"), "sustain", shape) for n in range(60)}
    assert answers == {"dreadnought"}
