"""Armies: what lies ahead of them, and what keeps them from it."""

from __future__ import annotations

import pytest

from engine.ti4.minds.reckoning import galaxy
from engine.ti4.minds.tactics import fleets, outlook, plans
from engine.ti4.play import Game
from engine.ti4.words import Note
from tests.engine.ti4.minds.minding import reading
from tests.engine.ti4.positions import board, fleet, home, near_home, own

CAMP, AHEAD = "27", "19"
"""Two steps from Mecatol Rex, and one."""


def encamped(**ships: int) -> Game:
    """An army two steps from Mecatol Rex, which another holds with a carrier; nothing else can be taken."""
    game = board(seats=4)
    game.state.stage_1, game.state.stage_2 = ["expand_borders"], ["subdue_the_galaxy"]
    fleet(game, 0, "jord", space_dock=1, infantry=1)
    fleet(game, 0, CAMP, **ships)
    fleet(game, 0, "starpoint", infantry=6)
    own(game, 0, *[planet.id for planet in game.state.planets.values() if planet.owner is None])
    own(game, 1, "mecatol_rex")
    game.state.custodians = False
    fleet(game, 1, "mecatol_rex", infantry=2)
    fleet(game, 1, galaxy.CENTRE, carrier=1)
    for seat in (1, 2, 3):
        fleet(game, seat, home(game, seat), war_sun=2)
    return game


@pytest.mark.rule("TI-MOVEMENT-01")
def test_an_army_marches_to_where_it_can_attack() -> None:
    """One that is strong enough, with the ground forces that it will need; a lone carrier stays."""
    best = plans.best(reading(encamped(dreadnought=2, carrier=1)), AHEAD)
    alone = plans.best(reading(encamped(carrier=1)), AHEAD)
    assert best is not None and alone is not None
    assert best.worth > 50 + max(0, alone.worth)
    assert {leg.mover.type for leg in best.legs} == {"dreadnought", "carrier"}
    assert sum(number for id, number in best.cargo if id.endswith("infantry")) > 3


@pytest.mark.rule("TI-MOVEMENT-01")
@pytest.mark.parametrize(("origin", "target", "comes"), [(AHEAD, CAMP, False), (CAMP, AHEAD, True)])
def test_no_part_of_an_army_is_led_away_from_what_it_came_for(origin: str, target: str, comes: bool) -> None:
    """Though others stay who could go on: what both places see counts in the nearer one."""
    game = encamped()
    fleet(game, 0, origin, carrier=2, infantry=7)
    fleet(game, 0, target, dreadnought=2)
    at = reading(game)
    here = galaxy.of(at).systems[target]
    legs = next(legs for legs in fleets.thought_of(at, here) if sum(leg.number for leg in legs) == 1)
    load = ((f"{origin}:infantry", 4),)
    assert (plans._outlook(at, here, legs, outlook.Army(22, 4), load) > 0) is comes


def test_nobody_marches_on_those_whose_support_an_attack_would_cost() -> None:
    game = encamped(dreadnought=2, carrier=1)
    game.player(0).notes_in_play = [Note("support_for_the_throne", 1).id]
    best = plans.best(reading(game), AHEAD)
    assert best is not None and best.worth < 0


@pytest.mark.rule("TI-PROMISSORY-06")
@pytest.mark.parametrize(("guards", "seen"), [({"infantry": 1}, False), ({"pds": 1}, False), ({}, True)])
def test_planets_without_ships_are_no_prize_where_those_stand_whose_support_is_held(
    guards: dict[str, int], seen: bool
) -> None:
    """An empty planet of theirs is one: nothing breaks by its activation."""
    game = encamped(carrier=1)
    own(game, 1, "lodor")
    fleet(game, 1, "lodor", **guards)
    game.player(0).notes_in_play = [Note("support_for_the_throne", 1).id]
    lies = game.state.planets["lodor"].system
    views = outlook.outlooks(reading(game))
    assert any(one.system == lies for found in views.values() for one in found) is seen


@pytest.mark.rule("TI-MOVEMENT-05")
@pytest.mark.parametrize("open_", [0, 1])
def test_who_is_shut_in_opens_a_door(open_: int) -> None:
    """A destroyer each stands in all neighbours of the home but so many: nothing beyond is in sight then but for those
    who break out.
    """
    game = board(seats=4)
    fleet(game, 0, "jord", space_dock=1, infantry=6)
    fleet(game, 0, home(game, 0), dreadnought=1, carrier=1)
    doors = near_home(game, 0)
    for door in doors[open_:]:
        fleet(game, 1, door, destroyer=1)
    at = reading(game)
    beyond = {one.system for one in outlook.outlooks(at)[home(game, 0)]} - set(doors)
    best = max(plans.every(at), key=lambda plan: plan.worth)
    assert (not beyond) is (not open_) and (outlook.opened(at, doors[-1]) > 0) is (not open_)
    assert best.system in doors and best.worth > 0


def test_a_player_who_is_away_is_led_into_no_war() -> None:
    best = plans.best(reading(encamped(dreadnought=2, carrier=1), 0, "deputy"), AHEAD)
    assert best is not None and best.worth < 0


@pytest.mark.rule("TI-MOVEMENT-01")
def test_a_prize_is_in_sight_three_steps_away() -> None:
    game = encamped(carrier=1)
    game.state.planets["starpoint"].owner = None
    at = reading(game)
    worths = dict.fromkeys(range(5), 0)
    for system, steps in galaxy.distance(at, CAMP, 4).items():
        seen = [one.worth for one in outlook.outlooks(at)[system] if one.system == CAMP]
        worths[steps] = max(worths[steps], *seen, 0)
    assert worths[1] > worths[2] > worths[3] > 0 == worths[4]
