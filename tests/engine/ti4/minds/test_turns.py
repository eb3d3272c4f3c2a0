"""Small positions: what a player does with its turn, and what it leaves alone."""

from __future__ import annotations

from dataclasses import replace

from engine.ask import Option, PickOne, Slot, Spread
from engine.text import T
from engine.ti4.minds import scoring, strategy
from engine.ti4.minds.economy import saving, technologies
from engine.ti4.minds.mind import MIND
from engine.ti4.minds.reckoning import objectives, savings
from engine.ti4.minds.reckoning.galaxy import of
from engine.ti4.minds.tactics import landing, moving, plans, reach
from engine.ti4.play import Game
from engine.ti4.words import Note
from tests.engine.ti4.minds.minding import reading, turn
from tests.engine.ti4.positions import board, fleet, home, learn, near_home, own


def settlers(seats: int = 4) -> Game:
    """A carrier with ground forces at home."""
    game = board(seats=seats)
    fleet(game, 0, home(game, 0), carrier=1)
    fleet(game, 0, "jord", infantry=4)
    return game


def free_planet(game: Game) -> tuple[str, str]:
    """A system next to home with a planet, and the planet."""
    for system in near_home(game, 0):
        for planet in game.state.planets.values():
            if planet.system == system and planet.owner is None:
                return system, planet.id
    raise AssertionError


def test_it_takes_free_planets() -> None:
    game = turn(settlers())
    taken = [id for id in game.planets(0) if id != "jord"]
    assert taken and all(game.state.planets[id].ground[0].units["infantry"] for id in taken)


def test_somebody_stays_at_home_when_others_could_come() -> None:
    game = settlers()
    game.state.round = 4
    game = turn(game)
    assert len(game.planets(0)) > 1 and game.state.planets["jord"].ground[0].units["infantry"] >= 1


def test_ships_do_not_risk_a_gravity_rift() -> None:
    game = board(seats=4)
    rift = next(id for id, one in game.state.systems.items() if one.tile == 41)
    beside = game.near()[rift]
    fleet(game, 0, beside[0], carrier=1)
    at = reading(game)
    assert not reach.crossed(at)[rift]
    assert all(len(reach.movers(at, far)) == (far in game.near()[beside[0]]) for far in beside[1:])


def test_it_does_not_fly_into_a_lost_battle() -> None:
    game = settlers()
    for system in near_home(game, 0):
        fleet(game, 1, system, dreadnought=3)
    at = reading(game)
    assert all(plans.best(at, system) is None for system in near_home(game, 0))
    after = turn(game)
    assert after.planets(0) == ["jord"] and after.ships(0, home(after, 0)) == {"carrier": 1}


def test_it_attacks_where_it_wins() -> None:
    game = settlers()
    system, _ = free_planet(game)
    game.player(0).fleet = 5
    fleet(game, 0, home(game, 0), dreadnought=3, fighter=4)
    fleet(game, 1, system, cruiser=2)
    plan = plans.best(reading(game), system)
    assert plan is not None and {leg.mover.type for leg in plan.legs} >= {"dreadnought"}


def test_a_deputy_attacks_nobody() -> None:
    game = settlers()
    system, _ = free_planet(game)
    fleet(game, 0, home(game, 0), dreadnought=3)
    fleet(game, 1, system, destroyer=1)
    at = reading(game)
    assert plans.best(at, system) is not None
    object.__setattr__(at.character, "deputy", True)
    assert plans.best(at, system) is None


def test_who_supports_it_is_left_alone() -> None:
    game = settlers()
    system, _ = free_planet(game)
    fleet(game, 1, system, fighter=1)
    fleet(game, 0, home(game, 0), cruiser=2)
    before = {plan.system: plan.worth for plan in plans.every(reading(game))}
    game.player(0).notes_in_play = [Note("support_for_the_throne", 1).id]
    after = {plan.system: plan.worth for plan in plans.every(reading(game))}
    assert after[system] <= before[system] - 900


def test_ships_in_a_system_with_a_token_stay() -> None:
    game = settlers()
    game.state.systems[home(game, 0)].tokens.append(0)
    system, _ = free_planet(game)
    assert reach.movers(reading(game), system) == []


def test_asteroids_want_a_technology() -> None:
    game = board(seats=4)
    rocks = next(id for id, one in game.state.systems.items() if one.tile in (44, 45))
    beside = game.near()[rocks][0]
    fleet(game, 0, beside, cruiser=1)
    assert reach.movers(reading(game), rocks) == []
    learn(game, 0, "antimass_deflectors")
    assert [one.origin for one in reach.movers(reading(game), rocks)] == [beside]


def test_a_defended_planet_wants_more_ground_forces() -> None:
    game = settlers()
    system, planet = free_planet(game)
    at = reading(game)
    alone = landing.need(at, of(at).planets[planet], 0)
    own(game, 1, planet)
    fleet(game, 1, planet, infantry=2)
    at = reading(game)
    assert landing.need(at, of(at).planets[planet], 0) > alone == 1
    assert of(at).lies[planet] == system


