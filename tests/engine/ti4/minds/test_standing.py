"""Who is ahead in a position, and what that means for attacks, votes and deals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.ask import PickOne
from engine.ti4 import words
from engine.ti4.components import TECHNOLOGIES
from engine.ti4.minds import actions, choosing
from engine.ti4.minds.reckoning import galaxy, standing, worth
from engine.ti4.minds.tactics import landing
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.minds.test_rivals import LEARNED, late
from tests.engine.ti4.positions import board, learn, own


def points(game: Game) -> None:
    game.player(1).points = 3


def planets(game: Game) -> None:
    own(game, 1, *[planet.id for planet in game.state.planets.values() if planet.owner is None][:8])


def technologies(game: Game) -> None:
    learn(game, 1, *[card.id for card in TECHNOLOGIES.values() if card.faction is None][:6])


@pytest.mark.parametrize("more", [points, planets, technologies])
def test_points_planets_and_technologies_put_a_seat_ahead(more: Callable[[Game], None]) -> None:
    game = board(seats=4)
    even = standing.ahead(reading(game))
    more(game)
    at = reading(game)
    found = standing.ahead(at)
    assert found[1] > even[1] and found[2] < even[2] and abs(sum(found.values())) < len(found)
    assert worth.leader(at) == 1
    assert worth.dislike(at, 1) > worth.USUAL > worth.dislike(at, 2) >= worth.MILD


def test_planets_at_home_put_nobody_ahead() -> None:
    game = board("arborec", "xxcha", "naalu")
    found = standing.ahead(reading(game))
    own(game, 1, "nestphar")
    assert standing.ahead(reading(game)) == found


def test_factions_that_come_far_are_ahead_from_the_start() -> None:
    best, worst = (find(standing.FAR, key=standing.FAR.__getitem__) for find in (max, min))
    at = reading(board("arborec", best, worst))
    assert standing.ahead(at)[1] - standing.ahead(at)[2] == standing.FAR[best] - standing.FAR[worst]
    assert worth.dislike(at, 1) > worth.USUAL > worth.dislike(at, 2)


def test_a_planet_of_whoever_leads_is_the_better_prize() -> None:
    game = board(seats=4)
    own(game, 1, "fria")
    own(game, 2, "abyz")
    planets_of = galaxy.of(reading(game)).planets
    before = landing.prize(reading(game), planets_of["fria"])
    game.player(1).points = 4
    assert landing.prize(reading(game), galaxy.of(reading(game)).planets["fria"]) > before


def test_whoever_lags_behind_becomes_speaker() -> None:
    game = board(seats=4)
    learn(game, 1, "gravity_drive", "antimass_deflectors", "fleet_logistics")
    own(game, 2, "fria")
    shape = PickOne(words.seat_options([1, 2, 3]))
    assert answered(reading(game), "speaker", shape) == "3"


def test_nobody_lags_so_far_behind_that_a_player_does_not_become_speaker_itself() -> None:
    game = board(seats=4)
    for seat in range(3):
        game.player(seat).points = 8
    shape = PickOne(words.seat_options([0, 1, 3]))
    assert answered(reading(game), "speaker", shape) == "0"


def test_there_is_a_limit_to_what_is_given_to_stop_somebody() -> None:
    game = board(seats=4)
    game.player(1).points = 9
    assert worth.dislike(reading(game), 1) == worth.STERN


@pytest.mark.rule("TI-IMPERIAL-03")
@pytest.mark.parametrize(
    ("points", "chosen", "kept"), [(8, [], True), (7, [], False), (8, ["trade", "warfare"], False)]
)
def test_imperial_is_kept_from_who_comes_close_to_winning_by_the_center(
    points: int, chosen: list[str], kept: bool
) -> None:
    """As long as that seat has still to choose a card."""
    game = late(5, points, 3, 3)
    own(game, 1, galaxy.MECATOL)
    game.player(1).strategy_cards = chosen
    game.state.strategy_goods = dict.fromkeys(("leadership", "imperial", "technology", "diplomacy"), 0)
    at = reading(game)
    assert (choosing.denied(at, "imperial") > 0) is kept
    best = max(dict(at.view.common), key=lambda card: choosing._appeal(at, card))
    assert (best == "imperial") is kept


@pytest.mark.rule("TI-TECH-05", "TI-STRATACTION-07")
def test_technology_is_kept_from_who_lacks_one_technology_and_has_no_token_to_follow_it() -> None:
    game = late(5, 8, 3, 3)
    game.state.public = ["master_the_sciences"]
    game.player(1).technologies, game.player(1).trade_goods = [*LEARNED, "graviton_laser_system"], 4
    game.player(1).strategy = 1
    assert not choosing.denied(reading(game), "technology"), "it follows the card whoever has it"
    game.player(1).strategy = 0
    assert choosing.denied(reading(game), "technology")


@pytest.mark.rule("TI-STRATACTION-07", "TI-STATUSPHASE-02")
@pytest.mark.parametrize(("points", "number", "strategy", "goods", "waits"), [
    (8, 7, 1, 4, True), (7, 7, 1, 4, False), (8, 6, 1, 4, False), (8, 7, 0, 4, False), (8, 7, 1, 3, False),
])  # fmt: skip
def test_technology_waits_that_wins_the_game_for_who_follows_it(
    points: int, number: int, strategy: int, goods: int, waits: bool
) -> None:
    """As long as there is anything else to do: tokens and resources may be gone by then."""
    game = late(5, points, 3, 3)
    game.state.public = ["master_the_sciences"]
    one, known = game.player(1), [*LEARNED, "graviton_laser_system"]
    one.technologies, one.trade_goods, one.strategy = known[:number], goods, strategy
    for planet in game.state.planets.values():
        planet.exhausted = True
    assert (actions.strategic_worth(reading(game), "technology") == actions.LEAST) is waits
