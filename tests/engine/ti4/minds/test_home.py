"""The home system: where its first units stand, who holds it, and what others would give for it."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne, Slot, Spread
from engine.players.player import situation
from engine.table import Table
from engine.text import T
from engine.ti4 import words
from engine.ti4.combat.hits import NO_SUSTAIN
from engine.ti4.components import FACTIONS
from engine.ti4.minds import actions
from engine.ti4.minds.economy import guarding
from engine.ti4.minds.reckoning import galaxy, weights, worth
from engine.ti4.minds.tactics import landing, leaving, plans
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from tests.engine.ti4.minds.minding import answered, reading, who
from tests.engine.ti4.positions import board, fleet, home, learn, near_home, own, settle

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


def winning(points: int = 9, troops: int = 1, come: int = 6) -> Game:
    """A home next to so many ground forces of another; two upgrades are missing for two points."""
    game = board(seats=4)
    game.state.public, game.player(0).points = ["revolutionize_warfare"], points
    game.state.stage_2 = ["subdue_the_galaxy"] * 4
    learn(game, 0, "infantry_2")
    fleet(game, 0, "jord", space_dock=1, infantry=troops)
    if come:
        fleet(game, 1, near_home(game, 0)[0], carrier=2, infantry=come)
    return game


@pytest.mark.rule("TI-PUBLICOBJ-04")
@pytest.mark.parametrize(
    ("game", "first"),
    [(winning(), True), (winning(troops=8), False), (winning(come=0), False), (winning(points=3), False)],
)
def test_the_home_on_which_the_game_hangs_is_guarded_before_a_card_is_played_that_wins_it(
    game: Game, first: bool
) -> None:
    """The card runs away from nobody; without the home no public objective is scored."""
    saved = guarding.first(reading(game))
    assert (saved > weights.SURE) is first and (saved == 0) is not first
    game.state.active_system = home(game, 0)
    made = PickOne([Option(id, T(id)) for id in ("carrier", "infantry", "done")])
    assert (answered(reading(game), "produce", made, T("asked", left=7, money=10)) == "infantry") is first


@pytest.mark.rule("TI-PUBLICOBJ-04")
def test_what_wins_the_game_by_a_card_waits_for_the_guard_of_the_home() -> None:
    ahead = list[int]()
    for come in (0, 6):
        at = reading(winning(come=come))
        plan = next(plan for plan in plans.every(at) if plan.system == galaxy.home(at))
        ahead.append(plan.worth - actions.strategic_worth(at, "technology"))
    assert ahead[1] > ahead[0] + 2 * weights.SURE


@pytest.mark.rule("TI-IMPERIAL-03")
@pytest.mark.parametrize(
    ("come", "troops", "points", "waits"), [(0, 2, 4, True), (3, 2, 4, False), (3, 9, 4, True), (3, 9, 8, False)]
)
def test_imperial_waits_for_no_objective_where_others_could_take_the_center(
    come: int, troops: int, points: int, waits: bool
) -> None:
    """The point that the center brings is lost with it; of the last points nothing is risked."""
    game = board(seats=4)
    own(game, 0, "mecatol_rex")
    game.player(0).strategy_cards, game.player(0).points = ["imperial"], points
    fleet(game, 0, "mecatol_rex", infantry=troops)
    if come:
        fleet(game, 1, game.near()["18"][0], carrier=1, infantry=come)
    at = situation(Table(RULES, game.state), 0, who())
    assert (actions.strategic_worth(at, "imperial") < weights.SURE // 2) is waits


@pytest.mark.rule("TI-INVASION-01")
@pytest.mark.parametrize(("ship", "guards", "freed"), [(1, 0, True), (1, 4, False), (0, 0, False)])
def test_a_fleet_drives_off_a_ship_that_hangs_above_an_own_planet_next_door(
    ship: int, guards: int, freed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless enough ground forces stand there."""
    game, worths = board(seats=4), list[int]()
    game.state.stage_2 = ["subdue_the_galaxy"] * 5
    planet = settle(game, 0, near_home(game, 0))
    fleet(game, 0, planet.id, infantry=guards)
    fleet(game, 0, home(game, 0), cruiser=3)
    fleet(game, 1, planet.system, cruiser=ship)
    for _ in range(2):
        plan = plans.best(reading(game), planet.system)
        worths.append(plan.worth if plan is not None else 0)
        monkeypatch.setattr(leaving, "freed", lambda at, here: 0)
    assert (worths[0] > worths[1] + 50) is freed and (worths[0] > 0 or not freed)