def test_what_an_objective_costs_is_not_spent() -> None:
    game = board(seats=4)
    game.player(0).trade_goods = 12
    before = saving.resources(reading(game))
    game.state.public = ["erect_a_monument"]
    at = reading(game)
    assert savings.kept(at).resources == 8
    assert saving.resources(at) == before - 8


def test_nothing_is_kept_where_another_objective_costs_nothing() -> None:
    game = board(seats=4)
    game.player(0).trade_goods = 12
    game.state.public = ["erect_a_monument", "develop_weaponry"]
    learn(game, 0, "carrier_2", "cruiser_2")
    assert savings.kept(reading(game)).resources == 0


def test_a_planet_that_an_objective_lacks_is_worth_more() -> None:
    game = settlers()
    system, planet = free_planet(game)
    plain = plans.best(reading(game), system)
    game.state.public = ["expand_borders"]
    others = [one.id for one in game.state.planets.values() if one.owner is None and one.system != system]
    own(game, 0, *[id for id in others if id != "mecatol_rex"][:5])
    wanted = plans.best(reading(game), system)
    assert plain is not None and wanted is not None
    assert wanted.worth > plain.worth + 300
    assert planet in of(reading(game)).planets


def test_public_objectives_want_the_home() -> None:
    game = board(seats=4)
    game.state.public = ["develop_weaponry"]
    learn(game, 0, "carrier_2", "cruiser_2")
    at = reading(game)
    held = objectives.holding(at)
    assert objectives.worth(at, held) > 3 * objectives.worth(at, held.without("jord"))


def test_imperial_is_worth_most_where_it_scores() -> None:
    game = board(seats=4)
    at = reading(game)
    idle = strategy.PRIMARY["imperial"](at)
    game.state.public = ["develop_weaponry"]
    learn(game, 0, "carrier_2", "cruiser_2")
    own(game, 0, "mecatol_rex")
    assert strategy.PRIMARY["imperial"](reading(game)) > idle + 1000


def test_a_technology_that_an_objective_lacks_comes_first() -> None:
    game = board(seats=4)
    game.state.public = ["develop_weaponry"]
    learn(game, 0, "carrier_2")
    at = reading(game)
    assert technologies.value(at, "infantry_2") > technologies.value(at, "hyper_metabolism")


def test_the_easier_secret_is_kept() -> None:
    at = reading(settlers())
    assert scoring.easy(at, "threaten_enemies") > scoring.easy(at, "destroy_their_greatest_ship")


def test_a_plan_stays_the_same_from_activation_to_landing() -> None:
    game = settlers()
    system, _ = free_planet(game)
    before = plans.best(reading(game), system)
    game.state.active_system = system
    game.player(0).tactic -= 1
    game.state.systems[system].tokens.append(0)
    after = moving._plan(reading(game))
    assert before is not None and after is not None
    assert (before.legs, before.cargo) == (after.legs, after.cargo)


def test_what_comes_only_off_the_board_is_not_made() -> None:
    game = board(seats=4)
    game.player(0).trade_goods = 12
    at, off = reading(game), T("ti4-produce-off-board")
    shape = PickOne([Option("done", T("done")), Option("flagship", T("flagship"), more=off)])
    about = T("produce", left=1, money=12)
    offers = MIND.offers(replace(at, question=replace(at.question, kind="produce", about=about, shape=shape)))
    assert {offer.answer for offer in offers} == {"done"}


def test_who_has_paid_for_the_custodians_lands() -> None:
    game = board(seats=4)
    system = game.state.planets["mecatol_rex"].system
    fleet(game, 0, system, carrier=1, infantry=2)
    at = reading(game)
    for least in (0, 1):
        shape = Spread([Slot("mecatol_rex", T("mecatol"), 2)], least, 2, "TI-CUSTODIANS-04")
        asked = replace(at.question, kind="land", shape=shape, where=(system,))
        offers = MIND.offers(replace(at, question=asked))
        assert all(shape.check(offer.answer) is not None for offer in offers)
        assert any(offer.answer == {} for offer in offers) is not bool(least)


def test_who_lands_on_own_planets_leaves_none_of_them_empty() -> None:
    game = board(seats=4)
    system = game.state.planets["abyz"].system
    fleet(game, 0, system, carrier=1, infantry=4)
    own(game, 0, "fria", "abyz")
    at = reading(game)
    shape = Spread([Slot(id, T(id), 4) for id in ("abyz", "fria")], 0, 4)
    offers = list(MIND.offers(replace(at, question=replace(at.question, kind="land", shape=shape, where=(system,)))))
    landed = max(offers, key=lambda offer: offer.worth).answer
    assert isinstance(landed, dict) and set(landed) == {"abyz", "fria"}
