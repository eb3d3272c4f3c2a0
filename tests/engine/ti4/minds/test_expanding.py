"""Small positions: what is made to take land with, who carries it there, and what holds ships back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne, Shape, Slot, Spread
from engine.text import T
from engine.ti4.interface.view import View
from engine.ti4.minds import actions, strategy
from engine.ti4.minds.deals import offer
from engine.ti4.minds.economy import building, production, saving, technologies, tokens
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, savings, weights, worth
from engine.ti4.minds.tactics import landing, outlook, plans
from engine.ti4.play import Game
from engine.ti4.words import Note
from tests.engine.ti4.minds.minding import answered, reading, table
from tests.engine.ti4.positions import board, fleet, home, learn, near_home, own


def begun() -> Game:
    """The board of a game that will last."""
    game = board(seats=4)
    game.state.stage_1 = ["develop_weaponry", "expand_borders", "lead_from_the_front"]
    game.state.stage_2 = ["subdue_the_galaxy", "galvanize_the_people", "master_the_sciences"]
    return game


def docked(**ships: int) -> Game:
    """A dock at home, with these ships above it."""
    game = begun()
    fleet(game, 0, "jord", space_dock=1)
    fleet(game, 0, home(game, 0), None, **ships)
    return game


def wanted(game: Game, type: str, purse: int = 4) -> int:
    """What making a piece of a type is worth there."""
    about = T("produce", left=5, money=purse)
    shape = PickOne([Option("done", T("done")), Option(type, T(type))])
    at = reading(game)
    offers = MIND.offers(replace(at, question=replace(at.question, kind="produce", about=about, shape=shape)))
    return next(one.worth for one in offers if one.answer == type)


@pytest.mark.rule("TI-INVASION-13")
@pytest.mark.parametrize(("guards", "near", "first"), [(0, True, True), (1, True, False), (0, False, False)])
def test_who_stands_by_a_dock_is_made_first_where_others_could_land(guards: int, near: bool, first: bool) -> None:
    game = begun()
    place = game.state.planets["lodor"].system
    own(game, 0, "lodor")
    fleet(game, 0, "lodor", space_dock=1, infantry=guards)
    fleet(game, 0, "jord", infantry=9)
    fleet(game, 1, game.near()[place][0], carrier=int(near), infantry=4 * near)
    game.state.active_system = place
    assert (wanted(game, "infantry") > wanted(game, "dreadnought")) is first


@pytest.mark.rule("TI-FLEETPOOL-01", "TI-FLEETPOOL-02")
def test_a_dock_under_a_full_fleet_makes_little_and_what_it_can() -> None:
    """Fighters and infantry are made then, however much money is left: nothing greater could be."""
    some, full = docked(cruiser=1), docked(cruiser=3)
    fleet(some, 0, home(some, 0), infantry=8)
    fleet(full, 0, home(full, 0), infantry=8)
    assert production.gain(reading(full), home(full, 0)) * 2 < production.gain(reading(some), home(some, 0))
    assert wanted(full, "fighter", purse=12) > 0


def test_ships_that_carry_want_somebody_to_carry() -> None:
    empty, full = docked(carrier=2), docked(carrier=2)
    fleet(full, 0, home(full, 0), infantry=8)
    assert wanted(empty, "infantry") > wanted(empty, "carrier") > 0
    assert wanted(empty, "infantry") > 2 * wanted(full, "infantry")
    assert production.gain(reading(empty), home(empty, 0)) > production.gain(reading(full), home(full, 0))


def test_whatever_carries_stands_for_carriers() -> None:
    suns = docked(war_sun=2)
    learn(suns, 0, "war_sun")
    assert wanted(suns, "carrier") < wanted(docked(), "carrier")
    assert wanted(suns, "infantry") >= wanted(docked(), "infantry")


def test_whoever_has_but_one_carrier_makes_the_second_one_first() -> None:
    one, two = docked(carrier=1), docked(carrier=2)
    assert wanted(one, "carrier") > wanted(one, "infantry") > wanted(two, "carrier")
    assert production.gain(reading(one), home(one, 0)) > production.gain(reading(two), home(two, 0))
    taken = [planet.id for planet in one.state.planets.values() if planet.owner is None]
    own(one, 1, *taken)
    assert wanted(one, "carrier") < wanted(one, "infantry"), "no land is left for it"


def test_the_first_resources_are_dearer_than_those_that_nothing_is_made_of() -> None:
    game = docked(carrier=1)
    at = reading(game)
    spare = saving.resources(at)
    last, first = production.missed(at, 1), production.missed(at, spare) - production.missed(at, spare - 1)
    assert weights.RESOURCE <= last < first
    game.state.systems[home(game, 0)].tokens.append(0)
    assert production.missed(reading(game), spare) == spare * weights.RESOURCE


def test_a_token_for_the_strategy_pool_comes_before_a_third_action() -> None:
    game = board(seats=4)
    game.player(0).tactic, game.player(0).strategy = 1, 0
    shape = Spread([Slot(pool, T(pool), 2) for pool in ("tactic", "fleet", "strategy")], 2, 2)
    assert answered(reading(game), "gain_tokens", shape) == {"tactic": 1, "strategy": 1}
    game.player(0).tactic = 0
    assert answered(reading(game), "gain_tokens", shape) == {"tactic": 2}


def test_a_token_that_an_objective_needs_is_spent_on_what_is_worth_that_alone() -> None:
    game = board(seats=4)
    game.player(0).tactic, game.player(0).strategy = 2, 1
    free = plans.token(reading(game)), strategy.fee(reading(game))
    game.state.public = ["lead_from_the_front"]
    bound = plans.token(reading(game)), strategy.fee(reading(game))
    assert [kept - usual for usual, kept in zip(free, bound, strict=True)] == [savings.LATER, savings.LATER]
    game.player(0).tactic = 3
    assert tokens.promised(reading(game)) == 0, "there are enough"


def test_those_who_wait_to_be_carried_want_carriers() -> None:
    few, many = docked(carrier=2), docked(carrier=2)
    for game in (few, many):
        own(game, 1, *[planet.id for planet in game.state.planets.values() if planet.owner is None])
    fleet(many, 0, "jord", infantry=16)
    assert wanted(many, "carrier") > wanted(few, "carrier")


@pytest.mark.rule("TI-TRANSPORT-01")
def test_no_carriers_are_made_for_nobody() -> None:
    """Once no land is left and nobody waits, what fights is better, the more carriers there are."""
    worths = list[int]()
    for carriers in (2, 3, 4):
        game = docked(carrier=carriers)
        own(game, 1, *[planet.id for planet in game.state.planets.values() if planet.owner is None])
        worths.append(wanted(game, "carrier", purse=12))
        assert worths[-1] * 3 < wanted(game, "dreadnought", purse=12) * 2
    assert worths == sorted({*worths}, reverse=True)


def test_warfare_is_worth_more_where_a_fleet_could_go_on() -> None:
    game = docked(carrier=1)
    game.state.systems[near_home(game, 0)[0]].tokens.append(0)
    aside = strategy.PRIMARY["warfare"](reading(game))
    game.state.systems[home(game, 0)].tokens.append(0)
    fleet(game, 0, "jord", infantry=4)
    assert strategy.PRIMARY["warfare"](reading(game)) > aside + 200
    shape = PickOne([Option(id, T("x")) for id in (near_home(game, 0)[0], home(game, 0))])
    assert answered(reading(game), "warfare", shape) == home(game, 0)


@pytest.mark.rule("TI-WARFARE-02", "TI-ACTIVATION-03", "TI-PUBLICOBJ-04")
def test_warfare_frees_those_who_land_on_the_own_lost_home() -> None:
    """Rather than a greater fleet elsewhere that would only go on."""
    game = board(seats=4)
    at_home = home(game, 0)
    beside = near_home(game, 0)[0]
    game.state.planets["jord"].owner = 1
    fleet(game, 1, "jord", None, infantry=1)
    fleet(game, 0, at_home, carrier=1, fighter=3, infantry=3)
    fleet(game, 0, beside, dreadnought=5, cruiser=3)
    for place in (at_home, beside):
        game.state.systems[place].tokens.append(0)
    systems = [galaxy.of(reading(game)).systems[id] for id in (at_home, beside)]
    assert strategy.released(reading(game), systems[0]) < strategy.released(reading(game), systems[1])
    shape = PickOne([Option(id, T("x")) for id in (beside, at_home)])
    assert answered(reading(game), "warfare", shape) == at_home


def test_resources_are_dearer_while_there_is_something_to_make_of_them() -> None:
    game = docked()
    dear = technologies.resources(reading(game), 4)
    game.state.systems[home(game, 0)].tokens.append(0)
    assert dear > technologies.resources(reading(game), 4) == 4 * weights.RESOURCE


def test_nobody_is_carried_from_where_only_others_fly() -> None:
    game = board(seats=4)
    target = near_home(game, 0)[0]
    aside = next(id for id in game.near()[target] if id != home(game, 0) and not game.state.systems[id].tokens)
    fleet(game, 0, "jord", infantry=4)
    fleet(game, 0, home(game, 0), cruiser=1)
    fleet(game, 0, aside, carrier=1, infantry=1)
    found = [plan for plan in plans.every(reading(game)) if any(leg.mover.type == "cruiser" for leg in plan.legs)]
    assert all("jord:infantry" not in dict(plan.cargo) for plan in found)


def test_ships_come_for_those_who_wait() -> None:
    game = begun()
    beside = near_home(game, 0)[0]
    fleet(game, 0, beside, carrier=1)
    alone = plans.best(reading(game), home(game, 0))
    fleet(game, 0, "jord", infantry=4)
    waiting = plans.best(reading(game), home(game, 0))
    assert alone is not None and waiting is not None and waiting.worth > alone.worth


@pytest.mark.parametrize(("carried", "held"), [(0, False), (2, True)])
def test_only_who_could_land_holds_ships_at_home(carried: int, held: bool) -> None:
    game = board(seats=4)
    near = near_home(game, 0)[0]
    fleet(game, 1, near, carrier=1)
    if carried:
        fleet(game, 1, near, infantry=carried)
    at = reading(game)
    here = galaxy.of(at).systems[home(game, 0)]
    attackers = worth.invaders(at, home(game, 0))
    assert worth.threat(at, home(game, 0)) > 0
    assert (worth.danger(at, here, 0, attackers) > 0) is held


@pytest.mark.rule("TI-MODIFIER-01")
@pytest.mark.parametrize("drive", [False, True])
def test_one_ship_comes_from_farther_off_where_a_technology_lets_it(drive: bool) -> None:
    """A dreadnought moves 1; with Gravity Drive one of two comes from two systems off, with who stands beside it."""
    game = board(seats=4)
    distant = galaxy.distance(reading(game), home(game, 0), 2)
    far = next(id for id, steps in distant.items() if steps == 2 and not galaxy.of(reading(game)).systems[id].home_of)
    fleet(game, 1, far, dreadnought=2, infantry=2)
    if drive:
        learn(game, 1, "gravity_drive")
    at = reading(game)
    ship = forces.value({"dreadnought": 1}, at.view.seats[1])
    assert worth.invaders(at, home(game, 0)) == ship * drive


def test_who_stands_on_a_planet_holds_it() -> None:
    game = board(seats=4)
    at = reading(game)
    bare = worth.danger(at, galaxy.of(at).systems[home(game, 0)], 0, 8)
    fleet(game, 0, "jord", infantry=2, pds=1)
    at = reading(game)
    assert 0 < worth.danger(at, galaxy.of(at).systems[home(game, 0)], 0, 8) < bare


def test_what_is_taken_is_not_missed() -> None:
    """What ships could take from where they are is no loss to them while they take it."""
    game = board(seats=4)
    system = next(id for id in near_home(game, 0) if any(one.system == id for one in game.state.planets.values()))
    for planet in game.state.planets.values():
        if planet.owner is None and planet.system != system:
            own(game, 0, planet.id)
    fleet(game, 0, home(game, 0), carrier=1)
    fleet(game, 0, "jord", infantry=4)
    at = reading(game)
    plan = plans.best(at, system)
    assert plan is not None
    effort = -sum(leg.number * (leg.mover.card.cost or 0) * 2 for leg in plan.legs) * weights.EFFORT
    assert plans._outlook(at, galaxy.of(at).systems[system], plan.legs, outlook.Army(6, 0)) == effort


def test_an_attack_that_costs_a_point_keeps_no_ship_from_other_tasks() -> None:
    game = board(seats=4)
    here, beyond = near_home(game, 0)[:2]
    fleet(game, 0, here, cruiser=2)
    fleet(game, 0, home(game, 0), carrier=1)
    fleet(game, 0, "jord", infantry=4)
    fleet(game, 1, beyond, dreadnought=1, fighter=1)
    game.player(0).notes_in_play = [Note("support_for_the_throne", 1).id]
    priced = {plan.system: plan for plan in plans.every(reading(game))}
    worthless = [plan for plan in priced.values() if plan.worth < -weights.SURE // 2]
    assert all(here not in plan.origins or plan.worth < 0 for plan in worthless)
    best = plans.best(reading(game), here)
    assert best is not None and priced[here].worth >= best.worth - weights.TOKEN


def test_the_more_there_is_to_do_the_worse_it_is_to_pass() -> None:
    game = board(seats=4)
    fleet(game, 0, home(game, 0), carrier=1)
    fleet(game, 0, "jord", infantry=4)
    busy = _passing(reading(game))
    for system in game.state.systems.values():
        system.tokens.append(0)
    assert busy < 0 == _passing(reading(game))


def test_a_deputy_passes_as_soon_as_nothing_has_to_be_done() -> None:
    game = board(seats=4)
    fleet(game, 0, home(game, 0), carrier=1)
    fleet(game, 0, "jord", infantry=4)
    at = reading(game)
    object.__setattr__(at.character, "deputy", True)
    assert _passing(at) == 0


def _passing(at: At) -> int:
    shape = PickOne([Option("tactical", T("x")), Option("pass", T("x"))])
    offers = actions.action(replace(at, question=replace(at.question, shape=shape)))
    return next(one.worth for one in offers if one.answer == "pass")


def test_who_has_nothing_to_offer_does_not_look_at_the_board() -> None:
    game = board(seats=4)
    for player in game.state.players:
        player.notes, player.commodities = [], 0
    at = reading(game, 1)

    def looked() -> View:
        raise AssertionError

    blind = replace(at, look=looked)
    assert list(offer(blind, _form(game, 1))) == []


def _form(game: Game, seat: int) -> Shape:
    ask = table(game).ask
    assert ask is not None
    return ask.may(seat)["offer"]


def test_a_keen_player_seldom_makes_ships_while_those_it_has_carry_nobody() -> None:
    game = docked(carrier=2)
    shape = PickOne([Option(type, T(type)) for type in ("infantry", "carrier", "destroyer", "cruiser")])
    about = T("produce", left=5, money=5)
    made = [answered(reading(game, 0, "keen", str(number)), "produce", shape, about) for number in range(20)]
    assert made.count("infantry") >= 15


def besieged() -> Game:
    """One infantry holds Mecatol Rex; a dreadnought and a carrier stand beside it with ground forces."""
    game = board(seats=4)
    game.state.custodians = False
    own(game, 1, "mecatol_rex")
    fleet(game, 1, "mecatol_rex", infantry=1)
    own(game, 0, "arnor")
    fleet(game, 0, game.state.planets["arnor"].system, dreadnought=1, carrier=1)
    fleet(game, 0, "arnor", infantry=5)
    return game


@pytest.mark.rule("TI-BOMBARD-05")
def test_bombs_miss_as_often_as_they_do() -> None:
    """Six hits in ten rolls are no certain one: a single infantry that follows them may still be beaten."""
    at = reading(besieged())
    planet = galaxy.of(at).planets["mecatol_rex"]
    never, mean, surely = [landing.chance(at, planet, 1, bombs) for bombs in (0, 60, 100)]
    assert never < mean < surely == weights.SURE
    assert mean == never + (surely - never) * 60 // 100


@pytest.mark.rule("TI-BOMBARD-05", "TI-TRANSPORT-01")
def test_those_who_stand_by_make_an_attack_surer() -> None:
    """A dreadnought alone could carry one; with the carrier more come, and they count for the landing."""
    at = reading(besieged())
    [alone], [together] = [landing.landings(at, galaxy.CENTRE, number, {"dreadnought": 1}) for number in (1, 4)]
    assert alone.number == 1 and together.number == 4 and together.chance > alone.chance
    plan = plans.best(at, galaxy.CENTRE)
    assert plan is not None and sum(number for _, number in plan.cargo) > 1


@pytest.mark.rule("TI-BLOCKADE-01", "TI-BLOCKADE-02")
@pytest.mark.parametrize(("own_ships", "enemies", "built"), [(0, 1, False), (1, 1, True), (0, 0, True)])
def test_no_dock_is_built_under_ships_of_others_alone(own_ships: int, enemies: int, built: bool) -> None:
    game = begun()
    own(game, 0, "lodor")
    fleet(game, 0, "lodor", infantry=2)
    fleet(game, 0, "26", cruiser=own_ships)
    fleet(game, 1, "26", destroyer=enemies)
    assert (building.site(reading(game), "space_dock", "lodor") > 0) is built
