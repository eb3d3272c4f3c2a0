"""Who leaves a place, with whom, and what waits for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import NO, YES, Option, PickOne, Slot, Spread
from engine.players.characters import LEVELS
from engine.text import T
from engine.ti4 import words
from engine.ti4.components import PIECES
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, objectives, weights
from engine.ti4.minds.tactics import cargo, fleeing, fleets, flights, landing, plans, room
from engine.ti4.minds.tactics.reach import Leg
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading, turn
from tests.engine.ti4.positions import board, fleet, home, learn, near_home, own, settle


def begun(carriers: int, troops: int, tactic: int = 3) -> Game:
    """A home with a dock, carriers and ground forces, before anybody has taken anything."""
    game = board(seats=4)
    game.state.stage_1, game.state.stage_2 = ["expand_borders"], ["subdue_the_galaxy"]
    game.player(0).tactic = tactic
    fleet(game, 0, "jord", space_dock=1, infantry=troops)
    fleet(game, 0, home(game, 0), carrier=carriers)
    return game


def taken(game: Game) -> str:
    """The neighbour of the home that is the best prize."""
    prizes = landing.prizes(reading(game))
    return max(near_home(game, 0), key=lambda id: prizes.get(id, 0))


def aboard(game: Game, system: str) -> int:
    """Ground forces that go there."""
    plan = plans.best(reading(game), system)
    assert plan is not None
    return sum(number for id, number in plan.cargo if id.endswith("infantry"))


@pytest.mark.rule("TI-CAPACITY-01")
def test_ground_forces_are_shared_by_the_carriers_of_a_home() -> None:
    """Whom the second carrier could take to another planet stays for it, where there is a token for that."""
    system = taken(begun(2, 4))
    planets = len(galaxy.of(reading(begun(2, 4))).systems[system].planets)
    assert aboard(begun(2, 4), system) == planets < 4
    assert aboard(begun(1, 4), system) > aboard(begun(2, 4, tactic=1), system) > planets
    assert aboard(begun(2, 12), system) > planets, "there are enough for both"


@pytest.mark.rule("TI-TACTICAL-03", "TI-PUBLICOBJ-04")
def test_one_stays_at_home_where_no_token_is_left_to_make_others() -> None:
    """More go than there are planets to take, but not all."""
    for tactic, left in ((2, 0), (1, 1)):
        game = begun(1, 4, tactic)
        assert 4 - aboard(game, taken(game)) == left


def test_the_second_carrier_takes_land_in_the_same_round() -> None:
    game = turn(begun(2, 4))
    first = sum(planet.owner == 0 for planet in game.state.planets.values())
    game.state.turn = 0
    game = turn(game)
    assert sum(planet.owner == 0 for planet in game.state.planets.values()) > first


def test_what_is_shared_stays_shared_once_the_token_lies_on_the_board() -> None:
    """The last token but one is spent on the first carrier, the last one is left for the second."""
    game = turn(begun(2, 4, tactic=2))
    assert game.ships(0, home(game, 0))["carrier"] == 1
    assert game.player(0).tactic == 1 and game.state.planets["jord"].ground[0].units["infantry"] == 2


def test_what_a_dock_makes_waits_for_ships_that_can_still_leave() -> None:
    """Activated first, the home would hold its carrier and the ground forces beside it."""
    game = begun(1, 1)
    for planet in game.state.planets.values():
        planet.exhausted = False
    every = {plan.system: plan.worth for plan in plans.every(reading(game))}
    leaving = [worth for system, worth in every.items() if system != home(game, 0)]
    assert max(leaving) > every[home(game, 0)]
    last = {plan.system: plan.worth for plan in plans.every(reading(begun(1, 0)))}
    assert last[home(game, 0)] == max(last.values()), "nobody is there to be carried"


@pytest.mark.rule("TI-CAPACITY-01")
def test_ground_forces_above_a_planet_take_it_before_they_are_carried_off() -> None:
    """Either it is, where there are too few for both: what they could do elsewhere takes nothing from it."""
    worth = list[int]()
    for known in (["sarween_tools"], []):
        game = board("nekro", "sol", "hacan", "letnev")
        own(game, 1, "mecatol_rex", "thibah")
        learn(game, 1, *known)
        game.state.custodians = False
        fleet(game, 0, galaxy.CENTRE, carrier=1, infantry=1, dreadnought=1)
        fleet(game, 1, "21", destroyer=1)
        every = {plan.system: plan for plan in plans.every(reading(game))}
        assert (every["21"].worth > 200) is bool(known), "there is a technology to learn"
        worth.append(every[galaxy.CENTRE].worth)
    assert worth[0] >= worth[1]


def gathering(waiting: int, soldiers: int = 3, fighters: int = 0) -> int:
    """Ground forces that a carrier brings from the next planet to a home where so many wait."""
    game = begun(0, waiting)
    beside = settle(game, 0, near_home(game, 0))
    fleet(game, 0, beside.system, carrier=1, fighter=fighters)
    fleet(game, 0, beside.id, infantry=soldiers)
    return aboard(game, home(game, 0))


@pytest.mark.rule("TI-CAPACITY-01", "TI-CAPACITY-02")
def test_nobody_is_brought_to_where_more_wait_than_can_be_carried() -> None:
    assert [gathering(waiting) for waiting in (4, 5, 6)] == [2, 1, 0], "they fill the carrier"
    assert [gathering(3, fighters=number) for number in (0, 2)] == [2, 1], "and fighters do"


@pytest.mark.rule("TI-TRANSPORT-01")
def test_no_planet_is_left_empty_to_go_where_none_is_taken() -> None:
    assert [gathering(4, soldiers) for soldiers in (1, 2, 3)] == [0, 1, 2]


@pytest.mark.rule("TI-TRANSPORT-02")
@pytest.mark.parametrize(("waiting", "gone"), [(3, 2), (12, 6)])
def test_no_place_aboard_stays_empty_while_more_wait_than_the_next_carrier_takes(waiting: int, gone: int) -> None:
    game = begun(1, waiting)
    game.state.round = 4
    own(game, 0, *[id for id, planet in game.state.planets.items() if planet.system in near_home(game, 0)])
    target = near_home(game, 0)[0]
    plan = plans.best(reading(game), target)
    assert plan is not None and aboard(game, target) == gone


@pytest.mark.rule("TI-TRANSPORT-01")
def test_no_planet_is_left_empty_to_go_where_too_few_would_land() -> None:
    """One infantry against three stays, against one it goes."""
    gone = list[int]()
    for foes in (3, 1, 0):
        game = begun(0, 4)
        first = settle(game, 0, near_home(game, 0))
        fleet(game, 0, first.system, carrier=1)
        fleet(game, 0, first.id, infantry=1)
        beyond = galaxy.of(reading(game)).near[first.system]
        target = next(p for p in game.state.planets.values() if p.system in beyond and p.owner is None)
        for planet in game.state.planets.values():
            if planet.system == target.system:
                own(game, 1, planet.id)
                fleet(game, 1, planet.id, infantry=foes)
        gone.append(aboard(game, target.system))
    assert gone == [0, 1, 1]


@pytest.mark.rule("TI-INVASION-13")
def test_a_dock_away_from_home_is_not_left_without_ground_forces() -> None:
    """Though nobody is near who could land there."""
    kept = list[int]()
    for docks in (0, 1):
        game = board(seats=4)
        own(game, 0, "starpoint")
        fleet(game, 0, "starpoint", infantry=3, space_dock=docks)
        kept.append(landing.garrison(reading(game), "starpoint"))
    assert kept == [0, 1]


def sent(at: At, legs: tuple[Leg, ...], target: str = "18") -> int:
    """What it is worth that these ships leave places at a dock, with nobody aboard."""
    return room.made(at, galaxy.of(at).systems[target], legs, ())


@pytest.mark.rule("TI-FLEETPOOL-07", "TI-SPACECANNONOFF-01")
def test_no_room_is_made_under_guns_nor_by_leaving_those_whom_the_ships_carry() -> None:
    game = begun(0, 2, tactic=3)
    fleet(game, 0, home(game, 0), carrier=3)
    target = near_home(game, 0)[0]
    legs = next(plan.legs for id in near_home(game, 0) if (plan := plans.best(reading(game), id)) is not None)
    free = sent(reading(game), legs, target)
    fleet(game, 0, "jord", None, infantry=12)
    left = sent(reading(game), legs, target)
    fleet(game, 1, target, flagship=1, pds=3)
    assert free > left > 0 == sent(reading(game), legs, target)


@pytest.mark.rule("TI-FLEETPOOL-07")
def test_ships_that_only_make_room_go_to_the_best_place_at_any_level() -> None:
    game = begun(0, 2, tactic=3)
    fleet(game, 0, home(game, 0), dreadnought=3)
    idle = [plan for plan in plans.every(reading(game)) if 0 < plan.worth <= plan.room]
    others = [plan for plan in plans.every(reading(game)) if plan.worth == 0 < plan.room]
    assert len(idle) == 1 and others


@pytest.mark.rule("TI-FLEETPOOL-07")
def test_ships_make_room_for_what_their_home_could_build() -> None:
    """A full fleet pool leaves a dock with money to nothing but ground forces; not where no token is left for it."""
    worths = list[int]()
    for rich, tokens in ((True, 3), (False, 3), (True, 1)):
        game = begun(0, 2, tactic=tokens)
        fleet(game, 0, home(game, 0), dreadnought=3)
        for planet in game.planets(0):
            game.state.planets[planet].exhausted = not rich
        at = reading(game)
        legs = next(plan.legs for id in near_home(game, 0) if (plan := plans.best(at, id)) is not None)
        worths.append(sent(at, legs))
    assert worths[0] > 50 and worths[1:] == [0, 0]


@pytest.mark.rule("TI-FLEETPOOL-07", "TI-PRODUCTION-04")
@pytest.mark.parametrize("goods", [0, 20])
def test_no_room_is_made_for_what_is_spent_where_the_ships_go(goods: int) -> None:
    """Not where there is enough for both docks."""
    worths = list[int]()
    for docks in (0, 1):
        game = begun(0, 2, tactic=3)
        fleet(game, 0, home(game, 0), dreadnought=3)
        beside, game.player(0).trade_goods = settle(game, 0, near_home(game, 0)), goods
        fleet(game, 0, beside.id, infantry=1, space_dock=docks)
        at = reading(game)
        legs = next(plan.legs for id in near_home(game, 0) if (plan := plans.best(at, id)) is not None and plan.legs)
        worths.append(sent(at, legs, beside.system))
    assert worths[0] > 0 and (worths[1] > 0) is (goods > 0)


@pytest.mark.rule("TI-FLEETPOOL-07")
def test_no_ship_takes_the_place_at_a_dock_of_one_that_could_be_built() -> None:
    """A carrier next door could fetch ground forces; with it the fleet pool is full."""
    legs = list[int]()
    for rich in (False, True):
        game = begun(0, 6)
        fleet(game, 0, home(game, 0), dreadnought=2)
        fleet(game, 0, near_home(game, 0)[0], carrier=1)
        game.state.planets["jord"].exhausted = not rich
        plan = plans.best(reading(game), home(game, 0))
        assert plan is not None
        legs.append(len(plan.legs))
    assert legs == [1, 0]


@pytest.mark.rule("TI-RETREAT-06")
def test_nobody_flees_to_where_others_can_follow() -> None:
    """Also not by the card, which helps those who flee wherever they go."""
    shape, about = PickOne(words.system_options(["20", "37"])), T("asked", source=words.card("skilled_retreat"))
    for follow, free in (("20", "37"), ("37", "20")):
        game = board(seats=4)
        beside = next(
            other for other in game.near()[follow] if galaxy.distance(reading(game), free, 2).get(other) is None
        )
        fleet(game, 1, beside, dreadnought=3)
        assert answered(reading(game), "retreat_to", shape) == free
        assert answered(reading(game), "target", shape, about) == free


@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.rule("TI-RIFT-03")
def test_what_a_gravity_rift_may_destroy_counts(inside: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """`inside`: on the way out; else on the way to a place that has to be left again."""
    game, rift = board(seats=4), "41"
    game.state.stage_1, game.state.stage_2 = ["expand_borders"], ["subdue_the_galaxy"]
    beside = next(id for id in game.near()[rift] if not game.state.systems[id].space)
    start, target = (rift, beside) if inside else (beside, rift)
    fleet(game, 0, start, carrier=1, infantry=2)
    careful = plans.best(reading(game), target)
    monkeypatch.setattr(plans, "TORN", 0)
    careless = plans.best(reading(game), target)
    assert careful is not None and careless is not None
    assert careful.worth <= careless.worth - 3 * weights.LOST * 30 // 100


def caught(tactic: int = 2) -> Game:
    """A carrier beside a home whose fleet could still take land, before a fleet that it cannot beat."""
    game = begun(2, 6, tactic)
    fleet(game, 0, home(game, 0), dreadnought=3)
    beside = near_home(game, 0)[0]
    fleet(game, 0, beside, carrier=1)
    fleet(game, 1, beside, cruiser=3)
    game.state.turn, game.state.active_system = 1, beside
    return game


def flees(game: Game) -> object:
    """What the carrier does."""
    return answered(reading(game), "retreat", PickOne([Option(id, T(id)) for id in (YES, NO)]))


@pytest.mark.rule("TI-RETREAT-09")
def test_no_ship_brings_a_whole_fleet_to_a_standstill_by_fleeing_to_it() -> None:
    game = caught()
    assert flees(game) == NO
    game.state.systems[home(game, 0)].tokens = [0]
    assert flees(game) == YES, "it cannot go on in this round anyway"
    assert flees(caught(tactic=0)) == YES
    alone = caught(tactic=1)
    assert fleeing.held(reading(alone), home(alone, 0)) > 0
    for system in alone.state.systems.values():
        system.tokens = [] if str(system.tile) == home(alone, 0) else [0]
    assert flees(alone) == NO, "nothing else can be activated"
    passed = caught()
    passed.player(0).passed = True
    assert flees(passed) == YES


@pytest.mark.rule("TI-RETREAT-09")
def test_ships_flee_to_where_nothing_else_would_have_gone_on() -> None:
    game = caught()
    beside, other = near_home(game, 0)[0], next(id for id in game.near()[near_home(game, 0)[0]] if id != home(game, 0))
    game.state.systems[other].tokens = [0]
    fleet(game, 0, other, destroyer=1)
    shape = PickOne(words.system_options([home(game, 0), other]))
    assert flees(game) == YES and beside != other
    assert answered(reading(game), "retreat_to", shape) == other


@pytest.mark.rule("TI-CAPACITY-04")
@pytest.mark.parametrize("fighters", [0, 1, 2])
def test_fighters_that_leave_with_their_carrier_hold_its_system_no_longer(fighters: int) -> None:
    """For objectives that ask for ships in many systems; those who find no place are lost."""
    game = begun(0, 0)
    game.player(0).secrets = ["control_the_region"]
    near, *others = near_home(game, 0)
    fleet(game, 0, near, carrier=1, fighter=fighters)
    for system in ("18", *[id for id in others if id != "18"][:3]):
        fleet(game, 0, system, destroyer=1)
    fleet(game, 0, home(game, 0), cruiser=1)
    at = reading(game)
    here, held = galaxy.of(at).systems[home(game, 0)], objectives.holding(at).fleets
    legs = next(legs for legs in fleets.thought_of(at, here) if [leg.mover.origin for leg in legs] == [near])
    load = ((f"{near}:fighter", 1),) if fighters else ()
    then = flights.moved(at, held, home(game, 0), legs, load)
    assert near in held and near not in then and then[home(game, 0)] == 2 + bool(fighters)


@pytest.mark.rule("TI-TRANSPORT-01")
def test_a_carrier_that_is_full_fetches_nobody() -> None:
    """It would go back and forth with those aboard, where others wait."""
    fetched = list[int]()
    for soldiers, fighters in ((0, 0), (1, 0), (6, 0), (1, 4)):
        game = begun(0, 9)
        near = near_home(game, 0)[0]
        fleet(game, 0, near, carrier=1, infantry=soldiers, fighter=fighters)
        at = reading(game)
        here = galaxy.of(at).systems[home(game, 0)]
        legs = next(legs for legs in fleets.thought_of(at, here) if [leg.mover.origin for leg in legs] == [near])
        load = ((f"{near}:infantry", soldiers), (f"{near}:fighter", fighters))
        fetched.append(plans._fetches(at, here, legs, load))
    assert fetched == [6 * cargo.FETCHED, 5 * cargo.FETCHED, 0, cargo.FETCHED]


@pytest.mark.rule("TI-INFANTRYTOKEN-04")
def test_nobody_is_fetched_for_whose_group_another_would_be_lost() -> None:
    """Where all figures stand somewhere and none of the groups would be whole on its way."""
    brought = list[int]()
    for free in (1, 0):
        game = begun(0, 2)
        near = near_home(game, 0)
        beside = settle(game, 0, near)
        fleet(game, 0, beside.system, carrier=1)
        fleet(game, 0, beside.id, infantry=3)
        elsewhere = [planet.id for planet in game.state.planets.values() if planet.system not in (*near, home(game, 0))]
        for planet in elsewhere[: PIECES["infantry"] - 2 - free]:
            own(game, 0, planet)
            fleet(game, 0, planet, infantry=1)
        brought.append(aboard(game, home(game, 0)))
    assert brought[0] > 0 and brought[1] == 0


@pytest.mark.rule("TI-ACTIVATION-03", "TI-MOVEMENT-06")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_locks_up_the_ships_of_its_home_for_what_can_be_made_after_they_have_left(level: str) -> None:
    game = begun(2, 4)
    for planet in game.state.planets.values():
        planet.exhausted = False
    shape = PickOne([Option(id, T("system")) for id in (home(game, 0), *near_home(game, 0))])
    chosen = [answered(reading(game, 0, level, str(n)), "activate", shape) for n in range(12)]
    assert home(game, 0) not in chosen


@pytest.mark.rule("TI-TRANSPORT-02", "TI-TRANSPORT-03")
def test_a_carrier_takes_first_what_lies_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom another ship of the plan starts beside does not take the place of a fighter."""
    game = board(seats=4)
    own(game, 0, "starpoint", "new_albion", "mecatol_rex")
    fleet(game, 0, "mecatol_rex", None, infantry=1)
    fleet(game, 0, "starpoint", None, infantry=2)
    fleet(game, 0, "27", carrier=1, fighter=2)
    game.state.active_system = "19"
    load = (("mecatol_rex:infantry", 1), ("starpoint:infantry", 2), ("27:fighter", 2))
    monkeypatch.setattr(plans, "best", lambda at, system: plans.TacticalPlan(system, (), load))
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("27", "18", "19")))
    shape = Spread([Slot(id, T("x"), number) for id, number in load], 0, 4)
    assert answered(at, "load", shape) == dict(load[1:])
