"""Secret objectives that are fulfilled by a fight: who holds one seeks that fight."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne
from engine.effects.ability import UseId
from engine.text import T
from engine.ti4 import words
from engine.ti4.minds import cards
from engine.ti4.minds.reckoning import objectives
from engine.ti4.minds.tactics import plans
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading, turn
from tests.engine.ti4.positions import board, fleet, own


def facing(secret: str, points: int = 0, **foes: int) -> Game:
    """A flagship with company beside ships of another above an own planet of theirs."""
    game = board(seats=4)
    game.player(0).secrets, game.player(0).points = [secret], points
    game.player(0).fleet = 4
    own(game, 1, "lodor")
    fleet(game, 0, "27", flagship=1, dreadnought=2)
    fleet(game, 1, beside(game), **foes)
    return game


def beside(game: Game) -> str:
    """A system next to the flagship without planets or wormholes."""
    return next(id for id in game.near()["27"] if not planets_in(game, id))


def planets_in(game: Game, system: str) -> list[str]:
    """The planets of a system."""
    return [id for id, planet in game.state.planets.items() if planet.system == system]


def worth(game: Game) -> int:
    """What it is worth to come to where the others are."""
    plan = plans.best(reading(game), beside(game))
    return plan.worth if plan is not None else -9999


@pytest.mark.rule("TI-OBJECTIVE-07")
@pytest.mark.parametrize(("secret", "foes", "gains"), [
    ("unveil_flagship", {"dreadnought": 1}, True),
    ("spark_a_rebellion", {"dreadnought": 1}, True),
    ("destroy_their_greatest_ship", {"dreadnought": 1}, False),
    ("destroy_their_greatest_ship", {"flagship": 1}, True),
    ("make_an_example_of_their_world", {"dreadnought": 1}, False),
])  # fmt: skip
def test_a_fight_counts_what_it_scores(secret: str, foes: dict[str, int], gains: bool) -> None:
    more = worth(facing(secret, **foes)) - worth(facing("control_the_region", **foes))
    assert (more > 500) is gains


@pytest.mark.rule("TI-OBJECTIVE-07", "TI-SPACECOMBAT-15")
def test_the_flagship_goes_where_it_wins_the_game() -> None:
    game = facing("unveil_flagship", 9, dreadnought=1)
    assert worth(game) > 1500
    for planet in game.state.planets.values():
        planet.owner = planet.owner if planet.owner is not None else 0
    at = reading(game)
    plan = plans.every(at)[0]
    assert plan.system == beside(game) and "flagship" in {leg.mover.type for leg in plan.legs}
    assert turn(game).state.battle is not None or turn(game).player(0).points == 10


@pytest.mark.rule("TI-OBJECTIVE-07")
@pytest.mark.parametrize(("points", "gains"), [(3, True), (0, False)])
def test_the_leader_is_met_on_the_ground_as_well(points: int, gains: bool) -> None:
    worths = list[int]()
    for secret in ("spark_a_rebellion", "control_the_region"):
        game = facing(secret)
        game.player(1).points, game.player(2).points = points, 2
        own(game, 1, "starpoint", "new_albion")
        fleet(game, 1, "starpoint", infantry=1)
        fleet(game, 0, "27", infantry=4)
        plan = plans.best(reading(game), "27")
        assert plan is not None
        worths.append(plan.worth)
    assert (worths[0] - worths[1] > 500) is gains


@pytest.mark.rule("TI-BOMBARD-01", "TI-OBJECTIVE-07")
def test_ships_above_a_planet_bombard_it_though_nobody_comes_and_nobody_lands() -> None:
    game = facing("make_an_example_of_their_world")
    own(game, 1, "arnor", "lor")
    fleet(game, 1, "arnor", infantry=1)
    fleet(game, 0, "36", dreadnought=2)
    plan = plans.best(reading(game), "36")
    assert plan is not None and plan.worth > 400 and not plan.legs
    game.player(0).secrets = ["control_the_region"]
    other = plans.best(reading(game), "36")
    assert other is None or other.worth < plan.worth - 400


@pytest.mark.rule("TI-BOMBARD-09")
def test_bombs_that_empty_a_planet_make_an_example() -> None:
    worths = list[int]()
    for secret in ("make_an_example_of_their_world", "control_the_region"):
        game = facing(secret)
        own(game, 1, "arnor", "lor")
        fleet(game, 1, "arnor", infantry=1)
        fleet(game, 1, "lor", infantry=3)
        fleet(game, 0, game.near()["36"][0], dreadnought=2)
        plan = plans.best(reading(game), "36")
        worths.append(plan.worth if plan is not None else 0)
    assert worths[0] - worths[1] > 400


@pytest.mark.rule("TI-OBJECTIVE-06")
@pytest.mark.parametrize(("secret", "system"), [("become_the_gatekeeper", "40"), ("mine_rare_metals", "26")])
def test_a_ship_is_placed_where_it_fulfils_an_objective(secret: str, system: str) -> None:
    """At the other kind of wormhole; else beside an own fleet."""
    game, card = board(seats=4), UseId("card", "ghost_ship").id
    game.player(0).secrets = [secret]
    own(game, 0, "lodor")
    fleet(game, 0, "26", dreadnought=1)
    fleet(game, 0, "lodor", space_dock=1)
    about = T("asked", source=words.card("ghost_ship"))
    assert answered(reading(game), "target", PickOne(words.system_options(["26", "40"])), about) == system
    assert (cards.component(reading(game), card) > 400) is (system == "40")


@pytest.mark.rule("TI-ABILITY-14")
@pytest.mark.parametrize(("tokens", "shut", "met"), [(0, False, True), (2, False, False), (2, True, True)])
def test_nothing_is_hoped_of_a_battle_with_ships_that_fly_off_before_it(tokens: int, shut: bool, met: bool) -> None:
    """As the Naalu do for a strategy token, where a system nearby is without ships of others."""
    game = board("sol", "naalu", "letnev", "xxcha")
    game.player(0).secrets, game.player(0).fleet, game.player(1).strategy = ["unveil_flagship"], 4, tokens
    fleet(game, 0, "27", flagship=1, dreadnought=2)
    fleet(game, 1, beside(game), carrier=1)
    for system in {*game.near()[beside(game)]} - {"27"} if shut else ():
        fleet(game, 2, system, destroyer=1)
    assert (worth(game) > 500) is met


@pytest.mark.rule("TI-FACTION-02")
def test_no_supply_line_is_cut_over_a_dock_in_space_that_is_lost_by_it() -> None:
    for place, cut in (("lodor", True), ("26", False)):
        game = board("sol", "saar", "letnev")
        fleet(game, 1, place, space_dock=1)
        assert objectives.foreign_dock(reading(game), "26") is cut


@pytest.mark.rule("TI-SECRETOBJ-05")
@pytest.mark.parametrize("level", ["keen", "steady"])
def test_no_secret_objective_that_is_nearly_fulfilled_is_given_back_for_a_far_one(level: str) -> None:
    game = board(seats=3)
    fleet(game, 0, "lodor", pds=3)
    far = ["cut_supply_lines", "mine_rare_metals", "gather_a_mighty_fleet"]
    game.player(0).secrets = ["establish_a_perimeter", *far]
    shape = PickOne([Option(id, T(id)) for id in game.player(0).secrets])
    given = {answered(reading(game, 0, level, str(number)), "return_secret", shape) for number in range(30)}
    assert given <= set(far)
